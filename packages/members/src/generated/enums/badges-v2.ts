// Generated from api/ by `npm run generate`. Do not edit.

export { SortOrder } from "./common.js";

/** Possible positions of a badge among the other badges. */
export const Position = {
  LAST: "LAST",
  FIRST: "FIRST",
  /** Directly after the badge in `moveAfterBadgeId`. */
  AFTER: "AFTER",
} as const;
