// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Group separate products that a store presents as one product with choices, such as colors.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type AggregateSearchBuilder,
  type CursorPage,
  type CursorQueryBuilder,
  operation,
  queryOperation,
  searchOperation,
  type TypedQuery,
  type TypedSearch,
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

/** Alias of {@link BulkProductGroupResult}. */
export type BulkUpdateProductGroupsResponseBulkProductGroupResult = BulkProductGroupResult;

/** Options of {@link createProductGroup}. */
export interface CreateProductGroupOptions {
  /** Fields to return in addition to the base fields. At most 10 items. */
  fields?: ProductGroupRequestedFields[];
}

/**
 * Creates a product group.
 *
 * `POST /stores/v3/product-groups` (stores/product-groups-v3)
 *
 * @param productGroup - The product group to create.
 * @param options - Optional fields: `fields`.
 * @returns The created product group.
 * @example
 * ```ts
 * const productGroup = await client.use(productGroupsV3).createProductGroup({
 *   name: "Linen shirt",
 * });
 * ```
 */
export const createProductGroup: (
  productGroup: ProductGroupInput,
  options?: CreateProductGroupOptions,
) => Promise<ProductGroup> = /* @__PURE__ */ operation({
  name: "stores.productGroupsV3.createProductGroup",
  path: "/stores/v3/product-groups",
  args: ["productGroup", ["fields"]],
  request: { productGroup: promotionCodec },
  response: { productGroup: promotionCodec },
  returns: "productGroup",
});

/** Options of {@link updateProductGroup}. */
export interface UpdateProductGroupOptions {
  /** Fields to return in addition to the base fields. At most 10 items. */
  fields?: ProductGroupRequestedFields[];
}

/**
 * Updates a product group. Requires the current revision.
 *
 * `PATCH /stores/v3/product-groups/{productGroup.id}` (stores/product-groups-v3)
 *
 * @param id - Id of the product group.
 * @param productGroup - The product group, with the fields to update.
 * @param options - Optional fields: `fields`.
 * @returns The updated product group.
 * @example
 * ```ts
 * const productGroup = await client.use(productGroupsV3).updateProductGroup(
 *   "<product group id>",
 *   { name: "Linen shirt" },
 * );
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
 * Deletes a product group by id.
 *
 * `DELETE /stores/v3/product-groups/{productGroupId}` (stores/product-groups-v3)
 *
 * @param productGroupId - Id of the product group.
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

/** Options of {@link getProductGroup}. */
export interface GetProductGroupOptions {
  /** Fields to return in addition to the base fields. At most 10 items. */
  fields?: ProductGroupRequestedFields[];
}

/**
 * Returns a product group by id.
 *
 * `GET /stores/v3/product-groups/{productGroupId}` (stores/product-groups-v3)
 *
 * @param productGroupId - Id of the product group.
 * @param options - Optional fields: `fields`.
 * @returns The requested product group.
 * @example
 * ```ts
 * const productGroup = await client.use(productGroupsV3).getProductGroup("<product group id>");
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

/** Options of {@link queryProductGroups}. */
export interface QueryProductGroupsOptions {
  /** Fields to return in addition to the base fields. At most 10 items. */
  fields?: ProductGroupRequestedFields[];
}

/** Fields that {@link queryProductGroups} can filter or sort by. */
export interface QueryProductGroupsFields {
  values: {
    id: string;
    handle: string;
  };
  eq: "id" | "handle";
  in: QueryProductGroupsFields["eq"];
  exists: QueryProductGroupsFields["eq"];
  compare: QueryProductGroupsFields["eq"];
  startsWith: QueryProductGroupsFields["eq"];
  has: never;
  ascending: never;
  descending: never;
}

/** The query builder that {@link queryProductGroups} returns. */
export type ProductGroupsQueryBuilder = CursorQueryBuilder<ProductGroup, QueryProductGroupsFields>;

/** A page of the query builder that {@link queryProductGroups} returns. */
export type ProductGroupsQueryResult = CursorPage<ProductGroup>;

