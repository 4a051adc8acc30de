// Generated from api/ by `npm run generate`. Do not edit.

export { SortOrder } from "./common.js";

/** Where a badge is placed among the other badges. */
export const Position = {
  LAST: "LAST",
  FIRST: "FIRST",
  /** Directly after the badge in `moveAfterBadgeId`. */
  AFTER: "AFTER",
} as const;
