// Generated from api/ by `npm run generate`. Do not edit.

export { SortOrder } from "./common.js";

/** Known values of `TipType`. */
export const TipType = {
  UNKNOWN_TIP_TYPE: "UNKNOWN_TIP_TYPE",
  PERCENTAGE: "PERCENTAGE",
  AMOUNT: "AMOUNT",
  CUSTOM: "CUSTOM",
} as const;

/** Known values of `Source`. */
export const Source = {
  UNKNOWN_SOURCE: "UNKNOWN_SOURCE",
  POS: "POS",
  WEB: "WEB",
  DASHBOARD: "DASHBOARD",
} as const;