/** The query object that {@link queryProductGroups} accepts. */
export interface QueryProductGroupsQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QueryProductGroupsFields> {}

/**
 * Queries product groups with filters, sorting and paging.
 *
 * `GET /stores/v3/product-groups/query` (stores/product-groups-v3)
 *
 * @param options - Optional fields: `fields`.
 * @returns A query builder. Call `find()` to send the query.
 * @example
 * ```ts
 * const page = await client.use(productGroupsV3).queryProductGroups().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryProductGroups: {
  (options?: QueryProductGroupsOptions): ProductGroupsQueryBuilder;
  /**
   * Queries product groups with filters, sorting and paging. Sends a query object instead of
   * returning a builder.
   */
  (
    query: QueryProductGroupsQuery,
    options?: QueryProductGroupsOptions,
  ): Promise<QueryProductGroupsResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "stores.productGroupsV3.queryProductGroups",
  method: "GET",
  path: "/stores/v3/product-groups/query",
  args: ["query", ["fields"]],
  response: { productGroups: promotionCodec },
  complex: true,
  fallback: true,
  query: { items: "productGroups" },
});

/** Options of {@link searchProductGroups}. */
export interface SearchProductGroupsOptions {
  /** Fields to return in addition to the base fields. At most 10 items. */
  fields?: ProductGroupRequestedFields[];
}

/** Fields that {@link searchProductGroups} can search, filter, sort or aggregate by. */
export interface SearchProductGroupsFields {
  values: {
    createdDate: Date;
    id: string;
    name: string;
    groupingCustomizationId: string;
    "members.productId": string;
    "members.productName": string;
  };
  eq: "createdDate" | "id" | "name" | "groupingCustomizationId";
  in: SearchProductGroupsFields["eq"];
  exists: SearchProductGroupsFields["eq"];
  compare: SearchProductGroupsFields["eq"];
  startsWith: "id" | "name" | "groupingCustomizationId";
  has: "members.productId" | "members.productName";
  ascending: "createdDate" | "id" | "name";
  descending: SearchProductGroupsFields["ascending"];
  match: never;
  text: "members.productName" | "name";
  aggregate:
    | "createdDate"
    | "id"
    | "groupingCustomizationId"
    | "members.productId"
    | "members.productName"
    | "name";
}

/** The search object that {@link searchProductGroups} accepts. */
export interface SearchProductGroupsSearch
  extends Omit<CursorSearchOfProductGroupsV3, "filter" | "sort" | "search" | "aggregations">,
    TypedSearch<SearchProductGroupsFields> {}

/**
 * Searches product groups by free text, with filters and aggregations.
 *
 * `GET /stores/v3/product-groups/search` (stores/product-groups-v3)
 *
 * @returns A search builder. Call `find(options)` to send the search.
 * @example
 * ```ts
 * const page = await client.use(productGroupsV3).searchProductGroups().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const searchProductGroups: {
  (): AggregateSearchBuilder<
    ProductGroup,
    SearchProductGroupsFields,
    [options?: SearchProductGroupsOptions]
  >;
  /**
   * Searches product groups by free text, with filters and aggregations. Sends a search object
   * instead of returning a builder.
   */
  (
    search: SearchProductGroupsSearch,
    options?: SearchProductGroupsOptions,
  ): Promise<SearchProductGroupsResponse>;
} = /* @__PURE__ */ searchOperation({
  name: "stores.productGroupsV3.searchProductGroups",
  method: "GET",
  path: "/stores/v3/product-groups/search",
  args: ["search", ["fields"]],
  request: { search: aggregationsCodec },
  response: { aggregationData: aggregationDataCodec, productGroups: promotionCodec },
  complex: true,
  fallback: true,
  query: { items: "productGroups" },
});

/** Options of {@link bulkCreateProductGroups}. */
export interface BulkCreateProductGroupsOptions {
  /** Whether each result includes the product group. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 10 items. */
  fields?: ProductGroupRequestedFields[];
}

