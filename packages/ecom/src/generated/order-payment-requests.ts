// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Ask a buyer to pay for an order through a link, and follow what becomes of the request.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
  type CursorQueryBuilder,
  call,
  type EventHandler,
  type EventMetadata,
  event,
  type Operation,
  operation,
  type Throws,
} from "@portico/core/runtime";
import type {
  BulkActionMetadata,
  CursorPagingMetadata,
  CursorQuery,
  ExtendedFields,
  ItemMetadata,
} from "@portico/core/types";
import type { Price, PriceInput } from "./common.js";

export type {
  ApplicationError,
  ApplicationErrorInput,
  BulkActionMetadata,
  CursorPaging,
  CursorPagingMetadata,
  CursorQuery,
  Cursors,
  ExtendedFields,
  ItemMetadata,
  Sorting,
  SortOrder,
} from "@portico/core/types";
export type { Price, PriceInput, UpdateExtendedFieldsRequest } from "./common.js";

const orderPaymentRequestCodec: CodecTable = {
  orderPaymentRequest: { createdDate: "d", expirationDate: "d", updatedDate: "d" },
};

/** The `options` of {@link createOrderPaymentRequest}. */
export interface CreateOrderPaymentRequestOptions {
  orderPaymentRequest?: OrderPaymentRequestInput;
}

/**
 * Codes of the application errors of {@link createOrderPaymentRequest}, and what to do.
 *
 * - `SITE_NOT_PUBLISHED`: The site has no public address yet: publish it once.
 * - `PARTIAL_PAYMENT_NOT_SUPPORTED_FOR_SUBSCRIPTION`: A subscription is paid in full: ask for
 *   the whole amount.
 * - `INVALID_ORDER_STATUS_FOR_SUBSCRIPTION`: Payment for a subscription can be asked for only
 *   while its order is open: check the order's status.
 * - `SUBSCRIPTION_ALREADY_STARTED`: The subscription is running and collects by itself: ask for
 *   no payment.
 * - `ORDER_PAYMENT_REQUEST_PAGE_NOT_FOUND`: The site lacks the page where such requests are
 *   paid: add it in the editor and publish.
 */
export type CreateOrderPaymentRequestErrorCode =
  | "SITE_NOT_PUBLISHED"
  | "PARTIAL_PAYMENT_NOT_SUPPORTED_FOR_SUBSCRIPTION"
  | "INVALID_ORDER_STATUS_FOR_SUBSCRIPTION"
  | "SUBSCRIPTION_ALREADY_STARTED"
  | "ORDER_PAYMENT_REQUEST_PAGE_NOT_FOUND";

/**
 * Create a payment request for an order and return the link to pay it.
 *
 * `POST /ecom/v1/order-payment-requests` (ecom/order-payment-requests)
 *
 * @param options - needs `orderPaymentRequest.amount`, `orderPaymentRequest.orderId`,
 *   `orderPaymentRequest.title`; may hold `orderPaymentRequest`
 * @remarks Its application errors have a {@link CreateOrderPaymentRequestErrorCode}. Needs
 *   ECOM.ORDER_PAYMENT_REQUEST_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(orderPaymentRequests).createOrderPaymentRequest();
 * ```
 */
export const createOrderPaymentRequest: ((
  options?: CreateOrderPaymentRequestOptions,
) => Promise<OrderPaymentRequest>) &
  Throws<CreateOrderPaymentRequestErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orderPaymentRequests.createOrderPaymentRequest",
  method: "POST",
  path: "/ecom/v1/order-payment-requests",
  args: [["orderPaymentRequest"]],
  request: { orderPaymentRequest: { createdDate: "d", expirationDate: "d", updatedDate: "d" } },
  response: { orderPaymentRequest: { createdDate: "d", expirationDate: "d", updatedDate: "d" } },
  returns: "orderPaymentRequest",
});

/** The `options` of {@link bulkCreateOrderPaymentRequests}. */
export interface BulkCreateOrderPaymentRequestsOptions {
  returnEntity?: boolean;
}

