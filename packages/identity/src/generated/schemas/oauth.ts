// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: each is annotated, and a test makes them all.

import {
  answering,
  bytes,
  email,
  guid,
  HeadersEntry,
  language,
  RawHttpResponse,
  webUrl,
} from "@portico/core/schemas";
import * as z from "zod/v4";

export { HeadersEntry, RawHttpResponse } from "@portico/core/schemas";

export const RawHttpRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
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

/** The request of each operation, by its full name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "identity.oauth.token": RawHttpRequest,
  "identity.oauth.jwks": JwksRequest,
  "identity.oauth.tokenInfo": RawHttpRequest,
  "identity.oauth.userInfo": UserInfoRequest,
};

/** The answer of each operation, by its full name. */
export const answers: Readonly<Record<string, z.ZodType>> = {
  "identity.oauth.token": /* @__PURE__ */ answering(RawHttpResponse),
  "identity.oauth.jwks": /* @__PURE__ */ answering(RawHttpResponse),
  "identity.oauth.tokenInfo": /* @__PURE__ */ answering(TokenInfoResponse),
  "identity.oauth.userInfo": /* @__PURE__ */ answering(UserInfoResponse),
};
