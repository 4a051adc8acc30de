// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Record shipments of orders, with tracking details.
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

export type {
  ApplicationError,
  BulkActionMetadata,
  ItemMetadataOfProducts as ItemMetadata,
} from "@portico/core/types";

const ordersWithFulfillmentsCodec: CodecTable = {
  ordersWithFulfillments: { fulfillments: { createdDate: "d" } },
};

/**
 * Lists the fulfillments of an order. Members and apps can call this operation.
 *
 * `GET /ecom/v1/fulfillments/orders/{orderId}` (ecom/order-fulfillments)
 *
 * @param orderId - Id of the order.
 * @remarks Requires the permission `ECOM.READ_FULFILLMENTS`.
 * @example
 * ```ts
 * const response = await client.use(orderFulfillments).listFulfillmentsForSingleOrder(
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
 * Lists the fulfillments of up to 100 orders. Members and apps can call this operation.
 *
 * `POST /ecom/v1/fulfillments/list-by-ids` (ecom/order-fulfillments)
 *
 * @param orderIds - Ids of the orders.
 * @remarks Requires the permission `ECOM.READ_FULFILLMENTS`.
 * @example
 * ```ts
 * const response = await client.use(orderFulfillments).listFulfillmentsForMultipleOrders([
 *   "<order id>",
 * ]);
 * ```
 */
export const listFulfillmentsForMultipleOrders: (
  orderIds: string[],
) => Promise<ListFulfillmentsForMultipleOrdersResponse> = /* @__PURE__ */ operation({
  name: "ecom.orderFulfillments.listFulfillmentsForMultipleOrders",
  path: "/ecom/v1/fulfillments/list-by-ids",
  args: ["orderIds"],
  response: { ordersWithFulfillments: { fulfillments: { createdDate: "d" } } },
  read: true,
});

/**
 * Application error codes for {@link createFulfillment}, and how to fix the errors.
 *
 * - `TRACKING_NUMBER_ALREADY_EXISTS`: A fulfillment of the order already has this tracking
 *   number. Update the existing fulfillment instead.
 */
export type CreateFulfillmentErrorCode = "TRACKING_NUMBER_ALREADY_EXISTS";

/**
 * Creates a fulfillment for some or all items in an order.
 *
 * `POST /ecom/v1/fulfillments/orders/{orderId}/create-fulfillment` (ecom/order-fulfillments)
 *
 * @param orderId - Id of the order.
 * @param fulfillment - The fulfillment to create. Requires `lineItems`. `lineItems` requires
 *   `id`.
 * @remarks For error codes, see {@link CreateFulfillmentErrorCode}. Requires the permission
 *   `ECOM.MODIFY_FULFILLMENTS`.
 * @example
 * ```ts
 * const response = await client.use(orderFulfillments).createFulfillment("<order id>", {
 *   lineItems: [{ id: "<fulfillments id>" }],
 * });
 * ```
 */
export const createFulfillment: ((
  orderId: string,
  fulfillment: FulfillmentToCreate,
) => Promise<CreateFulfillmentResponse>) &
  Throws<CreateFulfillmentErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.orderFulfillments.createFulfillment",
  path: "/ecom/v1/fulfillments/orders/{orderId}/create-fulfillment",
  args: ["orderId", "fulfillment"],
  request: { fulfillment: { createdDate: "d" } },
  response: { orderWithFulfillments: { fulfillments: { createdDate: "d" } } },
});

/** Identifiers of {@link updateFulfillment}. */
export interface UpdateFulfillmentIdentifiers {
  /** Id of the order. */
  orderId: string;
  /** Id of the fulfillment. */
  fulfillmentId: string;
}

/** Options of {@link updateFulfillment}. */
export interface UpdateFulfillmentOptions {
  /** The fields to update. */
  fulfillment?: FulfillmentToUpdate;
}

/**
 * Application error codes for {@link updateFulfillment}, and how to fix the errors.
 *
 * - `TRACKING_NUMBER_ALREADY_EXISTS`: A fulfillment of the order already has this tracking
 *   number. Update the existing fulfillment instead.
 */
