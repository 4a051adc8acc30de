// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://shop.example/back?x=1" }
import { settle } from "@portico/core/testing";
import nock from "nock";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  applicationError,
  CLIENT_ID,
  LOGIN,
  platformKit,
  REDIRECT,
} from "../testing/platform-kit.js";

const LOGIN_DATA_KEY = `portico.login.${CLIENT_ID}`;

beforeEach(() => nock.disableNetConnect());
afterEach(() => {
  vi.unstubAllGlobals();
  nock.cleanAll();
  nock.enableNetConnect();
  sessionStorage.clear();
  history.replaceState(null, "", "/back?x=1");
});

function kit() {
  const platform = platformKit();
  platform.mockTokenService();
  return platform;
}

async function startRedirectLogin(platform = kit()) {
  platform.mockRedirectSession("https://site.example/login");
  const visitedUrls: string[] = [];
  const signInResult = await platform.auth.signIn({
    redirectUri: "https://shop.example/back",
    originalUri: "https://shop.example/cart",
    navigate: (url) => visitedUrls.push(url),
  });
  const { state } = platform.authRequest();
  return { ...platform, visitedUrls, signInResult, state };
}

describe("signIn by redirect", () => {
  it("opens the login page", async () => {
    const { signInResult, visitedUrls, requestsTo } = await startRedirectLogin();
    expect(visitedUrls).toEqual(["https://site.example/login"]);
    expect(signInResult).toEqual({
      loginState: "REDIRECT",
      data: { authUrl: "https://site.example/login" },
    });
    expect(requestsTo(REDIRECT)[0]?.body).toMatchObject({
      auth: { prompt: "login", authRequest: { redirectUri: "https://shop.example/back" } },
    });
  });

  it("returns to the current page by default, and sends `idp` and `responseMode`", async () => {
    history.replaceState(null, "", "/back?x=1&code=old#section");
    const { auth, mockRedirectSession, requestsTo } = kit();
    mockRedirectSession("https://site.example/login");
    await auth.signIn({ navigate: () => {}, idp: "google", responseMode: "query" });
    expect(requestsTo(REDIRECT)[0]?.body).toMatchObject({
      auth: {
        authRequest: {
          redirectUri: "https://shop.example/back?x=1",
          responseMode: "query",
          idp: "0e6a50f5-b523-4e29-990d-f37fa2ffdd69",
        },
      },
    });
    expect(JSON.parse(sessionStorage.getItem(LOGIN_DATA_KEY) ?? "")).toMatchObject({
      originalUri: "https://shop.example/back?x=1#section",
    });
  });

  it("returns a failure state if the request for the redirect URL fails", async () => {
    const { auth, mockReply } = kit();
    mockReply(REDIRECT, 403, applicationError("NOT_ALLOWED", "not on the list"));
    expect(await auth.signIn()).toEqual({ loginState: "FAILURE", error: "not on the list" });
    expect(sessionStorage.getItem(LOGIN_DATA_KEY)).toBeNull();
  });
});

