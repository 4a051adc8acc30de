import type { ServerClient, SessionServer } from "../server/server-types.js";
import { type NodeRequest, type NodeResponse, send } from "./node-http.js";
import { openNodeSession } from "./node-session.js";

/** The part of Node's `IncomingMessage` that is used. */
export interface NodeMessage extends NodeRequest {
  readonly url?: string | undefined;
  readonly socket: object;
}

/** Sessions for Node's own servers: what {@link nodeServer} creates. */
export interface NodeServer<Modules extends object = object, Data = unknown> {
  /**
   * Serves login, callback, logout and session. For any other request it opens the session and returns the client; the
   * session's cookies are written with the response's headers.
   *
   * @param request - of Node, with its body unread
   * @param response - of Node
   * @returns the client, or `undefined` if the response was sent
   */
  (request: NodeMessage, response: NodeResponse): Promise<ServerClient<Modules, Data> | undefined>;
  /**
   * Sends anyone but a member to the login page, or responds with 401 where no page was requested.
   *
   * @param request - one that `nodeServer` has opened
   * @param response - of Node
   * @returns whether a member is logged in; false if the response was sent
   */
  requireMember(request: NodeMessage, response: NodeResponse): Promise<boolean>;
}

/**
 * Creates sessions for servers that have Node's `(request, response)`: `node:http`, Fastify, Koa, Polka, Connect. Behind a
 * proxy, `sessionServer` needs `origin` or `trustProxy`.
 *
 * @param server - of the site
 * @returns a function to call at the start of each request
 * @example
 * ```ts
 * import { createServer } from "node:http";
 * import { nodeServer } from "@portico/identity/node";
 * import { sessionServer } from "@portico/identity/server";
 *
 * const server = sessionServer({ clientId: "…", secret: "32 or more random characters, kept secret" });
 * const portico = nodeServer(server);
 * export const http = createServer(async (request, response) => {
 *   const client = await portico(request, response);
 *   if (!client) return; // login, callback, logout or session: the response was sent
 *   response.end(`You are a ${client.session.role}`);
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
        if (!session) throw new Error("Call nodeServer's function before requireMember");
        const answer = await server.requireMember(session.client, session.request);
        if (answer) await send(answer, response);
        return answer === undefined;
      },
    },
  );
}
