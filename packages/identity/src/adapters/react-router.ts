import type { ServerClient, SessionServer } from "../server/server-types.js";
import { handleOrRun, routeHandler, runApplication } from "./request-client.js";

/** A key for React Router's `RouterContextProvider`, as returned by `createContext`. */
export interface RouterContextKey<Value> {
  defaultValue?: Value;
}

/** The part of React Router's RouterContextProvider that the adapter uses. */
export interface RouterContextValues {
  get<Value>(key: RouterContextKey<Value>): Value;
  set<Value>(key: RouterContextKey<Value>, value: Value): void;
}

/** The arguments of a middleware, loader or action that the adapter uses. */
export interface RouterRequest {
  request: Request;
  /** The URL without the suffixes that framework mode adds to its data requests. */
  url?: URL;
}

/** Sessions for React Router, created by {@link reactRouterServer}. */
export interface ReactRouterServer<Modules extends object = object, Data = unknown> {
  /** The middleware for the root route. Export it as `[portico.middleware]`. */
  middleware(
    args: RouterRequest & { context: Pick<RouterContextValues, "set"> },
    next: () => Promise<unknown>,
  ): Promise<Response>;
  /** Context key of the request's client, for `context.get(portico.context)`. */
  readonly context: RouterContextKey<ServerClient<Modules, Data>>;
  /** Returns the request's client in loaders and actions. */
  clientOf(args: { context: Pick<RouterContextValues, "get"> }): ServerClient<Modules, Data>;
  /**
   * Returns the member's client in loaders and actions, or throws if no member is logged in.
   *
   * @throws Response - status 303 with a redirect to the login page, or status 401 for an action or
   *   a request for JSON
   */
  requireMember(
    args: RouterRequest & { context: Pick<RouterContextValues, "get"> },
  ): Promise<ServerClient<Modules, Data>>;
  /**
   * Loader for the `login`, `callback` and `session` routes. Use it in a route without a component,
   * such as `route("auth/*", …)`.
   */
  loader(args: RouterRequest): Promise<Response>;
  /** Action for the route that uses `loader`. */
  action(args: RouterRequest): Promise<Response>;
}

const isDataRequest = ({ request, url }: RouterRequest) =>
  url !== undefined && url.pathname !== new URL(request.url).pathname;

async function requireResponse(result: Promise<unknown>): Promise<Response> {
  const response = await result;
  if (response instanceof Response) return response;
  throw new TypeError(
    "generateMiddlewareResponse must return a Response, because its headers set the session's cookies",
  );
}

/**
 * Creates session functions for React Router, both in framework mode and with a static handler. The
 * middleware (https://reactrouter.com/how-to/middleware) provides the request's client to every
 * loader and action, and adds the session's cookies to the response.
 *
 * @param server - the site's session server
 * @example
 * ```ts
 * // app/portico.server.ts
 * import { reactRouterServer } from "@portico/identity/react-router";
 * import { sessionServer } from "@portico/identity/server";
 *
 * const server = sessionServer({
 *   clientId: "<your client id>",
 *   secret: "<32 or more random characters, kept secret>",
 * });
 * export const portico = reactRouterServer(server);
 * // app/root.tsx: export const middleware = [portico.middleware];
 * // app/routes/auth.ts, registered as route("auth/*", "routes/auth.ts"):
 * // export const loader = portico.loader; export const action = portico.action;
 * // any loader: const client = portico.clientOf(args);
 * ```
 */
export function reactRouterServer<Modules extends object = object, Data = unknown>(
  server: SessionServer<Modules, Data>,
): ReactRouterServer<Modules, Data> {
  const context: RouterContextKey<ServerClient<Modules, Data>> = {};
  const handleRoute = routeHandler(server);
  const withoutDataSuffix = (args: RouterRequest) =>
    args.url && isDataRequest(args) ? new Request(args.url, args.request) : args.request;
  const handleAuthRoute = (args: RouterRequest) => handleRoute(withoutDataSuffix(args));
  return {
    middleware(args, next) {
      // Do not handle data requests here. The auth route reads the body, which can be read only
      // once.
      const run = isDataRequest(args) ? runApplication : handleOrRun;
      return run(server, args.request, (client) => {
        args.context.set(context, client);
        return requireResponse(next());
      });
    },
    context,
    clientOf: (args) => args.context.get(context),
    async requireMember(args) {
      const client = args.context.get(context);
      const response = await server.requireMember(client, withoutDataSuffix(args));
      if (response) throw response;
      return client;
    },
    loader: handleAuthRoute,
    action: handleAuthRoute,
  };
}
