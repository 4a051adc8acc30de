// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Keep the stock of V3 variants, one inventory item per variant and location.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type AggregateSearchBuilder,
  type CodecTable,
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
 * Codes of the application errors of {@link createInventoryItem}, and what to do.
 *
 * - `ITEM_ALREADY_EXISTS`: There is an inventory item for this variant and location: update
 *   that one.
 * - `PRE_ORDER_VALIDATION`: The preorder settings do not fit: they need tracked quantities and
 *   a preorder that is switched on.
 */
export type CreateInventoryItemErrorCode = "ITEM_ALREADY_EXISTS" | "PRE_ORDER_VALIDATION";

/**
 * Create the inventory item of a variant at a location.
 *
 * `POST /stores/v3/inventory-items` (stores/inventory-items-v3)
 *
 * @param inventoryItem - The inventory item to create; needs `productId`, `inStock|quantity`,
 *   `variantId`.
 * @returns The created inventory item.
 * @remarks Its application errors have a {@link CreateInventoryItemErrorCode}. Needs
 *   WIX_STORES.INVENTORY_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(inventoryItemsV3).createInventoryItem({
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

/** The `options` of {@link bulkCreateInventoryItems}. */
export interface BulkCreateInventoryItemsOptions {
  /** True when each result should carry the inventory item itself. */
  returnEntity?: boolean;
}

/**
 * Codes of the application errors of {@link bulkCreateInventoryItems}, and what to do.
 *
 * - `PRE_ORDER_VALIDATION`: The preorder settings do not fit: they need tracked quantities and
 *   a preorder that is switched on.
 */
export type BulkCreateInventoryItemsErrorCode = "PRE_ORDER_VALIDATION";

/**
 * Create up to 1,000 inventory items, with a result for each.
 *
 * `POST /stores/v3/bulk/inventory-items/create` (stores/inventory-items-v3)
 *
 * @param inventoryItems - The inventory items to create; needs `productId`, `inStock|quantity`,
 *   `variantId`; 1 to 1000 items.
 * @param options - May hold `returnEntity`.
 * @remarks Its application errors have a {@link BulkCreateInventoryItemsErrorCode}. Needs
 *   WIX_STORES.INVENTORY_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(inventoryItemsV3).bulkCreateInventoryItems([
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
 * Get an inventory item by its id.
 *
 * `GET /stores/v3/inventory-items/{inventoryItemId}` (stores/inventory-items-v3)
 *
 * @param inventoryItemId - Id of the inventory item.
 * @returns The inventory item that was asked for.
 * @remarks Needs WIX_STORES.INVENTORY_READ.
 * @example
 * ```ts
 * const answer = await client.use(inventoryItemsV3).getInventoryItem("<inventory item id>");
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
 * Delete an inventory item by its id.
 *
 * `DELETE /stores/v3/inventory-items/{inventoryItemId}` (stores/inventory-items-v3)
 *
 * @param inventoryItemId - Id of the inventory item.
 * @remarks Needs WIX_STORES.INVENTORY_DELETE.
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

/** The `options` of {@link updateInventoryItem}. */
export interface UpdateInventoryItemOptions {
  /** Why the stock changes, for the record. */
  reason?: ReasonType;
}

/**
 * Codes of the application errors of {@link updateInventoryItem}, and what to do.
 *
 * - `REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING`: A negative quantity can only rise:
 *   send one that is not lower.
 * - `PRE_ORDER_VALIDATION`: The preorder settings do not fit: they need tracked quantities and
 *   a preorder that is switched on.
 */
export type UpdateInventoryItemErrorCode =
  | "REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING"
  | "PRE_ORDER_VALIDATION";

/**
 * Change an inventory item; needs its current revision and may carry a reason.
 *
 * `PATCH /stores/v3/inventory-items/{inventoryItem.id}` (stores/inventory-items-v3)
 *
 * @param id - Id of the inventory item.
 * @param inventoryItem - The inventory item with the fields to change; needs `revision`.
 * @param options - May hold `reason`.
 * @returns The inventory item after the change.
 * @remarks Its application errors have a {@link UpdateInventoryItemErrorCode}. Needs
 *   WIX_STORES.INVENTORY_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(inventoryItemsV3).updateInventoryItem("<inventory item id>", {
 *   revision: "1",
 * });
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

/** The `options` of {@link bulkUpdateInventoryItems}. */
export interface BulkUpdateInventoryItemsOptions {
  /** True when each result should carry the inventory item itself. */
  returnEntity?: boolean;
  /** Why the stock changes, for the record. */
  reason?: ReasonType;
}

/**
 * Codes of the application errors of {@link bulkUpdateInventoryItems}, and what to do.
 *
 * - `REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING`: A negative quantity can only rise:
 *   send one that is not lower.
 * - `PRE_ORDER_VALIDATION`: The preorder settings do not fit: they need tracked quantities and
 *   a preorder that is switched on.
 */
export type BulkUpdateInventoryItemsErrorCode =
  | "REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING"
  | "PRE_ORDER_VALIDATION";

