import { type AuthStrategy, type ClientOptions, createClient } from "@portico/core";
import {
  environmentOf,
  PorticoError,
  type TokensInput,
  warnInBrowser,
} from "@portico/core/internal";
import { stringifySetCookie } from "cookie";
import { createConnection } from "../oauth/connection.js";
import type { SessionSnapshot } from "../oauth/session-snapshot.js";
import { sessionGrants } from "../oauth/token-service.js";
import { userAgent } from "../oauth/user-agent.js";
import { createStrategy, OAuthStrategy } from "../oauth-strategy.js";
import {
  checkBasePath,
  checkOrigin,
  checkSecrets,
  checkServerOptions,
  cookieSettings,
  publicOrigin,
  type ServerContext,
} from "./options.js";
import type { RequestCookies, ServerRequest } from "./request-cookies.js";
import { type RequestSession, sessionOpener } from "./request-session.js";
import { PRIVATE_HEADERS, withErrorHooks, withHeaders } from "./responses.js";
import {
  callbackHandler,
  loginHandler,
  logoutHandler,
  type OpenedClient,
  requireMember,
  sessionHandler,
} from "./route-handlers.js";
import { createSealFor } from "./sealed-cookies.js";
import type {
  ServerAuth,
  ServerClient,
  ServerSession,
  SessionHandlers,
  SessionServer,
  SessionServerOptions,
} from "./server-types.js";
import { sharedSessions } from "./shared-sessions.js";

const PUBLIC_OPERATION =
  /^(stores\.(?!abandonedCarts\.|wishlist\.)|ecom\.(currencies|recommendations)\.)/;

export function catalogStrategy(
  visitorStrategy: OAuthStrategy,
): AuthStrategy & Pick<OAuthStrategy, "clientId"> {
  const { clientId, cdn, connect, getAuthHeaders, recover } = visitorStrategy;
  return {
    clientId,
    cdn,
    connect,
    recover,
    async getAuthHeaders(call = {}) {
      const { operation, read } = call;
      if (!read || !PUBLIC_OPERATION.test(operation ?? "")) {
        throw new PorticoError(
          `${operation ?? "This call"} does not read public catalog data. Call it on the client that createServerClient(request) returns`,
          { code: "NOT_CATALOG", operation },
        );
      }
      return getAuthHeaders();
    },
  };
}

function createServerSession(
  session: RequestSession,
  snapshot: () => SessionSnapshot,
  requestCookies: RequestCookies,
  { save, finish }: { save(): Promise<void>; finish(): Promise<void> },
): ServerSession {
  const headers = async () => {
    await finish();
    const changedCookies = requestCookies.changedCookies();
    const responseHeaders = new Headers(changedCookies.length > 0 ? PRIVATE_HEADERS : {});
    for (const cookie of changedCookies)
      responseHeaders.append("Set-Cookie", stringifySetCookie(cookie));
    return responseHeaders;
  };
  return {
    get role() {
      return session.role;
    },
    get isMember() {
      return session.role === "member";
    },
    get isReadOnly() {
      return session.isReadOnly;
    },
    get data() {
      return session.data;
    },
    async setData(data) {
      session.setData(data);
      await save();
    },
    snapshot,
    headers,
    applyTo: async (response) => withHeaders(response, await headers()),
    async cookieHeader() {
      await save();
      return requestCookies.cookieHeader();
    },
  };
}

function withCallbackAfterCalls(
  strategy: OAuthStrategy,
  callback: () => Promise<void>,
): OAuthStrategy {
  const entries = Object.entries(strategy).map(([name, property]: [string, unknown]) => {
    if (typeof property !== "function") return [name, property];
    return [
      name,
      (...args: unknown[]) => {
        const result: unknown = property(...args);
        return result instanceof Promise ? result.finally(callback) : result;
      },
    ];
  });
  return Object.fromEntries(entries) as OAuthStrategy;
}

function serverAuth(
  strategy: OAuthStrategy,
  session: RequestSession,
  initialSnapshot: () => SessionSnapshot,
  write: () => Promise<void>,
): ServerAuth {
  const versionDescriptor = { get: () => session.sessionVersion, enumerable: true };
  const setTokens = (tokens: TokensInput): Promise<void> => {
    strategy.setTokens(tokens);
    const pendingWrite = write();
    // The process must not crash if the caller does not await the promise. The next write reports
    // the failure again.
    pendingWrite.catch(() => {});
    return pendingWrite;
  };
  const auth = { ...strategy, initialSnapshot, setTokens, sessionVersion: 0 };
  return Object.defineProperty(auth, "sessionVersion", versionDescriptor);
}

export type OpenClient = <Modules extends object>(
  options: ClientOptions<Modules>,
  request: ServerRequest,
  isReadOnly?: boolean,
) => Promise<OpenedClient<Modules>>;

