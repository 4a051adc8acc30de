import { admin } from "../kernel/handler.js";
import { notFound } from "../kernel/platform-error.js";
import { defineService } from "../kernel/service.js";
import { wishlists } from "./wishlists.js";

interface Kind {
  readonly type?: string;
  readonly origin?: string;
}

interface Asked {
  readonly id: string;
  readonly limit?: number | null;
  readonly offset?: number | null;
  readonly kind?: readonly Kind[] | null;
}

const MOST = 100;

export const wishlistById = defineService({
  name: "wishlistById",
  slice: () => ({}),
  handlers: {
    "stores.wishlist.getWishlistById": admin((request, context) => {
      const { id, limit, offset, kind } = request as unknown as Asked;
      const found = context.store(wishlists).items.get(id);
      if (!found) throw notFound("Wishlist", "WISHLIST_NOT_FOUND");
      const all = found.entity.items.map(({ catalogReference, addedDate }) => {
        const { catalogItemId, appId } = catalogReference as Record<string, string>;
        return { id: catalogItemId, dateAdded: addedDate, type: "product", origin: appId };
      });
      const wanted = all.filter(
        ({ type, origin }) =>
          !kind?.length ||
          kind.some((one) => (one.type ?? type) === type && (one.origin ?? origin) === origin),
      );
      const first = offset ?? 0;
      return {
        wishlist: {
          id,
          ownerId: found.owner?.id ?? "",
          items: wanted.slice(first, first + (limit ?? MOST)),
          totalCount: Math.min(wanted.length, MOST),
        },
      };
    }),
  },
});
