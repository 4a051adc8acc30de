// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage promotional media with a link that a shop shows in its categories.
 * @module
 */
import { call, listen, type CursorQueryBuilder, type EventDefinition, type EventHandler, type EventMetadata, type Operation } from "@portico/core/runtime";
import type { BulkActionMetadata, CursorPagingMetadata, CursorQuery, ExtendedFields, ItemMetadata, Tags, TagsInput } from "@portico/core/types";
import type { AggregationData, CursorSearchOfProductGroupsV3, ImageOfProductsV3, MediaTypeOfProductGroupsV3 } from "./common.js";
export type { Aggregation, AggregationData, AggregationResults, AggregationResultsScalarResult, AggregationType, CursorSearchOfProductGroupsV3 as CursorSearch, DateHistogramAggregation, DateHistogramResult, DateHistogramResults, GroupByValueResults, ImageOfProductsV3 as Image, ImageOfProductsV3Input as ImageInput, IncludeMissingValuesOptions, Interval, MediaTypeOfProductGroupsV3 as MediaType, MissingValues, NestedAggregation, NestedAggregationItem, NestedAggregationResults, NestedAggregationType, NestedResultValue, NestedResults, NestedValueAggregationResult, RangeAggregation, RangeAggregationResult, RangeBucket, RangeResult, RangeResults, Results, ScalarAggregation, ScalarResult, ScalarType, SearchDetails, SortDirection, SortType, ValueAggregation, ValueAggregationResult, ValueResult, ValueResults } from "./common.js";
export type { ApplicationError, ApplicationErrorInput, BulkActionMetadata, CursorPaging, CursorPagingMetadata, CursorQuery, Cursors, ExtendedFields, ItemMetadata, Mode, SortOrder, Sorting, TagList, TagListInput, Tags, TagsInput } from "@portico/core/types";

const imageOfProductsV3Codec = { urlExpirationDate: "d" } as const;
const promotionMediaCodec = { image: imageOfProductsV3Codec } as const;
const promotionCodec = { createdDate: "d", updatedDate: "d", media: promotionMediaCodec } as const;
const bulkPromotionResultCodec = { item: promotionCodec } as const;
const inlineCodec = { promotion: promotionCodec, fieldMask: "m" } as const;
const rangeBucketCodec = { from: "f", to: "f" } as const;
const rangeAggregationCodec = { buckets: rangeBucketCodec } as const;
const nestedAggregationItemCodec = { range: rangeAggregationCodec } as const;
const nestedAggregationCodec = { nestedAggregations: nestedAggregationItemCodec } as const;
const aggregationCodec = { range: rangeAggregationCodec, nested: nestedAggregationCodec } as const;
const cursorSearchOfProductGroupsV3Codec = { aggregations: aggregationCodec } as const;
const rangeResultsCodec = { results: rangeBucketCodec } as const;
const aggregationResultsScalarResultCodec = { value: "f" } as const;
const nestedAggregationResultsCodec = { ranges: rangeResultsCodec, scalar: aggregationResultsScalarResultCodec } as const;
const nestedValueAggregationResultCodec = { nestedResults: nestedAggregationResultsCodec } as const;
const groupByValueResultsCodec = { results: nestedValueAggregationResultCodec } as const;
const nestedResultValueCodec = { range: rangeBucketCodec, scalar: aggregationResultsScalarResultCodec } as const;
const resultsCodec = { results: { "*": nestedResultValueCodec } } as const;
const nestedResultsCodec = { results: resultsCodec } as const;
const aggregationResultsCodec = { ranges: rangeResultsCodec, scalar: aggregationResultsScalarResultCodec, groupedByValue: groupByValueResultsCodec, nested: nestedResultsCodec } as const;
const aggregationDataCodec = { results: aggregationResultsCodec } as const;
const positionedPromotionCodec = { promotion: promotionCodec } as const;

