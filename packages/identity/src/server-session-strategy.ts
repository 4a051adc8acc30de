import {
  type AuthHeaders,
  type AuthStrategy,
  checkNames,
  type Environment,
  invalidOption,
  type SessionListener,
  type Tokens,
} from "@portico/core/internal";
import { browserSession } from "./browser/browser-session.js";
import { sessionEndpoint } from "./browser/session-endpoint.js";
import { checkOptionalText } from "./oauth/check-options.js";
import { createConnection } from "./oauth/connection.js";
import type { IdentityProvider } from "./oauth/oauth-types.js";
import type { SessionSnapshot } from "./oauth/session-snapshot.js";

/** Options of `ServerSessionStrategy`. */
export interface ServerSessionStrategyOptions {
  /** Base path of the `sessionServer` routes. Default: "/auth". */
  basePath?: string;
  /**
   * Session that the page was rendered with, from `client.session.snapshot()` on the server. If it
   * is missing, as on cached pages, the strategy requests the session when first needed.
   */
  session?: SessionSnapshot;
  /** Id of the OAuth client, used in the keys of cached data. Default: `session.clientId`. */
  clientId?: string;
  /**
   * Replaces `fetch` for requests to the `sessionServer` routes. Receives paths such as
   * "/auth/session".
   */
  fetch?: typeof globalThis.fetch;
}

/** Options of `login`. */
export interface ServerLoginOptions {
  /** URL on this site to return to. Default: the current page. */
  returnTo?: string;
  idp?: IdentityProvider;
  /** Opens the server's login URL. Default: `location.assign`. */
  navigate?(url: string): void;
}

/** Options of `logout`. */
export interface ServerLogoutOptions {
  /** URL on this site to return to. Default: "/". */
  returnTo?: string;
  /** Opens the URL that the server returns after the logout. Default: `location.assign`. */
  navigate?(url: string): void;
}

/**
 * A strategy for a session that `sessionServer` manages, created by {@link ServerSessionStrategy}.
 */
export interface ServerSessionStrategy extends AuthStrategy {
  getAuthHeaders(): Promise<AuthHeaders>;
  recover(sent: AuthHeaders): Promise<boolean>;
  /**
   * Receives a client's environment. The strategy sends tokens to only one server.
   *
   * @throws PorticoError - STRATEGY_IN_USE if an earlier client has a different `baseUrl`
   */
  connect(environment: Environment): void;
  readonly cdn: true;
  /** Id of the OAuth client, or "" if both `session` and `clientId` are missing. */
  readonly clientId: string;
  /** Number that identifies the member's login on the server and in the browser; 0 for visitors. */
  readonly sessionVersion: number;
  /** Whether the server's last response started a new visitor session. */
  readonly isNew: boolean;
  /** Returns the session that the page was rendered with. */
  initialSnapshot(): SessionSnapshot | undefined;
  /** Returns the role and the access token, if any, but never the refresh token. */
  getTokens(): Tokens;
  /** Returns whether a member is logged in. */
  loggedIn(): boolean;
  /**
   * Replaces the session with one from a newer server response, for example after a login in a
   * server action.
   *
   * @param session - the session snapshot in the server's response
   */
  updateSession(session: SessionSnapshot): void;
  /**
   * Requests the session from the server, for example after the user has pressed the Back button.
   * Never rejects.
   */
  check(): Promise<void>;
  /**
   * Opens the server's login route.
   *
   * @param options - `returnTo`: URL to return to; `idp`: identity provider
   */
  login(options?: ServerLoginOptions): void;
  /**
   * Ends the session on the server, then opens the platform's logout page, or `returnTo` if the
   * platform is unavailable.
   *
   * @param options - `returnTo`: URL to return to
   * @throws SystemError - SESSION_UNAVAILABLE if the server does not respond or is unavailable;
   *   PorticoError - with the server's code if the server rejects the request. After an error, the
   *   browser's session is unchanged
   */
  logout(options?: ServerLogoutOptions): Promise<{ logoutUrl: string }>;
  /**
   * Calls `listener` when the session changes, in this tab or another.
   *
   * @returns a function that unsubscribes
   */
  subscribe(listener: SessionListener): () => void;
  /**
   * Resolves when the session is available or the request for it has failed. Sends no request if
   * the `session` option is set.
   */
  ready(): Promise<void>;
  /** Stops listening to other tabs. Calls still work. */
  dispose(): void;
}

function pathOnThisSite(address: string): string {
  const { origin, pathname, search, hash } = new URL(address, location.href);
  return origin === location.origin ? pathname + search + hash : "/";
}

const assignLocation = (url: string) => location.assign(url);

/**
 * Creates a browser strategy for a session that `sessionServer` (`@portico/identity/server`)
 * manages. It requests access tokens once for all pending calls. Scripts in the browser cannot read
 * the refresh token.
 *
 * @param options - `session`: the session that the page was rendered with
 * @throws PorticoError - INVALID_OPTION if an option is invalid
 * @example
 * ```ts
 * import { createClient } from "@portico/core";
 * import { ServerSessionStrategy, type SessionSnapshot } from "@portico/identity";
 *
 * export const createBrowserClient = (session: SessionSnapshot) =>
 *   createClient({ auth: ServerSessionStrategy({ session }) });
 * ```
 */
export function ServerSessionStrategy(
  options: ServerSessionStrategyOptions = {},
): ServerSessionStrategy {
  checkNames(
    options,
    ["basePath", "session", "clientId", "fetch"],
    "The argument of ServerSessionStrategy",
  );
  const { session: snapshot, clientId = snapshot?.clientId ?? "", fetch } = options;
  checkOptionalText("clientId", clientId);
  const basePath = (options.basePath ?? "/auth").replace(/\/$/, "");
  if (!/^\/(?![/\\])/.test(basePath)) {
    throw invalidOption("basePath", 'a path on this site, such as "/auth"', basePath, null);
  }
  const { environment, clock, connect } = createConnection();
  const endpoint = sessionEndpoint(basePath, environment, fetch);
  const name = `portico.session.${basePath}`;
  const session = browserSession({ endpoint, clock, name, snapshot, clientId });

  return {
    cdn: true,
    clientId,
    connect,
    get sessionVersion() {
      return session.sessionVersion;
    },
    get isNew() {
      return session.isNew;
    },
    getAuthHeaders: async () => ({
      headers: { Authorization: (await session.get()).accessToken.value },
    }),
    recover: ({ headers }) => session.recover(headers.Authorization ?? ""),
    initialSnapshot: () => snapshot,
    getTokens: session.peek,
    loggedIn: () => session.peek().refreshToken.role === "member",
    updateSession: session.adopt,
    check: session.check,
    login({ returnTo = location.href, idp, navigate = assignLocation } = {}) {
      const query = new URLSearchParams({ returnTo: pathOnThisSite(returnTo) });
      if (idp) query.set("idp", typeof idp === "string" ? idp : idp.connectionId);
      navigate(`${basePath}/login?${query}`);
    },
    async logout({ returnTo = "/", navigate = assignLocation } = {}) {
      const logoutUrl = await session.logout(pathOnThisSite(returnTo));
      navigate(logoutUrl);
      return { logoutUrl };
    },
    subscribe: session.subscribe,
    ready: session.ready,
    dispose: session.dispose,
  };
}
