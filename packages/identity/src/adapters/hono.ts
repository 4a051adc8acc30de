import { runWithClient } from "@portico/core";
import type { MiddlewareHandler } from "hono";
import type { ServerClient, SessionServer } from "../server/server-types.js";
import { openRefreshedClient, withSessionHeaders } from "./request-client.js";

/** Variables that the {@link honoServer} middleware sets. */
export interface HonoEnv<Modules extends object = object, Data = unknown> {
  Variables: { portico: ServerClient<Modules, Data> };
}

/** Session middleware for Hono, created by {@link honoServer}. */
export interface HonoServer<Modules extends object = object, Data = unknown>
  extends MiddlewareHandler<HonoEnv<Modules, Data>> {
  /**
   * Redirects users who are not logged in to the login page, or sends status 401 if the request is
   * not for a page. Use it as middleware: `app.get("/account", portico.requireMember, …)`.
   */
  readonly requireMember: MiddlewareHandler<HonoEnv<Modules, Data>>;
}

/**
 * Creates session middleware (https://hono.dev/docs/guides/middleware) for Hono. The middleware
 * serves the `login`, `callback`, `logout` and `session` routes. In other handlers,
 * `c.get("portico")` is the request's client. Operations that you call without a client use it too.
 *
 * @param server - the site's session server
 * @example
 * ```ts
 * import { honoServer } from "@portico/identity/hono";
 * import { sessionServer } from "@portico/identity/server";
 * import { Hono } from "hono";
 *
 * const server = sessionServer({
 *   clientId: "<your client id>",
 *   secret: "<32 or more random characters, kept secret>",
 * });
 * const app = new Hono()
 *   .use(honoServer(server))
 *   .get("/", (c) => c.text(`Role: ${c.get("portico").session.role}`));
 * ```
 */
export function honoServer<Modules extends object = object, Data = unknown>(
  server: SessionServer<Modules, Data>,
): HonoServer<Modules, Data> {
  type Middleware = MiddlewareHandler<HonoEnv<Modules, Data>>;
  const requireMember: Middleware = async (c, next) =>
    (await server.requireMember(c.get("portico"), c.req.raw)) ?? next();
  const middleware: Middleware = async (c, next) => {
    const request = c.req.raw;
    const routeResponse = await server.handle(request);
    if (routeResponse) return routeResponse;
    const client = await openRefreshedClient(server, request);
    c.set("portico", client);
    await runWithClient(client, next);
    const response = await withSessionHeaders(client, request, () => c.res);
    if (response !== c.res) {
      // otherwise, Hono would copy the headers of the old response over the new ones
      c.res = undefined;
      c.res = response;
    }
    return undefined;
  };
  return Object.assign(middleware, { requireMember });
}