export function clientOpener(context: ServerContext): OpenClient {
  const openSession = sessionOpener(context);
  return async (options, request, isReadOnly = false) => {
    const { requestCookies, session, save, finish, writesImmediately } = await openSession(
      request,
      isReadOnly,
    );
    const { clientId, grants, connection, clock } = context;
    const { environment, connect } = connection;
    const { manager } = session;
    const origin = publicOrigin(context, request);
    const redirectUri = origin && `${origin}${context.basePath}/callback`;
    const oauthContext = {
      clientId,
      redirectUri,
      manager,
      grants,
      tokenHeaders: {},
      environment,
      clock,
    };
    const strategy = createStrategy(oauthContext, connect);
    const snapshot = () => {
      const { role, sessionVersion } = session;
      return { clientId, role, ...(sessionVersion > 0 && { sessionVersion }) };
    };
    const requestStrategy =
      writesImmediately && !session.isReadOnly ? withCallbackAfterCalls(strategy, save) : strategy;
    const auth = serverAuth(
      requestStrategy,
      session,
      snapshot,
      writesImmediately ? save : async () => {},
    );
    const client = createClient({ ...options, auth });
    const sessionProperty = {
      session: createServerSession(session, snapshot, requestCookies, { save, finish }),
    };
    return { client: Object.assign(client, sessionProperty), requestCookies, origin };
  };
}

function createServerContext(options: SessionServerOptions): ServerContext {
  warnInBrowser("SERVER_CODE_IN_BROWSER", "sessionServer");
  checkServerOptions(options);
  const { clientId, secret, trustProxy = false, leeway } = options;
  const cookie = cookieSettings(clientId, options.cookie);
  // Without a maximum age, expired sessions would stay in the storage forever.
  const storage = options.storage?.withMaxAge?.(cookie.maxAge) ?? options.storage;
  const connection = createConnection();
  const { clock } = connection;
  const grants = sessionGrants(connection.environment, clientId, {});
  connection.connect(environmentOf(options));
  return {
    clientId,
    basePath: checkBasePath(options.basePath),
    origin: checkOrigin(options.origin),
    trustProxy,
    cookie,
    dataSchema: options.data,
    storage,
    leeway,
    connection,
    clock,
    grants,
    sealFor: createSealFor(checkSecrets(secret), clock),
    sessions: sharedSessions({ grants, clock, leeway, storage }),
    audience: (key) => `${key} ${clientId}`,
  };
}

/**
 * Creates a session server, which stores sessions in encrypted, HttpOnly cookies (JWE, RFC 7516) or
 * in your `storage`. Each session is refreshed only once for all concurrent requests.
 *
 * @param options - the OAuth client, the secret, and options for the clients
 * @throws PorticoError - INVALID_OPTION if an option is missing or invalid, or if a module name
 *   conflicts with a property of the client
 * @example
 * ```ts
 * import { sessionServer } from "@portico/identity/server";
 *
 * const server = sessionServer({
 *   clientId: "<your client id>",
 *   secret: "<32 or more random characters, kept secret>",
 * });
 *
 * export async function handler(request: Request): Promise<Response> {
 *   const response = await server.handle(request);
 *   if (response) return response; // login, callback, logout or session
 *   const client = await server.createServerClient(request);
 *   return client.session.applyTo(new Response(`Role: ${client.session.role}`));
 * }
 * ```
 */
export function sessionServer<Modules extends object = object, Data = unknown>(
  options: SessionServerOptions<Modules, Data>,
): SessionServer<Modules, Data> {
  const context = createServerContext(options);
  if (options.modules && "session" in options.modules) {
    const message = 'modules.session must be renamed: every server client has its own "session"';
    throw new PorticoError(message, { code: "INVALID_OPTION" });
  }
  const { modules, baseUrl, fetch, clock, timeout, totalTimeout, retry, hooks } = options;
  const headers = { ...userAgent(options.identify), ...options.headers };
  const clientOptions = { baseUrl, fetch, clock, headers, timeout, totalTimeout, retry, hooks };
  const optionsWithModules = { ...clientOptions, modules };
  const { basePath, clientId, leeway } = context;
  const openClient = clientOpener(context);
  const openWithoutModules = (request: Request) => openClient(clientOptions, request);
  const openWithModules = (request: Request) => openClient(optionsWithModules, request);
  const handlers: SessionHandlers = {
    login: withErrorHooks(loginHandler(context, openWithoutModules), options),
    callback: withErrorHooks(callbackHandler(context, openWithModules, options), options),
    logout: withErrorHooks(logoutHandler(context, openWithoutModules), options),
    session: withErrorHooks(sessionHandler(context, openWithoutModules), options),
  };
  const visitorStrategy = OAuthStrategy({ clientId, leeway });
  return {
    handlers,
    catalog: createClient({ ...optionsWithModules, auth: catalogStrategy(visitorStrategy) }),
    async createServerClient(request, { readOnly } = {}) {
      const openedClient = await openClient(optionsWithModules, request, readOnly);
      // The schema in the options has validated the data.
      return openedClient.client as ServerClient<Modules, Data>;
    },
    requireMember: (client, request) => requireMember(basePath, client, request),
    async handle(request) {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith(`${basePath}/`)) return undefined;
      const name = pathname.slice(basePath.length + 1).replace(/\/$/, "");
      const route = Object.entries(handlers).find(([each]) => each === name);
      return route?.[1](request);
    },
  };
}
