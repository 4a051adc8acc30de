import { describe, expect, it } from "vitest";
import { createEmulator } from "../../emulator.js";
import { logIn } from "../../testing/login.js";
import { API_KEY, Caller, merchant, shop } from "../../testing/test-client.js";
import { redact } from "./redact.js";
import { MAX_REQUESTS, type RequestQuery } from "./requests.js";

describe("the request log", () => {
  it("contains the caller, operation, request fields, response body, and duration on the emulator's clock", async () => {
    let now = Date.UTC(2030, 0, 1);
    const clock = {
      now: () => now,
      sleep: async (ms: number) => {
        now += ms;
      },
    };
    const { emulator, guest } = await shop({ seed: "minimal", clock });
    emulator.faults.add({ kind: "delay", ms: 2000, operation: "stores.productsV3.getProduct" });
    const response = await guest.send("stores.productsV3.getProduct", { productId: "no-guid" });
    expect(emulator.requests().at(-1)).toEqual({
      sequence: 2,
      id: response.headers.get("X-Wix-Request-Id"),
      at: "2030-01-01T00:00:00.000Z",
      method: "GET",
      path: "/stores/v3/products/no-guid",
      operation: "stores.productsV3.getProduct",
      status: 404,
      duration: 2000,
      caller: "visitor",
      faults: ["delay"],
      request: { productId: "no-guid" },
      response: response.body,
    });
  });

  it("contains requests for hosted pages and unknown paths, but not for images", async () => {
    const { emulator, guest } = await shop();
    const caller = await logIn(guest);
    await caller.send("members.members.getCurrentMember");
    await merchant(emulator).send("members.members.listMembers");
    await emulator.fetch("https://www.wixapis.com/nowhere");
    await emulator.fetch(`${emulator.origin}/_portico/checkout?session=secret`);
    const [product] = emulator.state.catalog.products.values();
    await emulator.fetch(`${emulator.origin}/_portico/media/${product?.pictures[0]?.id}.avif`);
    const entries = emulator
      .requests()
      .slice(-4)
      .map(({ caller: kind, operation, path, status }) => [kind, operation ?? path, status]);
    expect(entries).toEqual([
      ["member", "members.members.getCurrentMember", 200],
      ["admin", "members.members.listMembers", 200],
      ["anonymous", "/nowhere", 404],
      ["anonymous", "/_portico/checkout", 404],
    ]);
  });

  it("contains no status for a request without a response", async () => {
    const { emulator, guest } = await shop({ seed: "minimal" });
    emulator.faults.add({ kind: "drop" });
    await expect(guest.send("stores.catalogVersioning.getCatalogVersion")).rejects.toThrow();
    const [, last] = emulator.requests();
    expect([last?.status, last?.faults]).toEqual([undefined, ["drop"]]);
  });

  it("does not contain tokens, passwords, codes or keys", async () => {
    const { emulator, guest } = await shop({
      site: { apiKeys: [API_KEY, "another-key-of-the-site"] },
    });
    const caller = await logIn(guest);
    await guest.send("identity.recovery.sendRecoveryEmail", { email: "ada@example.com" });
    await guest.send("identity.authentication.loginV2", {
      loginId: { email: "ada@example.com" },
      password: "portico-wrong",
    });
    await guest.send("identity.oauth.token", {
      grantType: "refresh_token",
      refreshToken: guest.refreshToken,
    });
    await guest.send("identity.oauth.tokenInfo", { token: caller.authorization });
    await guest.send("ecom.currentCart.updateCurrentCart", {
      cartInfo: { buyerNote: `my key is another-key-of-the-site and ${guest.authorization}` },
    });
    await emulator.fetch(`https://www.wixapis.com/oauth2/${API_KEY}`);
    const text = JSON.stringify(emulator.requests());
    for (const secret of [
      guest.authorization,
      guest.refreshToken,
      caller.authorization,
      caller.refreshToken,
      String(emulator.outbox[0]?.link?.split("=").at(-1)),
      "portico-wrong",
      "another-key-of-the-site",
      API_KEY,
    ]) {
      expect(secret.length).toBeGreaterThan(8);
      expect(text).not.toContain(secret);
    }
    expect(text).toContain("ada@example.com");
    expect(text).toContain("[removed]");
  });

  it.each<[RequestQuery, number]>([
    [{}, 4],
    [{ method: "post" }, 2],
    [{ path: "/oauth2" }, 1],
    [{ operation: "stores.*" }, 2],
    [{ operation: "stores.productsV3.queryProducts" }, 1],
    [{ status: 404 }, 1],
    [{ caller: "visitor" }, 2],
    [{ caller: "visitor", after: 2 }, 1],
    [{ limit: 1 }, 1],
  ])("can be filtered by %j", async (query, count) => {
    const { emulator, guest } = await shop({ seed: "minimal" });
    await guest.send("stores.productsV3.queryProducts");
    await guest.send("stores.productsV3.searchProducts", { search: {} });
    await emulator.fetch("https://www.wixapis.com/nowhere", { method: "POST" });
    const matches = emulator.requests(query);
    expect(matches).toHaveLength(count);
    if (query.limit) expect(matches[0]?.path).toBe("/nowhere");
  });

  it("contains only the last 500 requests, and is empty after a reset", async () => {
    const emulator = createEmulator({ seed: "empty" });
    const anonymous = new Caller(emulator);
    for (let index = 0; index < MAX_REQUESTS + 5; index += 1) {
      await anonymous.send("stores.catalogVersioning.getCatalogVersion");
    }
    const all = emulator.requests();
    expect([all.length, all[0]?.sequence]).toEqual([MAX_REQUESTS, 6]);
    emulator.reset();
    expect(emulator.requests()).toEqual([]);
  });

  it("contains only the length of a long body", async () => {
    const { emulator, guest } = await shop();
    const { body } = await guest.send("stores.productsV3.queryProducts", {
      query: { cursorPaging: { limit: 100 } },
    });
    const length = JSON.stringify(body).length;
    expect(emulator.requests().at(-1)?.response).toEqual({ tooLong: length });
  });

  it("drops the oldest long bodies when all bodies together are too long", async () => {
    const { emulator, guest } = await shop();
    const query = { cursorPaging: { limit: 5 } };
    const { body } = await guest.send("stores.productsV3.queryProducts", { query });
    const { length } = JSON.stringify(body);
    const count = Math.ceil(500_000 / length);
    for (let index = 0; index < count; index += 1) {
      await guest.send("stores.productsV3.queryProducts", { query });
    }
    const [, first, ...others] = emulator.requests();
    expect([first?.request, first?.response]).toEqual([{ query }, { tooLong: length }]);
    expect(others.at(-1)?.response).toEqual(body);
  });
});

