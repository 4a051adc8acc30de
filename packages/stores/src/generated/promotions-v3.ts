// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage promotional media with a link that a shop shows in its categories.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type AggregateSearchBuilder,
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

/** The same as {@link BulkPromotionResult}. */
export type BulkUpdatePromotionsResponseBulkPromotionResult = BulkPromotionResult;

/**
 * Codes of the application errors of {@link createPromotion}, and what to do.
 *
 * - `MEDIA_NOT_FOUND`: A picture or video of the request was not found: upload it and send its
 *   id.
 * - `DUPLICATE_CATEGORY_ASSIGNMENT`: The promotion names a category twice: name each once.
 * - `PROMOTIONS_LIMIT_EXCEEDED`: The shop has as many promotions as it may: delete one first.
 */
export type CreatePromotionErrorCode =
  | "MEDIA_NOT_FOUND"
  | "DUPLICATE_CATEGORY_ASSIGNMENT"
  | "PROMOTIONS_LIMIT_EXCEEDED";

/**
 * Create a promotion.
 *
 * `POST /stores/v3/promotions` (stores/promotions-v3)
 *
 * @param promotion - The promotion to create; needs `media`, `name`.
 * @returns The created promotion.
 * @remarks Its application errors have a {@link CreatePromotionErrorCode}. Needs
 *   stores:catalog:v3:promotion:create_promotion.
 * @example
 * ```ts
 * const answer = await client.use(promotionsV3).createPromotion({
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
 * Get a promotion by its id.
 *
 * `GET /stores/v3/promotions/{promotionId}` (stores/promotions-v3)
 *
 * @param promotionId - Id of the promotion.
 * @returns The promotion that was asked for.
 * @remarks Needs stores:catalog:v3:promotion:get_promotion.
 * @example
 * ```ts
 * const answer = await client.use(promotionsV3).getPromotion("<promotion id>");
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
 * Delete a promotion by its id.
 *
 * `DELETE /stores/v3/promotions/{promotionId}` (stores/promotions-v3)
 *
 * @param promotionId - Id of the promotion.
 * @remarks Needs stores:catalog:v3:promotion:delete_promotion.
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
 * Codes of the application errors of {@link updatePromotion}, and what to do.
 *
 * - `MEDIA_NOT_FOUND`: A picture or video of the request was not found: upload it and send its
 *   id.
 * - `DUPLICATE_CATEGORY_ASSIGNMENT`: The promotion names a category twice: name each once.
 * - `MEDIA_REMOVAL_NOT_ALLOWED`: The promotion needs its picture: replace it instead of
 *   removing it.
 */
export type UpdatePromotionErrorCode =
  | "MEDIA_NOT_FOUND"
  | "DUPLICATE_CATEGORY_ASSIGNMENT"
  | "MEDIA_REMOVAL_NOT_ALLOWED";

/**
 * Change a promotion; needs its current revision.
 *
 * `PATCH /stores/v3/promotions/{promotion.id}` (stores/promotions-v3)
 *
 * @param id - Id of the promotion.
 * @param promotion - The promotion with the fields to change; needs `revision`.
 * @returns The promotion after the change.
 * @remarks Its application errors have a {@link UpdatePromotionErrorCode}. Needs
 *   stores:catalog:v3:promotion:update_promotion.
 * @example
 * ```ts
 * const answer = await client.use(promotionsV3).updatePromotion("<promotion id>", {
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

/** The fields that the query of {@link queryPromotions} takes. */
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

/** The query of {@link queryPromotions} as it is sent. */
export interface QueryPromotionsQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QueryPromotionsFields> {}

/**
 * Query promotions with filters, sorting and paging.
 *
 * `GET /stores/v3/promotions/query` (stores/promotions-v3)
 *
 * @returns a builder; `find()` sends the query
 * @remarks Needs stores:catalog:v3:promotion:query_promotions.
 * @example
 * ```ts
 * const page = await client.use(promotionsV3).queryPromotions().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryPromotions: {
  (): CursorQueryBuilder<Promotion, QueryPromotionsFields>;
  /** Query promotions with filters, sorting and paging. Sends the query as it stands. */
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

