import { PorticoError } from "@portico/core/internal";
import type { AuthResponse } from "../oauth/oauth-types.js";

/** The parameters of a login result. */
export const RESULT_PARAMETERS = ["code", "state", "error", "error_description"] as const;

/** Parses the fragment as parameters. */
export const parseFragment = (url: URL) => new URLSearchParams(url.hash.slice(1));

/**
 * Returns the URL of the current page.
 *
 * @param argumentName - name of the argument to pass on servers
 * @throws PorticoError - NO_BROWSER on servers
 */
export function pageAddress(argumentName: string): string {
  if (typeof location === "object") return location.href;
  throw new PorticoError(`Outside of browsers there is no current URL: pass ${argumentName}`, {
    code: "NO_BROWSER",
    help: `Call the function in a browser, or pass ${argumentName} to it.`,
  });
}

/**
 * Reads the result of a login from the fragment of a URL, or else from its query string.
 *
 * @param url - default: the URL of the current page
 * @param responseMode - reads only one of them
 */
export function parseFromUrl(
  url: string | URL = pageAddress("the URL"),
  responseMode?: "query" | "fragment",
): AuthResponse {
  const parsedUrl = new URL(url);
  const fragment = parseFragment(parsedUrl);
  const hasResultInFragment = RESULT_PARAMETERS.some((name) => fragment.has(name));
  const params = (responseMode ? responseMode === "fragment" : hasResultInFragment)
    ? fragment
    : parsedUrl.searchParams;
  const error = params.get("error");
  return {
    code: params.get("code"),
    state: params.get("state"),
    ...(error && { error, errorDescription: params.get("error_description") }),
  };
}
