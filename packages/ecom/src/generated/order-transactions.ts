// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Read and record the payments and refunds that belong to orders.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
  type EventHandler,
  type EventMetadata,
  event,
  operation,
  type Throws,
} from "@portico/core/runtime";
import type { BulkActionMetadata, ItemMetadataOfProducts } from "@portico/core/types";
import { orderTransactionsAndRefundCodec, orderTransactionsCodec, paymentCodec } from "./codecs.js";
import type {
  Chargeback,
  OrderTransactions,
  Payment,
  PaymentInput,
  Refund,
  RefundSideEffects,
  TransactionStatus,
} from "./common.js";

export type {
  ApplicationError,
  ApplicationErrorInput,
  BulkActionMetadata,
  ItemMetadataOfProducts as ItemMetadata,
} from "@portico/core/types";
export type {
  ActionType,
  AdditionalFeeRefund,
  AdditionalFeeRefundInput,
  AggregatedRefundSummary,
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
  CashRounding,
  CashRoundingDetails,
  CashRoundingDetailsInput,
  CashRoundingInput,
  Chargeback,
  ChargebackInput,
  ChargebackStatus,
  CreditCardPaymentMethodDetails,
  FutureMembershipDetails,
  FutureMembershipDetailsInput,
  GiftCardPaymentDetails,
  GiftCardPaymentDetailsInput,
  LineItemRefund,
  LineItemRefundInput,
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
  RefundSideEffects,
  RefundSideEffectsInput,
  RefundStatus,
  RefundStatusInfo,
  RefundTransaction,
  RegularPaymentDetails,
  RegularPaymentDetailsInput,
  RestockInfo,
  RestockInfoInput,
  RestockItem,
  RestockItemInput,
  RestockType,
  ShippingRefund,
  ShippingRefundInput,
  TransactionStatus,
  UserDefinedPaymentMethodName,
  V1ScheduledAction as ScheduledAction,
  V1ScheduledActionInput as ScheduledActionInput,
} from "./common.js";

const chargebackAndOrderTransactionsCodec: CodecTable = {
  chargeback: { createdDate: "d", updatedDate: "d" },
  orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } },
};

/**
 * List the payments and refunds of one order.
 *
 * `GET /ecom/v1/payments/orders/{orderId}` (ecom/order-transactions)
 *
 * @param orderId - id of the order
 * @remarks Needs ECOM.READ_TRANSACTIONS.
 * @example
 * ```ts
 * const answer = await client.use(orderTransactions).listTransactionsForSingleOrder(
 *   "<order id>",
 * );
 * ```
 */
export const listTransactionsForSingleOrder: (
  orderId: string,
) => Promise<ListTransactionsForSingleOrderResponse> = /* @__PURE__ */ operation({
  name: "ecom.orderTransactions.listTransactionsForSingleOrder",
  method: "GET",
  path: "/ecom/v1/payments/orders/{orderId}",
  args: ["orderId"],
  response: { orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } } },
});

/**
 * List the payments and refunds of up to 100 orders.
 *
 * `POST /ecom/v1/payments/list-by-ids` (ecom/order-transactions)
 *
 * @param orderIds - ids of the orders
 * @remarks Needs ECOM.READ_TRANSACTIONS.
 * @example
 * ```ts
 * const answer = await client.use(orderTransactions).listTransactionsForMultipleOrders([
 *   "<order id>",
 * ]);
 * ```
 */
export const listTransactionsForMultipleOrders: (
  orderIds: string[],
) => Promise<ListTransactionsForMultipleOrdersResponse> = /* @__PURE__ */ operation({
  name: "ecom.orderTransactions.listTransactionsForMultipleOrders",
  method: "POST",
  path: "/ecom/v1/payments/list-by-ids",
  args: ["orderIds"],
  response: { orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } } },
  read: true,
});

/**
 * Record up to 50 payments on an order; this does not charge anyone.
 *
 * `POST /ecom/v1/payments/orders/{orderId}/add-payment` (ecom/order-transactions)
 *
 * @param orderId - id of the order
 * @param payments - needs `amount`, `paymentDetails`; 1 to 50 items
 * @remarks Needs ECOM.MODIFY_TRANSACTIONS.
 * @example
 * ```ts
 * const answer = await client.use(orderTransactions).addPayments("<order id>", [
 *   {
 *     amount: {},
 *     membershipPaymentDetails: {
 *       lineItemId: "<line item id>",
 *       name: { original: "<original>" },
 *       providerAppId: "<provider app id>",
 *     },
 *   },
 * ]);
 * ```
 */
