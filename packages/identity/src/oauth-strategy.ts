import {
  type AuthHeaders,
  type AuthStrategy,
  checkNames,
  createTokenManager,
  type Environment,
  invalidOption,
  type RefreshToken,
  type SessionListener,
  type Tokens,
  type TokensInput,
} from "@portico/core/internal";
import { createPageSync, type PageSessions } from "./frame/page-sync.js";
import type { SignOnOptions } from "./generated/authentication.js";
import { lazyCalls, lazyFlows } from "./login/lazy-flows.js";
import type { LoginMachine } from "./login/login.js";
import type { SignIn } from "./login/sign-in.js";
import { checkOptionalAddress, checkStorage, requireText } from "./oauth/check-options.js";
import { createConnection } from "./oauth/connection.js";
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

/** A strategy with a visitor's or member's session, created by {@link OAuthStrategy}. */
export interface OAuthStrategy extends AuthStrategy, LoginMachine, SignIn {
  getAuthHeaders(): Promise<AuthHeaders>;
  recover(sent: AuthHeaders): Promise<boolean>;
  /**
   * Receives a client's environment. The strategy sends tokens to only one server, with the first
   * client's `fetch` and `clock`.
   *
   * @throws PorticoError - STRATEGY_IN_USE if an earlier client has a different `baseUrl`
   */
  connect(environment: Environment): void;
  readonly cdn: true;
  /** Id of the OAuth client. */
  readonly clientId: string;

  /**
   * Returns the given tokens, refreshed if needed, or a new visitor's tokens. Does not change the
   * session.
   *
   * @param tokens - the session to continue; default: a new visitor session
   */
  generateVisitorTokens(tokens?: Partial<TokensInput>): Promise<Tokens>;
  /**
   * Exchanges a refresh token for new tokens. Does not change the session. If the platform issues
   * no new refresh token, the result contains the one that you passed.
   *
   * @throws HttpError - with the token service's code, such as "invalid_grant", if the refresh
   *   token is rejected; SystemError if the service is unavailable
   */
  renewToken(refreshToken: RefreshToken): Promise<Tokens>;
  /**
   * Returns the session's current tokens, which may be expired. With asynchronous storage, await
   * `ready()` first.
   */
  getTokens(): Tokens;
  /** Replaces the session and stores it. */
  setTokens(tokens: TokensInput): void;
  /** Returns the current access token, which may be expired. */
  getActiveToken(): string;
  /** Returns whether a member is logged in. */
  loggedIn(): boolean;

  /**
   * Creates the PKCE verifier and the state for a redirect login. Store them until the platform
   * redirects back.
   *
   * @param redirectUri - URL that the platform redirects to after login
   * @param originalUri - URL to open after login
   */
  generateOAuthData(redirectUri: string, originalUri?: string): OauthData;
  /**
   * Returns the URL of the login page.
   *
   * @throws PorticoError - 'No redirect URL found'; ApplicationError if the platform does not allow
   *   the `redirectUri`
   */
  getAuthUrl(
    oauthData?: OauthData,
    options?: AuthUrlOptions,
  ): Promise<{ authUrl: string; authorizationEndpoint?: string; sessionToken?: string }>;
  /**
   * Reads a login result from a URL.
   *
   * @param url - URL that the platform redirected to; default: the current URL
   * @param responseMode - the part to read; default: the fragment, or else the query string
   */
  parseFromUrl(url?: string | URL, responseMode?: "query" | "fragment"): AuthResponse;
  /**
   * Exchanges the code from a login for tokens. Does not change the session.
   *
   * @throws PorticoError - 'Missing code or _state', 'Invalid _state'; HttpError or SystemError -
   *   'Failed to fetch tokens from OAuth API …'
   */
  getMemberTokens(
    code: string | null | undefined,
    state: string | null | undefined,
    oauthData: OauthData,
  ): Promise<Tokens>;
  /**
   * Exchanges the session token from a direct login for tokens. Does not change the session.
   * Browsers use a hidden iframe. Other runtimes follow redirects to the strategy's `redirectUri`.
   *
   * @throws PorticoError - NO_BROWSER if there is no browser and no `redirectUri`, FOREIGN_ORIGIN
   *   if a redirect leaves the platform's origins; SystemError - 'OAuth flow timed out' after 120
   *   seconds, or, without a browser, after a shorter `totalTimeout`; HttpError - with the
   *   platform's error
   */
  getMemberTokensForDirectLogin(sessionToken: string): Promise<Tokens>;
  /**
   * Creates tokens for a member. Does not change the session. Use it only on servers, because it
   * requires an API key.
   *
   * @param memberId - the member's id
   * @param apiKey - an API key with permissions for members
   */
  getMemberTokensForExternalLogin(memberId: string, apiKey: string): Promise<Tokens>;
  /**
   * Signs a member in by email address. Returns the tokens of a session that the platform's pages
   * share. Does not change the strategy's session. Use it only on servers, because it requires an
   * API key.
   */
  getMemberTokensForExternalLoginWithSession(
    email: string,
    apiKey: string,
    options?: SignOnOptions,
  ): Promise<Tokens>;

