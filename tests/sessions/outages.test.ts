import { describe, expect, it } from "vitest";
import {
  ADA,
  callInParallel,
  fillCart,
  HOUR,
  logInAsMember,
  MINUTE,
  networkError,
  type OpenPage,
  readCart,
  type Shop,
  shop,
  TOKEN_PATH,
} from "./shop.js";

/** Opens a page for a member with a cart and an expired access token. */
async function openExpiredMember(options: Parameters<typeof shop>[0] = {}) {
  const setup = shop(options);
  const page = setup.open();
  const cart = await fillCart(page, setup.emulator);
  await logInAsMember(page, setup.emulator);
  const tokensBefore = page.auth.getTokens();
  await setup.clock.advance(5 * HOUR);
  setup.receivedRequests.length = 0;
  page.events.length = 0;
  return { ...setup, page, cart, tokensBefore };
}

const fetchMemberSlug = async ({ client }: OpenPage) =>
  (await client.members.getCurrentMember()).member?.profile?.slug;

/** Makes one attempt per minute for ten minutes. */
async function tryForTenMinutes({ clock }: Shop, attempt: () => Promise<unknown>) {
  const outcomes: unknown[] = [];
  for (let minute = 0; minute < 10; minute++) {
    outcomes.push(await attempt().catch((error: unknown) => error));
    await clock.advance(MINUTE);
  }
  return outcomes;
}

describe("a ten-minute outage", () => {
  it("of the token service does not log the member out", async () => {
    const testShop = await openExpiredMember();
    const { emulator, page, cart, tokensBefore } = testShop;
    const operation = "identity.oauth.token";
    emulator.faults.add({ kind: "status", status: 503, operation, times: 1_000_000 });
    const outcomes = await tryForTenMinutes(testShop, () => callInParallel(5, page));
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ name: "SystemError", status: 503, retryable: true });
      expect((outcome as Error).message).toContain("Failed to fetch tokens from OAuth API");
    }
    expect(page.auth.getTokens()).toEqual(tokensBefore);
    emulator.faults.clear();
    expect(await fetchMemberSlug(page)).toBe("ada");
    expect(await readCart(page)).toEqual(cart);
    expect(page.events).toEqual(["refreshed member>member"]);
  });

  it("that affects only refreshes turns the member into a visitor until the outage ends", async () => {
    const testShop = await openExpiredMember();
    const { emulator, page, cart, network, grants } = testShop;
    network.intercept = ({ grant }) =>
      grant === "refresh_token" ? new Response("{}", { status: 503 }) : undefined;
    const outcomes = await tryForTenMinutes(testShop, () => callInParallel(20, page));
    expect(outcomes.some((outcome) => outcome instanceof Error)).toBe(false);
    expect(page.auth.loggedIn()).toBe(false);
    // During the outage, the client requests one new visitor session and about one refresh per minute.
    expect(grants().filter((grant) => grant === "anonymous")).toHaveLength(1);
    expect(grants().filter((grant) => grant === "refresh_token").length).toBeLessThanOrEqual(12);
    network.intercept = undefined;
    await testShop.clock.advance(MINUTE);
    expect(await fetchMemberSlug(page)).toBe("ada");
    expect(await readCart(page)).toEqual(cart);
    expect(page.events).toEqual(["visitor member>visitor", "member visitor>member"]);
    emulator.reset();
  });

  it("of the network causes network errors, but does not log the member out", async () => {
    const testShop = await openExpiredMember();
    const { page, tokensBefore, network } = testShop;
    network.intercept = () => Promise.reject(networkError());
    const outcomes = await tryForTenMinutes(testShop, () => callInParallel(1, page));
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ name: "SystemError", code: "NETWORK", retryable: true });
      expect((outcome as Error).message).toContain("connect ECONNREFUSED");
    }
    expect(page.auth.getTokens()).toEqual(tokensBefore);
    network.intercept = undefined;
    expect(await fetchMemberSlug(page)).toBe("ada");
    expect(page.events).toEqual(["refreshed member>member"]);
  });

  it("does not end the member's session if the page is reloaded during the outage", async () => {
    const testShop = shop();
    const { emulator, open, clock, network } = testShop;
    const values = new Map<string, string>();
    const tokenStorage = {
      get: (key: string) => values.get(key),
      set: (key: string, value: string) => values.set(key, value),
    };
    const page = open({ tokenStorage });
    await logInAsMember(page, emulator);
    await clock.advance(5 * HOUR);
    network.intercept = ({ grant }) =>
      grant === "refresh_token" ? new Response("{}", { status: 500 }) : undefined;
    await callInParallel(1, page);
    expect(open({ tokenStorage }).auth.loggedIn()).toBe(false);
    network.intercept = undefined;
    await clock.advance(MINUTE);
    const reloadedPage = open({ tokenStorage });
    expect(await fetchMemberSlug(reloadedPage)).toBe("ada");
    expect(reloadedPage.auth.loggedIn()).toBe(true);
  });
});

