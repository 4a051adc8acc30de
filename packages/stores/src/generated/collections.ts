// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Read the collections of a V1 catalog.
 * @module
 */
import { call, type OffsetQueryBuilder, type Operation } from "@portico/core/runtime";
import type { PlatformPagingMetadata, PlatformQuery } from "@portico/core/types";
import type { Collection, GetCollectionBySlugResponse } from "./common.js";
export type { AddressLocation, CursorPaging, Cursors, PlatformPaging, PlatformPagingMetadata, PlatformQuery, SortOrder, SortingOfProducts as Sorting } from "@portico/core/types";
export type { Collection, CollectionInput, GetCollectionBySlugRequest, GetCollectionBySlugResponse, MediaItem, MediaItemInput, MediaItemType, MediaItemUrlAndSize, MediaItemUrlAndSizeInput, MediaItemVideo, MediaItemVideoInput, MediaOfProducts as Media, MediaOfProductsInput as MediaInput } from "./common.js";

const addressLocationCodec = { latitude: "f", longitude: "f" } as const;
const sortingOfProductsCodec = { origin: addressLocationCodec } as const;
const platformQueryCodec = { sort: sortingOfProductsCodec } as const;
const collectionCodec = { lastUpdated: "d" } as const;

const queryCollectionsOperation: Operation = {
  name: "stores.collections.queryCollections",
  method: "GET",
  path: "/v2/collections/query",
  names: ["query"],
  args: { query: "0" },
  request: { query: platformQueryCodec },
  response: { collections: collectionCodec },
  complex: true,
  fallback: true,
  query: { paging: "offset", items: "collections", metadata: "metadata" },
};
/** The fields that the query of {@link queryCollections} takes. */
export interface QueryCollectionsFields {
  values: {
    "id": string;
    "name": string;
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
 * @returns a builder; `find()` sends the query
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @example
 * ```ts
 * const page = await client.use(collections).queryCollections().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryCollections(): OffsetQueryBuilder<Collection, QueryCollectionsFields>;
/**
 * Query collections with filters; a page holds at most 100. Sends the query as it stands.
 * @param query - what to look for
 */
export function queryCollections(query: PlatformQuery): Promise<QueryCollectionsResponse>;
export function queryCollections(query?: PlatformQuery): unknown {
  return call(queryCollectionsOperation, [query]);
}
const getCollectionOperation: Operation = {
  name: "stores.collections.getCollection",
  method: "GET",
  path: "/v2/collections/{id}",
  names: ["id"],
  args: { id: "0" },
  response: { collection: collectionCodec },
  returns: "collection",
};
/**
 * Get a collection by its id.
 *
 * `GET /v2/collections/{id}` (stores/collections)
 * @param id - Id of the collection
 * @returns the answer's `collection`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @example
 * ```ts
 * const answer = await client.use(collections).getCollection("<id>");
 * ```
 */
export function getCollection(id: string): Promise<Collection> {
  return call(getCollectionOperation, [id]);
}
const getCollectionBySlugOperation: Operation = {
  name: "stores.collections.getCollectionBySlug",
  method: "GET",
  path: "/v2/collections/slug/{slug}",
  names: ["slug"],
  args: { slug: "0" },
  response: { collection: collectionCodec },
};
/**
 * Look up a collection by its URL slug.
 *
 * `GET /v2/collections/slug/{slug}` (stores/collections)
 * @param slug - Last part of the collection page's address
 * @returns the whole answer, a `GetCollectionBySlugResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @example
 * ```ts
 * const answer = await client.use(collections).getCollectionBySlug("linen-shirt");
 * ```
 */
export function getCollectionBySlug(slug: string): Promise<GetCollectionBySlugResponse> {
  return call(getCollectionBySlugOperation, [slug]);
}


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
