// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Collect payments for existing orders, manage authorizations, refund buyers and create
 * receipts.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation, type Throws } from "@portico/core/runtime";
import { paymentCodec } from "./codecs.js";
import type {
  CaptureAuthorizedPaymentsResponse,
  CreditCardPaymentMethodDetails,
  DelayedCaptureSettings,
  DelayedCaptureSettingsForAuthorizeChargeWithSavedPaymentMethod,
  Details,
  OrderTransactions,
  Payment,
  PaymentRefundForRefundPayments,
  Price,
  PriceInput,
  PriceToSend,
  Refund,
  RestockItemForRefundPayments,
  VoidAuthorizedPaymentsResponse,
} from "./common.js";

export type { ApplicationError } from "@portico/core/types";
export type {
  ActionType,
  AdditionalFeeRefund as V1AdditionalFeeRefund,
  AdditionalFeeRefundInput as V1AdditionalFeeRefundInput,
  AggregatedRefundSummary as V1AggregatedRefundSummary,
  AuthorizationActionFailureDetails,
  AuthorizationActionFailureDetailsInput,
  AuthorizationCapture,
  AuthorizationCaptureInput,
  AuthorizationCaptureStatus,
  AuthorizationDetails,
  AuthorizationDetailsInput,
  AuthorizationVoid,
  AuthorizationVoidInput,
  AuthorizationVoidStatus,
  CaptureAuthorizedPaymentsResponse,
  CashRounding,
  CashRoundingDetails,
  CashRoundingDetailsInput,
  Chargeback,
  ChargebackInput,
  ChargebackStatus,
  CreditCardPaymentMethodDetails,
  DelayedCaptureSettings,
  DelayedCaptureSettingsForAuthorizeChargeWithSavedPaymentMethod,
  Details,
  Duration,
  DurationUnit,
  FieldViolation,
  FutureMembershipDetails,
  FutureMembershipDetailsInput,
  GiftCardPaymentDetails,
  GiftCardPaymentDetailsInput,
  LineItemRefund as V1LineItemRefund,
  LineItemRefundInput as V1LineItemRefundInput,
  LineItemRefundSummary,
  MembershipName,
  MembershipNameInput,
  MembershipPaymentDetails,
  MembershipPaymentDetailsInput,
  MembershipPaymentStatus,
  OrderTransactions,
  Payment,
  PaymentInput,
  PaymentMethodName,
  PaymentRefund,
  PaymentRefundForRefundPayments,
  PaymentStatus,
  PredefinedPaymentMethod,
  Price,
  PriceInput,
  PriceToSend,
  Reason,
  Refund,
  RefundDetails,
  RefundDetailsInput,
  RefundItem,
  RefundItemInput,
  RefundItemsBreakdown,
  RefundStatus,
  RefundStatusInfo,
  RefundTransaction,
  RegularPaymentDetails,
  RegularPaymentDetailsInput,
  RestockItem,
  RestockItemForRefundPayments,
  RestockItemInput,
  RuleType,
  ScheduledAction,
  ShippingRefund as V1ShippingRefund,
  ShippingRefundInput as V1ShippingRefundInput,
  SystemError,
  TransactionStatus,
  UserDefinedPaymentMethodName,
  V1ScheduledAction,
  V1ScheduledActionInput,
  ValidationError,
  VoidAuthorizedPaymentsResponse,
} from "./common.js";

/** Options of {@link chargeOrder}. */
export interface ChargeOrderOptions {
  /** Id of the member who pays with memberships. */
  memberId?: string | null;
  /** Amount to charge through a payment provider. */
  regularCharge?: RegularCharge;
  /** Gift cards to charge. At most 100 items. */
  giftCards?: GiftCardCharge[];
  /** Memberships to charge. At most 100 items. */
  memberships?: MembershipCharge[];
  /**
   * Id that you choose for this charge. A second call with the same id does not charge the buyer
   * again.
   */
  idempotencyKey?: string | null;
  /** Whether the merchant initiates the charge without the buyer. */
  merchantInitiated?: boolean;
}

/**
 * Application error codes for {@link chargeOrder}, and how to fix the errors.
 *
 * - `ORDER_NOT_FOUND`: No order has this id. Check the id, or use `searchOrders` to find the
 *   order.
 * - `ORDER_CANCELED`: The order is canceled and cannot be paid. No action is needed.
 * - `ORDER_PAID`: The order has no balance due, so the buyer cannot pay again. No action is
 *   needed.
 * - `ORDER_HAS_CHARGEBACKS`: A payment for the order is disputed. Resolve the dispute with the
 *   payment provider first.
 * - `INVALID_AMOUNT`: The amount is not positive or exceeds the balance due. Check the balance
 *   of the order, and send an amount up to this balance.
 * - `PAYMENT_INTENT_ID_REQUIRED`: This payment method requires the id of the buyer's payment
 *   intent. Send this id as `paymentIntentId`.
 * - `GIFT_CARD_NOT_FOUND`: The gift card does not exist. Ask the buyer to check the code.
 * - `GIFT_CARD_EXPIRED`: The gift card has expired. Ask the buyer to use another payment
 *   method.
 * - `GIFT_CARD_DISABLED`: The gift card is disabled. Ask the buyer to contact the shop.
 * - `INSUFFICIENT_FUNDS`: The gift card balance is too low. Redeem the remaining balance and
 *   use another payment method for the rest.
 * - `INVALID_GIFT_CARD_CURRENCY`: The currency of the gift card differs from the currency of
 *   the order. Ask the buyer to use another payment method.
 * - `GIFT_CARD_ALREADY_APPLIED`: The order already has this gift card. No action is needed.
 * - `ALREADY_REDEEMED`: The gift card has already been redeemed for this order. Do not redeem
 *   the gift card again. Fetch the order or the transaction instead.
 * - `MEMBERSHIP_NOT_ELIGIBLE`: The membership does not cover this item. Choose another
 *   membership or another payment method.
 * - `LINE_ITEM_PAID`: This line item has already been paid. Only charge line items that have
 *   not been paid.
 * - `PAYMENT_ATTEMPT_EXPIRED`: The payment attempt has expired. Ask the buyer to start the
 *   payment again.
 * - `PAYMENT_METHOD_UNAVAILABLE`: The payment method is unavailable. Ask the buyer to use a
 *   different method.
 * - `PAYMENT_ALREADY_APPROVED`: The payment has already been approved. Do not charge the buyer
 *   again. Fetch the order instead.
 * - `PAYMENT_ALREADY_IN_PROGRESS`: A payment is in progress. Wait for the result of this
 *   payment before you try again.
 */
