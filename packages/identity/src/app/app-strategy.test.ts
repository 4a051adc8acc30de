import { inspect } from "node:util";
import { environmentOf, memoryStorage } from "@portico/core/internal";
import { timelineClock } from "@portico/core/testing";
import nock from "nock";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { API, type Body } from "../testing/platform-kit.js";
import { AppStrategy, type AppStrategyOptions } from "./app-strategy.js";

const APP_CREDENTIALS = { appId: "app", appSecret: "secret" };
const TOKEN_INFO = { active: true, clientId: "app", instanceId: "i" };
const CALLBACK_URL = "https://app.example/callback?code=c&instanceId=i&state=s";

beforeEach(() => nock.disableNetConnect());
afterEach(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

function kit(options: Partial<AppStrategyOptions> = {}) {
  const clock = timelineClock(undefined, 10_000);
  const auth = AppStrategy({ ...APP_CREDENTIALS, ...options });
  auth.connect(environmentOf({ clock }));
  const requests: { path: string; body: Body }[] = [];
  let count = 0;
  const mockResponse = (path: string, status: number, body: (count: number) => Body) =>
    nock(API)
      .persist()
      .post(path)
      .reply(async (request: Request) => {
        requests.push({ path, body: (await request.json()) as Body });
        return [status, body(++count)];
      });
  return { auth, clock, requests, mockResponse };
}
const callMany = (auth: AppStrategy) =>
  Promise.all(Array.from({ length: 100 }, () => auth.getAuthHeaders()));

describe("AppStrategy", () => {
  it("returns the URL of the installation page", () => {
    const { auth } = kit();
    expect(auth.getInstallUrl({ redirectUrl: "https://app.example/?a=b", state: "s" })).toBe(
      "https://www.wix.com/installer/install?redirectUrl=https%3A%2F%2Fapp.example%2F%3Fa%3Db&appId=app&state=s",
    );
    const url = new URL(auth.getInstallUrl({ redirectUrl: "x", state: "s", token: "t" }));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      redirectUrl: "x",
      appId: "app",
      state: "s",
      token: "t",
    });
  });

  it("uses the tokens from a completed installation, and refreshes them when they expire", async () => {
    const { auth, mockResponse, requests, clock } = kit();
    mockResponse("/oauth/access", 200, (count) => ({
      access_token: `a${count}`,
      refresh_token: `r${count}`,
    }));
    nock(API)
      .post("/oauth2/token-info", { token: "a1" })
      .reply(200, { ...TOKEN_INFO, exp: "1" });
    expect(await auth.handleOAuthCallback(CALLBACK_URL, { state: "s" })).toEqual({
      instanceId: "i",
      accessToken: "a1",
      refreshToken: "r1",
    });
    expect((await auth.getAuthHeaders()).headers.Authorization).toBe("a1");
    await clock.advance(300_000);
    expect((await callMany(auth))[99]?.headers.Authorization).toBe("a2");
    await clock.advance(300_000);
    await callMany(auth);
    const credentials = { client_id: "app", client_secret: "secret" };
    expect(requests.map(({ body }) => body)).toEqual([
      { code: "c", grant_type: "authorization_code", ...credentials },
      { refresh_token: "r1", grant_type: "refresh_token", ...credentials },
      { refresh_token: "r2", grant_type: "refresh_token", ...credentials },
    ]);
  });

  it("rejects an installation without the expected state, a code, an instance id or an app secret", async () => {
    const { auth } = kit();
    const invalidCallbacks = [
      [CALLBACK_URL, "other", "state"],
      ["https://app.example/?code=c&instanceId=i", "s", "state"],
      ["https://app.example/?code=c&state=s", "s", "Invalid OAuth callback URL. Make sure"],
      ["https://app.example/?instanceId=i&state=s", "s", "Invalid OAuth callback URL. Make sure"],
    ] as const;
    await expect(auth.handleOAuthCallback(CALLBACK_URL, { state: "other" })).rejects.toMatchObject({
      code: "INVALID_STATE",
    });
    for (const [url, state, message] of invalidCallbacks) {
      await expect(auth.handleOAuthCallback(url, { state })).rejects.toThrow(message);
    }
    await expect(
      AppStrategy({ appId: "app" }).handleOAuthCallback(CALLBACK_URL, { state: "s" }),
    ).rejects.toThrow(
      "App secret is required for handling OAuth callback. Make sure to pass it to the AppStrategy",
    );
  });

  it.each([
    ["another instance", { ...TOKEN_INFO, instanceId: "victim" }, "INSTANCE_MISMATCH"],
    ["no instance", { active: true, clientId: "app" }, "BAD_PAYLOAD"],
    ["another app", { ...TOKEN_INFO, clientId: "other" }, "FOREIGN_TOKEN"],
  ])("stores nothing if the new token is for %s", async (_, info, code) => {
    const tokenStorage = memoryStorage();
    const set = vi.spyOn(tokenStorage, "set");
    const { auth, mockResponse } = kit({ tokenStorage });
    mockResponse("/oauth/access", 200, () => ({ access_token: "a", refresh_token: "r" }));
    mockResponse("/oauth2/token-info", 200, () => info);
    await expect(auth.handleOAuthCallback(CALLBACK_URL, { state: "s" })).rejects.toMatchObject({
      code,
    });
    expect(set).not.toHaveBeenCalled();
    await expect(auth.getAuthHeaders()).rejects.toMatchObject({ code: "MISSING_CREDENTIALS" });
  });

  it("completes an installation on the second attempt if the token info was unavailable on the first", async () => {
    const { auth, mockResponse, requests, clock } = kit();
    mockResponse("/oauth/access", 200, () => ({ access_token: "a", refresh_token: "r" }));
    nock(API).persist().post("/oauth2/token-info").reply(503, {});
    const firstAttempt = auth
      .handleOAuthCallback(CALLBACK_URL, { state: "s" })
      .catch((error) => error);
    await clock.advance(20_000);
    expect(await firstAttempt).toMatchObject({ status: 503 });
    nock.cleanAll();
    mockResponse("/oauth2/token-info", 200, () => TOKEN_INFO);
    const installation = await auth.handleOAuthCallback(CALLBACK_URL, { state: "s" });
    expect(installation.instanceId).toBe("i");
    expect(requests.filter(({ path }) => path === "/oauth/access")).toHaveLength(1);
  });

  it("requests one token for an app instance and uses it until it expires or is rejected", async () => {
    const { auth, mockResponse, requests, clock } = kit({ instanceId: "i" });
    mockResponse("/oauth2/token", 200, (count) => ({
      access_token: `a${count}`,
      expires_in: "14400",
    }));
    await callMany(auth);
    await callMany(auth);
    expect(requests.map(({ body }) => body)).toEqual([
      {
        grant_type: "client_credentials",
        client_id: "app",
        client_secret: "secret",
        instance_id: "i",
      },
    ]);
    await clock.advance(14_400_000);
    expect((await callMany(auth))[0]?.headers.Authorization).toBe("a2");
    const headers = await auth.getAuthHeaders();
    expect(await auth.recover(headers)).toBe(true);
    expect(await auth.recover(headers)).toBe(true);
    expect(requests).toHaveLength(3);
  });

  it("exchanges the caller's access token and sends the new token", async () => {
    const { auth, mockResponse, requests } = kit({ accessToken: "caller" });
    mockResponse("/oauth2/token", 200, () => ({ access_token: "a", expires_in: 60 }));
    expect((await auth.getAuthHeaders()).headers.Authorization).toBe("a");
    expect(requests[0]?.body).toEqual({
      grant_type: "strip_bound_session",
      client_secret: "secret",
      access_token: "caller",
    });
  });

  it("returns a strategy for the caller's site from `elevated`", async () => {
    const { auth, mockResponse, requests } = kit({ accessToken: "caller" });
    mockResponse("/oauth2/token-info", 200, () => ({
      active: true,
      clientId: "app",
      instanceId: "i",
    }));
    mockResponse("/oauth2/token", 200, () => ({ access_token: "elevated", expires_in: 60 }));
    const elevatedAuth = await auth.elevated();
    expect((await elevatedAuth.getAuthHeaders()).headers.Authorization).toBe("elevated");
    expect(requests.map(({ body }) => body)).toMatchObject([
      { token: "caller" },
      { grant_type: "client_credentials", instance_id: "i" },
    ]);
  });

  it("rejects `elevated` without an access token", async () => {
    await expect(kit({ instanceId: "i" }).auth.elevated()).rejects.toMatchObject({
      code: "MISSING_ACCESS_TOKEN",
      message:
        "Providing an access token is required to perform elevation. Make sure to pass it to the AppStrategy",
    });
  });

  it.each([
    [
      { clientId: "another" },
      "FOREIGN_TOKEN",
      'Invalid access token. The token is not issued for the app with ID "app"',
    ],
    [
      { clientId: "app" },
      "BAD_PAYLOAD",
      "Unexpected token info. The token does not contain instance ID",
    ],
  ])("rejects `elevated` for a token with the info %o", async (info, code, message) => {
    const { auth, mockResponse } = kit({ accessToken: "caller" });
    mockResponse("/oauth2/token-info", 200, () => ({ active: true, ...info }));
    await expect(auth.elevated()).rejects.toMatchObject({ code, message });
  });

  it("returns information about its refresh token, the caller's access token or a new access token", async () => {
    for (const [options, token] of [
      [{ refreshToken: "r" }, "r"],
      [{ accessToken: "caller" }, "caller"],
      [{ instanceId: "i" }, "a"],
    ] as const) {
      const { auth, mockResponse, requests } = kit(options);
      mockResponse("/oauth2/token", 200, () => ({ access_token: "a", expires_in: 60 }));
      mockResponse("/oauth2/token-info", 200, () => ({
        active: true,
        subjectType: "APP",
        exp: "17",
        iat: 5,
      }));
      expect(await auth.getTokenInfo()).toMatchObject({ active: true, exp: 17, iat: 5 });
      expect(requests.at(-1)?.body).toEqual({ token });
      nock.cleanAll();
    }
  });

  it("retries a token info request after a 503 response, and does not add missing timestamps", async () => {
    const { auth, mockResponse, clock } = kit({ accessToken: "caller" });
    nock(API).post("/oauth2/token-info").reply(503, {});
    mockResponse("/oauth2/token-info", 200, () => ({ active: false }));
    const pendingCall = auth.getTokenInfo();
    await clock.advance(10_000);
    expect(await pendingCall).toEqual({ active: false });
  });

  it("assumes that a token is valid for four hours if the response contains no lifetime", async () => {
    const { auth, mockResponse, requests, clock } = kit({ instanceId: "i" });
    mockResponse("/oauth2/token", 200, (count) => ({ access_token: `a${count}` }));
    await callMany(auth);
    await clock.advance(3 * 3_600_000);
    await callMany(auth);
    expect(requests).toHaveLength(1);
    await clock.advance(3_600_000);
    await callMany(auth);
    expect(requests).toHaveLength(2);
  });

  it("recovers a rejected call that was sent without a token", async () => {
    const { auth, mockResponse } = kit({ instanceId: "i" });
    mockResponse("/oauth2/token", 200, () => ({ access_token: "a" }));
    expect(await auth.recover({ headers: {} })).toBe(true);
  });

  it("rejects calls with errors that name the missing options", async () => {
    await expect(AppStrategy(APP_CREDENTIALS).getAuthHeaders()).rejects.toThrow(
      "Missing refresh token or instance ID. Either one is needed to get app level access tokens. Make sure to pass one of them to the AppStrategy",
    );
    for (const site of [{ refreshToken: "r" }, { instanceId: "i" }, { accessToken: "a" }]) {
      await expect(AppStrategy({ appId: "app", ...site }).getAuthHeaders()).rejects.toMatchObject({
        code: "MISSING_APP_SECRET",
        message:
          "App secret is required for retrieving app-level access tokens. Make sure to pass it to the AppStrategy",
      });
    }
  });

  it("saves rotated tokens to the storage and reads them at startup", async () => {
    const tokenStorage = memoryStorage();
    for (const [usedToken, rotatedToken] of [
      ["given", "r1"],
      ["r1", "r2"],
    ]) {
      const { auth, mockResponse, requests, clock } = kit({ refreshToken: "given", tokenStorage });
      mockResponse("/oauth/access", 200, () => ({
        access_token: `a-${rotatedToken}`,
        refresh_token: rotatedToken,
      }));
      if (usedToken !== "given") await clock.advance(300_000);
      await callMany(auth);
      expect(requests.map(({ body }) => body.refresh_token)).toEqual([usedToken]);
      nock.cleanAll();
    }
  });

  it("rejects calls with the token service's error code if the refresh token is rejected", async () => {
    const { auth, mockResponse } = kit({ refreshToken: "r" });
    mockResponse("/oauth/access", 400, () => ({ error: "invalid_grant" }));
    for (let attempt = 0; attempt < 2; attempt++) {
      await expect(auth.getAuthHeaders()).rejects.toMatchObject({
        code: "invalid_grant",
        message: expect.stringMatching(/^Failed to fetch tokens from OAuth API: Bad Request/),
      });
    }
  });

  it("does not expose its secrets when it is printed or serialized", () => {
    const { auth } = kit({ refreshToken: "the-refresh-token", accessToken: "the-access-token" });
    for (const visibleText of [inspect(auth, { depth: 9 }), JSON.stringify(auth)]) {
      expect(visibleText).not.toMatch(/secret|the-/);
    }
  });
});
