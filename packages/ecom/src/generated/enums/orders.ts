// Generated from api/ by `npm run generate`. Do not edit.

export {
  ActionType,
  ActivityType,
  AdditionalFeeSourceOfOrders as AdditionalFeeSource,
  AttributionSource,
  AuthorizationCaptureStatus,
  AuthorizationVoidStatus,
  ChannelType,
  ChargebackStatus,
  ChargeTypeOfOrders as ChargeType,
  DiscountReason,
  DiscountType,
  DurationUnit,
  FulfillmentStatus,
  ItemTypePreset,
  JurisdictionType,
  LineItemQuantityChangeType,
  MeasurementUnit,
  MembershipPaymentStatus,
  OrderActivityTypeEnumActivityType,
  OrderStatus,
  PaymentOptionType,
  PaymentStatus,
  PaymentStatusEnumPaymentStatus,
  PickupMethod,
  PredefinedPaymentMethod,
  Reason,
  RefundStatus,
  RestockType,
  ScheduledAction,
  SortOrder,
  SubscriptionFrequency,
  TaxableAddressType,
  TransactionStatus,
  VatType,
  WeightUnit,
} from "./common.js";

/** Whether payment can be collected. If it cannot, the reason. */
export const PaymentCollectabilityStatus = {
  UNKNOWN: "UNKNOWN",
  COLLECTABLE: "COLLECTABLE",
  NONCOLLECTABLE_ORDER_IS_CANCELLED: "NONCOLLECTABLE_ORDER_IS_CANCELLED",
  NONCOLLECTABLE_ORDER_IS_PAID: "NONCOLLECTABLE_ORDER_IS_PAID",
  NONCOLLECTABLE_MISSING_PAYMENT_METHOD: "NONCOLLECTABLE_MISSING_PAYMENT_METHOD",
  NONCOLLECTABLE_ORDER_IS_PENDING: "NONCOLLECTABLE_ORDER_IS_PENDING",
  NONCOLLECTABLE_ORDER_IS_REJECTED: "NONCOLLECTABLE_ORDER_IS_REJECTED",
  NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS: "NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS",
  NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS: "NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS",
  NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED:
    "NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED",
  NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION:
    "NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION",
  NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED: "NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED",
} as const;

/** Reason why a payment cannot be refunded. */
export const NonRefundableReason = {
  NONE: "NONE",
  ALREADY_REFUNDED: "ALREADY_REFUNDED",
  PROVIDER_IS_DOWN: "PROVIDER_IS_DOWN",
  INTERNAL_ERROR: "INTERNAL_ERROR",
  NOT_PAID: "NOT_PAID",
  ACCESS_DENIED: "ACCESS_DENIED",
  ZERO_PRICE: "ZERO_PRICE",
  DISABLED_BY_PROVIDER: "DISABLED_BY_PROVIDER",
  PENDING_REFUND: "PENDING_REFUND",
  FORBIDDEN: "FORBIDDEN",
  TRANSACTION_NOT_FOUND: "TRANSACTION_NOT_FOUND",
  ORDER_IS_PENDING: "ORDER_IS_PENDING",
  ORDER_IS_REJECTED: "ORDER_IS_REJECTED",
} as const;

/** Reason why a payment can only be refunded manually. */
export const ManuallyRefundableReason = {
  /** The payment provider's refund period has ended. */
  EXPIRED: "EXPIRED",
  /** The payment provider does not support refunds. */
  NOT_SUPPORTED: "NOT_SUPPORTED",
  /** The payment was not made online. */
  OFFLINE: "OFFLINE",
  /** The card must be present. */
  REQUIRES_CARD_READER: "REQUIRES_CARD_READER",
} as const;

/** Whether a payment can be refunded: by the payment provider, only manually, or not at all. */
export const RefundableStatus = {
  NOT_REFUNDABLE: "NOT_REFUNDABLE",
  /** The merchant must refund the payment outside the platform. */
  MANUAL: "MANUAL",
  /** The payment provider can refund the payment. */
  REFUNDABLE: "REFUNDABLE",
} as const;

/**
 * When an order is approved: when it is paid, when a payment method is saved, or as the
 * platform decides.
 */
export const OrderApprovalStrategy = {
  /** The platform decides based on the payment. */
  DEFAULT: "DEFAULT",
  /** The order is approved when the payment is received. */
  PAYMENT_RECEIVED: "PAYMENT_RECEIVED",
  /** The order is approved when a payment method is saved, before it is charged. */
  PAYMENT_METHOD_SAVED: "PAYMENT_METHOD_SAVED",
} as const;

/** Payment options of an item that a draft adds: full payment or membership, both offline. */
export const DeltaPaymentOptionType = {
  FULL_PAYMENT_OFFLINE: "FULL_PAYMENT_OFFLINE",
  MEMBERSHIP_OFFLINE: "MEMBERSHIP_OFFLINE",
} as const;

/** Kinds of inventory changes: restock or decrease. */
export const InventoryAction = {
  /** Increases the stock. */
  RESTOCK: "RESTOCK",
  /** Reduces the stock. */
  DECREASE: "DECREASE",
} as const;

/**
 * Payment statuses that some platform services use. The `paymentStatus` of an order has more
 * values.
 */
export const OrderPaymentStatus = {
  UNSPECIFIED_PAYMENT_STATUS: "UNSPECIFIED_PAYMENT_STATUS",
  PENDING: "PENDING",
  NOT_PAID: "NOT_PAID",
  PAID: "PAID",
  PARTIALLY_REFUNDED: "PARTIALLY_REFUNDED",
  FULLY_REFUNDED: "FULLY_REFUNDED",
  PARTIALLY_PAID: "PARTIALLY_PAID",
} as const;
