// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage the inventory of a V3 catalog, with one inventory item for each variant and location.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type AggregateSearchBuilder,
  type CodecTable,
  type CursorPage,
  type CursorQueryBuilder,
  type EventHandler,
  type EventMetadata,
  event,
  operation,
  queryOperation,
  searchOperation,
  type Throws,
  type TypedQuery,
  type TypedSearch,
} from "@portico/core/runtime";
import type {
  BulkActionMetadata,
  CursorPagingMetadata,
  ItemMetadata,
  PagingMetadataV2OfMemberFollowers,
  Sorting,
} from "@portico/core/types";
import { aggregationDataCodec, aggregationsCodec } from "./codecs.js";
import type {
  AggregationData,
  AggregationType,
  AvailabilityStatus,
  BulkInventoryItemResultOfProductsV3,
  CursorPagingOfCategories,
  DateHistogramAggregation,
  InventoryItem,
  InventoryItemForBulkUpdateInventoryItems,
  InventoryItemInput,
  InventoryItemToCreate,
  InventoryItemToUpdate,
  NestedAggregation,
  RangeAggregation,
  ScalarAggregation,
  SearchDetails,
  ValueAggregation,
} from "./common.js";

export type {
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
} from "@portico/core/types";
export type {
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
  InventoryItemForBulkUpdateInventoryItems,
  InventoryItemInput,
  InventoryItemToCreate,
  InventoryItemToUpdate,
  MissingValues,
  NestedAggregation,
  NestedAggregationItem,
  NestedAggregationResults,
  NestedAggregationType,
  NestedResults,
  NestedResultValue,
  NestedValueAggregationResult,
  PreorderInfo,
  PreorderInfoInput,
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

const inventoryItemsCodec: CodecTable = {
  fieldMask: "m",
  inventoryItem: { createdDate: "d", updatedDate: "d" },
};

/**
 * Application error codes for {@link createInventoryItem}, and how to fix the errors.
 *
 * - `ITEM_ALREADY_EXISTS`: An inventory item for this variant and location already exists.
 *   Update the existing inventory item instead.
 * - `PRE_ORDER_VALIDATION`: The preorder settings are invalid. Turn on preorder, and track the
 *   item's quantity.
 */
export type CreateInventoryItemErrorCode = "ITEM_ALREADY_EXISTS" | "PRE_ORDER_VALIDATION";

/**
 * Creates the inventory item for a variant at a location.
 *
 * `POST /stores/v3/inventory-items` (stores/inventory-items-v3)
 *
 * @param inventoryItem - The inventory item to create. Requires `productId`, `inStock` or
 *   `quantity` and `variantId`.
 * @returns The created inventory item.
 * @remarks For error codes, see {@link CreateInventoryItemErrorCode}. Requires the permission
 *   `WIX_STORES.INVENTORY_CREATE`.
 * @example
 * ```ts
 * const inventoryItem = await client.use(inventoryItemsV3).createInventoryItem({
 *   inStock: true,
 *   variantId: "<variant id>",
 *   productId: "<product id>",
 * });
 * ```
 */
export const createInventoryItem: ((
  inventoryItem: InventoryItemToCreate,
) => Promise<InventoryItem>) &
  Throws<CreateInventoryItemErrorCode> = /* @__PURE__ */ operation({
  name: "stores.inventoryItemsV3.createInventoryItem",
  path: "/stores/v3/inventory-items",
  args: ["inventoryItem"],
  request: { inventoryItem: { createdDate: "d", updatedDate: "d" } },
  response: { inventoryItem: { createdDate: "d", updatedDate: "d" } },
  returns: "inventoryItem",
});

/** Options of {@link bulkCreateInventoryItems}. */
export interface BulkCreateInventoryItemsOptions {
  /** Whether each result includes the inventory item. */
  returnEntity?: boolean;
}

/**
 * Application error codes for {@link bulkCreateInventoryItems}, and how to fix the errors.
 *
 * - `PRE_ORDER_VALIDATION`: The preorder settings are invalid. Turn on preorder, and track the
 *   item's quantity.
 */
export type BulkCreateInventoryItemsErrorCode = "PRE_ORDER_VALIDATION";

/**
 * Creates up to 1,000 inventory items, with a result for each.
 *
 * `POST /stores/v3/bulk/inventory-items/create` (stores/inventory-items-v3)
 *
 * @param inventoryItems - The inventory items to create. Each item requires `productId`,
 *   `inStock` or `quantity` and `variantId`. 1 to 1,000 items.
 * @param options - Optional fields: `returnEntity`.
 * @remarks For error codes, see {@link BulkCreateInventoryItemsErrorCode}. Requires the
 *   permission `WIX_STORES.INVENTORY_CREATE`.
 * @example
 * ```ts
 * const response = await client.use(inventoryItemsV3).bulkCreateInventoryItems([
 *   { inStock: true, variantId: "<variant id>", productId: "<product id>" },
 * ]);
 * ```
 */
export const bulkCreateInventoryItems: ((
  inventoryItems: InventoryItemToCreate[],
  options?: BulkCreateInventoryItemsOptions,
) => Promise<BulkCreateInventoryItemsResponse>) &
  Throws<BulkCreateInventoryItemsErrorCode> = /* @__PURE__ */ operation({
  name: "stores.inventoryItemsV3.bulkCreateInventoryItems",
  path: "/stores/v3/bulk/inventory-items/create",
  args: ["inventoryItems", ["returnEntity"]],
  request: { inventoryItems: { createdDate: "d", updatedDate: "d" } },
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/**
 * Returns an inventory item by id.
 *
 * `GET /stores/v3/inventory-items/{inventoryItemId}` (stores/inventory-items-v3)
 *
 * @param inventoryItemId - Id of the inventory item.
 * @returns The requested inventory item.
 * @remarks Requires the permission `WIX_STORES.INVENTORY_READ`.
 * @example
 * ```ts
 * const inventoryItem = await client.use(inventoryItemsV3).getInventoryItem(
 *   "<inventory item id>",
 * );
 * ```
 */
export const getInventoryItem: (inventoryItemId: string) => Promise<InventoryItem> =
  /* @__PURE__ */ operation({
    name: "stores.inventoryItemsV3.getInventoryItem",
    method: "GET",
    path: "/stores/v3/inventory-items/{inventoryItemId}",
    args: ["inventoryItemId"],
    response: { inventoryItem: { createdDate: "d", updatedDate: "d" } },
    returns: "inventoryItem",
  });

/**
 * Deletes an inventory item by id.
 *
 * `DELETE /stores/v3/inventory-items/{inventoryItemId}` (stores/inventory-items-v3)
 *
 * @param inventoryItemId - Id of the inventory item.
 * @remarks Requires the permission `WIX_STORES.INVENTORY_DELETE`.
 * @example
 * ```ts
 * await client.use(inventoryItemsV3).deleteInventoryItem("<inventory item id>");
 * ```
 */
export const deleteInventoryItem: (inventoryItemId: string) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "stores.inventoryItemsV3.deleteInventoryItem",
    method: "DELETE",
    path: "/stores/v3/inventory-items/{inventoryItemId}",
    args: ["inventoryItemId"],
  });

/** Options of {@link updateInventoryItem}. */
export interface UpdateInventoryItemOptions {
  /** Reason for the change. */
  reason?: ReasonType;
}

/**
 * Application error codes for {@link updateInventoryItem}, and how to fix the errors.
 *
 * - `REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING`: A negative quantity can only
 *   increase. Send a quantity that is at least the current quantity.
 * - `PRE_ORDER_VALIDATION`: The preorder settings are invalid. Turn on preorder, and track the
 *   item's quantity.
 */
export type UpdateInventoryItemErrorCode =
  | "REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING"
  | "PRE_ORDER_VALIDATION";

/**
 * Updates an inventory item, optionally with a reason. Requires the current revision.
 *
 * `PATCH /stores/v3/inventory-items/{inventoryItem.id}` (stores/inventory-items-v3)
 *
 * @param id - Id of the inventory item.
 * @param inventoryItem - The inventory item, with the fields to update. Requires `revision`.
 * @param options - Optional fields: `reason`.
 * @returns The updated inventory item.
 * @remarks For error codes, see {@link UpdateInventoryItemErrorCode}. Requires the permission
 *   `WIX_STORES.INVENTORY_UPDATE`.
 * @example
 * ```ts
 * const inventoryItem = await client.use(inventoryItemsV3).updateInventoryItem(
 *   "<inventory item id>",
 *   { revision: "1" },
 * );
 * ```
 */
export const updateInventoryItem: ((
  id: string,
  inventoryItem: InventoryItemToUpdate,
  options?: UpdateInventoryItemOptions,
) => Promise<InventoryItem>) &
  Throws<UpdateInventoryItemErrorCode> = /* @__PURE__ */ operation({
  name: "stores.inventoryItemsV3.updateInventoryItem",
  method: "PATCH",
  path: "/stores/v3/inventory-items/{inventoryItem.id}",
  args: ["inventoryItem.id", "...inventoryItem", ["reason"]],
  request: { fieldMask: "m", inventoryItem: { createdDate: "d", updatedDate: "d" } },
  response: { inventoryItem: { createdDate: "d", updatedDate: "d" } },
  returns: "inventoryItem",
  mask: "fieldMask",
});

/** Options of {@link bulkUpdateInventoryItems}. */
export interface BulkUpdateInventoryItemsOptions {
  /** Whether each result includes the inventory item. */
  returnEntity?: boolean;
  /** Reason for the change. */
  reason?: ReasonType;
}

/**
 * Application error codes for {@link bulkUpdateInventoryItems}, and how to fix the errors.
 *
 * - `REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING`: A negative quantity can only
 *   increase. Send a quantity that is at least the current quantity.
 * - `PRE_ORDER_VALIDATION`: The preorder settings are invalid. Turn on preorder, and track the
 *   item's quantity.
 */
export type BulkUpdateInventoryItemsErrorCode =
  | "REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING"
  | "PRE_ORDER_VALIDATION";

/**
 * Updates up to 1,000 inventory items, with a result for each.
 *
 * `POST /stores/v3/bulk/inventory-items/update` (stores/inventory-items-v3)
 *
 * @param inventoryItems - The inventory items to update, each with the fields to change.
 *   `inventoryItem` requires `id` and `revision`. 1 to 1,000 items.
 * @param options - Optional fields: `returnEntity` and `reason`.
 * @remarks For error codes, see {@link BulkUpdateInventoryItemsErrorCode}. Requires the
 *   permission `WIX_STORES.INVENTORY_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(inventoryItemsV3).bulkUpdateInventoryItems([
 *   { inventoryItem: { id: "<inventory item id>", revision: "1" } },
 * ]);
 * ```
 */
export const bulkUpdateInventoryItems: ((
  inventoryItems: MaskedInventoryItemToUpdate[],
  options?: BulkUpdateInventoryItemsOptions,
) => Promise<BulkUpdateInventoryItemsResponse>) &
  Throws<BulkUpdateInventoryItemsErrorCode> = /* @__PURE__ */ operation({
  name: "stores.inventoryItemsV3.bulkUpdateInventoryItems",
  path: "/stores/v3/bulk/inventory-items/update",
  args: ["inventoryItems", ["returnEntity", "reason"]],
  request: { inventoryItems: inventoryItemsCodec },
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
  mask: "inventoryItems.fieldMask",
});

/** Options of {@link bulkUpsertInventoryItems}. */
export interface BulkUpsertInventoryItemsOptions {
  /** Whether each result includes the inventory item. */
  returnEntity?: boolean;
}

/**
 * Creates or updates up to 1,000 inventory items, with a result for each.
 *
 * `POST /stores/v3/bulk/inventory-items/upsert` (stores/inventory-items-v3)
 *
 * @param inventoryItems - The inventory items to create or update. 1 to 1,000 items.
 * @param options - Optional fields: `returnEntity`.
 * @example
 * ```ts
 * const response = await client.use(inventoryItemsV3).bulkUpsertInventoryItems([{}]);
 * ```
 */
export const bulkUpsertInventoryItems: (
  inventoryItems: MaskedInventoryItem[],
  options?: BulkUpsertInventoryItemsOptions,
) => Promise<BulkUpsertInventoryItemsResponse> = /* @__PURE__ */ operation({
  name: "stores.inventoryItemsV3.bulkUpsertInventoryItems",
  path: "/stores/v3/bulk/inventory-items/upsert",
  args: ["inventoryItems", ["returnEntity"]],
  request: { inventoryItems: inventoryItemsCodec },
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
  mask: "inventoryItems.fieldMask",
});

/** Options of {@link bulkUpdateInventoryItemsByFilter}. */
export interface BulkUpdateInventoryItemsByFilterOptions {
  /** Values to set on each of the inventory items. */
  inventoryItem: InventoryItemInput;
  /** Search text, filter, sorting, paging and aggregations for the inventory items. */
  search?: SearchDetails;
}

/**
 * Application error codes for {@link bulkUpdateInventoryItemsByFilter}, and how to fix the
 * errors.
 *
 * - `REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING`: A negative quantity can only
 *   increase. Send a quantity that is at least the current quantity.
 * - `PRE_ORDER_VALIDATION`: The preorder settings are invalid. Turn on preorder, and track the
 *   item's quantity.
 */
export type BulkUpdateInventoryItemsByFilterErrorCode =
  | "REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING"
  | "PRE_ORDER_VALIDATION";

/**
 * Starts a job that updates all inventory items that match a filter.
 *
 * `POST /stores/v3/bulk/inventory-items/update-by-filter` (stores/inventory-items-v3)
 *
 * @param filter - Filter object that selects inventory items.
 * @param options - Required fields: `inventoryItem`. Optional fields: `search`.
 * @remarks For error codes, see {@link BulkUpdateInventoryItemsByFilterErrorCode}. Requires the
 *   permission `WIX_STORES.INVENTORY_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(inventoryItemsV3).bulkUpdateInventoryItemsByFilter({}, {
 *   inventoryItem: { variantId: "<variant id>" },
 * });
 * ```
 */
export const bulkUpdateInventoryItemsByFilter: ((
  filter: Record<string, unknown>,
  options: BulkUpdateInventoryItemsByFilterOptions,
) => Promise<BulkUpdateInventoryItemsByFilterResponse>) &
  Throws<BulkUpdateInventoryItemsByFilterErrorCode> = /* @__PURE__ */ operation({
  name: "stores.inventoryItemsV3.bulkUpdateInventoryItemsByFilter",
  path: "/stores/v3/bulk/inventory-items/update-by-filter",
  args: ["filter", ["inventoryItem", "search"]],
  request: { fieldMask: "m", inventoryItem: { createdDate: "d", updatedDate: "d" } },
  mask: "fieldMask",
});

/**
 * Deletes up to 1,000 inventory items, with a result for each.
 *
 * `POST /stores/v3/bulk/inventory-items/delete` (stores/inventory-items-v3)
 *
 * @param inventoryItemIds - Ids of the inventory items.
 * @remarks Requires the permission `WIX_STORES.INVENTORY_DELETE`.
 * @example
 * ```ts
 * const response = await client.use(inventoryItemsV3).bulkDeleteInventoryItems([
 *   "<inventory item id>",
 * ]);
 * ```
 */
export const bulkDeleteInventoryItems: (
  inventoryItemIds: string[],
) => Promise<BulkDeleteInventoryItemsResponse> = /* @__PURE__ */ operation({
  name: "stores.inventoryItemsV3.bulkDeleteInventoryItems",
  path: "/stores/v3/bulk/inventory-items/delete",
  args: ["inventoryItemIds"],
});

/** Options of {@link bulkDeleteInventoryItemsByFilter}. */
export interface BulkDeleteInventoryItemsByFilterOptions {
  /** Search text, filter, sorting, paging and aggregations for the inventory items. */
  search?: SearchDetails;
}

/**
 * Starts a job that deletes all inventory items that match a filter.
 *
 * `POST /stores/v3/bulk/inventory-items/delete-by-filter` (stores/inventory-items-v3)
 *
 * @param filter - Filter object that selects inventory items.
 * @param options - Optional fields: `search`.
 * @example
 * ```ts
 * const response = await client.use(inventoryItemsV3).bulkDeleteInventoryItemsByFilter({});
 * ```
 */
export const bulkDeleteInventoryItemsByFilter: (
  filter: Record<string, unknown>,
  options?: BulkDeleteInventoryItemsByFilterOptions,
) => Promise<BulkDeleteInventoryItemsByFilterResponse> = /* @__PURE__ */ operation({
  name: "stores.inventoryItemsV3.bulkDeleteInventoryItemsByFilter",
  path: "/stores/v3/bulk/inventory-items/delete-by-filter",
  args: ["filter", ["search"]],
});

/** Fields that {@link queryInventoryItems} can filter or sort by. */
export interface QueryInventoryItemsFields {
  values: {
    inStock: boolean;
    quantity: number;
    id: string;
    createdDate: Date;
    updatedDate: Date;
    variantId: string;
    locationId: string;
    productId: string;
    trackQuantity: boolean;
    availabilityStatus: AvailabilityStatus;
    "preorderInfo.enabled": boolean;
    "product.name": string;
    "product.variantName": string;
    "product.variantSku": string;
    "product.directCategoryIds": string;
  };
  eq:
    | "inStock"
    | "quantity"
    | "id"
    | "createdDate"
    | "updatedDate"
    | "variantId"
    | "locationId"
    | "productId"
    | "trackQuantity"
    | "availabilityStatus"
    | "preorderInfo.enabled"
    | "product.name"
    | "product.variantName"
    | "product.variantSku"
    | "product.variantBarcode"
    | "product.brand.id";
  in: QueryInventoryItemsFields["eq"];
  exists:
    | "inStock"
    | "quantity"
    | "id"
    | "createdDate"
    | "updatedDate"
    | "variantId"
    | "locationId"
    | "productId"
    | "trackQuantity"
    | "availabilityStatus"
    | "preorderInfo.enabled"
    | "product.name"
    | "product.directCategoryIds"
    | "product.variantName"
    | "product.variantSku"
    | "product.variantBarcode"
    | "product.brand.id";
  compare:
    | "quantity"
    | "id"
    | "createdDate"
    | "updatedDate"
    | "variantId"
    | "locationId"
    | "productId"
    | "product.name"
    | "product.variantName"
    | "product.variantSku"
    | "product.variantBarcode"
    | "product.brand.id";
  startsWith:
    | "id"
    | "variantId"
    | "locationId"
    | "productId"
    | "product.name"
    | "product.variantName"
    | "product.variantSku"
    | "product.variantBarcode"
    | "product.brand.id";
  has: "product.directCategoryIds";
  ascending:
    | "inStock"
    | "quantity"
    | "createdDate"
    | "updatedDate"
    | "productId"
    | "trackQuantity"
    | "availabilityStatus"
    | "preorderInfo.enabled"
    | "product.name"
    | "product.directCategoryIds"
    | "product.variantName"
    | "product.variantSku"
    | "product.variantBarcode"
    | "product.brand.id";
  descending: QueryInventoryItemsFields["ascending"];
}

/** The query builder that {@link queryInventoryItems} returns. */
export type InventoryItemsQueryBuilder = CursorQueryBuilder<
  InventoryItem,
  QueryInventoryItemsFields
>;

/** A page of the query builder that {@link queryInventoryItems} returns. */
export type InventoryItemsQueryResult = CursorPage<InventoryItem>;

/** The query object that {@link queryInventoryItems} accepts. */
export interface QueryInventoryItemsQuery
  extends Omit<QueryV2, "filter" | "sort">,
    TypedQuery<QueryInventoryItemsFields> {}

/**
 * Queries inventory items with filters, sorting and cursor paging.
 *
 * `GET /stores/v3/inventory-items/query` (stores/inventory-items-v3)
 *
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `WIX_STORES.INVENTORY_READ`.
 * @example
 * ```ts
 * const page = await client.use(inventoryItemsV3).queryInventoryItems().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryInventoryItems: {
  (): InventoryItemsQueryBuilder;
  /**
   * Queries inventory items with filters, sorting and cursor paging. Sends a query object instead
   * of returning a builder.
   */
  (query: QueryInventoryItemsQuery): Promise<QueryInventoryItemsResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "stores.inventoryItemsV3.queryInventoryItems",
  method: "GET",
  path: "/stores/v3/inventory-items/query",
  args: ["query"],
  response: { inventoryItems: { createdDate: "d", updatedDate: "d" } },
  complex: true,
  fallback: true,
  query: { items: "inventoryItems" },
});

