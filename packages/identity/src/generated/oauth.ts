// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Issue and inspect OAuth tokens.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation } from "@portico/core/runtime";
import type { HeadersEntryInput, RawHttpResponse } from "@portico/core/types";

export type { HeadersEntry, HeadersEntryInput, RawHttpResponse } from "@portico/core/types";

/** The `options` of {@link token}. */
export interface TokenOptions {
  body?: Uint8Array;
  pathParams?: PathParametersEntry[];
  queryParams?: QueryParametersEntry[];
  headers?: HeadersEntryInput[];
  method?: string;
  rawPath?: string;
  rawQuery?: string;
}

/**
 * Exchange credentials, a code or a refresh token for an access token.
 *
 * `POST /oauth2/token` (identity/oauth)
 *
 * @example
 * ```ts
 * const answer = await client.use(oauth).token();
 * ```
 */
export const token: (options?: TokenOptions) => Promise<RawHttpResponse> =
  /* @__PURE__ */ operation({
    name: "identity.oauth.token",
    path: "/oauth2/token",
    args: [["body", "pathParams", "queryParams", "headers", "method", "rawPath", "rawQuery"]],
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
 * const answer = await client.use(oauth).jwks();
 * ```
 */
export const jwks: () => Promise<RawHttpResponse> = /* @__PURE__ */ operation({
  name: "identity.oauth.jwks",
  method: "GET",
  path: "/oauth2/jwks",
  response: { body: "b" },
});

/** The `options` of {@link tokenInfo}. */
export interface TokenInfoOptions {
  body?: Uint8Array;
  pathParams?: PathParametersEntry[];
  queryParams?: QueryParametersEntry[];
  headers?: HeadersEntryInput[];
  method?: string;
  rawPath?: string;
  rawQuery?: string;
}

/**
 * Tell whether a token is active, and for which subject, client and site it was issued.
 *
 * `POST /oauth2/token-info` (identity/oauth)
 *
 * @example
 * ```ts
 * const answer = await client.use(oauth).tokenInfo();
 * ```
 */
export const tokenInfo: (options?: TokenInfoOptions) => Promise<TokenInfoResponse> =
  /* @__PURE__ */ operation({
    name: "identity.oauth.tokenInfo",
    path: "/oauth2/token-info",
    args: [["body", "pathParams", "queryParams", "headers", "method", "rawPath", "rawQuery"]],
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
 * const answer = await client.use(oauth).userInfo();
 * ```
 */
export const userInfo: () => Promise<UserInfoResponse> = /* @__PURE__ */ operation({
  name: "identity.oauth.userInfo",
  method: "GET",
  path: "/oauth2/user-info",
});

export interface RawHttpRequest {
  body?: Uint8Array;
  pathParams?: PathParametersEntry[];
  queryParams?: QueryParametersEntry[];
  headers?: HeadersEntryInput[];
  method?: string;
  rawPath?: string;
  rawQuery?: string;
}

export interface PathParametersEntry {
  key?: string;
  value?: string;
}

export interface QueryParametersEntry {
  key?: string;
  value?: string;
}

export type JwksRequest = Record<string, never>;

export interface TokenInfoResponse {
  active: boolean;
  subjectType: SubjectType;
  subjectId: string;
  exp?: string | null;
  iat?: string | null;
  clientId: string;
  accountId?: string | null;
  siteId?: string | null;
  instanceId?: string | null;
  /** At most 100 characters. */
  vendorProductId?: string | null;
}

export type SubjectType = "UNKNOWN" | "USER" | "VISITOR" | "MEMBER" | "APP" | (string & {});

export type UserInfoRequest = Record<string, never>;

export interface UserInfoResponse {
  /** Guid. */
  sub: string;
  /** At most 20 characters. */
  givenName?: string | null;
  /** At most 20 characters. */
  familyName?: string | null;
  /** Email. */
  email?: string | null;
  emailVerified?: boolean | null;
  /** Web url. */
  picture?: string | null;
  /** Language. */
  language?: string | null;
  name?: string | null;
}
