// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage the brands that products of a V3 catalog refer to.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
  type CursorQueryBuilder,
  call,
  type EventHandler,
  type EventMetadata,
  event,
  type Operation,
  operation,
  queryArguments,
} from "@portico/core/runtime";
import type {
  BulkActionMetadata,
  CursorPagingMetadata,
  ItemMetadata,
  Sorting,
} from "@portico/core/types";
import type { RequestedFields } from "./common.js";

export type {
  ApplicationError,
  ApplicationErrorInput,
  BulkActionMetadata,
  CursorPagingMetadata,
  Cursors,
  ItemMetadata,
  Sorting,
  SortOrder,
} from "@portico/core/types";
export type { RequestedFields } from "./common.js";

const maskedBrandCodec: CodecTable = {
  brand: { createdDate: "d", updatedDate: "d" },
  fieldMask: "m",
};

/**
 * Create a brand.
 *
 * `POST /stores/v3/brands` (stores/brands-v3)
 *
 * @param brand - needs `name`
 * @remarks Needs WIX_STORES.BRAND_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(brandsV3).createBrand({ name: "Linen shirt" });
 * ```
 */
export const createBrand: (brand: BrandToCreate) => Promise<Brand> = /* @__PURE__ */ operation({
  name: "stores.brandsV3.createBrand",
  method: "POST",
  path: "/stores/v3/brands",
  args: ["brand"],
  request: { brand: { createdDate: "d", updatedDate: "d" } },
  response: { brand: { createdDate: "d", updatedDate: "d" } },
  returns: "brand",
});