/**
 * Update up to 1,000 inventory items, with a result for each.
 *
 * `POST /stores/v3/bulk/inventory-items/update` (stores/inventory-items-v3)
 *
 * @param inventoryItems - The inventory items to change, each with what is to change;
 *   `inventoryItem` needs `id`, `revision`; 1 to 1000 items.
 * @param options - May hold `returnEntity`, `reason`.
 * @remarks Its application errors have a {@link BulkUpdateInventoryItemsErrorCode}. Needs
 *   WIX_STORES.INVENTORY_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(inventoryItemsV3).bulkUpdateInventoryItems([
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

/** The `options` of {@link bulkUpsertInventoryItems}. */
export interface BulkUpsertInventoryItemsOptions {
  /** True when each result should carry the inventory item itself. */
  returnEntity?: boolean;
}

/**
 * Create or update up to 1,000 inventory items, with a result for each.
 *
 * `POST /stores/v3/bulk/inventory-items/upsert` (stores/inventory-items-v3)
 *
 * @param inventoryItems - The inventory items to create, or to change if known; 1 to 1000
 *   items.
 * @param options - May hold `returnEntity`.
 * @example
 * ```ts
 * const answer = await client.use(inventoryItemsV3).bulkUpsertInventoryItems([{}]);
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

/** The `options` of {@link bulkUpdateInventoryItemsByFilter}. */
export interface BulkUpdateInventoryItemsByFilterOptions {
  /** The values that each of the inventory items is to get. */
  inventoryItem: InventoryItemInput;
  /** Filter, full text, order and page of the inventory items to find, and what to aggregate. */
  search?: SearchDetails;
}

/**
 * Codes of the application errors of {@link bulkUpdateInventoryItemsByFilter}, and what to do.
 *
 * - `REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING`: A negative quantity can only rise:
 *   send one that is not lower.
 * - `PRE_ORDER_VALIDATION`: The preorder settings do not fit: they need tracked quantities and
 *   a preorder that is switched on.
 */
export type BulkUpdateInventoryItemsByFilterErrorCode =
  | "REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING"
  | "PRE_ORDER_VALIDATION";

/**
 * Start a job that updates all inventory items matching a filter.
 *
 * `POST /stores/v3/bulk/inventory-items/update-by-filter` (stores/inventory-items-v3)
 *
 * @param filter - Conditions that an inventory item must meet, as a filter object.
 * @param options - Has to hold `inventoryItem`; may hold `search`.
 * @remarks Its application errors have a {@link BulkUpdateInventoryItemsByFilterErrorCode}.
 *   Needs WIX_STORES.INVENTORY_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(inventoryItemsV3).bulkUpdateInventoryItemsByFilter({}, {
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
 * Delete up to 1,000 inventory items, with a result for each.
 *
 * `POST /stores/v3/bulk/inventory-items/delete` (stores/inventory-items-v3)
 *
 * @param inventoryItemIds - Ids of the inventory items.
 * @remarks Needs WIX_STORES.INVENTORY_DELETE.
 * @example
 * ```ts
 * const answer = await client.use(inventoryItemsV3).bulkDeleteInventoryItems([
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

/** The `options` of {@link bulkDeleteInventoryItemsByFilter}. */
export interface BulkDeleteInventoryItemsByFilterOptions {
  /** Filter, full text, order and page of the inventory items to find, and what to aggregate. */
  search?: SearchDetails;
}

/**
 * Start a job that deletes all inventory items matching a filter.
 *
 * `POST /stores/v3/bulk/inventory-items/delete-by-filter` (stores/inventory-items-v3)
 *
 * @param filter - Conditions that an inventory item must meet, as a filter object.
 * @param options - May hold `search`.
 * @example
 * ```ts
 * const answer = await client.use(inventoryItemsV3).bulkDeleteInventoryItemsByFilter({});
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

/** The fields that the query of {@link queryInventoryItems} takes. */
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

/** The query of {@link queryInventoryItems} as it is sent. */
export interface QueryInventoryItemsQuery
  extends Omit<QueryV2, "filter" | "sort">,
    TypedQuery<QueryInventoryItemsFields> {}

/**
 * Query inventory items with filters, sorting and cursor paging.
 *
 * `GET /stores/v3/inventory-items/query` (stores/inventory-items-v3)
 *
 * @returns a builder; `find()` sends the query
 * @remarks Needs WIX_STORES.INVENTORY_READ.
 * @example
 * ```ts
 * const page = await client.use(inventoryItemsV3).queryInventoryItems().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryInventoryItems: {
  (): CursorQueryBuilder<InventoryItem, QueryInventoryItemsFields>;
  /** Query inventory items with filters, sorting and cursor paging. Sends the query as it stands. */
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

/** The fields that the search of {@link searchInventoryItems} takes. */
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

/** The search of {@link searchInventoryItems} as it is sent. */
export interface SearchInventoryItemsSearch
  extends Omit<CursorSearch, "filter" | "sort" | "search" | "aggregations">,
    TypedSearch<SearchInventoryItemsFields> {}

