// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Group separate products that a shop presents as choices of one, such as colors.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CursorQueryBuilder,
  call,
  type Operation,
  operation,
  queryArguments,
} from "@portico/core/runtime";
import type {
  ApplicationError,
  BulkActionMetadata,
  CursorPagingMetadata,
  CursorQuery,
  ExtendedFields,
  ItemMetadata,
  Tags,
  TagsInput,
} from "@portico/core/types";
import { aggregationDataCodec, aggregationsCodec, promotionCodec } from "./codecs.js";
import type {
  AggregationData,
  ChoiceType,
  CursorSearchOfProductGroupsV3,
  CustomizationRenderType,
  CustomizationType,
  ImageOfProductsV3,
  InventoryAvailabilityStatus,
  MediaTypeOfProductGroupsV3,
  Thumbnail,
} from "./common.js";

export type {
  ApplicationError,
  ApplicationErrorInput,
  BulkActionMetadata,
  CursorPaging,
  CursorPagingMetadata,
  CursorQuery,
  Cursors,
  ExtendedFields,
  ItemMetadata,
  Mode,
  Sorting,
  SortOrder,
  TagList,
  TagListInput,
  Tags,
  TagsInput,
} from "@portico/core/types";
export type {
  Aggregation,
  AggregationData,
  AggregationResults,
  AggregationResultsScalarResult,
  AggregationType,
  ChoiceType,
  CursorSearchOfProductGroupsV3 as CursorSearch,
  CustomizationRenderType,
  CustomizationType,
  DateHistogramAggregation,
  DateHistogramResult,
  DateHistogramResults,
  GroupByValueResults,
  ImageOfProductsV3 as Image,
  ImageOfProductsV3Input as ImageInput,
  IncludeMissingValuesOptions,
  Interval,
  InventoryAvailabilityStatus as AvailabilityStatus,
  MediaTypeOfProductGroupsV3 as MediaType,
  MissingValues,
  NestedAggregation,
  NestedAggregationItem,
  NestedAggregationResults,
  NestedAggregationType,
  NestedResults,
  NestedResultValue,
  NestedValueAggregationResult,
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
  Thumbnail,
  ThumbnailInput,
  ValueAggregation,
  ValueAggregationResult,
  ValueResult,
  ValueResults,
} from "./common.js";

export type BulkUpdateProductGroupsResponseBulkProductGroupResult = BulkProductGroupResult;

/** The `options` of {@link createProductGroup}. */
export interface CreateProductGroupOptions {
  /** At most 10 items. */
  fields?: ProductGroupRequestedFields[];
}

/**
 * Create a product group.
 *
 * `POST /stores/v3/product-groups` (stores/product-groups-v3)
 *
 * @param options - may hold `fields`
 * @example
 * ```ts
 * const answer = await client.use(productGroupsV3).createProductGroup({ name: "Linen shirt" });
 * ```
 */
export const createProductGroup: (
  productGroup: ProductGroupInput,
  options?: CreateProductGroupOptions,
) => Promise<ProductGroup> = /* @__PURE__ */ operation({
  name: "stores.productGroupsV3.createProductGroup",
  method: "POST",
  path: "/stores/v3/product-groups",
  args: ["productGroup", ["fields"]],
  request: { productGroup: promotionCodec },
  response: { productGroup: promotionCodec },
  returns: "productGroup",
});

/** The `options` of {@link updateProductGroup}. */
export interface UpdateProductGroupOptions {
  /** At most 10 items. */
  fields?: ProductGroupRequestedFields[];
}

/**
 * Change a product group; needs its current revision.
 *
 * `PATCH /stores/v3/product-groups/{productGroup.id}` (stores/product-groups-v3)
 *
 * @param id - id of the product group
 * @param options - may hold `fields`
 * @example
 * ```ts
 * const answer = await client.use(productGroupsV3).updateProductGroup("<product group id>", {
 *   name: "Linen shirt",
 * });
 * ```
 */
export const updateProductGroup: (
  id: string,
  productGroup: ProductGroupInput,
  options?: UpdateProductGroupOptions,
) => Promise<ProductGroup> = /* @__PURE__ */ operation({
  name: "stores.productGroupsV3.updateProductGroup",
  method: "PATCH",
  path: "/stores/v3/product-groups/{productGroup.id}",
  args: ["productGroup.id", "...productGroup", ["fields"]],
  request: { fieldMask: "m", productGroup: promotionCodec },
  response: { productGroup: promotionCodec },
  returns: "productGroup",
  mask: "fieldMask",
});

