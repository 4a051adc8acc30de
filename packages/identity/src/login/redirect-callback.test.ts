// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://shop.example/back" }
import nock from "nock";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CLIENT_ID, platformKit } from "../testing/platform-kit.js";

const KEY = `portico.login.${CLIENT_ID}`;
const BACK = "https://shop.example/back";
const invalid = { loginState: "FAILURE", error: "Invalid _state" };

beforeEach(() => nock.disableNetConnect());
afterEach(() => {
  nock.cleanAll();
  nock.enableNetConnect();
  sessionStorage.clear();
  history.replaceState(null, "", "/back");
});

function kit() {
  const all = platformKit();
  all.mockTokenService();
  return all;
}

/** A login by redirect, up to the page that the browser comes back to. */
async function redirected(fullUrl = "https://site.example/login") {
  const all = kit();
  all.mockRedirectSession(fullUrl);
  await all.auth.signIn({ navigate: () => {} });
  return { ...all, state: all.authRequest().state };
}

describe("signIn by redirect", () => {
  it("goes there by itself unless told how", async () => {
    const { auth, mockRedirectSession } = kit();
    // A fragment of this page: the one place that can be gone to without leaving it.
    mockRedirectSession(`${BACK}#login`);
    expect((await auth.signIn()).loginState).toBe("REDIRECT");
    expect(location.href).toBe(`${BACK}#login`);
  });

  it.each([
    ["https://shop.example/other", undefined, "https://shop.example/other", `${BACK}#top`],
    [undefined, "https://shop.example/cart", BACK, "https://shop.example/cart"],
  ])("with %s and %s fills in what is missing", async (redirectUri, originalUri, to, then) => {
    history.replaceState(null, "", "/back#top");
    const { auth, mockRedirectSession, authRequest } = kit();
    mockRedirectSession("https://site.example/login");
    await auth.signIn({ redirectUri, originalUri, navigate: () => {} });
    expect(authRequest()).toMatchObject({ redirectUri: to });
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? "")).toMatchObject({ originalUri: then });
  });

  it.each(["no window", new TypeError("no window")])(
    "fails as a state with whatever it fails with: %o",
    async (reason) => {
      const { auth, mockRedirectSession } = kit();
      mockRedirectSession("https://site.example/login");
      const navigate = () => {
        throw reason;
      };
      expect(await auth.signIn({ navigate })).toEqual({
        loginState: "FAILURE",
        error: "no window",
      });
    },
  );
});

describe("a login that the browser comes back from", () => {
  it.each([
    ["error=access_denied", "access_denied"],
    ["error=access_denied&error_description=", "access_denied"],
    ["error=access_denied&error_description=not+today", "not today"],
  ])("is over when the platform says %s", async (response, error) => {
    const { auth, state, requestsTo } = await redirected();
    const before = requestsTo("/oauth2/token").length;
    history.replaceState({ mine: 1 }, "", `/back#${response}&state=${state}`);
    expect(await auth.handleRedirectCallback()).toEqual({ loginState: "FAILURE", error });
    expect(location.href).toBe(BACK);
    expect(history.state).toEqual({ mine: 1 });
    expect(sessionStorage.getItem(KEY)).toBeNull();
    expect(requestsTo("/oauth2/token")).toHaveLength(before);
    expect(auth.loggedIn()).toBe(false);
    const url = `${BACK}#code=c&state=${state}`;
    expect(await auth.handleRedirectCallback({ url })).toEqual(invalid);
  });

  it("is over when its code is refused", async () => {
    const { auth, state, reply } = await redirected();
    nock.cleanAll();
    reply("/oauth2/token", 400, { error: "invalid_grant" });
    const url = `${BACK}#code=c&state=${state}`;
    expect(await auth.handleRedirectCallback({ url })).toEqual({
      loginState: "FAILURE",
      error: "Failed to fetch tokens from OAuth API: Bad Request",
    });
    expect(sessionStorage.getItem(KEY)).toBeNull();
    expect(await auth.handleRedirectCallback({ url })).toEqual(invalid);
  });

  it("is finished once for its own code, and for no other", async () => {
    const { auth, state, requestsTo } = await redirected();
    const own = { url: `${BACK}#code=c&state=${state}` };
    const success = { loginState: "SUCCESS", data: { originalUri: BACK } };
    expect(await auth.handleRedirectCallback(own)).toEqual(success);
    expect(await auth.handleRedirectCallback(own)).toEqual(success);
    expect(await auth.handleRedirectCallback({ url: `${BACK}#code=d&state=${state}` })).toEqual(
      invalid,
    );
    expect(requestsTo("/oauth2/token").filter(({ body }) => body.code)).toHaveLength(1);
  });

  it("leaves the page's own address alone when it is told another", async () => {
    const { auth, state } = await redirected();
    history.replaceState(null, "", "/back?code=mine&state=mine#top");
    await auth.handleRedirectCallback({ url: `${BACK}#code=c&state=${state}` });
    expect(location.href).toBe(`${BACK}?code=mine&state=mine#top`);
  });

  it.each([
    '{"state":"s"}',
    '{"state":"s","codeVerifier":5}',
    '{"codeVerifier":"v"}',
    "null",
    '"s"',
  ])("is not finished with what nobody could have kept: %s", async (stored) => {
    const { auth, requests } = kit();
    sessionStorage.setItem(KEY, stored);
    expect(await auth.handleRedirectCallback({ url: `${BACK}#code=c&state=s` })).toEqual(invalid);
    expect(requests).toEqual([]);
  });

  it("is not finished by the page that began it once another has changed what was kept", async () => {
    const { auth, state } = await redirected();
    sessionStorage.setItem(KEY, "{");
    const url = `${BACK}#code=c&state=${state}`;
    expect(await auth.handleRedirectCallback({ url })).toEqual(invalid);
  });
});
