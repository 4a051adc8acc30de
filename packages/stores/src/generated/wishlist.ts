// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Read members' wishlists.
 * @module
 */
import { call, type Operation } from "@portico/core/runtime";

const wishlistItemCodec = { dateAdded: "d" } as const;
const wishlistDataCodec = { items: wishlistItemCodec } as const;

const getWishlistByIdOperation: Operation = {
  name: "stores.wishlist.getWishlistById",
  method: "POST",
  path: "/stores/v1/wishlists/get",
  names: ["id", "options"],
  args: { id: "0", limit: "1.limit", offset: "1.offset", kind: "1.kind" },
  response: { wishlist: wishlistDataCodec },
  returns: "wishlist",
  read: true,
};
/** The `options` of {@link getWishlistById}. */
export interface GetWishlistByIdOptions {
  limit?: number | null;
  offset?: number | null;
  kind?: WishlistItemKind[];
}
/**
 * Get a wishlist by its id, with up to 100 of its items per call.
 *
 * `POST /stores/v1/wishlists/get` (stores/wishlist)
 * @param id - id
 * @param options - options
 * @returns the answer's `wishlist`
 * @throws ValidationError, ApplicationError, HttpError or SystemError
 * @remarks Needs WISHLIST.MANAGE-SITE-WISHLISTS.
 * @example
 * ```ts
 * const answer = await client.use(wishlist).getWishlistById("<id>");
 * ```
 */
export function getWishlistById(id: string, options?: GetWishlistByIdOptions): Promise<WishlistData> {
  return call(getWishlistByIdOperation, [id, options]);
}


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
