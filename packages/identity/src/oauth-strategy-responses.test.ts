import { createClient } from "@portico/core";
import nock from "nock";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as authentication from "./generated/authentication.js";
import { OAuthStrategy } from "./oauth-strategy.js";
import { API, CLIENT_ID, memberTokens, platformKit } from "./testing/platform-kit.js";

const EMPTY_TOKENS = {
  accessToken: { value: "", expiresAt: 0 },
  refreshToken: { value: "", role: "none" },
};

beforeEach(() => nock.disableNetConnect());
afterEach(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

describe("a token request with an unreadable response", () => {
  it("is retried, so that a member stays logged in", async () => {
    for (const body of ['{"access_token":"half', "<html>", '{"expires_in":5}', "[]"]) {
      const { auth, clock, mockTokenService, requestsTo } = platformKit();
      nock(API).post("/oauth2/token").times(2).reply(200, body);
      mockTokenService();
      auth.setTokens(memberTokens(clock, -1));
      expect((await auth.getAuthHeaders()).headers.Authorization).toBe("access-1");
      expect(auth.loggedIn()).toBe(true);
      expect(requestsTo("/oauth2/token")).toHaveLength(1);
      nock.cleanAll();
    }
  });
});

describe("401 responses for an unexpired token", () => {
  it("cause one refresh for all parallel calls, and one retry of each call", async () => {
    const { auth, clock, mockTokenService, requestsTo } = platformKit();
    mockTokenService();
    auth.setTokens(memberTokens(clock));
    const tokens: (string | null)[] = [];
    nock(API)
      .persist()
      .post("/_api/iam/authentication/v2/validate-email")
      .reply(async (request: Request) => {
        const token = request.headers.get("authorization");
        tokens.push(token);
        return token === "member-access" ? [401, {}] : [200, { valid: true }];
      });
    const client = createClient({ auth, modules: { authentication }, clock });
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => client.authentication.validateEmail("a@b.c")),
    );
    expect(responses.every(({ valid }) => valid)).toBe(true);
    expect(tokens.filter((token) => token === "member-access")).toHaveLength(100);
    expect(tokens.filter((token) => token === "access-1")).toHaveLength(100);
    expect(requestsTo("/oauth2/token")).toHaveLength(1);
    expect(auth.loggedIn()).toBe(true);
  });
});

describe("OAuthStrategy", () => {
  it("returns tokens from generateVisitorTokens but does not store them", async () => {
    const { auth, mockTokenService, requestsTo, clock } = platformKit();
    mockTokenService();
    expect(await auth.generateVisitorTokens()).toEqual({
      accessToken: { value: "access-1", expiresAt: clock.now() / 1000 + 14_400 },
      refreshToken: { value: "refresh-1", role: "visitor" },
    });
    const validTokens = memberTokens(clock);
    expect(await auth.generateVisitorTokens(validTokens)).toEqual(validTokens);
    expect(
      (await auth.generateVisitorTokens({ refreshToken: validTokens.refreshToken })).refreshToken,
    ).toEqual({ value: "refresh-2", role: "member" });
    expect(auth.getTokens()).toEqual(EMPTY_TOKENS);
    expect(requestsTo("/oauth2/token").map(({ body }) => body.grantType)).toEqual([
      "anonymous",
      "refresh_token",
    ]);
  });

  it("returns visitor tokens and the member's refresh token from generateVisitorTokens if the refresh fails with 503", async () => {
    const { auth, clock } = platformKit();
    nock(API)
      .persist()
      .post("/oauth2/token", (body) => body.grantType === "refresh_token")
      .reply(503, {})
      .post("/oauth2/token", (body) => body.grantType === "anonymous")
      .reply(200, { access_token: "v", expires_in: 60, refresh_token: "rv" });
    expect(await auth.generateVisitorTokens(memberTokens(clock, -1))).toMatchObject({
      refreshToken: { role: "visitor" },
      memberRefreshToken: { value: "member-refresh", role: "member" },
    });
  });

  it("returns the old refresh token from renewToken if the platform issues none", async () => {
    const { auth, mockTokenService, clock } = platformKit();
    mockTokenService(() => ({ access_token: "a", expires_in: "60" }));
    expect(await auth.renewToken({ value: "old", role: "member" })).toEqual({
      accessToken: { value: "a", expiresAt: clock.now() / 1000 + 60 },
      refreshToken: { value: "old", role: "member" },
    });
  });

  it("rejects renewToken if the platform rejects the refresh token", async () => {
    const { auth } = platformKit();
    nock(API).post("/oauth2/token").reply(400, { error: "invalid_grant" });
    await expect(auth.renewToken({ value: "old", role: "member" })).rejects.toMatchObject({
      name: "HttpError",
      code: "invalid_grant",
      message: "Failed to fetch tokens from OAuth API: Bad Request",
    });
  });

  it("accepts tokens and token storages from Wix's SDK", async () => {
    let savedTokens = memberTokens(platformKit().clock);
    const authWithStorage = OAuthStrategy({
      clientId: CLIENT_ID,
      tokenStorage: {
        getTokens: () => savedTokens,
        setTokens: (tokens) => Object.assign(savedTokens, tokens),
      },
    });
    expect(authWithStorage.loggedIn()).toBe(true);
    expect(OAuthStrategy({ clientId: CLIENT_ID, tokens: savedTokens }).getTokens()).toEqual(
      savedTokens,
    );
    savedTokens = JSON.parse("null");
    expect(authWithStorage.loggedIn()).toBe(false);
    expect(OAuthStrategy({ clientId: CLIENT_ID, tokens: savedTokens }).getTokens()).toEqual(
      EMPTY_TOKENS,
    );
  });

  it("finishes reads and writes of an asynchronous storage before `ready` resolves", async () => {
    const { clock } = platformKit();
    const values = new Map([[`portico.${CLIENT_ID}`, JSON.stringify(memberTokens(clock))]]);
    const auth = OAuthStrategy({
      clientId: CLIENT_ID,
      tokenStorage: {
        get: async (key) => values.get(key),
        set: async (key, value) => values.set(key, value),
      },
    });
    expect(auth.loggedIn()).toBe(false);
    await auth.ready();
    expect(auth.loggedIn()).toBe(true);
    auth.setTokens({ ...memberTokens(clock), refreshToken: { value: "other", role: "member" } });
    await auth.ready();
    expect(values.get(`portico.${CLIENT_ID}`)).toContain("other");
    auth.dispose();
  });

  it("exposes the CAPTCHA site keys and enables the CDN", () => {
    const { auth } = platformKit();
    expect(auth.captchaVisibleSiteKey).toBe("6Ld0J8IcAAAAANyrnxzrRlX1xrrdXsOmsepUYosy");
    expect(auth.captchaInvisibleSiteKey).toBe("6LdoPaUfAAAAAJphvHoUoOob7mx0KDlXyXlgrx5v");
    expect(auth.cdn).toBe(true);
  });
});
