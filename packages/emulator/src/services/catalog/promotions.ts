import type { CategoryAssignment } from "@portico/stores/promotions-v3";
import { applicationError, notFound, rejection } from "../../kernel/platform-error.js";
import type { Entity } from "../../resource/declaration.js";
import { resource } from "../../resource/resource.js";
import { categoryPath, checkV3Request } from "./lookup.js";
import { catalogSlice } from "./slice.js";
import type { MediaContent } from "./v3/write/content.js";
import { namedMediaOf } from "./v3/write/media.js";

export interface Promotion extends Entity {
  readonly id: string;
  readonly enabled: boolean;
  readonly media: MediaContent;
  readonly categories: readonly (Pick<CategoryAssignment, "id"> & Partial<CategoryAssignment>)[];
  /** For each position, the most recently activated promotion takes precedence. */
  readonly activatedDate: string;
}

export const promotions = resource<Promotion>("stores.promotionsV3", {
  access: { read: "anyone", write: "admin" },
  accessOf: { resolvePromotions: "anyone" },
  checkRequest: checkV3Request,
  isVisible: ({ enabled }) => enabled,
  searched: ["name"],
  defaults: { enabled: false, categories: [] },
  // The documentation lists this error but not the limit.
  limit: { count: 1000, code: "PROMOTIONS_LIMIT_EXCEEDED" },
  check: (next, before, { iso }) => {
    const { media } = next;
    if (!(media?.id || media?.url)) {
      throw before
        ? rejection("MEDIA_REMOVAL_NOT_ALLOWED", "A promotion's image cannot be removed")
        : applicationError(404, "MEDIA_NOT_FOUND", "A promotion requires an image");
    }
    const categories = (next.categories ?? []).map((category) => ({ position: 1, ...category }));
    if (new Set(categories.map(({ id }) => id)).size < categories.length) {
      throw rejection("DUPLICATE_CATEGORY_ASSIGNMENT", "Duplicate category");
    }
    const isActivated = next.enabled === true && before?.enabled !== true;
    Object.assign(next, {
      categories: categories.map((category) => ({ appliedToSubcategories: false, ...category })),
      enabled: next.enabled ?? false,
      activatedDate: !before || isActivated ? iso : before.activatedDate,
    });
  },
  view: ({ media }, _fields, tools) => ({
    media: namedMediaOf(tools, media),
    activatedDate: undefined as never,
  }),
  custom: {
    resolvePromotions: (tools, { categoryId }) => {
      const catalog = tools.store(catalogSlice);
      const path = categoryPath(catalog, String(categoryId)).map(({ id }) => id);
      if (path.length === 0) throw notFound("Category", "CATEGORY_NOT_FOUND");
      const byPosition = new Map<number, Promotion>();
      for (const promotion of tools.all()) {
        if (!promotion.enabled) continue;
        for (const { id, position = 1, appliedToSubcategories } of promotion.categories) {
          if (id !== categoryId && !(appliedToSubcategories && path.includes(id))) continue;
          const other = byPosition.get(position);
          const key = (promotion: Promotion) => `${promotion.activatedDate} ${promotion.id}`;
          if (!other || key(promotion) > key(other)) byPosition.set(position, promotion);
        }
      }
      const sortedEntries = [...byPosition].sort(([a], [b]) => a - b);
      return {
        promotions: sortedEntries.map(([position, promotion]) => ({
          promotion: tools.view(promotion),
          position,
        })),
      };
    },
  },
});
