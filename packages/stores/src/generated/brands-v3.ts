// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage the brands that products of a V3 catalog refer to.
 * @module
 */
import { call, listen, queryArguments, type CursorQueryBuilder, type EventDefinition, type EventHandler, type EventMetadata, type Operation } from "@portico/core/runtime";
import type { BulkActionMetadata, CursorPagingMetadata, ItemMetadata, Sorting } from "@portico/core/types";
import type { RequestedFields } from "./common.js";
export type { RequestedFields } from "./common.js";
export type { ApplicationError, ApplicationErrorInput, BulkActionMetadata, CursorPagingMetadata, Cursors, ItemMetadata, SortOrder, Sorting } from "@portico/core/types";

const brandCodec = { createdDate: "d", updatedDate: "d" } as const;
const bulkBrandsResultCodec = { item: brandCodec } as const;
const maskedBrandCodec = { brand: brandCodec, fieldMask: "m" } as const;

const createBrandOperation: Operation = {
  name: "stores.brandsV3.createBrand",
  method: "POST",
  path: "/stores/v3/brands",
  names: ["brand"],
  args: { brand: "0" },
  request: { brand: brandCodec },
  response: { brand: brandCodec },
  returns: "brand",
};
/**
 * Create a brand.
 *
 * `POST /stores/v3/brands` (stores/brands-v3)
 * @param brand - brand; needs `name`
 * @returns the answer's `brand`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs WIX_STORES.BRAND_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(brandsV3).createBrand({ name: "Linen shirt" });
 * ```
 */
export function createBrand(brand: BrandInput): Promise<Brand> {
  return call(createBrandOperation, [brand]);
}
const getBrandOperation: Operation = {
  name: "stores.brandsV3.getBrand",
  method: "GET",
  path: "/stores/v3/brands/{brandId}",
  names: ["brandId", "options"],
  args: { brandId: "0", fields: "1.fields" },
  response: { brand: brandCodec },
  returns: "brand",
};
/** The `options` of {@link getBrand}. */
export interface GetBrandOptions {
  fields?: RequestedFields[];
}
/**
 * Get a brand by its id.
 *
 * `GET /stores/v3/brands/{brandId}` (stores/brands-v3)
 * @param brandId - brand id
 * @param options - options
 * @returns the answer's `brand`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs WIX_STORES.BRAND_READ.
 * @example
 * ```ts
 * const answer = await client.use(brandsV3).getBrand("<brand id>");
 * ```
 */
export function getBrand(brandId: string, options?: GetBrandOptions): Promise<Brand> {
  return call(getBrandOperation, [brandId, options]);
}
const deleteBrandOperation: Operation = {
  name: "stores.brandsV3.deleteBrand",
  method: "DELETE",
  path: "/stores/v3/brands/{brandId}",
  names: ["brandId"],
  args: { brandId: "0" },
};
/**
 * Delete a brand by its id.
 *
 * `DELETE /stores/v3/brands/{brandId}` (stores/brands-v3)
 * @param brandId - brand id
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs WIX_STORES.BRAND_DELETE.
 * @example
 * ```ts
 * await client.use(brandsV3).deleteBrand("<brand id>");
 * ```
 */
export function deleteBrand(brandId: string): Promise<void> {
  return call(deleteBrandOperation, [brandId]);
}
const updateBrandOperation: Operation = {
  name: "stores.brandsV3.updateBrand",
  method: "PATCH",
  path: "/stores/v3/brands/{brand.id}",
  names: ["id", "brand", "options"],
  args: { "brand.id": "0", fields: "2.fields" },
  spread: { brand: "1" },
  request: { brand: brandCodec, fieldMask: "m" },
  response: { brand: brandCodec },
  returns: "brand",
  mask: "fieldMask",
};
/** The `options` of {@link updateBrand}. */
export interface UpdateBrandOptions {
  fields?: RequestedFields[];
}
/**
 * Change a brand; needs its current revision.
 *
 * `PATCH /stores/v3/brands/{brand.id}` (stores/brands-v3)
 * @param id - id
 * @param brand - brand; needs `revision`
 * @param options - options
 * @returns the answer's `brand`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs WIX_STORES.BRAND_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(brandsV3).updateBrand("<id>", { revision: "1" });
 * ```
 */
