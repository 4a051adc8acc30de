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

/** Why a payment link is disabled. The specification names no field that holds it. */
export const DisabledPaymentLinkReason = {
  /** The time to pay is over. */
  EXPIRED: "EXPIRED",
  /** The payment provider has no payment links. */
  NOT_SUPPORTED: "NOT_SUPPORTED",
  /** The payment is made offline. */
  OFFLINE: "OFFLINE",
  /** The card has to be present. */
  REQUIRES_CARD_READER: "REQUIRES_CARD_READER",
  /** The payment was not found. */
  NOT_FOUND: "NOT_FOUND",
} as const;
