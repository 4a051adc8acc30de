import { parseCookie, stringifySetCookie } from "cookie";
import onHeaders from "on-headers";
import { originOfHost } from "../server/options.js";
import type { ServerCookie } from "../server/request-cookies.js";
import { errorResponse, responseForError } from "../server/responses.js";
import type { ServerClient, SessionServer } from "../server/server-types.js";
import {
  addCookies,
  type NodeRequest,
  type NodeResponse,
  sendResponse,
  standardRequest,
  varyByCookie,
} from "./node-http.js";
import { openRefreshedClient } from "./request-client.js";

export interface NodeAddress {
  readonly protocol: string;
  readonly host: string | undefined;
  /** Path with the query string, or an absolute URL. */
  readonly target: string;
}

export interface NodeSession<Modules extends object, Data> {
  readonly client: ServerClient<Modules, Data>;
  readonly request: Request;
}

/** Methods that a Request cannot have (Fetch standard, section 2.2.1). */
const FORBIDDEN_METHOD = /^(CONNECT|TRACE|TRACK)$/i;

/**
 * Returns undefined if the host or target is invalid, because a path in the Host header could
 * select another route.
 */
function requestUrl({ protocol, host, target }: NodeAddress): string | undefined {
  const origin = originOfHost(protocol, host || "localhost");
  // Clients of a proxy may send the whole URL (RFC 9112, section 3.2.2).
  const isAbsolute = /^https?:/i.test(target) && URL.canParse(target);
  const { pathname, search } = isAbsolute ? new URL(target) : { pathname: target, search: "" };
  const url = `${origin}${pathname}${search}`;
  return origin && pathname.startsWith("/") && URL.canParse(url) ? url : undefined;
}

function cookieWriter(response: NodeResponse) {
  const cookies = new Map<string, ServerCookie>();
  onHeaders(response, () => {
    if (cookies.size === 0) return;
    addCookies(
      response,
      [...cookies.values()].map((cookie) => stringifySetCookie(cookie)),
    );
    response.setHeader("Cache-Control", "private, no-store");
    varyByCookie(response);
  });
  return (newCookies: readonly ServerCookie[]) => {
    for (const cookie of newCookies) cookies.set(cookie.name, cookie);
  };
}

/**
 * Delays the end of the response until pending writes finish, for handlers that do not await
 * `setTokens`. If the session cannot be stored, an error is sent instead, because the page must not
 * show the user as logged in.
 */
function endAfterWrites(request: Request, response: NodeResponse, { auth }: ServerClient): void {
  const { setTokens } = auth;
  const originalEnd = response.end as (...args: unknown[]) => unknown;
  let pendingWrite: Promise<void> | undefined;
  auth.setTokens = (tokens) => {
    pendingWrite = setTokens(tokens);
    return pendingWrite;
  };
  const sendError = (error: unknown) => {
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    return sendResponse(responseForError(request, error), response);
  };
  Object.assign(response, {
    end(...args: unknown[]) {
      const unfinishedWrite = pendingWrite;
      pendingWrite = undefined;
      if (!unfinishedWrite || response.headersSent) return originalEnd.apply(response, args);
      unfinishedWrite.then(() => originalEnd.apply(response, args), sendError);
      return response;
    },
  });
}

/** Returns undefined if this function has sent the response. */
export async function openNodeSession<Modules extends object, Data>(
  server: SessionServer<Modules, Data>,
  request: NodeRequest,
  response: NodeResponse,
  address: NodeAddress,
): Promise<NodeSession<Modules, Data> | undefined> {
  const url = requestUrl(address);
  if (!url || FORBIDDEN_METHOD.test(request.method ?? "")) {
    const message = "This request has an invalid URL or method.";
    await sendResponse(
      errorResponse(new Request("http://localhost/"), 400, "BAD_REQUEST", message),
      response,
    );
    return undefined;
  }
  const webRequest = standardRequest(request, url);
  const routeResponse = await server.handle(webRequest);
  if (routeResponse) {
    await sendResponse(routeResponse, response);
    return undefined;
  }
  const { headers } = webRequest;
  const pairs = Object.entries(parseCookie(headers.get("cookie") ?? ""));
  const cookies = pairs.map(([name, value = ""]) => ({ name, value }));
  const client = await openRefreshedClient(server, {
    cookies: {
      getAll: () => cookies,
      setAll: cookieWriter(response),
      isWritable: () => !response.headersSent,
    },
    url,
    headers,
  });
  try {
    // Replaces invalid or old cookies even if the handler makes no call.
    await client.session.headers();
  } catch (error) {
    await sendResponse(responseForError(webRequest, error), response);
    return undefined;
  }
  endAfterWrites(webRequest, response, client);
  return { client, request: webRequest };
}
