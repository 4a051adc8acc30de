// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  BulkActionMetadata,
  CursorPagingMetadata,
  country,
  dateTime,
  guid,
  ItemMetadataOfProducts,
  needing,
  responseSchema,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import { CursorQueryOfDraftOrders } from "./common.js";

export {
  AddressLocation,
  ApplicationError,
  BulkActionMetadata,
  CursorPaging,
  CursorPagingMetadata,
  Cursors,
  ItemMetadataOfProducts as ItemMetadata,
  SortingOfProducts as Sorting,
  SortOrder,
} from "@portico/core/schemas";
export { CursorQueryOfDraftOrders as CursorQuery } from "./common.js";

export const CreateTaxRegionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxRegion: TaxRegion }),
);

export const TaxRegion: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    country: country.min(2).optional(),
    subdivision: z.string().max(50).optional(),
    appId: guid.optional(),
    taxIncludedInPrice: z.boolean().optional(),
    revision: z.string().nullish(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
  }),
);

export const CreateTaxRegionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxRegion: TaxRegion.optional() }),
);

export const BulkCreateTaxRegionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    taxRegions: z.array(TaxRegion).min(1).max(100),
    returnEntity: z.boolean().optional(),
  }),
);

export const BulkCreateTaxRegionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkCreateTaxRegionResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkCreateTaxRegionResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadataOfProducts.optional(), item: TaxRegion.optional() }),
);

export const GetTaxRegionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxRegionId: guid }),
);

export const GetTaxRegionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxRegion: TaxRegion.optional() }),
);

export const UpdateTaxRegionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxRegion: TaxRegion }),
);

export const UpdateTaxRegionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxRegion: TaxRegion.optional() }),
);

export const DeleteTaxRegionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxRegionId: guid }),
);

export const DeleteTaxRegionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const QueryTaxRegionsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: CursorQueryOfDraftOrders.optional() }),
);

export const QueryTaxRegionsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    taxRegions: z.array(TaxRegion).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
  }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.taxRegions.createTaxRegion": /* @__PURE__ */ needing(
    CreateTaxRegionRequest,
    "taxRegion.appId",
    "taxRegion.country",
  ),
  "ecom.taxRegions.bulkCreateTaxRegion": BulkCreateTaxRegionRequest,
  "ecom.taxRegions.getTaxRegion": GetTaxRegionRequest,
  "ecom.taxRegions.deleteTaxRegion": DeleteTaxRegionRequest,
  "ecom.taxRegions.updateTaxRegion": /* @__PURE__ */ needing(
    UpdateTaxRegionRequest,
    "taxRegion.id",
    "taxRegion.revision",
  ),
  "ecom.taxRegions.queryTaxRegions": QueryTaxRegionsRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.taxRegions.createTaxRegion": /* @__PURE__ */ responseSchema(CreateTaxRegionResponse),
  "ecom.taxRegions.bulkCreateTaxRegion": /* @__PURE__ */ responseSchema(
    BulkCreateTaxRegionResponse,
  ),
  "ecom.taxRegions.getTaxRegion": /* @__PURE__ */ responseSchema(GetTaxRegionResponse),
  "ecom.taxRegions.deleteTaxRegion": /* @__PURE__ */ responseSchema(DeleteTaxRegionResponse),
  "ecom.taxRegions.updateTaxRegion": /* @__PURE__ */ responseSchema(UpdateTaxRegionResponse),
  "ecom.taxRegions.queryTaxRegions": /* @__PURE__ */ responseSchema(QueryTaxRegionsResponse),
};