const createPromotionOperation: Operation = {
  name: "stores.promotionsV3.createPromotion",
  method: "POST",
  path: "/stores/v3/promotions",
  names: ["promotion"],
  args: { promotion: "0" },
  request: { promotion: promotionCodec },
  response: { promotion: promotionCodec },
  returns: "promotion",
};
/** Codes of the application errors of {@link createPromotion}. */
export type CreatePromotionErrorCode = "MEDIA_NOT_FOUND" | "DUPLICATE_CATEGORY_ASSIGNMENT" | "PROMOTIONS_LIMIT_EXCEEDED";
/**
 * Create a promotion.
 *
 * `POST /stores/v3/promotions` (stores/promotions-v3)
 * @param promotion - promotion; needs `media`, `name`
 * @returns the answer's `promotion`
 * @throws ValidationError, ApplicationError (see {@link CreatePromotionErrorCode}), HttpError or SystemError
 * @remarks Needs stores:catalog:v3:promotion:create_promotion.
 * @example
 * ```ts
 * const answer = await client.use(promotionsV3).createPromotion({ name: "Linen shirt", media: {} });
 * ```
 */
export function createPromotion(promotion: PromotionInput): Promise<Promotion> {
  return call(createPromotionOperation, [promotion]);
}
const getPromotionOperation: Operation = {
  name: "stores.promotionsV3.getPromotion",
  method: "GET",
  path: "/stores/v3/promotions/{promotionId}",
  names: ["promotionId"],
  args: { promotionId: "0" },
  response: { promotion: promotionCodec },
  returns: "promotion",
};
/**
 * Get a promotion by its id.
 *
 * `GET /stores/v3/promotions/{promotionId}` (stores/promotions-v3)
 * @param promotionId - promotion id
 * @returns the answer's `promotion`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs stores:catalog:v3:promotion:get_promotion.
 * @example
 * ```ts
 * const answer = await client.use(promotionsV3).getPromotion("<promotion id>");
 * ```
 */
export function getPromotion(promotionId: string): Promise<Promotion> {
  return call(getPromotionOperation, [promotionId]);
}
const deletePromotionOperation: Operation = {
  name: "stores.promotionsV3.deletePromotion",
  method: "DELETE",
  path: "/stores/v3/promotions/{promotionId}",
  names: ["promotionId"],
  args: { promotionId: "0" },
};
/**
 * Delete a promotion by its id.
 *
 * `DELETE /stores/v3/promotions/{promotionId}` (stores/promotions-v3)
 * @param promotionId - promotion id
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs stores:catalog:v3:promotion:delete_promotion.
 * @example
 * ```ts
 * await client.use(promotionsV3).deletePromotion("<promotion id>");
 * ```
 */
export function deletePromotion(promotionId: string): Promise<void> {
  return call(deletePromotionOperation, [promotionId]);
}
const updatePromotionOperation: Operation = {
  name: "stores.promotionsV3.updatePromotion",
  method: "PATCH",
  path: "/stores/v3/promotions/{promotion.id}",
  names: ["id", "promotion"],
  args: { "promotion.id": "0" },
  spread: { promotion: "1" },
  request: { promotion: promotionCodec, fieldMask: "m" },
  response: { promotion: promotionCodec },
  returns: "promotion",
  mask: "fieldMask",
};
/** Codes of the application errors of {@link updatePromotion}. */
export type UpdatePromotionErrorCode = "MEDIA_NOT_FOUND" | "DUPLICATE_CATEGORY_ASSIGNMENT" | "MEDIA_REMOVAL_NOT_ALLOWED";
/**
 * Change a promotion; needs its current revision.
 *
 * `PATCH /stores/v3/promotions/{promotion.id}` (stores/promotions-v3)
 * @param id - id
 * @param promotion - promotion; needs `revision`
 * @returns the answer's `promotion`
 * @throws ValidationError, ApplicationError (see {@link UpdatePromotionErrorCode}), HttpError or SystemError
 * @remarks Needs stores:catalog:v3:promotion:update_promotion.
 * @example
 * ```ts
 * const answer = await client.use(promotionsV3).updatePromotion("<id>", { revision: "1" });
 * ```
 */
