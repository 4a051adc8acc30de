// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Issue and inspect OAuth tokens.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation } from "@portico/core/runtime";
import type { HeadersEntry, HeadersEntryInput } from "@portico/core/types";

export type { HeadersEntry, HeadersEntryInput } from "@portico/core/types";

/** Options of {@link token}. */
export type TokenOptions = {
  /** Id of the OAuth client; for the grants `anonymous`, `refresh_token` and `authorization_code`. */
  clientId?: string | null;
  /** Token of an earlier response; for the grant `refresh_token`. */
  refreshToken?: string | null;
  /** Code that a login returned; for the grant `authorization_code`. */
  code?: string | null;
  /**
   * PKCE verifier that the login began with; for the grant `authorization_code`. 43 to 128
   * characters.
   */
  codeVerifier?: string | null;
  /** Redirect URI that the login began with; for the grant `authorization_code`. */
  redirectUri?: string | null;
  /** `offline_access`; for the grant `authorized_client`. */
  scope?: string | null;
  /** Id of the member to get tokens for; for the grant `authorized_client`. */
  member_id?: string | null;
  /** Session of the member that the tokens belong to; for the grant `authorized_client`. */
  session_token?: string | null;
  /** Id of the app; for the grant `client_credentials`. */
  client_id?: string | null;
  /** Secret of the app; for the grant `client_credentials`. */
  client_secret?: string | null;
  /** Id of the app's installation on a site; for the grant `client_credentials`. */
  instance_id?: string | null;
  /** Body of the request, as bytes. */
  body?: Uint8Array;
  /** Values of the parameters in the path. */
  pathParams?: PathParametersEntry[];
  /** Values of the query string. */
  queryParams?: QueryParametersEntry[];
  /** HTTP headers of the request. */
  headers?: HeadersEntryInput[];
  /** HTTP method of the request. */
  method?: string;
  /** Path of the request as it was sent. */
  rawPath?: string;
  /** Query string of the request as it was sent. */
  rawQuery?: string;
} & (
  | {
      /**
       * What the token is requested with: `anonymous` for a new visitor, `refresh_token`, or
       * `authorization_code` after a login.
       */
      grantType?: string | null;
      grant_type?: undefined;
    }
  | {
      grantType?: undefined;
      /**
       * The same for the grants `authorized_client`, for a member with an API key, and
       * `client_credentials`, for an app with its secret.
       */
      grant_type?: string | null;
    }
);

/**
 * Exchange credentials, a code or a refresh token for an access token.
 *
 * `POST /oauth2/token` (identity/oauth)
 *
 * @param options - See {@link TokenOptions} for all fields.
 * @example
 * ```ts
 * const response = await client.use(oauth).token();
 * ```
 */
export const token: (options?: TokenOptions) => Promise<TokenResponse> = /* @__PURE__ */ operation({
  name: "identity.oauth.token",
  path: "/oauth2/token",
  args: [
    [
      "grantType",
      "clientId",
      "refreshToken",
      "code",
      "codeVerifier",
      "redirectUri",
      "grant_type",
      "scope",
      "member_id",
      "session_token",
      "client_id",
      "client_secret",
      "instance_id",
      "body",
      "pathParams",
      "queryParams",
      "headers",
      "method",
      "rawPath",
      "rawQuery",
    ],
  ],
  request: { body: "b" },
  response: { body: "b" },
});

/**
 * Get the public keys that token signatures are checked with.
 *
 * `GET /oauth2/jwks` (identity/oauth)
 *
 * @example
 * ```ts
 * const response = await client.use(oauth).jwks();
 * ```
 */
export const jwks: () => Promise<JwksResponse> = /* @__PURE__ */ operation({
  name: "identity.oauth.jwks",
  method: "GET",
  path: "/oauth2/jwks",
  response: { body: "b" },
});

