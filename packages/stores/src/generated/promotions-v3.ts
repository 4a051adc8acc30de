// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage promotional media with a link that a shop shows in its categories.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
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
 * @param promotion - needs `media`, `name`
 * @remarks Its application errors have a {@link CreatePromotionErrorCode}. Needs
 *   stores:catalog:v3:promotion:create_promotion.
 * @example
 * ```ts
 * const answer = await client.use(promotionsV3).createPromotion({
 *   name: "Linen shirt",
 *   media: {},
 * });
 * ```
 */
export const createPromotion: ((promotion: PromotionInput) => Promise<Promotion>) &
  Throws<CreatePromotionErrorCode> = /* @__PURE__ */ operation({
  name: "stores.promotionsV3.createPromotion",
  method: "POST",
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
 * @param promotionId - id of the promotion
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
 * @param promotionId - id of the promotion
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
 * @param id - id of the promotion
 * @param promotion - needs `revision`
 * @remarks Its application errors have a {@link UpdatePromotionErrorCode}. Needs
 *   stores:catalog:v3:promotion:update_promotion.
 * @example
 * ```ts
 * const answer = await client.use(promotionsV3).updatePromotion("<id>", { revision: "1" });
 * ```
 */
export const updatePromotion: ((
  id: string,
  promotion: Omit<PromotionInput, "id">,
) => Promise<Promotion>) &
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

const queryPromotionsOperation: Operation = {
  name: "stores.promotionsV3.queryPromotions",
  method: "GET",
  path: "/stores/v3/promotions/query",
  args: ["query"],
  response: { promotions: promotionCodec },
  complex: true,
  fallback: true,
  query: { paging: "cursor", items: "promotions", metadata: "pagingMetadata" },
};

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
  in: "id" | "createdDate" | "updatedDate" | "enabled";
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
  ascending:
    | "id"
    | "createdDate"
    | "updatedDate"
    | "enabled"
    | "tags.privateTags.tagIds"
    | "tags.publicTags.tagIds";
  descending:
    | "id"
    | "createdDate"
    | "updatedDate"
    | "enabled"
    | "tags.privateTags.tagIds"
    | "tags.publicTags.tagIds";
}

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
export function queryPromotions(): CursorQueryBuilder<Promotion, QueryPromotionsFields>;
/** Query promotions with filters, sorting and paging. Sends the query as it stands. */
export function queryPromotions(query: CursorQuery): Promise<QueryPromotionsResponse>;
export function queryPromotions(query?: CursorQuery): unknown {
  return call(queryPromotionsOperation, [query]);
}

/** The `options` of {@link bulkCreatePromotions}. */
export interface BulkCreatePromotionsOptions {
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
 * @param promotions - needs `media`, `name`; 1 to 100 items
 * @param options - may hold `returnEntity`
 * @remarks Its application errors have a {@link BulkCreatePromotionsErrorCode}. Needs
 *   stores:catalog:v3:promotion:bulk_create_promotions.
 * @example
 * ```ts
 * const answer = await client.use(promotionsV3).bulkCreatePromotions([
 *   { name: "Linen shirt", media: {} },
 * ]);
 * ```
 */
export const bulkCreatePromotions: ((
  promotions: PromotionInput[],
  options?: BulkCreatePromotionsOptions,
) => Promise<BulkCreatePromotionsResponse>) &
  Throws<BulkCreatePromotionsErrorCode> = /* @__PURE__ */ operation({
  name: "stores.promotionsV3.bulkCreatePromotions",
  method: "POST",
  path: "/stores/v3/bulk/promotions/create",
  args: ["promotions", ["returnEntity"]],
  request: { promotions: promotionCodec },
  response: { results: { item: promotionCodec } },
});

/** The `options` of {@link bulkUpdatePromotions}. */
export interface BulkUpdatePromotionsOptions {
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
 * @param promotions - needs `promotion.id`, `promotion.revision`; 1 to 100 items
 * @param options - may hold `returnEntity`
 * @remarks Its application errors have a {@link BulkUpdatePromotionsErrorCode}. Needs
 *   stores:catalog:v3:promotion:bulk_update_promotions.
 * @example
 * ```ts
 * const answer = await client.use(promotionsV3).bulkUpdatePromotions([
 *   { promotion: { id: "<id>", revision: "1" } },
 * ]);
 * ```
 */
export const bulkUpdatePromotions: ((
  promotions: MaskedPromotion[],
  options?: BulkUpdatePromotionsOptions,
) => Promise<BulkUpdatePromotionsResponse>) &
  Throws<BulkUpdatePromotionsErrorCode> = /* @__PURE__ */ operation({
  name: "stores.promotionsV3.bulkUpdatePromotions",
  method: "POST",
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
 * @param promotionIds - ids of the promotions
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
  method: "POST",
  path: "/stores/v3/bulk/promotions/delete",
  args: ["promotionIds"],
});

/** The `options` of {@link bulkUpdatePromotionTags}. */
export interface BulkUpdatePromotionTagsOptions {
  assignTags?: TagsInput;
  unassignTags?: TagsInput;
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
 * @param promotionIds - ids of the promotions
 * @param options - may hold `assignTags`, `unassignTags`, `returnEntity`
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
  method: "POST",
  path: "/stores/v3/bulk/promotions/update-tags",
  args: ["promotionIds", ["assignTags", "unassignTags", "returnEntity"]],
  response: { results: { item: promotionCodec } },
});

/** The `options` of {@link bulkUpdatePromotionTagsByFilter}. */
export interface BulkUpdatePromotionTagsByFilterOptions {
  assignTags?: TagsInput;
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
 * @param options - may hold `assignTags`, `unassignTags`
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
  method: "POST",
  path: "/stores/v3/bulk/promotions/update-tags-by-filter",
  args: ["filter", ["assignTags", "unassignTags"]],
});

/**
 * Search promotions by free text, with filters and aggregations.
 *
 * `POST /stores/v3/promotions/search` (stores/promotions-v3)
 *
 * @param search - Filter, order, free text, summaries and page of a search
 * @remarks Needs stores:catalog:v3:promotion:search_promotions.
 * @example
 * ```ts
 * const answer = await client.use(promotionsV3).searchPromotions({});
 * ```
 */
export const searchPromotions: (
  search: CursorSearchOfProductGroupsV3,
) => Promise<SearchPromotionsResponse> = /* @__PURE__ */ operation({
  name: "stores.promotionsV3.searchPromotions",
  method: "POST",
  path: "/stores/v3/promotions/search",
  args: ["search"],
  request: { search: aggregationsCodec },
  response: { aggregationData: aggregationDataCodec, promotions: promotionCodec },
  read: true,
});

/**
 * Codes of the application errors of {@link resolvePromotions}, and what to do.
 *
 * - `CATEGORY_NOT_FOUND`: No category has this id: read the categories again.
 */
export type ResolvePromotionsErrorCode = "CATEGORY_NOT_FOUND";

/**
 * List the promotions to show in a category.
 *
 * `GET /stores/v3/promotions/resolve` (stores/promotions-v3)
 *
 * @param categoryId - id of the category
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
  entity: Promotion;
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
  entity?: Promotion;
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
  data: PromotionTagsModified;
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
  entity: Promotion;
  /** The changed fields with their former values. */
  modifiedFields?: Record<string, unknown>;
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

export interface CreatePromotionRequest {
  promotion: PromotionInput;
}

export interface Promotion {
  /** Guid. */
  id: string;
  revision?: string | null;
  createdDate?: Date | null;
  updatedDate?: Date | null;
  /** 1 to 50 characters. */
  name: string;
  media?: PromotionMedia;
  /** Web url. */
  destinationUrl?: string | null;
  /** At most 1000 items. */
  categories: CategoryAssignment[];
  enabled: boolean;
  extendedFields?: ExtendedFields;
  tags?: Tags;
}

export interface PromotionInput {
  /** Guid. */
  id?: string | null;
  revision?: string | null;
  /** 1 to 50 characters. */
  name?: string;
  media?: PromotionMediaInput;
  /** Web url. */
  destinationUrl?: string | null;
  /** At most 1000 items. */
  categories?: CategoryAssignmentInput[];
  enabled?: boolean;
  extendedFields?: ExtendedFields;
  tags?: TagsInput;
}

/** At most one of: `id`, `url`. */
export interface PromotionMedia {
  /** 1 to 200 characters. */
  id?: string;
  /** Web url. */
  url?: string;
  image?: ImageOfProductsV3;
  /** 1 to 1000 characters. */
  altText?: string | null;
  /** At most 80 characters. */
  displayName?: string | null;
  mediaType: MediaTypeOfProductGroupsV3;
  /** Guid. */
  uploadId: string;
}

/** At most one of: `id`, `url`. */
export interface PromotionMediaInput {
  /** 1 to 200 characters. */
  id?: string;
  /** Web url. */
  url?: string;
  /** 1 to 1000 characters. */
  altText?: string | null;
  /** At most 80 characters. */
  displayName?: string | null;
}

export interface CategoryAssignment {
  /** Guid. */
  id: string;
  /** At least 1. */
  position: number;
  appliedToSubcategories: boolean;
}

export interface CategoryAssignmentInput {
  /** Guid. */
  id?: string;
  /** At least 1. */
  position?: number;
  appliedToSubcategories?: boolean;
}

export interface CreatePromotionResponse {
  promotion?: Promotion;
}

export interface GetPromotionRequest {
  /** Guid. */
  promotionId: string;
}

export interface GetPromotionResponse {
  promotion?: Promotion;
}

export interface UpdatePromotionRequest {
  promotion: PromotionInput;
}

export interface UpdatePromotionResponse {
  promotion?: Promotion;
}

export interface DeletePromotionRequest {
  /** Guid. */
  promotionId: string;
}

export type DeletePromotionResponse = Record<string, never>;

export interface QueryPromotionsRequest {
  query?: CursorQuery;
}

export interface QueryPromotionsResponse {
  promotions: Promotion[];
  pagingMetadata?: CursorPagingMetadata;
}

export interface BulkCreatePromotionsRequest {
  /** 1 to 100 items. */
  promotions: PromotionInput[];
  returnEntity?: boolean;
}

export interface BulkCreatePromotionsResponse {
  /** 1 to 100 items. */
  results: BulkPromotionResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkPromotionResult {
  itemMetadata?: ItemMetadata;
  item?: Promotion;
}

export interface BulkUpdatePromotionsRequest {
  /** 1 to 100 items. */
  promotions: MaskedPromotion[];
  returnEntity?: boolean;
}

export interface MaskedPromotion {
  promotion?: PromotionInput;
}

export interface BulkUpdatePromotionsResponse {
  /** 1 to 100 items. */
  results: BulkPromotionResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkDeletePromotionsRequest {
  /** 1 to 100 items. */
  promotionIds: string[];
}

export interface BulkDeletePromotionsResponse {
  /** 1 to 100 items. */
  results: BulkDeletePromotionsResponseBulkPromotionResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkDeletePromotionsResponseBulkPromotionResult {
  itemMetadata?: ItemMetadata;
}

export interface BulkUpdatePromotionTagsRequest {
  /** 1 to 100 items. */
  promotionIds: string[];
  assignTags?: TagsInput;
  unassignTags?: TagsInput;
  returnEntity?: boolean;
}

export interface BulkUpdatePromotionTagsResponse {
  /** 1 to 100 items. */
  results: BulkUpdatePromotionTagsResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkUpdatePromotionTagsResult {
  item?: Promotion;
  itemMetadata?: ItemMetadata;
}

export interface BulkUpdatePromotionTagsByFilterRequest {
  filter: Record<string, unknown> | null;
  assignTags?: TagsInput;
  unassignTags?: TagsInput;
}

export interface BulkUpdatePromotionTagsByFilterResponse {
  /** Guid. */
  jobId: string;
}

export interface SearchPromotionsRequest {
  search?: CursorSearchOfProductGroupsV3;
}

export interface SearchPromotionsResponse {
  promotions: Promotion[];
  pagingMetadata?: CursorPagingMetadata;
  aggregationData?: AggregationData;
}

export interface ResolvePromotionsRequest {
  /** Guid. */
  categoryId: string;
}

export interface ResolvePromotionsResponse {
  promotions: PositionedPromotion[];
}

export interface PositionedPromotion {
  promotion?: Promotion;
  /** At least 1. */
  position: number;
}

export interface PromotionTagsModified {
  promotion?: Promotion;
  assignedTags?: Tags;
  unassignedTags?: Tags;
}
