// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Request payment for an order through a link, and track the status of the request.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
  type CursorPage,
  type CursorQueryBuilder,
  type EventHandler,
  type EventMetadata,
  event,
  operation,
  queryOperation,
  type Throws,
  type TypedQuery,
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

/** Options of {@link createOrderPaymentRequest}. */
export interface CreateOrderPaymentRequestOptions {
  /** The payment request to create. */
  orderPaymentRequest?: OrderPaymentRequestToCreate;
}

/**
 * Application error codes for {@link createOrderPaymentRequest}, and how to fix the errors.
 *
 * - `SITE_NOT_PUBLISHED`: The site is not published. Publish the site in its dashboard.
 * - `PARTIAL_PAYMENT_NOT_SUPPORTED_FOR_SUBSCRIPTION`: A subscription must be paid in full.
 *   Request payment of the full amount.
 * - `INVALID_ORDER_STATUS_FOR_SUBSCRIPTION`: You can request payment for a subscription only
 *   while its order is open. Check the status of the order before you request a payment.
 * - `SUBSCRIPTION_ALREADY_STARTED`: The subscription has already started, and the platform
 *   bills it automatically. You do not need to request a payment.
 * - `ORDER_PAYMENT_REQUEST_PAGE_NOT_FOUND`: The site has no page for paying payment requests.
 *   Add this page in the editor and publish the site.
 */
export type CreateOrderPaymentRequestErrorCode =
  | "SITE_NOT_PUBLISHED"
  | "PARTIAL_PAYMENT_NOT_SUPPORTED_FOR_SUBSCRIPTION"
  | "INVALID_ORDER_STATUS_FOR_SUBSCRIPTION"
  | "SUBSCRIPTION_ALREADY_STARTED"
  | "ORDER_PAYMENT_REQUEST_PAGE_NOT_FOUND";

/**
 * Creates a payment request for an order and returns its payment URL.
 *
 * `POST /ecom/v1/order-payment-requests` (ecom/order-payment-requests)
 *
 * @param options - `orderPaymentRequest` requires `amount`, `orderId` and `title`.
 * @returns The created payment request.
 * @remarks For error codes, see {@link CreateOrderPaymentRequestErrorCode}. Requires the
 *   permission `ECOM.ORDER_PAYMENT_REQUEST_CREATE`.
 * @example
 * ```ts
 * const orderPaymentRequest = await client.use(orderPaymentRequests).createOrderPaymentRequest(
 * );
 * ```
 */
export const createOrderPaymentRequest: ((
  options?: CreateOrderPaymentRequestOptions,
) => Promise<OrderPaymentRequest>) &
  Throws<CreateOrderPaymentRequestErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orderPaymentRequests.createOrderPaymentRequest",
  path: "/ecom/v1/order-payment-requests",
  args: [["orderPaymentRequest"]],
  request: { orderPaymentRequest: { createdDate: "d", expirationDate: "d", updatedDate: "d" } },
  response: { orderPaymentRequest: { createdDate: "d", expirationDate: "d", updatedDate: "d" } },
  returns: "orderPaymentRequest",
});

/** Options of {@link bulkCreateOrderPaymentRequests}. */
export interface BulkCreateOrderPaymentRequestsOptions {
  /** Whether to return the complete entities in addition to their ids and errors. */
  returnEntity?: boolean;
}

/**
 * Creates up to 100 payment requests, with a result for each.
 *
 * `POST /v1/bulk/order-payment-requests/create` (ecom/order-payment-requests)
 *
 * @param orderPaymentRequests - Payment requests to create. 1 to 100 items.
 * @param options - Optional fields: `returnEntity`.
 * @example
 * ```ts
 * const response = await client.use(orderPaymentRequests).bulkCreateOrderPaymentRequests([
 *   { title: "Linen shirt" },
 * ]);
 * ```
 */
