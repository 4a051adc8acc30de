// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  atMostOne,
  BulkActionMetadata,
  CursorPagingMetadata,
  guid,
  ItemMetadata,
  needing,
  PagingMetadataV2OfMemberFollowers,
  responseSchema,
  Sorting,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import {
  AggregationData,
  AggregationType,
  BulkInventoryItemResultOfProductsV3,
  CursorPagingOfCategories,
  DateHistogramAggregation,
  InventoryItem,
  NestedAggregation,
  RangeAggregation,
  ScalarAggregation,
  SearchDetails,
  ValueAggregation,
} from "./common.js";

export {
  ApplicationError,
  BulkActionMetadata,
  CursorPagingMetadata,
  Cursors,
  Cursors as CommonCursors,
  ExtendedFields,
  ItemMetadata,
  Mode,
  PagingMetadataV2OfMemberFollowers as PlatformPagingMetadataV2,
  Sorting,
  SortOrder,
} from "@portico/core/schemas";
export {
  AggregationData,
  AggregationResults,
  AggregationResultsScalarResult,
  AggregationType,
  AvailabilityStatus,
  BulkInventoryItemResultOfProductsV3 as V3BulkInventoryItemResult,
  CursorPagingOfCategories as CursorPaging,
  DateHistogramAggregation,
  DateHistogramResult,
  DateHistogramResults,
  GroupByValueResults,
  IncludeMissingValuesOptions,
  Interval,
  InventoryItem,
  MissingValues,
  NestedAggregation,
  NestedAggregationItem,
  NestedAggregationResults,
  NestedAggregationType,
  NestedResults,
  NestedResultValue,
  NestedValueAggregationResult,
  PreorderInfo,
  Product,
  RangeAggregation,
  RangeAggregationResult,
  RangeBucket,
  RangeResult,
  RangeResults,
  Results,
  ScalarAggregation,
  ScalarResult,
  ScalarType,
  SearchDetails,
  SortDirection,
  SortType,
  ValueAggregation,
  ValueAggregationResult,
  ValueResult,
  ValueResults,
} from "./common.js";

export const CreateInventoryItemRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ inventoryItem: InventoryItem }),
);

export const CreateInventoryItemResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ inventoryItem: InventoryItem.optional() }),
);

export const BulkCreateInventoryItemsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    inventoryItems: z.array(InventoryItem).min(1).max(1000),
    returnEntity: z.boolean().optional(),
  }),
);

export const BulkCreateInventoryItemsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkInventoryItemResultOfProductsV3).min(1).max(1000).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const GetInventoryItemRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ inventoryItemId: guid }),
);

export const GetInventoryItemResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ inventoryItem: InventoryItem.optional() }),
);

export const UpdateInventoryItemRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ inventoryItem: InventoryItem, reason: ReasonType.optional() }),
);

export const ReasonType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["ORDER", "MANUAL", "REVERT_INVENTORY_CHANGE"]),
);

export const UpdateInventoryItemResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ inventoryItem: InventoryItem.optional() }),
);

export const BulkUpdateInventoryItemsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    inventoryItems: z.array(MaskedInventoryItem).min(1).max(1000),
    returnEntity: z.boolean().optional(),
    reason: ReasonType.optional(),
  }),
);

export const MaskedInventoryItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ inventoryItem: InventoryItem.optional() }),
);

export const BulkUpdateInventoryItemsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkInventoryItemResultOfProductsV3).min(1).max(1000).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkUpsertInventoryItemsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    inventoryItems: z.array(MaskedInventoryItem).min(1).max(1000),
    returnEntity: z.boolean().optional(),
  }),
);

export const BulkUpsertInventoryItemsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkUpsertInventoryItemResult).min(1).max(1000).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkUpsertInventoryItemResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadata.optional(), item: InventoryItem.optional() }),
);

export const BulkUpdateInventoryItemsByFilterRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    filter: z.record(z.string(), z.unknown()),
    inventoryItem: InventoryItem,
    search: SearchDetails.optional(),
  }),
);

export const BulkUpdateInventoryItemsByFilterResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ jobId: guid.optional() }),
);

export const DeleteInventoryItemRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ inventoryItemId: guid }),
);

export const DeleteInventoryItemResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const BulkDeleteInventoryItemsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ inventoryItemIds: z.array(guid.min(1).max(36)).min(1).max(1000) }),
);

export const BulkDeleteInventoryItemsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkInventoryItemResult).min(1).max(1000).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkInventoryItemResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadata.optional() }),
);

export const BulkDeleteInventoryItemsByFilterRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ filter: z.record(z.string(), z.unknown()), search: SearchDetails.optional() }),
);

export const BulkDeleteInventoryItemsByFilterResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ jobId: guid.optional() }),
);

