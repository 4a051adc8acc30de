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

/** What the platform was asked, and by whom. */
export interface Request_ {
  path: string;
  body: Body;
  authorization: string | null;
}

/** A platform for tests: tokens are counted, everything else is answered by the test, with nock or a `fetch`. */
export function platformKit(
  options: Partial<OAuthStrategyOptions> = {},
  fetch?: (request: Request) => Promise<Response>,
) {
  const clock: TimelineClock = timelineClock(undefined, 10_000);
  const auth = OAuthStrategy({ clientId: CLIENT_ID, ...options });
  auth.connect(environmentOf({ clock, fetch }));
  const asked: Request_[] = [];
  let count = 0;

  /** Answers a POST; a function may answer by the request, `null` breaks the connection. */
  const answer = (
    path: string,
    status: number,
    body: unknown | ((request: Request_) => unknown) = {},
    headers: Record<string, string> = {},
  ) => {
    const interceptor = nock(API).persist().post(path);
    if (body === null) return interceptor.replyWithError(new Error("connect ECONNREFUSED"));
    return interceptor.reply(async (request: Request) => {
      const seen = {
        path,
        body: (await request.json()) as Body,
        authorization: request.headers.get("authorization"),
      };
      asked.push(seen);
      return [status, typeof body === "function" ? body(seen) : body, headers];
    });
  };
  /** The token service as it is on a good day. */
  const tokenService = (more: (request: Request_) => Body | undefined = () => undefined) =>
    answer("/oauth2/token", 200, (request: Request_) => {
      count += 1;
      return (
        more(request) ?? {
          access_token: `access-${count}`,
          expires_in: 14_400,
          refresh_token: `refresh-${count}`,
        }
      );
    });
  const redirectTo = (fullUrl: string, more: Body = {}) =>
    answer(REDIRECT, 200, { redirectSession: { fullUrl, ...more } });
  const asksOf = (path: string) => asked.filter((request) => request.path === path);
  type AuthorizationBody = { prompt: string; authRequest: Body & { state: string } };
  const authorization = () => asksOf(REDIRECT).at(-1)?.body.auth as AuthorizationBody | undefined;
  /** What the last authorization asked for. */
  const authRequest = () => authorization()?.authRequest ?? { state: "none" };
  const prompt = () => authorization()?.prompt;

  return { authRequest, prompt, auth, clock, asked, asksOf, answer, tokenService, redirectTo };
}

/** A session that works for hours. */
export const memberTokens = (clock: TimelineClock, seconds = 14_400) => ({
  accessToken: { value: "member-access", expiresAt: Math.floor(clock.now() / 1000) + seconds },
  refreshToken: { value: "member-refresh", role: "member" as const },
});

/** The platform's envelope of an application error. */
export const applicationError = (code: string, message = "the server's message") => ({
  message,
  details: { applicationError: { code, description: message, data: {} } },
});
