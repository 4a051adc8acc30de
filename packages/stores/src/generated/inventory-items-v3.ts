// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Keep the stock of V3 variants, one inventory item per variant and location.
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
  ItemMetadata,
  PagingMetadataV2OfMemberFollowers,
  Sorting,
} from "@portico/core/types";
import { aggregationDataCodec, aggregationsCodec } from "./codecs.js";
import type {
  AggregationData,
  AggregationType,
  BulkInventoryItemResultOfProductsV3,
  CursorPagingOfCategories,
  DateHistogramAggregation,
  InventoryItem,
  InventoryItemInput,
  NestedAggregation,
  RangeAggregation,
  ScalarAggregation,
  SearchDetails,
  ValueAggregation,
} from "./common.js";

export type {
  ApplicationError,
  ApplicationErrorInput,
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
  InventoryItemInput,
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
  ProductInput,
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
 * @param inventoryItem - Stock of one variant at one location; needs `productId`,
 *   `trackingMethod`, `variantId`
 * @remarks Its application errors have a {@link CreateInventoryItemErrorCode}. Needs
 *   WIX_STORES.INVENTORY_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(inventoryItemsV3).createInventoryItem({
 *   variantId: "<variant id>",
 *   productId: "<product id>",
 *   inStock: true,
 * });
 * ```
 */
export const createInventoryItem: ((inventoryItem: InventoryItemInput) => Promise<InventoryItem>) &
  Throws<CreateInventoryItemErrorCode> = /* @__PURE__ */ operation({
  name: "stores.inventoryItemsV3.createInventoryItem",
  method: "POST",
  path: "/stores/v3/inventory-items",
  args: ["inventoryItem"],
  request: { inventoryItem: { createdDate: "d", updatedDate: "d" } },
  response: { inventoryItem: { createdDate: "d", updatedDate: "d" } },
  returns: "inventoryItem",
});

/** The `options` of {@link bulkCreateInventoryItems}. */
export interface BulkCreateInventoryItemsOptions {
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
 * @param inventoryItems - needs `productId`, `trackingMethod`, `variantId`; 1 to 1000 items
 * @param options - may hold `returnEntity`
 * @remarks Its application errors have a {@link BulkCreateInventoryItemsErrorCode}. Needs
 *   WIX_STORES.INVENTORY_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(inventoryItemsV3).bulkCreateInventoryItems([
 *   { variantId: "<variant id>", productId: "<product id>", inStock: true },
 * ]);
 * ```
 */
export const bulkCreateInventoryItems: ((
  inventoryItems: InventoryItemInput[],
  options?: BulkCreateInventoryItemsOptions,
) => Promise<BulkCreateInventoryItemsResponse>) &
  Throws<BulkCreateInventoryItemsErrorCode> = /* @__PURE__ */ operation({
  name: "stores.inventoryItemsV3.bulkCreateInventoryItems",
  method: "POST",
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
 * @param inventoryItemId - Id of the inventory item
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
 * @param inventoryItemId - id of the inventory item
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
 * @param id - Id of the inventory item
 * @param inventoryItem - Stock of one variant at one location; needs `revision`
 * @param options - may hold `reason`
 * @remarks Its application errors have a {@link UpdateInventoryItemErrorCode}. Needs
 *   WIX_STORES.INVENTORY_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(inventoryItemsV3).updateInventoryItem("<id>", {
 *   revision: "1",
 * });
 * ```
 */
export const updateInventoryItem: ((
  id: string,
  inventoryItem: Omit<InventoryItemInput, "id">,
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
  returnEntity?: boolean;
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
 * @param inventoryItems - needs `inventoryItem.id`, `inventoryItem.revision`; 1 to 1000 items
 * @param options - may hold `returnEntity`, `reason`
 * @remarks Its application errors have a {@link BulkUpdateInventoryItemsErrorCode}. Needs
 *   WIX_STORES.INVENTORY_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(inventoryItemsV3).bulkUpdateInventoryItems([
 *   { inventoryItem: { id: "<id>", revision: "1" } },
 * ]);
 * ```
 */
export const bulkUpdateInventoryItems: ((
  inventoryItems: MaskedInventoryItem[],
  options?: BulkUpdateInventoryItemsOptions,
) => Promise<BulkUpdateInventoryItemsResponse>) &
  Throws<BulkUpdateInventoryItemsErrorCode> = /* @__PURE__ */ operation({
  name: "stores.inventoryItemsV3.bulkUpdateInventoryItems",
  method: "POST",
  path: "/stores/v3/bulk/inventory-items/update",
  args: ["inventoryItems", ["returnEntity", "reason"]],
  request: { inventoryItems: inventoryItemsCodec },
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
  mask: "inventoryItems.fieldMask",
});

/** The `options` of {@link bulkUpsertInventoryItems}. */
export interface BulkUpsertInventoryItemsOptions {
  returnEntity?: boolean;
}

/**
 * Create or update up to 1,000 inventory items, with a result for each.
 *
 * `POST /stores/v3/bulk/inventory-items/upsert` (stores/inventory-items-v3)
 *
 * @param inventoryItems - 1 to 1000 items
 * @param options - may hold `returnEntity`
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
  method: "POST",
  path: "/stores/v3/bulk/inventory-items/upsert",
  args: ["inventoryItems", ["returnEntity"]],
  request: { inventoryItems: inventoryItemsCodec },
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
  mask: "inventoryItems.fieldMask",
});

/** The `options` of {@link bulkUpdateInventoryItemsByFilter}. */
export interface BulkUpdateInventoryItemsByFilterOptions {
  inventoryItem: InventoryItemInput;
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
 * @param options - needs `inventoryItem`; may hold `search`
 * @remarks Its application errors have a {@link BulkUpdateInventoryItemsByFilterErrorCode}.
 *   Needs WIX_STORES.INVENTORY_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(inventoryItemsV3).bulkUpdateInventoryItemsByFilter({}, {
 *   inventoryItem: {},
 * });
 * ```
 */
export const bulkUpdateInventoryItemsByFilter: ((
  filter: Record<string, unknown>,
  options: BulkUpdateInventoryItemsByFilterOptions,
) => Promise<BulkUpdateInventoryItemsByFilterResponse>) &
  Throws<BulkUpdateInventoryItemsByFilterErrorCode> = /* @__PURE__ */ operation({
  name: "stores.inventoryItemsV3.bulkUpdateInventoryItemsByFilter",
  method: "POST",
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
 * @param inventoryItemIds - ids of the inventory items
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
  method: "POST",
  path: "/stores/v3/bulk/inventory-items/delete",
  args: ["inventoryItemIds"],
});

/** The `options` of {@link bulkDeleteInventoryItemsByFilter}. */
export interface BulkDeleteInventoryItemsByFilterOptions {
  search?: SearchDetails;
}

/**
 * Start a job that deletes all inventory items matching a filter.
 *
 * `POST /stores/v3/bulk/inventory-items/delete-by-filter` (stores/inventory-items-v3)
 *
 * @param options - may hold `search`
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
  method: "POST",
  path: "/stores/v3/bulk/inventory-items/delete-by-filter",
  args: ["filter", ["search"]],
});

const queryInventoryItemsOperation: Operation = {
  name: "stores.inventoryItemsV3.queryInventoryItems",
  method: "GET",
  path: "/stores/v3/inventory-items/query",
  args: ["query"],
  response: { inventoryItems: { createdDate: "d", updatedDate: "d" } },
  complex: true,
  fallback: true,
  query: { paging: "cursor", items: "inventoryItems", metadata: "pagingMetadata" },
};

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
    availabilityStatus: "OUT_OF_STOCK" | "IN_STOCK" | "PREORDER" | (string & {});
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
  in:
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
  descending:
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
}

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
export function queryInventoryItems(): CursorQueryBuilder<InventoryItem, QueryInventoryItemsFields>;
/** Query inventory items with filters, sorting and cursor paging. Sends the query as it stands. */
export function queryInventoryItems(query: QueryV2): Promise<QueryInventoryItemsResponse>;
export function queryInventoryItems(query?: QueryV2): unknown {
  return call(queryInventoryItemsOperation, [query]);
}

/**
 * Search inventory items by free text, with filters and aggregations.
 *
 * `GET /stores/v3/inventory-items/search` (stores/inventory-items-v3)
 *
 * @param search - Text, filter, order and page
 * @remarks Needs WIX_STORES.INVENTORY_READ.
 * @example
 * ```ts
 * const answer = await client.use(inventoryItemsV3).searchInventoryItems({});
 * ```
 */
export const searchInventoryItems: (search: CursorSearch) => Promise<SearchInventoryItemsResponse> =
  /* @__PURE__ */ operation({
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
  });

/** The `options` of {@link countInventoryItems}. */
export interface CountInventoryItemsOptions {
  filter?: Record<string, unknown> | null;
  search?: SearchDetails;
}

/**
 * Count the inventory items that match a filter or search.
 *
 * `GET /stores/v3/inventory-items/count` (stores/inventory-items-v3)
 *
 * @param options - may hold `filter`, `search`
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
  restrictInventory?: boolean | null;
  returnEntity?: boolean;
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
 * @param decrementData - needs `decrementBy`, `inventoryItemId`; 1 to 300 items
 * @param options - may hold `restrictInventory`, `returnEntity`, `reason`
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
  method: "POST",
  path: "/stores/v3/bulk/inventory-items/decrement",
  args: ["decrementData", ["restrictInventory", "returnEntity", "reason"]],
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/** The `options` of {@link bulkIncrementInventoryItems}. */
export interface BulkIncrementInventoryItemsOptions {
  returnEntity?: boolean;
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
 * @param incrementData - needs `incrementBy`, `inventoryItemId`; 1 to 300 items
 * @param options - may hold `returnEntity`, `reason`
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
  method: "POST",
  path: "/stores/v3/bulk/inventory-items/increment",
  args: ["incrementData", ["returnEntity", "reason"]],
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/** The `options` of {@link bulkDecrementInventoryItemsByVariantAndLocation}. */
export interface BulkDecrementInventoryItemsByVariantAndLocationOptions {
  restrictInventory?: boolean | null;
  returnEntity?: boolean;
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
 * @param decrementData - needs `decrementBy`, `variantId`; 1 to 300 items
 * @param options - may hold `restrictInventory`, `returnEntity`, `reason`
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
  method: "POST",
  path: "/stores/v3/bulk/inventory-items/decrement-by-variant-and-location",
  args: ["decrementData", ["restrictInventory", "returnEntity", "reason"]],
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/** The `options` of {@link bulkIncrementInventoryItemsByVariantAndLocation}. */
export interface BulkIncrementInventoryItemsByVariantAndLocationOptions {
  returnEntity?: boolean;
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
 * @param incrementData - needs `incrementBy`, `variantId`; 1 to 300 items
 * @param options - may hold `returnEntity`, `reason`
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
  method: "POST",
  path: "/stores/v3/bulk/inventory-items/increment-by-variant-and-location",
  args: ["incrementData", ["returnEntity", "reason"]],
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/** The `options` of {@link bulkSetOrAdjustInventoryItemsByFilter}. */
export interface BulkSetOrAdjustInventoryItemsByFilterOptions {
  adjustedInventoryAction: AdjustInventoryAction;
  search?: SearchDetails;
}

/**
 * Start a job that raises or lowers the quantity of all matching inventory items.
 *
 * `POST /stores/v3/bulk/inventory-items/set-or-adjust-by-filter` (stores/inventory-items-v3)
 *
 * @param options - may hold `adjustedInventoryAction`, `search`
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
  method: "POST",
  path: "/stores/v3/bulk/inventory-items/set-or-adjust-by-filter",
  args: ["filter", ["adjustedInventoryAction", "search"]],
});

/** The `options` of {@link bulkAdjustInventoryItemsByFilter}. */
export interface BulkAdjustInventoryItemsByFilterOptions {
  adjustment: AdjustInventoryAction;
  search?: SearchDetails;
  trackQuantity?: boolean;
}

/**
 * Start a job that adjusts the stock of all matching items; takes a trackQuantity flag.
 *
 * `POST /stores/v3/bulk/inventory-items/adjust-by-filter` (stores/inventory-items-v3)
 *
 * @param options - may hold `adjustment`, `search`, `trackQuantity`
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
  method: "POST",
  path: "/stores/v3/bulk/inventory-items/adjust-by-filter",
  args: ["filter", ["adjustment", "search", "trackQuantity"]],
});

/** The `options` of {@link bulkCreateInventoryItemsByVariantFilter}. */
export interface BulkCreateInventoryItemsByVariantFilterOptions {
  search?: SearchDetails;
  /** Guid. */
  locationId: string;
  inventoryCreationData?: InventoryCreationData;
}

/**
 * Start a job that creates inventory items at a location for all matching variants.
 *
 * `POST /stores/v3/bulk/inventory-items/create-by-variant-filter` (stores/inventory-items-v3)
 *
 * @param options - may hold `search`, `locationId`, `inventoryCreationData`
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
  method: "POST",
  path: "/stores/v3/bulk/inventory-items/create-by-variant-filter",
  args: ["filter", ["search", "locationId", "inventoryCreationData"]],
});

/** What a handler of {@link onInventoryItemCreated} gets. */
export interface InventoryItemCreatedEvent {
  entity: InventoryItem;
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
  entity?: InventoryItem;
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
  entity: InventoryItem;
  /** The changed fields with their former values. */
  modifiedFields?: Record<string, unknown>;
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
export interface InventoryItemStockStatusUpdatedEvent {
  data: InventoryItemStockStatusUpdatedEvent;
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
  handler: EventHandler<InventoryItemStockStatusUpdatedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.stores.catalog.v3.inventory_item_stock_status_updated",
});

/** What a handler of {@link onInventoryItemUpdatedWithReason} gets. */
export interface InventoryItemUpdatedWithReasonEvent {
  data: InventoryItemUpdatedWithReason;
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

export interface CreateInventoryItemRequest {
  inventoryItem: InventoryItemInput;
}

export interface CreateInventoryItemResponse {
  inventoryItem?: InventoryItem;
}

export interface BulkCreateInventoryItemsRequest {
  /** 1 to 1000 items. */
  inventoryItems: InventoryItemInput[];
  returnEntity?: boolean;
}

export interface BulkCreateInventoryItemsResponse {
  /** 1 to 1000 items. */
  results: BulkInventoryItemResultOfProductsV3[];
  bulkActionMetadata?: BulkActionMetadata;
}

/** Which inventory item to read. */
export interface GetInventoryItemRequest {
  /** Id of the inventory item. Guid. */
  inventoryItemId: string;
}

/** The inventory item that was asked for. */
export interface GetInventoryItemResponse {
  /** The inventory item. */
  inventoryItem?: InventoryItem;
}

export interface UpdateInventoryItemRequest {
  inventoryItem: InventoryItemInput;
  reason?: ReasonType;
}

export type ReasonType = "ORDER" | "MANUAL" | "REVERT_INVENTORY_CHANGE" | (string & {});

export interface UpdateInventoryItemResponse {
  inventoryItem?: InventoryItem;
}

export interface BulkUpdateInventoryItemsRequest {
  /** 1 to 1000 items. */
  inventoryItems: MaskedInventoryItem[];
  returnEntity?: boolean;
  reason?: ReasonType;
}

export interface MaskedInventoryItem {
  inventoryItem?: InventoryItemInput;
}

export interface BulkUpdateInventoryItemsResponse {
  /** 1 to 1000 items. */
  results: BulkInventoryItemResultOfProductsV3[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkUpsertInventoryItemsRequest {
  /** 1 to 1000 items. */
  inventoryItems: MaskedInventoryItem[];
  returnEntity?: boolean;
}

export interface BulkUpsertInventoryItemsResponse {
  /** 1 to 1000 items. */
  results: BulkUpsertInventoryItemResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkUpsertInventoryItemResult {
  itemMetadata?: ItemMetadata;
  item?: InventoryItem;
}

export interface BulkUpdateInventoryItemsByFilterRequest {
  filter: Record<string, unknown> | null;
  inventoryItem: InventoryItemInput;
  search?: SearchDetails;
}

export interface BulkUpdateInventoryItemsByFilterResponse {
  /** Guid. */
  jobId: string;
}

export interface DeleteInventoryItemRequest {
  /** Guid. */
  inventoryItemId: string;
}

export type DeleteInventoryItemResponse = Record<string, never>;

export interface BulkDeleteInventoryItemsRequest {
  /** 1 to 1000 items. */
  inventoryItemIds: string[];
}

export interface BulkDeleteInventoryItemsResponse {
  /** 1 to 1000 items. */
  results: BulkInventoryItemResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkInventoryItemResult {
  itemMetadata?: ItemMetadata;
}

export interface BulkDeleteInventoryItemsByFilterRequest {
  filter: Record<string, unknown> | null;
  search?: SearchDetails;
}

export interface BulkDeleteInventoryItemsByFilterResponse {
  /** Guid. */
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
export interface QueryV2 {
  /** Page to answer, by offset; use this or cursorPaging. */
  paging?: Paging;
  /** Page to answer, by cursor; use this or paging. */
  cursorPaging?: CursorPagingOfCategories;
  /** Conditions that an item must meet, as a filter object such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to order by, the most important first. At most 10 items. */
  sort?: Sorting[];
}

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
  search?: CursorSearch;
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
export interface Aggregation {
  /** Settings of a summary that counts items per distinct value. */
  value?: ValueAggregation;
  /** Settings of a summary that counts items per number range. */
  range?: RangeAggregation;
  /** Settings of a summary that yields a single number. */
  scalar?: ScalarAggregation;
  /** Settings of a summary that counts items per time span. */
  dateHistogram?: DateHistogramAggregation;
  /** Settings of summaries inside one another. */
  nested?: NestedAggregation;
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
}

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

export interface CountInventoryItemsRequest {
  filter?: Record<string, unknown> | null;
  search?: SearchDetails;
}

export interface CountInventoryItemsResponse {
  count: number;
}

export interface BulkDecrementInventoryItemsRequest {
  /** 1 to 300 items. */
  decrementData: DecrementDataById[];
  restrictInventory?: boolean | null;
  returnEntity?: boolean;
  reason?: ReasonType;
}

export interface DecrementDataById {
  /** Guid. */
  inventoryItemId?: string;
  /** 1 to 99999. */
  decrementBy?: number;
  preorderRequest?: boolean;
}

export interface BulkDecrementInventoryItemsResponse {
  /** 1 to 300 items. */
  results: BulkInventoryItemResultOfProductsV3[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkIncrementInventoryItemsRequest {
  /** 1 to 300 items. */
  incrementData: IncrementDataById[];
  returnEntity?: boolean;
  reason?: ReasonType;
}

export interface IncrementDataById {
  /** Guid. */
  inventoryItemId?: string;
  /** 1 to 99999. */
  incrementBy?: number;
}

export interface BulkIncrementInventoryItemsResponse {
  /** 1 to 300 items. */
  results: BulkInventoryItemResultOfProductsV3[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkDecrementInventoryItemsByVariantAndLocationRequest {
  /** 1 to 300 items. */
  decrementData: DecrementDataByVariantAndLocation[];
  restrictInventory?: boolean | null;
  returnEntity?: boolean;
  reason?: ReasonType;
}

export interface DecrementDataByVariantAndLocation {
  /** Guid. */
  variantId?: string;
  /** Guid. */
  locationId?: string | null;
  /** 1 to 99999. */
  decrementBy?: number;
  preorderRequest?: boolean;
}

export interface BulkDecrementInventoryItemsByVariantAndLocationResponse {
  /** 1 to 300 items. */
  results: BulkInventoryItemResultOfProductsV3[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkIncrementInventoryItemsByVariantAndLocationRequest {
  /** 1 to 300 items. */
  incrementData: IncrementDataByVariantAndLocation[];
  returnEntity?: boolean;
  reason?: ReasonType;
}

export interface IncrementDataByVariantAndLocation {
  /** Guid. */
  variantId?: string;
  /** Guid. */
  locationId?: string | null;
  /** 1 to 99999. */
  incrementBy?: number;
}

export interface BulkIncrementInventoryItemsByVariantAndLocationResponse {
  /** 1 to 300 items. */
  results: BulkInventoryItemResultOfProductsV3[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkSetOrAdjustInventoryItemsByFilterRequest {
  filter: Record<string, unknown> | null;
  adjustedInventoryAction: AdjustInventoryAction;
  search?: SearchDetails;
}

/** At most one of: `incrementBy`, `decrementBy`. */
export interface AdjustInventoryAction {
  /** 1 to 99999. */
  incrementBy?: number;
  /** 1 to 99999. */
  decrementBy?: number;
}

export interface BulkSetOrAdjustInventoryItemsByFilterResponse {
  /** Guid. */
  jobId: string;
}

export interface BulkAdjustInventoryItemsByFilterRequest {
  filter: Record<string, unknown> | null;
  adjustment: AdjustInventoryAction;
  search?: SearchDetails;
  trackQuantity?: boolean;
}

export interface BulkAdjustInventoryItemsByFilterResponse {
  /** Guid. */
  jobId: string;
}

export interface BulkCreateInventoryItemsByVariantFilterRequest {
  filter: Record<string, unknown> | null;
  search?: SearchDetails;
  /** Guid. */
  locationId: string;
  inventoryCreationData?: InventoryCreationData;
}

export interface InventoryCreationData {
  /** At most 99999. */
  quantity?: number;
}

export interface BulkCreateInventoryItemsByVariantFilterResponse {
  /** Guid. */
  jobId: string;
}

export interface InventoryItemStockStatusUpdatedEvent {
  inStock: boolean;
}

export interface InventoryItemUpdatedWithReason {
  currentEntity?: InventoryItem;
  reason: ReasonType;
  /** Guid. */
  appId: string;
}
