import { runWithClient } from "@portico/core";
import type { ServerClient, SessionServer } from "../server/server-types.js";
import { type ExpressHostRequest, hostOf } from "./express-host.js";
import { type NodeRequest, type NodeResponse, sendResponse } from "./node-http.js";
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
  /**
   * Redirects users who are not logged in to the login page, or sends status 401 if the request is
   * not for a page. Use it as middleware: `app.get("/account", portico.requireMember, …)`.
   */
  requireMember(request: object, response: NodeResponse, next: Next): Promise<void>;
}

const sessions = /* @__PURE__ */ new WeakMap<object, { client: ServerClient; request: Request }>();

/**
 * Creates session middleware (https://expressjs.com/en/guide/using-middleware.html) for Express 4
 * and 5. The middleware serves the `login`, `callback`, `logout` and `session` routes. In other
 * handlers, `request.portico` is the request's client. Operations that you call without a client
 * use it too. Behind a proxy, set "trust proxy", or pass `origin` to `sessionServer`.
 *
 * @param server - the site's session server
 * @example
 * ```ts
 * import { expressServer } from "@portico/identity/express";
 * import { type ServerClient, sessionServer } from "@portico/identity/server";
 * import { productsV3 } from "@portico/stores";
 * import express from "express";
 *
 * const modules = { productsV3 };
 *
 * declare global {
 *   namespace Express {
 *     interface Request {
 *       portico: ServerClient<typeof modules>;
 *     }
 *   }
 * }
 *
 * const server = sessionServer({
 *   clientId: "<your client id>",
 *   secret: "<32 or more random characters, kept secret>",
 *   modules,
 * });
 * export const app = express();
 * app.use(expressServer(server));
 * app.get("/", async (request, response) => {
 *   const { items } = await request.portico.productsV3.queryProducts().find();
 *   response.json(items);
 * });
 * ```
 */
export function expressServer(server: SessionServer): ExpressMiddleware {
  /**
   * `openClient` returns undefined if it has sent the response. The middleware passes errors to
   * `next`, because Express 4 does not handle rejected promises.
   */
  const createMiddleware =
    <Request>(
      openClient: (request: Request, response: NodeResponse) => Promise<ServerClient | undefined>,
    ) =>
    async (request: Request, response: NodeResponse, next: Next) => {
      try {
        const client = await openClient(request, response);
        if (client) runWithClient(client, () => next());
      } catch (error) {
        next(error);
      }
    };
  const openSession = createMiddleware(async (request: ExpressRequest, response) => {
    const { protocol, originalUrl: target } = request;
    const host = hostOf(request);
    const session = await openNodeSession(server, request, response, { protocol, host, target });
    if (!session) return undefined;
    sessions.set(request, session);
    Object.assign(request, { portico: session.client });
    return session.client;
  });
  const requireMember = createMiddleware(async (request: object, response) => {
    const session = sessions.get(request);
    if (!session)
      throw new Error(
        "requireMember found no session: add the middleware of expressServer before it",
      );
    const { client } = session;
    const rejection = await server.requireMember(client, session.request);
    if (rejection) await sendResponse(rejection, response);
    return rejection ? undefined : client;
  });
  return Object.assign(openSession, { requireMember });
}