export function updatePromotion(id: string, promotion: Omit<PromotionInput, "id">): Promise<Promotion> {
  return call(updatePromotionOperation, [id, promotion]);
}
const queryPromotionsOperation: Operation = {
  name: "stores.promotionsV3.queryPromotions",
  method: "GET",
  path: "/stores/v3/promotions/query",
  names: ["query"],
  args: { query: "0" },
  response: { promotions: promotionCodec },
  complex: true,
  fallback: true,
  query: { paging: "cursor", items: "promotions", metadata: "pagingMetadata" },
};
/** The fields that the query of {@link queryPromotions} takes. */
export interface QueryPromotionsFields {
  values: {
    "id": string;
    "createdDate": Date;
    "updatedDate": Date;
    "enabled": boolean;
    "tags.privateTags.tagIds": string;
    "tags.publicTags.tagIds": string;
  };
  eq: "id" | "createdDate" | "updatedDate" | "enabled";
  in: "id" | "createdDate" | "updatedDate" | "enabled";
  exists: "id" | "createdDate" | "updatedDate" | "enabled" | "tags.privateTags.tagIds" | "tags.publicTags.tagIds";
  compare: "id" | "createdDate" | "updatedDate";
  startsWith: "id";
  has: "tags.privateTags.tagIds" | "tags.publicTags.tagIds";
  ascending: "id" | "createdDate" | "updatedDate" | "enabled" | "tags.privateTags.tagIds" | "tags.publicTags.tagIds";
  descending: "id" | "createdDate" | "updatedDate" | "enabled" | "tags.privateTags.tagIds" | "tags.publicTags.tagIds";
}
/**
 * Query promotions with filters, sorting and paging.
 *
 * `GET /stores/v3/promotions/query` (stores/promotions-v3)
 * @returns a builder; `find()` sends the query
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs stores:catalog:v3:promotion:query_promotions.
 * @example
 * ```ts
 * const page = await client.use(promotionsV3).queryPromotions().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryPromotions(): CursorQueryBuilder<Promotion, QueryPromotionsFields>;
/**
 * Query promotions with filters, sorting and paging. Sends the query as it stands.
 * @param query - what to look for
 */
export function queryPromotions(query: CursorQuery): Promise<QueryPromotionsResponse>;
export function queryPromotions(query?: CursorQuery): unknown {
  return call(queryPromotionsOperation, [query]);
}
const bulkCreatePromotionsOperation: Operation = {
  name: "stores.promotionsV3.bulkCreatePromotions",
  method: "POST",
  path: "/stores/v3/bulk/promotions/create",
  names: ["promotions", "options"],
  args: { promotions: "0", returnEntity: "1.returnEntity" },
  request: { promotions: promotionCodec },
  response: { results: bulkPromotionResultCodec },
};
/** The `options` of {@link bulkCreatePromotions}. */
export interface BulkCreatePromotionsOptions {
  returnEntity?: boolean;
}
/** Codes of the application errors of {@link bulkCreatePromotions}. */
export type BulkCreatePromotionsErrorCode = "MEDIA_NOT_FOUND" | "DUPLICATE_CATEGORY_ASSIGNMENT" | "PROMOTIONS_LIMIT_EXCEEDED";
/**
 * Create up to 100 promotions, with a result for each.
 *
 * `POST /stores/v3/bulk/promotions/create` (stores/promotions-v3)
 * @param promotions - promotions; needs `media`, `name`
 * @param options - options
 * @returns the whole answer, a `BulkCreatePromotionsResponse`
 * @throws ValidationError, ApplicationError (see {@link BulkCreatePromotionsErrorCode}), HttpError or SystemError
 * @remarks Needs stores:catalog:v3:promotion:bulk_create_promotions.
 * @example
 * ```ts
 * const answer = await client.use(promotionsV3).bulkCreatePromotions([{ name: "Linen shirt", media: {} }]);
 * ```
 */
