import { useSearch } from "wouter";
import { paths } from "../paths.js";

/** The query that the pages around the login pass on to each other: "?to=…", or "". */
export function useReturnQuery(): string {
  const to = new URLSearchParams(useSearch()).get("to");
  return to ? `?${new URLSearchParams({ to })}` : "";
}

/** The page that asked for the login, or the account; addresses of other sites are not followed. */
export function useReturnTo(): string {
  const wanted = new URLSearchParams(useSearch()).get("to") ?? "";
  return /^\/(?![/\\])/.test(wanted) ? wanted : paths.account;
}
