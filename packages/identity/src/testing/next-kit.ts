import { AsyncLocalStorage } from "node:async_hooks";
import { parseCookie, stringifySetCookie } from "cookie";
import type { NextCookies, NextFunctions } from "../adapters/next-parts.js";
import type { ServerCookie } from "../server/request-cookies.js";

/** What Next.js does with a request. "action" includes route handlers. */
export type Phase = "render" | "action";

interface RequestStore {
  readonly headers: Headers;
  readonly cookies: NextCookies;
}

const OVERRIDDEN_HEADERS = "x-middleware-override-headers";
const REQUEST_HEADER_PREFIX = "x-middleware-request-";

/** Creates cookies whose reads return earlier writes, as in Next.js. */
function cookiesOf(
  headers: Headers,
  phase: Phase,
  changedCookies: Map<string, ServerCookie>,
): NextCookies {
  return {
    getAll() {
      const entries = new Map(Object.entries(parseCookie(headers.get("cookie") ?? "")));
      for (const { name, value } of changedCookies.values()) entries.set(name, value);
      return [...entries].map(([name, value = ""]) => ({ name, value }));
    },
    set(cookie) {
      if (phase === "render") {
        throw new Error("Cookies can only be modified in a Server Action or Route Handler.");
      }
      changedCookies.set(cookie.name, cookie);
    },
  };
}

/**
 * Returns the request headers for the page. A response from NextResponse.next may override them.
 */
function headersAfterProxy(request: Request, proxyResponse: Response): Headers {
  const names = proxyResponse.headers.get(OVERRIDDEN_HEADERS);
  if (names === null) return new Headers(request.headers);
  const headers = new Headers();
  for (const name of names.split(",")) {
    const value = proxyResponse.headers.get(REQUEST_HEADER_PREFIX + name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/** Imitates Next.js as documented: the proxy runs first, and pages cannot set cookies. */
export function nextKit() {
  const storage = new AsyncLocalStorage<RequestStore>();
  const store = () => {
    const currentStore = storage.getStore();
    if (!currentStore) throw new Error("`cookies` was called outside a request scope");
    return currentStore;
  };
  const parts: NextFunctions = {
    cookies: async () => store().cookies,
    headers: async () => store().headers,
    async redirect(url) {
      throw new Error(`NEXT_REDIRECT ${url}`);
    },
    NextResponse: {
      next({ request } = {}) {
        const headers = new Headers({ "x-middleware-next": "1" });
        if (request?.headers) {
          const entries = [...request.headers];
          headers.set(OVERRIDDEN_HEADERS, entries.map(([name]) => name).join(","));
          for (const [name, value] of entries) headers.set(REQUEST_HEADER_PREFIX + name, value);
        }
        return new Response(null, { headers });
      },
    },
  };

  async function serve(
    request: Request,
    proxy: (request: Request) => Promise<Response>,
    respond: () => Promise<Response>,
  ): Promise<Response> {
    const proxyResponse = await proxy(request);
    if (!proxyResponse.headers.has("x-middleware-next")) return proxyResponse;
    const headers = headersAfterProxy(request, proxyResponse);
    const { host, protocol } = new URL(request.url);
    headers.set("Host", host);
    headers.set("X-Forwarded-Proto", protocol.slice(0, -1));
    const changedCookies = new Map<string, ServerCookie>();
    const phase = request.method === "POST" ? "action" : "render";
    const cookies = cookiesOf(headers, phase, changedCookies);
    const page = await storage.run({ headers, cookies }, respond);
    const response = new Response(page.body, page);
    for (const [name, value] of proxyResponse.headers) {
      if (name === "set-cookie") response.headers.append(name, value);
      else if (!name.startsWith("x-middleware-")) response.headers.set(name, value);
    }
    for (const cookie of changedCookies.values()) {
      response.headers.append("Set-Cookie", stringifySetCookie(cookie));
    }
    return response;
  }

  return { parts, serve };
}
