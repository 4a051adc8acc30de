// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Set fixed tax rates by hand for a tax group in a tax region, with overrides for exempt
 * groups.
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
  CursorPaging,
  CursorPagingMetadata,
  ExtendedFields,
  ItemMetadata,
} from "@portico/core/types";
import type { JurisdictionType, SortingOfManualTaxMappings } from "./common.js";

export type {
  ApplicationError,
  ApplicationErrorInput,
  BulkActionMetadata,
  CursorPaging,
  CursorPagingMetadata,
  Cursors,
  ExtendedFields,
  ItemMetadata,
  SortOrder,
} from "@portico/core/types";
export type {
  JurisdictionType,
  SortingOfManualTaxMappings as Sorting,
  UpdateExtendedFieldsRequest,
} from "./common.js";

/**
 * Codes of the application errors of {@link createManualTaxMapping}, and what to do.
 *
 * - `TAX_REGION_ID_NOT_FOUND`: No tax region has this id: query the regions again.
 * - `TAX_GROUP_ID_NOT_FOUND`: No tax group has this id: query the groups again.
 * - `MANUAL_TAX_MAPPING_ALREADY_EXISTS`: This region and tax group have a rate: update that
 *   mapping.
 */
export type CreateManualTaxMappingErrorCode =
  | "TAX_REGION_ID_NOT_FOUND"
  | "TAX_GROUP_ID_NOT_FOUND"
  | "MANUAL_TAX_MAPPING_ALREADY_EXISTS";

/**
 * Set a tax rate for one tax group in one tax region; each such pair can be mapped once.
 *
 * `POST /billing/v1/manual-tax-mappings` (ecom/manual-tax-mappings)
 *
 * @param manualTaxMapping - needs `taxGroupId`, `taxRate`, `taxRegionId`
 * @remarks Its application errors have a {@link CreateManualTaxMappingErrorCode}. Needs
 *   BILLING.MANUAL_TAX_MAPPING_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(manualTaxMappings).createManualTaxMapping({
 *   taxGroupId: "<tax group id>",
 *   taxRegionId: "<tax region id>",
 *   taxRate: "19.90",
 * });
 * ```
 */
export const createManualTaxMapping: ((
  manualTaxMapping: ManualTaxMappingInput,
) => Promise<ManualTaxMapping>) &
  Throws<CreateManualTaxMappingErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.manualTaxMappings.createManualTaxMapping",
  method: "POST",
  path: "/billing/v1/manual-tax-mappings",
  args: ["manualTaxMapping"],
  request: { manualTaxMapping: { createdDate: "d", updatedDate: "d" } },
  response: { manualTaxMapping: { createdDate: "d", updatedDate: "d" } },
  returns: "manualTaxMapping",
});

/**
 * List all manual tax rates of the site, up to 1,000.
 *
 * `GET /billing/v1/manual-tax-mappings` (ecom/manual-tax-mappings)
 *
 * @remarks Needs BILLING.MANUAL_TAX_MAPPING_READ.
 * @example
 * ```ts
 * const answer = await client.use(manualTaxMappings).listManualTaxMappings();
 * ```
 */
export const listManualTaxMappings: () => Promise<ListManualTaxMappingsResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.manualTaxMappings.listManualTaxMappings",
    method: "GET",
    path: "/billing/v1/manual-tax-mappings",
    response: { manualTaxMappings: { createdDate: "d", updatedDate: "d" } },
  });

/** The `options` of {@link bulkCreateManualTaxMappings}. */
export interface BulkCreateManualTaxMappingsOptions {
  returnEntity?: boolean;
}

/**
 * Set up to 100 manual tax rates at once; each gets its own result.
 *
 * `POST /billing/v1/bulk/manual-tax-mappings/create` (ecom/manual-tax-mappings)
 *
 * @param manualTaxMappings - needs `taxGroupId`, `taxRate`, `taxRegionId`; 1 to 100 items
 * @param options - may hold `returnEntity`
 * @remarks Needs BILLING.MANUAL_TAX_MAPPING_CREATE.
 * @example
 * ```ts
 * const answer = await client.use(manualTaxMappings).bulkCreateManualTaxMappings([
 *   {
 *     taxGroupId: "<tax group id>",
 *     taxRegionId: "<tax region id>",
 *     taxRate: "19.90",
 *   },
 * ]);
 * ```
 */