/**
 * Create up to 100 payment requests at once; each gets its own result.
 *
 * `POST /v1/bulk/order-payment-requests/create` (ecom/order-payment-requests)
 *
 * @param orderPaymentRequests - 1 to 100 items
 * @param options - may hold `returnEntity`
 * @example
 * ```ts
 * const answer = await client.use(orderPaymentRequests).bulkCreateOrderPaymentRequests([{}]);
 * ```
 */
export const bulkCreateOrderPaymentRequests: (
  orderPaymentRequests: OrderPaymentRequestInput[],
  options?: BulkCreateOrderPaymentRequestsOptions,
) => Promise<BulkCreateOrderPaymentRequestsResponse> = /* @__PURE__ */ operation({
  name: "ecom.orderPaymentRequests.bulkCreateOrderPaymentRequests",
  method: "POST",
  path: "/v1/bulk/order-payment-requests/create",
  args: ["orderPaymentRequests", ["returnEntity"]],
  request: { orderPaymentRequests: { createdDate: "d", expirationDate: "d", updatedDate: "d" } },
  response: { results: { item: orderPaymentRequestCodec } },
});

/**
 * Codes of the application errors of {@link getOrderPaymentRequest}, and what to do.
 *
 * - `ORDER_PAYMENT_REQUEST_NOT_FOUND`: No payment request has this id: query them again.
 */
export type GetOrderPaymentRequestErrorCode = "ORDER_PAYMENT_REQUEST_NOT_FOUND";

/**
 * Fetch one payment request by ID.
 *
 * `GET /ecom/v1/order-payment-requests/{orderPaymentRequestId}` (ecom/order-payment-requests)
 *
 * @param orderPaymentRequestId - id of the order payment request
 * @remarks Its application errors have a {@link GetOrderPaymentRequestErrorCode}. Needs
 *   ECOM.ORDER_PAYMENT_REQUEST_READ.
 * @example
 * ```ts
 * const answer = await client.use(orderPaymentRequests).getOrderPaymentRequest(
 *   "<order payment request id>",
 * );
 * ```
 */
export const getOrderPaymentRequest: ((
  orderPaymentRequestId: string,
) => Promise<OrderPaymentRequest>) &
  Throws<GetOrderPaymentRequestErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orderPaymentRequests.getOrderPaymentRequest",
  method: "GET",
  path: "/ecom/v1/order-payment-requests/{orderPaymentRequestId}",
  args: ["orderPaymentRequestId"],
  response: { orderPaymentRequest: { createdDate: "d", expirationDate: "d", updatedDate: "d" } },
  returns: "orderPaymentRequest",
});

/**
 * Codes of the application errors of {@link deleteOrderPaymentRequest}, and what to do.
 *
 * - `CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST`: The request has been paid: keep it as a record,
 *   and refund the payment if need be.
 */
export type DeleteOrderPaymentRequestErrorCode = "CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST";

/**
 * Delete a payment request that has not been paid.
 *
 * `DELETE /ecom/v1/order-payment-requests/{orderPaymentRequestId}`
 * (ecom/order-payment-requests)
 *
 * @param orderPaymentRequestId - id of the order payment request
 * @remarks Its application errors have a {@link DeleteOrderPaymentRequestErrorCode}. Needs
 *   ECOM.ORDER_PAYMENT_REQUEST_DELETE.
 * @example
 * ```ts
 * await client.use(orderPaymentRequests).deleteOrderPaymentRequest(
 *   "<order payment request id>",
 * );
 * ```
 */
export const deleteOrderPaymentRequest: ((orderPaymentRequestId: string) => Promise<void>) &
  Throws<DeleteOrderPaymentRequestErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orderPaymentRequests.deleteOrderPaymentRequest",
  method: "DELETE",
  path: "/ecom/v1/order-payment-requests/{orderPaymentRequestId}",
  args: ["orderPaymentRequestId"],
});

/**
 * Codes of the application errors of {@link updateOrderPaymentRequest}, and what to do.
 *
 * - `CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST`: The request has been paid: create another one
 *   for what is still owed.
 * - `CANNOT_UPDATE_EXPIRED_ORDER_PAYMENT_REQUEST`: The request has expired: create a new one.
 * - `CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST`: The request is void: create a new one.
 * - `CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT`: The amount is fixed: void the request and
 *   create one with the new amount.
 */