export type ChargeOrderErrorCode =
  | "ORDER_NOT_FOUND"
  | "ORDER_CANCELED"
  | "ORDER_PAID"
  | "ORDER_HAS_CHARGEBACKS"
  | "INVALID_AMOUNT"
  | "PAYMENT_INTENT_ID_REQUIRED"
  | "GIFT_CARD_NOT_FOUND"
  | "GIFT_CARD_EXPIRED"
  | "GIFT_CARD_DISABLED"
  | "INSUFFICIENT_FUNDS"
  | "INVALID_GIFT_CARD_CURRENCY"
  | "GIFT_CARD_ALREADY_APPLIED"
  | "ALREADY_REDEEMED"
  | "MEMBERSHIP_NOT_ELIGIBLE"
  | "LINE_ITEM_PAID"
  | "PAYMENT_ATTEMPT_EXPIRED"
  | "PAYMENT_METHOD_UNAVAILABLE"
  | "PAYMENT_ALREADY_APPROVED"
  | "PAYMENT_ALREADY_IN_PROGRESS";

/**
 * Charges the amount due on an order with any combination of regular payments, gift cards and
 * memberships. Payments can stay pending and settle later.
 *
 * `POST /ecom/v1/order-billing/charge-order` (ecom/order-billing)
 *
 * @param orderId - Id of the order.
 * @param options - `giftCards` requires `amount` and `giftCardCode`. `memberships` requires
 *   `lineItemId` and `membershipIdentifier`. `regularCharge` requires `amount`. Optional
 *   fields: `memberId`, `idempotencyKey` and `merchantInitiated`.
 * @remarks For error codes, see {@link ChargeOrderErrorCode}. Requires the permission
 *   `ecom:v1:order_billing:charge_order`.
 * @example
 * ```ts
 * const response = await client.use(orderBilling).chargeOrder("<order id>");
 * ```
 */
export const chargeOrder: ((
  orderId: string,
  options?: ChargeOrderOptions,
) => Promise<ChargeOrderResponse>) &
  Throws<ChargeOrderErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orderBilling.chargeOrder",
  path: "/ecom/v1/order-billing/charge-order",
  args: [
    "orderId",
    [
      "memberId",
      "regularCharge",
      "giftCards",
      "memberships",
      "idempotencyKey",
      "merchantInitiated",
    ],
  ],
  request: { memberships: { serviceProperties: { endDate: "d", scheduledDate: "d" } } },
  response: {
    orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } },
    payments: paymentCodec,
  },
});

/** Options of {@link chargeMemberships}. */
export interface ChargeMembershipsOptions {
  /** Id of the member who pays with memberships. */
  memberId: string;
  /** Memberships and the line items that they pay for. 1 to 100 items. */
  memberships: MembershipCharge[];
}

/**
 * Application error codes for {@link chargeMemberships}, and how to fix the errors.
 *
 * - `ORDER_NOT_FOUND`: No order has this id. Check the id, or use `searchOrders` to find the
 *   order.
 * - `MEMBERSHIP_NOT_ELIGIBLE`: The membership does not cover this item. Choose another
 *   membership or another payment method.
 */
export type ChargeMembershipsErrorCode = "ORDER_NOT_FOUND" | "MEMBERSHIP_NOT_ELIGIBLE";

/**
 * Pays for line items with up to 100 of a member's plans. Payments can stay pending and settle
 * later.
 *
 * `POST /ecom/v1/order-billing/charge-memberships` (ecom/order-billing)
 *
 * @param orderId - Id of the order.
 * @param options - Required fields: `memberId` and `memberships`. `memberships` requires
 *   `lineItemId` and `membershipIdentifier`.
 * @remarks For error codes, see {@link ChargeMembershipsErrorCode}. Requires the permission
 *   `ECOM.ORDER_BILLING_CHARGE_MEMBERSHIPS`.
 * @example
 * ```ts
 * const response = await client.use(orderBilling).chargeMemberships("<order id>", {
 *   memberId: "<member id>",
 *   memberships: [
 *     {
 *       lineItemId: "<line item id>",
 *       membershipIdentifier: {
 *         existingMembership: { appId: "<app id>", membershipId: "<membership id>" },
 *       },
 *     },
 *   ],
 * });
 * ```
 */
export const chargeMemberships: ((
  orderId: string,
  options: ChargeMembershipsOptions,
) => Promise<ChargeMembershipsResponse>) &
  Throws<ChargeMembershipsErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orderBilling.chargeMemberships",
  path: "/ecom/v1/order-billing/charge-memberships",
  args: ["orderId", ["memberId", "memberships"]],
  request: { memberships: { serviceProperties: { endDate: "d", scheduledDate: "d" } } },
  response: { payments: paymentCodec },
});

/** Options of {@link redeemGiftCard}. */
export interface RedeemGiftCardOptions {
  /** Code of the gift card. 8 to 20 characters. */
  giftCardCode: string;
  /** Amount to redeem. */
  amount: PriceInput;
  /**
   * Currency of the amount, as an ISO 4217 code. It must be the currency of the order and the
   * card.
   */
  currency: string;
}

/**
 * Application error codes for {@link redeemGiftCard}, and how to fix the errors.
 *
 * - `GIFT_CARD_ALREADY_APPLIED`: The order already has this gift card. No action is needed.
 * - `CURRENCY_MISMATCH`: The gift card and the order have different currencies. Use a gift card
 *   in the order's currency.
 * - `GIFT_CARD_NOT_FOUND`: The gift card does not exist. Ask the buyer to check the code.
 * - `GIFT_CARD_EXPIRED`: The gift card has expired. Ask the buyer to use another payment
 *   method.
 * - `GIFT_CARD_DISABLED`: The gift card is disabled. Ask the buyer to contact the shop.
 * - `INSUFFICIENT_FUNDS`: The gift card balance is too low. Redeem the remaining balance and
 *   use another payment method for the rest.
 * - `CURRENCY_NOT_SUPPORTED`: The gift card cannot be redeemed in this currency. Ask the buyer
 *   to use another payment method.
 * - `ALREADY_REDEEMED`: The gift card has already been redeemed for this order. Do not redeem
 *   the gift card again. Fetch the order or the transaction instead.
 * - `ORDER_NOT_FOUND`: No order has this id. Check the id, or use `searchOrders` to find the
 *   order.
 * - `ORDER_CANCELED`: The order is canceled and cannot be paid. No action is needed.
 * - `ORDER_PAID`: The order has no balance due, so the buyer cannot pay again. No action is
 *   needed.
 * - `MAX_GIFT_CARDS_EXCEEDED`: The order has reached the limit for gift cards. Use another
 *   payment method for the rest of the amount.
 */
export type RedeemGiftCardErrorCode =
  | "GIFT_CARD_ALREADY_APPLIED"
  | "CURRENCY_MISMATCH"
  | "GIFT_CARD_NOT_FOUND"
  | "GIFT_CARD_EXPIRED"
  | "GIFT_CARD_DISABLED"
  | "INSUFFICIENT_FUNDS"
  | "CURRENCY_NOT_SUPPORTED"
  | "ALREADY_REDEEMED"
  | "ORDER_NOT_FOUND"
  | "ORDER_CANCELED"
  | "ORDER_PAID"
  | "MAX_GIFT_CARDS_EXCEEDED";

