import type { Context } from "../../../../kernel/context.js";
import { rejection } from "../../../../kernel/platform-error.js";
import { runBulk } from "../../../../resource/verbs/bulk.js";
import { collection } from "../../../../store/collection.js";
import { inventoryId } from "../../inventory-id.js";
import type { Product } from "../../model.js";
import { indexProduct } from "../../product-index.js";
import { catalogSlice, newProduct, productCollectionOptions } from "../../slice.js";
import { inventoryItem, setStock } from "../../stock.js";
import { changedStock } from "../../stock-content.js";
import { v3Product } from "../product.js";
import { applyContent } from "./build.js";
import type { ProductContent } from "./content.js";
import { freeValue } from "./errors.js";

const MAX_PRODUCTS = 50_000;

const productsWithEvents = collection<Product, Context>({
  ...productCollectionOptions,
  events: {
    type: "wix.stores.catalog.v3.product",
    view: (product, context) => v3Product(context, product, { fields: new Set(), variants: true }),
  },
});

/** Only imports pass a handle. */
export function insertProduct(context: Context, content: ProductContent, handle?: string): Product {
  const catalog = context.store(catalogSlice);
  if (catalog.products.size >= MAX_PRODUCTS) {
    throw rejection("PRODUCTS_LIMIT_EXCEEDED", `The limit is ${MAX_PRODUCTS} products`);
  }
  const { productType } = content;
  const base = { ...newProduct(context), ...(productType && { productType }) };
  const product = applyContent(context, base, undefined, { ...content, name: content.name ?? "" });
  const newHandle = () => freeValue(catalog, "handle", product.slug.slice(0, 90), product.id);
  const complete = { ...product, handle: handle ?? newHandle() };
  const stored = productsWithEvents(context).insert(product.id, complete);
  indexProduct(catalog, stored);
  return stored;
}

export function replaceProduct(context: Context, before: Product, next: Product): Product {
  const stored = productsWithEvents(context).replace(before.id, next);
  indexProduct(context.store(catalogSlice), stored);
  return stored;
}

export function changeProduct(
  context: Context,
  before: Product,
  content: ProductContent,
  mask?: readonly string[],
): Product {
  const next = applyContent(context, { ...before }, before, content, mask);
  return replaceProduct(context, before, next);
}

export function removeProduct(context: Context, product: Product): void {
  productsWithEvents(context).remove(product.id);
}

/** Matches variants by their order. */
export function writeStock(
  context: Context,
  contents: Iterable<readonly [productId: string, ProductContent]>,
  returnsEntities: boolean,
) {
  const { products } = context.store(catalogSlice);
  const changes = [...contents].flatMap(([id, { variantsInfo }]) => {
    const product = products.get(id);
    return (variantsInfo?.variants ?? []).flatMap(({ inventoryItem: content }, index) => {
      const variant = product?.variants[index];
      return content && product && variant ? [{ stocked: { product, variant }, content }] : [];
    });
  });
  return runBulk(
    context,
    changes,
    ({ stocked, content }) => {
      const changed = setStock(context, stocked, changedStock(context, stocked, content));
      return { id: inventoryId(stocked.variant.id), entity: inventoryItem(context, changed) };
    },
    (item) => returnsEntities && { item },
  );
}
