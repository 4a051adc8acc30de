// Generated from api/ by `npm run generate`. Do not edit.

export { SortOrder } from "./common.js";

/** Known values of `Category`. */
export const Category = {
  UNKNOWN: "UNKNOWN",
  SPAM: "SPAM",
  IMPERSONATION: "IMPERSONATION",
  HARASSMENT: "HARASSMENT",
  OTHER: "OTHER",
} as const;