/**
 * Creates up to 100 product groups, with a result for each.
 *
 * `POST /stores/v3/bulk/product-groups/create` (stores/product-groups-v3)
 *
 * @param productGroups - The product groups to create. 1 to 100 items.
 * @param options - Optional fields: `returnEntity` and `fields`.
 * @example
 * ```ts
 * const response = await client.use(productGroupsV3).bulkCreateProductGroups([
 *   { name: "Linen shirt" },
 * ]);
 * ```
 */
export const bulkCreateProductGroups: (
  productGroups: ProductGroupInput[],
  options?: BulkCreateProductGroupsOptions,
) => Promise<BulkCreateProductGroupsResponse> = /* @__PURE__ */ operation({
  name: "stores.productGroupsV3.bulkCreateProductGroups",
  path: "/stores/v3/bulk/product-groups/create",
  args: ["productGroups", ["returnEntity", "fields"]],
  request: { productGroups: promotionCodec },
  response: { results: { item: promotionCodec } },
});

/** Options of {@link bulkUpdateProductGroups}. */
export interface BulkUpdateProductGroupsOptions {
  /** Whether each result includes the product group. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 10 items. */
  fields?: ProductGroupRequestedFields[];
}

/**
 * Updates up to 100 product groups, with a result for each.
 *
 * `POST /stores/v3/bulk/product-groups/update` (stores/product-groups-v3)
 *
 * @param productGroups - The product groups to update, each with the fields to change. 1 to 100
 *   items.
 * @param options - Optional fields: `returnEntity` and `fields`.
 * @example
 * ```ts
 * const response = await client.use(productGroupsV3).bulkUpdateProductGroups([{}]);
 * ```
 */
export const bulkUpdateProductGroups: (
  productGroups: MaskedProductGroup[],
  options?: BulkUpdateProductGroupsOptions,
) => Promise<BulkUpdateProductGroupsResponse> = /* @__PURE__ */ operation({
  name: "stores.productGroupsV3.bulkUpdateProductGroups",
  path: "/stores/v3/bulk/product-groups/update",
  args: ["productGroups", ["returnEntity", "fields"]],
  request: { productGroups: { fieldMask: "m", productGroup: promotionCodec } },
  response: { results: { item: promotionCodec } },
  mask: "productGroups.fieldMask",
});

/** Options of {@link assignProductsToProductGroup}. */
export interface AssignProductsToProductGroupOptions {
  /** Ids of the products to add. 1 to 100 items. */
  productIds: string[];
}

/**
 * Adds up to 100 products to a group, with a result for each.
 *
 * `POST /stores/v3/product-groups/assign-products` (stores/product-groups-v3)
 *
 * @param productGroupId - Id of the product group.
 * @param options - Optional fields: `productIds`.
 * @example
 * ```ts
 * const response = await client.use(productGroupsV3).assignProductsToProductGroup(
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
  path: "/stores/v3/product-groups/assign-products",
  args: ["productGroupId", ["productIds"]],
});

/** Options of {@link unassignProductsFromProductGroup}. */
export interface UnassignProductsFromProductGroupOptions {
  /** Ids of the products to remove. 1 to 100 items. */
  productIds: string[];
}

/**
 * Removes up to 100 products from a group, with a result for each.
 *
 * `POST /stores/v3/product-groups/unassign-products` (stores/product-groups-v3)
 *
 * @param productGroupId - Id of the product group.
 * @param options - Optional fields: `productIds`.
 * @example
 * ```ts
 * const response = await client.use(productGroupsV3).unassignProductsFromProductGroup(
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
  path: "/stores/v3/product-groups/unassign-products",
  args: ["productGroupId", ["productIds"]],
});

/**
 * Deletes up to 100 product groups, with a result for each.
 *
 * `POST /stores/v3/bulk/product-groups/delete` (stores/product-groups-v3)
 *
 * @param productGroupIds - Ids of the product groups.
 * @example
 * ```ts
 * const response = await client.use(productGroupsV3).bulkDeleteProductGroups([
 *   "<product group id>",
 * ]);
 * ```
 */
