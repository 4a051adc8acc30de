import { expect, expectTypeOf, it, test } from "vitest";
import type { z } from "zod/v4";
import { createEmulator } from "../emulator.js";
import { createSeed } from "../seeds/create-seed.js";
import { checkedConfig, type emulatorConfig } from "./config.js";
import { defineConfig, type EmulatorConfig } from "./define-config.js";
import type { EmulatorOptions } from "./option-types.js";

test("the configuration type matches the schema", () => {
  expectTypeOf<EmulatorConfig>().toExtend<z.input<typeof emulatorConfig>>();
  expectTypeOf<z.input<typeof emulatorConfig>>().toExtend<EmulatorConfig>();
  expectTypeOf<keyof EmulatorConfig>().toEqualTypeOf<keyof z.input<typeof emulatorConfig>>();
});

it("a configuration can be passed to createEmulator unless its seed is a file", () => {
  const config = defineConfig({
    seed: "minimal",
    port: 1,
    plugins: [{ type: "ECOM_ADDITIONAL_FEES" }],
  });
  expectTypeOf(config).toExtend<EmulatorOptions>();
  expectTypeOf(defineConfig({ site: {} })).toExtend<EmulatorOptions>();
  expectTypeOf(defineConfig({ seed: "shop.json" })).not.toExtend<EmulatorOptions>();
  const { site } = createEmulator(defineConfig({ seed: "empty", site: { name: "Mugs" } })).state;
  expect(site.name).toBe("Mugs");
});

it("checkedConfig accepts options for the emulator and its server", () => {
  const config: EmulatorConfig = {
    seed: createSeed().product({ name: "Mug", price: "5" }),
    site: { tax: { rate: "0.19" }, apps: [{ id: "app", secret: "secret" }] },
    plugins: [{ type: "ECOM_SHIPPING_RATES", fetch: () => new Response() }],
    clock: { now: () => 0 },
    webhooks: { url: "http://localhost:3000/webhooks" },
    port: 0,
    host: "0.0.0.0",
    aliases: ["emulator"],
    data: "shop",
    tenants: 3,
  };
  expect(checkedConfig(config)).toBe(config);
  expect(checkedConfig({ seed: "shop.json", port: undefined })).toMatchObject({});
});

it.each([
  [{ port: "many" }, 'port must be an integer from 0 to 65535, got "many"'],
  [{ port: 65_536 }, "port must be an integer from 0 to 65535, got 65536"],
  [{ port: 1.5 }, "port must be an integer from 0 to 65535, got 1.5"],
  [{ tenants: -1 }, "tenants must be an integer from 0 to 1000, got -1"],
  [{ host: "" }, "host must not be empty"],
  [{ aliases: "emulator" }, "aliases must be an array, got a string"],
  [{ data: 5 }, "data must be a string, got a number"],
  [{ seed: null }, "seed must not be null"],
  [{ media: "files" }, 'media must be "links" or "data"'],
  [{ prot: 80 }, "unknown option prot"],
  [{ site: { curency: "EUR" } }, "unknown option site.curency"],
  [
    { site: { giftCards: [{ code: "ABCDEFGH", balance: "5", balanse: "5" }], tax: { vat: 1 } } },
    "unknown option site.giftCards.0.balanse; unknown option site.tax.vat",
  ],
  [{ site: { coupons: [{ code: "A", percentof: 5 }] } }, 'Unrecognized key: "percentof"'],
  [
    { site: { coupons: [{ code: "A", percentOff: 5, amountOff: "1" }] } },
    "got percentOff and amountOff",
  ],
  [{ site: { currency: "EURO" } }, /^site\.currency: Too big/],
  [{ plugins: [{ type: "ECOM_SHIPPING_RATES" }] }, "plugins.0: A plugin requires url or fetch"],
  [{ site: { apps: [{ id: "app" }] } }, "site.apps.0.secret must be a string, but is missing"],
  [null, "the configuration must be an object, but is missing"],
  [[], "the configuration must be an object, got an array"],
  ["minimal", "the configuration must be an object, got a string"],
])("checkedConfig reports the problem with %j", (config, message) => {
  expect(() => checkedConfig(config)).toThrow(message);
});
