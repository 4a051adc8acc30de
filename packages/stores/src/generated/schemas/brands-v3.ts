// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  BulkActionMetadata,
  CursorPagingMetadata,
  dateTime,
  guid,
  ItemMetadata,
  needing,
  responseSchema,
  Sorting,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import { RequestedFields } from "./common.js";

export {
  ApplicationError,
  BulkActionMetadata,
  CursorPagingMetadata,
  Cursors,
  ItemMetadata,
  Sorting,
  SortOrder,
} from "@portico/core/schemas";
export { RequestedFields } from "./common.js";

export const CreateBrandRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ brand: Brand }),
);

export const Brand: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    revision: z.string().nullish(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    name: z.string().min(1).max(50).optional(),
    assignedProductsCount: z.number().nullish(),
  }),
);

export const CreateBrandResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ brand: Brand.optional() }),
);

export const GetBrandRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ brandId: guid, fields: z.array(RequestedFields).max(100).optional() }),
);

export const GetBrandResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ brand: Brand.optional() }),
);

export const UpdateBrandRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ brand: Brand, fields: z.array(RequestedFields).max(100).optional() }),
);

export const UpdateBrandResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ brand: Brand.optional() }),
);

export const DeleteBrandRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ brandId: guid }),
);

export const DeleteBrandResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const QueryBrandsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    query: CursorQuery.optional(),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const CursorQuery: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cursorPaging: CursorPaging.optional(),
    filter: z.record(z.string(), z.unknown()).nullish(),
    sort: z.array(Sorting).max(5).optional(),
  }),
);

export const CursorPaging: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ limit: z.number().max(300).nullish(), cursor: z.string().max(16000).nullish() }),
);

export const QueryBrandsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    brands: z.array(Brand).min(1).max(300).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
  }),
);

export const CountBrandsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ filter: z.record(z.string(), z.unknown()).nullish() }),
);

export const CountBrandsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ count: z.number().optional() }),
);

export const BulkCreateBrandsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ brands: z.array(Brand).min(1).max(100), returnEntity: z.boolean().optional() }),
);

export const BulkCreateBrandsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkBrandsResult).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkBrandsResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadata.optional(), item: Brand.optional() }),
);

export const BulkUpdateBrandsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    brands: z.array(MaskedBrand).min(1).max(100),
    returnEntity: z.boolean().optional(),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const MaskedBrand: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ brand: Brand.optional(), fieldMask: z.string().optional() }),
);

export const BulkUpdateBrandsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkBrandsResult).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const GetOrCreateBrandRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    brandName: z.string().min(1).max(50),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const GetOrCreateBrandResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ brand: Brand.optional() }),
);

export const BulkGetOrCreateBrandsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    brandNames: z.array(z.string().min(1).max(50)).min(1).max(100),
    fields: z.array(RequestedFields).max(100).optional(),
  }),
);

export const BulkGetOrCreateBrandsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkBrandsResult).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkDeleteBrandsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ brandIds: z.array(guid).min(1).max(100) }),
);

export const BulkDeleteBrandsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkDeleteBrandsResponseBulkBrandsResult).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkDeleteBrandsResponseBulkBrandsResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadata.optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "stores.brandsV3.createBrand": /* @__PURE__ */ needing(CreateBrandRequest, "brand.name"),
  "stores.brandsV3.getBrand": GetBrandRequest,
  "stores.brandsV3.deleteBrand": DeleteBrandRequest,
  "stores.brandsV3.updateBrand": /* @__PURE__ */ needing(
    UpdateBrandRequest,
    "brand.id",
    "brand.revision",
  ),
  "stores.brandsV3.queryBrands": QueryBrandsRequest,
  "stores.brandsV3.countBrands": CountBrandsRequest,
  "stores.brandsV3.bulkCreateBrands": /* @__PURE__ */ needing(
    BulkCreateBrandsRequest,
    "brands.name",
  ),
  "stores.brandsV3.bulkUpdateBrands": /* @__PURE__ */ needing(
    BulkUpdateBrandsRequest,
    "brands.brand.id",
    "brands.brand.revision",
  ),
  "stores.brandsV3.getOrCreateBrand": GetOrCreateBrandRequest,
  "stores.brandsV3.bulkGetOrCreateBrands": BulkGetOrCreateBrandsRequest,
  "stores.brandsV3.bulkDeleteBrands": BulkDeleteBrandsRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "stores.brandsV3.createBrand": /* @__PURE__ */ responseSchema(CreateBrandResponse),
  "stores.brandsV3.getBrand": /* @__PURE__ */ responseSchema(GetBrandResponse),
  "stores.brandsV3.deleteBrand": /* @__PURE__ */ responseSchema(DeleteBrandResponse),
  "stores.brandsV3.updateBrand": /* @__PURE__ */ responseSchema(UpdateBrandResponse),
  "stores.brandsV3.queryBrands": /* @__PURE__ */ responseSchema(QueryBrandsResponse),
  "stores.brandsV3.countBrands": /* @__PURE__ */ responseSchema(CountBrandsResponse),
  "stores.brandsV3.bulkCreateBrands": /* @__PURE__ */ responseSchema(BulkCreateBrandsResponse),
  "stores.brandsV3.bulkUpdateBrands": /* @__PURE__ */ responseSchema(BulkUpdateBrandsResponse),
  "stores.brandsV3.getOrCreateBrand": /* @__PURE__ */ responseSchema(GetOrCreateBrandResponse),
  "stores.brandsV3.bulkGetOrCreateBrands": /* @__PURE__ */ responseSchema(
    BulkGetOrCreateBrandsResponse,
  ),
  "stores.brandsV3.bulkDeleteBrands": /* @__PURE__ */ responseSchema(BulkDeleteBrandsResponse),
};
