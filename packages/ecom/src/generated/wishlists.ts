// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Manage wishlists of site members.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { type CodecTable, operation } from "@portico/core/runtime";
import type {
  BulkActionMetadata,
  ExtendedFields,
  ItemMetadata,
  Tags,
  TagsInput,
} from "@portico/core/types";
import type { CatalogReference, CatalogReferenceInput } from "./common.js";

export type {
  ApplicationError,
  BulkActionMetadata,
  ExtendedFields,
  ItemMetadata,
  TagList,
  TagListInput,
  Tags,
  TagsInput,
} from "@portico/core/types";
export type { CatalogReference, CatalogReferenceInput } from "./common.js";

const wishlistCodec: CodecTable = { createdDate: "d", items: { addedDate: "d" }, updatedDate: "d" };

/** Options of {@link getDefaultWishlist}. */
export interface GetDefaultWishlistOptions {
  /** Id of the app that the wishlist belongs to. */
  appId?: string | null;
}

/**
 * Returns the caller's default wishlist.
 *
 * `GET /ecom/v1/wishlists/get-default` (ecom/wishlists)
 *
 * @param options - Optional fields: `appId`.
 * @example
 * ```ts
 * const response = await client.use(wishlists).getDefaultWishlist();
 * ```
 */
export const getDefaultWishlist: (
  options?: GetDefaultWishlistOptions,
) => Promise<GetDefaultWishlistResponse> = /* @__PURE__ */ operation({
  name: "ecom.wishlists.getDefaultWishlist",
  method: "GET",
  path: "/ecom/v1/wishlists/get-default",
  args: [["appId"]],
  response: { wishlist: wishlistCodec },
});

/** Options of {@link addItem}. */
export interface AddItemOptions {
  /** Whether to return the whole wishlist. */
  returnEntity?: boolean;
}

/**
 * Adds a catalog item to the caller's wishlist.
 *
 * `POST /ecom/v1/wishlists/add-item` (ecom/wishlists)
 *
 * @param catalogReference - The item to add.
 * @param options - Optional fields: `returnEntity`.
 * @example
 * ```ts
 * const response = await client.use(wishlists).addItem({ catalogItemId: "<catalog item id>" });
 * ```
 */
export const addItem: (
  catalogReference: CatalogReferenceInput,
  options?: AddItemOptions,
) => Promise<AddItemResponse> = /* @__PURE__ */ operation({
  name: "ecom.wishlists.addItem",
  path: "/ecom/v1/wishlists/add-item",
  args: ["catalogReference", ["returnEntity"]],
  response: { wishlist: wishlistCodec },
});

/** Options of {@link removeItem}. */
export interface RemoveItemOptions {
  /** Whether to return the whole wishlist. */
  returnEntity?: boolean;
}

/**
 * Removes a catalog item from the caller's wishlist.
 *
 * `POST /ecom/v1/wishlists/remove-item` (ecom/wishlists)
 *
 * @param catalogReference - The item to remove.
 * @param options - Optional fields: `returnEntity`.
 * @example
 * ```ts
 * const response = await client.use(wishlists).removeItem({
 *   catalogItemId: "<catalog item id>",
 * });
 * ```
 */
export const removeItem: (
  catalogReference: CatalogReferenceInput,
  options?: RemoveItemOptions,
) => Promise<RemoveItemResponse> = /* @__PURE__ */ operation({
  name: "ecom.wishlists.removeItem",
  path: "/ecom/v1/wishlists/remove-item",
  args: ["catalogReference", ["returnEntity"]],
  response: { wishlist: wishlistCodec },
});

/** Options of {@link bulkUpdateWishlistTags}. */
export interface BulkUpdateWishlistTagsOptions {
  /** Tags to assign. Tags that are already assigned do not change. */
  assignTags?: TagsInput;
  /** Tags to remove. Tags that are not assigned are ignored. */
  unassignTags?: TagsInput;
}

/**
 * Assigns tags to up to 100 wishlists, or removes tags from them, with a result for each.
 *
 * `POST /v1/bulk/wishlists/update-tags` (ecom/wishlists)
 *
 * @param wishlistIds - Ids of the wishlists.
 * @param options - Optional fields: `assignTags` and `unassignTags`.
 * @example
 * ```ts
 * const response = await client.use(wishlists).bulkUpdateWishlistTags(["<wishlist id>"]);
 * ```
 */
export const bulkUpdateWishlistTags: (
  wishlistIds: string[],
  options?: BulkUpdateWishlistTagsOptions,
) => Promise<BulkUpdateWishlistTagsResponse> = /* @__PURE__ */ operation({
  name: "ecom.wishlists.bulkUpdateWishlistTags",
  path: "/v1/bulk/wishlists/update-tags",
  args: ["wishlistIds", ["assignTags", "unassignTags"]],
});

