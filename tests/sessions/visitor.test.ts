import { describe, expect, it } from "vitest";
import { callInParallel, fillCart, HOUR, MINUTE, readCart, shop, TOKEN_PATH } from "./shop.js";

describe("a visitor", () => {
  it("requests tokens once for its first 1,000 calls", async () => {
    const { open, grants, sentTokens } = shop();
    const page = open();
    expect(page.auth.getTokens().refreshToken.role).toBe("none");
    await callInParallel(1_000, page);
    expect(grants()).toEqual(["anonymous"]);
    expect(sentTokens()).toHaveLength(1_000);
    expect(new Set(sentTokens())).toEqual(new Set([page.auth.getTokens().accessToken.value]));
    expect(page.auth.getTokens().refreshToken.role).toBe("visitor");
    expect(page.auth.loggedIn()).toBe(false);
    expect(page.events).toEqual(["visitor none>visitor"]);
  });

  it("refreshes an expired token once for 1,000 calls, and keeps the identity and cart", async () => {
    const { emulator, open, clock, grants, sentTokens, receivedRequests } = shop();
    const page = open();
    const cart = await fillCart(page, emulator);
    const tokensBefore = page.auth.getTokens();
    await clock.advance(5 * HOUR);
    receivedRequests.length = 0;
    await callInParallel(1_000, page);
    expect(grants()).toEqual(["refresh_token"]);
    const tokensAfter = page.auth.getTokens();
    expect(tokensAfter.accessToken.value).not.toBe(tokensBefore.accessToken.value);
    expect(tokensAfter.refreshToken).toEqual(tokensBefore.refreshToken);
    expect(new Set(sentTokens())).toEqual(new Set([tokensAfter.accessToken.value]));
    expect(await readCart(page)).toEqual(cart);
    expect(page.events).toEqual(["visitor none>visitor", "refreshed visitor>visitor"]);
  });

  it("refreshes the token before the platform rejects it", async () => {
    const { open, clock, grants, network } = shop();
    const page = open();
    await callInParallel(1, page);
    const statuses: number[] = [];
    network.intercept = async (_seen, pass) => {
      const response = await pass();
      statuses.push(response.status);
      return response;
    };
    await clock.advance(4 * HOUR - MINUTE / 2);
    await callInParallel(1, page);
    expect(grants()).toEqual(["anonymous", "refresh_token"]);
    expect(statuses).toEqual([200, 200]);
  });

  it("stores every new refresh token", async () => {
    const { emulator, open, clock, grants } = shop({ rotateRefreshTokens: true });
    const page = open();
    const cart = await fillCart(page, emulator);
    const usedTokens = new Set([page.auth.getTokens().refreshToken.value]);
    for (let day = 0; day < 5; day++) {
      await clock.advance(24 * HOUR);
      await callInParallel(10, page);
      usedTokens.add(page.auth.getTokens().refreshToken.value);
    }
    expect(usedTokens.size).toBe(6);
    expect(page.events).toEqual([
      "visitor none>visitor",
      ...Array(5).fill("refreshed visitor>visitor"),
    ]);
    expect(grants()).toEqual(["anonymous", ...Array(5).fill("refresh_token")]);
    expect(await readCart(page)).toEqual(cart);
  });

  it("keeps the identity after a page reload", async () => {
    const { emulator, open, clock, grants } = shop();
    const values = new Map<string, string>();
    const tokenStorage = {
      get: async (key: string) => values.get(key),
      set: async (key: string, value: string) => void values.set(key, value),
    };
    const firstPage = open({ tokenStorage });
    const cart = await fillCart(firstPage, emulator);
    await firstPage.auth.ready();
    const reloadedPage = open({ tokenStorage });
    expect(await readCart(reloadedPage)).toEqual(cart);
    await clock.advance(30 * 24 * HOUR);
    const thirdPage = open({ tokenStorage });
    expect(await readCart(thirdPage)).toEqual(cart);
    expect(grants()).toEqual(["anonymous", "refresh_token"]);
  });

  it("does not share a cart with other visitors", async () => {
    const { emulator, open } = shop();
    await fillCart(open(), emulator);
    await expect(readCart(open())).rejects.toMatchObject({ status: 404 });
  });
});

describe("an unusable stored session", () => {
  const validSession = JSON.stringify({
    accessToken: { value: "access", expiresAt: 1 },
    refreshToken: { value: "refresh", role: "visitor" },
  });
  it.each([
    ["not JSON", "<html>"],
    ["truncated", validSession.slice(0, -9)],
    ["from a future version", JSON.stringify({ version: 2, refreshToken: ["x"], accessToken: 7 })],
    ["a list", "[]"],
    ["null", "null"],
    ["empty", ""],
    ["with the wrong types", '{"accessToken":{"value":5,"expiresAt":"soon"},"refreshToken":"x"}'],
    ["with a token that is invalid in a header", validSession.replace("access", "a\\nb")],
    ["with unknown tokens", validSession],
  ])("is replaced by one new visitor session: %s", async (_name, text) => {
    const { open, grants } = shop();
    const values = new Map([["portico.shop", text]]);
    const page = open({
      tokenStorage: { get: (key) => values.get(key), set: (key, value) => values.set(key, value) },
    });
    await callInParallel(20, page);
    expect(page.auth.getTokens().refreshToken.role).toBe("visitor");
    expect(grants().filter((grant) => grant === "anonymous")).toHaveLength(1);
    expect(grants().length).toBeLessThanOrEqual(2);
    expect(JSON.parse(values.get("portico.shop") ?? "")).toEqual(page.auth.getTokens());
  });
});

describe("token lifetimes and clock errors", () => {
  it.each([
    ["missing", undefined, 1],
    ["a string", "14400", 1],
    ["zero", 0, 3],
    ["negative", -5, 3],
    ["huge", 1e18, 1],
    ["not a number", "soon", 1],
  ])(
    "cause at most one token request per batch of parallel calls if the lifetime is %s",
    async (_name, lifetime, expectedCount) => {
      const { open, grants, network } = shop();
      network.intercept = async ({ path }, pass) => {
        const response = await pass();
        if (path !== TOKEN_PATH) return response;
        return Response.json({ ...(await response.json()), expires_in: lifetime });
      };
      const page = open();
      for (let call = 0; call < 3; call++) await callInParallel(50, page);
      expect(grants()).toHaveLength(expectedCount);
      expect(grants()[0]).toBe("anonymous");
      expect(new Set(grants().slice(1))).toEqual(
        new Set(expectedCount > 1 ? ["refresh_token"] : []),
      );
    },
  );

  it.each([-1, 1])("cause at most one extra refresh if a clock is off by %s day", async (days) => {
    const { emulator, open, clock, grants } = shop();
    const page = open();
    const cart = await fillCart(page, emulator);
    // Changes only the user's clock, not the platform's.
    clock.jump(days * 24 * HOUR);
    emulator.clock.advance(-days * 24 * HOUR);
    await callInParallel(100, page);
    await callInParallel(100, page);
    expect(grants()).toEqual(days > 0 ? ["anonymous", "refresh_token"] : ["anonymous"]);
    // With a slow clock, the client treats an expired token as valid, and the platform responds
    // with 401.
    await clock.advance(5 * HOUR);
    await callInParallel(100, page);
    expect(grants().slice(-1)).toEqual(["refresh_token"]);
    expect(grants()).toHaveLength(days > 0 ? 3 : 2);
    expect(await readCart(page)).toEqual(cart);
  });
});
