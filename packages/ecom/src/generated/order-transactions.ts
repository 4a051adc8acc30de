// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Get and record the payments and refunds of orders.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
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
  MembershipNameToAdd,
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
 * Lists the payments and refunds for one order.
 *
 * `GET /ecom/v1/payments/orders/{orderId}` (ecom/order-transactions)
 *
 * @param orderId - Id of the order.
 * @remarks Requires the permission `ECOM.READ_TRANSACTIONS`.
 * @example
 * ```ts
 * const response = await client.use(orderTransactions).listTransactionsForSingleOrder(
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
 * Lists the payments and refunds for up to 100 orders.
 *
 * `POST /ecom/v1/payments/list-by-ids` (ecom/order-transactions)
 *
 * @param orderIds - Ids of the orders.
 * @remarks Requires the permission `ECOM.READ_TRANSACTIONS`.
 * @example
 * ```ts
 * const response = await client.use(orderTransactions).listTransactionsForMultipleOrders([
 *   "<order id>",
 * ]);
 * ```
 */
export const listTransactionsForMultipleOrders: (
  orderIds: string[],
) => Promise<ListTransactionsForMultipleOrdersResponse> = /* @__PURE__ */ operation({
  name: "ecom.orderTransactions.listTransactionsForMultipleOrders",
  path: "/ecom/v1/payments/list-by-ids",
  args: ["orderIds"],
  response: { orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } } },
  read: true,
});

/**
 * Records up to 50 payments for an order. Does not charge the buyer.
 *
 * `POST /ecom/v1/payments/orders/{orderId}/add-payment` (ecom/order-transactions)
 *
 * @param orderId - Id of the order.
 * @param payments - Payments to record. The buyer is not charged. Each item requires `amount`
 *   and `regularPaymentDetails` or `giftcardPaymentDetails` or `membershipPaymentDetails`.
 *   `membershipPaymentDetails` requires `lineItemId` and `providerAppId`. 1 to 50 items.
 * @remarks Requires the permission `ECOM.MODIFY_TRANSACTIONS`.
 * @example
 * ```ts
 * const response = await client.use(orderTransactions).addPayments("<order id>", [
 *   {
 *     regularPaymentDetails: { paymentOrderId: "<payment order id>" },
 *     amount: { amount: "19.90" },
 *   },
 * ]);
 * ```
 */
export const addPayments: (
  orderId: string,
  payments: PaymentInput[],
) => Promise<AddPaymentsResponse> = /* @__PURE__ */ operation({
  name: "ecom.orderTransactions.addPayments",
  path: "/ecom/v1/payments/orders/{orderId}/add-payment",
  args: ["orderId", "payments"],
  request: { payments: paymentCodec },
  response: { orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } } },
});

/** Identifiers of {@link updatePaymentStatus}. */
export interface UpdatePaymentStatusIdentifiers {
  /** Id of the order. */
  orderId: string;
  /** Id of the payment. */
  paymentId: string;
}

/** Options of {@link updatePaymentStatus}. */
export interface UpdatePaymentStatusOptions {
  /** The new status. */
  status?: TransactionStatus;
}

/**
 * Application error codes for {@link updatePaymentStatus}, and how to fix the errors.
 *
 * - `STATUS_NOT_ALLOWED`: The payment cannot change from its current status to this status.
 *   Fetch the payment to see its current status.
 */
export type UpdatePaymentStatusErrorCode = "STATUS_NOT_ALLOWED";

/**
 * Updates the status of a recorded payment. This moves no money. Fails if the status change is
 * not allowed.
 *
 * `POST /ecom/v1/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status`
 * (ecom/order-transactions)
 *
 * @param identifiers - Required fields: `orderId` and `paymentId`.
 * @param options - Optional fields: `status`.
 * @remarks For error codes, see {@link UpdatePaymentStatusErrorCode}. Requires the permission
 *   `ECOM.MODIFY_TRANSACTIONS`.
 * @example
 * ```ts
 * const response = await client.use(orderTransactions).updatePaymentStatus({
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
  path: "/ecom/v1/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status",
  args: [["orderId", "paymentId"], ["status"]],
  names: ["identifiers", "options"],
  request: { statusUpdatedDate: "d" },
  response: { orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } } },
});

/** Options of {@link bulkUpdatePaymentStatuses}. */
export interface BulkUpdatePaymentStatusesOptions {
  /** Whether to return the updated payments. */
  returnFullEntity?: boolean;
  /** The new status of all payments. */
  status?: TransactionStatus;
}

/**
 * Updates the status of up to 300 payments, with a result for each.
 *
 * `POST /ecom/v1/bulk/payments/update-payment-transaction-status` (ecom/order-transactions)
 *
 * @param paymentAndOrderIds - The payments, each with its order. 1 to 300 items.
 * @param options - Optional fields: `returnFullEntity` and `status`.
 * @remarks Requires the permission `ECOM.MODIFY_TRANSACTIONS`.
 * @example
 * ```ts
 * const response = await client.use(orderTransactions).bulkUpdatePaymentStatuses([
 *   { orderId: "<order id>" },
 * ]);
 * ```
 */
