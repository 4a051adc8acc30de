import type { AuthResponse } from "../oauth/oauth-types.js";

const NAMES = ["code", "state", "error", "error_description"] as const;

const fragmentOf = (url: URL) => new URLSearchParams(url.hash.slice(1));

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
  const inFragment = NAMES.some((name) => fragment.has(name));
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

/** The address without what a login came back with, which works only once. */
export function withoutAnswerIn(address: string): string {
  const url = new URL(address);
  const fragment = fragmentOf(url);
  const before = fragment.size;
  for (const name of NAMES) {
    url.searchParams.delete(name);
    fragment.delete(name);
  }
  // A fragment of another kind ("#section") stays as it is.
  if (fragment.size !== before) url.hash = fragment.toString();
  return url.href;
}
