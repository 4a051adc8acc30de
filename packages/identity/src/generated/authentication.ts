// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Register visitors as members, log them in and out, and change passwords.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation, redirectBody, type Throws } from "@portico/core/runtime";
import type { RedirectResponse } from "@portico/core/types";
import { identityCodec, identityProfileCodec } from "./codecs.js";
import type {
  CustomValue,
  FactorType,
  Identity,
  IdentityProfileInput,
  StateType,
} from "./common.js";

export type { HeadersEntry, HeadersEntryInput, RedirectResponse } from "@portico/core/types";
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
  ReasonOfRecovery as V1Reason,
  SecondaryEmail,
  SecondaryEmailInput,
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

/** Options of {@link registerV2}. */
export interface RegisterV2Options {
  /** Password of the account. */
  password?: string;
  /** Profile of the person. */
  profile?: IdentityProfileInput;
  /** CAPTCHA tokens, if the site requires them. */
  captchaTokens?: CaptchaToken[];
  /** Data about the client, for fraud detection. */
  clientMetaData?: Record<string, unknown> | null;
}

/**
 * Application error codes for {@link registerV2}, and how to fix the errors.
 *
 * - `UNIMPLEMENTED_FEATURE`: The platform does not support this feature yet. Omit this feature
 *   from the request.
 * - `THROTTLED_FEATURE`: There were too many attempts. Ask the user to wait a while and try
 *   again.
 * - `INVALID_CAPTCHA_TOKEN`: The CAPTCHA token is invalid or was already used. Show a new
 *   CAPTCHA to the user.
 * - `CAPTCHA_TOKEN_REQUIRED`: The site requires a CAPTCHA. Show the CAPTCHA to the user, and
 *   repeat the call with the token that it returns.
 * - `IP_ADDRESS_FILTERED`: The platform does not accept registrations from this IP address. Ask
 *   the user to try again from another network.
 * - `RECAPTCHA_FAILED`: The CAPTCHA was not solved. Show the CAPTCHA to the user again.
 * - `RECAPTCHA_REQUIRED`: The site requires a CAPTCHA. Show the CAPTCHA to the user, and repeat
 *   the call with the token that it returns.
 * - `MISSING_CAPTCHA_TOKEN`: The site requires a CAPTCHA. Show the CAPTCHA to the user, and
 *   repeat the call with the token that it returns.
 * - `USER_EMAIL_OFAC_ADDRESS`: The platform is not allowed to create an account for this email
 *   address. The user cannot register with this address.
 * - `UNSUPPORTED_FIELD`: Registration does not support a field in the profile. Omit this field,
 *   and update the member after registration.
 * - `ATTRIBUTE_NOT_FOUND`: The profile contains a custom field that the site does not have.
 *   Create the custom field on the site, or omit it from the profile.
 * - `CLIENT_METADATA_NOT_FOUND`: The site's registration settings were not found. Check the
 *   client id, and make sure that the site has a members area.
 * - `INVALID_LD_SESSION`: The registration session has ended. Start the registration again.
 * - `DUPLICATE_EMAIL`: An account with this email address already exists. Let the user log in
 *   or reset the password instead.
 * - `COULD_NOT_CREATE_SET_ACCOUNT_USER`: The account could not be created. Try again later. If
 *   the error persists, contact Wix support and include the request id.
 * - `INVALID_USER_TYPE`: An account of this type cannot register here. Register the user as a
 *   site member instead.
 * - `REGISTRATION_TO_EDITORX_NOT_ALLOWED`: Accounts of this type can no longer be created.
 *   Register the user as a site member instead.
 */
export type RegisterV2ErrorCode =
  | "UNIMPLEMENTED_FEATURE"
  | "THROTTLED_FEATURE"
  | "INVALID_CAPTCHA_TOKEN"
  | "CAPTCHA_TOKEN_REQUIRED"
  | "IP_ADDRESS_FILTERED"
  | "RECAPTCHA_FAILED"
  | "RECAPTCHA_REQUIRED"
  | "MISSING_CAPTCHA_TOKEN"
  | "USER_EMAIL_OFAC_ADDRESS"
  | "UNSUPPORTED_FIELD"
  | "ATTRIBUTE_NOT_FOUND"
  | "CLIENT_METADATA_NOT_FOUND"
  | "INVALID_LD_SESSION"
  | "DUPLICATE_EMAIL"
  | "COULD_NOT_CREATE_SET_ACCOUNT_USER"
  | "INVALID_USER_TYPE"
  | "REGISTRATION_TO_EDITORX_NOT_ALLOWED";

