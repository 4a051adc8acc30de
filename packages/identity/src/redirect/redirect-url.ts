import { PorticoError } from "@portico/core/internal";
import type { AuthResponse } from "../oauth/oauth-types.js";

export const RESULT_PARAMETERS = ["code", "state", "error", "error_description"] as const;

export const parseFragment = (url: URL) => new URLSearchParams(url.hash.slice(1));

export function pageAddress(argumentName: string): string {
  if (typeof location === "object") return location.href;
  throw new PorticoError(`Outside of browsers there is no current URL: pass ${argumentName}`, {
    code: "NO_BROWSER",
    help: `Call the function in a browser, or pass ${argumentName} to it.`,
  });
}

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
