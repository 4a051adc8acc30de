import { createHash } from "node:crypto";
import nock from "nock";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { applicationError, CLIENT_ID, platformKit, REDIRECT } from "../testing/platform-kit.js";
import { withoutLoginResult } from "./without-login-result.js";

const EMPTY_TOKENS = {
  accessToken: { value: "", expiresAt: 0 },
  refreshToken: { value: "", role: "none" },
};
const LOGIN_URL = "https://site.example/login?x=1";

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
  it("requests the URL with the challenge of the verifier", async () => {
    const { auth, mockRedirectSession, requestsTo } = kit();
    mockRedirectSession(LOGIN_URL, {
      urlDetails: { endpoint: "https://site.example/authorize" },
      sessionToken: "s",
    });
    const data = auth.generateOAuthData("https://shop.example/back", "https://shop.example/cart");
    expect(data).toEqual({
      redirectUri: "https://shop.example/back",
      originalUri: "https://shop.example/cart",
      codeVerifier: expect.stringMatching(/^[\w.~-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(await auth.getAuthUrl(JSON.parse(JSON.stringify(data)))).toEqual({
      authUrl: LOGIN_URL,
      authorizationEndpoint: "https://site.example/authorize",
      sessionToken: "s",
    });
    expect(requestsTo(REDIRECT)[0]?.body).toEqual({
      auth: {
        authRequest: {
          redirectUri: data.redirectUri,
          clientId: CLIENT_ID,
          codeChallenge: createHash("sha256").update(data.codeVerifier).digest("base64url"),
          codeChallengeMethod: "S256",
          responseMode: "fragment",
          responseType: "code",
          scope: "offline_access",
          state: data.state,
        },
        prompt: "login",
      },
    });
  });

  it.each([
    ["google", "0e6a50f5-b523-4e29-990d-f37fa2ffdd69"],
    ["facebook", "3ecad13f-52c3-483d-911f-31dbcf2a6d23"],
    [{ connectionId: "own" }, "own"],
  ] as const)(
    "sends the prompt, the response mode and the identity provider %o",
    async (idp, id) => {
      const { auth, mockRedirectSession, requestsTo } = kit();
      mockRedirectSession(LOGIN_URL);
      await auth.getAuthUrl(undefined, {
        prompt: "none",
        responseMode: "query",
        idp,
        sessionToken: "s",
      });
      expect(requestsTo(REDIRECT)[0]?.body).toMatchObject({
        auth: {
          prompt: "none",
          authRequest: {
            redirectUri: "unused://",
            responseMode: "query",
            idp: id,
            sessionToken: "s",
          },
        },
      });
    },
  );

  it.each([
    ["twitter", "a string"],
    ["constructor", "a string"],
    [{ connectionId: 5 }, "an object"],
    [{}, "an object"],
    [7, "a number"],
  ])("rejects the unknown identity provider %o", async (idp, kind) => {
    const { auth, mockRedirectSession, requestsTo } = kit();
    mockRedirectSession(LOGIN_URL);
    await expect(auth.getAuthUrl(undefined, { idp } as never)).rejects.toMatchObject({
      code: "INVALID_OPTION",
      message: `idp must be "google", "facebook" or { connectionId }, not ${kind}`,
    });
    expect(requestsTo(REDIRECT)).toEqual([]);
  });

  it("omits empty values from the request and invalid values from the result", async () => {
    const { auth, mockRedirectSession, authRequest } = kit();
    mockRedirectSession(LOGIN_URL, { urlDetails: { endpoint: 5 }, sessionToken: 5 });
    const data = { ...auth.generateOAuthData(""), redirectUri: "" };
    expect(await auth.getAuthUrl(data, { sessionToken: "", idp: undefined })).toEqual({
      authUrl: LOGIN_URL,
    });
    expect(authRequest().state).toBe(data.state);
    for (const name of ["redirectUri", "sessionToken", "idp"]) {
      expect(authRequest()).not.toHaveProperty(name);
    }
  });

  it("rejects a response without an http or https URL", async () => {
    const { auth, mockReply } = kit();
    for (const body of [
      {},
      { redirectSession: {} },
      { redirectSession: { fullUrl: "javascript:1" } },
    ]) {
      mockReply(REDIRECT, 200, body);
      await expect(auth.getAuthUrl()).rejects.toThrow("No redirect URL found");
      nock.cleanAll();
    }
  });

  it("rejects with the platform's error", async () => {
    const { auth, mockReply } = kit();
    mockReply(REDIRECT, 403, applicationError("NOT_ALLOWED", "not on the list"));
    await expect(auth.getAuthUrl()).rejects.toMatchObject({
      name: "ApplicationError",
      code: "NOT_ALLOWED",
      status: 403,
    });
  });
});

describe("parseFromUrl", () => {
  const { auth } = platformKit();
  it("reads the fragment, and falls back to the query string", () => {
    for (const url of [
      "https://shop.example/back?x=1#code=c&state=s",
      "https://shop.example/back?code=c&state=s",
      new URL("https://shop.example/back?code=c&state=s#section"),
    ]) {
      expect(auth.parseFromUrl(url)).toEqual({ code: "c", state: "s" });
    }
  });

  it("reads errors from the URL", () => {
    expect(
      auth.parseFromUrl("https://shop.example/#error=access_denied&error_description=no&state=s"),
    ).toEqual({ code: null, state: "s", error: "access_denied", errorDescription: "no" });
    expect(auth.parseFromUrl("https://shop.example/?error=x")).toEqual({
      code: null,
      state: null,
      error: "x",
      errorDescription: null,
    });
    expect(auth.parseFromUrl("https://shop.example/")).toEqual({ code: null, state: null });
  });

  it("reads only the requested part of the URL", () => {
    const url = "https://shop.example/?code=q&state=s#code=f&state=s";
    expect(auth.parseFromUrl(url).code).toBe("f");
    expect(auth.parseFromUrl(url, "query").code).toBe("q");
    expect(auth.parseFromUrl("https://shop.example/?code=q", "fragment").code).toBeNull();
  });
});

it("withoutLoginResult keeps all other parts of the URL", () => {
  for (const [from, to] of [
    ["https://a.b/?code=c&state=s&x=1#section", "https://a.b/?x=1#section"],
    ["https://a.b/p?x=1#code=c&state=s", "https://a.b/p?x=1"],
    ["https://a.b/p#code=c&state=s&tab=2", "https://a.b/p#tab=2"],
    ["https://a.b/?error=e&error_description=d", "https://a.b/"],
  ] as const) {
    expect(withoutLoginResult(from)).toBe(to);
  }
});

describe("getMemberTokens", () => {
  const data = {
    redirectUri: "https://shop.example/",
    originalUri: "",
    codeVerifier: "v",
    state: "s",
  };

  it("exchanges the code with one request, which is not retried", async () => {
    const { auth, requestsTo, clock } = kit();
    expect(await auth.getMemberTokens("c", "s", data)).toEqual({
      accessToken: { value: "access-1", expiresAt: clock.now() / 1000 + 14_400 },
      refreshToken: { value: "refresh-1", role: "member" },
    });
    expect(requestsTo("/oauth2/token")[0]?.body).toEqual({
      clientId: CLIENT_ID,
      grantType: "authorization_code",
      redirectUri: data.redirectUri,
      code: "c",
      codeVerifier: "v",
    });
    expect(auth.getTokens()).toEqual(EMPTY_TOKENS);
    nock.cleanAll();
    const failingKit = platformKit();
    failingKit.mockReply("/oauth2/token", 503, {}, { "retry-after": "0" });
    await expect(failingKit.auth.getMemberTokens("c", "s", data)).rejects.toMatchObject({
      status: 503,
    });
    expect(failingKit.requestsTo("/oauth2/token")).toHaveLength(1);
  });

  it.each([
    [null, "s", "Missing code or _state"],
    ["", "s", "Missing code or _state"],
    ["c", undefined, "Missing code or _state"],
    ["c", "other", "Invalid _state"],
  ])("rejects the code %s with the state %s", async (code, state, message) => {
    const { auth, requests } = kit();
    await expect(auth.getMemberTokens(code, state, data)).rejects.toThrow(message);
    expect(requests).toEqual([]);
  });
});