describe("handleRedirectCallback", () => {
  it("logs the member in and removes the result from the URL", async () => {
    const { auth, state, requestsTo } = await startRedirectLogin();
    history.replaceState({ mine: 1 }, "", `/back?x=1#code=c&state=${state}`);
    expect(await auth.handleRedirectCallback()).toEqual({
      loginState: "SUCCESS",
      data: { originalUri: "https://shop.example/cart" },
    });
    expect(auth.loggedIn()).toBe(true);
    expect(requestsTo("/oauth2/token").at(-1)?.body).toMatchObject({
      grantType: "authorization_code",
      code: "c",
      redirectUri: "https://shop.example/back",
    });
    expect(location.href).toBe("https://shop.example/back?x=1");
    expect(history.state).toEqual({ mine: 1 });
    expect(sessionStorage.getItem(LOGIN_DATA_KEY)).toBeNull();
    expect(await auth.handleRedirectCallback()).toEqual({ loginState: "INITIAL" });
  });

  it("exchanges the code only once if it is called repeatedly", async () => {
    const { auth, state, requestsTo } = await startRedirectLogin();
    history.replaceState(null, "", `/back?code=c&state=${state}`);
    const results = await Promise.all([
      auth.handleRedirectCallback(),
      auth.handleRedirectCallback(),
      settle().then(() => auth.handleRedirectCallback()),
    ]);
    expect(results.map(({ loginState }) => loginState)).toContain("SUCCESS");
    expect(results.some(({ loginState }) => loginState === "FAILURE")).toBe(false);
    const codeRequests = requestsTo("/oauth2/token").filter(({ body }) => body.code);
    expect(codeRequests).toHaveLength(1);
  });

  it("continues with the stored data after a page load", async () => {
    const { state } = await startRedirectLogin();
    const { auth } = kit();
    const url = `https://shop.example/back#code=c&state=${state}`;
    expect((await auth.handleRedirectCallback({ url })).loginState).toBe("SUCCESS");
    expect(location.href).toBe("https://shop.example/back?x=1");
  });

  it("rejects a result with a different state and keeps the pending login, and rejects a result without a pending login", async () => {
    const { auth, requestsTo, state } = await startRedirectLogin();
    const requestsBefore = requestsTo("/oauth2/token").length;
    const invalidStateFailure = { loginState: "FAILURE", error: "Invalid _state" };
    const url = "https://shop.example/back?code=c&state=other";
    expect(await auth.handleRedirectCallback({ url })).toEqual(invalidStateFailure);
    expect(
      await auth.handleRedirectCallback({ url: "https://shop.example/?error=x&state=other" }),
    ).toEqual(invalidStateFailure);
    expect(
      await auth.handleRedirectCallback({ url: "https://shop.example/?error=x" }),
    ).toMatchObject({ error: "Missing code or _state" });
    expect(requestsTo("/oauth2/token")).toHaveLength(requestsBefore);
    // The pending login can still be completed.
    const callbackUrl = `https://shop.example/back?code=c&state=${state}`;
    expect((await auth.handleRedirectCallback({ url: callbackUrl })).loginState).toBe("SUCCESS");
    sessionStorage.setItem(LOGIN_DATA_KEY, "{");
    expect(await kit().auth.handleRedirectCallback({ url })).toEqual(invalidStateFailure);
    sessionStorage.setItem(LOGIN_DATA_KEY, "{}");
    expect(await kit().auth.handleRedirectCallback({ url })).toEqual(invalidStateFailure);
  });

  it("returns the platform's error", async () => {
    const { auth, state } = await startRedirectLogin();
    const url = `https://shop.example/back#error=access_denied&error_description=not+today&state=${state}`;
    expect(await auth.handleRedirectCallback({ url })).toEqual({
      loginState: "FAILURE",
      error: "not today",
    });
    expect(
      await auth.handleRedirectCallback({ url: "https://shop.example/back?code=c" }),
    ).toMatchObject({ loginState: "FAILURE" });
  });

  it("returns FAILURE for a result without a state", async () => {
    const { auth } = await startRedirectLogin();
    const url = "https://shop.example/back?code=c";
    expect(await auth.handleRedirectCallback({ url })).toEqual({
      loginState: "FAILURE",
      error: "Missing code or _state",
    });
  });

  it("can be retried after a network error", async () => {
    const { auth, state, mockReply } = await startRedirectLogin();
    nock.cleanAll();
    mockReply("/oauth2/token", 200, null);
    history.replaceState(null, "", `/back#code=c&state=${state}`);
    expect(await auth.handleRedirectCallback()).toMatchObject({
      loginState: "FAILURE",
      retryable: true,
      error: expect.stringContaining("ECONNREFUSED"),
    });
    expect(location.hash).toContain("code=c");
    nock.cleanAll();
    mockReply("/oauth2/token", 200, { access_token: "a", expires_in: 60, refresh_token: "r" });
    expect((await auth.handleRedirectCallback()).loginState).toBe("SUCCESS");
    expect(location.hash).toBe("");
  });

  it("completes a login on the same page if sessionStorage is unavailable", async () => {
    vi.stubGlobal("sessionStorage", undefined);
    const { auth, state } = await startRedirectLogin();
    const url = `https://shop.example/back#code=c&state=${state}`;
    expect((await auth.handleRedirectCallback({ url })).loginState).toBe("SUCCESS");
  });

  it("uses login data that the caller stored", async () => {
    const { auth } = kit();
    const oauthData = auth.generateOAuthData("https://shop.example/back", "/cart");
    const url = `https://shop.example/back?code=c&state=${oauthData.state}`;
    expect(await auth.handleRedirectCallback({ url, oauthData })).toEqual({
      loginState: "SUCCESS",
      data: { originalUri: "/cart" },
    });
  });
});