/** Options of {@link tokenInfo}. */
export interface TokenInfoOptions {
  /** Token to inspect. */
  token?: string | null;
  /** Body of the request, as bytes. */
  body?: Uint8Array;
  /** Values of the parameters in the path. */
  pathParams?: PathParametersEntry[];
  /** Values of the query string. */
  queryParams?: QueryParametersEntry[];
  /** HTTP headers of the request. */
  headers?: HeadersEntryInput[];
  /** HTTP method of the request. */
  method?: string;
  /** Path of the request as it was sent. */
  rawPath?: string;
  /** Query string of the request as it was sent. */
  rawQuery?: string;
}

/**
 * Tell whether a token is active, and for which subject, client and site it was issued.
 *
 * `POST /oauth2/token-info` (identity/oauth)
 *
 * @param options - See {@link TokenInfoOptions} for all fields.
 * @example
 * ```ts
 * const response = await client.use(oauth).tokenInfo();
 * ```
 */
export const tokenInfo: (options?: TokenInfoOptions) => Promise<TokenInfoResponse> =
  /* @__PURE__ */ operation({
    name: "identity.oauth.tokenInfo",
    path: "/oauth2/token-info",
    args: [
      ["token", "body", "pathParams", "queryParams", "headers", "method", "rawPath", "rawQuery"],
    ],
    request: { body: "b" },
    read: true,
  });

/**
 * Get the profile of the user that the access token belongs to.
 *
 * `GET /oauth2/user-info` (identity/oauth)
 *
 * @example
 * ```ts
 * const response = await client.use(oauth).userInfo();
 * ```
 */
export const userInfo: () => Promise<UserInfoResponse> = /* @__PURE__ */ operation({
  name: "identity.oauth.userInfo",
  method: "GET",
  path: "/oauth2/user-info",
});

/**
 * What a token is requested with. `body` to `rawQuery` describe a raw HTTP request instead.
 *
 * At most one of: `grantType`, `grant_type`.
 */
export interface TokenRequest {
  /**
   * What the token is requested with: `anonymous` for a new visitor, `refresh_token`, or
   * `authorization_code` after a login.
   */
  grantType?: string | null;
  /** Id of the OAuth client; for the grants `anonymous`, `refresh_token` and `authorization_code`. */
  clientId?: string | null;
  /** Token of an earlier response; for the grant `refresh_token`. */
  refreshToken?: string | null;
  /** Code that a login returned; for the grant `authorization_code`. */
  code?: string | null;
  /**
   * PKCE verifier that the login began with; for the grant `authorization_code`. 43 to 128
   * characters.
   */
  codeVerifier?: string | null;
  /** Redirect URI that the login began with; for the grant `authorization_code`. */
  redirectUri?: string | null;
  /**
   * The same for the grants `authorized_client`, for a member with an API key, and
   * `client_credentials`, for an app with its secret.
   */
  grant_type?: string | null;
  /** `offline_access`; for the grant `authorized_client`. */
  scope?: string | null;
  /** Id of the member to get tokens for; for the grant `authorized_client`. */
  member_id?: string | null;
  /** Session of the member that the tokens belong to; for the grant `authorized_client`. */
  session_token?: string | null;
  /** Id of the app; for the grant `client_credentials`. */
  client_id?: string | null;
  /** Secret of the app; for the grant `client_credentials`. */
  client_secret?: string | null;
  /** Id of the app's installation on a site; for the grant `client_credentials`. */
  instance_id?: string | null;
  /** Body of the request, as bytes. */
  body?: Uint8Array;
  /** Values of the parameters in the path. */
  pathParams?: PathParametersEntry[];
  /** Values of the query string. */
  queryParams?: QueryParametersEntry[];
  /** HTTP headers of the request. */
  headers?: HeadersEntryInput[];
  /** HTTP method of the request. */
  method?: string;
  /** Path of the request as it was sent. */
  rawPath?: string;
  /** Query string of the request as it was sent. */
  rawQuery?: string;
}

/** Tokens. `body` to `headers` are set instead where the platform wraps its HTTP response. */
export interface TokenResponse {
  /** Token to send with calls. */
  access_token?: string | null;
  /** Seconds until the access token expires. */
  expires_in?: number | null;
  /** Token to get the next access token with. */
  refresh_token?: string | null;
  /** Kind of the token, such as `Bearer`. */
  token_type?: string | null;
  /** Body of a raw HTTP response. */
  body?: Uint8Array | null;
  /** HTTP status of a raw HTTP response. */
  statusCode?: number | null;
  /** HTTP headers of a raw HTTP response. */
  headers?: HeadersEntry[] | null;
}

