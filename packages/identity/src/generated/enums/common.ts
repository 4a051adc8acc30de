// Generated from api/ by `npm run generate`. Do not edit.

/** What a postal address is for, such as billing or shipping. */
export const AddressTag = {
  UNTAGGED: "UNTAGGED",
  HOME: "HOME",
  WORK: "WORK",
  BILLING: "BILLING",
  SHIPPING: "SHIPPING",
} as const;

/** What an email address is for, such as home or work. */
export const EmailTag = {
  UNTAGGED: "UNTAGGED",
  MAIN: "MAIN",
  HOME: "HOME",
  WORK: "WORK",
} as const;

/** Means of proof, such as password, text message or security key. */
export const FactorType = {
  PASSWORD: "PASSWORD",
  SMS: "SMS",
  CALL: "CALL",
  EMAIL: "EMAIL",
  /** The code of an authenticator app. */
  TOTP: "TOTP",
  /** A message to a phone that is confirmed there. */
  PUSH: "PUSH",
  /** A passkey or security key. */
  WEBAUTHN: "WEBAUTHN",
  RECOVERY_CODE: "RECOVERY_CODE",
} as const;

/** What a phone number is for, such as mobile or work. */
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

/** Why an identity is pending: approval, email verification or missing fields. */
export const ReasonOfRecovery = {
  UNKNOWN_REASON: "UNKNOWN_REASON",
  /** Waits for the site's owner. */
  PENDING_ADMIN_APPROVAL_REQUIRED: "PENDING_ADMIN_APPROVAL_REQUIRED",
  /** Waits for the code from an email. */
  PENDING_EMAIL_VERIFICATION_REQUIRED: "PENDING_EMAIL_VERIFICATION_REQUIRED",
  /** Waits for facts that the site asks for. */
  PENDING_REQUIRED_FIELDS_MISSING: "PENDING_REQUIRED_FIELDS_MISSING",
} as const;

/**
 * How far a login has come: done, waiting for the owner, for a verified email or for missing
 * fields.
 */
export const StateType = {
  UNKNOWN_STATE: "UNKNOWN_STATE",
  /** Done: there is a session. */
  SUCCESS: "SUCCESS",
  /** Waits for the site's owner. */
  REQUIRE_OWNER_APPROVAL: "REQUIRE_OWNER_APPROVAL",
  /** Waits for the code from an email. */
  REQUIRE_EMAIL_VERIFICATION: "REQUIRE_EMAIL_VERIFICATION",
  /** The state of the person is looked at. */
  STATUS_CHECK: "STATUS_CHECK",
  /** Waits for facts that the site asks for. */
  REQUIRE_MISSING_FIELDS: "REQUIRE_MISSING_FIELDS",
} as const;

/** State of a means of proof: inactive, active or to be set up again. */
export const Status = {
  INACTIVE: "INACTIVE",
  ACTIVE: "ACTIVE",
  /** The person has to set it up again. */
  REQUIRE_REENROLL: "REQUIRE_REENROLL",
} as const;

/** State of an identity, such as active, pending or blocked. */
export const StatusName = {
  UNKNOWN_STATUS: "UNKNOWN_STATUS",
  /** Waits for something; the reasons say for what. */
  PENDING: "PENDING",
  ACTIVE: "ACTIVE",
  DELETED: "DELETED",
  /** May not log in. */
  BLOCKED: "BLOCKED",
  /** Was made without a login. */
  OFFLINE: "OFFLINE",
} as const;
