import { invalidOption } from "@portico/core/internal";
import { version } from "../../package.json";

/**
 * The header by which the platform can tell which client calls it: `portico/1.2.0 (Node.js/24)`, a product and a comment
 * as RFC 9110, section 10.1.5, has them. Only strategies of servers send it. What runs here is told from
 * `navigator.userAgent` (ECMA-429, the minimum common web API), which begins with "Mozilla/" in pages and workers of
 * browsers alone: there nothing is sent, as a header of one's own would cost a preflight (Fetch, "CORS-safelisted
 * request-header"). A server knows no preflight.
 *
 * @param identify - the option: `false` sends nothing
 * @returns headers: one or none
 * @throws PorticoError - INVALID_OPTION for what is no boolean
 */
export function userAgent(identify: unknown = true): Readonly<Record<string, string>> {
  if (typeof identify !== "boolean") throw invalidOption("identify", "a boolean", identify);
  const runtime = globalThis.navigator?.userAgent;
  if (!identify || runtime?.startsWith("Mozilla/")) return {};
  return { "User-Agent": `portico/${version}${runtime ? ` (${runtime})` : ""}` };
}