/**
 * Pays part or all of an order with a gift card. The currencies must match.
 *
 * `POST /ecom/v1/order-billing/redeem-gift-card` (ecom/order-billing)
 *
 * @param orderId - Id of the order.
 * @param options - Required fields: `amount`, `currency` and `giftCardCode`.
 * @remarks For error codes, see {@link RedeemGiftCardErrorCode}. Requires the permission
 *   `ECOM.ORDER_BILLING_REDEEM_GIFT_CARD`.
 * @example
 * ```ts
 * const response = await client.use(orderBilling).redeemGiftCard("<order id>", {
 *   giftCardCode: "<gift card code>",
 *   amount: { amount: "19.90" },
 *   currency: "EUR",
 * });
 * ```
 */
export const redeemGiftCard: ((
  orderId: string,
  options: RedeemGiftCardOptions,
) => Promise<RedeemGiftCardResponse>) &
  Throws<RedeemGiftCardErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orderBilling.redeemGiftCard",
  path: "/ecom/v1/order-billing/redeem-gift-card",
  args: ["orderId", ["giftCardCode", "amount", "currency"]],
  response: {
    orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } },
    payment: paymentCodec,
  },
});

/** Options of {@link authorizeChargeWithSavedPaymentMethod}. */
export interface AuthorizeChargeWithSavedPaymentMethodOptions {
  /** Amount to authorize. */
  amount: PriceToSend;
  /** Currency of the amount, as an ISO 4217 code. */
  currency: string;
  /** Automatic action for the authorized payment, and its delay. */
  delayedCaptureSettings: DelayedCaptureSettingsForAuthorizeChargeWithSavedPaymentMethod;
}

/**
 * Application error codes for {@link authorizeChargeWithSavedPaymentMethod}, and how to fix the
 * errors.
 *
 * - `ORDER_NOT_FOUND`: No order has this id. Check the id, or use `searchOrders` to find the
 *   order.
 * - `ORDER_CANCELED`: The order is canceled and cannot be paid. No action is needed.
 * - `ORDER_PAID`: The order has no balance due, so the buyer cannot pay again. No action is
 *   needed.
 * - `NO_SAVED_PAYMENT_METHOD`: The buyer has no saved payment method. Send the buyer a payment
 *   request instead.
 * - `ORDER_HAS_CHARGEBACKS`: A payment for the order is disputed. Resolve the dispute with the
 *   payment provider first.
 * - `INVALID_AMOUNT`: The amount is not positive or exceeds the balance due. Check the balance
 *   of the order, and send an amount up to this balance.
 * - `INVALID_CURRENCY`: The charge must be in the order's currency. Send the charge in the
 *   order's currency.
 */
export type AuthorizeChargeWithSavedPaymentMethodErrorCode =
  | "ORDER_NOT_FOUND"
  | "ORDER_CANCELED"
  | "ORDER_PAID"
  | "NO_SAVED_PAYMENT_METHOD"
  | "ORDER_HAS_CHARGEBACKS"
  | "INVALID_AMOUNT"
  | "INVALID_CURRENCY";

/**
 * Authorizes an amount on the buyer's saved payment method for an order.
 *
 * `POST /ecom/v1/order-billing/authorize-charge-with-saved-payment-method` (ecom/order-billing)
 *
 * @param orderId - Id of the order.
 * @param options - Required fields: `amount`, `currency` and `delayedCaptureSettings`. `amount`
 *   requires `amount`. `delayedCaptureSettings` requires `scheduledAction`.
 * @remarks For error codes, see {@link AuthorizeChargeWithSavedPaymentMethodErrorCode}.
 *   Requires the permission `ECOM.ORDER_BILLING_AUTHORIZE_CHARGE_WITH_SAVED_PAYMENT_METHOD`.
 * @example
 * ```ts
 * const response = await client.use(orderBilling).authorizeChargeWithSavedPaymentMethod(
 *   "<order id>",
 *   {
 *     amount: { amount: "19.90" },
 *     currency: "EUR",
 *     delayedCaptureSettings: { scheduledAction: "VOID" },
 *   },
 * );
 * ```
 */
export const authorizeChargeWithSavedPaymentMethod: ((
  orderId: string,
  options: AuthorizeChargeWithSavedPaymentMethodOptions,
) => Promise<AuthorizeChargeWithSavedPaymentMethodResponse>) &
  Throws<AuthorizeChargeWithSavedPaymentMethodErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orderBilling.authorizeChargeWithSavedPaymentMethod",
  path: "/ecom/v1/order-billing/authorize-charge-with-saved-payment-method",
  args: ["orderId", ["amount", "currency", "delayedCaptureSettings"]],
  response: {
    orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } },
    payment: paymentCodec,
  },
});

/** Options of {@link captureAuthorizedPayments}. */
export interface CaptureAuthorizedPaymentsOptions {
  /** Authorized payments to capture. 1 to 100 items. */
  payments: PaymentCapture[];
}

/**
 * Application error codes for {@link captureAuthorizedPayments}, and how to fix the errors.
 *
 * - `PAYMENT_NOT_FOUND`: The order has no payment with this id. Check the id, or fetch the
 *   order's payments again.
 * - `INVALID_AMOUNT`: The amount is not positive or exceeds the balance due. Check the balance
 *   of the order, and send an amount up to this balance.
 * - `PAYMENT_ALREADY_VOIDED`: The authorization has already been voided. If you still need the
 *   payment, create a new one.
 * - `PAYMENT_ALREADY_CAPTURED`: The payment has already been captured. To return the money,
 *   refund the payment.
 * - `PAYMENT_NOT_AUTHORIZED`: The payment is not authorized, so it cannot be captured or
 *   voided. Fetch the payment to see its current status.
 * - `PAYMENT_HAS_PENDING_CAPTURE`: A capture of the payment is pending. Wait for the result of
 *   the capture.
 * - `ORDER_HAS_CHARGEBACKS`: A payment for the order is disputed. Resolve the dispute with the
 *   payment provider first.
 */
export type CaptureAuthorizedPaymentsErrorCode =
  | "PAYMENT_NOT_FOUND"
  | "INVALID_AMOUNT"
  | "PAYMENT_ALREADY_VOIDED"
  | "PAYMENT_ALREADY_CAPTURED"
  | "PAYMENT_NOT_AUTHORIZED"
  | "PAYMENT_HAS_PENDING_CAPTURE"
  | "ORDER_HAS_CHARGEBACKS";

