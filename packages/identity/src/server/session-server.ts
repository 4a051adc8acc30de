import { createClient } from "@portico/core";
import { environmentOf, PorticoError, warnInBrowser } from "@portico/core/internal";
import { connection } from "../oauth/connection.js";
import { sessionGrants } from "../oauth/token-service.js";
import { userAgent } from "../oauth/user-agent.js";
import { OAuthStrategy } from "../oauth-strategy.js";
import { catalogStrategy } from "./catalog.js";
import {
  basePathOf,
  checkServerOptions,
  cookieSettings,
  originOf,
  secretsOf,
} from "./check-server-options.js";
import { withErrorHooks } from "./error-hooks.js";
import { callbackHandler, loginHandler } from "./login-handlers.js";
import { requireMember } from "./require-member.js";
import { sealsOf } from "./seal.js";
import { clientOpener } from "./server-client.js";
import type { ServerParts } from "./server-parts.js";
import type {
  ServerClient,
  SessionHandlers,
  SessionServer,
  SessionServerOptions,
} from "./server-types.js";
import { logoutHandler, sessionHandler } from "./session-handlers.js";
import { sharedSessions } from "./shared-sessions.js";

function partsOf(options: SessionServerOptions): ServerParts {
  warnInBrowser("SERVER_CODE_IN_BROWSER", "sessionServer");
  checkServerOptions(options);
  const { clientId, secret, trustProxy = false, leeway } = options;
  const cookie = cookieSettings(clientId, options.cookie);
  // A session that outlives its cookie would stay in the storage for ever.
  const storage = options.storage?.withMaxAge?.(cookie.maxAge) ?? options.storage;
  const link = connection();
  const { clock } = link;
  const grants = sessionGrants(link.environment, clientId, {});
  link.connect(environmentOf(options));
  return {
    clientId,
    basePath: basePathOf(options.basePath),
    origin: originOf(options.origin),
    trustProxy,
    cookie,
    dataSchema: options.data,
    storage,
    leeway,
    link,
    clock,
    grants,
    seals: sealsOf(secretsOf(secret), clock),
    sessions: sharedSessions({ grants, clock, leeway, storage }),
    audience: (key) => `${key} ${clientId}`,
  };
}

/**
 * Creates sessions on a server. They are stored in encrypted, HttpOnly cookies (JWE, RFC 7516) and refreshed once for
 * all parallel requests of a session.
 *
 * @param options - the OAuth client, the secret, and options of the clients
 * @throws PorticoError - INVALID_OPTION, also for a module with the name of a client member
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
  const parts = partsOf(options);
  if (options.modules && "session" in options.modules) {
    const message = 'modules.session must be renamed: every server client has a member "session"';
    throw new PorticoError(message, { code: "INVALID_OPTION" });
  }
  const { modules, baseUrl, fetch, clock, timeout, retries, retry, hooks } = options;
  const headers = { ...userAgent(options.identify), ...options.headers };
  const shared = { baseUrl, fetch, clock, headers, timeout, retries, retry, hooks };
  const client = { ...shared, modules };
  const { basePath, clientId, leeway } = parts;
  const openClient = clientOpener(parts);
  const open = (request: Request) => openClient(shared, request);
  const openWithModules = (request: Request) => openClient(client, request);
  const handlers: SessionHandlers = {
    login: withErrorHooks(loginHandler(parts, open), options),
    callback: withErrorHooks(callbackHandler(parts, openWithModules, options), options),
    logout: withErrorHooks(logoutHandler(parts, open), options),
    session: withErrorHooks(sessionHandler(parts, open), options),
  };
  const visitor = OAuthStrategy({ clientId, leeway });
  return {
    handlers,
    catalog: createClient({ ...client, auth: catalogStrategy(visitor) }),
    async createServerClient(request, { readOnly } = {}) {
      const opened = await openClient(client, request, readOnly);
      // the schema made the data
      return opened.client as ServerClient<Modules, Data>;
    },
    requireMember: (client, request) => requireMember(basePath, client, request),
    async handle(request) {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith(`${basePath}/`)) return undefined;
      const name = pathname.slice(basePath.length + 1).replace(/\/$/, "");
      const found = Object.entries(handlers).find(([each]) => each === name);
      return found?.[1](request);
    },
  };
}