/** Fields that {@link searchInventoryItems} can search, filter, sort or aggregate by. */
export interface SearchInventoryItemsFields {
  values: {
    id: string;
    locationId: string;
    variantId: string;
    createdDate: Date;
    updatedDate: Date;
    availabilityStatus: AvailabilityStatus;
    inStock: boolean;
    "preorderInfo.enabled": boolean;
    "product.name": string;
    "product.variantName": string;
    "product.variantSku": string;
    productId: string;
    quantity: number;
    trackQuantity: boolean;
    "product.directCategoryIds": string;
  };
  eq:
    | "id"
    | "locationId"
    | "variantId"
    | "createdDate"
    | "updatedDate"
    | "availabilityStatus"
    | "inStock"
    | "preorderInfo.enabled"
    | "product.brand.id"
    | "product.name"
    | "product.variantBarcode"
    | "product.variantName"
    | "product.variantSku"
    | "productId"
    | "quantity"
    | "trackQuantity";
  in: SearchInventoryItemsFields["eq"];
  exists: SearchInventoryItemsFields["eq"];
  compare:
    | "id"
    | "locationId"
    | "variantId"
    | "createdDate"
    | "updatedDate"
    | "product.brand.id"
    | "product.name"
    | "product.variantBarcode"
    | "product.variantName"
    | "product.variantSku"
    | "productId"
    | "quantity";
  startsWith:
    | "id"
    | "locationId"
    | "variantId"
    | "product.brand.id"
    | "product.name"
    | "product.variantBarcode"
    | "product.variantName"
    | "product.variantSku"
    | "productId";
  has: "product.directCategoryIds";
  ascending:
    | "product.directCategoryIds"
    | "createdDate"
    | "updatedDate"
    | "availabilityStatus"
    | "inStock"
    | "preorderInfo.enabled"
    | "product.brand.id"
    | "product.name"
    | "product.variantBarcode"
    | "product.variantName"
    | "product.variantSku"
    | "productId"
    | "quantity"
    | "trackQuantity";
  descending: SearchInventoryItemsFields["ascending"];
  match: never;
  text: "product.name" | "product.variantBarcode" | "product.variantName" | "product.variantSku";
  aggregate:
    | "createdDate"
    | "id"
    | "updatedDate"
    | "availabilityStatus"
    | "inStock"
    | "locationId"
    | "preorderInfo.enabled"
    | "product.brand.id"
    | "product.directCategoryIds"
    | "product.name"
    | "product.variantBarcode"
    | "product.variantName"
    | "product.variantSku"
    | "productId"
    | "quantity"
    | "trackQuantity"
    | "variantId";
}

