// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  BulkActionMetadata,
  dateTime,
  ExtendedFields,
  guid,
  ItemMetadata,
  responseSchema,
  Tags,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import { CatalogReference } from "./common.js";

export {
  ApplicationError,
  BulkActionMetadata,
  ExtendedFields,
  ItemMetadata,
  TagList,
  Tags,
} from "@portico/core/schemas";
export { CatalogReference } from "./common.js";

export const GetDefaultWishlistRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ appId: guid.nullish() }),
);

export const GetDefaultWishlistResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ wishlist: Wishlist.optional() }),
);

export const Wishlist: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    memberId: guid.nullish(),
    items: z.array(WishlistItem).max(100).optional(),
    createdDate: dateTime.nullish(),
    updatedDate: dateTime.nullish(),
    extendedFields: ExtendedFields.optional(),
    tags: Tags.optional(),
  }),
);

export const WishlistItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ catalogReference: CatalogReference.optional(), addedDate: dateTime.nullish() }),
);

export const AddItemRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ catalogReference: CatalogReference, returnEntity: z.boolean().optional() }),
);

export const AddItemResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ wishlist: Wishlist.optional() }),
);

export const RemoveItemRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ catalogReference: CatalogReference, returnEntity: z.boolean().optional() }),
);

export const RemoveItemResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ wishlist: Wishlist.optional() }),
);

export const BulkUpdateWishlistTagsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    wishlistIds: z.array(guid).min(1).max(100),
    assignTags: Tags.optional(),
    unassignTags: Tags.optional(),
  }),
);

export const BulkUpdateWishlistTagsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    results: z.array(BulkUpdateWishlistTagsResult).min(1).max(100).optional(),
    bulkActionMetadata: BulkActionMetadata.optional(),
  }),
);

export const BulkUpdateWishlistTagsResult: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ itemMetadata: ItemMetadata.optional() }),
);

export const BulkUpdateWishlistTagsByFilterRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    filter: z.record(z.string(), z.unknown()),
    assignTags: Tags.optional(),
    unassignTags: Tags.optional(),
  }),
);

export const BulkUpdateWishlistTagsByFilterResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ jobId: guid.optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.wishlists.getDefaultWishlist": GetDefaultWishlistRequest,
  "ecom.wishlists.addItem": AddItemRequest,
  "ecom.wishlists.removeItem": RemoveItemRequest,
  "ecom.wishlists.bulkUpdateWishlistTags": BulkUpdateWishlistTagsRequest,
  "ecom.wishlists.bulkUpdateWishlistTagsByFilter": BulkUpdateWishlistTagsByFilterRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.wishlists.getDefaultWishlist": /* @__PURE__ */ responseSchema(GetDefaultWishlistResponse),
  "ecom.wishlists.addItem": /* @__PURE__ */ responseSchema(AddItemResponse),
  "ecom.wishlists.removeItem": /* @__PURE__ */ responseSchema(RemoveItemResponse),
  "ecom.wishlists.bulkUpdateWishlistTags": /* @__PURE__ */ responseSchema(
    BulkUpdateWishlistTagsResponse,
  ),
  "ecom.wishlists.bulkUpdateWishlistTagsByFilter": /* @__PURE__ */ responseSchema(
    BulkUpdateWishlistTagsByFilterResponse,
  ),
};