/**
 * Registers a new member with a login id and password. The `state` in the response shows
 * whether another step is required, such as verifying the email address of an existing contact.
 *
 * `POST /_api/iam/authentication/v2/register` (identity/authentication)
 *
 * @param loginId - Email address to log in with.
 * @param options - Optional fields: `password`, `profile`, `captchaTokens` and
 *   `clientMetaData`.
 * @remarks For error codes, see {@link RegisterV2ErrorCode}.
 * @example
 * ```ts
 * const response = await client.use(authentication).registerV2({ email: "ada@example.com" });
 * ```
 */
export const registerV2: ((
  loginId: LoginId,
  options?: RegisterV2Options,
) => Promise<StateMachineResponse>) &
  Throws<RegisterV2ErrorCode> = /* @__PURE__ */ operation({
  name: "identity.authentication.registerV2",
  path: "/_api/iam/authentication/v2/register",
  args: ["loginId", ["password", "profile", "captchaTokens", "clientMetaData"]],
  request: { profile: identityProfileCodec },
  response: { additionalData: { "*": { dateValue: "d", numValue: "f" } }, identity: identityCodec },
});

/**
 * Checks whether an email address can be used to register.
 *
 * `POST /_api/iam/authentication/v2/validate-email` (identity/authentication)
 *
 * @param email - Email address to validate. At most 254 characters.
 * @example
 * ```ts
 * const response = await client.use(authentication).validateEmail("ada@example.com");
 * ```
 */
export const validateEmail: (email: string) => Promise<ValidateEmailResponse> =
  /* @__PURE__ */ operation({
    name: "identity.authentication.validateEmail",
    path: "/_api/iam/authentication/v2/validate-email",
    args: ["email"],
  });

/** Options of {@link loginV2}. */
export interface LoginV2Options {
  /** Password of the account. */
  password?: string | null;
  /** CAPTCHA tokens, if the site requires them. */
  captchaTokens?: CaptchaToken[];
  /** Data about the client, for fraud detection. */
  clientMetaData?: Record<string, unknown> | null;
  /** State token from the previous step, to continue from there. At most 1,000 characters. */
  stateToken?: string | null;
}

/**
 * Application error codes for {@link loginV2}, and how to fix the errors.
 *
 * - `THROTTLED_FEATURE`: There were too many attempts. Ask the user to wait a while and try
 *   again.
 * - `INVALID_CAPTCHA_TOKEN`: The CAPTCHA token is invalid or was already used. Show a new
 *   CAPTCHA to the user.
 * - `CAPTCHA_TOKEN_REQUIRED`: The site requires a CAPTCHA. Show the CAPTCHA to the user, and
 *   repeat the call with the token that it returns.
 * - `REENROLLMENT_REQUIRED_BY_ADMIN`: The site's administrator requires members to set up the
 *   second factor again. Guide the member through setting up the second factor.
 * - `TRUSTED_CLIENTS_ONLY`: The caller cannot use this type of login. Use the Wix login page,
 *   or call the operation as a trusted app.
 * - `WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED`: This account cannot log in with a password. Ask
 *   the user to log in with single sign-on.
 */
export type LoginV2ErrorCode =
  | "THROTTLED_FEATURE"
  | "INVALID_CAPTCHA_TOKEN"
  | "CAPTCHA_TOKEN_REQUIRED"
  | "REENROLLMENT_REQUIRED_BY_ADMIN"
  | "TRUSTED_CLIENTS_ONLY"
  | "WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED";

/**
 * Logs a member in with a login id and password. The `state` in the response shows whether
 * another step is required.
 *
 * `POST /_api/iam/authentication/v2/login` (identity/authentication)
 *
 * @param loginId - Email address of the account.
 * @param options - Optional fields: `password`, `captchaTokens`, `clientMetaData` and
 *   `stateToken`.
 * @remarks For error codes, see {@link LoginV2ErrorCode}.
 * @example
 * ```ts
 * const response = await client.use(authentication).loginV2({ email: "ada@example.com" });
 * ```
 */
export const loginV2: ((
  loginId: LoginId,
  options?: LoginV2Options,
) => Promise<StateMachineResponse>) &
  Throws<LoginV2ErrorCode> = /* @__PURE__ */ operation({
  name: "identity.authentication.loginV2",
  path: "/_api/iam/authentication/v2/login",
  args: ["loginId", ["password", "captchaTokens", "clientMetaData", "stateToken"]],
  response: { additionalData: { "*": { dateValue: "d", numValue: "f" } }, identity: identityCodec },
});