export function bulkCreatePromotions(promotions: PromotionInput[], options?: BulkCreatePromotionsOptions): Promise<BulkCreatePromotionsResponse> {
  return call(bulkCreatePromotionsOperation, [promotions, options]);
}
const bulkUpdatePromotionsOperation: Operation = {
  name: "stores.promotionsV3.bulkUpdatePromotions",
  method: "POST",
  path: "/stores/v3/bulk/promotions/update",
  names: ["promotions", "options"],
  args: { promotions: "0", returnEntity: "1.returnEntity" },
  request: { promotions: inlineCodec },
  response: { results: bulkPromotionResultCodec },
  mask: "promotions.fieldMask",
};
/** The `options` of {@link bulkUpdatePromotions}. */
export interface BulkUpdatePromotionsOptions {
  returnEntity?: boolean;
}
/** Codes of the application errors of {@link bulkUpdatePromotions}. */
export type BulkUpdatePromotionsErrorCode = "MEDIA_NOT_FOUND" | "DUPLICATE_CATEGORY_ASSIGNMENT" | "MEDIA_REMOVAL_NOT_ALLOWED";
/**
 * Update up to 100 promotions, with a result for each.
 *
 * `POST /stores/v3/bulk/promotions/update` (stores/promotions-v3)
 * @param promotions - promotions; needs `promotion.id`, `promotion.revision`
 * @param options - options
 * @returns the whole answer, a `BulkUpdatePromotionsResponse`
 * @throws ValidationError, ApplicationError (see {@link BulkUpdatePromotionsErrorCode}), HttpError or SystemError
 * @remarks Needs stores:catalog:v3:promotion:bulk_update_promotions.
 * @example
 * ```ts
 * const answer = await client.use(promotionsV3).bulkUpdatePromotions([{}]);
 * ```
 */
export function bulkUpdatePromotions(promotions: MaskedPromotion[], options?: BulkUpdatePromotionsOptions): Promise<BulkUpdatePromotionsResponse> {
  return call(bulkUpdatePromotionsOperation, [promotions, options]);
}
const bulkDeletePromotionsOperation: Operation = {
  name: "stores.promotionsV3.bulkDeletePromotions",
  method: "POST",
  path: "/stores/v3/bulk/promotions/delete",
  names: ["promotionIds"],
  args: { promotionIds: "0" },
};
/**
 * Delete up to 100 promotions, with a result for each.
 *
 * `POST /stores/v3/bulk/promotions/delete` (stores/promotions-v3)
 * @param promotionIds - promotion ids
 * @returns the whole answer, a `BulkDeletePromotionsResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs stores:catalog:v3:promotion:bulk_delete_promotions.
 * @example
 * ```ts
 * const answer = await client.use(promotionsV3).bulkDeletePromotions(["<promotion id>"]);
 * ```
 */
export function bulkDeletePromotions(promotionIds: string[]): Promise<BulkDeletePromotionsResponse> {
  return call(bulkDeletePromotionsOperation, [promotionIds]);
}
const bulkUpdatePromotionTagsOperation: Operation = {
  name: "stores.promotionsV3.bulkUpdatePromotionTags",
  method: "POST",
  path: "/stores/v3/bulk/promotions/update-tags",
  names: ["promotionIds", "options"],
  args: { promotionIds: "0", assignTags: "1.assignTags", unassignTags: "1.unassignTags", returnEntity: "1.returnEntity" },
  response: { results: bulkPromotionResultCodec },
};
/** The `options` of {@link bulkUpdatePromotionTags}. */
export interface BulkUpdatePromotionTagsOptions {
  assignTags?: TagsInput;
  unassignTags?: TagsInput;
  returnEntity?: boolean;
}
/** Codes of the application errors of {@link bulkUpdatePromotionTags}. */
export type BulkUpdatePromotionTagsErrorCode = "EMPTY_ASSIGN_AND_UNASSIGN_LISTS";
/**
 * Add and remove tags on up to 100 promotions, with a result for each.
 *
 * `POST /stores/v3/bulk/promotions/update-tags` (stores/promotions-v3)
 * @param promotionIds - promotion ids
 * @param options - options
 * @returns the whole answer, a `BulkUpdatePromotionTagsResponse`
 * @throws ValidationError, ApplicationError (see {@link BulkUpdatePromotionTagsErrorCode}), HttpError or SystemError
 * @remarks Needs stores:catalog:v3:promotion:bulk_update_promotion_tags.
 * @example
 * ```ts
 * const answer = await client.use(promotionsV3).bulkUpdatePromotionTags(["<promotion id>"]);
 * ```
 */
