// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  BulkActionMetadata,
  CursorPagingMetadata,
  dateTime,
  guid,
  ItemMetadataOfProducts,
  needing,
  responseSchema,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import { QueryV2 } from "./common.js";

export {
  AddressLocation,
  ApplicationError,
  BulkActionMetadata,
  CursorPaging,
  CursorPagingMetadata,
  Cursors,
  ItemMetadataOfProducts as ItemMetadata,
  Paging,
  SortingOfProducts as Sorting,
  SortOrder,
} from "@portico/core/schemas";
export { QueryV2 } from "./common.js";

export const CreateTaxGroupRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxGroup: TaxGroup }),
);

export const TaxGroup: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    name: z.string().min(1).max(200).optional(),
    revision: z.string().nullish(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
  }),
);

export const CreateTaxGroupResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxGroup: TaxGroup.optional() }),
);

export const GetTaxGroupRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxGroupId: guid }),
);

export const GetTaxGroupResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxGroup: TaxGroup.optional() }),
);

export const UpdateTaxGroupRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxGroup: TaxGroup }),
);

export const UpdateTaxGroupResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxGroup: TaxGroup.optional() }),
);

export const DeleteTaxGroupRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxGroupId: guid }),
);

export const DeleteTaxGroupResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const QueryTaxGroupsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: QueryV2 }),
);

export const QueryTaxGroupsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    taxGroups: z.array(TaxGroup).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
  }),
);

export const ListDefaultTaxGroupsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const ListDefaultTaxGroupsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxGroups: z.array(TaxGroup).optional() }),
);

export const ListDefaultTaxGroupsByAppIdsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ appIds: z.array(z.string().min(1)).min(1).max(300) }),
);

export const ListDefaultTaxGroupsByAppIdsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(ListDefaultTaxGroupsByAppIdsResult).min(1).max(300).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const ListDefaultTaxGroupsByAppIdsResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    taxGroupMetadata: ItemMetadataOfProducts.optional(),
    taxGroup: TaxGroup.optional(),
  }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.taxGroups.createTaxGroup": /* @__PURE__ */ needing(CreateTaxGroupRequest, "taxGroup.name"),
  "ecom.taxGroups.getTaxGroup": GetTaxGroupRequest,
  "ecom.taxGroups.deleteTaxGroup": DeleteTaxGroupRequest,
  "ecom.taxGroups.updateTaxGroup": /* @__PURE__ */ needing(
    UpdateTaxGroupRequest,
    "taxGroup.id",
    "taxGroup.name",
    "taxGroup.revision",
  ),
  "ecom.taxGroups.queryTaxGroups": QueryTaxGroupsRequest,
  "ecom.taxGroups.listDefaultTaxGroups": ListDefaultTaxGroupsRequest,
  "ecom.taxGroups.listDefaultTaxGroupsByAppIds": ListDefaultTaxGroupsByAppIdsRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.taxGroups.createTaxGroup": /* @__PURE__ */ responseSchema(CreateTaxGroupResponse),
  "ecom.taxGroups.getTaxGroup": /* @__PURE__ */ responseSchema(GetTaxGroupResponse),
  "ecom.taxGroups.deleteTaxGroup": /* @__PURE__ */ responseSchema(DeleteTaxGroupResponse),
  "ecom.taxGroups.updateTaxGroup": /* @__PURE__ */ responseSchema(UpdateTaxGroupResponse),
  "ecom.taxGroups.queryTaxGroups": /* @__PURE__ */ responseSchema(QueryTaxGroupsResponse),
  "ecom.taxGroups.listDefaultTaxGroups": /* @__PURE__ */ responseSchema(
    ListDefaultTaxGroupsResponse,
  ),
  "ecom.taxGroups.listDefaultTaxGroupsByAppIds": /* @__PURE__ */ responseSchema(
    ListDefaultTaxGroupsByAppIdsResponse,
  ),
};
