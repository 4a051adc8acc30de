import { invalidOption } from "@portico/core/internal";
import { version } from "../../package.json";

/**
 * Returns no header in browsers, because it would cause a preflight request (Fetch,
 * "CORS-safelisted request-header"). There, `navigator.userAgent` starts with "Mozilla/"
 * (ECMA-429).
 */
export function userAgent(identify: unknown = true): Readonly<Record<string, string>> {
  if (typeof identify !== "boolean") throw invalidOption("identify", "a boolean", identify);
  const runtime = globalThis.navigator?.userAgent;
  if (!identify || runtime?.startsWith("Mozilla/")) return {};
  return { "User-Agent": `portico/${version}${runtime ? ` (${runtime})` : ""}` };
}
