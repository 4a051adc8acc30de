import { z } from "zod";
import { isAdmin } from "../../kernel/caller.js";
import { bool, guid, int, list, oneOf, opt, struct, text } from "../../kernel/checks/shapes.js";
import type { Context } from "../../kernel/context.js";
import { anyone, type Handlers } from "../../kernel/handler.js";
import { applicationError, notFound } from "../../kernel/platform-error.js";
import { aggregate } from "../../kernel/query/aggregate.js";
import { ANY, EXACT, type Fields, fields } from "../../kernel/query/fields.js";
import {
  cursorMetadata,
  cursorQuery,
  platformMetadata,
  runQuery,
  select,
} from "../../kernel/query/run-query.js";
import { searchRequest } from "../../kernel/query/search.js";
import { searchClause } from "../../kernel/query/search-clause.js";
import { imageOf } from "../../media/image.js";
import { completedParts } from "../../resource/shape.js";
import {
  allCategoryIds,
  categoryPath,
  directCategoryIds,
  findProduct,
  orderOfProduct,
  productCount,
  visibleProducts,
} from "./lookup.js";
import { type Category, type Product, STORES_APP_ID, STORES_TREE } from "./model.js";
import { richContent } from "./rich-text.js";
import { catalogSlice } from "./slice.js";

const treeReference = z.object({ appNamespace: text(150, 4), treeKey: opt(text(44)) });
const categoryFields = opt(
  list(oneOf(["BREADCRUMBS_INFO", "DESCRIPTION", "RICH_CONTENT_DESCRIPTION"]), 100),
);
const item = z.object({ catalogItemId: text(36, 1), appId: text(36, 1) });

const CATEGORY_FIELDS: Fields = /* @__PURE__ */ Object.freeze({
  ...fields(["id", "slug", "treeReference.appNamespace", "treeReference.treeKey", "visible"], {
    operators: ANY,
  }),
  ...fields(["createdDate", "updatedDate", "managingAppId", "name"], {
    operators: ANY,
    sort: true,
  }),
  ...fields(["parentCategory.id", "parentCategory.index"], { operators: ANY, sort: true }),
  itemCounter: { operators: [...EXACT, "$gt", "$gte", "$lt", "$lte"], sort: true },
});

function productsIn(context: Context, category: Category, withChildren = false): Product[] {
  const catalog = context.store(catalogSlice);
  return visibleProducts(context).filter((product) =>
    (withChildren ? allCategoryIds : directCategoryIds)(catalog, product).includes(category.id),
  );
}

/** A category as it is answered, with the fields that were asked for. */
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

/** Categories for a query or search, in the order in which they were made. */
function source(context: Context, hiddenToo = false) {
  const all = [...context.store(catalogSlice).categories.values()];
  const places = new Map(all.map(({ id }, place) => [id, place]));
  return {
    items: hiddenToo && isAdmin(context) ? all : all.filter(({ visible }) => visible),
    order: ({ id }: Category) => places.get(id) ?? 0,
    sort: [{ fieldName: "parentCategory.index" }],
    fields: CATEGORY_FIELDS,
    view: (category: Category) => categoryView(context, category, ["DESCRIPTION"]),
    searched: ["name", "description"],
  };
}

/** Refuses every tree but the store's, which is the only one. */
export function checkTree(tree: unknown): void {
  const { appNamespace, treeKey } = (tree ?? {}) as { appNamespace?: unknown; treeKey?: unknown };
  if (appNamespace === STORES_TREE.appNamespace && (treeKey ?? null) === null) return;
  throw applicationError(404, "TREE_NOT_FOUND", "There is no such category tree");
}

/** The items of a category: with its arrangement, those that were put in order by hand come first. */
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

/** The category of an id, if the caller may see it. */
export function categoryById(context: Context, id: unknown): Category {
  const category = context.store(catalogSlice).categories.get(String(id));
  if (!category || !(category.visible || isAdmin(context))) {
    throw notFound("Category", "CATEGORY_NOT_FOUND");
  }
  return category;
}

/** Reads of the categories service, over the store's tree. */
export const categoryHandlers: Handlers = {
  "stores.categories.getCategory": anyone(
    z.object({ categoryId: guid(), treeReference, fields: categoryFields }),
    (request, context) => {
      checkTree(request.treeReference);
      const category = find(context, ({ id }) => id === request.categoryId);
      return { category: categoryView(context, category, request.fields) };
    },
  ),

  "stores.categories.getCategoryBySlug": anyone(
    z.object({ slug: text(300, 1), treeReference, fields: categoryFields }),
    (request, context) => {
      checkTree(request.treeReference);
      const category = find(context, ({ slug }) => slug === request.slug);
      return { category: categoryView(context, category, request.fields) };
    },
  ),

  "stores.categories.queryCategories": anyone(
    z.object({
      query: opt(cursorQuery(1000)),
      treeReference,
      returnNonVisibleCategories: opt(bool()),
      fields: categoryFields,
    }),
    (request, context) => {
      checkTree(request.treeReference);
      const page = runQuery(source(context, request.returnNonVisibleCategories), request.query);
      return {
        categories: page.items.map((category) => categoryView(context, category, request.fields)),
        pagingMetadata: cursorMetadata(page),
      };
    },
  ),

  "stores.categories.searchCategories": anyone(
    z.object({
      search: searchRequest(1000),
      treeReference,
      returnNonVisibleCategories: opt(bool()),
      fields: categoryFields,
    }),
    (request, context) => {
      checkTree(request.treeReference);
      const { search } = request;
      const all = source(context, request.returnNonVisibleCategories);
      const page = runQuery({ ...all, refuseEmptyFilter: true }, search);
      return {
        categories: page.items.map((category) => categoryView(context, category, request.fields)),
        pagingMetadata: cursorMetadata(page),
        aggregationData: aggregate(all, search, page.found),
      };
    },
  ),

  "stores.categories.countCategories": anyone(
    z.object({
      filter: opt(struct()),
      search: opt(searchClause),
      treeReference,
      returnNonVisibleCategories: opt(bool()),
    }),
    (request, context) => {
      checkTree(request.treeReference);
      const all = source(context, request.returnNonVisibleCategories);
      return { count: select({ ...all, refuseEmptyFilter: true }, request).length };
    },
  ),

  "stores.categories.listItemsInCategory": anyone(
    z.object({
      categoryId: guid(),
      treeReference,
      cursorPaging: opt(z.object({ limit: opt(int(0, 1000)), cursor: opt(text(16_000)) })),
      useCategoryArrangement: opt(bool()),
      includeItemsFromSubcategories: opt(bool()),
    }),
    (request, context) => {
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
    },
  ),

  "stores.categories.listCategoriesForItem": anyone(
    z.object({ item, treeReference }),
    (request, context) => {
      checkTree(request.treeReference);
      const catalog = context.store(catalogSlice);
      const product = findProduct(context, request.item.catalogItemId);
      return {
        directCategoryIds: product ? directCategoryIds(catalog, product) : [],
        allCategoryIds: product ? allCategoryIds(catalog, product) : [],
      };
    },
  ),

  "stores.categories.listTrees": anyone(z.object({}), () => ({ trees: [STORES_TREE] })),
};