export const bulkUpdatePaymentStatuses: (
  paymentAndOrderIds: PaymentAndOrderId[],
  options?: BulkUpdatePaymentStatusesOptions,
) => Promise<BulkUpdatePaymentStatusesResponse> = /* @__PURE__ */ operation({
  name: "ecom.orderTransactions.bulkUpdatePaymentStatuses",
  path: "/ecom/v1/bulk/payments/update-payment-transaction-status",
  args: ["paymentAndOrderIds", ["returnFullEntity", "status"]],
  request: { statusUpdatedDate: "d" },
  response: { results: { item: paymentCodec } },
});

/** Options of {@link updateRefundTransaction}. */
export interface UpdateRefundTransactionOptions {
  /** The updated transaction. */
  transaction?: unknown;
}

/**
 * Updates the recorded details of a refund.
 *
 * `POST /ecom/v1/payments/orders/{orderId}/update-refund-transaction` (ecom/order-transactions)
 *
 * @param orderId - Id of the order.
 * @param refundId - Id of the refund.
 * @param options - Optional fields: `transaction`.
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
  path: "/ecom/v1/payments/orders/{orderId}/update-refund-transaction",
  args: ["orderId", "refundId", ["transaction"]],
  request: { fieldMask: "m", statusUpdatedDate: "d" },
  response: { orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } } },
  mask: "fieldMask",
});

/** Options of {@link updatePayments}. */
export interface UpdatePaymentsOptions {
  /** Payments with the fields to update. */
  payments?: {
    /** When the payment's status changed. */
    statusUpdatedDate?: Date | null;
  }[];
}

/**
 * Updates recorded payments for an order.
 *
 * `POST /ecom/v1/payments/orders/{orderId}/update-payments` (ecom/order-transactions)
 *
 * @param orderId - Id of the order.
 * @param options - Optional fields: `payments`.
 * @example
 * ```ts
 * await client.use(orderTransactions).updatePayments("<order id>");
 * ```
 */
export const updatePayments: (orderId: string, options?: UpdatePaymentsOptions) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "ecom.orderTransactions.updatePayments",
    path: "/ecom/v1/payments/orders/{orderId}/update-payments",
    args: ["orderId", ["payments"]],
    request: { payments: { fieldMask: "m", payment: paymentCodec, statusUpdatedDate: "d" } },
    response: { orderTransactions: { payments: paymentCodec, refunds: { createdDate: "d" } } },
    mask: "payments.fieldMask",
  });