export const bulkCreateManualTaxMappings: (
  manualTaxMappings: ManualTaxMappingInput[],
  options?: BulkCreateManualTaxMappingsOptions,
) => Promise<BulkCreateManualTaxMappingsResponse> = /* @__PURE__ */ operation({
  name: "ecom.manualTaxMappings.bulkCreateManualTaxMappings",
  method: "POST",
  path: "/billing/v1/bulk/manual-tax-mappings/create",
  args: ["manualTaxMappings", ["returnEntity"]],
  request: { manualTaxMappings: { createdDate: "d", updatedDate: "d" } },
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/**
 * Fetch one manual tax rate by ID.
 *
 * `GET /billing/v1/manual-tax-mappings/{manualTaxMappingId}` (ecom/manual-tax-mappings)
 *
 * @param manualTaxMappingId - id of the manual tax mapping
 * @remarks Needs BILLING.MANUAL_TAX_MAPPING_READ.
 * @example
 * ```ts
 * const answer = await client.use(manualTaxMappings).getManualTaxMapping(
 *   "<manual tax mapping id>",
 * );
 * ```
 */
export const getManualTaxMapping: (manualTaxMappingId: string) => Promise<ManualTaxMapping> =
  /* @__PURE__ */ operation({
    name: "ecom.manualTaxMappings.getManualTaxMapping",
    method: "GET",
    path: "/billing/v1/manual-tax-mappings/{manualTaxMappingId}",
    args: ["manualTaxMappingId"],
    response: { manualTaxMapping: { createdDate: "d", updatedDate: "d" } },
    returns: "manualTaxMapping",
  });

/**
 * Delete a manual tax rate.
 *
 * `DELETE /billing/v1/manual-tax-mappings/{manualTaxMappingId}` (ecom/manual-tax-mappings)
 *
 * @param manualTaxMappingId - id of the manual tax mapping
 * @remarks Needs BILLING.MANUAL_TAX_MAPPING_DELETE.
 * @example
 * ```ts
 * await client.use(manualTaxMappings).deleteManualTaxMapping("<manual tax mapping id>");
 * ```
 */
export const deleteManualTaxMapping: (manualTaxMappingId: string) => Promise<void> =
  /* @__PURE__ */ operation({
    name: "ecom.manualTaxMappings.deleteManualTaxMapping",
    method: "DELETE",
    path: "/billing/v1/manual-tax-mappings/{manualTaxMappingId}",
    args: ["manualTaxMappingId"],
  });

/**
 * Codes of the application errors of {@link updateManualTaxMapping}, and what to do.
 *
 * - `MANUAL_TAX_MAPPING_ALREADY_EXISTS`: This region and tax group have a rate: update that
 *   mapping.
 * - `TAX_REGION_ID_NOT_FOUND`: No tax region has this id: query the regions again.
 * - `TAX_GROUP_ID_NOT_FOUND`: No tax group has this id: query the groups again.
 */
export type UpdateManualTaxMappingErrorCode =
  | "MANUAL_TAX_MAPPING_ALREADY_EXISTS"
  | "TAX_REGION_ID_NOT_FOUND"
  | "TAX_GROUP_ID_NOT_FOUND";

/**
 * Change a manual tax rate; its current revision is required.
 *
 * `PATCH /billing/v1/manual-tax-mappings/{manualTaxMapping.id}` (ecom/manual-tax-mappings)
 *
 * @param id - id of the manual tax mapping
 * @param manualTaxMapping - needs `revision`
 * @remarks Its application errors have a {@link UpdateManualTaxMappingErrorCode}. Needs
 *   BILLING.MANUAL_TAX_MAPPING_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(manualTaxMappings).updateManualTaxMapping("<id>", {
 *   revision: "1",
 * });
 * ```
 */
export const updateManualTaxMapping: ((
  id: string,
  manualTaxMapping: Omit<ManualTaxMappingInput, "id">,
) => Promise<ManualTaxMapping>) &
  Throws<UpdateManualTaxMappingErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.manualTaxMappings.updateManualTaxMapping",
  method: "PATCH",
  path: "/billing/v1/manual-tax-mappings/{manualTaxMapping.id}",
  args: ["manualTaxMapping.id", "...manualTaxMapping"],
  request: { fieldMask: "m", manualTaxMapping: { createdDate: "d", updatedDate: "d" } },
  response: { manualTaxMapping: { createdDate: "d", updatedDate: "d" } },
  returns: "manualTaxMapping",
  mask: "fieldMask",
});

