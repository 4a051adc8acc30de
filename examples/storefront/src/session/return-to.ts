import { useSearch } from "wouter";
import { paths } from "../paths.js";

/** Returns "?to=…" or "". The login pages pass this query string to each other. */
export function useReturnQuery(): string {
  const to = new URLSearchParams(useSearch()).get("to");
  return to ? `?${new URLSearchParams({ to })}` : "";
}

/** Returns the path to open after the login. Ignores URLs that point to other sites. */
export function useReturnTo(): string {
  const requestedPath = new URLSearchParams(useSearch()).get("to") ?? "";
  return /^\/(?![/\\])/.test(requestedPath) ? requestedPath : paths.account;
}