/**
 * Sets a new password for the logged-in member.
 *
 * `POST /_api/iam/authentication/v2/change-password` (identity/authentication)
 *
 * @param newPassword - The new password.
 * @remarks Requires the permission `IAM.CHANGE_PASSWORD`.
 * @example
 * ```ts
 * await client.use(authentication).changePassword(password);
 * ```
 */
export const changePassword: (newPassword: string) => Promise<void> = /* @__PURE__ */ operation({
  name: "identity.authentication.changePassword",
  path: "/_api/iam/authentication/v2/change-password",
  args: ["newPassword"],
});

/** Options of {@link signOn}. */
export interface SignOnOptions {
  /** Profile of the person, for a new account. */
  profile?: IdentityProfileInput;
  /** Whether to mark the email address as verified. */
  verifyEmail?: boolean;
  /** Whether to merge the account with an existing contact that has the same email address. */
  mergeExistingContact?: boolean;
}

/**
 * Creates a session for a login id without a password, and registers the login id if it is new.
 * Only servers can call this operation.
 *
 * `POST /_api/iam/authentication/v2/sign-on` (identity/authentication)
 *
 * @param loginId - Email address of the person.
 * @param options - Optional fields: `profile`, `verifyEmail` and `mergeExistingContact`.
 * @remarks Requires the permission `IAM.AUTHENTICAITON_SIGN_ON`.
 * @example
 * ```ts
 * const response = await client.use(authentication).signOn({ email: "ada@example.com" });
 * ```
 */
export const signOn: (loginId: LoginId, options?: SignOnOptions) => Promise<SignOnResponse> =
  /* @__PURE__ */ operation({
    name: "identity.authentication.signOn",
    path: "/_api/iam/authentication/v2/sign-on",
    args: ["loginId", ["profile", "verifyEmail", "mergeExistingContact"]],
    request: { profile: identityProfileCodec },
    response: { identity: identityCodec },
  });

/** Options of {@link logout}. */
export interface LogoutOptions {
  /** URL to redirect to after logout. */
  postLogoutRedirectUri?: string | null;
  /** Id of the OAuth client. */
  clientId?: string | null;
}

/**
 * Ends the member's session and returns the URL to redirect to.
 *
 * `GET /_api/iam/authentication/v1/logout` (identity/authentication)
 *
 * @param options - Optional fields: `postLogoutRedirectUri` and `clientId`.
 * @example
 * ```ts
 * const response = await client.use(authentication).logout();
 * ```
 */
export const logout: (options?: LogoutOptions) => Promise<RedirectResponse> =
  /* @__PURE__ */ operation({
    name: "identity.authentication.logout",
    method: "GET",
    path: "/_api/iam/authentication/v1/logout",
    args: [["postLogoutRedirectUri", "clientId"]],
    response: { body: "b" },
    read: false,
    redirect: redirectBody,
  });

