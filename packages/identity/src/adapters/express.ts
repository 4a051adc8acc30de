import { runWithClient } from "@portico/core";
import { parseCookie, stringifySetCookie } from "cookie";
import onHeaders from "on-headers";
import { failed, problem } from "../server/answers.js";
import { originOfHost } from "../server/public-origin.js";
import type { ServerClient, ServerCookie, SessionServer } from "../server/server-types.js";
import { type ExpressHostRequest, hostOf } from "./express-host.js";
import {
  addCookies,
  type NodeRequest,
  type NodeResponse,
  send,
  standardRequest,
} from "./node-http.js";
import { openFresh } from "./request-client.js";

/** What of a request of Express is used. */
export interface ExpressRequest extends NodeRequest, ExpressHostRequest {
  readonly protocol: string;
  readonly originalUrl: string;
}

/** The part of an Express response that the middleware uses. */
export interface ExpressResponse extends NodeResponse {
  vary(name: string): unknown;
  getHeaderNames(): string[];
  removeHeader(name: string): unknown;
}

/** The middleware that {@link expressServer} makes. */
export type ExpressMiddleware = (
  request: ExpressRequest,
  response: ExpressResponse,
  next: (error?: unknown) => unknown,
) => Promise<void>;

/** Methods that no Request has (Fetch standard, section 2.2.1). */
const FORBIDDEN = /^(CONNECT|TRACE|TRACK)$/i;

/**
 * Returns the URL of a request; `undefined` if its Host header or path cannot be one. A Host header may hold a path, which
 * would lead to another route.
 */
function urlOf(request: ExpressRequest): string | undefined {
  const { originalUrl } = request;
  const origin = originOfHost(request.protocol, hostOf(request) || "localhost");
  // Clients of a proxy may send the whole URL (RFC 9112, section 3.2.2).
  const isWhole = /^https?:/i.test(originalUrl) && URL.canParse(originalUrl);
  const { pathname, search } = isWhole
    ? new URL(originalUrl)
    : { pathname: originalUrl, search: "" };
  const url = `${origin}${pathname}${search}`;
  return origin && pathname.startsWith("/") && URL.canParse(url) ? url : undefined;
}

/** Collects cookies and writes them together with the other headers. */
function cookieWriter(response: ExpressResponse) {
  const cookies = new Map<string, ServerCookie>();
  onHeaders(response, () => {
    if (cookies.size === 0) return;
    addCookies(
      response,
      [...cookies.values()].map((cookie) => stringifySetCookie(cookie)),
    );
    response.setHeader("Cache-Control", "private, no-store");
    response.vary("Cookie");
  });
  return (all: readonly ServerCookie[]) => {
    for (const cookie of all) cookies.set(cookie.name, cookie);
  };
}

/**
 * Delays the end of a response until the session's cookie is written, for handlers that do not await `setTokens`. If the
 * session cannot be stored, sends that error instead of a page that claims a login.
 */
function endAfterWrites(request: Request, response: ExpressResponse, { auth }: ServerClient): void {
  const { setTokens } = auth;
  const end = response.end as (...args: unknown[]) => unknown;
  let writing: Promise<void> | undefined;
  auth.setTokens = (tokens) => {
    writing = setTokens(tokens);
    return writing;
  };
  const fail = (error: unknown) => {
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    return send(failed(request, error), response);
  };
  Object.assign(response, {
    end(...args: unknown[]) {
      const pending = writing;
      writing = undefined;
      if (!pending || response.headersSent) return end.apply(response, args);
      pending.then(() => end.apply(response, args), fail);
      return response;
    },
  });
}

/**
 * Sessions for Express 4 and 5: a middleware that answers login, callback, logout and session, and lends every
 * other handler the client of its request as `request.portico`, and to calls that name no client. The
 * session's address is what Express says (`app.set("trust proxy", …)`), unless `sessionServer` has `origin`.
 *
 * @param server - of the site
 * @returns the middleware (https://expressjs.com/en/guide/using-middleware.html)
 * @example
 * ```ts
 * import { expressServer } from "@portico/identity/express";
 * import { type ServerClient, sessionServer } from "@portico/identity/server";
 * import express from "express";
 *
 * declare global {
 *   namespace Express {
 *     interface Request {
 *       portico: ServerClient;
 *     }
 *   }
 * }
 *
 * const server = sessionServer({ clientId: "…", secret: "32 characters or more that nobody guesses" });
 * export const app = express();
 * app.use(expressServer(server));
 * app.get("/", (request, response) => {
 *   response.send(`You are a ${request.portico.session.role}`);
 * });
 * ```
 */
export function expressServer(server: SessionServer): ExpressMiddleware {
  /** Returns the client of a request, or undefined after it has sent a response. */
  const openClient = async (
    request: ExpressRequest,
    response: ExpressResponse,
  ): Promise<ServerClient | undefined> => {
    const url = urlOf(request);
    if (!url || FORBIDDEN.test(request.method)) {
      const message = "This request has an address or a method that cannot be read.";
      await send(problem(new Request("http://localhost/"), 400, "BAD_REQUEST", message), response);
      return undefined;
    }
    const standard = standardRequest(request, url);
    const own = await server.handle(standard);
    if (own) {
      await send(own, response);
      return undefined;
    }
    const { headers } = standard;
    const all = Object.entries(parseCookie(headers.get("cookie") ?? ""));
    const cookies = all.map(([name, value = ""]) => ({ name, value }));
    const client: ServerClient = await openFresh(server, {
      cookies: {
        getAll: () => cookies,
        setAll: cookieWriter(response),
        isWritable: () => !response.headersSent,
      },
      url,
      headers,
    });
    try {
      // What is wrong with the cookies there are is put right also where nothing is asked.
      await client.session.headers();
    } catch (error) {
      await send(failed(standard, error), response);
      return undefined;
    }
    endAfterWrites(standard, response, client);
    return client;
  };
  return async (request, response, next) => {
    let client: ServerClient | undefined;
    try {
      client = await openClient(request, response);
    } catch (error) {
      // Express 4 does not handle the promise.
      next(error);
      return;
    }
    if (!client) return;
    Object.assign(request, { portico: client });
    runWithClient(client, next);
  };
}