export function updateBrand(id: string, brand: Omit<BrandInput, "id">, options?: UpdateBrandOptions): Promise<Brand> {
  return call(updateBrandOperation, [id, brand, options]);
}
const queryBrandsOperation: Operation = {
  name: "stores.brandsV3.queryBrands",
  method: "GET",
  path: "/stores/v3/brands/query",
  names: ["query", "options"],
  args: { query: "0", fields: "1.fields" },
  response: { brands: brandCodec },
  complex: true,
  fallback: true,
  query: { paging: "cursor", items: "brands", metadata: "pagingMetadata" },
};
/** The `options` of {@link queryBrands}. */
export interface QueryBrandsOptions {
  fields?: RequestedFields[];
}
/** The fields that the query of {@link queryBrands} takes. */
export interface QueryBrandsFields {
  values: {
    "id": string;
    "createdDate": Date;
    "updatedDate": Date;
    "name": string;
  };
  eq: "id" | "createdDate" | "updatedDate" | "name";
  in: "id" | "createdDate" | "updatedDate" | "name";
  exists: "id" | "createdDate" | "updatedDate" | "name";
  compare: "id" | "createdDate" | "updatedDate" | "name";
  startsWith: "id" | "name";
  has: never;
  ascending: "createdDate" | "updatedDate" | "name";
  descending: "createdDate" | "updatedDate" | "name";
}
/**
 * Query brands with filters, sorting and cursor paging.
 *
 * `GET /stores/v3/brands/query` (stores/brands-v3)
 * @param options - options
 * @returns a builder; `find()` sends the query
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs WIX_STORES.BRAND_READ.
 * @example
 * ```ts
 * const page = await client.use(brandsV3).queryBrands().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryBrands(options?: QueryBrandsOptions): CursorQueryBuilder<Brand, QueryBrandsFields>;
/**
 * Query brands with filters, sorting and cursor paging. Sends the query as it stands.
 * @param query - what to look for
 * @param options - what else to say about it
 */
export function queryBrands(query: CursorQuery, options?: QueryBrandsOptions): Promise<QueryBrandsResponse>;
export function queryBrands(first?: CursorQuery | QueryBrandsOptions, options?: QueryBrandsOptions): unknown {
  return call(queryBrandsOperation, queryArguments(first, options));
}
const countBrandsOperation: Operation = {
  name: "stores.brandsV3.countBrands",
  method: "POST",
  path: "/stores/v3/brands/count",
  names: ["options"],
  args: { filter: "0.filter" },
  read: true,
};
/** The `options` of {@link countBrands}. */
export interface CountBrandsOptions {
  filter?: Record<string, unknown> | null;
}
/**
 * Count the brands that match a filter.
 *
 * `POST /stores/v3/brands/count` (stores/brands-v3)
 * @param options - options
 * @returns the whole answer, a `CountBrandsResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs WIX_STORES.BRAND_READ.
 * @example
 * ```ts
 * const answer = await client.use(brandsV3).countBrands();
 * ```
 */
export function countBrands(options?: CountBrandsOptions): Promise<CountBrandsResponse> {
  return call(countBrandsOperation, [options]);
}
const bulkCreateBrandsOperation: Operation = {
  name: "stores.brandsV3.bulkCreateBrands",
  method: "POST",
  path: "/stores/v3/bulk/brands/create",
  names: ["brands", "options"],
  args: { brands: "0", returnEntity: "1.returnEntity" },
  request: { brands: brandCodec },
  response: { results: bulkBrandsResultCodec },
};
/** The `options` of {@link bulkCreateBrands}. */
export interface BulkCreateBrandsOptions {
  returnEntity?: boolean;
}
/**
 * Create up to 100 brands, with a result for each.
 *
 * `POST /stores/v3/bulk/brands/create` (stores/brands-v3)
 * @param brands - brands; needs `name`
 * @param options - options
 * @returns the whole answer, a `BulkCreateBrandsResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs WIX_STORES.BRAND_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(brandsV3).bulkCreateBrands([{ name: "Linen shirt" }]);
 * ```
 */
