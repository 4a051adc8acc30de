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
  /**
   * Id of the OAuth client. Used for the grant types `anonymous`, `refresh_token` and
   * `authorization_code`.
   */
  clientId?: string | null;
  /** Refresh token from an earlier response. Used for the grant type `refresh_token`. */
  refreshToken?: string | null;
  /** Code that a login returned. Used for the grant type `authorization_code`. */
  code?: string | null;
  /**
   * PKCE verifier for the login. Used for the grant type `authorization_code`. 43 to 128
   * characters.
   */
  codeVerifier?: string | null;
  /** Redirect URI used for the login. Used for the grant type `authorization_code`. */
  redirectUri?: string | null;
  /** Always `offline_access`. Used for the grant type `authorized_client`. */
  scope?: string | null;
  /** Id of the member to get tokens for. Used for the grant type `authorized_client`. */
  member_id?: string | null;
  /** Session token of the member. Used for the grant type `authorized_client`. */
  session_token?: string | null;
  /** Id of the app. Used for the grant type `client_credentials`. */
  client_id?: string | null;
  /** Secret of the app. Used for the grant type `client_credentials`. */
  client_secret?: string | null;
  /** Id of the app's installation on a site. Used for the grant type `client_credentials`. */
  instance_id?: string | null;
  /** Body of the request, as bytes. */
  body?: Uint8Array;
  /** Values of the parameters in the path. */
  pathParams?: PathParametersEntry[];
  /** Values of the parameters in the query string. */
  queryParams?: QueryParametersEntry[];
  /** HTTP headers of the request. */
  headers?: HeadersEntryInput[];
  /** HTTP method of the request. */
  method?: string;
  /** Raw path of the request. */
  rawPath?: string;
  /** Raw query string of the request. */
  rawQuery?: string;
} & (
  | {
      /**
       * Grant type: `anonymous` for a new visitor, `refresh_token`, or `authorization_code` after
       * login.
       */
      grantType?: string | null;
      grant_type?: undefined;
    }
  | {
      grantType?: undefined;
      /**
       * Grant type `authorized_client`, for a member with an API key, or `client_credentials`, for an
       * app with its secret.
       */
      grant_type?: string | null;
    }
);

/**
 * Exchanges credentials, an authorization code or a refresh token for an access token.
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
 * Returns the public keys for verifying token signatures.
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
  /** Values of the parameters in the query string. */
  queryParams?: QueryParametersEntry[];
  /** HTTP headers of the request. */
  headers?: HeadersEntryInput[];
  /** HTTP method of the request. */
  method?: string;
  /** Raw path of the request. */
  rawPath?: string;
  /** Raw query string of the request. */
  rawQuery?: string;
}

/**
 * Returns whether a token is active, and which user, client and site it belongs to.
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
 * Returns the profile of the user that an access token belongs to.
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
 * A request for a token. You can describe a raw HTTP request instead, with the fields from
 * `body` to `rawQuery`.
 *
 * At most one of `grantType` and `grant_type` is set.
 */
export interface TokenRequest {
  /**
   * Grant type: `anonymous` for a new visitor, `refresh_token`, or `authorization_code` after
   * login.
   */
  grantType?: string | null;
  /**
   * Id of the OAuth client. Used for the grant types `anonymous`, `refresh_token` and
   * `authorization_code`.
   */
  clientId?: string | null;
  /** Refresh token from an earlier response. Used for the grant type `refresh_token`. */
  refreshToken?: string | null;
  /** Code that a login returned. Used for the grant type `authorization_code`. */
  code?: string | null;
  /**
   * PKCE verifier for the login. Used for the grant type `authorization_code`. 43 to 128
   * characters.
   */
  codeVerifier?: string | null;
  /** Redirect URI used for the login. Used for the grant type `authorization_code`. */
  redirectUri?: string | null;
  /**
   * Grant type `authorized_client`, for a member with an API key, or `client_credentials`, for an
   * app with its secret.
   */
  grant_type?: string | null;
  /** Always `offline_access`. Used for the grant type `authorized_client`. */
  scope?: string | null;
  /** Id of the member to get tokens for. Used for the grant type `authorized_client`. */
  member_id?: string | null;
  /** Session token of the member. Used for the grant type `authorized_client`. */
  session_token?: string | null;
  /** Id of the app. Used for the grant type `client_credentials`. */
  client_id?: string | null;
  /** Secret of the app. Used for the grant type `client_credentials`. */
  client_secret?: string | null;
  /** Id of the app's installation on a site. Used for the grant type `client_credentials`. */
  instance_id?: string | null;
  /** Body of the request, as bytes. */
  body?: Uint8Array;
  /** Values of the parameters in the path. */
  pathParams?: PathParametersEntry[];
  /** Values of the parameters in the query string. */
  queryParams?: QueryParametersEntry[];
  /** HTTP headers of the request. */
  headers?: HeadersEntryInput[];
  /** HTTP method of the request. */
  method?: string;
  /** Raw path of the request. */
  rawPath?: string;
  /** Raw query string of the request. */
  rawQuery?: string;
}

