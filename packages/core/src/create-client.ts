import type { AuthStrategy } from "./client/auth-strategy.js";
import { bind, checkModule } from "./client/bind.js";
import { checkAddress, checkOptions } from "./client/check-options.js";
import { type ClientState, type ClientView, keepView } from "./client/client-view.js";
import { type ContextOptions, setGlobalClient } from "./client/context.js";
import { environmentOf } from "./client/environment.js";
import type { CallOptions, ClientOptions } from "./client/options.js";
import { PorticoError } from "./errors/portico-error.js";
import type { Webhooks } from "./events/webhooks.js";
import { fetchWithAuth } from "./transport/fetch-with-auth.js";
import { type GraphqlAnswer, graphql } from "./transport/graphql.js";
import { type HeaderRecord, setHeaders } from "./transport/headers.js";

/** What every client has besides its modules. */
export interface ClientMembers<Modules extends object, Auth> {
  /** The strategy given to createClient: `client.auth.login(…)`. */
  readonly auth: Auth;
  /**
   * Binds functions to this client: a namespace, an object of namespaces, or one function.
   *
   * @param modules - what to bind
   * @returns the same functions, of the same types, called through this client
   * @throws PorticoError of code INVALID_OPTION for what is no module
   */
  use<More extends object>(modules: More): More;
  /**
   * The same client with other options for the calls made through it.
   *
   * @param options - signal, timeout, retries, headers, fieldMask, hooks
   * @throws PorticoError of code INVALID_OPTION or INVALID_HEADER for what cannot be used
   */
  with(options: CallOptions): Client<Modules, Auth>;
  /**
   * Sets headers of all calls to come, of all views of this client.
   *
   * @param headers - by name; they are copied
   * @throws PorticoError of code INVALID_OPTION or INVALID_HEADER for what cannot be sent
   */
  setHeaders(headers: Readonly<Record<string, string>>): void;
  /**
   * Fetches with this client's headers and credentials, from the API's own origin and from `allowedOrigins` only. Resolves to
   * any response, as fetch does. The client's timeout is for credentials and headers; the body may stream for
   * longer, until a signal aborts it.
   *
   * A redirect to another origin is followed without the request's headers. Pages in browsers follow none, because browsers
   * do not tell a page where a redirect leads: the call rejects with REDIRECTED.
   *
   * @param input - an address, a path on the API host, or a Request
   * @param init - as for fetch; its headers win over the client's
   * @throws PorticoError of code FOREIGN_ORIGIN or REDIRECTED, SystemError of code TIMEOUT, the reason of a signal that aborts
   */
  fetchWithAuth(input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /**
   * Sends a GraphQL document (`POST /graphql/{apiVersion}`).
   *
   * @param query - the document
   * @param variables - its variables
   * @param options - `apiVersion`, "alpha" unless told otherwise
   */
  graphql<Data = Record<string, unknown>>(
    query: string,
    variables?: Readonly<Record<string, unknown>>,
    options?: { apiVersion?: string },
  ): Promise<GraphqlAnswer<Data>>;
  /**
   * Makes this the client that calls run on which name none: `getProduct(id)`. It is one for the
   * whole program; a server that serves many uses `runWithClient`.
   *
   * @param options - `elevated`: for the calls of `elevate(fn)` in place of all others
   */
  enableContext(options?: ContextOptions): void;
  /**
   * Takes the platform's webhooks, with a strategy that can check them: `AppStrategy` of `@portico/identity/app`.
   * With any other it rejects with a PorticoError of code NO_WEBHOOKS.
   */
  readonly webhooks: Webhooks;
  /** What may be logged: no headers, no tokens. */
  toJSON(): { baseUrl: string; modules: string[] };
}

/** A client: its modules under their names, and its own members. */
export type Client<Modules extends object = object, Auth = AuthStrategy | undefined> = Modules &
  ClientMembers<Modules, Auth>;

const refuse = async (): Promise<never> => {
  throw new PorticoError("Webhooks need AppStrategy({ appId, publicKey })", {
    code: "NO_WEBHOOKS",
  });
};

function clientOf<Modules extends object, Auth>(
  view: ClientView,
  modules: Modules,
): Client<Modules, Auth> {
  const { state } = view;
  const members: ClientMembers<Modules, Auth> = {
    auth: state.auth as Auth,
    use: (more) => {
      checkModule("use", more);
      return bind(more, view);
    },
    with: (options) => {
      checkOptions(options);
      const headers = joinedHeaders(view.options.headers, options.headers);
      return clientOf({ state, options: { ...view.options, ...options, headers } }, modules);
    },
    setHeaders: (headers) => {
      checkOptions({ headers });
      state.headers = joinedHeaders(state.headers, headers);
    },
    fetchWithAuth: (input, init) => fetchWithAuth(view, input, init),
    graphql: (query, variables, { apiVersion = "alpha" } = {}) =>
      graphql(view, query, variables, apiVersion),
    enableContext: (options) => setGlobalClient(view, options),
    webhooks: state.auth?.webhooks?.(() => state.listeners) ?? {
      process: refuse,
      processRequest: refuse,
    },
    toJSON: () => ({ baseUrl: state.environment.baseUrl, modules: Object.keys(modules) }),
  };
  for (const [name, module] of Object.entries(modules)) {
    checkModule(`modules.${name}`, module);
    if (name in members) {
      const message = `A module cannot be called "${name}"`;
      throw new PorticoError(message, { code: "INVALID_OPTION" });
    }
  }
  const client = Object.assign(bind(modules, view), members);
  // What Node prints for console.log(client).
  Object.defineProperty(client, Symbol.for("nodejs.util.inspect.custom"), {
    value: members.toJSON,
  });
  keepView(client, view);
  return client;
}

/** A copy of headers, later ones first in rank, under names in lower case, so that one is never given twice. */
const joinedHeaders = (...sources: (HeaderRecord | undefined)[]) =>
  Object.fromEntries(setHeaders(new Headers(), sources));

/**
 * A client of the platform.
 *
 * @param options - who calls (`auth`), what is called (`modules`), and how; see {@link ClientOptions}
 * @returns the modules' functions bound to the client, and the client's own members
 * @throws PorticoError of code INVALID_OPTION for an option of the wrong kind or name and for a module that is none, of
 *   INVALID_HEADER for a header that cannot be sent
 * @example
 * ```ts
 * const client = createClient({ timeout: 10_000 });
 * const { data } = await client.graphql("{ site { name } }");
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
    headers: joinedHeaders(options.headers),
    listeners: [],
  };
  auth?.connect?.(environment);
  return clientOf({ state, options: {} }, options.modules ?? ({} as Modules));
}
