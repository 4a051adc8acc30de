import { createClient } from "@portico/core";
import { memoryStorage } from "@portico/core/internal";
import nock from "nock";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as authentication from "./generated/authentication.js";
import { OAuthStrategy } from "./oauth-strategy.js";
import { API, type Body, CLIENT_ID, memberTokens, platformKit } from "./testing/platform-kit.js";

const EMPTY_TOKENS = {
  accessToken: { value: "", expiresAt: 0 },
  refreshToken: { value: "", role: "none" },
};
const runInParallel = <T>(task: () => Promise<T>) =>
  Promise.all(Array.from({ length: 1000 }, task));

beforeEach(() => nock.disableNetConnect());
afterEach(() => {
  nock.cleanAll();
  nock.enableNetConnect();
});

describe("visitor tokens", () => {
  it("are requested once for 1,000 calls from one client, and refreshed once when they expire", async () => {
    const receivedTokens = new Set<string | null>();
    const tokenRequests: Body[] = [];
    // A fake `fetch`, because nock would be too slow for thousands of requests.
    const fetch = async (request: Request) => {
      if (new URL(request.url).pathname !== "/oauth2/token") {
        receivedTokens.add(request.headers.get("authorization"));
        return Response.json({ valid: true });
      }
      tokenRequests.push({
        authorization: request.headers.get("authorization"),
        ...(await request.json()),
      });
      const tokens = {
        access_token: `access-${tokenRequests.length}`,
        refresh_token: `refresh-${tokenRequests.length}`,
      };
      return Response.json({ ...tokens, expires_in: 14_400 });
    };
    const { clock, auth } = platformKit({}, fetch);
    const client = createClient({
      auth,
      modules: { authentication },
      clock,
      fetch,
      totalTimeout: 1e9,
    });
    await runInParallel(() => client.authentication.validateEmail("a@b.c"));
    expect([...receivedTokens]).toEqual(["access-1"]);
    await clock.advance(5 * 3_600_000);
    await runInParallel(() => client.authentication.validateEmail("a@b.c"));
    expect([...receivedTokens]).toEqual(["access-1", "access-2"]);
    const commonFields = { authorization: null, clientId: CLIENT_ID };
    expect(tokenRequests).toEqual([
      { ...commonFields, grantType: "anonymous" },
      { ...commonFields, grantType: "refresh_token", refreshToken: "refresh-1" },
    ]);
    expect(client.auth.getTokens().refreshToken).toEqual({ value: "refresh-2", role: "visitor" });
    expect(client.auth.getActiveToken()).toBe("access-2");
    expect(client.auth.loggedIn()).toBe(false);
  });

  // Node 22 has no Web Locks.
  const itWithLocks = it.skipIf(!globalThis.navigator?.locks);
  itWithLocks(
    "are not requested by five tabs that share a member's session, which is refreshed once",
    async () => {
      const { mockTokenService, requestsTo, clock } = platformKit();
      const store = { ...memoryStorage(), shared: true };
      await store.set(`portico.${CLIENT_ID}`, JSON.stringify(memberTokens(clock, -1)));
      mockTokenService();
      const tabs = Array.from({ length: 5 }, () => platformKit({ tokenStorage: store }).auth);
      const results = await Promise.all(
        tabs.flatMap((tab) => Array.from({ length: 200 }, () => tab.getAuthHeaders())),
      );
      expect(new Set(results.map(({ headers }) => headers.Authorization))).toEqual(
        new Set(["access-1"]),
      );
      expect(requestsTo("/oauth2/token").map(({ body }) => body.grantType)).toEqual([
        "refresh_token",
      ]);
      expect(tabs[4]?.getTokens().refreshToken).toEqual({ value: "refresh-1", role: "member" });
    },
  );

  it("are requested with the client's baseUrl and fetch, and with the configured headers", async () => {
    const auth = OAuthStrategy({
      clientId: CLIENT_ID,
      tokenRequestOptions: { headers: { "client-binding": "b" } },
    });
    const urls: string[] = [];
    createClient({
      auth,
      baseUrl: "https://own.example/",
      fetch: async (input, init) => {
        const request = new Request(input, init);
        urls.push(`${request.url} ${request.headers.get("client-binding")}`);
        return Response.json({ access_token: "a", expires_in: 60, refresh_token: "r" });
      },
    });
    await auth.getAuthHeaders();
    expect(urls).toEqual(["https://own.example/oauth2/token b"]);
  });

  it("expire after `expires_in` seconds (at most 30 days), or after four hours if it is missing or invalid", async () => {
    const now = Date.UTC(2030, 0, 1) / 1000;
    const cases: [unknown, number][] = [
      [14_400, 14_400],
      ["14400", 14_400],
      ["1e3", 1_000],
      [undefined, 14_400],
      [null, 14_400],
      ["", 14_400],
      ["soon", 14_400],
      [{}, 14_400],
      [0, 0],
      [-5, 0],
      [1e300, 30 * 86_400],
      ["Infinity", 30 * 86_400],
    ];
    for (const [expires_in, lifetime] of cases) {
      const { auth, mockTokenService } = platformKit();
      mockTokenService(() => ({ access_token: "a", refresh_token: "r", expires_in }));
      await auth.getAuthHeaders();
      expect(auth.getTokens().accessToken).toEqual({ value: "a", expiresAt: now + lifetime });
      nock.cleanAll();
    }
  });

  it("are not stored if the response contains no valid token", async () => {
    for (const body of [{}, { access_token: "" }, { access_token: 5 }, { access_token: "a\nb" }]) {
      const { auth, mockReply } = platformKit();
      mockReply("/oauth2/token", 200, body);
      await expect(auth.getAuthHeaders()).rejects.toMatchObject({
        code: "BAD_PAYLOAD",
        message: "Failed to fetch tokens from OAuth API: no access token in the response",
      });
      expect(auth.getTokens()).toEqual(EMPTY_TOKENS);
      nock.cleanAll();
    }
  });
});

