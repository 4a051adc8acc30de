// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Set manual tax rates for a tax group in a tax region, with different rates for tax exempt
 * groups.
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
  CursorPaging,
  CursorPagingMetadata,
  ExtendedFields,
  ItemMetadata,
} from "@portico/core/types";
import type { JurisdictionType, SortingOfManualTaxMappings } from "./common.js";

export type {
  ApplicationError,
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
 * Application error codes for {@link createManualTaxMapping}, and how to fix the errors.
 *
 * - `TAX_REGION_ID_NOT_FOUND`: No tax region has this id. Check the id, or query the tax
 *   regions again.
 * - `TAX_GROUP_ID_NOT_FOUND`: No tax group has this id. Check the id, or query the tax groups
 *   again.
 * - `MANUAL_TAX_MAPPING_ALREADY_EXISTS`: A mapping for this region and tax group already
 *   exists. Update the existing mapping instead.
 */
export type CreateManualTaxMappingErrorCode =
  | "TAX_REGION_ID_NOT_FOUND"
  | "TAX_GROUP_ID_NOT_FOUND"
  | "MANUAL_TAX_MAPPING_ALREADY_EXISTS";

/**
 * Creates a manual tax rate for a tax group in a tax region. Each combination can have only one
 * rate.
 *
 * `POST /billing/v1/manual-tax-mappings` (ecom/manual-tax-mappings)
 *
 * @param manualTaxMapping - The tax rate to create, with its group and region. Requires
 *   `taxGroupId`, `taxRate` and `taxRegionId`.
 * @returns The created mapping.
 * @remarks For error codes, see {@link CreateManualTaxMappingErrorCode}. Requires the
 *   permission `BILLING.MANUAL_TAX_MAPPING_CREATE`.
 * @example
 * ```ts
 * const manualTaxMapping = await client.use(manualTaxMappings).createManualTaxMapping({
 *   taxGroupId: "<tax group id>",
 *   taxRegionId: "<tax region id>",
 *   taxRate: "19.90",
 * });
 * ```
 */
export const createManualTaxMapping: ((
  manualTaxMapping: ManualTaxMappingToCreate,
) => Promise<ManualTaxMapping>) &
  Throws<CreateManualTaxMappingErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.manualTaxMappings.createManualTaxMapping",
  path: "/billing/v1/manual-tax-mappings",
  args: ["manualTaxMapping"],
  request: { manualTaxMapping: { createdDate: "d", updatedDate: "d" } },
  response: { manualTaxMapping: { createdDate: "d", updatedDate: "d" } },
  returns: "manualTaxMapping",
});

/**
 * Lists up to 1,000 of the site's manual tax rates.
 *
 * `GET /billing/v1/manual-tax-mappings` (ecom/manual-tax-mappings)
 *
 * @remarks Requires the permission `BILLING.MANUAL_TAX_MAPPING_READ`.
 * @example
 * ```ts
 * const response = await client.use(manualTaxMappings).listManualTaxMappings();
 * ```
 */
export const listManualTaxMappings: () => Promise<ListManualTaxMappingsResponse> =
  /* @__PURE__ */ operation({
    name: "ecom.manualTaxMappings.listManualTaxMappings",
    method: "GET",
    path: "/billing/v1/manual-tax-mappings",
    response: { manualTaxMappings: { createdDate: "d", updatedDate: "d" } },
  });

/** Options of {@link bulkCreateManualTaxMappings}. */
export interface BulkCreateManualTaxMappingsOptions {
  /** Whether to return the complete entities in addition to their ids and errors. */
  returnEntity?: boolean;
}

/**
 * Creates up to 100 manual tax rates, with a result for each.
 *
 * `POST /billing/v1/bulk/manual-tax-mappings/create` (ecom/manual-tax-mappings)
 *
 * @param manualTaxMappings - Mappings to create. Each item requires `taxGroupId`, `taxRate` and
 *   `taxRegionId`. 1 to 100 items.
 * @param options - Optional fields: `returnEntity`.
 * @remarks Requires the permission `BILLING.MANUAL_TAX_MAPPING_CREATE`.
 * @example
 * ```ts
 * const response = await client.use(manualTaxMappings).bulkCreateManualTaxMappings([
 *   {
 *     taxGroupId: "<tax group id>",
 *     taxRegionId: "<tax region id>",
 *     taxRate: "19.90",
 *   },
 * ]);
 * ```
 */
