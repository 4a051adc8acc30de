import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createEmulator, createSeed } from "@portico/emulator";
import { afterAll, beforeAll, expect, it } from "vitest";
import { start as begin, run as call } from "./emulator-process.js";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "portico-cli-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) => call(args);
/** Starts an emulator or a recording proxy on a free port. */
const startOnFreePort = (...args: string[]) => begin([...args, "--port", "0"]);

it("the emulator starts from a seed file and exports the changed shop", async () => {
  const file = join(folder, "mugs.json");
  const seed = createSeed()
    .site({ currency: "EUR" })
    .product({ name: "Mug", price: "5", stock: 2 });
  writeFileSync(file, JSON.stringify(seed));
  const { url, emulator } = await startOnFreePort("--seed", file);
  expect(await emulator.overview()).toMatchObject({
    site: { currency: "EUR" },
    counts: { products: 1 },
  });
  const { products } = await emulator.exportSeed();
  const variant = products?.[0]?.variantsInfo?.variants?.[0] as { id: string };
  await emulator.controls.catalog.setStock(variant.id, 9);
  const exportFile = join(folder, "out.json");
  expect(run("export", "--url", url, "--out", exportFile)).toEqual({
    status: 0,
    stdout: "",
    stderr: "",
  });
  const secondEmulator = createEmulator({ seed: JSON.parse(readFileSync(exportFile, "utf8")) });
  const [product] = secondEmulator.state.catalog.products.values();
  expect(product?.variants[0]?.stock.quantity).toBe(9);
});

it.each(["SIGINT", "SIGTERM"] as const)(
  "the emulator reuses its data folder after %s, and rejects a folder with invalid data",
  async (signal) => {
    const data = join(folder, "kept", signal);
    const firstRun = await startOnFreePort("--seed", "minimal", "--data", data);
    await firstRun.emulator.clock.advance(86_400_000);
    await firstRun.emulator.controls.members.setMemberStatus("ada@example.com", "BLOCKED");
    const key = await firstRun.emulator.publicKey();
    const exitPromise = once(firstRun.child, "exit");
    firstRun.child.kill(signal);
    expect(await exitPromise).toEqual([0, null]);
    const secondRun = await startOnFreePort("--seed", "minimal", "--data", data);
    expect(await secondRun.emulator.entries("members")).toMatchObject([{ status: "BLOCKED" }]);
    expect((await secondRun.emulator.exportSeed()).members).toMatchObject([{ status: "BLOCKED" }]);
    expect(await secondRun.emulator.publicKey()).toBe(key);
    writeFileSync(join(data, "state.json"), "{}");
    const rejectedRun = run("--port", "0", "--data", data);
    expect([rejectedRun.status, rejectedRun.stderr]).toEqual([
      2,
      expect.stringContaining("was not changed"),
    ]);
    expect(readFileSync(join(data, "state.json"), "utf8")).toBe("{}");
  },
);

it("the emulator exports a built-in seed to standard output", () => {
  const { status, stdout } = run("export", "--seed", "minimal", "--currency", "jpy");
  const { products, site } = JSON.parse(stdout);
  expect([status, products.length, site.currency]).toEqual([0, 3, "JPY"]);
});

it("the emulator accepts a product count, a currency and a catalog version", async () => {
  const { emulator } = await startOnFreePort(
    "--seed",
    "60",
    "--currency",
    "chf",
    "--catalog",
    "v1",
  );
  expect(await emulator.overview()).toMatchObject({
    site: { currency: "CHF", catalogVersion: "V1_CATALOG" },
    counts: { products: 60 },
  });
});

it("`portico-emulator export --help` lists every option and ignores an unknown option", () => {
  const { status, stdout } = run("export", "--help", "--prot");
  const flags = new Set(stdout.match(/^ {2}--[a-z]+/gm)?.map((flag) => flag.trim()));
  const expectedFlags = [
    "port",
    "host",
    "alias",
    "data",
    "tenants",
    "config",
    "seed",
    "catalog",
    "origin",
    "currency",
    "plugin",
    "url",
    "out",
    "target",
    "set",
    "ignore",
  ];
  expect([status, [...expectedFlags, "help"].filter((flag) => !flags.has(`--${flag}`))]).toEqual([
    0,
    [],
  ]);
});

