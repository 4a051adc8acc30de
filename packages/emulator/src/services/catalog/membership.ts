// Each product stores its categories. "All products" contains every product automatically.

import type { Context } from "../../kernel/context.js";
import { applicationError, notFound } from "../../kernel/platform-error.js";
import { type Category, type Product, STORES_APP_ID, STORES_TREE } from "./model.js";
import { catalogSlice } from "./slice.js";

export const CATEGORY_ENTITY = "wix.categories.v1.category";

export function rejectManaged({ managed }: Category): void {
  if (!managed) return;
  throw applicationError(
    428,
    "MANAGED_CATEGORY_OPERATION_NOT_ALLOWED",
    "The category is managed by the platform",
  );
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
  context.emit({
    entityFqdn: CATEGORY_ENTITY,
    slug: isIn ? "item_added_to_category" : "item_removed_from_category",
    entityId: categoryId,
    payload: {
      actionEvent: {
        body: isIn ? { ...about, addedItem: item } : { ...about, removedItem: item },
      },
    },
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