/** The search object that {@link searchInventoryItems} accepts. */
export interface SearchInventoryItemsSearch
  extends Omit<CursorSearch, "filter" | "sort" | "search" | "aggregations">,
    TypedSearch<SearchInventoryItemsFields> {}

/**
 * Searches inventory items by free text, with filters and aggregations.
 *
 * `GET /stores/v3/inventory-items/search` (stores/inventory-items-v3)
 *
 * @returns A search builder. Call `find()` to send the search.
 * @remarks Requires the permission `WIX_STORES.INVENTORY_READ`.
 * @example
 * ```ts
 * const page = await client.use(inventoryItemsV3).searchInventoryItems().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const searchInventoryItems: {
  (): AggregateSearchBuilder<InventoryItem, SearchInventoryItemsFields>;
  /**
   * Searches inventory items by free text, with filters and aggregations. Sends a search object
   * instead of returning a builder.
   */
  (search: SearchInventoryItemsSearch): Promise<SearchInventoryItemsResponse>;
} = /* @__PURE__ */ searchOperation({
  name: "stores.inventoryItemsV3.searchInventoryItems",
  method: "GET",
  path: "/stores/v3/inventory-items/search",
  args: ["search"],
  request: { search: aggregationsCodec },
  response: {
    aggregationData: aggregationDataCodec,
    inventoryItems: { createdDate: "d", updatedDate: "d" },
  },
  complex: true,
  fallback: true,
  query: { items: "inventoryItems" },
});

