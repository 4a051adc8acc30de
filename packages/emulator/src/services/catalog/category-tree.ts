import type { Context } from "../../kernel/context.js";
import { applicationError } from "../../kernel/platform-error.js";
import type { Category } from "./model.js";
import { catalogSlice } from "./slice.js";

const MAX_LEVELS = 5;

const all = (context: Context) => [...context.store(catalogSlice).categories.values()];

export function childrenOf(context: Context, parentId: string | undefined): Category[] {
  return all(context)
    .filter((category) => category.parentId === parentId)
    .sort((a, b) => a.index - b.index);
}

export function branchOf(context: Context, category: Category): Category[] {
  const below = childrenOf(context, category.id);
  return [category, ...below.flatMap((child) => branchOf(context, child))];
}

function levelOf(context: Context, id: string | undefined): number {
  const category = id === undefined ? undefined : context.store(catalogSlice).categories.get(id);
  return category ? 1 + levelOf(context, category.parentId) : 0;
}

function heightOf(context: Context, category: Category): number {
  const heights = childrenOf(context, category.id).map((child) => heightOf(context, child));
  return 1 + Math.max(0, ...heights);
}

export function parentOf(
  context: Context,
  id: string | null | undefined,
  moved?: Category,
): Category | undefined {
  if (!id) return undefined;
  const parent = context.store(catalogSlice).categories.get(id);
  if (!parent) {
    throw applicationError(428, "PARENT_CATEGORY_NOT_IN_TREE", "Parent category not found");
  }
  if (moved && branchOf(context, moved).includes(parent)) {
    throw applicationError(428, "TREE_CYCLE_DETECTED", "A category cannot be its own parent");
  }
  if (levelOf(context, id) + (moved ? heightOf(context, moved) : 1) > MAX_LEVELS) {
    throw applicationError(
      428,
      "CATEGORY_DEPTH_LIMIT_EXCEEDED",
      `A tree can have at most ${MAX_LEVELS} levels`,
    );
  }
  return parent;
}

export function placeAmong(
  siblings: readonly Category[],
  position: unknown,
  afterId: string | null | undefined,
): number {
  if (position === "FIRST") return 0;
  if (position !== "AFTER") return siblings.length;
  if (!afterId) {
    throw applicationError(428, "MISSING_AFTER_CATEGORY", "The category to move after is missing");
  }
  const place = siblings.findIndex(({ id }) => id === afterId);
  if (place >= 0) return place + 1;
  throw applicationError(
    428,
    "AFTER_CATEGORY_NOT_IN_PARENT",
    "The category to move after has another parent",
  );
}