/**
 * Delete a product group by its id.
 *
 * `DELETE /stores/v3/product-groups/{productGroupId}` (stores/product-groups-v3)
 *
 * @param productGroupId - id of the product group
 * @example
 * ```ts
 * await client.use(productGroupsV3).deleteProductGroup("<product group id>");
 * ```
 */
export const deleteProductGroup: (productGroupId: string) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "stores.productGroupsV3.deleteProductGroup",
    method: "DELETE",
    path: "/stores/v3/product-groups/{productGroupId}",
    args: ["productGroupId"],
  });

/** The `options` of {@link getProductGroup}. */
export interface GetProductGroupOptions {
  /** At most 10 items. */
  fields?: ProductGroupRequestedFields[];
}

/**
 * Get a product group by its id.
 *
 * `GET /stores/v3/product-groups/{productGroupId}` (stores/product-groups-v3)
 *
 * @param productGroupId - id of the product group
 * @param options - may hold `fields`
 * @example
 * ```ts
 * const answer = await client.use(productGroupsV3).getProductGroup("<product group id>");
 * ```
 */
export const getProductGroup: (
  productGroupId: string,
  options?: GetProductGroupOptions,
) => Promise<ProductGroup> = /* @__PURE__ */ operation({
  name: "stores.productGroupsV3.getProductGroup",
  method: "GET",
  path: "/stores/v3/product-groups/{productGroupId}",
  args: ["productGroupId", ["fields"]],
  response: { productGroup: promotionCodec },
  returns: "productGroup",
});

/** The `options` of {@link queryProductGroups}. */
export interface QueryProductGroupsOptions {
  /** At most 10 items. */
  fields?: ProductGroupRequestedFields[];
}

const queryProductGroupsOperation: Operation = {
  name: "stores.productGroupsV3.queryProductGroups",
  method: "GET",
  path: "/stores/v3/product-groups/query",
  args: ["query", ["fields"]],
  response: { productGroups: promotionCodec },
  complex: true,
  fallback: true,
  query: { paging: "cursor", items: "productGroups", metadata: "pagingMetadata" },
};

/** The fields that the query of {@link queryProductGroups} takes. */
export interface QueryProductGroupsFields {
  values: {
    id: string;
    handle: string;
  };
  eq: "id" | "handle";
  in: "id" | "handle";
  exists: "id" | "handle";
  compare: "id" | "handle";
  startsWith: "id" | "handle";
  has: never;
  ascending: never;
  descending: never;
}

/**
 * Query product groups with filters, sorting and paging.
 *
 * `GET /stores/v3/product-groups/query` (stores/product-groups-v3)
 *
 * @param options - may hold `fields`
 * @returns a builder; `find()` sends the query
 * @example
 * ```ts
 * const page = await client.use(productGroupsV3).queryProductGroups().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryProductGroups(
  options?: QueryProductGroupsOptions,
): CursorQueryBuilder<ProductGroup, QueryProductGroupsFields>;
/** Query product groups with filters, sorting and paging. Sends the query as it stands. */
export function queryProductGroups(
  query: CursorQuery,
  options?: QueryProductGroupsOptions,
): Promise<QueryProductGroupsResponse>;
export function queryProductGroups(
  first?: CursorQuery | QueryProductGroupsOptions,
  options?: QueryProductGroupsOptions,
): unknown {
  return call(queryProductGroupsOperation, queryArguments(first, options));
}

/** The `options` of {@link searchProductGroups}. */
export interface SearchProductGroupsOptions {
  /** At most 10 items. */
  fields?: ProductGroupRequestedFields[];
}

/**
 * Search product groups by free text, with filters and aggregations.
 *
 * `GET /stores/v3/product-groups/search` (stores/product-groups-v3)
 *
 * @param search - Filter, order, free text, summaries and page of a search
 * @param options - may hold `fields`
 * @example
 * ```ts
 * const answer = await client.use(productGroupsV3).searchProductGroups();
 * ```
 */