/**
 * Captures up to 100 authorized payments for an order.
 *
 * `POST /ecom/v1/order-billing/capture-authorized-payments` (ecom/order-billing)
 *
 * @param orderId - Id of the order.
 * @param options - Required fields: `payments`. `payments` requires `paymentId`.
 * @remarks For error codes, see {@link CaptureAuthorizedPaymentsErrorCode}. Requires the
 *   permission `ECOM.ORDER_BILLING_CAPTURE_AUTHORIZED_PAYMENTS`.
 * @example
 * ```ts
 * const response = await client.use(orderBilling).captureAuthorizedPayments("<order id>", {
 *   payments: [{ paymentId: "<payment id>" }],
 * });
 * ```
 */
export const captureAuthorizedPayments: ((
  orderId: string,
  options: CaptureAuthorizedPaymentsOptions,
) => Promise<CaptureAuthorizedPaymentsResponse>) &
  Throws<CaptureAuthorizedPaymentsErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orderBilling.captureAuthorizedPayments",
  path: "/ecom/v1/order-billing/capture-authorized-payments",
  args: ["orderId", ["payments"]],
  response: { orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } } },
});

/** Options of {@link voidAuthorizedPayments}. */
export interface VoidAuthorizedPaymentsOptions {
  /** Ids of the authorized payments to void. 1 to 100 items. */
  paymentIds: string[];
}

/**
 * Application error codes for {@link voidAuthorizedPayments}, and how to fix the errors.
 *
 * - `PAYMENT_NOT_FOUND`: The order has no payment with this id. Check the id, or fetch the
 *   order's payments again.
 * - `GATEWAY_TRANSACTION_NOT_FOUND`: The payment provider has no record of this transaction.
 *   Fetch the order's payments again to see its transactions.
 * - `PAYMENT_ALREADY_VOIDED`: The authorization has already been voided. If you still need the
 *   payment, create a new one.
 * - `PAYMENT_ALREADY_CAPTURED`: The payment has already been captured. To return the money,
 *   refund the payment.
 * - `PAYMENT_NOT_AUTHORIZED`: The payment is not authorized, so it cannot be captured or
 *   voided. Fetch the payment to see its current status.
 */
export type VoidAuthorizedPaymentsErrorCode =
  | "PAYMENT_NOT_FOUND"
  | "GATEWAY_TRANSACTION_NOT_FOUND"
  | "PAYMENT_ALREADY_VOIDED"
  | "PAYMENT_ALREADY_CAPTURED"
  | "PAYMENT_NOT_AUTHORIZED";

/**
 * Voids up to 100 authorized payments for an order without charging them.
 *
 * `POST /ecom/v1/order-billing/void-authorized-payments` (ecom/order-billing)
 *
 * @param orderId - Id of the order.
 * @param options - Required fields: `paymentIds`.
 * @remarks For error codes, see {@link VoidAuthorizedPaymentsErrorCode}. Requires the
 *   permission `ECOM.ORDER_BILLING_VOID_AUTHORIZED_PAYMENTS`.
 * @example
 * ```ts
 * const response = await client.use(orderBilling).voidAuthorizedPayments("<order id>", {
 *   paymentIds: ["<payment id>"],
 * });
 * ```
 */
export const voidAuthorizedPayments: ((
  orderId: string,
  options: VoidAuthorizedPaymentsOptions,
) => Promise<VoidAuthorizedPaymentsResponse>) &
  Throws<VoidAuthorizedPaymentsErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orderBilling.voidAuthorizedPayments",
  path: "/ecom/v1/order-billing/void-authorized-payments",
  args: ["orderId", ["paymentIds"]],
  response: { orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } } },
});

/**
 * Returns which payments, line items, fees and delivery costs of an order can be refunded.
 *
 * `POST /ecom/v1/order-billing/get-order-refundability` (ecom/order-billing)
 *
 * @param orderId - Id of the order.
 * @remarks Requires the permission `ECOM.ORDER_BILLING_GET_ORDER_REFUNDABILITY`.
 * @example
 * ```ts
 * const response = await client.use(orderBilling).getOrderRefundability("<order id>");
 * ```
 */
export const getOrderRefundability: (orderId: string) => Promise<GetOrderRefundabilityResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.orderBilling.getOrderRefundability",
    path: "/ecom/v1/order-billing/get-order-refundability",
    args: ["orderId"],
    read: true,
  });

/** Options of {@link calculateRefund}. */
export interface CalculateRefundOptions {
  /** Line items, fees and delivery to refund. */
  refundItems?: RefundItems;
}

/**
 * Calculates what a refund of the given items would return, without refunding anything.
 *
 * `POST /ecom/v1/order-billing/calculate-refund` (ecom/order-billing)
 *
 * @param orderId - Id of the order.
 * @param options - Optional fields: `refundItems`.
 * @remarks Requires the permission `ECOM.ORDER_BILLING_CALCULATE_REFUND`.
 * @example
 * ```ts
 * const response = await client.use(orderBilling).calculateRefund("<order id>");
 * ```
 */
export const calculateRefund: (
  orderId: string,
  options?: CalculateRefundOptions,
) => Promise<CalculateRefundResponse> = /* @__PURE__ */ operation({
  name: "ecom.orderBilling.calculateRefund",
  path: "/ecom/v1/order-billing/calculate-refund",
  args: ["orderId", ["refundItems"]],
  read: true,
});

/** Options of {@link refundPayments}. */
export interface RefundPaymentsOptions {
  /** Payments and amounts to refund. 1 to 50 items. */
  paymentRefunds: PaymentRefundForRefundPayments[];
  /** Items to restock, and the email to the buyer. */
  sideEffects?: RefundSideEffects;
  /** Refunded line items, fees and delivery. */
  refundItems?: RefundItems;
  /** Reason that the customer gave. At most 200 characters. */
  customerReason?: string | null;
  /** Id of the business location that issues the refund. */
  locationId?: string | null;
}

/**
 * Application error codes for {@link refundPayments}, and how to fix the errors.
 *
 * - `PAYMENT_NOT_FOUND`: The order has no payment with this id. Check the id, or fetch the
 *   order's payments again.
 * - `LINE_ITEM_NOT_FOUND`: No line item has this id. Check the id, or fetch the draft or order
 *   again to see its line items.
 * - `ADDITIONAL_FEE_NOT_FOUND`: No additional fee has this id. Fetch the order or draft again
 *   to get the current ids.
 * - `SHIPPING_NOT_FOUND`: The order has no shipping to refund. Omit the shipping from the
 *   refund.
 * - `INVALID_PAYMENT_REFUND_AMOUNT`: The refund is higher than the amount that can still be
 *   refunded. Fetch the refundability of the order to see this amount.
 * - `INVALID_ADDITIONAL_FEE_REFUND_AMOUNT`: The refund of a fee is higher than the amount that
 *   can still be refunded. Refund a smaller amount.
 * - `INVALID_SHIPPING_REFUND_AMOUNT`: The shipping refund exceeds the amount that can still be
 *   refunded. Refund a lower shipping amount.
 * - `INVALID_LINE_ITEM_REFUND_QUANTITY`: The refund quantity of a line item is higher than the
 *   quantity that can still be refunded. Refund a lower quantity of the line item.
 * - `INVALID_LINE_ITEM_RESTOCK_QUANTITY`: The restock quantity of a line item exceeds its
 *   refund quantity. Send a restock quantity up to the refund quantity.
 * - `PAYMENT_NOT_REFUNDABLE`: The payment provider does not refund this payment. Check the
 *   refundability of the payment, and refund it outside the platform.
 * - `EXTERNAL_REFUND_EXPECTED`: The payment provider cannot refund this payment automatically.
 *   Refund the payment in the provider's system, then record the refund with `externalRefund:
 *   true`.
 * - `PARTIAL_REFUND_FOR_MULTIPLE_LOCATIONS_NOT_ALLOWED`: An order with several locations cannot
 *   be partially refunded. Refund the whole payment instead.
 */
