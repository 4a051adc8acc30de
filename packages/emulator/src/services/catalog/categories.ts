import { needs } from "../../checks/violations.js";
import { isAdmin } from "../../kernel/caller.js";
import type { Context } from "../../kernel/context.js";
import { anyone, type Handlers } from "../../kernel/handler.js";
import { applicationError, notFound } from "../../kernel/platform-error.js";
import { imageOf } from "../../media/image.js";
import { type Aggregating, aggregate } from "../../query/aggregate.js";
import { type Fields, ORDERED } from "../../query/fields.js";
import { cursorMetadata, platformMetadata } from "../../query/page.js";
import { type Conditions, type Query, runQuery, select } from "../../query/run-query.js";
import { queryFields } from "../../resource/query-fields.js";
import { completedParts } from "../../resource/shape.js";
import {
  allCategoryIds,
  categoryPath,
  directCategoryIds,
  findProduct,
  orderOfProduct,
  productCount,
} from "./lookup.js";
import { type Category, type Product, STORES_APP_ID, STORES_TREE } from "./model.js";
import { visibleProducts } from "./product-cache.js";
import { richContent } from "./rich-text.js";
import { catalogSlice } from "./slice.js";

const needsTree = /* @__PURE__ */ needs("treeReference.appNamespace");
const needsItem = /* @__PURE__ */ needs("item.catalogItemId", "item.appId");

const CATEGORY_FIELDS: Fields = /* @__PURE__ */ Object.freeze({
  ...queryFields("stores.categories.queryCategories"),
  itemCounter: { operators: ORDERED, sort: true },
});

/** Queries do not support filtering by `visible`. Searches do. */
const QUERY_FIELDS: Fields = /* @__PURE__ */ Object.freeze(
  Object.fromEntries(Object.entries(CATEGORY_FIELDS).filter(([name]) => name !== "visible")),
);

function productsIn(context: Context, category: Category, withChildren = false): Product[] {
  const catalog = context.store(catalogSlice);
  return visibleProducts(context).filter((product) =>
    (withChildren ? allCategoryIds : directCategoryIds)(catalog, product).includes(category.id),
  );
}

export function categoryView(context: Context, category: Category, wanted: readonly string[] = []) {
  const path = categoryPath(context.store(catalogSlice), category.id).slice(0, -1);
  return {
    id: category.id,
    revision: String(category.revision),
    createdDate: category.createdDate,
    updatedDate: category.updatedDate,
    name: category.name,
    slug: category.slug,
    itemCounter: productCount(context, category.id),
    visible: category.visible,
    treeReference: STORES_TREE,
    parentCategory: {
      ...(category.parentId === undefined ? {} : { id: category.parentId }),
      index: category.index,
    },
    ...(category.picture ? { image: imageOf(context, category.picture) } : {}),
    ...(category.managed ? { managingAppId: STORES_APP_ID } : {}),
    ...(category.seoData
      ? completedParts({ seoData: category.seoData }, "stores/categories#Category")
      : {}),
    ...(category.extendedFields ? { extendedFields: category.extendedFields } : {}),
    ...(wanted.includes("DESCRIPTION") && category.description !== ""
      ? { description: category.description }
      : {}),
    ...(wanted.includes("RICH_CONTENT_DESCRIPTION")
      ? {
          richContentDescription:
            category.richDescription ?? richContent([category.description], category.createdDate),
        }
      : {}),
    ...(wanted.includes("BREADCRUMBS_INFO")
      ? {
          breadcrumbsInfo: {
            breadcrumbs: path.map(({ id, name, slug }) => ({
              categoryId: id,
              categoryName: name,
              categorySlug: slug,
            })),
          },
        }
      : {}),
  };
}

function source(context: Context, hiddenToo = false) {
  const all = [...context.store(catalogSlice).categories.values()];
  return {
    items: hiddenToo && isAdmin(context) ? all : all.filter(({ visible }) => visible),
    order: ({ created = 0 }: Category) => created,
    sort: [{ fieldName: "parentCategory.index" }],
    fields: CATEGORY_FIELDS,
    view: (category: Category) => categoryView(context, category, ["DESCRIPTION"]),
    searched: ["name", "description"],
  };
}

