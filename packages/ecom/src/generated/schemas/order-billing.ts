// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  atMostOne,
  currency,
  decimal,
  guid,
  needing,
  responseSchema,
  webUrl,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import {
  CaptureAuthorizedPaymentsResponse,
  CreditCardPaymentMethodDetails,
  DelayedCaptureSettings,
  Details,
  OrderTransactions,
  Payment,
  PaymentRefund,
  Price,
  Refund,
  RestockItem,
  VoidAuthorizedPaymentsResponse,
} from "./common.js";

export { ApplicationError } from "@portico/core/schemas";
export {
  ActionType,
  AdditionalFeeRefund as V1AdditionalFeeRefund,
  AggregatedRefundSummary as V1AggregatedRefundSummary,
  AuthorizationActionFailureDetails,
  AuthorizationCapture,
  AuthorizationCaptureStatus,
  AuthorizationDetails,
  AuthorizationVoid,
  AuthorizationVoidStatus,
  CaptureAuthorizedPaymentsResponse,
  CashRounding,
  CashRoundingDetails,
  Chargeback,
  ChargebackStatus,
  CreditCardPaymentMethodDetails,
  DelayedCaptureSettings,
  Details,
  Duration,
  DurationUnit,
  FieldViolation,
  FutureMembershipDetails,
  GiftCardPaymentDetails,
  LineItemRefund as V1LineItemRefund,
  LineItemRefundSummary,
  MembershipName,
  MembershipPaymentDetails,
  MembershipPaymentStatus,
  OrderTransactions,
  Payment,
  PaymentMethodName,
  PaymentRefund,
  PaymentStatus,
  PredefinedPaymentMethod,
  Price,
  Reason,
  Refund,
  RefundDetails,
  RefundItem,
  RefundItemsBreakdown,
  RefundStatus,
  RefundStatusInfo,
  RefundTransaction,
  RegularPaymentDetails,
  RestockItem,
  RuleType,
  ScheduledAction,
  ShippingRefund as V1ShippingRefund,
  SystemError,
  TransactionStatus,
  UserDefinedPaymentMethodName,
  V1ScheduledAction,
  ValidationError,
  VoidAuthorizedPaymentsResponse,
} from "./common.js";

export const ChargeOrderRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    orderId: guid,
    memberId: guid.nullish(),
    regularCharge: RegularCharge.optional(),
    giftCards: z.array(GiftCardCharge).max(100).optional(),
    memberships: z.array(MembershipCharge).max(100).optional(),
    idempotencyKey: guid.nullish(),
    merchantInitiated: z.boolean().optional(),
  }),
);

export const RegularCharge: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      paymentIntentId: guid.optional(),
      delayedCharge: z.boolean().optional(),
      amount: Price.optional(),
      redirectUrls: RedirectUrls.optional(),
      delayedCaptureSettings: DelayedCaptureSettings.optional(),
      savePaymentMethod: z.boolean().optional(),
    }),
    ["paymentIntentId", "delayedCharge"],
  ),
);

export const RedirectUrls: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    successUrl: z.string().max(5000).nullish(),
    cancelUrl: z.string().max(5000).nullish(),
    errorUrl: z.string().max(5000).nullish(),
    pendingUrl: z.string().max(5000).nullish(),
  }),
);

export const GiftCardCharge: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    giftCardCode: z.string().min(8).max(20).optional(),
    amount: Price.optional(),
    currencyConversionInfo: CurrencyConversionInfo.optional(),
  }),
);

export const CurrencyConversionInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    originalCurrency: currency.optional(),
    originalAmount: decimal({ gte: 0, lte: 1000000000000000, maxScale: 4 }).optional(),
    conversionRate: decimal({ gt: 0, lte: 1000000000000000 }).optional(),
  }),
);

export const MembershipCharge: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    lineItemId: guid.optional(),
    membershipIdentifier: MembershipIdentifier.optional(),
  }),
);

export const MembershipIdentifier: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      existingMembership: ExistingMembershipIdentifier.optional(),
      futureMembership: FutureMembershipIdentifier.optional(),
      membershipId: z.string().max(200).optional(),
      membershipAppId: z.string().max(100).optional(),
    }),
    ["existingMembership", "futureMembership"],
  ),
);

export const ExistingMembershipIdentifier: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ appId: guid.optional(), membershipId: z.string().min(1).max(200).optional() }),
);

