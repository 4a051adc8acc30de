// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Choose where the store collects tax, and which tax calculator each region uses.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import {
  type CursorPage,
  type CursorQueryBuilder,
  type EventHandler,
  type EventMetadata,
  event,
  operation,
  queryOperation,
  type Throws,
  type TypedQuery,
} from "@portico/core/runtime";
import type {
  BulkActionMetadata,
  CursorPagingMetadata,
  ItemMetadataOfProducts,
} from "@portico/core/types";
import type { CursorQueryOfDraftOrders } from "./common.js";

export type {
  AddressLocation,
  ApplicationError,
  BulkActionMetadata,
  CursorPaging,
  CursorPagingMetadata,
  Cursors,
  ItemMetadataOfProducts as ItemMetadata,
  SortingOfProducts as Sorting,
  SortOrder,
} from "@portico/core/types";
export type { CursorQueryOfDraftOrders as CursorQuery } from "./common.js";

/**
 * Application error codes for {@link createTaxRegion}, and how to fix the errors.
 *
 * - `ALREADY_EXISTS`: An entry for this country and subdivision already exists. Update the
 *   existing entry instead.
 * - `CALCULATOR_ID_NOT_FOUND`: The site has no tax calculator with this id. Send the id of a
 *   calculator that `listTaxCalculators` returns.
 * - `CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION`: This tax calculator does not support the
 *   country. Choose another calculator for the region.
 * - `INVALID_SUBDIVISION_FORMAT`: The subdivision is not in the expected format. Send the
 *   subdivision with its country code, as in "US-NY".
 * - `SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY`: Tax regions in this country have no subdivisions.
 *   Omit the subdivision from the request.
 */
export type CreateTaxRegionErrorCode =
  | "ALREADY_EXISTS"
  | "CALCULATOR_ID_NOT_FOUND"
  | "CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION"
  | "INVALID_SUBDIVISION_FORMAT"
  | "SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY";

/**
 * Creates a tax region, which is a country or subdivision with a tax calculator.
 *
 * `POST /billing/v1/tax-regions` (ecom/tax-regions)
 *
 * @param taxRegion - The region to add. Requires `appId` and `country`.
 * @returns The created region.
 * @remarks For error codes, see {@link CreateTaxRegionErrorCode}. Requires the permission
 *   `BILLING.TAX_REGION_CREATE`.
 * @example
 * ```ts
 * const taxRegion = await client.use(taxRegions).createTaxRegion({
 *   country: "DE",
 *   appId: "<app id>",
 * });
 * ```
 */
export const createTaxRegion: ((taxRegion: TaxRegionToCreate) => Promise<TaxRegion>) &
  Throws<CreateTaxRegionErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.taxRegions.createTaxRegion",
  path: "/billing/v1/tax-regions",
  args: ["taxRegion"],
  request: { taxRegion: { createdDate: "d", updatedDate: "d" } },
  response: { taxRegion: { createdDate: "d", updatedDate: "d" } },
  returns: "taxRegion",
});

/** Options of {@link bulkCreateTaxRegion}. */
export interface BulkCreateTaxRegionOptions {
  /** Whether to return the complete entities in addition to their ids and errors. */
  returnEntity?: boolean;
}

/**
 * Application error codes for {@link bulkCreateTaxRegion}, and how to fix the errors.
 *
 * - `ALREADY_EXISTS`: An entry for this country and subdivision already exists. Update the
 *   existing entry instead.
 * - `INVALID_SUBDIVISION_FORMAT`: The subdivision is not in the expected format. Send the
 *   subdivision with its country code, as in "US-NY".
 * - `SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY`: Tax regions in this country have no subdivisions.
 *   Omit the subdivision from the request.
 */
export type BulkCreateTaxRegionErrorCode =
  | "ALREADY_EXISTS"
  | "INVALID_SUBDIVISION_FORMAT"
  | "SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY";

/**
 * Creates up to 100 tax regions, with a result for each.
 *
 * `POST /billing/v1/bulk/tax-regions/create` (ecom/tax-regions)
 *
 * @param taxRegions - Regions to create. 1 to 100 items.
 * @param options - Optional fields: `returnEntity`.
 * @remarks For error codes, see {@link BulkCreateTaxRegionErrorCode}. Requires the permission
 *   `BILLING.TAX_REGION_CREATE`.
 * @example
 * ```ts
 * const response = await client.use(taxRegions).bulkCreateTaxRegion([{ country: "DE" }]);
 * ```
 */
