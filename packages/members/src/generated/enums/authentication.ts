// Generated from api/ by `npm run generate`. Do not edit.

/** Known values of `SiteMemberPrivacyStatus`. */
export const SiteMemberPrivacyStatus = {
  UNDEFINED: "UNDEFINED",
  PUBLIC: "PUBLIC",
  PRIVATE: "PRIVATE",
  COMMUNITY: "COMMUNITY",
} as const;

/** Known values of `Role`. */
export const Role = {
  UNDEFINED_ROLE: "UNDEFINED_ROLE",
  MEMBER: "MEMBER",
  OWNER: "OWNER",
  CONTRIBUTOR: "CONTRIBUTOR",
} as const;

/** Known values of `SiteMemberStatus`. */
export const SiteMemberStatus = {
  UNDEFINED_STATUS: "UNDEFINED_STATUS",
  APPLICANT: "APPLICANT",
  ACTIVE: "ACTIVE",
  INACTIVE: "INACTIVE",
  BLOCKED: "BLOCKED",
  OFFLINE_ONLY: "OFFLINE_ONLY",
} as const;

/** Known values of `Source`. */
export const Source = {
  UNKNOWN: "UNKNOWN",
  HANDLING_SPAM: "HANDLING_SPAM",
} as const;
