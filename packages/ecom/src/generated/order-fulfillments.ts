// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Record what has been shipped for an order, with tracking details.
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

export type {
  ApplicationError,
  ApplicationErrorInput,
  BulkActionMetadata,
  ItemMetadataOfProducts as ItemMetadata,
} from "@portico/core/types";

const ordersWithFulfillmentsCodec: CodecTable = {
  ordersWithFulfillments: { fulfillments: { createdDate: "d" } },
};

/**
 * List the fulfillments of one order; members may call it as well as apps.
 *
 * `GET /ecom/v1/fulfillments/orders/{orderId}` (ecom/order-fulfillments)
 *
 * @param orderId - id of the order
 * @remarks Needs ECOM.READ_FULFILLMENTS.
 * @example
 * ```ts
 * const answer = await client.use(orderFulfillments).listFulfillmentsForSingleOrder(
 *   "<order id>",
 * );
 * ```
 */
export const listFulfillmentsForSingleOrder: (
  orderId: string,
) => Promise<ListFulfillmentsForSingleOrderResponse> = /* @__PURE__ */ operation({
  name: "ecom.orderFulfillments.listFulfillmentsForSingleOrder",
  method: "GET",
  path: "/ecom/v1/fulfillments/orders/{orderId}",
  args: ["orderId"],
  response: { orderWithFulfillments: { fulfillments: { createdDate: "d" } } },
});

/**
 * List the fulfillments of up to 100 orders; members may call it as well as apps.
 *
 * `POST /ecom/v1/fulfillments/list-by-ids` (ecom/order-fulfillments)
 *
 * @param orderIds - ids of the orders
 * @remarks Needs ECOM.READ_FULFILLMENTS.
 * @example
 * ```ts
 * const answer = await client.use(orderFulfillments).listFulfillmentsForMultipleOrders([
 *   "<order id>",
 * ]);
 * ```
 */
export const listFulfillmentsForMultipleOrders: (
  orderIds: string[],
) => Promise<ListFulfillmentsForMultipleOrdersResponse> = /* @__PURE__ */ operation({
  name: "ecom.orderFulfillments.listFulfillmentsForMultipleOrders",
  method: "POST",
  path: "/ecom/v1/fulfillments/list-by-ids",
  args: ["orderIds"],
  response: { ordersWithFulfillments: { fulfillments: { createdDate: "d" } } },
  read: true,
});

/**
 * Codes of the application errors of {@link createFulfillment}, and what to do.
 *
 * - `TRACKING_NUMBER_ALREADY_EXISTS`: A fulfillment of the order has this tracking number:
 *   update that one.
 */
export type CreateFulfillmentErrorCode = "TRACKING_NUMBER_ALREADY_EXISTS";

/**
 * Record that some or all items of an order have been sent.
 *
 * `POST /ecom/v1/fulfillments/orders/{orderId}/create-fulfillment` (ecom/order-fulfillments)
 *
 * @param orderId - id of the order
 * @param fulfillment - needs `lineItems`, `lineItems.id`
 * @remarks Its application errors have a {@link CreateFulfillmentErrorCode}. Needs
 *   ECOM.MODIFY_FULFILLMENTS.
 * @example
 * ```ts
 * const answer = await client.use(orderFulfillments).createFulfillment("<order id>", {
 *   lineItems: [{ id: "<id>" }],
 * });
 * ```
 */
export const createFulfillment: ((
  orderId: string,
  fulfillment: FulfillmentInput,
) => Promise<CreateFulfillmentResponse>) &
  Throws<CreateFulfillmentErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orderFulfillments.createFulfillment",
  method: "POST",
  path: "/ecom/v1/fulfillments/orders/{orderId}/create-fulfillment",
  args: ["orderId", "fulfillment"],
  request: { fulfillment: { createdDate: "d" } },
  response: { orderWithFulfillments: { fulfillments: { createdDate: "d" } } },
});

/** The `identifiers` of {@link updateFulfillment}. */
export interface UpdateFulfillmentIdentifiers {
  orderId: string;
  /** Guid. */
  fulfillmentId: string | null;
}

/** The `options` of {@link updateFulfillment}. */
export interface UpdateFulfillmentOptions {
  fulfillment?: Omit<FulfillmentInput, "id">;
}

/**
 * Codes of the application errors of {@link updateFulfillment}, and what to do.
 *
 * - `TRACKING_NUMBER_ALREADY_EXISTS`: A fulfillment of the order has this tracking number:
 *   update that one.
 */
