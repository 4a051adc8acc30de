import { applicationError, notFound, rejection } from "../../kernel/platform-error.js";
import type { Entity, Tools } from "../../resource/declaration.js";
import { resource } from "../../resource/resource.js";
import { categoryPath, checkV3Request } from "./lookup.js";
import { namedMediaOf } from "./media-view.js";
import { catalogSlice } from "./slice.js";

interface Assignment {
  readonly id: string;
  readonly position?: number;
  readonly appliedToSubcategories?: boolean;
}

/** The documentation lists an error for too many promotions but no limit. */
const LIMIT = { count: 1000, code: "PROMOTIONS_LIMIT_EXCEEDED" };

export interface Promotion extends Entity {
  readonly id: string;
  readonly enabled: boolean;
  readonly createdDate: string;
  readonly media: { readonly id?: string; readonly url?: string };
  readonly categories: readonly Assignment[];
  /** The most recently activated promotion takes precedence. */
  readonly activatedDate: string;
}

function checkPromotion(
  next: Promotion,
  before: Promotion | undefined,
  { iso }: Tools<Promotion>,
): void {
  const { media } = next;
  if (!(media?.id || media?.url)) {
    throw before
      ? rejection("MEDIA_REMOVAL_NOT_ALLOWED", "A promotion's image cannot be removed")
      : applicationError(404, "MEDIA_NOT_FOUND", "A promotion requires an image");
  }
  const categories = (next.categories ?? []).map((one) => ({ position: 1, ...one }));
  if (new Set(categories.map(({ id }) => id)).size < categories.length) {
    throw rejection("DUPLICATE_CATEGORY_ASSIGNMENT", "Duplicate category");
  }
  const isOn = next.enabled === true && before?.enabled !== true;
  Object.assign(next, {
    categories: categories.map((one) => ({ appliedToSubcategories: false, ...one })),
    enabled: next.enabled ?? false,
    activatedDate: !before || isOn ? iso : before.activatedDate,
  });
}

function resolve(tools: Tools<Promotion>, categoryId: unknown) {
  const catalog = tools.store(catalogSlice);
  const path = categoryPath(catalog, String(categoryId)).map(({ id }) => id);
  if (path.length === 0) throw notFound("Category", "CATEGORY_NOT_FOUND");
  const byPosition = new Map<number, Promotion>();
  for (const promotion of tools.all()) {
    if (!promotion.enabled) continue;
    for (const { id, position = 1, appliedToSubcategories } of promotion.categories) {
      if (id !== categoryId && !(appliedToSubcategories && path.includes(id))) continue;
      const other = byPosition.get(position);
      const key = ({ activatedDate, id: own }: Promotion) => `${activatedDate} ${own}`;
      if (!other || key(promotion) > key(other)) byPosition.set(position, promotion);
    }
  }
  return [...byPosition]
    .sort(([a], [b]) => a - b)
    .map(([position, promotion]) => ({ promotion: tools.view(promotion), position }));
}

export const promotions = resource<Promotion>("stores.promotionsV3", {
  access: { read: "anyone", write: "admin" },
  accessOf: { resolvePromotions: "anyone" },
  checkRequest: checkV3Request,
  visible: ({ enabled }) => enabled,
  searched: ["name"],
  defaults: { enabled: false, categories: [] },
  limit: LIMIT,
  check: checkPromotion,
  view: ({ media }, _fields, tools) => ({
    media: namedMediaOf(tools, media),
    activatedDate: undefined as never,
  }),
  custom: {
    resolvePromotions: (tools, { categoryId }) => ({ promotions: resolve(tools, categoryId) }),
  },
});
