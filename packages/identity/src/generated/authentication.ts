// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Register visitors as members, log them in and out, and change passwords.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation, redirectAnswer, type Throws } from "@portico/core/runtime";
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
  /** Facts about the person. */
  profile?: IdentityProfileInput;
  /** Proof from a captcha, when the site asks for one. */
  captchaTokens?: CaptchaToken[];
  /** Data about the client, for fraud detection. */
  clientMetaData?: Record<string, unknown> | null;
}

/**
 * Application error codes of {@link registerV2}, and how to fix them.
 *
 * - `UNIMPLEMENTED_FEATURE`: The platform does not support this feature yet. Omit it.
 * - `THROTTLED_FEATURE`: There were too many attempts. Wait a while, and ask the user to try
 *   again later.
 * - `INVALID_CAPTCHA_TOKEN`: The CAPTCHA token is invalid or was already used. Show the CAPTCHA
 *   again.
 * - `CAPTCHA_TOKEN_REQUIRED`: The site requires a CAPTCHA. Show it and call again with its
 *   token.
 * - `IP_ADDRESS_FILTERED`: The platform does not accept registrations from this IP address. Try
 *   from another network.
 * - `RECAPTCHA_FAILED`: The CAPTCHA was not solved. Show it again.
 * - `RECAPTCHA_REQUIRED`: The site requires a CAPTCHA. Show it and call again with its token.
 * - `MISSING_CAPTCHA_TOKEN`: The site requires a CAPTCHA. Show it and call again with its
 *   token.
 * - `USER_EMAIL_OFAC_ADDRESS`: The platform is not allowed to create an account for this email
 *   address. The registration cannot continue.
 * - `UNSUPPORTED_FIELD`: Registration does not support a field of the profile. Omit it and
 *   update the member afterwards.
 * - `ATTRIBUTE_NOT_FOUND`: The profile contains a custom field that the site does not have.
 *   Create the field or omit it.
 * - `CLIENT_METADATA_NOT_FOUND`: The site's registration settings were not found. Check the
 *   client id, and whether the site has a members area.
 * - `INVALID_LD_SESSION`: The session in which the registration started has ended. Start the
 *   registration again.
 * - `DUPLICATE_EMAIL`: An account with this email address already exists. Offer login or a
 *   password reset.
 * - `COULD_NOT_CREATE_SET_ACCOUNT_USER`: The account could not be created. Try again later. If
 *   the error persists, contact Wix support with the request id.
 * - `INVALID_USER_TYPE`: An account of this type cannot register here. Use site member
 *   registration.
 * - `REGISTRATION_TO_EDITORX_NOT_ALLOWED`: Accounts of this type can no longer be created. Use
 *   site member registration.
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
 * Register a new member with a login id and password; the state tells whether a step remains,
 * such as verifying an email address that is known as a contact's.
 *
 * `POST /_api/iam/authentication/v2/register` (identity/authentication)
 *
 * @param loginId - Email address to log in with.
 * @param options - Can contain `password`, `profile`, `captchaTokens` and `clientMetaData`.
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
 * Check whether an email address may be used to register.
 *
 * `POST /_api/iam/authentication/v2/validate-email` (identity/authentication)
 *
 * @param email - Email address to look at. At most 254 characters.
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
  /** Proof from a captcha, when the site asks for one. */
  captchaTokens?: CaptchaToken[];
  /** Data about the client, for fraud detection. */
  clientMetaData?: Record<string, unknown> | null;
  /** Token of an earlier step, to go on from there. At most 1000 characters. */
  stateToken?: string | null;
}

/**
 * Application error codes of {@link loginV2}, and how to fix them.
 *
 * - `THROTTLED_FEATURE`: There were too many attempts. Wait a while, and ask the user to try
 *   again later.
 * - `INVALID_CAPTCHA_TOKEN`: The CAPTCHA token is invalid or was already used. Show the CAPTCHA
 *   again.
 * - `CAPTCHA_TOKEN_REQUIRED`: The site requires a CAPTCHA. Show it and call again with its
 *   token.
 * - `REENROLLMENT_REQUIRED_BY_ADMIN`: The site's administrator requires members to set up the
 *   second factor again. Guide the member through the setup.
 * - `TRUSTED_CLIENTS_ONLY`: The caller cannot use this type of login. Use the Wix login page,
 *   or a trusted app.
 * - `WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED`: This account cannot log in with a password. Use
 *   single sign-on.
 */
