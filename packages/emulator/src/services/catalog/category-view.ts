import type { Context } from "../../kernel/context.js";
import { imageOf } from "../../media/image.js";
import type { Entity } from "../../resource/declaration.js";
import { completedParts } from "../../resource/shape.js";
import { breadcrumbsOf, categoryPath, productCount } from "./lookup.js";
import { type Category, STORES_APP_ID, STORES_TREE } from "./model.js";
import { richContent } from "./rich-text.js";
import { catalogSlice } from "./slice.js";

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
    ...(seoData && completedParts({ seoData }, "stores/categories#Category")),
    extendedFields,
    ...(fields.includes("DESCRIPTION") && description !== "" && { description }),
    ...(fields.includes("RICH_CONTENT_DESCRIPTION") && {
      richContentDescription: category.richDescription ?? richContent([description], createdDate),
    }),
    ...(fields.includes("BREADCRUMBS_INFO") && { breadcrumbsInfo: breadcrumbsOf(path) }),
  };
}
