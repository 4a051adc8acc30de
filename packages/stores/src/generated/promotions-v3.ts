// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage promotional banners that a store shows among the products of its categories.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type AggregateSearchBuilder,
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
  CursorQuery,
  ExtendedFields,
  ItemMetadata,
  Tags,
  TagsInput,
} from "@portico/core/types";
import { aggregationDataCodec, aggregationsCodec, promotionCodec } from "./codecs.js";
import type {
  AggregationData,
  CursorSearchOfProductGroupsV3,
  ImageOfProductsV3,
  MediaTypeOfProductGroupsV3,
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
  CursorSearchOfProductGroupsV3 as CursorSearch,
  DateHistogramAggregation,
  DateHistogramResult,
  DateHistogramResults,
  GroupByValueResults,
  ImageOfProductsV3 as Image,
  ImageOfProductsV3Input as ImageInput,
  IncludeMissingValuesOptions,
  Interval,
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
  ValueAggregation,
  ValueAggregationResult,
  ValueResult,
  ValueResults,
} from "./common.js";

/** Alias of {@link BulkPromotionResult}. */
export type BulkUpdatePromotionsResponseBulkPromotionResult = BulkPromotionResult;

/**
 * Application error codes for {@link createPromotion}, and how to fix the errors.
 *
 * - `MEDIA_NOT_FOUND`: An image or video in the request was not found. Upload the file first,
 *   and send its id in the promotion.
 * - `DUPLICATE_CATEGORY_ASSIGNMENT`: The promotion lists the same category twice. List each
 *   category only once.
 * - `PROMOTIONS_LIMIT_EXCEEDED`: The store has reached the limit for promotions. Delete a
 *   promotion first.
 */
export type CreatePromotionErrorCode =
  | "MEDIA_NOT_FOUND"
  | "DUPLICATE_CATEGORY_ASSIGNMENT"
  | "PROMOTIONS_LIMIT_EXCEEDED";

/**
 * Creates a promotion.
 *
 * `POST /stores/v3/promotions` (stores/promotions-v3)
 *
 * @param promotion - The promotion to create. Requires `media` and `name`.
 * @returns The created promotion.
 * @remarks For error codes, see {@link CreatePromotionErrorCode}. Requires the permission
 *   `stores:catalog:v3:promotion:create_promotion`.
 * @example
 * ```ts
 * const promotion = await client.use(promotionsV3).createPromotion({
 *   name: "Linen shirt",
 *   media: { id: "<promotion id>" },
 * });
 * ```
 */
export const createPromotion: ((promotion: PromotionToCreate) => Promise<Promotion>) &
  Throws<CreatePromotionErrorCode> = /* @__PURE__ */ operation({
  name: "stores.promotionsV3.createPromotion",
  path: "/stores/v3/promotions",
  args: ["promotion"],
  request: { promotion: promotionCodec },
  response: { promotion: promotionCodec },
  returns: "promotion",
});

/**
 * Returns a promotion by id.
 *
 * `GET /stores/v3/promotions/{promotionId}` (stores/promotions-v3)
 *
 * @param promotionId - Id of the promotion.
 * @returns The requested promotion.
 * @remarks Requires the permission `stores:catalog:v3:promotion:get_promotion`.
 * @example
 * ```ts
 * const promotion = await client.use(promotionsV3).getPromotion("<promotion id>");
 * ```
 */
export const getPromotion: (promotionId: string) => Promise<Promotion> = /* @__PURE__ */ operation({
  name: "stores.promotionsV3.getPromotion",
  method: "GET",
  path: "/stores/v3/promotions/{promotionId}",
  args: ["promotionId"],
  response: { promotion: promotionCodec },
  returns: "promotion",
});

/**
 * Deletes a promotion by id.
 *
 * `DELETE /stores/v3/promotions/{promotionId}` (stores/promotions-v3)
 *
 * @param promotionId - Id of the promotion.
 * @remarks Requires the permission `stores:catalog:v3:promotion:delete_promotion`.
 * @example
 * ```ts
 * await client.use(promotionsV3).deletePromotion("<promotion id>");
 * ```
 */
export const deletePromotion: (promotionId: string) => Promise<void> = /* @__PURE__ */ operation({
  name: "stores.promotionsV3.deletePromotion",
  method: "DELETE",
  path: "/stores/v3/promotions/{promotionId}",
  args: ["promotionId"],
});