export type LoginV2ErrorCode =
  | "THROTTLED_FEATURE"
  | "INVALID_CAPTCHA_TOKEN"
  | "CAPTCHA_TOKEN_REQUIRED"
  | "REENROLLMENT_REQUIRED_BY_ADMIN"
  | "TRUSTED_CLIENTS_ONLY"
  | "WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED";

/**
 * Log a member in with a login id and password; the state tells whether a step remains.
 *
 * `POST /_api/iam/authentication/v2/login` (identity/authentication)
 *
 * @param loginId - Email address of the account.
 * @param options - Can contain `password`, `captchaTokens`, `clientMetaData` and `stateToken`.
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
 * Set a new password for the logged-in member.
 *
 * `POST /_api/iam/authentication/v2/change-password` (identity/authentication)
 *
 * @param newPassword - Password to log in with from then on.
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
  /** Facts about the person, for a new account. */
  profile?: IdentityProfileInput;
  /** True to count the email address as verified. */
  verifyEmail?: boolean;
  /** True to join the account with a contact of the same email address. */
  mergeExistingContact?: boolean;
}

/**
 * Open a session for a login id without a password, registering it if new; for backends only.
 *
 * `POST /_api/iam/authentication/v2/sign-on` (identity/authentication)
 *
 * @param loginId - Email address of the person.
 * @param options - Can contain `profile`, `verifyEmail` and `mergeExistingContact`.
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
  /** Address to go to afterwards. */
  postLogoutRedirectUri?: string | null;
  /** Id of the OAuth client. */
  clientId?: string | null;
}

/**
 * End the member's session and return the URL to go back to the site.
 *
 * `GET /_api/iam/authentication/v1/logout` (identity/authentication)
 *
 * @param options - Can contain `postLogoutRedirectUri` and `clientId`.
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
    redirect: redirectAnswer,
  });

/** Options of {@link verifyFactor}. */
export type VerifyFactorOptions = {
  /** Token of the login that goes on, from the last answer. */
  stateToken: string;
  /** True not to ask for a further factor on this device next time. */
  rememberThisDevice?: boolean | null;
} & (
  | {
      /** Set for a text message. */
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
      /** Set for a phone call. */
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
      /** Set for an email. */
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
      /** Set for an authenticator app. */
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
      /** Set for a push message. */
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
      /** Set for a passkey. */
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
      /** Set for a recovery code. */
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
      /** Set for the password. */
      passwordData?: PasswordVerifyData;
    }
);

/**
 * Answer a multi-factor challenge and continue the login.
 *
 * `POST /_api/iam/authentication/v2/{factorType}/verify` (identity/authentication)
 *
 * @param factorType - Factor that is answered or asked for.
 * @param options - Must contain `stateToken`. See {@link VerifyFactorOptions} for all fields.
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

/** A new account with email and password. */
export interface RegisterV2Request {
  /** Email address to log in with. */
  loginId: LoginId;
  /** Password of the account. */
  password?: string;
  /** Facts about the person. */
  profile?: IdentityProfileInput;
  /** Proof from a captcha, when the site asks for one. */
  captchaTokens?: CaptchaToken[];
  /** Data about the client, for fraud detection. */
  clientMetaData?: Record<string, unknown> | null;
}

/** What a person logs in with. */
export interface LoginId {
  /** Email address to log in with. */
  email?: string;
}

/**
 * Proof from a captcha; one of the kinds is set.
 *
 * At most one of: `Recaptcha`, `InvisibleRecaptcha`, `NoCaptcha`, `recaptchaForClientSiteKey`.
 */
export type CaptchaToken =
  | {
      /** Answer of the visible captcha. At most 5000 characters. */
      Recaptcha?: string;
      InvisibleRecaptcha?: undefined;
      NoCaptcha?: undefined;
      recaptchaForClientSiteKey?: undefined;
    }
  | {
      Recaptcha?: undefined;
      /** Answer of the invisible captcha. At most 5000 characters. */
      InvisibleRecaptcha?: string;
      NoCaptcha?: undefined;
      recaptchaForClientSiteKey?: undefined;
    }
  | {
      Recaptcha?: undefined;
      InvisibleRecaptcha?: undefined;
      /** Older kind of answer. At most 5000 characters. */
      NoCaptcha?: string;
      recaptchaForClientSiteKey?: undefined;
    }
  | {
      Recaptcha?: undefined;
      InvisibleRecaptcha?: undefined;
      NoCaptcha?: undefined;
      /** Answer of a captcha with a site key of your own. */
      recaptchaForClientSiteKey?: RecaptchaForClientSiteKey;
    };

