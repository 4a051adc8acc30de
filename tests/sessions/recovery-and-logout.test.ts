// @vitest-environment jsdom
import { recovery } from "@portico/identity";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadFrames } from "./frames.js";
import {
  ADA,
  callInParallel,
  fillCart,
  HOUR,
  networkError,
  readCart,
  type Shop,
  shop,
  TOKEN_PATH,
} from "./shop.js";

const HOME = "http://localhost:5173/";
const EMPTY_TOKENS = {
  accessToken: { value: "", expiresAt: 0 },
  refreshToken: { value: "", role: "none" },
};

let testShop: Shop;
let stopLoadingFrames = () => {};
beforeEach(() => {
  testShop = shop();
  stopLoadingFrames = loadFrames(testShop.emulator);
});
afterEach(() => stopLoadingFrames());

async function openMemberPage() {
  const page = testShop.open();
  await page.auth.signIn(ADA);
  expect(page.auth.loggedIn()).toBe(true);
  return page;
}

describe("password recovery", () => {
  it("sends an email and sets a new password, which ends old sessions", async () => {
    const otherPage = await openMemberPage();
    const page = testShop.open();
    await page.auth.sendPasswordResetEmail(ADA.email, `${HOME}login`, { language: "de" });
    const [email] = testShop.emulator.outbox;
    expect(email).toMatchObject({ kind: "password-reset", to: ADA.email });
    expect(email?.link).toContain("token=");
    const response = await page.client
      .use(recovery)
      .recover(email?.code ?? "", { password: "analytical" });
    expect(response.state).toBe("SUCCESS");
    expect(await page.auth.signIn(ADA)).toMatchObject({ errorCode: "invalidPassword" });
    expect(await page.auth.signIn({ ...ADA, password: "analytical" })).toMatchObject({
      loginState: "SUCCESS",
    });
    await callInParallel(5, otherPage);
    expect(otherPage.events.slice(-2)).toEqual([
      "expired member>visitor",
      "visitor member>visitor",
    ]);
  });

  it("returns to the shop from the platform's page", async () => {
    const page = testShop.open();
    await page.auth.sendPasswordResetEmail(ADA.email, `${HOME}login`);
    const link = testShop.emulator.outbox[0]?.link ?? "";
    const response = await testShop.emulator.fetch(link, {
      method: "POST",
      body: new URLSearchParams({ password: "analytical" }),
    });
    expect(response.headers.get("location")).toBe(`${HOME}login`);
    expect(await page.auth.signIn({ ...ADA, password: "analytical" })).toMatchObject({
      loginState: "SUCCESS",
    });
  });

  it("does not reveal whether an account exists, and rejects redirect URLs on other sites", async () => {
    const { auth } = testShop.open();
    await auth.sendPasswordResetEmail("nobody@example.com", HOME);
    expect(testShop.emulator.outbox).toEqual([]);
    await expect(
      auth.sendPasswordResetEmail(ADA.email, "https://evil.example/"),
    ).rejects.toMatchObject({ name: "ApplicationError", status: 403 });
  });
});

describe("logout", () => {
  it("removes both tokens and returns the URL of the platform's logout page", async () => {
    const page = await openMemberPage();
    const cart = await fillCart(page, testShop.emulator);
    const oldTokens = page.auth.getTokens();
    const { logoutUrl, complete } = await page.auth.logout(HOME);
    expect(complete).toBe(true);
    expect(new URL(logoutUrl).origin).toBe(testShop.emulator.origin);
    expect(page.auth.getTokens()).toEqual(EMPTY_TOKENS);
    expect(page.events.at(-1)).toBe("visitor member>none");
    const response = await testShop.emulator.fetch(logoutUrl, { redirect: "manual" });
    expect(response.headers.get("location")).toBe(HOME);
    // The platform rejects the old tokens, so an attacker who uses them becomes a visitor.
    const pageWithOldTokens = testShop.open({ tokens: oldTokens });
    await callInParallel(1, pageWithOldTokens);
    expect(pageWithOldTokens.auth.loggedIn()).toBe(false);
    // The next call belongs to a new visitor, without the member's cart.
    await expect(readCart(page)).rejects.toMatchObject({ status: 404 });
    await page.auth.signIn(ADA);
    expect(await readCart(page)).toEqual(cart);
  });

  it.each([
    ["the network is down", () => Promise.reject(networkError()), "connect ECONNREFUSED"],
    ["the platform is down", () => new Response("{}", { status: 503 }), ""],
    ["the platform rejects the request", () => new Response("{}", { status: 403 }), ""],
    ["the response cannot be read", () => new Response("<html>"), ""],
    ["the response has no URL", () => Response.json({}), "No redirect URL found"],
  ])("removes both tokens and reports an error if %s", async (_name, interceptor, text) => {
    const page = await openMemberPage();
    testShop.network.intercept = interceptor;
    const result = await page.auth.logout(HOME);
    expect(result).toMatchObject({ logoutUrl: HOME, complete: false });
    expect(result.error).toBeInstanceOf(Error);
    expect(String(result.error)).toContain(text);
    expect(page.auth.getTokens()).toEqual(EMPTY_TOKENS);
    testShop.network.intercept = undefined;
    await callInParallel(1, page);
    expect(page.auth.getTokens().refreshToken.role).toBe("visitor");
  });

  it("refreshes an expired token to send the logout request, and ends the member session in the client and on the platform", async () => {
    const page = await openMemberPage();
    await testShop.clock.advance(5 * HOUR);
    const { logoutUrl, complete } = await page.auth.logout(HOME);
    expect(complete).toBe(true);
    expect(page.auth.getTokens()).toEqual(EMPTY_TOKENS);
    await testShop.emulator.fetch(logoutUrl, { redirect: "manual" });
    const validTokens = [...testShop.emulator.state.identity.refreshTokens.values()].filter(
      ({ revoked, session }) => !revoked && session.memberId !== undefined,
    );
    expect(validTokens).toEqual([]);
  });

  it("is not undone by a pending refresh", async () => {
    const page = await openMemberPage();
    await testShop.clock.advance(5 * HOUR);
    let releaseRefresh: (() => void) | undefined;
    testShop.network.intercept = async ({ path }, pass) => {
      const response = await pass();
      if (path !== TOKEN_PATH || releaseRefresh) return response;
      await new Promise<void>((resolve) => {
        releaseRefresh = resolve;
      });
      return response;
    };
    const calls = callInParallel(20, page);
    await expect.poll(() => releaseRefresh).toBeDefined();
    await page.auth.logout(HOME);
    // The logout has removed the member's token, so pending calls may already use a visitor's token.
    expect(page.auth.loggedIn()).toBe(false);
    releaseRefresh?.();
    await calls;
    expect(page.auth.getTokens().refreshToken.role).toBe("visitor");
    expect(page.events).not.toContain("expired member>visitor");
    const [, , ...eventsAfterLogout] = page.events;
    expect(eventsAfterLogout).toEqual(["visitor member>none", "visitor none>visitor"]);
  });
});