/**
 * Application error codes for {@link updatePromotion}, and how to fix the errors.
 *
 * - `MEDIA_NOT_FOUND`: An image or video in the request was not found. Upload the file first,
 *   and send its id in the promotion.
 * - `DUPLICATE_CATEGORY_ASSIGNMENT`: The promotion lists the same category twice. List each
 *   category only once.
 * - `MEDIA_REMOVAL_NOT_ALLOWED`: The promotion's image cannot be removed. Replace the image
 *   with another one instead.
 */
export type UpdatePromotionErrorCode =
  | "MEDIA_NOT_FOUND"
  | "DUPLICATE_CATEGORY_ASSIGNMENT"
  | "MEDIA_REMOVAL_NOT_ALLOWED";

/**
 * Updates a promotion. Requires the current revision.
 *
 * `PATCH /stores/v3/promotions/{promotion.id}` (stores/promotions-v3)
 *
 * @param id - Id of the promotion.
 * @param promotion - The promotion, with the fields to update. Requires `revision`.
 * @returns The updated promotion.
 * @remarks For error codes, see {@link UpdatePromotionErrorCode}. Requires the permission
 *   `stores:catalog:v3:promotion:update_promotion`.
 * @example
 * ```ts
 * const promotion = await client.use(promotionsV3).updatePromotion("<promotion id>", {
 *   revision: "1",
 * });
 * ```
 */
export const updatePromotion: ((id: string, promotion: PromotionToUpdate) => Promise<Promotion>) &
  Throws<UpdatePromotionErrorCode> = /* @__PURE__ */ operation({
  name: "stores.promotionsV3.updatePromotion",
  method: "PATCH",
  path: "/stores/v3/promotions/{promotion.id}",
  args: ["promotion.id", "...promotion"],
  request: { fieldMask: "m", promotion: promotionCodec },
  response: { promotion: promotionCodec },
  returns: "promotion",
  mask: "fieldMask",
});

/** Fields that {@link queryPromotions} can filter or sort by. */
export interface QueryPromotionsFields {
  values: {
    id: string;
    createdDate: Date;
    updatedDate: Date;
    enabled: boolean;
    "tags.privateTags.tagIds": string;
    "tags.publicTags.tagIds": string;
  };
  eq: "id" | "createdDate" | "updatedDate" | "enabled";
  in: QueryPromotionsFields["eq"];
  exists:
    | "id"
    | "createdDate"
    | "updatedDate"
    | "enabled"
    | "tags.privateTags.tagIds"
    | "tags.publicTags.tagIds";
  compare: "id" | "createdDate" | "updatedDate";
  startsWith: "id";
  has: "tags.privateTags.tagIds" | "tags.publicTags.tagIds";
  ascending: QueryPromotionsFields["exists"];
  descending: QueryPromotionsFields["exists"];
}

/** The query builder that {@link queryPromotions} returns. */
export type PromotionsQueryBuilder = CursorQueryBuilder<Promotion, QueryPromotionsFields>;

/** A page of the query builder that {@link queryPromotions} returns. */
export type PromotionsQueryResult = CursorPage<Promotion>;

/** The query object that {@link queryPromotions} accepts. */
export interface QueryPromotionsQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QueryPromotionsFields> {}

/**
 * Queries promotions with filters, sorting and paging.
 *
 * `GET /stores/v3/promotions/query` (stores/promotions-v3)
 *
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `stores:catalog:v3:promotion:query_promotions`.
 * @example
 * ```ts
 * const page = await client.use(promotionsV3).queryPromotions().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryPromotions: {
  (): PromotionsQueryBuilder;
  /**
   * Queries promotions with filters, sorting and paging. Sends a query object instead of
   * returning a builder.
   */
  (query: QueryPromotionsQuery): Promise<QueryPromotionsResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "stores.promotionsV3.queryPromotions",
  method: "GET",
  path: "/stores/v3/promotions/query",
  args: ["query"],
  response: { promotions: promotionCodec },
  complex: true,
  fallback: true,
  query: { items: "promotions" },
});

/** Options of {@link bulkCreatePromotions}. */
export interface BulkCreatePromotionsOptions {
  /** Whether each result includes the promotion. */
  returnEntity?: boolean;
}