/** Options of {@link countInventoryItems}. */
export interface CountInventoryItemsOptions {
  /** Filter object that selects inventory items. */
  filter?: Record<string, unknown> | null;
  /** Search text, filter, sorting, paging and aggregations for the inventory items. */
  search?: SearchDetails;
}

/**
 * Counts the inventory items that match a filter or search.
 *
 * `GET /stores/v3/inventory-items/count` (stores/inventory-items-v3)
 *
 * @param options - Optional fields: `filter` and `search`.
 * @example
 * ```ts
 * const response = await client.use(inventoryItemsV3).countInventoryItems();
 * ```
 */
export const countInventoryItems: (
  options?: CountInventoryItemsOptions,
) => Promise<CountInventoryItemsResponse> = /* @__PURE__ */ operation({
  name: "stores.inventoryItemsV3.countInventoryItems",
  method: "GET",
  path: "/stores/v3/inventory-items/count",
  args: [["filter", "search"]],
  complex: true,
  fallback: true,
});

/** Options of {@link bulkDecrementInventoryItems}. */
export interface BulkDecrementInventoryItemsOptions {
  /** Whether to fail instead of making the quantity negative. Default: true. */
  restrictInventory?: boolean | null;
  /** Whether each result includes the changed item. */
  returnEntity?: boolean;
  /** Reason for the change. */
  reason?: ReasonType;
}

/**
 * Application error codes for {@link bulkDecrementInventoryItems}, and how to fix the errors.
 *
 * - `INVENTORY_QUANTITY_NOT_TRACKED`: The inventory item does not track its quantity. Turn on
 *   quantity tracking for the item first.
 * - `INSUFFICIENT_INVENTORY`: The inventory is too low. Show the available quantity and ask the
 *   buyer to reduce the quantity.
 * - `MIN_QUANTITY_LIMIT_REACHED`: The quantity would fall below the limit for an inventory
 *   item. Decrease the quantity by a smaller number.
 */
export type BulkDecrementInventoryItemsErrorCode =
  | "INVENTORY_QUANTITY_NOT_TRACKED"
  | "INSUFFICIENT_INVENTORY"
  | "MIN_QUANTITY_LIMIT_REACHED";

/**
 * Reduces the quantity of up to 300 inventory items by id. By default, fails instead of making
 * a quantity negative.
 *
 * `POST /stores/v3/bulk/inventory-items/decrement` (stores/inventory-items-v3)
 *
 * @param decrementData - Inventory items, and the quantity to remove from each. Each item
 *   requires `decrementBy` and `inventoryItemId`. 1 to 300 items.
 * @param options - Optional fields: `restrictInventory`, `returnEntity` and `reason`.
 * @remarks For error codes, see {@link BulkDecrementInventoryItemsErrorCode}. Requires the
 *   permission `WIX_STORES.INVENTORY_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(inventoryItemsV3).bulkDecrementInventoryItems([
 *   { inventoryItemId: "<inventory item id>", decrementBy: 1 },
 * ]);
 * ```
 */