/** Options of {@link bulkUpdateWishlistTagsByFilter}. */
export interface BulkUpdateWishlistTagsByFilterOptions {
  /** Tags to assign. Tags that are already assigned do not change. */
  assignTags?: TagsInput;
  /** Tags to remove. Tags that are not assigned are ignored. */
  unassignTags?: TagsInput;
}

/**
 * Starts a job that updates the tags of every wishlist that matches a filter.
 *
 * `POST /v1/bulk/wishlists/update-tags-by-filter` (ecom/wishlists)
 *
 * @param filter - Filter that the wishlists must match. An empty filter matches all wishlists.
 * @param options - Optional fields: `assignTags` and `unassignTags`.
 * @example
 * ```ts
 * const response = await client.use(wishlists).bulkUpdateWishlistTagsByFilter({});
 * ```
 */
export const bulkUpdateWishlistTagsByFilter: (
  filter: Record<string, unknown>,
  options?: BulkUpdateWishlistTagsByFilterOptions,
) => Promise<BulkUpdateWishlistTagsByFilterResponse> = /* @__PURE__ */ operation({
  name: "ecom.wishlists.bulkUpdateWishlistTagsByFilter",
  path: "/v1/bulk/wishlists/update-tags-by-filter",
  args: ["filter", ["assignTags", "unassignTags"]],
});

/** Request of {@link getDefaultWishlist}. */
export interface GetDefaultWishlistRequest {
  /** Id of the app that the wishlist belongs to. */
  appId?: string | null;
}

/** Response of {@link getDefaultWishlist}. */
export interface GetDefaultWishlistResponse {
  /** The member's wishlist. */
  wishlist?: Wishlist;
}

/** A member's wishlist. */
export interface Wishlist {
  /** Id of the wishlist. */
  id: string;
  /** Id of the member. */
  memberId?: string | null;
  /** Items on the wishlist. At most 100 items. */
  items: WishlistItem[];
  /** When the wishlist was created. */
  createdDate?: Date | null;
  /** When the wishlist was last updated. */
  updatedDate?: Date | null;
  /** Extended fields of the wishlist. */
  extendedFields?: ExtendedFields;
  /** Tags attached to the wishlist. */
  tags?: Tags;
}

/** An item on a member's wishlist. */
export interface WishlistItem {
  /** The catalog item and its options. */
  catalogReference?: CatalogReference;
  /** When the item was added. */
  addedDate?: Date | null;
}

/** Request of {@link addItem}. */
export interface AddItemRequest {
  /** The item to add. */
  catalogReference: CatalogReferenceInput;
  /** Whether to return the whole wishlist. */
  returnEntity?: boolean;
}

/** Response of {@link addItem}. */
export interface AddItemResponse {
  /** The updated wishlist. Absent unless you set `returnEntity`. */
  wishlist?: Wishlist;
}

/** Request of {@link removeItem}. */
export interface RemoveItemRequest {
  /** The item to remove. */
  catalogReference: CatalogReferenceInput;
  /** Whether to return the whole wishlist. */
  returnEntity?: boolean;
}

/** Response of {@link removeItem}. */
export interface RemoveItemResponse {
  /** The updated wishlist. Absent unless you set `returnEntity`. */
  wishlist?: Wishlist;
}

/** Request of {@link bulkUpdateWishlistTags}. */
export interface BulkUpdateWishlistTagsRequest {
  /** Ids of the wishlists. 1 to 100 items. */
  wishlistIds: string[];
  /** Tags to assign. Tags that are already assigned do not change. */
  assignTags?: TagsInput;
  /** Tags to remove. Tags that are not assigned are ignored. */
  unassignTags?: TagsInput;
}

/** Response of {@link bulkUpdateWishlistTags}. */
export interface BulkUpdateWishlistTagsResponse {
  /** One result per item. `itemMetadata` identifies the item. 1 to 100 items. */
  results: BulkUpdateWishlistTagsResult[];
  /** Number of items that succeeded, and number of items that failed. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** Result of updating the tags of a wishlist. */
export interface BulkUpdateWishlistTagsResult {
  /** Index and id of the item, and the error if the operation failed. */
  itemMetadata?: ItemMetadata;
}

/** Request of {@link bulkUpdateWishlistTagsByFilter}. */
export interface BulkUpdateWishlistTagsByFilterRequest {
  /** Filter that the wishlists must match. An empty filter matches all wishlists. */
  filter: Record<string, unknown>;
  /** Tags to assign. Tags that are already assigned do not change. */
  assignTags?: TagsInput;
  /** Tags to remove. Tags that are not assigned are ignored. */
  unassignTags?: TagsInput;
}

/** Response of {@link bulkUpdateWishlistTagsByFilter}. */
export interface BulkUpdateWishlistTagsByFilterResponse {
  /** Id of the background job that updates the tags. */
  jobId: string;
}
