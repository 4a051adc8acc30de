// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Keep the items that a site member wants to remember.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
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
  ApplicationErrorInput,
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

/** The `options` of {@link getDefaultWishlist}. */
export interface GetDefaultWishlistOptions {
  /** Guid. */
  appId?: string | null;
}

/**
 * Fetch the caller's default wishlist.
 *
 * `GET /ecom/v1/wishlists/get-default` (ecom/wishlists)
 *
 * @param options - may hold `appId`
 * @example
 * ```ts
 * const answer = await client.use(wishlists).getDefaultWishlist();
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

/** The `options` of {@link addItem}. */
export interface AddItemOptions {
  returnEntity?: boolean;
}

/**
 * Add a catalog item to the caller's wishlist.
 *
 * `POST /ecom/v1/wishlists/add-item` (ecom/wishlists)
 *
 * @param catalogReference - Points to an item in the catalogue of an app, such as a store's
 *   product
 * @param options - may hold `returnEntity`
 * @example
 * ```ts
 * const answer = await client.use(wishlists).addItem({ catalogItemId: "<catalog item id>" });
 * ```
 */
export const addItem: (
  catalogReference: CatalogReferenceInput,
  options?: AddItemOptions,
) => Promise<AddItemResponse> = /* @__PURE__ */ operation({
  name: "ecom.wishlists.addItem",
  method: "POST",
  path: "/ecom/v1/wishlists/add-item",
  args: ["catalogReference", ["returnEntity"]],
  response: { wishlist: wishlistCodec },
});

/** The `options` of {@link removeItem}. */
export interface RemoveItemOptions {
  returnEntity?: boolean;
}

/**
 * Take a catalog item off the caller's wishlist.
 *
 * `POST /ecom/v1/wishlists/remove-item` (ecom/wishlists)
 *
 * @param catalogReference - Points to an item in the catalogue of an app, such as a store's
 *   product
 * @param options - may hold `returnEntity`
 * @example
 * ```ts
 * const answer = await client.use(wishlists).removeItem({ catalogItemId: "<catalog item id>" });
 * ```
 */
export const removeItem: (
  catalogReference: CatalogReferenceInput,
  options?: RemoveItemOptions,
) => Promise<RemoveItemResponse> = /* @__PURE__ */ operation({
  name: "ecom.wishlists.removeItem",
  method: "POST",
  path: "/ecom/v1/wishlists/remove-item",
  args: ["catalogReference", ["returnEntity"]],
  response: { wishlist: wishlistCodec },
});

/** The `options` of {@link bulkUpdateWishlistTags}. */
export interface BulkUpdateWishlistTagsOptions {
  assignTags?: TagsInput;
  unassignTags?: TagsInput;
}

/**
 * Assign and unassign tags on up to 100 wishlists; results are per wishlist.
 *
 * `POST /v1/bulk/wishlists/update-tags` (ecom/wishlists)
 *
 * @param wishlistIds - ids of the wishlists
 * @param options - may hold `assignTags`, `unassignTags`
 * @example
 * ```ts
 * const answer = await client.use(wishlists).bulkUpdateWishlistTags(["<wishlist id>"]);
 * ```
 */
export const bulkUpdateWishlistTags: (
  wishlistIds: string[],
  options?: BulkUpdateWishlistTagsOptions,
) => Promise<BulkUpdateWishlistTagsResponse> = /* @__PURE__ */ operation({
  name: "ecom.wishlists.bulkUpdateWishlistTags",
  method: "POST",
  path: "/v1/bulk/wishlists/update-tags",
  args: ["wishlistIds", ["assignTags", "unassignTags"]],
});

/** The `options` of {@link bulkUpdateWishlistTagsByFilter}. */
export interface BulkUpdateWishlistTagsByFilterOptions {
  assignTags?: TagsInput;
  unassignTags?: TagsInput;
}

/**
 * Start a background job that retags every wishlist matching a filter.
 *
 * `POST /v1/bulk/wishlists/update-tags-by-filter` (ecom/wishlists)
 *
 * @param options - may hold `assignTags`, `unassignTags`
 * @example
 * ```ts
 * const answer = await client.use(wishlists).bulkUpdateWishlistTagsByFilter({});
 * ```
 */
export const bulkUpdateWishlistTagsByFilter: (
  filter: Record<string, unknown>,
  options?: BulkUpdateWishlistTagsByFilterOptions,
) => Promise<BulkUpdateWishlistTagsByFilterResponse> = /* @__PURE__ */ operation({
  name: "ecom.wishlists.bulkUpdateWishlistTagsByFilter",
  method: "POST",
  path: "/v1/bulk/wishlists/update-tags-by-filter",
  args: ["filter", ["assignTags", "unassignTags"]],
});

export interface GetDefaultWishlistRequest {
  /** Guid. */
  appId?: string | null;
}

export interface GetDefaultWishlistResponse {
  wishlist?: Wishlist;
}

export interface Wishlist {
  /** Guid. */
  id: string;
  /** Guid. */
  memberId?: string | null;
  /** At most 100 items. */
  items: WishlistItem[];
  createdDate?: Date | null;
  updatedDate?: Date | null;
  extendedFields?: ExtendedFields;
  tags?: Tags;
}

export interface WishlistItem {
  catalogReference?: CatalogReference;
  addedDate?: Date | null;
}

export interface AddItemRequest {
  catalogReference: CatalogReferenceInput;
  returnEntity?: boolean;
}

export interface AddItemResponse {
  wishlist?: Wishlist;
}

export interface RemoveItemRequest {
  catalogReference: CatalogReferenceInput;
  returnEntity?: boolean;
}

export interface RemoveItemResponse {
  wishlist?: Wishlist;
}

export interface BulkUpdateWishlistTagsRequest {
  /** 1 to 100 items. */
  wishlistIds: string[];
  assignTags?: TagsInput;
  unassignTags?: TagsInput;
}

export interface BulkUpdateWishlistTagsResponse {
  /** 1 to 100 items. */
  results: BulkUpdateWishlistTagsResult[];
  bulkActionMetadata?: BulkActionMetadata;
}

export interface BulkUpdateWishlistTagsResult {
  itemMetadata?: ItemMetadata;
}

export interface BulkUpdateWishlistTagsByFilterRequest {
  filter: Record<string, unknown>;
  assignTags?: TagsInput;
  unassignTags?: TagsInput;
}

export interface BulkUpdateWishlistTagsByFilterResponse {
  /** Guid. */
  jobId: string;
}