export const FutureMembershipIdentifier: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ lineItemId: guid.optional(), benefitId: z.string().max(200).optional() }),
);

export const ChargeOrderResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    payments: z.array(Payment).max(100).optional(),
    orderTransactions: OrderTransactions.optional(),
    regularChargeResponseToken: z.string().min(1).max(300).nullish(),
  }),
);

export const ChargeMembershipsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    orderId: guid,
    memberId: guid,
    memberships: z.array(MembershipCharge).min(1).max(100),
  }),
);

export const ChargeMembershipsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ payments: z.array(Payment).min(1).max(100).optional() }),
);

export const RedeemGiftCardRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    orderId: guid,
    giftCardCode: z.string().min(8).max(20),
    amount: Price,
    currency: currency,
  }),
);

export const RedeemGiftCardResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderTransactions: OrderTransactions.optional(), payment: Payment.optional() }),
);

export const AuthorizeChargeWithSavedPaymentMethodRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    orderId: guid,
    amount: Price,
    currency: currency,
    delayedCaptureSettings: DelayedCaptureSettings,
  }),
);

export const AuthorizeChargeWithSavedPaymentMethodResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ payment: Payment.optional(), orderTransactions: OrderTransactions.optional() }),
);

export const CaptureAuthorizedPaymentsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderId: guid, payments: z.array(PaymentCapture).min(1).max(100) }),
);

export const PaymentCapture: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ paymentId: guid.optional(), amount: Price.optional() }),
);

export const VoidAuthorizedPaymentsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderId: guid, paymentIds: z.array(guid).min(1).max(100) }),
);

export const GetOrderRefundabilityRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderId: guid }),
);

export const GetOrderRefundabilityResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    payments: z.array(PaymentRefundability).max(100).optional(),
    paymentsSummary: PaymentsSummary.optional(),
    lineItems: z.array(LineItemRefundability).max(300).optional(),
    shipping: ShippingRefundability.optional(),
    additionalFees: z.array(AdditionalFeeRefundability).max(100).optional(),
  }),
);

export const PaymentRefundability: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      refundable: z.boolean().optional(),
      manuallyRefundable: ManuallyRefundablePaymentStatus.optional(),
      nonRefundable: NonRefundablePaymentStatus.optional(),
      payment: PaymentInfo.optional(),
      providerLink: webUrl.nullish(),
    }),
    ["refundable", "manuallyRefundable", "nonRefundable"],
  ),
);

export const ManuallyRefundablePaymentStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ reason: ManuallyRefundableReason.optional() }),
);

export const ManuallyRefundableReason: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNKNOWN_REASON", "EXPIRED", "NOT_SUPPORTED", "OFFLINE", "REQUIRES_CARD_READER"]),
);

export const NonRefundablePaymentStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ reason: NonRefundableReason.optional() }),
);

export const NonRefundableReason: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "UNKNOWN_REASON",
    "ALREADY_REFUNDED",
    "PROVIDER_IS_DOWN",
    "NOT_PAID",
    "ZERO_PRICE",
    "DISABLED_BY_PROVIDER",
    "PENDING_REFUND",
    "FORBIDDEN",
    "TRANSACTION_NOT_FOUND",
    "ORDER_IS_PENDING",
    "ORDER_IS_REJECTED",
    "AMOUNT_OFFSET_BY_CHARGEBACK",
  ]),
);

export const PaymentInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      monetary: MonetaryPaymentSummary.optional(),
      membership: MembershipPaymentSummary.optional(),
      creditCardDetails: CreditCardPaymentMethodDetails.optional(),
      paymentId: guid.optional(),
      paymentMethod: z.string().max(50).nullish(),
      offlinePayment: z.boolean().optional(),
    }),
    ["monetary", "membership"],
  ),
);

export const MonetaryPaymentSummary: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    paid: Price.optional(),
    refunded: Price.optional(),
    refundPending: Price.optional(),
    maxRefund: Price.optional(),
  }),
);

export const MembershipPaymentSummary: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    paidLineItemIds: z.array(guid).max(100).optional(),
    refundedLineItemIds: z.array(guid).max(100).optional(),
    refundableLineItemIds: z.array(guid).max(100).optional(),
  }),
);

export const PaymentsSummary: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    monetary: MonetaryPaymentSummary.optional(),
    membership: MembershipPaymentSummary.optional(),
  }),
);

