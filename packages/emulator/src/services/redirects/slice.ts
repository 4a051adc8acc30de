import type { Reader } from "../../kernel/context.js";
import type { PageRequest } from "../../kernel/service.js";
import type { Seed, Slice } from "../../kernel/slice.js";
import type { RedirectSession } from "./model.js";

/** Redirect sessions by id. */
export const redirectSlice: Slice<Map<string, RedirectSession>, Seed, "redirects"> = {
  name: "redirects",
  slice: () => new Map(),
};

/** Returns the redirect session of a hosted page's URL. */
export function sessionOfPage(reader: Reader, { url }: PageRequest): RedirectSession | undefined {
  return reader.store(redirectSlice).get(url.searchParams.get("session") ?? "");
}
