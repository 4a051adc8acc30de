// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  atMostOne,
  email,
  guid,
  RedirectResponse,
  responseSchema,
  webUrl,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import { CustomValue, FactorType, Identity, IdentityProfile, StateType } from "./common.js";

export { HeadersEntry, RedirectResponse } from "@portico/core/schemas";
export {
  AddressOfAuthentication as Address,
  AddressTag,
  AddressWrapper,
  AuthenticatorConnection,
  Connection,
  CustomFieldOfAuthentication as CustomField,
  CustomValue,
  Email,
  EmailTag,
  Factor,
  FactorType,
  Identity,
  IdentityProfile,
  IdpConnection,
  ListValue,
  MapValue,
  MetadataOfAuthentication as Metadata,
  Phone,
  PhoneTag,
  PrivacyStatus,
  ReasonOfRecovery as V1Reason,
  SecondaryEmail,
  StateType,
  Status,
  StatusName,
  StatusV2,
  V1CustomValue,
  V1ListValue,
  V1MapValue,
} from "./common.js";

export const RegisterV2Request: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    loginId: LoginId,
    password: z.string().optional(),
    profile: IdentityProfile.optional(),
    captchaTokens: z.array(CaptchaToken).optional(),
    clientMetaData: z.record(z.string(), z.unknown()).nullish(),
  }),
);

export const LoginId: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ email: email.optional() }),
);

export const CaptchaToken: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      Recaptcha: z.string().max(5000).optional(),
      InvisibleRecaptcha: z.string().max(5000).optional(),
      NoCaptcha: z.string().max(5000).optional(),
      recaptchaForClientSiteKey: RecaptchaForClientSiteKey.optional(),
    }),
    ["Recaptcha", "InvisibleRecaptcha", "NoCaptcha", "recaptchaForClientSiteKey"],
  ),
);

export const RecaptchaForClientSiteKey: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ token: z.string().max(5000).optional(), siteKeyId: guid.optional() }),
);

export const StateMachineResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    state: StateType.optional(),
    sessionToken: z.string().nullish(),
    stateToken: z.string().nullish(),
    identity: Identity.optional(),
    additionalData: z.record(z.string(), CustomValue).optional(),
    mfaChallengeData: MfaChallengeData.optional(),
  }),
);

export const ValidateEmailRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ email: z.string().max(254) }),
);

export const ValidateEmailResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    valid: z.boolean().optional(),
    failure: EmailValidationFailure.optional(),
    formatInvalid: z.boolean().optional(),
  }),
);

export const EmailValidationFailure: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ reason: Reason.optional() }),
);

export const Reason: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "UNKNOWN_REASON",
    "EMAIL_ADDRESS_BOUNCED",
    "EMAIL_DOMAIN_MISSING_DNS_RECORDS",
    "EMAIL_DOMAIN_FORMAT_INVALID",
    "EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED",
  ]),
);

export const LoginV2Request: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    loginId: LoginId,
    password: z.string().nullish(),
    captchaTokens: z.array(CaptchaToken).optional(),
    clientMetaData: z.record(z.string(), z.unknown()).nullish(),
    stateToken: z.string().max(1000).nullish(),
  }),
);

export const ChangePasswordRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ newPassword: z.string() }),
);

export const ChangePasswordResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const SignOnRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    loginId: LoginId,
    profile: IdentityProfile.optional(),
    verifyEmail: z.boolean().optional(),
    mergeExistingContact: z.boolean().optional(),
  }),
);

export const SignOnResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ sessionToken: z.string().optional(), identity: Identity.optional() }),
);

export const LogoutRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ postLogoutRedirectUri: webUrl.nullish(), clientId: guid.nullish() }),
);

export const FactorStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "ENABLED",
    "REQUIRE_ACTIVATION",
    "REQUIRE_REENROLL",
    "ENABLED_BY_RULE",
    "DISABLED_BY_RULE",
  ]),
);

export const MfaReason: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["USER_SETTINGS", "HIGH_RISK_LOGIN"]),
);

