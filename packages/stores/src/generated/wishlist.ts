// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Get members' wishlists.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation } from "@portico/core/runtime";

/** Options of {@link getWishlistById}. */
export interface GetWishlistByIdOptions {
  /** Maximum number of items to return. 1 to 100. */
  limit?: number | null;
  /** Number of items to skip. At most 100. */
  offset?: number | null;
  /** Kinds of items to return. By default, all kinds are returned. */
  kind?: WishlistItemKind[];
}

/**
 * Returns a wishlist by id, with up to 100 of its items per call.
 *
 * `POST /stores/v1/wishlists/get` (stores/wishlist)
 *
 * @param id - Id of the wishlist.
 * @param options - Optional fields: `limit`, `offset` and `kind`.
 * @returns The requested wishlist.
 * @remarks Requires the permission `WISHLIST.MANAGE-SITE-WISHLISTS`.
 * @example
 * ```ts
 * const result = await client.use(wishlist).getWishlistById("<wishlist id>");
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
  /** Id of the wishlist. */
  id: string;
  /** Maximum number of items to return. 1 to 100. */
  limit?: number | null;
  /** Number of items to skip. At most 100. */
  offset?: number | null;
  /** Kinds of items to return. By default, all kinds are returned. */
  kind?: WishlistItemKind[];
}

/** Type and app of items on a wishlist. */
export interface WishlistItemKind {
  /** Type of the items, such as products. */
  type?: string;
  /** App that the items belong to. */
  origin?: string;
}

/** Response of {@link getWishlistById}. */
export interface GetWishlistByIdResponse {
  /** The requested wishlist. */
  wishlist?: WishlistData;
}

/** A wishlist and the items on the requested page. */
export interface WishlistData {
  /** Id of the wishlist. */
  id?: string | null;
  /** Id of the member whose wishlist this is. */
  ownerId: string;
  /** The items on this page. 1 to 100 items. */
  items: WishlistItem[];
  /** Number of items on the wishlist. 1 to 100. */
  totalCount: number;
}

/** An item that a member saved on a wishlist. */
export interface WishlistItem {
  /** Id of the item within its app. */
  id: string;
  /** When the item was added. */
  dateAdded?: Date | null;
  /** Type of the item, such as a product. */
  type: string;
  /** App that the item belongs to. */
  origin: string;
}
