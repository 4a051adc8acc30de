// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Take payment for existing orders, manage authorizations, refund buyers and issue receipts.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation, type Throws } from "@portico/core/runtime";
import { paymentCodec } from "./codecs.js";
import type {
  CaptureAuthorizedPaymentsResponse,
  CreditCardPaymentMethodDetails,
  DelayedCaptureSettings,
  Details,
  OrderTransactions,
  Payment,
  PaymentRefund,
  Price,
  PriceInput,
  Refund,
  RestockItemInput,
  VoidAuthorizedPaymentsResponse,
} from "./common.js";

export type { ApplicationError, ApplicationErrorInput } from "@portico/core/types";
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
  CashRoundingInput,
  Chargeback,
  ChargebackInput,
  ChargebackStatus,
  CreditCardPaymentMethodDetails,
  DelayedCaptureSettings,
  Details,
  DetailsInput,
  Duration,
  DurationUnit,
  FieldViolation,
  FieldViolationInput,
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
  PaymentStatus,
  PredefinedPaymentMethod,
  Price,
  PriceInput,
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
  ValidationErrorInput,
  VoidAuthorizedPaymentsResponse,
} from "./common.js";

/** The `options` of {@link chargeOrder}. */
export interface ChargeOrderOptions {
  /** Guid. */
  memberId?: string | null;
  regularCharge?: RegularCharge;
  /** At most 100 items. */
  giftCards?: GiftCardCharge[];
  /** At most 100 items. */
  memberships?: MembershipCharge[];
  /** Guid. */
  idempotencyKey?: string | null;
  merchantInitiated?: boolean;
}

/**
 * Codes of the application errors of {@link chargeOrder}, and what to do.
 *
 * - `ORDER_NOT_FOUND`: No order has this id: search the orders again.
 * - `ORDER_CANCELED`: The order has been canceled: no payment is taken for it.
 * - `ORDER_PAID`: Nothing is owed on this order: there is nothing to charge.
 * - `ORDER_HAS_CHARGEBACKS`: A payment of the order is disputed: settle that with the provider
 *   first.
 * - `INVALID_AMOUNT`: The amount is not above zero, or more than is owed: read the order's
 *   balance and send that or less.
 * - `PAYMENT_INTENT_ID_REQUIRED`: This way of paying needs the id of the buyer's payment: send
 *   `paymentIntentId`.
 * - `GIFT_CARD_NOT_FOUND`: There is no such gift card: let the buyer check the code.
 * - `GIFT_CARD_EXPIRED`: The gift card has expired: have the order paid in another way.
 * - `GIFT_CARD_DISABLED`: The gift card has been switched off: the shop can say why.
 * - `INSUFFICIENT_FUNDS`: The gift card holds less than this: redeem what is left and have the
 *   rest paid in another way.
 * - `INVALID_GIFT_CARD_CURRENCY`: The gift card is in another currency than the order: have it
 *   paid in another way.
 * - `GIFT_CARD_ALREADY_APPLIED`: This gift card is on the order: there is nothing to add.
 * - `ALREADY_REDEEMED`: The gift card has been redeemed for this already: do not redeem it
 *   again; read the order or transaction.
 * - `MEMBERSHIP_NOT_ELIGIBLE`: The membership does not pay for this item: choose another one,
 *   or charge in another way.
 * - `LINE_ITEM_PAID`: This line item has been paid: charge only those that have not.
 * - `PAYMENT_ATTEMPT_EXPIRED`: The payment took too long: let the buyer begin it again.
 * - `PAYMENT_METHOD_UNAVAILABLE`: The payment method cannot be charged now: ask the buyer for
 *   another one.
 * - `PAYMENT_ALREADY_APPROVED`: The payment has gone through: do not charge again; read the
 *   order.
 * - `PAYMENT_ALREADY_IN_PROGRESS`: A payment is under way: wait for its outcome before you try
 *   again.
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
 * Collect what is due on an order by regular payment, gift cards and memberships combined.
 *
 * `POST /ecom/v1/order-billing/charge-order` (ecom/order-billing)
 *
 * @param orderId - id of the order
 * @param options - needs `giftCards.amount`, `giftCards.giftCardCode`,
 *   `memberships.lineItemId`, `memberships.membershipIdentifier`, `regularCharge.amount`; may
 *   hold `memberId`, `regularCharge`, `giftCards`, `memberships`, `idempotencyKey`,
 *   `merchantInitiated`
 * @remarks Its application errors have a {@link ChargeOrderErrorCode}. Needs
 *   ecom:v1:order_billing:charge_order.
 * @example
 * ```ts
 * const answer = await client.use(orderBilling).chargeOrder("<order id>");
 * ```
 */
