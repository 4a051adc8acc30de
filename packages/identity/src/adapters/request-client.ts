import { runWithClient } from "@portico/core";
import type { ServerRequest } from "../server/request-cookies.js";
import { notFoundResponse, responseForError } from "../server/responses.js";
import type { ServerClient, SessionServer } from "../server/server-types.js";

/**
 * Creates the request's client and refreshes an access token that is about to expire, because later
 * code, such as a streamed page, cannot set cookies.
 */
export async function openRefreshedClient<Modules extends object, Data>(
  server: SessionServer<Modules, Data>,
  request: ServerRequest,
  shouldStartSession = false,
): Promise<ServerClient<Modules, Data>> {
  const client = await server.createServerClient(request);
  // By default, no session is started here, so that public pages can be cached.
  if (shouldStartSession || client.session.role !== "none") {
    try {
      await client.auth.getAuthHeaders();
    } catch {
      // Ignore the error, because a page that makes no calls still works.
    }
  }
  return client;
}

/**
 * If the session cannot be stored, returns an error response, because the page must not show the
 * user as logged in.
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

export async function runApplication<Modules extends object, Data>(
  server: SessionServer<Modules, Data>,
  request: Request,
  respond: (client: ServerClient<Modules, Data>) => Promise<Response>,
): Promise<Response> {
  const client = await openRefreshedClient(server, request);
  const response = await runWithClient(client, () => respond(client));
  return withSessionHeaders(client, request, () => response);
}

export async function handleOrRun<Modules extends object, Data>(
  server: SessionServer<Modules, Data>,
  request: Request,
  respond: (client: ServerClient<Modules, Data>) => Promise<Response>,
): Promise<Response> {
  return (await server.handle(request)) ?? runApplication(server, request, respond);
}

export function routeHandler(server: SessionServer): (request: Request) => Promise<Response> {
  return async (request) => (await server.handle(request)) ?? notFoundResponse(request);
}
