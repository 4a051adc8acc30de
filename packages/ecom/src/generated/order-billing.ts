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

/** The `options` of {@link chargeOrder}. */
export interface ChargeOrderOptions {
  /** Id of the member whose memberships pay. */
  memberId?: string | null;
  /** Amount to charge through a payment provider. */
  regularCharge?: RegularCharge;
  /** Gift cards to charge. At most 100 items. */
  giftCards?: GiftCardCharge[];
  /** Memberships to charge. At most 100 items. */
  memberships?: MembershipCharge[];
  /** Id of your own for this charge; a second call with the same one charges nothing more. */
  idempotencyKey?: string | null;
  /** True when the merchant starts the charge and the buyer is not there. */
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
 * Collect what is due on an order by regular payment, gift cards and memberships combined;
 * payments may stay pending and settle later.
 *
 * `POST /ecom/v1/order-billing/charge-order` (ecom/order-billing)
 *
 * @param orderId - Id of the order.
 * @param options - `giftCards` needs `amount`, `giftCardCode`; `memberships` needs
 *   `lineItemId`, `membershipIdentifier`; `regularCharge` needs `amount`; may hold `memberId`,
 *   `idempotencyKey`, `merchantInitiated`.
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
  /** Id of the member whose memberships pay. */
  memberId: string;
  /** Memberships and the line items that they pay for. 1 to 100 items. */
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
 * Pay for order lines with a member's plans, up to 100 memberships per call; payments may stay
 * pending and settle later.
 *
 * `POST /ecom/v1/order-billing/charge-memberships` (ecom/order-billing)
 *
 * @param orderId - Id of the order.
 * @param options - Has to hold `memberId`, `memberships`; `memberships` needs `lineItemId`,
 *   `membershipIdentifier`.
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
  path: "/ecom/v1/order-billing/charge-memberships",
  args: ["orderId", ["memberId", "memberships"]],
  request: { memberships: { serviceProperties: { endDate: "d", scheduledDate: "d" } } },
  response: { payments: paymentCodec },
});