export function bulkUpdatePromotionTags(promotionIds: string[], options?: BulkUpdatePromotionTagsOptions): Promise<BulkUpdatePromotionTagsResponse> {
  return call(bulkUpdatePromotionTagsOperation, [promotionIds, options]);
}
const bulkUpdatePromotionTagsByFilterOperation: Operation = {
  name: "stores.promotionsV3.bulkUpdatePromotionTagsByFilter",
  method: "POST",
  path: "/stores/v3/bulk/promotions/update-tags-by-filter",
  names: ["filter", "options"],
  args: { filter: "0", assignTags: "1.assignTags", unassignTags: "1.unassignTags" },
};
/** The `options` of {@link bulkUpdatePromotionTagsByFilter}. */
export interface BulkUpdatePromotionTagsByFilterOptions {
  assignTags?: TagsInput;
  unassignTags?: TagsInput;
}
/** Codes of the application errors of {@link bulkUpdatePromotionTagsByFilter}. */
export type BulkUpdatePromotionTagsByFilterErrorCode = "EMPTY_ASSIGN_AND_UNASSIGN_LISTS";
/**
 * Start a job that changes tags on all promotions matching a filter.
 *
 * `POST /stores/v3/bulk/promotions/update-tags-by-filter` (stores/promotions-v3)
 * @param filter - filter
 * @param options - options
 * @returns the whole answer, a `BulkUpdatePromotionTagsByFilterResponse`
 * @throws ValidationError, ApplicationError (see {@link BulkUpdatePromotionTagsByFilterErrorCode}), HttpError or SystemError
 * @remarks Needs stores:catalog:v3:promotion:bulk_update_promotion_tags_by_filter.
 * @example
 * ```ts
 * const answer = await client.use(promotionsV3).bulkUpdatePromotionTagsByFilter({});
 * ```
 */
export function bulkUpdatePromotionTagsByFilter(filter: Record<string, unknown>, options?: BulkUpdatePromotionTagsByFilterOptions): Promise<BulkUpdatePromotionTagsByFilterResponse> {
  return call(bulkUpdatePromotionTagsByFilterOperation, [filter, options]);
}
const searchPromotionsOperation: Operation = {
  name: "stores.promotionsV3.searchPromotions",
  method: "POST",
  path: "/stores/v3/promotions/search",
  names: ["search"],
  args: { search: "0" },
  request: { search: cursorSearchOfProductGroupsV3Codec },
  response: { promotions: promotionCodec, aggregationData: aggregationDataCodec },
  read: true,
};
/**
 * Search promotions by free text, with filters and aggregations.
 *
 * `POST /stores/v3/promotions/search` (stores/promotions-v3)
 * @param search - Filter, order, free text, summaries and page of a search
 * @returns the whole answer, a `SearchPromotionsResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs stores:catalog:v3:promotion:search_promotions.
 * @example
 * ```ts
 * const answer = await client.use(promotionsV3).searchPromotions({});
 * ```
 */
export function searchPromotions(search: CursorSearchOfProductGroupsV3): Promise<SearchPromotionsResponse> {
  return call(searchPromotionsOperation, [search]);
}
const resolvePromotionsOperation: Operation = {
  name: "stores.promotionsV3.resolvePromotions",
  method: "GET",
  path: "/stores/v3/promotions/resolve",
  names: ["categoryId"],
  args: { categoryId: "0" },
  response: { promotions: positionedPromotionCodec },
};
/** Codes of the application errors of {@link resolvePromotions}. */
export type ResolvePromotionsErrorCode = "CATEGORY_NOT_FOUND";
/**
 * List the promotions to show in a category.
 *
 * `GET /stores/v3/promotions/resolve` (stores/promotions-v3)
 * @param categoryId - category id
 * @returns the whole answer, a `ResolvePromotionsResponse`
 * @throws ValidationError, ApplicationError (see {@link ResolvePromotionsErrorCode}), HttpError or SystemError
 * @remarks Needs stores:catalog:v3:promotion:resolve_promotions.
 * @example
 * ```ts
 * const answer = await client.use(promotionsV3).resolvePromotions("<category id>");
 * ```
 */