export const chargeOrder: ((
  orderId: string,
  options?: ChargeOrderOptions,
) => Promise<ChargeOrderResponse>) &
  Throws<ChargeOrderErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orderBilling.chargeOrder",
  method: "POST",
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

/** The `options` of {@link chargeMemberships}. */
export interface ChargeMembershipsOptions {
  /** Guid. */
  memberId: string;
  /** 1 to 100 items. */
  memberships: MembershipCharge[];
}

/**
 * Codes of the application errors of {@link chargeMemberships}, and what to do.
 *
 * - `ORDER_NOT_FOUND`: No order has this id: search the orders again.
 * - `MEMBERSHIP_NOT_ELIGIBLE`: The membership does not pay for this item: choose another one,
 *   or charge in another way.
 */
export type ChargeMembershipsErrorCode = "ORDER_NOT_FOUND" | "MEMBERSHIP_NOT_ELIGIBLE";

/**
 * Pay for order lines with a member's plans, up to 100 memberships per call.
 *
 * `POST /ecom/v1/order-billing/charge-memberships` (ecom/order-billing)
 *
 * @param orderId - id of the order
 * @param options - needs `memberId`, `memberships`, `memberships.lineItemId`,
 *   `memberships.membershipIdentifier`
 * @remarks Its application errors have a {@link ChargeMembershipsErrorCode}. Needs
 *   ECOM.ORDER_BILLING_CHARGE_MEMBERSHIPS.
 * @example
 * ```ts
 * const answer = await client.use(orderBilling).chargeMemberships("<order id>", {
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
  method: "POST",
  path: "/ecom/v1/order-billing/charge-memberships",
  args: ["orderId", ["memberId", "memberships"]],
  request: { memberships: { serviceProperties: { endDate: "d", scheduledDate: "d" } } },
  response: { payments: paymentCodec },
});

/** The `options` of {@link redeemGiftCard}. */
export interface RedeemGiftCardOptions {
  /** 8 to 20 characters. */
  giftCardCode: string;
  amount: PriceInput;
  /** Currency. */
  currency: string;
}

/**
 * Codes of the application errors of {@link redeemGiftCard}, and what to do.
 *
 * - `GIFT_CARD_ALREADY_APPLIED`: This gift card is on the order: there is nothing to add.
 * - `CURRENCY_MISMATCH`: Gift card and order have different currencies: take a card in the
 *   order's currency.
 * - `GIFT_CARD_NOT_FOUND`: There is no such gift card: let the buyer check the code.
 * - `GIFT_CARD_EXPIRED`: The gift card has expired: have the order paid in another way.
 * - `GIFT_CARD_DISABLED`: The gift card has been switched off: the shop can say why.
 * - `INSUFFICIENT_FUNDS`: The gift card holds less than this: redeem what is left and have the
 *   rest paid in another way.
 * - `CURRENCY_NOT_SUPPORTED`: The gift card cannot be redeemed in this currency: have the rest
 *   paid in another way.
 * - `ALREADY_REDEEMED`: The gift card has been redeemed for this already: do not redeem it
 *   again; read the order or transaction.
 * - `ORDER_NOT_FOUND`: No order has this id: search the orders again.
 * - `ORDER_CANCELED`: The order has been canceled: no payment is taken for it.
 * - `ORDER_PAID`: Nothing is owed on this order: there is nothing to charge.
 * - `MAX_GIFT_CARDS_EXCEEDED`: The order has as many gift cards as it may: have the rest paid
 *   in another way.
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
 * Pay part or all of an order with a gift card; the currency must match.
 *
 * `POST /ecom/v1/order-billing/redeem-gift-card` (ecom/order-billing)
 *
 * @param orderId - id of the order
 * @param options - needs `amount`, `currency`, `giftCardCode`
 * @remarks Its application errors have a {@link RedeemGiftCardErrorCode}. Needs
 *   ECOM.ORDER_BILLING_REDEEM_GIFT_CARD.
 * @example
 * ```ts
 * const answer = await client.use(orderBilling).redeemGiftCard("<order id>", {
 *   giftCardCode: "<gift card code>",
 *   amount: {},
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
  method: "POST",
  path: "/ecom/v1/order-billing/redeem-gift-card",
  args: ["orderId", ["giftCardCode", "amount", "currency"]],
  response: {
    orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } },
    payment: paymentCodec,
  },
});

/** The `options` of {@link authorizeChargeWithSavedPaymentMethod}. */
export interface AuthorizeChargeWithSavedPaymentMethodOptions {
  amount: PriceInput;
  /** Currency. */
  currency: string;
  delayedCaptureSettings: DelayedCaptureSettings;
}

