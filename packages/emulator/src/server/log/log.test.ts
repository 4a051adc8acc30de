import { describe, expect, test } from "vitest";
import { createEmulator } from "../../emulator.js";
import { logIn } from "../../testing/login.js";
import { API_KEY, Caller, merchant, shop } from "../../testing/test-client.js";
import { redact } from "./redact.js";
import { KEPT_REQUESTS, type RequestQuery } from "./requests.js";

describe("the log of requests", () => {
  test("says who asked for what, what came of it, and how long it took by the clock", async () => {
    let now = Date.UTC(2030, 0, 1);
    const clock = {
      now: () => now,
      sleep: async (ms: number) => {
        now += ms;
      },
    };
    const { emulator, guest } = await shop({ seed: "minimal", clock });
    emulator.faults.add({ kind: "delay", ms: 2000, operation: "stores.productsV3.getProduct" });
    const reply = await guest.send("stores.productsV3.getProduct", { productId: "no-guid" });
    expect(emulator.requests().at(-1)).toEqual({
      sequence: 2,
      id: reply.headers.get("X-Wix-Request-Id"),
      at: "2030-01-01T00:00:00.000Z",
      method: "GET",
      path: "/stores/v3/products/no-guid",
      operation: "stores.productsV3.getProduct",
      status: 404,
      duration: 2000,
      caller: "visitor",
      faults: ["delay"],
      request: { productId: "no-guid" },
      response: reply.body,
    });
  });

  test("knows the callers, pages, and what no operation is", async () => {
    const { emulator, guest } = await shop();
    const caller = await logIn(guest);
    await caller.send("members.members.getCurrentMember");
    await merchant(emulator).send("members.members.listMembers");
    await emulator.fetch("https://www.wixapis.com/nowhere");
    await emulator.fetch(`${emulator.origin}/_portico/checkout?session=secret`);
    const [product] = emulator.state.catalog.products.values();
    await emulator.fetch(`${emulator.origin}/_portico/media/${product?.pictures[0]?.id}.avif`);
    const told = emulator
      .requests()
      .slice(-4)
      .map(({ caller: kind, operation, path, status }) => [kind, operation ?? path, status]);
    expect(told).toEqual([
      ["member", "members.members.getCurrentMember", 200],
      ["admin", "members.members.listMembers", 200],
      ["nobody", "/nowhere", 404],
      ["nobody", "/_portico/checkout", 404],
    ]);
  });

  test("of what had no answer, there is none", async () => {
    const { emulator, guest } = await shop({ seed: "minimal" });
    emulator.faults.add({ kind: "drop" });
    await expect(guest.send("stores.catalogVersioning.getCatalogVersion")).rejects.toThrow();
    const [, last] = emulator.requests();
    expect([last?.status, last?.faults]).toEqual([undefined, ["drop"]]);
  });

  test("tokens, passwords, codes and keys are not in it, in whatever they travel", async () => {
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

  test.each<[RequestQuery, number]>([
    [{}, 4],
    [{ method: "post" }, 2],
    [{ path: "/oauth2" }, 1],
    [{ operation: "stores.*" }, 2],
    [{ operation: "stores.productsV3.queryProducts" }, 1],
    [{ status: 404 }, 1],
    [{ caller: "visitor" }, 2],
    [{ caller: "visitor", after: 2 }, 1],
    [{ limit: 1 }, 1],
  ])("is asked for %j", async (query, count) => {
    const { emulator, guest } = await shop({ seed: "minimal" });
    await guest.send("stores.productsV3.queryProducts");
    await guest.send("stores.productsV3.searchProducts", { search: {} });
    await emulator.fetch("https://www.wixapis.com/nowhere", { method: "POST" });
    const found = emulator.requests(query);
    expect(found).toHaveLength(count);
    if (query.limit) expect(found[0]?.path).toBe("/nowhere");
  });

  test("holds the last ones, and none after a reset", async () => {
    const emulator = createEmulator({ seed: "empty" });
    const nobody = new Caller(emulator);
    for (let index = 0; index < KEPT_REQUESTS + 5; index += 1) {
      await nobody.send("stores.catalogVersioning.getCatalogVersion");
    }
    const all = emulator.requests();
    expect([all.length, all[0]?.sequence]).toEqual([KEPT_REQUESTS, 6]);
    emulator.reset();
    expect(emulator.requests()).toEqual([]);
  });

  test("says of a long body only how long it is", async () => {
    const { emulator, guest } = await shop();
    const { body } = await guest.send("stores.productsV3.queryProducts", {
      query: { cursorPaging: { limit: 100 } },
    });
    const length = JSON.stringify(body).length;
    expect(emulator.requests().at(-1)?.response).toEqual({ tooLong: length });
  });
});

describe("what is removed", () => {
  const remove = (value: unknown, codes = true) => redact(value, { codes, keys: ["key-of-app"] });

  test.each([
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
  ])("%s, whatever it holds", (key) => {
    expect(remove({ a: [{ [key]: "x" }, { [key]: { deep: ["x"] } }, { [key]: null }] })).toEqual({
      a: [{ [key]: "[removed]" }, { [key]: "[removed]" }, { [key]: null }],
    });
  });

  test("codes of logins, but neither an error's code nor a coupon's", () => {
    expect(remove({ code: "123456" })).toEqual({ code: "[removed]" });
    expect(remove({ couponCode: "WELCOME10", countryCode: "US" })).toEqual({
      couponCode: "WELCOME10",
      countryCode: "US",
    });
    const error = { details: { applicationError: { code: "BAD_CODE" } } };
    expect(remove(error)).toEqual(error);
    expect(remove({ code: "WELCOME10" }, false)).toEqual({ code: "WELCOME10" });
  });

  test("tokens and keys within texts and addresses", () => {
    const jwt = "eyJhbGciOi.eyJzdWIi.c2lnbg";
    expect(remove(`a OauthNG.JWS.${jwt} b JWS.x.y c ${jwt} d key-of-app`)).toBe(
      "a [removed] b [removed] c [removed] d [removed]",
    );
    expect(remove("https://a.example/cb?code=1&state=2#access_token=3")).toBe(
      "https://a.example/cb?code=[removed]&state=2#access_token=[removed]",
    );
  });
});
