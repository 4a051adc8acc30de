import { environmentOf, type SessionEvent } from "@portico/core/internal";
import { timelineClock } from "@portico/core/testing";
import { vi } from "vitest";
import type { SessionSnapshot } from "../oauth/session-snapshot.js";
import { ServerSessionStrategy } from "../server-session-strategy.js";

type Identity = { role: "visitor" | "member"; sessionVersion?: number };

/** Replaces BroadcastChannel with a class that delivers messages synchronously. */
export function stubBroadcastChannel() {
  const openChannels = new Set<Channel>();
  class Channel {
    onmessage?: (event: unknown) => void;
    constructor(readonly name: string) {
      openChannels.add(this);
    }
    postMessage(data: unknown) {
      for (const otherChannel of openChannels)
        if (otherChannel !== this) otherChannel.onmessage?.({ data });
    }
    close() {
      openChannels.delete(this);
    }
  }
  vi.stubGlobal("BroadcastChannel", Channel);
}

/** Stubs the globals of a page. `vi.unstubAllGlobals` removes them. */
export function stubPage() {
  vi.stubGlobal("document", {});
  vi.stubGlobal("location", new URL("https://shop.example/cart?a=1#b"));
  stubBroadcastChannel();
}

/** Creates a server that stores one browser's session and numbers its access tokens. */
export function fakeServer() {
  const clock = timelineClock();
  const requests: string[] = [];
  const state = {
    identity: { role: "visitor" } as Identity,
    access: "a0",
    expiresAt: 0,
    count: 0,
    respond: undefined as (() => Response | Promise<Response>) | undefined,
    beforeResponse: () => Promise.resolve() as Promise<unknown>,
  };
  const issueToken = (seconds = 14_400) => {
    state.count += 1;
    state.access = `a${state.count}`;
    state.expiresAt = clock.now() / 1000 + seconds;
  };
  issueToken();
  const respondTo = (path: string, rejected?: string) => {
    if (path.startsWith("/auth/logout")) {
      state.identity = { role: "visitor" };
      issueToken();
      return Response.json({ logoutUrl: "https://platform.example/logout" });
    }
    if (rejected === state.access || state.expiresAt - clock.now() / 1000 < 60) issueToken();
    const { access: value, expiresAt } = state;
    return Response.json({
      clientId: "shop",
      ...state.identity,
      accessToken: { value, expiresAt },
    });
  };
  const fetch = (async (path: string, init: RequestInit = {}) => {
    const { rejected } = init.body ? JSON.parse(String(init.body)) : {};
    requests.push(`${init.method} ${path}${rejected ? ` ${rejected}` : ""}`);
    // The response contains the session at the time of the request, even if a test delays it.
    const response = state.respond ? await state.respond() : respondTo(path, rejected);
    await state.beforeResponse();
    return response;
  }) as typeof globalThis.fetch;
  const openTab = (session?: SessionSnapshot) => {
    const auth = ServerSessionStrategy({ session, fetch });
    auth.connect(environmentOf({ clock }));
    const events: string[] = [];
    auth.subscribe(({ type, role, previousRole }: SessionEvent) => {
      events.push(`${type}: ${previousRole} → ${role}`);
    });
    const getToken = async () => (await auth.getAuthHeaders()).headers.Authorization;
    const currentUser = () => `${auth.getTokens().refreshToken.role}.${auth.sessionVersion}`;
    return { auth, events, getToken, currentUser };
  };
  const logIn = (sessionVersion: number) => {
    state.identity = { role: "member", sessionVersion };
    issueToken();
  };
  return { clock, requests, state, issueToken, openTab, logIn };
}

export const MEMBER = { clientId: "shop", role: "member", sessionVersion: 7 } as const;
export const VISITOR = { clientId: "shop", role: "visitor" } as const;
