import { z } from "zod/v4";
import type { ClockSource } from "../kernel/clock.js";
import { siteSettings } from "../site/settings.js";
import { memberSeed } from "./member-seed.js";
import { checkedValue, optionError } from "./option-error.js";
import type { EmulatorOptions } from "./option-types.js";
import { pluginSetup } from "./plugin-setup.js";
import type { SeedInput } from "./seed-types.js";
import { unknownOptions } from "./unknown-options.js";

const webhooks = z.object({
  url: z.url(),
  appId: z.string().default("portico-app"),
  instanceId: z.string().default("portico-instance"),
  attempts: z.int().positive().max(13).default(13),
  events: z.array(z.string()).optional(),
});

export const emulatorOptions = z.object({
  /** `checkedSeed` validates the seed when the shop is created. */
  seed: z.custom<SeedInput>((value) => value !== null).default("fashion"),
  site: siteSettings.prefault({}),
  members: z.array(memberSeed).optional(),
  clock: z
    .custom<ClockSource>((value) => typeof value === "object" && value !== null && "now" in value)
    .optional(),
  origin: z.url().optional(),
  media: z.enum(["links", "data"]).default("links"),
  strict: z.boolean().optional(),
  rotateRefreshTokens: z.boolean().default(false),
  webhooks: webhooks.optional(),
  plugins: z.array(pluginSetup).default([]),
  fetch: z.custom<typeof globalThis.fetch>((value) => typeof value === "function").optional(),
});

export function checkedOptions(options: EmulatorOptions): z.output<typeof emulatorOptions> {
  const config = checkedValue(emulatorOptions, options);
  const unknownNames = unknownOptions(options, config);
  if (unknownNames.length > 0) {
    const names = Object.keys(emulatorOptions.shape).join(", ");
    const message = `Unknown option ${unknownNames.join(", ")}. Known options: ${names}`;
    throw optionError("INVALID_EMULATOR_OPTION", message);
  }
  return config;
}
