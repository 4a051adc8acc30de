import { z } from "zod";
import { memberSeed } from "../identity/member-seed.js";
import { siteSettings } from "../state/site.js";
import type { ClockSource } from "./clock.js";

const webhooks = z.object({
  url: z.url(),
  appId: z.string().default("portico-app"),
  instanceId: z.string().default("portico-instance"),
  attempts: z.int().positive().default(4),
  events: z.array(z.string()).optional(),
});

/** The check of the configuration. */
export const emulatorOptions = z.object({
  seed: z.enum(["fashion", "minimal", "empty"]).default("fashion"),
  site: siteSettings.prefault({}),
  members: z.array(memberSeed).optional(),
  clock: z
    .custom<ClockSource>((value) => typeof value === "object" && value !== null && "now" in value)
    .optional(),
  origin: z.url().default("http://localhost:4477"),
  media: z.enum(["links", "data"]).default("links"),
  rotateRefreshTokens: z.boolean().default(false),
  webhooks: webhooks.optional(),
  fetch: z.custom<typeof globalThis.fetch>((value) => typeof value === "function").optional(),
});

/**
 * Configuration of an emulator; everything has a default.
 *
 * - `seed`: `"fashion"` (48 products, the default), `"minimal"` (3) or `"empty"`
 * - `site`: currency, taxes, delivery, coupons, catalogue version, redirect allow list, sign-on policy…
 * - `members`: people who already have an account (default: ada@example.com with password "portico")
 * - `clock`: `{ now() }` in milliseconds, for fake time
 * - `origin`: where the hosted pages and pictures are said to be, until `listen()` knows better
 * - `media`: `"links"` to pictures under the origin, or `"data"` addresses for pages without a server
 * - `rotateRefreshTokens`: a renewal hands out a new refresh token and revokes the old one
 * - `webhooks`: `{ url, appId?, instanceId?, attempts?, events? }`
 * - `fetch`: what webhooks are sent with
 */
export type EmulatorOptions = z.input<typeof emulatorOptions>;
