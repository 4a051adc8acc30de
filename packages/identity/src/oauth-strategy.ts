import {
  type AuthHeaders,
  type AuthStrategy,
  checkNames,
  createTokenManager,
  type Environment,
  type GivenTokens,
  invalidOption,
  type RefreshToken,
  type SessionListener,
  type Tokens,
} from "@portico/core/internal";
import { type PageSessions, pageSessions } from "./frame/page-sync.js";
import type { SignOnOptions } from "./generated/authentication.js";
import { lateCalls, lateFlows } from "./login/late-flows.js";
import type { LoginMachine } from "./login/login.js";
import type { SignIn } from "./login/sign-in.js";
import { checkStorage, optionalAddress, requireText } from "./oauth/check-options.js";
import { connection } from "./oauth/connection.js";
import type { OAuthContext } from "./oauth/oauth-context.js";
import type {
  AuthResponse,
  AuthUrlOptions,
  LogoutResult,
  OAuthStrategyOptions,
  OauthData,
} from "./oauth/oauth-types.js";
import { generateOAuthData } from "./oauth/pkce.js";
import { sessionGrants } from "./oauth/token-service.js";
import { parseFromUrl } from "./redirect/redirect-url.js";

/** A visitor's or member's session: what {@link OAuthStrategy} makes. */
export interface OAuthStrategy extends AuthStrategy, LoginMachine, SignIn {
  getAuthHeaders(): Promise<AuthHeaders>;
  recover(sent: AuthHeaders): Promise<boolean>;
  /**
   * Called by createClient. A strategy serves clients of one `baseUrl`, that of the first, whose `fetch`
   * and `clock` its own requests use: its tokens are sent to no other address.
   *
   * @throws PorticoError - STRATEGY_IN_USE for another address
   */
  connect(environment: Environment): void;
  readonly cdn: true;
  /** The client id that the strategy was made with. */
  readonly clientId: string;

  /**
   * Tokens that work: the given ones while they do, else renewed, else a new visitor's. They are
   * returned, not kept: `setTokens` does that. Calls get theirs without it.
   *
   * @param tokens - a session to go on with
   */
  generateVisitorTokens(tokens?: Partial<GivenTokens>): Promise<Tokens>;
  /**
   * New tokens for a refresh token; not kept. A new refresh token in the answer replaces it.
   *
   * @throws HttpError of code "invalid_grant" and the like, where it is refused; SystemError
   */
  renewToken(refreshToken: RefreshToken): Promise<Tokens>;
  /** The session's tokens as they are. With an asynchronous storage, await `ready()` once before. */
  getTokens(): Tokens;
  /** Replaces the session, in the storage too. */
  setTokens(tokens: GivenTokens): void;
  /** The access token as it is, possibly expired. */
  getActiveToken(): string;
  /** Whether the caller is a member. */
  loggedIn(): boolean;

  /**
   * What a login by redirect needs to remember; keep it until the browser is back.
   *
   * @param redirectUri - where the platform sends the browser back to
   * @param originalUri - where to go after that
   */
  generateOAuthData(redirectUri: string, originalUri?: string): OauthData;
  /**
   * The address where a login begins.
   *
   * @throws PorticoError 'No redirect URL found'; ApplicationError, where the platform refuses the
   *   `redirectUri`
   */
  getAuthUrl(
    oauthData?: OauthData,
    options?: AuthUrlOptions,
  ): Promise<{ authUrl: string; authorizationEndpoint?: string; sessionToken?: string }>;
  /**
   * What a login came back with: in the fragment, or else in the query string.
   *
   * @param url - default: the page's address
   * @param responseMode - where alone to look
   */
  parseFromUrl(url?: string | URL, responseMode?: "query" | "fragment"): AuthResponse;
  /**
   * Exchanges what a login came back with for tokens; not kept.
   *
   * @throws PorticoError 'Missing code or _state', 'Invalid _state'; HttpError or SystemError
   *   'Failed to fetch tokens from OAuth API …'
   */
  getMemberTokens(
    code: string | null | undefined,
    state: string | null | undefined,
    oauthData: OauthData,
  ): Promise<Tokens>;
  /**
   * Exchanges the session token of a direct login for tokens; not kept. A page does it in a hidden frame; where there
   * is none, the platform's redirects are followed until they lead to the strategy's `redirectUri`.
   *
   * @throws PorticoError of code NO_BROWSER where there is neither a page nor a `redirectUri`, FOREIGN_ORIGIN where the
   *   redirects lead to another host; SystemError 'OAuth flow timed out' after 120 seconds, without a page also after
   *   the client's `timeout`; HttpError with the platform's error
   */
  getMemberTokensForDirectLogin(sessionToken: string): Promise<Tokens>;
  /**
   * Tokens of a member known by id, for a server with an API key; not kept.
   *
   * @param memberId - the member
   * @param apiKey - a key with permissions on members
   */
  getMemberTokensForExternalLogin(memberId: string, apiKey: string): Promise<Tokens>;
  /**
   * Signs a member on by e-mail, for a server with an API key, and gets tokens bound to a session of
   * their own, which the platform's pages share; not kept.
   */
  getMemberTokensForExternalLoginWithSession(
    email: string,
    apiKey: string,
    options?: SignOnOptions,
  ): Promise<Tokens>;

