import { useSearch } from "wouter";
import { paths } from "../paths.js";

/** The page that asked for the login, or the account; addresses of other sites are not followed. */
export function useReturnTo(): string {
  const wanted = new URLSearchParams(useSearch()).get("to") ?? "";
  return /^\/(?![/\\])/.test(wanted) ? wanted : paths.account;
}
