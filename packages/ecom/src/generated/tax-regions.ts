// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Choose the countries and subdivisions in which the shop charges tax, and the calculator for
 * each.
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
  ItemMetadataOfProducts,
} from "@portico/core/types";
import type { CursorQueryOfDraftOrders } from "./common.js";

export type {
  AddressLocation,
  ApplicationError,
  ApplicationErrorInput,
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
 * Codes of the application errors of {@link createTaxRegion}, and what to do.
 *
 * - `ALREADY_EXISTS`: There is one for this country and subdivision: update that one.
 * - `CALCULATOR_ID_NOT_FOUND`: The site has no tax calculator of this id: take one that
 *   `listTaxCalculators` names.
 * - `CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION`: This calculator does not cover the
 *   country: choose another one for the region.
 * - `INVALID_SUBDIVISION_FORMAT`: A subdivision is written with its country, as in "US-NY".
 * - `SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY`: Taxes of this country have no subdivisions: leave
 *   the subdivision out.
 */
export type CreateTaxRegionErrorCode =
  | "ALREADY_EXISTS"
  | "CALCULATOR_ID_NOT_FOUND"
  | "CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION"
  | "INVALID_SUBDIVISION_FORMAT"
  | "SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY";

/**
 * Add a country or subdivision where tax is charged, with its tax calculator.
 *
 * `POST /billing/v1/tax-regions` (ecom/tax-regions)
 *
 * @param taxRegion - needs `appId`, `country`
 * @remarks Its application errors have a {@link CreateTaxRegionErrorCode}. Needs
 *   BILLING.TAX_REGION_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(taxRegions).createTaxRegion({
 *   country: "DE",
 *   appId: "<app id>",
 * });
 * ```
 */
export const createTaxRegion: ((taxRegion: TaxRegionInput) => Promise<TaxRegion>) &
  Throws<CreateTaxRegionErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.taxRegions.createTaxRegion",
  method: "POST",
  path: "/billing/v1/tax-regions",
  args: ["taxRegion"],
  request: { taxRegion: { createdDate: "d", updatedDate: "d" } },
  response: { taxRegion: { createdDate: "d", updatedDate: "d" } },
  returns: "taxRegion",
});

/** The `options` of {@link bulkCreateTaxRegion}. */
export interface BulkCreateTaxRegionOptions {
  returnEntity?: boolean;
}

/**
 * Codes of the application errors of {@link bulkCreateTaxRegion}, and what to do.
 *
 * - `ALREADY_EXISTS`: There is one for this country and subdivision: update that one.
 * - `INVALID_SUBDIVISION_FORMAT`: A subdivision is written with its country, as in "US-NY".
 * - `SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY`: Taxes of this country have no subdivisions: leave
 *   the subdivision out.
 */
export type BulkCreateTaxRegionErrorCode =
  | "ALREADY_EXISTS"
  | "INVALID_SUBDIVISION_FORMAT"
  | "SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY";

/**
 * Add up to 100 tax regions at once; each gets its own result.
 *
 * `POST /billing/v1/bulk/tax-regions/create` (ecom/tax-regions)
 *
 * @param taxRegions - 1 to 100 items
 * @param options - may hold `returnEntity`
 * @remarks Its application errors have a {@link BulkCreateTaxRegionErrorCode}. Needs
 *   BILLING.TAX_REGION_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(taxRegions).bulkCreateTaxRegion([{}]);
 * ```
 */
export const bulkCreateTaxRegion: ((
  taxRegions: TaxRegionInput[],
  options?: BulkCreateTaxRegionOptions,
) => Promise<BulkCreateTaxRegionResponse>) &
  Throws<BulkCreateTaxRegionErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.taxRegions.bulkCreateTaxRegion",
  method: "POST",
  path: "/billing/v1/bulk/tax-regions/create",
  args: ["taxRegions", ["returnEntity"]],
  request: { taxRegions: { createdDate: "d", updatedDate: "d" } },
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/**
 * Fetch one tax region by ID.
 *
 * `GET /billing/v1/tax-regions/{taxRegionId}` (ecom/tax-regions)
 *
 * @param taxRegionId - id of the tax region
 * @remarks Needs BILLING.TAX_REGION_READ.
 * @example
 * ```ts
 * const answer = await client.use(taxRegions).getTaxRegion("<tax region id>");
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
 * Delete a tax region.
 *
 * `DELETE /billing/v1/tax-regions/{taxRegionId}` (ecom/tax-regions)
 *
 * @param taxRegionId - id of the tax region
 * @remarks Needs BILLING.TAX_REGION_DELETE.
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
 * Codes of the application errors of {@link updateTaxRegion}, and what to do.
 *
 * - `CALCULATOR_ID_NOT_FOUND`: The site has no tax calculator of this id: take one that
 *   `listTaxCalculators` names.
 * - `CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION`: This calculator does not cover the
 *   country: choose another one for the region.
 * - `INVALID_SUBDIVISION_FORMAT`: A subdivision is written with its country, as in "US-NY".
 * - `SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY`: Taxes of this country have no subdivisions: leave
 *   the subdivision out.
 */
export type UpdateTaxRegionErrorCode =
  | "CALCULATOR_ID_NOT_FOUND"
  | "CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION"
  | "INVALID_SUBDIVISION_FORMAT"
  | "SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY";

