// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Keep the items that a site member wants to remember.
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
  /** Id of the app whose wishlist is wanted. */
  appId?: string | null;
}

/**
 * Fetch the caller's default wishlist.
 *
 * `GET /ecom/v1/wishlists/get-default` (ecom/wishlists)
 *
 * @param options - Can contain `appId`.
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
  /** True to answer with the whole wishlist. */
  returnEntity?: boolean;
}

/**
 * Add a catalog item to the caller's wishlist.
 *
 * `POST /ecom/v1/wishlists/add-item` (ecom/wishlists)
 *
 * @param catalogReference - The item to add.
 * @param options - Can contain `returnEntity`.
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
  /** True to answer with the whole wishlist. */
  returnEntity?: boolean;
}

/**
 * Take a catalog item off the caller's wishlist.
 *
 * `POST /ecom/v1/wishlists/remove-item` (ecom/wishlists)
 *
 * @param catalogReference - The item to take off.
 * @param options - Can contain `returnEntity`.
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
  /** Tags to add; those that are there already stay. */
  assignTags?: TagsInput;
  /** Tags to take off; those that are not there change nothing. */
  unassignTags?: TagsInput;
}

/**
 * Assign and unassign tags on up to 100 wishlists; results are per wishlist.
 *
 * `POST /v1/bulk/wishlists/update-tags` (ecom/wishlists)
 *
 * @param wishlistIds - Ids of the wishlists, 100 at most.
 * @param options - Can contain `assignTags` and `unassignTags`.
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
  /** Tags to add; those that are there already stay. */
  assignTags?: TagsInput;
  /** Tags to take off; those that are not there change nothing. */
  unassignTags?: TagsInput;
}

/**
 * Start a background job that retags every wishlist matching a filter.
 *
 * `POST /v1/bulk/wishlists/update-tags-by-filter` (ecom/wishlists)
 *
 * @param filter - Conditions that a wishlist must meet, as a filter object; an empty one meets
 *   all.
 * @param options - Can contain `assignTags` and `unassignTags`.
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
  /** Id of the app whose wishlist is wanted. */
  appId?: string | null;
}

/** Response of {@link getDefaultWishlist}. */
export interface GetDefaultWishlistResponse {
  /** The member's wishlist. */
  wishlist?: Wishlist;
}

/** Items that a member wants to remember. */
export interface Wishlist {
  /** Id of the wishlist. */
  id: string;
  /** Id of the member. */
  memberId?: string | null;
  /** What the member wants to remember. At most 100 items. */
  items: WishlistItem[];
  /** When the wishlist was created. */
  createdDate?: Date | null;
  /** When the wishlist was last changed. */
  updatedDate?: Date | null;
  /** Custom data that apps attach to the wishlist. */
  extendedFields?: ExtendedFields;
  /** Tags attached to the wishlist. */
  tags?: Tags;
}

/** A catalog item that a member wants to remember. */
export interface WishlistItem {
  /** The item and the choice within it. */
  catalogReference?: CatalogReference;
  /** When it was added. */
  addedDate?: Date | null;
}

/** Request of {@link addItem}. */
export interface AddItemRequest {
  /** The item to add. */
  catalogReference: CatalogReferenceInput;
  /** True to answer with the whole wishlist. */
  returnEntity?: boolean;
}

/** Response of {@link addItem}. */
export interface AddItemResponse {
  /** The wishlist after the change; absent unless it was asked for. */
  wishlist?: Wishlist;
}

/** Request of {@link removeItem}. */
export interface RemoveItemRequest {
  /** The item to take off. */
  catalogReference: CatalogReferenceInput;
  /** True to answer with the whole wishlist. */
  returnEntity?: boolean;
}

/** Response of {@link removeItem}. */
export interface RemoveItemResponse {
  /** The wishlist after the change; absent unless it was asked for. */
  wishlist?: Wishlist;
}

/** Request of {@link bulkUpdateWishlistTags}. */
export interface BulkUpdateWishlistTagsRequest {
  /** Ids of the wishlists, 100 at most. 1 to 100 items. */
  wishlistIds: string[];
  /** Tags to add; those that are there already stay. */
  assignTags?: TagsInput;
  /** Tags to take off; those that are not there change nothing. */
  unassignTags?: TagsInput;
}

/** Response of {@link bulkUpdateWishlistTags}. */
export interface BulkUpdateWishlistTagsResponse {
  /** What became of each item; the metadata of an entry tells which one it is. 1 to 100 items. */
  results: BulkUpdateWishlistTagsResult[];
  /** Counts of successes and failures. */
  bulkActionMetadata?: BulkActionMetadata;
}

/** What became of the tags of one wishlist. */
export interface BulkUpdateWishlistTagsResult {
  /** Place of the item in the request, its id, and its error where it failed. */
  itemMetadata?: ItemMetadata;
}

/** Request of {@link bulkUpdateWishlistTagsByFilter}. */
export interface BulkUpdateWishlistTagsByFilterRequest {
  /** Conditions that a wishlist must meet, as a filter object; an empty one meets all. */
  filter: Record<string, unknown>;
  /** Tags to add; those that are there already stay. */
  assignTags?: TagsInput;
  /** Tags to take off; those that are not there change nothing. */
  unassignTags?: TagsInput;
}

/** Response of {@link bulkUpdateWishlistTagsByFilter}. */
export interface BulkUpdateWishlistTagsByFilterResponse {
  /** Id of the background job that does it. */
  jobId: string;
}