export function bulkCreateBrands(brands: BrandInput[], options?: BulkCreateBrandsOptions): Promise<BulkCreateBrandsResponse> {
  return call(bulkCreateBrandsOperation, [brands, options]);
}
const bulkUpdateBrandsOperation: Operation = {
  name: "stores.brandsV3.bulkUpdateBrands",
  method: "POST",
  path: "/stores/v3/bulk/brands/update",
  names: ["brands", "options"],
  args: { brands: "0", returnEntity: "1.returnEntity", fields: "1.fields" },
  request: { brands: maskedBrandCodec },
  response: { results: bulkBrandsResultCodec },
};
/** The `options` of {@link bulkUpdateBrands}. */
export interface BulkUpdateBrandsOptions {
  returnEntity?: boolean;
  fields?: RequestedFields[];
}
/**
 * Update up to 100 brands, with a result for each.
 *
 * `POST /stores/v3/bulk/brands/update` (stores/brands-v3)
 * @param brands - brands; needs `brand.id`, `brand.revision`
 * @param options - options
 * @returns the whole answer, a `BulkUpdateBrandsResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs WIX_STORES.BRAND_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(brandsV3).bulkUpdateBrands([{}]);
 * ```
 */
export function bulkUpdateBrands(brands: MaskedBrand[], options?: BulkUpdateBrandsOptions): Promise<BulkUpdateBrandsResponse> {
  return call(bulkUpdateBrandsOperation, [brands, options]);
}
const getOrCreateBrandOperation: Operation = {
  name: "stores.brandsV3.getOrCreateBrand",
  method: "POST",
  path: "/stores/v3/brands/get-or-create",
  names: ["brandName", "options"],
  args: { brandName: "0", fields: "1.fields" },
  response: { brand: brandCodec },
};
/** The `options` of {@link getOrCreateBrand}. */
export interface GetOrCreateBrandOptions {
  fields?: RequestedFields[];
}
/**
 * Get the brand of the given name, creating it if there is none.
 *
 * `POST /stores/v3/brands/get-or-create` (stores/brands-v3)
 * @param brandName - brand name
 * @param options - options
 * @returns the whole answer, a `GetOrCreateBrandResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs WIX_STORES.BRAND_GET_OR_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(brandsV3).getOrCreateBrand("<brand name>");
 * ```
 */
export function getOrCreateBrand(brandName: string, options?: GetOrCreateBrandOptions): Promise<GetOrCreateBrandResponse> {
  return call(getOrCreateBrandOperation, [brandName, options]);
}
const bulkGetOrCreateBrandsOperation: Operation = {
  name: "stores.brandsV3.bulkGetOrCreateBrands",
  method: "POST",
  path: "/stores/v3/bulk/brands/get-or-create",
  names: ["brandNames", "options"],
  args: { brandNames: "0", fields: "1.fields" },
  response: { results: bulkBrandsResultCodec },
};
/** The `options` of {@link bulkGetOrCreateBrands}. */
export interface BulkGetOrCreateBrandsOptions {
  fields?: RequestedFields[];
}
/**
 * Get up to 100 brands by name, creating those that do not exist.
 *
 * `POST /stores/v3/bulk/brands/get-or-create` (stores/brands-v3)
 * @param brandNames - brand names
 * @param options - options
 * @returns the whole answer, a `BulkGetOrCreateBrandsResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs WIX_STORES.BRAND_GET_OR_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(brandsV3).bulkGetOrCreateBrands(["<brand name>"]);
 * ```
 */