export const LineItemRefundability: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    lineItemId: guid.optional(),
    originalQuantity: z.number().optional(),
    refundedQuantity: z.number().optional(),
    availableRefundQuantity: z.number().optional(),
  }),
);

export const ShippingRefundability: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    amount: Price.optional(),
    refundedAmount: Price.optional(),
    availableRefundAmount: Price.optional(),
  }),
);

export const AdditionalFeeRefundability: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    additionalFeeId: guid.optional(),
    amount: Price.optional(),
    refundedAmount: Price.optional(),
    availableRefundAmount: Price.optional(),
  }),
);

export const CalculateRefundRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderId: guid, refundItems: RefundItems.optional() }),
);

export const RefundItems: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    lineItems: z.array(LineItemRefund).max(300).optional(),
    additionalFees: z.array(AdditionalFeeRefund).max(100).optional(),
    shipping: ShippingRefund.optional(),
  }),
);

export const LineItemRefund: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    lineItemId: guid.optional(),
    quantity: z.number().min(1).max(100000).optional(),
  }),
);

export const AdditionalFeeRefund: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ additionalFeeId: guid.optional(), amount: Price.optional() }),
);

export const ShippingRefund: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ amount: Price.optional() }),
);

export const CalculateRefundResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      available: z.boolean().optional(),
      notAvailable: CalculatedRefundNotAvailableStatus.optional(),
      summary: AggregatedRefundSummary.optional(),
      calculatedRefundItems: CalculatedRefundItems.optional(),
    }),
    ["available", "notAvailable"],
  ),
);

export const CalculatedRefundNotAvailableStatus: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ errors: z.array(CalculationError).max(401).optional() }),
);

export const CalculationError: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      lineItem: LineItemRefund.optional(),
      additionalFee: AdditionalFeeRefund.optional(),
      shipping: ShippingRefund.optional(),
      error: Details.optional(),
    }),
    ["lineItem", "additionalFee", "shipping"],
  ),
);

export const AggregatedRefundSummary: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    total: Price.optional(),
    tax: Price.optional(),
    discount: Price.optional(),
    subtotal: Price.optional(),
    lineItemsSubtotal: Price.optional(),
    additionalFeesTotal: Price.optional(),
  }),
);

export const CalculatedRefundItems: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    lineItems: z.array(CalculatedLineItemRefund).max(300).optional(),
    additionalFees: z.array(CalculatedAdditionalFeeRefund).max(100).optional(),
    shipping: CalculatedShippingRefund.optional(),
  }),
);

export const CalculatedLineItemRefund: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ item: LineItemRefund.optional(), summary: CalculatedRefundSummary.optional() }),
);

export const CalculatedRefundSummary: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    total: Price.optional(),
    tax: Price.optional(),
    discount: Price.optional(),
    subtotal: Price.optional(),
  }),
);

export const CalculatedAdditionalFeeRefund: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    additionalFee: AdditionalFeeRefund.optional(),
    summary: CalculatedRefundSummary.optional(),
  }),
);

export const CalculatedShippingRefund: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    shipping: ShippingRefund.optional(),
    summary: CalculatedRefundSummary.optional(),
  }),
);

export const RefundPaymentsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    orderId: guid,
    paymentRefunds: z.array(PaymentRefund).min(1).max(50),
    sideEffects: RefundSideEffects.optional(),
    refundItems: RefundItems.optional(),
    customerReason: z.string().max(200).nullish(),
    locationId: guid.nullish(),
  }),
);

export const RefundSideEffects: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    restock: RestockSideEffects.optional(),
    notifications: NotificationSideEffects.optional(),
  }),
);

export const RestockSideEffects: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ lineItems: z.array(RestockItem).max(300).optional() }),
);

export const NotificationSideEffects: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    sendCustomerEmail: z.boolean().optional(),
    customMessage: z.string().min(1).max(1000).nullish(),
  }),
);

export const RefundPaymentsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ refund: Refund.optional(), orderTransactions: OrderTransactions.optional() }),
);

export const VoidMembershipsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderId: guid, paymentIds: z.array(guid).min(1).max(100) }),
);

export const VoidMembershipsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const GenerateReceiptsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderId: guid, paymentIds: z.array(guid).min(1).max(1) }),
);

export const GenerateReceiptsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ receipts: z.array(ReceiptInfo).optional() }),
);

