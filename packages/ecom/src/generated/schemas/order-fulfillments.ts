// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  atMostOne,
  BulkActionMetadata,
  dateTime,
  guid,
  ItemMetadataOfProducts,
  needing,
  responseSchema,
  webUrl,
} from "@portico/core/schemas";
import * as z from "zod/v4";

export {
  ApplicationError,
  BulkActionMetadata,
  ItemMetadataOfProducts as ItemMetadata,
} from "@portico/core/schemas";

export const ListFulfillmentsForSingleOrderRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderId: z.string().min(1).max(100) }),
);

export const ListFulfillmentsForSingleOrderResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderWithFulfillments: OrderWithFulfillments.optional() }),
);

export const OrderWithFulfillments: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    orderId: z.string().min(1).max(100).optional(),
    fulfillments: z.array(Fulfillment).optional(),
  }),
);

export const Fulfillment: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      trackingInfo: FulfillmentTrackingInfo.optional(),
      customInfo: CustomFulfillmentInfo.optional(),
      id: guid.nullish(),
      createdDate: dateTime.nullish(),
      lineItems: z.array(FulfillmentLineItem).max(300).optional(),
      status: z.string().min(1).max(100).nullish(),
      completed: z.boolean().nullish(),
    }),
    ["trackingInfo", "customInfo"],
  ),
);

export const FulfillmentTrackingInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    trackingNumber: z.string().min(1).max(100).nullish(),
    shippingProvider: z.string().min(1).max(100).nullish(),
    trackingLink: webUrl.min(1).max(2048).nullish(),
  }),
);

export const CustomFulfillmentInfo: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ fieldsData: z.record(z.string(), z.string()).optional() }),
);

export const FulfillmentLineItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid.optional(), quantity: z.number().min(1).max(100000).nullish() }),
);

export const ListFulfillmentsForMultipleOrdersRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderIds: z.array(z.string()).min(1).max(100) }),
);

export const ListFulfillmentsForMultipleOrdersResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ ordersWithFulfillments: z.array(OrderWithFulfillments).optional() }),
);

export const CreateFulfillmentRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderId: z.string(), fulfillment: Fulfillment }),
);

export const CreateFulfillmentResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    orderWithFulfillments: OrderWithFulfillments.optional(),
    fulfillmentId: z.string().optional(),
  }),
);

export const UpdateFulfillmentRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderId: z.string(), fulfillment: Fulfillment.optional() }),
);

export const UpdateFulfillmentResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderWithFulfillments: OrderWithFulfillments.optional() }),
);

export const DeleteFulfillmentRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderId: z.string().min(1).max(100), fulfillmentId: guid }),
);

export const DeleteFulfillmentResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderWithFulfillments: OrderWithFulfillments.optional() }),
);

export const BulkCreateFulfillmentRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    ordersWithFulfillments: z.array(BulkCreateOrderWithFulfillments).min(1).max(100),
  }),
);

export const BulkCreateOrderWithFulfillments: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    orderId: z.string().min(1).max(100).optional(),
    fulfillments: z.array(Fulfillment).min(1).optional(),
  }),
);

export const BulkCreateFulfillmentResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkOrderFulfillmentsResult).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkOrderFulfillmentsResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    itemMetadata: ItemMetadataOfProducts.optional(),
    ordersWithFulfillments: OrderWithFulfillments.optional(),
  }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.orderFulfillments.listFulfillmentsForSingleOrder": ListFulfillmentsForSingleOrderRequest,
  "ecom.orderFulfillments.listFulfillmentsForMultipleOrders":
    ListFulfillmentsForMultipleOrdersRequest,
  "ecom.orderFulfillments.createFulfillment": /* @__PURE__ */ needing(
    CreateFulfillmentRequest,
    "fulfillment.lineItems",
    "fulfillment.lineItems.id",
  ),
  "ecom.orderFulfillments.updateFulfillment": /* @__PURE__ */ needing(
    UpdateFulfillmentRequest,
    "fulfillment.id",
  ),
  "ecom.orderFulfillments.deleteFulfillment": DeleteFulfillmentRequest,
  "ecom.orderFulfillments.bulkCreateFulfillments": /* @__PURE__ */ needing(
    BulkCreateFulfillmentRequest,
    "ordersWithFulfillments.fulfillments",
    "ordersWithFulfillments.fulfillments.lineItems",
    "ordersWithFulfillments.fulfillments.lineItems.id",
    "ordersWithFulfillments.orderId",
  ),
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.orderFulfillments.listFulfillmentsForSingleOrder": /* @__PURE__ */ responseSchema(
    ListFulfillmentsForSingleOrderResponse,
  ),
  "ecom.orderFulfillments.listFulfillmentsForMultipleOrders": /* @__PURE__ */ responseSchema(
    ListFulfillmentsForMultipleOrdersResponse,
  ),
  "ecom.orderFulfillments.createFulfillment":
    /* @__PURE__ */ responseSchema(CreateFulfillmentResponse),
  "ecom.orderFulfillments.updateFulfillment":
    /* @__PURE__ */ responseSchema(UpdateFulfillmentResponse),
  "ecom.orderFulfillments.deleteFulfillment":
    /* @__PURE__ */ responseSchema(DeleteFulfillmentResponse),
  "ecom.orderFulfillments.bulkCreateFulfillments": /* @__PURE__ */ responseSchema(
    BulkCreateFulfillmentResponse,
  ),
};
