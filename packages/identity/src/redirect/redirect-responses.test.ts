import nock from "nock";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CLIENT_ID, memberTokens, platformKit, REDIRECT } from "../testing/platform-kit.js";
import { withoutLoginResult } from "./without-login-result.js";

const BACK = "https://shop.example/";

beforeEach(() => nock.disableNetConnect());
afterEach(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

function kit() {
  const all = platformKit();
  all.mockTokenService();
  return all;
}

describe("an address of the platform's pages", () => {
  it.each([
    { fullUrl: 5 },
    { fullUrl: "" },
    { fullUrl: "httpx://site.example" },
    { fullUrl: "x-https://site.example" },
    { fullUrl: "/login?to=https://site.example" },
    undefined,
    null,
  ])("is none in %o", async (redirectSession) => {
    const { auth, reply } = kit();
    reply(REDIRECT, 200, { redirectSession });
    await expect(auth.getAuthUrl()).rejects.toMatchObject({
      code: "NO_REDIRECT_URL",
      message: "No redirect URL found",
    });
  });

  it.each([null, undefined, {}])("may come with the details %o", async (urlDetails) => {
    const { auth, mockRedirectSession } = kit();
    mockRedirectSession("http://site.example/login", { urlDetails });
    expect(await auth.getAuthUrl()).toEqual({ authUrl: "http://site.example/login" });
  });

  it("may lead to the platform's own login where a provider's connection is empty", async () => {
    const { auth, mockRedirectSession, authRequest } = kit();
    mockRedirectSession("https://site.example/login");
    await auth.getAuthUrl(undefined, { idp: { connectionId: "" } });
    expect(authRequest()).not.toHaveProperty("idp");
  });
});

describe("an address without the answer", () => {
  it.each([
    ["https://a.b/?x=1#state=s&error=e&error_description=d", "https://a.b/?x=1"],
    ["https://a.b/#error=e&tab=2&error_description=d", "https://a.b/#tab=2"],
    ["https://a.b/?state=s", "https://a.b/"],
    ["https://a.b/#a=b%20c", "https://a.b/#a=b%20c"],
  ])("of %s is %s", (from, to) => {
    expect(withoutLoginResult(from)).toBe(to);
  });

  it.each(["code", "state", "error", "error_description"])(
    "an answer with %s in the fragment is read there alone",
    (name) => {
      const { auth } = platformKit();
      const url = `${BACK}?code=q&state=q&error=q#${name}=f`;
      const read = auth.parseFromUrl(url);
      const of = (what: string) => (what === name ? "f" : null);
      expect([read.code, read.state]).toEqual([of("code"), of("state")]);
      expect(read.error ?? null).toBe(of("error"));
      expect(auth.parseFromUrl(url, "query")).toMatchObject({ code: "q", state: "q", error: "q" });
    },
  );
});

describe("an exchange that cannot be", () => {
  const data = { redirectUri: "", originalUri: "", codeVerifier: "v", state: "s" };

  it.each([
    [null, "s", "MISSING_CODE_OR_STATE", "Missing code or _state"],
    ["c", "", "MISSING_CODE_OR_STATE", "Missing code or _state"],
    ["c", "other", "INVALID_STATE", "Invalid _state"],
  ])("of code %s and state %s is refused", async (code, state, name, message) => {
    const { auth } = kit();
    await expect(auth.getMemberTokens(code, state, data)).rejects.toMatchObject({
      code: name,
      message,
    });
  });

  it("says nothing of an address to come back to where there is none", async () => {
    const { auth, requestsTo } = kit();
    await auth.getMemberTokens("c", "s", data);
    expect(requestsTo("/oauth2/token")[0]?.body).not.toHaveProperty("redirectUri");
  });
});

describe("logout", () => {
  it("says goodbye once more with another token, and not again", async () => {
    const { auth, reply, requestsTo, clock } = kit();
    reply(REDIRECT, 401, {});
    auth.setTokens(memberTokens(clock));
    const result = await auth.logout(BACK);
    expect(result).toMatchObject({ logoutUrl: BACK, complete: false, error: { status: 401 } });
    expect(requestsTo(REDIRECT).map(({ authorization }) => authorization)).toEqual([
      "member-access",
      "access-1",
    ]);
    expect(requestsTo("/oauth2/token").map(({ body }) => body.refreshToken)).toEqual([
      "member-refresh",
    ]);
  });

  it("with an expired token that is refused too asks once", async () => {
    const { auth, reply, requestsTo, clock } = kit();
    reply(REDIRECT, 401, {});
    auth.setTokens(memberTokens(clock, -1));
    expect(await auth.logout(BACK)).toMatchObject({ complete: false, error: { status: 401 } });
    expect(requestsTo(REDIRECT).map(({ authorization }) => authorization)).toEqual(["access-1"]);
  });

  it("without a token that works, and none to be had, is one here", async () => {
    const { auth, reply, requestsTo, clock } = platformKit();
    reply("/oauth2/token", 503, {});
    auth.setTokens(memberTokens(clock, -1));
    expect(await auth.logout(BACK)).toMatchObject({
      logoutUrl: BACK,
      complete: false,
      error: { status: 503, message: expect.stringContaining("Failed to fetch tokens") },
    });
    expect(requestsTo(REDIRECT)).toEqual([]);
    expect(auth.loggedIn()).toBe(false);
  });

  it("of somebody who never came asks as a new visitor, who is not kept", async () => {
    const { auth, mockRedirectSession, requestsTo } = kit();
    mockRedirectSession("https://site.example/logout");
    expect((await auth.logout(BACK)).complete).toBe(true);
    expect(requestsTo("/oauth2/token").map(({ body }) => body)).toEqual([
      { clientId: CLIENT_ID, grantType: "anonymous" },
    ]);
    expect(auth.getActiveToken()).toBe("");
  });
});