/**
 * Codes of the application errors of {@link authorizeChargeWithSavedPaymentMethod}, and what to
 * do.
 *
 * - `ORDER_NOT_FOUND`: No order has this id: search the orders again.
 * - `ORDER_CANCELED`: The order has been canceled: no payment is taken for it.
 * - `ORDER_PAID`: Nothing is owed on this order: there is nothing to charge.
 * - `NO_SAVED_PAYMENT_METHOD`: The buyer has left no payment method: ask for a payment instead.
 * - `ORDER_HAS_CHARGEBACKS`: A payment of the order is disputed: settle that with the provider
 *   first.
 * - `INVALID_AMOUNT`: The amount is not above zero, or more than is owed: read the order's
 *   balance and send that or less.
 * - `INVALID_CURRENCY`: The charge has to be in the order's currency: send that one.
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
 * Reserve an amount on the buyer's saved payment method for an order.
 *
 * `POST /ecom/v1/order-billing/authorize-charge-with-saved-payment-method` (ecom/order-billing)
 *
 * @param orderId - id of the order
 * @param options - needs `amount`, `amount.amount`, `currency`, `delayedCaptureSettings`,
 *   `delayedCaptureSettings.scheduledAction`
 * @remarks Its application errors have a {@link
 *   AuthorizeChargeWithSavedPaymentMethodErrorCode}. Needs
 *   ECOM.ORDER_BILLING_AUTHORIZE_CHARGE_WITH_SAVED_PAYMENT_METHOD.
 * @example
 * ```ts
 * const answer = await client.use(orderBilling).authorizeChargeWithSavedPaymentMethod(
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
  method: "POST",
  path: "/ecom/v1/order-billing/authorize-charge-with-saved-payment-method",
  args: ["orderId", ["amount", "currency", "delayedCaptureSettings"]],
  response: {
    orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } },
    payment: paymentCodec,
  },
});

/** The `options` of {@link captureAuthorizedPayments}. */
export interface CaptureAuthorizedPaymentsOptions {
  /** 1 to 100 items. */
  payments: PaymentCapture[];
}

/**
 * Codes of the application errors of {@link captureAuthorizedPayments}, and what to do.
 *
 * - `PAYMENT_NOT_FOUND`: The order has no payment of this id: read its payments again.
 * - `INVALID_AMOUNT`: The amount is not above zero, or more than is owed: read the order's
 *   balance and send that or less.
 * - `PAYMENT_ALREADY_VOIDED`: The authorization has been released: take a new payment if one is
 *   needed.
 * - `PAYMENT_ALREADY_CAPTURED`: The payment has been captured: refund it if it is to be undone.
 * - `PAYMENT_NOT_AUTHORIZED`: The payment is not authorized: there is nothing to capture or to
 *   void.
 * - `PAYMENT_HAS_PENDING_CAPTURE`: A capture is under way: wait for its outcome.
 * - `ORDER_HAS_CHARGEBACKS`: A payment of the order is disputed: settle that with the provider
 *   first.
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
 * Collect money from up to 100 authorized payments of an order.
 *
 * `POST /ecom/v1/order-billing/capture-authorized-payments` (ecom/order-billing)
 *
 * @param orderId - id of the order
 * @param options - needs `payments`, `payments.paymentId`
 * @remarks Its application errors have a {@link CaptureAuthorizedPaymentsErrorCode}. Needs
 *   ECOM.ORDER_BILLING_CAPTURE_AUTHORIZED_PAYMENTS.
 * @example
 * ```ts
 * const answer = await client.use(orderBilling).captureAuthorizedPayments("<order id>", {
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
  method: "POST",
  path: "/ecom/v1/order-billing/capture-authorized-payments",
  args: ["orderId", ["payments"]],
  response: { orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } } },
});

/** The `options` of {@link voidAuthorizedPayments}. */
export interface VoidAuthorizedPaymentsOptions {
  /** 1 to 100 items. */
  paymentIds: string[];
}

