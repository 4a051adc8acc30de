// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  BulkActionMetadata,
  dateTime,
  guid,
  ItemMetadataOfProducts,
  needing,
  responseSchema,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import {
  Chargeback,
  OrderTransactions,
  Payment,
  Refund,
  RefundSideEffects,
  TransactionStatus,
} from "./common.js";

export {
  ApplicationError,
  BulkActionMetadata,
  ItemMetadataOfProducts as ItemMetadata,
} from "@portico/core/schemas";
export {
  ActionType,
  AdditionalFeeRefund,
  AggregatedRefundSummary,
  AuthorizationActionFailureDetails,
  AuthorizationCapture,
  AuthorizationCaptureStatus,
  AuthorizationDetails,
  AuthorizationVoid,
  AuthorizationVoidStatus,
  CashRounding,
  CashRoundingDetails,
  Chargeback,
  ChargebackStatus,
  CreditCardPaymentMethodDetails,
  FutureMembershipDetails,
  GiftCardPaymentDetails,
  LineItemRefund,
  LineItemRefundSummary,
  MembershipName,
  MembershipPaymentDetails,
  MembershipPaymentStatus,
  OrderTransactions,
  Payment,
  PaymentMethodName,
  PaymentStatus,
  PredefinedPaymentMethod,
  Price,
  Reason,
  Refund,
  RefundDetails,
  RefundItem,
  RefundItemsBreakdown,
  RefundSideEffects,
  RefundStatus,
  RefundStatusInfo,
  RefundTransaction,
  RegularPaymentDetails,
  RestockInfo,
  RestockItem,
  RestockType,
  ShippingRefund,
  TransactionStatus,
  UserDefinedPaymentMethodName,
  V1ScheduledAction as ScheduledAction,
} from "./common.js";

export const ListTransactionsForSingleOrderRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderId: z.string().min(1).max(100) }),
);

export const ListTransactionsForSingleOrderResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderTransactions: OrderTransactions.optional() }),
);

export const ListTransactionsForMultipleOrdersRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderIds: z.array(z.string().min(1).max(100)).min(1).max(100) }),
);

export const ListTransactionsForMultipleOrdersResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderTransactions: z.array(OrderTransactions).optional() }),
);

export const AddPaymentsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderId: guid, payments: z.array(Payment).min(1).max(50) }),
);

export const AddPaymentsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    orderTransactions: OrderTransactions.optional(),
    paymentsIds: z.array(z.string()).optional(),
  }),
);

export const UpdatePaymentStatusRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    orderId: guid,
    paymentId: guid,
    status: TransactionStatus.optional(),
    statusUpdatedDate: dateTime.nullish(),
  }),
);

export const UpdatePaymentStatusResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderTransactions: OrderTransactions.optional() }),
);

export const BulkUpdatePaymentStatusesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    paymentAndOrderIds: z.array(PaymentAndOrderId).min(1).max(300),
    returnFullEntity: z.boolean().optional(),
    status: TransactionStatus.optional(),
    statusUpdatedDate: dateTime.nullish(),
  }),
);

export const PaymentAndOrderId: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderId: guid.optional(), paymentId: z.string().optional() }),
);

export const BulkUpdatePaymentStatusesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkPaymentResult).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkPaymentResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadataOfProducts.optional(), item: Payment.optional() }),
);

export const UpdateRefundTransactionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    statusUpdatedDate: dateTime.nullish(),
    orderId: guid.nullish(),
    refundId: guid.nullish(),
    transaction: z.unknown().optional(),
  }),
);

export const UpdateRefundTransactionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const UpdatePaymentsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    orderId: guid.optional(),
    payments: z.array(z.looseObject({ statusUpdatedDate: dateTime.nullish() })).optional(),
  }),
);

export const UpdatePaymentsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const ChargebackApproved: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    orderId: guid.optional(),
    paymentId: guid.optional(),
    chargeback: Chargeback.optional(),
    orderTransactions: OrderTransactions.optional(),
  }),
);

export const ChargebackReversed: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    orderId: guid.optional(),
    paymentId: guid.optional(),
    chargeback: Chargeback.optional(),
    orderTransactions: OrderTransactions.optional(),
  }),
);

export const PaymentDetailsUpdated: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    orderTransactions: OrderTransactions.optional(),
    paymentIds: z.array(guid).max(100).optional(),
    refundIds: z.array(guid).max(300).optional(),
  }),
);

export const RefundCompleted: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    orderId: guid.optional(),
    refund: Refund.optional(),
    sideEffects: RefundSideEffects.optional(),
    orderTransactions: OrderTransactions.optional(),
  }),
);

export const PaymentsUpdated: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    orderTransactions: OrderTransactions.optional(),
    paymentIds: z.array(z.string()).max(100).optional(),
    refundIds: z.array(z.string()).max(300).optional(),
  }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.orderTransactions.listTransactionsForSingleOrder": ListTransactionsForSingleOrderRequest,
  "ecom.orderTransactions.listTransactionsForMultipleOrders":
    ListTransactionsForMultipleOrdersRequest,
  "ecom.orderTransactions.addPayments": /* @__PURE__ */ needing(
    AddPaymentsRequest,
    "payments.amount",
    "payments.regularPaymentDetails|giftcardPaymentDetails|membershipPaymentDetails",
    "payments.membershipPaymentDetails.lineItemId",
    "payments.membershipPaymentDetails.name.original",
    "payments.membershipPaymentDetails.providerAppId",
  ),
  "ecom.orderTransactions.updatePaymentStatus": UpdatePaymentStatusRequest,
  "ecom.orderTransactions.bulkUpdatePaymentStatuses": BulkUpdatePaymentStatusesRequest,
  "ecom.orderTransactions.updateRefundTransaction": UpdateRefundTransactionRequest,
  "ecom.orderTransactions.updatePayments": /* @__PURE__ */ needing(
    UpdatePaymentsRequest,
    "orderId",
  ),
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.orderTransactions.listTransactionsForSingleOrder": /* @__PURE__ */ responseSchema(
    ListTransactionsForSingleOrderResponse,
  ),
  "ecom.orderTransactions.listTransactionsForMultipleOrders": /* @__PURE__ */ responseSchema(
    ListTransactionsForMultipleOrdersResponse,
  ),
  "ecom.orderTransactions.addPayments": /* @__PURE__ */ responseSchema(AddPaymentsResponse),
  "ecom.orderTransactions.updatePaymentStatus": /* @__PURE__ */ responseSchema(
    UpdatePaymentStatusResponse,
  ),
  "ecom.orderTransactions.bulkUpdatePaymentStatuses": /* @__PURE__ */ responseSchema(
    BulkUpdatePaymentStatusesResponse,
  ),
  "ecom.orderTransactions.updateRefundTransaction": /* @__PURE__ */ responseSchema(
    UpdateRefundTransactionResponse,
  ),
  "ecom.orderTransactions.updatePayments": /* @__PURE__ */ responseSchema(UpdatePaymentsResponse),
};
