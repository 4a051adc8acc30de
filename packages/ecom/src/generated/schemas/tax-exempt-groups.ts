// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  BulkActionMetadata,
  CursorPagingMetadata,
  CursorQuery,
  dateTime,
  ExtendedFields,
  guid,
  ItemMetadata,
  needing,
  responseSchema,
  Tags,
} from "@portico/core/schemas";
import * as z from "zod/v4";

export {
  ApplicationError,
  BulkActionMetadata,
  CursorPaging,
  CursorPagingMetadata,
  CursorQuery,
  Cursors,
  ExtendedFields,
  ItemMetadata,
  Sorting,
  SortOrder,
  TagList,
  Tags,
} from "@portico/core/schemas";
export { BulkTaxExemptGroupResult as BulkUpdateTaxExemptGroupsResponseBulkTaxExemptGroupResult };

export const CreateTaxExemptGroupRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxExemptGroup: TaxExemptGroup }),
);

export const TaxExemptGroup: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    revision: z.string().nullish(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    name: z.string().min(1).max(200).nullish(),
    extendedFields: ExtendedFields.optional(),
    tags: Tags.optional(),
  }),
);

export const CreateTaxExemptGroupResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxExemptGroup: TaxExemptGroup.optional() }),
);

export const GetTaxExemptGroupRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxExemptGroupId: guid }),
);

export const GetTaxExemptGroupResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxExemptGroup: TaxExemptGroup.optional() }),
);

export const UpdateTaxExemptGroupRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxExemptGroup: TaxExemptGroup }),
);

export const UpdateTaxExemptGroupResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxExemptGroup: TaxExemptGroup.optional() }),
);

export const DeleteTaxExemptGroupRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxExemptGroupId: guid }),
);

export const DeleteTaxExemptGroupResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const QueryTaxExemptGroupsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: CursorQuery.optional() }),
);

export const QueryTaxExemptGroupsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    taxExemptGroups: z.array(TaxExemptGroup).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
  }),
);

export const BulkCreateTaxExemptGroupsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    taxExemptGroups: z.array(TaxExemptGroup).min(1).max(100),
    returnEntity: z.boolean().optional(),
  }),
);

export const BulkCreateTaxExemptGroupsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkTaxExemptGroupResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkTaxExemptGroupResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadata.optional(), item: TaxExemptGroup.optional() }),
);

export const BulkUpdateTaxExemptGroupsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    taxExemptGroups: z.array(MaskedTaxExemptGroup).min(1).max(100),
    returnEntity: z.boolean().optional(),
  }),
);

export const MaskedTaxExemptGroup: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxExemptGroup: TaxExemptGroup.optional() }),
);

export const BulkUpdateTaxExemptGroupsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkTaxExemptGroupResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkDeleteTaxExemptGroupsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxExemptGroupIds: z.array(guid).min(1).max(100) }),
);

export const BulkDeleteTaxExemptGroupsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z
      .array(BulkDeleteTaxExemptGroupsResponseBulkTaxExemptGroupResult)
      .min(1)
      .max(100)
      .optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkDeleteTaxExemptGroupsResponseBulkTaxExemptGroupResult: z.ZodType =
  /* @__PURE__ */ z.lazy(() => z.looseObject({ itemMetadata: ItemMetadata.optional() }));

export const BulkUpdateTaxExemptGroupTagsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    taxExemptGroupIds: z.array(guid).min(1).max(100),
    assignTags: Tags.optional(),
    unassignTags: Tags.optional(),
  }),
);

export const BulkUpdateTaxExemptGroupTagsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkUpdateTaxExemptGroupTagsResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkUpdateTaxExemptGroupTagsResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadata.optional() }),
);

export const BulkUpdateTaxExemptGroupTagsByFilterRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    filter: z.record(z.string(), z.unknown()),
    assignTags: Tags.optional(),
    unassignTags: Tags.optional(),
  }),
);

export const BulkUpdateTaxExemptGroupTagsByFilterResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ jobId: guid.optional() }),
);

export const ListDefaultTaxExemptGroupsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const ListDefaultTaxExemptGroupsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxExemptGroups: z.array(TaxExemptDefaultGroup).optional() }),
);

