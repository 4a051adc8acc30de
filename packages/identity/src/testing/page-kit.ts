import { environmentOf, type SessionEvent } from "@portico/core/internal";
import { timelineClock } from "@portico/core/testing";
import { vi } from "vitest";
import type { SessionSnapshot } from "../oauth/session-snapshot.js";
import { ServerSessionStrategy } from "../server-session-strategy.js";

type Identity = { role: "visitor" | "member"; sessionVersion?: number };

/** Tabs hear each other at once. */
export function fakeChannels() {
  const open = new Set<Channel>();
  class Channel {
    onmessage?: (event: unknown) => void;
    constructor(readonly name: string) {
      open.add(this);
    }
    postMessage(data: unknown) {
      for (const other of open) if (other !== this) other.onmessage?.({ data });
    }
    close() {
      open.delete(this);
    }
  }
  vi.stubGlobal("BroadcastChannel", Channel);
}

/** What a page has; `vi.unstubAllGlobals` ends it. */
export function stubPage() {
  vi.stubGlobal("document", {});
  vi.stubGlobal("location", new URL("https://shop.example/cart?a=1#b"));
  fakeChannels();
}

/** A server that keeps one browser's session, and numbers its access tokens. */
export function fakeServer() {
  const clock = timelineClock();
  const asked: string[] = [];
  const state = {
    who: { role: "visitor" } as Identity,
    access: "a0",
    expiresAt: 0,
    count: 0,
    /** What it says in place of what it says on a good day. */
    say: undefined as (() => Response | Promise<Response>) | undefined,
    /** Set by a test to hold answers back. */
    before: () => Promise.resolve() as Promise<unknown>,
  };
  const mint = (seconds = 14_400) => {
    state.count += 1;
    state.access = `a${state.count}`;
    state.expiresAt = clock.now() / 1000 + seconds;
  };
  mint();
  const answer = (path: string, rejected?: string) => {
    if (path.startsWith("/auth/logout")) {
      state.who = { role: "visitor" };
      mint();
      return Response.json({ logoutUrl: "https://platform.example/logout" });
    }
    if (rejected === state.access || state.expiresAt - clock.now() / 1000 < 60) mint();
    const { access: value, expiresAt } = state;
    return Response.json({ clientId: "shop", ...state.who, accessToken: { value, expiresAt } });
  };
  const fetch = (async (path: string, init: RequestInit = {}) => {
    const { rejected } = init.body ? JSON.parse(String(init.body)) : {};
    asked.push(`${init.method} ${path}${rejected ? ` ${rejected}` : ""}`);
    // What it answers is settled before a test may hold the answer back.
    const said = state.say ? await state.say() : answer(path, rejected);
    await state.before();
    return said;
  }) as typeof globalThis.fetch;
  const tab = (session?: SessionSnapshot) => {
    const auth = ServerSessionStrategy({ session, fetch });
    auth.connect(environmentOf({ clock }));
    const events: string[] = [];
    auth.subscribe(({ type, role, previousRole }: SessionEvent) => {
      events.push(`${type}: ${previousRole} → ${role}`);
    });
    const token = async () => (await auth.getAuthHeaders()).headers.Authorization;
    const who = () => `${auth.getTokens().refreshToken.role}.${auth.sessionVersion}`;
    return { auth, events, token, who };
  };
  const logIn = (sessionVersion: number) => {
    state.who = { role: "member", sessionVersion };
    mint();
  };
  return { clock, asked, state, mint, tab, logIn };
}

export const MEMBER = { clientId: "shop", role: "member", sessionVersion: 7 } as const;
export const VISITOR = { clientId: "shop", role: "visitor" } as const;
