// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Help members who cannot log in: emails with recovery and activation links, and new passwords.
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
  /** Where the link in the email leads in the end. */
  redirect?: Redirect;
}

/**
 * Email a member the link for choosing a new password; the site has to be published.
 *
 * `POST /_api/iam/recovery/v1/send-email` (identity/recovery)
 *
 * @param email - Email address of the account. An email address.
 * @param options - Can contain `language` and `redirect`.
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
  /** Language and link of the email. */
  emailOptions?: EmailOptions;
}

/**
 * Email an identity the link that activates its account.
 *
 * `POST /_api/iam/recovery/v1/activation-email` (identity/recovery)
 *
 * @param identityId - Id of the identity.
 * @param options - Can contain `emailOptions`.
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
 * Redeem a recovery token, set the new password if given, and log the member in.
 *
 * `POST /_api/iam/recovery/v1/recover` (identity/recovery)
 *
 * @param recoveryToken - Token from the link.
 * @param options - Can contain `password`.
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

/** Request for an email to reset a password. */
export interface SendRecoveryEmailRequest {
  /** Email address of the account. */
  email: string;
  /** Language of the email, such as 'en'. An ISO 639-1 code. */
  language?: string | null;
  /** Where the link in the email leads in the end. */
  redirect?: Redirect;
}

/** Where a link in an email leads in the end. */
export interface Redirect {
  /** Address of the page, from the site's list of allowed ones. At most 1000 characters. */
  url?: string;
  /** Id of the OAuth client. */
  clientId?: string | null;
}

/** Carries no fields, be the address known or not. */
export type SendRecoveryEmailResponse = Record<string, never>;

/** Request for an email to activate an account. */
export interface SendActivationEmailRequest {
  /** Id of the identity. */
  identityId: string;
  /** Language and link of the email. */
  emailOptions?: EmailOptions;
}

/** Language and link of an email. */
export interface EmailOptions {
  /** Language of the email, such as 'en'. An ISO 639-1 code. */
  language?: string | null;
  /** Where the link in the email leads in the end. */
  redirect?: Redirect;
}

/** Carries no fields. */
export type SendActivationEmailResponse = Record<string, never>;

/** A new password, proved by the link in the email. */
export interface RecoverRequest {
  /** Token from the link. */
  recoveryToken: string;
  /** The new password. */
  password?: string | null;
}