export const ReceiptInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ paymentId: guid.optional(), receiptId: guid.optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.orderBilling.chargeOrder": /* @__PURE__ */ needing(
    ChargeOrderRequest,
    "giftCards.amount",
    "giftCards.amount.amount",
    "giftCards.giftCardCode",
    "memberships.lineItemId",
    "memberships.membershipIdentifier",
    "memberships.membershipIdentifier.existingMembership.appId",
    "memberships.membershipIdentifier.existingMembership.membershipId",
    "memberships.membershipIdentifier.futureMembership.benefitId",
    "memberships.membershipIdentifier.futureMembership.lineItemId",
    "regularCharge.amount",
    "regularCharge.amount.amount",
  ),
  "ecom.orderBilling.chargeMemberships": /* @__PURE__ */ needing(
    ChargeMembershipsRequest,
    "memberships.lineItemId",
    "memberships.membershipIdentifier",
    "memberships.membershipIdentifier.existingMembership.appId",
    "memberships.membershipIdentifier.existingMembership.membershipId",
    "memberships.membershipIdentifier.futureMembership.benefitId",
    "memberships.membershipIdentifier.futureMembership.lineItemId",
  ),
  "ecom.orderBilling.redeemGiftCard": RedeemGiftCardRequest,
  "ecom.orderBilling.authorizeChargeWithSavedPaymentMethod": /* @__PURE__ */ needing(
    AuthorizeChargeWithSavedPaymentMethodRequest,
    "amount.amount",
    "delayedCaptureSettings.scheduledAction",
  ),
  "ecom.orderBilling.captureAuthorizedPayments": /* @__PURE__ */ needing(
    CaptureAuthorizedPaymentsRequest,
    "payments.paymentId",
  ),
  "ecom.orderBilling.voidAuthorizedPayments": VoidAuthorizedPaymentsRequest,
  "ecom.orderBilling.getOrderRefundability": GetOrderRefundabilityRequest,
  "ecom.orderBilling.calculateRefund": /* @__PURE__ */ needing(
    CalculateRefundRequest,
    "refundItems.additionalFees.additionalFeeId",
    "refundItems.lineItems.lineItemId",
    "refundItems.lineItems.quantity",
  ),
  "ecom.orderBilling.refundPayments": /* @__PURE__ */ needing(
    RefundPaymentsRequest,
    "paymentRefunds.paymentId",
    "refundItems.additionalFees.additionalFeeId",
    "refundItems.lineItems.lineItemId",
    "refundItems.lineItems.quantity",
    "sideEffects.restock.lineItems.lineItemId",
    "sideEffects.restock.lineItems.quantity",
  ),
  "ecom.orderBilling.voidMemberships": VoidMembershipsRequest,
  "ecom.orderBilling.generateReceipts": GenerateReceiptsRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.orderBilling.chargeOrder": /* @__PURE__ */ responseSchema(ChargeOrderResponse),
  "ecom.orderBilling.chargeMemberships": /* @__PURE__ */ responseSchema(ChargeMembershipsResponse),
  "ecom.orderBilling.redeemGiftCard": /* @__PURE__ */ responseSchema(RedeemGiftCardResponse),
  "ecom.orderBilling.authorizeChargeWithSavedPaymentMethod": /* @__PURE__ */ responseSchema(
    AuthorizeChargeWithSavedPaymentMethodResponse,
  ),
  "ecom.orderBilling.captureAuthorizedPayments": /* @__PURE__ */ responseSchema(
    CaptureAuthorizedPaymentsResponse,
  ),
  "ecom.orderBilling.voidAuthorizedPayments": /* @__PURE__ */ responseSchema(
    VoidAuthorizedPaymentsResponse,
  ),
  "ecom.orderBilling.getOrderRefundability": /* @__PURE__ */ responseSchema(
    GetOrderRefundabilityResponse,
  ),
  "ecom.orderBilling.calculateRefund": /* @__PURE__ */ responseSchema(CalculateRefundResponse),
  "ecom.orderBilling.refundPayments": /* @__PURE__ */ responseSchema(RefundPaymentsResponse),
  "ecom.orderBilling.voidMemberships": /* @__PURE__ */ responseSchema(VoidMembershipsResponse),
  "ecom.orderBilling.generateReceipts": /* @__PURE__ */ responseSchema(GenerateReceiptsResponse),
};