/** The `options` of {@link bulkCreatePromotions}. */
export interface BulkCreatePromotionsOptions {
  /** True when each result should carry the promotion itself. */
  returnEntity?: boolean;
}

/**
 * Codes of the application errors of {@link bulkCreatePromotions}, and what to do.
 *
 * - `MEDIA_NOT_FOUND`: A picture or video of the request was not found: upload it and send its
 *   id.
 * - `DUPLICATE_CATEGORY_ASSIGNMENT`: The promotion names a category twice: name each once.
 * - `PROMOTIONS_LIMIT_EXCEEDED`: The shop has as many promotions as it may: delete one first.
 */
export type BulkCreatePromotionsErrorCode =
  | "MEDIA_NOT_FOUND"
  | "DUPLICATE_CATEGORY_ASSIGNMENT"
  | "PROMOTIONS_LIMIT_EXCEEDED";

/**
 * Create up to 100 promotions, with a result for each.
 *
 * `POST /stores/v3/bulk/promotions/create` (stores/promotions-v3)
 *
 * @param promotions - The promotions to create; needs `media`, `name`; 1 to 100 items.
 * @param options - May hold `returnEntity`.
 * @remarks Its application errors have a {@link BulkCreatePromotionsErrorCode}. Needs
 *   stores:catalog:v3:promotion:bulk_create_promotions.
 * @example
 * ```ts
 * const answer = await client.use(promotionsV3).bulkCreatePromotions([
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

/** The `options` of {@link bulkUpdatePromotions}. */
export interface BulkUpdatePromotionsOptions {
  /** True when each result should carry the promotion itself. */
  returnEntity?: boolean;
}

/**
 * Codes of the application errors of {@link bulkUpdatePromotions}, and what to do.
 *
 * - `MEDIA_NOT_FOUND`: A picture or video of the request was not found: upload it and send its
 *   id.
 * - `DUPLICATE_CATEGORY_ASSIGNMENT`: The promotion names a category twice: name each once.
 * - `MEDIA_REMOVAL_NOT_ALLOWED`: The promotion needs its picture: replace it instead of
 *   removing it.
 */
export type BulkUpdatePromotionsErrorCode =
  | "MEDIA_NOT_FOUND"
  | "DUPLICATE_CATEGORY_ASSIGNMENT"
  | "MEDIA_REMOVAL_NOT_ALLOWED";

/**
 * Update up to 100 promotions, with a result for each.
 *
 * `POST /stores/v3/bulk/promotions/update` (stores/promotions-v3)
 *
 * @param promotions - The promotions to change, each with what is to change; `promotion` needs
 *   `id`, `revision`; 1 to 100 items.
 * @param options - May hold `returnEntity`.
 * @remarks Its application errors have a {@link BulkUpdatePromotionsErrorCode}. Needs
 *   stores:catalog:v3:promotion:bulk_update_promotions.
 * @example
 * ```ts
 * const answer = await client.use(promotionsV3).bulkUpdatePromotions([
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
 * Delete up to 100 promotions, with a result for each.
 *
 * `POST /stores/v3/bulk/promotions/delete` (stores/promotions-v3)
 *
 * @param promotionIds - Ids of the promotions.
 * @remarks Needs stores:catalog:v3:promotion:bulk_delete_promotions.
 * @example
 * ```ts
 * const answer = await client.use(promotionsV3).bulkDeletePromotions(["<promotion id>"]);
 * ```
 */
export const bulkDeletePromotions: (
  promotionIds: string[],
) => Promise<BulkDeletePromotionsResponse> = /* @__PURE__ */ operation({
  name: "stores.promotionsV3.bulkDeletePromotions",
  path: "/stores/v3/bulk/promotions/delete",
  args: ["promotionIds"],
});

/** The `options` of {@link bulkUpdatePromotionTags}. */
export interface BulkUpdatePromotionTagsOptions {
  /** Tags to give to the promotions. */
  assignTags?: TagsInput;
  /** Tags to take from the promotions. */
  unassignTags?: TagsInput;
  /** True when each result should carry the changed item itself. */
  returnEntity?: boolean;
}