  /**
   * Sends a mail with a link to set a new password.
   *
   * @param redirectUri - where the link leads in the end
   * @param options - `language`: of the mail, such as "en"
   */
  sendPasswordResetEmail(
    email: string,
    redirectUri: string,
    options?: { language?: string },
  ): Promise<void>;
  /**
   * Ends the session: both tokens are cleared at once, also where the platform cannot be asked.
   *
   * @param originalUrl - where the logout page leads back to
   */
  logout(originalUrl: string): Promise<LogoutResult>;

  /** For the captcha that nobody sees. */
  readonly captchaInvisibleSiteKey: string;
  /** For the captcha with a box to tick. */
  readonly captchaVisibleSiteKey: string;
  /** Carries the session over to the platform's own pages. */
  readonly sessions: PageSessions;

  /**
   * Calls `listener` when the session changes, here or in another tab.
   *
   * @returns what stops that
   */
  subscribe(listener: SessionListener): () => void;
  /** Resolves when the storage has been read, and has taken everything that was written. */
  ready(): Promise<void>;
  /** Stops listening to other tabs. Calls go on working. */
  dispose(): void;
}

const NAMES = [
  "clientId",
  "tokens",
  "tokenStorage",
  "tokenKey",
  "tokenRequestOptions",
  "leeway",
  "redirectUri",
];

/**
 * The session of a visitor, who may log in as a member. Calls get a visitor's token by themselves;
 * expired ones are renewed, once for all who wait, in all tabs that share the storage.
 *
 * @param options - `clientId`, and where the session is kept
 * @throws PorticoError - INVALID_OPTION for an option that cannot be used; STORAGE_IN_USE, where
 *   `{ getTokens, setTokens }` keeps another client id's session
 * @example
 * ```ts
 * const client = createClient({ auth: OAuthStrategy({ clientId: "…", tokenStorage: webStorage() }) });
 * const state = await client.auth.signIn({ email: "ada@example.com", password: "…" });
 * if (state.loginState === "FAILURE") console.log(state.errorCode, state.error);
 * ```
 */
export function OAuthStrategy(options: OAuthStrategyOptions): OAuthStrategy {
  checkNames(options, NAMES, "The argument of OAuthStrategy");
  const { clientId, tokenStorage, leeway, redirectUri } = options;
  requireText("clientId", clientId);
  const { tokenKey = `portico.${clientId}` } = options;
  requireText("tokenKey", tokenKey);
  checkStorage(tokenStorage, tokenKey);
  optionalAddress("redirectUri", redirectUri);
  if (leeway !== undefined && !(Number.isFinite(leeway) && leeway >= 0)) {
    throw invalidOption("leeway", "a number of seconds, 0 or more", leeway);
  }
  const tokenHeaders = options.tokenRequestOptions?.headers ?? {};
  const { environment, clock, connect } = connection();
  const grants = sessionGrants(environment, clientId, tokenHeaders);
  const manager = createTokenManager({
    grants,
    clock,
    key: tokenKey,
    storage: tokenStorage,
    tokens: options.tokens,
    leeway,
  });
  const context = { clientId, redirectUri, manager, grants, tokenHeaders, environment, clock };
  return strategyOf(context, connect);
}

/**
 * The strategy of a session that somebody keeps.
 *
 * @param context - the session, and what requests run on
 * @param connect - takes the environment of a client
 */
export function strategyOf(
  context: OAuthContext,
  connect: OAuthStrategy["connect"],
): OAuthStrategy {
  const { clientId, manager, grants, clock } = context;
  const flows = lateFlows(async () => (await import("./login/login-flows.js")).loginFlows(context));

  return {
    ...lateCalls(flows),
    cdn: true,
    clientId,
    connect,
    getAuthHeaders: async () => ({
      headers: { Authorization: (await manager.get()).accessToken.value },
    }),
    recover: ({ headers }) => manager.recover(headers.Authorization ?? ""),

    renewToken: (refreshToken) => grants.renew(refreshToken, { retries: 2 }),
    getTokens: manager.peek,
    setTokens: manager.set,
    getActiveToken: () => manager.peek().accessToken.value,
    loggedIn: () => manager.peek().refreshToken.role === "member",

    generateOAuthData,
    parseFromUrl,

    async logout(originalUrl) {
      const tokens = manager.peek();
      const usable = manager.usable(tokens);
      // before anything is waited for
      manager.clear();
      try {
        const logoutUrl = await (await flows()).logoutPage({ tokens, usable }, originalUrl);
        return { logoutUrl, complete: true };
      } catch (error) {
        return { logoutUrl: originalUrl, complete: false, error };
      }
    },

    captchaInvisibleSiteKey: "6LdoPaUfAAAAAJphvHoUoOob7mx0KDlXyXlgrx5v",
    captchaVisibleSiteKey: "6Ld0J8IcAAAAANyrnxzrRlX1xrrdXsOmsepUYosy",
    sessions: pageSessions(clock, async () => (await flows()).visitPages()),
    subscribe: manager.subscribe,
    ready: manager.settled,
    dispose: manager.dispose,
  };
}