/**
 * Application error codes for {@link bulkCreatePromotions}, and how to fix the errors.
 *
 * - `MEDIA_NOT_FOUND`: An image or video in the request was not found. Upload the file first,
 *   and send its id in the promotion.
 * - `DUPLICATE_CATEGORY_ASSIGNMENT`: The promotion lists the same category twice. List each
 *   category only once.
 * - `PROMOTIONS_LIMIT_EXCEEDED`: The store has reached the limit for promotions. Delete a
 *   promotion first.
 */
export type BulkCreatePromotionsErrorCode =
  | "MEDIA_NOT_FOUND"
  | "DUPLICATE_CATEGORY_ASSIGNMENT"
  | "PROMOTIONS_LIMIT_EXCEEDED";

/**
 * Creates up to 100 promotions, with a result for each.
 *
 * `POST /stores/v3/bulk/promotions/create` (stores/promotions-v3)
 *
 * @param promotions - The promotions to create. Each item requires `media` and `name`. 1 to 100
 *   items.
 * @param options - Optional fields: `returnEntity`.
 * @remarks For error codes, see {@link BulkCreatePromotionsErrorCode}. Requires the permission
 *   `stores:catalog:v3:promotion:bulk_create_promotions`.
 * @example
 * ```ts
 * const response = await client.use(promotionsV3).bulkCreatePromotions([
 *   { name: "Linen shirt", media: { id: "<promotion id>" } },
 * ]);
 * ```
 */
export const bulkCreatePromotions: ((
  promotions: PromotionToCreate[],
  options?: BulkCreatePromotionsOptions,
) => Promise<BulkCreatePromotionsResponse>) &
  Throws<BulkCreatePromotionsErrorCode> = /* @__PURE__ */ operation({
  name: "stores.promotionsV3.bulkCreatePromotions",
  path: "/stores/v3/bulk/promotions/create",
  args: ["promotions", ["returnEntity"]],
  request: { promotions: promotionCodec },
  response: { results: { item: promotionCodec } },
});

/** Options of {@link bulkUpdatePromotions}. */
export interface BulkUpdatePromotionsOptions {
  /** Whether each result includes the promotion. */
  returnEntity?: boolean;
}

/**
 * Application error codes for {@link bulkUpdatePromotions}, and how to fix the errors.
 *
 * - `MEDIA_NOT_FOUND`: An image or video in the request was not found. Upload the file first,
 *   and send its id in the promotion.
 * - `DUPLICATE_CATEGORY_ASSIGNMENT`: The promotion lists the same category twice. List each
 *   category only once.
 * - `MEDIA_REMOVAL_NOT_ALLOWED`: The promotion's image cannot be removed. Replace the image
 *   with another one instead.
 */
export type BulkUpdatePromotionsErrorCode =
  | "MEDIA_NOT_FOUND"
  | "DUPLICATE_CATEGORY_ASSIGNMENT"
  | "MEDIA_REMOVAL_NOT_ALLOWED";

/**
 * Updates up to 100 promotions, with a result for each.
 *
 * `POST /stores/v3/bulk/promotions/update` (stores/promotions-v3)
 *
 * @param promotions - The promotions to update, each with the fields to change. `promotion`
 *   requires `id` and `revision`. 1 to 100 items.
 * @param options - Optional fields: `returnEntity`.
 * @remarks For error codes, see {@link BulkUpdatePromotionsErrorCode}. Requires the permission
 *   `stores:catalog:v3:promotion:bulk_update_promotions`.
 * @example
 * ```ts
 * const response = await client.use(promotionsV3).bulkUpdatePromotions([
 *   { promotion: { id: "<promotion id>", revision: "1" } },
 * ]);
 * ```
 */
export const bulkUpdatePromotions: ((
  promotions: MaskedPromotion[],
  options?: BulkUpdatePromotionsOptions,
) => Promise<BulkUpdatePromotionsResponse>) &
  Throws<BulkUpdatePromotionsErrorCode> = /* @__PURE__ */ operation({
  name: "stores.promotionsV3.bulkUpdatePromotions",
  path: "/stores/v3/bulk/promotions/update",
  args: ["promotions", ["returnEntity"]],
  request: { promotions: { fieldMask: "m", promotion: promotionCodec } },
  response: { results: { item: promotionCodec } },
  mask: "promotions.fieldMask",
});

