// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  BulkActionMetadata,
  CursorPagingMetadata,
  CursorQuery,
  currency,
  dateTime,
  ExtendedFields,
  guid,
  ItemMetadata,
  needing,
  responseSchema,
  webUrl,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import { Price, UpdateExtendedFieldsRequest } from "./common.js";

export {
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
} from "@portico/core/schemas";
export { Price, UpdateExtendedFieldsRequest } from "./common.js";

export const CreateOrderPaymentRequestRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderPaymentRequest: OrderPaymentRequest.optional() }),
);

export const OrderPaymentRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    source: Source.optional(),
    status: Status.optional(),
    orderId: guid.optional(),
    orderNumber: z.string().max(100).nullish(),
    amount: Price.optional(),
    currency: currency.optional(),
    paymentGatewayOrderId: z.string().min(1).max(100).nullish(),
    title: z.string().min(1).max(200).optional(),
    description: z.string().max(300).nullish(),
    expirationDate: dateTime.nullish(),
    extendedFields: ExtendedFields.optional(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    image: Image.optional(),
    blockedPaymentMethods: z.array(PaymentMethod).max(1).optional(),
  }),
);

export const Source: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    appId: guid.min(1).max(100).nullish(),
    externalId: z.string().min(1).max(100).optional(),
  }),
);

export const Status: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNPAID", "PAID", "EXPIRED", "VOIDED"]),
);

export const Image: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().max(200).optional(),
    height: z.number().optional(),
    width: z.number().optional(),
    altText: z.string().max(200).nullish(),
    filename: z.string().max(200).nullish(),
  }),
);

export const PaymentMethod: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["MANUAL"]));

export const CreateOrderPaymentRequestResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    orderPaymentRequest: OrderPaymentRequest.optional(),
    orderPaymentRequestUrl: z.string().min(1).max(100).optional(),
  }),
);

export const BulkCreateOrderPaymentRequestsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    orderPaymentRequests: z.array(OrderPaymentRequest).min(1).max(100),
    returnEntity: z.boolean().optional(),
  }),
);

export const BulkCreateOrderPaymentRequestsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkOrderPaymentRequestResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkOrderPaymentRequestResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    itemMetadata: ItemMetadata.optional(),
    item: BulkOrderPaymentRequestItem.optional(),
  }),
);

export const BulkOrderPaymentRequestItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    orderPaymentRequest: OrderPaymentRequest.optional(),
    orderPaymentRequestUrl: webUrl.optional(),
  }),
);

export const GetOrderPaymentRequestRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderPaymentRequestId: guid }),
);

export const GetOrderPaymentRequestResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderPaymentRequest: OrderPaymentRequest.optional() }),
);

export const UpdateOrderPaymentRequestRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderPaymentRequest: OrderPaymentRequest }),
);

export const UpdateOrderPaymentRequestResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderPaymentRequest: OrderPaymentRequest.optional() }),
);

export const DeleteOrderPaymentRequestRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderPaymentRequestId: guid }),
);

export const DeleteOrderPaymentRequestResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const QueryOrderPaymentRequestsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: CursorQuery.optional() }),
);

export const QueryOrderPaymentRequestsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    orderPaymentRequests: z.array(OrderPaymentRequest).max(1000).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
  }),
);

export const GetOrderPaymentRequestURLRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderPaymentRequestId: guid }),
);

export const GetOrderPaymentRequestURLResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderPaymentRequestUrl: z.string().min(1).max(100).optional() }),
);

export const UpdateExtendedFieldsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderPaymentRequest: OrderPaymentRequest.optional() }),
);

export const VoidOrderPaymentRequestRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderPaymentRequestId: guid }),
);

export const VoidOrderPaymentRequestResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const ChargeOrderPaymentRequestRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderPaymentRequestId: guid, paymentToken: z.string().max(100).nullish() }),
);

export const ChargeOrderPaymentRequestResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ paymentResponseToken: z.string().min(1).max(1000).nullish() }),
);

export const OrderPaymentRequestExpired: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderPaymentRequest: OrderPaymentRequest.optional() }),
);

export const OrderPaymentRequestPaid: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderPaymentRequest: OrderPaymentRequest.optional() }),
);

export const OrderPaymentRequestVoided: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ orderPaymentRequest: OrderPaymentRequest.optional() }),
);

export const DisabledPaymentLinkReason: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["EXPIRED", "NOT_SUPPORTED", "OFFLINE", "REQUIRES_CARD_READER", "NOT_FOUND"]),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.orderPaymentRequests.createOrderPaymentRequest": /* @__PURE__ */ needing(
    CreateOrderPaymentRequestRequest,
    "orderPaymentRequest.amount",
    "orderPaymentRequest.orderId",
    "orderPaymentRequest.title",
  ),
  "ecom.orderPaymentRequests.bulkCreateOrderPaymentRequests": BulkCreateOrderPaymentRequestsRequest,
  "ecom.orderPaymentRequests.getOrderPaymentRequest": GetOrderPaymentRequestRequest,
  "ecom.orderPaymentRequests.deleteOrderPaymentRequest": DeleteOrderPaymentRequestRequest,
  "ecom.orderPaymentRequests.updateOrderPaymentRequest": /* @__PURE__ */ needing(
    UpdateOrderPaymentRequestRequest,
    "orderPaymentRequest.id",
  ),
  "ecom.orderPaymentRequests.queryOrderPaymentRequests": QueryOrderPaymentRequestsRequest,
  "ecom.orderPaymentRequests.getOrderPaymentRequestUrl": GetOrderPaymentRequestURLRequest,
  "ecom.orderPaymentRequests.updateExtendedFields": UpdateExtendedFieldsRequest,
  "ecom.orderPaymentRequests.voidOrderPaymentRequest": VoidOrderPaymentRequestRequest,
  "ecom.orderPaymentRequests.chargeOrderPaymentRequest": ChargeOrderPaymentRequestRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.orderPaymentRequests.createOrderPaymentRequest": /* @__PURE__ */ responseSchema(
    CreateOrderPaymentRequestResponse,
  ),
  "ecom.orderPaymentRequests.bulkCreateOrderPaymentRequests": /* @__PURE__ */ responseSchema(
    BulkCreateOrderPaymentRequestsResponse,
  ),
  "ecom.orderPaymentRequests.getOrderPaymentRequest": /* @__PURE__ */ responseSchema(
    GetOrderPaymentRequestResponse,
  ),
  "ecom.orderPaymentRequests.deleteOrderPaymentRequest": /* @__PURE__ */ responseSchema(
    DeleteOrderPaymentRequestResponse,
  ),
  "ecom.orderPaymentRequests.updateOrderPaymentRequest": /* @__PURE__ */ responseSchema(
    UpdateOrderPaymentRequestResponse,
  ),
  "ecom.orderPaymentRequests.queryOrderPaymentRequests": /* @__PURE__ */ responseSchema(
    QueryOrderPaymentRequestsResponse,
  ),
  "ecom.orderPaymentRequests.getOrderPaymentRequestUrl": /* @__PURE__ */ responseSchema(
    GetOrderPaymentRequestURLResponse,
  ),
  "ecom.orderPaymentRequests.updateExtendedFields": /* @__PURE__ */ responseSchema(
    UpdateExtendedFieldsResponse,
  ),
  "ecom.orderPaymentRequests.voidOrderPaymentRequest": /* @__PURE__ */ responseSchema(
    VoidOrderPaymentRequestResponse,
  ),
  "ecom.orderPaymentRequests.chargeOrderPaymentRequest": /* @__PURE__ */ responseSchema(
    ChargeOrderPaymentRequestResponse,
  ),
};