export const bulkCreateTaxRegion: ((
  taxRegions: TaxRegionInput[],
  options?: BulkCreateTaxRegionOptions,
) => Promise<BulkCreateTaxRegionResponse>) &
  Throws<BulkCreateTaxRegionErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.taxRegions.bulkCreateTaxRegion",
  path: "/billing/v1/bulk/tax-regions/create",
  args: ["taxRegions", ["returnEntity"]],
  request: { taxRegions: { createdDate: "d", updatedDate: "d" } },
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/**
 * Returns a tax region by id.
 *
 * `GET /billing/v1/tax-regions/{taxRegionId}` (ecom/tax-regions)
 *
 * @param taxRegionId - Id of the region.
 * @returns The region, with its tax calculator.
 * @remarks Requires the permission `BILLING.TAX_REGION_READ`.
 * @example
 * ```ts
 * const taxRegion = await client.use(taxRegions).getTaxRegion("<tax region id>");
 * ```
 */
export const getTaxRegion: (taxRegionId: string) => Promise<TaxRegion> = /* @__PURE__ */ operation({
  name: "ecom.taxRegions.getTaxRegion",
  method: "GET",
  path: "/billing/v1/tax-regions/{taxRegionId}",
  args: ["taxRegionId"],
  response: { taxRegion: { createdDate: "d", updatedDate: "d" } },
  returns: "taxRegion",
});

/**
 * Deletes a tax region.
 *
 * `DELETE /billing/v1/tax-regions/{taxRegionId}` (ecom/tax-regions)
 *
 * @param taxRegionId - Id of the region.
 * @remarks Requires the permission `BILLING.TAX_REGION_DELETE`.
 * @example
 * ```ts
 * await client.use(taxRegions).deleteTaxRegion("<tax region id>");
 * ```
 */
export const deleteTaxRegion: (taxRegionId: string) => Promise<void> = /* @__PURE__ */ operation({
  name: "ecom.taxRegions.deleteTaxRegion",
  method: "DELETE",
  path: "/billing/v1/tax-regions/{taxRegionId}",
  args: ["taxRegionId"],
});

/**
 * Application error codes for {@link updateTaxRegion}, and how to fix the errors.
 *
 * - `CALCULATOR_ID_NOT_FOUND`: The site has no tax calculator with this id. Send the id of a
 *   calculator that `listTaxCalculators` returns.
 * - `CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION`: This tax calculator does not support the
 *   country. Choose another calculator for the region.
 * - `INVALID_SUBDIVISION_FORMAT`: The subdivision is not in the expected format. Send the
 *   subdivision with its country code, as in "US-NY".
 * - `SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY`: Tax regions in this country have no subdivisions.
 *   Omit the subdivision from the request.
 */
export type UpdateTaxRegionErrorCode =
  | "CALCULATOR_ID_NOT_FOUND"
  | "CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION"
  | "INVALID_SUBDIVISION_FORMAT"
  | "SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY";

/**
 * Updates a tax region, such as its calculator. Requires the current revision.
 *
 * `PATCH /billing/v1/tax-regions/{taxRegion.id}` (ecom/tax-regions)
 *
 * @param id - Id of the region.
 * @param taxRegion - The tax region, with the fields to update and its current revision.
 *   Omitted fields do not change. Requires `revision`.
 * @returns The updated region.
 * @remarks For error codes, see {@link UpdateTaxRegionErrorCode}. Requires the permission
 *   `BILLING.TAX_REGION_UPDATE`.
 * @example
 * ```ts
 * const taxRegion = await client.use(taxRegions).updateTaxRegion("<tax region id>", {
 *   revision: "1",
 * });
 * ```
 */
export const updateTaxRegion: ((id: string, taxRegion: TaxRegionToUpdate) => Promise<TaxRegion>) &
  Throws<UpdateTaxRegionErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.taxRegions.updateTaxRegion",
  method: "PATCH",
  path: "/billing/v1/tax-regions/{taxRegion.id}",
  args: ["taxRegion.id", "...taxRegion"],
  request: { fieldMask: "m", taxRegion: { createdDate: "d", updatedDate: "d" } },
  response: { taxRegion: { createdDate: "d", updatedDate: "d" } },
  returns: "taxRegion",
  mask: "fieldMask",
});

