// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage product brands in a V3 catalog.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CodecTable,
  type CursorPage,
  type CursorQueryBuilder,
  type EventHandler,
  type EventMetadata,
  event,
  operation,
  queryOperation,
  type TypedQuery,
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
 * Creates a brand.
 *
 * `POST /stores/v3/brands` (stores/brands-v3)
 *
 * @param brand - The brand to create. Requires `name`.
 * @returns The created brand.
 * @remarks Requires the permission `WIX_STORES.BRAND_CREATE`.
 * @example
 * ```ts
 * const brand = await client.use(brandsV3).createBrand({ name: "Linen shirt" });
 * ```
 */
export const createBrand: (brand: BrandToCreate) => Promise<Brand> = /* @__PURE__ */ operation({
  name: "stores.brandsV3.createBrand",
  path: "/stores/v3/brands",
  args: ["brand"],
  request: { brand: { createdDate: "d", updatedDate: "d" } },
  response: { brand: { createdDate: "d", updatedDate: "d" } },
  returns: "brand",
});

/** Options of {@link getBrand}. */
export interface GetBrandOptions {
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Returns a brand by id.
 *
 * `GET /stores/v3/brands/{brandId}` (stores/brands-v3)
 *
 * @param brandId - Id of the brand.
 * @param options - Optional fields: `fields`.
 * @returns The requested brand.
 * @remarks Requires the permission `WIX_STORES.BRAND_READ`.
 * @example
 * ```ts
 * const brand = await client.use(brandsV3).getBrand("<brand id>");
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
 * Deletes a brand by id.
 *
 * `DELETE /stores/v3/brands/{brandId}` (stores/brands-v3)
 *
 * @param brandId - Id of the brand.
 * @remarks Requires the permission `WIX_STORES.BRAND_DELETE`.
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

/** Options of {@link updateBrand}. */
export interface UpdateBrandOptions {
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Updates a brand. Requires the current revision.
 *
 * `PATCH /stores/v3/brands/{brand.id}` (stores/brands-v3)
 *
 * @param id - Id of the brand.
 * @param brand - The brand, with the fields to update. Requires `revision`.
 * @param options - Optional fields: `fields`.
 * @returns The updated brand.
 * @remarks Requires the permission `WIX_STORES.BRAND_UPDATE`.
 * @example
 * ```ts
 * const brand = await client.use(brandsV3).updateBrand("<brand id>", { revision: "1" });
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

/** Options of {@link queryBrands}. */
export interface QueryBrandsOptions {
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Fields that {@link queryBrands} can filter or sort by. */
export interface QueryBrandsFields {
  values: {
    id: string;
    createdDate: Date;
    updatedDate: Date;
    name: string;
  };
  eq: "id" | "createdDate" | "updatedDate" | "name";
  in: QueryBrandsFields["eq"];
  exists: QueryBrandsFields["eq"];
  compare: QueryBrandsFields["eq"];
  startsWith: "id" | "name";
  has: never;
  ascending: "createdDate" | "updatedDate" | "name";
  descending: QueryBrandsFields["ascending"];
}

/** The query builder that {@link queryBrands} returns. */
export type BrandsQueryBuilder = CursorQueryBuilder<Brand, QueryBrandsFields>;

/** A page of the query builder that {@link queryBrands} returns. */
export type BrandsQueryResult = CursorPage<Brand>;

/** The query object that {@link queryBrands} accepts. */
export interface QueryBrandsQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QueryBrandsFields> {}

/**
 * Queries brands with filters, sorting and cursor paging.
 *
 * `GET /stores/v3/brands/query` (stores/brands-v3)
 *
 * @param options - Optional fields: `fields`.
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `WIX_STORES.BRAND_READ`.
 * @example
 * ```ts
 * const page = await client.use(brandsV3).queryBrands().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryBrands: {
  (options?: QueryBrandsOptions): BrandsQueryBuilder;
  /**
   * Queries brands with filters, sorting and cursor paging. Sends a query object instead of
   * returning a builder.
   */
  (query: QueryBrandsQuery, options?: QueryBrandsOptions): Promise<QueryBrandsResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "stores.brandsV3.queryBrands",
  method: "GET",
  path: "/stores/v3/brands/query",
  args: ["query", ["fields"]],
  response: { brands: { createdDate: "d", updatedDate: "d" } },
  complex: true,
  fallback: true,
  query: { items: "brands" },
});

