import { runWithClient } from "@portico/core";
import { failed, notFound } from "../server/answers.js";
import type { ServerClient, ServerRequest, SessionServer } from "../server/server-types.js";

/**
 * Opens the client of a request and renews its access token if it expires soon. Code that cannot set cookies then finds a
 * token that works, and a streamed page needs no new cookie after its headers were sent.
 *
 * @param server - of the site
 * @param request - of the browser
 * @param starts - whether a browser without a session gets one
 */
export async function openFresh<Modules extends object, Data>(
  server: SessionServer<Modules, Data>,
  request: ServerRequest,
  starts = false,
): Promise<ServerClient<Modules, Data>> {
  const client = await server.createServerClient(request);
  // Without `starts` no session begins here, so that pages that are the same for everyone can be cached.
  if (starts || client.session.role !== "none") {
    try {
      await client.auth.getAuthHeaders();
    } catch {
      // A page that makes no call still works. A call of this request rejects with the same error.
    }
  }
  return client;
}

/**
 * Makes an answer that has the session's headers. Where the session cannot be kept, the answer says that
 * instead: it may show a login that did not take place.
 *
 * @param client - of the request
 * @param request - of the browser
 * @param respond - makes the application's answer
 */
export async function withSession(
  { session }: ServerClient,
  request: Request,
  respond: () => Response | Promise<Response>,
): Promise<Response> {
  try {
    return await session.applyTo(await respond());
  } catch (error) {
    return failed(request, error);
  }
}

/**
 * Lends an application the client of a request, also for calls that name none, and adds the session's
 * headers to its answer.
 *
 * @param server - of the site
 * @param request - of the browser
 * @param respond - the application
 */
export async function lend<Modules extends object, Data>(
  server: SessionServer<Modules, Data>,
  request: Request,
  respond: (client: ServerClient<Modules, Data>) => Promise<Response>,
): Promise<Response> {
  const client = await openFresh(server, request);
  const response = await runWithClient(client, () => respond(client));
  return withSession(client, request, () => response);
}

/** What a middleware does: as {@link lend}, after what is the server's own has been answered. */
export async function throughSession<Modules extends object, Data>(
  server: SessionServer<Modules, Data>,
  request: Request,
  respond: (client: ServerClient<Modules, Data>) => Promise<Response>,
): Promise<Response> {
  return (await server.handle(request)) ?? lend(server, request, respond);
}

/**
 * Makes a handler for a framework's route: it serves the paths below the server's `basePath`, and returns 404 for others.
 *
 * @param server - of the site
 */
export function routeHandler(server: SessionServer): (request: Request) => Promise<Response> {
  return async (request) => (await server.handle(request)) ?? notFound(request);
}