/** Fields that {@link queryTaxRegions} can filter or sort by. */
export interface QueryTaxRegionsFields {
  values: {
    id: string;
    country: string;
    subdivision: string;
    appId: string;
    createdDate: Date;
    updatedDate: Date;
  };
  eq: "id" | "country" | "subdivision" | "appId" | "createdDate" | "updatedDate";
  in: QueryTaxRegionsFields["eq"];
  exists: QueryTaxRegionsFields["eq"];
  compare: QueryTaxRegionsFields["eq"];
  startsWith: "id" | "country" | "subdivision" | "appId";
  has: never;
  ascending: QueryTaxRegionsFields["eq"];
  descending: QueryTaxRegionsFields["eq"];
}

/** The query builder that {@link queryTaxRegions} returns. */
export type TaxRegionsQueryBuilder = CursorQueryBuilder<TaxRegion, QueryTaxRegionsFields>;

/** A page of the query builder that {@link queryTaxRegions} returns. */
export type TaxRegionsQueryResult = CursorPage<TaxRegion>;

/** The query object that {@link queryTaxRegions} accepts. */
export interface QueryTaxRegionsQuery
  extends Omit<CursorQueryOfDraftOrders, "filter" | "sort">,
    TypedQuery<QueryTaxRegionsFields> {}

/**
 * Queries tax regions by filter and sort order, with cursor paging.
 *
 * `POST /billing/v1/tax-regions/query` (ecom/tax-regions)
 *
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `BILLING.TAX_REGION_READ`.
 * @example
 * ```ts
 * const page = await client.use(taxRegions).queryTaxRegions().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryTaxRegions: {
  (): TaxRegionsQueryBuilder;
  /**
   * Queries tax regions by filter and sort order, with cursor paging. Sends a query object
   * instead of returning a builder.
   */
  (query: QueryTaxRegionsQuery): Promise<QueryTaxRegionsResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "ecom.taxRegions.queryTaxRegions",
  path: "/billing/v1/tax-regions/query",
  args: ["query"],
  request: { query: { sort: { origin: { latitude: "f", longitude: "f" } } } },
  response: { taxRegions: { createdDate: "d", updatedDate: "d" } },
  read: true,
  query: { items: "taxRegions" },
});