describe("a refresh that fails temporarily", () => {
  it.each([
    ["503", { kind: "status", status: 503 }],
    ["429 with Retry-After", { kind: "throttle", retryAfter: 2 }],
    ["a broken connection", { kind: "drop" }],
    ["a lost response", { kind: "drop", after: true }],
    ["a truncated response", { kind: "malformed" }],
  ] as const)("causes no error if it fails once: %s", async (_name, fault) => {
    const { emulator, page, cart } = await openExpiredMember();
    emulator.faults.add({ ...fault, operation: "identity.oauth.token" });
    expect(await readCart(page)).toEqual(cart);
    expect(page.events).toEqual(["refreshed member>member"]);
  });

  it("does not affect calls before the token expires", async () => {
    const testShop = shop();
    const { emulator, open, clock, network, grants } = testShop;
    const page = open();
    await logInAsMember(page, emulator);
    await clock.advance(4 * HOUR - 45_000);
    testShop.receivedRequests.length = 0;
    network.intercept = ({ path }) =>
      path === TOKEN_PATH ? new Response("{}", { status: 503 }) : undefined;
    for (let call = 0; call < 20; call++) await callInParallel(10, page);
    expect(new Set(testShop.sentTokens())).toEqual(
      new Set([page.auth.getTokens().accessToken.value]),
    );
    // After a failed attempt, the client waits before it tries to refresh the token again.
    expect(grants().length).toBeLessThanOrEqual(3);
    network.intercept = undefined;
    await clock.advance(MINUTE);
    expect(await fetchMemberSlug(page)).toBe("ada");
    expect(page.events.slice(2)).toEqual(["refreshed member>member"]);
  });
});

describe("a rejected refresh token", () => {
  it("makes the user a visitor immediately, and causes one `expired` event", async () => {
    const { emulator, page, grants } = await openExpiredMember();
    emulator.faults.add({ kind: "invalid_grant" });
    await callInParallel(100, page);
    expect(grants()).toEqual(["refresh_token", "anonymous"]);
    expect(page.events).toEqual(["expired member>visitor", "visitor member>visitor"]);
    await callInParallel(100, page);
    expect(page.auth.getTokens().refreshToken.role).toBe("visitor");
    expect(page.auth.getTokens()).not.toHaveProperty("memberRefreshToken");
    expect(page.events.filter((event) => event.startsWith("expired"))).toHaveLength(1);
  });

  it("causes one `expired` event after an outage, and the user remains a visitor", async () => {
    const testShop = await openExpiredMember();
    const { emulator, page, network, clock } = testShop;
    network.intercept = ({ grant }) =>
      grant === "refresh_token" ? new Response("{}", { status: 503 }) : undefined;
    await callInParallel(1, page);
    const visitor = page.auth.getTokens();
    network.intercept = undefined;
    emulator.controls.members.setMemberStatus(ADA.email, "BLOCKED");
    await clock.advance(MINUTE);
    await callInParallel(50, page);
    expect(page.auth.getTokens().refreshToken).toEqual(visitor.refreshToken);
    expect(page.events).toEqual(["visitor member>visitor", "expired member>visitor"]);
    await clock.advance(5 * HOUR);
    await callInParallel(50, page);
    expect(page.events.filter((event) => event.startsWith("expired"))).toHaveLength(1);
  });

  it("of a blocked member makes the user a visitor before the access token expires", async () => {
    const testShop = shop();
    const page = testShop.open();
    await logInAsMember(page, testShop.emulator);
    page.events.length = 0;
    testShop.emulator.controls.members.setMemberStatus(ADA.email, "BLOCKED");
    await callInParallel(30, page);
    expect(page.events).toEqual(["expired member>visitor", "visitor member>visitor"]);
    expect(page.auth.loggedIn()).toBe(false);
  });
});
