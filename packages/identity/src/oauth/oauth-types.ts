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
   * `portico.` and the client id.
   */
  tokenKey?: string;
  /**
   * For password logins without a browser (Node, Deno, Bun, workers): one of the allowed redirect URIs of the OAuth
   * client. It appears in a redirect of the platform; no request is sent to it.
   */
  redirectUri?: string;
  /** Headers of every token request, such as `client-binding`. */
  tokenRequestOptions?: { headers?: Readonly<Record<string, string>> };
  /** How many seconds before its expiry an access token is refreshed, 0 or more. Default 60. */
  leeway?: number;
}

/** Data of a login by redirect, to be stored until the browser returns. */
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
  /** "none" for a hidden frame. Default "login". */
  prompt?: "login" | "none";
  /** How the result is returned. Default "fragment". */
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
