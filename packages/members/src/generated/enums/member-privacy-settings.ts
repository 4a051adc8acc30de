// Generated from api/ by `npm run generate`. Do not edit.

/** Who can see public profiles. */
export const Visibility = {
  UNKNOWN: "UNKNOWN",
  VISIBLE_TO_MEMBERS_ONLY: "VISIBLE_TO_MEMBERS_ONLY",
  VISIBLE_TO_ALL: "VISIBLE_TO_ALL",
} as const;

/** Which members can make their profiles public. */
export const Candidates = {
  UNKNOWN: "UNKNOWN",
  NO_ONE: "NO_ONE",
  ANYONE: "ANYONE",
} as const;
