// Generated from api/ by `npm run generate`. Do not edit.

export { SortOrder } from "./common.js";

/** Status of a payment request: unpaid, paid, expired or voided. */
export const Status = {
  UNPAID: "UNPAID",
  PAID: "PAID",
  EXPIRED: "EXPIRED",
  VOIDED: "VOIDED",
} as const;

/** Payment methods that a payment request can exclude. The only one is manual payment. */
export const PaymentMethod = {
  MANUAL: "MANUAL",
} as const;

/**
 * Reasons why a payment link is disabled. The platform's documentation names no field with
 * these values.
 */
export const DisabledPaymentLinkReason = {
  /** The payment period has ended. */
  EXPIRED: "EXPIRED",
  /** The payment provider does not support payment links. */
  NOT_SUPPORTED: "NOT_SUPPORTED",
  /** The payment is made offline. */
  OFFLINE: "OFFLINE",
  /** The card must be present. */
  REQUIRES_CARD_READER: "REQUIRES_CARD_READER",
  /** The payment was not found. */
  NOT_FOUND: "NOT_FOUND",
} as const;