export const searchProductGroups: (
  search?: CursorSearchOfProductGroupsV3,
  options?: SearchProductGroupsOptions,
) => Promise<SearchProductGroupsResponse> = /* @__PURE__ */ operation({
  name: "stores.productGroupsV3.searchProductGroups",
  method: "GET",
  path: "/stores/v3/product-groups/search",
  args: ["search", ["fields"]],
  request: { search: aggregationsCodec },
  response: { aggregationData: aggregationDataCodec, productGroups: promotionCodec },
  complex: true,
  fallback: true,
});

/** The `options` of {@link bulkCreateProductGroups}. */
export interface BulkCreateProductGroupsOptions {
  returnEntity?: boolean;
  /** At most 10 items. */
  fields?: ProductGroupRequestedFields[];
}

/**
 * Create up to 100 product groups, with a result for each.
 *
 * `POST /stores/v3/bulk/product-groups/create` (stores/product-groups-v3)
 *
 * @param productGroups - 1 to 100 items
 * @param options - may hold `returnEntity`, `fields`
 * @example
 * ```ts
 * const answer = await client.use(productGroupsV3).bulkCreateProductGroups([
 *   { name: "Linen shirt" },
 * ]);
 * ```
 */
export const bulkCreateProductGroups: (
  productGroups: ProductGroupInput[],
  options?: BulkCreateProductGroupsOptions,
) => Promise<BulkCreateProductGroupsResponse> = /* @__PURE__ */ operation({
  name: "stores.productGroupsV3.bulkCreateProductGroups",
  method: "POST",
  path: "/stores/v3/bulk/product-groups/create",
  args: ["productGroups", ["returnEntity", "fields"]],
  request: { productGroups: promotionCodec },
  response: { results: { item: promotionCodec } },
});

/** The `options` of {@link bulkUpdateProductGroups}. */
export interface BulkUpdateProductGroupsOptions {
  returnEntity?: boolean;
  /** At most 10 items. */
  fields?: ProductGroupRequestedFields[];
}

/**
 * Update up to 100 product groups, with a result for each.
 *
 * `POST /stores/v3/bulk/product-groups/update` (stores/product-groups-v3)
 *
 * @param productGroups - 1 to 100 items
 * @param options - may hold `returnEntity`, `fields`
 * @example
 * ```ts
 * const answer = await client.use(productGroupsV3).bulkUpdateProductGroups([{}]);
 * ```
 */
export const bulkUpdateProductGroups: (
  productGroups: MaskedProductGroup[],
  options?: BulkUpdateProductGroupsOptions,
) => Promise<BulkUpdateProductGroupsResponse> = /* @__PURE__ */ operation({
  name: "stores.productGroupsV3.bulkUpdateProductGroups",
  method: "POST",
  path: "/stores/v3/bulk/product-groups/update",
  args: ["productGroups", ["returnEntity", "fields"]],
  request: { productGroups: { fieldMask: "m", productGroup: promotionCodec } },
  response: { results: { item: promotionCodec } },
  mask: "productGroups.fieldMask",
});

/** The `options` of {@link assignProductsToProductGroup}. */
export interface AssignProductsToProductGroupOptions {
  /** 1 to 100 items. */
  productIds: string[];
}

/**
 * Add up to 100 products to a group, with a result for each.
 *
 * `POST /stores/v3/product-groups/assign-products` (stores/product-groups-v3)
 *
 * @param productGroupId - id of the product group
 * @param options - may hold `productIds`
 * @example
 * ```ts
 * const answer = await client.use(productGroupsV3).assignProductsToProductGroup(
 *   "<product group id>",
 *   { productIds: ["<product id>"] },
 * );
 * ```
 */
export const assignProductsToProductGroup: (
  productGroupId: string,
  options: AssignProductsToProductGroupOptions,
) => Promise<AssignProductsToProductGroupResponse> = /* @__PURE__ */ operation({
  name: "stores.productGroupsV3.assignProductsToProductGroup",
  method: "POST",
  path: "/stores/v3/product-groups/assign-products",
  args: ["productGroupId", ["productIds"]],
});

/** The `options` of {@link unassignProductsFromProductGroup}. */
export interface UnassignProductsFromProductGroupOptions {
  /** 1 to 100 items. */
  productIds: string[];
}