export const bulkCreateOrderPaymentRequests: (
  orderPaymentRequests: OrderPaymentRequestInput[],
  options?: BulkCreateOrderPaymentRequestsOptions,
) => Promise<BulkCreateOrderPaymentRequestsResponse> = /* @__PURE__ */ operation({
  name: "ecom.orderPaymentRequests.bulkCreateOrderPaymentRequests",
  path: "/v1/bulk/order-payment-requests/create",
  args: ["orderPaymentRequests", ["returnEntity"]],
  request: { orderPaymentRequests: { createdDate: "d", expirationDate: "d", updatedDate: "d" } },
  response: { results: { item: orderPaymentRequestCodec } },
});

/**
 * Application error codes for {@link getOrderPaymentRequest}, and how to fix the errors.
 *
 * - `ORDER_PAYMENT_REQUEST_NOT_FOUND`: No payment request has this id. Check the id, or query
 *   the payment requests again.
 */
export type GetOrderPaymentRequestErrorCode = "ORDER_PAYMENT_REQUEST_NOT_FOUND";

/**
 * Returns a payment request by id.
 *
 * `GET /ecom/v1/order-payment-requests/{orderPaymentRequestId}` (ecom/order-payment-requests)
 *
 * @param orderPaymentRequestId - Id of the payment request.
 * @returns The payment request with its current status.
 * @remarks For error codes, see {@link GetOrderPaymentRequestErrorCode}. Requires the
 *   permission `ECOM.ORDER_PAYMENT_REQUEST_READ`.
 * @example
 * ```ts
 * const orderPaymentRequest = await client.use(orderPaymentRequests).getOrderPaymentRequest(
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
 * Application error codes for {@link deleteOrderPaymentRequest}, and how to fix the errors.
 *
 * - `CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST`: A paid payment request cannot be deleted. To
 *   return the money, refund the payment.
 */
export type DeleteOrderPaymentRequestErrorCode = "CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST";

/**
 * Deletes a payment request that has not been paid.
 *
 * `DELETE /ecom/v1/order-payment-requests/{orderPaymentRequestId}`
 * (ecom/order-payment-requests)
 *
 * @param orderPaymentRequestId - Id of the payment request.
 * @remarks For error codes, see {@link DeleteOrderPaymentRequestErrorCode}. Requires the
 *   permission `ECOM.ORDER_PAYMENT_REQUEST_DELETE`.
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
 * Application error codes for {@link updateOrderPaymentRequest}, and how to fix the errors.
 *
 * - `CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST`: The payment request has been paid. To collect
 *   the remaining balance, create another payment request.
 * - `CANNOT_UPDATE_EXPIRED_ORDER_PAYMENT_REQUEST`: The payment request has expired. Create a
 *   new payment request.
 * - `CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST`: The payment request is void. Create a new
 *   payment request.
 * - `CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT`: The amount of a payment request cannot
 *   change. Void the payment request, and create another one with the new amount.
 */
export type UpdateOrderPaymentRequestErrorCode =
  | "CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST"
  | "CANNOT_UPDATE_EXPIRED_ORDER_PAYMENT_REQUEST"
  | "CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST"
  | "CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT";

/**
 * Updates a payment request while it is not paid, expired or voided.
 *
 * `PATCH /ecom/v1/order-payment-requests/{orderPaymentRequest.id}`
 * (ecom/order-payment-requests)
 *
 * @param id - Id of the payment request.
 * @param orderPaymentRequest - The fields to update.
 * @returns The updated payment request.
 * @remarks For error codes, see {@link UpdateOrderPaymentRequestErrorCode}. Requires the
 *   permission `ECOM.ORDER_PAYMENT_REQUEST_UPDATE`.
 * @example
 * ```ts
 * const orderPaymentRequest = await client.use(orderPaymentRequests).updateOrderPaymentRequest(
 *   "<order payment request id>",
 *   { title: "Linen shirt" },
 * );
 * ```
 */
