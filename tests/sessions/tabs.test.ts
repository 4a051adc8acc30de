import { fakeLocks, settle } from "@portico/core/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sharedStorage } from "./shared-storage.js";
import {
  callInParallel,
  fillCart,
  HOUR,
  logInAsMember,
  readCart,
  shop,
  TOKEN_PATH,
} from "./shop.js";

const areLocksMissing = !globalThis.navigator?.locks;

afterEach(() => vi.unstubAllGlobals());

/** Opens five tabs in one browser. */
function openTabs(options: Parameters<typeof shop>[0] = {}, maxSkippedDelay?: number) {
  const testShop = shop(options, maxSkippedDelay);
  const storage = sharedStorage();
  const tabs = Array.from({ length: 5 }, () => testShop.open({ tokenStorage: storage.tab() }));
  const [firstTab, secondTab] = tabs;
  if (!firstTab || !secondTab) throw new Error("tabs are missing");
  const callInAllTabs = () => {
    const calls = Promise.all(tabs.map((tab) => callInParallel(200, tab)));
    return maxSkippedDelay === 0 ? testShop.advanceUntilDone(calls) : calls;
  };
  const distinctTokens = () => new Set(tabs.map(({ auth }) => JSON.stringify(auth.getTokens())));
  return { ...testShop, storage, tabs, firstTab, secondTab, callInAllTabs, distinctTokens };
}

describe.each([
  [areLocksMissing ? "Web Locks (needs navigator.locks: Node 24.5)" : "Web Locks", true],
  ["no Web Locks", false],
])("a session in five tabs with %s", (_name, usesWebLocks) => {
  // Acquiring a lease in the storage takes time, so do not skip any of its delays.
  const openFiveTabs = (options = {}) => openTabs(options, usesWebLocks ? undefined : 0);
  beforeEach(() => {
    if (!usesWebLocks) vi.stubGlobal("navigator", {});
  });

  it.skipIf(usesWebLocks && areLocksMissing)(
    "requests tokens once for 1,000 calls, both without a token and with an expired token",
    async () => {
      const {
        emulator,
        clock,
        grants,
        sentTokens,
        receivedRequests,
        firstTab,
        tabs,
        callInAllTabs,
        distinctTokens,
      } = openFiveTabs({
        rotateRefreshTokens: true,
      });
      await callInAllTabs();
      expect(grants()).toEqual(["anonymous"]);
      expect(new Set(sentTokens()).size).toBe(1);
      const cart = await fillCart(firstTab, emulator);
      for (let round = 0; round < 3; round++) {
        const tokensBefore = firstTab.auth.getTokens();
        await clock.advance(5 * HOUR);
        receivedRequests.length = 0;
        await callInAllTabs();
        expect(grants()).toEqual(["refresh_token"]);
        expect(sentTokens()).toHaveLength(1_000);
        expect(new Set(sentTokens())).toEqual(
          new Set([firstTab.auth.getTokens().accessToken.value]),
        );
        expect(firstTab.auth.getTokens().refreshToken.value).not.toBe(
          tokensBefore.refreshToken.value,
        );
        expect(distinctTokens().size).toBe(1);
        for (const tab of tabs) expect(await readCart(tab)).toEqual(cart);
      }
    },
  );

  it.skipIf(usesWebLocks && areLocksMissing)("refreshes a rejected token once", async () => {
    const { emulator, grants, callInAllTabs, distinctTokens } = openFiveTabs();
    await callInAllTabs();
    const { accessTokens } = emulator.state.identity;
    for (const [key, token] of accessTokens) accessTokens.set(key, { ...token, revoked: true });
    await callInAllTabs();
    expect(grants()).toEqual(["anonymous", "refresh_token"]);
    expect(distinctTokens().size).toBe(1);
  });
});

describe("a tab", () => {
  beforeEach(() => {
    vi.stubGlobal("navigator", { locks: fakeLocks() });
  });

  it("reports a login and a logout to the other tabs", async () => {
    const { emulator, firstTab, secondTab, tabs, network } = openTabs();
    await callInParallel(1, firstTab);
    await logInAsMember(firstTab, emulator);
    await vi.waitFor(() => expect(secondTab.events).toContain("member visitor>member"));
    expect(tabs.every(({ auth }) => auth.loggedIn())).toBe(true);
    const { member } = await secondTab.client.members.getCurrentMember();
    expect(member?.profile?.slug).toBe("ada");

    network.intercept = () => Promise.reject(new TypeError("fetch failed"));
    await secondTab.auth.logout("http://localhost:5173/");
    await vi.waitFor(() => expect(firstTab.events.at(-1)).toBe("visitor member>none"));
    expect(tabs.some(({ auth }) => auth.loggedIn())).toBe(false);
  });

  it("is logged out if another tab logs out during a refresh", async () => {
    const { emulator, clock, firstTab, secondTab, storage, network } = openTabs();
    await logInAsMember(firstTab, emulator);
    await settle();
    await clock.advance(5 * HOUR);
    let releaseRefresh: (() => void) | undefined;
    const refreshPromise = new Promise<void>((resolve) => {
      network.intercept = async ({ path, grant }, pass) => {
        if (path !== TOKEN_PATH || grant !== "refresh_token" || releaseRefresh) return pass();
        const response = await pass();
        await new Promise<void>((release) => {
          releaseRefresh = release;
          resolve();
        });
        return response;
      };
    });
    const call = callInParallel(1, firstTab);
    await refreshPromise;
    const logoutResult = secondTab.auth.logout("http://localhost:5173/");
    // The refreshed tokens arrive after the logout has started.
    releaseRefresh?.();
    await Promise.all([call, logoutResult]);
    await settle();
    expect(storage.values.get("portico.shop")).not.toContain('"member"');
    for (const { auth } of [firstTab, secondTab]) expect(auth.loggedIn()).toBe(false);
  });

  it("reports an ended session once, and the other tabs become visitors", async () => {
    const { emulator, clock, tabs, firstTab, callInAllTabs } = openTabs();
    await logInAsMember(firstTab, emulator);
    await settle();
    emulator.controls.members.setMemberStatus("ada@example.com", "BLOCKED");
    await clock.advance(5 * HOUR);
    await callInAllTabs();
    await settle();
    const allEvents = tabs.flatMap(({ events }) => events);
    expect(allEvents.filter((event) => event.startsWith("expired"))).toEqual([
      "expired member>visitor",
    ]);
    for (const { events } of tabs) expect(events.at(-1)).toBe("visitor member>visitor");
  });
});