export const QueryInventoryItemsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: QueryV2.optional() }),
);

export const QueryV2: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      paging: Paging.optional(),
      cursorPaging: CursorPagingOfCategories.optional(),
      filter: z.record(z.string(), z.unknown()).nullish(),
      sort: z.array(Sorting).max(10).optional(),
    }),
    ["paging", "cursorPaging"],
  ),
);

export const Paging: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ limit: z.number().max(1000).nullish(), offset: z.number().nullish() }),
);

export const QueryInventoryItemsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    inventoryItems: z.array(InventoryItem).min(1).max(1000).optional(),
    pagingMetadata: PagingMetadataV2OfMemberFollowers.optional(),
  }),
);

export const SearchInventoryItemsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ search: CursorSearch.optional() }),
);

export const CursorSearch: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cursorPaging: CursorPagingOfCategories.optional(),
    filter: z.record(z.string(), z.unknown()).nullish(),
    sort: z.array(Sorting).max(10).optional(),
    aggregations: z.array(Aggregation).max(10).optional(),
    search: SearchDetails.optional(),
    timeZone: z.string().max(50).nullish(),
  }),
);

export const Aggregation: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      value: ValueAggregation.optional(),
      range: RangeAggregation.optional(),
      scalar: ScalarAggregation.optional(),
      dateHistogram: DateHistogramAggregation.optional(),
      nested: NestedAggregation.optional(),
      name: z.string().max(100).nullish(),
      type: AggregationType.optional(),
      fieldPath: z.string().max(200).optional(),
      groupBy: GroupByAggregation.optional(),
    }),
    ["value", "range", "scalar", "dateHistogram", "nested"],
  ),
);

export const GroupByAggregation: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    value: ValueAggregation.optional(),
    name: z.string().max(100).nullish(),
    fieldPath: z.string().max(200).optional(),
  }),
);

export const SearchInventoryItemsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    inventoryItems: z.array(InventoryItem).min(1).max(1000).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
    aggregationData: AggregationData.optional(),
  }),
);

export const CountInventoryItemsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    filter: z.record(z.string(), z.unknown()).nullish(),
    search: SearchDetails.optional(),
  }),
);

export const CountInventoryItemsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ count: z.number().optional() }),
);

export const BulkDecrementInventoryItemsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    decrementData: z.array(DecrementDataById).min(1).max(300),
    restrictInventory: z.boolean().nullish(),
    returnEntity: z.boolean().optional(),
    reason: ReasonType.optional(),
  }),
);

export const DecrementDataById: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    inventoryItemId: guid.optional(),
    decrementBy: z.number().min(1).max(99999).optional(),
    preorderRequest: z.boolean().optional(),
  }),
);

export const BulkDecrementInventoryItemsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkInventoryItemResultOfProductsV3).min(1).max(300).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkIncrementInventoryItemsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    incrementData: z.array(IncrementDataById).min(1).max(300),
    returnEntity: z.boolean().optional(),
    reason: ReasonType.optional(),
  }),
);

export const IncrementDataById: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    inventoryItemId: guid.optional(),
    incrementBy: z.number().min(1).max(99999).optional(),
  }),
);

export const BulkIncrementInventoryItemsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkInventoryItemResultOfProductsV3).min(1).max(300).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkDecrementInventoryItemsByVariantAndLocationRequest: z.ZodType =
  /* @__PURE__ */ z.lazy(() =>
    z.looseObject({
      decrementData: z.array(DecrementDataByVariantAndLocation).min(1).max(300),
      restrictInventory: z.boolean().nullish(),
      returnEntity: z.boolean().optional(),
      reason: ReasonType.optional(),
    }),
  );

export const DecrementDataByVariantAndLocation: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    variantId: guid.optional(),
    locationId: guid.nullish(),
    decrementBy: z.number().min(1).max(99999).optional(),
    preorderRequest: z.boolean().optional(),
  }),
);

export const BulkDecrementInventoryItemsByVariantAndLocationResponse: z.ZodType =
  /* @__PURE__ */ z.lazy(() =>
    z.looseObject({
      results: z.array(BulkInventoryItemResultOfProductsV3).min(1).max(300).optional(),
      bulkActionMetadata: BulkActionMetadata.optional(),
    }),
  );

export const BulkIncrementInventoryItemsByVariantAndLocationRequest: z.ZodType =
  /* @__PURE__ */ z.lazy(() =>
    z.looseObject({
      incrementData: z.array(IncrementDataByVariantAndLocation).min(1).max(300),
      returnEntity: z.boolean().optional(),
      reason: ReasonType.optional(),
    }),
  );

export const IncrementDataByVariantAndLocation: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    variantId: guid.optional(),
    locationId: guid.nullish(),
    incrementBy: z.number().min(1).max(99999).optional(),
  }),
);