export const updateOrderPaymentRequest: ((
  id: string,
  orderPaymentRequest: OrderPaymentRequestToUpdate,
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

/** Fields that {@link queryOrderPaymentRequests} can filter or sort by. */
export interface QueryOrderPaymentRequestsFields {
  values: {
    id: string;
    "source.appId": string;
    "source.externalId": string;
    status: Status;
    orderId: string;
    orderNumber: string;
    "amount.amount": string | number;
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
  exists: QueryOrderPaymentRequestsFields["in"];
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
  descending: QueryOrderPaymentRequestsFields["ascending"];
}

/** The query builder that {@link queryOrderPaymentRequests} returns. */
export type OrderPaymentRequestsQueryBuilder = CursorQueryBuilder<
  OrderPaymentRequest,
  QueryOrderPaymentRequestsFields
>;

/** A page of the query builder that {@link queryOrderPaymentRequests} returns. */
export type OrderPaymentRequestsQueryResult = CursorPage<OrderPaymentRequest>;

/** The query object that {@link queryOrderPaymentRequests} accepts. */
export interface QueryOrderPaymentRequestsQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QueryOrderPaymentRequestsFields> {}

/**
 * Queries payment requests by filter and sort order, with cursor paging.
 *
 * `POST /ecom/v1/order-payment-requests/query` (ecom/order-payment-requests)
 *
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `ECOM.ORDER_PAYMENT_REQUEST_READ`.
 * @example
 * ```ts
 * const page = await client.use(orderPaymentRequests).queryOrderPaymentRequests(
 * ).limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryOrderPaymentRequests: {
  (): OrderPaymentRequestsQueryBuilder;
  /**
   * Queries payment requests by filter and sort order, with cursor paging. Sends a query object
   * instead of returning a builder.
   */
  (query: QueryOrderPaymentRequestsQuery): Promise<QueryOrderPaymentRequestsResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "ecom.orderPaymentRequests.queryOrderPaymentRequests",
  path: "/ecom/v1/order-payment-requests/query",
  args: ["query"],
  response: { orderPaymentRequests: { createdDate: "d", expirationDate: "d", updatedDate: "d" } },
  read: true,
  query: { items: "orderPaymentRequests" },
});

/**
 * Application error codes for {@link getOrderPaymentRequestUrl}, and how to fix the errors.
 *
 * - `ORDER_PAYMENT_REQUEST_NOT_FOUND`: No payment request has this id. Check the id, or query
 *   the payment requests again.
 * - `ORDER_PAYMENT_REQUEST_PAGE_NOT_FOUND`: The site has no page for paying payment requests.
 *   Add this page in the editor and publish the site.
 */
export type GetOrderPaymentRequestUrlErrorCode =
  | "ORDER_PAYMENT_REQUEST_NOT_FOUND"
  | "ORDER_PAYMENT_REQUEST_PAGE_NOT_FOUND";

/**
 * Returns the URL where the buyer can pay a payment request.
 *
 * `POST /ecom/v1/order-payment-requests/url` (ecom/order-payment-requests)
 *
 * @param orderPaymentRequestId - Id of the payment request.
 * @remarks For error codes, see {@link GetOrderPaymentRequestUrlErrorCode}. Requires the
 *   permission `ECOM.ORDER_PAYMENT_REQUEST_READ`.
 * @example
 * ```ts
 * const response = await client.use(orderPaymentRequests).getOrderPaymentRequestUrl(
 *   "<order payment request id>",
 * );
 * ```
 */
export const getOrderPaymentRequestUrl: ((
  orderPaymentRequestId: string,
) => Promise<GetOrderPaymentRequestURLResponse>) &
  Throws<GetOrderPaymentRequestUrlErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orderPaymentRequests.getOrderPaymentRequestUrl",
  path: "/ecom/v1/order-payment-requests/url",
  args: ["orderPaymentRequestId"],
  read: true,
});

/** Options of {@link updateExtendedFields}. */
export interface UpdateExtendedFieldsOptions {
  /** New values of the fields in the namespace. Omitted fields do not change. */
  namespaceData: Record<string, unknown>;
}