/**
 * Take up to 100 products out of a group, with a result for each.
 *
 * `POST /stores/v3/product-groups/unassign-products` (stores/product-groups-v3)
 *
 * @param productGroupId - id of the product group
 * @param options - may hold `productIds`
 * @example
 * ```ts
 * const answer = await client.use(productGroupsV3).unassignProductsFromProductGroup(
 *   "<product group id>",
 *   { productIds: ["<product id>"] },
 * );
 * ```
 */
export const unassignProductsFromProductGroup: (
  productGroupId: string,
  options: UnassignProductsFromProductGroupOptions,
) => Promise<UnassignProductsFromProductGroupResponse> = /* @__PURE__ */ operation({
  name: "stores.productGroupsV3.unassignProductsFromProductGroup",
  method: "POST",
  path: "/stores/v3/product-groups/unassign-products",
  args: ["productGroupId", ["productIds"]],
});

/**
 * Delete up to 100 product groups, with a result for each.
 *
 * `POST /stores/v3/bulk/product-groups/delete` (stores/product-groups-v3)
 *
 * @param productGroupIds - ids of the product groups
 * @example
 * ```ts
 * const answer = await client.use(productGroupsV3).bulkDeleteProductGroups([
 *   "<product group id>",
 * ]);
 * ```
 */
export const bulkDeleteProductGroups: (
  productGroupIds: string[],
) => Promise<BulkDeleteProductGroupsResponse> = /* @__PURE__ */ operation({
  name: "stores.productGroupsV3.bulkDeleteProductGroups",
  method: "POST",
  path: "/stores/v3/bulk/product-groups/delete",
  args: ["productGroupIds"],
});

/** The `options` of {@link bulkUpdateProductGroupTags}. */
export interface BulkUpdateProductGroupTagsOptions {
  assignTags?: TagsInput;
  unassignTags?: TagsInput;
}

/**
 * Add and remove tags on up to 100 product groups, with a result for each.
 *
 * `POST /stores/v3/bulk/product-groups/update-tags` (stores/product-groups-v3)
 *
 * @param productGroupIds - ids of the product groups
 * @param options - may hold `assignTags`, `unassignTags`
 * @example
 * ```ts
 * const answer = await client.use(productGroupsV3).bulkUpdateProductGroupTags([
 *   "<product group id>",
 * ]);
 * ```
 */
export const bulkUpdateProductGroupTags: (
  productGroupIds: string[],
  options?: BulkUpdateProductGroupTagsOptions,
) => Promise<BulkUpdateProductGroupTagsResponse> = /* @__PURE__ */ operation({
  name: "stores.productGroupsV3.bulkUpdateProductGroupTags",
  method: "POST",
  path: "/stores/v3/bulk/product-groups/update-tags",
  args: ["productGroupIds", ["assignTags", "unassignTags"]],
});

/** The `options` of {@link bulkUpdateProductGroupTagsByFilter}. */
export interface BulkUpdateProductGroupTagsByFilterOptions {
  assignTags?: TagsInput;
  unassignTags?: TagsInput;
}

/**
 * Start a job that changes tags on all product groups matching a filter.
 *
 * `POST /stores/v3/bulk/product-groups/update-tags-by-filter` (stores/product-groups-v3)
 *
 * @param options - may hold `assignTags`, `unassignTags`
 * @example
 * ```ts
 * const answer = await client.use(productGroupsV3).bulkUpdateProductGroupTagsByFilter({});
 * ```
 */
export const bulkUpdateProductGroupTagsByFilter: (
  filter: Record<string, unknown>,
  options?: BulkUpdateProductGroupTagsByFilterOptions,
) => Promise<BulkUpdateProductGroupTagsByFilterResponse> = /* @__PURE__ */ operation({
  name: "stores.productGroupsV3.bulkUpdateProductGroupTagsByFilter",
  method: "POST",
  path: "/stores/v3/bulk/product-groups/update-tags-by-filter",
  args: ["filter", ["assignTags", "unassignTags"]],
});

export interface CreateProductGroupRequest {
  productGroup: ProductGroupInput;
  /** At most 10 items. */
  fields?: ProductGroupRequestedFields[];
}