/**
 * Deletes up to 100 promotions, with a result for each.
 *
 * `POST /stores/v3/bulk/promotions/delete` (stores/promotions-v3)
 *
 * @param promotionIds - Ids of the promotions.
 * @remarks Requires the permission `stores:catalog:v3:promotion:bulk_delete_promotions`.
 * @example
 * ```ts
 * const response = await client.use(promotionsV3).bulkDeletePromotions(["<promotion id>"]);
 * ```
 */
export const bulkDeletePromotions: (
  promotionIds: string[],
) => Promise<BulkDeletePromotionsResponse> = /* @__PURE__ */ operation({
  name: "stores.promotionsV3.bulkDeletePromotions",
  path: "/stores/v3/bulk/promotions/delete",
  args: ["promotionIds"],
});

/** Options of {@link bulkUpdatePromotionTags}. */
export interface BulkUpdatePromotionTagsOptions {
  /** Tags to assign to the promotions. */
  assignTags?: TagsInput;
  /** Tags to remove from the promotions. */
  unassignTags?: TagsInput;
  /** Whether each result includes the changed item. */
  returnEntity?: boolean;
}

/**
 * Application error codes for {@link bulkUpdatePromotionTags}, and how to fix the errors.
 *
 * - `EMPTY_ASSIGN_AND_UNASSIGN_LISTS`: The request does not contain any tags. Send at least one
 *   tag to assign or unassign.
 */
export type BulkUpdatePromotionTagsErrorCode = "EMPTY_ASSIGN_AND_UNASSIGN_LISTS";

/**
 * Assigns tags to up to 100 promotions, or removes tags from them, with a result for each.
 *
 * `POST /stores/v3/bulk/promotions/update-tags` (stores/promotions-v3)
 *
 * @param promotionIds - Ids of the promotions.
 * @param options - Optional fields: `assignTags`, `unassignTags` and `returnEntity`.
 * @remarks For error codes, see {@link BulkUpdatePromotionTagsErrorCode}. Requires the
 *   permission `stores:catalog:v3:promotion:bulk_update_promotion_tags`.
 * @example
 * ```ts
 * const response = await client.use(promotionsV3).bulkUpdatePromotionTags(["<promotion id>"]);
 * ```
 */
export const bulkUpdatePromotionTags: ((
  promotionIds: string[],
  options?: BulkUpdatePromotionTagsOptions,
) => Promise<BulkUpdatePromotionTagsResponse>) &
  Throws<BulkUpdatePromotionTagsErrorCode> = /* @__PURE__ */ operation({
  name: "stores.promotionsV3.bulkUpdatePromotionTags",
  path: "/stores/v3/bulk/promotions/update-tags",
  args: ["promotionIds", ["assignTags", "unassignTags", "returnEntity"]],
  response: { results: { item: promotionCodec } },
});

/** Options of {@link bulkUpdatePromotionTagsByFilter}. */
export interface BulkUpdatePromotionTagsByFilterOptions {
  /** Tags to assign to the promotions. */
  assignTags?: TagsInput;
  /** Tags to remove from the promotions. */
  unassignTags?: TagsInput;
}

/**
 * Application error codes for {@link bulkUpdatePromotionTagsByFilter}, and how to fix the
 * errors.
 *
 * - `EMPTY_ASSIGN_AND_UNASSIGN_LISTS`: The request does not contain any tags. Send at least one
 *   tag to assign or unassign.
 */
export type BulkUpdatePromotionTagsByFilterErrorCode = "EMPTY_ASSIGN_AND_UNASSIGN_LISTS";

/**
 * Starts a job that updates the tags of all promotions that match a filter.
 *
 * `POST /stores/v3/bulk/promotions/update-tags-by-filter` (stores/promotions-v3)
 *
 * @param filter - Filter object that selects promotions.
 * @param options - Optional fields: `assignTags` and `unassignTags`.
 * @remarks For error codes, see {@link BulkUpdatePromotionTagsByFilterErrorCode}. Requires the
 *   permission `stores:catalog:v3:promotion:bulk_update_promotion_tags_by_filter`.
 * @example
 * ```ts
 * const response = await client.use(promotionsV3).bulkUpdatePromotionTagsByFilter({});
 * ```
 */
