// Generated from api/ by `npm run generate`. Do not edit.

export { SortOrder } from "./common.js";

/** State of a payment request: unpaid, paid, expired or voided. */
export const Status = {
  UNPAID: "UNPAID",
  PAID: "PAID",
  EXPIRED: "EXPIRED",
  VOIDED: "VOIDED",
} as const;

/** Ways of paying that a payment request may leave out: manual payment. */
export const PaymentMethod = {
  MANUAL: "MANUAL",
} as const;