/** The `options` of {@link getBrand}. */
export interface GetBrandOptions {
  /** At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Get a brand by its id.
 *
 * `GET /stores/v3/brands/{brandId}` (stores/brands-v3)
 *
 * @param brandId - id of the brand
 * @param options - may hold `fields`
 * @remarks Needs WIX_STORES.BRAND_READ.
 * @example
 * ```ts
 * const answer = await client.use(brandsV3).getBrand("<brand id>");
 * ```
 */
export const getBrand: (brandId: string, options?: GetBrandOptions) => Promise<Brand> =
  /* @__PURE__ */ operation({
    name: "stores.brandsV3.getBrand",
    method: "GET",
    path: "/stores/v3/brands/{brandId}",
    args: ["brandId", ["fields"]],
    response: { brand: { createdDate: "d", updatedDate: "d" } },
    returns: "brand",
  });

/**
 * Delete a brand by its id.
 *
 * `DELETE /stores/v3/brands/{brandId}` (stores/brands-v3)
 *
 * @param brandId - id of the brand
 * @remarks Needs WIX_STORES.BRAND_DELETE.
 * @example
 * ```ts
 * await client.use(brandsV3).deleteBrand("<brand id>");
 * ```
 */
export const deleteBrand: (brandId: string) => Promise<void> = /* @__PURE__ */ operation({
  name: "stores.brandsV3.deleteBrand",
  method: "DELETE",
  path: "/stores/v3/brands/{brandId}",
  args: ["brandId"],
});

/** The `options` of {@link updateBrand}. */
export interface UpdateBrandOptions {
  /** At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Change a brand; needs its current revision.
 *
 * `PATCH /stores/v3/brands/{brand.id}` (stores/brands-v3)
 *
 * @param id - id of the brand
 * @param brand - needs `revision`
 * @param options - may hold `fields`
 * @remarks Needs WIX_STORES.BRAND_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(brandsV3).updateBrand("<brand id>", { revision: "1" });
 * ```
 */
export const updateBrand: (
  id: string,
  brand: BrandToUpdate,
  options?: UpdateBrandOptions,
) => Promise<Brand> = /* @__PURE__ */ operation({
  name: "stores.brandsV3.updateBrand",
  method: "PATCH",
  path: "/stores/v3/brands/{brand.id}",
  args: ["brand.id", "...brand", ["fields"]],
  request: { brand: { createdDate: "d", updatedDate: "d" }, fieldMask: "m" },
  response: { brand: { createdDate: "d", updatedDate: "d" } },
  returns: "brand",
  mask: "fieldMask",
});

/** The `options` of {@link queryBrands}. */
export interface QueryBrandsOptions {
  /** At most 100 items. */
  fields?: RequestedFields[];
}

const queryBrandsOperation: Operation = {
  name: "stores.brandsV3.queryBrands",
  method: "GET",
  path: "/stores/v3/brands/query",
  args: ["query", ["fields"]],
  response: { brands: { createdDate: "d", updatedDate: "d" } },
  complex: true,
  fallback: true,
  query: { paging: "cursor", items: "brands", metadata: "pagingMetadata" },
};

/** The fields that the query of {@link queryBrands} takes. */
export interface QueryBrandsFields {
  values: {
    id: string;
    createdDate: Date;
    updatedDate: Date;
    name: string;
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
 *
 * @param options - may hold `fields`
 * @returns a builder; `find()` sends the query
 * @remarks Needs WIX_STORES.BRAND_READ.
 * @example
 * ```ts
 * const page = await client.use(brandsV3).queryBrands().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryBrands(
  options?: QueryBrandsOptions,
): CursorQueryBuilder<Brand, QueryBrandsFields>;
/** Query brands with filters, sorting and cursor paging. Sends the query as it stands. */
export function queryBrands(
  query: CursorQuery,
  options?: QueryBrandsOptions,
): Promise<QueryBrandsResponse>;
export function queryBrands(
  first?: CursorQuery | QueryBrandsOptions,
  options?: QueryBrandsOptions,
): unknown {
  return call(queryBrandsOperation, queryArguments(first, options));
}

/** The `options` of {@link countBrands}. */
export interface CountBrandsOptions {
  filter?: Record<string, unknown> | null;
}

/**
 * Count the brands that match a filter.
 *
 * `POST /stores/v3/brands/count` (stores/brands-v3)
 *
 * @param options - may hold `filter`
 * @remarks Needs WIX_STORES.BRAND_READ.
 * @example
 * ```ts
 * const answer = await client.use(brandsV3).countBrands();
 * ```
 */
export const countBrands: (options?: CountBrandsOptions) => Promise<CountBrandsResponse> =
  /* @__PURE__ */ operation({
    name: "stores.brandsV3.countBrands",
    method: "POST",
    path: "/stores/v3/brands/count",
    args: [["filter"]],
    read: true,
  });

/** The `options` of {@link bulkCreateBrands}. */
export interface BulkCreateBrandsOptions {
  returnEntity?: boolean;
}

/**
 * Create up to 100 brands, with a result for each.
 *
 * `POST /stores/v3/bulk/brands/create` (stores/brands-v3)
 *
 * @param brands - needs `name`; 1 to 100 items
 * @param options - may hold `returnEntity`
 * @remarks Needs WIX_STORES.BRAND_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(brandsV3).bulkCreateBrands([{ name: "Linen shirt" }]);
 * ```
 */
export const bulkCreateBrands: (
  brands: BrandToCreate[],
  options?: BulkCreateBrandsOptions,
) => Promise<BulkCreateBrandsResponse> = /* @__PURE__ */ operation({
  name: "stores.brandsV3.bulkCreateBrands",
  method: "POST",
  path: "/stores/v3/bulk/brands/create",
  args: ["brands", ["returnEntity"]],
  request: { brands: { createdDate: "d", updatedDate: "d" } },
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/** The `options` of {@link bulkUpdateBrands}. */
export interface BulkUpdateBrandsOptions {
  returnEntity?: boolean;
  /** At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Update up to 100 brands, with a result for each.
 *
 * `POST /stores/v3/bulk/brands/update` (stores/brands-v3)
 *
 * @param brands - needs `brand.id`, `brand.revision`; 1 to 100 items
 * @param options - may hold `returnEntity`, `fields`
 * @remarks Needs WIX_STORES.BRAND_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(brandsV3).bulkUpdateBrands([
 *   { brand: { id: "<brand id>", revision: "1" } },
 * ]);
 * ```
 */
export const bulkUpdateBrands: (
  brands: MaskedBrand[],
  options?: BulkUpdateBrandsOptions,
) => Promise<BulkUpdateBrandsResponse> = /* @__PURE__ */ operation({
  name: "stores.brandsV3.bulkUpdateBrands",
  method: "POST",
  path: "/stores/v3/bulk/brands/update",
  args: ["brands", ["returnEntity", "fields"]],
  request: { brands: maskedBrandCodec },
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/** The `options` of {@link getOrCreateBrand}. */
export interface GetOrCreateBrandOptions {
  /** At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Get the brand of the given name, creating it if there is none.
 *
 * `POST /stores/v3/brands/get-or-create` (stores/brands-v3)
 *
 * @param brandName - 1 to 50 characters
 * @param options - may hold `fields`
 * @remarks Needs WIX_STORES.BRAND_GET_OR_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(brandsV3).getOrCreateBrand("<brand name>");
 * ```
 */
export const getOrCreateBrand: (
  brandName: string,
  options?: GetOrCreateBrandOptions,
) => Promise<GetOrCreateBrandResponse> = /* @__PURE__ */ operation({
  name: "stores.brandsV3.getOrCreateBrand",
  method: "POST",
  path: "/stores/v3/brands/get-or-create",
  args: ["brandName", ["fields"]],
  response: { brand: { createdDate: "d", updatedDate: "d" } },
});

/** The `options` of {@link bulkGetOrCreateBrands}. */
export interface BulkGetOrCreateBrandsOptions {
  /** At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Get up to 100 brands by name, creating those that do not exist.
 *
 * `POST /stores/v3/bulk/brands/get-or-create` (stores/brands-v3)
 *
 * @param brandNames - 1 to 100 items
 * @param options - may hold `fields`
 * @remarks Needs WIX_STORES.BRAND_GET_OR_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(brandsV3).bulkGetOrCreateBrands(["<brand name>"]);
 * ```
 */
export const bulkGetOrCreateBrands: (
  brandNames: string[],
  options?: BulkGetOrCreateBrandsOptions,
) => Promise<BulkGetOrCreateBrandsResponse> = /* @__PURE__ */ operation({
  name: "stores.brandsV3.bulkGetOrCreateBrands",
  method: "POST",
  path: "/stores/v3/bulk/brands/get-or-create",
  args: ["brandNames", ["fields"]],
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/**
 * Delete up to 100 brands, with a result for each.
 *
 * `POST /stores/v3/bulk/brands/delete` (stores/brands-v3)
 *
 * @param brandIds - ids of the brands
 * @remarks Needs WIX_STORES.BRAND_DELETE.
 * @example
 * ```ts
 * const answer = await client.use(brandsV3).bulkDeleteBrands(["<brand id>"]);
 * ```
 */
export const bulkDeleteBrands: (brandIds: string[]) => Promise<BulkDeleteBrandsResponse> =
  /* @__PURE__ */ operation({
    name: "stores.brandsV3.bulkDeleteBrands",
    method: "POST",
    path: "/stores/v3/bulk/brands/delete",
    args: ["brandIds"],
  });

/** What a handler of {@link onBrandCreated} gets. */
export interface BrandCreatedEvent {
  entity: Brand;
  metadata: EventMetadata;
}

/**
 * Sent when a brand is created.
 *
 * Event type `wix.stores.catalog.v3.brand_created`.
 *
 * @example
 * ```ts
 * client.use(brandsV3).onBrandCreated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onBrandCreated: (handler: EventHandler<BrandCreatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.stores.catalog.v3.brand_created",
    codec: { entity: { createdDate: "d", updatedDate: "d" } },
  });

/** What a handler of {@link onBrandDeleted} gets. */
export interface BrandDeletedEvent {
  entity?: Brand;
  metadata: EventMetadata;
}

/**
 * Sent when a brand is deleted.
 *
 * Event type `wix.stores.catalog.v3.brand_deleted`.
 *
 * @example
 * ```ts
 * client.use(brandsV3).onBrandDeleted(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onBrandDeleted: (handler: EventHandler<BrandDeletedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.stores.catalog.v3.brand_deleted",
    codec: { entity: { createdDate: "d", updatedDate: "d" } },
  });

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
 *
 * @example
 * ```ts
 * client.use(brandsV3).onBrandUpdated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onBrandUpdated: (handler: EventHandler<BrandUpdatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.stores.catalog.v3.brand_updated",
    codec: {
      entity: { createdDate: "d", updatedDate: "d" },
      modifiedFields: { createdDate: "d", updatedDate: "d" },
    },
  });

export interface CreateBrandRequest {
  brand: BrandToCreate;
}

export interface Brand {
  /** Guid. */
  id: string;
  revision: string;
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

/** What `createBrand` and `bulkCreateBrands` take as `BrandInput`. */
export interface BrandToCreate extends BrandInput {
  /** 1 to 50 characters. */
  name: string;
}

/** What `updateBrand` takes as `BrandInput`. */
export interface BrandToUpdate extends Omit<BrandInput, "id"> {
  revision: string;
}

/** What `bulkUpdateBrands` takes as `BrandInput`. */
export interface BrandForBulkUpdateBrands extends BrandInput {
  /** Guid. */
  id: string;
  revision: string;
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
  brand: BrandForBulkUpdateBrands;
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
  brands: BrandToCreate[];
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
  brand?: BrandForBulkUpdateBrands;
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