/** Answer of a captcha with a site key of your own. */
export interface RecaptchaForClientSiteKey {
  /** What the captcha answered. At most 5000 characters. */
  token?: string;
  /** Id of the site key on the platform. */
  siteKeyId?: string;
}

/** How far a login, registration or recovery has come. */
export interface StateMachineResponse {
  /** Step that was reached, which decides what comes next. */
  state: StateType;
  /** On success, the token to exchange for a member's session. */
  sessionToken?: string | null;
  /** Token to send with the next step, such as an email verification. */
  stateToken?: string | null;
  /** The person, once known. */
  identity?: Identity;
  /** Further data about the step, by name. */
  additionalData?: Record<string, CustomValue>;
  /** What is needed besides the password; set when the state asks for a further factor. */
  mfaChallengeData?: MfaChallengeData;
}

/** An email address to check. */
export interface ValidateEmailRequest {
  /** Email address to look at. At most 254 characters. */
  email: string;
}

/** Tells if an email address looks fit for use. */
export interface ValidateEmailResponse {
  /** True when the address can be used. */
  valid: boolean;
  /** Why it cannot be used. */
  failure?: EmailValidationFailure;
  /** True when it is not written like an email address. */
  formatInvalid: boolean;
}

/** Why an email address cannot be used. */
export interface EmailValidationFailure {
  /** Reason in short. */
  reason: Reason;
}

/** Why an email address cannot be used, such as bounced mail or an unknown domain. */
export type Reason =
  | "UNKNOWN_REASON"
  | "EMAIL_ADDRESS_BOUNCED"
  | "EMAIL_DOMAIN_MISSING_DNS_RECORDS"
  | "EMAIL_DOMAIN_FORMAT_INVALID"
  | "EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED"
  | (string & {});

/** A login with email and password. */
export interface LoginV2Request {
  /** Email address of the account. */
  loginId: LoginId;
  /** Password of the account. */
  password?: string | null;
  /** Proof from a captcha, when the site asks for one. */
  captchaTokens?: CaptchaToken[];
  /** Data about the client, for fraud detection. */
  clientMetaData?: Record<string, unknown> | null;
  /** Token of an earlier step, to go on from there. At most 1000 characters. */
  stateToken?: string | null;
}

/** New password of the current member. */
export interface ChangePasswordRequest {
  /** Password to log in with from then on. */
  newPassword: string;
}

/** Carries no fields. */
export type ChangePasswordResponse = Record<string, never>;

/** Login of a person whom your own server has identified. */
export interface SignOnRequest {
  /** Email address of the person. */
  loginId: LoginId;
  /** Facts about the person, for a new account. */
  profile?: IdentityProfileInput;
  /** True to count the email address as verified. */
  verifyEmail?: boolean;
  /** True to join the account with a contact of the same email address. */
  mergeExistingContact?: boolean;
}

/** Session of a person whom your server has identified. */
export interface SignOnResponse {
  /** Token to exchange for a member's session. */
  sessionToken: string;
  /** Who was identified. */
  identity?: Identity;
}

