import { invalidOption } from "@portico/core/internal";
import { version } from "../../package.json";

/**
 * Browsers do not send this header, because it would cause a preflight request (Fetch, "CORS-safelisted
 * request-header"). They are detected by `navigator.userAgent` (ECMA-429), which starts with
 * "Mozilla/" only in pages and workers of browsers.
 */
export function userAgent(identify: unknown = true): Readonly<Record<string, string>> {
  if (typeof identify !== "boolean") throw invalidOption("identify", "a boolean", identify);
  const runtime = globalThis.navigator?.userAgent;
  if (!identify || runtime?.startsWith("Mozilla/")) return {};
  return { "User-Agent": `portico/${version}${runtime ? ` (${runtime})` : ""}` };
}