/**
 * Codes of the application errors of {@link voidAuthorizedPayments}, and what to do.
 *
 * - `PAYMENT_NOT_FOUND`: The order has no payment of this id: read its payments again.
 * - `GATEWAY_TRANSACTION_NOT_FOUND`: The payment provider does not know this transaction: read
 *   the order's payments again.
 * - `PAYMENT_ALREADY_VOIDED`: The authorization has been released: take a new payment if one is
 *   needed.
 * - `PAYMENT_ALREADY_CAPTURED`: The payment has been captured: refund it if it is to be undone.
 * - `PAYMENT_NOT_AUTHORIZED`: The payment is not authorized: there is nothing to capture or to
 *   void.
 */
export type VoidAuthorizedPaymentsErrorCode =
  | "PAYMENT_NOT_FOUND"
  | "GATEWAY_TRANSACTION_NOT_FOUND"
  | "PAYMENT_ALREADY_VOIDED"
  | "PAYMENT_ALREADY_CAPTURED"
  | "PAYMENT_NOT_AUTHORIZED";

/**
 * Release up to 100 authorized payments of an order without collecting them.
 *
 * `POST /ecom/v1/order-billing/void-authorized-payments` (ecom/order-billing)
 *
 * @param orderId - id of the order
 * @param options - needs `paymentIds`
 * @remarks Its application errors have a {@link VoidAuthorizedPaymentsErrorCode}. Needs
 *   ECOM.ORDER_BILLING_VOID_AUTHORIZED_PAYMENTS.
 * @example
 * ```ts
 * const answer = await client.use(orderBilling).voidAuthorizedPayments("<order id>", {
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
  method: "POST",
  path: "/ecom/v1/order-billing/void-authorized-payments",
  args: ["orderId", ["paymentIds"]],
  response: { orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } } },
});

/**
 * Check which payments, lines, fees and delivery costs of an order can still be refunded.
 *
 * `POST /ecom/v1/order-billing/get-order-refundability` (ecom/order-billing)
 *
 * @param orderId - id of the order
 * @remarks Needs ECOM.ORDER_BILLING_GET_ORDER_REFUNDABILITY.
 * @example
 * ```ts
 * const answer = await client.use(orderBilling).getOrderRefundability("<order id>");
 * ```
 */
export const getOrderRefundability: (orderId: string) => Promise<GetOrderRefundabilityResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.orderBilling.getOrderRefundability",
    method: "POST",
    path: "/ecom/v1/order-billing/get-order-refundability",
    args: ["orderId"],
    read: true,
  });

/** The `options` of {@link calculateRefund}. */
export interface CalculateRefundOptions {
  refundItems?: RefundItems;
}

/**
 * Work out what refunding the given items would return, without refunding anything.
 *
 * `POST /ecom/v1/order-billing/calculate-refund` (ecom/order-billing)
 *
 * @param orderId - id of the order
 * @param options - may hold `refundItems`
 * @remarks Needs ECOM.ORDER_BILLING_CALCULATE_REFUND.
 * @example
 * ```ts
 * const answer = await client.use(orderBilling).calculateRefund("<order id>");
 * ```
 */
export const calculateRefund: (
  orderId: string,
  options?: CalculateRefundOptions,
) => Promise<CalculateRefundResponse> = /* @__PURE__ */ operation({
  name: "ecom.orderBilling.calculateRefund",
  method: "POST",
  path: "/ecom/v1/order-billing/calculate-refund",
  args: ["orderId", ["refundItems"]],
  read: true,
});

