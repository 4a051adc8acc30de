import type { ServerClient, SessionServer } from "../server/server-types.js";
import { lend, routeHandler, throughSession } from "./request-client.js";

/** A key of React Router's RouterContextProvider, as its `createContext` makes them. */
export interface RouterContextKey<Value> {
  defaultValue?: Value;
}

/** What of React Router's RouterContextProvider is used. */
export interface RouterContextValues {
  get<Value>(key: RouterContextKey<Value>): Value;
  set<Value>(key: RouterContextKey<Value>, value: Value): void;
}

/** What of the arguments of a middleware, loader or action is used. */
export interface RouterRequest {
  request: Request;
  /** The address without what framework mode adds to that of its data requests. */
  url?: URL;
}

/** Sessions for React Router: what {@link reactRouterServer} makes. */
export interface ReactRouterServer<Modules extends object = object, Data = unknown> {
  /** For `export const middleware = [portico.middleware]` of the root route. */
  middleware(
    args: RouterRequest & { context: Pick<RouterContextValues, "set"> },
    next: () => Promise<unknown>,
  ): Promise<Response>;
  /** The key that the middleware sets: `context.get(portico.context)`. */
  readonly context: RouterContextKey<ServerClient<Modules, Data>>;
  /** The client of the request, for a loader or an action: `clientOf(args)`. */
  clientOf(args: { context: Pick<RouterContextValues, "get"> }): ServerClient<Modules, Data>;
  /**
   * The same for loaders and actions of members: it throws a redirect to the login page for anyone else, as loaders do.
   *
   * @throws Response - 303 to the login page, or 401 for an action
   */
  requireMember(
    args: RouterRequest & { context: Pick<RouterContextValues, "get"> },
  ): Promise<ServerClient<Modules, Data>>;
  /** For `loader` of the route of login, callback and session, `route("auth/*", …)`, which has no component. */
  loader(args: RouterRequest): Promise<Response>;
  /** For `action` of the same route. */
  action(args: RouterRequest): Promise<Response>;
}

/** Whether the address in the request is not the one that was navigated to. */
const isDataRequest = ({ request, url }: RouterRequest) =>
  url !== undefined && url.pathname !== new URL(request.url).pathname;

/** In data mode it is up to `generateMiddlewareResponse` what comes back. */
async function responseOf(answer: Promise<unknown>): Promise<Response> {
  const response = await answer;
  if (response instanceof Response) return response;
  throw new TypeError(
    "generateMiddlewareResponse has to make a Response, whose headers set cookies",
  );
}

/**
 * Sessions for React Router, in framework mode and on a static handler: the middleware lends every loader
 * and action the client of its request, and adds the session's cookies to whatever answer comes of it.
 *
 * @param server - of the site
 * @returns middleware, context and route (https://reactrouter.com/how-to/middleware)
 * @example
 * ```ts
 * // app/portico.server.ts
 * import { reactRouterServer } from "@portico/identity/react-router";
 * import { sessionServer } from "@portico/identity/server";
 *
 * const server = sessionServer({ clientId: "…", secret: "32 or more random characters, kept secret" });
 * export const portico = reactRouterServer(server);
 * // app/root.tsx: export const middleware = [portico.middleware];
 * // app/routes/auth.ts, of route("auth/*", "routes/auth.ts"): export const { loader, action } = portico;
 * // any loader: const client = portico.clientOf(args);
 * ```
 */
export function reactRouterServer<Modules extends object = object, Data = unknown>(
  server: SessionServer<Modules, Data>,
): ReactRouterServer<Modules, Data> {
  const context: RouterContextKey<ServerClient<Modules, Data>> = {};
  const answer = routeHandler(server);
  const navigated = (args: RouterRequest) =>
    args.url && isDataRequest(args) ? new Request(args.url, args.request) : args.request;
  const respond = (args: RouterRequest) => answer(navigated(args));
  return {
    middleware(args, next) {
      // The route answers its data requests itself: only one of the two may read the body.
      const through = isDataRequest(args) ? lend : throughSession;
      return through(server, args.request, (client) => {
        args.context.set(context, client);
        return responseOf(next());
      });
    },
    context,
    clientOf: (args) => args.context.get(context),
    async requireMember(args) {
      const client = args.context.get(context);
      const response = await server.requireMember(client, navigated(args));
      if (response) throw response;
      return client;
    },
    loader: respond,
    action: respond,
  };
}