export const bulkDeleteProductGroups: (
  productGroupIds: string[],
) => Promise<BulkDeleteProductGroupsResponse> = /* @__PURE__ */ operation({
  name: "stores.productGroupsV3.bulkDeleteProductGroups",
  path: "/stores/v3/bulk/product-groups/delete",
  args: ["productGroupIds"],
});

/** Options of {@link bulkUpdateProductGroupTags}. */
export interface BulkUpdateProductGroupTagsOptions {
  /** Tags to assign to the product groups. */
  assignTags?: TagsInput;
  /** Tags to remove from the product groups. */
  unassignTags?: TagsInput;
}

/**
 * Assigns tags to up to 100 product groups, or removes tags from them, with a result for each.
 *
 * `POST /stores/v3/bulk/product-groups/update-tags` (stores/product-groups-v3)
 *
 * @param productGroupIds - Ids of the product groups.
 * @param options - Optional fields: `assignTags` and `unassignTags`.
 * @example
 * ```ts
 * const response = await client.use(productGroupsV3).bulkUpdateProductGroupTags([
 *   "<product group id>",
 * ]);
 * ```
 */
export const bulkUpdateProductGroupTags: (
  productGroupIds: string[],
  options?: BulkUpdateProductGroupTagsOptions,
) => Promise<BulkUpdateProductGroupTagsResponse> = /* @__PURE__ */ operation({
  name: "stores.productGroupsV3.bulkUpdateProductGroupTags",
  path: "/stores/v3/bulk/product-groups/update-tags",
  args: ["productGroupIds", ["assignTags", "unassignTags"]],
});

/** Options of {@link bulkUpdateProductGroupTagsByFilter}. */
export interface BulkUpdateProductGroupTagsByFilterOptions {
  /** Tags to assign to the product groups. */
  assignTags?: TagsInput;
  /** Tags to remove from the product groups. */
  unassignTags?: TagsInput;
}

/**
 * Starts a job that updates the tags of all product groups that match a filter.
 *
 * `POST /stores/v3/bulk/product-groups/update-tags-by-filter` (stores/product-groups-v3)
 *
 * @param filter - Filter object that selects product groups.
 * @param options - Optional fields: `assignTags` and `unassignTags`.
 * @example
 * ```ts
 * const response = await client.use(productGroupsV3).bulkUpdateProductGroupTagsByFilter({});
 * ```
 */
export const bulkUpdateProductGroupTagsByFilter: (
  filter: Record<string, unknown>,
  options?: BulkUpdateProductGroupTagsByFilterOptions,
) => Promise<BulkUpdateProductGroupTagsByFilterResponse> = /* @__PURE__ */ operation({
  name: "stores.productGroupsV3.bulkUpdateProductGroupTagsByFilter",
  path: "/stores/v3/bulk/product-groups/update-tags-by-filter",
  args: ["filter", ["assignTags", "unassignTags"]],
});

/** Request of {@link createProductGroup}. */
export interface CreateProductGroupRequest {
  /** The product group to create. */
  productGroup: ProductGroupInput;
  /** Fields to return in addition to the base fields. At most 10 items. */
  fields?: ProductGroupRequestedFields[];
}

/** Products that differ in one property, such as the color, and are shown together. */
export interface ProductGroup {
  /** Id of the product group. */
  id: string;
  /**
   * Revision of the product group. It increases with every update. An update must send the
   * current value.
   */
  revision?: string | null;
  /** When the product group was created. */
  createdDate?: Date | null;
  /** When the product group was last updated. */
  updatedDate?: Date | null;
  /** Name of the group. 1 to 100 characters. */
  name?: string | null;
  /**
   * Id of the customization that distinguishes the products. 1 to 36 characters. Cannot be
   * changed after creation.
   */
  groupingCustomizationId?: string | null;
  /** Ids of the grouping customization's choices, in display order. At most 100 items. */
  choiceOrder: string[];
  /** The products in the group, each with its choice. At most 100 items. */
  members: ProductGroupMember[];
  /**
   * Identifier that you choose for the group. It stays the same if the name changes. 1 to 100
   * characters. Cannot be changed after creation.
   */
  handle?: string | null;
  /** The customization that distinguishes the products. Returned only if you request it. */
  groupingCustomization?: GroupingCustomization;
  /** Image of the group. */
  media?: ProductGroupMedia;
  /** Extended fields that apps and the site store with the product group, by namespace and key. */
  extendedFields?: ExtendedFields;
  /** Tags that are attached to the group. */
  tags?: Tags;
}

