// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  BulkActionMetadata,
  CursorPaging,
  CursorPagingMetadata,
  dateTime,
  decimal,
  ExtendedFields,
  guid,
  ItemMetadata,
  needing,
  responseSchema,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import {
  JurisdictionType,
  SortingOfManualTaxMappings,
  UpdateExtendedFieldsRequest,
} from "./common.js";

export {
  ApplicationError,
  BulkActionMetadata,
  CursorPaging,
  CursorPagingMetadata,
  Cursors,
  ExtendedFields,
  ItemMetadata,
  SortOrder,
} from "@portico/core/schemas";
export {
  JurisdictionType,
  SortingOfManualTaxMappings as Sorting,
  UpdateExtendedFieldsRequest,
} from "./common.js";

export const CreateManualTaxMappingRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ manualTaxMapping: ManualTaxMapping }),
);

export const ManualTaxMapping: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    revision: z.string().nullish(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    taxGroupId: guid.nullish(),
    taxRegionId: guid.nullish(),
    taxRate: decimal({ maxScale: 6, gte: 0 }).optional(),
    description: z.string().max(1000).nullish(),
    taxType: z.string().max(200).optional(),
    taxName: z.string().max(200).optional(),
    jurisdiction: z.string().max(200).optional(),
    jurisdictionType: JurisdictionType.optional(),
    exemptRates: z.array(ExemptDetails).max(50).optional(),
    extendedFields: ExtendedFields.optional(),
  }),
);

export const ExemptDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    taxExemptGroupId: guid.optional(),
    taxRate: decimal({ maxScale: 6, gte: 0 }).optional(),
  }),
);

export const CreateManualTaxMappingResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ manualTaxMapping: ManualTaxMapping.optional() }),
);

export const BulkCreateManualTaxMappingsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    manualTaxMappings: z.array(ManualTaxMapping).min(1).max(100),
    returnEntity: z.boolean().optional(),
  }),
);

export const BulkCreateManualTaxMappingsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkManualTaxMappingResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkManualTaxMappingResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadata.optional(), item: ManualTaxMapping.optional() }),
);

export const GetManualTaxMappingRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ manualTaxMappingId: guid }),
);

export const GetManualTaxMappingResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ manualTaxMapping: ManualTaxMapping.optional() }),
);

export const UpdateManualTaxMappingRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ manualTaxMapping: ManualTaxMapping }),
);

export const UpdateManualTaxMappingResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ manualTaxMapping: ManualTaxMapping.optional() }),
);

export const DeleteManualTaxMappingRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ manualTaxMappingId: guid }),
);

export const DeleteManualTaxMappingResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const QueryManualTaxMappingsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: CursorQuery.optional() }),
);

export const CursorQuery: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cursorPaging: CursorPaging.optional(),
    filter: z.record(z.string(), z.unknown()).nullish(),
    sort: z.array(SortingOfManualTaxMappings).max(5).optional(),
  }),
);

export const QueryManualTaxMappingsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    manualTaxMappings: z.array(ManualTaxMapping).max(100).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
  }),
);

export const UpdateExtendedFieldsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ manualTaxMapping: ManualTaxMapping.optional() }),
);

export const BulkAssignExemptOverridesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    assignOverrides: z.array(AssignOverride).max(50).optional(),
    returnEntity: z.boolean().optional(),
  }),
);

export const AssignOverride: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    manualTaxMappingId: guid.optional(),
    exemptGroupOverrides: z.array(ExemptGroupIdOverride).min(1).max(50).optional(),
  }),
);

export const ExemptGroupIdOverride: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ exemptGroupId: guid.optional(), rate: decimal({ maxScale: 3 }).optional() }),
);

export const BulkAssignExemptOverridesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkExemptOverrideResult).max(50).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkExemptOverrideResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadata.optional(), item: ManualTaxMapping.optional() }),
);

export const BulkUnassignExemptOverridesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    unassignOverrides: z.array(UnassignOverride).max(50),
    returnEntity: z.boolean().optional(),
  }),
);

