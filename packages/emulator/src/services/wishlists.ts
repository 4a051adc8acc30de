import { validationError } from "../kernel/platform-error.js";
import type { Tools } from "../resource/declaration.js";
import { resource } from "../resource/resource.js";
import { objectOf } from "../resource/verbs/verb.js";
import { sameReference } from "./same.js";

type Item = { catalogReference: unknown; addedDate: string };
type Wishlist = { items: Item[] };

function checked(reference: unknown): unknown {
  const missing = ["catalogItemId", "appId"].filter((name) => !objectOf(reference)[name]);
  if (missing.length === 0) return reference;
  const violations = missing.map((name) => ({
    field: `catalogReference.${name}`,
    description: "must not be empty",
    violatedRule: "REQUIRED_FIELD",
  }));
  throw validationError(violations);
}

/** Each member has one, created on first use. */
export const wishlists = resource<Wishlist>("ecom.wishlists", {
  access: "member",
  accessOf: { bulkUpdateWishlistTags: "admin", bulkUpdateWishlistTagsByFilter: "admin" },
  owned: "one",
  ownerField: "memberId",
  custom: {
    addItem: (tools, { catalogReference, returnEntity }) =>
      changed(tools, returnEntity, (items) =>
        items.some((item) => sameReference(item.catalogReference, catalogReference))
          ? items
          : [...items, { catalogReference: checked(catalogReference), addedDate: tools.iso }],
      ),
    removeItem: (tools, { catalogReference, returnEntity }) =>
      changed(tools, returnEntity, (items) =>
        items.filter((item) => !sameReference(item.catalogReference, catalogReference)),
      ),
  },
});

function changed(wishlists: Tools<Wishlist>, wanted: unknown, change: (items: Item[]) => Item[]) {
  const wishlist = wishlists.edit(wishlists.mine(), (list) => {
    list.items = change(list.items);
  });
  return wanted === true ? { wishlist: wishlists.view(wishlist) } : {};
}
