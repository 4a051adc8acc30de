// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  BulkActionMetadata,
  CursorPaging,
  CursorPagingMetadata,
  dateTime,
  guid,
  ItemMetadata,
  needing,
  responseSchema,
  Sorting,
} from "@portico/core/schemas";
import * as z from "zod/v4";

export {
  ApplicationError,
  BulkActionMetadata,
  CursorPaging,
  CursorPagingMetadata,
  Cursors,
  ItemMetadata,
  Sorting,
  SortOrder,
} from "@portico/core/schemas";

export const CreateRibbonRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ ribbon: Ribbon }),
);

export const Ribbon: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    revision: z.string().nullish(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    name: z.string().min(1).max(30).optional(),
    assignedProductCount: z.number().nullish(),
  }),
);

export const CreateRibbonResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ ribbon: Ribbon.optional() }),
);

export const GetRibbonRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ ribbonId: guid, fields: z.array(RequestedFields).max(100).optional() }),
);

export const RequestedFields: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["ASSIGNED_PRODUCT_COUNT"]),
);

export const GetRibbonResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ ribbon: Ribbon.optional() }),
);

export const UpdateRibbonRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ ribbon: Ribbon, fields: z.array(RequestedFields).max(100).optional() }),
);

export const UpdateRibbonResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ ribbon: Ribbon.optional() }),
);

export const DeleteRibbonRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ ribbonId: guid }),
);

export const DeleteRibbonResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const QueryRibbonsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    query: CursorQuery.optional(),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const CursorQuery: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cursorPaging: CursorPaging.optional(),
    filter: z.record(z.string(), z.unknown()).nullish(),
    sort: z.array(Sorting).max(4).optional(),
  }),
);

export const QueryRibbonsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    ribbons: z.array(Ribbon).min(1).max(100).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
  }),
);

export const CountRibbonsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ filter: z.record(z.string(), z.unknown()).nullish() }),
);

export const CountRibbonsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ count: z.number().optional() }),
);

export const BulkCreateRibbonsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ ribbons: z.array(Ribbon).min(1).max(100), returnEntity: z.boolean().optional() }),
);

export const BulkCreateRibbonsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(V3BulkRibbonResult).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const V3BulkRibbonResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadata.optional(), item: Ribbon.optional() }),
);

export const BulkUpdateRibbonsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    ribbons: z.array(MaskedRibbon).min(1).max(100),
    returnEntity: z.boolean().optional(),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const MaskedRibbon: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ ribbon: Ribbon.optional(), fieldMask: z.string().optional() }),
);

export const BulkUpdateRibbonsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(V3BulkRibbonResult).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const GetOrCreateRibbonRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    ribbonName: z.string().min(1).max(30),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const GetOrCreateRibbonResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ ribbon: Ribbon.optional() }),
);

export const BulkGetOrCreateRibbonsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    ribbonNames: z.array(z.string().min(1).max(30)).min(1).max(100),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const BulkGetOrCreateRibbonsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(V3BulkRibbonResult).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkDeleteRibbonsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ ribbonIds: z.array(guid).min(1).max(100) }),
);

export const BulkDeleteRibbonsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkRibbonResult).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkRibbonResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadata.optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "stores.ribbonsV3.createRibbon": /* @__PURE__ */ needing(CreateRibbonRequest, "ribbon.name"),
  "stores.ribbonsV3.getRibbon": GetRibbonRequest,
  "stores.ribbonsV3.deleteRibbon": DeleteRibbonRequest,
  "stores.ribbonsV3.updateRibbon": /* @__PURE__ */ needing(
    UpdateRibbonRequest,
    "ribbon.id",
    "ribbon.revision",
  ),
  "stores.ribbonsV3.queryRibbons": QueryRibbonsRequest,
  "stores.ribbonsV3.countRibbons": CountRibbonsRequest,
  "stores.ribbonsV3.bulkCreateRibbons": /* @__PURE__ */ needing(
    BulkCreateRibbonsRequest,
    "ribbons.name",
  ),
  "stores.ribbonsV3.bulkUpdateRibbons": /* @__PURE__ */ needing(
    BulkUpdateRibbonsRequest,
    "ribbons.ribbon.id",
    "ribbons.ribbon.revision",
  ),
  "stores.ribbonsV3.getOrCreateRibbon": GetOrCreateRibbonRequest,
  "stores.ribbonsV3.bulkGetOrCreateRibbons": BulkGetOrCreateRibbonsRequest,
  "stores.ribbonsV3.bulkDeleteRibbons": BulkDeleteRibbonsRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "stores.ribbonsV3.createRibbon": /* @__PURE__ */ responseSchema(CreateRibbonResponse),
  "stores.ribbonsV3.getRibbon": /* @__PURE__ */ responseSchema(GetRibbonResponse),
  "stores.ribbonsV3.deleteRibbon": /* @__PURE__ */ responseSchema(DeleteRibbonResponse),
  "stores.ribbonsV3.updateRibbon": /* @__PURE__ */ responseSchema(UpdateRibbonResponse),
  "stores.ribbonsV3.queryRibbons": /* @__PURE__ */ responseSchema(QueryRibbonsResponse),
  "stores.ribbonsV3.countRibbons": /* @__PURE__ */ responseSchema(CountRibbonsResponse),
  "stores.ribbonsV3.bulkCreateRibbons": /* @__PURE__ */ responseSchema(BulkCreateRibbonsResponse),
  "stores.ribbonsV3.bulkUpdateRibbons": /* @__PURE__ */ responseSchema(BulkUpdateRibbonsResponse),
  "stores.ribbonsV3.getOrCreateRibbon": /* @__PURE__ */ responseSchema(GetOrCreateRibbonResponse),
  "stores.ribbonsV3.bulkGetOrCreateRibbons": /* @__PURE__ */ responseSchema(
    BulkGetOrCreateRibbonsResponse,
  ),
  "stores.ribbonsV3.bulkDeleteRibbons": /* @__PURE__ */ responseSchema(BulkDeleteRibbonsResponse),
};
