import type { ServerClient, SessionServer } from "../server/server-types.js";
import { type NodeRequest, type NodeResponse, sendResponse } from "./node-http.js";
import { openNodeSession } from "./node-session.js";

/** The part of Node's `IncomingMessage` that the adapter uses. */
export interface NodeMessage extends NodeRequest {
  readonly url?: string | undefined;
  readonly socket: object;
}

/** Sessions for servers that use Node's `request` and `response`, created by {@link nodeServer}. */
export interface NodeServer<Modules extends object = object, Data = unknown> {
  /**
   * Serves the `login`, `callback`, `logout` and `session` routes, and opens the session for all
   * other requests. The session's cookies are written with the response headers.
   *
   * @param request - Node's request with an unread body
   * @param response - Node's response
   * @returns the client, or undefined if the response was sent
   */
  (request: NodeMessage, response: NodeResponse): Promise<ServerClient<Modules, Data> | undefined>;
  /**
   * Redirects users who are not logged in to the login page. For requests that are not for a page,
   * responds with status 401 instead.
   *
   * @param request - a request that you have passed to the session function
   * @param response - Node's response
   * @returns whether a member is logged in; false if the response was sent
   */
  requireMember(request: NodeMessage, response: NodeResponse): Promise<boolean>;
}

/**
 * Creates a session function for servers that use Node's `request` and `response`, such as
 * `node:http`, Fastify, Koa, Polka and Connect. Behind a proxy, pass `origin` or `trustProxy` to
 * `sessionServer`.
 *
 * @param server - the site's session server
 * @returns a function to call at the start of each request
 * @example
 * ```ts
 * import { createServer } from "node:http";
 * import { nodeServer } from "@portico/identity/node";
 * import { sessionServer } from "@portico/identity/server";
 *
 * const server = sessionServer({
 *   clientId: "<your client id>",
 *   secret: "<32 or more random characters, kept secret>",
 * });
 * const portico = nodeServer(server);
 * export const http = createServer(async (request, response) => {
 *   const client = await portico(request, response);
 *   if (!client) return; // login, callback, logout or session: the response was sent
 *   response.end(`Role: ${client.session.role}`);
 * });
 * ```
 */
export function nodeServer<Modules extends object = object, Data = unknown>(
  server: SessionServer<Modules, Data>,
): NodeServer<Modules, Data> {
  const sessions = new WeakMap<NodeMessage, { client: ServerClient; request: Request }>();
  return Object.assign(
    async (request: NodeMessage, response: NodeResponse) => {
      const session = await openNodeSession(server, request, response, {
        protocol: "encrypted" in request.socket ? "https" : "http",
        host: [request.headers.host].flat()[0],
        target: request.url ?? "/",
      });
      if (session) sessions.set(request, session);
      return session?.client;
    },
    {
      async requireMember(request: NodeMessage, response: NodeResponse) {
        const session = sessions.get(request);
        if (!session)
          throw new Error(
            "requireMember found no session: call the function that nodeServer returns first",
          );
        const rejection = await server.requireMember(session.client, session.request);
        if (rejection) await sendResponse(rejection, response);
        return rejection === undefined;
      },
    },
  );
}
