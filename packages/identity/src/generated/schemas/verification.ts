// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { guid, responseSchema } from "@portico/core/schemas";
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

export const StartRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ identityId: guid.nullish(), target: Target.optional() }),
);

export const Target: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["EMAIL"]));

export const StartResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ verificationId: z.string().optional() }),
);

export const VerifyDuringAuthenticationRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ code: z.string().min(6).max(6), stateToken: z.string() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "identity.verification.start": StartRequest,
  "identity.verification.verifyDuringAuthentication": VerifyDuringAuthenticationRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "identity.verification.start": /* @__PURE__ */ responseSchema(StartResponse),
  "identity.verification.verifyDuringAuthentication":
    /* @__PURE__ */ responseSchema(StateMachineResponse),
};
