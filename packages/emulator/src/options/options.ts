import { z } from "zod";
import type { ClockSource } from "../kernel/clock.js";
import { siteSettings } from "../kernel/site.js";
import { memberSeed } from "./member-seed.js";
import { pluginSetup } from "./plugin-setup.js";
import type { SeedInput } from "./seed-types.js";

const webhooks = z.object({
  url: z.url(),
  appId: z.string().default("portico-app"),
  instanceId: z.string().default("portico-instance"),
  attempts: z.int().positive().max(13).default(13),
  events: z.array(z.string()).optional(),
});

/** The check of the configuration. */
export const emulatorOptions = z.object({
  /** Checked when a shop is made of it. */
  seed: z.custom<SeedInput>((value) => value !== null).default("fashion"),
  site: siteSettings.prefault({}),
  members: z.array(memberSeed).optional(),
  clock: z
    .custom<ClockSource>((value) => typeof value === "object" && value !== null && "now" in value)
    .optional(),
  origin: z.url().optional(),
  media: z.enum(["links", "data"]).default("links"),
  rotateRefreshTokens: z.boolean().default(false),
  webhooks: webhooks.optional(),
  plugins: z.array(pluginSetup).default([]),
  fetch: z.custom<typeof globalThis.fetch>((value) => typeof value === "function").optional(),
});
