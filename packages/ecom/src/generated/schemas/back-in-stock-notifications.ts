// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  dateTime,
  decimal,
  email,
  guid,
  Image,
  needing,
  PlatformPagingMetadata,
  PlatformQuery,
  responseSchema,
  webUrl,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import { CatalogReference } from "./common.js";

export {
  AddressLocation,
  CursorPaging,
  Cursors,
  Image,
  PlatformPaging,
  PlatformPagingMetadata,
  PlatformQuery,
  SortingOfProducts as Sorting,
  SortOrder,
} from "@portico/core/schemas";
export { CatalogReference } from "./common.js";

export const CreateBackInStockNotificationRequestRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ request: BackInStockNotificationRequest, itemDetails: BackInStockItemDetails }),
);

export const BackInStockNotificationRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    catalogReference: CatalogReference.optional(),
    email: email.optional(),
    contactId: guid.nullish(),
    status: Status.optional(),
    autoNotified: z.boolean().nullish(),
    createdDate: dateTime.nullish(),
    itemUrl: webUrl.nullish(),
  }),
);

export const Status: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNSPECIFIED", "RECEIVED", "PROCESSING", "NOTIFICATION_SENT", "FAILED"]),
);

export const BackInStockItemDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    name: z.string().optional(),
    price: decimal({ gte: 0 }).optional(),
    image: Image.optional(),
  }),
);

export const CreateBackInStockNotificationRequestResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ request: BackInStockNotificationRequest.optional() }),
);

export const GetBackInStockNotificationRequestRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid }),
);

export const GetBackInStockNotificationRequestResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ request: BackInStockNotificationRequest.optional() }),
);

export const DeleteBackInStockNotificationRequestRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid }),
);

export const DeleteBackInStockNotificationRequestResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const MarkAsNotificationSentRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: guid }),
);

export const MarkAsNotificationSentResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ request: BackInStockNotificationRequest.optional() }),
);

export const QueryBackInStockNotificationRequestsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: PlatformQuery.optional() }),
);

export const QueryBackInStockNotificationRequestsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    requests: z.array(BackInStockNotificationRequest).optional(),
    metadata: PlatformPagingMetadata.optional(),
  }),
);

export const GetBackInStockNotificationRequestsCountByCatalogReferencesRequest: z.ZodType =
  /* @__PURE__ */ z.lazy(() =>
    z.looseObject({ catalogReferences: z.array(CatalogReference).min(1).max(100) }),
  );

export const GetBackInStockNotificationRequestsCountByCatalogReferencesResponse: z.ZodType =
  /* @__PURE__ */ z.lazy(() =>
    z.looseObject({
      countsPerCatalogReference: z.array(BackInStockNotificationRequestsCount).optional(),
    }),
  );

export const BackInStockNotificationRequestsCount: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ catalogReference: CatalogReference.optional(), count: z.number().optional() }),
);

export const ReportItemsBackInStockRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    catalogReference: CatalogReference.optional(),
    requestIds: z.array(z.string()).optional(),
    itemDetails: BackInStockItemDetails,
    extraAutomationTemplateParameters: z.record(z.string(), z.string()).optional(),
  }),
);

export const ReportItemsBackInStockResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.backInStockNotifications.createBackInStockNotificationRequest": /* @__PURE__ */ needing(
    CreateBackInStockNotificationRequestRequest,
    "itemDetails.name",
    "itemDetails.price",
    "request.catalogReference",
    "request.catalogReference.appId",
    "request.catalogReference.catalogItemId",
    "request.email",
  ),
  "ecom.backInStockNotifications.queryBackInStockNotificationRequests":
    QueryBackInStockNotificationRequestsRequest,
  "ecom.backInStockNotifications.getBackInStockNotificationRequest":
    GetBackInStockNotificationRequestRequest,
  "ecom.backInStockNotifications.deleteBackInStockNotificationRequest":
    DeleteBackInStockNotificationRequestRequest,
  "ecom.backInStockNotifications.markAsNotificationSent": MarkAsNotificationSentRequest,
  "ecom.backInStockNotifications.getBackInStockNotificationRequestsCountByCatalogReferences":
    GetBackInStockNotificationRequestsCountByCatalogReferencesRequest,
  "ecom.backInStockNotifications.reportItemsBackInStock": /* @__PURE__ */ needing(
    ReportItemsBackInStockRequest,
    "itemDetails.name",
    "itemDetails.price",
  ),
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.backInStockNotifications.createBackInStockNotificationRequest":
    /* @__PURE__ */ responseSchema(CreateBackInStockNotificationRequestResponse),
  "ecom.backInStockNotifications.queryBackInStockNotificationRequests":
    /* @__PURE__ */ responseSchema(QueryBackInStockNotificationRequestsResponse),
  "ecom.backInStockNotifications.getBackInStockNotificationRequest": /* @__PURE__ */ responseSchema(
    GetBackInStockNotificationRequestResponse,
  ),
  "ecom.backInStockNotifications.deleteBackInStockNotificationRequest":
    /* @__PURE__ */ responseSchema(DeleteBackInStockNotificationRequestResponse),
  "ecom.backInStockNotifications.markAsNotificationSent": /* @__PURE__ */ responseSchema(
    MarkAsNotificationSentResponse,
  ),
  "ecom.backInStockNotifications.getBackInStockNotificationRequestsCountByCatalogReferences":
    /* @__PURE__ */ responseSchema(
      GetBackInStockNotificationRequestsCountByCatalogReferencesResponse,
    ),
  "ecom.backInStockNotifications.reportItemsBackInStock": /* @__PURE__ */ responseSchema(
    ReportItemsBackInStockResponse,
  ),
};
