// Generated from api/ by `npm run generate`. Do not edit.

export {
  ActionType,
  AuthorizationCaptureStatus,
  AuthorizationVoidStatus,
  ChargebackStatus,
  DurationUnit,
  MembershipPaymentStatus,
  PaymentStatus,
  PredefinedPaymentMethod,
  Reason,
  RefundStatus,
  RuleType,
  ScheduledAction,
  TransactionStatus,
} from "./common.js";

/** Reason why a payment can only be refunded manually. */
export const ManuallyRefundableReason = {
  UNKNOWN_REASON: "UNKNOWN_REASON",
  EXPIRED: "EXPIRED",
  NOT_SUPPORTED: "NOT_SUPPORTED",
  OFFLINE: "OFFLINE",
  REQUIRES_CARD_READER: "REQUIRES_CARD_READER",
} as const;

/** Reason why a payment cannot be refunded. */
export const NonRefundableReason = {
  UNKNOWN_REASON: "UNKNOWN_REASON",
  ALREADY_REFUNDED: "ALREADY_REFUNDED",
  PROVIDER_IS_DOWN: "PROVIDER_IS_DOWN",
  NOT_PAID: "NOT_PAID",
  ZERO_PRICE: "ZERO_PRICE",
  DISABLED_BY_PROVIDER: "DISABLED_BY_PROVIDER",
  PENDING_REFUND: "PENDING_REFUND",
  FORBIDDEN: "FORBIDDEN",
  TRANSACTION_NOT_FOUND: "TRANSACTION_NOT_FOUND",
  ORDER_IS_PENDING: "ORDER_IS_PENDING",
  ORDER_IS_REJECTED: "ORDER_IS_REJECTED",
  AMOUNT_OFFSET_BY_CHARGEBACK: "AMOUNT_OFFSET_BY_CHARGEBACK",
} as const;
