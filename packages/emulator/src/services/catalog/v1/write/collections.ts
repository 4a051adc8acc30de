import type { AddProductsToCollectionRequest, CollectionInput } from "@portico/stores/products";
import type { Context } from "../../../../kernel/context.js";
import type { Handlers } from "../../../../kernel/handler.js";
import { applicationError, notFound, rejection } from "../../../../kernel/platform-error.js";
import type { Nullable, Sent } from "../../../../kernel/wire-request.js";
import type { Draft } from "../../../../store/collection.js";
import { productById } from "../../lookup.js";
import type { Category } from "../../model.js";
import { catalogSlice, categoryStore, newCategory } from "../../slice.js";
import { v1Collection } from "../product.js";
import {
  differences,
  emitCatalogEvent,
  freeSlug,
  recategorize,
  slugOf,
  writeHandler,
} from "./change.js";

function editableCollection(context: Context, id: unknown): Category {
  const { categories } = context.store(catalogSlice);
  const category = categories.get(String(id));
  if (category?.managed) {
    throw rejection("COLLECTION_NOT_EDITABLE", "This collection cannot be changed");
  }
  if (!category) throw notFound("Collection", "COLLECTION_NOT_FOUND");
  return category;
}

function checkSlug(context: Context, slug: string, ownId?: string): void {
  for (const other of context.store(catalogSlice).categories.values()) {
    if (other.slug !== slug || other.id === ownId) continue;
    throw applicationError(409, "SLUG_ALREADY_EXISTS", `The slug '${slug}' is already in use`, {
      collectionId: other.id,
    });
  }
}

function applyCollection(
  context: Context,
  category: Draft<Category>,
  input: Nullable<Sent<CollectionInput>>,
): void {
  if (input.name) category.name = input.name;
  if (input.description !== undefined) category.description = input.description ?? "";
  if (typeof input.visible === "boolean") category.visible = input.visible;
  if (input.slug) {
    checkSlug(context, input.slug, category.id);
    category.slug = input.slug;
  }
}

const membershipHandler = (isMember: boolean) =>
  writeHandler<AddProductsToCollectionRequest>(({ id, productIds = [] }, context) => {
    const category = editableCollection(context, id);
    const products = productIds.map((productId) => productById(context, productId));
    recategorize(context, new Set(products), category, isMember);
    return {};
  });

export const collectionWrites: Handlers = {
  "stores.products.createCollection": writeHandler(({ collection: input }, context) => {
    const { categories } = context.store(catalogSlice);
    const name = input.name ?? "";
    const category: Draft<Category> = {
      ...(newCategory(context, "collection") as Draft<Category>),
      name,
      slug: freeSlug(slugOf(name), categories.values()),
      index: Math.max(0, ...[...categories.values()].map(({ index }) => index)) + 1,
    };
    applyCollection(context, category, input);
    categoryStore(context).insert(category.id, category);
    const collection = v1Collection(context, category);
    const { media, slug, visible } = collection;
    const eventData = { collection_Id: category.id, name: category.name, media, slug, visible };
    emitCatalogEvent(context, "CollectionCreated", eventData);
    return { collection };
  }),

  "stores.products.updateCollection": writeHandler(({ collection: input }, context) => {
    const category = editableCollection(context, input.id);
    const before = v1Collection(context, category);
    const next = categoryStore(context).update(category.id, (draft) => {
      applyCollection(context, draft, input);
    });
    const collection = v1Collection(context, next);
    const changedFields = differences(before, collection);
    if (changedFields.length > 0) {
      emitCatalogEvent(context, "CollectionChanged", { collection_Id: category.id, changedFields });
    }
    return { collection };
  }),

  "stores.products.deleteCollection": writeHandler(({ id }, context) => {
    const category = editableCollection(context, id);
    const { categories, products } = context.store(catalogSlice);
    recategorize(context, products.values(), category, false);
    context.changes.drop(categories, category.id);
    emitCatalogEvent(context, "CollectionDeleted", { collection_Id: category.id });
    return {};
  }),

  "stores.products.addProductsToCollection": membershipHandler(true),
  "stores.products.removeProductsFromCollection": membershipHandler(false),
};
