// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { dateTime, guid, responseSchema } from "@portico/core/schemas";
import * as z from "zod/v4";

export const GetWishlistByIdRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid,
    limit: z.number().min(1).max(100).nullish(),
    offset: z.number().max(100).nullish(),
    kind: z.array(WishlistItemKind).optional(),
  }),
);

export const WishlistItemKind: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ type: z.string().optional(), origin: z.string().optional() }),
);

export const GetWishlistByIdResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ wishlist: WishlistData.optional() }),
);

export const WishlistData: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: guid.nullish(),
    ownerId: z.string().optional(),
    items: z.array(WishlistItem).min(1).max(100).optional(),
    totalCount: z.number().min(1).max(100).optional(),
  }),
);

export const WishlistItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().optional(),
    dateAdded: dateTime.nullish(),
    type: z.string().optional(),
    origin: z.string().optional(),
  }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "stores.wishlist.getWishlistById": GetWishlistByIdRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "stores.wishlist.getWishlistById": /* @__PURE__ */ responseSchema(GetWishlistByIdResponse),
};