export const bulkUpdatePromotionTagsByFilter: ((
  filter: Record<string, unknown>,
  options?: BulkUpdatePromotionTagsByFilterOptions,
) => Promise<BulkUpdatePromotionTagsByFilterResponse>) &
  Throws<BulkUpdatePromotionTagsByFilterErrorCode> = /* @__PURE__ */ operation({
  name: "stores.promotionsV3.bulkUpdatePromotionTagsByFilter",
  path: "/stores/v3/bulk/promotions/update-tags-by-filter",
  args: ["filter", ["assignTags", "unassignTags"]],
});

/** Fields that {@link searchPromotions} can search, filter, sort or aggregate by. */
export interface SearchPromotionsFields {
  values: {
    createdDate: Date;
    id: string;
    updatedDate: Date;
    enabled: boolean;
    "tags.privateTags.tagIds": string;
    "tags.publicTags.tagIds": string;
  };
  eq: "createdDate" | "id" | "updatedDate" | "enabled";
  in: SearchPromotionsFields["eq"];
  exists: SearchPromotionsFields["eq"];
  compare: "createdDate" | "id" | "updatedDate";
  startsWith: "id";
  has: "tags.privateTags.tagIds" | "tags.publicTags.tagIds";
  ascending:
    | "tags.privateTags.tagIds"
    | "tags.publicTags.tagIds"
    | "createdDate"
    | "id"
    | "updatedDate"
    | "enabled";
  descending: SearchPromotionsFields["ascending"];
  match: never;
  text: "name";
  aggregate:
    | "createdDate"
    | "id"
    | "updatedDate"
    | "enabled"
    | "tags.privateTags.tagIds"
    | "tags.publicTags.tagIds";
}

/** The search object that {@link searchPromotions} accepts. */
export interface SearchPromotionsSearch
  extends Omit<CursorSearchOfProductGroupsV3, "filter" | "sort" | "search" | "aggregations">,
    TypedSearch<SearchPromotionsFields> {}

/**
 * Searches promotions by free text, with filters and aggregations.
 *
 * `POST /stores/v3/promotions/search` (stores/promotions-v3)
 *
 * @returns A search builder. Call `find()` to send the search.
 * @remarks Requires the permission `stores:catalog:v3:promotion:search_promotions`.
 * @example
 * ```ts
 * const page = await client.use(promotionsV3).searchPromotions().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const searchPromotions: {
  (): AggregateSearchBuilder<Promotion, SearchPromotionsFields>;
  /**
   * Searches promotions by free text, with filters and aggregations. Sends a search object
   * instead of returning a builder.
   */
  (search: SearchPromotionsSearch): Promise<SearchPromotionsResponse>;
} = /* @__PURE__ */ searchOperation({
  name: "stores.promotionsV3.searchPromotions",
  path: "/stores/v3/promotions/search",
  args: ["search"],
  request: { search: aggregationsCodec },
  response: { aggregationData: aggregationDataCodec, promotions: promotionCodec },
  read: true,
  query: { items: "promotions" },
});

/**
 * Application error codes for {@link resolvePromotions}, and how to fix the errors.
 *
 * - `CATEGORY_NOT_FOUND`: No category has this id. Check the id, or fetch the categories again.
 */
export type ResolvePromotionsErrorCode = "CATEGORY_NOT_FOUND";

/**
 * Lists the enabled promotions for a category by position, including promotions for its parent
 * categories.
 *
 * `GET /stores/v3/promotions/resolve` (stores/promotions-v3)
 *
 * @param categoryId - Id of the category.
 * @remarks For error codes, see {@link ResolvePromotionsErrorCode}. Requires the permission
 *   `stores:catalog:v3:promotion:resolve_promotions`.
 * @example
 * ```ts
 * const response = await client.use(promotionsV3).resolvePromotions("<category id>");
 * ```
 */
export const resolvePromotions: ((categoryId: string) => Promise<ResolvePromotionsResponse>) &
  Throws<ResolvePromotionsErrorCode> = /* @__PURE__ */ operation({
  name: "stores.promotionsV3.resolvePromotions",
  method: "GET",
  path: "/stores/v3/promotions/resolve",
  args: ["categoryId"],
  response: { promotions: { promotion: promotionCodec } },
});

