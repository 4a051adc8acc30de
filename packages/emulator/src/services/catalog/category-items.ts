import { notFound, rejection } from "../../kernel/platform-error.js";
import { platformMetadata } from "../../query/page.js";
import { type Query, runQuery } from "../../query/run-query.js";
import type { Entity, Tools } from "../../resource/declaration.js";
import { bulkResults, runBulk, runEach, totalsOf } from "../../resource/verbs/bulk.js";
import { listOf, objectOf } from "../../resource/verbs/verb.js";
import { changeMembership, rejectManaged } from "./category-tree.js";
import { allCategoryIds, directCategoryIds, findProduct, orderOfProduct } from "./lookup.js";
import { type Category, type Product, STORES_APP_ID, STORES_TREE } from "./model.js";
import { visibleProducts } from "./product-cache.js";
import { catalogSlice } from "./slice.js";

type CategoryTools = Tools<Category>;

function productIdOf(item: unknown): string {
  const { catalogItemId, appId } = objectOf(item);
  if (appId !== STORES_APP_ID) throw notFound("Item", "ITEM_NOT_FOUND");
  return String(catalogItemId);
}

const catalogItem = (catalogItemId: string) => ({ catalogItemId, appId: STORES_APP_ID });

const changeItemsOfCategory = (isMember: boolean) => (tools: CategoryTools, request: Entity) => {
  const category = tools.get(request.categoryId);
  rejectManaged(category);
  const items = listOf(request.items);
  const results = runEach(tools, items, (item) => {
    changeMembership(tools, category.id, productIdOf(item), isMember);
    return {};
  });
  return bulkResults(
    results.map(({ metadata, entity }, index) => ({
      metadata: { item: items[index], ...metadata },
      entity,
    })),
  );
};

const changeCategoriesOfItem = (isMember: boolean) => (tools: CategoryTools, request: Entity) => {
  const productId = productIdOf(request.item);
  return runBulk(tools, listOf(request.categoryIds), (id) => {
    changeMembership(tools, String(id), productId, isMember);
    return { id };
  });
};
const addItemToCategories = changeCategoriesOfItem(true);
const removeItemFromCategories = changeCategoriesOfItem(false);

function categoryIdsOf(tools: CategoryTools, item: unknown) {
  const catalog = tools.store(catalogSlice);
  const product = findProduct(tools, String(objectOf(item).catalogItemId));
  return {
    directCategoryIds: product ? directCategoryIds(catalog, product) : [],
    allCategoryIds: product ? allCategoryIds(catalog, product) : [],
  };
}

function itemSource(category: Category, items: readonly Product[], useArrangement: boolean) {
  const indexes = new Map(useArrangement ? category.arranged?.map((id, index) => [id, index]) : []);
  const order = (product: Product) => {
    const index = indexes.get(product.id);
    return index === undefined ? orderOfProduct(product) : index - indexes.size;
  };
  return { items: [...items].sort((a, b) => order(a) - order(b)), fields: {}, order };
}

export const itemOperations = {
  bulkAddItemsToCategory: changeItemsOfCategory(true),
  bulkRemoveItemsFromCategory: changeItemsOfCategory(false),
  bulkAddItemToCategories: addItemToCategories,
  bulkRemoveItemFromCategories: removeItemFromCategories,

  bulkSetItemCategories: (tools: CategoryTools, request: Entity) => {
    const product = tools.store(catalogSlice).products.get(productIdOf(request.item));
    if (!product) throw notFound("Item", "ITEM_NOT_FOUND");
    const requestedIds = new Set(listOf(request.categoryIds).map(String));
    const before = product.categoryIds;
    const idsToAdd = [...requestedIds].filter((id) => !before.includes(id));
    const additions = addItemToCategories(tools, { ...request, categoryIds: idsToAdd });
    const idsToRemove = before.filter((id) => !requestedIds.has(id));
    const removals = removeItemFromCategories(tools, { ...request, categoryIds: idsToRemove });
    const allResults = [...additions.results, ...removals.results];
    return {
      addResults: additions.results,
      removeResults: removals.results,
      bulkActionMetadata: totalsOf(allResults.map(({ itemMetadata: metadata }) => ({ metadata }))),
    };
  },

  setArrangedItems: (tools: CategoryTools, request: Entity) => {
    const category = tools.get(request.categoryId);
    const catalog = tools.store(catalogSlice);
    const ids = listOf(request.items).map((item) => {
      const productId = productIdOf(item);
      const product = catalog.products.get(productId);
      if (product && directCategoryIds(catalog, product).includes(category.id)) return productId;
      const description = "The item is not in the category";
      throw rejection("ITEM_NOT_IN_CATEGORY", description, { item });
    });
    const arranged = [...new Set(ids)];
    tools.changes.put(catalog.categories, category.id, { ...category, arranged });
    const body = { categoryId: category.id, treeReference: STORES_TREE };
    tools.emitAction("items_arranged_in_category", category, body);
    return { items: arranged.map(catalogItem) };
  },

  getArrangedItems: (tools: CategoryTools, request: Entity) => {
    const { arranged = [] } = tools.get(request.categoryId);
    return { items: arranged.filter((id) => findProduct(tools, id)).map(catalogItem) };
  },

  listItemsInCategory: (tools: CategoryTools, request: Entity) => {
    const category = tools.get(request.categoryId);
    const includesSubcategories = request.includeItemsFromSubcategories === true;
    const idsOf = includesSubcategories ? allCategoryIds : directCategoryIds;
    const items = visibleProducts(tools).filter((product) =>
      idsOf(tools.store(catalogSlice), product).includes(category.id),
    );
    const source = itemSource(category, items, request.useCategoryArrangement === true);
    const { cursorPaging } = request as Query;
    const page = runQuery({ ...source, scope: category.id }, { cursorPaging });
    return {
      items: page.items.map(({ id }) => catalogItem(id)),
      pagingMetadata: platformMetadata(page),
    };
  },

  listCategoriesForItem: (tools: CategoryTools, { item }: Entity) => categoryIdsOf(tools, item),

  listCategoriesForItems: (tools: CategoryTools, request: Entity) => ({
    categoriesForItems: listOf(request.items).map((item) => {
      const ids = categoryIdsOf(tools, item);
      const directIds = ids.directCategoryIds;
      const indirectCategoryIds = ids.allCategoryIds.filter((id) => !directIds.includes(id));
      return { item, directCategoryIds: directIds, indirectCategoryIds };
    }),
  }),
};