export interface ProductGroup {
  /** Guid. */
  id: string;
  revision?: string | null;
  createdDate?: Date | null;
  updatedDate?: Date | null;
  /** 1 to 100 characters. */
  name?: string | null;
  /** 1 to 36 characters, set on creation only. */
  groupingCustomizationId?: string | null;
  /** At most 100 items. */
  choiceOrder: string[];
  /** At most 100 items. */
  members: ProductGroupMember[];
  /** 1 to 100 characters, set on creation only. */
  handle?: string | null;
  groupingCustomization?: GroupingCustomization;
  media?: ProductGroupMedia;
  extendedFields?: ExtendedFields;
  tags?: Tags;
}

export interface ProductGroupInput {
  /** 1 to 100 characters. */
  name?: string | null;
  /** At most 100 items. */
  choiceOrder?: string[];
  media?: ProductGroupMediaInput;
  extendedFields?: ExtendedFields;
  tags?: TagsInput;
}

export interface ProductGroupMember {
  /** 1 to 36 characters. */
  productId: string;
  choice?: ProductChoice;
  /** 1 to 200 characters. */
  slug?: string | null;
  inventoryAvailabilityStatus: InventoryAvailabilityStatus;
  status: MembershipStatus;
  /** At most 100 characters. */
  productName?: string | null;
}

export interface ProductGroupMemberInput {
  /** 1 to 36 characters. */
  productId?: string;
  choice?: ProductChoiceInput;
  /** 1 to 200 characters. */
  slug?: string | null;
  inventoryAvailabilityStatus?: InventoryAvailabilityStatus;
  status?: MembershipStatus;
  /** At most 100 characters. */
  productName?: string | null;
}

export interface ProductChoice {
  /** Color hex, 3 to 20 characters. */
  colorCode?: string;
  /** Guid. */
  id: string;
  /** Set on creation only. */
  choiceType: ChoiceType;
  /** 1 to 50 characters. */
  key?: string | null;
  /** 1 to 50 characters. */
  name: string;
}

export interface ProductChoiceInput {
  /** Color hex, 3 to 20 characters. */
  colorCode?: string;
  /** Set on creation only. */
  choiceType?: ChoiceType;
  /** 1 to 50 characters. */
  name?: string;
}

export type MembershipStatus = "ACTIVE" | "HIDDEN" | "OUT_OF_SYNC" | (string & {});

export interface GroupingCustomization {
  /** 1 to 36 characters. */
  id?: string | null;
  /** 1 to 50 characters. */
  key?: string | null;
  /** 1 to 50 characters. */
  name: string;
  customizationType: CustomizationType;
  customizationRenderType: CustomizationRenderType;
}

export interface GroupingCustomizationInput {
  /** 1 to 36 characters. */
  id?: string | null;
  /** 1 to 50 characters. */
  key?: string | null;
  /** 1 to 50 characters. */
  name?: string;
  customizationType?: CustomizationType;
  customizationRenderType?: CustomizationRenderType;
}

export interface ProductGroupMedia {
  /** 1 to 200 characters. */
  id?: string;
  image?: ImageOfProductsV3;
  /** 1 to 1000 characters. */
  altText?: string | null;
  /** At most 80 characters. */
  displayName?: string | null;
  mediaType: MediaTypeOfProductGroupsV3;
  thumbnail?: Thumbnail;
  /** Guid. */
  uploadId: string;
}

export interface ProductGroupMediaInput {
  /** 1 to 200 characters. */
  id?: string;
  /** 1 to 1000 characters. */
  altText?: string | null;
  /** At most 80 characters. */
  displayName?: string | null;
}

export type ProductGroupRequestedFields = "GROUPING_CUSTOMIZATION" | "THUMBNAIL" | (string & {});

export interface CreateProductGroupResponse {
  productGroup?: ProductGroup;
  /** At most 10 items. */
  fields: ProductGroupRequestedFields[];
}

export interface UpdateProductGroupRequest {
  productGroup: ProductGroupInput;
  /** At most 10 items. */
  fields?: ProductGroupRequestedFields[];
}

export interface UpdateProductGroupResponse {
  productGroup?: ProductGroup;
  /** At most 10 items. */
  fields: ProductGroupRequestedFields[];
}

