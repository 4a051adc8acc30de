// Uses the packed packages to run a shop in every installed runtime, and the emulator in runtimes
// that can listen on a port.
import { execFile, spawn } from "node:child_process";
import { cpSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createClient } from "@portico/core";
import { createEmulator } from "@portico/emulator";
import { createEmulatorClient } from "@portico/emulator/client";
import { ApiKeyStrategy } from "@portico/identity";
import { members } from "@portico/members";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { chromiumHint, chromiumPath, openBrowser } from "../browser/chromium.js";
import { type Packed, packAll, serverPackages } from "../packed.js";
import { hasMiniflare, howToGetRuntimes, type Runtime, runtimes } from "./find-runtimes.js";
import type { SmokeInput } from "./programs/smoke.ts";

const execute = promisify(execFile);
const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const API_KEY = "portico-emulator-api-key";
const APP = "d1c4a7e0-5b1e-4c55-9f0a-6a0f2b3c4d5e";
const NEW_EMAIL = "mary@example.com";

let packed: Packed;
let input: SmokeInput;
const closeFunctions: (() => unknown)[] = [];

beforeAll(async () => {
  packed = await packAll("runtimes", serverPackages);
  cpSync(pathOf("programs"), packed.folder, { recursive: true });
  writeFileSync(join(packed.folder, "package.json"), JSON.stringify({ type: "module" }));
  input = await startEmulator();
});
afterAll(async () => {
  for (const close of closeFunctions) await close();
  packed?.remove();
});

/** Serves an emulator over HTTP, and returns its URL, its credentials and one of its webhooks. */
async function startEmulator(): Promise<SmokeInput> {
  let jwt = "";
  const emulator = createEmulator({
    webhooks: { url: "https://backend.example/", appId: APP, instanceId: "instance" },
    fetch: async (request, init) => {
      jwt ||= await new Request(request, init).text();
      return new Response();
    },
  });
  const auth = ApiKeyStrategy({ apiKey: API_KEY, siteId: emulator.state.site.id });
  const merchant = createClient({ auth, fetch: emulator.fetch, modules: { members } });
  await merchant.members.createMember({ member: { loginEmail: NEW_EMAIL } });
  await emulator.settled();
  const server = await emulator.listen({ port: 0 });
  closeFunctions.push(() => server.close());
  return {
    url: server.url,
    apiKey: API_KEY,
    email: "ada@example.com",
    password: "portico",
    appId: APP,
    publicKey: await emulator.publicKey(),
    jwt,
  };
}

/** The result that every runtime must return, except for `login` in a browser. */
const EXPECTED_RESULT = {
  visitor: "visitor",
  productCount: 2,
  hasParsedDates: true,
  quantities: [2],
  member: "ada",
  login: ["SUCCESS", true],
  webhook: {
    eventType: "wix.members.v1.member_created",
    events: [NEW_EMAIL],
    forged: "WEBHOOK_SIGNATURE",
  },
  missing: { status: 404, code: "PRODUCT_NOT_FOUND" },
};

const runtimeTitle = ({ name, path }: Runtime) => (path ? name : `${name} (${howToGetRuntimes})`);

/** Runs a program from the packed folder and returns its result. */
async function runProgram(
  { path, args }: Runtime,
  program: string,
  smokeInput: SmokeInput = input,
) {
  const { stdout } = await execute(path as string, [...args, program], {
    cwd: packed.folder,
    env: { ...process.env, SMOKE: JSON.stringify(smokeInput), NO_COLOR: "1" },
  });
  return JSON.parse(stdout);
}

for (const runtime of runtimes)
  it.skipIf(!runtime.path)(`a shop sells a product on ${runtimeTitle(runtime)}`, async () => {
    expect(await runProgram(runtime, "process.ts")).toEqual(EXPECTED_RESULT);
  });

for (const runtime of runtimes)
  it.skipIf(!runtime.path)(`the emulator serves a shop on ${runtimeTitle(runtime)}`, async () => {
    const cli = join("node_modules", "@portico", "emulator", "dist", "cli.js");
    const child = spawn(runtime.path as string, [...runtime.args, cli, "--port", "0"], {
      cwd: packed.folder,
      stdio: ["ignore", "pipe", "inherit"],
    });
    const exitPromise = new Promise((resolve) => child.once("exit", resolve));
    onTestFinished(async () => {
      child.kill();
      await exitPromise;
    });
    let url = "";
    for await (const line of createInterface({ input: child.stdout })) {
      url = /running at (\S+)/.exec(line)?.[1] ?? "";
      if (url) break;
    }
    const currentNode = { name: "here", path: process.execPath, args: [] };
    expect(await runProgram(currentNode, "process.ts", { ...input, url })).toEqual(EXPECTED_RESULT);
    // the emulator keeps running after it breaks a connection
    const emulator = createEmulatorClient(url);
    await emulator.faults.add({ kind: "drop", path: "jwks" });
    await expect(fetch(`${url}/oauth2/jwks`)).rejects.toThrow();
    expect(await emulator.requests({ status: 404 })).toMatchObject([
      { operation: "stores.productsV3.getProduct" },
    ]);
  });

/** Bundles a program for a runtime. */
async function bundleProgram(program: string, conditions: string[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(packed.folder, program)],
    bundle: true,
    format: "esm",
    target: "es2022",
    platform: "browser",
    conditions,
    write: false,
    tsconfigRaw: "{}",
  });
  return outputFiles[0]?.text ?? "";
}

it.skipIf(!hasMiniflare)(
  `a shop sells a product on workerd${hasMiniflare ? "" : ` (${howToGetRuntimes})`}`,
  async () => {
    const script = join(packed.folder, "workerd.js");
    writeFileSync(script, await bundleProgram("workerd.ts", ["workerd", "worker"]));
    const { stdout } = await execute(process.execPath, [pathOf("miniflare.mjs"), script], {
      env: { ...process.env, SMOKE: JSON.stringify(input) },
    });
    expect(JSON.parse(stdout)).toEqual(EXPECTED_RESULT);
  },
);

it.skipIf(!chromiumPath)(`a shop sells a product in a browser worker${chromiumHint}`, async () => {
  const script = await bundleProgram("web-worker.ts", ["browser", "worker"]);
  const site = createServer(({ url }, response) => {
    const isWorkerScript = url === "/worker.js";
    response.setHeader("Content-Type", isWorkerScript ? "text/javascript" : "text/html");
    response.end(isWorkerScript ? script : "<!doctype html><title>A page</title>");
  }).listen(0, "127.0.0.1");
  closeFunctions.push(() => site.close());
  await new Promise((resolve) => site.once("listening", resolve));
  const browser = await openBrowser();
  closeFunctions.unshift(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`http://localhost:${(site.address() as AddressInfo).port}/`);
  const response = await page.evaluate(
    (smokeInput) =>
      new Promise((resolve, reject) => {
        const worker = new Worker("/worker.js", { type: "module" });
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.postMessage(smokeInput);
      }),
    input,
  );
  // Browsers hide the target of a redirect, even in workers, so the password login fails.
  expect(response).toEqual({ done: { ...EXPECTED_RESULT, login: ["FAILURE", false] } });
});
