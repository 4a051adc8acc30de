import type { Reader } from "../../kernel/context.js";
import type { PageRequest } from "../../kernel/service.js";
import type { Seed, Slice } from "../../kernel/slice.js";
import type { RedirectSession } from "./model.js";

/** What hosted pages were opened for, by the id of the redirect session. */
export const redirectSlice: Slice<Map<string, RedirectSession>, Seed, "redirects"> = {
  name: "redirects",
  slice: () => new Map(),
};

/** The redirect session that a page's address names. */
export function sessionOfPage(reader: Reader, { url }: PageRequest): RedirectSession | undefined {
  return reader.store(redirectSlice).get(url.searchParams.get("session") ?? "");
}
