// Generated from api/ by `npm run generate`. Do not edit.

export { SortOrder } from "./common.js";

/** Places among the badges. */
export const Position = {
  LAST: "LAST",
  FIRST: "FIRST",
  /** Behind the badge that `moveAfterBadgeId` names. */
  AFTER: "AFTER",
} as const;
