// Generated from api/ by `npm run generate`. Do not edit.

export { SortOrder } from "./common.js";

/** Known values of `TipType`. */
export const TipType = {
  UNKNOWN_TIP_TYPE: "UNKNOWN_TIP_TYPE",
  PERCENTAGE: "PERCENTAGE",
  AMOUNT: "AMOUNT",
} as const;

/** Known values of `StaffDistributionMethod`. */
export const StaffDistributionMethod = {
  UNKNOWN_SPLIT_METHOD: "UNKNOWN_SPLIT_METHOD",
  EQUAL: "EQUAL",
  PROPORTIONAL: "PROPORTIONAL",
} as const;
