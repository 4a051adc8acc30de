import { environmentOf } from "@portico/core/internal";
import { type TimelineClock, timelineClock } from "@portico/core/testing";
import nock from "nock";
import type { OAuthStrategyOptions } from "../oauth/oauth-types.js";
import { OAuthStrategy } from "../oauth-strategy.js";

export const API = "https://www.wixapis.com";
export const CLIENT_ID = "35e4a0b4-9f2a-4b0e-8d3e-2a8b1d0c7f11";
export const REDIRECT = "/_api/redirects-api/v1/redirect-session";
export const LOGIN = "/_api/iam/authentication/v2/login";
export const REGISTER = "/_api/iam/authentication/v2/register";
export const VERIFY = "/_api/iam/verification/v1/auth/verify";

export type Body = Record<string, unknown>;

export interface PlatformRequest {
  path: string;
  body: Body;
  authorization: string | null;
}

/**
 * Creates a strategy and functions that mock the platform's responses. The mocked token service
 * numbers its tokens.
 */
export function platformKit(
  options: Partial<OAuthStrategyOptions> = {},
  fetch?: (request: Request) => Promise<Response>,
) {
  const clock: TimelineClock = timelineClock(undefined, 10_000);
  const auth = OAuthStrategy({ clientId: CLIENT_ID, ...options });
  auth.connect(environmentOf({ clock, fetch }));
  const requests: PlatformRequest[] = [];
  let count = 0;

  /** `body` may be a function. A `null` body simulates a connection failure. */
  const mockReply = (
    path: string,
    status: number,
    body: unknown | ((request: PlatformRequest) => unknown) = {},
    headers: Record<string, string> = {},
  ) => {
    const interceptor = nock(API).persist().post(path);
    if (body === null) return interceptor.replyWithError(new Error("connect ECONNREFUSED"));
    return interceptor.reply(async (request: Request) => {
      const platformRequest = {
        path,
        body: (await request.json()) as Body,
        authorization: request.headers.get("authorization"),
      };
      requests.push(platformRequest);
      return [status, typeof body === "function" ? body(platformRequest) : body, headers];
    });
  };
  const mockTokenService = (
    customBody: (request: PlatformRequest) => Body | undefined = () => undefined,
  ) =>
    mockReply("/oauth2/token", 200, (request: PlatformRequest) => {
      count += 1;
      return (
        customBody(request) ?? {
          access_token: `access-${count}`,
          expires_in: 14_400,
          refresh_token: `refresh-${count}`,
        }
      );
    });
  const mockRedirectSession = (fullUrl: string, extraFields: Body = {}) =>
    mockReply(REDIRECT, 200, { redirectSession: { fullUrl, ...extraFields } });
  const requestsTo = (path: string) => requests.filter((request) => request.path === path);
  type AuthorizationBody = { prompt: string; authRequest: Body & { state: string } };
  const authorization = () =>
    requestsTo(REDIRECT).at(-1)?.body.auth as AuthorizationBody | undefined;
  const authRequest = () => authorization()?.authRequest ?? { state: "none" };
  const prompt = () => authorization()?.prompt;

  return {
    authRequest,
    prompt,
    auth,
    clock,
    requests,
    requestsTo,
    mockReply,
    mockTokenService,
    mockRedirectSession,
  };
}

export const memberTokens = (clock: TimelineClock, lifetimeSeconds = 14_400) => ({
  accessToken: {
    value: "member-access",
    expiresAt: Math.floor(clock.now() / 1000) + lifetimeSeconds,
  },
  refreshToken: { value: "member-refresh", role: "member" as const },
});

export const applicationError = (code: string, message = "the server's message") => ({
  message,
  details: { applicationError: { code, description: message, data: {} } },
});
