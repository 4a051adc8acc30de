import {
  type AuthHeaders,
  type AuthStrategy,
  checkNames,
  type Environment,
  invalidOption,
  type SessionListener,
  type Tokens,
} from "@portico/core/internal";
import { optionalText } from "./oauth/check-options.js";
import { connection } from "./oauth/connection.js";
import type { IdentityProvider } from "./oauth/oauth-types.js";
import type { SessionSnapshot } from "./oauth/session-snapshot.js";
import { pageSession } from "./page/page-session.js";
import { sessionEndpoint } from "./page/session-endpoint.js";

/** Options of `ServerSessionStrategy`. */
export interface ServerSessionStrategyOptions {
  /** The path that the `sessionServer` answers below; default "/auth". */
  basePath?: string;
  /**
   * What the page was rendered with: `client.session.snapshot()` of the server's client. Without it, as on
   * pages that are the same for everybody, the server is asked once the session is looked at.
   */
  session?: SessionSnapshot;
  /** Id of the OAuth client, which the keys of fetched data begin with; default: that of `session`. */
  clientId?: string;
  /** Default: the page's own. It gets paths: "/auth/session". */
  fetch?: typeof globalThis.fetch;
}

/** How a page is left for a login. */
export interface ServerLoginOptions {
  /** An address of this site to come back to; default: this page. */
  returnTo?: string;
  idp?: IdentityProvider;
  /** Goes to the server's login address; default `location.assign`. */
  navigate?(url: string): void;
}

/** How a page is left by a logout. */
export interface ServerLogoutOptions {
  /** An address of this site to come back to; default "/". */
  returnTo?: string;
  /** Goes to the platform's logout page; default `location.assign`. */
  navigate?(url: string): void;
}

/** A session that the page's server keeps: what {@link ServerSessionStrategy} makes. */
export interface ServerSessionStrategy extends AuthStrategy {
  getAuthHeaders(): Promise<AuthHeaders>;
  recover(sent: AuthHeaders): Promise<boolean>;
  /**
   * Called by createClient. The strategy's tokens are sent to one address: that of its first client.
   *
   * @throws PorticoError - STRATEGY_IN_USE for another address
   */
  connect(environment: Environment): void;
  readonly cdn: true;
  /** The client id, "" where neither `session` nor `clientId` told it. */
  readonly clientId: string;
  /** The number of the login, by which server and page call a member the same; 0 for visitors. */
  readonly epoch: number;
  /** Nobody was there before: the server's last answer to this page has begun the visitor's session. */
  readonly isNew: boolean;
  /** The session as the page was rendered with it. */
  rendered(): SessionSnapshot | undefined;
  /** Whose session it is, and the access token if there is one; never a refresh token. */
  getTokens(): Tokens;
  /** Whether the caller is a member. */
  loggedIn(): boolean;
  /**
   * Takes what the server has rendered a newer part of the page with, such as the answer to an action that
   * logged somebody in.
   *
   * @param session - of that rendering
   */
  adopt(session: SessionSnapshot): void;
  /** Asks the server who is there now, as after the back button. Never rejects. */
  check(): Promise<void>;
  /**
   * Leaves for the login, by the server's `login` address.
   *
   * @param options - `returnTo`, `idp`
   */
  login(options?: ServerLoginOptions): void;
  /**
   * Ends the session on the server, then leaves for the platform's logout page.
   *
   * @param options - `returnTo`
   * @throws SystemError - SESSION_UNAVAILABLE, where the server does not answer: nobody is logged out then;
   *   PorticoError with the server's code, where it refuses
   */
  logout(options?: ServerLogoutOptions): Promise<{ logoutUrl: string }>;
  /**
   * Calls `listener` when the session changes, here or in another tab.
   *
   * @returns what stops that
   */
  subscribe(listener: SessionListener): () => void;
  /** Resolves when it is known who is there, or the server did not say. */
  ready(): Promise<void>;
  /** Stops listening to other tabs. Calls go on working. */
  dispose(): void;
}

/** An address of this site without its origin; "/" for any other. */
function pathOf(address: string): string {
  const { origin, pathname, search, hash } = new URL(address, location.href);
  return origin === location.origin ? pathname + search + hash : "/";
}

const assign = (url: string) => location.assign(url);

/**
 * The session of a page whose server keeps it (`sessionServer` of `@portico/identity/server`). Access tokens
 * come from the server's `session` address, once for all who ask; the refresh token never reaches the page.
 *
 * @param options - `session`: what the server rendered the page with
 * @throws PorticoError - INVALID_OPTION for an option that cannot be used
 * @example
 * ```ts
 * import { ServerSessionStrategy, type SessionSnapshot } from "@portico/identity";
 *
 * const clientOf = (session: SessionSnapshot) =>
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
  optionalText("clientId", clientId);
  const basePath = (options.basePath ?? "/auth").replace(/\/$/, "");
  if (!/^\/(?![/\\])/.test(basePath)) {
    throw invalidOption("basePath", 'a path of this site, such as "/auth"', options.basePath);
  }
  const { environment, clock, connect } = connection();
  const endpoint = sessionEndpoint(basePath, environment, fetch);
  const name = `portico.session.${basePath}`;
  const session = pageSession({ endpoint, clock, name, snapshot, clientId });

  return {
    cdn: true,
    clientId,
    connect,
    get epoch() {
      return session.epoch;
    },
    get isNew() {
      return session.isNew;
    },
    getAuthHeaders: async () => ({
      headers: { Authorization: (await session.get()).accessToken.value },
    }),
    recover: ({ headers }) => session.recover(headers.Authorization ?? ""),
    rendered: () => snapshot,
    getTokens: session.peek,
    loggedIn: () => session.peek().refreshToken.role === "member",
    adopt: session.adopt,
    check: session.check,
    login({ returnTo = location.href, idp, navigate = assign } = {}) {
      const query = new URLSearchParams({ returnTo: pathOf(returnTo) });
      if (idp) query.set("idp", typeof idp === "string" ? idp : idp.connectionId);
      navigate(`${basePath}/login?${query}`);
    },
    async logout({ returnTo = "/", navigate = assign } = {}) {
      const logoutUrl = await session.leave(pathOf(returnTo));
      navigate(logoutUrl);
      return { logoutUrl };
    },
    subscribe: session.subscribe,
    ready: session.ready,
    dispose: session.dispose,
  };
}
