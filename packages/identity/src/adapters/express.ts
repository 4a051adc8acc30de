import { runWithClient } from "@portico/core";
import type { ServerClient, SessionServer } from "../server/server-types.js";
import { type ExpressHostRequest, hostOf } from "./express-host.js";
import { type NodeRequest, type NodeResponse, send } from "./node-http.js";
import { openNodeSession } from "./node-session.js";

/** The part of an Express request that the middleware uses. */
export interface ExpressRequest extends NodeRequest, ExpressHostRequest {
  readonly protocol: string;
  readonly originalUrl: string;
}

type Next = (error?: unknown) => unknown;

/** The middleware that {@link expressServer} creates. */
export interface ExpressMiddleware {
  (request: ExpressRequest, response: NodeResponse, next: Next): Promise<void>;
  /** A middleware for pages of members: `app.get("/account", portico.requireMember, …)`. Anyone else goes to the login page. */
  requireMember(request: object, response: NodeResponse, next: Next): Promise<void>;
}

/** The session that the middleware opened, by Express's own request. */
const sessions = /* @__PURE__ */ new WeakMap<object, { client: ServerClient; request: Request }>();

/**
 * Creates sessions for Express 4 and 5: a middleware that serves login, callback, logout and session. Every other handler gets the
 * client of its request as `request.portico`, and unbound functions run on it. The site's address is what Express
 * reports (`app.set("trust proxy", …)`), unless `sessionServer` has `origin`.
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
 * const server = sessionServer({ clientId: "…", secret: "32 or more random characters, kept secret" });
 * export const app = express();
 * app.use(expressServer(server));
 * app.get("/", (request, response) => {
 *   response.send(`You are a ${request.portico.session.role}`);
 * });
 * ```
 */
export function expressServer(server: SessionServer): ExpressMiddleware {
  /** Runs the next handler on the client that `work` returns, if any. Express 4 does not handle a promise that rejects. */
  const middleware =
    <Request>(
      work: (request: Request, response: NodeResponse) => Promise<ServerClient | undefined>,
    ) =>
    async (request: Request, response: NodeResponse, next: Next) => {
      try {
        const client = await work(request, response);
        if (client) runWithClient(client, () => next());
      } catch (error) {
        next(error);
      }
    };
  const openSession = middleware(async (request: ExpressRequest, response) => {
    const { protocol, originalUrl: target } = request;
    const host = hostOf(request);
    const session = await openNodeSession(server, request, response, { protocol, host, target });
    if (!session) return undefined;
    sessions.set(request, session);
    Object.assign(request, { portico: session.client });
    return session.client;
  });
  const requireMember = middleware(async (request: object, response) => {
    const session = sessions.get(request);
    if (!session) throw new Error("Put expressServer's middleware before requireMember");
    const { client } = session;
    const answer = await server.requireMember(client, session.request);
    if (answer) await send(answer, response);
    return answer ? undefined : client;
  });
  return Object.assign(openSession, { requireMember });
}