/**
 * Codes of the application errors of {@link bulkUpdatePromotionTags}, and what to do.
 *
 * - `EMPTY_ASSIGN_AND_UNASSIGN_LISTS`: There is no tag to add or to take away: name at least
 *   one.
 */
export type BulkUpdatePromotionTagsErrorCode = "EMPTY_ASSIGN_AND_UNASSIGN_LISTS";

/**
 * Add and remove tags on up to 100 promotions, with a result for each.
 *
 * `POST /stores/v3/bulk/promotions/update-tags` (stores/promotions-v3)
 *
 * @param promotionIds - Ids of the promotions.
 * @param options - May hold `assignTags`, `unassignTags`, `returnEntity`.
 * @remarks Its application errors have a {@link BulkUpdatePromotionTagsErrorCode}. Needs
 *   stores:catalog:v3:promotion:bulk_update_promotion_tags.
 * @example
 * ```ts
 * const answer = await client.use(promotionsV3).bulkUpdatePromotionTags(["<promotion id>"]);
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

/** The `options` of {@link bulkUpdatePromotionTagsByFilter}. */
export interface BulkUpdatePromotionTagsByFilterOptions {
  /** Tags to give to the promotions. */
  assignTags?: TagsInput;
  /** Tags to take from the promotions. */
  unassignTags?: TagsInput;
}

/**
 * Codes of the application errors of {@link bulkUpdatePromotionTagsByFilter}, and what to do.
 *
 * - `EMPTY_ASSIGN_AND_UNASSIGN_LISTS`: There is no tag to add or to take away: name at least
 *   one.
 */
export type BulkUpdatePromotionTagsByFilterErrorCode = "EMPTY_ASSIGN_AND_UNASSIGN_LISTS";

/**
 * Start a job that changes tags on all promotions matching a filter.
 *
 * `POST /stores/v3/bulk/promotions/update-tags-by-filter` (stores/promotions-v3)
 *
 * @param filter - Conditions that a promotion must meet, as a filter object.
 * @param options - May hold `assignTags`, `unassignTags`.
 * @remarks Its application errors have a {@link BulkUpdatePromotionTagsByFilterErrorCode}.
 *   Needs stores:catalog:v3:promotion:bulk_update_promotion_tags_by_filter.
 * @example
 * ```ts
 * const answer = await client.use(promotionsV3).bulkUpdatePromotionTagsByFilter({});
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

/** The fields that the search of {@link searchPromotions} takes. */
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

/** The search of {@link searchPromotions} as it is sent. */
export interface SearchPromotionsSearch
  extends Omit<CursorSearchOfProductGroupsV3, "filter" | "sort" | "search" | "aggregations">,
    TypedSearch<SearchPromotionsFields> {}

/**
 * Search promotions by free text, with filters and aggregations.
 *
 * `POST /stores/v3/promotions/search` (stores/promotions-v3)
 *
 * @returns a builder; `find()` sends the search
 * @remarks Needs stores:catalog:v3:promotion:search_promotions.
 * @example
 * ```ts
 * const page = await client.use(promotionsV3).searchPromotions().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const searchPromotions: {
  (): AggregateSearchBuilder<Promotion, SearchPromotionsFields>;
  /** Search promotions by free text, with filters and aggregations. Sends the search as it stands. */
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
 * Codes of the application errors of {@link resolvePromotions}, and what to do.
 *
 * - `CATEGORY_NOT_FOUND`: No category has this id: read the categories again.
 */
export type ResolvePromotionsErrorCode = "CATEGORY_NOT_FOUND";