it("the record command saves requests without tokens, and the verify command exits with 1 if a response differs", async () => {
  const { url } = await startOnFreePort("--seed", "minimal");
  const file = join(folder, "recording.jsonl");
  const proxy = await startOnFreePort("record", "--target", url, "--out", file);
  const send = async (path: string, body: unknown, token = "") => {
    const headers = { "Content-Type": "application/json", Authorization: token };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return await (await fetch(proxy.url + path, init)).json();
  };
  const tokens = await send("/oauth2/token", { clientId: "shop", grantType: "anonymous" });
  const query = { query: { cursorPaging: { limit: 2 } } };
  await send("/stores/v3/products/query", query, tokens.access_token);
  const exitPromise = once(proxy.child, "exit");
  proxy.child.kill("SIGTERM");
  expect(await exitPromise).toEqual([0, null]);
  const text = readFileSync(file, "utf8");
  expect(text.split("\n")).toHaveLength(4);
  expect(text).not.toContain(tokens.access_token);
  const verification = run("verify", file, "--seed", "minimal");
  expect(verification).toEqual({ status: 0, stdout: "2 responses match, 0 differ\n", stderr: "" });
  writeFileSync(file, text.replace(/"slug":"[^"]+"/, '"slug":"another"'));
  const failedVerification = run("verify", file, "--seed", "minimal");
  expect([failedVerification.status, failedVerification.stdout]).toEqual([
    1,
    expect.stringMatching(/^#2 POST .*queryProducts\): products\[0\]\.slug: recorded "another", /),
  ]);
  expect(run("verify", file, "--seed", "minimal", "--ignore", "products.slug").status).toBe(0);
});

it("the trigger command uses a key file, the key of a running emulator or a new key, and reports the response status", async () => {
  const { url, emulator } = await startOnFreePort("--seed", "empty");
  const event = "wix.stores.catalog.v3.brand_created";
  const [key, data] = [join(folder, "key.pem"), join(folder, "brand.json")];
  writeFileSync(data, '{"name":"Field Notes"}');
  const webhookUrl = `${url}/nowhere`;
  const args = [event, "--to", webhookUrl, "--data-file", data];
  const expectedResult = { status: 1, stdout: `${event}: response status 404\n`, stderr: "" };
  expect(run("trigger", ...args, "--key", key)).toEqual(expectedResult);
  expect(readFileSync(key, "utf8")).toContain("PRIVATE KEY");
  expect(run("trigger", ...args, "--url", url)).toEqual(expectedResult);
  expect(run("trigger", ...args).stdout).toContain("BEGIN PUBLIC KEY");
  expect(await emulator.webhooks()).toEqual([]);
  const unknownEventRun = run("trigger", "brand_created", "--to", webhookUrl);
  expect([unknownEventRun.status, unknownEventRun.stderr]).toEqual([
    1,
    expect.stringContaining(event),
  ]);
});

it("the emulator accepts a plugin of a known type and rejects other types", async () => {
  const { emulator } = await startOnFreePort(
    "--plugin",
    "ECOM_SHIPPING_RATES=http://localhost:9/plugins",
  );
  const isPluginConfigured = emulator.controls.plugins.remove("ECOM_SHIPPING_RATES");
  await expect(isPluginConfigured).resolves.toBeUndefined();
  await emulator.controls.plugins.install({ type: "ECOM_CATALOG", url: "http://localhost:9" });
  expect(await emulator.controls.plugins.calls()).toEqual([]);
  const runWithUnknownPlugin = run("--plugin", "NONE=http://localhost:9", "--port", "0");
  expect(runWithUnknownPlugin.status).toBe(2);
  expect(runWithUnknownPlugin.stderr).toContain("ECOM_SHIPPING_RATES");
});