describe("signIn with a password", () => {
  async function completeFrameLogin(promise: Promise<unknown>, platform: ReturnType<typeof kit>) {
    let isDone = false;
    promise.finally(() => {
      isDone = true;
    });
    let frame: HTMLIFrameElement | null = null;
    while (!frame && !isDone) {
      await settle(1);
      frame = document.querySelector("iframe");
    }
    if (!frame) return;
    const { state } = platform.authRequest();
    const message = {
      data: { code: "c", state },
      origin: "https://site.example",
      source: frame.contentWindow,
    };
    window.dispatchEvent(new MessageEvent("message", message));
  }

  it("exchanges the session token for member tokens", async () => {
    const platform = kit();
    platform.mockReply(LOGIN, 200, { state: "SUCCESS", sessionToken: "session-token" });
    platform.mockRedirectSession("https://site.example/authorize");
    const events: string[] = [];
    platform.auth.subscribe(({ type }) => events.push(type));
    const pendingSignIn = platform.auth.signIn({ email: "ada@example.com", password: "p" });
    await completeFrameLogin(pendingSignIn, platform);
    expect(await pendingSignIn).toEqual({
      loginState: "SUCCESS",
      data: { sessionToken: "session-token" },
    });
    expect(platform.auth.loggedIn()).toBe(true);
    expect(events).toEqual(["visitor", "member"]);
    expect(platform.requestsTo(REDIRECT)[0]?.body).toMatchObject({
      auth: { authRequest: { sessionToken: "session-token" } },
    });
  });

  it("continues from the login state that it receives", async () => {
    const platform = kit();
    platform.mockRedirectSession("https://site.example/authorize");
    const pendingSignIn = platform.auth.signIn({
      loginState: "SUCCESS",
      data: { sessionToken: "s" },
    });
    await completeFrameLogin(pendingSignIn, platform);
    expect((await pendingSignIn).loginState).toBe("SUCCESS");
    const pendingApproval = { loginState: "OWNER_APPROVAL_REQUIRED" } as const;
    expect(await platform.auth.signIn(pendingApproval)).toEqual(pendingApproval);
  });

  it("returns a failure state and does not log the user in if a request fails", async () => {
    const { auth, mockReply } = kit();
    mockReply(LOGIN, 403, applicationError("-19976", "wrong"));
    expect(await auth.signIn({ email: "ada@example.com", password: "p" })).toEqual({
      loginState: "FAILURE",
      error: "wrong",
      errorCode: "invalidPassword",
    });
    nock.cleanAll();
    mockReply(LOGIN, 200, { state: "SUCCESS", sessionToken: "s" });
    mockReply(REDIRECT, 200, null);
    expect(await auth.signIn({ email: "ada@example.com", password: "p" })).toMatchObject({
      loginState: "FAILURE",
      error: expect.stringContaining("ECONNREFUSED"),
    });
    expect(auth.loggedIn()).toBe(false);
  });
});