/** The `options` of {@link refundPayments}. */
export interface RefundPaymentsOptions {
  /** 1 to 50 items. */
  paymentRefunds: PaymentRefund[];
  sideEffects?: RefundSideEffects;
  refundItems?: RefundItems;
  /** At most 200 characters. */
  customerReason?: string | null;
  /** Guid. */
  locationId?: string | null;
}

/**
 * Codes of the application errors of {@link refundPayments}, and what to do.
 *
 * - `PAYMENT_NOT_FOUND`: The order has no payment of this id: read its payments again.
 * - `LINE_ITEM_NOT_FOUND`: No line item has this id: read the draft or order again.
 * - `ADDITIONAL_FEE_NOT_FOUND`: No additional fee has this id: read the order or draft again
 *   and take the id from there.
 * - `SHIPPING_NOT_FOUND`: The order has no shipping to refund: leave it out.
 * - `INVALID_PAYMENT_REFUND_AMOUNT`: More is to be refunded than was paid and not yet refunded:
 *   ask for the order's refundability.
 * - `INVALID_ADDITIONAL_FEE_REFUND_AMOUNT`: More of a fee is to be refunded than was paid and
 *   not yet refunded: lower it.
 * - `INVALID_SHIPPING_REFUND_AMOUNT`: More shipping is to be refunded than was paid and not yet
 *   refunded: lower it.
 * - `INVALID_LINE_ITEM_REFUND_QUANTITY`: More of a line item is to be refunded than was bought
 *   and not yet refunded: lower it.
 * - `INVALID_LINE_ITEM_RESTOCK_QUANTITY`: More of a line item is to be put back into stock than
 *   is refunded: lower it.
 * - `PAYMENT_NOT_REFUNDABLE`: The provider does not refund this payment: ask for its
 *   refundability, and refund outside of the platform.
 * - `EXTERNAL_REFUND_EXPECTED`: The provider cannot refund this payment by itself: refund it
 *   there, then record it with `externalRefund: true`.
 * - `PARTIAL_REFUND_FOR_MULTIPLE_LOCATIONS_NOT_ALLOWED`: An order of several locations is
 *   refunded as a whole: refund all of the payment.
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
 * Refund up to 50 payments of an order, optionally restocking items and notifying the buyer.
 *
 * `POST /ecom/v1/order-billing/refund-payments` (ecom/order-billing)
 *
 * @param orderId - id of the order
 * @param options - needs `paymentRefunds`, `paymentRefunds.paymentId`; may hold `sideEffects`,
 *   `refundItems`, `customerReason`, `locationId`
 * @remarks Its application errors have a {@link RefundPaymentsErrorCode}. Needs
 *   ECOM.ORDER_BILLING_REFUND_PAYMENTS.
 * @example
 * ```ts
 * const answer = await client.use(orderBilling).refundPayments("<order id>", {
 *   paymentRefunds: [{ paymentId: "<payment id>" }],
 *   sideEffects: {
 *     restock: { lineItems: [{ lineItemId: "<line item id>", quantity: 1 }] },
 *   },
 *   refundItems: {
 *     lineItems: [{ lineItemId: "<line item id>", quantity: 1 }],
 *     additionalFees: [{ additionalFeeId: "<additional fee id>" }],
 *   },
 * });
 * ```
 */
export const refundPayments: ((
  orderId: string,
  options: RefundPaymentsOptions,
) => Promise<RefundPaymentsResponse>) &
  Throws<RefundPaymentsErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orderBilling.refundPayments",
  method: "POST",
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

/** The `options` of {@link voidMemberships}. */
export interface VoidMembershipsOptions {
  /** 1 to 100 items. */
  paymentIds: string[];
}

/**
 * Give back the membership credits used by up to 100 payments of an order.
 *
 * `POST /ecom/v1/order-billing/void-memberships` (ecom/order-billing)
 *
 * @param orderId - id of the order
 * @param options - may hold `paymentIds`
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
    method: "POST",
    path: "/ecom/v1/order-billing/void-memberships",
    args: ["orderId", ["paymentIds"]],
  });

/** The `options` of {@link generateReceipts}. */
export interface GenerateReceiptsOptions {
  /** 1 to 1 items. */
  paymentIds: string[];
}