export const UnassignOverride: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    manualTaxMappingId: guid.optional(),
    exemptGroupIds: z.array(guid).min(1).max(50).optional(),
  }),
);

export const BulkUnassignExemptOverridesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkExemptOverrideResult).max(10).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const ListManualTaxMappingsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const ListManualTaxMappingsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    manualTaxMappings: z.array(ManualTaxMapping).max(1000).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
  }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.manualTaxMappings.createManualTaxMapping": /* @__PURE__ */ needing(
    CreateManualTaxMappingRequest,
    "manualTaxMapping.taxGroupId",
    "manualTaxMapping.taxRate",
    "manualTaxMapping.taxRegionId",
  ),
  "ecom.manualTaxMappings.listManualTaxMappings": ListManualTaxMappingsRequest,
  "ecom.manualTaxMappings.bulkCreateManualTaxMappings": /* @__PURE__ */ needing(
    BulkCreateManualTaxMappingsRequest,
    "manualTaxMappings.taxGroupId",
    "manualTaxMappings.taxRate",
    "manualTaxMappings.taxRegionId",
  ),
  "ecom.manualTaxMappings.getManualTaxMapping": GetManualTaxMappingRequest,
  "ecom.manualTaxMappings.deleteManualTaxMapping": DeleteManualTaxMappingRequest,
  "ecom.manualTaxMappings.updateManualTaxMapping": /* @__PURE__ */ needing(
    UpdateManualTaxMappingRequest,
    "manualTaxMapping.id",
    "manualTaxMapping.revision",
  ),
  "ecom.manualTaxMappings.queryManualTaxMappings": QueryManualTaxMappingsRequest,
  "ecom.manualTaxMappings.updateExtendedFields": UpdateExtendedFieldsRequest,
  "ecom.manualTaxMappings.bulkAssignExemptOverrides": /* @__PURE__ */ needing(
    BulkAssignExemptOverridesRequest,
    "assignOverrides.exemptGroupOverrides",
    "assignOverrides.exemptGroupOverrides.exemptGroupId",
    "assignOverrides.exemptGroupOverrides.rate",
    "assignOverrides.manualTaxMappingId",
  ),
  "ecom.manualTaxMappings.bulkUnassignExemptOverrides": /* @__PURE__ */ needing(
    BulkUnassignExemptOverridesRequest,
    "unassignOverrides.manualTaxMappingId",
  ),
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.manualTaxMappings.createManualTaxMapping": /* @__PURE__ */ responseSchema(
    CreateManualTaxMappingResponse,
  ),
  "ecom.manualTaxMappings.listManualTaxMappings": /* @__PURE__ */ responseSchema(
    ListManualTaxMappingsResponse,
  ),
  "ecom.manualTaxMappings.bulkCreateManualTaxMappings": /* @__PURE__ */ responseSchema(
    BulkCreateManualTaxMappingsResponse,
  ),
  "ecom.manualTaxMappings.getManualTaxMapping": /* @__PURE__ */ responseSchema(
    GetManualTaxMappingResponse,
  ),
  "ecom.manualTaxMappings.deleteManualTaxMapping": /* @__PURE__ */ responseSchema(
    DeleteManualTaxMappingResponse,
  ),
  "ecom.manualTaxMappings.updateManualTaxMapping": /* @__PURE__ */ responseSchema(
    UpdateManualTaxMappingResponse,
  ),
  "ecom.manualTaxMappings.queryManualTaxMappings": /* @__PURE__ */ responseSchema(
    QueryManualTaxMappingsResponse,
  ),
  "ecom.manualTaxMappings.updateExtendedFields": /* @__PURE__ */ responseSchema(
    UpdateExtendedFieldsResponse,
  ),
  "ecom.manualTaxMappings.bulkAssignExemptOverrides": /* @__PURE__ */ responseSchema(
    BulkAssignExemptOverridesResponse,
  ),
  "ecom.manualTaxMappings.bulkUnassignExemptOverrides": /* @__PURE__ */ responseSchema(
    BulkUnassignExemptOverridesResponse,
  ),
};
