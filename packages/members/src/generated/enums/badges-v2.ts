// Generated from api/ by `npm run generate`. Do not edit.

export { SortOrder } from "./common.js";

/** Positions among the badges. */
export const Position = {
  LAST: "LAST",
  FIRST: "FIRST",
  /** After the badge in `moveAfterBadgeId`. */
  AFTER: "AFTER",
} as const;