/** Options of {@link verifyFactor}. */
export type VerifyFactorOptions = {
  /** State token from the last response. */
  stateToken: string;
  /** Whether to skip the additional factor on this device for the next login. */
  rememberThisDevice?: boolean | null;
} & (
  | {
      /** Set if the factor is a text message. */
      smsData?: SmsVerifyData;
      callData?: undefined;
      emailData?: undefined;
      totpData?: undefined;
      pushData?: undefined;
      webauthnData?: undefined;
      recoveryCodeData?: undefined;
      passwordData?: undefined;
    }
  | {
      smsData?: undefined;
      /** Set if the factor is a phone call. */
      callData?: CallVerifyData;
      emailData?: undefined;
      totpData?: undefined;
      pushData?: undefined;
      webauthnData?: undefined;
      recoveryCodeData?: undefined;
      passwordData?: undefined;
    }
  | {
      smsData?: undefined;
      callData?: undefined;
      /** Set if the factor is an email. */
      emailData?: EmailVerifyData;
      totpData?: undefined;
      pushData?: undefined;
      webauthnData?: undefined;
      recoveryCodeData?: undefined;
      passwordData?: undefined;
    }
  | {
      smsData?: undefined;
      callData?: undefined;
      emailData?: undefined;
      /** Set if the factor is an authenticator app. */
      totpData?: TotpVerifyData;
      pushData?: undefined;
      webauthnData?: undefined;
      recoveryCodeData?: undefined;
      passwordData?: undefined;
    }
  | {
      smsData?: undefined;
      callData?: undefined;
      emailData?: undefined;
      totpData?: undefined;
      /** Set if the factor is a push notification. */
      pushData?: PushVerifyData;
      webauthnData?: undefined;
      recoveryCodeData?: undefined;
      passwordData?: undefined;
    }
  | {
      smsData?: undefined;
      callData?: undefined;
      emailData?: undefined;
      totpData?: undefined;
      pushData?: undefined;
      /** Set if the factor is a passkey. */
      webauthnData?: WebauthnVerifyData;
      recoveryCodeData?: undefined;
      passwordData?: undefined;
    }
  | {
      smsData?: undefined;
      callData?: undefined;
      emailData?: undefined;
      totpData?: undefined;
      pushData?: undefined;
      webauthnData?: undefined;
      /** Set if the factor is a recovery code. */
      recoveryCodeData?: RecoveryCodeVerifyData;
      passwordData?: undefined;
    }
  | {
      smsData?: undefined;
      callData?: undefined;
      emailData?: undefined;
      totpData?: undefined;
      pushData?: undefined;
      webauthnData?: undefined;
      recoveryCodeData?: undefined;
      /** Set if the factor is the password. */
      passwordData?: PasswordVerifyData;
    }
);

/**
 * Verifies a factor of a multi-factor login, and continues the login.
 *
 * `POST /_api/iam/authentication/v2/{factorType}/verify` (identity/authentication)
 *
 * @param factorType - Factor to verify or request.
 * @param options - Required fields: `stateToken`. See {@link VerifyFactorOptions} for all
 *   fields.
 * @example
 * ```ts
 * const response = await client.use(authentication).verifyFactor("PASSWORD", {
 *   stateToken: "<state token>",
 * });
 * ```
 */
export const verifyFactor: (
  factorType: FactorType,
  options: VerifyFactorOptions,
) => Promise<StateMachineResponse> = /* @__PURE__ */ operation({
  name: "identity.authentication.verifyFactor",
  path: "/_api/iam/authentication/v2/{factorType}/verify",
  args: [
    "factorType",
    [
      "stateToken",
      "rememberThisDevice",
      "smsData",
      "callData",
      "emailData",
      "totpData",
      "pushData",
      "webauthnData",
      "recoveryCodeData",
      "passwordData",
    ],
  ],
  response: { additionalData: { "*": { dateValue: "d", numValue: "f" } }, identity: identityCodec },
});

/** Request of {@link registerV2}. */
export interface RegisterV2Request {
  /** Email address to log in with. */
  loginId: LoginId;
  /** Password of the account. */
  password?: string;
  /** Profile of the person. */
  profile?: IdentityProfileInput;
  /** CAPTCHA tokens, if the site requires them. */
  captchaTokens?: CaptchaToken[];
  /** Data about the client, for fraud detection. */
  clientMetaData?: Record<string, unknown> | null;
}

/** Login id of a person. */
export interface LoginId {
  /** Email address to log in with. */
  email?: string;
}

/**
 * Token of a CAPTCHA. One of the fields is set.
 *
 * At most one of `Recaptcha`, `InvisibleRecaptcha`, `NoCaptcha` and `recaptchaForClientSiteKey`
 * is set.
 */
export type CaptchaToken =
  | {
      /** Token from the visible CAPTCHA. At most 5,000 characters. */
      Recaptcha?: string;
      InvisibleRecaptcha?: undefined;
      NoCaptcha?: undefined;
      recaptchaForClientSiteKey?: undefined;
    }
  | {
      Recaptcha?: undefined;
      /** Token from the invisible CAPTCHA. At most 5,000 characters. */
      InvisibleRecaptcha?: string;
      NoCaptcha?: undefined;
      recaptchaForClientSiteKey?: undefined;
    }
  | {
      Recaptcha?: undefined;
      InvisibleRecaptcha?: undefined;
      /** Token of a legacy kind. At most 5,000 characters. */
      NoCaptcha?: string;
      recaptchaForClientSiteKey?: undefined;
    }
  | {
      Recaptcha?: undefined;
      InvisibleRecaptcha?: undefined;
      NoCaptcha?: undefined;
      /** Token from a CAPTCHA with your own site key. */
      recaptchaForClientSiteKey?: RecaptchaForClientSiteKey;
    };