describe("getAuthHeaders after a failed token request", () => {
  it("rejects with the status text and request id", async () => {
    const { auth, mockReply } = platformKit();
    mockReply("/oauth2/token", 403, { message: "no" }, { "x-wix-request-id": "id-1" });
    await expect(auth.getAuthHeaders()).rejects.toMatchObject({
      message: "Failed to fetch tokens from OAuth API: Forbidden. request id: id-1",
      code: "FORBIDDEN",
      status: 403,
      requestId: "id-1",
    });
  });

  it("rejects with the network error", async () => {
    const { auth, mockReply } = platformKit();
    mockReply("/oauth2/token", 200, null);
    await expect(auth.getAuthHeaders()).rejects.toMatchObject({
      message: expect.stringMatching(
        /^Failed to fetch tokens from OAuth API: .*connect ECONNREFUSED/,
      ),
      code: "NETWORK",
      retryable: true,
    });
  });

  it("rejects with a default status text if the response contains no status text, as in HTTP/2", async () => {
    for (const [status, body, text] of [
      [400, { error: "invalid_request" }, "Bad Request"],
      [418, {}, "HTTP 418"],
      [400, { message: "m", details: { applicationError: { code: "C" } } }, "Bad Request"],
    ] as const) {
      const auth = OAuthStrategy({ clientId: CLIENT_ID });
      const fetch = async () => Response.json(body, { status });
      createClient({ auth, fetch });
      await expect(auth.getAuthHeaders()).rejects.toThrow(
        `Failed to fetch tokens from OAuth API: ${text}`,
      );
    }
  });
});

describe("visitor tokens", () => {
  it("do not replace a member's tokens during a ten-minute outage", async () => {
    const { auth, mockReply, clock, mockTokenService, requestsTo } = platformKit();
    auth.setTokens(memberTokens(clock, -1));
    mockReply("/oauth2/token", 503, {});
    for (let minute = 0; minute < 10; minute++) {
      await expect(auth.getAuthHeaders()).rejects.toMatchObject({ status: 503 });
      await clock.advance(60_000);
    }
    expect(auth.loggedIn()).toBe(true);
    nock.cleanAll();
    mockTokenService();
    expect(await auth.getAuthHeaders()).toEqual({ headers: { Authorization: "access-1" } });
    expect(auth.loggedIn()).toBe(true);
    expect(requestsTo("/oauth2/token").at(-1)?.body.refreshToken).toBe("member-refresh");
  });

  it("replace a member's tokens after a rejection of the refresh token", async () => {
    const failures: [number, Body][] = [
      [400, { error: "invalid_grant", error_description: "expired" }],
      [401, { message: "no", details: { applicationError: { code: "INVALID_GRANT" } } }],
      [403, { message: "no", details: { applicationError: { code: "REFRESH_TOKEN_REVOKED" } } }],
    ];
    for (const [status, body] of failures) {
      const { auth, clock } = platformKit();
      nock(API)
        .post("/oauth2/token", (requestBody) => requestBody.grantType === "refresh_token")
        .reply(status, body)
        .post("/oauth2/token", (requestBody) => requestBody.grantType === "anonymous")
        .reply(200, { access_token: "v", expires_in: 60, refresh_token: "rv" });
      const events: string[] = [];
      auth.setTokens(memberTokens(clock, -1));
      auth.subscribe(({ type }) => events.push(type));
      expect((await auth.getAuthHeaders()).headers.Authorization).toBe("v");
      expect(events).toEqual(["expired", "visitor"]);
      expect(nock.isDone()).toBe(true);
    }
  });

  it("are stored with the member's refresh token if a refresh fails, but the platform did not reject that token", async () => {
    for (const [status, body] of [
      [400, { error: "invalid_client" }],
      [403, "<html>blocked</html>"],
      [404, {}],
    ] as const) {
      const { auth, clock } = platformKit();
      nock(API)
        .post("/oauth2/token", (requestBody) => requestBody.grantType === "refresh_token")
        .reply(status, body)
        .post("/oauth2/token", (requestBody) => requestBody.grantType === "anonymous")
        .reply(200, { access_token: "v", expires_in: 60, refresh_token: "rv" });
      auth.setTokens(memberTokens(clock, -1));
      await auth.getAuthHeaders();
      expect(auth.getTokens().memberRefreshToken).toEqual({
        value: "member-refresh",
        role: "member",
      });
    }
  });
});