/** Event that {@link onPromotionCreated} passes to its handler. */
export interface PromotionCreatedEvent {
  /** The created entity. */
  entity: Promotion;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a promotion is created.
 *
 * The type of the event is `wix.stores.catalog.v3.promotion_created`.
 *
 * @example
 * ```ts
 * client.use(promotionsV3).onPromotionCreated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onPromotionCreated: (handler: EventHandler<PromotionCreatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.stores.catalog.v3.promotion_created",
    codec: { entity: promotionCodec },
  });

/** Event that {@link onPromotionDeleted} passes to its handler. */
export interface PromotionDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: Promotion;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a promotion is deleted.
 *
 * The type of the event is `wix.stores.catalog.v3.promotion_deleted`.
 *
 * @example
 * ```ts
 * client.use(promotionsV3).onPromotionDeleted(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onPromotionDeleted: (handler: EventHandler<PromotionDeletedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.stores.catalog.v3.promotion_deleted",
    codec: { entity: promotionCodec },
  });

/** Event that {@link onPromotionTagsModified} passes to its handler. */
export interface PromotionTagsModifiedEvent {
  /** Event-specific data. */
  data: PromotionTagsModified;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when tags are assigned to a promotion, or removed from it.
 *
 * The type of the event is `wix.stores.catalog.v3.promotion_tags_modified`.
 *
 * @example
 * ```ts
 * client.use(promotionsV3).onPromotionTagsModified(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onPromotionTagsModified: (handler: EventHandler<PromotionTagsModifiedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.stores.catalog.v3.promotion_tags_modified",
    codec: { data: { promotion: promotionCodec } },
  });

/** Event that {@link onPromotionUpdated} passes to its handler. */
export interface PromotionUpdatedEvent {
  /** The entity after the change. */
  entity: Promotion;
  /** Changed fields with their previous values. */
  modifiedFields?: Record<string, unknown>;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a promotion changes.
 *
 * The type of the event is `wix.stores.catalog.v3.promotion_updated`.
 *
 * @example
 * ```ts
 * client.use(promotionsV3).onPromotionUpdated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onPromotionUpdated: (handler: EventHandler<PromotionUpdatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.stores.catalog.v3.promotion_updated",
    codec: { entity: promotionCodec, modifiedFields: promotionCodec },
  });

/** Request of {@link createPromotion}. */
export interface CreatePromotionRequest {
  /** The promotion to create. */
  promotion: PromotionToCreate;
}

/** A banner that is shown among the products of categories. */
export interface Promotion {
  /** Id of the promotion. */
  id: string;
  /**
   * Revision of the promotion. It increases with every update. An update must send the current
   * value.
   */
  revision: string;
  /** When the promotion was created. */
  createdDate?: Date | null;
  /** When the promotion was last updated. */
  updatedDate?: Date | null;
  /** Name of the promotion, which only the merchant sees. 1 to 50 characters. */
  name: string;
  /** Image or video of the banner. */
  media?: PromotionMedia;
  /** URL that opens when the banner is clicked. */
  destinationUrl?: string | null;
  /** Categories that show the banner, and its position in each category. At most 1,000 items. */
  categories: CategoryAssignment[];
  /** Whether the banner is shown. */
  enabled: boolean;
  /** Extended fields that apps and the site store with the promotion, by namespace and key. */
  extendedFields?: ExtendedFields;
  /** Tags that are attached to the promotion. */
  tags?: Tags;
}

/** A banner that is shown among the products of categories. */
export interface PromotionInput {
  /** Id of the promotion. */
  id?: string | null;
  /**
   * Revision of the promotion. It increases with every update. An update must send the current
   * value.
   */
  revision?: string | null;
  /** Name of the promotion, which only the merchant sees. 1 to 50 characters. */
  name?: string;
  /** Image or video of the banner. */
  media?: PromotionMediaInput;
  /** URL that opens when the banner is clicked. */
  destinationUrl?: string | null;
  /** Categories that show the banner, and its position in each category. At most 1,000 items. */
  categories?: CategoryAssignmentInput[];
  /** Whether the banner is shown. */
  enabled?: boolean;
  /** Extended fields that apps and the site store with the promotion, by namespace and key. */
  extendedFields?: ExtendedFields;
  /** Tags that are attached to the promotion. */
  tags?: TagsInput;
}

/** The variant of `PromotionInput` that `createPromotion` and `bulkCreatePromotions` accept. */
export interface PromotionToCreate extends PromotionInput {
  /** Name of the promotion, which only the merchant sees. 1 to 50 characters. */
  name: string;
  /** Image or video of the banner. */
  media: PromotionMediaInput;
}

/** The variant of `PromotionInput` that `updatePromotion` accepts. */
export interface PromotionToUpdate extends Omit<PromotionInput, "id"> {
  /**
   * Revision of the promotion. It increases with every update. An update must send the current
   * value.
   */
  revision: string;
}

/** The variant of `PromotionInput` that `bulkUpdatePromotions` accepts. */
export interface PromotionForBulkUpdatePromotions extends PromotionInput {
  /** Id of the promotion. */
  id: string;
  /**
   * Revision of the promotion. It increases with every update. An update must send the current
   * value.
   */
  revision: string;
}

/**
 * Image or video of a banner, identified by an id, URL or upload.
 *
 * At most one of `id` and `url` is set.
 */
export type PromotionMedia = {
  /** The image, with its URL and size. */
  image?: ImageOfProductsV3;
  /** Alternative text for screen readers. 1 to 1,000 characters. */
  altText?: string | null;
  /** Name of the image, which only the merchant sees. At most 80 characters. */
  displayName?: string | null;
  /** Kind of media. */
  mediaType: MediaTypeOfProductGroupsV3;
  /** Id of an upload. Send either this or `id`. */
  uploadId: string;
} & (
  | {
      /** Id of the file in the Media Manager. 1 to 200 characters. */
      id?: string;
      url?: undefined;
    }
  | {
      id?: undefined;
      /** URL of a file that is not stored yet. */
      url?: string;
    }
);

/**
 * Image or video of a banner, identified by an id, URL or upload.
 *
 * At most one of `id` and `url` is set.
 */
export type PromotionMediaInput = {
  /** Alternative text for screen readers. 1 to 1,000 characters. */
  altText?: string | null;
  /** Name of the image, which only the merchant sees. At most 80 characters. */
  displayName?: string | null;
} & (
  | {
      /** Id of the file in the Media Manager. 1 to 200 characters. */
      id?: string;
      url?: undefined;
    }
  | {
      id?: undefined;
      /** URL of a file that is not stored yet. */
      url?: string;
    }
);

/** A category that shows a banner. */
export interface CategoryAssignment {
  /** Id of the category. */
  id: string;
  /** Position of the banner among the category's products. At least 1. */
  position: number;
  /** Whether subcategories also show the banner. */
  appliedToSubcategories: boolean;
}

/** A category that shows a banner. */
export interface CategoryAssignmentInput {
  /** Id of the category. */
  id?: string;
  /** Position of the banner among the category's products. At least 1. */
  position?: number;
  /** Whether subcategories also show the banner. */
  appliedToSubcategories?: boolean;
}

/** Response of {@link createPromotion}. */
export interface CreatePromotionResponse {
  /** The created promotion. */
  promotion?: Promotion;
}

/** Request of {@link getPromotion}. */
export interface GetPromotionRequest {
  /** Id of the promotion. */
  promotionId: string;
}

/** Response of {@link getPromotion}. */
export interface GetPromotionResponse {
  /** The requested promotion. */
  promotion?: Promotion;
}

/** Request of {@link updatePromotion}. */
export interface UpdatePromotionRequest {
  /** The promotion, with the fields to update. */
  promotion: PromotionForBulkUpdatePromotions;
}

/** Response of {@link updatePromotion}. */
export interface UpdatePromotionResponse {
  /** The updated promotion. */
  promotion?: Promotion;
}

/** Request of {@link deletePromotion}. */
export interface DeletePromotionRequest {
  /** Id of the promotion. */
  promotionId: string;
}

/** Response of {@link deletePromotion}. */
export type DeletePromotionResponse = Record<string, never>;

/** Request of {@link queryPromotions}. */
export interface QueryPromotionsRequest {
  /** Filter, sorting and paging for the promotions. */
  query?: CursorQuery;
}

/** Response of {@link queryPromotions}. */
export interface QueryPromotionsResponse {
  /** The promotions on this page. */
  promotions: Promotion[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Request of {@link bulkCreatePromotions}. */
export interface BulkCreatePromotionsRequest {
  /** The promotions to create. 1 to 100 items. */
  promotions: PromotionToCreate[];
  /** Whether each result includes the promotion. */
  returnEntity?: boolean;
}

/** Response of {@link bulkCreatePromotions}. */
export interface BulkCreatePromotionsResponse {
  /** One result for each of the promotions. 1 to 100 items. */
  results: BulkPromotionResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one of the promotions. */
export interface BulkPromotionResult {
  /** Id and index of the promotion, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
  /** The promotion. Present only if `returnEntity` is true. */
  item?: Promotion;
}

/** Request of {@link bulkUpdatePromotions}. */
export interface BulkUpdatePromotionsRequest {
  /** The promotions to update, each with the fields to change. 1 to 100 items. */
  promotions: MaskedPromotion[];
  /** Whether each result includes the promotion. */
  returnEntity?: boolean;
}

/** A promotion and the fields to update. */
export interface MaskedPromotion {
  /** The promotion, with the fields to update. */
  promotion?: PromotionForBulkUpdatePromotions;
}

/** Response of {@link bulkUpdatePromotions}. */
export interface BulkUpdatePromotionsResponse {
  /** One result for each of the promotions. 1 to 100 items. */
  results: BulkPromotionResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Request of {@link bulkDeletePromotions}. */
export interface BulkDeletePromotionsRequest {
  /** Ids of the promotions. 1 to 100 items. */
  promotionIds: string[];
}

/** Response of {@link bulkDeletePromotions}. */
export interface BulkDeletePromotionsResponse {
  /** One result for each of the promotions. 1 to 100 items. */
  results: BulkDeletePromotionsResponseBulkPromotionResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one of the promotions. */
export interface BulkDeletePromotionsResponseBulkPromotionResult {
  /** Id and index of the promotion, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
}

/** Request of {@link bulkUpdatePromotionTags}. */
export interface BulkUpdatePromotionTagsRequest {
  /** Ids of the promotions. 1 to 100 items. */
  promotionIds: string[];
  /** Tags to assign to the promotions. */
  assignTags?: TagsInput;
  /** Tags to remove from the promotions. */
  unassignTags?: TagsInput;
  /** Whether each result includes the changed item. */
  returnEntity?: boolean;
}

/** Response of {@link bulkUpdatePromotionTags}. */
export interface BulkUpdatePromotionTagsResponse {
  /** One result for each of the promotions. 1 to 100 items. */
  results: BulkUpdatePromotionTagsResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one of the promotions. */
export interface BulkUpdatePromotionTagsResult {
  /** The promotion after the change. */
  item?: Promotion;
  /** Id and index of the promotion, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
}

/** Request of {@link bulkUpdatePromotionTagsByFilter}. */
export interface BulkUpdatePromotionTagsByFilterRequest {
  /** Filter object that selects promotions. */
  filter: Record<string, unknown>;
  /** Tags to assign to the promotions. */
  assignTags?: TagsInput;
  /** Tags to remove from the promotions. */
  unassignTags?: TagsInput;
}

/** Response of {@link bulkUpdatePromotionTagsByFilter}. */
export interface BulkUpdatePromotionTagsByFilterResponse {
  /** Id of the asynchronous job that applies the change. */
  jobId: string;
}

/** Request of {@link searchPromotions}. */
export interface SearchPromotionsRequest {
  /** Search text, filter, sorting, paging and aggregations for the promotions. */
  search: CursorSearchOfProductGroupsV3;
}

/** Response of {@link searchPromotions}. */
export interface SearchPromotionsResponse {
  /** The promotions on this page. */
  promotions: Promotion[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
  /** Results of the requested aggregations. */
  aggregationData?: AggregationData;
}

/** Request of {@link resolvePromotions}. */
export interface ResolvePromotionsRequest {
  /** Id of the category. */
  categoryId: string;
}

/** Response of {@link resolvePromotions}. */
export interface ResolvePromotionsResponse {
  /** The enabled banners of the category and its parent categories, by position. */
  promotions: PositionedPromotion[];
}

/** A banner, and its position in a category. */
export interface PositionedPromotion {
  /** The banner to show. */
  promotion?: Promotion;
  /**
   * Position of the banner among the category's products. If two banners have the same position,
   * the most recently activated banner gets it. At least 1.
   */
  position: number;
}

/** Data of the {@link onPromotionTagsModified} event. */
export interface PromotionTagsModified {
  /** The updated promotion. */
  promotion?: Promotion;
  /** The tags that were assigned. */
  assignedTags?: Tags;
  /** The tags that were removed. */
  unassignedTags?: Tags;
}
