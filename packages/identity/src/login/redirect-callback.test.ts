// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://shop.example/back" }
import nock from "nock";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CLIENT_ID, platformKit } from "../testing/platform-kit.js";

const LOGIN_DATA_KEY = `portico.login.${CLIENT_ID}`;
const CALLBACK_URL = "https://shop.example/back";
const invalidStateFailure = { loginState: "FAILURE", error: "Invalid _state" };

beforeEach(() => nock.disableNetConnect());
afterEach(() => {
  nock.cleanAll();
  nock.enableNetConnect();
  sessionStorage.clear();
  history.replaceState(null, "", "/back");
});

function kit() {
  const platform = platformKit();
  platform.mockTokenService();
  return platform;
}

async function startRedirectLogin(fullUrl = "https://site.example/login") {
  const platform = kit();
  platform.mockRedirectSession(fullUrl);
  await platform.auth.signIn({ navigate: () => {} });
  return { ...platform, state: platform.authRequest().state };
}

describe("signIn with a redirect", () => {
  it("navigates to the login page by default", async () => {
    const { auth, mockRedirectSession } = kit();
    // jsdom can navigate only to a fragment within the same page.
    mockRedirectSession(`${CALLBACK_URL}#login`);
    expect((await auth.signIn()).loginState).toBe("REDIRECT");
    expect(location.href).toBe(`${CALLBACK_URL}#login`);
  });

  it.each([
    ["https://shop.example/other", undefined, "https://shop.example/other", `${CALLBACK_URL}#top`],
    [undefined, "https://shop.example/cart", CALLBACK_URL, "https://shop.example/cart"],
  ])(
    "uses the default for a missing URL (redirectUri %s, originalUri %s)",
    async (redirectUri, originalUri, expectedRedirectUri, expectedOriginalUri) => {
      history.replaceState(null, "", "/back#top");
      const { auth, mockRedirectSession, authRequest } = kit();
      mockRedirectSession("https://site.example/login");
      await auth.signIn({ redirectUri, originalUri, navigate: () => {} });
      expect(authRequest()).toMatchObject({ redirectUri: expectedRedirectUri });
      expect(JSON.parse(sessionStorage.getItem(LOGIN_DATA_KEY) ?? "")).toMatchObject({
        originalUri: expectedOriginalUri,
      });
    },
  );

  it.each(["no window", new TypeError("no window")])(
    "returns an error from `navigate` as a failure state: %o",
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

describe("handleRedirectCallback", () => {
  it.each([
    ["error=access_denied", "access_denied"],
    ["error=access_denied&error_description=", "access_denied"],
    ["error=access_denied&error_description=not+today", "not today"],
  ])("ends the login if the platform reports %s", async (response, error) => {
    const { auth, state, requestsTo } = await startRedirectLogin();
    const requestsBefore = requestsTo("/oauth2/token").length;
    history.replaceState({ mine: 1 }, "", `/back#${response}&state=${state}`);
    expect(await auth.handleRedirectCallback()).toEqual({ loginState: "FAILURE", error });
    expect(location.href).toBe(CALLBACK_URL);
    expect(history.state).toEqual({ mine: 1 });
    expect(sessionStorage.getItem(LOGIN_DATA_KEY)).toBeNull();
    expect(requestsTo("/oauth2/token")).toHaveLength(requestsBefore);
    expect(auth.loggedIn()).toBe(false);
    const url = `${CALLBACK_URL}#code=c&state=${state}`;
    expect(await auth.handleRedirectCallback({ url })).toEqual(invalidStateFailure);
  });

  it("ends the login if the code is rejected", async () => {
    const { auth, state, mockReply } = await startRedirectLogin();
    nock.cleanAll();
    mockReply("/oauth2/token", 400, { error: "invalid_grant" });
    const url = `${CALLBACK_URL}#code=c&state=${state}`;
    expect(await auth.handleRedirectCallback({ url })).toEqual({
      loginState: "FAILURE",
      error: "Failed to fetch tokens from OAuth API: Bad Request",
    });
    expect(sessionStorage.getItem(LOGIN_DATA_KEY)).toBeNull();
    expect(await auth.handleRedirectCallback({ url })).toEqual(invalidStateFailure);
  });

  it("exchanges the code only once, and rejects a different code after the login", async () => {
    const { auth, state, requestsTo } = await startRedirectLogin();
    const options = { url: `${CALLBACK_URL}#code=c&state=${state}` };
    const successState = { loginState: "SUCCESS", data: { originalUri: CALLBACK_URL } };
    expect(await auth.handleRedirectCallback(options)).toEqual(successState);
    expect(await auth.handleRedirectCallback(options)).toEqual(successState);
    expect(
      await auth.handleRedirectCallback({ url: `${CALLBACK_URL}#code=d&state=${state}` }),
    ).toEqual(invalidStateFailure);
    expect(requestsTo("/oauth2/token").filter(({ body }) => body.code)).toHaveLength(1);
  });

  it("does not change the page's URL if a different URL is passed", async () => {
    const { auth, state } = await startRedirectLogin();
    history.replaceState(null, "", "/back?code=mine&state=mine#top");
    await auth.handleRedirectCallback({ url: `${CALLBACK_URL}#code=c&state=${state}` });
    expect(location.href).toBe(`${CALLBACK_URL}?code=mine&state=mine#top`);
  });

  it.each([
    '{"state":"s"}',
    '{"state":"s","codeVerifier":5}',
    '{"codeVerifier":"v"}',
    "null",
    '"s"',
  ])("rejects invalid stored data: %s", async (storedText) => {
    const { auth, requests } = kit();
    sessionStorage.setItem(LOGIN_DATA_KEY, storedText);
    expect(await auth.handleRedirectCallback({ url: `${CALLBACK_URL}#code=c&state=s` })).toEqual(
      invalidStateFailure,
    );
    expect(requests).toEqual([]);
  });

  it("does not complete the login if the stored data is corrupt", async () => {
    const { auth, state } = await startRedirectLogin();
    sessionStorage.setItem(LOGIN_DATA_KEY, "{");
    const url = `${CALLBACK_URL}#code=c&state=${state}`;
    expect(await auth.handleRedirectCallback({ url })).toEqual(invalidStateFailure);
  });
});
