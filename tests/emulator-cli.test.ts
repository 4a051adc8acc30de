import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createEmulator, createSeed } from "@portico/emulator";
import { createEmulatorClient } from "@portico/emulator/client";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";

const cli = fileURLToPath(new URL("../packages/emulator/dist/cli.js", import.meta.url));
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "portico-cli-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    encoding: "utf8",
  });
  return { status, stdout, stderr };
};

/** Starts an emulator on a free port, and waits for the address that it prints. */
async function start(...args: string[]) {
  const child = spawn(process.execPath, [cli, "--port", "0", ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill());
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /listens on (\S+)/.exec(line)?.[1];
    if (url !== undefined) return { url, emulator: createEmulatorClient(url) };
  }
  throw new Error("the emulator ended without an address");
}

it("starts from a seed's file, and exports the shop as it is", async () => {
  const file = join(folder, "mugs.json");
  const seed = createSeed()
    .site({ currency: "EUR" })
    .product({ name: "Mug", price: "5", stock: 2 });
  writeFileSync(file, JSON.stringify(seed));
  const { url, emulator } = await start("--seed", file);
  expect(await emulator.overview()).toMatchObject({
    site: { currency: "EUR" },
    counts: { products: 1 },
  });
  const { products } = await emulator.exportSeed();
  const variant = products?.[0]?.variantsInfo?.variants?.[0] as { id: string };
  await emulator.controls.catalog.setStock(variant.id, 9);
  const out = join(folder, "out.json");
  expect(run("export", "--url", url, "--out", out)).toEqual({ status: 0, stdout: "", stderr: "" });
  const again = createEmulator({ seed: JSON.parse(readFileSync(out, "utf8")) });
  const [product] = again.state.catalog.products.values();
  expect(product?.variants[0]?.stock.quantity).toBe(9);
});

it("exports a built-in seed to standard output", () => {
  const { status, stdout } = run("export", "--seed", "minimal", "--currency", "jpy");
  const { products, site } = JSON.parse(stdout);
  expect([status, products.length, site.currency]).toEqual([0, 3, "JPY"]);
});

it("takes a number of products, a currency and a version", async () => {
  const { emulator } = await start("--seed", "60", "--currency", "chf", "--catalog", "v1");
  expect(await emulator.overview()).toMatchObject({
    site: { currency: "CHF", catalogVersion: "V1_CATALOG" },
    counts: { products: 60 },
  });
});

it.each([
  [["--seed", "shoes"], /fashion/],
  [["--seed", "none.json"], /none\.json cannot be read/],
  [["import"], /no command import/],
  [["export", "--url", "http://localhost:1"], /fetch failed/],
])("says what is wrong with %j", (args, message) => {
  const { status, stderr } = run(...args);
  expect([status, stderr]).toEqual([1, expect.stringMatching(message)]);
});

it("calls a plugin that it is told of, and refuses one that there is not", async () => {
  const { emulator } = await start("--plugin", "ECOM_SHIPPING_RATES=http://localhost:9/plugins");
  const checked = emulator.controls.plugins.remove("ECOM_SHIPPING_RATES");
  await expect(checked).resolves.toBeUndefined();
  await emulator.controls.plugins.install({ type: "ECOM_CATALOG", url: "http://localhost:9" });
  expect(await emulator.controls.plugins.calls()).toEqual([]);
  const wrong = run("--plugin", "NONE=http://localhost:9", "--port", "0");
  expect(wrong.status).toBe(1);
  expect(wrong.stderr).toContain("ECOM_SHIPPING_RATES");
});
