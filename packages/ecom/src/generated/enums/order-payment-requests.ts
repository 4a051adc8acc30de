// Generated from api/ by `npm run generate`. Do not edit.

export { SortOrder } from "./common.js";

/** Known values of `Status`. */
export const Status = {
  UNPAID: "UNPAID",
  PAID: "PAID",
  EXPIRED: "EXPIRED",
  VOIDED: "VOIDED",
} as const;

/** Known values of `PaymentMethod`. */
export const PaymentMethod = {
  MANUAL: "MANUAL",
} as const;