/**
 * Search inventory items by free text, with filters and aggregations.
 *
 * `GET /stores/v3/inventory-items/search` (stores/inventory-items-v3)
 *
 * @returns a builder; `find()` sends the search
 * @remarks Needs WIX_STORES.INVENTORY_READ.
 * @example
 * ```ts
 * const page = await client.use(inventoryItemsV3).searchInventoryItems().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const searchInventoryItems: {
  (): AggregateSearchBuilder<InventoryItem, SearchInventoryItemsFields>;
  /**
   * Search inventory items by free text, with filters and aggregations. Sends the search as it
   * stands.
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

/** The `options` of {@link countInventoryItems}. */
export interface CountInventoryItemsOptions {
  /** Conditions that an inventory item must meet, as a filter object. */
  filter?: Record<string, unknown> | null;
  /** Filter, full text, order and page of the inventory items to find, and what to aggregate. */
  search?: SearchDetails;
}

/**
 * Count the inventory items that match a filter or search.
 *
 * `GET /stores/v3/inventory-items/count` (stores/inventory-items-v3)
 *
 * @param options - May hold `filter`, `search`.
 * @example
 * ```ts
 * const answer = await client.use(inventoryItemsV3).countInventoryItems();
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

/** The `options` of {@link bulkDecrementInventoryItems}. */
export interface BulkDecrementInventoryItemsOptions {
  /** False to let the stock become negative; otherwise what would do that is refused. */
  restrictInventory?: boolean | null;
  /** True when each result should carry the changed item itself. */
  returnEntity?: boolean;
  /** Why the stock changes, for the record. */
  reason?: ReasonType;
}

/**
 * Codes of the application errors of {@link bulkDecrementInventoryItems}, and what to do.
 *
 * - `INVENTORY_QUANTITY_NOT_TRACKED`: The item says only whether it is in stock: track its
 *   quantity first.
 * - `INSUFFICIENT_INVENTORY`: There is not enough in stock: show what is left and let the buyer
 *   lower the quantity.
 * - `MIN_QUANTITY_LIMIT_REACHED`: The quantity would be below the limit of an inventory item:
 *   lower it by less.
 */
export type BulkDecrementInventoryItemsErrorCode =
  | "INVENTORY_QUANTITY_NOT_TRACKED"
  | "INSUFFICIENT_INVENTORY"
  | "MIN_QUANTITY_LIMIT_REACHED";

/**
 * Lower the stock of up to 300 inventory items by id; can refuse to go below zero.
 *
 * `POST /stores/v3/bulk/inventory-items/decrement` (stores/inventory-items-v3)
 *
 * @param decrementData - Which items to take from, and how many; needs `decrementBy`,
 *   `inventoryItemId`; 1 to 300 items.
 * @param options - May hold `restrictInventory`, `returnEntity`, `reason`.
 * @remarks Its application errors have a {@link BulkDecrementInventoryItemsErrorCode}. Needs
 *   WIX_STORES.INVENTORY_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(inventoryItemsV3).bulkDecrementInventoryItems([
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

/** The `options` of {@link bulkIncrementInventoryItems}. */
export interface BulkIncrementInventoryItemsOptions {
  /** True when each result should carry the changed item itself. */
  returnEntity?: boolean;
  /** Why the stock changes, for the record. */
  reason?: ReasonType;
}

/**
 * Codes of the application errors of {@link bulkIncrementInventoryItems}, and what to do.
 *
 * - `INVENTORY_QUANTITY_NOT_TRACKED`: The item says only whether it is in stock: track its
 *   quantity first.
 * - `MAX_QUANTITY_LIMIT_REACHED`: The quantity would be above the limit of an inventory item:
 *   raise it by less.
 */
export type BulkIncrementInventoryItemsErrorCode =
  | "INVENTORY_QUANTITY_NOT_TRACKED"
  | "MAX_QUANTITY_LIMIT_REACHED";

/**
 * Raise the stock of up to 300 inventory items by id, with a result for each.
 *
 * `POST /stores/v3/bulk/inventory-items/increment` (stores/inventory-items-v3)
 *
 * @param incrementData - Which items to add to, and how many; needs `incrementBy`,
 *   `inventoryItemId`; 1 to 300 items.
 * @param options - May hold `returnEntity`, `reason`.
 * @remarks Its application errors have a {@link BulkIncrementInventoryItemsErrorCode}. Needs
 *   WIX_STORES.INVENTORY_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(inventoryItemsV3).bulkIncrementInventoryItems([
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

/** The `options` of {@link bulkDecrementInventoryItemsByVariantAndLocation}. */
export interface BulkDecrementInventoryItemsByVariantAndLocationOptions {
  /** False to let the stock become negative; otherwise what would do that is refused. */
  restrictInventory?: boolean | null;
  /** True when each result should carry the changed item itself. */
  returnEntity?: boolean;
  /** Why the stock changes, for the record. */
  reason?: ReasonType;
}

/**
 * Codes of the application errors of {@link bulkDecrementInventoryItemsByVariantAndLocation},
 * and what to do.
 *
 * - `INVENTORY_QUANTITY_NOT_TRACKED`: The item says only whether it is in stock: track its
 *   quantity first.
 * - `INSUFFICIENT_INVENTORY`: There is not enough in stock: show what is left and let the buyer
 *   lower the quantity.
 * - `MIN_QUANTITY_LIMIT_REACHED`: The quantity would be below the limit of an inventory item:
 *   lower it by less.
 * - `NOT_FOUND`: There is nothing under this id: read the list again.
 */
