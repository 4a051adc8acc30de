// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  CursorPaging,
  CursorPagingMetadata,
  dateTime,
  guid,
  responseSchema,
  SortOrder,
} from "@portico/core/schemas";
import * as z from "zod/v4";

export { CursorPaging, CursorPagingMetadata, Cursors, SortOrder } from "@portico/core/schemas";

export const GetStoresLocationRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ storesLocationId: guid }),
);

export const GetStoresLocationResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ storesLocation: StoresLocation.optional() }),
);

export const StoresLocation: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    revision: z.string().nullish(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    wixLocationId: guid.nullish(),
    locationType: LocationType.optional(),
    name: z.string().min(1).max(150).optional(),
    defaultLocation: z.boolean().optional(),
  }),
);

export const LocationType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["VIRTUAL", "PHYSICAL"]),
);

export const QueryStoresLocationsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: CursorQuery.optional() }),
);

export const CursorQuery: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    cursorPaging: CursorPaging.optional(),
    filter: z.record(z.string(), z.unknown()).nullish(),
    sort: z.array(Sorting).max(8).optional(),
  }),
);

export const Sorting: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ fieldName: z.string().max(16000).optional(), order: SortOrder.optional() }),
);

export const QueryStoresLocationsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    storesLocations: z.array(StoresLocation).min(1).max(100).optional(),
    pagingMetadata: CursorPagingMetadata.optional(),
  }),
);

export const GetDefaultStoresLocationRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({}),
);

export const GetDefaultStoresLocationResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ storesLocation: StoresLocation.optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "stores.storesLocationsV3.getStoresLocation": GetStoresLocationRequest,
  "stores.storesLocationsV3.queryStoresLocations": QueryStoresLocationsRequest,
  "stores.storesLocationsV3.getDefaultStoresLocation": GetDefaultStoresLocationRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "stores.storesLocationsV3.getStoresLocation":
    /* @__PURE__ */ responseSchema(GetStoresLocationResponse),
  "stores.storesLocationsV3.queryStoresLocations": /* @__PURE__ */ responseSchema(
    QueryStoresLocationsResponse,
  ),
  "stores.storesLocationsV3.getDefaultStoresLocation": /* @__PURE__ */ responseSchema(
    GetDefaultStoresLocationResponse,
  ),
};