/**
 * Updates the extended fields that your app stores with a payment request.
 *
 * `POST /ecom/v1/order-payment-requests/{id}/update-extended-fields`
 * (ecom/order-payment-requests)
 *
 * @param id - Id of the entity whose extended fields to update.
 * @param namespace - Namespace of the app.
 * @param options - Required fields: `namespaceData`.
 * @remarks Requires the permission `ECOM.ORDER_PAYMENT_REQUEST_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(orderPaymentRequests).updateExtendedFields(
 *   "<order payment request id>",
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
  path: "/ecom/v1/order-payment-requests/{id}/update-extended-fields",
  args: ["id", "namespace", ["namespaceData"]],
  response: { orderPaymentRequest: { createdDate: "d", expirationDate: "d", updatedDate: "d" } },
});

/**
 * Application error codes for {@link voidOrderPaymentRequest}, and how to fix the errors.
 *
 * - `ORDER_PAYMENT_REQUEST_NOT_FOUND`: No payment request has this id. Check the id, or query
 *   the payment requests again.
 * - `CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST`: The payment request has been paid. Refund the
 *   payment instead.
 * - `CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST`: The payment request has expired and can no
 *   longer be paid. No action is needed.
 */
export type VoidOrderPaymentRequestErrorCode =
  | "ORDER_PAYMENT_REQUEST_NOT_FOUND"
  | "CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST"
  | "CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST";

/**
 * Voids a payment request, so that it can no longer be paid. Fails if it is paid or expired.
 *
 * `POST /ecom/v1/order-payment-requests/void` (ecom/order-payment-requests)
 *
 * @param orderPaymentRequestId - Id of the payment request.
 * @remarks For error codes, see {@link VoidOrderPaymentRequestErrorCode}. Requires the
 *   permission `ECOM.ORDER_PAYMENT_REQUEST_UPDATE`.
 * @example
 * ```ts
 * await client.use(orderPaymentRequests).voidOrderPaymentRequest("<order payment request id>");
 * ```
 */
export const voidOrderPaymentRequest: ((orderPaymentRequestId: string) => Promise<void>) &
  Throws<VoidOrderPaymentRequestErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orderPaymentRequests.voidOrderPaymentRequest",
  path: "/ecom/v1/order-payment-requests/void",
  args: ["orderPaymentRequestId"],
});

/** Options of {@link chargeOrderPaymentRequest}. */
export interface ChargeOrderPaymentRequestOptions {
  /** Token of the payment method to charge. At most 100 characters. */
  paymentToken?: string | null;
}

/**
 * Pays a payment request with a payment token, as the payment page does.
 *
 * `POST /ecom/v1/order-payment-requests/charge` (ecom/order-payment-requests)
 *
 * @param orderPaymentRequestId - Id of the payment request.
 * @param options - Optional fields: `paymentToken`.
 * @example
 * ```ts
 * const response = await client.use(orderPaymentRequests).chargeOrderPaymentRequest(
 *   "<order payment request id>",
 * );
 * ```
 */
export const chargeOrderPaymentRequest: (
  orderPaymentRequestId: string,
  options?: ChargeOrderPaymentRequestOptions,
) => Promise<ChargeOrderPaymentRequestResponse> = /* @__PURE__ */ operation({
  name: "ecom.orderPaymentRequests.chargeOrderPaymentRequest",
  path: "/ecom/v1/order-payment-requests/charge",
  args: ["orderPaymentRequestId", ["paymentToken"]],
});