/**
 * Codes of the application errors of {@link generateReceipts}, and what to do.
 *
 * - `ORDER_NOT_FOUND`: No order has this id: search the orders again.
 * - `RECEIPT_ALREADY_EXIST`: The payment has a receipt: read it instead of making another.
 * - `RECEIPT_GENERATION_IN_PROGRESS`: The receipt is being made: read the payment again in a
 *   moment.
 * - `PAYMENT_NOT_FOUND`: The order has no payment of this id: read its payments again.
 * - `INVALID_PAYMENT_TYPE`: This cannot be done with a payment of this kind: choose another
 *   payment of the order.
 * - `INVALID_PAYMENT_STATUS`: The payment is not in the state that this needs: read it again,
 *   and wait while it is pending.
 */
export type GenerateReceiptsErrorCode =
  | "ORDER_NOT_FOUND"
  | "RECEIPT_ALREADY_EXIST"
  | "RECEIPT_GENERATION_IN_PROGRESS"
  | "PAYMENT_NOT_FOUND"
  | "INVALID_PAYMENT_TYPE"
  | "INVALID_PAYMENT_STATUS";

/**
 * Create the receipt for one payment of an order; a payment that has one is refused.
 *
 * `POST /ecom/v1/order-billing/generate-receipts` (ecom/order-billing)
 *
 * @param orderId - id of the order
 * @param options - needs `paymentIds`
 * @remarks Its application errors have a {@link GenerateReceiptsErrorCode}. Needs
 *   ECOM.ORDER_BILLING_GENERATE_RECEIPTS.
 * @example
 * ```ts
 * const answer = await client.use(orderBilling).generateReceipts("<order id>", {
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
  method: "POST",
  path: "/ecom/v1/order-billing/generate-receipts",
  args: ["orderId", ["paymentIds"]],
});

export interface ChargeOrderRequest {
  /** Guid. */
  orderId: string;
  /** Guid. */
  memberId?: string | null;
  regularCharge?: RegularCharge;
  /** At most 100 items. */
  giftCards?: GiftCardCharge[];
  /** At most 100 items. */
  memberships?: MembershipCharge[];
  /** Guid. */
  idempotencyKey?: string | null;
  merchantInitiated?: boolean;
}

/** At most one of: `paymentIntentId`, `delayedCharge`. */
export interface RegularCharge {
  /** Guid. */
  paymentIntentId?: string;
  delayedCharge?: boolean;
  amount?: PriceInput;
  redirectUrls?: RedirectUrls;
  delayedCaptureSettings?: DelayedCaptureSettings;
  savePaymentMethod?: boolean;
}

export interface RedirectUrls {
  /** At most 5000 characters. */
  successUrl?: string | null;
  /** At most 5000 characters. */
  cancelUrl?: string | null;
  /** At most 5000 characters. */
  errorUrl?: string | null;
  /** At most 5000 characters. */
  pendingUrl?: string | null;
}

export interface GiftCardCharge {
  /** 8 to 20 characters. */
  giftCardCode?: string;
  amount?: PriceInput;
  currencyConversionInfo?: CurrencyConversionInfo;
}

export interface CurrencyConversionInfo {
  /** Currency. */
  originalCurrency?: string;
  /** Decimal value, decimal in a string. */
  originalAmount?: string;
  /** Decimal value, decimal in a string. */
  conversionRate?: string;
}

export interface MembershipCharge {
  /** Guid. */
  lineItemId?: string;
  membershipIdentifier?: MembershipIdentifier;
}

/** At most one of: `existingMembership`, `futureMembership`. */
export interface MembershipIdentifier {
  existingMembership?: ExistingMembershipIdentifier;
  futureMembership?: FutureMembershipIdentifier;
  /**
   * At most 200 characters.
   *
   * @deprecated
   */
  membershipId?: string;
  /**
   * At most 100 characters.
   *
   * @deprecated
   */
  membershipAppId?: string;
}

export interface ExistingMembershipIdentifier {
  /** Guid. */
  appId?: string;
  /** 1 to 200 characters. */
  membershipId?: string;
}

export interface FutureMembershipIdentifier {
  /** Guid. */
  lineItemId?: string;
  /** At most 200 characters. */
  benefitId?: string;
}

export interface ChargeOrderResponse {
  /** At most 100 items. */
  payments: Payment[];
  orderTransactions?: OrderTransactions;
  /** 1 to 300 characters. */
  regularChargeResponseToken?: string | null;
}

