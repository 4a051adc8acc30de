import { settle } from "@portico/core/testing";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  fakeServer,
  MEMBER,
  stubBroadcastChannel,
  stubPage,
  VISITOR,
} from "../testing/browser-kit.js";

beforeEach(stubPage);
afterEach(() => vi.unstubAllGlobals());

describe("ServerSessionStrategy", () => {
  it("opens the server's login route with a return path on this site only", () => {
    const { openTab } = fakeServer();
    const visitedUrls: string[] = [];
    const navigate = (url: string) => void visitedUrls.push(url);
    const { auth } = openTab(VISITOR);
    auth.login({ navigate });
    auth.login({ navigate, returnTo: "https://shop.example/account", idp: "google" });
    auth.login({ navigate, returnTo: "https://evil.example/", idp: { connectionId: "id" } });
    auth.login({ navigate, returnTo: "//evil.example/x" });
    expect(visitedUrls).toEqual([
      "/auth/login?returnTo=%2Fcart%3Fa%3D1%23b",
      "/auth/login?returnTo=%2Faccount&idp=google",
      "/auth/login?returnTo=%2F&idp=id",
      "/auth/login?returnTo=%2F",
    ]);
  });

  it("ends the session on the server and opens the platform's logout page", async () => {
    const { openTab, requests, logIn } = fakeServer();
    const visitedUrls: string[] = [];
    const navigate = (url: string) => void visitedUrls.push(url);
    logIn(7);
    const memberTab = openTab(MEMBER);
    await memberTab.getToken();
    const logoutResult = await memberTab.auth.logout({ navigate, returnTo: "/bye" });
    expect(logoutResult).toEqual({ logoutUrl: "https://platform.example/logout" });
    expect(visitedUrls).toEqual([logoutResult.logoutUrl]);
    expect(requests).toContain("POST /auth/logout?returnTo=%2Fbye");
    expect(memberTab.currentUser()).toBe("none.0");
    expect(memberTab.events.at(-1)).toBe("visitor: member → none");
    expect(await memberTab.auth.recover({ headers: { Authorization: "a2" } })).toBe(false);
  });

  it("updates its session after a login or logout in another tab, but sends no request if it already has the new session", async () => {
    const { openTab, requests, logIn } = fakeServer();
    const tab = openTab(VISITOR);
    await tab.getToken();
    logIn(7);
    const otherTab = openTab(MEMBER);
    await settle();
    expect(tab.currentUser()).toBe("member.7");
    expect(tab.events.at(-1)).toBe("member: visitor → member");
    expect(requests).toEqual(["GET /auth/session", "GET /auth/session"]);
    await otherTab.auth.logout({ navigate: () => {} });
    await settle();
    expect(tab.currentUser()).toBe("visitor.0");
    expect(tab.events.at(-1)).toBe("visitor: member → visitor");
    // Two members log in, one directly after the other.
    logIn(8);
    openTab({ ...MEMBER, sessionVersion: 8 });
    await settle();
    logIn(9);
    openTab({ ...MEMBER, sessionVersion: 9 });
    await settle();
    expect(tab.events.slice(-2)).toEqual(["member: visitor → member", "member: member → member"]);
    const { length } = requests;
    openTab({ ...MEMBER, sessionVersion: 9 });
    await settle();
    expect(requests).toHaveLength(length);
    tab.auth.dispose();
    otherTab.auth.dispose();
  });

  it("requests the session again after a login in another tab if the server was unavailable at first", async () => {
    const { openTab, state, logIn } = fakeServer();
    const tab = openTab(VISITOR);
    await tab.getToken();
    logIn(7);
    state.respond = () => new Response("", { status: 503 });
    openTab(MEMBER);
    await settle();
    expect(tab.currentUser()).toBe("visitor.0");
    state.respond = undefined;
    await tab.getToken();
    expect(tab.currentUser()).toBe("member.7");
  });

  it("adopts the session that is passed to updateSession, and ignores responses to earlier requests", async () => {
    const { openTab, state, logIn } = fakeServer();
    const { auth, getToken, currentUser } = openTab(VISITOR);
    let release = () => {};
    state.beforeResponse = () =>
      new Promise<void>((resolve) => {
        release = resolve;
      });
    const call = getToken();
    await settle();
    logIn(7);
    state.beforeResponse = () => Promise.resolve();
    auth.updateSession(MEMBER);
    auth.updateSession({ ...MEMBER, clientId: "other", role: "visitor" });
    expect(currentUser()).toBe("member.7");
    release();
    expect(await call).toBe("a2");
    expect(currentUser()).toBe("member.7");
    auth.updateSession(MEMBER);
    expect(auth.getTokens().accessToken.value).toBe("a2");
  });

  it("notifies other tabs of a logout after a login that this tab missed", async () => {
    const { openTab, state, logIn } = fakeServer();
    const tab = openTab(VISITOR);
    let release = () => {};
    state.beforeResponse = () => new Promise<void>((resolve) => (release = resolve));
    const call = tab.getToken();
    await settle();
    const logoutResult = tab.auth.logout({ navigate: () => {} });
    logIn(1);
    const otherTab = openTab({ ...MEMBER, sessionVersion: 1 });
    state.beforeResponse = () => Promise.resolve();
    release();
    await Promise.all([call, logoutResult]);
    await settle();
    expect(otherTab.currentUser()).toBe("visitor.0");
  });

  it("has the same session in all tabs, for any order of logins and any response delay", async () => {
    const action = fc.oneof(
      fc.record({ kind: fc.constantFrom("call", "logout", "401", "check"), tab: fc.nat(2) }),
      fc.record({ kind: fc.constantFrom("login", "release"), tab: fc.nat(2) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (actions) => {
        stubBroadcastChannel();
        const { openTab, state, logIn } = fakeServer();
        const pendingReleases: (() => void)[] = [];
        state.beforeResponse = () => new Promise<void>((resolve) => pendingReleases.push(resolve));
        const tabs = [openTab(VISITOR), openTab(VISITOR), openTab(VISITOR)];
        const pendingCalls: Promise<unknown>[] = [];
        let sessionVersion = 0;
        for (const { kind, tab: index } of actions) {
          const { auth, getToken } = tabs[index] ?? openTab(VISITOR);
          if (kind === "call") pendingCalls.push(getToken());
          if (kind === "check") pendingCalls.push(auth.check());
          if (kind === "logout") pendingCalls.push(auth.logout({ navigate: () => {} }));
          if (kind === "401") {
            const Authorization = auth.getTokens().accessToken.value;
            pendingCalls.push(auth.recover({ headers: { Authorization } }));
          }
          if (kind === "login") {
            sessionVersion += 1;
            logIn(sessionVersion);
            tabs[index]?.auth.dispose();
            // A login is a navigation, so the tab opens a new page.
            tabs[index] = openTab({ clientId: "shop", ...state.identity });
          }
          if (kind === "release") pendingReleases.shift()?.();
          await settle(1);
        }
        state.beforeResponse = () => Promise.resolve();
        for (const release of pendingReleases) release();
        await Promise.all(pendingCalls);
        await settle();
        const serverIdentity = `${state.identity.role}.${state.identity.sessionVersion ?? 0}`;
        for (const { auth, getToken, currentUser, events } of tabs) {
          await getToken();
          await settle();
          expect(currentUser()).toBe(serverIdentity);
          expect(auth.loggedIn()).toBe(state.identity.role === "member");
          for (const [position, event] of events.entries()) {
            // A "visitor" event must report a new role, and one must follow each "expired" event.
            if (event.startsWith("visitor")) expect(event).not.toBe("visitor: visitor → visitor");
            if (position > 0 && event.startsWith("expired"))
              expect(events[position + 1]).toMatch(/^visitor/);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