export type BulkDecrementInventoryItemsByVariantAndLocationErrorCode =
  | "INVENTORY_QUANTITY_NOT_TRACKED"
  | "INSUFFICIENT_INVENTORY"
  | "MIN_QUANTITY_LIMIT_REACHED"
  | "NOT_FOUND";

/**
 * Lower stock named by variant and location, up to 300 at once; can refuse to go below zero.
 *
 * `POST /stores/v3/bulk/inventory-items/decrement-by-variant-and-location`
 * (stores/inventory-items-v3)
 *
 * @param decrementData - Which variants to take from, where, and how many; needs `decrementBy`,
 *   `variantId`; 1 to 300 items.
 * @param options - May hold `restrictInventory`, `returnEntity`, `reason`.
 * @remarks Its application errors have a {@link
 *   BulkDecrementInventoryItemsByVariantAndLocationErrorCode}. Needs
 *   WIX_STORES.INVENTORY_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(inventoryItemsV3).bulkDecrementInventoryItemsByVariantAndLocation(
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

/** The `options` of {@link bulkIncrementInventoryItemsByVariantAndLocation}. */
export interface BulkIncrementInventoryItemsByVariantAndLocationOptions {
  /** True when each result should carry the changed item itself. */
  returnEntity?: boolean;
  /** Why the stock changes, for the record. */
  reason?: ReasonType;
}

/**
 * Codes of the application errors of {@link bulkIncrementInventoryItemsByVariantAndLocation},
 * and what to do.
 *
 * - `INVENTORY_QUANTITY_NOT_TRACKED`: The item says only whether it is in stock: track its
 *   quantity first.
 * - `MAX_QUANTITY_LIMIT_REACHED`: The quantity would be above the limit of an inventory item:
 *   raise it by less.
 * - `NOT_FOUND`: There is nothing under this id: read the list again.
 */
export type BulkIncrementInventoryItemsByVariantAndLocationErrorCode =
  | "INVENTORY_QUANTITY_NOT_TRACKED"
  | "MAX_QUANTITY_LIMIT_REACHED"
  | "NOT_FOUND";

/**
 * Raise stock named by variant and location, up to 300 at once, with a result for each.
 *
 * `POST /stores/v3/bulk/inventory-items/increment-by-variant-and-location`
 * (stores/inventory-items-v3)
 *
 * @param incrementData - Which variants to add to, where, and how many; needs `incrementBy`,
 *   `variantId`; 1 to 300 items.
 * @param options - May hold `returnEntity`, `reason`.
 * @remarks Its application errors have a {@link
 *   BulkIncrementInventoryItemsByVariantAndLocationErrorCode}. Needs
 *   WIX_STORES.INVENTORY_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(inventoryItemsV3).bulkIncrementInventoryItemsByVariantAndLocation(
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

/** The `options` of {@link bulkSetOrAdjustInventoryItemsByFilter}. */
export interface BulkSetOrAdjustInventoryItemsByFilterOptions {
  /** By how much each item's stock changes. */
  adjustedInventoryAction: AdjustInventoryAction;
  /** Full text that has to be found in what is to change. */
  search?: SearchDetails;
}

/**
 * Start a job that raises or lowers the quantity of all matching inventory items.
 *
 * `POST /stores/v3/bulk/inventory-items/set-or-adjust-by-filter` (stores/inventory-items-v3)
 *
 * @param filter - Conditions for what is to change, as a filter object.
 * @param options - May hold `adjustedInventoryAction`, `search`.
 * @example
 * ```ts
 * const answer = await client.use(inventoryItemsV3).bulkSetOrAdjustInventoryItemsByFilter({}, {
 *   adjustedInventoryAction: {},
 * });
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

/** The `options` of {@link bulkAdjustInventoryItemsByFilter}. */
export interface BulkAdjustInventoryItemsByFilterOptions {
  /** By how much each item's stock changes. */
  adjustment: AdjustInventoryAction;
  /** Full text that has to be found in what is to change. */
  search?: SearchDetails;
  /** True to count the stock of each item from then on. */
  trackQuantity?: boolean;
}

/**
 * Start a job that adjusts the stock of all matching items; takes a trackQuantity flag.
 *
 * `POST /stores/v3/bulk/inventory-items/adjust-by-filter` (stores/inventory-items-v3)
 *
 * @param filter - Conditions for what is to change, as a filter object.
 * @param options - May hold `adjustment`, `search`, `trackQuantity`.
 * @example
 * ```ts
 * const answer = await client.use(inventoryItemsV3).bulkAdjustInventoryItemsByFilter({}, {
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

/** The `options` of {@link bulkCreateInventoryItemsByVariantFilter}. */
export interface BulkCreateInventoryItemsByVariantFilterOptions {
  /** Full text that has to be found in the variants. */
  search?: SearchDetails;
  /** Id of the location. */
  locationId: string;
  /** What each new inventory item holds. */
  inventoryCreationData?: InventoryCreationData;
}