/** A logout by redirect. */
export interface LogoutRequest {
  /** Address to go to afterwards. */
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

/** Why a second factor is asked for. */
export type MfaReason = "USER_SETTINGS" | "HIGH_RISK_LOGIN" | (string & {});

/** A factor that the login can go on with. */
export interface AvailableFactor {
  /** Which kind of factor it is. */
  factorType: FactorType;
  /** Whether the person has set it up. */
  factorStatus: FactorStatus;
}

/** What a login needs besides the password. */
export interface MfaChallengeData {
  /** The factor that is being asked for. */
  factorType: FactorType;
  /** What the factor needs to be answered; absent for factors that need nothing. */
  verificationChallengeData?: VerificationChallengeData;
  /** Other factors that the login can go on with. */
  availableFactors: AvailableFactor[];
  /** Why a further factor is asked for. */
  reason: MfaReason;
}

/**
 * What the factor being asked for needs to be answered.
 *
 * At most one of: `pushData`, `webauthnData`.
 */
export type VerificationChallengeData = {
  /** Where a code was sent, masked. */
  hint?: string | null;
} & (
  | {
      /** Set for a push message. */
      pushData?: PushChallengeData;
      webauthnData?: undefined;
    }
  | {
      pushData?: undefined;
      /** Set for a passkey. */
      webauthnData?: WebauthnChallengeData;
    }
);

/** A push notification that waits for its approval. */
export interface PushChallengeData {
  /** Id of the transaction. */
  transactionId?: string | null;
}

/** A challenge for a passkey. */
export interface WebauthnChallengeData {
  /** Id of the challenge. */
  challengeId?: string | null;
  /** Options for navigator.credentials.get as JSON. */
  publicKeyCredentialRequestOptionsJson?: string | null;
  /** Random bytes that the passkey signs, in base64url. */
  challenge?: string | null;
  /** Passkeys that may answer. */
  allowCredentials: WebauthnCredentialDescriptor[];
  /** Further wishes, as the browser's interface for passkeys takes them. */
  extensions?: Record<string, unknown> | null;
}

/** A passkey that may answer. */
export interface WebauthnCredentialDescriptor {
  /** Id of the passkey, in base64url. */
  id: string;
  /** Kind of credential; passkeys say `public-key`. */
  type: string;
  /** How the passkey can be reached, such as `usb` or `internal`. */
  transports: string[];
}

/** The code of a text message; without one, asks for it to be sent. */
export interface SmsVerifyData {
  /** Code from the message; absent to ask for one. 1 to 100 characters. */
  code?: string | null;
  /** Which kind of message brings the code. */
  deliveryMethod?: "SMS" | "WHATSAPP";
  /** Id of the template. 1 to 100 characters. */
  templateId?: string | null;
}

/** The code of a phone call; without one, asks for the call. */
export interface CallVerifyData {
  /** Code from the call; absent to ask for one. 1 to 100 characters. */
  code?: string | null;
}

/** The code of an email; without one, asks for it to be sent. */
export interface EmailVerifyData {
  /** Code from the email; absent to ask for one. 1 to 100 characters. */
  code?: string | null;
}

/** The code that an authenticator app shows. */
export interface TotpVerifyData {
  /** Code that the app shows. 1 to 100 characters. */
  code?: string | null;
}

/** The push notification that was approved; without one, asks for it to be sent. */
export interface PushVerifyData {
  /** Id of the transaction. At most 36 characters. */
  transactionId?: string | null;
}

/** A passkey's answer; without one, asks for a challenge. */
export interface WebauthnVerifyData {
  /** Id of the challenge. */
  challengeId?: string | null;
  /** The credential of navigator.credentials.get as JSON. */
  credential?: string | null;
}

/** One of the recovery codes. */
export interface RecoveryCodeVerifyData {
  /** One of the recovery codes; it works once. 1 to 100 characters. */
  code?: string | null;
}

/** The password once more. */
export interface PasswordVerifyData {
  /** The password, asked for once more. 1 to 100 characters. */
  password?: string;
}

/**
 * Request of {@link verifyFactor}.
 *
 * At most one of: `smsData`, `callData`, `emailData`, `totpData`, `pushData`, `webauthnData`,
 * `recoveryCodeData`, `passwordData`.
 */
export interface VerifyFactorRequest {
  /** Factor that is answered or asked for. */
  factorType: FactorType;
  /** Token of the login that goes on, from the last answer. */
  stateToken: string;
  /** True not to ask for a further factor on this device next time. */
  rememberThisDevice?: boolean | null;
  /** Set for a text message. */
  smsData?: SmsVerifyData;
  /** Set for a phone call. */
  callData?: CallVerifyData;
  /** Set for an email. */
  emailData?: EmailVerifyData;
  /** Set for an authenticator app. */
  totpData?: TotpVerifyData;
  /** Set for a push message. */
  pushData?: PushVerifyData;
  /** Set for a passkey. */
  webauthnData?: WebauthnVerifyData;
  /** Set for a recovery code. */
  recoveryCodeData?: RecoveryCodeVerifyData;
  /** Set for the password. */
  passwordData?: PasswordVerifyData;
}