const queryManualTaxMappingsOperation: Operation = {
  name: "ecom.manualTaxMappings.queryManualTaxMappings",
  method: "GET",
  path: "/billing/v1/manual-tax-mappings/query",
  args: ["query"],
  response: { manualTaxMappings: { createdDate: "d", updatedDate: "d" } },
  complex: true,
  fallback: true,
  query: { paging: "cursor", items: "manualTaxMappings", metadata: "pagingMetadata" },
};

/** The fields that the query of {@link queryManualTaxMappings} takes. */
export interface QueryManualTaxMappingsFields {
  values: {
    id: string;
    createdDate: Date;
    updatedDate: Date;
    taxGroupId: string;
    taxRegionId: string;
    taxRate: string;
    description: string;
    taxType: string;
    taxName: string;
    jurisdiction: string;
    jurisdictionType:
      | "UNDEFINED"
      | "COUNTRY"
      | "STATE"
      | "COUNTY"
      | "CITY"
      | "SPECIAL"
      | (string & {});
    "exemptRates.taxExemptGroupId": string;
  };
  eq:
    | "id"
    | "createdDate"
    | "updatedDate"
    | "taxGroupId"
    | "taxRegionId"
    | "taxRate"
    | "description"
    | "taxType"
    | "taxName"
    | "jurisdiction"
    | "jurisdictionType"
    | "exemptRates.taxExemptGroupId";
  in:
    | "id"
    | "createdDate"
    | "updatedDate"
    | "taxGroupId"
    | "taxRegionId"
    | "taxRate"
    | "description"
    | "taxType"
    | "taxName"
    | "jurisdiction"
    | "jurisdictionType"
    | "exemptRates.taxExemptGroupId";
  exists:
    | "id"
    | "createdDate"
    | "updatedDate"
    | "taxGroupId"
    | "taxRegionId"
    | "taxRate"
    | "description"
    | "taxType"
    | "taxName"
    | "jurisdiction"
    | "jurisdictionType"
    | "exemptRates.taxExemptGroupId";
  compare:
    | "id"
    | "createdDate"
    | "updatedDate"
    | "taxGroupId"
    | "taxRegionId"
    | "taxRate"
    | "description"
    | "taxType"
    | "taxName"
    | "jurisdiction"
    | "exemptRates.taxExemptGroupId";
  startsWith:
    | "id"
    | "taxGroupId"
    | "taxRegionId"
    | "taxRate"
    | "description"
    | "taxType"
    | "taxName"
    | "jurisdiction"
    | "exemptRates.taxExemptGroupId";
  has: never;
  ascending:
    | "id"
    | "createdDate"
    | "updatedDate"
    | "taxRate"
    | "taxType"
    | "taxName"
    | "jurisdiction"
    | "jurisdictionType";
  descending:
    | "id"
    | "createdDate"
    | "updatedDate"
    | "taxRate"
    | "taxType"
    | "taxName"
    | "jurisdiction"
    | "jurisdictionType";
}

