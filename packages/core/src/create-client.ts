import type { AuthStrategy } from "./client/auth-strategy.js";
import { bind, checkModule } from "./client/bind.js";
import { checkAddress, checkOptions } from "./client/check-options.js";
import { type ClientState, type ClientView, registerView } from "./client/client-view.js";
import { type ContextOptions, setGlobalClient } from "./client/context.js";
import { environmentOf } from "./client/environment.js";
import type { CallOptions, ClientOptions } from "./client/options.js";
import { PorticoError } from "./errors/portico-error.js";
import type { Webhooks } from "./events/webhooks.js";
import { fetchWithAuth } from "./transport/fetch-with-auth.js";
import { type GraphqlResponse, graphql } from "./transport/graphql.js";
import { type HeaderRecord, setHeaders } from "./transport/headers.js";

/** Members that every client has in addition to its modules. */
export interface ClientMembers<Modules extends object, Auth> {
  /** The client's strategy. Use it to log in: `client.auth.login(…)`. */
  readonly auth: Auth;
  /**
   * Binds operations to this client.
   *
   * @param modules - a module, an object of modules, or a single function
   * @returns the same functions with the same types, bound to this client
   * @throws PorticoError - INVALID_OPTION for a string, a promise, null or undefined
   */
  use<More extends object>(modules: More): More;
  /**
   * Returns a view of this client with different call options. All views of a client share its
   * headers and credentials.
   *
   * @param options - signal, timeouts, retries, headers, field mask or hooks for these calls
   * @throws PorticoError - INVALID_OPTION, or INVALID_HEADER for a header that is not a string or
   *   has characters that HTTP does not allow
   */
  with(options: CallOptions): Client<Modules, Auth>;
  /**
   * Adds or replaces headers for all future calls from this client and its views.
   *
   * @param headers - header values by name. The object is copied
   * @throws PorticoError - INVALID_OPTION, or INVALID_HEADER for a header that is not a string or
   *   has characters that HTTP does not allow
   */
  setHeaders(headers: Readonly<Record<string, string>>): void;
  /**
   * Fetches a URL with this client's headers and credentials. The URL must be on the API origin or
   * in `allowedOrigins`. Like `fetch`, this method resolves for every HTTP status.
   *
   * The client's time limits cover authorization and the response headers, but not the response
   * body. A signal also aborts reading the body.
   *
   * A redirect to an origin that is not allowed is followed without headers if it leads to a GET or
   * HEAD request. Otherwise, it rejects with REDIRECTED. In browsers, every redirect rejects with
   * REDIRECTED, because browsers do not reveal its target.
   *
   * @param input - a URL, a path on the API host, or a Request
   * @param init - as for `fetch`. Its headers override the client's headers
   * @throws PorticoError - FOREIGN_ORIGIN if the URL is on any other origin; REDIRECTED if a redirect
   *   cannot be followed
   * @throws SystemError - TIMEOUT if a time limit is exceeded
   * @throws the signal's reason, if the signal aborts
   */
  fetchWithAuth(input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /**
   * Sends a GraphQL document (`POST /graphql/{apiVersion}`).
   *
   * @param query - the GraphQL document
   * @param variables - variables for the document
   * @param options - `apiVersion`: version of the GraphQL API, "alpha" by default
   * @returns `data` and `errors`. The promise is not rejected if there are GraphQL errors
   */
  graphql<Data = Record<string, unknown>>(
    query: string,
    variables?: Readonly<Record<string, unknown>>,
    options?: { apiVersion?: string },
  ): Promise<GraphqlResponse<Data>>;
  /**
   * Makes this client the default for operations that you call without a client, such as
   * `getProduct(id)`. On a server with several users, use `runWithClient` instead.
   *
   * @param options - with `elevated: true`, only functions created with `elevate` use this client
   */
  enableContext(options?: ContextOptions): void;
  /**
   * Processes the platform's webhooks. Without `AppStrategy` from `@portico/identity/app`, its
   * methods reject with NO_WEBHOOKS.
   */
  readonly webhooks: Webhooks;
  /** Returns a summary without headers or tokens, which is safe to log. */
  toJSON(): { baseUrl: string; modules: string[] };
}

/** A client with your modules and {@link ClientMembers}. */
export type Client<Modules extends object = object, Auth = AuthStrategy | undefined> = Modules &
  ClientMembers<Modules, Auth>;

const rejectWebhook = async (): Promise<never> => {
  throw new PorticoError("Webhooks require AppStrategy({ appId, publicKey })", {
    code: "NO_WEBHOOKS",
  });
};

function createClientForView<Modules extends object, Auth>(
  view: ClientView,
  modules: Modules,
): Client<Modules, Auth> {
  const { state } = view;
  const members: ClientMembers<Modules, Auth> = {
    auth: state.auth as Auth,
    use: (moreModules) => {
      checkModule("use", moreModules);
      return bind(moreModules, view);
    },
    with: (options) => {
      checkOptions(options);
      const headers = joinHeaders(view.options.headers, options.headers);
      return createClientForView(
        { state, options: { ...view.options, ...options, headers } },
        modules,
      );
    },
    setHeaders: (headers) => {
      checkOptions({ headers });
      state.headers = joinHeaders(state.headers, headers);
    },
    fetchWithAuth: (input, init) => fetchWithAuth(view, input, init),
    graphql: (query, variables, { apiVersion = "alpha" } = {}) =>
      graphql(view, query, variables, apiVersion),
    enableContext: (options) => setGlobalClient(view, options),
    webhooks: state.auth?.webhooks?.(() => state.listeners) ?? {
      process: rejectWebhook,
      processRequest: rejectWebhook,
    },
    toJSON: () => ({ baseUrl: state.environment.baseUrl, modules: Object.keys(modules) }),
  };
  for (const [name, module] of Object.entries(modules)) {
    checkModule(`modules.${name}`, module);
    if (name in members) {
      const message = `modules.${name} must be renamed: every client has its own "${name}"`;
      throw new PorticoError(message, { code: "INVALID_OPTION" });
    }
  }
  const client = Object.assign(bind(modules, view), members);
  // Node prints this for console.log(client).
  Object.defineProperty(client, Symbol.for("nodejs.util.inspect.custom"), {
    value: members.toJSON,
  });
  registerView(client, view);
  return client;
}

const joinHeaders = (...sources: (HeaderRecord | undefined)[]) =>
  Object.fromEntries(setHeaders(new Headers(), sources));

/**
 * Creates a client for the Wix platform's APIs.
 *
 * @param options - credentials, modules and transport settings; see {@link ClientOptions}
 * @returns a client with the bound modules and the members of {@link ClientMembers}
 * @throws PorticoError - INVALID_OPTION for an unknown option or an invalid value; INVALID_HEADER
 *   for a header that is not a string or has characters that HTTP does not allow
 * @example
 * ```ts
 * import { createClient } from "@portico/core";
 * import { OAuthStrategy } from "@portico/identity";
 * import { productsV3 } from "@portico/stores";
 *
 * const client = createClient({
 *   auth: OAuthStrategy({ clientId: "<your client id>" }),
 *   modules: { productsV3 },
 * });
 * const { items } = await client.productsV3.queryProducts().limit(10).find();
 * ```
 */
export function createClient<
  Modules extends object = object,
  Auth extends AuthStrategy | undefined = undefined,
>(options: ClientOptions<Modules> & { auth?: Auth } = {}): Client<Modules, Auth> {
  checkOptions(options);
  const { auth, allowedOrigins } = options;
  const environment = environmentOf(options);
  checkAddress("baseUrl", environment.baseUrl);
  for (const origin of allowedOrigins ?? []) checkAddress("allowedOrigins", origin);
  const state: ClientState = {
    environment,
    auth,
    options: { ...options },
    headers: joinHeaders(options.headers),
    listeners: [],
  };
  auth?.connect?.(environment);
  return createClientForView({ state, options: {} }, options.modules ?? ({} as Modules));
}