export const BulkIncrementInventoryItemsByVariantAndLocationResponse: z.ZodType =
  /* @__PURE__ */ z.lazy(() =>
    z.looseObject({
      results: z.array(BulkInventoryItemResultOfProductsV3).min(1).max(300).optional(),
      bulkActionMetadata: BulkActionMetadata.optional(),
    }),
  );

export const BulkSetOrAdjustInventoryItemsByFilterRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    filter: z.record(z.string(), z.unknown()),
    adjustedInventoryAction: AdjustInventoryAction,
    search: SearchDetails.optional(),
  }),
);

export const AdjustInventoryAction: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      incrementBy: z.number().min(1).max(99999).optional(),
      decrementBy: z.number().min(1).max(99999).optional(),
    }),
    ["incrementBy", "decrementBy"],
  ),
);

export const BulkSetOrAdjustInventoryItemsByFilterResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ jobId: guid.optional() }),
);

export const BulkAdjustInventoryItemsByFilterRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    filter: z.record(z.string(), z.unknown()),
    adjustment: AdjustInventoryAction,
    search: SearchDetails.optional(),
    trackQuantity: z.boolean().optional(),
  }),
);

export const BulkAdjustInventoryItemsByFilterResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ jobId: guid.optional() }),
);

export const BulkCreateInventoryItemsByVariantFilterRequest: z.ZodType = /* @__PURE__ */ z.lazy(
  () =>
    z.looseObject({
      filter: z.record(z.string(), z.unknown()),
      search: SearchDetails.optional(),
      locationId: guid,
      inventoryCreationData: InventoryCreationData.optional(),
    }),
);

export const InventoryCreationData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ quantity: z.number().max(99999).optional() }),
);

export const BulkCreateInventoryItemsByVariantFilterResponse: z.ZodType = /* @__PURE__ */ z.lazy(
  () => z.looseObject({ jobId: guid.optional() }),
);

export const InventoryItemStockStatusUpdatedEvent: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ inStock: z.boolean().optional() }),
);

export const InventoryItemUpdatedWithReason: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    currentEntity: InventoryItem.optional(),
    reason: ReasonType.optional(),
    appId: guid.optional(),
  }),
);

