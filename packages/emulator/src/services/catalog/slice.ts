import type { Context } from "../../kernel/context.js";
import type { Seed, Slice } from "../../kernel/slice.js";
import { collection } from "../../store/collection.js";
import { freeze, shallowCopy } from "../../store/freeze.js";
import type { Catalog, Category, Product, SeedCatalog } from "./model.js";
import { withV1Variants } from "./unmanaged.js";

const newEntity = (context: Context, kind: "product" | "category" | "collection") => ({
  id: context.guid(kind),
  revision: 1,
  createdDate: context.iso,
  updatedDate: context.iso,
  name: "",
  slug: "",
  visible: true,
});

export function newProduct(context: Context): Product {
  const counters = context.store(catalogSlice) as Catalog;
  return {
    ...newEntity(context, "product"),
    numericId: String(context.changes.number(counters, "nextNumericId")),
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

export const newCategory = (context: Context, kind: "category" | "collection"): Category => ({
  ...newEntity(context, kind),
  created: context.changes.sequence,
  description: "",
  index: 0,
  managed: false,
});

export const SEED_DATE = "2025-01-06T09:00:00.000Z";

export interface CatalogSeed extends Seed {
  readonly catalog: SeedCatalog;
}

export const catalogSlice: Slice<Catalog, CatalogSeed, "catalog"> = {
  name: "catalog",
  slice: ({ catalog, site }) => {
    const { categories, allProductsId, nextNumericId } = catalog;
    const isV1 = site.catalogVersion === "V1_CATALOG";
    const products = [...catalog.products.values()];
    return {
      products: keyById(isV1 ? products.map(withV1Variants) : products),
      categories: keyById(
        [...categories.values()].map((category, index) => ({
          ...category,
          created: index - categories.size,
        })),
      ),
      allProductsId,
      nextNumericId,
    };
  },
  copy: shallowCopy,
};

const keyById = <T extends { readonly id: string }>(entities: readonly T[]): Map<string, T> =>
  new Map(entities.map((entity) => [entity.id, freeze(entity)]));

/** These collections emit no events, because the events depend on the catalog version. */
export const productCollectionOptions = {
  items: ({ store }: Context) => store(catalogSlice).products,
  revision: 1,
  dated: true,
} as const;

export const categoryCollectionOptions = {
  ...productCollectionOptions,
  items: ({ store }: Context) => store(catalogSlice).categories,
} as const;

export const productStore = collection<Product, Context>(productCollectionOptions);

export const categoryStore = collection<Category, Context>(categoryCollectionOptions);