export const bulkDecrementInventoryItems: ((
  decrementData: DecrementDataById[],
  options?: BulkDecrementInventoryItemsOptions,
) => Promise<BulkDecrementInventoryItemsResponse>) &
  Throws<BulkDecrementInventoryItemsErrorCode> = /* @__PURE__ */ operation({
  name: "stores.inventoryItemsV3.bulkDecrementInventoryItems",
  path: "/stores/v3/bulk/inventory-items/decrement",
  args: ["decrementData", ["restrictInventory", "returnEntity", "reason"]],
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/** Options of {@link bulkIncrementInventoryItems}. */
export interface BulkIncrementInventoryItemsOptions {
  /** Whether each result includes the changed item. */
  returnEntity?: boolean;
  /** Reason for the change. */
  reason?: ReasonType;
}

/**
 * Application error codes for {@link bulkIncrementInventoryItems}, and how to fix the errors.
 *
 * - `INVENTORY_QUANTITY_NOT_TRACKED`: The inventory item does not track its quantity. Turn on
 *   quantity tracking for the item first.
 * - `MAX_QUANTITY_LIMIT_REACHED`: The quantity would exceed the limit for an inventory item.
 *   Increase the quantity by a smaller number.
 */
export type BulkIncrementInventoryItemsErrorCode =
  | "INVENTORY_QUANTITY_NOT_TRACKED"
  | "MAX_QUANTITY_LIMIT_REACHED";

/**
 * Increases the quantity of up to 300 inventory items by id, with a result for each.
 *
 * `POST /stores/v3/bulk/inventory-items/increment` (stores/inventory-items-v3)
 *
 * @param incrementData - Inventory items, and the quantity to add to each. Each item requires
 *   `incrementBy` and `inventoryItemId`. 1 to 300 items.
 * @param options - Optional fields: `returnEntity` and `reason`.
 * @remarks For error codes, see {@link BulkIncrementInventoryItemsErrorCode}. Requires the
 *   permission `WIX_STORES.INVENTORY_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(inventoryItemsV3).bulkIncrementInventoryItems([
 *   { inventoryItemId: "<inventory item id>", incrementBy: 1 },
 * ]);
 * ```
 */
export const bulkIncrementInventoryItems: ((
  incrementData: IncrementDataById[],
  options?: BulkIncrementInventoryItemsOptions,
) => Promise<BulkIncrementInventoryItemsResponse>) &
  Throws<BulkIncrementInventoryItemsErrorCode> = /* @__PURE__ */ operation({
  name: "stores.inventoryItemsV3.bulkIncrementInventoryItems",
  path: "/stores/v3/bulk/inventory-items/increment",
  args: ["incrementData", ["returnEntity", "reason"]],
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/** Options of {@link bulkDecrementInventoryItemsByVariantAndLocation}. */
export interface BulkDecrementInventoryItemsByVariantAndLocationOptions {
  /** Whether to fail instead of making the quantity negative. Default: true. */
  restrictInventory?: boolean | null;
  /** Whether each result includes the changed item. */
  returnEntity?: boolean;
  /** Reason for the change. */
  reason?: ReasonType;
}

/**
 * Application error codes for {@link bulkDecrementInventoryItemsByVariantAndLocation}, and how
 * to fix the errors.
 *
 * - `INVENTORY_QUANTITY_NOT_TRACKED`: The inventory item does not track its quantity. Turn on
 *   quantity tracking for the item first.
 * - `INSUFFICIENT_INVENTORY`: The inventory is too low. Show the available quantity and ask the
 *   buyer to reduce the quantity.
 * - `MIN_QUANTITY_LIMIT_REACHED`: The quantity would fall below the limit for an inventory
 *   item. Decrease the quantity by a smaller number.
 * - `NOT_FOUND`: No entity has this id. Check the id, or fetch the list again.
 */
export type BulkDecrementInventoryItemsByVariantAndLocationErrorCode =
  | "INVENTORY_QUANTITY_NOT_TRACKED"
  | "INSUFFICIENT_INVENTORY"
  | "MIN_QUANTITY_LIMIT_REACHED"
  | "NOT_FOUND";

/**
 * Reduces the quantity of up to 300 inventory items by variant and location. By default, fails
 * instead of making a quantity negative.
 *
 * `POST /stores/v3/bulk/inventory-items/decrement-by-variant-and-location`
 * (stores/inventory-items-v3)
 *
 * @param decrementData - Variants, their locations, and the quantities to remove. Each item
 *   requires `decrementBy` and `variantId`. 1 to 300 items.
 * @param options - Optional fields: `restrictInventory`, `returnEntity` and `reason`.
 * @remarks For error codes, see {@link
 *   BulkDecrementInventoryItemsByVariantAndLocationErrorCode}. Requires the permission
 *   `WIX_STORES.INVENTORY_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(inventoryItemsV3).bulkDecrementInventoryItemsByVariantAndLocation(
 *   [{ variantId: "<variant id>", decrementBy: 1 }],
 * );
 * ```
 */
export const bulkDecrementInventoryItemsByVariantAndLocation: ((
  decrementData: DecrementDataByVariantAndLocation[],
  options?: BulkDecrementInventoryItemsByVariantAndLocationOptions,
) => Promise<BulkDecrementInventoryItemsByVariantAndLocationResponse>) &
  Throws<BulkDecrementInventoryItemsByVariantAndLocationErrorCode> = /* @__PURE__ */ operation({
  name: "stores.inventoryItemsV3.bulkDecrementInventoryItemsByVariantAndLocation",
  path: "/stores/v3/bulk/inventory-items/decrement-by-variant-and-location",
  args: ["decrementData", ["restrictInventory", "returnEntity", "reason"]],
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/** Options of {@link bulkIncrementInventoryItemsByVariantAndLocation}. */
export interface BulkIncrementInventoryItemsByVariantAndLocationOptions {
  /** Whether each result includes the changed item. */
  returnEntity?: boolean;
  /** Reason for the change. */
  reason?: ReasonType;
}

/**
 * Application error codes for {@link bulkIncrementInventoryItemsByVariantAndLocation}, and how
 * to fix the errors.
 *
 * - `INVENTORY_QUANTITY_NOT_TRACKED`: The inventory item does not track its quantity. Turn on
 *   quantity tracking for the item first.
 * - `MAX_QUANTITY_LIMIT_REACHED`: The quantity would exceed the limit for an inventory item.
 *   Increase the quantity by a smaller number.
 * - `NOT_FOUND`: No entity has this id. Check the id, or fetch the list again.
 */
export type BulkIncrementInventoryItemsByVariantAndLocationErrorCode =
  | "INVENTORY_QUANTITY_NOT_TRACKED"
  | "MAX_QUANTITY_LIMIT_REACHED"
  | "NOT_FOUND";

/**
 * Increases the quantity of up to 300 inventory items by variant and location, with a result
 * for each.
 *
 * `POST /stores/v3/bulk/inventory-items/increment-by-variant-and-location`
 * (stores/inventory-items-v3)
 *
 * @param incrementData - Variants, their locations, and the quantities to add. Each item
 *   requires `incrementBy` and `variantId`. 1 to 300 items.
 * @param options - Optional fields: `returnEntity` and `reason`.
 * @remarks For error codes, see {@link
 *   BulkIncrementInventoryItemsByVariantAndLocationErrorCode}. Requires the permission
 *   `WIX_STORES.INVENTORY_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(inventoryItemsV3).bulkIncrementInventoryItemsByVariantAndLocation(
 *   [{ variantId: "<variant id>", incrementBy: 1 }],
 * );
 * ```
 */
export const bulkIncrementInventoryItemsByVariantAndLocation: ((
  incrementData: IncrementDataByVariantAndLocation[],
  options?: BulkIncrementInventoryItemsByVariantAndLocationOptions,
) => Promise<BulkIncrementInventoryItemsByVariantAndLocationResponse>) &
  Throws<BulkIncrementInventoryItemsByVariantAndLocationErrorCode> = /* @__PURE__ */ operation({
  name: "stores.inventoryItemsV3.bulkIncrementInventoryItemsByVariantAndLocation",
  path: "/stores/v3/bulk/inventory-items/increment-by-variant-and-location",
  args: ["incrementData", ["returnEntity", "reason"]],
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/** Options of {@link bulkSetOrAdjustInventoryItemsByFilter}. */
export interface BulkSetOrAdjustInventoryItemsByFilterOptions {
  /** How to change the quantity of each item. */
  adjustedInventoryAction: AdjustInventoryAction;
  /** Full-text search that selects the items to change. */
  search?: SearchDetails;
}

/**
 * Starts a job that increases or reduces the quantity of all matching inventory items.
 *
 * `POST /stores/v3/bulk/inventory-items/set-or-adjust-by-filter` (stores/inventory-items-v3)
 *
 * @param filter - Filter that selects the items to change.
 * @param options - Optional fields: `adjustedInventoryAction` and `search`.
 * @example
 * ```ts
 * const response = await client.use(inventoryItemsV3).bulkSetOrAdjustInventoryItemsByFilter(
 *   {},
 *   { adjustedInventoryAction: {} },
 * );
 * ```
 */
export const bulkSetOrAdjustInventoryItemsByFilter: (
  filter: Record<string, unknown>,
  options: BulkSetOrAdjustInventoryItemsByFilterOptions,
) => Promise<BulkSetOrAdjustInventoryItemsByFilterResponse> = /* @__PURE__ */ operation({
  name: "stores.inventoryItemsV3.bulkSetOrAdjustInventoryItemsByFilter",
  path: "/stores/v3/bulk/inventory-items/set-or-adjust-by-filter",
  args: ["filter", ["adjustedInventoryAction", "search"]],
});

/** Options of {@link bulkAdjustInventoryItemsByFilter}. */
export interface BulkAdjustInventoryItemsByFilterOptions {
  /** How to change the quantity of each item. */
  adjustment: AdjustInventoryAction;
  /** Full-text search that selects the items to change. */
  search?: SearchDetails;
  /** Whether to track the quantity of each item. */
  trackQuantity?: boolean;
}

/**
 * Starts a job that adjusts the quantity of all matching inventory items, and optionally sets
 * `trackQuantity`.
 *
 * `POST /stores/v3/bulk/inventory-items/adjust-by-filter` (stores/inventory-items-v3)
 *
 * @param filter - Filter that selects the items to change.
 * @param options - Optional fields: `adjustment`, `search` and `trackQuantity`.
 * @example
 * ```ts
 * const response = await client.use(inventoryItemsV3).bulkAdjustInventoryItemsByFilter({}, {
 *   adjustment: {},
 * });
 * ```
 */
export const bulkAdjustInventoryItemsByFilter: (
  filter: Record<string, unknown>,
  options: BulkAdjustInventoryItemsByFilterOptions,
) => Promise<BulkAdjustInventoryItemsByFilterResponse> = /* @__PURE__ */ operation({
  name: "stores.inventoryItemsV3.bulkAdjustInventoryItemsByFilter",
  path: "/stores/v3/bulk/inventory-items/adjust-by-filter",
  args: ["filter", ["adjustment", "search", "trackQuantity"]],
});

/** Options of {@link bulkCreateInventoryItemsByVariantFilter}. */
export interface BulkCreateInventoryItemsByVariantFilterOptions {
  /** Full-text search that selects the variants. */
  search?: SearchDetails;
  /** Id of the location. */
  locationId: string;
  /** Values for each new inventory item. */
  inventoryCreationData?: InventoryCreationData;
}

/**
 * Starts a job that creates inventory items at a location for all matching variants.
 *
 * `POST /stores/v3/bulk/inventory-items/create-by-variant-filter` (stores/inventory-items-v3)
 *
 * @param filter - Filter that selects the variants.
 * @param options - Optional fields: `search`, `locationId` and `inventoryCreationData`.
 * @example
 * ```ts
 * const response = await client.use(inventoryItemsV3).bulkCreateInventoryItemsByVariantFilter(
 *   {},
 *   { locationId: "<location id>" },
 * );
 * ```
 */
export const bulkCreateInventoryItemsByVariantFilter: (
  filter: Record<string, unknown>,
  options: BulkCreateInventoryItemsByVariantFilterOptions,
) => Promise<BulkCreateInventoryItemsByVariantFilterResponse> = /* @__PURE__ */ operation({
  name: "stores.inventoryItemsV3.bulkCreateInventoryItemsByVariantFilter",
  path: "/stores/v3/bulk/inventory-items/create-by-variant-filter",
  args: ["filter", ["search", "locationId", "inventoryCreationData"]],
});

/** Event that {@link onInventoryItemCreated} passes to its handler. */
export interface InventoryItemCreatedEvent {
  /** The created entity. */
  entity: InventoryItem;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when an inventory item is created.
 *
 * The type of the event is `wix.stores.catalog.v3.inventory_item_created`.
 *
 * @example
 * ```ts
 * client.use(inventoryItemsV3).onInventoryItemCreated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onInventoryItemCreated: (handler: EventHandler<InventoryItemCreatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.stores.catalog.v3.inventory_item_created",
    codec: { entity: { createdDate: "d", updatedDate: "d" } },
  });

/** Event that {@link onInventoryItemDeleted} passes to its handler. */
export interface InventoryItemDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: InventoryItem;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when an inventory item is deleted.
 *
 * The type of the event is `wix.stores.catalog.v3.inventory_item_deleted`.
 *
 * @example
 * ```ts
 * client.use(inventoryItemsV3).onInventoryItemDeleted(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onInventoryItemDeleted: (handler: EventHandler<InventoryItemDeletedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.stores.catalog.v3.inventory_item_deleted",
    codec: { entity: { createdDate: "d", updatedDate: "d" } },
  });

/** Event that {@link onInventoryItemUpdated} passes to its handler. */
export interface InventoryItemUpdatedEvent {
  /** The entity after the change. */
  entity: InventoryItem;
  /** Changed fields with their previous values. */
  modifiedFields?: Record<string, unknown>;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when an inventory item changes.
 *
 * The type of the event is `wix.stores.catalog.v3.inventory_item_updated`.
 *
 * @example
 * ```ts
 * client.use(inventoryItemsV3).onInventoryItemUpdated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onInventoryItemUpdated: (handler: EventHandler<InventoryItemUpdatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.stores.catalog.v3.inventory_item_updated",
    codec: {
      entity: { createdDate: "d", updatedDate: "d" },
      modifiedFields: { createdDate: "d", updatedDate: "d" },
    },
  });

/** Event that {@link onInventoryItemStockStatusUpdated} passes to its handler. */
export interface InventoryItemStockStatusUpdatedEnvelope {
  /** Event-specific data. */
  data: InventoryItemStockStatusUpdatedEvent;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a variant sells out, or is back in stock, at a location.
 *
 * The type of the event is `wix.stores.catalog.v3.inventory_item_stock_status_updated`.
 *
 * @example
 * ```ts
 * client.use(inventoryItemsV3).onInventoryItemStockStatusUpdated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onInventoryItemStockStatusUpdated: (
  handler: EventHandler<InventoryItemStockStatusUpdatedEnvelope>,
) => void = /* @__PURE__ */ event({
  type: "wix.stores.catalog.v3.inventory_item_stock_status_updated",
});

/** Event that {@link onInventoryItemUpdatedWithReason} passes to its handler. */
export interface InventoryItemUpdatedWithReasonEvent {
  /** Event-specific data. */
  data: InventoryItemUpdatedWithReason;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when an inventory item is updated with a reason, such as an order.
 *
 * The type of the event is `wix.stores.catalog.v3.inventory_item_updated_with_reason`.
 *
 * @example
 * ```ts
 * client.use(inventoryItemsV3).onInventoryItemUpdatedWithReason(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onInventoryItemUpdatedWithReason: (
  handler: EventHandler<InventoryItemUpdatedWithReasonEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.stores.catalog.v3.inventory_item_updated_with_reason",
  codec: { data: { currentEntity: { createdDate: "d", updatedDate: "d" } } },
});

/** Request of {@link createInventoryItem}. */
export interface CreateInventoryItemRequest {
  /** The inventory item to create. */
  inventoryItem: InventoryItemToCreate;
}

/** Response of {@link createInventoryItem}. */
export interface CreateInventoryItemResponse {
  /** The created inventory item. */
  inventoryItem?: InventoryItem;
}

/** Request of {@link bulkCreateInventoryItems}. */
export interface BulkCreateInventoryItemsRequest {
  /** The inventory items to create. 1 to 1,000 items. */
  inventoryItems: InventoryItemToCreate[];
  /** Whether each result includes the inventory item. */
  returnEntity?: boolean;
}

/** Response of {@link bulkCreateInventoryItems}. */
export interface BulkCreateInventoryItemsResponse {
  /** One result for each of the inventory items. 1 to 1,000 items. */
  results: BulkInventoryItemResultOfProductsV3[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Request of {@link getInventoryItem}. */
export interface GetInventoryItemRequest {
  /** Id of the inventory item. */
  inventoryItemId: string;
}

/** Response of {@link getInventoryItem}. */
export interface GetInventoryItemResponse {
  /** The requested inventory item. */
  inventoryItem?: InventoryItem;
}

/** Request of {@link updateInventoryItem}. */
export interface UpdateInventoryItemRequest {
  /** The inventory item, with the fields to update. */
  inventoryItem: InventoryItemForBulkUpdateInventoryItems;
  /** Reason for the change. */
  reason?: ReasonType;
}

/** Reason for an inventory change. */
export type ReasonType = "ORDER" | "MANUAL" | "REVERT_INVENTORY_CHANGE" | (string & {});

/** Response of {@link updateInventoryItem}. */
export interface UpdateInventoryItemResponse {
  /** The updated inventory item. */
  inventoryItem?: InventoryItem;
}

/** Request of {@link bulkUpdateInventoryItems}. */
export interface BulkUpdateInventoryItemsRequest {
  /** The inventory items to update, each with the fields to change. 1 to 1,000 items. */
  inventoryItems: MaskedInventoryItemToUpdate[];
  /** Whether each result includes the inventory item. */
  returnEntity?: boolean;
  /** Reason for the change. */
  reason?: ReasonType;
}

/** An inventory item and the fields to update. */
export interface MaskedInventoryItem {
  /** The inventory item, with the fields to update. */
  inventoryItem?: InventoryItemInput;
}

/** The variant of `MaskedInventoryItem` that `bulkUpdateInventoryItems` accepts. */
export interface MaskedInventoryItemToUpdate extends MaskedInventoryItem {
  /** The inventory item, with the fields to update. */
  inventoryItem?: InventoryItemForBulkUpdateInventoryItems;
}

/** Response of {@link bulkUpdateInventoryItems}. */
export interface BulkUpdateInventoryItemsResponse {
  /** One result for each of the inventory items. 1 to 1,000 items. */
  results: BulkInventoryItemResultOfProductsV3[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Request of {@link bulkUpsertInventoryItems}. */
export interface BulkUpsertInventoryItemsRequest {
  /** The inventory items to create or update. 1 to 1,000 items. */
  inventoryItems: MaskedInventoryItem[];
  /** Whether each result includes the inventory item. */
  returnEntity?: boolean;
}

/** Response of {@link bulkUpsertInventoryItems}. */
export interface BulkUpsertInventoryItemsResponse {
  /** One result for each of the inventory items. 1 to 1,000 items. */
  results: BulkUpsertInventoryItemResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one of the inventory items. */
export interface BulkUpsertInventoryItemResult {
  /** Id and index of the inventory item, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
  /** The inventory item. Present only if `returnEntity` is true. */
  item?: InventoryItem;
}

/** Request of {@link bulkUpdateInventoryItemsByFilter}. */
export interface BulkUpdateInventoryItemsByFilterRequest {
  /** Filter object that selects inventory items. */
  filter: Record<string, unknown>;
  /** Values to set on each of the inventory items. */
  inventoryItem: InventoryItemInput;
  /** Search text, filter, sorting, paging and aggregations for the inventory items. */
  search?: SearchDetails;
}

/** Response of {@link bulkUpdateInventoryItemsByFilter}. */
export interface BulkUpdateInventoryItemsByFilterResponse {
  /** Id of the asynchronous job that applies the change. */
  jobId: string;
}

/** Request of {@link deleteInventoryItem}. */
export interface DeleteInventoryItemRequest {
  /** Id of the inventory item. */
  inventoryItemId: string;
}

/** Response of {@link deleteInventoryItem}. */
export type DeleteInventoryItemResponse = Record<string, never>;

/** Request of {@link bulkDeleteInventoryItems}. */
export interface BulkDeleteInventoryItemsRequest {
  /** Ids of the inventory items. 1 to 1,000 items. */
  inventoryItemIds: string[];
}

/** Response of {@link bulkDeleteInventoryItems}. */
export interface BulkDeleteInventoryItemsResponse {
  /** One result for each of the inventory items. 1 to 1,000 items. */
  results: BulkInventoryItemResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one of the inventory items. */
export interface BulkInventoryItemResult {
  /** Id and index of the inventory item, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
}

/** Request of {@link bulkDeleteInventoryItemsByFilter}. */
export interface BulkDeleteInventoryItemsByFilterRequest {
  /** Filter object that selects inventory items. */
  filter: Record<string, unknown>;
  /** Search text, filter, sorting, paging and aggregations for the inventory items. */
  search?: SearchDetails;
}

/** Response of {@link bulkDeleteInventoryItemsByFilter}. */
export interface BulkDeleteInventoryItemsByFilterResponse {
  /** Id of the asynchronous job that applies the change. */
  jobId: string;
}

/** Request of {@link queryInventoryItems}. */
export interface QueryInventoryItemsRequest {
  /** Filter, sorting and paging. */
  query?: QueryV2;
}

/**
 * Filter, sorting and paging of a query.
 *
 * At most one of `paging` and `cursorPaging` is set.
 */
export type QueryV2 = {
  /** Filter object, such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to sort by, in order of priority. At most 10 items. */
  sort?: Sorting[];
} & (
  | {
      /** The page to return, by offset. Send either this or `cursorPaging`. */
      paging?: Paging;
      cursorPaging?: undefined;
    }
  | {
      paging?: undefined;
      /** The page to return, by cursor. Send either this or `paging`. */
      cursorPaging?: CursorPagingOfCategories;
    }
);

/** Paging by offset. */
export interface Paging {
  /** Maximum number of items on the page. At most 1,000. */
  limit?: number | null;
  /** Number of items to skip. */
  offset?: number | null;
}

/** Response of {@link queryInventoryItems}. */
export interface QueryInventoryItemsResponse {
  /** Inventory items on this page. 1 to 1,000 items. */
  inventoryItems: InventoryItem[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: PagingMetadataV2OfMemberFollowers;
}

/** Request of {@link searchInventoryItems}. */
export interface SearchInventoryItemsRequest {
  /** Search text, filter, sorting and paging. */
  search: CursorSearch;
}

/** Filter, sorting, search text, aggregations and paging of a search. */
export interface CursorSearch {
  /** The page to return. */
  cursorPaging?: CursorPagingOfCategories;
  /** Filter object, such as { visible: true }. */
  filter?: Record<string, unknown> | null;
  /** Fields to sort by, in order of priority. At most 10 items. */
  sort?: Sorting[];
  /** Aggregations over all matches, such as facet counts. At most 10 items. */
  aggregations?: Aggregation[];
  /** Free text to search for. */
  search?: SearchDetails;
  /**
   * Time zone for dates in filters and aggregations, as an IANA name such as 'Europe/Paris'. At
   * most 50 characters.
   */
  timeZone?: string | null;
}

/**
 * An aggregation over all items that match a search.
 *
 * At most one of `value`, `range`, `scalar`, `dateHistogram` and `nested` is set.
 */
export type Aggregation = {
  /** Name of the aggregation in the response. At most 100 characters. */
  name?: string | null;
  /** Kind of aggregation, which determines the settings that apply. */
  type?: AggregationType;
  /** Path of the field to aggregate. At most 200 characters. */
  fieldPath?: string;
  /**
   * Settings for grouping. Use nested aggregations instead.
   *
   * @deprecated
   */
  groupBy?: GroupByAggregation;
} & (
  | {
      /** Settings of an aggregation by value. Used only if `type` is `VALUE`. */
      value?: ValueAggregation;
      range?: undefined;
      scalar?: undefined;
      dateHistogram?: undefined;
      nested?: undefined;
    }
  | {
      value?: undefined;
      /** Settings of an aggregation by number range. Used only if `type` is `RANGE`. */
      range?: RangeAggregation;
      scalar?: undefined;
      dateHistogram?: undefined;
      nested?: undefined;
    }
  | {
      value?: undefined;
      range?: undefined;
      /** Settings of an aggregation that returns a single number. Used only if `type` is `SCALAR`. */
      scalar?: ScalarAggregation;
      dateHistogram?: undefined;
      nested?: undefined;
    }
  | {
      value?: undefined;
      range?: undefined;
      scalar?: undefined;
      /** Settings of an aggregation by time interval. Used only if `type` is `DATE_HISTOGRAM`. */
      dateHistogram?: DateHistogramAggregation;
      nested?: undefined;
    }
  | {
      value?: undefined;
      range?: undefined;
      scalar?: undefined;
      dateHistogram?: undefined;
      /** Settings of nested aggregations. Used only if `type` is `NESTED`. */
      nested?: NestedAggregation;
    }
);

/** Grouping of an aggregation. Use nested aggregations instead. */
export interface GroupByAggregation {
  /** Settings of the grouping. */
  value?: ValueAggregation;
  /** Name of the group in the response. At most 100 characters. */
  name?: string | null;
  /** Path of the field to group by. At most 200 characters. */
  fieldPath?: string;
}

/** Response of {@link searchInventoryItems}. */
export interface SearchInventoryItemsResponse {
  /** Inventory items on this page. 1 to 1,000 items. */
  inventoryItems: InventoryItem[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
  /** Results of the requested aggregations. */
  aggregationData?: AggregationData;
}

/** Request of {@link countInventoryItems}. */
export interface CountInventoryItemsRequest {
  /** Filter object that selects inventory items. */
  filter?: Record<string, unknown> | null;
  /** Search text, filter, sorting, paging and aggregations for the inventory items. */
  search?: SearchDetails;
}

/** Response of {@link countInventoryItems}. */
export interface CountInventoryItemsResponse {
  /** Number of inventory items that match the filter. */
  count: number;
}

/** Request of {@link bulkDecrementInventoryItems}. */
export interface BulkDecrementInventoryItemsRequest {
  /** Inventory items, and the quantity to remove from each. 1 to 300 items. */
  decrementData: DecrementDataById[];
  /** Whether to fail instead of making the quantity negative. Default: true. */
  restrictInventory?: boolean | null;
  /** Whether each result includes the changed item. */
  returnEntity?: boolean;
  /** Reason for the change. */
  reason?: ReasonType;
}

/** An inventory item, and the quantity to remove from it. */
export interface DecrementDataById {
  /** Id of the inventory item. */
  inventoryItemId: string;
  /** Quantity to remove. 1 to 99,999. */
  decrementBy: number;
  /** Whether the quantity was preordered. */
  preorderRequest?: boolean;
}

/** Response of {@link bulkDecrementInventoryItems}. */
export interface BulkDecrementInventoryItemsResponse {
  /** One result for each item in the request. 1 to 300 items. */
  results: BulkInventoryItemResultOfProductsV3[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Request of {@link bulkIncrementInventoryItems}. */
export interface BulkIncrementInventoryItemsRequest {
  /** Inventory items, and the quantity to add to each. 1 to 300 items. */
  incrementData: IncrementDataById[];
  /** Whether each result includes the changed item. */
  returnEntity?: boolean;
  /** Reason for the change. */
  reason?: ReasonType;
}

/** An inventory item, and the quantity to add to it. */
export interface IncrementDataById {
  /** Id of the inventory item. */
  inventoryItemId: string;
  /** Quantity to add. 1 to 99,999. */
  incrementBy: number;
}

/** Response of {@link bulkIncrementInventoryItems}. */
export interface BulkIncrementInventoryItemsResponse {
  /** One result for each item in the request. 1 to 300 items. */
  results: BulkInventoryItemResultOfProductsV3[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Request of {@link bulkDecrementInventoryItemsByVariantAndLocation}. */
export interface BulkDecrementInventoryItemsByVariantAndLocationRequest {
  /** Variants, their locations, and the quantities to remove. 1 to 300 items. */
  decrementData: DecrementDataByVariantAndLocation[];
  /** Whether to fail instead of making the quantity negative. Default: true. */
  restrictInventory?: boolean | null;
  /** Whether each result includes the changed item. */
  returnEntity?: boolean;
  /** Reason for the change. */
  reason?: ReasonType;
}

/** A variant at a location, and the quantity to remove. */
export interface DecrementDataByVariantAndLocation {
  /** Id of the variant. */
  variantId: string;
  /** Id of the location. If you omit it, the default location is used. */
  locationId?: string | null;
  /** Quantity to remove. 1 to 99,999. */
  decrementBy: number;
  /** Whether the quantity was preordered. */
  preorderRequest?: boolean;
}

/** Response of {@link bulkDecrementInventoryItemsByVariantAndLocation}. */
export interface BulkDecrementInventoryItemsByVariantAndLocationResponse {
  /** One result for each item in the request. 1 to 300 items. */
  results: BulkInventoryItemResultOfProductsV3[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Request of {@link bulkIncrementInventoryItemsByVariantAndLocation}. */
export interface BulkIncrementInventoryItemsByVariantAndLocationRequest {
  /** Variants, their locations, and the quantities to add. 1 to 300 items. */
  incrementData: IncrementDataByVariantAndLocation[];
  /** Whether each result includes the changed item. */
  returnEntity?: boolean;
  /** Reason for the change. */
  reason?: ReasonType;
}

/** A variant at a location, and the quantity to add. */
export interface IncrementDataByVariantAndLocation {
  /** Id of the variant. */
  variantId: string;
  /** Id of the location. If you omit it, the default location is used. */
  locationId?: string | null;
  /** Quantity to add. 1 to 99,999. */
  incrementBy: number;
}

/** Response of {@link bulkIncrementInventoryItemsByVariantAndLocation}. */
export interface BulkIncrementInventoryItemsByVariantAndLocationResponse {
  /** One result for each item in the request. 1 to 300 items. */
  results: BulkInventoryItemResultOfProductsV3[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Request of {@link bulkSetOrAdjustInventoryItemsByFilter}. */
export interface BulkSetOrAdjustInventoryItemsByFilterRequest {
  /** Filter that selects the items to change. */
  filter: Record<string, unknown>;
  /** How to change the quantity of each item. */
  adjustedInventoryAction: AdjustInventoryAction;
  /** Full-text search that selects the items to change. */
  search?: SearchDetails;
}

/**
 * A change to the quantity: an increase or a decrease.
 *
 * At most one of `incrementBy` and `decrementBy` is set.
 */
export type AdjustInventoryAction =
  | {
      /** Quantity to add. 1 to 99,999. */
      incrementBy?: number;
      decrementBy?: undefined;
    }
  | {
      incrementBy?: undefined;
      /** Quantity to remove. 1 to 99,999. */
      decrementBy?: number;
    };

/** Response of {@link bulkSetOrAdjustInventoryItemsByFilter}. */
export interface BulkSetOrAdjustInventoryItemsByFilterResponse {
  /** Id of the asynchronous job that applies the change. */
  jobId: string;
}

/** Request of {@link bulkAdjustInventoryItemsByFilter}. */
export interface BulkAdjustInventoryItemsByFilterRequest {
  /** Filter that selects the items to change. */
  filter: Record<string, unknown>;
  /** How to change the quantity of each item. */
  adjustment: AdjustInventoryAction;
  /** Full-text search that selects the items to change. */
  search?: SearchDetails;
  /** Whether to track the quantity of each item. */
  trackQuantity?: boolean;
}

/** Response of {@link bulkAdjustInventoryItemsByFilter}. */
export interface BulkAdjustInventoryItemsByFilterResponse {
  /** Id of the asynchronous job that applies the change. */
  jobId: string;
}

/** Request of {@link bulkCreateInventoryItemsByVariantFilter}. */
export interface BulkCreateInventoryItemsByVariantFilterRequest {
  /** Filter that selects the variants. */
  filter: Record<string, unknown>;
  /** Full-text search that selects the variants. */
  search?: SearchDetails;
  /** Id of the location. */
  locationId: string;
  /** Values for each new inventory item. */
  inventoryCreationData?: InventoryCreationData;
}

/** Values for a new inventory item. */
export interface InventoryCreationData {
  /** Initial quantity in stock. At most 99,999. */
  quantity?: number;
}

/** Response of {@link bulkCreateInventoryItemsByVariantFilter}. */
export interface BulkCreateInventoryItemsByVariantFilterResponse {
  /** Id of the asynchronous job that applies the change. */
  jobId: string;
}

/** Data of the {@link onInventoryItemStockStatusUpdated} event. */
export interface InventoryItemStockStatusUpdatedEvent {
  /** Whether the item is in stock. */
  inStock: boolean;
}

/** Data of the {@link onInventoryItemUpdatedWithReason} event. */
export interface InventoryItemUpdatedWithReason {
  /** The updated inventory item. */
  currentEntity?: InventoryItem;
  /** Reason for the change. */
  reason: ReasonType;
  /** Id of the app. */
  appId: string;
}

/**
 * Status of a stored inventory row. The platform's documentation names no field with these
 * values.
 */
export type InventoryRowState =
  | "READY"
  | "IN_PROCESS"
  | "SOFT_DELETED"
  | "PERMANENTLY_DELETED"
  | (string & {});