export function resolvePromotions(categoryId: string): Promise<ResolvePromotionsResponse> {
  return call(resolvePromotionsOperation, [categoryId]);
}

const onPromotionCreatedEvent: EventDefinition = { name: "stores.promotionsV3.onPromotionCreated", type: "wix.stores.catalog.v3.promotion_created", domainEvent: true, codec: { entity: promotionCodec, metadata: { eventTime: "d" } } };
/** What a handler of {@link onPromotionCreated} gets. */
export interface PromotionCreatedEvent {
  entity: Promotion;
  metadata: EventMetadata;
}
/**
 * Sent when a promotion is created.
 *
 * Event type `wix.stores.catalog.v3.promotion_created`.
 * @param handler - is called for each such event
 * @example
 * ```ts
 * client.use(promotionsV3).onPromotionCreated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export function onPromotionCreated(handler: EventHandler<PromotionCreatedEvent>): void {
  listen(onPromotionCreatedEvent, handler);
}
const onPromotionDeletedEvent: EventDefinition = { name: "stores.promotionsV3.onPromotionDeleted", type: "wix.stores.catalog.v3.promotion_deleted", domainEvent: true, codec: { entity: promotionCodec, metadata: { eventTime: "d" } } };
/** What a handler of {@link onPromotionDeleted} gets. */
export interface PromotionDeletedEvent {
  entity?: Promotion;
  metadata: EventMetadata;
}
/**
 * Sent when a promotion is deleted.
 *
 * Event type `wix.stores.catalog.v3.promotion_deleted`.
 * @param handler - is called for each such event
 * @example
 * ```ts
 * client.use(promotionsV3).onPromotionDeleted(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export function onPromotionDeleted(handler: EventHandler<PromotionDeletedEvent>): void {
  listen(onPromotionDeletedEvent, handler);
}
const onPromotionTagsModifiedEvent: EventDefinition = { name: "stores.promotionsV3.onPromotionTagsModified", type: "wix.stores.catalog.v3.promotion_tags_modified", domainEvent: true, codec: { data: positionedPromotionCodec, metadata: { eventTime: "d" } } };
/** What a handler of {@link onPromotionTagsModified} gets. */
export interface PromotionTagsModifiedEvent {
  data: PromotionTagsModified;
  metadata: EventMetadata;
}
/**
 * Sent when tags are added to or removed from a promotion.
 *
 * Event type `wix.stores.catalog.v3.promotion_tags_modified`.
 * @param handler - is called for each such event
 * @example
 * ```ts
 * client.use(promotionsV3).onPromotionTagsModified(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export function onPromotionTagsModified(handler: EventHandler<PromotionTagsModifiedEvent>): void {
  listen(onPromotionTagsModifiedEvent, handler);
}
const onPromotionUpdatedEvent: EventDefinition = { name: "stores.promotionsV3.onPromotionUpdated", type: "wix.stores.catalog.v3.promotion_updated", domainEvent: true, codec: { entity: promotionCodec, modifiedFields: promotionCodec, metadata: { eventTime: "d" } } };
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
 * @param handler - is called for each such event
 * @example
 * ```ts
 * client.use(promotionsV3).onPromotionUpdated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export function onPromotionUpdated(handler: EventHandler<PromotionUpdatedEvent>): void {
  listen(onPromotionUpdatedEvent, handler);
}

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
  results: BulkUpdatePromotionsResponseBulkPromotionResult[];
  bulkActionMetadata?: BulkActionMetadata;
}
export interface BulkUpdatePromotionsResponseBulkPromotionResult {
  itemMetadata?: ItemMetadata;
  item?: Promotion;
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
