import type { Context } from "../../kernel/context.js";
import type { Catalog, Product } from "./model.js";
import { catalogSlice } from "./slice.js";

export function newProduct(context: Context): Product {
  const counters = context.store(catalogSlice) as Catalog;
  return {
    id: context.guid("product"),
    numericId: String(context.changes.number(counters, "nextNumericId")),
    revision: 1,
    createdDate: context.iso,
    updatedDate: context.iso,
    name: "",
    slug: "",
    visible: true,
    productType: "PHYSICAL",
    description: [],
    categoryIds: [],
    infoSectionIds: [],
    pictures: [],
    options: [],
    modifiers: [],
    variants: [],
  };
}
