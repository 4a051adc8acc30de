// Generated from api/ by `npm run generate`. Do not edit.

export { SortOrder } from "./common.js";

/** Kinds of selected tips: a percentage, a preset amount or a custom amount. */
export const TipType = {
  UNKNOWN_TIP_TYPE: "UNKNOWN_TIP_TYPE",
  PERCENTAGE: "PERCENTAGE",
  AMOUNT: "AMOUNT",
  CUSTOM: "CUSTOM",
} as const;

/** Source of a tip: a point of sale, the site or the dashboard. */
export const Source = {
  UNKNOWN_SOURCE: "UNKNOWN_SOURCE",
  POS: "POS",
  WEB: "WEB",
  DASHBOARD: "DASHBOARD",
} as const;
