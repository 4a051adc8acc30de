import type { Context } from "../../kernel/context.js";
import type { Handlers } from "../../kernel/handler.js";
import { applicationError } from "../../kernel/platform-error.js";
import type { WireRequest } from "../../kernel/wire-request.js";
import { eachOf, totalsOf } from "../../resource/verbs/bulk.js";
import { listOf, objectOf } from "../../resource/verbs/verb.js";
import { categoryById, categoryView } from "./categories.js";
import { treeCall } from "./category-items.js";
import {
  type CategoryContent,
  changeCategory,
  checkRevision,
  insertCategory,
  removeCategory,
  replaceCategory,
  showCategory,
} from "./category-save.js";
import { childrenOf, parentOf, placeAmong } from "./category-tree.js";
import { CATEGORY_ENTITY, rejectManaged } from "./membership.js";
import { type Category, STORES_TREE } from "./model.js";
import { catalogSlice } from "./slice.js";
import { merchantCall } from "./v3/write/merchant-call.js";

function checkNewTree(tree: unknown): void {
  const { appNamespace, treeKey } = objectOf(tree);
  if (appNamespace !== STORES_TREE.appNamespace) {
    const code = "NAMESPACE_NOT_FOUND_IN_DEV_CENTER";
    throw applicationError(404, code, `Unknown app namespace ${appNamespace}`);
  }
  if ((treeKey ?? null) === null) return;
  throw applicationError(
    428,
    "TREES_LIMIT_EXCEEDED",
    "The site only has the store's category tree",
  );
}

const view = (context: Context, category: Category, request: WireRequest) =>
  categoryView(context, category, listOf(request.fields).map(String));

const contentOf = (request: WireRequest) => objectOf(request.category) as CategoryContent;

function bulk(
  context: Context,
  request: WireRequest,
  items: readonly unknown[],
  work: (item: unknown) => Category,
) {
  const done = eachOf(context, items, (item) => {
    const category = work(item);
    return { id: category.id, entity: { category } };
  });
  return {
    results: done.map(({ metadata, entity }) => ({
      itemMetadata: metadata,
      ...(request.returnEntity === true && entity
        ? { category: view(context, entity.category as Category, request) }
        : {}),
    })),
    bulkActionMetadata: totalsOf(done),
  };
}

/** Visibility and the parent have separate calls. */
function checkFixed({ visible, parentCategory }: CategoryContent, before: Category): void {
  const parentId = before.parentId ?? null;
  const field =
    visible != null && visible !== before.visible
      ? "visible"
      : parentCategory && (parentCategory.id ?? null) !== parentId
        ? "parentCategory"
        : undefined;
  if (!field) return;
  throw applicationError(
    428,
    "UPDATE_OF_FIELD_NOT_ALLOWED",
    "The field must be changed with its own method",
    {
      field,
    },
  );
}

function move(context: Context, request: WireRequest): Category[] {
  const category = categoryById(context, request.categoryId);
  rejectManaged(category);
  const parent = parentOf(context, request.parentCategoryId as string | null, category);
  const siblings = childrenOf(context, parent?.id).filter(({ id }) => id !== category.id);
  const afterId = request.moveAfterCategoryId as string | null | undefined;
  siblings.splice(placeAmong(siblings, request.position, afterId), 0, category);
  const { parentId: _parentId, ...rest } = category;
  const moved = { ...rest, ...(parent ? { parentId: parent.id } : {}) };
  const { categories } = context.store(catalogSlice);
  const after = siblings.map((one, index): Category => {
    if (one.id === category.id) return replaceCategory(context, category, { ...moved, index });
    if (one.index === index) return one;
    const next = { ...one, index };
    context.changes.put(categories, one.id, next);
    return next;
  });
  const index = siblings.indexOf(category);
  context.emit({
    entityFqdn: CATEGORY_ENTITY,
    slug: "category_moved",
    entityId: category.id,
    payload: {
      actionEvent: {
        body: {
          categoryId: category.id,
          parentCategory: { ...(parent ? { id: parent.id } : {}), index },
          treeReference: STORES_TREE,
        },
      },
    },
  });
  // A category that moves below a hidden parent becomes hidden.
  if (parent && !parent.visible && moved.visible) {
    showCategory(context, categoryById(context, category.id), false);
  }
  return after;
}

export const categoryWriteHandlers: Handlers = {
  "stores.categories.createCategory": merchantCall((request, context) => {
    checkNewTree(request.treeReference);
    return { category: view(context, insertCategory(context, contentOf(request)), request) };
  }),

  "stores.categories.updateCategory": treeCall((request, context) => {
    const content = contentOf(request);
    const before = categoryById(context, content.id);
    const next = changeCategory(context, before, content, (request as WireRequest).fieldMask);
    return { category: view(context, next, request) };
  }),

  "stores.categories.bulkUpdateCategories": treeCall((request, context) =>
    bulk(context, request, listOf(request.categories), (item) => {
      const { category, fieldMask } = objectOf(item);
      const content = objectOf(category) as CategoryContent;
      const before = categoryById(context, content.id);
      checkFixed(content, before);
      return changeCategory(context, before, content, fieldMask);
    }),
  ),

  "stores.categories.updateCategoryVisibility": treeCall((request, context) => {
    const before = categoryById(context, request.categoryId);
    checkRevision(before, request.revision);
    const next = showCategory(context, before, request.visible === true);
    return { category: view(context, next, request) };
  }),

  "stores.categories.bulkShowCategories": treeCall((request, context) =>
    bulk(context, request, listOf(request.categoryIds), (id) =>
      showCategory(context, categoryById(context, id), true),
    ),
  ),

  "stores.categories.deleteCategory": treeCall((request, context) => {
    removeCategory(context, categoryById(context, request.categoryId));
    return {};
  }),

  "stores.categories.moveCategory": treeCall((request, context) => {
    const after = move(context, request);
    const parentCategoryId = after[0]?.parentId;
    return {
      ...(parentCategoryId === undefined ? {} : { parentCategoryId }),
      categoriesAfterMove: after.slice(0, 100).map(({ id }) => id),
    };
  }),
};
