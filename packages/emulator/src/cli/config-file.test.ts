import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createSeed } from "../seeds/create-seed.js";
import { readConfiguration } from "./config-file.js";
import { emulatorOf, optionsOf, type ShopFlags } from "./shop-flags.js";
import { UsageError } from "./usage.js";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "portico-config-"));
  mkdirSync(join(folder, "seeds"));
  const mugs = createSeed().product({ name: "Mug", price: "5" });
  writeFileSync(join(folder, "seeds/mugs.json"), JSON.stringify(mugs));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
async function configuredBy(text: string, kind = "mjs") {
  files += 1;
  const file = join(folder, `config-${files}.${kind}`);
  writeFileSync(file, text);
  return await readConfiguration(file);
}

async function rejection(text: string, kind?: string): Promise<string> {
  const error = await configuredBy(text, kind).catch((error: unknown) => error);
  if (!(error instanceof UsageError)) throw new Error("the configuration was accepted");
  return error.message.replaceAll(folder, "~");
}

it("paths in a configuration file are relative to its folder unless they are absolute", async () => {
  const { config } = await configuredBy('{"seed":"seeds/mugs.json","data":"kept"}', "json");
  expect(config).toMatchObject({ seed: { products: [{ name: "Mug" }] } });
  expect(config.data).toBe(join(folder, "kept"));
  const absolute = await configuredBy(`{"data":${JSON.stringify(folder)}}`, "json");
  expect(absolute.config.data).toBe(folder);
});

it("flags override individual settings in the configuration file", async () => {
  const { config } = await configuredBy(`export default {
    seed: "minimal",
    origin: "http://localhost:1",
    site: { name: "Mugs", currency: "EUR" },
    plugins: [
      { type: "ECOM_SHIPPING_RATES", url: "http://localhost:2" },
      { type: "ECOM_ADDITIONAL_FEES", fetch: () => new Response() },
    ],
  };`);
  const create = (flags: ShopFlags) => emulatorOf(optionsOf(flags, config));
  const counts = (flags: ShopFlags) => create(flags).overview().counts.products;
  expect([counts({}), counts({ seed: "7" }), counts({ seed: "empty" })]).toEqual([3, 7, 0]);
  expect(create({}).state.site).toMatchObject({ name: "Mugs", currency: "EUR" });
  const flags = { currency: "jpy", catalog: "v1", origin: "http://localhost:9" };
  expect(create(flags).state.site).toMatchObject({
    name: "Mugs",
    currency: "JPY",
    catalogVersion: "V1_CATALOG",
  });
  expect([create({}).origin, create(flags).origin]).toEqual([
    "http://localhost:1",
    "http://localhost:9",
  ]);
  const { plugins } = optionsOf({ plugin: ["ecom_shipping_rates=http://localhost:3"] }, config);
  expect(plugins).toMatchObject([
    { type: "ECOM_ADDITIONAL_FEES" },
    { type: "ECOM_SHIPPING_RATES", url: "http://localhost:3" },
  ]);
});

it.each([
  ['export default { port: "many" };', ': port must be an integer from 0 to 65535, got "many"'],
  ["export default { prot: 80 };", ": unknown option prot"],
  ["export default undefined;", "the file has no default export"],
  ["export const port = 80;", "the file has no default export"],
  ["export default () => ({});", ": the configuration must be an object, got a function"],
  ['throw new Error("no shop today");', ": no shop today"],
  ['export default { seed: "shoes" };', ": Unknown seed "],
  ['export default { seed: "none.json" };', ": Cannot read the seed ~/none.json:"],
  ['export default { seed: { products: [{ name: "Mug", categories: ["Cups"] }] } };', /: .*Cups/],
])(
  "an invalid configuration file causes an error that names the file and the problem: %s",
  async (text, message) => {
    const reported = await rejection(text);
    expect(reported).toMatch(/^(Cannot load ~\/)?config-\d+\.mjs\b/);
    if (typeof message === "string") expect(reported).toContain(message);
    else expect(reported).toMatch(message);
  },
);

it("errors in a JSON configuration file are reported", async () => {
  expect(await rejection("{", "json")).toMatch(/^Cannot load ~\/config-\d+\.json: /);
  expect(await rejection('{"site":{"curency":"EUR"}}', "json")).toMatch(
    /^config-\d+\.json: unknown option site\.curency$/,
  );
});
