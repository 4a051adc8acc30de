import type { Category as CategoryView } from "@portico/stores/categories";
import type { Context } from "../../kernel/context.js";
import { applicationError, rejection } from "../../kernel/platform-error.js";
import { imageOf } from "../../media/image.js";
import type { Entity } from "../../resource/declaration.js";
import { pathsOf } from "../../resource/merge.js";
import { completeFields } from "../../resource/shape.js";
import { collection, type Writable } from "../../store/collection.js";
import { freeName } from "../free-name.js";
import {
  branchOf,
  CATEGORY_ENTITY,
  checkedParent,
  childrenOf,
  clearCategory,
  rejectManaged,
} from "./category-tree.js";
import { breadcrumbsOf, categoryPath, checkRevision, productCount } from "./lookup.js";
import { type Category, type Loose, STORES_APP_ID, STORES_TREE } from "./model.js";
import { richContent } from "./rich-text.js";
import { catalogSlice, categoryCollectionOptions, newCategory } from "./slice.js";
import { slugOf } from "./v3/write/errors.js";
import { pictureOf } from "./v3/write/media.js";

const MAX_CATEGORIES = 1000;

export type CategoryContent = Loose<CategoryView>;

export function categoryView(
  context: Context,
  category: Category,
  fields: readonly string[] = [],
): Entity {
  const { id, createdDate, updatedDate, name, slug, visible, picture, seoData } = category;
  const { description, extendedFields } = category;
  const path = categoryPath(context.store(catalogSlice), id).slice(0, -1);
  return {
    ...{ id, revision: String(category.revision), createdDate, updatedDate, name, slug, visible },
    itemCounter: productCount(context, id),
    treeReference: STORES_TREE,
    parentCategory: { id: category.parentId, index: category.index },
    image: picture && imageOf(context, picture),
    managingAppId: category.managed ? STORES_APP_ID : undefined,
    ...(seoData && completeFields({ seoData }, "stores/categories#Category")),
    extendedFields,
    ...(fields.includes("DESCRIPTION") && description !== "" && { description }),
    ...(fields.includes("RICH_CONTENT_DESCRIPTION") && {
      richContentDescription: category.richDescription ?? richContent([description], createdDate),
    }),
    ...(fields.includes("BREADCRUMBS_INFO") && { breadcrumbsInfo: breadcrumbsOf(path) }),
  };
}

const categoriesWithEvents = collection<Category, Context>({
  ...categoryCollectionOptions,
  events: {
    type: CATEGORY_ENTITY,
    view: (category, context) => categoryView(context, category, ["DESCRIPTION"]),
  },
});

const categoryWithSlug = (context: Context, slug: string, exceptId?: string) =>
  [...context.store(catalogSlice).categories.values()].find(
    (category) => category.slug === slug && category.id !== exceptId,
  );

function checkedSlug(context: Context, slug: string, exceptId?: string): string {
  if (!categoryWithSlug(context, slug, exceptId)) return slug;
  throw applicationError(409, "DUPLICATE_SLUG", "The slug is already in use", { slug });
}

function checkParentVisible(parent: Category | undefined): void {
  if (!parent || parent.visible) return;
  throw rejection("PARENT_CATEGORY_HIDDEN", "The category's parent is hidden");
}

function mergeContent(
  context: Context,
  before: Category,
  content: CategoryContent,
  has: (field: keyof CategoryContent) => boolean,
): Writable<Category> {
  const next: Writable<Category> = { ...before };
  if (has("name") && content.name) next.name = content.name;
  if (has("description")) next.description = content.description ?? "";
  for (const [field, key] of [
    ["seoData", "seoData"],
    ["extendedFields", "extendedFields"],
    ["richContentDescription", "richDescription"],
  ] as const) {
    const value = content[field];
    if (has(field) && value) next[key] = value;
    else if (has(field)) delete next[key];
  }
  if (has("image")) {
    if (content.image?.id || content.image?.url) next.picture = pictureOf(context, content.image);
    else delete next.picture;
  }
  return next;
}

export function insertCategory(context: Context, content: CategoryContent): Category {
  if (context.store(catalogSlice).categories.size >= MAX_CATEGORIES) {
    const description = `A tree can have at most ${MAX_CATEGORIES} categories`;
    throw rejection("CATEGORIES_LIMIT_PER_TREE_EXCEEDED", description);
  }
  const parent = checkedParent(context, content.parentCategory?.id);
  if (content.visible) checkParentVisible(parent);
  const name = content.name?.trim() || "Category";
  const siblings = childrenOf(context, parent?.id);
  const defaults = newCategory(context, "category");
  const base: Category = {
    ...defaults,
    id: content.id ?? defaults.id,
    name,
    slug: content.slug
      ? checkedSlug(context, content.slug)
      : freeName(slugOf(name), (slug) => categoryWithSlug(context, slug) !== undefined),
    visible: content.visible ?? parent?.visible ?? true,
    ...(parent && { parentId: parent.id }),
    index: (siblings.at(-1)?.index ?? -1) + 1,
  };
  const category = mergeContent(context, base, content, (field) => content[field] !== undefined);
  return categoriesWithEvents(context).insert(category.id, category);
}

export const replaceCategory = (context: Context, { id }: Category, next: Category): Category =>
  categoriesWithEvents(context).replace(id, next);

export function changeCategory(
  context: Context,
  before: Category,
  content: CategoryContent,
  mask: unknown,
): Category {
  checkRevision("category", content.revision, before.revision);
  const fields = pathsOf(mask)?.map((path) => path.split(".")[0]);
  const has = (field: keyof CategoryContent) =>
    fields ? fields.includes(field) : content[field] !== undefined;
  const next = mergeContent(context, before, content, has);
  if (has("slug") && content.slug !== before.slug) {
    if (!content.slug) throw rejection("REMOVED_SLUG", "A category's slug cannot be removed");
    rejectManaged(before);
    next.slug = checkedSlug(context, content.slug, before.id);
  }
  return replaceCategory(context, before, next);
}

export function setVisibility(context: Context, before: Category, visible: boolean): Category {
  rejectManaged(before);
  const parent = context.store(catalogSlice).categories.get(before.parentId ?? "");
  if (visible) checkParentVisible(parent);
  const [, ...descendantsToHide] = visible ? [] : branchOf(context, before);
  for (const category of descendantsToHide) {
    if (category.visible) replaceCategory(context, category, { ...category, visible });
  }
  return replaceCategory(context, before, { ...before, visible });
}

export function removeCategory(context: Context, category: Category): void {
  rejectManaged(category);
  for (const { id } of branchOf(context, category).reverse()) {
    if (!categoriesWithEvents(context).find(id)) continue;
    categoriesWithEvents(context).remove(id);
    clearCategory(context, id);
  }
}