export function bulkGetOrCreateBrands(brandNames: string[], options?: BulkGetOrCreateBrandsOptions): Promise<BulkGetOrCreateBrandsResponse> {
  return call(bulkGetOrCreateBrandsOperation, [brandNames, options]);
}
const bulkDeleteBrandsOperation: Operation = {
  name: "stores.brandsV3.bulkDeleteBrands",
  method: "POST",
  path: "/stores/v3/bulk/brands/delete",
  names: ["brandIds"],
  args: { brandIds: "0" },
};
/**
 * Delete up to 100 brands, with a result for each.
 *
 * `POST /stores/v3/bulk/brands/delete` (stores/brands-v3)
 * @param brandIds - brand ids
 * @returns the whole answer, a `BulkDeleteBrandsResponse`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs WIX_STORES.BRAND_DELETE.
 * @example
 * ```ts
 * const answer = await client.use(brandsV3).bulkDeleteBrands(["<brand id>"]);
 * ```
 */
export function bulkDeleteBrands(brandIds: string[]): Promise<BulkDeleteBrandsResponse> {
  return call(bulkDeleteBrandsOperation, [brandIds]);
}

const onBrandCreatedEvent: EventDefinition = { name: "stores.brandsV3.onBrandCreated", type: "wix.stores.catalog.v3.brand_created", domainEvent: true, codec: { entity: brandCodec, metadata: { eventTime: "d" } } };
/** What a handler of {@link onBrandCreated} gets. */
export interface BrandCreatedEvent {
  entity: Brand;
  metadata: EventMetadata;
}
/**
 * Sent when a brand is created.
 *
 * Event type `wix.stores.catalog.v3.brand_created`.
 * @param handler - is called for each such event
 * @example
 * ```ts
 * client.use(brandsV3).onBrandCreated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export function onBrandCreated(handler: EventHandler<BrandCreatedEvent>): void {
  listen(onBrandCreatedEvent, handler);
}
const onBrandDeletedEvent: EventDefinition = { name: "stores.brandsV3.onBrandDeleted", type: "wix.stores.catalog.v3.brand_deleted", domainEvent: true, codec: { entity: brandCodec, metadata: { eventTime: "d" } } };
/** What a handler of {@link onBrandDeleted} gets. */
export interface BrandDeletedEvent {
  entity?: Brand;
  metadata: EventMetadata;
}
/**
 * Sent when a brand is deleted.
 *
 * Event type `wix.stores.catalog.v3.brand_deleted`.
 * @param handler - is called for each such event
 * @example
 * ```ts
 * client.use(brandsV3).onBrandDeleted(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export function onBrandDeleted(handler: EventHandler<BrandDeletedEvent>): void {
  listen(onBrandDeletedEvent, handler);
}
const onBrandUpdatedEvent: EventDefinition = { name: "stores.brandsV3.onBrandUpdated", type: "wix.stores.catalog.v3.brand_updated", domainEvent: true, codec: { entity: brandCodec, modifiedFields: brandCodec, metadata: { eventTime: "d" } } };
/** What a handler of {@link onBrandUpdated} gets. */
export interface BrandUpdatedEvent {
  entity: Brand;
  /** The changed fields with their former values. */
  modifiedFields?: Record<string, unknown>;
  metadata: EventMetadata;
}
/**
 * Sent when a brand changes.
 *
 * Event type `wix.stores.catalog.v3.brand_updated`.
 * @param handler - is called for each such event
 * @example
 * ```ts
 * client.use(brandsV3).onBrandUpdated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export function onBrandUpdated(handler: EventHandler<BrandUpdatedEvent>): void {
  listen(onBrandUpdatedEvent, handler);
}

export interface CreateBrandRequest {
  brand: BrandInput;
}
export interface Brand {
  /** Guid. */
  id: string;
  revision?: string | null;
  createdDate?: Date | null;
  updatedDate?: Date | null;
  /** 1 to 50 characters. */
  name: string;
  assignedProductsCount?: number | null;
}
export interface BrandInput {
  /** Guid. */
  id?: string | null;
  revision?: string | null;
  /** 1 to 50 characters. */
  name?: string;
}
export interface CreateBrandResponse {
  brand?: Brand;
}
export interface GetBrandRequest {
  /** Guid. */
  brandId: string;
  /** At most 100 items. */
  fields?: RequestedFields[];
}
export interface GetBrandResponse {
  brand?: Brand;
}
export interface UpdateBrandRequest {
  brand: BrandInput;
  /** At most 100 items. */
  fields?: RequestedFields[];
}
export interface UpdateBrandResponse {
  brand?: Brand;
}
export interface DeleteBrandRequest {
  /** Guid. */
  brandId: string;
}
export type DeleteBrandResponse = Record<string, never>;
export interface QueryBrandsRequest {
  query?: CursorQuery;
  /** At most 100 items. */
  fields?: RequestedFields[];
}
/** Filter, order and page of a query that is paged by cursors. */
export interface CursorQuery {
  /** Page to answer. */
  cursorPaging?: CursorPaging;
  /** Conditions that an item must meet, as a filter object such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to order by, the most important first. At most 5 items. */
  sort?: Sorting[];
}
/** How many items a page holds and where it starts. */
export interface CursorPaging {
  /** Largest number of items on the page. At most 300. */
  limit?: number | null;
  /**
   * Cursor of an earlier answer that says where this page starts; leave out for the first page.
   * At most 16000 characters.
   */
  cursor?: string | null;
}
export interface QueryBrandsResponse {
  /** 1 to 300 items. */
  brands: Brand[];
  pagingMetadata?: CursorPagingMetadata;
}
export interface CountBrandsRequest {
  filter?: Record<string, unknown> | null;
}
export interface CountBrandsResponse {
  count: number;
}
export interface BulkCreateBrandsRequest {
  /** 1 to 100 items. */
  brands: BrandInput[];
  returnEntity?: boolean;
}
export interface BulkCreateBrandsResponse {
  /** At most 100 items. */
  results: BulkBrandsResult[];
  bulkActionMetadata?: BulkActionMetadata;
}
export interface BulkBrandsResult {
  itemMetadata?: ItemMetadata;
  item?: Brand;
}
export interface BulkUpdateBrandsRequest {
  /** 1 to 100 items. */
  brands: MaskedBrand[];
  returnEntity?: boolean;
  /** At most 100 items. */
  fields?: RequestedFields[];
}
export interface MaskedBrand {
  brand?: BrandInput;
  fieldMask?: string[];
}
export interface BulkUpdateBrandsResponse {
  /** At most 100 items. */
  results: BulkBrandsResult[];
  bulkActionMetadata?: BulkActionMetadata;
}
export interface GetOrCreateBrandRequest {
  /** 1 to 50 characters. */
  brandName: string;
  /** At most 100 items. */
  fields?: RequestedFields[];
}
export interface GetOrCreateBrandResponse {
  brand?: Brand;
}
export interface BulkGetOrCreateBrandsRequest {
  /** 1 to 100 items. */
  brandNames: string[];
  /** At most 100 items. */
  fields?: RequestedFields[];
}
export interface BulkGetOrCreateBrandsResponse {
  /** At most 100 items. */
  results: BulkBrandsResult[];
  bulkActionMetadata?: BulkActionMetadata;
}
export interface BulkDeleteBrandsRequest {
  /** 1 to 100 items. */
  brandIds: string[];
}
export interface BulkDeleteBrandsResponse {
  results: BulkDeleteBrandsResponseBulkBrandsResult[];
  bulkActionMetadata?: BulkActionMetadata;
}
export interface BulkDeleteBrandsResponseBulkBrandsResult {
  itemMetadata?: ItemMetadata;
}
