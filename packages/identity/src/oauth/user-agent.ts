import { invalidOption } from "@portico/core/internal";
import { version } from "../../package.json";

/**
 * Returns the `User-Agent` header of a server's requests, such as `portico/1.2.0 (Node.js/24)` (RFC 9110, section
 * 10.1.5). Browsers send none: the header would cause a preflight request (Fetch, "CORS-safelisted request-header").
 * They are detected by `navigator.userAgent` (ECMA-429), which only starts with "Mozilla/" in pages and workers of
 * browsers.
 *
 * @param identify - the option; `false` omits the header
 * @returns an object with at most one header
 * @throws PorticoError - INVALID_OPTION if the option is not a boolean
 */
export function userAgent(identify: unknown = true): Readonly<Record<string, string>> {
  if (typeof identify !== "boolean") throw invalidOption("identify", "a boolean", identify);
  const runtime = globalThis.navigator?.userAgent;
  if (!identify || runtime?.startsWith("Mozilla/")) return {};
  return { "User-Agent": `portico/${version}${runtime ? ` (${runtime})` : ""}` };
}
