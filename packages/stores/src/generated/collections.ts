// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Read the collections of a V1 catalog.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { call, type OffsetQueryBuilder, type Operation, operation } from "@portico/core/runtime";
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
  MediaItemInput,
  MediaItemType,
  MediaItemUrlAndSize,
  MediaItemUrlAndSizeInput,
  MediaItemVideo,
  MediaItemVideoInput,
  MediaOfProducts as Media,
  MediaOfProductsInput as MediaInput,
} from "./common.js";

const queryCollectionsOperation: Operation = {
  name: "stores.collections.queryCollections",
  method: "GET",
  path: "/v2/collections/query",
  args: ["query"],
  request: { query: { sort: { origin: { latitude: "f", longitude: "f" } } } },
  response: { collections: { lastUpdated: "d" } },
  complex: true,
  fallback: true,
  query: { paging: "offset", items: "collections", metadata: "metadata" },
};

/** The fields that the query of {@link queryCollections} takes. */
export interface QueryCollectionsFields {
  values: {
    id: string;
    name: string;
  };
  eq: "id" | "name";
  in: "id" | "name";
  exists: "id" | "name";
  compare: "id" | "name";
  startsWith: "id" | "name";
  has: never;
  ascending: "id" | "name";
  descending: "id" | "name";
}

/**
 * Query collections with filters; a page holds at most 100.
 *
 * `GET /v2/collections/query` (stores/collections)
 *
 * @returns a builder; `find()` sends the query
 * @example
 * ```ts
 * const page = await client.use(collections).queryCollections().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryCollections(): OffsetQueryBuilder<Collection, QueryCollectionsFields>;
/** Query collections with filters; a page holds at most 100. Sends the query as it stands. */
export function queryCollections(query: PlatformQuery): Promise<QueryCollectionsResponse>;
export function queryCollections(query?: PlatformQuery): unknown {
  return call(queryCollectionsOperation, [query]);
}

/**
 * Get a collection by its id.
 *
 * `GET /v2/collections/{id}` (stores/collections)
 *
 * @param id - Id of the collection
 * @example
 * ```ts
 * const answer = await client.use(collections).getCollection("<collection id>");
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
 * Look up a collection by its URL slug.
 *
 * `GET /v2/collections/slug/{slug}` (stores/collections)
 *
 * @param slug - Last part of the collection page's address; 1 to 100 characters
 * @example
 * ```ts
 * const answer = await client.use(collections).getCollectionBySlug("linen-shirt");
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

/** Which collections to list. */
export interface QueryCollectionsRequest {
  /** Filter, order and page. */
  query?: PlatformQuery;
}

/** One page of collections. */
export interface QueryCollectionsResponse {
  /** Collections on this page. At most 100 items. */
  collections: Collection[];
  /** Where the page stands. */
  metadata?: PlatformPagingMetadata;
}

/** Which collection to read. */
export interface GetCollectionRequest {
  /** Id of the collection. */
  id: string;
}

/** The collection that was asked for. */
export interface GetCollectionResponse {
  /** The collection. */
  collection?: Collection;
}
