import { originOfHost } from "../server/public-origin.js";
import type { ServerClient, ServerCookie, SessionServer } from "../server/server-types.js";
import { openFresh, routeHandler, withSession } from "./request-client.js";

/** What of the cookies of a Next.js request is used; `set` works in actions and route handlers. */
export interface NextCookies {
  getAll(): { name: string; value: string }[];
  set(cookie: ServerCookie): unknown;
}

/** What of NextResponse is used. */
export interface NextResponses {
  next(init?: { request?: { headers?: Headers } }): Response;
}

/** What Next.js lends: `next/headers` and `next/server`. */
export interface NextParts {
  cookies(): Promise<NextCookies>;
  headers(): Promise<Headers>;
  readonly NextResponse: NextResponses;
  /** Redirects by throwing what Next.js catches. */
  redirect(url: string): Promise<never>;
}

const IN_A_PAGE =
  "Server components cannot set cookies. Export `proxy` of `nextServer` from proxy.ts, with a `matcher` that includes this page, so that the session is started there. In server actions and route handlers use `actionClient()`.";

/** Options of `nextServer`. */
export interface NextServerOptions {
  /**
   * Whether `proxy` starts a visitor's session for a browser without one; default true. Server components cannot set
   * cookies, so without it their calls reject with SESSION_READ_ONLY on a first visit. A page that starts a session is
   * not cached. Turn it off for pages that read everything through `server.catalog`, for all of them or by
   * request: `startSession: (request) => !new URL(request.url).pathname.startsWith("/shop")`.
   */
  startSession?: boolean | ((request: Request) => boolean);
}

/** Sessions for Next.js: what `nextServer` makes. */
export interface NextServer<Modules extends object = object, Data = unknown> {
  /**
   * For `proxy.ts`, and as `middleware` for `middleware.ts` of Next.js 15. It serves login, callback, logout and session,
   * starts a session on a first visit, and renews one that expires soon. The page gets the session's cookie in the
   * request, the browser in the response.
   *
   * @param request - of the browser
   */
  proxy(request: Request): Promise<Response>;
  /** For `app/auth/[...path]/route.ts`. */
  GET(request: Request): Promise<Response>;
  /** For `app/auth/[...path]/route.ts`. */
  POST(request: Request): Promise<Response>;
  /**
   * The client of the request, for server components: read-only, as Next.js writes no cookie while it
   * renders. React's `cache` makes it one for all components of a request: `cache(portico.serverClient)`.
   *
   * @throws PorticoError - SESSION_READ_ONLY from a call when the session is missing or has expired because `proxy` did
   *   not run for this page: check its `matcher`
   */
  serverClient(): Promise<ServerClient<Modules, Data>>;
  /**
   * The client of the request, for server actions and route handlers. Cookies are set when a call or `await
   * client.auth.setTokens(…)` resolves. A handler of GET returns `client.session.applyTo(response)`, so that no cache stores a response that sets them.
   */
  actionClient(): Promise<ServerClient<Modules, Data>>;
  /**
   * The client of a member, for server components and actions. It redirects anyone else to the login page.
   *
   * @param options - `returnTo`: the path that the login leads back to, default "/". Next.js does not tell components their path
   */
  requireMember(options?: { returnTo?: string }): Promise<ServerClient<Modules, Data>>;
}

/** Returns whether a browser loads a page or data, and not an image, a script or a style sheet of one. */
const isPage = ({ headers }: Request) =>
  /^(document|empty|i?frame)?$/.test(headers.get("sec-fetch-dest") ?? "");

/** The address as `proxy` and route handlers know it, so that all of them name cookies alike. */
function addressOf(headers: Headers): string {
  const protocol = headers.get("x-forwarded-proto")?.includes("https") ? "https" : "http";
  return originOfHost(protocol, headers.get("host") ?? undefined) ?? `${protocol}://localhost`;
}

/** Next.js takes a proxy's redirect only with a whole address; it is written as a path again where it is this site's. */
function wholeLocation(response: Response, { url }: Request): Response {
  const location = response.headers.get("Location");
  if (!location) return response;
  const headers = new Headers(response.headers);
  headers.set("Location", new URL(location, url).href);
  return new Response(response.body, { status: response.status, headers });
}

/**
 * Sessions on what Next.js lends.
 *
 * @param server - of the site
 * @param parts - of Next.js
 * @param options - when sessions start
 */
export function nextServerOn<Modules extends object, Data>(
  server: SessionServer<Modules, Data>,
  { cookies, headers, NextResponse, redirect }: NextParts,
  { startSession = true }: NextServerOptions = {},
): NextServer<Modules, Data> {
  const answer = routeHandler(server);

  const clientOf = async (writable: boolean) => {
    const [store, incoming] = await Promise.all([cookies(), headers()]);
    const setAll = (all: readonly ServerCookie[]) => {
      for (const cookie of all) store.set(cookie);
    };
    return server.createServerClient({
      cookies: {
        getAll: () => store.getAll(),
        readOnlyHelp: IN_A_PAGE,
        ...(writable && { setAll }),
      },
      url: addressOf(incoming),
      headers: incoming,
    });
  };

  /** Goes on, with the request as it would come the next time. */
  const passOn = async (request: Request, { session }: ServerClient): Promise<Response> => {
    const changed = await session.headers();
    if ([...changed].length === 0) return NextResponse.next();
    const headers = new Headers(request.headers);
    const cookie = await session.cookieHeader();
    if (cookie) headers.set("Cookie", cookie);
    else headers.delete("Cookie");
    return NextResponse.next({ request: { headers } });
  };

  return {
    async proxy(request) {
      const own = await server.handle(request);
      if (own) return wholeLocation(own, request);
      const starts = typeof startSession === "function" ? startSession(request) : startSession;
      const client = await openFresh(server, request, starts && isPage(request));
      return withSession(client, request, () => passOn(request, client));
    },
    GET: answer,
    POST: answer,
    serverClient: () => clientOf(false),
    actionClient: () => clientOf(true),
    async requireMember({ returnTo = "/" } = {}) {
      const [client, incoming] = await Promise.all([clientOf(false), headers()]);
      const page = new Request(new URL(returnTo, addressOf(incoming)));
      const response = await server.requireMember(client, page);
      if (response) await redirect(response.headers.get("Location") ?? "/");
      return client;
    },
  };
}
