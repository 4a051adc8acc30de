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
 * Create a brand.
 *
 * `POST /stores/v3/brands` (stores/brands-v3)
 *
 * @param brand - The brand to create; needs `name`.
 * @returns The created brand.
 * @remarks Needs WIX_STORES.BRAND_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(brandsV3).createBrand({ name: "Linen shirt" });
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

/** The `options` of {@link getBrand}. */
export interface GetBrandOptions {
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Get a brand by its id.
 *
 * `GET /stores/v3/brands/{brandId}` (stores/brands-v3)
 *
 * @param brandId - Id of the brand.
 * @param options - May hold `fields`.
 * @returns The brand that was asked for.
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
 * @param brandId - Id of the brand.
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
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Change a brand; needs its current revision.
 *
 * `PATCH /stores/v3/brands/{brand.id}` (stores/brands-v3)
 *
 * @param id - Id of the brand.
 * @param brand - The brand with the fields to change; needs `revision`.
 * @param options - May hold `fields`.
 * @returns The brand after the change.
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
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/** The fields that the query of {@link queryBrands} takes. */
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

/** The query of {@link queryBrands} as it is sent. */
export interface QueryBrandsQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QueryBrandsFields> {}

/**
 * Query brands with filters, sorting and cursor paging.
 *
 * `GET /stores/v3/brands/query` (stores/brands-v3)
 *
 * @param options - May hold `fields`.
 * @returns a builder; `find()` sends the query
 * @remarks Needs WIX_STORES.BRAND_READ.
 * @example
 * ```ts
 * const page = await client.use(brandsV3).queryBrands().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryBrands: {
  (options?: QueryBrandsOptions): CursorQueryBuilder<Brand, QueryBrandsFields>;
  /** Query brands with filters, sorting and cursor paging. Sends the query as it stands. */
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

/** The `options` of {@link countBrands}. */
export interface CountBrandsOptions {
  /** Conditions that a brand must meet, as a filter object. */
  filter?: Record<string, unknown> | null;
}

/**
 * Count the brands that match a filter.
 *
 * `POST /stores/v3/brands/count` (stores/brands-v3)
 *
 * @param options - May hold `filter`.
 * @remarks Needs WIX_STORES.BRAND_READ.
 * @example
 * ```ts
 * const answer = await client.use(brandsV3).countBrands();
 * ```
 */
export const countBrands: (options?: CountBrandsOptions) => Promise<CountBrandsResponse> =
  /* @__PURE__ */ operation({
    name: "stores.brandsV3.countBrands",
    path: "/stores/v3/brands/count",
    args: [["filter"]],
    read: true,
  });

/** The `options` of {@link bulkCreateBrands}. */
export interface BulkCreateBrandsOptions {
  /** True when each result should carry the brand itself. */
  returnEntity?: boolean;
}

/**
 * Create up to 100 brands, with a result for each.
 *
 * `POST /stores/v3/bulk/brands/create` (stores/brands-v3)
 *
 * @param brands - The brands to create; needs `name`; 1 to 100 items.
 * @param options - May hold `returnEntity`.
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
  path: "/stores/v3/bulk/brands/create",
  args: ["brands", ["returnEntity"]],
  request: { brands: { createdDate: "d", updatedDate: "d" } },
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/** The `options` of {@link bulkUpdateBrands}. */
export interface BulkUpdateBrandsOptions {
  /** True when each result should carry the brand itself. */
  returnEntity?: boolean;
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Update up to 100 brands, with a result for each.
 *
 * `POST /stores/v3/bulk/brands/update` (stores/brands-v3)
 *
 * @param brands - The brands to change, each with what is to change; `brand` needs `id`,
 *   `revision`; 1 to 100 items.
 * @param options - May hold `returnEntity`, `fields`.
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
  path: "/stores/v3/bulk/brands/update",
  args: ["brands", ["returnEntity", "fields"]],
  request: { brands: maskedBrandCodec },
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/** The `options` of {@link getOrCreateBrand}. */
export interface GetOrCreateBrandOptions {
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Get the brand of the given name, creating it if there is none.
 *
 * `POST /stores/v3/brands/get-or-create` (stores/brands-v3)
 *
 * @param brandName - Name of the brand; one that is not known is created; 1 to 50 characters.
 * @param options - May hold `fields`.
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
  path: "/stores/v3/brands/get-or-create",
  args: ["brandName", ["fields"]],
  response: { brand: { createdDate: "d", updatedDate: "d" } },
});

/** The `options` of {@link bulkGetOrCreateBrands}. */
export interface BulkGetOrCreateBrandsOptions {
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/**
 * Get up to 100 brands by name, creating those that do not exist.
 *
 * `POST /stores/v3/bulk/brands/get-or-create` (stores/brands-v3)
 *
 * @param brandNames - Names of the brands; those that are not known are created; 1 to 100
 *   items.
 * @param options - May hold `fields`.
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
  path: "/stores/v3/bulk/brands/get-or-create",
  args: ["brandNames", ["fields"]],
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/**
 * Delete up to 100 brands, with a result for each.
 *
 * `POST /stores/v3/bulk/brands/delete` (stores/brands-v3)
 *
 * @param brandIds - Ids of the brands.
 * @remarks Needs WIX_STORES.BRAND_DELETE.
 * @example
 * ```ts
 * const answer = await client.use(brandsV3).bulkDeleteBrands(["<brand id>"]);
 * ```
 */
export const bulkDeleteBrands: (brandIds: string[]) => Promise<BulkDeleteBrandsResponse> =
  /* @__PURE__ */ operation({
    name: "stores.brandsV3.bulkDeleteBrands",
    path: "/stores/v3/bulk/brands/delete",
    args: ["brandIds"],
  });

/** What a handler of {@link onBrandCreated} gets. */
export interface BrandCreatedEvent {
  /** What the event is about, as it was after the change. */
  entity: Brand;
  /** Which event it is, about which entity, and when it happened. */
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
  /** What was deleted, as it was; absent where the platform no longer has it. */
  entity?: Brand;
  /** Which event it is, about which entity, and when it happened. */
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
  /** What the event is about, as it was after the change. */
  entity: Brand;
  /** The changed fields with their former values. */
  modifiedFields?: Record<string, unknown>;
  /** Which event it is, about which entity, and when it happened. */
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

/** What {@link createBrand} is called with. */
export interface CreateBrandRequest {
  /** The brand to create. */
  brand: BrandToCreate;
}

/** The maker or label of products. */
export interface Brand {
  /** Id of the brand. */
  id: string;
  /** Number that rises with each change of the brand; an update has to send the current one. */
  revision: string;
  /** When the brand was created. */
  createdDate?: Date | null;
  /** When the brand was last changed. */
  updatedDate?: Date | null;
  /** What the brand is called; no two brands have the same. 1 to 50 characters. */
  name: string;
  /** How many products are of the brand; answered only when asked for. */
  assignedProductsCount?: number | null;
}

/** The maker or label of products. */
export interface BrandInput {
  /** Id of the brand. */
  id?: string | null;
  /** Number that rises with each change of the brand; an update has to send the current one. */
  revision?: string | null;
  /** What the brand is called; no two brands have the same. 1 to 50 characters. */
  name?: string;
}

/** What `createBrand` and `bulkCreateBrands` take as `BrandInput`. */
export interface BrandToCreate extends BrandInput {
  /** What the brand is called; no two brands have the same. 1 to 50 characters. */
  name: string;
}

/** What `updateBrand` takes as `BrandInput`. */
export interface BrandToUpdate extends Omit<BrandInput, "id"> {
  /** Number that rises with each change of the brand; an update has to send the current one. */
  revision: string;
}

/** What `bulkUpdateBrands` takes as `BrandInput`. */
export interface BrandForBulkUpdateBrands extends BrandInput {
  /** Id of the brand. */
  id: string;
  /** Number that rises with each change of the brand; an update has to send the current one. */
  revision: string;
}

/** What {@link createBrand} answers. */
export interface CreateBrandResponse {
  /** The created brand. */
  brand?: Brand;
}

/** What {@link getBrand} is called with. */
export interface GetBrandRequest {
  /** Id of the brand. */
  brandId: string;
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/** What {@link getBrand} answers. */
export interface GetBrandResponse {
  /** The brand that was asked for. */
  brand?: Brand;
}

/** What {@link updateBrand} is called with. */
export interface UpdateBrandRequest {
  /** The brand with the fields to change. */
  brand: BrandForBulkUpdateBrands;
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/** What {@link updateBrand} answers. */
export interface UpdateBrandResponse {
  /** The brand after the change. */
  brand?: Brand;
}

/** What {@link deleteBrand} is called with. */
export interface DeleteBrandRequest {
  /** Id of the brand. */
  brandId: string;
}

/** What {@link deleteBrand} answers. */
export type DeleteBrandResponse = Record<string, never>;

/** What {@link queryBrands} is called with. */
export interface QueryBrandsRequest {
  /** Filter, order and page of the brands to find. */
  query?: CursorQuery;
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
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

/** What {@link queryBrands} answers. */
export interface QueryBrandsResponse {
  /** The brands of this page. 1 to 300 items. */
  brands: Brand[];
  /** Which page this is, and how to reach the others. */
  pagingMetadata?: CursorPagingMetadata;
}

/** What {@link countBrands} is called with. */
export interface CountBrandsRequest {
  /** Conditions that a brand must meet, as a filter object. */
  filter?: Record<string, unknown> | null;
}

/** What {@link countBrands} answers. */
export interface CountBrandsResponse {
  /** How many brands match the filter. */
  count: number;
}

/** What {@link bulkCreateBrands} is called with. */
export interface BulkCreateBrandsRequest {
  /** The brands to create. 1 to 100 items. */
  brands: BrandToCreate[];
  /** True when each result should carry the brand itself. */
  returnEntity?: boolean;
}

/** What {@link bulkCreateBrands} answers. */
export interface BulkCreateBrandsResponse {
  /** One result for each of the brands. At most 100 items. */
  results: BulkBrandsResult[];
  /** How many succeeded and how many failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What came of one of the brands. */
export interface BulkBrandsResult {
  /** Which of the brands it is, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
  /** The brand; absent unless `returnEntity` was true. */
  item?: Brand;
}

/** What {@link bulkUpdateBrands} is called with. */
export interface BulkUpdateBrandsRequest {
  /** The brands to change, each with what is to change. 1 to 100 items. */
  brands: MaskedBrand[];
  /** True when each result should carry the brand itself. */
  returnEntity?: boolean;
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/** A brand, and which of its fields to change. */
export interface MaskedBrand {
  /** The brand with the fields to change. */
  brand?: BrandForBulkUpdateBrands;
  /** Paths of the fields to change. */
  fieldMask?: string[];
}

/** What {@link bulkUpdateBrands} answers. */
export interface BulkUpdateBrandsResponse {
  /** One result for each of the brands. At most 100 items. */
  results: BulkBrandsResult[];
  /** How many succeeded and how many failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What {@link getOrCreateBrand} is called with. */
export interface GetOrCreateBrandRequest {
  /** Name of the brand; one that is not known is created. 1 to 50 characters. */
  brandName: string;
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/** What {@link getOrCreateBrand} answers. */
export interface GetOrCreateBrandResponse {
  /** The brand that was found or created. */
  brand?: Brand;
}

/** What {@link bulkGetOrCreateBrands} is called with. */
export interface BulkGetOrCreateBrandsRequest {
  /** Names of the brands; those that are not known are created. 1 to 100 items. */
  brandNames: string[];
  /** Further fields to answer; without them only those come that always do. At most 100 items. */
  fields?: RequestedFields[];
}

/** What {@link bulkGetOrCreateBrands} answers. */
export interface BulkGetOrCreateBrandsResponse {
  /** One result for each of the brands. At most 100 items. */
  results: BulkBrandsResult[];
  /** How many succeeded and how many failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What {@link bulkDeleteBrands} is called with. */
export interface BulkDeleteBrandsRequest {
  /** Ids of the brands. 1 to 100 items. */
  brandIds: string[];
}

/** What {@link bulkDeleteBrands} answers. */
export interface BulkDeleteBrandsResponse {
  /** One result for each of the brands. */
  results: BulkDeleteBrandsResponseBulkBrandsResult[];
  /** How many succeeded and how many failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What came of one of the brands. */
export interface BulkDeleteBrandsResponseBulkBrandsResult {
  /** Which of the brands it is, and whether the change succeeded. */
  itemMetadata?: ItemMetadata;
}