export type UpdateOrderPaymentRequestErrorCode =
  | "CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST"
  | "CANNOT_UPDATE_EXPIRED_ORDER_PAYMENT_REQUEST"
  | "CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST"
  | "CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT";

/**
 * Change a payment request while it is not paid, expired or voided.
 *
 * `PATCH /ecom/v1/order-payment-requests/{orderPaymentRequest.id}`
 * (ecom/order-payment-requests)
 *
 * @param id - id of the order payment request
 * @remarks Its application errors have a {@link UpdateOrderPaymentRequestErrorCode}. Needs
 *   ECOM.ORDER_PAYMENT_REQUEST_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(orderPaymentRequests).updateOrderPaymentRequest("<id>", {});
 * ```
 */
export const updateOrderPaymentRequest: ((
  id: string,
  orderPaymentRequest: Omit<OrderPaymentRequestInput, "id">,
) => Promise<OrderPaymentRequest>) &
  Throws<UpdateOrderPaymentRequestErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orderPaymentRequests.updateOrderPaymentRequest",
  method: "PATCH",
  path: "/ecom/v1/order-payment-requests/{orderPaymentRequest.id}",
  args: ["orderPaymentRequest.id", "...orderPaymentRequest"],
  request: {
    fieldMask: "m",
    orderPaymentRequest: { createdDate: "d", expirationDate: "d", updatedDate: "d" },
  },
  response: { orderPaymentRequest: { createdDate: "d", expirationDate: "d", updatedDate: "d" } },
  returns: "orderPaymentRequest",
  mask: "fieldMask",
});

const queryOrderPaymentRequestsOperation: Operation = {
  name: "ecom.orderPaymentRequests.queryOrderPaymentRequests",
  method: "POST",
  path: "/ecom/v1/order-payment-requests/query",
  args: ["query"],
  response: { orderPaymentRequests: { createdDate: "d", expirationDate: "d", updatedDate: "d" } },
  read: true,
  query: { paging: "cursor", items: "orderPaymentRequests", metadata: "pagingMetadata" },
};

/** The fields that the query of {@link queryOrderPaymentRequests} takes. */
export interface QueryOrderPaymentRequestsFields {
  values: {
    id: string;
    "source.appId": string;
    "source.externalId": string;
    status: "UNPAID" | "PAID" | "EXPIRED" | "VOIDED" | (string & {});
    orderId: string;
    orderNumber: string;
    "amount.amount": string;
    paymentGatewayOrderId: string;
    title: string;
    description: string;
    expirationDate: Date;
    createdDate: Date;
    updatedDate: Date;
  };
  eq:
    | "id"
    | "source.appId"
    | "source.externalId"
    | "status"
    | "orderId"
    | "orderNumber"
    | "amount.amount"
    | "paymentGatewayOrderId"
    | "title"
    | "description"
    | "expirationDate"
    | "createdDate"
    | "updatedDate";
  in:
    | "id"
    | "source.appId"
    | "source.externalId"
    | "status"
    | "orderId"
    | "orderNumber"
    | "paymentGatewayOrderId"
    | "title"
    | "description"
    | "expirationDate"
    | "createdDate"
    | "updatedDate";
  exists:
    | "id"
    | "source.appId"
    | "source.externalId"
    | "status"
    | "orderId"
    | "orderNumber"
    | "paymentGatewayOrderId"
    | "title"
    | "description"
    | "expirationDate"
    | "createdDate"
    | "updatedDate";
  compare:
    | "id"
    | "source.appId"
    | "source.externalId"
    | "orderId"
    | "orderNumber"
    | "amount.amount"
    | "paymentGatewayOrderId"
    | "title"
    | "description"
    | "expirationDate"
    | "createdDate"
    | "updatedDate";
  startsWith:
    | "id"
    | "source.appId"
    | "source.externalId"
    | "orderId"
    | "orderNumber"
    | "paymentGatewayOrderId"
    | "title"
    | "description";
  has: never;
  ascending:
    | "status"
    | "orderNumber"
    | "amount.amount"
    | "title"
    | "description"
    | "expirationDate"
    | "createdDate"
    | "updatedDate";
  descending:
    | "status"
    | "orderNumber"
    | "amount.amount"
    | "title"
    | "description"
    | "expirationDate"
    | "createdDate"
    | "updatedDate";
}