export const AvailableFactor: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ factorType: FactorType.optional(), factorStatus: FactorStatus.optional() }),
);

export const MfaChallengeData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    factorType: FactorType.optional(),
    verificationChallengeData: VerificationChallengeData.optional(),
    availableFactors: z.array(AvailableFactor).optional(),
    reason: MfaReason.optional(),
  }),
);

export const VerificationChallengeData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      pushData: PushChallengeData.optional(),
      webauthnData: WebauthnChallengeData.optional(),
      hint: z.string().nullish(),
    }),
    ["pushData", "webauthnData"],
  ),
);

export const PushChallengeData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ transactionId: z.string().nullish() }),
);

export const WebauthnChallengeData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    challengeId: z.string().nullish(),
    publicKeyCredentialRequestOptionsJson: z.string().nullish(),
    challenge: z.string().nullish(),
    allowCredentials: z.array(WebauthnCredentialDescriptor).optional(),
    extensions: z.record(z.string(), z.unknown()).nullish(),
  }),
);

export const WebauthnCredentialDescriptor: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().optional(),
    type: z.string().optional(),
    transports: z.array(z.string()).optional(),
  }),
);

export const SmsVerifyData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    code: z.string().min(1).max(100).nullish(),
    deliveryMethod: z.enum(["SMS", "WHATSAPP"]).optional(),
    templateId: z.string().min(1).max(100).nullish(),
  }),
);

export const CallVerifyData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ code: z.string().min(1).max(100).nullish() }),
);

export const EmailVerifyData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ code: z.string().min(1).max(100).nullish() }),
);

export const TotpVerifyData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ code: z.string().min(1).max(100).nullish() }),
);

export const PushVerifyData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ transactionId: z.string().max(36).nullish() }),
);

export const WebauthnVerifyData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ challengeId: z.string().nullish(), credential: z.string().nullish() }),
);

export const RecoveryCodeVerifyData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ code: z.string().min(1).max(100).nullish() }),
);

export const PasswordVerifyData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ password: z.string().min(1).max(100).optional() }),
);

export const VerifyFactorRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      factorType: FactorType,
      stateToken: z.string(),
      rememberThisDevice: z.boolean().nullish(),
      smsData: SmsVerifyData.optional(),
      callData: CallVerifyData.optional(),
      emailData: EmailVerifyData.optional(),
      totpData: TotpVerifyData.optional(),
      pushData: PushVerifyData.optional(),
      webauthnData: WebauthnVerifyData.optional(),
      recoveryCodeData: RecoveryCodeVerifyData.optional(),
      passwordData: PasswordVerifyData.optional(),
    }),
    [
      "smsData",
      "callData",
      "emailData",
      "totpData",
      "pushData",
      "webauthnData",
      "recoveryCodeData",
      "passwordData",
    ],
  ),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "identity.authentication.registerV2": RegisterV2Request,
  "identity.authentication.validateEmail": ValidateEmailRequest,
  "identity.authentication.loginV2": LoginV2Request,
  "identity.authentication.changePassword": ChangePasswordRequest,
  "identity.authentication.signOn": SignOnRequest,
  "identity.authentication.logout": LogoutRequest,
  "identity.authentication.verifyFactor": VerifyFactorRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "identity.authentication.registerV2": /* @__PURE__ */ responseSchema(StateMachineResponse),
  "identity.authentication.validateEmail": /* @__PURE__ */ responseSchema(ValidateEmailResponse),
  "identity.authentication.loginV2": /* @__PURE__ */ responseSchema(StateMachineResponse),
  "identity.authentication.changePassword": /* @__PURE__ */ responseSchema(ChangePasswordResponse),
  "identity.authentication.signOn": /* @__PURE__ */ responseSchema(SignOnResponse),
  "identity.authentication.logout": /* @__PURE__ */ responseSchema(RedirectResponse),
  "identity.authentication.verifyFactor": /* @__PURE__ */ responseSchema(StateMachineResponse),
};
