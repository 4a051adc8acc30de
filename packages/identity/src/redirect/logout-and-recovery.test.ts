import nock from "nock";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  applicationError,
  CLIENT_ID,
  memberTokens,
  platformKit,
  REDIRECT,
} from "../testing/platform-kit.js";

const EMPTY_TOKENS = {
  accessToken: { value: "", expiresAt: 0 },
  refreshToken: { value: "", role: "none" },
};

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

describe("logout", () => {
  const RETURN_URL = "https://shop.example/";

  it("removes the tokens and returns the URL of the platform's logout page", async () => {
    const { auth, mockRedirectSession, requestsTo, clock } = kit();
    mockRedirectSession("https://site.example/logout");
    auth.setTokens(memberTokens(clock));
    const pendingLogout = auth.logout(RETURN_URL);
    expect(auth.getTokens()).toEqual(EMPTY_TOKENS);
    expect(await pendingLogout).toEqual({
      logoutUrl: "https://site.example/logout",
      complete: true,
    });
    expect(requestsTo(REDIRECT)).toEqual([
      {
        path: REDIRECT,
        authorization: "member-access",
        body: { logout: { clientId: CLIENT_ID }, callbacks: { postFlowUrl: RETURN_URL } },
      },
    ]);
    expect(auth.getTokens()).toEqual(EMPTY_TOKENS);
    expect(requestsTo("/oauth2/token")).toEqual([]);
  });

  it("uses a temporary token if the current token is expired or rejected", async () => {
    for (const lifetimeSeconds of [-1, 14_400]) {
      const { auth, mockReply, requestsTo, clock } = kit();
      mockReply(REDIRECT, 200, ({ authorization }: { authorization: string }) => ({
        redirectSession:
          authorization === "access-1" ? { fullUrl: "https://site.example/out" } : {},
      }));
      if (lifetimeSeconds > 0) {
        nock.cleanAll();
        const kitWithTokens = platformKit({ tokens: memberTokens(clock) });
        kitWithTokens.mockTokenService();
        nock("https://www.wixapis.com").post(REDIRECT).reply(401, {});
        kitWithTokens.mockRedirectSession("https://site.example/out");
        expect((await kitWithTokens.auth.logout(RETURN_URL)).complete).toBe(true);
        expect(kitWithTokens.requestsTo(REDIRECT)[0]?.authorization).toBe("access-1");
        expect(kitWithTokens.auth.getTokens()).toEqual(EMPTY_TOKENS);
        continue;
      }
      auth.setTokens(memberTokens(clock, lifetimeSeconds));
      expect(await auth.logout(RETURN_URL)).toEqual({
        logoutUrl: "https://site.example/out",
        complete: true,
      });
      expect(requestsTo("/oauth2/token")[0]?.body.refreshToken).toBe("member-refresh");
      expect(auth.getTokens()).toEqual(EMPTY_TOKENS);
      nock.cleanAll();
    }
  });

  it.each([
    ["the network is down", 200, null, "connect ECONNREFUSED"],
    [
      "the platform rejects the URL",
      403,
      applicationError("NOT_ALLOWED", "not listed"),
      "not listed",
    ],
    ["the response has no URL", 200, {}, "No redirect URL found"],
    ["the platform is down", 503, {}, "System error occurred"],
  ])("removes the tokens and reports an error if %s", async (_, status, body, message) => {
    const { auth, mockReply, clock } = kit();
    mockReply(REDIRECT, status, body);
    auth.setTokens(memberTokens(clock));
    const result = await auth.logout(RETURN_URL);
    expect(result).toMatchObject({ logoutUrl: RETURN_URL, complete: false });
    expect((result.error as Error).message).toContain(message);
    expect(auth.getTokens()).toEqual(EMPTY_TOKENS);
    expect(auth.loggedIn()).toBe(false);
  });
});

describe("sendPasswordResetEmail", () => {
  it("sends the redirect URI and the language", async () => {
    const path = "/_api/iam/recovery/v1/send-email";
    const { auth, mockReply, requestsTo } = kit();
    mockReply(path, 200, {});
    expect(await auth.sendPasswordResetEmail("a@b.c", "https://shop.example/")).toBeUndefined();
    await auth.sendPasswordResetEmail("a@b.c", "https://shop.example/", { language: "fr" });
    const redirect = { url: "https://shop.example/", clientId: CLIENT_ID };
    expect(requestsTo(path).map(({ body }) => body)).toEqual([
      { email: "a@b.c", redirect },
      { email: "a@b.c", language: "fr", redirect },
    ]);
  });
});

describe("a login with an API key", () => {
  it("requests tokens for a member id with the visitor's token and the API key", async () => {
    const { auth, requestsTo } = kit();
    const tokens = await auth.getMemberTokensForExternalLogin("member-id", "key");
    expect(tokens.refreshToken).toEqual({ value: "refresh-2", role: "member" });
    expect(requestsTo("/oauth2/token")[1]).toEqual({
      path: "/oauth2/token",
      authorization: "access-1,key",
      body: { grant_type: "authorized_client", scope: "offline_access", member_id: "member-id" },
    });
    expect(auth.loggedIn()).toBe(false);
  });

  it("sends a sign-on request before it requests tokens for an email address, and rejects an empty response", async () => {
    const path = "/_api/iam/authentication/v2/sign-on";
    const { auth, mockReply, requestsTo } = kit();
    mockReply(path, 200, { sessionToken: "s", identity: { id: "member-id" } });
    const tokens = await auth.getMemberTokensForExternalLoginWithSession("a@b.c", "key", {
      verifyEmail: true,
    });
    expect(tokens.refreshToken.role).toBe("member");
    expect(requestsTo(path)[0]).toEqual({
      path,
      authorization: "access-1,key",
      body: { loginId: { email: "a@b.c" }, verifyEmail: true },
    });
    expect(requestsTo("/oauth2/token")[1]).toMatchObject({
      authorization: "access-1,key",
      body: { grant_type: "authorized_client", member_id: "member-id", session_token: "s" },
    });
    nock.cleanAll();
    mockReply(path, 200, {});
    await expect(
      auth.getMemberTokensForExternalLoginWithSession("a@b.c", "key"),
    ).rejects.toMatchObject({ code: "BAD_PAYLOAD" });
  });
});
