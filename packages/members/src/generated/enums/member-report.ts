// Generated from api/ by `npm run generate`. Do not edit.

export { SortOrder } from "./common.js";

/** Predefined reasons for reporting a member. */
export const Category = {
  UNKNOWN: "UNKNOWN",
  SPAM: "SPAM",
  IMPERSONATION: "IMPERSONATION",
  HARASSMENT: "HARASSMENT",
  OTHER: "OTHER",
} as const;
