// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Help members who cannot log in: send recovery and activation emails, and set new passwords.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation } from "@portico/core/runtime";
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

/** Options of {@link sendRecoveryEmail}. */
export interface SendRecoveryEmailOptions {
  /** Language of the email, such as 'en'. An ISO 639-1 code. */
  language?: string | null;
  /** Page that the user returns to after opening the link in the email. */
  redirect?: Redirect;
}

/**
 * Sends a member an email with a password reset link. Requires a published site.
 *
 * `POST /_api/iam/recovery/v1/send-email` (identity/recovery)
 *
 * @param email - Email address of the account.
 * @param options - Optional fields: `language` and `redirect`.
 * @example
 * ```ts
 * await client.use(recovery).sendRecoveryEmail("ada@example.com");
 * ```
 */
export const sendRecoveryEmail: (
  email: string,
  options?: SendRecoveryEmailOptions,
) => Promise<void> = /* @__PURE__ */ operation({
  name: "identity.recovery.sendRecoveryEmail",
  path: "/_api/iam/recovery/v1/send-email",
  args: ["email", ["language", "redirect"]],
});

/** Options of {@link sendActivationEmail}. */
export interface SendActivationEmailOptions {
  /** Language of the email, and the page that its link leads back to. */
  emailOptions?: EmailOptions;
}

/**
 * Sends an identity an email with an account activation link.
 *
 * `POST /_api/iam/recovery/v1/activation-email` (identity/recovery)
 *
 * @param identityId - Id of the identity.
 * @param options - Optional fields: `emailOptions`.
 * @remarks Requires the permission `IAM.SEND_ACTIVATION_EMAIL`.
 * @example
 * ```ts
 * await client.use(recovery).sendActivationEmail("<identity id>");
 * ```
 */
export const sendActivationEmail: (
  identityId: string,
  options?: SendActivationEmailOptions,
) => Promise<void> = /* @__PURE__ */ operation({
  name: "identity.recovery.sendActivationEmail",
  path: "/_api/iam/recovery/v1/activation-email",
  args: ["identityId", ["emailOptions"]],
});

/** Options of {@link recover}. */
export interface RecoverOptions {
  /** The new password. */
  password?: string | null;
}

/**
 * Redeems a recovery token, sets a new password if provided, and logs the member in.
 *
 * `POST /_api/iam/recovery/v1/recover` (identity/recovery)
 *
 * @param recoveryToken - Token from the link in the email.
 * @param options - Optional fields: `password`.
 * @example
 * ```ts
 * const response = await client.use(recovery).recover("<recovery token>");
 * ```
 */
export const recover: (
  recoveryToken: string,
  options?: RecoverOptions,
) => Promise<StateMachineResponse> = /* @__PURE__ */ operation({
  name: "identity.recovery.recover",
  path: "/_api/iam/recovery/v1/recover",
  args: ["recoveryToken", ["password"]],
  response: { additionalData: { "*": { dateValue: "d", numValue: "f" } }, identity: identityCodec },
});

/** Request of {@link sendRecoveryEmail}. */
export interface SendRecoveryEmailRequest {
  /** Email address of the account. */
  email: string;
  /** Language of the email, such as 'en'. An ISO 639-1 code. */
  language?: string | null;
  /** Page that the user returns to after opening the link in the email. */
  redirect?: Redirect;
}

/** Page that the user returns to after opening a link in an email. */
export interface Redirect {
  /** URL of the page. It must be one of the site's allowed URLs. At most 1,000 characters. */
  url?: string;
  /** Id of the OAuth client. */
  clientId?: string | null;
}

/**
 * Response of {@link sendRecoveryEmail}. It is always empty, even if the email address is
 * unknown.
 */
export type SendRecoveryEmailResponse = Record<string, never>;

/** Request of {@link sendActivationEmail}. */
export interface SendActivationEmailRequest {
  /** Id of the identity. */
  identityId: string;
  /** Language of the email, and the page that its link leads back to. */
  emailOptions?: EmailOptions;
}

/** Language of an email, and the page that its link leads back to. */
export interface EmailOptions {
  /** Language of the email, such as 'en'. An ISO 639-1 code. */
  language?: string | null;
  /** Page that the user returns to after opening the link in the email. */
  redirect?: Redirect;
}

/** Response of {@link sendActivationEmail}. */
export type SendActivationEmailResponse = Record<string, never>;

/** A new password, and the token from the email. */
export interface RecoverRequest {
  /** Token from the link in the email. */
  recoveryToken: string;
  /** The new password. */
  password?: string | null;
}
