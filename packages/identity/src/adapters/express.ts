import { runWithClient } from "@portico/core";
import { PorticoError } from "@portico/core/internal";
import { parseCookie, stringifySetCookie } from "cookie";
import onHeaders from "on-headers";
import { failed } from "../server/answers.js";
import type { ServerClient, ServerCookie, SessionServer } from "../server/server-types.js";
import {
  type NodeRequest,
  type NodeResponse,
  send,
  standardRequest,
  valuesOf,
} from "./node-http.js";
import { openFresh } from "./request-client.js";

/** What of a request of Express is used. */
export interface ExpressRequest extends NodeRequest {
  readonly protocol: string;
  readonly host: string;
  readonly originalUrl: string;
}

/** What of an answer of Express is used. */
export interface ExpressResponse extends NodeResponse {
  vary(name: string): unknown;
}

/** The middleware that {@link expressServer} makes. */
export type ExpressMiddleware = (
  request: ExpressRequest,
  response: ExpressResponse,
  next: () => unknown,
) => Promise<void>;

/** Methods that no Request has (Fetch standard, section 2.2.1). */
const FORBIDDEN = /^(CONNECT|TRACE|TRACK)$/i;

/** Collects cookies; they are written with the other headers, whatever these say by then. */
function cookieWriter(response: ExpressResponse) {
  const cookies = new Map<string, ServerCookie>();
  onHeaders(response, () => {
    if (cookies.size === 0) return;
    const lines = [...cookies.values()].map((cookie) => stringifySetCookie(cookie));
    response.setHeader("Set-Cookie", [...valuesOf(response, "Set-Cookie"), ...lines]);
    response.setHeader("Cache-Control", "private, no-store");
    response.vary("Cookie");
  });
  return (all: readonly ServerCookie[]) => {
    if (response.headersSent) {
      throw new PorticoError(
        "The session has changed after the answer was begun, so that no cookie can be set. Make the call before",
        { code: "SESSION_READ_ONLY" },
      );
    }
    for (const cookie of all) cookies.set(cookie.name, cookie);
  };
}

/**
 * Sessions for Express 5: a middleware that answers login, callback, logout and session, and lends every
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
  return async (request, response, next) => {
    const url = `${request.protocol}://${request.host}${request.originalUrl}`;
    if (!URL.canParse(url) || FORBIDDEN.test(request.method)) {
      response.statusCode = 400;
      response.end("This request has an address or a method that cannot be read.\n");
      return;
    }
    const standard = standardRequest(request, url);
    const own = await server.handle(standard);
    if (own) return send(own, response);
    const { headers } = standard;
    const all = Object.entries(parseCookie(headers.get("cookie") ?? ""));
    const cookies = all.map(([name, value = ""]) => ({ name, value }));
    const client: ServerClient = await openFresh(server, {
      cookies: { getAll: () => cookies, setAll: cookieWriter(response) },
      url,
      headers,
    });
    try {
      // What is wrong with the cookies there are is put right also where nothing is asked.
      await client.session.headers();
    } catch (error) {
      return send(failed(standard, error), response);
    }
    Object.assign(request, { portico: client });
    runWithClient(client, next);
  };
}
