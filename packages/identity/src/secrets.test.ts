// @vitest-environment jsdom
import { inspect } from "node:util";
import { createClient } from "@portico/core";
import { settle } from "@portico/core/testing";
import nock from "nock";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppStrategy } from "./app/app-strategy.js";
import {
  LOGIN,
  memberTokens,
  platformKit,
  REDIRECT,
  REGISTER,
  VERIFY,
} from "./testing/platform-kit.js";

// All secrets start with this string, which must never appear in any output.
const SECRET_PATTERN = /s3cret/;
const secret = (name: string) => `s3cret-${name}`;
const PASSWORD = secret("password");

const loggedArguments: unknown[][] = [];
for (const method of ["log", "info", "warn", "error", "debug", "trace"] as const) {
  vi.spyOn(console, method).mockImplementation((...args) => void loggedArguments.push(args));
}
afterAll(() => vi.restoreAllMocks());
beforeEach(() => nock.disableNetConnect());
afterEach(() => {
  nock.cleanAll();
  nock.enableNetConnect();
  sessionStorage.clear();
  localStorage.clear();
  document.body.innerHTML = "";
});

/** Returns every string that a program might print. */
function visibleText(value: unknown): string {
  const stack = value instanceof Error ? [value.stack, value.message, String(value.cause)] : [];
  return [
    JSON.stringify(value),
    inspect(value, { depth: 20, showHidden: true, getters: true }),
    String(value),
    ...stack,
  ].join("\n");
}

// Some responses contain secrets, which errors must not quote.
const failures: [string, number, unknown][] = [
  ["no network", 200, null],
  ["500", 500, { message: "oops" }],
  ["503", 503, {}],
  ["429", 429, {}],
  ["400", 400, { error: "invalid_grant", error_description: "expired" }],
  ["401", 401, {}],
  ["403", 403, { message: "no", details: { applicationError: { code: "-19976" } } }],
  ["a page", 200, `<html>${secret("access")}</html>`],
  [
    "a gateway's page that quotes the request",
    502,
    `<html>${PASSWORD} ${secret("code")} ${secret("session")}</html>`,
  ],
  [
    "a truncated response",
    200,
    `{"access_token":"${secret("access")}","sessionToken":"${secret("se")}`,
  ],
  ["a list", 200, [{ access_token: secret("access"), sessionToken: secret("session") }]],
  [
    "a token with a line break",
    200,
    { access_token: `${secret("access")}\n`, refresh_token: secret("refresh") },
  ],
];

