// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Get the collections of a V1 catalog.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type OffsetPage,
  type OffsetQueryBuilder,
  offsetQueryOperation,
  operation,
  type TypedQuery,
} from "@portico/core/runtime";
import type { PlatformPagingMetadata, PlatformQuery } from "@portico/core/types";
import type { Collection, GetCollectionBySlugResponse } from "./common.js";

export type {
  AddressLocation,
  CursorPaging,
  Cursors,
  PlatformPaging,
  PlatformPagingMetadata,
  PlatformQuery,
  SortingOfProducts as Sorting,
  SortOrder,
} from "@portico/core/types";
export type {
  Collection,
  CollectionInput,
  GetCollectionBySlugRequest,
  GetCollectionBySlugResponse,
  MediaItem,
  MediaItemType,
  MediaItemUrlAndSize,
  MediaItemVideo,
  MediaOfProducts as Media,
} from "./common.js";

/** Fields that {@link queryCollections} can filter or sort by. */
export interface QueryCollectionsFields {
  values: {
    id: string;
    name: string;
  };
  eq: "id" | "name";
  in: QueryCollectionsFields["eq"];
  exists: QueryCollectionsFields["eq"];
  compare: QueryCollectionsFields["eq"];
  startsWith: QueryCollectionsFields["eq"];
  has: never;
  ascending: QueryCollectionsFields["eq"];
  descending: QueryCollectionsFields["eq"];
}

/** The query builder that {@link queryCollections} returns. */
export type CollectionsQueryBuilder = OffsetQueryBuilder<Collection, QueryCollectionsFields>;

/** A page of the query builder that {@link queryCollections} returns. */
export type CollectionsQueryResult = OffsetPage<Collection>;

/** The query object that {@link queryCollections} accepts. */
export interface QueryCollectionsQuery
  extends Omit<PlatformQuery, "filter" | "sort">,
    TypedQuery<QueryCollectionsFields> {}

/**
 * Queries collections with filters. A page contains at most 100 items.
 *
 * `GET /v2/collections/query` (stores/collections)
 *
 * @returns A query builder. Call `find()` to send the query.
 * @remarks This operation can be called by visitors, members and apps, or with an API key.
 * @example
 * ```ts
 * const page = await client.use(collections).queryCollections().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryCollections: {
  (): CollectionsQueryBuilder;
  /**
   * Queries collections with filters. A page contains at most 100 items. Sends a query object
   * instead of returning a builder.
   */
  (query: QueryCollectionsQuery): Promise<QueryCollectionsResponse>;
} = /* @__PURE__ */ offsetQueryOperation({
  name: "stores.collections.queryCollections",
  method: "GET",
  path: "/v2/collections/query",
  args: ["query"],
  request: { query: { sort: { origin: { latitude: "f", longitude: "f" } } } },
  response: { collections: { lastUpdated: "d" } },
  complex: true,
  fallback: true,
  query: { items: "collections", metadata: "metadata" },
});

/**
 * Returns a collection by id.
 *
 * `GET /v2/collections/{id}` (stores/collections)
 *
 * @param id - Id of the collection.
 * @returns The requested collection.
 * @remarks This operation can be called by visitors, members and apps, or with an API key.
 * @example
 * ```ts
 * const collection = await client.use(collections).getCollection("<collection id>");
 * ```
 */
export const getCollection: (id: string) => Promise<Collection> = /* @__PURE__ */ operation({
  name: "stores.collections.getCollection",
  method: "GET",
  path: "/v2/collections/{id}",
  args: ["id"],
  response: { collection: { lastUpdated: "d" } },
  returns: "collection",
});

/**
 * Returns a collection by slug.
 *
 * `GET /v2/collections/slug/{slug}` (stores/collections)
 *
 * @param slug - Last part of the collection page's URL. 1 to 100 characters.
 * @remarks This operation can be called by visitors, members and apps, or with an API key.
 * @example
 * ```ts
 * const response = await client.use(collections).getCollectionBySlug("linen-shirt");
 * ```
 */
export const getCollectionBySlug: (slug: string) => Promise<GetCollectionBySlugResponse> =
  /* @__PURE__ */ operation({
    name: "stores.collections.getCollectionBySlug",
    method: "GET",
    path: "/v2/collections/slug/{slug}",
    args: ["slug"],
    response: { collection: { lastUpdated: "d" } },
  });

/** Request of {@link queryCollections}. */
export interface QueryCollectionsRequest {
  /** Filter, sorting and paging. */
  query?: PlatformQuery;
}

/** Response of {@link queryCollections}. */
export interface QueryCollectionsResponse {
  /** Collections on this page. At most 100 items. */
  collections: Collection[];
  /** Paging metadata, for fetching other pages. */
  metadata?: PlatformPagingMetadata;
}

/** Request of {@link getCollection}. */
export interface GetCollectionRequest {
  /** Id of the collection. */
  id: string;
}

/** Response of {@link getCollection}. */
export interface GetCollectionResponse {
  /** The requested collection. */
  collection?: Collection;
}
