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
  TOKEN,
} from "./shop.js";

const HOME = "http://localhost:5173/";
const EMPTY = {
  accessToken: { value: "", expiresAt: 0 },
  refreshToken: { value: "", role: "none" },
};

let all: Shop;
let stop = () => {};
beforeEach(() => {
  all = shop();
  stop = loadFrames(all.emulator);
});
afterEach(() => stop());

async function loggedIn() {
  const page = all.open();
  await page.auth.signIn(ADA);
  expect(page.auth.loggedIn()).toBe(true);
  return page;
}

describe("password recovery", () => {
  it("sends an email and sets a new password, which ends old sessions", async () => {
    const otherPage = await loggedIn();
    const page = all.open();
    await page.auth.sendPasswordResetEmail(ADA.email, `${HOME}login`, { language: "de" });
    const [mail] = all.emulator.outbox;
    expect(mail).toMatchObject({ kind: "password-reset", to: ADA.email });
    expect(mail?.link).toContain("token=");
    const response = await page.client
      .use(recovery)
      .recover(mail?.code ?? "", { password: "analytical" });
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
    const page = all.open();
    await page.auth.sendPasswordResetEmail(ADA.email, `${HOME}login`);
    const link = all.emulator.outbox[0]?.link ?? "";
    const response = await all.emulator.fetch(link, {
      method: "POST",
      body: new URLSearchParams({ password: "analytical" }),
    });
    expect(response.headers.get("location")).toBe(`${HOME}login`);
    expect(await page.auth.signIn({ ...ADA, password: "analytical" })).toMatchObject({
      loginState: "SUCCESS",
    });
  });

  it("does not reveal whether an account exists, and rejects foreign redirect URLs", async () => {
    const { auth } = all.open();
    await auth.sendPasswordResetEmail("nobody@example.com", HOME);
    expect(all.emulator.outbox).toEqual([]);
    await expect(
      auth.sendPasswordResetEmail(ADA.email, "https://evil.example/"),
    ).rejects.toMatchObject({ name: "ApplicationError", status: 403 });
  });
});

describe("logout", () => {
  it("removes both tokens and returns the URL of the platform's logout page", async () => {
    const page = await loggedIn();
    const cart = await fillCart(page, all.emulator);
    const old = page.auth.getTokens();
    const { logoutUrl, complete } = await page.auth.logout(HOME);
    expect(complete).toBe(true);
    expect(new URL(logoutUrl).origin).toBe(all.emulator.origin);
    expect(page.auth.getTokens()).toEqual(EMPTY);
    expect(page.events.at(-1)).toBe("visitor member>none");
    const response = await all.emulator.fetch(logoutUrl, { redirect: "manual" });
    expect(response.headers.get("location")).toBe(HOME);
    // The platform rejects the old tokens, so an attacker who uses them becomes a visitor.
    const thief = all.open({ tokens: old });
    await callInParallel(1, thief);
    expect(thief.auth.loggedIn()).toBe(false);
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
  ])("removes both tokens even if %s, and reports an error", async (_name, between, text) => {
    const page = await loggedIn();
    all.network.between = between;
    const result = await page.auth.logout(HOME);
    expect(result).toMatchObject({ logoutUrl: HOME, complete: false });
    expect(result.error).toBeInstanceOf(Error);
    expect(String(result.error)).toContain(text);
    expect(page.auth.getTokens()).toEqual(EMPTY);
    all.network.between = undefined;
    await callInParallel(1, page);
    expect(page.auth.getTokens().refreshToken.role).toBe("visitor");
  });

  it("refreshes an expired token for the request and does not store the new one", async () => {
    const page = await loggedIn();
    await all.clock.advance(5 * HOUR);
    const { logoutUrl, complete } = await page.auth.logout(HOME);
    expect(complete).toBe(true);
    expect(page.auth.getTokens()).toEqual(EMPTY);
    await all.emulator.fetch(logoutUrl, { redirect: "manual" });
    const alive = [...all.emulator.state.identity.refreshTokens.values()].filter(
      ({ revoked, session }) => !revoked && session.memberId !== undefined,
    );
    expect(alive).toEqual([]);
  });

  it("is not undone by a pending refresh", async () => {
    const page = await loggedIn();
    await all.clock.advance(5 * HOUR);
    let arrive: (() => void) | undefined;
    all.network.between = async ({ path }, pass) => {
      const response = await pass();
      if (path !== TOKEN || arrive) return response;
      await new Promise<void>((open) => {
        arrive = open;
      });
      return response;
    };
    const calls = callInParallel(20, page);
    await expect.poll(() => arrive).toBeDefined();
    await page.auth.logout(HOME);
    // By now, pending calls may have a visitor's token, because the member's token is gone.
    expect(page.auth.loggedIn()).toBe(false);
    arrive?.();
    await calls;
    expect(page.auth.getTokens().refreshToken.role).toBe("visitor");
    expect(page.events).not.toContain("expired member>visitor");
    const [, , ...after] = page.events;
    expect(after).toEqual(["visitor member>none", "visitor none>visitor"]);
  });
});
