import type { AuthResponse } from "../oauth/oauth-types.js";

/** The parameters of an answer. */
export const ANSWER_NAMES = ["code", "state", "error", "error_description"] as const;

/** The fragment, read as parameters. */
export const fragmentOf = (url: URL) => new URLSearchParams(url.hash.slice(1));

/**
 * What a login came back with: read from the address's fragment, or else from its query string.
 *
 * @param url - default: the page's address
 * @param responseMode - where alone to look
 */
export function parseFromUrl(
  url: string | URL = location.href,
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