/** Event that {@link onTaxRegionCreated} passes to its handler. */
export interface TaxRegionCreatedEvent {
  /** The created entity. */
  entity: TaxRegion;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a tax region is created.
 *
 * The type of the event is `wix.billing.v1.tax_region_created`.
 *
 * @example
 * ```ts
 * client.use(taxRegions).onTaxRegionCreated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onTaxRegionCreated: (handler: EventHandler<TaxRegionCreatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.billing.v1.tax_region_created",
    codec: { entity: { createdDate: "d", updatedDate: "d" } },
  });

/** Event that {@link onTaxRegionDeleted} passes to its handler. */
export interface TaxRegionDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: TaxRegion;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a tax region is deleted.
 *
 * The type of the event is `wix.billing.v1.tax_region_deleted`.
 *
 * @example
 * ```ts
 * client.use(taxRegions).onTaxRegionDeleted(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onTaxRegionDeleted: (handler: EventHandler<TaxRegionDeletedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.billing.v1.tax_region_deleted",
    codec: { entity: { createdDate: "d", updatedDate: "d" } },
  });

/** Event that {@link onTaxRegionUpdated} passes to its handler. */
export interface TaxRegionUpdatedEvent {
  /** The entity after the change. */
  entity: TaxRegion;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a tax region is updated.
 *
 * The type of the event is `wix.billing.v1.tax_region_updated`.
 *
 * @example
 * ```ts
 * client.use(taxRegions).onTaxRegionUpdated(({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onTaxRegionUpdated: (handler: EventHandler<TaxRegionUpdatedEvent>) => void =
  /* @__PURE__ */ event({
    type: "wix.billing.v1.tax_region_updated",
    codec: { entity: { createdDate: "d", updatedDate: "d" } },
  });

/** Request of {@link createTaxRegion}. */
export interface CreateTaxRegionRequest {
  /** The region to add. */
  taxRegion: TaxRegionToCreate;
}

/** A country or subdivision where the store collects tax. */
export interface TaxRegion {
  /** Id of the region. */
  id: string;
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. At least 2 characters. */
  country: string;
  /**
   * State, province or region as an ISO 3166-2 code, such as 'US-NY'. If empty, the tax region is
   * the whole country. At most 50 characters.
   */
  subdivision: string;
  /** Id of the app that calculates the tax. */
  appId: string;
  /** Whether prices in the region include tax. */
  taxIncludedInPrice: boolean;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision: string;
  /** When the region was created. */
  createdDate?: Date | null;
  /** When the region was last updated. */
  updatedDate?: Date | null;
}

/** A country or subdivision where the store collects tax. */
export interface TaxRegionInput {
  /** Id of the region. */
  id?: string | null;
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. At least 2 characters. */
  country?: string;
  /**
   * State, province or region as an ISO 3166-2 code, such as 'US-NY'. If empty, the tax region is
   * the whole country. At most 50 characters.
   */
  subdivision?: string;
  /** Id of the app that calculates the tax. */
  appId?: string;
  /** Whether prices in the region include tax. */
  taxIncludedInPrice?: boolean;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision?: string | null;
}

/** The variant of `TaxRegionInput` that `createTaxRegion` accepts. */
export interface TaxRegionToCreate extends TaxRegionInput {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. At least 2 characters. */
  country: string;
  /** Id of the app that calculates the tax. */
  appId: string;
}

/** The variant of `TaxRegionInput` that `updateTaxRegion` accepts. */
export interface TaxRegionToUpdate extends Omit<TaxRegionInput, "id"> {
  /** Revision number. It increases with every update. An update must send the current value. */
  revision: string;
}

/** Response of {@link createTaxRegion}. */
export interface CreateTaxRegionResponse {
  /** The created region. */
  taxRegion?: TaxRegion;
}

/** Request of {@link bulkCreateTaxRegion}. */
export interface BulkCreateTaxRegionRequest {
  /** Regions to create. 1 to 100 items. */
  taxRegions: TaxRegionInput[];
  /** Whether to return the complete entities in addition to their ids and errors. */
  returnEntity?: boolean;
}

/** Response of {@link bulkCreateTaxRegion}. */
export interface BulkCreateTaxRegionResponse {
  /** One result per item. `itemMetadata` identifies the item. 1 to 100 items. */
  results: BulkCreateTaxRegionResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one region in a bulk operation. */
export interface BulkCreateTaxRegionResult {
  /** Index and id of the item, and the error if the operation failed. */
  itemMetadata?: ItemMetadataOfProducts;
  /** The region. Absent if the operation failed or you did not request it. */
  item?: TaxRegion;
}

/** Request of {@link getTaxRegion}. */
export interface GetTaxRegionRequest {
  /** Id of the region. */
  taxRegionId: string;
}

/** Response of {@link getTaxRegion}. */
export interface GetTaxRegionResponse {
  /** The region, with its tax calculator. */
  taxRegion?: TaxRegion;
}

/** Request of {@link updateTaxRegion}. */
export interface UpdateTaxRegionRequest {
  /**
   * The tax region, with the fields to update and its current revision. Omitted fields do not
   * change.
   */
  taxRegion: TaxRegionInput;
}

/** Response of {@link updateTaxRegion}. */
export interface UpdateTaxRegionResponse {
  /** The updated region. */
  taxRegion?: TaxRegion;
}

/** Request of {@link deleteTaxRegion}. */
export interface DeleteTaxRegionRequest {
  /** Id of the region. */
  taxRegionId: string;
}

/** Response of {@link deleteTaxRegion}. */
export type DeleteTaxRegionResponse = Record<string, never>;

/** Request of {@link queryTaxRegions}. */
export interface QueryTaxRegionsRequest {
  /** Filter, sorting and paging. */
  query?: CursorQueryOfDraftOrders;
}

/** Response of {@link queryTaxRegions}. */
export interface QueryTaxRegionsResponse {
  /** Regions on this page. */
  taxRegions: TaxRegion[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
}