export const InventoryRowState: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["READY", "IN_PROCESS", "SOFT_DELETED", "PERMANENTLY_DELETED"]),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "stores.inventoryItemsV3.createInventoryItem": /* @__PURE__ */ needing(
    CreateInventoryItemRequest,
    "inventoryItem.productId",
    "inventoryItem.inStock|quantity",
    "inventoryItem.variantId",
  ),
  "stores.inventoryItemsV3.bulkCreateInventoryItems": /* @__PURE__ */ needing(
    BulkCreateInventoryItemsRequest,
    "inventoryItems.productId",
    "inventoryItems.inStock|quantity",
    "inventoryItems.variantId",
  ),
  "stores.inventoryItemsV3.getInventoryItem": GetInventoryItemRequest,
  "stores.inventoryItemsV3.deleteInventoryItem": DeleteInventoryItemRequest,
  "stores.inventoryItemsV3.updateInventoryItem": /* @__PURE__ */ needing(
    UpdateInventoryItemRequest,
    "inventoryItem.id",
    "inventoryItem.revision",
  ),
  "stores.inventoryItemsV3.bulkUpdateInventoryItems": /* @__PURE__ */ needing(
    BulkUpdateInventoryItemsRequest,
    "inventoryItems.inventoryItem.id",
    "inventoryItems.inventoryItem.revision",
  ),
  "stores.inventoryItemsV3.bulkUpsertInventoryItems": BulkUpsertInventoryItemsRequest,
  "stores.inventoryItemsV3.bulkUpdateInventoryItemsByFilter":
    BulkUpdateInventoryItemsByFilterRequest,
  "stores.inventoryItemsV3.bulkDeleteInventoryItems": BulkDeleteInventoryItemsRequest,
  "stores.inventoryItemsV3.bulkDeleteInventoryItemsByFilter":
    BulkDeleteInventoryItemsByFilterRequest,
  "stores.inventoryItemsV3.queryInventoryItems": QueryInventoryItemsRequest,
  "stores.inventoryItemsV3.searchInventoryItems": /* @__PURE__ */ needing(
    SearchInventoryItemsRequest,
    "search",
  ),
  "stores.inventoryItemsV3.countInventoryItems": CountInventoryItemsRequest,
  "stores.inventoryItemsV3.bulkDecrementInventoryItems": /* @__PURE__ */ needing(
    BulkDecrementInventoryItemsRequest,
    "decrementData.decrementBy",
    "decrementData.inventoryItemId",
  ),
  "stores.inventoryItemsV3.bulkIncrementInventoryItems": /* @__PURE__ */ needing(
    BulkIncrementInventoryItemsRequest,
    "incrementData.incrementBy",
    "incrementData.inventoryItemId",
  ),
  "stores.inventoryItemsV3.bulkDecrementInventoryItemsByVariantAndLocation":
    /* @__PURE__ */ needing(
      BulkDecrementInventoryItemsByVariantAndLocationRequest,
      "decrementData.decrementBy",
      "decrementData.variantId",
    ),
  "stores.inventoryItemsV3.bulkIncrementInventoryItemsByVariantAndLocation":
    /* @__PURE__ */ needing(
      BulkIncrementInventoryItemsByVariantAndLocationRequest,
      "incrementData.incrementBy",
      "incrementData.variantId",
    ),
  "stores.inventoryItemsV3.bulkSetOrAdjustInventoryItemsByFilter":
    BulkSetOrAdjustInventoryItemsByFilterRequest,
  "stores.inventoryItemsV3.bulkAdjustInventoryItemsByFilter":
    BulkAdjustInventoryItemsByFilterRequest,
  "stores.inventoryItemsV3.bulkCreateInventoryItemsByVariantFilter":
    BulkCreateInventoryItemsByVariantFilterRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "stores.inventoryItemsV3.createInventoryItem": /* @__PURE__ */ responseSchema(
    CreateInventoryItemResponse,
  ),
  "stores.inventoryItemsV3.bulkCreateInventoryItems": /* @__PURE__ */ responseSchema(
    BulkCreateInventoryItemsResponse,
  ),
  "stores.inventoryItemsV3.getInventoryItem":
    /* @__PURE__ */ responseSchema(GetInventoryItemResponse),
  "stores.inventoryItemsV3.deleteInventoryItem": /* @__PURE__ */ responseSchema(
    DeleteInventoryItemResponse,
  ),
  "stores.inventoryItemsV3.updateInventoryItem": /* @__PURE__ */ responseSchema(
    UpdateInventoryItemResponse,
  ),
  "stores.inventoryItemsV3.bulkUpdateInventoryItems": /* @__PURE__ */ responseSchema(
    BulkUpdateInventoryItemsResponse,
  ),
  "stores.inventoryItemsV3.bulkUpsertInventoryItems": /* @__PURE__ */ responseSchema(
    BulkUpsertInventoryItemsResponse,
  ),
  "stores.inventoryItemsV3.bulkUpdateInventoryItemsByFilter": /* @__PURE__ */ responseSchema(
    BulkUpdateInventoryItemsByFilterResponse,
  ),
  "stores.inventoryItemsV3.bulkDeleteInventoryItems": /* @__PURE__ */ responseSchema(
    BulkDeleteInventoryItemsResponse,
  ),
  "stores.inventoryItemsV3.bulkDeleteInventoryItemsByFilter": /* @__PURE__ */ responseSchema(
    BulkDeleteInventoryItemsByFilterResponse,
  ),
  "stores.inventoryItemsV3.queryInventoryItems": /* @__PURE__ */ responseSchema(
    QueryInventoryItemsResponse,
  ),
  "stores.inventoryItemsV3.searchInventoryItems": /* @__PURE__ */ responseSchema(
    SearchInventoryItemsResponse,
  ),
  "stores.inventoryItemsV3.countInventoryItems": /* @__PURE__ */ responseSchema(
    CountInventoryItemsResponse,
  ),
  "stores.inventoryItemsV3.bulkDecrementInventoryItems": /* @__PURE__ */ responseSchema(
    BulkDecrementInventoryItemsResponse,
  ),
  "stores.inventoryItemsV3.bulkIncrementInventoryItems": /* @__PURE__ */ responseSchema(
    BulkIncrementInventoryItemsResponse,
  ),
  "stores.inventoryItemsV3.bulkDecrementInventoryItemsByVariantAndLocation":
    /* @__PURE__ */ responseSchema(BulkDecrementInventoryItemsByVariantAndLocationResponse),
  "stores.inventoryItemsV3.bulkIncrementInventoryItemsByVariantAndLocation":
    /* @__PURE__ */ responseSchema(BulkIncrementInventoryItemsByVariantAndLocationResponse),
  "stores.inventoryItemsV3.bulkSetOrAdjustInventoryItemsByFilter": /* @__PURE__ */ responseSchema(
    BulkSetOrAdjustInventoryItemsByFilterResponse,
  ),
  "stores.inventoryItemsV3.bulkAdjustInventoryItemsByFilter": /* @__PURE__ */ responseSchema(
    BulkAdjustInventoryItemsByFilterResponse,
  ),
  "stores.inventoryItemsV3.bulkCreateInventoryItemsByVariantFilter": /* @__PURE__ */ responseSchema(
    BulkCreateInventoryItemsByVariantFilterResponse,
  ),
};