/** The `options` of {@link redeemGiftCard}. */
export interface RedeemGiftCardOptions {
  /** Code that the buyer typed. 8 to 20 characters. */
  giftCardCode: string;
  /** Amount to take from the card. */
  amount: PriceInput;
  /** Currency of the amount as an ISO 4217 code; the order's and the card's. */
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
 * @param orderId - Id of the order.
 * @param options - Has to hold `amount`, `currency`, `giftCardCode`.
 * @remarks Its application errors have a {@link RedeemGiftCardErrorCode}. Needs
 *   ECOM.ORDER_BILLING_REDEEM_GIFT_CARD.
 * @example
 * ```ts
 * const answer = await client.use(orderBilling).redeemGiftCard("<order id>", {
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

/** The `options` of {@link authorizeChargeWithSavedPaymentMethod}. */
export interface AuthorizeChargeWithSavedPaymentMethodOptions {
  /** Amount to authorize. */
  amount: PriceToSend;
  /** Currency of the amount as an ISO 4217 code. */
  currency: string;
  /** What happens by itself to the authorized payment, and after how long. */
  delayedCaptureSettings: DelayedCaptureSettingsForAuthorizeChargeWithSavedPaymentMethod;
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
 * @param orderId - Id of the order.
 * @param options - Has to hold `amount`, `currency`, `delayedCaptureSettings`; `amount` needs
 *   `amount`; `delayedCaptureSettings` needs `scheduledAction`.
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
  path: "/ecom/v1/order-billing/authorize-charge-with-saved-payment-method",
  args: ["orderId", ["amount", "currency", "delayedCaptureSettings"]],
  response: {
    orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } },
    payment: paymentCodec,
  },
});

/** The `options` of {@link captureAuthorizedPayments}. */
export interface CaptureAuthorizedPaymentsOptions {
  /** Authorized payments to capture. 1 to 100 items. */
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
 * @param orderId - Id of the order.
 * @param options - Has to hold `payments`; `payments` needs `paymentId`.
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
  path: "/ecom/v1/order-billing/capture-authorized-payments",
  args: ["orderId", ["payments"]],
  response: { orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } } },
});

/** The `options` of {@link voidAuthorizedPayments}. */
export interface VoidAuthorizedPaymentsOptions {
  /** Ids of the authorized payments to give up, 100 at most. 1 to 100 items. */
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
 * @param orderId - Id of the order.
 * @param options - Has to hold `paymentIds`.
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
  path: "/ecom/v1/order-billing/void-authorized-payments",
  args: ["orderId", ["paymentIds"]],
  response: { orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } } },
});

/**
 * Check which payments, lines, fees and delivery costs of an order can still be refunded.
 *
 * `POST /ecom/v1/order-billing/get-order-refundability` (ecom/order-billing)
 *
 * @param orderId - Id of the order.
 * @remarks Needs ECOM.ORDER_BILLING_GET_ORDER_REFUNDABILITY.
 * @example
 * ```ts
 * const answer = await client.use(orderBilling).getOrderRefundability("<order id>");
 * ```
 */
export const getOrderRefundability: (orderId: string) => Promise<GetOrderRefundabilityResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.orderBilling.getOrderRefundability",
    path: "/ecom/v1/order-billing/get-order-refundability",
    args: ["orderId"],
    read: true,
  });

/** The `options` of {@link calculateRefund}. */
export interface CalculateRefundOptions {
  /** What to refund. */
  refundItems?: RefundItems;
}

/**
 * Work out what refunding the given items would return, without refunding anything.
 *
 * `POST /ecom/v1/order-billing/calculate-refund` (ecom/order-billing)
 *
 * @param orderId - Id of the order.
 * @param options - May hold `refundItems`.
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
  path: "/ecom/v1/order-billing/calculate-refund",
  args: ["orderId", ["refundItems"]],
  read: true,
});

/** The `options` of {@link refundPayments}. */
export interface RefundPaymentsOptions {
  /** Payments to refund, and how much of each. 1 to 50 items. */
  paymentRefunds: PaymentRefundForRefundPayments[];
  /** Restocking and notifications. */
  sideEffects?: RefundSideEffects;
  /** Line items, fees and delivery that the refund is for. */
  refundItems?: RefundItems;
  /** Reason that the customer gave. At most 200 characters. */
  customerReason?: string | null;
  /** Id of the business location that refunds. */
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
 * @param orderId - Id of the order.
 * @param options - Has to hold `paymentRefunds`; `paymentRefunds` needs `paymentId`; may hold
 *   `sideEffects`, `refundItems`, `customerReason`, `locationId`.
 * @remarks Its application errors have a {@link RefundPaymentsErrorCode}. Needs
 *   ECOM.ORDER_BILLING_REFUND_PAYMENTS.
 * @example
 * ```ts
 * const answer = await client.use(orderBilling).refundPayments("<order id>", {
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

/** The `options` of {@link voidMemberships}. */
export interface VoidMembershipsOptions {
  /** Ids of the payments by membership to undo, 100 at most. 1 to 100 items. */
  paymentIds: string[];
}

/**
 * Give back the membership credits used by up to 100 payments of an order.
 *
 * `POST /ecom/v1/order-billing/void-memberships` (ecom/order-billing)
 *
 * @param orderId - Id of the order.
 * @param options - May hold `paymentIds`.
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

/** The `options` of {@link generateReceipts}. */
export interface GenerateReceiptsOptions {
  /** Id of the payment; one per call. 1 to 1 items. */
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
 * @param orderId - Id of the order.
 * @param options - Has to hold `paymentIds`.
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
  path: "/ecom/v1/order-billing/generate-receipts",
  args: ["orderId", ["paymentIds"]],
});

/** What {@link chargeOrder} is called with. */
export interface ChargeOrderRequest {
  /** Id of the order. */
  orderId: string;
  /** Id of the member whose memberships pay. */
  memberId?: string | null;
  /** Amount to charge through a payment provider. */
  regularCharge?: RegularCharge;
  /** Gift cards to charge. At most 100 items. */
  giftCards?: GiftCardCharge[];
  /** Memberships to charge. At most 100 items. */
  memberships?: MembershipCharge[];
  /** Id of your own for this charge; a second call with the same one charges nothing more. */
  idempotencyKey?: string | null;
  /** True when the merchant starts the charge and the buyer is not there. */
  merchantInitiated?: boolean;
}

/**
 * A charge through a payment provider.
 *
 * At most one of: `paymentIntentId`, `delayedCharge`.
 */
export type RegularCharge = {
  /** Amount to charge. */
  amount: PriceToSend;
  /** Pages to which the buyer returns after the payment. */
  redirectUrls?: RedirectUrls;
  /**
   * What happens by itself to the authorized payment, and after how long; when left out, the
   * payment is captured at once.
   */
  delayedCaptureSettings?: DelayedCaptureSettings;
  /** True to keep the payment method for later charges. */
  savePaymentMethod?: boolean;
} & (
  | {
      /** Id of the payment intent to charge now. */
      paymentIntentId?: string;
      delayedCharge?: undefined;
    }
  | {
      paymentIntentId?: undefined;
      /** True to charge later. */
      delayedCharge?: boolean;
    }
);

/** Pages to which the buyer returns after a payment, by outcome. */
export interface RedirectUrls {
  /** Page after a payment that succeeded. At most 5000 characters. */
  successUrl?: string | null;
  /** Page after the buyer gave the payment up. At most 5000 characters. */
  cancelUrl?: string | null;
  /** Page after a payment that failed. At most 5000 characters. */
  errorUrl?: string | null;
  /** Page after a payment that is still being processed. At most 5000 characters. */
  pendingUrl?: string | null;
}

/** A gift card and the amount to take from it. */
export interface GiftCardCharge {
  /** Code that the buyer typed. 8 to 20 characters. */
  giftCardCode: string;
  /** Amount to take, in the order's currency. */
  amount: PriceToSend;
  /** The conversion, when the card has another currency than the order. */
  currencyConversionInfo?: CurrencyConversionInfo;
}

/** How the amount of a gift card was converted. */
export interface CurrencyConversionInfo {
  /** Currency of the gift card as an ISO 4217 code. */
  originalCurrency?: string;
  /** Amount in that currency as a decimal string. */
  originalAmount?: string;
  /** Rate that was applied, as a decimal string. */
  conversionRate?: string;
}

/** A line item and the membership that pays for it. */
export interface MembershipCharge {
  /** Id of the line item. */
  lineItemId: string;
  /** The membership that pays. */
  membershipIdentifier: MembershipIdentifier;
}

/**
 * Names a membership: one that the buyer has or one that the order buys.
 *
 * At most one of: `existingMembership`, `futureMembership`.
 */
export type MembershipIdentifier = {
  /**
   * Older form of existingMembership.membershipId. At most 200 characters.
   *
   * @deprecated
   */
  membershipId?: string;
  /**
   * Older form of existingMembership.appId. At most 100 characters.
   *
   * @deprecated
   */
  membershipAppId?: string;
} & (
  | {
      /** A membership that the buyer has. */
      existingMembership?: ExistingMembershipIdentifier;
      futureMembership?: undefined;
    }
  | {
      existingMembership?: undefined;
      /** A membership that the same order buys. */
      futureMembership?: FutureMembershipIdentifier;
    }
);

/** A membership that the buyer has. */
export interface ExistingMembershipIdentifier {
  /** Id of the app that provides the membership. */
  appId: string;
  /** Id of the membership. 1 to 200 characters. */
  membershipId: string;
}

/** A membership that the same order buys. */
export interface FutureMembershipIdentifier {
  /** Id of the line item that buys the membership. */
  lineItemId: string;
  /** Id of the membership's benefit to use. At most 200 characters. */
  benefitId: string;
}

/** What {@link chargeOrder} answers. */
export interface ChargeOrderResponse {
  /** The payments that the charge made; some may stay pending and settle later. At most 100 items. */
  payments: Payment[];
  /** All payments and refunds of the order after the charge. */
  orderTransactions?: OrderTransactions;
  /** Token with the payment page's answer to the regular charge. 1 to 300 characters. */
  regularChargeResponseToken?: string | null;
}

/** What {@link chargeMemberships} is called with. */
export interface ChargeMembershipsRequest {
  /** Id of the order. */
  orderId: string;
  /** Id of the member whose memberships pay. */
  memberId: string;
  /** Memberships and the line items that they pay for. 1 to 100 items. */
  memberships: MembershipCharge[];
}

/** What {@link chargeMemberships} answers. */
export interface ChargeMembershipsResponse {
  /** The payments that the charge made; some may stay pending and settle later. 1 to 100 items. */
  payments: Payment[];
}

/** What {@link redeemGiftCard} is called with. */
export interface RedeemGiftCardRequest {
  /** Id of the order. */
  orderId: string;
  /** Code that the buyer typed. 8 to 20 characters. */
  giftCardCode: string;
  /** Amount to take from the card. */
  amount: PriceInput;
  /** Currency of the amount as an ISO 4217 code; the order's and the card's. */
  currency: string;
}

/** What {@link redeemGiftCard} answers. */
export interface RedeemGiftCardResponse {
  /** All payments and refunds of the order after the call. */
  orderTransactions?: OrderTransactions;
  /** The payment by gift card. */
  payment?: Payment;
}

/** What {@link authorizeChargeWithSavedPaymentMethod} is called with. */
export interface AuthorizeChargeWithSavedPaymentMethodRequest {
  /** Id of the order. */
  orderId: string;
  /** Amount to authorize. */
  amount: PriceToSend;
  /** Currency of the amount as an ISO 4217 code. */
  currency: string;
  /** What happens by itself to the authorized payment, and after how long. */
  delayedCaptureSettings: DelayedCaptureSettingsForAuthorizeChargeWithSavedPaymentMethod;
}

/** What {@link authorizeChargeWithSavedPaymentMethod} answers. */
export interface AuthorizeChargeWithSavedPaymentMethodResponse {
  /** The authorized payment. */
  payment?: Payment;
  /** All payments and refunds of the order after the call. */
  orderTransactions?: OrderTransactions;
}

/** What {@link captureAuthorizedPayments} is called with. */
export interface CaptureAuthorizedPaymentsRequest {
  /** Id of the order. */
  orderId: string;
  /** Authorized payments to capture. 1 to 100 items. */
  payments: PaymentCapture[];
}

/** A payment to capture, and how much of it. */
export interface PaymentCapture {
  /** Id of the payment. */
  paymentId: string;
  /** Amount to capture; the whole authorized amount when left out. */
  amount?: PriceInput;
}

/** What {@link voidAuthorizedPayments} is called with. */
export interface VoidAuthorizedPaymentsRequest {
  /** Id of the order. */
  orderId: string;
  /** Ids of the authorized payments to give up, 100 at most. 1 to 100 items. */
  paymentIds: string[];
}

/** What {@link getOrderRefundability} is called with. */
export interface GetOrderRefundabilityRequest {
  /** Id of the order. */
  orderId: string;
}

/** What {@link getOrderRefundability} answers. */
export interface GetOrderRefundabilityResponse {
  /** Whether each payment can be refunded. At most 100 items. */
  payments: PaymentRefundability[];
  /** What can be refunded over all payments. */
  paymentsSummary?: PaymentsSummary;
  /** How many of each line item can be refunded. At most 300 items. */
  lineItems: LineItemRefundability[];
  /** How much of the delivery's price can be refunded. */
  shipping?: ShippingRefundability;
  /** How much of each additional fee can be refunded. At most 100 items. */
  additionalFees: AdditionalFeeRefundability[];
}

/**
 * Whether one payment can be refunded; one of the first three is set.
 *
 * At most one of: `refundable`, `manuallyRefundable`, `nonRefundable`.
 */
export type PaymentRefundability = {
  /** The payment, what was paid and what was given back. */
  payment?: PaymentInfo;
  /** Page of the payment provider where the refund can be made by hand. A web address. */
  providerLink?: string | null;
} & (
  | {
      /** True when the payment can be refunded. */
      refundable?: boolean;
      manuallyRefundable?: undefined;
      nonRefundable?: undefined;
    }
  | {
      refundable?: undefined;
      /** Set when the payment can only be refunded by hand; says why. */
      manuallyRefundable?: ManuallyRefundablePaymentStatus;
      nonRefundable?: undefined;
    }
  | {
      refundable?: undefined;
      manuallyRefundable?: undefined;
      /** Set when the payment cannot be refunded; says why. */
      nonRefundable?: NonRefundablePaymentStatus;
    }
);

/** Why a payment can only be refunded by hand. */
export interface ManuallyRefundablePaymentStatus {
  /** Why it can only be refunded by hand. */
  reason: ManuallyRefundableReason;
}

/** Why a payment can only be refunded by hand. */
export type ManuallyRefundableReason =
  | "UNKNOWN_REASON"
  | "EXPIRED"
  | "NOT_SUPPORTED"
  | "OFFLINE"
  | "REQUIRES_CARD_READER"
  | (string & {});

/** Why a payment cannot be refunded. */
export interface NonRefundablePaymentStatus {
  /** Why it cannot be refunded. */
  reason: NonRefundableReason;
}

/** Why a payment cannot be refunded. */
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
 * A payment, with what was paid and what was given back, in money or by membership.
 *
 * At most one of: `monetary`, `membership`.
 */
export type PaymentInfo = {
  /** The card, when one was used. */
  creditCardDetails?: CreditCardPaymentMethodDetails;
  /** Id of the payment. */
  paymentId: string;
  /** Method of payment, such as 'CreditCard' or 'PayPal'. At most 50 characters. */
  paymentMethod?: string | null;
  /** True when the money was received outside the site. */
  offlinePayment: boolean;
} & (
  | {
      /** Amounts, for a payment in money. */
      monetary?: MonetaryPaymentSummary;
      membership?: undefined;
    }
  | {
      monetary?: undefined;
      /** Line items, for a payment by membership. */
      membership?: MembershipPaymentSummary;
    }
);

/** What was paid in money, and what of it was and can be given back. */
export interface MonetaryPaymentSummary {
  /** Amount that was paid. */
  paid?: Price;
  /** Amount that was given back. */
  refunded?: Price;
  /** Amount of refunds that are being processed. */
  refundPending?: Price;
  /** Most that can still be refunded. */
  maxRefund?: Price;
}

/** What memberships paid for, and what of it was and can be given back. */
export interface MembershipPaymentSummary {
  /** Ids of the line items that memberships paid for. At most 100 items. */
  paidLineItemIds: string[];
  /** Ids of those that were given back. At most 100 items. */
  refundedLineItemIds: string[];
  /** Ids of those that can still be given back. At most 100 items. */
  refundableLineItemIds: string[];
}

/** All payments of an order together. */
export interface PaymentsSummary {
  /** Payments in money. */
  monetary?: MonetaryPaymentSummary;
  /** Payments by membership. */
  membership?: MembershipPaymentSummary;
}

/** How many of a line item can be refunded. */
export interface LineItemRefundability {
  /** Id of the line item. */
  lineItemId: string;
  /** How many were ordered. */
  originalQuantity: number;
  /** How many were refunded. */
  refundedQuantity: number;
  /** How many can still be refunded. */
  availableRefundQuantity: number;
}

/** How much of the delivery's price can be refunded. */
export interface ShippingRefundability {
  /** Price of the delivery. */
  amount?: Price;
  /** Amount that was refunded. */
  refundedAmount?: Price;
  /** Amount that can still be refunded. */
  availableRefundAmount?: Price;
}

/** How much of an additional fee can be refunded. */
export interface AdditionalFeeRefundability {
  /** Id of the fee. */
  additionalFeeId: string;
  /** The fee as it was charged. */
  amount?: Price;
  /** Amount that was refunded. */
  refundedAmount?: Price;
  /** Amount that can still be refunded. */
  availableRefundAmount?: Price;
}

/** What {@link calculateRefund} is called with. */
export interface CalculateRefundRequest {
  /** Id of the order. */
  orderId: string;
  /** What to refund. */
  refundItems?: RefundItems;
}

/** Line items, fees and delivery to refund. */
export interface RefundItems {
  /** Line items, and how many of each. At most 300 items. */
  lineItems?: LineItemRefund[];
  /** Additional fees, and how much of each. At most 100 items. */
  additionalFees?: AdditionalFeeRefundInput[];
  /** How much of the delivery's price. */
  shipping?: ShippingRefundInput;
}

/** How many of a line item to give back. */
export interface LineItemRefund {
  /** Id of the line item. */
  lineItemId: string;
  /** How many of it. 1 to 100000. */
  quantity: number;
}

/** How much of an additional fee to give back. */
export interface AdditionalFeeRefund {
  /** Id of the fee. */
  additionalFeeId: string;
  /** Amount of the fee to give back. */
  amount?: Price;
}

/** How much of an additional fee to give back. */
export interface AdditionalFeeRefundInput {
  /** Id of the fee. */
  additionalFeeId: string;
  /** Amount of the fee to give back. */
  amount?: PriceInput;
}

/** How much of the delivery's price to give back. */
export interface ShippingRefund {
  /** Amount to give back. */
  amount?: Price;
}

/** How much of the delivery's price to give back. */
export interface ShippingRefundInput {
  /** Amount to give back. */
  amount?: PriceInput;
}

/**
 * What {@link calculateRefund} answers.
 *
 * At most one of: `available`, `notAvailable`.
 */
export type CalculateRefundResponse = {
  /** Totals of the refund. */
  summary?: AggregatedRefundSummary;
  /** Amounts per line item, fee and delivery. */
  calculatedRefundItems?: CalculatedRefundItems;
} & (
  | {
      /** True when all of it can be refunded. */
      available?: boolean;
      notAvailable?: undefined;
    }
  | {
      available?: undefined;
      /** Set when something cannot be refunded; says what and why. */
      notAvailable?: CalculatedRefundNotAvailableStatus;
    }
);

/** Why a refund is not possible as asked for. */
export interface CalculatedRefundNotAvailableStatus {
  /** One entry per thing that cannot be refunded. At most 401 items. */
  errors: CalculationError[];
}

/**
 * Something that cannot be refunded, and why; one of the first three is set.
 *
 * At most one of: `lineItem`, `additionalFee`, `shipping`.
 */
export type CalculationError = {
  /** What stands in the way. */
  error?: Details;
} & (
  | {
      /** The line item that cannot be refunded as asked for. */
      lineItem?: LineItemRefund;
      additionalFee?: undefined;
      shipping?: undefined;
    }
  | {
      lineItem?: undefined;
      /** The additional fee that cannot be refunded as asked for. */
      additionalFee?: AdditionalFeeRefund;
      shipping?: undefined;
    }
  | {
      lineItem?: undefined;
      additionalFee?: undefined;
      /** The delivery's price, when it cannot be refunded as asked for. */
      shipping?: ShippingRefund;
    }
);

/** Totals of a refund. */
export interface AggregatedRefundSummary {
  /** Amount to give back in all. */
  total?: Price;
  /** Tax that the total contains. */
  tax?: Price;
  /** Discounts that lower the total. */
  discount?: Price;
  /** Amount before tax and discount. */
  subtotal?: Price;
  /** Part of the line items, before tax and discount. */
  lineItemsSubtotal?: Price;
  /** Part of the additional fees. */
  additionalFeesTotal?: Price;
}

/** Amounts to give back per line item, fee and delivery. */
export interface CalculatedRefundItems {
  /** One entry per line item. At most 300 items. */
  lineItems: CalculatedLineItemRefund[];
  /** One entry per additional fee. At most 100 items. */
  additionalFees: CalculatedAdditionalFeeRefund[];
  /** The part of the delivery's price. */
  shipping?: CalculatedShippingRefund;
}

/** A line item and what refunding it gives back. */
export interface CalculatedLineItemRefund {
  /** The line item and the quantity. */
  item?: LineItemRefund;
  /** Amounts to give back. */
  summary?: CalculatedRefundSummary;
}

/** Amounts to give back. */
export interface CalculatedRefundSummary {
  /** Amount in all. */
  total?: Price;
  /** Tax that the total contains. */
  tax?: Price;
  /** Discounts that lower the total. */
  discount?: Price;
  /** Amount before tax and discount. */
  subtotal?: Price;
}

/** An additional fee and what refunding it gives back. */
export interface CalculatedAdditionalFeeRefund {
  /** The fee and the amount of it. */
  additionalFee?: AdditionalFeeRefund;
  /** Amounts to give back. */
  summary?: CalculatedRefundSummary;
}

/** The delivery and what refunding it gives back. */
export interface CalculatedShippingRefund {
  /** The amount of its price. */
  shipping?: ShippingRefund;
  /** Amounts to give back. */
  summary?: CalculatedRefundSummary;
}

/** What {@link refundPayments} is called with. */
export interface RefundPaymentsRequest {
  /** Id of the order. */
  orderId: string;
  /** Payments to refund, and how much of each. 1 to 50 items. */
  paymentRefunds: PaymentRefundForRefundPayments[];
  /** Restocking and notifications. */
  sideEffects?: RefundSideEffects;
  /** Line items, fees and delivery that the refund is for. */
  refundItems?: RefundItems;
  /** Reason that the customer gave. At most 200 characters. */
  customerReason?: string | null;
  /** Id of the business location that refunds. */
  locationId?: string | null;
}

/** What happens along with a refund. */
export interface RefundSideEffects {
  /** Items to put back into stock. */
  restock?: RestockSideEffects;
  /** Email to the buyer. */
  notifications?: NotificationSideEffects;
}

/** Items that a refund puts back into stock. */
export interface RestockSideEffects {
  /** Line items, and how many of each. At most 300 items. */
  lineItems?: RestockItemForRefundPayments[];
}

/** Email that a refund sends. */
export interface NotificationSideEffects {
  /** True to tell the buyer about the refund by email. */
  sendCustomerEmail?: boolean;
  /** Text to add to that email. 1 to 1000 characters. */
  customMessage?: string | null;
}

/** What {@link refundPayments} answers. */
export interface RefundPaymentsResponse {
  /** The refund; its transactions say what became of each payment. */
  refund?: Refund;
  /** All payments and refunds of the order after the refund. */
  orderTransactions?: OrderTransactions;
}

/** What {@link voidMemberships} is called with. */
export interface VoidMembershipsRequest {
  /** Id of the order. */
  orderId: string;
  /** Ids of the payments by membership to undo, 100 at most. 1 to 100 items. */
  paymentIds: string[];
}

/** What {@link voidMemberships} answers. */
export type VoidMembershipsResponse = Record<string, never>;

/** What {@link generateReceipts} is called with. */
export interface GenerateReceiptsRequest {
  /** Id of the order. */
  orderId: string;
  /** Id of the payment; one per call. 1 to 1 items. */
  paymentIds: string[];
}

/** What {@link generateReceipts} answers. */
export interface GenerateReceiptsResponse {
  /** The receipts that were made. */
  receipts: ReceiptInfo[];
}

/** A receipt and the payment that it is for. */
export interface ReceiptInfo {
  /** Id of the payment. */
  paymentId: string;
  /** Id of the receipt. */
  receiptId: string;
}
