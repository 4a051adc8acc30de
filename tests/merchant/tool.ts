import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createClient } from "@portico/core";
import { orderBilling, orders, orderTransactions } from "@portico/ecom";
import { createEmulator, type EmulatorOptions } from "@portico/emulator";
import { ApiKeyStrategy } from "@portico/identity";
import { inventoryItemsV3, productsV3 } from "@portico/stores";
import { onTestFinished } from "vitest";

const mainPath = fileURLToPath(new URL("../../examples/merchant/src/main.ts", import.meta.url));

// the tests start the tool many times, so cache its compiled code
const cacheFolder = fileURLToPath(
  new URL("../../node_modules/.cache/portico/compiled", import.meta.url),
);
const compileCache = { NODE_COMPILE_CACHE: cacheFolder };

export const API_KEY = "portico-emulator-api-key";
export const STORES_APP_ID = "215238eb-22a5-4c36-9e7b-e7c08025e04e";

/** Timeout for tests that start the tool several times on a busy machine. */
export const SEVERAL_RUNS = { timeout: 180_000 };

export interface RunResult {
  code: number | null;
  out: string;
  err: string;
}

export interface PendingRun {
  child: ChildProcess;
  result: Promise<RunResult>;
}

/** Makes an emulator's delays last until the test calls `release`. */
export function holdDelays() {
  const pendingDelays: (() => void)[] = [];
  const watchers: (() => void)[] = [];
  return {
    /** The clock to pass to `createEmulator`. */
    clock: {
      now: () => Date.now(),
      sleep: () =>
        new Promise<void>((resolve) => {
          pendingDelays.push(resolve);
          for (const watch of watchers) watch();
        }),
    },
    /** Resolves when the given number of requests are waiting. */
    waitForRequests: (count: number) =>
      new Promise<void>((resolve) => {
        const watch = () => void (pendingDelays.length >= count && resolve());
        watchers.push(watch);
        watch();
      }),
    release(): void {
      for (const resolve of pendingDelays.splice(0)) resolve();
    },
  };
}

/** Resolves when a run has written the text to standard error. */
export const waitForOutput = ({ child }: PendingRun, text: string): Promise<void> =>
  new Promise((resolve) => {
    let output = "";
    child.stderr?.on("data", (chunk) => {
      output += chunk;
      if (output.includes(text)) resolve();
    });
  });

/**
 * Creates a folder and an emulator served over HTTP. Returns functions that run the tool there.
 *
 * @param env - additional environment variables for the tool
 */
export async function setUpMerchant(
  options: EmulatorOptions = { seed: "empty" },
  env: Readonly<Record<string, string>> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), "portico-merchant-"));
  const emulator = createEmulator(options);
  const server = await emulator.listen({ port: 0 });
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const owner = createClient({
    fetch: emulator.fetch,
    auth: ApiKeyStrategy({ apiKey: API_KEY, siteId: "00000000-0000-4000-8000-000000000001" }),
    modules: { productsV3, inventoryItemsV3, orders, orderTransactions, orderBilling },
  });
  const start = (...args: string[]): PendingRun => {
    const child = spawn(process.execPath, [mainPath, ...args, "--emulator", server.url], {
      cwd: folder,
      env: { ...process.env, ...compileCache, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    return { child, result: resultOf(child) };
  };
  return {
    emulator,
    folder,
    owner,
    url: server.url,
    start,
    run: (...args: string[]) => start(...args).result,
    file(name: string, text: string): string {
      const path = join(folder, name);
      writeFileSync(path, text);
      return path;
    },
    products: () => [...emulator.state.catalog.products.values()],
  };
}

/** Runs the tool in a given environment without the `--emulator` option. */
export const runWithoutEmulator = (
  env: NodeJS.ProcessEnv,
  cwd: string,
  ...args: string[]
): Promise<RunResult> =>
  resultOf(
    spawn(process.execPath, [mainPath, ...args], {
      env: { ...env, ...compileCache },
      cwd,
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );

function resultOf(child: ChildProcess): Promise<RunResult> {
  const texts = { out: "", err: "" };
  child.stdout?.setEncoding("utf8").on("data", (text) => {
    texts.out += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text) => {
    texts.err += text;
  });
  return new Promise((resolve) => {
    child.on("close", (code) => resolve({ code, ...texts }));
  });
}

/** Returns a catalog file that has a given number of rows. Every third row has stock. */
export function catalogFile(rowCount: number): string {
  const lines = ["key,name,price,sku,stock,description"];
  for (let index = 0; index < rowCount; index += 1) {
    const stock = index % 3 === 0 ? String(index % 50) : "";
    lines.push(
      `part-${index},"Part ""${index}"", steel",${(index % 90) + 1}.50,SKU-${index},${stock},Made of steel.`,
    );
  }
  return `${lines.join("\n")}\n`;
}