export const addPayments: (
  orderId: string,
  payments: PaymentInput[],
) => Promise<AddPaymentsResponse> = /* @__PURE__ */ operation({
  name: "ecom.orderTransactions.addPayments",
  method: "POST",
  path: "/ecom/v1/payments/orders/{orderId}/add-payment",
  args: ["orderId", "payments"],
  request: { payments: paymentCodec },
  response: { orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } } },
});

/** The `identifiers` of {@link updatePaymentStatus}. */
export interface UpdatePaymentStatusIdentifiers {
  /** Guid. */
  orderId: string;
  /** Guid. */
  paymentId: string;
}

/** The `options` of {@link updatePaymentStatus}. */
export interface UpdatePaymentStatusOptions {
  status?: TransactionStatus;
}

/**
 * Codes of the application errors of {@link updatePaymentStatus}, and what to do.
 *
 * - `STATUS_NOT_ALLOWED`: A payment cannot go from its status to this one: read it, and see
 *   which may follow.
 */
export type UpdatePaymentStatusErrorCode = "STATUS_NOT_ALLOWED";

/**
 * Set the status of one recorded payment; statuses that are not allowed are refused.
 *
 * `POST /ecom/v1/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status`
 * (ecom/order-transactions)
 *
 * @param identifiers - needs `orderId`, `paymentId`
 * @param options - may hold `status`
 * @remarks Its application errors have a {@link UpdatePaymentStatusErrorCode}. Needs
 *   ECOM.MODIFY_TRANSACTIONS.
 * @example
 * ```ts
 * const answer = await client.use(orderTransactions).updatePaymentStatus({
 *   orderId: "<order id>",
 *   paymentId: "<payment id>",
 * });
 * ```
 */
export const updatePaymentStatus: ((
  identifiers: UpdatePaymentStatusIdentifiers,
  options?: UpdatePaymentStatusOptions,
) => Promise<UpdatePaymentStatusResponse>) &
  Throws<UpdatePaymentStatusErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orderTransactions.updatePaymentStatus",
  method: "POST",
  path: "/ecom/v1/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status",
  args: [["orderId", "paymentId"], ["status"]],
  names: ["identifiers", "options"],
  request: { statusUpdatedDate: "d" },
  response: { orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } } },
});

/** The `options` of {@link bulkUpdatePaymentStatuses}. */
export interface BulkUpdatePaymentStatusesOptions {
  returnFullEntity?: boolean;
  status?: TransactionStatus;
}

/**
 * Set one status on up to 300 payments; failures are reported per payment.
 *
 * `POST /ecom/v1/bulk/payments/update-payment-transaction-status` (ecom/order-transactions)
 *
 * @param paymentAndOrderIds - ids of the payment and orders
 * @param options - may hold `returnFullEntity`, `status`
 * @remarks Needs ECOM.MODIFY_TRANSACTIONS.
 * @example
 * ```ts
 * const answer = await client.use(orderTransactions).bulkUpdatePaymentStatuses([{}]);
 * ```
 */
export const bulkUpdatePaymentStatuses: (
  paymentAndOrderIds: PaymentAndOrderId[],
  options?: BulkUpdatePaymentStatusesOptions,
) => Promise<BulkUpdatePaymentStatusesResponse> = /* @__PURE__ */ operation({
  name: "ecom.orderTransactions.bulkUpdatePaymentStatuses",
  method: "POST",
  path: "/ecom/v1/bulk/payments/update-payment-transaction-status",
  args: ["paymentAndOrderIds", ["returnFullEntity", "status"]],
  request: { statusUpdatedDate: "d" },
  response: { results: { item: paymentCodec } },
});

/** The `options` of {@link updateRefundTransaction}. */
export interface UpdateRefundTransactionOptions {
  transaction?: unknown;
}