export type UpdateFulfillmentErrorCode = "TRACKING_NUMBER_ALREADY_EXISTS";

/**
 * Updates a fulfillment, for example its tracking details.
 *
 * `PATCH /ecom/v1/fulfillments/{fulfillment.id}/orders/{orderId}` (ecom/order-fulfillments)
 *
 * @param identifiers - Required fields: `fulfillmentId` and `orderId`.
 * @param options - Optional fields: `fulfillment`.
 * @returns The id of the order, and all its fulfillments.
 * @remarks For error codes, see {@link UpdateFulfillmentErrorCode}. Requires the permission
 *   `ECOM.MODIFY_FULFILLMENTS`.
 * @example
 * ```ts
 * const orderWithFulfillments = await client.use(orderFulfillments).updateFulfillment({
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

/** Identifiers of {@link deleteFulfillment}. */
export interface DeleteFulfillmentIdentifiers {
  /** Id of the order. 1 to 100 characters. */
  orderId: string;
  /** Id of the fulfillment. */
  fulfillmentId: string;
}

/**
 * Deletes a fulfillment from an order.
 *
 * `DELETE /ecom/v1/fulfillments/{fulfillmentId}/orders/{orderId}` (ecom/order-fulfillments)
 *
 * @param identifiers - Required fields: `fulfillmentId` and `orderId`.
 * @remarks Requires the permission `ECOM.MODIFY_FULFILLMENTS`.
 * @example
 * ```ts
 * const response = await client.use(orderFulfillments).deleteFulfillment({
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
 * Creates fulfillments for up to 100 orders, with a result for each order.
 *
 * `POST /ecom/v1/fulfillments/orders/bulk/create-fulfillments` (ecom/order-fulfillments)
 *
 * @param ordersWithFulfillments - Orders and their new fulfillments. Each item requires
 *   `fulfillments` and `orderId`. `fulfillments` requires `lineItems`. 1 to 100 items.
 * @remarks Requires the permission `ECOM.MODIFY_FULFILLMENTS`.
 * @example
 * ```ts
 * const response = await client.use(orderFulfillments).bulkCreateFulfillments([
 *   {
 *     orderId: "<order id>",
 *     fulfillments: [{ lineItems: [{ id: "<fulfillments id>" }] }],
 *   },
 * ]);
 * ```
 */
export const bulkCreateFulfillments: (
  ordersWithFulfillments: BulkCreateOrderWithFulfillments[],
) => Promise<BulkCreateFulfillmentResponse> = /* @__PURE__ */ operation({
  name: "ecom.orderFulfillments.bulkCreateFulfillments",
  path: "/ecom/v1/fulfillments/orders/bulk/create-fulfillments",
  args: ["ordersWithFulfillments"],
  request: { ordersWithFulfillments: { fulfillments: { createdDate: "d" } } },
  response: { results: ordersWithFulfillmentsCodec },
});