/**
 * Change a tax region, such as its calculator; its current revision is required.
 *
 * `PATCH /billing/v1/tax-regions/{taxRegion.id}` (ecom/tax-regions)
 *
 * @param id - id of the tax region
 * @param taxRegion - needs `revision`
 * @remarks Its application errors have a {@link UpdateTaxRegionErrorCode}. Needs
 *   BILLING.TAX_REGION_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(taxRegions).updateTaxRegion("<id>", { revision: "1" });
 * ```
 */
export const updateTaxRegion: ((
  id: string,
  taxRegion: Omit<TaxRegionInput, "id">,
) => Promise<TaxRegion>) &
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

const queryTaxRegionsOperation: Operation = {
  name: "ecom.taxRegions.queryTaxRegions",
  method: "POST",
  path: "/billing/v1/tax-regions/query",
  args: ["query"],
  request: { query: { sort: { origin: { latitude: "f", longitude: "f" } } } },
  response: { taxRegions: { createdDate: "d", updatedDate: "d" } },
  read: true,
  query: { paging: "cursor", items: "taxRegions", metadata: "pagingMetadata" },
};

/** The fields that the query of {@link queryTaxRegions} takes. */
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
  in: "id" | "country" | "subdivision" | "appId" | "createdDate" | "updatedDate";
  exists: "id" | "country" | "subdivision" | "appId" | "createdDate" | "updatedDate";
  compare: "id" | "country" | "subdivision" | "appId" | "createdDate" | "updatedDate";
  startsWith: "id" | "country" | "subdivision" | "appId";
  has: never;
  ascending: "id" | "country" | "subdivision" | "appId" | "createdDate" | "updatedDate";
  descending: "id" | "country" | "subdivision" | "appId" | "createdDate" | "updatedDate";
}

/**
 * Look up tax regions by filter and sort order, with cursor paging.
 *
 * `POST /billing/v1/tax-regions/query` (ecom/tax-regions)
 *
 * @returns a builder; `find()` sends the query
 * @remarks Needs BILLING.TAX_REGION_READ.
 * @example
 * ```ts
 * const page = await client.use(taxRegions).queryTaxRegions().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryTaxRegions(): CursorQueryBuilder<TaxRegion, QueryTaxRegionsFields>;
/**
 * Look up tax regions by filter and sort order, with cursor paging. Sends the query as it
 * stands.
 */
export function queryTaxRegions(query: CursorQueryOfDraftOrders): Promise<QueryTaxRegionsResponse>;
export function queryTaxRegions(query?: CursorQueryOfDraftOrders): unknown {
  return call(queryTaxRegionsOperation, [query]);
}

/** What a handler of {@link onTaxRegionCreated} gets. */
export interface TaxRegionCreatedEvent {
  entity: TaxRegion;
  metadata: EventMetadata;
}

/**
 * Sent when a tax region is added.
 *
 * Event type `wix.billing.v1.tax_region_created`.
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

/** What a handler of {@link onTaxRegionDeleted} gets. */
export interface TaxRegionDeletedEvent {
  entity?: TaxRegion;
  metadata: EventMetadata;
}

/**
 * Sent when a tax region is removed.
 *
 * Event type `wix.billing.v1.tax_region_deleted`.
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

/** What a handler of {@link onTaxRegionUpdated} gets. */
export interface TaxRegionUpdatedEvent {
  entity: TaxRegion;
  metadata: EventMetadata;
}

/**
 * Sent when a tax region changes.
 *
 * Event type `wix.billing.v1.tax_region_updated`.
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

export interface CreateTaxRegionRequest {
  taxRegion: TaxRegionInput;
}

export interface TaxRegion {
  /** Guid. */
  id: string;
  /** Country, at least 2 characters. */
  country: string;
  /** At most 50 characters. */
  subdivision: string;
  /** Guid. */
  appId: string;
  taxIncludedInPrice: boolean;
  revision?: string | null;
  createdDate?: Date | null;
  updatedDate?: Date | null;
}

export interface TaxRegionInput {
  /** Guid. */
  id?: string | null;
  /** Country, at least 2 characters. */
  country?: string;
  /** At most 50 characters. */
  subdivision?: string;
  /** Guid. */
  appId?: string;
  taxIncludedInPrice?: boolean;
  revision?: string | null;
}

export interface CreateTaxRegionResponse {
  taxRegion?: TaxRegion;
}

export interface BulkCreateTaxRegionRequest {
  /** 1 to 100 items. */
  taxRegions: TaxRegionInput[];
  returnEntity?: boolean;
}

export interface BulkCreateTaxRegionResponse {
  /** 1 to 100 items. */
  results: BulkCreateTaxRegionResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkCreateTaxRegionResult {
  itemMetadata?: ItemMetadataOfProducts;
  item?: TaxRegion;
}

export interface GetTaxRegionRequest {
  /** Guid. */
  taxRegionId: string;
}

export interface GetTaxRegionResponse {
  taxRegion?: TaxRegion;
}

export interface UpdateTaxRegionRequest {
  taxRegion: TaxRegionInput;
}

export interface UpdateTaxRegionResponse {
  taxRegion?: TaxRegion;
}

export interface DeleteTaxRegionRequest {
  /** Guid. */
  taxRegionId: string;
}

export type DeleteTaxRegionResponse = Record<string, never>;

export interface QueryTaxRegionsRequest {
  query?: CursorQueryOfDraftOrders;
}

export interface QueryTaxRegionsResponse {
  taxRegions: TaxRegion[];
  pagingMetadata?: CursorPagingMetadata;
}