/** Event that {@link onOrderTransactionsChargebackApproved} passes to its handler. */
export interface OrderTransactionsChargebackApprovedEvent {
  /** Event-specific data. */
  data: ChargebackApproved;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a chargeback on an order's payment is approved.
 *
 * The type of the event is `wix.ecom.v1.order_transactions_chargeback_approved`.
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

/** Event that {@link onOrderTransactionsChargebackReversed} passes to its handler. */
export interface OrderTransactionsChargebackReversedEvent {
  /** Event-specific data. */
  data: ChargebackReversed;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a chargeback on an order's payment is reversed.
 *
 * The type of the event is `wix.ecom.v1.order_transactions_chargeback_reversed`.
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

/** Event that {@link onOrderTransactionsDetailsUpdated} passes to its handler. */
export interface OrderTransactionsDetailsUpdatedEvent {
  /** Event-specific data. */
  data: PaymentDetailsUpdated;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when the details of a recorded payment are updated.
 *
 * The type of the event is `wix.ecom.v1.order_transactions_details_updated`.
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

/** Event that {@link onOrderTransactionsRefundCompleted} passes to its handler. */
export interface OrderTransactionsRefundCompletedEvent {
  /** Event-specific data. */
  data: RefundCompleted;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a refund of an order is completed.
 *
 * The type of the event is `wix.ecom.v1.order_transactions_refund_completed`.
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

/** Event that {@link onOrderTransactionsUpdated} passes to its handler. */
export interface OrderTransactionsUpdatedEvent {
  /** Event-specific data. */
  data: PaymentsUpdated;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when payments or refunds for an order are added or updated.
 *
 * The type of the event is `wix.ecom.v1.order_transactions_updated`.
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

/** Request of {@link listTransactionsForSingleOrder}. */
export interface ListTransactionsForSingleOrderRequest {
  /** Id of the order. 1 to 100 characters. */
  orderId: string;
}

/** Response of {@link listTransactionsForSingleOrder}. */
export interface ListTransactionsForSingleOrderResponse {
  /** All payments and refunds for the order. */
  orderTransactions?: OrderTransactions;
}

/** Request of {@link listTransactionsForMultipleOrders}. */
export interface ListTransactionsForMultipleOrdersRequest {
  /** Ids of the orders. 1 to 100 items. */
  orderIds: string[];
}

/** Response of {@link listTransactionsForMultipleOrders}. */
export interface ListTransactionsForMultipleOrdersResponse {
  /** Payments and refunds for the orders, one entry per order. */
  orderTransactions: OrderTransactions[];
}

/** Request of {@link addPayments}. */
export interface AddPaymentsRequest {
  /** Id of the order. */
  orderId: string;
  /** Payments to record. The buyer is not charged. 1 to 50 items. */
  payments: PaymentInput[];
}

/** Response of {@link addPayments}. */
export interface AddPaymentsResponse {
  /** All payments and refunds for the order. */
  orderTransactions?: OrderTransactions;
  /** Ids of the new payments, in the same order as in the request. */
  paymentsIds: string[];
}

/** Request of {@link updatePaymentStatus}. */
export interface UpdatePaymentStatusRequest {
  /** Id of the order. */
  orderId: string;
  /** Id of the payment. */
  paymentId: string;
  /** The new status. */
  status?: TransactionStatus;
  /** When the payment's status changed. */
  statusUpdatedDate?: Date | null;
}

/** Response of {@link updatePaymentStatus}. */
export interface UpdatePaymentStatusResponse {
  /** All payments and refunds for the order. */
  orderTransactions?: OrderTransactions;
}

/** Request of {@link bulkUpdatePaymentStatuses}. */
export interface BulkUpdatePaymentStatusesRequest {
  /** The payments, each with its order. 1 to 300 items. */
  paymentAndOrderIds: PaymentAndOrderId[];
  /** Whether to return the updated payments. */
  returnFullEntity?: boolean;
  /** The new status of all payments. */
  status?: TransactionStatus;
  /** When the payments' status changed. */
  statusUpdatedDate?: Date | null;
}

/** Ids of a payment and its order. */
export interface PaymentAndOrderId {
  /** Id of the order. */
  orderId?: string;
  /** Id of the payment. */
  paymentId?: string;
}

/** Response of {@link bulkUpdatePaymentStatuses}. */
export interface BulkUpdatePaymentStatusesResponse {
  /** One result per item. `itemMetadata` identifies the item. */
  results: BulkPaymentResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one payment in a bulk operation. */
export interface BulkPaymentResult {
  /** Index and id of the item, and the error if the operation failed. */
  itemMetadata?: ItemMetadataOfProducts;
  /** The payment. Absent if the operation failed or you did not request it. */
  item?: Payment;
}

/** Request of {@link updateRefundTransaction}. */
export interface UpdateRefundTransactionRequest {
  /** When the refund's status changed. */
  statusUpdatedDate?: Date | null;
  /** Id of the order. */
  orderId: string;
  /** Id of the refund. */
  refundId?: string | null;
  /** The updated transaction. */
  transaction?: unknown;
}

/** Response of {@link updateRefundTransaction}. */
export type UpdateRefundTransactionResponse = Record<string, never>;

/** Request of {@link updatePayments}. */
export interface UpdatePaymentsRequest {
  /** Id of the order. */
  orderId: string;
  /** Payments with the fields to update. */
  payments?: {
    /** When the payment's status changed. */
    statusUpdatedDate?: Date | null;
  }[];
}

/** Response of {@link updatePayments}. */
export type UpdatePaymentsResponse = Record<string, never>;

/** Payload of the event emitted when a chargeback is approved. */
export interface ChargebackApproved {
  /** Id of the order. */
  orderId: string;
  /** Id of the payment. */
  paymentId: string;
  /** The approved chargeback. */
  chargeback?: Chargeback;
  /** All payments and refunds for the order. */
  orderTransactions?: OrderTransactions;
}

/** Payload of the event emitted when a chargeback is reversed. */
export interface ChargebackReversed {
  /** Id of the order. */
  orderId: string;
  /** Id of the payment. */
  paymentId: string;
  /** The reversed chargeback. */
  chargeback?: Chargeback;
  /** All payments and refunds for the order. */
  orderTransactions?: OrderTransactions;
}

/** Payload of the event emitted when payments or refunds for an order change. */
export interface PaymentDetailsUpdated {
  /** All payments and refunds for the order. */
  orderTransactions?: OrderTransactions;
  /** Ids of the payments that changed. At most 100 items. */
  paymentIds: string[];
  /** Ids of the refunds that changed. At most 300 items. */
  refundIds: string[];
}

/** Payload of the event emitted when a refund is completed. */
export interface RefundCompleted {
  /** Id of the order. */
  orderId: string;
  /** The completed refund. */
  refund?: Refund;
  /** Items that were restocked, and the email that was sent to the buyer. */
  sideEffects?: RefundSideEffects;
  /** All payments and refunds for the order. */
  orderTransactions?: OrderTransactions;
}

/** Payload of the event emitted when payments or refunds for an order are added or changed. */
export interface PaymentsUpdated {
  /** All payments and refunds for the order. */
  orderTransactions?: OrderTransactions;
  /** Ids of the payments that were added or changed. At most 100 items. */
  paymentIds: string[];
  /** Ids of the refunds that were added or changed. At most 300 items. */
  refundIds: string[];
}
