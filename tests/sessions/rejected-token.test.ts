import { describe, expect, it } from "vitest";
import {
  callInParallel,
  fillCart,
  HOUR,
  logInAsMember,
  readCart,
  type Shop,
  shop,
  TOKEN_PATH,
} from "./shop.js";

/** Makes the platform reject all access tokens before they expire. */
function revokeAccessTokens({ emulator }: Shop) {
  const { accessTokens } = emulator.state.identity;
  for (const [key, token] of accessTokens) accessTokens.set(key, { ...token, revoked: true });
}

describe("an unexpired token that the platform rejects", () => {
  it("is refreshed once, and each of 500 calls is retried once", async () => {
    const testShop = shop();
    const { open, grants, sentTokens, receivedRequests } = testShop;
    const page = open();
    await callInParallel(1, page);
    const oldToken = page.auth.getTokens().accessToken.value;
    revokeAccessTokens(testShop);
    receivedRequests.length = 0;
    await callInParallel(500, page);
    expect(grants()).toEqual(["refresh_token"]);
    const newToken = page.auth.getTokens().accessToken.value;
    expect(sentTokens().filter((token) => token === oldToken)).toHaveLength(500);
    expect(sentTokens().filter((token) => token === newToken)).toHaveLength(500);
    expect(sentTokens()).toHaveLength(1_000);
  });

  it("does not affect a member's role and cart", async () => {
    const testShop = shop();
    const { emulator, open, grants } = testShop;
    const page = open();
    const cart = await fillCart(page, emulator);
    await logInAsMember(page, emulator);
    revokeAccessTokens(testShop);
    expect(await readCart(page)).toEqual(cart);
    expect(page.auth.loggedIn()).toBe(true);
    expect(grants()).toEqual(["anonymous", "authorized_client", "refresh_token"]);
    expect(page.events.at(-1)).toBe("refreshed member>member");
  });

  it("is refreshed, and a rejected write is retried once", async () => {
    const testShop = shop();
    const { emulator, open } = testShop;
    const page = open();
    await fillCart(page, emulator);
    revokeAccessTokens(testShop);
    const { items } = await fillCart(page, emulator);
    expect(items).toHaveLength(1);
    const { cart } = await page.client.cart.getCurrentCart();
    expect(cart?.lineItems?.[0]?.quantityInfo?.requestedQuantity).toBe(2);
  });

  it("is refreshed by fetchWithAuth", async () => {
    const testShop = shop();
    const page = testShop.open();
    await callInParallel(1, page);
    revokeAccessTokens(testShop);
    const response = await page.client.fetchWithAuth("/ecom/v2/carts/current");
    expect(response.status).toBe(404);
    expect(testShop.grants()).toEqual(["anonymous", "refresh_token"]);
  });

  it("is not refreshed again if a call with the old token gets its response late", async () => {
    const testShop = shop();
    const { open, network, grants, receivedRequests } = testShop;
    const page = open();
    await callInParallel(1, page);
    revokeAccessTokens(testShop);
    const heldResponses: (() => void)[] = [];
    network.intercept = async ({ path }, pass) => {
      const response = await pass();
      if (path !== TOKEN_PATH && heldResponses.length < 10) {
        await new Promise<void>((resolve) => heldResponses.push(resolve));
      }
      return response;
    };
    const slowCalls = callInParallel(10, page);
    await expect.poll(() => heldResponses.length).toBe(10);
    await callInParallel(10, page);
    expect(grants()).toEqual(["anonymous", "refresh_token"]);
    for (const releaseResponse of heldResponses) releaseResponse();
    await slowCalls;
    expect(grants()).toEqual(["anonymous", "refresh_token"]);
    // One earlier call, and two attempts for each of 20 calls.
    expect(receivedRequests.filter(({ path }) => path !== TOKEN_PATH)).toHaveLength(41);
  });

  it("makes the call fail with the platform's error if the new token is also rejected", async () => {
    const { emulator, open, grants, receivedRequests } = shop();
    const page = open();
    await callInParallel(1, page);
    receivedRequests.length = 0;
    const operation = "stores.productsV3.getAllProductsCategory";
    emulator.faults.add({ kind: "status", status: 401, operation, times: 1_000 });
    const calls = Array.from({ length: 50 }, () => callInParallel(1, page));
    for (const outcome of await Promise.allSettled(calls)) {
      expect(outcome).toMatchObject({ status: "rejected", reason: { status: 401 } });
    }
    expect(grants()).toEqual(["refresh_token"]);
    expect(receivedRequests).toHaveLength(1 + 2 * 50);
    expect(page.auth.getTokens().refreshToken.role).toBe("visitor");
  });

  it("makes the call fail with the 401 error during an outage, but does not log the user out", async () => {
    const testShop = shop();
    const { emulator, open, network } = testShop;
    const page = open();
    await logInAsMember(page, emulator);
    const tokens = page.auth.getTokens();
    revokeAccessTokens(testShop);
    network.intercept = ({ path }) =>
      path === TOKEN_PATH ? Promise.resolve(new Response("{}", { status: 503 })) : undefined;
    await expect(callInParallel(1, page)).rejects.toMatchObject({ status: 401 });
    expect(page.auth.getTokens()).toEqual(tokens);
    network.intercept = undefined;
    await testShop.clock.advance(HOUR);
    await callInParallel(1, page);
    expect(page.auth.loggedIn()).toBe(true);
    expect(page.events).toEqual([
      "visitor none>visitor",
      "member visitor>member",
      "refreshed member>member",
    ]);
  });
});
