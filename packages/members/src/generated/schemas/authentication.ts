// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  atMostOne,
  dateTime,
  email,
  guid,
  Image,
  language,
  needing,
  notANumber,
  responseSchema,
  webUrl,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import { BlockMemberResponse } from "./common.js";

export { Image } from "@portico/core/schemas";
export { BlockMemberResponse } from "./common.js";

export const RegisterRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    email: z.string().optional(),
    password: z.string().optional(),
    contactInfo: MemberContactInfo.optional(),
    dialogData: DialogData.optional(),
    profilePrivacyStatus: SiteMemberPrivacyStatus.optional(),
    isOfflineRegistration: z.boolean().optional(),
    recaptchaToken: z.string().nullish(),
    invisibleRecaptchaToken: z.string().nullish(),
    emailVerification: EmailVerification.optional(),
    isMobile: z.boolean().nullish(),
  }),
);

export const MemberContactInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    firstName: z.string().nullish(),
    lastName: z.string().nullish(),
    picture: webUrl.nullish(),
    emails: z.array(z.string()).optional(),
    phones: z.array(z.string()).optional(),
    labels: z.array(z.string()).optional(),
    locale: language.nullish(),
    customFields: z.array(CustomField).optional(),
  }),
);

export const CustomField: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      strValue: z.string().nullish(),
      numValue: z.union([z.number(), notANumber]).optional(),
      dateValue: dateTime.nullish(),
      name: z.string().optional(),
    }),
    ["strValue", "numValue", "dateValue"],
  ),
);

export const DialogData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    visitorId: z.string().nullish(),
    appId: z.string().nullish(),
    initiator: z.string().nullish(),
  }),
);

export const SiteMemberPrivacyStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNDEFINED", "PUBLIC", "PRIVATE", "COMMUNITY"]),
);

export const EmailVerification: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    verificationId: z.string().optional(),
    otp: z.string().min(6).max(6).optional(),
  }),
);

export const RegisterResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    member: Member.optional(),
    session: Session.optional(),
    approvalToken: z.string().nullish(),
  }),
);

export const Member: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.optional(),
    emailVerified: z.boolean().optional(),
    role: Role.optional(),
    loginEmail: email.nullish(),
    memberName: z.string().nullish(),
    firstName: z.string().nullish(),
    lastName: z.string().nullish(),
    imageUrl: webUrl.nullish(),
    nickname: z.string().nullish(),
    profilePrivacyStatus: SiteMemberPrivacyStatus.optional(),
    slug: z.string().nullish(),
    language: z.string().nullish(),
    status: SiteMemberStatus.optional(),
    creationDate: dateTime.nullish(),
    lastUpdateDate: dateTime.nullish(),
    lastLoginDate: dateTime.nullish(),
    emails: z.array(z.string()).optional(),
    phones: z.array(z.string()).optional(),
    addresses: z.array(Address).optional(),
    labels: z.array(z.string()).optional(),
    customFields: z.array(CustomField).optional(),
    picture: Image.optional(),
    userId: z.string().nullish(),
    groups: z.array(Group).optional(),
    contactId: z.string().nullish(),
    requireProfileCompletion: z.boolean().optional(),
  }),
);

export const Role: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNDEFINED_ROLE", "MEMBER", "OWNER", "CONTRIBUTOR"]),
);

export const SiteMemberStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNDEFINED_STATUS", "APPLICANT", "ACTIVE", "INACTIVE", "BLOCKED", "OFFLINE_ONLY"]),
);

export const Address: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    street: z.string().nullish(),
    city: z.string().nullish(),
    region: z.string().nullish(),
    country: z.string().nullish(),
    postalCode: z.string().nullish(),
  }),
);

export const Group: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid.optional(), name: z.string().optional(), type: z.string().optional() }),
);

export const Session: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ token: z.string().nullish() }),
);

export const LoginRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    email: z.string().optional(),
    password: z.string().optional(),
    recaptchaToken: z.string().optional(),
    invisibleRecaptchaToken: z.string().optional(),
    emailVerification: EmailVerification.optional(),
    isMobile: z.boolean().nullish(),
  }),
);

export const LoginResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ session: Session.optional(), member: Member.optional() }),
);

export const SendSetPasswordEmailRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    email: z.string(),
    requestedByMember: z.boolean().optional(),
    hideIgnoreMessage: z.boolean().optional(),
  }),
);

export const SendSetPasswordEmailResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ accepted: z.boolean().optional() }),
);

export const ChangeLoginEmailRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string(),
    newEmail: email.optional(),
    revokeCurrentSessions: z.boolean().nullish(),
  }),
);

export const ChangeLoginEmailResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ member: Member.optional() }),
);

export const ApproveMemberRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      id: z.string().optional(),
      email: z.string().optional(),
      token: z.string().optional(),
    }),
    ["id", "email", "token"],
  ),
);

export const ApproveMemberResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ session: Session.optional() }),
);

export const BlockMemberRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      id: z.string().optional(),
      email: z.string().optional(),
      source: Source.optional(),
    }),
    ["id", "email"],
  ),
);

export const Source: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["UNKNOWN", "HANDLING_SPAM"]));

export const AuthenticationCodeError: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["BAD_CODE", "NOT_FOUND", "SEND_CODE_ERROR"]),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "members.authentication.register": /* @__PURE__ */ needing(RegisterRequest, "email", "password"),
  "members.authentication.login": /* @__PURE__ */ needing(LoginRequest, "email", "password"),
  "members.authentication.sendSetPasswordEmail": SendSetPasswordEmailRequest,
  "members.authentication.changeLoginEmail": /* @__PURE__ */ needing(
    ChangeLoginEmailRequest,
    "newEmail",
  ),
  "members.authentication.approve": ApproveMemberRequest,
  "members.authentication.block": BlockMemberRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "members.authentication.register": /* @__PURE__ */ responseSchema(RegisterResponse),
  "members.authentication.login": /* @__PURE__ */ responseSchema(LoginResponse),
  "members.authentication.sendSetPasswordEmail": /* @__PURE__ */ responseSchema(
    SendSetPasswordEmailResponse,
  ),
  "members.authentication.changeLoginEmail":
    /* @__PURE__ */ responseSchema(ChangeLoginEmailResponse),
  "members.authentication.approve": /* @__PURE__ */ responseSchema(ApproveMemberResponse),
  "members.authentication.block": /* @__PURE__ */ responseSchema(BlockMemberResponse),
};