/**
 * Start a job that creates inventory items at a location for all matching variants.
 *
 * `POST /stores/v3/bulk/inventory-items/create-by-variant-filter` (stores/inventory-items-v3)
 *
 * @param filter - Conditions for the variants, as a filter object.
 * @param options - May hold `search`, `locationId`, `inventoryCreationData`.
 * @example
 * ```ts
 * const answer = await client.use(inventoryItemsV3).bulkCreateInventoryItemsByVariantFilter(
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

/** What a handler of {@link onInventoryItemCreated} gets. */
export interface InventoryItemCreatedEvent {
  /** What the event is about, as it was after the change. */
  entity: InventoryItem;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when an inventory item is created.
 *
 * Event type `wix.stores.catalog.v3.inventory_item_created`.
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

/** What a handler of {@link onInventoryItemDeleted} gets. */
export interface InventoryItemDeletedEvent {
  /** What was deleted, as it was; absent where the platform no longer has it. */
  entity?: InventoryItem;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when an inventory item is deleted.
 *
 * Event type `wix.stores.catalog.v3.inventory_item_deleted`.
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

/** What a handler of {@link onInventoryItemUpdated} gets. */
export interface InventoryItemUpdatedEvent {
  /** What the event is about, as it was after the change. */
  entity: InventoryItem;
  /** The changed fields with their former values. */
  modifiedFields?: Record<string, unknown>;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when an inventory item changes.
 *
 * Event type `wix.stores.catalog.v3.inventory_item_updated`.
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

/** What a handler of {@link onInventoryItemStockStatusUpdated} gets. */
export interface InventoryItemStockStatusUpdatedEnvelope {
  /** What the event tells besides which it is. */
  data: InventoryItemStockStatusUpdatedEvent;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when a variant sells out or is back in stock at a location.
 *
 * Event type `wix.stores.catalog.v3.inventory_item_stock_status_updated`.
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

/** What a handler of {@link onInventoryItemUpdatedWithReason} gets. */
export interface InventoryItemUpdatedWithReasonEvent {
  /** What the event tells besides which it is. */
  data: InventoryItemUpdatedWithReason;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when stock changes and a reason was given, such as an order.
 *
 * Event type `wix.stores.catalog.v3.inventory_item_updated_with_reason`.
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

/** What {@link createInventoryItem} is called with. */
export interface CreateInventoryItemRequest {
  /** The inventory item to create. */
  inventoryItem: InventoryItemToCreate;
}

/** What {@link createInventoryItem} answers. */
export interface CreateInventoryItemResponse {
  /** The created inventory item. */
  inventoryItem?: InventoryItem;
}

/** What {@link bulkCreateInventoryItems} is called with. */
export interface BulkCreateInventoryItemsRequest {
  /** The inventory items to create. 1 to 1000 items. */
  inventoryItems: InventoryItemToCreate[];
  /** True when each result should carry the inventory item itself. */
  returnEntity?: boolean;
}

/** What {@link bulkCreateInventoryItems} answers. */
export interface BulkCreateInventoryItemsResponse {
  /** One result for each of the inventory items. 1 to 1000 items. */
  results: BulkInventoryItemResultOfProductsV3[];
  /** How many succeeded and how many failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Which inventory item to read. */
export interface GetInventoryItemRequest {
  /** Id of the inventory item. */
  inventoryItemId: string;
}

/** The inventory item that was asked for. */
export interface GetInventoryItemResponse {
  /** The inventory item that was asked for. */
  inventoryItem?: InventoryItem;
}

/** What {@link updateInventoryItem} is called with. */
export interface UpdateInventoryItemRequest {
  /** The inventory item with the fields to change. */
  inventoryItem: InventoryItemForBulkUpdateInventoryItems;
  /** Why the stock changes, for the record. */
  reason?: ReasonType;
}

/** Why stock changed. */
export type ReasonType = "ORDER" | "MANUAL" | "REVERT_INVENTORY_CHANGE" | (string & {});

/** What {@link updateInventoryItem} answers. */
export interface UpdateInventoryItemResponse {
  /** The inventory item after the change. */
  inventoryItem?: InventoryItem;
}

/** What {@link bulkUpdateInventoryItems} is called with. */
export interface BulkUpdateInventoryItemsRequest {
  /** The inventory items to change, each with what is to change. 1 to 1000 items. */
  inventoryItems: MaskedInventoryItemToUpdate[];
  /** True when each result should carry the inventory item itself. */
  returnEntity?: boolean;
  /** Why the stock changes, for the record. */
  reason?: ReasonType;
}

/** An inventory item, and which of its fields to change. */
export interface MaskedInventoryItem {
  /** The inventory item with the fields to change. */
  inventoryItem?: InventoryItemInput;
}

/** What `bulkUpdateInventoryItems` takes as `MaskedInventoryItem`. */
export interface MaskedInventoryItemToUpdate extends MaskedInventoryItem {
  /** The inventory item with the fields to change. */
  inventoryItem?: InventoryItemForBulkUpdateInventoryItems;
}

/** What {@link bulkUpdateInventoryItems} answers. */
export interface BulkUpdateInventoryItemsResponse {
  /** One result for each of the inventory items. 1 to 1000 items. */
  results: BulkInventoryItemResultOfProductsV3[];
  /** How many succeeded and how many failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What {@link bulkUpsertInventoryItems} is called with. */
export interface BulkUpsertInventoryItemsRequest {
  /** The inventory items to create, or to change if known. 1 to 1000 items. */
  inventoryItems: MaskedInventoryItem[];
  /** True when each result should carry the inventory item itself. */
  returnEntity?: boolean;
}

/** What {@link bulkUpsertInventoryItems} answers. */
export interface BulkUpsertInventoryItemsResponse {
  /** One result for each of the inventory items. 1 to 1000 items. */
  results: BulkUpsertInventoryItemResult[];
  /** How many succeeded and how many failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What came of one of the inventory items. */
export interface BulkUpsertInventoryItemResult {
  /** Which of the inventory items it is, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
  /** The inventory item; absent unless `returnEntity` was true. */
  item?: InventoryItem;
}

/** What {@link bulkUpdateInventoryItemsByFilter} is called with. */
export interface BulkUpdateInventoryItemsByFilterRequest {
  /** Conditions that an inventory item must meet, as a filter object. */
  filter: Record<string, unknown>;
  /** The values that each of the inventory items is to get. */
  inventoryItem: InventoryItemInput;
  /** Filter, full text, order and page of the inventory items to find, and what to aggregate. */
  search?: SearchDetails;
}

/** What {@link bulkUpdateInventoryItemsByFilter} answers. */
export interface BulkUpdateInventoryItemsByFilterResponse {
  /** Id of the job that carries the change out, after the answer. */
  jobId: string;
}

/** What {@link deleteInventoryItem} is called with. */
export interface DeleteInventoryItemRequest {
  /** Id of the inventory item. */
  inventoryItemId: string;
}

/** What {@link deleteInventoryItem} answers. */
export type DeleteInventoryItemResponse = Record<string, never>;

/** What {@link bulkDeleteInventoryItems} is called with. */
export interface BulkDeleteInventoryItemsRequest {
  /** Ids of the inventory items. 1 to 1000 items. */
  inventoryItemIds: string[];
}

/** What {@link bulkDeleteInventoryItems} answers. */
export interface BulkDeleteInventoryItemsResponse {
  /** One result for each of the inventory items. 1 to 1000 items. */
  results: BulkInventoryItemResult[];
  /** How many succeeded and how many failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What came of one of the inventory items. */
export interface BulkInventoryItemResult {
  /** Which of the inventory items it is, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
}

/** What {@link bulkDeleteInventoryItemsByFilter} is called with. */
export interface BulkDeleteInventoryItemsByFilterRequest {
  /** Conditions that an inventory item must meet, as a filter object. */
  filter: Record<string, unknown>;
  /** Filter, full text, order and page of the inventory items to find, and what to aggregate. */
  search?: SearchDetails;
}

/** What {@link bulkDeleteInventoryItemsByFilter} answers. */
export interface BulkDeleteInventoryItemsByFilterResponse {
  /** Id of the job that carries the change out, after the answer. */
  jobId: string;
}

/** Which inventory items to list. */
export interface QueryInventoryItemsRequest {
  /** Filter, order and page. */
  query?: QueryV2;
}

/**
 * Filter, order and page of a query.
 *
 * At most one of: `paging`, `cursorPaging`.
 */
export type QueryV2 = {
  /** Conditions that an item must meet, as a filter object such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to order by, the most important first. At most 10 items. */
  sort?: Sorting[];
} & (
  | {
      /** Page to answer, by offset; use this or cursorPaging. */
      paging?: Paging;
      cursorPaging?: undefined;
    }
  | {
      paging?: undefined;
      /** Page to answer, by cursor; use this or paging. */
      cursorPaging?: CursorPagingOfCategories;
    }
);

/** Page of a list, by offset. */
export interface Paging {
  /** Largest number of items on the page. At most 1000. */
  limit?: number | null;
  /** Number of items to skip before the page starts, 0 for the first page. */
  offset?: number | null;
}

/** One page of inventory items. */
export interface QueryInventoryItemsResponse {
  /** Inventory items on this page. 1 to 1000 items. */
  inventoryItems: InventoryItem[];
  /** Where the page stands. */
  pagingMetadata?: PagingMetadataV2OfMemberFollowers;
}

/** Which inventory items to find. */
export interface SearchInventoryItemsRequest {
  /** Text, filter, order and page. */
  search: CursorSearch;
}

/** Filter, order, free text, summaries and page of a search. */
export interface CursorSearch {
  /** Page to answer. */
  cursorPaging?: CursorPagingOfCategories;
  /** Conditions that an item must meet, as a filter object such as { visible: true }. */
  filter?: Record<string, unknown> | null;
  /** Fields to order by, the most important first. At most 10 items. */
  sort?: Sorting[];
  /**
   * Summaries to compute over all matches, such as the counts behind filter facets. At most 10
   * items.
   */
  aggregations?: Aggregation[];
  /** Free text to look for. */
  search?: SearchDetails;
  /**
   * Time zone for dates in filters and summaries, as an IANA name such as 'Europe/Paris'. At most
   * 50 characters.
   */
  timeZone?: string | null;
}

/**
 * Summary to compute over all items that match a search.
 *
 * At most one of: `value`, `range`, `scalar`, `dateHistogram`, `nested`.
 */
export type Aggregation = {
  /** Name under which the result is answered; your choice. At most 100 characters. */
  name?: string | null;
  /** Kind of summary, which decides the settings that apply. */
  type?: AggregationType;
  /** Path of the field that is summed up. At most 200 characters. */
  fieldPath?: string;
  /**
   * Older setting for grouping; nest summaries instead.
   *
   * @deprecated
   */
  groupBy?: GroupByAggregation;
} & (
  | {
      /** Settings of a summary that counts items per distinct value. */
      value?: ValueAggregation;
      range?: undefined;
      scalar?: undefined;
      dateHistogram?: undefined;
      nested?: undefined;
    }
  | {
      value?: undefined;
      /** Settings of a summary that counts items per number range. */
      range?: RangeAggregation;
      scalar?: undefined;
      dateHistogram?: undefined;
      nested?: undefined;
    }
  | {
      value?: undefined;
      range?: undefined;
      /** Settings of a summary that yields a single number. */
      scalar?: ScalarAggregation;
      dateHistogram?: undefined;
      nested?: undefined;
    }
  | {
      value?: undefined;
      range?: undefined;
      scalar?: undefined;
      /** Settings of a summary that counts items per time span. */
      dateHistogram?: DateHistogramAggregation;
      nested?: undefined;
    }
  | {
      value?: undefined;
      range?: undefined;
      scalar?: undefined;
      dateHistogram?: undefined;
      /** Settings of summaries inside one another. */
      nested?: NestedAggregation;
    }
);

/** Older way of grouping a summary; nest summaries instead. */
export interface GroupByAggregation {
  /** Settings of the grouping by value. */
  value?: ValueAggregation;
  /** Name under which the result is answered. At most 100 characters. */
  name?: string | null;
  /** Path of the field to group by. At most 200 characters. */
  fieldPath?: string;
}

/** One page of matching inventory items. */
export interface SearchInventoryItemsResponse {
  /** Inventory items on this page. 1 to 1000 items. */
  inventoryItems: InventoryItem[];
  /** Where the page stands. */
  pagingMetadata?: CursorPagingMetadata;
  /** Results of the summaries that were asked for. */
  aggregationData?: AggregationData;
}

/** What {@link countInventoryItems} is called with. */
export interface CountInventoryItemsRequest {
  /** Conditions that an inventory item must meet, as a filter object. */
  filter?: Record<string, unknown> | null;
  /** Filter, full text, order and page of the inventory items to find, and what to aggregate. */
  search?: SearchDetails;
}

/** What {@link countInventoryItems} answers. */
export interface CountInventoryItemsResponse {
  /** How many inventory items match the filter. */
  count: number;
}

/** What {@link bulkDecrementInventoryItems} is called with. */
export interface BulkDecrementInventoryItemsRequest {
  /** Which items to take from, and how many. 1 to 300 items. */
  decrementData: DecrementDataById[];
  /** False to let the stock become negative; otherwise what would do that is refused. */
  restrictInventory?: boolean | null;
  /** True when each result should carry the changed item itself. */
  returnEntity?: boolean;
  /** Why the stock changes, for the record. */
  reason?: ReasonType;
}

/** An inventory item to take from. */
export interface DecrementDataById {
  /** Id of the inventory item. */
  inventoryItemId: string;
  /** How many to take from the stock. 1 to 99999. */
  decrementBy: number;
  /** True when what is taken was ordered before it is in stock. */
  preorderRequest?: boolean;
}

/** What {@link bulkDecrementInventoryItems} answers. */
export interface BulkDecrementInventoryItemsResponse {
  /** One result for each item that was sent. 1 to 300 items. */
  results: BulkInventoryItemResultOfProductsV3[];
  /** How many succeeded and how many failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What {@link bulkIncrementInventoryItems} is called with. */
export interface BulkIncrementInventoryItemsRequest {
  /** Which items to add to, and how many. 1 to 300 items. */
  incrementData: IncrementDataById[];
  /** True when each result should carry the changed item itself. */
  returnEntity?: boolean;
  /** Why the stock changes, for the record. */
  reason?: ReasonType;
}

/** An inventory item to add to. */
export interface IncrementDataById {
  /** Id of the inventory item. */
  inventoryItemId: string;
  /** How many to add to the stock. 1 to 99999. */
  incrementBy: number;
}

/** What {@link bulkIncrementInventoryItems} answers. */
export interface BulkIncrementInventoryItemsResponse {
  /** One result for each item that was sent. 1 to 300 items. */
  results: BulkInventoryItemResultOfProductsV3[];
  /** How many succeeded and how many failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What {@link bulkDecrementInventoryItemsByVariantAndLocation} is called with. */
export interface BulkDecrementInventoryItemsByVariantAndLocationRequest {
  /** Which variants to take from, where, and how many. 1 to 300 items. */
  decrementData: DecrementDataByVariantAndLocation[];
  /** False to let the stock become negative; otherwise what would do that is refused. */
  restrictInventory?: boolean | null;
  /** True when each result should carry the changed item itself. */
  returnEntity?: boolean;
  /** Why the stock changes, for the record. */
  reason?: ReasonType;
}

/** A variant to take from, at one location. */
export interface DecrementDataByVariantAndLocation {
  /** Id of the variant. */
  variantId: string;
  /** Id of the location; absent for the default one. */
  locationId?: string | null;
  /** How many to take from the stock. 1 to 99999. */
  decrementBy: number;
  /** True when what is taken was ordered before it is in stock. */
  preorderRequest?: boolean;
}

/** What {@link bulkDecrementInventoryItemsByVariantAndLocation} answers. */
export interface BulkDecrementInventoryItemsByVariantAndLocationResponse {
  /** One result for each item that was sent. 1 to 300 items. */
  results: BulkInventoryItemResultOfProductsV3[];
  /** How many succeeded and how many failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What {@link bulkIncrementInventoryItemsByVariantAndLocation} is called with. */
export interface BulkIncrementInventoryItemsByVariantAndLocationRequest {
  /** Which variants to add to, where, and how many. 1 to 300 items. */
  incrementData: IncrementDataByVariantAndLocation[];
  /** True when each result should carry the changed item itself. */
  returnEntity?: boolean;
  /** Why the stock changes, for the record. */
  reason?: ReasonType;
}

/** A variant to add to, at one location. */
export interface IncrementDataByVariantAndLocation {
  /** Id of the variant. */
  variantId: string;
  /** Id of the location; absent for the default one. */
  locationId?: string | null;
  /** How many to add to the stock. 1 to 99999. */
  incrementBy: number;
}

/** What {@link bulkIncrementInventoryItemsByVariantAndLocation} answers. */
export interface BulkIncrementInventoryItemsByVariantAndLocationResponse {
  /** One result for each item that was sent. 1 to 300 items. */
  results: BulkInventoryItemResultOfProductsV3[];
  /** How many succeeded and how many failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What {@link bulkSetOrAdjustInventoryItemsByFilter} is called with. */
export interface BulkSetOrAdjustInventoryItemsByFilterRequest {
  /** Conditions for what is to change, as a filter object. */
  filter: Record<string, unknown>;
  /** By how much each item's stock changes. */
  adjustedInventoryAction: AdjustInventoryAction;
  /** Full text that has to be found in what is to change. */
  search?: SearchDetails;
}

/**
 * A change of stock: either more or less.
 *
 * At most one of: `incrementBy`, `decrementBy`.
 */
export type AdjustInventoryAction =
  | {
      /** How many to add to the stock. 1 to 99999. */
      incrementBy?: number;
      decrementBy?: undefined;
    }
  | {
      incrementBy?: undefined;
      /** How many to take from the stock. 1 to 99999. */
      decrementBy?: number;
    };

/** What {@link bulkSetOrAdjustInventoryItemsByFilter} answers. */
export interface BulkSetOrAdjustInventoryItemsByFilterResponse {
  /** Id of the job that carries the change out, after the answer. */
  jobId: string;
}

/** What {@link bulkAdjustInventoryItemsByFilter} is called with. */
export interface BulkAdjustInventoryItemsByFilterRequest {
  /** Conditions for what is to change, as a filter object. */
  filter: Record<string, unknown>;
  /** By how much each item's stock changes. */
  adjustment: AdjustInventoryAction;
  /** Full text that has to be found in what is to change. */
  search?: SearchDetails;
  /** True to count the stock of each item from then on. */
  trackQuantity?: boolean;
}

/** What {@link bulkAdjustInventoryItemsByFilter} answers. */
export interface BulkAdjustInventoryItemsByFilterResponse {
  /** Id of the job that carries the change out, after the answer. */
  jobId: string;
}

/** What {@link bulkCreateInventoryItemsByVariantFilter} is called with. */
export interface BulkCreateInventoryItemsByVariantFilterRequest {
  /** Conditions for the variants, as a filter object. */
  filter: Record<string, unknown>;
  /** Full text that has to be found in the variants. */
  search?: SearchDetails;
  /** Id of the location. */
  locationId: string;
  /** What each new inventory item holds. */
  inventoryCreationData?: InventoryCreationData;
}

/** What a new inventory item holds. */
export interface InventoryCreationData {
  /** How many are in stock at first. At most 99999. */
  quantity?: number;
}

/** What {@link bulkCreateInventoryItemsByVariantFilter} answers. */
export interface BulkCreateInventoryItemsByVariantFilterResponse {
  /** Id of the job that carries the change out, after the answer. */
  jobId: string;
}

/** What an event of {@link onInventoryItemStockStatusUpdated} tells. */
export interface InventoryItemStockStatusUpdatedEvent {
  /** True when it can be bought now. */
  inStock: boolean;
}

/** What an event of {@link onInventoryItemUpdatedWithReason} tells. */
export interface InventoryItemUpdatedWithReason {
  /** The inventory item after the change. */
  currentEntity?: InventoryItem;
  /** Why the stock changes, for the record. */
  reason: ReasonType;
  /** Id of the app. */
  appId: string;
}

/** State of a stored inventory row. The specification names no field that holds it. */
export type InventoryRowState =
  | "READY"
  | "IN_PROCESS"
  | "SOFT_DELETED"
  | "PERMANENTLY_DELETED"
  | (string & {});