export type RefundPaymentsErrorCode =
  | "PAYMENT_NOT_FOUND"
  | "LINE_ITEM_NOT_FOUND"
  | "ADDITIONAL_FEE_NOT_FOUND"
  | "SHIPPING_NOT_FOUND"
  | "INVALID_PAYMENT_REFUND_AMOUNT"
  | "INVALID_ADDITIONAL_FEE_REFUND_AMOUNT"
  | "INVALID_SHIPPING_REFUND_AMOUNT"
  | "INVALID_LINE_ITEM_REFUND_QUANTITY"
  | "INVALID_LINE_ITEM_RESTOCK_QUANTITY"
  | "PAYMENT_NOT_REFUNDABLE"
  | "EXTERNAL_REFUND_EXPECTED"
  | "PARTIAL_REFUND_FOR_MULTIPLE_LOCATIONS_NOT_ALLOWED";

/**
 * Refunds up to 50 payments for an order, optionally restocking items and notifying the buyer.
 *
 * `POST /ecom/v1/order-billing/refund-payments` (ecom/order-billing)
 *
 * @param orderId - Id of the order.
 * @param options - Required fields: `paymentRefunds`. `paymentRefunds` requires `paymentId`.
 *   Optional fields: `sideEffects`, `refundItems`, `customerReason` and `locationId`.
 * @remarks For error codes, see {@link RefundPaymentsErrorCode}. Requires the permission
 *   `ECOM.ORDER_BILLING_REFUND_PAYMENTS`.
 * @example
 * ```ts
 * const response = await client.use(orderBilling).refundPayments("<order id>", {
 *   paymentRefunds: [{ paymentId: "<payment id>" }],
 * });
 * ```
 */
export const refundPayments: ((
  orderId: string,
  options: RefundPaymentsOptions,
) => Promise<RefundPaymentsResponse>) &
  Throws<RefundPaymentsErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orderBilling.refundPayments",
  path: "/ecom/v1/order-billing/refund-payments",
  args: [
    "orderId",
    ["paymentRefunds", "sideEffects", "refundItems", "customerReason", "locationId"],
  ],
  response: {
    orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } },
    refund: { createdDate: "d" },
  },
});

/** Options of {@link voidMemberships}. */
export interface VoidMembershipsOptions {
  /** Ids of the membership payments to void. 1 to 100 items. */
  paymentIds: string[];
}

/**
 * Voids up to 100 membership payments for an order, which returns the membership credits to the
 * buyer.
 *
 * `POST /ecom/v1/order-billing/void-memberships` (ecom/order-billing)
 *
 * @param orderId - Id of the order.
 * @param options - Optional fields: `paymentIds`.
 * @example
 * ```ts
 * await client.use(orderBilling).voidMemberships("<order id>", {
 *   paymentIds: ["<payment id>"],
 * });
 * ```
 */
export const voidMemberships: (orderId: string, options: VoidMembershipsOptions) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "ecom.orderBilling.voidMemberships",
    path: "/ecom/v1/order-billing/void-memberships",
    args: ["orderId", ["paymentIds"]],
  });

/** Options of {@link generateReceipts}. */
export interface GenerateReceiptsOptions {
  /** Id of the payment. You can send only one per call. Exactly 1 item. */
  paymentIds: string[];
}

/**
 * Application error codes for {@link generateReceipts}, and how to fix the errors.
 *
 * - `ORDER_NOT_FOUND`: No order has this id. Check the id, or use `searchOrders` to find the
 *   order.
 * - `RECEIPT_ALREADY_EXIST`: The payment already has a receipt. Use this receipt instead of
 *   creating another one.
 * - `RECEIPT_GENERATION_IN_PROGRESS`: The receipt is being generated. Wait a moment, then fetch
 *   the payment again.
 * - `PAYMENT_NOT_FOUND`: The order has no payment with this id. Check the id, or fetch the
 *   order's payments again.
 * - `INVALID_PAYMENT_TYPE`: This type of payment does not support the operation. Choose another
 *   payment for the order.
 * - `INVALID_PAYMENT_STATUS`: The status of the payment does not allow this operation. Fetch
 *   the payment again to see its status. If the payment is pending, wait for its result.
 */
export type GenerateReceiptsErrorCode =
  | "ORDER_NOT_FOUND"
  | "RECEIPT_ALREADY_EXIST"
  | "RECEIPT_GENERATION_IN_PROGRESS"
  | "PAYMENT_NOT_FOUND"
  | "INVALID_PAYMENT_TYPE"
  | "INVALID_PAYMENT_STATUS";

/**
 * Creates the receipt for a payment. Fails if the payment already has one.
 *
 * `POST /ecom/v1/order-billing/generate-receipts` (ecom/order-billing)
 *
 * @param orderId - Id of the order.
 * @param options - Required fields: `paymentIds`.
 * @remarks For error codes, see {@link GenerateReceiptsErrorCode}. Requires the permission
 *   `ECOM.ORDER_BILLING_GENERATE_RECEIPTS`.
 * @example
 * ```ts
 * const response = await client.use(orderBilling).generateReceipts("<order id>", {
 *   paymentIds: ["<payment id>"],
 * });
 * ```
 */
export const generateReceipts: ((
  orderId: string,
  options: GenerateReceiptsOptions,
) => Promise<GenerateReceiptsResponse>) &
  Throws<GenerateReceiptsErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orderBilling.generateReceipts",
  path: "/ecom/v1/order-billing/generate-receipts",
  args: ["orderId", ["paymentIds"]],
});

/** Request of {@link chargeOrder}. */
export interface ChargeOrderRequest {
  /** Id of the order. */
  orderId: string;
  /** Id of the member who pays with memberships. */
  memberId?: string | null;
  /** Amount to charge through a payment provider. */
  regularCharge?: RegularCharge;
  /** Gift cards to charge. At most 100 items. */
  giftCards?: GiftCardCharge[];
  /** Memberships to charge. At most 100 items. */
  memberships?: MembershipCharge[];
  /**
   * Id that you choose for this charge. A second call with the same id does not charge the buyer
   * again.
   */
  idempotencyKey?: string | null;
  /** Whether the merchant initiates the charge without the buyer. */
  merchantInitiated?: boolean;
}