/** Products that differ in one property, such as the color, and are shown together. */
export interface ProductGroupInput {
  /** Name of the group. 1 to 100 characters. */
  name?: string | null;
  /** Ids of the grouping customization's choices, in display order. At most 100 items. */
  choiceOrder?: string[];
  /** Image of the group. */
  media?: ProductGroupMediaInput;
  /** Extended fields that apps and the site store with the product group, by namespace and key. */
  extendedFields?: ExtendedFields;
  /** Tags that are attached to the group. */
  tags?: TagsInput;
}

/** A product in a group. */
export interface ProductGroupMember {
  /** Id of the product. 1 to 36 characters. */
  productId: string;
  /** The product's choice for the grouping customization. */
  choice?: ProductChoice;
  /** Last part of the product page's URL. 1 to 200 characters. */
  slug?: string | null;
  /** Availability of the product's variants: in stock, partially out of stock or out of stock. */
  inventoryAvailabilityStatus: InventoryAvailabilityStatus;
  /** Whether the product is shown in the group. */
  status: MembershipStatus;
  /** Name of the product. At most 100 characters. */
  productName?: string | null;
}

/** The choice of a product in a group. */
export interface ProductChoice {
  /** Color as a hex code. 3 to 20 characters. */
  colorCode?: string;
  /** Id of the choice. */
  id: string;
  /**
   * Whether the choice is shown as text, as a color or as an image. Cannot be changed after
   * creation.
   */
  choiceType: ChoiceType;
  /** Key of the choice, which is generated from its name. 1 to 50 characters. */
  key?: string | null;
  /** Name of the choice. 1 to 50 characters. */
  name: string;
}

/** Whether a product is shown in its group. */
export type MembershipStatus = "ACTIVE" | "HIDDEN" | "OUT_OF_SYNC" | (string & {});

/** The customization whose choices distinguish the products in a group. */
export interface GroupingCustomization {
  /** Id of the customization. 1 to 36 characters. */
  id?: string | null;
  /** Key of the customization, which is generated from its name. 1 to 50 characters. */
  key?: string | null;
  /** Name of the customization, such as "Color". 1 to 50 characters. */
  name: string;
  /** Whether the customization creates variants or is a modifier. */
  customizationType: CustomizationType;
  /** How the customization is shown to buyers. */
  customizationRenderType: CustomizationRenderType;
}

/** Image of a product group. */
export interface ProductGroupMedia {
  /** Id of the image in the Media Manager. 1 to 200 characters. */
  id?: string;
  /** The image, with its URL and size. */
  image?: ImageOfProductsV3;
  /** Alternative text for screen readers. 1 to 1,000 characters. */
  altText?: string | null;
  /** Name of the image, which only the merchant sees. At most 80 characters. */
  displayName?: string | null;
  /** Kind of media. */
  mediaType: MediaTypeOfProductGroupsV3;
  /** Thumbnail of the image. Returned only if you request it. */
  thumbnail?: Thumbnail;
  /** Id of an upload. Send either this or `id`. */
  uploadId: string;
}

/** Image of a product group. */
export interface ProductGroupMediaInput {
  /** Id of the image in the Media Manager. 1 to 200 characters. */
  id?: string;
  /** Alternative text for screen readers. 1 to 1,000 characters. */
  altText?: string | null;
  /** Name of the image, which only the merchant sees. At most 80 characters. */
  displayName?: string | null;
}