/** Event that {@link onFulfillmentsUpdated} passes to its handler. */
export interface FulfillmentsUpdatedEvent {
  /** The entity after the change. */
  entity: OrderWithFulfillments;
  /** Changed fields with their previous values. */
  modifiedFields?: Record<string, unknown>;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when fulfillments of an order are created, updated or deleted.
 *
 * The type of the event is `wix.ecom.v1.fulfillments_updated`.
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

/** Request of {@link listFulfillmentsForSingleOrder}. */
export interface ListFulfillmentsForSingleOrderRequest {
  /** Id of the order. 1 to 100 characters. */
  orderId: string;
}

/** Response of {@link listFulfillmentsForSingleOrder}. */
export interface ListFulfillmentsForSingleOrderResponse {
  /** The id of the order, and its fulfillments. */
  orderWithFulfillments?: OrderWithFulfillments;
}

/** The fulfillments of one order. */
export interface OrderWithFulfillments {
  /** Id of the order. 1 to 100 characters. */
  orderId: string;
  /** Fulfillments that the order has so far. */
  fulfillments: Fulfillment[];
}

/**
 * Items in an order that are fulfilled together.
 *
 * At most one of `trackingInfo` and `customInfo` is set.
 */
export type Fulfillment = {
  /** Id of the fulfillment. */
  id: string;
  /** When the fulfillment was created. */
  createdDate?: Date | null;
  /** Fulfilled line items and their quantities. At most 300 items. */
  lineItems: FulfillmentLineItem[];
  /**
   * Status of the fulfillment, such as 'Pending', 'Ready', 'Fulfilled' or 'Canceled'. 1 to 100
   * characters.
   */
  status?: string | null;
  /** Whether the fulfillment is complete. If true, its items are considered fulfilled. */
  completed?: boolean | null;
} & (
  | {
      /** Carrier, tracking number and tracking link. */
      trackingInfo?: FulfillmentTrackingInfo;
      customInfo?: undefined;
    }
  | {
      trackingInfo?: undefined;
      /** Details of a custom fulfillment. */
      customInfo?: CustomFulfillmentInfo;
    }
);

/**
 * Items in an order that are fulfilled together.
 *
 * At most one of `trackingInfo` and `customInfo` is set.
 */
export type FulfillmentInput = {
  /** Id of the fulfillment. */
  id?: string | null;
  /** Fulfilled line items and their quantities. At most 300 items. */
  lineItems?: FulfillmentLineItemInput[];
  /**
   * Status of the fulfillment, such as 'Pending', 'Ready', 'Fulfilled' or 'Canceled'. 1 to 100
   * characters.
   */
  status?: string | null;
  /** Whether the fulfillment is complete. If true, its items are considered fulfilled. */
  completed?: boolean | null;
} & (
  | {
      /** Carrier, tracking number and tracking link. */
      trackingInfo?: FulfillmentTrackingInfo;
      customInfo?: undefined;
    }
  | {
      trackingInfo?: undefined;
      /** Details of a custom fulfillment. */
      customInfo?: CustomFulfillmentInfo;
    }
);

/**
 * The variant of `FulfillmentInput` that `createFulfillment` and `bulkCreateFulfillments`
 * accept.
 */
export type FulfillmentToCreate = {
  /** Id of the fulfillment. */
  id?: string | null;
  /** Fulfilled line items and their quantities. At most 300 items. */
  lineItems: FulfillmentLineItemToCreate[];
  /**
   * Status of the fulfillment, such as 'Pending', 'Ready', 'Fulfilled' or 'Canceled'. 1 to 100
   * characters.
   */
  status?: string | null;
  /** Whether the fulfillment is complete. If true, its items are considered fulfilled. */
  completed?: boolean | null;
} & (
  | {
      /** Carrier, tracking number and tracking link. */
      trackingInfo?: FulfillmentTrackingInfo;
      customInfo?: undefined;
    }
  | {
      trackingInfo?: undefined;
      /** Details of a custom fulfillment. */
      customInfo?: CustomFulfillmentInfo;
    }
);

/** The variant of `FulfillmentInput` that `updateFulfillment` accepts. */
export type FulfillmentToUpdate = {
  /** Fulfilled line items and their quantities. At most 300 items. */
  lineItems?: FulfillmentLineItemInput[];
  /**
   * Status of the fulfillment, such as 'Pending', 'Ready', 'Fulfilled' or 'Canceled'. 1 to 100
   * characters.
   */
  status?: string | null;
  /** Whether the fulfillment is complete. If true, its items are considered fulfilled. */
  completed?: boolean | null;
} & (
  | {
      /** Carrier, tracking number and tracking link. */
      trackingInfo?: FulfillmentTrackingInfo;
      customInfo?: undefined;
    }
  | {
      trackingInfo?: undefined;
      /** Details of a custom fulfillment. */
      customInfo?: CustomFulfillmentInfo;
    }
);

/** Tracking details of a shipment. */
export interface FulfillmentTrackingInfo {
  /** Tracking number that the carrier assigned. 1 to 100 characters. */
  trackingNumber?: string | null;
  /** Carrier: 'fedex', 'ups', 'usps', 'dhl', 'canadaPost', or a custom name. 1 to 100 characters. */
  shippingProvider?: string | null;
  /**
   * URL for tracking the shipment. The platform generates it for known carriers. 1 to 2,048
   * characters.
   */
  trackingLink?: string | null;
}

/** Details of a custom fulfillment. */
export interface CustomFulfillmentInfo {
  /** Custom fields by name. */
  fieldsData?: Record<string, string>;
}

/** Fulfilled quantity of a line item. */
export interface FulfillmentLineItem {
  /** Id of the order's line item. */
  id: string;
  /**
   * Quantity that is fulfilled. If you omit it when you create a fulfillment, all units that are
   * not fulfilled yet are included. 1 to 100,000.
   */
  quantity?: number | null;
}

/** Fulfilled quantity of a line item. */
export interface FulfillmentLineItemInput {
  /** Id of the order's line item. */
  id?: string;
  /**
   * Quantity that is fulfilled. If you omit it when you create a fulfillment, all units that are
   * not fulfilled yet are included. 1 to 100,000.
   */
  quantity?: number | null;
}

/**
 * The variant of `FulfillmentLineItemInput` that `createFulfillment` and
 * `bulkCreateFulfillments` accept.
 */
export interface FulfillmentLineItemToCreate extends FulfillmentLineItemInput {
  /** Id of the order's line item. */
  id: string;
}

/** Request of {@link listFulfillmentsForMultipleOrders}. */
export interface ListFulfillmentsForMultipleOrdersRequest {
  /** Ids of the orders. 1 to 100 items. */
  orderIds: string[];
}

/** Response of {@link listFulfillmentsForMultipleOrders}. */
export interface ListFulfillmentsForMultipleOrdersResponse {
  /** The orders and their entries, one per order. */
  ordersWithFulfillments: OrderWithFulfillments[];
}

/** Request of {@link createFulfillment}. */
export interface CreateFulfillmentRequest {
  /** Id of the order. */
  orderId: string;
  /** The fulfillment to create. */
  fulfillment: FulfillmentToCreate;
}

/** Response of {@link createFulfillment}. */
export interface CreateFulfillmentResponse {
  /** The id of the order, and all its fulfillments. */
  orderWithFulfillments?: OrderWithFulfillments;
  /** Id of the new fulfillment. */
  fulfillmentId: string;
}

/** Request of {@link updateFulfillment}. */
export interface UpdateFulfillmentRequest {
  /** Id of the order. */
  orderId: string;
  /** The fields to update. */
  fulfillment?: FulfillmentInput;
}

/** Response of {@link updateFulfillment}. */
export interface UpdateFulfillmentResponse {
  /** The id of the order, and all its fulfillments. */
  orderWithFulfillments?: OrderWithFulfillments;
}

/** Request of {@link deleteFulfillment}. */
export interface DeleteFulfillmentRequest {
  /** Id of the order. 1 to 100 characters. */
  orderId: string;
  /** Id of the fulfillment. */
  fulfillmentId: string;
}

/** Response of {@link deleteFulfillment}. */
export interface DeleteFulfillmentResponse {
  /** The id of the order, and its remaining fulfillments. */
  orderWithFulfillments?: OrderWithFulfillments;
}

/** Request of {@link bulkCreateFulfillments}. */
export interface BulkCreateFulfillmentRequest {
  /** Orders and their new fulfillments. 1 to 100 items. */
  ordersWithFulfillments: BulkCreateOrderWithFulfillments[];
}

/** An order and its new fulfillments. */
export interface BulkCreateOrderWithFulfillments {
  /** Id of the order. 1 to 100 characters. */
  orderId: string;
  /** The fulfillments to create. At least 1 item. */
  fulfillments: FulfillmentToCreate[];
}

/** Response of {@link bulkCreateFulfillments}. */
export interface BulkCreateFulfillmentResponse {
  /** One result per item. `itemMetadata` identifies the item. */
  results: BulkOrderFulfillmentsResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one order in a bulk operation. */
export interface BulkOrderFulfillmentsResult {
  /** Index and id of the item, and the error if the operation failed. */
  itemMetadata?: ItemMetadataOfProducts;
  /** The id of the order, and all its fulfillments. */
  ordersWithFulfillments?: OrderWithFulfillments;
}
