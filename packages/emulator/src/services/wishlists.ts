import type { GetWishlistByIdRequest } from "@portico/stores/wishlist";
import type { Context } from "../kernel/context.js";
import { admin, type Handlers } from "../kernel/handler.js";
import { notFound, validationError } from "../kernel/platform-error.js";
import { defineService } from "../kernel/service.js";
import type { Sent } from "../kernel/wire-request.js";
import type { Tools } from "../resource/declaration.js";
import { resource } from "../resource/resource.js";
import { objectOf } from "../resource/verbs/verb.js";
import { sameReference } from "./deep-equal.js";

type WishlistItem = { catalogReference: unknown; addedDate: string };
type Wishlist = { items: WishlistItem[] };

function checkReference(reference: unknown): void {
  const missingFields = ["catalogItemId", "appId"].filter((name) => !objectOf(reference)[name]);
  if (missingFields.length === 0) return;
  const violations = missingFields.map((name) => ({
    field: `catalogReference.${name}`,
    description: "must not be empty",
    violatedRule: "REQUIRED_FIELD",
  }));
  throw validationError(violations);
}

/** Each member has one wishlist, which is created on first use. */
export const wishlists = resource<Wishlist>("ecom.wishlists", {
  access: "member",
  accessOf: { bulkUpdateWishlistTags: "admin", bulkUpdateWishlistTagsByFilter: "admin" },
  owned: "one",
  ownerField: "memberId",
  custom: {
    addItem: (tools, { catalogReference, returnEntity }) =>
      changeItems(tools, returnEntity, (items) => {
        if (items.some((item) => sameReference(item.catalogReference, catalogReference))) {
          return items;
        }
        checkReference(catalogReference);
        return [...items, { catalogReference, addedDate: tools.iso }];
      }),
    removeItem: (tools, { catalogReference, returnEntity }) =>
      changeItems(tools, returnEntity, (items) =>
        items.filter((item) => !sameReference(item.catalogReference, catalogReference)),
      ),
  },
});

function changeItems(
  { edit, getOrMakeOwn, view }: Tools<Wishlist>,
  returnEntity: unknown,
  change: (items: WishlistItem[]) => WishlistItem[],
) {
  const wishlist = edit(getOrMakeOwn(), (list) => {
    list.items = change(list.items);
  });
  return returnEntity === true ? { wishlist: view(wishlist) } : {};
}

const MAX_RETURNED = 100;

function getWishlistById(request: Sent<GetWishlistByIdRequest>, context: Context) {
  const { id, limit = MAX_RETURNED, offset = 0, kind = [] } = request;
  const stored = context.store(wishlists).items.get(id);
  if (!stored) throw notFound("Wishlist", "WISHLIST_NOT_FOUND");
  const items = stored.entity.items.map(({ catalogReference, addedDate }) => {
    const { catalogItemId, appId } = catalogReference as Record<string, string>;
    return { id: catalogItemId, dateAdded: addedDate, type: "product", origin: appId };
  });
  const matches = items.filter(
    ({ type, origin }) =>
      kind.length === 0 ||
      kind.some((entry) => (entry.type ?? type) === type && (entry.origin ?? origin) === origin),
  );
  return {
    wishlist: {
      id,
      ownerId: stored.owner?.id ?? "",
      items: matches.slice(offset, offset + limit),
      totalCount: Math.min(matches.length, MAX_RETURNED),
    },
  };
}

const handlers: Handlers = {
  "stores.wishlist.getWishlistById": admin(getWishlistById),
};

export const wishlistById = defineService({ name: "wishlistById", slice: () => ({}), handlers });