export interface DeleteProductGroupRequest {
  /** Guid. */
  productGroupId: string;
}

export type DeleteProductGroupResponse = Record<string, never>;

export interface GetProductGroupRequest {
  /** Guid. */
  productGroupId: string;
  /** At most 10 items. */
  fields?: ProductGroupRequestedFields[];
}

export interface GetProductGroupResponse {
  productGroup?: ProductGroup;
  /** At most 10 items. */
  fields: ProductGroupRequestedFields[];
}

export interface QueryProductGroupsRequest {
  query?: CursorQuery;
  /** At most 10 items. */
  fields?: ProductGroupRequestedFields[];
}

export interface QueryProductGroupsResponse {
  productGroups: ProductGroup[];
  pagingMetadata?: CursorPagingMetadata;
  /** At most 10 items. */
  fields: ProductGroupRequestedFields[];
}

export interface SearchProductGroupsRequest {
  search?: CursorSearchOfProductGroupsV3;
  /** At most 10 items. */
  fields?: ProductGroupRequestedFields[];
}

export interface SearchProductGroupsResponse {
  productGroups: ProductGroup[];
  pagingMetadata?: CursorPagingMetadata;
  aggregationData?: AggregationData;
  /** At most 10 items. */
  fields: ProductGroupRequestedFields[];
}

export interface BulkCreateProductGroupsRequest {
  /** 1 to 100 items. */
  productGroups: ProductGroupInput[];
  returnEntity?: boolean;
  /** At most 10 items. */
  fields?: ProductGroupRequestedFields[];
}

export interface BulkCreateProductGroupsResponse {
  /** 1 to 100 items. */
  results: BulkProductGroupResult[];
  bulkActionMetadata?: BulkActionMetadata;
  /** At most 10 items. */
  fields: ProductGroupRequestedFields[];
}

export interface BulkProductGroupResult {
  itemMetadata?: ItemMetadata;
  item?: ProductGroup;
}

export interface BulkUpdateProductGroupsRequest {
  /** 1 to 100 items. */
  productGroups: MaskedProductGroup[];
  returnEntity?: boolean;
  /** At most 10 items. */
  fields?: ProductGroupRequestedFields[];
}

export interface MaskedProductGroup {
  productGroup?: ProductGroupInput;
}

export interface BulkUpdateProductGroupsResponse {
  /** 1 to 100 items. */
  results: BulkProductGroupResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface AssignProductsToProductGroupRequest {
  /** Guid. */
  productGroupId: string;
  /** 1 to 100 items. */
  productIds: string[];
}

export interface AssignProductsToProductGroupResponse {
  results: ProductAssignmentResult[];
}

export interface ProductAssignmentResult {
  productId: string;
  success: boolean;
  error?: ApplicationError;
}

export interface UnassignProductsFromProductGroupRequest {
  /** Guid. */
  productGroupId: string;
  /** 1 to 100 items. */
  productIds: string[];
}

export interface UnassignProductsFromProductGroupResponse {
  results: ProductUnassignmentResult[];
}

export interface ProductUnassignmentResult {
  productId: string;
  success: boolean;
  error?: ApplicationError;
}

export interface BulkDeleteProductGroupsRequest {
  /** 1 to 100 items. */
  productGroupIds: string[];
}

export interface BulkDeleteProductGroupsResponse {
  /** 1 to 100 items. */
  results: BulkDeleteProductGroupsResponseBulkProductGroupResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkDeleteProductGroupsResponseBulkProductGroupResult {
  itemMetadata?: ItemMetadata;
}

export interface BulkUpdateProductGroupTagsRequest {
  /** 1 to 100 items. */
  productGroupIds: string[];
  assignTags?: TagsInput;
  unassignTags?: TagsInput;
}

export interface BulkUpdateProductGroupTagsResponse {
  /** 1 to 100 items. */
  results: BulkUpdateProductGroupTagsResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkUpdateProductGroupTagsResult {
  itemMetadata?: ItemMetadata;
}

export interface BulkUpdateProductGroupTagsByFilterRequest {
  filter: Record<string, unknown>;
  assignTags?: TagsInput;
  unassignTags?: TagsInput;
}

export interface BulkUpdateProductGroupTagsByFilterResponse {
  /** Guid. */
  jobId: string;
}
