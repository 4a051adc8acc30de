import { originOfHost } from "../server/options.js";
import type { ServerCookie } from "../server/request-cookies.js";
import type { ServerClient, SessionServer } from "../server/server-types.js";
import { openRefreshedClient, routeHandler, withSessionHeaders } from "./request-client.js";

/** `set` works only in server actions and route handlers. */
export interface NextCookies {
  getAll(): { name: string; value: string }[];
  set(cookie: ServerCookie): unknown;
}

export interface NextResponseFactory {
  next(init?: { request?: { headers?: Headers } }): Response;
}

export interface NextFunctions {
  cookies(): Promise<NextCookies>;
  headers(): Promise<Headers>;
  readonly NextResponse: NextResponseFactory;
  redirect(url: string): Promise<never>;
}

const READ_ONLY_HELP =
  "Server components cannot set cookies. Export `proxy` of `nextServer` from proxy.ts, with a `matcher` that includes this page, so that the session is started there. In server actions and route handlers use `actionClient()`.";

/** Options of `nextServer`. */
export interface NextServerOptions {
  /**
   * Whether `proxy` starts a visitor session for browsers without a session. If you pass `false`,
   * calls in server components reject with SESSION_READ_ONLY until the browser has a session.
   *
   * A response that starts a session is not cached. If pages use only `server.catalog`, pass
   * `false`, or a function such as
   * `(request) => !new URL(request.url).pathname.startsWith("/shop")`. Default: true.
   */
  startSession?: boolean | ((request: Request) => boolean);
}

/** Sessions for Next.js, created by `nextServer`. */
export interface NextServer<Modules extends object = object, Data = unknown> {
  /**
   * Handles requests in `proxy.ts`, or in `middleware.ts` for Next.js 15. It serves the `login`,
   * `callback`, `logout` and `session` routes, starts a session on a first visit if `startSession`
   * allows it, and refreshes a session that is about to expire. Sets a changed session cookie on
   * the request that is passed to the page and on the response to the browser.
   *
   * @param request - the browser's request
   */
  proxy(request: Request): Promise<Response>;
  /** Route handler for `app/auth/[...path]/route.ts`. */
  GET(request: Request): Promise<Response>;
  /** Route handler for `app/auth/[...path]/route.ts`. */
  POST(request: Request): Promise<Response>;
  /**
   * Returns the request's client for server components. It is read-only, because Next.js cannot set
   * cookies while it renders. To share the client between components, wrap this function in React's
   * `cache`.
   *
   * If calls reject with SESSION_READ_ONLY, check that the `matcher` in `proxy.ts` includes the
   * page.
   */
  serverClient(): Promise<ServerClient<Modules, Data>>;
  /**
   * Returns the request's client for server actions and route handlers. Cookies have been set once
   * a call or `client.auth.setTokens(…)` resolves. In GET handlers, return
   * `client.session.applyTo(response)`, so that no cache stores a response with cookies.
   */
  actionClient(): Promise<ServerClient<Modules, Data>>;
  /**
   * Returns the member's client for server components and actions. Redirects other users to the
   * login page.
   *
   * @param options - `returnTo`: path to return to after login, "/" by default, because components
   *   cannot read the page's path
   */
  requireMember(options?: { returnTo?: string }): Promise<ServerClient<Modules, Data>>;
}

/** Requests for images, scripts and style sheets need no session. */
const mayNeedSession = ({ headers }: Request) =>
  /^(document|empty|i?frame)?$/.test(headers.get("sec-fetch-dest") ?? "");

/** Returns a URL with the origin that `proxy` sees, so that pages use the same cookies. */
function publicUrl(headers: Headers): string {
  const protocol = headers.get("x-forwarded-proto")?.includes("https") ? "https" : "http";
  return originOfHost(protocol, headers.get("host") ?? undefined) ?? `${protocol}://localhost`;
}

/** Next.js requires absolute URLs, and converts URLs on this site back to paths. */
function withAbsoluteLocation(response: Response, { url }: Request): Response {
  const location = response.headers.get("Location");
  if (!location) return response;
  const headers = new Headers(response.headers);
  headers.set("Location", new URL(location, url).href);
  return new Response(response.body, { status: response.status, headers });
}

export function nextServerOn<Modules extends object, Data>(
  server: SessionServer<Modules, Data>,
  { cookies, headers, NextResponse, redirect }: NextFunctions,
  { startSession = true }: NextServerOptions = {},
): NextServer<Modules, Data> {
  const handleRoute = routeHandler(server);

  const openClient = async (isWritable: boolean) => {
    const [cookieStore, requestHeaders] = await Promise.all([cookies(), headers()]);
    const setAll = (newCookies: readonly ServerCookie[]) => {
      for (const cookie of newCookies) cookieStore.set(cookie);
    };
    return server.createServerClient({
      cookies: {
        getAll: () => cookieStore.getAll(),
        readOnlyHelp: READ_ONLY_HELP,
        ...(isWritable && { setAll }),
      },
      url: publicUrl(requestHeaders),
      headers: requestHeaders,
    });
  };

  const continueRequest = async (
    request: Request,
    { session }: ServerClient,
  ): Promise<Response> => {
    const changedHeaders = await session.headers();
    if ([...changedHeaders].length === 0) return NextResponse.next();
    const headers = new Headers(request.headers);
    const cookie = await session.cookieHeader();
    if (cookie) headers.set("Cookie", cookie);
    else headers.delete("Cookie");
    return NextResponse.next({ request: { headers } });
  };

  return {
    async proxy(request) {
      const routeResponse = await server.handle(request);
      if (routeResponse) return withAbsoluteLocation(routeResponse, request);
      const mayStartSession =
        typeof startSession === "function" ? startSession(request) : startSession;
      const client = await openRefreshedClient(
        server,
        request,
        mayStartSession && mayNeedSession(request),
      );
      return withSessionHeaders(client, request, () => continueRequest(request, client));
    },
    GET: handleRoute,
    POST: handleRoute,
    serverClient: () => openClient(false),
    actionClient: () => openClient(true),
    async requireMember({ returnTo = "/" } = {}) {
      const [client, requestHeaders] = await Promise.all([openClient(false), headers()]);
      const returnRequest = new Request(new URL(returnTo, publicUrl(requestHeaders)));
      const response = await server.requireMember(client, returnRequest);
      if (response) await redirect(response.headers.get("Location") ?? "/");
      return client;
    },
  };
}