export interface ChargeMembershipsRequest {
  /** Guid. */
  orderId: string;
  /** Guid. */
  memberId: string;
  /** 1 to 100 items. */
  memberships: MembershipCharge[];
}

export interface ChargeMembershipsResponse {
  /** 1 to 100 items. */
  payments: Payment[];
}

export interface RedeemGiftCardRequest {
  /** Guid. */
  orderId: string;
  /** 8 to 20 characters. */
  giftCardCode: string;
  amount: PriceInput;
  /** Currency. */
  currency: string;
}

export interface RedeemGiftCardResponse {
  orderTransactions?: OrderTransactions;
  payment?: Payment;
}

export interface AuthorizeChargeWithSavedPaymentMethodRequest {
  /** Guid. */
  orderId: string;
  amount: PriceInput;
  /** Currency. */
  currency: string;
  delayedCaptureSettings: DelayedCaptureSettings;
}

export interface AuthorizeChargeWithSavedPaymentMethodResponse {
  payment?: Payment;
  orderTransactions?: OrderTransactions;
}

export interface CaptureAuthorizedPaymentsRequest {
  /** Guid. */
  orderId: string;
  /** 1 to 100 items. */
  payments: PaymentCapture[];
}

export interface PaymentCapture {
  /** Guid. */
  paymentId?: string;
  amount?: PriceInput;
}

export interface VoidAuthorizedPaymentsRequest {
  /** Guid. */
  orderId: string;
  /** 1 to 100 items. */
  paymentIds: string[];
}

export interface GetOrderRefundabilityRequest {
  /** Guid. */
  orderId: string;
}

export interface GetOrderRefundabilityResponse {
  /** At most 100 items. */
  payments: PaymentRefundability[];
  paymentsSummary?: PaymentsSummary;
  /** At most 300 items. */
  lineItems: LineItemRefundability[];
  shipping?: ShippingRefundability;
  /** At most 100 items. */
  additionalFees: AdditionalFeeRefundability[];
}

/** At most one of: `refundable`, `manuallyRefundable`, `nonRefundable`. */
export interface PaymentRefundability {
  refundable?: boolean;
  manuallyRefundable?: ManuallyRefundablePaymentStatus;
  nonRefundable?: NonRefundablePaymentStatus;
  payment?: PaymentInfo;
  /** Web url. */
  providerLink?: string | null;
}

export interface ManuallyRefundablePaymentStatus {
  reason: ManuallyRefundableReason;
}

export type ManuallyRefundableReason =
  | "UNKNOWN_REASON"
  | "EXPIRED"
  | "NOT_SUPPORTED"
  | "OFFLINE"
  | "REQUIRES_CARD_READER"
  | (string & {});

export interface NonRefundablePaymentStatus {
  reason: NonRefundableReason;
}

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

/** At most one of: `monetary`, `membership`. */
export interface PaymentInfo {
  monetary?: MonetaryPaymentSummary;
  membership?: MembershipPaymentSummary;
  creditCardDetails?: CreditCardPaymentMethodDetails;
  /** Guid. */
  paymentId: string;
  /** At most 50 characters. */
  paymentMethod?: string | null;
  offlinePayment: boolean;
}

export interface MonetaryPaymentSummary {
  paid?: Price;
  refunded?: Price;
  refundPending?: Price;
  maxRefund?: Price;
}

export interface MembershipPaymentSummary {
  /** At most 100 items. */
  paidLineItemIds: string[];
  /** At most 100 items. */
  refundedLineItemIds: string[];
  /** At most 100 items. */
  refundableLineItemIds: string[];
}

export interface PaymentsSummary {
  monetary?: MonetaryPaymentSummary;
  membership?: MembershipPaymentSummary;
}

export interface LineItemRefundability {
  /** Guid. */
  lineItemId: string;
  originalQuantity: number;
  refundedQuantity: number;
  availableRefundQuantity: number;
}

export interface ShippingRefundability {
  amount?: Price;
  refundedAmount?: Price;
  availableRefundAmount?: Price;
}

export interface AdditionalFeeRefundability {
  /** Guid. */
  additionalFeeId: string;
  amount?: Price;
  refundedAmount?: Price;
  availableRefundAmount?: Price;
}

