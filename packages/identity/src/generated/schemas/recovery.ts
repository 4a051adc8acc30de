// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { email, guid, language, responseSchema } from "@portico/core/schemas";
import * as z from "zod/v4";
import { StateMachineResponse } from "./common.js";

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
  ReasonOfRecovery as Reason,
  SecondaryEmail,
  StateMachineResponse,
  StateType,
  Status,
  StatusName,
  StatusV2,
  V1CustomValue,
  V1ListValue,
  V1MapValue,
} from "./common.js";

export const SendRecoveryEmailRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ email: email, language: language.nullish(), redirect: Redirect.optional() }),
);

export const Redirect: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ url: z.string().max(1000).optional(), clientId: guid.nullish() }),
);

export const SendRecoveryEmailResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const SendActivationEmailRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ identityId: guid, emailOptions: EmailOptions.optional() }),
);

export const EmailOptions: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ language: language.nullish(), redirect: Redirect.optional() }),
);

export const SendActivationEmailResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const RecoverRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ recoveryToken: z.string(), password: z.string().nullish() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "identity.recovery.sendRecoveryEmail": SendRecoveryEmailRequest,
  "identity.recovery.sendActivationEmail": SendActivationEmailRequest,
  "identity.recovery.recover": RecoverRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "identity.recovery.sendRecoveryEmail": /* @__PURE__ */ responseSchema(SendRecoveryEmailResponse),
  "identity.recovery.sendActivationEmail": /* @__PURE__ */ responseSchema(
    SendActivationEmailResponse,
  ),
  "identity.recovery.recover": /* @__PURE__ */ responseSchema(StateMachineResponse),
};