/**
 * Look up payment requests by filter and sort order, with cursor paging.
 *
 * `POST /ecom/v1/order-payment-requests/query` (ecom/order-payment-requests)
 *
 * @returns a builder; `find()` sends the query
 * @remarks Needs ECOM.ORDER_PAYMENT_REQUEST_READ.
 * @example
 * ```ts
 * const page = await client.use(orderPaymentRequests).queryOrderPaymentRequests(
 * ).limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryOrderPaymentRequests(): CursorQueryBuilder<
  OrderPaymentRequest,
  QueryOrderPaymentRequestsFields
>;
/**
 * Look up payment requests by filter and sort order, with cursor paging. Sends the query as it
 * stands.
 */
export function queryOrderPaymentRequests(
  query: CursorQuery,
): Promise<QueryOrderPaymentRequestsResponse>;
export function queryOrderPaymentRequests(query?: CursorQuery): unknown {
  return call(queryOrderPaymentRequestsOperation, [query]);
}

/**
 * Codes of the application errors of {@link getOrderPaymentRequestUrl}, and what to do.
 *
 * - `ORDER_PAYMENT_REQUEST_NOT_FOUND`: No payment request has this id: query them again.
 * - `ORDER_PAYMENT_REQUEST_PAGE_NOT_FOUND`: The site lacks the page where such requests are
 *   paid: add it in the editor and publish.
 */
export type GetOrderPaymentRequestUrlErrorCode =
  | "ORDER_PAYMENT_REQUEST_NOT_FOUND"
  | "ORDER_PAYMENT_REQUEST_PAGE_NOT_FOUND";

/**
 * Get the link where the buyer can pay a request.
 *
 * `POST /ecom/v1/order-payment-requests/url` (ecom/order-payment-requests)
 *
 * @param orderPaymentRequestId - id of the order payment request
 * @remarks Its application errors have a {@link GetOrderPaymentRequestUrlErrorCode}. Needs
 *   ECOM.ORDER_PAYMENT_REQUEST_READ.
 * @example
 * ```ts
 * const answer = await client.use(orderPaymentRequests).getOrderPaymentRequestUrl(
 *   "<order payment request id>",
 * );
 * ```
 */
export const getOrderPaymentRequestUrl: ((
  orderPaymentRequestId: string,
) => Promise<GetOrderPaymentRequestURLResponse>) &
  Throws<GetOrderPaymentRequestUrlErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orderPaymentRequests.getOrderPaymentRequestUrl",
  method: "POST",
  path: "/ecom/v1/order-payment-requests/url",
  args: ["orderPaymentRequestId"],
  read: true,
});

/** The `options` of {@link updateExtendedFields}. */
export interface UpdateExtendedFieldsOptions {
  namespaceData: Record<string, unknown> | null;
}

/**
 * Write your app's extended fields on a payment request, within one namespace.
 *
 * `POST /ecom/v1/order-payment-requests/{id}/update-extended-fields`
 * (ecom/order-payment-requests)
 *
 * @param id - id of the order payment request
 * @param options - needs `namespaceData`
 * @remarks Needs ECOM.ORDER_PAYMENT_REQUEST_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(orderPaymentRequests).updateExtendedFields(
 *   "<id>",
 *   "<namespace>",
 *   { namespaceData: {} },
 * );
 * ```
 */
export const updateExtendedFields: (
  id: string,
  namespace: string,
  options: UpdateExtendedFieldsOptions,
) => Promise<UpdateExtendedFieldsResponse> = /* @__PURE__ */ operation({
  name: "ecom.orderPaymentRequests.updateExtendedFields",
  method: "POST",
  path: "/ecom/v1/order-payment-requests/{id}/update-extended-fields",
  args: ["id", "namespace", ["namespaceData"]],
  response: { orderPaymentRequest: { createdDate: "d", expirationDate: "d", updatedDate: "d" } },
});

