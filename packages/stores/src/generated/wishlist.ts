// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Read members' wishlists.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation } from "@portico/core/runtime";

/** The `options` of {@link getWishlistById}. */
export interface GetWishlistByIdOptions {
  /** 1 to 100. */
  limit?: number | null;
  /** At most 100. */
  offset?: number | null;
  kind?: WishlistItemKind[];
}

/**
 * Get a wishlist by its id, with up to 100 of its items per call.
 *
 * `POST /stores/v1/wishlists/get` (stores/wishlist)
 *
 * @param id - id of the wishlist
 * @param options - may hold `limit`, `offset`, `kind`
 * @remarks Needs WISHLIST.MANAGE-SITE-WISHLISTS.
 * @example
 * ```ts
 * const answer = await client.use(wishlist).getWishlistById("<wishlist id>");
 * ```
 */
export const getWishlistById: (
  id: string,
  options?: GetWishlistByIdOptions,
) => Promise<WishlistData> = /* @__PURE__ */ operation({
  name: "stores.wishlist.getWishlistById",
  method: "POST",
  path: "/stores/v1/wishlists/get",
  args: ["id", ["limit", "offset", "kind"]],
  response: { wishlist: { items: { dateAdded: "d" } } },
  returns: "wishlist",
  read: true,
});

export interface GetWishlistByIdRequest {
  /** Guid. */
  id: string;
  /** 1 to 100. */
  limit?: number | null;
  /** At most 100. */
  offset?: number | null;
  kind?: WishlistItemKind[];
}

export interface WishlistItemKind {
  type?: string;
  origin?: string;
}

export interface GetWishlistByIdResponse {
  wishlist?: WishlistData;
}

export interface WishlistData {
  /** Guid. */
  id?: string | null;
  ownerId: string;
  /** 1 to 100 items. */
  items: WishlistItem[];
  /** 1 to 100. */
  totalCount: number;
}

export interface WishlistItem {
  id: string;
  dateAdded?: Date | null;
  type: string;
  origin: string;
}
