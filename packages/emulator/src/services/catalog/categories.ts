import { needs } from "../../checks/violations.js";
import { isAdmin } from "../../kernel/caller.js";
import { applicationError, notFound, rejection } from "../../kernel/platform-error.js";
import { type Fields, ORDERED } from "../../query/fields.js";
import type { Entity, Tools } from "../../resource/declaration.js";
import { queryFields } from "../../resource/query-fields.js";
import { resource } from "../../resource/resource.js";
import { runBulk } from "../../resource/verbs/bulk.js";
import { fieldNames, listOf, objectOf } from "../../resource/verbs/verb.js";
import { itemOperations } from "./category-items.js";
import {
  type CategoryContent,
  categoryView,
  changeCategory,
  insertCategory,
  removeCategory,
  replaceCategory,
  setVisibility,
} from "./category-save.js";
import { checkedParent, childrenOf, insertionIndex, rejectManaged } from "./category-tree.js";
import { checkRevision, requireCatalog } from "./lookup.js";
import { type Category, STORES_TREE } from "./model.js";
import { catalogSlice } from "./slice.js";

type CategoryTools = Tools<Category>;

const CATEGORY_FIELDS: Fields = /* @__PURE__ */ Object.freeze({
  ...queryFields("stores.categories.queryCategories"),
  itemCounter: { operators: ORDERED, sort: true },
});

/** Queries do not support filtering by `visible`. Searches do. */
const QUERY_FIELDS: Fields = /* @__PURE__ */ Object.freeze(
  Object.fromEntries(Object.entries(CATEGORY_FIELDS).filter(([name]) => name !== "visible")),
);

function rejectFixedFields({ visible, parentCategory }: CategoryContent, before: Category): void {
  const isMoved = parentCategory && (parentCategory.id ?? null) !== (before.parentId ?? null);
  const changesVisibility = visible != null && visible !== before.visible;
  if (!changesVisibility && !isMoved) return;
  const field = changesVisibility ? "visible" : "parentCategory";
  const description = "The field must be changed with its own method";
  throw rejection("UPDATE_OF_FIELD_NOT_ALLOWED", description, { field });
}

function moveCategory(tools: CategoryTools, request: Entity) {
  const category = tools.get(request.categoryId);
  rejectManaged(category);
  const parent = checkedParent(tools, request.parentCategoryId as string | null, category);
  const siblings = childrenOf(tools, parent?.id).filter(({ id }) => id !== category.id);
  const afterId = request.moveAfterCategoryId as string | null | undefined;
  siblings.splice(insertionIndex(siblings, request.position, afterId), 0, category);
  const { parentId: _parentId, ...rest } = category;
  const updated = { ...rest, ...(parent && { parentId: parent.id }) };
  const reordered = siblings.map((sibling, index): Category => {
    if (sibling.id === category.id) return replaceCategory(tools, category, { ...updated, index });
    if (sibling.index === index) return sibling;
    const next = { ...sibling, index };
    tools.changes.put(tools.store(catalogSlice).categories, sibling.id, next);
    return next;
  });
  const parentCategory = { id: parent?.id, index: siblings.indexOf(category) };
  const body = { categoryId: category.id, parentCategory, treeReference: STORES_TREE };
  tools.emitAction("category_moved", category, body);
  // A category that moves below a hidden parent becomes hidden.
  if (parent && !parent.visible && updated.visible) {
    setVisibility(tools, tools.get(category.id), false);
  }
  return {
    parentCategoryId: parent?.id,
    categoriesAfterMove: reordered.slice(0, 100).map(({ id }) => id),
  };
}

const needsTree = /* @__PURE__ */ needs("treeReference.appNamespace");
const needsItem = /* @__PURE__ */ needs("item.catalogItemId", "item.appId");

/** Matches the operations that sites with catalog V1 also support. */
const SUPPORTED_IN_V1 =
  /\.((get|query|search|count)Categor(y|yBySlug|ies)|listItemsInCategory|listCategoriesForItem|listTrees)$/;

function checkRequest(tools: CategoryTools, request: Entity): void {
  const { operation } = tools;
  if (operation.endsWith(".queryCategories")) needsTree(request);
  if (operation.endsWith(".listCategoriesForItem")) needsItem(request);
  if (!SUPPORTED_IN_V1.test(operation)) requireCatalog(tools, "V3_CATALOG");
  const { appNamespace, treeKey = null } = objectOf(request.treeReference);
  const isStoresNamespace = appNamespace === STORES_TREE.appNamespace;
  if (operation.endsWith(".listTrees") || (isStoresNamespace && treeKey === null)) return;
  if (!operation.endsWith(".createCategory")) throw notFound("Category tree", "TREE_NOT_FOUND");
  if (isStoresNamespace) {
    throw rejection("TREES_LIMIT_EXCEEDED", "The site only has the store's category tree");
  }
  const description = `Unknown app namespace ${appNamespace}`;
  throw applicationError(404, "NAMESPACE_NOT_FOUND_IN_DEV_CENTER", description);
}

export const categories = resource<Category>("stores.categories", {
  checkRequest,
  access: { read: "anyone", write: "admin" },
  searched: ["name", "description"],
  tools: (tools) => ({
    all: () => {
      const all = [...tools.store(catalogSlice).categories.values()];
      return isAdmin(tools) ? all : all.filter(({ visible }) => visible);
    },
    find: (id) => {
      const category = tools.store(catalogSlice).categories.get(String(id));
      return category && (category.visible || isAdmin(tools)) ? category : undefined;
    },
    make: (content) => insertCategory(tools, content as CategoryContent),
    revise: (category, content: CategoryContent, mask) => {
      if (tools.operation.endsWith(".bulkUpdateCategories")) rejectFixedFields(content, category);
      return changeCategory(tools, category, content, mask);
    },
    remove: (category) => removeCategory(tools, category),
    view: (category, fields) => categoryView(tools, category, fields) as Category,
  }),
  source: (tools, { returnNonVisibleCategories }) => ({
    items: tools.all().filter(({ visible }) => visible || returnNonVisibleCategories === true),
    fields: tools.operation.endsWith(".queryCategories") ? QUERY_FIELDS : CATEGORY_FIELDS,
    order: ({ created = 0 }) => created,
    sort: [{ fieldName: "parentCategory.index" }],
    view: (category) => categoryView(tools, category, ["DESCRIPTION"]),
    rejectEmptyFilter: true,
  }),
  accessOf: {
    listItemsInCategory: "anyone",
    listCategoriesForItem: "anyone",
    listCategoriesForItems: "anyone",
    getArrangedItems: "anyone",
    listTrees: "anyone",
  },
  custom: {
    listTrees: () => ({ trees: [STORES_TREE] }),
    updateCategoryVisibility: (tools, request) => {
      const before = tools.get(request.categoryId);
      checkRevision("category", request.revision, before.revision);
      const next = setVisibility(tools, before, request.visible === true);
      return { category: tools.view(next, fieldNames(request)) };
    },
    bulkShowCategories: (tools, request) =>
      runBulk(
        tools,
        listOf(request.categoryIds),
        (id) => ({ id, entity: setVisibility(tools, tools.get(id), true) }),
        (category) =>
          request.returnEntity === true && {
            category: tools.view(category, fieldNames(request)),
          },
      ),
    moveCategory,
    ...itemOperations,
  },
});
