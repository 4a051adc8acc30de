import nock from "nock";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CLIENT_ID, memberTokens, platformKit, REDIRECT } from "../testing/platform-kit.js";
import { withoutLoginResult } from "./without-login-result.js";

const CALLBACK_URL = "https://shop.example/";

beforeEach(() => nock.disableNetConnect());
afterEach(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

function kit() {
  const platform = platformKit();
  platform.mockTokenService();
  return platform;
}

describe("getAuthUrl", () => {
  it.each([
    { fullUrl: 5 },
    { fullUrl: "" },
    { fullUrl: "httpx://site.example" },
    { fullUrl: "x-https://site.example" },
    { fullUrl: "/login?to=https://site.example" },
    undefined,
    null,
  ])("rejects the response %o", async (redirectSession) => {
    const { auth, mockReply } = kit();
    mockReply(REDIRECT, 200, { redirectSession });
    await expect(auth.getAuthUrl()).rejects.toMatchObject({
      code: "NO_REDIRECT_URL",
      message: "No redirect URL found",
    });
  });

  it.each([null, undefined, {}])(
    "accepts a response with the URL details %o",
    async (urlDetails) => {
      const { auth, mockRedirectSession } = kit();
      mockRedirectSession("http://site.example/login", { urlDetails });
      expect(await auth.getAuthUrl()).toEqual({ authUrl: "http://site.example/login" });
    },
  );

  it("omits the identity provider if its connection id is empty", async () => {
    const { auth, mockRedirectSession, authRequest } = kit();
    mockRedirectSession("https://site.example/login");
    await auth.getAuthUrl(undefined, { idp: { connectionId: "" } });
    expect(authRequest()).not.toHaveProperty("idp");
  });
});

describe("withoutLoginResult", () => {
  it.each([
    ["https://a.b/?x=1#state=s&error=e&error_description=d", "https://a.b/?x=1"],
    ["https://a.b/#error=e&tab=2&error_description=d", "https://a.b/#tab=2"],
    ["https://a.b/?state=s", "https://a.b/"],
    ["https://a.b/#a=b%20c", "https://a.b/#a=b%20c"],
  ])("changes %s to %s", (from, to) => {
    expect(withoutLoginResult(from)).toBe(to);
  });
});

it.each(["code", "state", "error", "error_description"])(
  "parseFromUrl ignores the query string by default if the fragment contains %s",
  (name) => {
    const { auth } = platformKit();
    const url = `${CALLBACK_URL}?code=q&state=q&error=q#${name}=f`;
    const result = auth.parseFromUrl(url);
    const expected = (parameter: string) => (parameter === name ? "f" : null);
    expect([result.code, result.state]).toEqual([expected("code"), expected("state")]);
    expect(result.error ?? null).toBe(expected("error"));
    expect(auth.parseFromUrl(url, "query")).toMatchObject({ code: "q", state: "q", error: "q" });
  },
);

describe("getMemberTokens", () => {
  const data = { redirectUri: "", originalUri: "", codeVerifier: "v", state: "s" };

  it.each([
    [null, "s", "MISSING_CODE_OR_STATE", "Missing code or _state"],
    ["c", "", "MISSING_CODE_OR_STATE", "Missing code or _state"],
    ["c", "other", "INVALID_STATE", "Invalid _state"],
  ])("rejects the code %s with the state %s", async (code, state, errorCode, message) => {
    const { auth } = kit();
    await expect(auth.getMemberTokens(code, state, data)).rejects.toMatchObject({
      code: errorCode,
      message,
    });
  });

  it("omits a missing redirect URI", async () => {
    const { auth, requestsTo } = kit();
    await auth.getMemberTokens("c", "s", data);
    expect(requestsTo("/oauth2/token")[0]?.body).not.toHaveProperty("redirectUri");
  });
});

describe("logout", () => {
  it("retries the request once with a refreshed token after a 401 response", async () => {
    const { auth, mockReply, requestsTo, clock } = kit();
    mockReply(REDIRECT, 401, {});
    auth.setTokens(memberTokens(clock));
    const result = await auth.logout(CALLBACK_URL);
    expect(result).toMatchObject({
      logoutUrl: CALLBACK_URL,
      complete: false,
      error: { status: 401 },
    });
    expect(requestsTo(REDIRECT).map(({ authorization }) => authorization)).toEqual([
      "member-access",
      "access-1",
    ]);
    expect(requestsTo("/oauth2/token").map(({ body }) => body.refreshToken)).toEqual([
      "member-refresh",
    ]);
  });

  it("sends only one request if the platform rejects a token that was just refreshed", async () => {
    const { auth, mockReply, requestsTo, clock } = kit();
    mockReply(REDIRECT, 401, {});
    auth.setTokens(memberTokens(clock, -1));
    expect(await auth.logout(CALLBACK_URL)).toMatchObject({
      complete: false,
      error: { status: 401 },
    });
    expect(requestsTo(REDIRECT).map(({ authorization }) => authorization)).toEqual(["access-1"]);
  });

  it("removes the tokens if the expired access token cannot be refreshed", async () => {
    const { auth, mockReply, requestsTo, clock } = platformKit();
    mockReply("/oauth2/token", 503, {});
    auth.setTokens(memberTokens(clock, -1));
    expect(await auth.logout(CALLBACK_URL)).toMatchObject({
      logoutUrl: CALLBACK_URL,
      complete: false,
      error: { status: 503, message: expect.stringContaining("Failed to fetch tokens") },
    });
    expect(requestsTo(REDIRECT)).toEqual([]);
    expect(auth.loggedIn()).toBe(false);
  });

  it("starts a temporary session for a user without a session", async () => {
    const { auth, mockRedirectSession, requestsTo } = kit();
    mockRedirectSession("https://site.example/logout");
    expect((await auth.logout(CALLBACK_URL)).complete).toBe(true);
    expect(requestsTo("/oauth2/token").map(({ body }) => body)).toEqual([
      { clientId: CLIENT_ID, grantType: "anonymous" },
    ]);
    expect(auth.getActiveToken()).toBe("");
  });
});
