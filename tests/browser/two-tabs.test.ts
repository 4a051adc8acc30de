import type { Page, Request, Route } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chromiumHint, chromiumPath } from "./chromium.js";
import { openSessionShop, type SessionShop } from "./session-shop.js";

const ADA = { email: "ada@example.com", password: "portico" };
const KEY = "portico.shop";
const isToken = (url: URL) => url.pathname === "/oauth2/token";

describe.skipIf(!chromiumPath)(`two tabs in one browser${chromiumHint}`, () => {
  let site: SessionShop;
  let tokenRequests: string[] = [];
  let carried: (string | undefined)[] = [];

  const count = (request: Request) => {
    const url = new URL(request.url());
    if (url.origin !== site.platform || request.method() === "OPTIONS") return;
    if (isToken(url)) tokenRequests.push(request.postData() ?? "");
    else carried.push(request.headers().authorization);
  };

  beforeAll(async () => {
    site = await openSessionShop({ rotateRefreshTokens: true });
  });
  afterAll(() => site?.close());
  beforeEach(async () => {
    await site.reset();
    site.context.on("request", count);
    tokenRequests = [];
    carried = [];
  });
  afterEach(async () => {
    await site.context.unrouteAll({ behavior: "ignoreErrors" });
    expect(site.problems).toEqual([]);
  });

  const tokens = (page: Page) => page.evaluate(() => shop.auth.getTokens());
  const issued = () => site.emulator.state.identity.accessTokens.size;

  /** Expires the access token of the session that both tabs share. */
  async function expire(page: Page) {
    const expired = await tokens(page);
    expired.accessToken.expiresAt = 1;
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      KEY,
      JSON.stringify(expired),
    ] as const);
    // localStorage writes reach other tabs with a delay
    for (const tab of site.context.pages()) {
      await tab.waitForFunction(() => shop.auth.getTokens().accessToken.expiresAt === 1);
    }
  }

  /** Holds token requests back until the test releases them. */
  async function holdTokenRequests() {
    const heldRequests: Route[] = [];
    let holding = true;
    await site.context.route(isToken, (route) => {
      if (holding) heldRequests.push(route);
      else return route.continue();
    });
    return {
      held: heldRequests,
      async arrive() {
        holding = false;
        await Promise.all(heldRequests.map((route) => route.continue()));
      },
    };
  }

  /**
   * Makes 20 calls in each tab before any response arrives; `blocked` checks that the second
   * tab waits.
   */
  async function callInParallel(tabs: readonly Page[], blocked: (page: Page) => Promise<unknown>) {
    const { held: heldRequests, arrive } = await holdTokenRequests();
    for (const page of tabs) await page.evaluate(() => shop.start("calls", shop.calls(20)));
    await expect.poll(() => heldRequests.length).toBe(1);
    await Promise.all(tabs.map(blocked));
    expect(heldRequests).toHaveLength(1);
    await arrive();
    for (const page of tabs) {
      expect(await page.evaluate(async () => (await shop.ended("calls"))?.error)).toBeUndefined();
    }
  }

  it("send one token request even if each tab makes 20 calls with an expired token", async () => {
    const tabs = [await site.visit(), await site.visit()];
    const [first] = tabs as [Page, Page];
    const isWaiting = (page: Page) =>
      page.waitForFunction(async () => {
        const { held: heldRequests, pending } = await navigator.locks.query();
        return heldRequests?.length === 1 && pending?.length === 1;
      });
    await callInParallel(tabs, isWaiting);
    expect(tokenRequests).toHaveLength(1);
    expect(issued()).toBe(1);
    const before = await tokens(first);
    await expire(first);
    tokenRequests = [];
    carried = [];

    await callInParallel(tabs, isWaiting);
    expect(tokenRequests).toHaveLength(1);
    expect(JSON.parse(tokenRequests[0] ?? "")).toMatchObject({ grantType: "refresh_token" });
    expect(issued()).toBe(2);
    const [firstTokens, secondTokens] = await Promise.all(tabs.map(tokens));
    expect(firstTokens).toEqual(secondTokens);
    expect(firstTokens?.accessToken.value).not.toBe(before.accessToken.value);
    // The platform has invalidated the old refresh token, so only the new one continues the
    // session.
    expect(firstTokens?.refreshToken.value).not.toBe(before.refreshToken.value);
    expect(firstTokens?.refreshToken.role).toBe("visitor");
    expect(carried).toHaveLength(40);
    expect(new Set(carried)).toEqual(new Set([firstTokens?.accessToken.value]));
    expect(await first.evaluate((key) => localStorage.getItem(key), KEY)).toBe(
      JSON.stringify(firstTokens),
    );
  });

  // Other tabs see a lock immediately, but localStorage writes with a delay. A refresh based on an
  // old copy would send a used refresh token. Requests are not held back, as in production.
  it.each(["local storage", "cookies"])(
    "do not lose the session in 25 races between four tabs: %s",
    async (storage) => {
      const path = `/?storage=${storage}`;
      const tabs = await Promise.all(Array.from({ length: 4 }, () => site.visit(path)));
      const [first] = tabs as [Page];
      await first.evaluate(() => shop.calls(1));
      for (let round = 1; round <= 25; round++) {
        await first.evaluate(() => {
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
      const all = await Promise.all(tabs.map(tokens));
      expect(new Set(all.map((heldRequests) => JSON.stringify(heldRequests))).size).toBe(1);
    },
  );

  it("send one token request even in a browser without Web Locks", async () => {
    await site.context.addInitScript(() => {
      if (!location.search.includes("no-locks")) return;
      Object.defineProperty(navigator, "locks", { value: undefined });
      const looks = { count: 0 };
      Object.assign(globalThis, { looks });
      const read = Storage.prototype.getItem;
      Storage.prototype.getItem = function getItem(key) {
        if (key.endsWith(".lock")) looks.count += 1;
        return read.call(this, key);
      };
    });
    const tabs = [await site.visit("/?no-locks"), await site.visit("/?no-locks")];
    const [first] = tabs as [Page, Page];
    expect(await first.evaluate(() => navigator.locks)).toBeUndefined();
    // Wait until each tab has checked the lease several times.
    const waits = async (page: Page) => {
      if (page === (await holder(tabs))) return;
      await page.waitForFunction(
        (start) => (globalThis as unknown as { looks: { count: number } }).looks.count > start + 3,
        await page.evaluate(
          () => (globalThis as unknown as { looks: { count: number } }).looks.count,
        ),
      );
    };
    await callInParallel(tabs, waits);
    expect(issued()).toBe(1);
    await expire(first);
    tokenRequests = [];
    await callInParallel(tabs, waits);
    expect(tokenRequests).toHaveLength(1);
    expect(issued()).toBe(2);
    const [firstTokens, secondTokens] = await Promise.all(tabs.map(tokens));
    expect(firstTokens).toEqual(secondTokens);
    expect(await first.evaluate(() => Object.keys(localStorage))).toEqual([KEY]);
  });

  /** Returns the tab whose token request is pending and which no longer checks the lease. */
  async function holder(tabs: readonly Page[]): Promise<Page | undefined> {
    const looks = () =>
      Promise.all(
        tabs.map((page) =>
          page.evaluate(() => (globalThis as unknown as { looks: { count: number } }).looks.count),
        ),
      );
    const start = await looks();
    let now = start;
    await expect
      .poll(async () => {
        now = await looks();
        return now.some((value, index) => value > (start[index] ?? 0) + 2);
      })
      .toBe(true);
    return tabs.find((_page, index) => now[index] === start[index]);
  }

  it("report logins and logouts to each other", async () => {
    const first = await site.visit();
    const second = await site.visit();
    await second.evaluate(() => shop.calls(1));
    await first.evaluate((ada) => shop.auth.signIn(ada), ADA);
    await second.waitForFunction(() => shop.auth.loggedIn());
    await expect.poll(() => second.evaluate(() => shop.events)).toContain("member visitor>member");
    const slug = await second.evaluate(
      async () => (await shop.client.members.getCurrentMember()).member?.profile?.slug,
    );
    expect(slug).toBe("ada");

    const home = `${site.shop}/`;
    const result = await first.evaluate((url) => shop.auth.logout(url), home);
    expect(result).toMatchObject({ complete: true });
    await expect.poll(() => second.evaluate(() => shop.events.at(-1))).toBe("visitor member>none");
    expect(await second.evaluate(() => shop.auth.loggedIn())).toBe(false);
    expect(await first.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
    // The next calls in both tabs use the same new visitor.
    await second.evaluate(() => shop.calls(1));
    await first.evaluate(() => shop.calls(1));
    expect(await tokens(first)).toEqual(await tokens(second));
    expect((await tokens(first)).refreshToken.role).toBe("visitor");
  });

  it("stay logged out even if the other tab is refreshing the session", async () => {
    const first = await site.visit();
    const second = await site.visit();
    await first.evaluate((ada) => shop.auth.signIn(ada), ADA);
    await second.waitForFunction(() => shop.auth.loggedIn());
    await expire(first);
    const { held: heldRequests, arrive } = await holdTokenRequests();
    await first.evaluate(() => shop.start("calls", shop.calls(5)));
    await expect.poll(() => heldRequests.length).toBe(1);
    // The logout requires a valid token, and the test holds its request back too.
    await second.evaluate((url) => shop.start("logout", shop.auth.logout(url)), `${site.shop}/`);
    await expect.poll(() => heldRequests.length).toBe(2);
    expect(await second.evaluate(() => shop.auth.loggedIn())).toBe(false);
    await arrive();
    await first.evaluate(() => shop.ended("calls"));
    await second.evaluate(() => shop.ended("logout"));
    for (const page of [first, second]) {
      expect(await page.evaluate(() => shop.auth.loggedIn())).toBe(false);
    }
    expect(await first.evaluate((key) => localStorage.getItem(key), KEY)).not.toContain('"member"');
  });

  it("report an ended session once, in the tab that detected it", async () => {
    const first = await site.visit();
    const second = await site.visit();
    await first.evaluate((ada) => shop.auth.signIn(ada), ADA);
    await second.waitForFunction(() => shop.auth.loggedIn());
    site.emulator.controls.members.setMemberStatus(ADA.email, "BLOCKED");
    await first.evaluate(() => shop.calls(20));
    await expect
      .poll(() => second.evaluate(() => shop.events.at(-1)))
      .toBe("visitor member>visitor");
    const [firstEvents, secondEvents] = await Promise.all(
      [first, second].map((page) => page.evaluate(() => shop.events)),
    );
    expect(firstEvents?.slice(-2)).toEqual(["expired member>visitor", "visitor member>visitor"]);
    expect(secondEvents?.filter((event) => event.startsWith("expired"))).toEqual([]);
  });

  it("also report changes to a session that is stored in cookies", async () => {
    const first = await site.visit("/?storage=cookies");
    const second = await site.visit("/?storage=cookies");
    await second.evaluate(() => shop.calls(1));
    await first.evaluate((ada) => shop.auth.signIn(ada), ADA);
    await expect.poll(() => second.evaluate(() => shop.events)).toContain("member visitor>member");
    expect(await tokens(second)).toEqual(await tokens(first));
    expect(await first.evaluate(() => localStorage.length)).toBe(0);
    await second.evaluate((url) => shop.auth.logout(url), `${site.shop}/`);
    await expect.poll(() => first.evaluate(() => shop.events.at(-1))).toBe("visitor member>none");
    const cookieNames = (await site.context.cookies()).map(({ name }) => name);
    expect(cookieNames.filter((name) => name.startsWith(KEY))).toEqual([]);
    // A third tab that opens later continues the session.
    await second.evaluate(() => shop.calls(1));
    const thirdTab = await site.visit("/?storage=cookies");
    expect(await tokens(thirdTab)).toEqual(await tokens(second));
  });
});