/**
 * Change the recorded details of a refund on an order.
 *
 * `POST /ecom/v1/payments/orders/{orderId}/update-refund-transaction` (ecom/order-transactions)
 *
 * @param orderId - id of the order
 * @param refundId - id of the refund
 * @param options - may hold `transaction`
 * @example
 * ```ts
 * await client.use(orderTransactions).updateRefundTransaction("<order id>");
 * ```
 */
export const updateRefundTransaction: (
  orderId: string,
  refundId?: string | null,
  options?: UpdateRefundTransactionOptions,
) => Promise<void> = /* @__PURE__ */ operation({
  name: "ecom.orderTransactions.updateRefundTransaction",
  method: "POST",
  path: "/ecom/v1/payments/orders/{orderId}/update-refund-transaction",
  args: ["orderId", "refundId", ["transaction"]],
  request: { fieldMask: "m", statusUpdatedDate: "d" },
  response: { orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } } },
  mask: "fieldMask",
});

/** The `options` of {@link updatePayments}. */
export interface UpdatePaymentsOptions {
  payments?: {
    statusUpdatedDate?: Date | null;
  }[];
}

/**
 * Change payments already recorded on an order.
 *
 * `POST /ecom/v1/payments/orders/{orderId}/update-payments` (ecom/order-transactions)
 *
 * @param orderId - id of the order
 * @param options - may hold `payments`
 * @example
 * ```ts
 * await client.use(orderTransactions).updatePayments("<order id>");
 * ```
 */
export const updatePayments: (orderId: string, options?: UpdatePaymentsOptions) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "ecom.orderTransactions.updatePayments",
    method: "POST",
    path: "/ecom/v1/payments/orders/{orderId}/update-payments",
    args: ["orderId", ["payments"]],
    request: { payments: { fieldMask: "m", payment: paymentCodec, statusUpdatedDate: "d" } },
    response: { orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } } },
    mask: "payments.fieldMask",
  });

/** What a handler of {@link onOrderTransactionsChargebackApproved} gets. */
export interface OrderTransactionsChargebackApprovedEvent {
  data: ChargebackApproved;
  metadata: EventMetadata;
}

/**
 * Sent when a chargeback against an order's payment is approved.
 *
 * Event type `wix.ecom.v1.order_transactions_chargeback_approved`.
 *
 * @example
 * ```ts
 * client.use(orderTransactions).onOrderTransactionsChargebackApproved(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onOrderTransactionsChargebackApproved: (
  handler: EventHandler<OrderTransactionsChargebackApprovedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.order_transactions_chargeback_approved",
  codec: { data: chargebackAndOrderTransactionsCodec },
});

/** What a handler of {@link onOrderTransactionsChargebackReversed} gets. */
export interface OrderTransactionsChargebackReversedEvent {
  data: ChargebackReversed;
  metadata: EventMetadata;
}

/**
 * Sent when a chargeback against an order's payment is reversed.
 *
 * Event type `wix.ecom.v1.order_transactions_chargeback_reversed`.
 *
 * @example
 * ```ts
 * client.use(orderTransactions).onOrderTransactionsChargebackReversed(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onOrderTransactionsChargebackReversed: (
  handler: EventHandler<OrderTransactionsChargebackReversedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.order_transactions_chargeback_reversed",
  codec: { data: chargebackAndOrderTransactionsCodec },
});

/** What a handler of {@link onOrderTransactionsDetailsUpdated} gets. */
export interface OrderTransactionsDetailsUpdatedEvent {
  data: PaymentDetailsUpdated;
  metadata: EventMetadata;
}

/**
 * Sent when the details of a recorded payment change.
 *
 * Event type `wix.ecom.v1.order_transactions_details_updated`.
 *
 * @example
 * ```ts
 * client.use(orderTransactions).onOrderTransactionsDetailsUpdated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onOrderTransactionsDetailsUpdated: (
  handler: EventHandler<OrderTransactionsDetailsUpdatedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.order_transactions_details_updated",
  codec: { data: orderTransactionsCodec },
});

/** What a handler of {@link onOrderTransactionsRefundCompleted} gets. */
export interface OrderTransactionsRefundCompletedEvent {
  data: RefundCompleted;
  metadata: EventMetadata;
}

