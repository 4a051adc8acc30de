// Generated from api/ by `npm run generate`. Do not edit.

/** Kinds of postal addresses, such as billing or shipping. */
export const AddressTag = {
  UNTAGGED: "UNTAGGED",
  HOME: "HOME",
  WORK: "WORK",
  BILLING: "BILLING",
  SHIPPING: "SHIPPING",
} as const;

/** Kinds of email addresses, such as home or work. */
export const EmailTag = {
  UNTAGGED: "UNTAGGED",
  MAIN: "MAIN",
  HOME: "HOME",
  WORK: "WORK",
} as const;

/** Kinds of authentication factors, such as password, text message or security key. */
export const FactorType = {
  PASSWORD: "PASSWORD",
  SMS: "SMS",
  CALL: "CALL",
  EMAIL: "EMAIL",
  /** Code from an authenticator app. */
  TOTP: "TOTP",
  /** A push notification on a phone. */
  PUSH: "PUSH",
  /** A passkey or security key. */
  WEBAUTHN: "WEBAUTHN",
  RECOVERY_CODE: "RECOVERY_CODE",
} as const;

/** Kinds of phone numbers, such as mobile or work. */
export const PhoneTag = {
  UNTAGGED: "UNTAGGED",
  MAIN: "MAIN",
  HOME: "HOME",
  MOBILE: "MOBILE",
  WORK: "WORK",
  FAX: "FAX",
} as const;

/** Whether a profile is public or private. */
export const PrivacyStatus = {
  UNDEFINED: "UNDEFINED",
  PUBLIC: "PUBLIC",
  PRIVATE: "PRIVATE",
} as const;

/** Why an identity is pending: it needs approval, email verification or required profile fields. */
export const ReasonOfRecovery = {
  UNKNOWN_REASON: "UNKNOWN_REASON",
  /** The identity is waiting for approval by the site owner. */
  PENDING_ADMIN_APPROVAL_REQUIRED: "PENDING_ADMIN_APPROVAL_REQUIRED",
  /** The identity is waiting for the email verification code. */
  PENDING_EMAIL_VERIFICATION_REQUIRED: "PENDING_EMAIL_VERIFICATION_REQUIRED",
  /** The identity is waiting for required profile fields. */
  PENDING_REQUIRED_FIELDS_MISSING: "PENDING_REQUIRED_FIELDS_MISSING",
} as const;

/** State of a login: completed, or waiting for approval, email verification or required fields. */
export const StateType = {
  UNKNOWN_STATE: "UNKNOWN_STATE",
  /** The login succeeded, and a session exists. */
  SUCCESS: "SUCCESS",
  /** The identity is waiting for approval by the site owner. */
  REQUIRE_OWNER_APPROVAL: "REQUIRE_OWNER_APPROVAL",
  /** The identity is waiting for the email verification code. */
  REQUIRE_EMAIL_VERIFICATION: "REQUIRE_EMAIL_VERIFICATION",
  /** The status of the identity is being checked. */
  STATUS_CHECK: "STATUS_CHECK",
  /** The identity is waiting for required profile fields. */
  REQUIRE_MISSING_FIELDS: "REQUIRE_MISSING_FIELDS",
} as const;

/** Status of an authentication factor: inactive, active, or waiting to be set up again. */
export const Status = {
  INACTIVE: "INACTIVE",
  ACTIVE: "ACTIVE",
  /** The user must set up the factor again. */
  REQUIRE_REENROLL: "REQUIRE_REENROLL",
} as const;

/** Status of an identity, such as active, pending or blocked. */
export const StatusName = {
  UNKNOWN_STATUS: "UNKNOWN_STATUS",
  /** The identity is waiting. `reasons` contains the reasons. */
  PENDING: "PENDING",
  ACTIVE: "ACTIVE",
  DELETED: "DELETED",
  /** The identity is not allowed to log in. */
  BLOCKED: "BLOCKED",
  /** The identity was created without a login. */
  OFFLINE: "OFFLINE",
} as const;
