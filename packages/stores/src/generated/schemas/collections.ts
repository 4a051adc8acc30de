// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { PlatformPagingMetadata, PlatformQuery, responseSchema } from "@portico/core/schemas";
import * as z from "zod/v4";
import { Collection, GetCollectionBySlugRequest, GetCollectionBySlugResponse } from "./common.js";

export {
  AddressLocation,
  CursorPaging,
  Cursors,
  PlatformPaging,
  PlatformPagingMetadata,
  PlatformQuery,
  SortingOfProducts as Sorting,
  SortOrder,
} from "@portico/core/schemas";
export {
  Collection,
  GetCollectionBySlugRequest,
  GetCollectionBySlugResponse,
  MediaItem,
  MediaItemType,
  MediaItemUrlAndSize,
  MediaItemVideo,
  MediaOfProducts as Media,
} from "./common.js";

export const QueryCollectionsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ query: PlatformQuery.optional() }),
);

export const QueryCollectionsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    collections: z.array(Collection).max(100).optional(),
    metadata: PlatformPagingMetadata.optional(),
  }),
);

export const GetCollectionRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ id: z.string() }),
);

export const GetCollectionResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ collection: Collection.optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "stores.collections.queryCollections": QueryCollectionsRequest,
  "stores.collections.getCollection": GetCollectionRequest,
  "stores.collections.getCollectionBySlug": GetCollectionBySlugRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "stores.collections.queryCollections": /* @__PURE__ */ responseSchema(QueryCollectionsResponse),
  "stores.collections.getCollection": /* @__PURE__ */ responseSchema(GetCollectionResponse),
  "stores.collections.getCollectionBySlug": /* @__PURE__ */ responseSchema(
    GetCollectionBySlugResponse,
  ),
};
