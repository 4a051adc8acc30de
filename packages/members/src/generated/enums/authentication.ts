// Generated from api/ by `npm run generate`. Do not edit.

/** Whether a profile is public. */
export const SiteMemberPrivacyStatus = {
  UNDEFINED: "UNDEFINED",
  PUBLIC: "PUBLIC",
  PRIVATE: "PRIVATE",
  COMMUNITY: "COMMUNITY",
} as const;

/** Role of a member on the site. */
export const Role = {
  UNDEFINED_ROLE: "UNDEFINED_ROLE",
  MEMBER: "MEMBER",
  OWNER: "OWNER",
  CONTRIBUTOR: "CONTRIBUTOR",
} as const;

/** Whether a member can log in. */
export const SiteMemberStatus = {
  UNDEFINED_STATUS: "UNDEFINED_STATUS",
  /** The member is waiting for the owner's approval. */
  APPLICANT: "APPLICANT",
  /** The member can log in. */
  ACTIVE: "ACTIVE",
  /** The member no longer has a login. */
  INACTIVE: "INACTIVE",
  /** The identity is not allowed to log in. */
  BLOCKED: "BLOCKED",
  /** The member was registered without a login. */
  OFFLINE_ONLY: "OFFLINE_ONLY",
} as const;

/** Reasons for blocking a member. */
export const Source = {
  UNKNOWN: "UNKNOWN",
  HANDLING_SPAM: "HANDLING_SPAM",
} as const;

/**
 * Errors with email verification codes. The platform's documentation does not name any call
 * that returns these values.
 */
export const AuthenticationCodeError = {
  /** The code is wrong or has expired. */
  BAD_CODE: "BAD_CODE",
  /** No code was sent. */
  NOT_FOUND: "NOT_FOUND",
  /** The code could not be sent. */
  SEND_CODE_ERROR: "SEND_CODE_ERROR",
} as const;
