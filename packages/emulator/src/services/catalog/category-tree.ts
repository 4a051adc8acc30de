// Each product stores its categories. "All products" contains every product automatically.

import type { Context } from "../../kernel/context.js";
import { notFound, rejection } from "../../kernel/platform-error.js";
import { type Category, type Product, STORES_APP_ID, STORES_TREE } from "./model.js";
import { catalogSlice } from "./slice.js";

export const CATEGORY_ENTITY = "wix.categories.v1.category";

export function rejectManaged({ managed }: Category): void {
  if (!managed) return;
  const description = "The category is managed by the platform";
  throw rejection("MANAGED_CATEGORY_OPERATION_NOT_ALLOWED", description);
}

function setCategories(context: Context, product: Product, categoryIds: readonly string[]): void {
  const next = { ...product, categoryIds };
  context.changes.put(context.store(catalogSlice).products, product.id, next);
}

function emitMembership(
  context: Context,
  categoryId: string,
  productId: string,
  isIn: boolean,
): void {
  if (!context.listened) return;
  const item = { catalogItemId: productId, appId: STORES_APP_ID };
  const about = { categoryId, treeReference: STORES_TREE };
  const body = { ...about, [isIn ? "addedItem" : "removedItem"]: item };
  context.emit({
    entityFqdn: CATEGORY_ENTITY,
    slug: isIn ? "item_added_to_category" : "item_removed_from_category",
    entityId: categoryId,
    payload: { actionEvent: { body } },
  });
}

export function changeMembership(
  context: Context,
  categoryId: string,
  productId: string,
  isIn: boolean,
): void {
  const catalog = context.store(catalogSlice);
  const category = catalog.categories.get(categoryId);
  if (!category) throw notFound("Category", "CATEGORY_NOT_FOUND");
  rejectManaged(category);
  const product = catalog.products.get(productId);
  if (!product) throw notFound("Item", "ITEM_NOT_FOUND");
  if (product.categoryIds.includes(categoryId) === isIn) return;
  const others = product.categoryIds.filter((id) => id !== categoryId);
  setCategories(context, product, isIn ? [...others, categoryId] : others);
  if (!isIn && category.arranged?.includes(productId)) {
    const arranged = category.arranged.filter((id) => id !== productId);
    context.changes.put(catalog.categories, categoryId, { ...category, arranged });
  }
  emitMembership(context, categoryId, productId, isIn);
}

export function emptyCategory(context: Context, categoryId: string): void {
  for (const product of context.store(catalogSlice).products.values()) {
    if (!product.categoryIds.includes(categoryId)) continue;
    const left = product.categoryIds.filter((id) => id !== categoryId);
    setCategories(context, product, left);
  }
}

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
    throw rejection("PARENT_CATEGORY_NOT_IN_TREE", "Parent category not found");
  }
  if (moved && branchOf(context, moved).includes(parent)) {
    throw rejection("TREE_CYCLE_DETECTED", "A category cannot be its own parent");
  }
  if (levelOf(context, id) + (moved ? heightOf(context, moved) : 1) > MAX_LEVELS) {
    const description = `A tree can have at most ${MAX_LEVELS} levels`;
    throw rejection("CATEGORY_DEPTH_LIMIT_EXCEEDED", description);
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
    throw rejection("MISSING_AFTER_CATEGORY", "The position AFTER requires moveAfterCategoryId");
  }
  const place = siblings.findIndex(({ id }) => id === afterId);
  if (place >= 0) return place + 1;
  throw rejection(
    "AFTER_CATEGORY_NOT_IN_PARENT",
    "The category to move after has a different parent",
  );
}
