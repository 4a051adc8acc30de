// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  atMostOne,
  country,
  dateTime,
  email,
  guid,
  language,
  localDate,
  notANumber,
  phone,
} from "@portico/core/schemas";
import * as z from "zod/v4";

export const AddressOfAuthentication: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    country: country.nullish(),
    subdivision: z.string().nullish(),
    city: z.string().nullish(),
    postalCode: z.string().nullish(),
    addressLine: z.string().nullish(),
    addressLine2: z.string().nullish(),
    streetName: z.string().max(1000).nullish(),
    streetNumber: z.string().max(1000).nullish(),
  }),
);

export const AddressTag: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNTAGGED", "HOME", "WORK", "BILLING", "SHIPPING"]),
);

export const AddressWrapper: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ address: AddressOfAuthentication.optional(), tag: AddressTag.optional() }),
);

export const AuthenticatorConnection: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    authenticatorConnectionId: guid.optional(),
    reEnrollmentRequired: z.boolean().optional(),
  }),
);

export const Connection: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      idpConnection: IdpConnection.optional(),
      authenticatorConnection: AuthenticatorConnection.optional(),
    }),
    ["idpConnection", "authenticatorConnection"],
  ),
);

export const CustomFieldOfAuthentication: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ name: z.string().optional(), value: V1CustomValue.optional() }),
);

export const CustomValue: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      strValue: z.string().optional(),
      numValue: z.union([z.number(), notANumber]).optional(),
      dateValue: dateTime.nullish(),
      listValue: ListValue.optional(),
      mapValue: MapValue.optional(),
    }),
    ["strValue", "numValue", "dateValue", "listValue", "mapValue"],
  ),
);

export const Email: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ address: email.optional(), isVerified: z.boolean().optional() }),
);

export const EmailTag: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNTAGGED", "MAIN", "HOME", "WORK"]),
);

export const Factor: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    factorId: guid.optional(),
    type: FactorType.optional(),
    status: Status.optional(),
  }),
);

export const FactorType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["PASSWORD", "SMS", "CALL", "EMAIL", "TOTP", "PUSH", "WEBAUTHN", "RECOVERY_CODE"]),
);

export const Identity: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    revision: z.string().nullish(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    connections: z.array(Connection).optional(),
    identityProfile: IdentityProfile.optional(),
    metadata: MetadataOfAuthentication.optional(),
    email: Email.optional(),
    status: StatusV2.optional(),
    factors: z.array(Factor).max(10).optional(),
  }),
);

export const IdentityProfile: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    firstName: z.string().nullish(),
    lastName: z.string().nullish(),
    nickname: z.string().nullish(),
    picture: z.string().nullish(),
    emails: z.array(z.string()).optional(),
    phones: z.array(z.string()).optional(),
    labels: z.array(z.string()).max(2000).optional(),
    language: language.nullish(),
    privacyStatus: PrivacyStatus.optional(),
    customFields: z.array(CustomFieldOfAuthentication).optional(),
    secondaryEmails: z.array(SecondaryEmail).optional(),
    phonesV2: z.array(Phone).optional(),
    addresses: z.array(AddressWrapper).optional(),
    company: z.string().max(1000).nullish(),
    position: z.string().max(1000).nullish(),
    birthdate: localDate.nullish(),
    slug: z.string().max(255).nullish(),
    subscription: z.boolean().nullish(),
    vatId: z.string().max(1000).nullish(),
  }),
);

export const IdpConnection: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ idpConnectionId: guid.optional(), idpUserId: z.string().optional() }),
);

export const ListValue: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ value: z.array(CustomValue).optional() }),
);

export const MapValue: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ value: z.record(z.string(), CustomValue).optional() }),
);

export const MetadataOfAuthentication: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const Phone: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    countryCode: country.nullish(),
    phone: phone.optional(),
    tag: PhoneTag.optional(),
  }),
);

export const PhoneTag: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNTAGGED", "MAIN", "HOME", "MOBILE", "WORK", "FAX"]),
);

export const PrivacyStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNDEFINED", "PUBLIC", "PRIVATE"]),
);

export const ReasonOfRecovery: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "UNKNOWN_REASON",
    "PENDING_ADMIN_APPROVAL_REQUIRED",
    "PENDING_EMAIL_VERIFICATION_REQUIRED",
    "PENDING_REQUIRED_FIELDS_MISSING",
  ]),
);

export const SecondaryEmail: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ email: email.optional(), tag: EmailTag.optional() }),
);

export const StateMachineResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    state: StateType.optional(),
    sessionToken: z.string().nullish(),
    stateToken: z.string().nullish(),
    identity: Identity.optional(),
    additionalData: z.record(z.string(), CustomValue).optional(),
  }),
);

export const StateType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "UNKNOWN_STATE",
    "SUCCESS",
    "REQUIRE_OWNER_APPROVAL",
    "REQUIRE_EMAIL_VERIFICATION",
    "STATUS_CHECK",
    "REQUIRE_MISSING_FIELDS",
  ]),
);

export const Status: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["INACTIVE", "ACTIVE", "REQUIRE_REENROLL"]),
);

export const StatusName: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNKNOWN_STATUS", "PENDING", "ACTIVE", "DELETED", "BLOCKED", "OFFLINE"]),
);

export const StatusV2: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ name: StatusName.optional(), reasons: z.array(ReasonOfRecovery).optional() }),
);

export const V1CustomValue: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      strValue: z.string().optional(),
      numValue: z.union([z.number(), notANumber]).optional(),
      dateValue: dateTime.nullish(),
      listValue: V1ListValue.optional(),
      mapValue: V1MapValue.optional(),
      boolValue: z.boolean().optional(),
    }),
    ["strValue", "numValue", "dateValue", "listValue", "mapValue", "boolValue"],
  ),
);

export const V1ListValue: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ value: z.array(V1CustomValue).optional() }),
);

export const V1MapValue: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ value: z.record(z.string(), V1CustomValue).optional() }),
);