/**
 * List the enabled promotions of a category by their place, inherited ones too.
 *
 * `GET /stores/v3/promotions/resolve` (stores/promotions-v3)
 *
 * @param categoryId - Id of the category that is shown.
 * @remarks Its application errors have a {@link ResolvePromotionsErrorCode}. Needs
 *   stores:catalog:v3:promotion:resolve_promotions.
 * @example
 * ```ts
 * const answer = await client.use(promotionsV3).resolvePromotions("<category id>");
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

/** What a handler of {@link onPromotionCreated} gets. */
export interface PromotionCreatedEvent {
  /** What the event is about, as it was after the change. */
  entity: Promotion;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when a promotion is created.
 *
 * Event type `wix.stores.catalog.v3.promotion_created`.
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

/** What a handler of {@link onPromotionDeleted} gets. */
export interface PromotionDeletedEvent {
  /** What was deleted, as it was; absent where the platform no longer has it. */
  entity?: Promotion;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when a promotion is deleted.
 *
 * Event type `wix.stores.catalog.v3.promotion_deleted`.
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

/** What a handler of {@link onPromotionTagsModified} gets. */
export interface PromotionTagsModifiedEvent {
  /** What the event tells besides which it is. */
  data: PromotionTagsModified;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when tags are added to or removed from a promotion.
 *
 * Event type `wix.stores.catalog.v3.promotion_tags_modified`.
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

/** What a handler of {@link onPromotionUpdated} gets. */
export interface PromotionUpdatedEvent {
  /** What the event is about, as it was after the change. */
  entity: Promotion;
  /** The changed fields with their former values. */
  modifiedFields?: Record<string, unknown>;
  /** Which event it is, about which entity, and when it happened. */
  metadata: EventMetadata;
}

/**
 * Sent when a promotion changes.
 *
 * Event type `wix.stores.catalog.v3.promotion_updated`.
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

/** What {@link createPromotion} is called with. */
export interface CreatePromotionRequest {
  /** The promotion to create. */
  promotion: PromotionToCreate;
}

/** A banner that stands between the products of categories. */
export interface Promotion {
  /** Id of the promotion. */
  id: string;
  /** Number that rises with each change of the promotion; an update has to send the current one. */
  revision: string;
  /** When the promotion was created. */
  createdDate?: Date | null;
  /** When the promotion was last changed. */
  updatedDate?: Date | null;
  /** Name of the promotion, for the merchant. 1 to 50 characters. */
  name: string;
  /** Picture or video of the banner. */
  media?: PromotionMedia;
  /** Address that a click on the banner opens. */
  destinationUrl?: string | null;
  /** Categories that show the banner, and at which place of each. At most 1000 items. */
  categories: CategoryAssignment[];
  /** True when the banner is shown. */
  enabled: boolean;
  /** Values that apps and the site keep with the promotion, by namespace and key. */
  extendedFields?: ExtendedFields;
  /** Tags of the promotion. */
  tags?: Tags;
}

/** A banner that stands between the products of categories. */
export interface PromotionInput {
  /** Id of the promotion. */
  id?: string | null;
  /** Number that rises with each change of the promotion; an update has to send the current one. */
  revision?: string | null;
  /** Name of the promotion, for the merchant. 1 to 50 characters. */
  name?: string;
  /** Picture or video of the banner. */
  media?: PromotionMediaInput;
  /** Address that a click on the banner opens. */
  destinationUrl?: string | null;
  /** Categories that show the banner, and at which place of each. At most 1000 items. */
  categories?: CategoryAssignmentInput[];
  /** True when the banner is shown. */
  enabled?: boolean;
  /** Values that apps and the site keep with the promotion, by namespace and key. */
  extendedFields?: ExtendedFields;
  /** Tags of the promotion. */
  tags?: TagsInput;
}

/** What `createPromotion` and `bulkCreatePromotions` take as `PromotionInput`. */
export interface PromotionToCreate extends PromotionInput {
  /** Name of the promotion, for the merchant. 1 to 50 characters. */
  name: string;
  /** Picture or video of the banner. */
  media: PromotionMediaInput;
}

/** What `updatePromotion` takes as `PromotionInput`. */
export interface PromotionToUpdate extends Omit<PromotionInput, "id"> {
  /** Number that rises with each change of the promotion; an update has to send the current one. */
  revision: string;
}

/** What `bulkUpdatePromotions` takes as `PromotionInput`. */
export interface PromotionForBulkUpdatePromotions extends PromotionInput {
  /** Id of the promotion. */
  id: string;
  /** Number that rises with each change of the promotion; an update has to send the current one. */
  revision: string;
}

/**
 * Picture or video of a banner, given by its id, its address or an upload.
 *
 * At most one of: `id`, `url`.
 */
export type PromotionMedia = {
  /** The picture with its address and size. */
  image?: ImageOfProductsV3;
  /** Text read out instead of the picture. 1 to 1000 characters. */
  altText?: string | null;
  /** Name of the picture as the merchant sees it. At most 80 characters. */
  displayName?: string | null;
  /** What kind of media it is. */
  mediaType: MediaTypeOfProductGroupsV3;
  /** Id of an upload that brings the file; given instead of `id`. */
  uploadId: string;
} & (
  | {
      /** Id of the file in the site's media store. 1 to 200 characters. */
      id?: string;
      url?: undefined;
    }
  | {
      id?: undefined;
      /** Address of the file; given when it is not stored yet. */
      url?: string;
    }
);

/**
 * Picture or video of a banner, given by its id, its address or an upload.
 *
 * At most one of: `id`, `url`.
 */
export type PromotionMediaInput = {
  /** Text read out instead of the picture. 1 to 1000 characters. */
  altText?: string | null;
  /** Name of the picture as the merchant sees it. At most 80 characters. */
  displayName?: string | null;
} & (
  | {
      /** Id of the file in the site's media store. 1 to 200 characters. */
      id?: string;
      url?: undefined;
    }
  | {
      id?: undefined;
      /** Address of the file; given when it is not stored yet. */
      url?: string;
    }
);

/** A category that shows a banner. */
export interface CategoryAssignment {
  /** Id of the category. */
  id: string;
  /** Place of the banner among the category's products. At least 1. */
  position: number;
  /** True when categories below this one show the banner too. */
  appliedToSubcategories: boolean;
}

/** A category that shows a banner. */
export interface CategoryAssignmentInput {
  /** Id of the category. */
  id?: string;
  /** Place of the banner among the category's products. At least 1. */
  position?: number;
  /** True when categories below this one show the banner too. */
  appliedToSubcategories?: boolean;
}

/** What {@link createPromotion} answers. */
export interface CreatePromotionResponse {
  /** The created promotion. */
  promotion?: Promotion;
}

/** What {@link getPromotion} is called with. */
export interface GetPromotionRequest {
  /** Id of the promotion. */
  promotionId: string;
}

/** What {@link getPromotion} answers. */
export interface GetPromotionResponse {
  /** The promotion that was asked for. */
  promotion?: Promotion;
}

/** What {@link updatePromotion} is called with. */
export interface UpdatePromotionRequest {
  /** The promotion with the fields to change. */
  promotion: PromotionForBulkUpdatePromotions;
}

/** What {@link updatePromotion} answers. */
export interface UpdatePromotionResponse {
  /** The promotion after the change. */
  promotion?: Promotion;
}

/** What {@link deletePromotion} is called with. */
export interface DeletePromotionRequest {
  /** Id of the promotion. */
  promotionId: string;
}

/** What {@link deletePromotion} answers. */
export type DeletePromotionResponse = Record<string, never>;

/** What {@link queryPromotions} is called with. */
export interface QueryPromotionsRequest {
  /** Filter, order and page of the promotions to find. */
  query?: CursorQuery;
}

/** What {@link queryPromotions} answers. */
export interface QueryPromotionsResponse {
  /** The promotions of this page. */
  promotions: Promotion[];
  /** Which page this is, and how to reach the others. */
  pagingMetadata?: CursorPagingMetadata;
}

/** What {@link bulkCreatePromotions} is called with. */
export interface BulkCreatePromotionsRequest {
  /** The promotions to create. 1 to 100 items. */
  promotions: PromotionToCreate[];
  /** True when each result should carry the promotion itself. */
  returnEntity?: boolean;
}

/** What {@link bulkCreatePromotions} answers. */
export interface BulkCreatePromotionsResponse {
  /** One result for each of the promotions. 1 to 100 items. */
  results: BulkPromotionResult[];
  /** How many succeeded and how many failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What came of one of the promotions. */
export interface BulkPromotionResult {
  /** Which of the promotions it is, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
  /** The promotion; absent unless `returnEntity` was true. */
  item?: Promotion;
}

/** What {@link bulkUpdatePromotions} is called with. */
export interface BulkUpdatePromotionsRequest {
  /** The promotions to change, each with what is to change. 1 to 100 items. */
  promotions: MaskedPromotion[];
  /** True when each result should carry the promotion itself. */
  returnEntity?: boolean;
}

/** A promotion, and which of its fields to change. */
export interface MaskedPromotion {
  /** The promotion with the fields to change. */
  promotion?: PromotionForBulkUpdatePromotions;
}

/** What {@link bulkUpdatePromotions} answers. */
export interface BulkUpdatePromotionsResponse {
  /** One result for each of the promotions. 1 to 100 items. */
  results: BulkPromotionResult[];
  /** How many succeeded and how many failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What {@link bulkDeletePromotions} is called with. */
export interface BulkDeletePromotionsRequest {
  /** Ids of the promotions. 1 to 100 items. */
  promotionIds: string[];
}

/** What {@link bulkDeletePromotions} answers. */
export interface BulkDeletePromotionsResponse {
  /** One result for each of the promotions. 1 to 100 items. */
  results: BulkDeletePromotionsResponseBulkPromotionResult[];
  /** How many succeeded and how many failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What came of one of the promotions. */
export interface BulkDeletePromotionsResponseBulkPromotionResult {
  /** Which of the promotions it is, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
}

/** What {@link bulkUpdatePromotionTags} is called with. */
export interface BulkUpdatePromotionTagsRequest {
  /** Ids of the promotions. 1 to 100 items. */
  promotionIds: string[];
  /** Tags to give to the promotions. */
  assignTags?: TagsInput;
  /** Tags to take from the promotions. */
  unassignTags?: TagsInput;
  /** True when each result should carry the changed item itself. */
  returnEntity?: boolean;
}

/** What {@link bulkUpdatePromotionTags} answers. */
export interface BulkUpdatePromotionTagsResponse {
  /** One result for each of the promotions. 1 to 100 items. */
  results: BulkUpdatePromotionTagsResult[];
  /** How many succeeded and how many failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What came of one of the promotions. */
export interface BulkUpdatePromotionTagsResult {
  /** The promotion as it is now. */
  item?: Promotion;
  /** Which of the promotions it is, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
}

/** What {@link bulkUpdatePromotionTagsByFilter} is called with. */
export interface BulkUpdatePromotionTagsByFilterRequest {
  /** Conditions that a promotion must meet, as a filter object. */
  filter: Record<string, unknown>;
  /** Tags to give to the promotions. */
  assignTags?: TagsInput;
  /** Tags to take from the promotions. */
  unassignTags?: TagsInput;
}

/** What {@link bulkUpdatePromotionTagsByFilter} answers. */
export interface BulkUpdatePromotionTagsByFilterResponse {
  /** Id of the job that carries the change out, after the answer. */
  jobId: string;
}

/** What {@link searchPromotions} is called with. */
export interface SearchPromotionsRequest {
  /** Filter, full text, order and page of the promotions to find, and what to aggregate. */
  search: CursorSearchOfProductGroupsV3;
}

/** What {@link searchPromotions} answers. */
export interface SearchPromotionsResponse {
  /** The promotions of this page. */
  promotions: Promotion[];
  /** Which page this is, and how to reach the others. */
  pagingMetadata?: CursorPagingMetadata;
  /** Results of the aggregations that were asked for. */
  aggregationData?: AggregationData;
}

/** What {@link resolvePromotions} is called with. */
export interface ResolvePromotionsRequest {
  /** Id of the category that is shown. */
  categoryId: string;
}

/** What {@link resolvePromotions} answers. */
export interface ResolvePromotionsResponse {
  /** The enabled banners of the category and those that it inherits, by their place. */
  promotions: PositionedPromotion[];
}

/** A banner, and where it stands in a category. */
export interface PositionedPromotion {
  /** The banner that is shown. */
  promotion?: Promotion;
  /**
   * Place of the banner among the category's products; where two want one, that activated last
   * has it. At least 1.
   */
  position: number;
}

/** What an event of {@link onPromotionTagsModified} tells. */
export interface PromotionTagsModified {
  /** The promotion after the change. */
  promotion?: Promotion;
  /** The tags that were added. */
  assignedTags?: Tags;
  /** The tags that were taken away. */
  unassignedTags?: Tags;
}
