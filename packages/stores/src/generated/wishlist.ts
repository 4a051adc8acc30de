// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Read members' wishlists.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation } from "@portico/core/runtime";

/** Options of {@link getWishlistById}. */
export interface GetWishlistByIdOptions {
  /** How many items to answer at most. 1 to 100. */
  limit?: number | null;
  /** How many items to leave out from the start. At most 100. */
  offset?: number | null;
  /** Kinds of items to answer; absent for all. */
  kind?: WishlistItemKind[];
}

/**
 * Get a wishlist by its id, with up to 100 of its items per call.
 *
 * `POST /stores/v1/wishlists/get` (stores/wishlist)
 *
 * @param id - Id of the wish list.
 * @param options - Can contain `limit`, `offset` and `kind`.
 * @returns The wish list that was asked for.
 * @remarks Requires the permission `WISHLIST.MANAGE-SITE-WISHLISTS`.
 * @example
 * ```ts
 * const wishlist = await client.use(wishlist).getWishlistById("<wishlist id>");
 * ```
 */
export const getWishlistById: (
  id: string,
  options?: GetWishlistByIdOptions,
) => Promise<WishlistData> = /* @__PURE__ */ operation({
  name: "stores.wishlist.getWishlistById",
  path: "/stores/v1/wishlists/get",
  args: ["id", ["limit", "offset", "kind"]],
  response: { wishlist: { items: { dateAdded: "d" } } },
  returns: "wishlist",
  read: true,
});

/** Request of {@link getWishlistById}. */
export interface GetWishlistByIdRequest {
  /** Id of the wish list. */
  id: string;
  /** How many items to answer at most. 1 to 100. */
  limit?: number | null;
  /** How many items to leave out from the start. At most 100. */
  offset?: number | null;
  /** Kinds of items to answer; absent for all. */
  kind?: WishlistItemKind[];
}

/** A kind of items on a wish list. */
export interface WishlistItemKind {
  /** What the items are, such as products. */
  type?: string;
  /** Which app the items come from. */
  origin?: string;
}

/** Response of {@link getWishlistById}. */
export interface GetWishlistByIdResponse {
  /** The wish list that was asked for. */
  wishlist?: WishlistData;
}

/** A wish list and the items of the page that was asked for. */
export interface WishlistData {
  /** Id of the wish list. */
  id?: string | null;
  /** Id of the member whose wish list it is. */
  ownerId: string;
  /** The items of this page. 1 to 100 items. */
  items: WishlistItem[];
  /** How many items the wish list has. 1 to 100. */
  totalCount: number;
}

/** An item that a buyer keeps on a wish list. */
export interface WishlistItem {
  /** Id of the item in the app that it comes from. */
  id: string;
  /** When the item was put on the list. */
  dateAdded?: Date | null;
  /** What the item is, such as a product. */
  type: string;
  /** Which app the item comes from. */
  origin: string;
}