describe("redact", () => {
  const redacted = (value: unknown, codes = true) =>
    redact(value, { hasLoginCodes: codes, keys: ["key-of-app"] });

  it.each([
    "token",
    "access_token",
    "refreshToken",
    "sessionToken",
    "captchaTokens",
    "password",
    "newPassword",
    "clientSecret",
    "client_secret",
    "Authorization",
    "codeVerifier",
    "code_challenge",
    "otp",
    "apiKey",
    "recoveryCodes",
  ])("removes every value of a field named %s except null", (key) => {
    expect(redacted({ a: [{ [key]: "x" }, { [key]: { deep: ["x"] } }, { [key]: null }] })).toEqual({
      a: [{ [key]: "[removed]" }, { [key]: "[removed]" }, { [key]: null }],
    });
  });

  it("removes login codes, but not error codes or coupon codes", () => {
    expect(redacted({ code: "123456" })).toEqual({ code: "[removed]" });
    expect(redacted({ couponCode: "WELCOME10", countryCode: "US" })).toEqual({
      couponCode: "WELCOME10",
      countryCode: "US",
    });
    const error = { details: { applicationError: { code: "BAD_CODE" } } };
    expect(redacted(error)).toEqual(error);
    expect(redacted({ code: "WELCOME10" }, false)).toEqual({ code: "WELCOME10" });
  });

  it("removes tokens and keys from strings, and secret parameters from URLs", () => {
    const jwt = "eyJhbGciOi.eyJzdWIi.c2lnbg";
    expect(redacted(`a OauthNG.JWS.${jwt} b JWS.x.y c ${jwt} d key-of-app`)).toBe(
      "a [removed] b [removed] c [removed] d [removed]",
    );
    expect(redacted("https://a.example/cb?code=1&state=2#access_token=3")).toBe(
      "https://a.example/cb?code=[removed]&state=2#access_token=[removed]",
    );
  });
});
