import type { Reader } from "../kernel/context.js";
import type { PageRequest } from "../kernel/service.js";
import type { Seed, Slice } from "../kernel/slice.js";

export interface RedirectSession {
  readonly id: string;
  readonly visitorId: string;
  readonly memberId?: string;
  readonly callbacks: Readonly<Record<string, string>>;
  readonly checkoutId?: string;
  readonly auth?: Readonly<Record<string, string>>;
  readonly prompt?: string;
  readonly logoutClientId?: string;
  /** Origin of the page that created the session in a browser. */
  readonly origin?: string;
}

export const redirectSlice: Slice<Map<string, RedirectSession>, Seed, "redirects"> = {
  name: "redirects",
  slice: () => new Map(),
};

export function sessionOfPage(reader: Reader, { url }: PageRequest): RedirectSession | undefined {
  return reader.store(redirectSlice).get(url.searchParams.get("session") ?? "");
}