export const bulkCreateManualTaxMappings: (
  manualTaxMappings: ManualTaxMappingToCreate[],
  options?: BulkCreateManualTaxMappingsOptions,
) => Promise<BulkCreateManualTaxMappingsResponse> = /* @__PURE__ */ operation({
  name: "ecom.manualTaxMappings.bulkCreateManualTaxMappings",
  path: "/billing/v1/bulk/manual-tax-mappings/create",
  args: ["manualTaxMappings", ["returnEntity"]],
  request: { manualTaxMappings: { createdDate: "d", updatedDate: "d" } },
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/**
 * Returns a manual tax rate by id.
 *
 * `GET /billing/v1/manual-tax-mappings/{manualTaxMappingId}` (ecom/manual-tax-mappings)
 *
 * @param manualTaxMappingId - Id of the mapping.
 * @returns The mapping, with its rate.
 * @remarks Requires the permission `BILLING.MANUAL_TAX_MAPPING_READ`.
 * @example
 * ```ts
 * const manualTaxMapping = await client.use(manualTaxMappings).getManualTaxMapping(
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
 * Deletes a manual tax rate.
 *
 * `DELETE /billing/v1/manual-tax-mappings/{manualTaxMappingId}` (ecom/manual-tax-mappings)
 *
 * @param manualTaxMappingId - Id of the mapping.
 * @remarks Requires the permission `BILLING.MANUAL_TAX_MAPPING_DELETE`.
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
 * Application error codes for {@link updateManualTaxMapping}, and how to fix the errors.
 *
 * - `MANUAL_TAX_MAPPING_ALREADY_EXISTS`: A mapping for this region and tax group already
 *   exists. Update the existing mapping instead.
 * - `TAX_REGION_ID_NOT_FOUND`: No tax region has this id. Check the id, or query the tax
 *   regions again.
 * - `TAX_GROUP_ID_NOT_FOUND`: No tax group has this id. Check the id, or query the tax groups
 *   again.
 */
export type UpdateManualTaxMappingErrorCode =
  | "MANUAL_TAX_MAPPING_ALREADY_EXISTS"
  | "TAX_REGION_ID_NOT_FOUND"
  | "TAX_GROUP_ID_NOT_FOUND";

/**
 * Updates a manual tax rate. Requires the current revision.
 *
 * `PATCH /billing/v1/manual-tax-mappings/{manualTaxMapping.id}` (ecom/manual-tax-mappings)
 *
 * @param id - Id of the mapping.
 * @param manualTaxMapping - The manual tax mapping, with the fields to update and its current
 *   revision. Omitted fields do not change. Requires `revision`.
 * @returns The updated mapping.
 * @remarks For error codes, see {@link UpdateManualTaxMappingErrorCode}. Requires the
 *   permission `BILLING.MANUAL_TAX_MAPPING_UPDATE`.
 * @example
 * ```ts
 * const manualTaxMapping = await client.use(manualTaxMappings).updateManualTaxMapping(
 *   "<manual tax mapping id>",
 *   { revision: "1" },
 * );
 * ```
 */
export const updateManualTaxMapping: ((
  id: string,
  manualTaxMapping: ManualTaxMappingToUpdate,
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

/** Fields that {@link queryManualTaxMappings} can filter or sort by. */
export interface QueryManualTaxMappingsFields {
  values: {
    id: string;
    createdDate: Date;
    updatedDate: Date;
    taxGroupId: string;
    taxRegionId: string;
    taxRate: string | number;
    description: string;
    taxType: string;
    taxName: string;
    jurisdiction: string;
    jurisdictionType: JurisdictionType;
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
  in: QueryManualTaxMappingsFields["eq"];
  exists: QueryManualTaxMappingsFields["eq"];
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
  has: "exemptRates.taxExemptGroupId";
  ascending:
    | "id"
    | "createdDate"
    | "updatedDate"
    | "taxRate"
    | "taxType"
    | "taxName"
    | "jurisdiction"
    | "jurisdictionType";
  descending: QueryManualTaxMappingsFields["ascending"];
}

/** The query builder that {@link queryManualTaxMappings} returns. */
export type ManualTaxMappingsQueryBuilder = CursorQueryBuilder<
  ManualTaxMapping,
  QueryManualTaxMappingsFields
>;

/** A page of the query builder that {@link queryManualTaxMappings} returns. */
export type ManualTaxMappingsQueryResult = CursorPage<ManualTaxMapping>;

/** The query object that {@link queryManualTaxMappings} accepts. */
export interface QueryManualTaxMappingsQuery
  extends Omit<CursorQuery, "filter" | "sort">,
    TypedQuery<QueryManualTaxMappingsFields> {}

/**
 * Queries manual tax rates by filter and sort order, up to 100 per page.
 *
 * `GET /billing/v1/manual-tax-mappings/query` (ecom/manual-tax-mappings)
 *
 * @returns A query builder. Call `find()` to send the query.
 * @remarks Requires the permission `BILLING.MANUAL_TAX_MAPPING_READ`.
 * @example
 * ```ts
 * const page = await client.use(manualTaxMappings).queryManualTaxMappings().limit(20).find();
 * for (const item of page.items) console.log(item);
 * ```
 */
export const queryManualTaxMappings: {
  (): ManualTaxMappingsQueryBuilder;
  /**
   * Queries manual tax rates by filter and sort order, up to 100 per page. Sends a query object
   * instead of returning a builder.
   */
  (query: QueryManualTaxMappingsQuery): Promise<QueryManualTaxMappingsResponse>;
} = /* @__PURE__ */ queryOperation({
  name: "ecom.manualTaxMappings.queryManualTaxMappings",
  method: "GET",
  path: "/billing/v1/manual-tax-mappings/query",
  args: ["query"],
  response: { manualTaxMappings: { createdDate: "d", updatedDate: "d" } },
  complex: true,
  fallback: true,
  query: { items: "manualTaxMappings" },
});

/** Options of {@link updateExtendedFields}. */
export interface UpdateExtendedFieldsOptions {
  /** New values of the fields in the namespace. Omitted fields do not change. */
  namespaceData: Record<string, unknown>;
}

/**
 * Updates the extended fields that your app stores with a manual tax rate.
 *
 * `POST /billing/v1/manual-tax-mappings/{id}/update-extended-fields` (ecom/manual-tax-mappings)
 *
 * @param id - Id of the entity whose extended fields to update.
 * @param namespace - Namespace of the app.
 * @param options - Required fields: `namespaceData`.
 * @remarks Requires the permission `BILLING.MANUAL_TAX_MAPPING_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(manualTaxMappings).updateExtendedFields(
 *   "<manual tax mapping id>",
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
  path: "/billing/v1/manual-tax-mappings/{id}/update-extended-fields",
  args: ["id", "namespace", ["namespaceData"]],
  response: { manualTaxMapping: { createdDate: "d", updatedDate: "d" } },
});

/** Options of {@link bulkAssignExemptOverrides}. */
export interface BulkAssignExemptOverridesOptions {
  /** Mappings, and the rates to set in them. At most 50 items. */
  assignOverrides?: AssignOverride[];
  /** Whether to return the complete entities in addition to their ids and errors. */
  returnEntity?: boolean;
}

/**
 * Sets the rates for tax exempt groups in up to 50 mappings, with a result for each.
 *
 * `POST /billing/v1/manual-tax-mappings/bulk-assign-exempt-overrides`
 * (ecom/manual-tax-mappings)
 *
 * @param options - `assignOverrides` requires `exemptGroupOverrides` and `manualTaxMappingId`.
 *   Optional fields: `returnEntity`.
 * @remarks Requires the permission `BILLING.MANUAL_TAX_MAPPING_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(manualTaxMappings).bulkAssignExemptOverrides();
 * ```
 */
export const bulkAssignExemptOverrides: (
  options?: BulkAssignExemptOverridesOptions,
) => Promise<BulkAssignExemptOverridesResponse> = /* @__PURE__ */ operation({
  name: "ecom.manualTaxMappings.bulkAssignExemptOverrides",
  path: "/billing/v1/manual-tax-mappings/bulk-assign-exempt-overrides",
  args: [["assignOverrides", "returnEntity"]],
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/** Options of {@link bulkUnassignExemptOverrides}. */
export interface BulkUnassignExemptOverridesOptions {
  /** Whether to return the complete entities in addition to their ids and errors. */
  returnEntity?: boolean;
}

/**
 * Removes the rates for tax exempt groups from up to 50 mappings, with a result for each.
 *
 * `POST /billing/v1/manual-tax-mappings/bulk-unassign-exempt-overrides`
 * (ecom/manual-tax-mappings)
 *
 * @param unassignOverrides - Mappings, and the tax exempt groups to remove from them. Each item
 *   requires `manualTaxMappingId`. At most 50 items.
 * @param options - Optional fields: `returnEntity`.
 * @remarks Requires the permission `BILLING.MANUAL_TAX_MAPPING_UPDATE`.
 * @example
 * ```ts
 * const response = await client.use(manualTaxMappings).bulkUnassignExemptOverrides([
 *   { manualTaxMappingId: "<manual tax mapping id>" },
 * ]);
 * ```
 */
export const bulkUnassignExemptOverrides: (
  unassignOverrides: UnassignOverride[],
  options?: BulkUnassignExemptOverridesOptions,
) => Promise<BulkUnassignExemptOverridesResponse> = /* @__PURE__ */ operation({
  name: "ecom.manualTaxMappings.bulkUnassignExemptOverrides",
  path: "/billing/v1/manual-tax-mappings/bulk-unassign-exempt-overrides",
  args: ["unassignOverrides", ["returnEntity"]],
  response: { results: { item: { createdDate: "d", updatedDate: "d" } } },
});

/** Event that {@link onManualTaxMappingCreated} passes to its handler. */
export interface ManualTaxMappingCreatedEvent {
  /** The created entity. */
  entity: ManualTaxMapping;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a manual tax rate is created.
 *
 * The type of the event is `wix.billing.v1.manual_tax_mapping_created`.
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

/** Event that {@link onManualTaxMappingDeleted} passes to its handler. */
export interface ManualTaxMappingDeletedEvent {
  /** The entity before it was deleted. Absent if the platform no longer has it. */
  entity?: ManualTaxMapping;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a manual tax rate is deleted.
 *
 * The type of the event is `wix.billing.v1.manual_tax_mapping_deleted`.
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

/** Event that {@link onManualTaxMappingUpdated} passes to its handler. */
export interface ManualTaxMappingUpdatedEvent {
  /** The entity after the change. */
  entity: ManualTaxMapping;
  /** Event type, entity id, time and other metadata. */
  metadata: EventMetadata;
}

/**
 * Calls the handler when a manual tax rate is updated.
 *
 * The type of the event is `wix.billing.v1.manual_tax_mapping_updated`.
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

/** Request of {@link createManualTaxMapping}. */
export interface CreateManualTaxMappingRequest {
  /** The tax rate to create, with its group and region. */
  manualTaxMapping: ManualTaxMappingToCreate;
}

/** A tax rate for one tax group in one tax region. */
export interface ManualTaxMapping {
  /** Id of the mapping. */
  id: string;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision: string;
  /** When the mapping was created. */
  createdDate?: Date | null;
  /** When the mapping was last updated. */
  updatedDate?: Date | null;
  /** Id of the tax group. */
  taxGroupId?: string | null;
  /** Id of the tax region. */
  taxRegionId?: string | null;
  /** Rate as a decimal string, such as '0.2' for 20%. */
  taxRate: string;
  /** Description of the rate. At most 1,000 characters. */
  description?: string | null;
  /** Kind of tax, such as 'VAT'. At most 200 characters. */
  taxType: string;
  /** Display name of the tax, such as 'Sales tax'. At most 200 characters. */
  taxName: string;
  /** Tax jurisdiction, such as a state or city. At most 200 characters. */
  jurisdiction: string;
  /** Level of the tax jurisdiction, such as a state or a city. */
  jurisdictionType: JurisdictionType;
  /** Rates for tax exempt groups. At most 50 items. */
  exemptRates: ExemptDetails[];
  /** Extended fields of the mapping. */
  extendedFields?: ExtendedFields;
}

/** A tax rate for one tax group in one tax region. */
export interface ManualTaxMappingInput {
  /** Id of the mapping. */
  id?: string | null;
  /** Revision number. It increases with every update. An update must send the current value. */
  revision?: string | null;
  /** Id of the tax group. */
  taxGroupId?: string | null;
  /** Id of the tax region. */
  taxRegionId?: string | null;
  /** Rate as a decimal string, such as '0.2' for 20%. */
  taxRate?: string;
  /** Description of the rate. At most 1,000 characters. */
  description?: string | null;
  /** Kind of tax, such as 'VAT'. At most 200 characters. */
  taxType?: string;
  /** Display name of the tax, such as 'Sales tax'. At most 200 characters. */
  taxName?: string;
  /** Tax jurisdiction, such as a state or city. At most 200 characters. */
  jurisdiction?: string;
  /** Level of the tax jurisdiction, such as a state or a city. */
  jurisdictionType?: JurisdictionType;
  /** Rates for tax exempt groups. At most 50 items. */
  exemptRates?: ExemptDetailsInput[];
  /** Extended fields of the mapping. */
  extendedFields?: ExtendedFields;
}

/**
 * The variant of `ManualTaxMappingInput` that `createManualTaxMapping` and
 * `bulkCreateManualTaxMappings` accept.
 */
export interface ManualTaxMappingToCreate extends ManualTaxMappingInput {
  /** Id of the tax group. */
  taxGroupId: string;
  /** Id of the tax region. */
  taxRegionId: string;
  /** Rate as a decimal string, such as '0.2' for 20%. */
  taxRate: string;
}

/** The variant of `ManualTaxMappingInput` that `updateManualTaxMapping` accepts. */
export interface ManualTaxMappingToUpdate extends Omit<ManualTaxMappingInput, "id"> {
  /** Revision number. It increases with every update. An update must send the current value. */
  revision: string;
}

/** Tax rate for one tax exempt group. */
export interface ExemptDetails {
  /** Id of the tax exempt group. */
  taxExemptGroupId: string;
  /** Rate as a decimal string. Use '0' for no tax. */
  taxRate: string;
}

/** Tax rate for one tax exempt group. */
export interface ExemptDetailsInput {
  /** Id of the tax exempt group. */
  taxExemptGroupId?: string;
  /** Rate as a decimal string. Use '0' for no tax. */
  taxRate?: string;
}

/** Response of {@link createManualTaxMapping}. */
export interface CreateManualTaxMappingResponse {
  /** The created mapping. */
  manualTaxMapping?: ManualTaxMapping;
}

/** Request of {@link bulkCreateManualTaxMappings}. */
export interface BulkCreateManualTaxMappingsRequest {
  /** Mappings to create. 1 to 100 items. */
  manualTaxMappings: ManualTaxMappingToCreate[];
  /** Whether to return the complete entities in addition to their ids and errors. */
  returnEntity?: boolean;
}

/** Response of {@link bulkCreateManualTaxMappings}. */
export interface BulkCreateManualTaxMappingsResponse {
  /** One result per item. `itemMetadata` identifies the item. 1 to 100 items. */
  results: BulkManualTaxMappingResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one mapping in a bulk operation. */
export interface BulkManualTaxMappingResult {
  /** Index and id of the item, and the error if the operation failed. */
  itemMetadata?: ItemMetadata;
  /** The mapping. Absent if the operation failed or you did not request it. */
  item?: ManualTaxMapping;
}

/** Request of {@link getManualTaxMapping}. */
export interface GetManualTaxMappingRequest {
  /** Id of the mapping. */
  manualTaxMappingId: string;
}

/** Response of {@link getManualTaxMapping}. */
export interface GetManualTaxMappingResponse {
  /** The mapping, with its rate. */
  manualTaxMapping?: ManualTaxMapping;
}

/** Request of {@link updateManualTaxMapping}. */
export interface UpdateManualTaxMappingRequest {
  /**
   * The manual tax mapping, with the fields to update and its current revision. Omitted fields do
   * not change.
   */
  manualTaxMapping: ManualTaxMappingInput;
}

/** Response of {@link updateManualTaxMapping}. */
export interface UpdateManualTaxMappingResponse {
  /** The updated mapping. */
  manualTaxMapping?: ManualTaxMapping;
}

/** Request of {@link deleteManualTaxMapping}. */
export interface DeleteManualTaxMappingRequest {
  /** Id of the mapping. */
  manualTaxMappingId: string;
}

/** Response of {@link deleteManualTaxMapping}. */
export type DeleteManualTaxMappingResponse = Record<string, never>;

/** Request of {@link queryManualTaxMappings}. */
export interface QueryManualTaxMappingsRequest {
  /** Filter, sorting and paging. */
  query?: CursorQuery;
}

/** Filter, sorting and paging of a query that is paged by cursor. */
export interface CursorQuery {
  /** The page to return. */
  cursorPaging?: CursorPaging;
  /** Filter object, such as { name: { $startsWith: 'A' } }. */
  filter?: Record<string, unknown> | null;
  /** Fields to sort by, in order of priority. At most 5 items. */
  sort?: SortingOfManualTaxMappings[];
}

/** Response of {@link queryManualTaxMappings}. */
export interface QueryManualTaxMappingsResponse {
  /** Mappings on this page. At most 100 items. */
  manualTaxMappings: ManualTaxMapping[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
}

/** Response of {@link updateExtendedFields}. */
export interface UpdateExtendedFieldsResponse {
  /** The updated mapping. */
  manualTaxMapping?: ManualTaxMapping;
}

/** Request of {@link bulkAssignExemptOverrides}. */
export interface BulkAssignExemptOverridesRequest {
  /** Mappings, and the rates to set in them. At most 50 items. */
  assignOverrides?: AssignOverride[];
  /** Whether to return the complete entities in addition to their ids and errors. */
  returnEntity?: boolean;
}

/** A mapping, and the rates to set in it. */
export interface AssignOverride {
  /** Id of the mapping. */
  manualTaxMappingId: string;
  /** Rates to set, one per tax exempt group. 1 to 50 items. */
  exemptGroupOverrides: ExemptGroupIdOverride[];
}

/** Tax rate for one tax exempt group. */
export interface ExemptGroupIdOverride {
  /** Id of the tax exempt group. */
  exemptGroupId: string;
  /** Rate as a decimal string. Use '0' for no tax. */
  rate: string;
}

/** Response of {@link bulkAssignExemptOverrides}. */
export interface BulkAssignExemptOverridesResponse {
  /** One result per item. `itemMetadata` identifies the item. At most 50 items. */
  results: BulkExemptOverrideResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result for one mapping in a bulk operation. */
export interface BulkExemptOverrideResult {
  /** Index and id of the item, and the error if the operation failed. */
  itemMetadata?: ItemMetadata;
  /** The mapping. Absent if the operation failed or you did not request it. */
  item?: ManualTaxMapping;
}

/** Request of {@link bulkUnassignExemptOverrides}. */
export interface BulkUnassignExemptOverridesRequest {
  /** Mappings, and the tax exempt groups to remove from them. At most 50 items. */
  unassignOverrides: UnassignOverride[];
  /** Whether to return the complete entities in addition to their ids and errors. */
  returnEntity?: boolean;
}

/** A mapping, and the tax exempt groups to remove from it. */
export interface UnassignOverride {
  /** Id of the mapping. */
  manualTaxMappingId: string;
  /** Ids of the tax exempt groups. 1 to 50 items. */
  exemptGroupIds?: string[];
}

/** Response of {@link bulkUnassignExemptOverrides}. */
export interface BulkUnassignExemptOverridesResponse {
  /** One result per item. `itemMetadata` identifies the item. At most 10 items. */
  results: BulkExemptOverrideResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Request of {@link listManualTaxMappings}. */
export type ListManualTaxMappingsRequest = Record<string, never>;

/** Response of {@link listManualTaxMappings}. */
export interface ListManualTaxMappingsResponse {
  /** All of the site's mappings. At most 1,000 items. */
  manualTaxMappings: ManualTaxMapping[];
  /** Paging metadata, for fetching other pages. */
  pagingMetadata?: CursorPagingMetadata;
}
