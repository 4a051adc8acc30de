import { PorticoError } from "@portico/core/internal";
import type { AuthResponse } from "../oauth/oauth-types.js";

/** The parameters of an answer. */
export const ANSWER_NAMES = ["code", "state", "error", "error_description"] as const;

/** The fragment, read as parameters. */
export const fragmentOf = (url: URL) => new URLSearchParams(url.hash.slice(1));

/**
 * The address of the page.
 *
 * @param instead - what to pass where there is no page
 * @throws PorticoError of code NO_BROWSER on servers
 */
export function pageAddress(instead: string): string {
  if (typeof location === "object") return location.href;
  throw new PorticoError(`There is no page whose address could be used: pass ${instead}`, {
    code: "NO_BROWSER",
  });
}

/**
 * What a login came back with: read from the address's fragment, or else from its query string.
 *
 * @param url - default: the page's address
 * @param responseMode - where alone to look
 */
export function parseFromUrl(
  url: string | URL = pageAddress("the address"),
  responseMode?: "query" | "fragment",
): AuthResponse {
  const address = new URL(url);
  const fragment = fragmentOf(address);
  const inFragment = ANSWER_NAMES.some((name) => fragment.has(name));
  const params = (responseMode ? responseMode === "fragment" : inFragment)
    ? fragment
    : address.searchParams;
  const error = params.get("error");
  return {
    code: params.get("code"),
    state: params.get("state"),
    ...(error && { error, errorDescription: params.get("error_description") }),
  };
}
