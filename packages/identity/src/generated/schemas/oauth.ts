// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  atMostOne,
  bytes,
  email,
  guid,
  HeadersEntry,
  language,
  responseSchema,
  webUrl,
} from "@portico/core/schemas";
import * as z from "zod/v4";

export { HeadersEntry } from "@portico/core/schemas";

export const TokenRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      grantType: z.string().nullish(),
      clientId: z.string().nullish(),
      refreshToken: z.string().nullish(),
      code: z.string().nullish(),
      codeVerifier: z.string().min(43).max(128).nullish(),
      redirectUri: z.string().nullish(),
      grant_type: z.string().nullish(),
      scope: z.string().nullish(),
      member_id: z.string().nullish(),
      session_token: z.string().nullish(),
      client_id: z.string().nullish(),
      client_secret: z.string().nullish(),
      instance_id: z.string().nullish(),
      body: bytes.optional(),
      pathParams: z.array(PathParametersEntry).optional(),
      queryParams: z.array(QueryParametersEntry).optional(),
      headers: z.array(HeadersEntry).optional(),
      method: z.string().optional(),
      rawPath: z.string().optional(),
      rawQuery: z.string().optional(),
    }),
    ["grantType", "grant_type"],
  ),
);

export const TokenResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    access_token: z.string().nullish(),
    expires_in: z.number().nullish(),
    refresh_token: z.string().nullish(),
    token_type: z.string().nullish(),
    body: bytes.nullish(),
    statusCode: z.number().nullish(),
    headers: z.array(HeadersEntry).nullish(),
  }),
);

export const JwksResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    keys: z.array(Jwk).nullish(),
    body: bytes.nullish(),
    statusCode: z.number().nullish(),
    headers: z.array(HeadersEntry).nullish(),
  }),
);

export const Jwk: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    kty: z.string().nullish(),
    kid: z.string().nullish(),
    alg: z.string().nullish(),
    use: z.string().nullish(),
    n: z.string().nullish(),
    e: z.string().nullish(),
  }),
);

export const TokenInfoRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    token: z.string().nullish(),
    body: bytes.optional(),
    pathParams: z.array(PathParametersEntry).optional(),
    queryParams: z.array(QueryParametersEntry).optional(),
    headers: z.array(HeadersEntry).optional(),
    method: z.string().optional(),
    rawPath: z.string().optional(),
    rawQuery: z.string().optional(),
  }),
);

export const PathParametersEntry: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ key: z.string().optional(), value: z.string().optional() }),
);

export const QueryParametersEntry: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ key: z.string().optional(), value: z.string().optional() }),
);

export const JwksRequest: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const TokenInfoResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    active: z.boolean().optional(),
    subjectType: SubjectType.optional(),
    subjectId: z.string().optional(),
    exp: z.string().nullish(),
    iat: z.string().nullish(),
    clientId: z.string().optional(),
    accountId: z.string().nullish(),
    siteId: z.string().nullish(),
    instanceId: z.string().nullish(),
    vendorProductId: z.string().max(100).nullish(),
  }),
);

export const SubjectType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNKNOWN", "USER", "VISITOR", "MEMBER", "APP"]),
);

export const UserInfoRequest: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const UserInfoResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    sub: guid.optional(),
    givenName: z.string().max(20).nullish(),
    familyName: z.string().max(20).nullish(),
    email: email.nullish(),
    emailVerified: z.boolean().nullish(),
    picture: webUrl.nullish(),
    language: language.nullish(),
    name: z.string().nullish(),
  }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "identity.oauth.token": TokenRequest,
  "identity.oauth.jwks": JwksRequest,
  "identity.oauth.tokenInfo": TokenInfoRequest,
  "identity.oauth.userInfo": UserInfoRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "identity.oauth.token": /* @__PURE__ */ responseSchema(TokenResponse),
  "identity.oauth.jwks": /* @__PURE__ */ responseSchema(JwksResponse),
  "identity.oauth.tokenInfo": /* @__PURE__ */ responseSchema(TokenInfoResponse),
  "identity.oauth.userInfo": /* @__PURE__ */ responseSchema(UserInfoResponse),
};
