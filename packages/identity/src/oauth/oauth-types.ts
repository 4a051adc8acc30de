import type { KeyValueStore, TokenStorage, TokensInput } from "@portico/core/internal";
import type { IdentityProfileInput } from "../generated/authentication.js";

/** Options of `OAuthStrategy`. */
export interface OAuthStrategyOptions {
  /** Id of the OAuth client. */
  clientId: string;
  /** Initial tokens, from this client or from Wix's own SDK. */
  tokens?: TokensInput;
  /**
   * Storage of the session: `webStorage()`, `cookieStorage()`, any `{ get, set }`, or the `{
   * getTokens, setTokens }` storage of `@wix/sdk` for one client id. Default: memory.
   */
  tokenStorage?: KeyValueStore | TokenStorage;
  /**
   * Key of the session in the storage. Strategies with the same key in the same storage share a session. Use
   * different keys if one client id is used with several platforms, such as the emulator and the real one. Default:
   * `portico.` followed by the client id.
   */
  tokenKey?: string;
  /**
   * One of the allowed redirect URIs of the OAuth client. Required for password logins outside browsers (Node, Deno,
   * Bun, workers). The platform redirects to it, but the client never requests it.
   */
  redirectUri?: string;
  /** Options of every token request. `headers` are added to it. */
  tokenRequestOptions?: { headers?: Readonly<Record<string, string>> };
  /** How many seconds before its expiry an access token is refreshed, 0 or more. Default: 60. */
  leeway?: number;
}

/** The data of a redirect login. Store it until the browser returns. */
export interface OauthData {
  redirectUri: string;
  /** URL to open after the login. */
  originalUri: string;
  codeVerifier: string;
  /** `generateOAuthData` omits it, because it is computed from the verifier when the login URL is created. */
  codeChallenge?: string;
  state: string;
}

/** The identity provider to log in with, instead of the platform's login page. */
export type IdentityProvider = "google" | "facebook" | { connectionId: string };

/** Options of `getAuthUrl`. */
export interface AuthUrlOptions {
  /** Whether to show the login page, or only check for a session ("none", in a hidden frame). Default: "login". */
  prompt?: "login" | "none";
  /** Part of the redirect URL, or the message, that contains the result. Default: "fragment". */
  responseMode?: "fragment" | "query" | "web_message";
  idp?: IdentityProvider;
  /** The session token of a direct login, to exchange for tokens. */
  sessionToken?: string;
}

/** The result in the URL of a login callback. */
export interface AuthResponse {
  code: string | null;
  state: string | null;
  error?: string;
  errorDescription?: string | null;
}

/** Credentials of a login. */
export interface LoginParams {
  email: string;
  password: string;
  captchaTokens?: { recaptchaToken?: string; invisibleRecaptchaToken?: string };
  /** Data about the browser or app that the platform uses to detect fraud. */
  clientMetaData?: Record<string, unknown>;
}

/** Data of a registration. */
export interface RegisterParams extends LoginParams {
  profile?: IdentityProfileInput;
}

/** The result of a logout. Both tokens are removed in any case. */
export interface LogoutResult {
  /** URL to open: the platform's logout page, or the given URL if the platform could not be reached. */
  logoutUrl: string;
  /**
   * Whether the session also ends on the platform's pages. False if the platform could not be reached: only this
   * client is logged out.
   */
  complete: boolean;
  /** Why the platform could not be reached. */
  error?: unknown;
}
