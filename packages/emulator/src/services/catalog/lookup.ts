import { isAdmin } from "../../kernel/caller.js";
import type { Context } from "../../kernel/context.js";
import { applicationError, notFound, rejection } from "../../kernel/platform-error.js";
import type { Entity } from "../../resource/declaration.js";
import { listOf, objectOf } from "../../resource/verbs/verb.js";
import type { Catalog, Category, Product, Variant } from "./model.js";
import { deriveFromProducts, visibleProducts } from "./product-cache.js";
import { productWith } from "./product-index.js";
import { catalogSlice } from "./slice.js";

export function requireCatalog(context: Context, version: "V1_CATALOG" | "V3_CATALOG"): void {
  const actual = context.site.catalogVersion;
  if (actual === version) return;
  if (actual === "STORES_NOT_INSTALLED") {
    throw rejection("APP_NOT_INSTALLED", "Stores are not installed on this site");
  }
  const [current, requested] = version === "V3_CATALOG" ? ["V1", "V3"] : ["V3", "V1"];
  const description = `The site uses catalog ${current}, but the request is for catalog ${requested}`;
  throw rejection(`CATALOG_${current}_SITE_CALLING_CATALOG_${requested}_API`, description);
}

/** Also rejects tag requests without tags. */
export function checkV3Request(context: Context, { assignTags, unassignTags }: Entity): void {
  requireCatalog(context, "V3_CATALOG");
  if (!/Tags(ByFilter)?$/.test(context.operation)) return;
  const tagLists = [assignTags, unassignTags].flatMap((tags) => Object.values(objectOf(tags)));
  if (tagLists.some((tags) => listOf(objectOf(tags).tagIds).length > 0)) return;
  throw rejection("EMPTY_ASSIGN_AND_UNASSIGN_LISTS", "No tags to assign or unassign");
}

export function checkRevision(noun: string, revision: unknown, current: number | string): void {
  const currentRevision = String(current);
  if (revision === undefined || revision === null || String(revision) === currentRevision) return;
  const description = `The ${noun} was changed by another request: the revision is outdated`;
  throw applicationError(409, "INVALID_REVISION", description, { currentRevision });
}

export function orderOfProduct(product: Product): number {
  return Number(product.numericId);
}

export function handleOf({ handle, slug }: Product): string {
  return handle ?? slug;
}

/** A product has at most 1,000 variants. */
export function orderOfVariant({ product, variant }: { product: Product; variant: Variant }) {
  return orderOfProduct(product) * 1000 + product.variants.indexOf(variant);
}

export function findProduct(context: Context, id: string): Product | undefined {
  const product = context.store(catalogSlice).products.get(id);
  return product && (product.visible || isAdmin(context)) ? product : undefined;
}

export function productById(context: Context, id: unknown): Product {
  const product = findProduct(context, String(id));
  if (!product) throw notFound("Product", "PRODUCT_NOT_FOUND");
  return product;
}

export function findBySlug(context: Context, slug: string): Product | undefined {
  const indexedProduct = productWith(context.store(catalogSlice), "slug", slug);
  const product = indexedProduct && findProduct(context, indexedProduct.id);
  // The index has no entry for a slug that was changed without the API.
  return product ?? visibleProducts(context).find((candidate) => candidate.slug === slug);
}

export function visibleVariants(context: Context, product: Product): readonly Variant[] {
  const { variants } = product;
  return isAdmin(context) || variants.every((variant) => variant.visible)
    ? variants
    : variants.filter((variant) => variant.visible);
}

export const optionChoices = ({ options }: Pick<Product, "options">, choices: Variant["choices"]) =>
  choices.flatMap(({ optionId, choiceId }) => {
    const option = options.find(({ id }) => id === optionId);
    const choice = option?.choices.find(({ id }) => id === choiceId);
    return option && choice ? [{ option, choice }] : [];
  });

/** Returns the variant with these choice names, such as `{Size: "M", Color: "Sage"}`. */
export function variantByChoices(
  product: Product,
  choices: Record<string, unknown>,
): Variant | undefined {
  const selected = selectedChoices(product, choices);
  if (selected.length < product.options.length) return undefined;
  if (product.unmanaged) return product.variants[0];
  return product.variants.find((variant) =>
    selected.every((choice) =>
      variant.choices.some(({ choiceId }) => choiceId === choice.choiceId),
    ),
  );
}

export function selectedChoices(
  product: Product,
  choices: Record<string, unknown>,
): Variant["choices"] {
  return product.options.flatMap((option) => {
    const choice = option.choices.find(({ name }) => name === choices[option.name]);
    return choice ? { optionId: option.id, choiceId: choice.id } : [];
  });
}

export const choicesKey = (choices: Variant["choices"]): string =>
  choices
    .map(({ choiceId }) => choiceId)
    .sort()
    .join();

/** Returns undefined if the quantity is unlimited. */
export function availableQuantity({ stock, record }: Variant): number | undefined {
  const { quantity, preorder } = stock;
  if (preorder) {
    if (record?.limit === undefined) return undefined;
    return Math.max(0, quantity ?? 0) + Math.max(0, record.limit - (record.counter ?? 0));
  }
  if (quantity !== undefined) return Math.max(0, quantity);
  return stock.inStock ? undefined : 0;
}

export function inStock(variant: Variant): boolean {
  const available = availableQuantity(variant);
  return available === undefined || available > 0;
}

export function availability(
  variants: readonly Variant[],
): "IN_STOCK" | "OUT_OF_STOCK" | "PARTIALLY_OUT_OF_STOCK" {
  const count = variants.filter(inStock).length;
  if (count === 0) return "OUT_OF_STOCK";
  return count === variants.length ? "IN_STOCK" : "PARTIALLY_OUT_OF_STOCK";
}

export function categoryPath(catalog: Catalog, id: string | undefined): Category[] {
  const path: Category[] = [];
  let category = catalog.categories.get(id ?? "");
  while (category && !path.includes(category)) {
    path.unshift(category);
    category = catalog.categories.get(category.parentId ?? "");
  }
  return path;
}

export const breadcrumbsOf = (path: readonly Category[]) => ({
  breadcrumbs: path.map(({ id, name, slug }) => ({
    categoryId: id,
    categoryName: name,
    categorySlug: slug,
  })),
});

export function directCategoryIds(catalog: Catalog, product: Product): string[] {
  return [catalog.allProductsId, ...product.categoryIds];
}

export function allCategoryIds(catalog: Catalog, product: Product): string[] {
  const ids = new Set<string>();
  for (const id of directCategoryIds(catalog, product)) {
    for (const category of categoryPath(catalog, id)) ids.add(category.id);
  }
  return [...ids];
}

export function productCount(context: Context, categoryId: string): number {
  const counts = deriveFromProducts(context, "counts", () => {
    const products = visibleProducts(context);
    const all = new Map([[context.store(catalogSlice).allProductsId, products.length]]);
    for (const { categoryIds } of products) {
      for (const id of new Set(categoryIds)) all.set(id, (all.get(id) ?? 0) + 1);
    }
    return all;
  });
  return counts.get(categoryId) ?? 0;
}