/** Options of {@link countBrands}. */
export interface CountBrandsOptions {
  /** Filter object that selects brands. */
  filter?: Record<string, unknown> | null;
}

/**
 * Counts the brands that match a filter.
 *
 * `POST /stores/v3/brands/count` (stores/brands-v3)
 *
 * @param options - Optional fields: `filter`.
 * @remarks Requires the permission `WIX_STORES.BRAND_READ`.
 * @example
 * ```ts
 * const response = await client.use(brandsV3).countBrands();
 * ```
 */
export const countBrands: (options?: CountBrandsOptions) => Promise<CountBrandsResponse> =
  /* @__PURE__ */ operation({
    name: "stores.brandsV3.countBrands",
    path: "/stores/v3/brands/count",
    args: [["filter"]],
    read: true,
  });

/** Options of {@link bulkCreateBrands}. */
export interface BulkCreateBrandsOptions {
  /** Whether each result includes the brand. */
  returnEntity?: boolean;
}

/**
 * Creates up to 100 brands, with a result for each.
 *
 * `POST /stores/v3/bulk/brands/create` (stores/brands-v3)
 *
 * @param brands - The brands to create. Each item requires `name`. 1 to 100 items.
 * @param options - Optional fields: `returnEntity`.
 * @remarks Requires the permission `WIX_STORES.BRAND_CREATE`.
 * @example
 * ```ts
 * const response = await client.use(brandsV3).bulkCreateBrands([{ name: "Linen shirt" }]);
 * ```
 */
