// Generated from api/ by `npm run generate`. Do not edit.

export { SubscriptionFrequency } from "./common.js";

/** Known values of `DiscountType`. */
export const DiscountType = {
  UNDEFINED: "UNDEFINED",
  AMOUNT: "AMOUNT",
  PERCENT: "PERCENT",
} as const;