/**
 * A charge through a payment provider.
 *
 * At most one of `paymentIntentId` and `delayedCharge` is set.
 */
export type RegularCharge = {
  /** Amount to charge. */
  amount: PriceToSend;
  /** URLs that the buyer returns to after payment. */
  redirectUrls?: RedirectUrls;
  /**
   * Automatic action for the authorized payment, and its delay. If omitted, the payment is
   * captured immediately.
   */
  delayedCaptureSettings?: DelayedCaptureSettings;
  /** Whether to save the payment method for later charges. */
  savePaymentMethod?: boolean;
} & (
  | {
      /** Id of the payment intent to charge now. */
      paymentIntentId?: string;
      delayedCharge?: undefined;
    }
  | {
      paymentIntentId?: undefined;
      /** Whether to charge later. */
      delayedCharge?: boolean;
    }
);

/** URLs that the buyer returns to after a payment, by outcome. */
export interface RedirectUrls {
  /** URL that the buyer returns to after a successful payment. At most 5,000 characters. */
  successUrl?: string | null;
  /** URL that the buyer returns to after canceling the payment. At most 5,000 characters. */
  cancelUrl?: string | null;
  /** URL that the buyer returns to after a failed payment. At most 5,000 characters. */
  errorUrl?: string | null;
  /** URL that the buyer returns to while the payment is pending. At most 5,000 characters. */
  pendingUrl?: string | null;
}

/** A gift card and the amount to charge. */
export interface GiftCardCharge {
  /** Code of the gift card. 8 to 20 characters. */
  giftCardCode: string;
  /** Amount to charge, in the order's currency. */
  amount: PriceToSend;
  /** Currency conversion. Set only if the currencies of the card and the order differ. */
  currencyConversionInfo?: CurrencyConversionInfo;
}

/** Currency conversion of a gift card amount. */
export interface CurrencyConversionInfo {
  /** Currency of the gift card, as an ISO 4217 code. */
  originalCurrency?: string;
  /** Amount in the gift card's currency, as a decimal string. */
  originalAmount?: string;
  /** Conversion rate that was applied, as a decimal string. */
  conversionRate?: string;
}

/** A line item and the membership that pays for it. */
export interface MembershipCharge {
  /** Id of the line item. */
  lineItemId: string;
  /** The membership to use. */
  membershipIdentifier: MembershipIdentifier;
}

/**
 * Reference to an existing membership, or to a membership in the same order.
 *
 * At most one of `existingMembership` and `futureMembership` is set.
 */
export type MembershipIdentifier = {
  /**
   * Use `existingMembership.membershipId` instead. At most 200 characters.
   *
   * @deprecated
   */
  membershipId?: string;
  /**
   * Use `existingMembership.appId` instead. At most 100 characters.
   *
   * @deprecated
   */
  membershipAppId?: string;
} & (
  | {
      /** A membership that the buyer already has. */
      existingMembership?: ExistingMembershipIdentifier;
      futureMembership?: undefined;
    }
  | {
      existingMembership?: undefined;
      /** A membership that the buyer buys in the same order. */
      futureMembership?: FutureMembershipIdentifier;
    }
);

/** A membership that the buyer already has. */
export interface ExistingMembershipIdentifier {
  /** Id of the app that provides the membership. */
  appId: string;
  /** Id of the membership. 1 to 200 characters. */
  membershipId: string;
}

/** A membership that the buyer buys in the same order. */
export interface FutureMembershipIdentifier {
  /** Id of the line item that contains the membership. */
  lineItemId: string;
  /** Id of the membership benefit to use. At most 200 characters. */
  benefitId: string;
}

/** Response of {@link chargeOrder}. */
export interface ChargeOrderResponse {
  /** The payments in the charge. Some can stay pending and settle later. At most 100 items. */
  payments: Payment[];
  /** All payments and refunds for the order after the charge. */
  orderTransactions?: OrderTransactions;
  /** Response token of the payment page for the regular charge. 1 to 300 characters. */
  regularChargeResponseToken?: string | null;
}

/** Request of {@link chargeMemberships}. */
export interface ChargeMembershipsRequest {
  /** Id of the order. */
  orderId: string;
  /** Id of the member who pays with memberships. */
  memberId: string;
  /** Memberships and the line items that they pay for. 1 to 100 items. */
  memberships: MembershipCharge[];
}

/** Response of {@link chargeMemberships}. */
export interface ChargeMembershipsResponse {
  /** The payments in the charge. Some can stay pending and settle later. 1 to 100 items. */
  payments: Payment[];
}

/** Request of {@link redeemGiftCard}. */
export interface RedeemGiftCardRequest {
  /** Id of the order. */
  orderId: string;
  /** Code of the gift card. 8 to 20 characters. */
  giftCardCode: string;
  /** Amount to redeem. */
  amount: PriceInput;
  /**
   * Currency of the amount, as an ISO 4217 code. It must be the currency of the order and the
   * card.
   */
  currency: string;
}

/** Response of {@link redeemGiftCard}. */
export interface RedeemGiftCardResponse {
  /** All payments and refunds for the order after the call. */
  orderTransactions?: OrderTransactions;
  /** The gift card payment. */
  payment?: Payment;
}

/** Request of {@link authorizeChargeWithSavedPaymentMethod}. */
export interface AuthorizeChargeWithSavedPaymentMethodRequest {
  /** Id of the order. */
  orderId: string;
  /** Amount to authorize. */
  amount: PriceToSend;
  /** Currency of the amount, as an ISO 4217 code. */
  currency: string;
  /** Automatic action for the authorized payment, and its delay. */
  delayedCaptureSettings: DelayedCaptureSettingsForAuthorizeChargeWithSavedPaymentMethod;
}

/** Response of {@link authorizeChargeWithSavedPaymentMethod}. */
export interface AuthorizeChargeWithSavedPaymentMethodResponse {
  /** The authorized payment. */
  payment?: Payment;
  /** All payments and refunds for the order after the call. */
  orderTransactions?: OrderTransactions;
}

/** Request of {@link captureAuthorizedPayments}. */
export interface CaptureAuthorizedPaymentsRequest {
  /** Id of the order. */
  orderId: string;
  /** Authorized payments to capture. 1 to 100 items. */
  payments: PaymentCapture[];
}

/** A payment to capture, and the amount to capture. */
export interface PaymentCapture {
  /** Id of the payment. */
  paymentId: string;
  /** Amount to capture. The default is the whole authorized amount. */
  amount?: PriceInput;
}

/** Request of {@link voidAuthorizedPayments}. */
export interface VoidAuthorizedPaymentsRequest {
  /** Id of the order. */
  orderId: string;
  /** Ids of the authorized payments to void. 1 to 100 items. */
  paymentIds: string[];
}