/**
 * The issued tokens. If the platform wraps its HTTP response, only the fields from `body` to
 * `headers` are set.
 */
export interface TokenResponse {
  /** Access token to send with requests. */
  access_token?: string | null;
  /** Seconds until the access token expires. */
  expires_in?: number | null;
  /** Refresh token to request the next access token with. */
  refresh_token?: string | null;
  /** Kind of the token, such as `Bearer`. */
  token_type?: string | null;
  /** Body of the raw HTTP response. */
  body?: Uint8Array | null;
  /** HTTP status of the raw HTTP response. */
  statusCode?: number | null;
  /** HTTP headers of the raw HTTP response. */
  headers?: HeadersEntry[] | null;
}

/**
 * Public keys for verifying tokens. If the platform wraps its HTTP response, only the fields
 * from `body` to `headers` are set.
 */
export interface JwksResponse {
  /** Public keys for verifying token signatures. */
  keys?: Jwk[] | null;
  /** Body of the raw HTTP response. */
  body?: Uint8Array | null;
  /** HTTP status of the raw HTTP response. */
  statusCode?: number | null;
  /** HTTP headers of the raw HTTP response. */
  headers?: HeadersEntry[] | null;
}

/** A public key in JWK format (RFC 7517). */
export interface Jwk {
  /** Kind of the key, such as `RSA`. */
  kty?: string | null;
  /** Id of the key, as given in a token's header. */
  kid?: string | null;
  /** Signature algorithm, such as `RS256`. */
  alg?: string | null;
  /** Purpose of the key: `sig` for signatures. */
  use?: string | null;
  /** Modulus of an RSA key, in base64url. */
  n?: string | null;
  /** Exponent of an RSA key, in base64url. */
  e?: string | null;
}

/**
 * The token to inspect. You can describe a raw HTTP request instead, with the fields from
 * `body` to `rawQuery`.
 */
export interface TokenInfoRequest {
  /** Token to inspect. */
  token?: string | null;
  /** Body of the request, as bytes. */
  body?: Uint8Array;
  /** Values of the parameters in the path. */
  pathParams?: PathParametersEntry[];
  /** Values of the parameters in the query string. */
  queryParams?: QueryParametersEntry[];
  /** HTTP headers of the request. */
  headers?: HeadersEntryInput[];
  /** HTTP method of the request. */
  method?: string;
  /** Raw path of the request. */
  rawPath?: string;
  /** Raw query string of the request. */
  rawQuery?: string;
}

/** A path parameter. */
export interface PathParametersEntry {
  /** Name of the parameter. */
  key?: string;
  /** Value of the parameter in the path. */
  value?: string;
}

/** A query parameter. */
export interface QueryParametersEntry {
  /** Name of the parameter. */
  key?: string;
  /** Value of the parameter. */
  value?: string;
}

/** Request of {@link jwks}. */
export type JwksRequest = Record<string, never>;

/** Response of {@link tokenInfo}. */
export interface TokenInfoResponse {
  /** Whether the token is active. If false, the other fields are absent. */
  active: boolean;
  /** Whether the token belongs to a user, visitor, member or app. */
  subjectType: SubjectType;
  /** Id of the user, visitor, member or app that the token belongs to. */
  subjectId: string;
  /** When the token expires, in seconds since 1970, as a string. */
  exp?: string | null;
  /** When the token was issued, in seconds since 1970, as a string. */
  iat?: string | null;
  /** Id of the client that the token was issued for. */
  clientId: string;
  /** Id of the Wix account that the token belongs to. */
  accountId?: string | null;
  /** Id of the site that the token belongs to. */
  siteId?: string | null;
  /** Id of the app's installation on the site. */
  instanceId?: string | null;
  /** Id of the app's paid plan, if any. At most 100 characters. */
  vendorProductId?: string | null;
}

/** Kinds of users and apps that a token can belong to. */
export type SubjectType = "UNKNOWN" | "USER" | "VISITOR" | "MEMBER" | "APP" | (string & {});

/** Request of {@link userInfo}. */
export type UserInfoRequest = Record<string, never>;

/** Response of {@link userInfo}. */
export interface UserInfoResponse {
  /** Id of the user, which is the `sub` claim in OpenID Connect. */
  sub: string;
  /** First name of the user. At most 20 characters. */
  givenName?: string | null;
  /** Last name of the user. At most 20 characters. */
  familyName?: string | null;
  /** Email address of the user. */
  email?: string | null;
  /** Whether the email address is verified. */
  emailVerified?: boolean | null;
  /** URL of the user's image. */
  picture?: string | null;
  /** Language of the user, as an ISO 639-1 code. */
  language?: string | null;
  /** Full name of the user. */
  name?: string | null;
}
