// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Verify identities with one-time codes.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation, type Throws } from "@portico/core/runtime";
import { identityCodec } from "./codecs.js";
import type { StateMachineResponse } from "./common.js";

export type {
  AddressOfAuthentication as Address,
  AddressTag,
  AddressWrapper,
  AddressWrapperInput,
  AuthenticatorConnection,
  Connection,
  CustomFieldOfAuthentication as CustomField,
  CustomFieldOfAuthenticationInput as CustomFieldInput,
  CustomValue,
  Email,
  EmailTag,
  Factor,
  FactorType,
  Identity,
  IdentityProfile,
  IdentityProfileInput,
  IdpConnection,
  ListValue,
  MapValue,
  MetadataOfAuthentication as Metadata,
  Phone,
  PhoneInput,
  PhoneTag,
  PrivacyStatus,
  ReasonOfRecovery as Reason,
  SecondaryEmail,
  SecondaryEmailInput,
  StateMachineResponse,
  StateType,
  Status,
  StatusName,
  StatusV2,
  V1CustomValue,
  V1CustomValueInput,
  V1ListValue,
  V1ListValueInput,
  V1MapValue,
  V1MapValueInput,
} from "./common.js";

/** Options of {@link start}. */
export interface StartOptions {
  /** Id of the identity. By default, the current identity. */
  identityId?: string | null;
  /** Channel to send the code through. */
  target?: Target;
}

/**
 * Sends a one-time code to an identity and returns the id of the verification.
 *
 * `POST /_api/iam/verification/v1/start` (identity/verification)
 *
 * @param options - Optional fields: `identityId` and `target`.
 * @remarks Requires the permission `IAM.START`.
 * @example
 * ```ts
 * const response = await client.use(verification).start();
 * ```
 */
export const start: (options?: StartOptions) => Promise<StartResponse> = /* @__PURE__ */ operation({
  name: "identity.verification.start",
  path: "/_api/iam/verification/v1/start",
  args: [["identityId", "target"]],
});

/** Options of {@link verifyDuringAuthentication}. */
export interface VerifyDuringAuthenticationOptions {
  /** State token from the login step that required the code. */
  stateToken: string;
}

/**
 * Application error codes for {@link verifyDuringAuthentication}, and how to fix the errors.
 *
 * - `VERIFICATION_FAILED`: The verification code is wrong or has expired. Ask the user to check
 *   the code, or send a new code.
 */
export type VerifyDuringAuthenticationErrorCode = "VERIFICATION_FAILED";

/**
 * Completes a pending login or registration with a verification code.
 *
 * `POST /_api/iam/verification/v1/auth/verify` (identity/verification)
 *
 * @param code - Code from the email. Exactly 6 characters.
 * @param options - Required fields: `stateToken`.
 * @remarks For error codes, see {@link VerifyDuringAuthenticationErrorCode}.
 * @example
 * ```ts
 * const response = await client.use(verification).verifyDuringAuthentication("<code>", {
 *   stateToken: "<state token>",
 * });
 * ```
 */
export const verifyDuringAuthentication: ((
  code: string,
  options: VerifyDuringAuthenticationOptions,
) => Promise<StateMachineResponse>) &
  Throws<VerifyDuringAuthenticationErrorCode> = /* @__PURE__ */ operation({
  name: "identity.verification.verifyDuringAuthentication",
  path: "/_api/iam/verification/v1/auth/verify",
  args: ["code", ["stateToken"]],
  response: { additionalData: { "*": { dateValue: "d", numValue: "f" } }, identity: identityCodec },
});

/** Request of {@link start}. */
export interface StartRequest {
  /** Id of the identity. By default, the current identity. */
  identityId?: string | null;
  /** Channel to send the code through. */
  target?: Target;
}

/** Channels for sending codes. Currently, the only one is email. */
export type Target = "EMAIL";

/** Response of {@link start}. */
export interface StartResponse {
  /** Id of the verification. */
  verificationId: string;
}

/** Request of {@link verifyDuringAuthentication}. */
export interface VerifyDuringAuthenticationRequest {
  /** Code from the email. Exactly 6 characters. */
  code: string;
  /** State token from the login step that required the code. */
  stateToken: string;
}