/**
 * Codes of the application errors of {@link voidOrderPaymentRequest}, and what to do.
 *
 * - `ORDER_PAYMENT_REQUEST_NOT_FOUND`: No payment request has this id: query them again.
 * - `CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST`: The request has been paid: refund the payment
 *   instead.
 * - `CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST`: The request has expired and cannot be paid any
 *   more: there is nothing to void.
 */
export type VoidOrderPaymentRequestErrorCode =
  | "ORDER_PAYMENT_REQUEST_NOT_FOUND"
  | "CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST"
  | "CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST";

/**
 * Cancel a payment request so it can no longer be paid; paid or expired ones are refused.
 *
 * `POST /ecom/v1/order-payment-requests/void` (ecom/order-payment-requests)
 *
 * @param orderPaymentRequestId - id of the order payment request
 * @remarks Its application errors have a {@link VoidOrderPaymentRequestErrorCode}. Needs
 *   ECOM.ORDER_PAYMENT_REQUEST_UPDATE.
 * @example
 * ```ts
 * await client.use(orderPaymentRequests).voidOrderPaymentRequest("<order payment request id>");
 * ```
 */
export const voidOrderPaymentRequest: ((orderPaymentRequestId: string) => Promise<void>) &
  Throws<VoidOrderPaymentRequestErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orderPaymentRequests.voidOrderPaymentRequest",
  method: "POST",
  path: "/ecom/v1/order-payment-requests/void",
  args: ["orderPaymentRequestId"],
});

/** The `options` of {@link chargeOrderPaymentRequest}. */
export interface ChargeOrderPaymentRequestOptions {
  /** At most 100 characters. */
  paymentToken?: string | null;
}

/**
 * Pay a request with a payment token, as the payment page does.
 *
 * `POST /ecom/v1/order-payment-requests/charge` (ecom/order-payment-requests)
 *
 * @param orderPaymentRequestId - id of the order payment request
 * @param options - may hold `paymentToken`
 * @example
 * ```ts
 * const answer = await client.use(orderPaymentRequests).chargeOrderPaymentRequest(
 *   "<order payment request id>",
 * );
 * ```
 */
export const chargeOrderPaymentRequest: (
  orderPaymentRequestId: string,
  options?: ChargeOrderPaymentRequestOptions,
) => Promise<ChargeOrderPaymentRequestResponse> = /* @__PURE__ */ operation({
  name: "ecom.orderPaymentRequests.chargeOrderPaymentRequest",
  method: "POST",
  path: "/ecom/v1/order-payment-requests/charge",
  args: ["orderPaymentRequestId", ["paymentToken"]],
});

/** What a handler of {@link onOrderPaymentRequestCreated} gets. */
export interface OrderPaymentRequestCreatedEvent {
  entity: OrderPaymentRequest;
  metadata: EventMetadata;
}

/**
 * Sent when a payment request is created.
 *
 * Event type `wix.ecom.v1.order_payment_request_created`.
 *
 * @example
 * ```ts
 * client.use(orderPaymentRequests).onOrderPaymentRequestCreated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onOrderPaymentRequestCreated: (
  handler: EventHandler<OrderPaymentRequestCreatedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.order_payment_request_created",
  codec: { entity: { createdDate: "d", expirationDate: "d", updatedDate: "d" } },
});

/** What a handler of {@link onOrderPaymentRequestDeleted} gets. */
export interface OrderPaymentRequestDeletedEvent {
  entity?: OrderPaymentRequest;
  metadata: EventMetadata;
}

/**
 * Sent when a payment request is deleted.
 *
 * Event type `wix.ecom.v1.order_payment_request_deleted`.
 *
 * @example
 * ```ts
 * client.use(orderPaymentRequests).onOrderPaymentRequestDeleted(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onOrderPaymentRequestDeleted: (
  handler: EventHandler<OrderPaymentRequestDeletedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.order_payment_request_deleted",
  codec: { entity: { createdDate: "d", expirationDate: "d", updatedDate: "d" } },
});

/** What a handler of {@link onOrderPaymentRequestExpired} gets. */
export interface OrderPaymentRequestExpiredEvent {
  data: OrderPaymentRequestExpired;
  metadata: EventMetadata;
}