export type UpdateFulfillmentErrorCode = "TRACKING_NUMBER_ALREADY_EXISTS";

/**
 * Correct a fulfillment, for example its tracking details.
 *
 * `PATCH /ecom/v1/fulfillments/{fulfillment.id}/orders/{orderId}` (ecom/order-fulfillments)
 *
 * @param identifiers - needs `fulfillmentId`, `orderId`
 * @param options - may hold `fulfillment`
 * @remarks Its application errors have a {@link UpdateFulfillmentErrorCode}. Needs
 *   ECOM.MODIFY_FULFILLMENTS.
 * @example
 * ```ts
 * const answer = await client.use(orderFulfillments).updateFulfillment({
 *   orderId: "<order id>",
 *   fulfillmentId: "<fulfillment id>",
 * });
 * ```
 */
export const updateFulfillment: ((
  identifiers: UpdateFulfillmentIdentifiers,
  options?: UpdateFulfillmentOptions,
) => Promise<OrderWithFulfillments>) &
  Throws<UpdateFulfillmentErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orderFulfillments.updateFulfillment",
  method: "PATCH",
  path: "/ecom/v1/fulfillments/{fulfillment.id}/orders/{orderId}",
  args: [{ orderId: "orderId", fulfillmentId: "fulfillment.id" }, ["...fulfillment"]],
  names: ["identifiers", "options"],
  request: { fieldMask: "m", fulfillment: { createdDate: "d" } },
  response: { orderWithFulfillments: { fulfillments: { createdDate: "d" } } },
  returns: "orderWithFulfillments",
  mask: "fieldMask",
});

/** The `identifiers` of {@link deleteFulfillment}. */
export interface DeleteFulfillmentIdentifiers {
  /** 1 to 100 characters. */
  orderId: string;
  /** Guid. */
  fulfillmentId: string;
}

/**
 * Remove a fulfillment from an order.
 *
 * `DELETE /ecom/v1/fulfillments/{fulfillmentId}/orders/{orderId}` (ecom/order-fulfillments)
 *
 * @param identifiers - needs `fulfillmentId`, `orderId`
 * @remarks Needs ECOM.MODIFY_FULFILLMENTS.
 * @example
 * ```ts
 * const answer = await client.use(orderFulfillments).deleteFulfillment({
 *   orderId: "<order id>",
 *   fulfillmentId: "<fulfillment id>",
 * });
 * ```
 */
export const deleteFulfillment: (
  identifiers: DeleteFulfillmentIdentifiers,
) => Promise<DeleteFulfillmentResponse> = /* @__PURE__ */ operation({
  name: "ecom.orderFulfillments.deleteFulfillment",
  method: "DELETE",
  path: "/ecom/v1/fulfillments/{fulfillmentId}/orders/{orderId}",
  args: [["orderId", "fulfillmentId"]],
  names: ["identifiers"],
  response: { orderWithFulfillments: { fulfillments: { createdDate: "d" } } },
});

/**
 * Record fulfillments for up to 100 orders; each order gets its own result.
 *
 * `POST /ecom/v1/fulfillments/orders/bulk/create-fulfillments` (ecom/order-fulfillments)
 *
 * @param ordersWithFulfillments - needs `fulfillments`, `fulfillments.lineItems`, `orderId`; 1
 *   to 100 items
 * @remarks Needs ECOM.MODIFY_FULFILLMENTS.
 * @example
 * ```ts
 * const answer = await client.use(orderFulfillments).bulkCreateFulfillments([
 *   {
 *     orderId: "<order id>",
 *     fulfillments: [{ lineItems: [{ id: "<id>" }] }],
 *   },
 * ]);
 * ```
 */
export const bulkCreateFulfillments: (
  ordersWithFulfillments: BulkCreateOrderWithFulfillments[],
) => Promise<BulkCreateFulfillmentResponse> = /* @__PURE__ */ operation({
  name: "ecom.orderFulfillments.bulkCreateFulfillments",
  method: "POST",
  path: "/ecom/v1/fulfillments/orders/bulk/create-fulfillments",
  args: ["ordersWithFulfillments"],
  request: { ordersWithFulfillments: { fulfillments: { createdDate: "d" } } },
  response: { results: ordersWithFulfillmentsCodec },
});