describe.each(failures)("errors contain no secrets if the response is: %s", (_, status, body) => {
  const allPaths = [
    "/oauth2/token",
    "/oauth2/token-info",
    "/oauth/access",
    LOGIN,
    REGISTER,
    VERIFY,
    REDIRECT,
    "/_api/iam/authentication/v2/SMS/verify",
    "/_api/iam/authentication/v2/sign-on",
    "/_api/iam/verification/v1/start",
    "/_api/iam/recovery/v1/send-email",
  ];
  const secretTokens = (clock: ReturnType<typeof platformKit>["clock"], seconds: number) => {
    const tokens = memberTokens(clock, seconds);
    tokens.accessToken.value = secret("access");
    tokens.refreshToken.value = secret("refresh");
    return tokens;
  };

  it.each([14_400, -1])("with a token that expires in %s seconds", async (seconds) => {
    const responses = new Map<string, unknown>();
    // A fake `fetch`, because nock would be too slow for thousands of requests.
    const fetch = async (request: Request) => {
      const response = responses.get(new URL(request.url).pathname) ?? null;
      if (response === null) throw new TypeError("fetch failed");
      return new Response(typeof response === "string" ? response : JSON.stringify(response), {
        status,
      });
    };
    const { auth, clock } = platformKit({}, fetch);
    const tokens = secretTokens(clock, seconds);
    for (const path of allPaths) {
      // `getTokenInfo` returns valid responses unchanged, so replace them with a network error.
      const isReturned =
        path === "/oauth2/token-info" &&
        body !== null &&
        !Array.isArray(body) &&
        typeof body === "object" &&
        status === 200;
      responses.set(path, isReturned ? null : body);
    }
    const client = createClient({ auth, clock, fetch });
    const oauthData = {
      redirectUri: "https://shop.example/",
      originalUri: "/",
      codeVerifier: secret("verifier"),
      state: "state",
    };
    const credentials = { email: "ada@example.com", password: PASSWORD };
    const verificationState = {
      loginState: "EMAIL_VERIFICATION_REQUIRED",
      data: { stateToken: secret("state") },
    } as const;
    const app = AppStrategy({
      appId: "app",
      appSecret: secret("app"),
      accessToken: secret("call"),
    });
    const appWithRefreshToken = AppStrategy({
      appId: "app",
      appSecret: secret("app"),
      refreshToken: secret("r"),
    });
    for (const strategy of [app, appWithRefreshToken])
      createClient({ auth: strategy, clock, fetch });
    const url = `https://shop.example/?code=${secret("code")}&state=state`;
    const attempts: (() => Promise<unknown>)[] = [
      () => auth.getAuthHeaders(),
      () => auth.renewToken(tokens.refreshToken),
      () => auth.generateVisitorTokens(secretTokens(clock, -1)),
      () => auth.login(credentials),
      () => auth.register(credentials),
      () => auth.signIn(credentials),
      () => auth.processVerification({ verificationCode: secret("code") }, verificationState),
      () =>
        auth.verifyFactor("SMS", {
          smsData: { code: secret("code") },
          stateToken: secret("state"),
        }),
      () => auth.resendVerificationCode("identity"),
      () => auth.getAuthUrl(oauthData, { sessionToken: secret("session") }),
      () => auth.signIn({ navigate: () => {}, redirectUri: "https://shop.example/" }),
      () => auth.getMemberTokens(secret("code"), "state", oauthData),
      () => auth.getMemberTokens(secret("code"), "other", oauthData),
      () => auth.handleRedirectCallback({ url, oauthData }),
      () => auth.getMemberTokensForDirectLogin(secret("session")),
      () => auth.getMemberTokensForExternalLogin("member", secret("key")),
      () => auth.getMemberTokensForExternalLoginWithSession("a@b.c", secret("key")),
      () => auth.sendPasswordResetEmail("a@b.c", "https://shop.example/"),
      () => auth.sessions.syncToWixPages({ force: true }),
      () => auth.logout("https://shop.example/"),
      () => app.getAuthHeaders(),
      () => app.elevated(),
      () => app.getTokenInfo(),
      () => appWithRefreshToken.getAuthHeaders(),
      () => appWithRefreshToken.handleOAuthCallback(`${url}&instanceId=i`, { state: "state" }),
      () => appWithRefreshToken.handleOAuthCallback(`${url}&instanceId=i`, { state: "other" }),
      () => client.fetchWithAuth("/anything"),
    ];
    let failureCount = 0;
    for (const attempt of attempts) {
      auth.setTokens(tokens);
      const outcome = await attempt().then(
        (value) => value,
        (error: unknown) => {
          failureCount += 1;
          return error;
        },
      );
      // Some functions return headers with a valid token on purpose.
      const returnedHeaders = (outcome as { headers?: unknown } | undefined)?.headers;
      if (!returnedHeaders) expect(visibleText(outcome)).not.toMatch(SECRET_PATTERN);
      expect(visibleText(client)).not.toMatch(SECRET_PATTERN);
      expect(visibleText(auth)).not.toMatch(SECRET_PATTERN);
    }
    expect(failureCount).toBeGreaterThan(10);
    await settle();
    expect(loggedArguments.map((args) => args.map(visibleText).join()).join()).not.toMatch(
      SECRET_PATTERN,
    );
  });
});

describe("OAuthStrategy", () => {
  it("exposes no secrets if a hidden frame responds with an error or does not respond", async () => {
    for (const respond of [
      (state: string) => ({ error: "denied", error_description: "no", state }),
      undefined,
    ]) {
      const { auth, clock, mockRedirectSession, mockTokenService, authRequest } = platformKit();
      mockTokenService();
      mockRedirectSession(`https://site.example/?sessionToken=${secret("session")}`);
      const pendingError = auth
        .getMemberTokensForDirectLogin(secret("session"))
        .catch((error) => error);
      while (!document.querySelector("iframe")) await settle(1);
      const source = document.querySelector("iframe")?.contentWindow ?? null;
      const data = respond?.(authRequest().state);
      window.dispatchEvent(
        new MessageEvent("message", { data, source, origin: "https://site.example" }),
      );
      if (!data) await clock.advance(120_000);
      const error = await pendingError;
      expect(error).toBeInstanceOf(Error);
      expect(visibleText(error)).not.toMatch(SECRET_PATTERN);
      nock.cleanAll();
    }
  });

  it("replaces a token that is not a valid header value, so that no error quotes it", async () => {
    const { auth, clock, mockTokenService } = platformKit();
    mockTokenService();
    const tokens = memberTokens(clock);
    tokens.accessToken.value = `${secret("access")}\n`;
    auth.setTokens(tokens);
    expect((await auth.getAuthHeaders()).headers.Authorization).toBe("access-1");
  });
});