/** Token from a CAPTCHA with your own site key. */
export interface RecaptchaForClientSiteKey {
  /** Token that the CAPTCHA returned. At most 5,000 characters. */
  token?: string;
  /** Id of the site key on the platform. */
  siteKeyId?: string;
}

/** State of a login, registration or recovery. */
export interface StateMachineResponse {
  /** State of the login, which determines the next step. */
  state: StateType;
  /** Token to exchange for a member session. Set only if the login succeeded. */
  sessionToken?: string | null;
  /** Token to send with the next step, such as an email verification. */
  stateToken?: string | null;
  /** The identity. Absent if the platform could not identify the user. */
  identity?: Identity;
  /** Additional data about the step, keyed by name. */
  additionalData?: Record<string, CustomValue>;
  /** Multi-factor challenge. Set if the state requires another factor. */
  mfaChallengeData?: MfaChallengeData;
}

/** Request of {@link validateEmail}. */
export interface ValidateEmailRequest {
  /** Email address to validate. At most 254 characters. */
  email: string;
}

/** Response of {@link validateEmail}. */
export interface ValidateEmailResponse {
  /** Whether the email address is valid. */
  valid: boolean;
  /** Reason why the email address is not valid. */
  failure?: EmailValidationFailure;
  /** Whether the format is invalid. */
  formatInvalid: boolean;
}

/** Reason why an email address is not valid. */
export interface EmailValidationFailure {
  /** Reason why the fallback rate was used. */
  reason: Reason;
}

/**
 * Why an email address is not valid. For example, emails to it bounced, or its domain is
 * unknown.
 */
export type Reason =
  | "UNKNOWN_REASON"
  | "EMAIL_ADDRESS_BOUNCED"
  | "EMAIL_DOMAIN_MISSING_DNS_RECORDS"
  | "EMAIL_DOMAIN_FORMAT_INVALID"
  | "EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED"
  | (string & {});

/** Request of {@link loginV2}. */
export interface LoginV2Request {
  /** Email address of the account. */
  loginId: LoginId;
  /** Password of the account. */
  password?: string | null;
  /** CAPTCHA tokens, if the site requires them. */
  captchaTokens?: CaptchaToken[];
  /** Data about the client, for fraud detection. */
  clientMetaData?: Record<string, unknown> | null;
  /** State token from the previous step, to continue from there. At most 1,000 characters. */
  stateToken?: string | null;
}

/** Request of {@link changePassword}. */
export interface ChangePasswordRequest {
  /** The new password. */
  newPassword: string;
}

/** Response of {@link changePassword}. */
export type ChangePasswordResponse = Record<string, never>;

/** Request of {@link signOn}. */
export interface SignOnRequest {
  /** Email address of the person. */
  loginId: LoginId;
  /** Profile of the person, for a new account. */
  profile?: IdentityProfileInput;
  /** Whether to mark the email address as verified. */
  verifyEmail?: boolean;
  /** Whether to merge the account with an existing contact that has the same email address. */
  mergeExistingContact?: boolean;
}

/** Response of {@link signOn}. */
export interface SignOnResponse {
  /** Token to exchange for a member session. */
  sessionToken: string;
  /** The identity. */
  identity?: Identity;
}

/** Request of {@link logout}. */
export interface LogoutRequest {
  /** URL to redirect to after logout. */
  postLogoutRedirectUri?: string | null;
  /** Id of the OAuth client. */
  clientId?: string | null;
}

/** Whether a factor can be used. */
export type FactorStatus =
  | "ENABLED"
  | "REQUIRE_ACTIVATION"
  | "REQUIRE_REENROLL"
  | "ENABLED_BY_RULE"
  | "DISABLED_BY_RULE"
  | (string & {});

/** Why a second factor is required. */
export type MfaReason = "USER_SETTINGS" | "HIGH_RISK_LOGIN" | (string & {});

/** A factor that can be used to continue the login. */
export interface AvailableFactor {
  /** Kind of factor. */
  factorType: FactorType;
  /** Whether the user has set up the factor. */
  factorStatus: FactorStatus;
}

/** Multi-factor challenge of a login. */
export interface MfaChallengeData {
  /** The requested factor. */
  factorType: FactorType;
  /** Data for verifying the factor. Absent if the factor does not need it. */
  verificationChallengeData?: VerificationChallengeData;
  /** Other factors that can be used to continue the login. */
  availableFactors: AvailableFactor[];
  /** Why another factor is required. */
  reason: MfaReason;
}