export interface CalculateRefundRequest {
  /** Guid. */
  orderId: string;
  refundItems?: RefundItems;
}

export interface RefundItems {
  /** At most 300 items. */
  lineItems?: LineItemRefundInput[];
  /** At most 100 items. */
  additionalFees?: AdditionalFeeRefundInput[];
  shipping?: ShippingRefundInput;
}

export interface LineItemRefund {
  /** Guid. */
  lineItemId: string;
  /** 1 to 100000. */
  quantity: number;
}

export interface LineItemRefundInput {
  /** Guid. */
  lineItemId?: string;
  /** 1 to 100000. */
  quantity?: number;
}

export interface AdditionalFeeRefund {
  /** Guid. */
  additionalFeeId: string;
  amount?: Price;
}

export interface AdditionalFeeRefundInput {
  /** Guid. */
  additionalFeeId?: string;
  amount?: PriceInput;
}

export interface ShippingRefund {
  amount?: Price;
}

export interface ShippingRefundInput {
  amount?: PriceInput;
}

/** At most one of: `available`, `notAvailable`. */
export interface CalculateRefundResponse {
  available?: boolean;
  notAvailable?: CalculatedRefundNotAvailableStatus;
  summary?: AggregatedRefundSummary;
  calculatedRefundItems?: CalculatedRefundItems;
}

export interface CalculatedRefundNotAvailableStatus {
  /** At most 401 items. */
  errors: CalculationError[];
}

/** At most one of: `lineItem`, `additionalFee`, `shipping`. */
export interface CalculationError {
  lineItem?: LineItemRefund;
  additionalFee?: AdditionalFeeRefund;
  shipping?: ShippingRefund;
  error?: Details;
}

export interface AggregatedRefundSummary {
  total?: Price;
  tax?: Price;
  discount?: Price;
  subtotal?: Price;
  lineItemsSubtotal?: Price;
  additionalFeesTotal?: Price;
}

export interface CalculatedRefundItems {
  /** At most 300 items. */
  lineItems: CalculatedLineItemRefund[];
  /** At most 100 items. */
  additionalFees: CalculatedAdditionalFeeRefund[];
  shipping?: CalculatedShippingRefund;
}

export interface CalculatedLineItemRefund {
  item?: LineItemRefund;
  summary?: CalculatedRefundSummary;
}

export interface CalculatedRefundSummary {
  total?: Price;
  tax?: Price;
  discount?: Price;
  subtotal?: Price;
}

export interface CalculatedAdditionalFeeRefund {
  additionalFee?: AdditionalFeeRefund;
  summary?: CalculatedRefundSummary;
}

export interface CalculatedShippingRefund {
  shipping?: ShippingRefund;
  summary?: CalculatedRefundSummary;
}

export interface RefundPaymentsRequest {
  /** Guid. */
  orderId: string;
  /** 1 to 50 items. */
  paymentRefunds: PaymentRefund[];
  sideEffects?: RefundSideEffects;
  refundItems?: RefundItems;
  /** At most 200 characters. */
  customerReason?: string | null;
  /** Guid. */
  locationId?: string | null;
}

export interface RefundSideEffects {
  restock?: RestockSideEffects;
  notifications?: NotificationSideEffects;
}

export interface RestockSideEffects {
  /** At most 300 items. */
  lineItems?: RestockItemInput[];
}

export interface NotificationSideEffects {
  sendCustomerEmail?: boolean;
  /** 1 to 1000 characters. */
  customMessage?: string | null;
}

export interface RefundPaymentsResponse {
  refund?: Refund;
  orderTransactions?: OrderTransactions;
}

export interface VoidMembershipsRequest {
  /** Guid. */
  orderId: string;
  /** 1 to 100 items. */
  paymentIds: string[];
}

export type VoidMembershipsResponse = Record<string, never>;

export interface GenerateReceiptsRequest {
  /** Guid. */
  orderId: string;
  /** 1 to 1 items. */
  paymentIds: string[];
}

export interface GenerateReceiptsResponse {
  receipts: ReceiptInfo[];
}

export interface ReceiptInfo {
  /** Guid. */
  paymentId: string;
  /** Guid. */
  receiptId: string;
}