export const TaxExemptDefaultGroup: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    name: z.string().min(1).max(200).nullish(),
    appId: guid.nullish(),
  }),
);

export const TagsModified: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    taxExemptGroup: TaxExemptGroup.optional(),
    assignedTags: Tags.optional(),
    unassignedTags: Tags.optional(),
  }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.taxExemptGroups.createTaxExemptGroup": /* @__PURE__ */ needing(
    CreateTaxExemptGroupRequest,
    "taxExemptGroup.name",
  ),
  "ecom.taxExemptGroups.getTaxExemptGroup": GetTaxExemptGroupRequest,
  "ecom.taxExemptGroups.deleteTaxExemptGroup": DeleteTaxExemptGroupRequest,
  "ecom.taxExemptGroups.updateTaxExemptGroup": /* @__PURE__ */ needing(
    UpdateTaxExemptGroupRequest,
    "taxExemptGroup.id",
    "taxExemptGroup.revision",
  ),
  "ecom.taxExemptGroups.queryTaxExemptGroups": QueryTaxExemptGroupsRequest,
  "ecom.taxExemptGroups.bulkCreateTaxExemptGroups": BulkCreateTaxExemptGroupsRequest,
  "ecom.taxExemptGroups.bulkUpdateTaxExemptGroups": /* @__PURE__ */ needing(
    BulkUpdateTaxExemptGroupsRequest,
    "taxExemptGroups.taxExemptGroup.id",
    "taxExemptGroups.taxExemptGroup.revision",
  ),
  "ecom.taxExemptGroups.bulkDeleteTaxExemptGroups": BulkDeleteTaxExemptGroupsRequest,
  "ecom.taxExemptGroups.bulkUpdateTaxExemptGroupTags": BulkUpdateTaxExemptGroupTagsRequest,
  "ecom.taxExemptGroups.bulkUpdateTaxExemptGroupTagsByFilter":
    BulkUpdateTaxExemptGroupTagsByFilterRequest,
  "ecom.taxExemptGroups.listDefaultTaxExemptGroups": ListDefaultTaxExemptGroupsRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.taxExemptGroups.createTaxExemptGroup": /* @__PURE__ */ responseSchema(
    CreateTaxExemptGroupResponse,
  ),
  "ecom.taxExemptGroups.getTaxExemptGroup":
    /* @__PURE__ */ responseSchema(GetTaxExemptGroupResponse),
  "ecom.taxExemptGroups.deleteTaxExemptGroup": /* @__PURE__ */ responseSchema(
    DeleteTaxExemptGroupResponse,
  ),
  "ecom.taxExemptGroups.updateTaxExemptGroup": /* @__PURE__ */ responseSchema(
    UpdateTaxExemptGroupResponse,
  ),
  "ecom.taxExemptGroups.queryTaxExemptGroups": /* @__PURE__ */ responseSchema(
    QueryTaxExemptGroupsResponse,
  ),
  "ecom.taxExemptGroups.bulkCreateTaxExemptGroups": /* @__PURE__ */ responseSchema(
    BulkCreateTaxExemptGroupsResponse,
  ),
  "ecom.taxExemptGroups.bulkUpdateTaxExemptGroups": /* @__PURE__ */ responseSchema(
    BulkUpdateTaxExemptGroupsResponse,
  ),
  "ecom.taxExemptGroups.bulkDeleteTaxExemptGroups": /* @__PURE__ */ responseSchema(
    BulkDeleteTaxExemptGroupsResponse,
  ),
  "ecom.taxExemptGroups.bulkUpdateTaxExemptGroupTags": /* @__PURE__ */ responseSchema(
    BulkUpdateTaxExemptGroupTagsResponse,
  ),
  "ecom.taxExemptGroups.bulkUpdateTaxExemptGroupTagsByFilter": /* @__PURE__ */ responseSchema(
    BulkUpdateTaxExemptGroupTagsByFilterResponse,
  ),
  "ecom.taxExemptGroups.listDefaultTaxExemptGroups": /* @__PURE__ */ responseSchema(
    ListDefaultTaxExemptGroupsResponse,
  ),
};
