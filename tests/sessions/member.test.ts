import { fakeLocks, settle } from "@portico/core/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sharedStorage } from "./shared-storage.js";
import {
  API_KEY,
  callInParallel,
  fillCart,
  HOUR,
  logInAsMember,
  type OpenPage,
  readCart,
  shop,
} from "./shop.js";

const fetchMemberId = async ({ client }: OpenPage) =>
  (await client.members.getCurrentMember()).member?.id;

/** Opens a page for a member with a cart. */
async function openMemberPage(options: Parameters<typeof shop>[0] = {}) {
  const testShop = shop(options);
  const page = testShop.open();
  await logInAsMember(page, testShop.emulator);
  const cart = await fillCart(page, testShop.emulator);
  testShop.receivedRequests.length = 0;
  page.events.length = 0;
  return { ...testShop, page, cart };
}

describe("a member", () => {
  it("refreshes an expired token once for 1,000 calls, and keeps the role, identity and cart", async () => {
    const { page, cart, clock, grants, sentTokens, receivedRequests } = await openMemberPage();
    const id = await fetchMemberId(page);
    const tokensBefore = page.auth.getTokens();
    await clock.advance(5 * HOUR);
    receivedRequests.length = 0;
    await callInParallel(1_000, page);
    expect(grants()).toEqual(["refresh_token"]);
    expect(sentTokens()).toHaveLength(1_000);
    const tokensAfter = page.auth.getTokens();
    expect(new Set(sentTokens())).toEqual(new Set([tokensAfter.accessToken.value]));
    expect(tokensAfter.accessToken.value).not.toBe(tokensBefore.accessToken.value);
    expect(tokensAfter.refreshToken).toEqual(tokensBefore.refreshToken);
    expect(page.auth.loggedIn()).toBe(true);
    expect(await fetchMemberId(page)).toBe(id);
    expect(await readCart(page)).toEqual(cart);
    expect(page.events).toEqual(["refreshed member>member"]);
  });

  it("stays logged in for months when refresh tokens rotate", async () => {
    const { page, cart, clock, grants } = await openMemberPage({ rotateRefreshTokens: true });
    const usedTokens = new Set([page.auth.getTokens().refreshToken.value]);
    for (let month = 0; month < 6; month++) {
      await clock.advance(30 * 24 * HOUR);
      await callInParallel(20, page);
      usedTokens.add(page.auth.getTokens().refreshToken.value);
    }
    expect(usedTokens.size).toBe(7);
    expect(grants()).toEqual(Array(6).fill("refresh_token"));
    expect(page.auth.loggedIn()).toBe(true);
    expect(await readCart(page)).toEqual(cart);
    expect(page.events).toEqual(Array(6).fill("refreshed member>member"));
  });

  it("has the same cart on another device", async () => {
    const { emulator, open, cart } = await openMemberPage();
    const phone = open();
    await logInAsMember(phone, emulator);
    expect(await readCart(phone)).toEqual(cart);
  });

  it("keeps the cart from before an external login by email address", async () => {
    const { emulator, open } = shop();
    const page = open();
    const cart = await fillCart(page, emulator);
    const tokens = await page.auth.getMemberTokensForExternalLoginWithSession(
      "new@example.com",
      API_KEY,
      { verifyEmail: true, profile: { firstName: "New" } },
    );
    expect(page.auth.loggedIn()).toBe(false);
    page.auth.setTokens(tokens);
    const { member: createdMember } = await page.client.members.getCurrentMember();
    expect(createdMember?.profile?.slug).toBe("new");
    expect(await readCart(page)).toEqual(cart);
  });

  it("is not logged in if the server uses a wrong API key", async () => {
    const { emulator, open } = shop();
    const page = open();
    const [id = ""] = [...emulator.state.members.keys()];
    await expect(
      page.auth.getMemberTokensForExternalLogin(id, "another-key-of-mine"),
    ).rejects.toMatchObject({
      name: "HttpError",
      message: expect.stringContaining("Failed to fetch tokens from OAuth API"),
    });
    expect(page.auth.getTokens().refreshToken.role).toBe("visitor");
  });
});

describe("a member in five tabs", () => {
  beforeEach(() => {
    vi.stubGlobal("navigator", { locks: fakeLocks() });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("stays logged in, and refreshes the token once for 1,000 calls every month", async () => {
    const testShop = shop({ rotateRefreshTokens: true });
    const storage = sharedStorage();
    const tabs = Array.from({ length: 5 }, () => testShop.open({ tokenStorage: storage.tab() }));
    const [firstTab] = tabs as [OpenPage];
    await logInAsMember(firstTab, testShop.emulator);
    const cart = await fillCart(firstTab, testShop.emulator);
    await settle();
    for (let month = 0; month < 3; month++) {
      await testShop.clock.advance(30 * 24 * HOUR);
      testShop.receivedRequests.length = 0;
      await Promise.all(tabs.map((tab) => callInParallel(200, tab)));
      expect(testShop.grants()).toEqual(["refresh_token"]);
      expect(new Set(testShop.sentTokens()).size).toBe(1);
    }
    for (const tab of tabs) {
      expect(tab.auth.loggedIn()).toBe(true);
      expect(await readCart(tab)).toEqual(cart);
      expect(tab.events.some((event) => event.startsWith("expired"))).toBe(false);
    }
  });
});