/** Request of {@link getOrderRefundability}. */
export interface GetOrderRefundabilityRequest {
  /** Id of the order. */
  orderId: string;
}

/** Response of {@link getOrderRefundability}. */
export interface GetOrderRefundabilityResponse {
  /** Whether each payment can be refunded. At most 100 items. */
  payments: PaymentRefundability[];
  /** Paid, refunded and refundable totals of all payments. */
  paymentsSummary?: PaymentsSummary;
  /** Refundable quantity of each line item. At most 300 items. */
  lineItems: LineItemRefundability[];
  /** Refundable amount of the delivery price. */
  shipping?: ShippingRefundability;
  /** Refundable amount of each additional fee. At most 100 items. */
  additionalFees: AdditionalFeeRefundability[];
}

/**
 * Whether a payment can be refunded. One of `refundable`, `manuallyRefundable` and
 * `nonRefundable` is set.
 *
 * At most one of `refundable`, `manuallyRefundable` and `nonRefundable` is set.
 */
export type PaymentRefundability = {
  /** The payment with its paid and refunded amounts. */
  payment?: PaymentInfo;
  /** URL of the payment provider's page for a manual refund. */
  providerLink?: string | null;
} & (
  | {
      /** Whether the payment can be refunded. */
      refundable?: boolean;
      manuallyRefundable?: undefined;
      nonRefundable?: undefined;
    }
  | {
      refundable?: undefined;
      /** Set if the payment can only be refunded manually. Contains the reason. */
      manuallyRefundable?: ManuallyRefundablePaymentStatus;
      nonRefundable?: undefined;
    }
  | {
      refundable?: undefined;
      manuallyRefundable?: undefined;
      /** Set if the payment cannot be refunded. Contains the reason. */
      nonRefundable?: NonRefundablePaymentStatus;
    }
);

/** Reason why a payment can only be refunded manually. */
export interface ManuallyRefundablePaymentStatus {
  /** Reason why the payment can only be refunded manually. */
  reason: ManuallyRefundableReason;
}

/** Reason why a payment can only be refunded manually. */
export type ManuallyRefundableReason =
  | "UNKNOWN_REASON"
  | "EXPIRED"
  | "NOT_SUPPORTED"
  | "OFFLINE"
  | "REQUIRES_CARD_READER"
  | (string & {});

/** Reason why a payment cannot be refunded. */
export interface NonRefundablePaymentStatus {
  /** Reason why the payment cannot be refunded. */
  reason: NonRefundableReason;
}

/** Reason why a payment cannot be refunded. */
export type NonRefundableReason =
  | "UNKNOWN_REASON"
  | "ALREADY_REFUNDED"
  | "PROVIDER_IS_DOWN"
  | "NOT_PAID"
  | "ZERO_PRICE"
  | "DISABLED_BY_PROVIDER"
  | "PENDING_REFUND"
  | "FORBIDDEN"
  | "TRANSACTION_NOT_FOUND"
  | "ORDER_IS_PENDING"
  | "ORDER_IS_REJECTED"
  | "AMOUNT_OFFSET_BY_CHARGEBACK"
  | (string & {});

/**
 * A payment in money or with a membership, including its paid and refunded parts.
 *
 * At most one of `monetary` and `membership` is set.
 */
export type PaymentInfo = {
  /** Card details, if the buyer paid with a card. */
  creditCardDetails?: CreditCardPaymentMethodDetails;
  /** Id of the payment. */
  paymentId: string;
  /** Payment method, such as 'CreditCard' or 'PayPal'. At most 50 characters. */
  paymentMethod?: string | null;
  /** Whether the money was received outside the site. */
  offlinePayment: boolean;
} & (
  | {
      /** Paid, refunded and refundable amounts. Set only for payments in money. */
      monetary?: MonetaryPaymentSummary;
      membership?: undefined;
    }
  | {
      monetary?: undefined;
      /** Paid, refunded and refundable line items. Set only for payments with a membership. */
      membership?: MembershipPaymentSummary;
    }
);

/** Paid, refunded and refundable amounts of payments in money. */
export interface MonetaryPaymentSummary {
  /** Amount that was paid. */
  paid?: Price;
  /** Amount that was refunded. */
  refunded?: Price;
  /** Total amount of pending refunds. */
  refundPending?: Price;
  /** Maximum amount that can still be refunded. */
  maxRefund?: Price;
}

/** Paid, refunded and refundable line items of membership payments. */
export interface MembershipPaymentSummary {
  /** Ids of the line items that memberships paid for. At most 100 items. */
  paidLineItemIds: string[];
  /** Ids of the refunded line items. At most 100 items. */
  refundedLineItemIds: string[];
  /** Ids of the line items that can still be refunded. At most 100 items. */
  refundableLineItemIds: string[];
}

/** Totals of all payments for an order. */
export interface PaymentsSummary {
  /** Totals of all payments in money. */
  monetary?: MonetaryPaymentSummary;
  /** Totals of all payments with memberships. */
  membership?: MembershipPaymentSummary;
}

/** Refundable quantity of a line item. */
export interface LineItemRefundability {
  /** Id of the line item. */
  lineItemId: string;
  /** Ordered quantity. */
  originalQuantity: number;
  /** Quantity that was refunded. */
  refundedQuantity: number;
  /** Quantity that can still be refunded. */
  availableRefundQuantity: number;
}

/** Refundable amount of the delivery price. */
export interface ShippingRefundability {
  /** Price of the delivery. */
  amount?: Price;
  /** Amount that was refunded. */
  refundedAmount?: Price;
  /** Amount that can still be refunded. */
  availableRefundAmount?: Price;
}

/** Refundable amount of an additional fee. */
export interface AdditionalFeeRefundability {
  /** Id of the fee. */
  additionalFeeId: string;
  /** Price of the fee. */
  amount?: Price;
  /** Amount that was refunded. */
  refundedAmount?: Price;
  /** Amount that can still be refunded. */
  availableRefundAmount?: Price;
}

/** Request of {@link calculateRefund}. */
export interface CalculateRefundRequest {
  /** Id of the order. */
  orderId: string;
  /** Line items, fees and delivery to refund. */
  refundItems?: RefundItems;
}

/** Line items, additional fees and delivery price to refund. */
export interface RefundItems {
  /** Line items and quantities to refund. At most 300 items. */
  lineItems?: LineItemRefund[];
  /** Additional fees and amounts to refund. At most 100 items. */
  additionalFees?: AdditionalFeeRefundInput[];
  /** Amount of the delivery price to refund. */
  shipping?: ShippingRefundInput;
}

/** A line item and the quantity to refund. */
export interface LineItemRefund {
  /** Id of the line item. */
  lineItemId: string;
  /** Quantity of the item. 1 to 100,000. */
  quantity: number;
}

