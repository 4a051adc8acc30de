// Generated from api/ by `npm run generate`. Do not edit.

/** Whether a profile is public. */
export const SiteMemberPrivacyStatus = {
  UNDEFINED: "UNDEFINED",
  PUBLIC: "PUBLIC",
  PRIVATE: "PRIVATE",
  COMMUNITY: "COMMUNITY",
} as const;

/** What a member is on the site. */
export const Role = {
  UNDEFINED_ROLE: "UNDEFINED_ROLE",
  MEMBER: "MEMBER",
  OWNER: "OWNER",
  CONTRIBUTOR: "CONTRIBUTOR",
} as const;

/** Whether a member can log in. */
export const SiteMemberStatus = {
  UNDEFINED_STATUS: "UNDEFINED_STATUS",
  /** Waits for the owner's approval. */
  APPLICANT: "APPLICANT",
  /** Can log in. */
  ACTIVE: "ACTIVE",
  /** Has no login any more. */
  INACTIVE: "INACTIVE",
  /** May not log in. */
  BLOCKED: "BLOCKED",
  /** Was registered without a login. */
  OFFLINE_ONLY: "OFFLINE_ONLY",
} as const;

/** Why a member is blocked. */
export const Source = {
  UNKNOWN: "UNKNOWN",
  HANDLING_SPAM: "HANDLING_SPAM",
} as const;

/**
 * What can be wrong with a code that was sent by email. The specification names no call that
 * responds with it.
 */
export const AuthenticationCodeError = {
  /** The code is wrong or has expired. */
  BAD_CODE: "BAD_CODE",
  /** No code was sent. */
  NOT_FOUND: "NOT_FOUND",
  /** The code could not be sent. */
  SEND_CODE_ERROR: "SEND_CODE_ERROR",
} as const;
