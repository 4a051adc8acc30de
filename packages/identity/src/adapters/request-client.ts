import { runWithClient } from "@portico/core";
import { notFound, responseForError } from "../server/responses.js";
import type { ServerClient, ServerRequest, SessionServer } from "../server/server-types.js";

/**
 * Opens a request's client and refreshes an access token that expires soon. Code that cannot set
 * cookies then has a valid token, and a streamed page needs no new cookie after its headers were
 * sent.
 *
 * @param startsSession - whether a browser without a session gets one
 */
export async function openRefreshedClient<Modules extends object, Data>(
  server: SessionServer<Modules, Data>,
  request: ServerRequest,
  startsSession = false,
): Promise<ServerClient<Modules, Data>> {
  const client = await server.createServerClient(request);
  // Without `startsSession`, no session begins here, so that public pages can be cached.
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
 * If the session cannot be stored, responds with that error, because the page might show a login
 * that did not succeed.
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
 * Runs an application with a request's client, also for unbound operations, and adds the session's
 * headers to the response.
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

/** Serves the session routes, and runs the application for other requests. */
export async function handleOrRun<Modules extends object, Data>(
  server: SessionServer<Modules, Data>,
  request: Request,
  respond: (client: ServerClient<Modules, Data>) => Promise<Response>,
): Promise<Response> {
  return (await server.handle(request)) ?? runApplication(server, request, respond);
}

/** Creates a route handler that returns 404 for paths outside of the server's `basePath`. */
export function routeHandler(server: SessionServer): (request: Request) => Promise<Response> {
  return async (request) => (await server.handle(request)) ?? notFound(request);
}
