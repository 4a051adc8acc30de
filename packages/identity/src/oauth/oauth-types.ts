import type { GivenTokens, KeyValueStore, TokenStorage } from "@portico/core/internal";
import type { IdentityProfileInput } from "../generated/authentication.js";

/** Options of `OAuthStrategy`. */
export interface OAuthStrategyOptions {
  /** Id of the OAuth client. */
  clientId: string;
  /** Tokens to begin with; those of the platform's own client as well. */
  tokens?: GivenTokens;
  /**
   * Where the session is kept; default: memory. `webStorage()`, `cookieStorage()`, any
   * `{ get, set }`, or the platform client's `{ getTokens, setTokens }`, which has room for one
   * client id's session.
   */
  tokenStorage?: KeyValueStore | TokenStorage;
  /**
   * The name that the session is kept under; default `portico.` and the client id. Whoever uses a name
   * in a store shares its session: an emulator or a staging platform that is called by the same client
   * id, from the same store, needs a name of its own.
   */
  tokenKey?: string;
  /**
   * For logins with a password where there is no page (Node, Deno, Bun, workers): an address on the client's list of
   * redirect addresses. The platform names it in its answer; nothing is ever sent to it.
   */
  redirectUri?: string;
  /** Headers for every token request, such as `client-binding`. */
  tokenRequestOptions?: { headers?: Readonly<Record<string, string>> };
  /** Seconds before its expiry at which an access token is renewed, 0 or more; default 60. */
  leeway?: number;
}

/** What a login by redirect needs to remember until the caller is back. */
export interface OauthData {
  redirectUri: string;
  /** Where to go after the login. */
  originalUri: string;
  codeVerifier: string;
  /** Left out by `generateOAuthData`: it is made of the verifier when the address is. */
  codeChallenge?: string;
  state: string;
}

/** Who to log in with instead of the platform's own login page. */
export type IdentityProvider = "google" | "facebook" | { connectionId: string };

/** Options of `getAuthUrl`. */
export interface AuthUrlOptions {
  /** "none" for the hidden frame; default "login". */
  prompt?: "login" | "none";
  /** How the answer comes back; default "fragment". */
  responseMode?: "fragment" | "query" | "web_message";
  idp?: IdentityProvider;
  /** Of a direct login, to be turned into tokens. */
  sessionToken?: string;
}

/** What a redirect came back with. */
export interface AuthResponse {
  code: string | null;
  state: string | null;
  error?: string;
  errorDescription?: string | null;
}

/** What a member logs in with. */
export interface LoginParams {
  email: string;
  password: string;
  captchaTokens?: { recaptchaToken?: string; invisibleRecaptchaToken?: string };
  /** Data about the browser or app, which the platform uses to detect fraud. */
  clientMetaData?: Record<string, unknown>;
}

/** What a visitor registers with. */
export interface RegisterParams extends LoginParams {
  profile?: IdentityProfileInput;
}

/** What became of a logout. Both tokens are cleared in any case. */
export interface LogoutResult {
  /** Where to send the browser: the platform's logout page, or the address given where it could not be asked. */
  logoutUrl: string;
  /** Whether the platform was asked: false means that only this client is logged out. */
  complete: boolean;
  /** Why the platform could not be asked. */
  error?: unknown;
}
