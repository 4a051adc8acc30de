// Each product stores its categories. "All products" contains every product automatically.

import type { Context } from "../../kernel/context.js";
import { notFound, rejection } from "../../kernel/platform-error.js";
import { categoryPath } from "./lookup.js";
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

export function changeMembership(
  context: Context,
  categoryId: string,
  productId: string,
  isMember: boolean,
): void {
  const catalog = context.store(catalogSlice);
  const category = catalog.categories.get(categoryId);
  if (!category) throw notFound("Category", "CATEGORY_NOT_FOUND");
  rejectManaged(category);
  const product = catalog.products.get(productId);
  if (!product) throw notFound("Item", "ITEM_NOT_FOUND");
  if (product.categoryIds.includes(categoryId) === isMember) return;
  const others = product.categoryIds.filter((id) => id !== categoryId);
  setCategories(context, product, isMember ? [...others, categoryId] : others);
  if (!isMember && category.arranged?.includes(productId)) {
    const arranged = category.arranged.filter((id) => id !== productId);
    context.changes.put(catalog.categories, categoryId, { ...category, arranged });
  }
  const item = { catalogItemId: productId, appId: STORES_APP_ID };
  const ids = { categoryId, treeReference: STORES_TREE };
  context.emit({
    entityFqdn: CATEGORY_ENTITY,
    slug: isMember ? "item_added_to_category" : "item_removed_from_category",
    entityId: categoryId,
    payload: { actionEvent: { body: { ...ids, [isMember ? "addedItem" : "removedItem"]: item } } },
  });
}

export function clearCategory(context: Context, categoryId: string): void {
  for (const product of context.store(catalogSlice).products.values()) {
    if (!product.categoryIds.includes(categoryId)) continue;
    const categoryIds = product.categoryIds.filter((id) => id !== categoryId);
    setCategories(context, product, categoryIds);
  }
}

const MAX_LEVELS = 5;

export function childrenOf(context: Context, parentId: string | undefined): Category[] {
  return [...context.store(catalogSlice).categories.values()]
    .filter((category) => category.parentId === parentId)
    .sort((a, b) => a.index - b.index);
}

export function branchOf(context: Context, category: Category): Category[] {
  const children = childrenOf(context, category.id);
  return [category, ...children.flatMap((child) => branchOf(context, child))];
}

function heightOf(context: Context, category: Category): number {
  const heights = childrenOf(context, category.id).map((child) => heightOf(context, child));
  return 1 + Math.max(0, ...heights);
}

export function checkedParent(
  context: Context,
  id: string | null | undefined,
  moved?: Category,
): Category | undefined {
  if (!id) return undefined;
  const catalog = context.store(catalogSlice);
  const parent = catalog.categories.get(id);
  if (!parent) throw rejection("PARENT_CATEGORY_NOT_IN_TREE", "Parent category not found");
  if (moved && branchOf(context, moved).includes(parent)) {
    throw rejection("TREE_CYCLE_DETECTED", "A category cannot be its own parent");
  }
  if (categoryPath(catalog, id).length + (moved ? heightOf(context, moved) : 1) > MAX_LEVELS) {
    const description = `A tree can have at most ${MAX_LEVELS} levels`;
    throw rejection("CATEGORY_DEPTH_LIMIT_EXCEEDED", description);
  }
  return parent;
}

export function insertionIndex(
  siblings: readonly Category[],
  position: unknown,
  afterId: string | null | undefined,
): number {
  if (position === "FIRST") return 0;
  if (position !== "AFTER") return siblings.length;
  if (!afterId) {
    throw rejection("MISSING_AFTER_CATEGORY", "The position AFTER requires moveAfterCategoryId");
  }
  const index = siblings.findIndex(({ id }) => id === afterId);
  if (index >= 0) return index + 1;
  const description = "The category to move after has a different parent";
  throw rejection("AFTER_CATEGORY_NOT_IN_PARENT", description);
}