/**
 * Sent when a payment request passes its deadline without being paid.
 *
 * Event type `wix.ecom.v1.order_payment_request_expired`.
 *
 * @example
 * ```ts
 * client.use(orderPaymentRequests).onOrderPaymentRequestExpired(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onOrderPaymentRequestExpired: (
  handler: EventHandler<OrderPaymentRequestExpiredEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.order_payment_request_expired",
  codec: { data: orderPaymentRequestCodec },
});

/** What a handler of {@link onOrderPaymentRequestPaid} gets. */
export interface OrderPaymentRequestPaidEvent {
  data: OrderPaymentRequestPaid;
  metadata: EventMetadata;
}

/**
 * Sent when the buyer has paid a request.
 *
 * Event type `wix.ecom.v1.order_payment_request_paid`.
 *
 * @example
 * ```ts
 * client.use(orderPaymentRequests).onOrderPaymentRequestPaid(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onOrderPaymentRequestPaid: (
  handler: EventHandler<OrderPaymentRequestPaidEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.order_payment_request_paid",
  codec: { data: orderPaymentRequestCodec },
});

/** What a handler of {@link onOrderPaymentRequestUpdated} gets. */
export interface OrderPaymentRequestUpdatedEvent {
  entity: OrderPaymentRequest;
  metadata: EventMetadata;
}

/**
 * Sent when a payment request changes.
 *
 * Event type `wix.ecom.v1.order_payment_request_updated`.
 *
 * @example
 * ```ts
 * client.use(orderPaymentRequests).onOrderPaymentRequestUpdated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onOrderPaymentRequestUpdated: (
  handler: EventHandler<OrderPaymentRequestUpdatedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.order_payment_request_updated",
  codec: { entity: { createdDate: "d", expirationDate: "d", updatedDate: "d" } },
});

/** What a handler of {@link onOrderPaymentRequestVoided} gets. */
export interface OrderPaymentRequestVoidedEvent {
  data: OrderPaymentRequestVoided;
  metadata: EventMetadata;
}

/**
 * Sent when a payment request is cancelled.
 *
 * Event type `wix.ecom.v1.order_payment_request_voided`.
 *
 * @example
 * ```ts
 * client.use(orderPaymentRequests).onOrderPaymentRequestVoided(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onOrderPaymentRequestVoided: (
  handler: EventHandler<OrderPaymentRequestVoidedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.ecom.v1.order_payment_request_voided",
  codec: { data: orderPaymentRequestCodec },
});

export interface CreateOrderPaymentRequestRequest {
  orderPaymentRequest?: OrderPaymentRequestInput;
}

export interface OrderPaymentRequest {
  /** Guid. */
  id: string;
  /** Set on creation only. */
  source?: Source;
  status: Status;
  /** Guid, set on creation only. */
  orderId: string;
  /** At most 100 characters. */
  orderNumber?: string | null;
  /** Set on creation only. */
  amount?: Price;
  /** Currency. */
  currency: string;
  /** 1 to 100 characters. */
  paymentGatewayOrderId?: string | null;
  /** 1 to 200 characters. */
  title: string;
  /** At most 300 characters. */
  description?: string | null;
  /** Set on creation only. */
  expirationDate?: Date | null;
  extendedFields?: ExtendedFields;
  createdDate?: Date | null;
  updatedDate?: Date | null;
  image?: Image;
  /** At most 1 items. */
  blockedPaymentMethods: PaymentMethod[];
}

export interface OrderPaymentRequestInput {
  /** Guid. */
  id?: string | null;
  /** Set on creation only. */
  source?: SourceInput;
  /** Guid, set on creation only. */
  orderId?: string;
  /** Set on creation only. */
  amount?: PriceInput;
  /** 1 to 200 characters. */
  title?: string;
  /** At most 300 characters. */
  description?: string | null;
  /** Set on creation only. */
  expirationDate?: Date | null;
  extendedFields?: ExtendedFields;
  image?: ImageInput;
  /** At most 1 items. */
  blockedPaymentMethods?: PaymentMethod[];
}