export const bulkCreateBrands: (
  brands: BrandToCreate[],
  options?: BulkCreateBrandsOptions,
) => Promise<BulkCreateBrandsResponse> = /* @__PURE__ */ operation({
  name: "stores.brandsV3.bulkCreateBrands",
  path: "/stores/v3/bulk/brands/create",
  args: ["brands", ["returnEntity"]],
  request: { brands: { createdDate: "d", updatedDate: "d" } },
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/** Options of {@link bulkUpdateBrands}. */
export interface BulkUpdateBrandsOptions {
  /** Whether each result includes the brand. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Updates up to 100 brands, with a result for each.
 *
 * `POST /stores/v3/bulk/brands/update` (stores/brands-v3)
 *
 * @param brands - The brands to update, each with the fields to change. `brand` requires `id`
 *   and `revision`. 1 to 100 items.
 * @param options - Optional fields: `returnEntity` and `fields`.
 * @remarks Requires the permission `WIX_STORES.BRAND_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(brandsV3).bulkUpdateBrands([
 *   { brand: { id: "<brand id>", revision: "1" } },
 * ]);
 * ```
 */
export const bulkUpdateBrands: (
  brands: MaskedBrand[],
  options?: BulkUpdateBrandsOptions,
) => Promise<BulkUpdateBrandsResponse> = /* @__PURE__ */ operation({
  name: "stores.brandsV3.bulkUpdateBrands",
  path: "/stores/v3/bulk/brands/update",
  args: ["brands", ["returnEntity", "fields"]],
  request: { brands: maskedBrandCodec },
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/** Options of {@link getOrCreateBrand}. */
export interface GetOrCreateBrandOptions {
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Returns the brand with the given name, or creates it if it does not exist.
 *
 * `POST /stores/v3/brands/get-or-create` (stores/brands-v3)
 *
 * @param brandName - Name of the brand. If the brand does not exist, the operation creates it.
 *   1 to 50 characters.
 * @param options - Optional fields: `fields`.
 * @remarks Requires the permission `WIX_STORES.BRAND_GET_OR_CREATE`.
 * @example
 * ```ts
 * const response = await client.use(brandsV3).getOrCreateBrand("<brand name>");
 * ```
 */
export const getOrCreateBrand: (
  brandName: string,
  options?: GetOrCreateBrandOptions,
) => Promise<GetOrCreateBrandResponse> = /* @__PURE__ */ operation({
  name: "stores.brandsV3.getOrCreateBrand",
  path: "/stores/v3/brands/get-or-create",
  args: ["brandName", ["fields"]],
  response: { brand: { createdDate: "d", updatedDate: "d" } },
});

/** Options of {@link bulkGetOrCreateBrands}. */
export interface BulkGetOrCreateBrandsOptions {
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Returns up to 100 brands by name, and creates the missing brands.
 *
 * `POST /stores/v3/bulk/brands/get-or-create` (stores/brands-v3)
 *
 * @param brandNames - Names of the brands. The operation creates missing brands. 1 to 100
 *   items.
 * @param options - Optional fields: `fields`.
 * @remarks Requires the permission `WIX_STORES.BRAND_GET_OR_CREATE`.
 * @example
 * ```ts
 * const response = await client.use(brandsV3).bulkGetOrCreateBrands(["<brand name>"]);
 * ```
 */
export const bulkGetOrCreateBrands: (
  brandNames: string[],
  options?: BulkGetOrCreateBrandsOptions,
) => Promise<BulkGetOrCreateBrandsResponse> = /* @__PURE__ */ operation({
  name: "stores.brandsV3.bulkGetOrCreateBrands",
  path: "/stores/v3/bulk/brands/get-or-create",
  args: ["brandNames", ["fields"]],
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/**
 * Deletes up to 100 brands, with a result for each.
 *
 * `POST /stores/v3/bulk/brands/delete` (stores/brands-v3)
 *
 * @param brandIds - Ids of the brands.
 * @remarks Requires the permission `WIX_STORES.BRAND_DELETE`.
 * @example
 * ```ts
 * const response = await client.use(brandsV3).bulkDeleteBrands(["<brand id>"]);
 * ```
 */
export const bulkDeleteBrands: (brandIds: string[]) => Promise<BulkDeleteBrandsResponse> =
  /* @__PURE__ */ operation({
    name: "stores.brandsV3.bulkDeleteBrands",
    path: "/stores/v3/bulk/brands/delete",
    args: ["brandIds"],
  });

/** Event that {@link onBrandCreated} passes to its handler. */
export interface BrandCreatedEvent {
  /** The created entity. */
  entity: Brand;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a brand is created.
 *
 * The type of the event is `wix.stores.catalog.v3.brand_created`.
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

/** Event that {@link onBrandDeleted} passes to its handler. */
export interface BrandDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: Brand;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a brand is deleted.
 *
 * The type of the event is `wix.stores.catalog.v3.brand_deleted`.
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

/** Event that {@link onBrandUpdated} passes to its handler. */
export interface BrandUpdatedEvent {
  /** The entity after the change. */
  entity: Brand;
  /** Changed fields with their previous values. */
  modifiedFields?: Record<string, unknown>;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a brand is updated.
 *
 * The type of the event is `wix.stores.catalog.v3.brand_updated`.
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

/** Request of {@link createBrand}. */
export interface CreateBrandRequest {
  /** The brand to create. */
  brand: BrandToCreate;
}

/** A product brand. */
export interface Brand {
  /** Id of the brand. */
  id: string;
  /** Revision of the brand. It increases with every update. An update must send the current value. */
  revision: string;
  /** When the brand was created. */
  createdDate?: Date | null;
  /** When the brand was last updated. */
  updatedDate?: Date | null;
  /** Name of the brand. It must be unique. 1 to 50 characters. */
  name: string;
  /** Number of products with this brand. Returned only if you request it. */
  assignedProductsCount?: number | null;
}

/** A product brand. */
export interface BrandInput {
  /** Id of the brand. */
  id?: string | null;
  /** Revision of the brand. It increases with every update. An update must send the current value. */
  revision?: string | null;
  /** Name of the brand. It must be unique. 1 to 50 characters. */
  name?: string;
}

/** The variant of `BrandInput` that `createBrand` and `bulkCreateBrands` accept. */
export interface BrandToCreate extends BrandInput {
  /** Name of the brand. It must be unique. 1 to 50 characters. */
  name: string;
}

/** The variant of `BrandInput` that `updateBrand` accepts. */
export interface BrandToUpdate extends Omit<BrandInput, "id"> {
  /** Revision of the brand. It increases with every update. An update must send the current value. */
  revision: string;
}

/** The variant of `BrandInput` that `bulkUpdateBrands` accepts. */
export interface BrandForBulkUpdateBrands extends BrandInput {
  /** Id of the brand. */
  id: string;
  /** Revision of the brand. It increases with every update. An update must send the current value. */
  revision: string;
}

/** Response of {@link createBrand}. */
export interface CreateBrandResponse {
  /** The created brand. */
  brand?: Brand;
}

/** Request of {@link getBrand}. */
export interface GetBrandRequest {
  /** Id of the brand. */
  brandId: string;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Response of {@link getBrand}. */
export interface GetBrandResponse {
  /** The requested brand. */
  brand?: Brand;
}

/** Request of {@link updateBrand}. */
export interface UpdateBrandRequest {
  /** The brand, with the fields to update. */
  brand: BrandForBulkUpdateBrands;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Response of {@link updateBrand}. */
export interface UpdateBrandResponse {
  /** The updated brand. */
  brand?: Brand;
}

/** Request of {@link deleteBrand}. */
export interface DeleteBrandRequest {
  /** Id of the brand. */
  brandId: string;
}

/** Response of {@link deleteBrand}. */
export type DeleteBrandResponse = Record<string, never>;

/** Request of {@link queryBrands}. */
export interface QueryBrandsRequest {
  /** Filter, sorting and paging for the brands. */
  query?: CursorQuery;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Filter, sorting and paging of a query that is paged by cursor. */
export interface CursorQuery {
  /** The page to return. */
  cursorPaging?: CursorPaging;
  /** Filter object, such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to sort by, in order of priority. At most 5 items. */
  sort?: Sorting[];
}

/** Page size and cursor. */
export interface CursorPaging {
  /** Maximum number of items on the page. At most 300. */
  limit?: number | null;
  /** Cursor from a previous response. Omit it for the first page. At most 16,000 characters. */
  cursor?: string | null;
}

/** Response of {@link queryBrands}. */
export interface QueryBrandsResponse {
  /** The brands on this page. 1 to 300 items. */
  brands: Brand[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Request of {@link countBrands}. */
export interface CountBrandsRequest {
  /** Filter object that selects brands. */
  filter?: Record<string, unknown> | null;
}

/** Response of {@link countBrands}. */
export interface CountBrandsResponse {
  /** Number of brands that match the filter. */
  count: number;
}

/** Request of {@link bulkCreateBrands}. */
export interface BulkCreateBrandsRequest {
  /** The brands to create. 1 to 100 items. */
  brands: BrandToCreate[];
  /** Whether each result includes the brand. */
  returnEntity?: boolean;
}

/** Response of {@link bulkCreateBrands}. */
export interface BulkCreateBrandsResponse {
  /** One result for each of the brands. At most 100 items. */
  results: BulkBrandsResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one of the brands. */
export interface BulkBrandsResult {
  /** Id and index of the brand, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
  /** The brand. Present only if `returnEntity` is true. */
  item?: Brand;
}

/** Request of {@link bulkUpdateBrands}. */
export interface BulkUpdateBrandsRequest {
  /** The brands to update, each with the fields to change. 1 to 100 items. */
  brands: MaskedBrand[];
  /** Whether each result includes the brand. */
  returnEntity?: boolean;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** A brand and the fields to update. */
export interface MaskedBrand {
  /** The brand, with the fields to update. */
  brand?: BrandForBulkUpdateBrands;
  /** Paths of the fields to update. */
  fieldMask?: string[];
}

/** Response of {@link bulkUpdateBrands}. */
export interface BulkUpdateBrandsResponse {
  /** One result for each of the brands. At most 100 items. */
  results: BulkBrandsResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Request of {@link getOrCreateBrand}. */
export interface GetOrCreateBrandRequest {
  /** Name of the brand. If the brand does not exist, the operation creates it. 1 to 50 characters. */
  brandName: string;
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Response of {@link getOrCreateBrand}. */
export interface GetOrCreateBrandResponse {
  /** The existing or newly created brand. */
  brand?: Brand;
}

/** Request of {@link bulkGetOrCreateBrands}. */
export interface BulkGetOrCreateBrandsRequest {
  /** Names of the brands. The operation creates missing brands. 1 to 100 items. */
  brandNames: string[];
  /** Fields to return in addition to the base fields. At most 100 items. */
  fields?: RequestedFields[];
}

/** Response of {@link bulkGetOrCreateBrands}. */
export interface BulkGetOrCreateBrandsResponse {
  /** One result for each of the brands. At most 100 items. */
  results: BulkBrandsResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Request of {@link bulkDeleteBrands}. */
export interface BulkDeleteBrandsRequest {
  /** Ids of the brands. 1 to 100 items. */
  brandIds: string[];
}

/** Response of {@link bulkDeleteBrands}. */
export interface BulkDeleteBrandsResponse {
  /** One result for each of the brands. */
  results: BulkDeleteBrandsResponseBulkBrandsResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one of the brands. */
export interface BulkDeleteBrandsResponseBulkBrandsResult {
  /** Id and index of the brand, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
}