/**
 * Look up manual tax rates by filter and sort order, up to 100 per cursor page.
 *
 * `GET /billing/v1/manual-tax-mappings/query` (ecom/manual-tax-mappings)
 *
 * @returns a builder; `find()` sends the query
 * @remarks Needs BILLING.MANUAL_TAX_MAPPING_READ.
 * @example
 * ```ts
 * const page = await client.use(manualTaxMappings).queryManualTaxMappings().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export function queryManualTaxMappings(): CursorQueryBuilder<
  ManualTaxMapping,
  QueryManualTaxMappingsFields
>;
/**
 * Look up manual tax rates by filter and sort order, up to 100 per cursor page. Sends the query
 * as it stands.
 */
export function queryManualTaxMappings(query: CursorQuery): Promise<QueryManualTaxMappingsResponse>;
export function queryManualTaxMappings(query?: CursorQuery): unknown {
  return call(queryManualTaxMappingsOperation, [query]);
}

/** The `options` of {@link updateExtendedFields}. */
export interface UpdateExtendedFieldsOptions {
  namespaceData: Record<string, unknown> | null;
}

/**
 * Write your app's extended fields on a manual tax rate, within one namespace.
 *
 * `POST /billing/v1/manual-tax-mappings/{id}/update-extended-fields` (ecom/manual-tax-mappings)
 *
 * @param id - id of the manual tax mapping
 * @param options - needs `namespaceData`
 * @remarks Needs BILLING.MANUAL_TAX_MAPPING_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(manualTaxMappings).updateExtendedFields(
 *   "<id>",
 *   "<namespace>",
 *   { namespaceData: {} },
 * );
 * ```
 */
export const updateExtendedFields: (
  id: string,
  namespace: string,
  options: UpdateExtendedFieldsOptions,
) => Promise<UpdateExtendedFieldsResponse> = /* @__PURE__ */ operation({
  name: "ecom.manualTaxMappings.updateExtendedFields",
  method: "POST",
  path: "/billing/v1/manual-tax-mappings/{id}/update-extended-fields",
  args: ["id", "namespace", ["namespaceData"]],
  response: { manualTaxMapping: { createdDate: "d", updatedDate: "d" } },
});

/** The `options` of {@link bulkAssignExemptOverrides}. */
export interface BulkAssignExemptOverridesOptions {
  /** At most 50 items. */
  assignOverrides?: AssignOverride[];
  returnEntity?: boolean;
}

/**
 * Give exempt groups their own rates on up to 50 mappings; results are per mapping.
 *
 * `POST /billing/v1/manual-tax-mappings/bulk-assign-exempt-overrides`
 * (ecom/manual-tax-mappings)
 *
 * @param options - needs `assignOverrides.exemptGroupOverrides`,
 *   `assignOverrides.manualTaxMappingId`; may hold `assignOverrides`, `returnEntity`
 * @remarks Needs BILLING.MANUAL_TAX_MAPPING_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(manualTaxMappings).bulkAssignExemptOverrides();
 * ```
 */
