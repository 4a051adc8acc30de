import type { ServerClient, SessionServer } from "../server/server-types.js";
import { handleOrRun, routeHandler } from "./request-client.js";

/** The part of Astro's APIContext that the adapter uses. */
export interface AstroContext {
  request: Request;
  /** The adapter stores the request's client here as `portico`. */
  locals: object;
  isPrerendered?: boolean;
}

/** Sessions for Astro, created by {@link astroServer}. */
export interface AstroServer {
  /** The middleware. Export it from `src/middleware.ts`. */
  onRequest(context: AstroContext, next: () => Promise<Response>): Promise<Response>;
  /**
   * Endpoint for login, callback, logout and session. Export it from `src/pages/auth/[...path].ts`.
   */
  ALL(context: Pick<AstroContext, "request">): Promise<Response>;
  /**
   * Returns undefined if a member is logged in. Otherwise returns the response that your page must
   * return: a redirect to the login page, or status 401 if the request is not for a page.
   */
  requireMember(context: Pick<AstroContext, "request" | "locals">): Promise<Response | undefined>;
}

/**
 * Creates a middleware (https://docs.astro.build/en/guides/middleware/) and an endpoint for
 * sessions in Astro. In pages, `Astro.locals.portico` is the request's client. Operations that you
 * call without a client use it too. Prerendered pages have no client.
 *
 * @param server - the site's session server
 * @example
 * ```ts
 * // src/portico.ts
 * import { astroServer } from "@portico/identity/astro";
 * import { sessionServer } from "@portico/identity/server";
 *
 * const server = sessionServer({
 *   clientId: "<your client id>",
 *   secret: "<32 or more random characters, kept secret>",
 * });
 * export const { onRequest, ALL } = astroServer(server);
 * // src/env.d.ts: declare namespace App { interface Locals { portico: ServerClient<typeof modules> } }
 * // src/middleware.ts: export { onRequest } from "./portico";
 * // src/pages/auth/[...path].ts: export { ALL } from "../../portico"; export const prerender = false;
 * ```
 */
export function astroServer(server: SessionServer): AstroServer {
  const handleRoute = routeHandler(server);
  const localsWithClient = new WeakSet<object>();
  return {
    async onRequest({ request, locals, isPrerendered }, next) {
      // Astro runs the middleware again for a rewritten page, but each request must have only one
      // session
      if (isPrerendered || localsWithClient.has(locals)) return next();
      return handleOrRun(server, request, (client) => {
        localsWithClient.add(locals);
        Object.assign(locals, { portico: client });
        return next();
      });
    },
    ALL: ({ request }) => handleRoute(request),
    requireMember: ({ request, locals }) =>
      server.requireMember((locals as { portico: ServerClient }).portico, request),
  };
}
