import type { Context } from "../../kernel/context.js";
import { anyone, type Handler, type Handlers } from "../../kernel/handler.js";
import { applicationError, notFound } from "../../kernel/platform-error.js";
import type { WireRequest } from "../../kernel/wire-request.js";
import { eachOf, totalsOf } from "../../resource/verbs/bulk.js";
import { listOf, objectOf } from "../../resource/verbs/verb.js";
import { categoryById, checkTree } from "./categories.js";
import { allCategoryIds, directCategoryIds, findProduct, requireCatalog } from "./lookup.js";
import { CATEGORY_ENTITY, changeMembership, rejectManaged } from "./membership.js";
import { STORES_APP_ID, STORES_TREE } from "./model.js";
import { catalogSlice } from "./slice.js";
import { merchantCall } from "./v3/write/merchant-call.js";

interface Item {
  readonly catalogItemId: string;
  readonly appId: string;
}

export const treeCall = <Request = WireRequest>(run: Handler<Request>["run"]) =>
  merchantCall<Request>((request, context) => {
    checkTree((request as WireRequest).treeReference);
    return run(request, context);
  });

function productIdOf(item: unknown): string {
  const { catalogItemId, appId } = objectOf(item) as Partial<Item>;
  if (appId !== STORES_APP_ID) throw notFound("Item", "ITEM_NOT_FOUND");
  return String(catalogItemId);
}

const itemOf = (catalogItemId: string): Item => ({ catalogItemId, appId: STORES_APP_ID });

const itemsOf = (isIn: boolean) =>
  treeCall((request, context) => {
    const category = categoryById(context, request.categoryId);
    rejectManaged(category);
    const done = eachOf(context, listOf(request.items), (item) => {
      changeMembership(context, category.id, productIdOf(item), isIn);
      return {};
    });
    return {
      results: done.map(({ metadata: { id: _id, ...metadata } }, place) => ({
        itemMetadata: { item: listOf(request.items)[place], ...metadata },
      })),
      bulkActionMetadata: totalsOf(done),
    };
  });

function inCategories(
  context: Context,
  request: WireRequest,
  ids: readonly unknown[],
  isIn: boolean,
) {
  const productId = productIdOf(request.item);
  return eachOf(context, ids, (id) => {
    changeMembership(context, String(id), productId, isIn);
    return { id };
  });
}

const categoriesOf = (isIn: boolean) =>
  treeCall((request, context) => {
    const done = inCategories(context, request, listOf(request.categoryIds), isIn);
    return {
      results: done.map(({ metadata }) => ({ itemMetadata: metadata })),
      bulkActionMetadata: totalsOf(done),
    };
  });

export const categoryItemHandlers: Handlers = {
  "stores.categories.bulkAddItemsToCategory": itemsOf(true),
  "stores.categories.bulkRemoveItemsFromCategory": itemsOf(false),
  "stores.categories.bulkAddItemToCategories": categoriesOf(true),
  "stores.categories.bulkRemoveItemFromCategories": categoriesOf(false),

  "stores.categories.bulkSetItemCategories": treeCall((request, context) => {
    const { products } = context.store(catalogSlice);
    const product = products.get(productIdOf(request.item));
    if (!product) throw notFound("Item", "ITEM_NOT_FOUND");
    const wanted = new Set(listOf(request.categoryIds).map(String));
    const before = product.categoryIds;
    const away = before.filter((id) => !wanted.has(id));
    const fresh = [...wanted].filter((id) => !before.includes(id));
    const added = inCategories(context, request, fresh, true);
    const removed = inCategories(context, request, away, false);
    return {
      addResults: added.map(({ metadata }) => ({ itemMetadata: metadata })),
      removeResults: removed.map(({ metadata }) => ({ itemMetadata: metadata })),
      bulkActionMetadata: totalsOf([...added, ...removed]),
    };
  }),

  "stores.categories.setArrangedItems": treeCall((request, context) => {
    const category = categoryById(context, request.categoryId);
    const catalog = context.store(catalogSlice);
    const arranged = listOf(request.items).map((item) => {
      const productId = productIdOf(item);
      const product = catalog.products.get(productId);
      if (product && directCategoryIds(catalog, product).includes(category.id)) return productId;
      throw applicationError(428, "ITEM_NOT_IN_CATEGORY", "The item is not in the category", {
        item,
      });
    });
    const next = { ...category, arranged: [...new Set(arranged)] };
    context.changes.put(catalog.categories, category.id, next);
    context.emit({
      entityFqdn: CATEGORY_ENTITY,
      slug: "items_arranged_in_category",
      entityId: category.id,
      payload: {
        actionEvent: { body: { categoryId: category.id, treeReference: STORES_TREE } },
      },
    });
    return { items: next.arranged.map(itemOf) };
  }),

  "stores.categories.getArrangedItems": anyone((request, context) => {
    requireCatalog(context, "V3_CATALOG");
    checkTree(request.treeReference);
    const { arranged = [] } = categoryById(context, request.categoryId);
    const seen = arranged.filter((id) => findProduct(context, id));
    return { items: seen.map(itemOf) };
  }),

  "stores.categories.listCategoriesForItems": anyone((request, context) => {
    requireCatalog(context, "V3_CATALOG");
    checkTree(request.treeReference);
    const catalog = context.store(catalogSlice);
    return {
      categoriesForItems: listOf(request.items).map((item) => {
        const product = findProduct(context, String(objectOf(item).catalogItemId));
        const direct = product ? directCategoryIds(catalog, product) : [];
        const all = product ? allCategoryIds(catalog, product) : [];
        return {
          item,
          directCategoryIds: direct,
          indirectCategoryIds: all.filter((id) => !direct.includes(id)),
        };
      }),
    };
  }),
};
