import type { KeyValueStore, TokenStorage, TokensInput } from "@portico/core/internal";
import type { IdentityProfileInput } from "../generated/authentication.js";

/** Options of `OAuthStrategy`. */
export interface OAuthStrategyOptions {
  /** Id of the OAuth client. */
  clientId: string;
  /** Initial tokens, for example from Wix's SDK. */
  tokens?: TokensInput;
  /**
   * Storage for the session, such as `webStorage()`. A `{ getTokens, setTokens }` storage from
   * `@wix/sdk` can hold the session of only one client id. Default: memory.
   */
  tokenStorage?: KeyValueStore | TokenStorage;
  /**
   * Storage key of the session. Strategies with the same key and storage share a session. Use
   * a different key for each platform, such as the emulator and Wix. Default: `portico.`
   * followed by the client id.
   */
  tokenKey?: string;
  /**
   * An allowed redirect URI of the OAuth client, required for password logins outside of browsers.
   * The strategy never sends a request to it.
   */
  redirectUri?: string;
  /** Options for token requests, with additional `headers`. */
  tokenRequestOptions?: { headers?: Readonly<Record<string, string>> };
  /** How many seconds before expiry an access token is refreshed, 0 or more. Default: 60. */
  leeway?: number;
}

/** Data of a redirect login. Store it until the platform redirects back. */
export interface OauthData {
  redirectUri: string;
  /** URL to open after login. */
  originalUri: string;
  codeVerifier: string;
  /** PKCE challenge. `generateOAuthData` omits it, because `getAuthUrl` computes it. */
  codeChallenge?: string;
  state: string;
}

/** Identity provider to use instead of the platform's login page. */
export type IdentityProvider = "google" | "facebook" | { connectionId: string };

/** Options of `getAuthUrl`. */
export interface AuthUrlOptions {
  /**
   * "login" shows the login page. "none" checks for an existing session, in a hidden frame.
   * Default: "login".
   */
  prompt?: "login" | "none";
  /** Where to return the login result: in the redirect URL or in a message. Default: "fragment". */
  responseMode?: "fragment" | "query" | "web_message";
  idp?: IdentityProvider;
  /** Session token from a direct login, to exchange for tokens. */
  sessionToken?: string;
}

/** Login result in a callback URL. */
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

/** Result of a logout, which always removes both tokens. */
export interface LogoutResult {
  /** The platform's logout page to open, or the URL passed to `logout` if `complete` is false. */
  logoutUrl: string;
  /** Whether `logoutUrl` also ends the session on the platform's pages. */
  complete: boolean;
  /** The error, if `complete` is false. */
  error?: unknown;
}