/** Event that {@link onOrderPaymentRequestCreated} passes to its handler. */
export interface OrderPaymentRequestCreatedEvent {
  /** The created entity. */
  entity: OrderPaymentRequest;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a payment request is created.
 *
 * The type of the event is `wix.ecom.v1.order_payment_request_created`.
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

/** Event that {@link onOrderPaymentRequestDeleted} passes to its handler. */
export interface OrderPaymentRequestDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: OrderPaymentRequest;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a payment request is deleted.
 *
 * The type of the event is `wix.ecom.v1.order_payment_request_deleted`.
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

/** Event that {@link onOrderPaymentRequestExpired} passes to its handler. */
export interface OrderPaymentRequestExpiredEvent {
  /** Event-specific data. */
  data: OrderPaymentRequestExpired;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a payment request expires without being paid.
 *
 * The type of the event is `wix.ecom.v1.order_payment_request_expired`.
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

/** Event that {@link onOrderPaymentRequestPaid} passes to its handler. */
export interface OrderPaymentRequestPaidEvent {
  /** Event-specific data. */
  data: OrderPaymentRequestPaid;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when the buyer pays a payment request.
 *
 * The type of the event is `wix.ecom.v1.order_payment_request_paid`.
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

/** Event that {@link onOrderPaymentRequestUpdated} passes to its handler. */
export interface OrderPaymentRequestUpdatedEvent {
  /** The entity after the change. */
  entity: OrderPaymentRequest;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a payment request changes.
 *
 * The type of the event is `wix.ecom.v1.order_payment_request_updated`.
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

/** Event that {@link onOrderPaymentRequestVoided} passes to its handler. */
export interface OrderPaymentRequestVoidedEvent {
  /** Event-specific data. */
  data: OrderPaymentRequestVoided;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a payment request is voided.
 *
 * The type of the event is `wix.ecom.v1.order_payment_request_voided`.
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

/** Request of {@link createOrderPaymentRequest}. */
export interface CreateOrderPaymentRequestRequest {
  /** The payment request to create. */
  orderPaymentRequest?: OrderPaymentRequestToCreate;
}

/** A request for a buyer to pay an amount on an order, which they open with a link. */
export interface OrderPaymentRequest {
  /** Id of the payment request. */
  id: string;
  /** App that created the request. Cannot be changed after creation. */
  source?: Source;
  /** Whether the request is paid, expired or voided. */
  status: Status;
  /** Id of the order to pay. Cannot be changed after creation. */
  orderId: string;
  /** Order number that buyers see. At most 100 characters. */
  orderNumber?: string | null;
  /** Amount to pay. Cannot be changed after creation. */
  amount?: Price;
  /** Currency of the amount, as an ISO 4217 code. It is the currency of the order. */
  currency: string;
  /** Id of the order at the payment gateway. 1 to 100 characters. */
  paymentGatewayOrderId?: string | null;
  /** Title that the buyer sees. 1 to 200 characters. */
  title: string;
  /** Text to show to the buyer. At most 300 characters. */
  description?: string | null;
  /**
   * When the request expires. Absent if it does not expire. If the date is in the past, the
   * request expires immediately. Cannot be changed after creation.
   */
  expirationDate?: Date | null;
  /** Extended fields of the request. */
  extendedFields?: ExtendedFields;
  /** When the request was created. */
  createdDate?: Date | null;
  /** When the request was last updated. */
  updatedDate?: Date | null;
  /** Image that the buyer sees. */
  image?: Image;
  /** Payment methods that the payment page does not offer. At most 1 item. */
  blockedPaymentMethods: PaymentMethod[];
}

/** A request for a buyer to pay an amount on an order, which they open with a link. */
export interface OrderPaymentRequestInput {
  /** Id of the payment request. */
  id?: string | null;
  /** App that created the request. Cannot be changed after creation. */
  source?: SourceInput;
  /** Id of the order to pay. Cannot be changed after creation. */
  orderId?: string;
  /** Amount to pay. Cannot be changed after creation. */
  amount?: PriceInput;
  /** Title that the buyer sees. 1 to 200 characters. */
  title?: string;
  /** Text to show to the buyer. At most 300 characters. */
  description?: string | null;
  /**
   * When the request expires. Absent if it does not expire. If the date is in the past, the
   * request expires immediately. Cannot be changed after creation.
   */
  expirationDate?: Date | null;
  /** Extended fields of the request. */
  extendedFields?: ExtendedFields;
  /** Image that the buyer sees. */
  image?: ImageInput;
  /** Payment methods that the payment page does not offer. At most 1 item. */
  blockedPaymentMethods?: PaymentMethod[];
}

/** The variant of `OrderPaymentRequestInput` that `createOrderPaymentRequest` accepts. */
export interface OrderPaymentRequestToCreate extends OrderPaymentRequestInput {
  /** Id of the order to pay. Cannot be changed after creation. */
  orderId: string;
  /** Amount to pay. Cannot be changed after creation. */
  amount: PriceInput;
  /** Title that the buyer sees. 1 to 200 characters. */
  title: string;
}

/** The variant of `OrderPaymentRequestInput` that `updateOrderPaymentRequest` accepts. */
export interface OrderPaymentRequestToUpdate extends Omit<OrderPaymentRequestInput, "id"> {}

/** App that created a payment request. */
export interface Source {
  /** Id of the app. 1 to 100 characters. Cannot be changed after creation. */
  appId?: string | null;
  /**
   * Id of the record in the app, such as a payment link or an invoice. 1 to 100 characters.
   * Cannot be changed after creation.
   */
  externalId: string;
}

/** App that created a payment request. */
export interface SourceInput {
  /** Id of the app. 1 to 100 characters. Cannot be changed after creation. */
  appId?: string | null;
  /**
   * Id of the record in the app, such as a payment link or an invoice. 1 to 100 characters.
   * Cannot be changed after creation.
   */
  externalId?: string;
}

/** Status of a payment request: unpaid, paid, expired or voided. */
export type Status = "UNPAID" | "PAID" | "EXPIRED" | "VOIDED" | (string & {});

/** Image in the site's Media Manager. */
export interface Image {
  /** Id of the media file. At most 200 characters. */
  id: string;
  /** Height of the original image in pixels. */
  height: number;
  /** Width of the original image in pixels. */
  width: number;
  /** Alternative text for screen readers. At most 200 characters. */
  altText?: string | null;
  /** Name of the uploaded file. At most 200 characters. */
  filename?: string | null;
}

/** Image in the site's Media Manager. */
export interface ImageInput {
  /** Id of the media file. At most 200 characters. */
  id?: string;
  /** Alternative text for screen readers. At most 200 characters. */
  altText?: string | null;
}

/** Payment methods that a payment request can exclude. The only one is manual payment. */
export type PaymentMethod = "MANUAL" | (string & {});

/** Response of {@link createOrderPaymentRequest}. */
export interface CreateOrderPaymentRequestResponse {
  /** The created payment request. */
  orderPaymentRequest?: OrderPaymentRequest;
  /** URL where the buyer can pay. 1 to 100 characters. */
  orderPaymentRequestUrl: string;
}

/** Request of {@link bulkCreateOrderPaymentRequests}. */
export interface BulkCreateOrderPaymentRequestsRequest {
  /** Payment requests to create. 1 to 100 items. */
  orderPaymentRequests: OrderPaymentRequestInput[];
  /** Whether to return the complete entities in addition to their ids and errors. */
  returnEntity?: boolean;
}

/** Response of {@link bulkCreateOrderPaymentRequests}. */
export interface BulkCreateOrderPaymentRequestsResponse {
  /** One result per item. `itemMetadata` identifies the item. 1 to 100 items. */
  results: BulkOrderPaymentRequestResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one payment request in a bulk operation. */
export interface BulkOrderPaymentRequestResult {
  /** Index and id of the item, and the error if the operation failed. */
  itemMetadata?: ItemMetadata;
  /** The payment request and its URL. Absent if the operation failed or you did not request it. */
  item?: BulkOrderPaymentRequestItem;
}

/** A payment request and its URL. */
export interface BulkOrderPaymentRequestItem {
  /** The created payment request. */
  orderPaymentRequest?: OrderPaymentRequest;
  /** URL where the buyer can pay. */
  orderPaymentRequestUrl: string;
}

/** Request of {@link getOrderPaymentRequest}. */
export interface GetOrderPaymentRequestRequest {
  /** Id of the payment request. */
  orderPaymentRequestId: string;
}

/** Response of {@link getOrderPaymentRequest}. */
export interface GetOrderPaymentRequestResponse {
  /** The payment request with its current status. */
  orderPaymentRequest?: OrderPaymentRequest;
}

/** Request of {@link updateOrderPaymentRequest}. */
export interface UpdateOrderPaymentRequestRequest {
  /** The fields to update. */
  orderPaymentRequest: OrderPaymentRequestInput;
}

/** Response of {@link updateOrderPaymentRequest}. */
export interface UpdateOrderPaymentRequestResponse {
  /** The updated payment request. */
  orderPaymentRequest?: OrderPaymentRequest;
}

/** Request of {@link deleteOrderPaymentRequest}. */
export interface DeleteOrderPaymentRequestRequest {
  /** Id of the payment request. */
  orderPaymentRequestId: string;
}

/** Response of {@link deleteOrderPaymentRequest}. */
export type DeleteOrderPaymentRequestResponse = Record<string, never>;

/** Request of {@link queryOrderPaymentRequests}. */
export interface QueryOrderPaymentRequestsRequest {
  /** Filter, sorting and paging. */
  query?: CursorQuery;
}

/** Response of {@link queryOrderPaymentRequests}. */
export interface QueryOrderPaymentRequestsResponse {
  /** Payment requests on this page. At most 1,000 items. */
  orderPaymentRequests: OrderPaymentRequest[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Request of {@link getOrderPaymentRequestUrl}. */
export interface GetOrderPaymentRequestURLRequest {
  /** Id of the payment request. */
  orderPaymentRequestId: string;
}

/** Response of {@link getOrderPaymentRequestUrl}. */
export interface GetOrderPaymentRequestURLResponse {
  /** URL where the buyer can pay. 1 to 100 characters. */
  orderPaymentRequestUrl: string;
}

/** Response of {@link updateExtendedFields}. */
export interface UpdateExtendedFieldsResponse {
  /** The updated payment request. */
  orderPaymentRequest?: OrderPaymentRequest;
}

/** Request of {@link voidOrderPaymentRequest}. */
export interface VoidOrderPaymentRequestRequest {
  /** Id of the payment request. */
  orderPaymentRequestId: string;
}

/** Response of {@link voidOrderPaymentRequest}. */
export type VoidOrderPaymentRequestResponse = Record<string, never>;

/** Request of {@link chargeOrderPaymentRequest}. */
export interface ChargeOrderPaymentRequestRequest {
  /** Id of the payment request. */
  orderPaymentRequestId: string;
  /** Token of the payment method to charge. At most 100 characters. */
  paymentToken?: string | null;
}

/** Response of {@link chargeOrderPaymentRequest}. */
export interface ChargeOrderPaymentRequestResponse {
  /** Response token of the payment page. 1 to 1,000 characters. */
  paymentResponseToken?: string | null;
}

/** Payload of the event emitted when a payment request expires. */
export interface OrderPaymentRequestExpired {
  /** The expired payment request. */
  orderPaymentRequest?: OrderPaymentRequest;
}

/** Payload of the event emitted when a payment request is paid. */
export interface OrderPaymentRequestPaid {
  /** The paid payment request. */
  orderPaymentRequest?: OrderPaymentRequest;
}

/** Payload of the event emitted when a payment request is voided. */
export interface OrderPaymentRequestVoided {
  /** The voided payment request. */
  orderPaymentRequest?: OrderPaymentRequest;
}

/**
 * Reasons why a payment link is disabled. The platform's documentation names no field with
 * these values.
 */
export type DisabledPaymentLinkReason =
  | "EXPIRED"
  | "NOT_SUPPORTED"
  | "OFFLINE"
  | "REQUIRES_CARD_READER"
  | "NOT_FOUND"
  | (string & {});