export interface Source {
  /** Guid, 1 to 100 characters, set on creation only. */
  appId?: string | null;
  /** 1 to 100 characters, set on creation only. */
  externalId: string;
}

export interface SourceInput {
  /** Guid, 1 to 100 characters, set on creation only. */
  appId?: string | null;
  /** 1 to 100 characters, set on creation only. */
  externalId?: string;
}

export type Status = "UNPAID" | "PAID" | "EXPIRED" | "VOIDED" | (string & {});

/** Image in the site's media store. */
export interface Image {
  /** Id of the media file. At most 200 characters. */
  id: string;
  /** Height of the original in pixels. */
  height: number;
  /** Width of the original in pixels. */
  width: number;
  /** Text for readers who cannot see the image. At most 200 characters. */
  altText?: string | null;
  /** Name of the uploaded file. At most 200 characters. */
  filename?: string | null;
}

/** Image in the site's media store. */
export interface ImageInput {
  /** Id of the media file. At most 200 characters. */
  id?: string;
  /** Text for readers who cannot see the image. At most 200 characters. */
  altText?: string | null;
}

export type PaymentMethod = "MANUAL" | (string & {});

export interface CreateOrderPaymentRequestResponse {
  orderPaymentRequest?: OrderPaymentRequest;
  /** 1 to 100 characters. */
  orderPaymentRequestUrl: string;
}

export interface BulkCreateOrderPaymentRequestsRequest {
  /** 1 to 100 items. */
  orderPaymentRequests: OrderPaymentRequestInput[];
  returnEntity?: boolean;
}

export interface BulkCreateOrderPaymentRequestsResponse {
  /** 1 to 100 items. */
  results: BulkOrderPaymentRequestResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkOrderPaymentRequestResult {
  itemMetadata?: ItemMetadata;
  item?: BulkOrderPaymentRequestItem;
}

export interface BulkOrderPaymentRequestItem {
  orderPaymentRequest?: OrderPaymentRequest;
  /** Web url. */
  orderPaymentRequestUrl: string;
}

export interface GetOrderPaymentRequestRequest {
  /** Guid. */
  orderPaymentRequestId: string;
}

export interface GetOrderPaymentRequestResponse {
  orderPaymentRequest?: OrderPaymentRequest;
}

export interface UpdateOrderPaymentRequestRequest {
  orderPaymentRequest: OrderPaymentRequestInput;
}

export interface UpdateOrderPaymentRequestResponse {
  orderPaymentRequest?: OrderPaymentRequest;
}

export interface DeleteOrderPaymentRequestRequest {
  /** Guid. */
  orderPaymentRequestId: string;
}

export type DeleteOrderPaymentRequestResponse = Record<string, never>;

export interface QueryOrderPaymentRequestsRequest {
  query?: CursorQuery;
}

export interface QueryOrderPaymentRequestsResponse {
  /** At most 1000 items. */
  orderPaymentRequests: OrderPaymentRequest[];
  pagingMetadata?: CursorPagingMetadata;
}

export interface GetOrderPaymentRequestURLRequest {
  /** Guid. */
  orderPaymentRequestId: string;
}

export interface GetOrderPaymentRequestURLResponse {
  /** 1 to 100 characters. */
  orderPaymentRequestUrl: string;
}

export interface UpdateExtendedFieldsResponse {
  orderPaymentRequest?: OrderPaymentRequest;
}

export interface VoidOrderPaymentRequestRequest {
  /** Guid. */
  orderPaymentRequestId: string;
}

export type VoidOrderPaymentRequestResponse = Record<string, never>;

export interface ChargeOrderPaymentRequestRequest {
  /** Guid. */
  orderPaymentRequestId: string;
  /** At most 100 characters. */
  paymentToken?: string | null;
}

export interface ChargeOrderPaymentRequestResponse {
  /** 1 to 1000 characters. */
  paymentResponseToken?: string | null;
}

export interface OrderPaymentRequestExpired {
  orderPaymentRequest?: OrderPaymentRequest;
}

export interface OrderPaymentRequestPaid {
  orderPaymentRequest?: OrderPaymentRequest;
}

export interface OrderPaymentRequestVoided {
  orderPaymentRequest?: OrderPaymentRequest;
}