/** Fields of a product group that are returned only if you request them. */
export type ProductGroupRequestedFields = "GROUPING_CUSTOMIZATION" | "THUMBNAIL" | (string & {});

/** Response of {@link createProductGroup}. */
export interface CreateProductGroupResponse {
  /** The created product group. */
  productGroup?: ProductGroup;
  /** The additional fields that were requested. At most 10 items. */
  fields: ProductGroupRequestedFields[];
}

/** Request of {@link updateProductGroup}. */
export interface UpdateProductGroupRequest {
  /** The product group, with the fields to update. */
  productGroup: ProductGroupInput;
  /** Fields to return in addition to the base fields. At most 10 items. */
  fields?: ProductGroupRequestedFields[];
}

/** Response of {@link updateProductGroup}. */
export interface UpdateProductGroupResponse {
  /** The updated product group. */
  productGroup?: ProductGroup;
  /** The additional fields that were requested. At most 10 items. */
  fields: ProductGroupRequestedFields[];
}

/** Request of {@link deleteProductGroup}. */
export interface DeleteProductGroupRequest {
  /** Id of the product group. */
  productGroupId: string;
}

/** Response of {@link deleteProductGroup}. */
export type DeleteProductGroupResponse = Record<string, never>;

/** Request of {@link getProductGroup}. */
export interface GetProductGroupRequest {
  /** Id of the product group. */
  productGroupId: string;
  /** Fields to return in addition to the base fields. At most 10 items. */
  fields?: ProductGroupRequestedFields[];
}

/** Response of {@link getProductGroup}. */
export interface GetProductGroupResponse {
  /** The requested product group. */
  productGroup?: ProductGroup;
  /** The additional fields that were requested. At most 10 items. */
  fields: ProductGroupRequestedFields[];
}

/** Request of {@link queryProductGroups}. */
export interface QueryProductGroupsRequest {
  /** Filter, sorting and paging for the product groups. */
  query?: CursorQuery;
  /** Fields to return in addition to the base fields. At most 10 items. */
  fields?: ProductGroupRequestedFields[];
}