/** The emulator only has the store's category tree. */
export function checkTree(tree: unknown): void {
  const { appNamespace, treeKey } = (tree ?? {}) as { appNamespace?: unknown; treeKey?: unknown };
  if (appNamespace === STORES_TREE.appNamespace && (treeKey ?? null) === null) return;
  throw applicationError(404, "TREE_NOT_FOUND", "Category tree not found");
}

/** If `isWanted` is set, manually arranged items come first. */
function arrangement(category: Category, items: readonly Product[], isWanted = false) {
  const places = new Map(isWanted ? category.arranged?.map((id, place) => [id, place]) : []);
  const order = (product: Product) => {
    const place = places.get(product.id);
    return place === undefined ? orderOfProduct(product) : place - places.size;
  };
  return { items: [...items].sort((a, b) => order(a) - order(b)), fields: {}, order };
}

function find(context: Context, test: (category: Category) => boolean): Category {
  const found = source(context, true).items.find(test);
  if (!found) throw notFound("Category", "CATEGORY_NOT_FOUND");
  return found;
}

export function categoryById(context: Context, id: unknown): Category {
  const category = context.store(catalogSlice).categories.get(String(id));
  if (!category || !(category.visible || isAdmin(context))) {
    throw notFound("Category", "CATEGORY_NOT_FOUND");
  }
  return category;
}

export const categoryHandlers: Handlers = {
  "stores.categories.getCategory": anyone((request, context) => {
    checkTree(request.treeReference);
    const category = find(context, ({ id }) => id === request.categoryId);
    return { category: categoryView(context, category, request.fields) };
  }),

  "stores.categories.getCategoryBySlug": anyone((request, context) => {
    checkTree(request.treeReference);
    const category = find(context, ({ slug }) => slug === request.slug);
    return { category: categoryView(context, category, request.fields) };
  }),

  "stores.categories.queryCategories": anyone((request, context) => {
    needsTree(request);
    checkTree(request.treeReference);
    const all = source(context, request.returnNonVisibleCategories);
    const page = runQuery(
      { ...all, fields: QUERY_FIELDS, rejectEmptyFilter: true },
      request.query as Query | undefined,
    );
    return {
      categories: page.items.map((category) => categoryView(context, category, request.fields)),
      pagingMetadata: cursorMetadata(page),
    };
  }),

  "stores.categories.searchCategories": anyone((request, context) => {
    checkTree(request.treeReference);
    const search = request.search as Query & Aggregating;
    const all = source(context, request.returnNonVisibleCategories);
    const page = runQuery({ ...all, rejectEmptyFilter: true }, search);
    return {
      categories: page.items.map((category) => categoryView(context, category, request.fields)),
      pagingMetadata: cursorMetadata(page),
      aggregationData: aggregate(all, search, page),
    };
  }),

  "stores.categories.countCategories": anyone((request, context) => {
    checkTree(request.treeReference);
    const all = source(context, request.returnNonVisibleCategories);
    return { count: select({ ...all, rejectEmptyFilter: true }, request as Conditions).length };
  }),

  "stores.categories.listItemsInCategory": anyone((request, context) => {
    checkTree(request.treeReference);
    const category = find(context, ({ id }) => id === request.categoryId);
    const items = productsIn(context, category, request.includeItemsFromSubcategories);
    const page = runQuery(
      { ...arrangement(category, items, request.useCategoryArrangement), scope: category.id },
      { cursorPaging: request.cursorPaging },
    );
    return {
      items: page.items.map(({ id }) => ({ catalogItemId: id, appId: STORES_APP_ID })),
      pagingMetadata: platformMetadata(page),
    };
  }),

  "stores.categories.listCategoriesForItem": anyone((request, context) => {
    needsItem(request);
    checkTree(request.treeReference);
    const catalog = context.store(catalogSlice);
    const product = findProduct(context, request.item.catalogItemId as string);
    return {
      directCategoryIds: product ? directCategoryIds(catalog, product) : [],
      allCategoryIds: product ? allCategoryIds(catalog, product) : [],
    };
  }),

  "stores.categories.listTrees": anyone(() => ({ trees: [STORES_TREE] })),
};
