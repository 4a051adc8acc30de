import { runWithClient } from "@portico/core";
import type { MiddlewareHandler } from "hono";
import type { ServerClient, SessionServer } from "../server/server-types.js";
import { openFresh, withSession } from "./request-client.js";

/** What the middleware of {@link honoServer} sets: `c.get("portico")`, the client of the request. */
export interface HonoEnv<Modules extends object = object, Data = unknown> {
  Variables: { portico: ServerClient<Modules, Data> };
}

/** Sessions for Hono: what {@link honoServer} makes. */
export interface HonoServer<Modules extends object = object, Data = unknown>
  extends MiddlewareHandler<HonoEnv<Modules, Data>> {
  /** A middleware for pages of members: `app.get("/account", portico.requireMember, …)`. Anyone else goes to the login page. */
  readonly requireMember: MiddlewareHandler<HonoEnv<Modules, Data>>;
}

/**
 * Sessions for Hono: a middleware that answers login, callback, logout and session, and lends every other
 * handler the client of its request as `c.get("portico")`, and to calls that name no client.
 *
 * @param server - of the site
 * @returns the middleware (https://hono.dev/docs/guides/middleware)
 * @example
 * ```ts
 * import { honoServer } from "@portico/identity/hono";
 * import { sessionServer } from "@portico/identity/server";
 * import { Hono } from "hono";
 *
 * const server = sessionServer({ clientId: "…", secret: "32 or more random characters, kept secret" });
 * const app = new Hono()
 *   .use(honoServer(server))
 *   .get("/", (c) => c.text(`You are a ${c.get("portico").session.role}`));
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
    const own = await server.handle(request);
    if (own) return own;
    const client = await openFresh(server, request);
    c.set("portico", client);
    await runWithClient(client, next);
    const response = await withSession(client, request, () => c.res);
    if (response !== c.res) {
      // Hono would lay the headers of the old answer over those of the new one.
      c.res = undefined;
      c.res = response;
    }
    return undefined;
  };
  return Object.assign(middleware, { requireMember });
}