/** An additional fee and the amount to refund. */
export interface AdditionalFeeRefund {
  /** Id of the fee. */
  additionalFeeId: string;
  /** Amount of the fee to refund. */
  amount?: Price;
}

/** An additional fee and the amount to refund. */
export interface AdditionalFeeRefundInput {
  /** Id of the fee. */
  additionalFeeId: string;
  /** Amount of the fee to refund. */
  amount?: PriceInput;
}

/** Amount of the delivery price to refund. */
export interface ShippingRefund {
  /** Amount to refund. */
  amount?: Price;
}

/** Amount of the delivery price to refund. */
export interface ShippingRefundInput {
  /** Amount to refund. */
  amount?: PriceInput;
}

/**
 * Response of {@link calculateRefund}.
 *
 * At most one of `available` and `notAvailable` is set.
 */
export type CalculateRefundResponse = {
  /** Totals of the refund. */
  summary?: AggregatedRefundSummary;
  /** Refund amounts for each line item, fee and delivery. */
  calculatedRefundItems?: CalculatedRefundItems;
} & (
  | {
      /** Set if everything can be refunded as requested. */
      available?: boolean;
      notAvailable?: undefined;
    }
  | {
      available?: undefined;
      /** Set if something cannot be refunded. Contains the reasons. */
      notAvailable?: CalculatedRefundNotAvailableStatus;
    }
);

/** Reasons why the requested refund is not possible. */
export interface CalculatedRefundNotAvailableStatus {
  /** One entry for each item that cannot be refunded. At most 401 items. */
  errors: CalculationError[];
}

/**
 * Something that cannot be refunded, and the reason. One of `lineItem`, `additionalFee` and
 * `shipping` is set.
 *
 * At most one of `lineItem`, `additionalFee` and `shipping` is set.
 */
export type CalculationError = {
  /** Reason why the contract cannot be edited. */
  error?: Details;
} & (
  | {
      /** The line item that cannot be refunded as requested. */
      lineItem?: LineItemRefund;
      additionalFee?: undefined;
      shipping?: undefined;
    }
  | {
      lineItem?: undefined;
      /** The additional fee that cannot be refunded as requested. */
      additionalFee?: AdditionalFeeRefund;
      shipping?: undefined;
    }
  | {
      lineItem?: undefined;
      additionalFee?: undefined;
      /** The delivery price, if it cannot be refunded as requested. */
      shipping?: ShippingRefund;
    }
);

/** Totals of a refund. */
export interface AggregatedRefundSummary {
  /** Total refund amount. */
  total?: Price;
  /** Tax included in the total. */
  tax?: Price;
  /** Discounts on the total. */
  discount?: Price;
  /** Subtotal of the refund, before tax and discount. */
  subtotal?: Price;
  /** Amount of the line items, before tax and discount. */
  lineItemsSubtotal?: Price;
  /** Amount of the additional fees. */
  additionalFeesTotal?: Price;
}

/** Refund amounts for each line item, fee and delivery. */
export interface CalculatedRefundItems {
  /** One entry per line item. At most 300 items. */
  lineItems: CalculatedLineItemRefund[];
  /** Refund amounts for the additional fees, one entry per fee. At most 100 items. */
  additionalFees: CalculatedAdditionalFeeRefund[];
  /** Refund of the delivery price. */
  shipping?: CalculatedShippingRefund;
}

/** A line item and its refund amounts. */
export interface CalculatedLineItemRefund {
  /** The line item, and the quantity to refund. */
  item?: LineItemRefund;
  /** Subtotal, tax, discount and total of the refund. */
  summary?: CalculatedRefundSummary;
}

/** Subtotal, tax, discount and total of the refund. */
export interface CalculatedRefundSummary {
  /** Total amount for all line items. */
  total?: Price;
  /** Tax included in the total. */
  tax?: Price;
  /** Discounts on the total. */
  discount?: Price;
  /** Subtotal of the refund, before tax and discount. */
  subtotal?: Price;
}

/** An additional fee and its refund amounts. */
export interface CalculatedAdditionalFeeRefund {
  /** The additional fee, and the amount to refund. */
  additionalFee?: AdditionalFeeRefund;
  /** Subtotal, tax, discount and total of the refund. */
  summary?: CalculatedRefundSummary;
}

/** The delivery price, and its refund amounts. */
export interface CalculatedShippingRefund {
  /** Amount of the delivery price to refund. */
  shipping?: ShippingRefund;
  /** Subtotal, tax, discount and total of the refund. */
  summary?: CalculatedRefundSummary;
}

/** Request of {@link refundPayments}. */
export interface RefundPaymentsRequest {
  /** Id of the order. */
  orderId: string;
  /** Payments and amounts to refund. 1 to 50 items. */
  paymentRefunds: PaymentRefundForRefundPayments[];
  /** Items to restock, and the email to the buyer. */
  sideEffects?: RefundSideEffects;
  /** Refunded line items, fees and delivery. */
  refundItems?: RefundItems;
  /** Reason that the customer gave. At most 200 characters. */
  customerReason?: string | null;
  /** Id of the business location that issues the refund. */
  locationId?: string | null;
}

/** Side effects of a refund. */
export interface RefundSideEffects {
  /** Items to restock. */
  restock?: RestockSideEffects;
  /** Settings for the email to the buyer. */
  notifications?: NotificationSideEffects;
}

/** Items to restock. */
export interface RestockSideEffects {
  /** Line items and quantities to restock. At most 300 items. */
  lineItems?: RestockItemForRefundPayments[];
}

/** Settings for the email about a refund. */
export interface NotificationSideEffects {
  /** Whether to email the buyer about the refund. */
  sendCustomerEmail?: boolean;
  /** Text to add to the email. 1 to 1,000 characters. */
  customMessage?: string | null;
}

/** Response of {@link refundPayments}. */
export interface RefundPaymentsResponse {
  /** The refund. Its transactions contain the result for each payment. */
  refund?: Refund;
  /** All payments and refunds for the order after the refund. */
  orderTransactions?: OrderTransactions;
}

/** Request of {@link voidMemberships}. */
export interface VoidMembershipsRequest {
  /** Id of the order. */
  orderId: string;
  /** Ids of the membership payments to void. 1 to 100 items. */
  paymentIds: string[];
}

/** Response of {@link voidMemberships}. */
export type VoidMembershipsResponse = Record<string, never>;

/** Request of {@link generateReceipts}. */
export interface GenerateReceiptsRequest {
  /** Id of the order. */
  orderId: string;
  /** Id of the payment. You can send only one per call. Exactly 1 item. */
  paymentIds: string[];
}

/** Response of {@link generateReceipts}. */
export interface GenerateReceiptsResponse {
  /** The created receipts. */
  receipts: ReceiptInfo[];
}

/** A receipt, and the payment that it is for. */
export interface ReceiptInfo {
  /** Id of the payment. */
  paymentId: string;
  /** Id of the receipt. */
  receiptId: string;
}