export const bulkAssignExemptOverrides: (
  options?: BulkAssignExemptOverridesOptions,
) => Promise<BulkAssignExemptOverridesResponse> = /* @__PURE__ */ operation({
  name: "ecom.manualTaxMappings.bulkAssignExemptOverrides",
  method: "POST",
  path: "/billing/v1/manual-tax-mappings/bulk-assign-exempt-overrides",
  args: [["assignOverrides", "returnEntity"]],
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/** The `options` of {@link bulkUnassignExemptOverrides}. */
export interface BulkUnassignExemptOverridesOptions {
  returnEntity?: boolean;
}

/**
 * Remove exempt group rates from up to 50 mappings; results are per mapping.
 *
 * `POST /billing/v1/manual-tax-mappings/bulk-unassign-exempt-overrides`
 * (ecom/manual-tax-mappings)
 *
 * @param unassignOverrides - needs `manualTaxMappingId`; at most 50 items
 * @param options - may hold `returnEntity`
 * @remarks Needs BILLING.MANUAL_TAX_MAPPING_UPDATE.
 * @example
 * ```ts
 * const answer = await client.use(manualTaxMappings).bulkUnassignExemptOverrides([
 *   { manualTaxMappingId: "<manual tax mapping id>" },
 * ]);
 * ```
 */
export const bulkUnassignExemptOverrides: (
  unassignOverrides: UnassignOverride[],
  options?: BulkUnassignExemptOverridesOptions,
) => Promise<BulkUnassignExemptOverridesResponse> = /* @__PURE__ */ operation({
  name: "ecom.manualTaxMappings.bulkUnassignExemptOverrides",
  method: "POST",
  path: "/billing/v1/manual-tax-mappings/bulk-unassign-exempt-overrides",
  args: ["unassignOverrides", ["returnEntity"]],
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/** What a handler of {@link onManualTaxMappingCreated} gets. */
export interface ManualTaxMappingCreatedEvent {
  entity: ManualTaxMapping;
  metadata: EventMetadata;
}

/**
 * Sent when a manual tax rate is set.
 *
 * Event type `wix.billing.v1.manual_tax_mapping_created`.
 *
 * @example
 * ```ts
 * client.use(manualTaxMappings).onManualTaxMappingCreated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onManualTaxMappingCreated: (
  handler: EventHandler<ManualTaxMappingCreatedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.billing.v1.manual_tax_mapping_created",
  codec: { entity: { createdDate: "d", updatedDate: "d" } },
});

/** What a handler of {@link onManualTaxMappingDeleted} gets. */
export interface ManualTaxMappingDeletedEvent {
  entity?: ManualTaxMapping;
  metadata: EventMetadata;
}

/**
 * Sent when a manual tax rate is removed.
 *
 * Event type `wix.billing.v1.manual_tax_mapping_deleted`.
 *
 * @example
 * ```ts
 * client.use(manualTaxMappings).onManualTaxMappingDeleted(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onManualTaxMappingDeleted: (
  handler: EventHandler<ManualTaxMappingDeletedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.billing.v1.manual_tax_mapping_deleted",
  codec: { entity: { createdDate: "d", updatedDate: "d" } },
});

/** What a handler of {@link onManualTaxMappingUpdated} gets. */
export interface ManualTaxMappingUpdatedEvent {
  entity: ManualTaxMapping;
  metadata: EventMetadata;
}

/**
 * Sent when a manual tax rate changes.
 *
 * Event type `wix.billing.v1.manual_tax_mapping_updated`.
 *
 * @example
 * ```ts
 * client.use(manualTaxMappings).onManualTaxMappingUpdated(({ metadata }) => {
 *   console.log(metadata.entityId);
 * });
 * ```
 */
export const onManualTaxMappingUpdated: (
  handler: EventHandler<ManualTaxMappingUpdatedEvent>,
) => void = /* @__PURE__ */ event({
  type: "wix.billing.v1.manual_tax_mapping_updated",
  codec: { entity: { createdDate: "d", updatedDate: "d" } },
});

export interface CreateManualTaxMappingRequest {
  manualTaxMapping: ManualTaxMappingInput;
}

export interface ManualTaxMapping {
  /** Guid. */
  id: string;
  revision?: string | null;
  createdDate?: Date | null;
  updatedDate?: Date | null;
  /** Guid. */
  taxGroupId?: string | null;
  /** Guid. */
  taxRegionId?: string | null;
  /** Decimal in a string. */
  taxRate: string;
  /** At most 1000 characters. */
  description?: string | null;
  /** At most 200 characters. */
  taxType: string;
  /** At most 200 characters. */
  taxName: string;
  /** At most 200 characters. */
  jurisdiction: string;
  jurisdictionType: JurisdictionType;
  /** At most 50 items. */
  exemptRates: ExemptDetails[];
  extendedFields?: ExtendedFields;
}

export interface ManualTaxMappingInput {
  /** Guid. */
  id?: string | null;
  revision?: string | null;
  /** Guid. */
  taxGroupId?: string | null;
  /** Guid. */
  taxRegionId?: string | null;
  /** Decimal in a string. */
  taxRate?: string;
  /** At most 1000 characters. */
  description?: string | null;
  /** At most 200 characters. */
  taxType?: string;
  /** At most 200 characters. */
  taxName?: string;
  /** At most 200 characters. */
  jurisdiction?: string;
  jurisdictionType?: JurisdictionType;
  /** At most 50 items. */
  exemptRates?: ExemptDetailsInput[];
  extendedFields?: ExtendedFields;
}

export interface ExemptDetails {
  /** Guid. */
  taxExemptGroupId: string;
  /** Decimal in a string. */
  taxRate: string;
}

export interface ExemptDetailsInput {
  /** Guid. */
  taxExemptGroupId?: string;
  /** Decimal in a string. */
  taxRate?: string;
}

export interface CreateManualTaxMappingResponse {
  manualTaxMapping?: ManualTaxMapping;
}

export interface BulkCreateManualTaxMappingsRequest {
  /** 1 to 100 items. */
  manualTaxMappings: ManualTaxMappingInput[];
  returnEntity?: boolean;
}

export interface BulkCreateManualTaxMappingsResponse {
  /** 1 to 100 items. */
  results: BulkManualTaxMappingResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkManualTaxMappingResult {
  itemMetadata?: ItemMetadata;
  item?: ManualTaxMapping;
}

export interface GetManualTaxMappingRequest {
  /** Guid. */
  manualTaxMappingId: string;
}

export interface GetManualTaxMappingResponse {
  manualTaxMapping?: ManualTaxMapping;
}

export interface UpdateManualTaxMappingRequest {
  manualTaxMapping: ManualTaxMappingInput;
}

export interface UpdateManualTaxMappingResponse {
  manualTaxMapping?: ManualTaxMapping;
}

export interface DeleteManualTaxMappingRequest {
  /** Guid. */
  manualTaxMappingId: string;
}

export type DeleteManualTaxMappingResponse = Record<string, never>;

export interface QueryManualTaxMappingsRequest {
  query?: CursorQuery;
}

/** Filter, order and page of a query that is paged by cursors. */
export interface CursorQuery {
  /** Page to answer. */
  cursorPaging?: CursorPaging;
  /** Conditions that an item must meet, as a filter object such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to order by, the most important first. At most 5 items. */
  sort?: SortingOfManualTaxMappings[];
}

export interface QueryManualTaxMappingsResponse {
  /** At most 100 items. */
  manualTaxMappings: ManualTaxMapping[];
  pagingMetadata?: CursorPagingMetadata;
}

export interface UpdateExtendedFieldsResponse {
  manualTaxMapping?: ManualTaxMapping;
}

export interface BulkAssignExemptOverridesRequest {
  /** At most 50 items. */
  assignOverrides?: AssignOverride[];
  returnEntity?: boolean;
}

export interface AssignOverride {
  /** Guid. */
  manualTaxMappingId?: string;
  /** 1 to 50 items. */
  exemptGroupOverrides?: ExemptGroupIdOverride[];
}

export interface ExemptGroupIdOverride {
  /** Guid. */
  exemptGroupId?: string;
  /** Decimal value, decimal in a string. */
  rate?: string;
}

export interface BulkAssignExemptOverridesResponse {
  /** At most 50 items. */
  results: BulkExemptOverrideResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkExemptOverrideResult {
  itemMetadata?: ItemMetadata;
  item?: ManualTaxMapping;
}

export interface BulkUnassignExemptOverridesRequest {
  /** At most 50 items. */
  unassignOverrides: UnassignOverride[];
  returnEntity?: boolean;
}

export interface UnassignOverride {
  /** Guid. */
  manualTaxMappingId?: string;
  /** 1 to 50 items. */
  exemptGroupIds?: string[];
}

export interface BulkUnassignExemptOverridesResponse {
  /** At most 10 items. */
  results: BulkExemptOverrideResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export type ListManualTaxMappingsRequest = Record<string, never>;

export interface ListManualTaxMappingsResponse {
  /** At most 1000 items. */
  manualTaxMappings: ManualTaxMapping[];
  pagingMetadata?: CursorPagingMetadata;
}
