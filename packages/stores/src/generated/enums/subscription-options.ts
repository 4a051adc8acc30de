// Generated from api/ by `npm run generate`. Do not edit.

export { SubscriptionFrequency } from "./common.js";

/** Kinds of discounts: an amount or a percentage. */
export const DiscountType = {
  UNDEFINED: "UNDEFINED",
  AMOUNT: "AMOUNT",
  PERCENT: "PERCENT",
} as const;
