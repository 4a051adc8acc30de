// Generated from api/ by `npm run generate`. Do not edit.

/** Known values of `Visibility`. */
export const Visibility = {
  UNKNOWN: "UNKNOWN",
  VISIBLE_TO_MEMBERS_ONLY: "VISIBLE_TO_MEMBERS_ONLY",
  VISIBLE_TO_ALL: "VISIBLE_TO_ALL",
} as const;

/** Known values of `Candidates`. */
export const Candidates = {
  UNKNOWN: "UNKNOWN",
  NO_ONE: "NO_ONE",
  ANYONE: "ANYONE",
} as const;