/** Response of {@link queryProductGroups}. */
export interface QueryProductGroupsResponse {
  /** The product groups on this page. */
  productGroups: ProductGroup[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
  /** The additional fields that were requested. At most 10 items. */
  fields: ProductGroupRequestedFields[];
}

/** Request of {@link searchProductGroups}. */
export interface SearchProductGroupsRequest {
  /** Search text, filter, sorting, paging and aggregations for the product groups. */
  search?: CursorSearchOfProductGroupsV3;
  /** Fields to return in addition to the base fields. At most 10 items. */
  fields?: ProductGroupRequestedFields[];
}

/** Response of {@link searchProductGroups}. */
export interface SearchProductGroupsResponse {
  /** The product groups on this page. */
  productGroups: ProductGroup[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
  /** Results of the requested aggregations. */
  aggregationData?: AggregationData;
  /** The additional fields that were requested. At most 10 items. */
  fields: ProductGroupRequestedFields[];
}

/** Request of {@link bulkCreateProductGroups}. */
export interface BulkCreateProductGroupsRequest {
  /** The product groups to create. 1 to 100 items. */
  productGroups: ProductGroupInput[];
  /** Whether each result includes the product group. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 10 items. */
  fields?: ProductGroupRequestedFields[];
}

/** Response of {@link bulkCreateProductGroups}. */
export interface BulkCreateProductGroupsResponse {
  /** One result for each of the product groups. 1 to 100 items. */
  results: BulkProductGroupResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
  /** The additional fields that were requested. At most 10 items. */
  fields: ProductGroupRequestedFields[];
}

/** Result for one of the product groups. */
export interface BulkProductGroupResult {
  /** Id and index of the product group, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
  /** The product group. Present only if `returnEntity` is true. */
  item?: ProductGroup;
}

/** Request of {@link bulkUpdateProductGroups}. */
export interface BulkUpdateProductGroupsRequest {
  /** The product groups to update, each with the fields to change. 1 to 100 items. */
  productGroups: MaskedProductGroup[];
  /** Whether each result includes the product group. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 10 items. */
  fields?: ProductGroupRequestedFields[];
}

/** A product group and the fields to update. */
export interface MaskedProductGroup {
  /** The product group, with the fields to update. */
  productGroup?: ProductGroupInput;
}

/** Response of {@link bulkUpdateProductGroups}. */
export interface BulkUpdateProductGroupsResponse {
  /** One result for each of the product groups. 1 to 100 items. */
  results: BulkProductGroupResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Request of {@link assignProductsToProductGroup}. */
export interface AssignProductsToProductGroupRequest {
  /** Id of the product group. */
  productGroupId: string;
  /** Ids of the products to add. 1 to 100 items. */
  productIds: string[];
}

/** Response of {@link assignProductsToProductGroup}. */
export interface AssignProductsToProductGroupResponse {
  /** One result for each item in the request. */
  results: ProductAssignmentResult[];
}

/** Result of adding a product to a group. */
export interface ProductAssignmentResult {
  /** Id of the product. */
  productId: string;
  /** Whether the product was added. */
  success: boolean;
  /** Reason why the product was not added. Absent if it was added. */
  error?: ApplicationError;
}

/** Request of {@link unassignProductsFromProductGroup}. */
export interface UnassignProductsFromProductGroupRequest {
  /** Id of the product group. */
  productGroupId: string;
  /** Ids of the products to remove. 1 to 100 items. */
  productIds: string[];
}

/** Response of {@link unassignProductsFromProductGroup}. */
export interface UnassignProductsFromProductGroupResponse {
  /** One result for each item in the request. */
  results: ProductUnassignmentResult[];
}

/** Result of removing a product from a group. */
export interface ProductUnassignmentResult {
  /** Id of the product. */
  productId: string;
  /** Whether the product was removed. */
  success: boolean;
  /** Reason why the product was not removed. Absent if it was removed. */
  error?: ApplicationError;
}

/** Request of {@link bulkDeleteProductGroups}. */
export interface BulkDeleteProductGroupsRequest {
  /** Ids of the product groups. 1 to 100 items. */
  productGroupIds: string[];
}

/** Response of {@link bulkDeleteProductGroups}. */
export interface BulkDeleteProductGroupsResponse {
  /** One result for each of the product groups. 1 to 100 items. */
  results: BulkDeleteProductGroupsResponseBulkProductGroupResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one of the product groups. */
export interface BulkDeleteProductGroupsResponseBulkProductGroupResult {
  /** Id and index of the product group, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
}

/** Request of {@link bulkUpdateProductGroupTags}. */
export interface BulkUpdateProductGroupTagsRequest {
  /** Ids of the product groups. 1 to 100 items. */
  productGroupIds: string[];
  /** Tags to assign to the product groups. */
  assignTags?: TagsInput;
  /** Tags to remove from the product groups. */
  unassignTags?: TagsInput;
}

/** Response of {@link bulkUpdateProductGroupTags}. */
export interface BulkUpdateProductGroupTagsResponse {
  /** One result for each of the product groups. 1 to 100 items. */
  results: BulkUpdateProductGroupTagsResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one of the product groups. */
export interface BulkUpdateProductGroupTagsResult {
  /** Id and index of the product group, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
}

/** Request of {@link bulkUpdateProductGroupTagsByFilter}. */
export interface BulkUpdateProductGroupTagsByFilterRequest {
  /** Filter object that selects product groups. */
  filter: Record<string, unknown>;
  /** Tags to assign to the product groups. */
  assignTags?: TagsInput;
  /** Tags to remove from the product groups. */
  unassignTags?: TagsInput;
}

/** Response of {@link bulkUpdateProductGroupTagsByFilter}. */
export interface BulkUpdateProductGroupTagsByFilterResponse {
  /** Id of the asynchronous job that applies the change. */
  jobId: string;
}