/** Public keys. `body` to `headers` are set instead where the platform wraps its HTTP response. */
export interface JwksResponse {
  /** Public keys that token signatures are checked with. */
  keys?: Jwk[] | null;
  /** Body of a raw HTTP response. */
  body?: Uint8Array | null;
  /** HTTP status of a raw HTTP response. */
  statusCode?: number | null;
  /** HTTP headers of a raw HTTP response. */
  headers?: HeadersEntry[] | null;
}

/** A public key as RFC 7517 writes it. */
export interface Jwk {
  /** Kind of the key, such as `RSA`. */
  kty?: string | null;
  /** Id of the key, which tokens name in their header. */
  kid?: string | null;
  /** Algorithm of the signatures, such as `RS256`. */
  alg?: string | null;
  /** `sig` for signatures. */
  use?: string | null;
  /** Modulus of an RSA key, in base64url. */
  n?: string | null;
  /** Exponent of an RSA key, in base64url. */
  e?: string | null;
}

/** The token to inspect. `body` to `rawQuery` describe a raw HTTP request instead. */
export interface TokenInfoRequest {
  /** Token to inspect. */
  token?: string | null;
  /** Body of the request, as bytes. */
  body?: Uint8Array;
  /** Values of the parameters in the path. */
  pathParams?: PathParametersEntry[];
  /** Values of the query string. */
  queryParams?: QueryParametersEntry[];
  /** HTTP headers of the request. */
  headers?: HeadersEntryInput[];
  /** HTTP method of the request. */
  method?: string;
  /** Path of the request as it was sent. */
  rawPath?: string;
  /** Query string of the request as it was sent. */
  rawQuery?: string;
}

/** A parameter of a path. */
export interface PathParametersEntry {
  /** Name of the parameter. */
  key?: string;
  /** What stands in the path for it. */
  value?: string;
}

/** A parameter of a query string. */
export interface QueryParametersEntry {
  /** Name of the parameter. */
  key?: string;
  /** What was given for it. */
  value?: string;
}

/** Request of {@link jwks}. */
export type JwksRequest = Record<string, never>;

/** Response of {@link tokenInfo}. */
export interface TokenInfoResponse {
  /** True while the token is good; otherwise the other fields are absent. */
  active: boolean;
  /** What kind of caller the token stands for. */
  subjectType: SubjectType;
  /** Id of the caller: of the user, visitor, member or app. */
  subjectId: string;
  /** When the token expires, in seconds since 1970, as text. */
  exp?: string | null;
  /** When the token was made, in seconds since 1970, as text. */
  iat?: string | null;
  /** Id of the client that the token was made for. */
  clientId: string;
  /** Id of the account that the token belongs to. */
  accountId?: string | null;
  /** Id of the site that the token is for. */
  siteId?: string | null;
  /** Id of the app's installation on the site. */
  instanceId?: string | null;
  /** Id of the app's paid plan, where there is one. At most 100 characters. */
  vendorProductId?: string | null;
}

/** Kinds of callers that a token can stand for. */
export type SubjectType = "UNKNOWN" | "USER" | "VISITOR" | "MEMBER" | "APP" | (string & {});

/** Request of {@link userInfo}. */
export type UserInfoRequest = Record<string, never>;

/** Response of {@link userInfo}. */
export interface UserInfoResponse {
  /** Id of the user, as OpenID Connect names it. */
  sub: string;
  /** First name of the user. At most 20 characters. */
  givenName?: string | null;
  /** Last name of the user. At most 20 characters. */
  familyName?: string | null;
  /** Email address of the user. */
  email?: string | null;
  /** True when the email address is known to be the user's own. */
  emailVerified?: boolean | null;
  /** Address of the user's picture. */
  picture?: string | null;
  /** Language of the user, as an ISO 639-1 code. */
  language?: string | null;
  /** Full name of the user. */
  name?: string | null;
}