/**
 * Sent when a refund on an order has gone through.
 *
 * Event type `wix.ecom.v1.order_transactions_refund_completed`.
 *
 * @example
 * ```ts
 * client.use(orderTransactions).onOrderTransactionsRefundCompleted(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onOrderTransactionsRefundCompleted: (
  handler: EventHandler<OrderTransactionsRefundCompletedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.order_transactions_refund_completed",
  codec: { data: orderTransactionsAndRefundCodec },
});

/** What a handler of {@link onOrderTransactionsUpdated} gets. */
export interface OrderTransactionsUpdatedEvent {
  data: PaymentsUpdated;
  metadata: EventMetadata;
}

/**
 * Sent when payments or refunds of an order are added or change.
 *
 * Event type `wix.ecom.v1.order_transactions_updated`.
 *
 * @example
 * ```ts
 * client.use(orderTransactions).onOrderTransactionsUpdated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onOrderTransactionsUpdated: (
  handler: EventHandler<OrderTransactionsUpdatedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.order_transactions_updated",
  codec: { data: orderTransactionsCodec },
});

export interface ListTransactionsForSingleOrderRequest {
  /** 1 to 100 characters. */
  orderId: string;
}

export interface ListTransactionsForSingleOrderResponse {
  orderTransactions?: OrderTransactions;
}

export interface ListTransactionsForMultipleOrdersRequest {
  /** 1 to 100 items. */
  orderIds: string[];
}

export interface ListTransactionsForMultipleOrdersResponse {
  orderTransactions: OrderTransactions[];
}

export interface AddPaymentsRequest {
  /** Guid. */
  orderId: string;
  /** 1 to 50 items. */
  payments: PaymentInput[];
}

export interface AddPaymentsResponse {
  orderTransactions?: OrderTransactions;
  paymentsIds: string[];
}

export interface UpdatePaymentStatusRequest {
  /** Guid. */
  orderId: string;
  /** Guid. */
  paymentId: string;
  status?: TransactionStatus;
  statusUpdatedDate?: Date | null;
}

export interface UpdatePaymentStatusResponse {
  orderTransactions?: OrderTransactions;
}

export interface BulkUpdatePaymentStatusesRequest {
  /** 1 to 300 items. */
  paymentAndOrderIds: PaymentAndOrderId[];
  returnFullEntity?: boolean;
  status?: TransactionStatus;
  statusUpdatedDate?: Date | null;
}

export interface PaymentAndOrderId {
  /** Guid. */
  orderId?: string;
  paymentId?: string;
}

export interface BulkUpdatePaymentStatusesResponse {
  results: BulkPaymentResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkPaymentResult {
  itemMetadata?: ItemMetadataOfProducts;
  item?: Payment;
}

export interface UpdateRefundTransactionRequest {
  statusUpdatedDate?: Date | null;
  /** Guid. */
  orderId?: string | null;
  /** Guid. */
  refundId?: string | null;
  transaction?: unknown;
}

export type UpdateRefundTransactionResponse = Record<string, never>;

export interface UpdatePaymentsRequest {
  /** Guid. */
  orderId?: string;
  payments?: {
    statusUpdatedDate?: Date | null;
  }[];
}

export type UpdatePaymentsResponse = Record<string, never>;

export interface ChargebackApproved {
  /** Guid. */
  orderId: string;
  /** Guid. */
  paymentId: string;
  chargeback?: Chargeback;
  orderTransactions?: OrderTransactions;
}

export interface ChargebackReversed {
  /** Guid. */
  orderId: string;
  /** Guid. */
  paymentId: string;
  chargeback?: Chargeback;
  orderTransactions?: OrderTransactions;
}

export interface PaymentDetailsUpdated {
  orderTransactions?: OrderTransactions;
  /** At most 100 items. */
  paymentIds: string[];
  /** At most 300 items. */
  refundIds: string[];
}

export interface RefundCompleted {
  /** Guid. */
  orderId: string;
  refund?: Refund;
  sideEffects?: RefundSideEffects;
  orderTransactions?: OrderTransactions;
}

export interface PaymentsUpdated {
  orderTransactions?: OrderTransactions;
  /** At most 100 items. */
  paymentIds: string[];
  /** At most 300 items. */
  refundIds: string[];
}
