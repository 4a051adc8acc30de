import { type TimelineClock, timelineClock } from "@portico/core/testing";
import { parseSetCookie } from "cookie";
import type { SessionServerOptions } from "../server/server-types.js";
import { sessionServer } from "../server/session-server.js";

export const SITE = "https://shop.example";
export const SECRET = "a secret of the tests that is long enough";
export const CLIENT_ID = "shop";
export const COOKIE = `__Host-portico.${CLIENT_ID}`;

type Body = Record<string, unknown>;

export interface PlatformRequest {
  readonly path: string;
  readonly body: Body;
  readonly authorization: string | null;
}

export type PlatformHandler = (
  request: PlatformRequest,
) => Response | Promise<Response> | undefined;

/** Creates a session server with a fake platform that issues numbered tokens. */
export function serverKit(options: Partial<SessionServerOptions> = {}) {
  // Delays between retries end immediately, but store timeouts do not.
  const clock = timelineClock(undefined, 4_000);
  const requests: PlatformRequest[] = [];
  const platform: { respond?: PlatformHandler } = {};
  let count = 0;

  const defaultResponse = ({ path, body }: PlatformRequest): Response => {
    if (path === "/_api/redirects-api/v1/redirect-session") {
      const page = body.logout ? "logout" : "login";
      return Response.json({ redirectSession: { fullUrl: `https://platform.example/${page}` } });
    }
    if (path !== "/oauth2/token") return Response.json({});
    count += 1;
    return Response.json({
      access_token: `access-${count}`,
      expires_in: 14_400,
      refresh_token: `refresh-${count}`,
    });
  };
  const fetch = async (request: Request): Promise<Response> => {
    const text = await request.text();
    const platformRequest: PlatformRequest = {
      path: new URL(request.url).pathname,
      body: text ? JSON.parse(text) : {},
      authorization: request.headers.get("authorization"),
    };
    requests.push(platformRequest);
    return (await platform.respond?.(platformRequest)) ?? defaultResponse(platformRequest);
  };
  const server = sessionServer({ clientId: CLIENT_ID, secret: SECRET, clock, fetch, ...options });
  const grantTypes = () =>
    requests.filter(({ path }) => path === "/oauth2/token").map(({ body }) => body.grantType);
  return { server, clock, requests, platform, grantTypes, fetch };
}

export async function advanceUntilDone<T>(
  { clock }: { clock: TimelineClock },
  work: Promise<T>,
): Promise<T> {
  let isDone = false;
  const markDone = () => {
    isDone = true;
  };
  work.then(markDone, markDone);
  while (!isDone) await clock.advance(100);
  return work;
}

export function browser(site = SITE) {
  const cookies = new Map<string, string>();
  return {
    cookies,
    request(path: string, init: RequestInit = {}): Request {
      const headers = new Headers(init.headers);
      const cookieHeader = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      if (cookieHeader) headers.set("Cookie", cookieHeader);
      return new Request(`${site}${path}`, { ...init, headers });
    },
    storeCookies(response: Response | Headers): void {
      const headers = response instanceof Headers ? response : response.headers;
      for (const line of headers.getSetCookie()) {
        const { name, value = "", maxAge } = parseSetCookie(line);
        if (maxAge === 0) cookies.delete(name);
        else cookies.set(name, value);
      }
    },
  };
}

export const memberTokens = (now: number, name = "member", lifetimeSeconds = 14_400) => ({
  accessToken: { value: `${name}-access`, expiresAt: Math.floor(now / 1000) + lifetimeSeconds },
  refreshToken: { value: `${name}-refresh`, role: "member" as const },
});

export async function memberBrowser(
  { server, clock }: Pick<ReturnType<typeof serverKit>, "server" | "clock">,
  name = "member",
  lifetimeSeconds = 14_400,
) {
  const tab = browser();
  const client = await server.createServerClient(tab.request("/"));
  client.auth.setTokens(memberTokens(clock.now(), name, lifetimeSeconds));
  tab.storeCookies(await client.session.headers());
  return tab;
}

/** Sends a request, and stores the cookies that the response sets. */
export async function sendRequest(
  { server }: Pick<ReturnType<typeof serverKit>, "server">,
  tab: ReturnType<typeof browser>,
  path: string,
  init?: RequestInit,
): Promise<Response> {
  const response = await server.handle(tab.request(path, init));
  if (!response) throw new Error(`${path} was not handled`);
  tab.storeCookies(response);
  return response;
}

export async function roleOf(
  { server }: Pick<ReturnType<typeof serverKit>, "server">,
  tab: ReturnType<typeof browser>,
) {
  return (await server.createServerClient(tab.request("/"))).session.role;
}