/**
 * Data for verifying the requested factor.
 *
 * At most one of `pushData` and `webauthnData` is set.
 */
export type VerificationChallengeData = {
  /** Masked phone number or email address that the code was sent to. */
  hint?: string | null;
} & (
  | {
      /** Set if the factor is a push notification. */
      pushData?: PushChallengeData;
      webauthnData?: undefined;
    }
  | {
      pushData?: undefined;
      /** Set if the factor is a passkey. */
      webauthnData?: WebauthnChallengeData;
    }
);

/** A push notification that is waiting for approval. */
export interface PushChallengeData {
  /** Id of the transaction. */
  transactionId?: string | null;
}

/** A challenge for a passkey. */
export interface WebauthnChallengeData {
  /** Id of the challenge. */
  challengeId?: string | null;
  /** Options for `navigator.credentials.get` as JSON. */
  publicKeyCredentialRequestOptionsJson?: string | null;
  /** Random bytes for the passkey to sign, in base64url. */
  challenge?: string | null;
  /** Passkeys that the user can log in with. */
  allowCredentials: WebauthnCredentialDescriptor[];
  /** WebAuthn extensions, as in the browser's API. */
  extensions?: Record<string, unknown> | null;
}

/** A passkey that the user can log in with. */
export interface WebauthnCredentialDescriptor {
  /** Id of the passkey, in base64url. */
  id: string;
  /** Kind of credential. It is `public-key` for passkeys. */
  type: string;
  /** Transports of the passkey, such as `usb` or `internal`. */
  transports: string[];
}

/** Code from a text message. Omit the code to request a message. */
export interface SmsVerifyData {
  /** Code from the message. Omit it to request a message. 1 to 100 characters. */
  code?: string | null;
  /** Kind of message that delivers the code. */
  deliveryMethod?: "SMS" | "WHATSAPP";
  /** Id of the template. 1 to 100 characters. */
  templateId?: string | null;
}

/** Code from a phone call. Omit the code to request a call. */
export interface CallVerifyData {
  /** Code from the phone call. Omit it to request a call. 1 to 100 characters. */
  code?: string | null;
}

/** Code from an email. Omit the code to request an email. */
export interface EmailVerifyData {
  /** Code from the email. Omit it to request an email. 1 to 100 characters. */
  code?: string | null;
}

/** Code from an authenticator app. */
export interface TotpVerifyData {
  /** Code that the authenticator app shows. 1 to 100 characters. */
  code?: string | null;
}

/** Approval by push notification. Omit it to request a push notification. */
export interface PushVerifyData {
  /** Id of the transaction. At most 36 characters. */
  transactionId?: string | null;
}

/** Response from a passkey. Omit it to request a challenge. */
export interface WebauthnVerifyData {
  /** Id of the challenge. */
  challengeId?: string | null;
  /** Credential from `navigator.credentials.get` as JSON. */
  credential?: string | null;
}

/** One of the user's recovery codes. */
export interface RecoveryCodeVerifyData {
  /** A recovery code. Each code works once. 1 to 100 characters. */
  code?: string | null;
}

/** The password, re-entered by the user. */
export interface PasswordVerifyData {
  /** The password, re-entered by the user. 1 to 100 characters. */
  password?: string;
}

/**
 * Request of {@link verifyFactor}.
 *
 * At most one of `smsData`, `callData`, `emailData`, `totpData`, `pushData`, `webauthnData`,
 * `recoveryCodeData` and `passwordData` is set.
 */
export interface VerifyFactorRequest {
  /** Factor to verify or request. */
  factorType: FactorType;
  /** State token from the last response. */
  stateToken: string;
  /** Whether to skip the additional factor on this device for the next login. */
  rememberThisDevice?: boolean | null;
  /** Set if the factor is a text message. */
  smsData?: SmsVerifyData;
  /** Set if the factor is a phone call. */
  callData?: CallVerifyData;
  /** Set if the factor is an email. */
  emailData?: EmailVerifyData;
  /** Set if the factor is an authenticator app. */
  totpData?: TotpVerifyData;
  /** Set if the factor is a push notification. */
  pushData?: PushVerifyData;
  /** Set if the factor is a passkey. */
  webauthnData?: WebauthnVerifyData;
  /** Set if the factor is a recovery code. */
  recoveryCodeData?: RecoveryCodeVerifyData;
  /** Set if the factor is the password. */
  passwordData?: PasswordVerifyData;
}
