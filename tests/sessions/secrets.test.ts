// @vitest-environment jsdom
import { inspect } from "node:util";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadFrames } from "./frames.js";
import {
  API_KEY,
  callInParallel,
  type Interceptor,
  networkError,
  type Shop,
  shop,
} from "./shop.js";
import { EXISTING_MEMBER, NEW_MEMBER, prepareStep, steps } from "./steps.js";

const METHODS = ["log", "info", "warn", "error", "debug", "trace"] as const;
const loggedValues: unknown[][] = [];
beforeEach(() => {
  loggedValues.length = 0;
  for (const method of METHODS) {
    vi.spyOn(console, method).mockImplementation((...args) => void loggedValues.push(args));
  }
});
let stopLoadingFrames = () => {};
afterEach(() => {
  stopLoadingFrames();
  sessionStorage.clear();
});
afterAll(() => vi.restoreAllMocks());

/** Returns the text that programs, logs and error reports show for a value. */
function visibleText(value: unknown): string {
  const { stack, cause } = (value instanceof Error ? value : {}) as Error;
  return [
    String(value),
    JSON.stringify(value),
    inspect(value, { depth: 20, showHidden: true, getters: true }),
    stack,
    cause === undefined ? "" : visibleText(cause),
  ].join("\n");
}

/** Returns all secrets that the platform has issued or received. */
function secretsOf({ emulator, receivedRequests }: Shop): string[] {
  const { accessTokens, refreshTokens, loginSessions, pendingSteps, codes } =
    emulator.state.identity;
  const secretStores = [accessTokens, refreshTokens, loginSessions, pendingSteps];
  const sentTexts = receivedRequests.flatMap(({ text, authorization }) => {
    const { codeVerifier, code } = JSON.parse(text || "{}") as Record<string, string | undefined>;
    return [codeVerifier, code, authorization];
  });
  const mailedCodes = emulator.outbox.map(({ code }) => code);
  return [
    EXISTING_MEMBER.password,
    NEW_MEMBER.password,
    API_KEY,
    ...secretStores.flatMap((tokens) => [...tokens.keys()]),
    ...codes.keys(),
    ...sentTexts,
    ...mailedCodes,
  ].flatMap((secret) => secret || []);
}

/** Returns the secrets that a string contains. Short secrets match only as separate words. */
const secretsIn = (text: string, secrets: readonly string[]) =>
  [...new Set(secrets)].filter((secret) =>
    secret.length > 8 ? text.includes(secret) : new RegExp(`\\b${secret}\\b`).test(text),
  );

const errorBody = (code: string) => ({
  message: "no",
  details: { applicationError: { code, description: "no", data: {} } },
});
const jsonResponse = (status: number, body: unknown) => () => Response.json(body, { status });
/**
 * Returns an interceptor that changes the text of the platform's response, which may contain
 * tokens.
 */
const withChangedText =
  (change: (text: string) => string): Interceptor =>
  async (_seen, pass) => {
    const response = await pass();
    return new Response(change(await response.text()), { status: response.status });
  };

const failures: [string, Interceptor][] = [
  ["a network failure", () => Promise.reject(networkError())],
  ["an aborted request", () => Promise.reject(new DOMException("stopped", "AbortError"))],
  [
    "status 400 with invalid_grant",
    jsonResponse(400, { error: "invalid_grant", error_description: "expired" }),
  ],
  ["status 401", jsonResponse(401, errorBody("UNAUTHENTICATED"))],
  ["status 403", jsonResponse(403, errorBody("-19976"))],
  ["status 404", jsonResponse(404, {})],
  ["status 429", jsonResponse(429, {})],
  ["status 500", jsonResponse(500, { message: "oops" })],
  ["status 503", jsonResponse(503, {})],
  ["a truncated response", withChangedText((text) => text.slice(0, -5))],
  ["an HTML response", withChangedText((text) => `<html>${text}</html>`)],
  ["an array response", withChangedText((text) => `[${text}]`)],
  [
    "a token that is invalid in a header",
    withChangedText((text) => text.replaceAll("OauthNG", "Oauth\\n")),
  ],
  ["an empty response", jsonResponse(200, {})],
  [
    "a gateway's error page that quotes the request",
    ({ text, authorization }) =>
      new Response(`<html>${text} ${authorization}</html>`, { status: 502 }),
  ],
  [
    "a captive portal that quotes the request",
    ({ text, authorization }) => new Response(`<html>${text} ${authorization}</html>`),
  ],
];

describe.each(failures)("errors caused by %s", (_name, interceptor) => {
  it("contain no secrets after operations that start, use or end a session", async () => {
    let failureCount = 0;
    // Lets between zero and three requests of each step succeed before the failure.
    for (const step of steps) {
      for (let successCount = 0; successCount < 4; successCount++) {
        const { testShop, page } = await prepareStep(step);
        stopLoadingFrames = loadFrames(testShop.emulator);
        const attempt = await step.prepare(page, testShop);
        let remainingRequests = successCount;
        testShop.receivedRequests.length = 0;
        testShop.network.intercept = (request, pass) => {
          remainingRequests -= 1;
          return remainingRequests < 0 ? interceptor(request, pass) : undefined;
        };
        const outcome = await attempt().then(
          (value) => ({ value: value as { loginState?: string; complete?: boolean } }),
          (error: unknown) => ({ error, value: undefined }),
        );
        const { value } = outcome;
        const isFailure = !value || value.loginState === "FAILURE" || value.complete === false;
        // Only successful results may contain state tokens and session tokens.
        const visibleTexts = isFailure
          ? [visibleText(outcome), visibleText("error" in outcome && outcome.error)]
          : [];
        if (isFailure) failureCount += 1;
        visibleTexts.push(
          visibleText(page.client),
          visibleText(page.auth),
          ...loggedValues.flat().map(visibleText),
        );
        expect(secretsIn(visibleTexts.join("\n"), secretsOf(testShop)), step.name).toEqual([]);
        stopLoadingFrames();
        if (testShop.receivedRequests.length <= successCount) break;
      }
    }
    expect(failureCount).toBeGreaterThan(5);
  });

  it("contain no secrets after calls with fresh, expired and rejected tokens", async () => {
    for (const tokenState of ["fresh", "expired", "rejected"]) {
      const testShop = shop({ members: [EXISTING_MEMBER] });
      const page = testShop.open();
      await page.auth.getAuthHeaders();
      if (tokenState === "expired") await testShop.clock.advance(5 * 3_600_000);
      if (tokenState === "rejected") {
        const { accessTokens } = testShop.emulator.state.identity;
        for (const [key, token] of accessTokens) accessTokens.set(key, { ...token, revoked: true });
      }
      testShop.network.intercept = interceptor;
      const attempts = [
        () => callInParallel(1, page),
        () => page.client.products.queryProducts().find(),
        () => page.client.fetchWithAuth("/ecom/v2/carts/current"),
        () => page.client.graphql("{ site { name } }"),
      ];
      for (const attempt of attempts) {
        const error = await attempt().then(
          () => undefined,
          (reason: unknown) => reason,
        );
        const visibleTexts = [
          visibleText(error),
          visibleText(page.client),
          visibleText(page.auth),
          visibleText(loggedValues),
        ];
        expect(secretsIn(visibleTexts.join("\n"), secretsOf(testShop))).toEqual([]);
      }
    }
  });
});
