import type { ServerClient, SessionServer } from "../server/server-types.js";
import { routeHandler, throughSession } from "./request-client.js";

/** What of Astro's APIContext is used. */
export interface AstroContext {
  request: Request;
  /** Gets `portico`, the client of the request. */
  locals: object;
  isPrerendered?: boolean;
}

/** Sessions for Astro: what {@link astroServer} makes. */
export interface AstroServer {
  /** The middleware: export it from `src/middleware.ts`. */
  onRequest(context: AstroContext, next: () => Promise<Response>): Promise<Response>;
  /** The endpoint of login, callback, logout and session: export it from `src/pages/auth/[...path].ts`. */
  ALL(context: Pick<AstroContext, "request">): Promise<Response>;
  /**
   * For pages of members: returns `undefined` for a member, and a redirect to the login page for anyone else.
   * `const redirect = await requireMember(Astro); if (redirect) return redirect;`
   */
  requireMember(context: Pick<AstroContext, "request" | "locals">): Promise<Response | undefined>;
}

/**
 * Sessions for Astro: the middleware lends every page the client of its request as `locals.portico`, and to
 * calls that name no client. Pages that are rendered ahead have none.
 *
 * @param server - of the site
 * @returns middleware and endpoint (https://docs.astro.build/en/guides/middleware/)
 * @example
 * ```ts
 * // src/portico.ts
 * import { astroServer } from "@portico/identity/astro";
 * import { sessionServer } from "@portico/identity/server";
 *
 * const server = sessionServer({ clientId: "…", secret: "32 or more random characters, kept secret" });
 * export const { onRequest, ALL } = astroServer(server);
 * // src/env.d.ts: declare namespace App { interface Locals { portico: ServerClient<typeof modules> } }
 * // src/middleware.ts: export { onRequest } from "./portico";
 * // src/pages/auth/[...path].ts: export { ALL } from "../../portico"; export const prerender = false;
 * ```
 */
export function astroServer(server: SessionServer): AstroServer {
  const answer = routeHandler(server);
  const lent = new WeakSet<object>();
  return {
    async onRequest({ request, locals, isPrerendered }, next) {
      // A page that is rewritten comes by twice, and its request has one session.
      if (isPrerendered || lent.has(locals)) return next();
      return throughSession(server, request, (client) => {
        lent.add(locals);
        Object.assign(locals, { portico: client });
        return next();
      });
    },
    ALL: ({ request }) => answer(request),
    requireMember: ({ request, locals }) =>
      server.requireMember((locals as { portico: ServerClient }).portico, request),
  };
}
