import { runWithClient } from "@portico/core";
import { notFound, responseForError } from "../server/responses.js";
import type { ServerClient, ServerRequest, SessionServer } from "../server/server-types.js";

/**
 * Opens the client of a request and refreshes its access token if it expires soon. Code that cannot set cookies then
 * has a valid token, and a streamed page needs no new cookie after its headers were sent.
 *
 * @param server - the site's session server
 * @param request - the browser's request
 * @param startsSession - whether a browser without a session gets one
 */
export async function openRefreshedClient<Modules extends object, Data>(
  server: SessionServer<Modules, Data>,
  request: ServerRequest,
  startsSession = false,
): Promise<ServerClient<Modules, Data>> {
  const client = await server.createServerClient(request);
  // Without `starts` no session begins here, so that pages that are the same for everyone can be cached.
  if (startsSession || client.session.role !== "none") {
    try {
      await client.auth.getAuthHeaders();
    } catch {
      // A page that makes no call still works. A call of this request rejects with the same error.
    }
  }
  return client;
}

/**
 * Creates a response with the session's headers. If the session cannot be stored, the response is that error, because
 * the page might show a login that did not succeed.
 *
 * @param client - of the request
 * @param request - the browser's request
 * @param respond - creates the application's response
 */
export async function withSessionHeaders(
  { session }: ServerClient,
  request: Request,
  respond: () => Response | Promise<Response>,
): Promise<Response> {
  try {
    return await session.applyTo(await respond());
  } catch (error) {
    return responseForError(request, error);
  }
}

/**
 * Runs an application with the client of a request, also for unbound operations, and adds the session's headers to
 * its response.
 *
 * @param server - the site's session server
 * @param request - the browser's request
 * @param respond - the application
 */
export async function runApplication<Modules extends object, Data>(
  server: SessionServer<Modules, Data>,
  request: Request,
  respond: (client: ServerClient<Modules, Data>) => Promise<Response>,
): Promise<Response> {
  const client = await openRefreshedClient(server, request);
  const response = await runWithClient(client, () => respond(client));
  return withSessionHeaders(client, request, () => response);
}

/** Serves the session routes, and runs the application for other requests as {@link runApplication} does. */
export async function handleOrRun<Modules extends object, Data>(
  server: SessionServer<Modules, Data>,
  request: Request,
  respond: (client: ServerClient<Modules, Data>) => Promise<Response>,
): Promise<Response> {
  return (await server.handle(request)) ?? runApplication(server, request, respond);
}

/**
 * Creates a handler for a framework's route. It serves the paths below the server's `basePath`, and returns 404 for
 * others.
 *
 * @param server - the site's session server
 */
export function routeHandler(server: SessionServer): (request: Request) => Promise<Response> {
  return async (request) => (await server.handle(request)) ?? notFound(request);
}
