import type { Page, Request, Route } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chromiumHint, chromiumPath } from "./chromium.js";
import { openSessionShop, type SessionShop } from "./session-shop.js";

const ADA = { email: "ada@example.com", password: "portico" };
const STORAGE_KEY = "portico.shop";
const isTokenUrl = (url: URL) => url.pathname === "/oauth2/token";

describe.skipIf(!chromiumPath)(`tabs in one browser${chromiumHint}`, () => {
  let site: SessionShop;
  let tokenRequests: string[] = [];
  let authorizationHeaders: (string | undefined)[] = [];

  const recordRequest = (request: Request) => {
    const url = new URL(request.url());
    if (url.origin !== site.platform || request.method() === "OPTIONS") return;
    if (isTokenUrl(url)) tokenRequests.push(request.postData() ?? "");
    else authorizationHeaders.push(request.headers().authorization);
  };

  beforeAll(async () => {
    site = await openSessionShop({ rotateRefreshTokens: true });
  });
  afterAll(() => site?.close());
  beforeEach(async () => {
    await site.reset();
    site.context.on("request", recordRequest);
    tokenRequests = [];
    authorizationHeaders = [];
  });
  afterEach(async () => {
    await site.context.unrouteAll({ behavior: "ignoreErrors" });
    expect(site.problems).toEqual([]);
  });

  const tokens = (page: Page) => page.evaluate(() => shop.auth.getTokens());
  const issuedTokenCount = () => site.emulator.state.identity.accessTokens.size;

  /** Expires the access token of the session that both tabs share. */
  async function expire(page: Page) {
    const expiredTokens = await tokens(page);
    expiredTokens.accessToken.expiresAt = 1;
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      STORAGE_KEY,
      JSON.stringify(expiredTokens),
    ] as const);
    // localStorage writes reach other tabs with a delay
    for (const tab of site.context.pages()) {
      await tab.waitForFunction(() => shop.auth.getTokens().accessToken.expiresAt === 1);
    }
  }

  /** Holds token requests back until the test releases them. */
  async function holdTokenRequests() {
    const heldRequests: Route[] = [];
    let isHolding = true;
    await site.context.route(isTokenUrl, (route) => {
      if (isHolding) heldRequests.push(route);
      else return route.continue();
    });
    return {
      heldRequests,
      async releaseRequests() {
        isHolding = false;
        await Promise.all(heldRequests.map((route) => route.continue()));
      },
    };
  }

  /**
   * Makes 20 calls in each tab before a token response arrives. `waitUntilBlocked` resolves when
   * one tab waits for the other.
   */
  async function callInParallel(
    tabs: readonly Page[],
    waitUntilBlocked: (page: Page) => Promise<unknown>,
  ) {
    const { heldRequests, releaseRequests } = await holdTokenRequests();
    for (const page of tabs)
      await page.evaluate(() => shop.track("calls", shop.callInParallel(20)));
    await expect.poll(() => heldRequests.length).toBe(1);
    await Promise.all(tabs.map(waitUntilBlocked));
    expect(heldRequests).toHaveLength(1);
    await releaseRequests();
    for (const page of tabs) {
      expect(
        await page.evaluate(async () => (await shop.taskResult("calls"))?.error),
      ).toBeUndefined();
    }
  }

  it("send a single token request when each tab makes 20 calls without a valid token", async () => {
    const tabs = [await site.visit(), await site.visit()];
    const [firstTab] = tabs as [Page, Page];
    const waitForLock = (page: Page) =>
      page.waitForFunction(async () => {
        const { held, pending } = await navigator.locks.query();
        return held?.length === 1 && pending?.length === 1;
      });
    await callInParallel(tabs, waitForLock);
    expect(tokenRequests).toHaveLength(1);
    expect(issuedTokenCount()).toBe(1);
    const tokensBefore = await tokens(firstTab);
    await expire(firstTab);
    tokenRequests = [];
    authorizationHeaders = [];

    await callInParallel(tabs, waitForLock);
    expect(tokenRequests).toHaveLength(1);
    expect(JSON.parse(tokenRequests[0] ?? "")).toMatchObject({ grantType: "refresh_token" });
    expect(issuedTokenCount()).toBe(2);
    const [firstTokens, secondTokens] = await Promise.all(tabs.map(tokens));
    expect(firstTokens).toEqual(secondTokens);
    expect(firstTokens?.accessToken.value).not.toBe(tokensBefore.accessToken.value);
    // The platform has invalidated the old refresh token, so only the new one continues the
    // session.
    expect(firstTokens?.refreshToken.value).not.toBe(tokensBefore.refreshToken.value);
    expect(firstTokens?.refreshToken.role).toBe("visitor");
    expect(authorizationHeaders).toHaveLength(40);
    expect(new Set(authorizationHeaders)).toEqual(new Set([firstTokens?.accessToken.value]));
    expect(await firstTab.evaluate((key) => localStorage.getItem(key), STORAGE_KEY)).toBe(
      JSON.stringify(firstTokens),
    );
  });

  // Other tabs see a lock immediately, but localStorage writes with a delay. A refresh based on
  // old tokens would send a used refresh token. As in production, requests are not held back.
  it.each(["local storage", "cookies"])(
    "keep one session in 25 races between four tabs: %s",
    async (storage) => {
      const path = `/?storage=${storage}`;
      const tabs = await Promise.all(Array.from({ length: 4 }, () => site.visit(path)));
      const [firstTab] = tabs as [Page];
      await firstTab.evaluate(() => shop.callInParallel(1));
      for (let round = 1; round <= 25; round++) {
        await firstTab.evaluate(() => {
          const { accessToken, refreshToken } = shop.auth.getTokens();
          shop.auth.setTokens({ accessToken: { ...accessToken, expiresAt: 1 }, refreshToken });
        });
        for (const tab of tabs) {
          await tab.waitForFunction(() => shop.auth.getTokens().accessToken.expiresAt === 1);
        }
        await Promise.all(tabs.map((tab) => tab.evaluate(() => shop.auth.getAuthHeaders())));
        expect(tokenRequests).toHaveLength(1 + round);
      }
      const visitors = [...site.emulator.state.identity.accessTokens.values()].map(
        ({ session }) => session.visitorId,
      );
      expect(new Set(visitors).size).toBe(1);
      const tokensOfTabs = await Promise.all(tabs.map(tokens));
      expect(new Set(tokensOfTabs.map((tokensOfTab) => JSON.stringify(tokensOfTab))).size).toBe(1);
    },
  );

  it("send a single token request in a browser without Web Locks", async () => {
    await site.context.addInitScript(() => {
      if (!location.search.includes("no-locks")) return;
      Object.defineProperty(navigator, "locks", { value: undefined });
      const leaseReads = { count: 0 };
      Object.assign(globalThis, { leaseReads });
      const originalGetItem = Storage.prototype.getItem;
      Storage.prototype.getItem = function getItem(key) {
        if (key.endsWith(".lock")) leaseReads.count += 1;
        return originalGetItem.call(this, key);
      };
    });
    const tabs = [await site.visit("/?no-locks"), await site.visit("/?no-locks")];
    const [firstTab] = tabs as [Page, Page];
    expect(await firstTab.evaluate(() => navigator.locks)).toBeUndefined();
    // Wait until the tab without the lease has checked the lease several times.
    const waitForLeaseChecks = async (page: Page) => {
      if (page === (await findLeaseHolder(tabs))) return;
      await page.waitForFunction(
        (start) =>
          (globalThis as unknown as { leaseReads: { count: number } }).leaseReads.count > start + 3,
        await page.evaluate(
          () => (globalThis as unknown as { leaseReads: { count: number } }).leaseReads.count,
        ),
      );
    };
    await callInParallel(tabs, waitForLeaseChecks);
    expect(issuedTokenCount()).toBe(1);
    await expire(firstTab);
    tokenRequests = [];
    await callInParallel(tabs, waitForLeaseChecks);
    expect(tokenRequests).toHaveLength(1);
    expect(issuedTokenCount()).toBe(2);
    const [firstTokens, secondTokens] = await Promise.all(tabs.map(tokens));
    expect(firstTokens).toEqual(secondTokens);
    expect(await firstTab.evaluate(() => Object.keys(localStorage))).toEqual([STORAGE_KEY]);
  });

  /**
   * Returns the tab that holds the lease. While its token request is pending, this tab does not
   * check the lease.
   */
  async function findLeaseHolder(tabs: readonly Page[]): Promise<Page | undefined> {
    const countReads = () =>
      Promise.all(
        tabs.map((page) =>
          page.evaluate(
            () => (globalThis as unknown as { leaseReads: { count: number } }).leaseReads.count,
          ),
        ),
      );
    const readsBefore = await countReads();
    let currentReads = readsBefore;
    await expect
      .poll(async () => {
        currentReads = await countReads();
        return currentReads.some((value, index) => value > (readsBefore[index] ?? 0) + 2);
      })
      .toBe(true);
    return tabs.find((_page, index) => currentReads[index] === readsBefore[index]);
  }

  it("report logins and logouts to each other", async () => {
    const firstTab = await site.visit();
    const secondTab = await site.visit();
    await secondTab.evaluate(() => shop.callInParallel(1));
    await firstTab.evaluate((ada) => shop.auth.signIn(ada), ADA);
    await secondTab.waitForFunction(() => shop.auth.loggedIn());
    await expect
      .poll(() => secondTab.evaluate(() => shop.events))
      .toContain("member visitor>member");
    const slug = await secondTab.evaluate(
      async () => (await shop.client.members.getCurrentMember()).member?.profile?.slug,
    );
    expect(slug).toBe("ada");

    const homeUrl = `${site.shop}/`;
    const result = await firstTab.evaluate((url) => shop.auth.logout(url), homeUrl);
    expect(result).toMatchObject({ complete: true });
    await expect
      .poll(() => secondTab.evaluate(() => shop.events.at(-1)))
      .toBe("visitor member>none");
    expect(await secondTab.evaluate(() => shop.auth.loggedIn())).toBe(false);
    expect(await firstTab.evaluate((key) => localStorage.getItem(key), STORAGE_KEY)).toBeNull();
    // The next calls in both tabs use the same new visitor.
    await secondTab.evaluate(() => shop.callInParallel(1));
    await firstTab.evaluate(() => shop.callInParallel(1));
    expect(await tokens(firstTab)).toEqual(await tokens(secondTab));
    expect((await tokens(firstTab)).refreshToken.role).toBe("visitor");
  });

  it("stay logged out if one tab logs out while the other refreshes the session", async () => {
    const firstTab = await site.visit();
    const secondTab = await site.visit();
    await firstTab.evaluate((ada) => shop.auth.signIn(ada), ADA);
    await secondTab.waitForFunction(() => shop.auth.loggedIn());
    await expire(firstTab);
    const { heldRequests, releaseRequests } = await holdTokenRequests();
    await firstTab.evaluate(() => shop.track("calls", shop.callInParallel(5)));
    await expect.poll(() => heldRequests.length).toBe(1);
    // The logout requires a valid token, so it sends a token request, which the test holds back.
    await secondTab.evaluate((url) => shop.track("logout", shop.auth.logout(url)), `${site.shop}/`);
    await expect.poll(() => heldRequests.length).toBe(2);
    expect(await secondTab.evaluate(() => shop.auth.loggedIn())).toBe(false);
    await releaseRequests();
    await firstTab.evaluate(() => shop.taskResult("calls"));
    await secondTab.evaluate(() => shop.taskResult("logout"));
    for (const page of [firstTab, secondTab]) {
      expect(await page.evaluate(() => shop.auth.loggedIn())).toBe(false);
    }
    expect(await firstTab.evaluate((key) => localStorage.getItem(key), STORAGE_KEY)).not.toContain(
      '"member"',
    );
  });

  it("report an ended session once, in the tab that detected it", async () => {
    const firstTab = await site.visit();
    const secondTab = await site.visit();
    await firstTab.evaluate((ada) => shop.auth.signIn(ada), ADA);
    await secondTab.waitForFunction(() => shop.auth.loggedIn());
    site.emulator.controls.members.setMemberStatus(ADA.email, "BLOCKED");
    await firstTab.evaluate(() => shop.callInParallel(20));
    await expect
      .poll(() => secondTab.evaluate(() => shop.events.at(-1)))
      .toBe("visitor member>visitor");
    const [firstEvents, secondEvents] = await Promise.all(
      [firstTab, secondTab].map((page) => page.evaluate(() => shop.events)),
    );
    expect(firstEvents?.slice(-2)).toEqual(["expired member>visitor", "visitor member>visitor"]);
    expect(secondEvents?.filter((event) => event.startsWith("expired"))).toEqual([]);
  });

  it("report changes to a session that is stored in cookies", async () => {
    const firstTab = await site.visit("/?storage=cookies");
    const secondTab = await site.visit("/?storage=cookies");
    await secondTab.evaluate(() => shop.callInParallel(1));
    await firstTab.evaluate((ada) => shop.auth.signIn(ada), ADA);
    await expect
      .poll(() => secondTab.evaluate(() => shop.events))
      .toContain("member visitor>member");
    expect(await tokens(secondTab)).toEqual(await tokens(firstTab));
    expect(await firstTab.evaluate(() => localStorage.length)).toBe(0);
    await secondTab.evaluate((url) => shop.auth.logout(url), `${site.shop}/`);
    await expect
      .poll(() => firstTab.evaluate(() => shop.events.at(-1)))
      .toBe("visitor member>none");
    const cookieNames = (await site.context.cookies()).map(({ name }) => name);
    expect(cookieNames.filter((name) => name.startsWith(STORAGE_KEY))).toEqual([]);
    // A third tab that opens later continues the session.
    await secondTab.evaluate(() => shop.callInParallel(1));
    const thirdTab = await site.visit("/?storage=cookies");
    expect(await tokens(thirdTab)).toEqual(await tokens(secondTab));
  });
});
