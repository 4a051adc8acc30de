// Generated from api/ by `npm run generate`. Do not edit.

export { SortOrder } from "./common.js";

/** Known values of `Position`. */
export const Position = {
  LAST: "LAST",
  FIRST: "FIRST",
  AFTER: "AFTER",
} as const;