  /**
   * Sends an email with a link for setting a new password.
   *
   * @param redirectUri - URL to open after the user has set the password
   * @param options - `language`: language of the email, such as "en"
   */
  sendPasswordResetEmail(
    email: string,
    redirectUri: string,
    options?: { language?: string },
  ): Promise<void>;
  /**
   * Logs the user out. Removes both tokens, even if the platform cannot be reached.
   *
   * @param originalUrl - URL that the logout page redirects to
   * @returns the URL of the platform's logout page. Open it to also end the session on the
   *   platform's pages
   */
  logout(originalUrl: string): Promise<LogoutResult>;

  /** Site key for the invisible reCAPTCHA. */
  readonly captchaInvisibleSiteKey: string;
  /** Site key for the reCAPTCHA with a checkbox. */
  readonly captchaVisibleSiteKey: string;
  /** Functions that transfer the session to the platform's pages. */
  readonly sessions: PageSessions;

  /**
   * Calls `listener` when the session changes, in this tab or another.
   *
   * @returns a function that unsubscribes
   */
  subscribe(listener: SessionListener): () => void;
  /** Resolves when the storage has been read and all writes have finished. */
  ready(): Promise<void>;
  /** Stops listening to other tabs. Calls still work. */
  dispose(): void;
}

const OPTION_NAMES = [
  "clientId",
  "tokens",
  "tokenStorage",
  "tokenKey",
  "tokenRequestOptions",
  "leeway",
  "redirectUri",
];

/**
 * Creates a strategy. Its first call starts a visitor session, unless the storage or the option
 * `tokens` contains a session. Expired tokens are refreshed once for all pending calls and all tabs
 * that share the storage.
 *
 * @param options - `clientId`, and the session's storage
 * @throws PorticoError - INVALID_OPTION if an option is missing or invalid; STORAGE_IN_USE if a
 *   `{ getTokens, setTokens }` object holds another client id's session
 * @example
 * ```ts
 * import { createClient } from "@portico/core";
 * import { OAuthStrategy, webStorage } from "@portico/identity";
 *
 * const client = createClient({
 *   auth: OAuthStrategy({ clientId: "<your client id>", tokenStorage: webStorage() }),
 * });
 * const state = await client.auth.signIn({ email: "ada@example.com", password: "<password>" });
 * if (state.loginState === "FAILURE") console.log(state.errorCode, state.error);
 * ```
 */
export function OAuthStrategy(options: OAuthStrategyOptions): OAuthStrategy {
  checkNames(options, OPTION_NAMES, "The argument of OAuthStrategy");
  const { clientId, tokenStorage, leeway, redirectUri } = options;
  requireText("clientId", clientId);
  const { tokenKey = `portico.${clientId}` } = options;
  requireText("tokenKey", tokenKey);
  checkStorage(tokenStorage, tokenKey);
  checkOptionalAddress("redirectUri", redirectUri);
  if (leeway !== undefined && !(Number.isFinite(leeway) && leeway >= 0)) {
    throw invalidOption("leeway", "a number of seconds, 0 or more", leeway);
  }
  const tokenHeaders = options.tokenRequestOptions?.headers ?? {};
  const { environment, clock, connect } = createConnection();
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
  return createStrategy(context, connect);
}

export function createStrategy(
  context: OAuthContext,
  connect: OAuthStrategy["connect"],
): OAuthStrategy {
  const { clientId, manager, grants, clock } = context;
  const flows = lazyFlows(async () => (await import("./login/login-flows.js")).loginFlows(context));

  return {
    ...lazyCalls(flows),
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
      const isUsable = manager.usable(tokens);
      // Clear the tokens before the first await, so that no other call uses them.
      manager.clear();
      try {
        const logoutUrl = await (await flows()).createLogoutUrl({ tokens, isUsable }, originalUrl);
        return { logoutUrl, complete: true };
      } catch (error) {
        return { logoutUrl: originalUrl, complete: false, error };
      }
    },

    captchaInvisibleSiteKey: "6LdoPaUfAAAAAJphvHoUoOob7mx0KDlXyXlgrx5v",
    captchaVisibleSiteKey: "6Ld0J8IcAAAAANyrnxzrRlX1xrrdXsOmsepUYosy",
    sessions: createPageSync(clock, async () => (await flows()).visitPages()),
    subscribe: manager.subscribe,
    ready: manager.settled,
    dispose: manager.dispose,
  };
}