/** What a handler of {@link onFulfillmentsUpdated} gets. */
export interface FulfillmentsUpdatedEvent {
  entity: OrderWithFulfillments;
  /** The changed fields with their former values. */
  modifiedFields?: Record<string, unknown>;
  metadata: EventMetadata;
}

/**
 * Sent when fulfillments of an order are added, changed or removed.
 *
 * Event type `wix.ecom.v1.fulfillments_updated`.
 *
 * @example
 * ```ts
 * client.use(orderFulfillments).onFulfillmentsUpdated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onFulfillmentsUpdated: (handler: EventHandler<FulfillmentsUpdatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.ecom.v1.fulfillments_updated",
    codec: {
      entity: { fulfillments: { createdDate: "d" } },
      modifiedFields: { fulfillments: { createdDate: "d" } },
    },
  });

export interface ListFulfillmentsForSingleOrderRequest {
  /** 1 to 100 characters. */
  orderId: string;
}

export interface ListFulfillmentsForSingleOrderResponse {
  orderWithFulfillments?: OrderWithFulfillments;
}

export interface OrderWithFulfillments {
  /** 1 to 100 characters. */
  orderId: string;
  fulfillments: Fulfillment[];
}

/** At most one of: `trackingInfo`, `customInfo`. */
export interface Fulfillment {
  trackingInfo?: FulfillmentTrackingInfo;
  customInfo?: CustomFulfillmentInfo;
  /** Guid. */
  id: string;
  createdDate?: Date | null;
  /** At most 300 items. */
  lineItems: FulfillmentLineItem[];
  /** 1 to 100 characters. */
  status?: string | null;
  completed?: boolean | null;
}

/** At most one of: `trackingInfo`, `customInfo`. */
export interface FulfillmentInput {
  trackingInfo?: FulfillmentTrackingInfo;
  customInfo?: CustomFulfillmentInfo;
  /** Guid. */
  id?: string | null;
  /** At most 300 items. */
  lineItems?: FulfillmentLineItemInput[];
  /** 1 to 100 characters. */
  status?: string | null;
  completed?: boolean | null;
}

export interface FulfillmentTrackingInfo {
  /** 1 to 100 characters. */
  trackingNumber?: string | null;
  /** 1 to 100 characters. */
  shippingProvider?: string | null;
  /** Web url, 1 to 2048 characters. */
  trackingLink?: string | null;
}

export interface CustomFulfillmentInfo {
  fieldsData?: Record<string, string>;
}

export interface FulfillmentLineItem {
  /** Guid. */
  id: string;
  /** 1 to 100000. */
  quantity?: number | null;
}

export interface FulfillmentLineItemInput {
  /** Guid. */
  id?: string;
  /** 1 to 100000. */
  quantity?: number | null;
}

export interface ListFulfillmentsForMultipleOrdersRequest {
  /** 1 to 100 items. */
  orderIds: string[];
}

export interface ListFulfillmentsForMultipleOrdersResponse {
  ordersWithFulfillments: OrderWithFulfillments[];
}

export interface CreateFulfillmentRequest {
  orderId: string;
  fulfillment: FulfillmentInput;
}

export interface CreateFulfillmentResponse {
  orderWithFulfillments?: OrderWithFulfillments;
  fulfillmentId: string;
}

export interface UpdateFulfillmentRequest {
  orderId: string;
  fulfillment?: FulfillmentInput;
}

export interface UpdateFulfillmentResponse {
  orderWithFulfillments?: OrderWithFulfillments;
}

export interface DeleteFulfillmentRequest {
  /** 1 to 100 characters. */
  orderId: string;
  /** Guid. */
  fulfillmentId: string;
}

export interface DeleteFulfillmentResponse {
  orderWithFulfillments?: OrderWithFulfillments;
}

export interface BulkCreateFulfillmentRequest {
  /** 1 to 100 items. */
  ordersWithFulfillments: BulkCreateOrderWithFulfillments[];
}

export interface BulkCreateOrderWithFulfillments {
  /** 1 to 100 characters. */
  orderId?: string;
  /** At least 1 items. */
  fulfillments?: FulfillmentInput[];
}

export interface BulkCreateFulfillmentResponse {
  results: BulkOrderFulfillmentsResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkOrderFulfillmentsResult {
  itemMetadata?: ItemMetadataOfProducts;
  ordersWithFulfillments?: OrderWithFulfillments;
}
