// Generated from api/ by `npm run generate`. Do not edit.

import { type CodecTable, operation, type Sent } from "@portico/core/runtime";
import type * as service from "@portico/stores/categories";
import { richContentCodec } from "./codecs.js";

const categoryCodec: CodecTable = {
  createdDate: "d",
  image: { urlExpirationDate: "d" },
  richContentDescription: richContentCodec,
  updatedDate: "d",
};

/** `categories.getCategory`. */
export const getCategory: typeof service.getCategory = /* @__PURE__ */ operation({
  name: "stores.categories.getCategory",
  method: "GET",
  path: "/categories/v1/categories/{categoryId}",
  args: ["categoryId", "treeReference", ["fields"]],
  response: { category: categoryCodec },
  returns: "category",
});

/** `categories.getCategoryBySlug`. */
export const getCategoryBySlug: typeof service.getCategoryBySlug = /* @__PURE__ */ operation({
  name: "stores.categories.getCategoryBySlug",
  method: "GET",
  path: "/categories/v1/categories/slug/{slug}",
  args: ["slug", "treeReference", ["fields"]],
  response: { category: categoryCodec },
});

/** `categories.queryCategories` without its builder. */
export const queryCategories: Sent<typeof service.queryCategories> = /* @__PURE__ */ operation({
  name: "stores.categories.queryCategories",
  path: "/categories/v1/categories/query",
  args: ["query", ["treeReference", "returnNonVisibleCategories", "fields"]],
  response: { categories: categoryCodec },
  read: true,
  query: { items: "categories" },
});
