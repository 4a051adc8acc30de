import type { Context } from "../../../../kernel/context.js";
import type { Handlers } from "../../../../kernel/handler.js";
import type { Draft } from "../../../../store/collection.js";
import { noteHolder } from "../../holders.js";
import type { Product } from "../../model.js";
import { catalogSlice } from "../../slice.js";
import { v1Product } from "../product.js";
import { changeProduct, emitCatalogEvent, freeSlug, productOf, slugOf, write } from "./change.js";
import { setOptions } from "./options.js";
import { applyInput, emptyProduct, type ProductInput, setNames } from "./product-input.js";

function emitProductCreated(context: Context, product: Product): void {
  if (!context.listened) return;
  const { id: productId, priceData: price, ...view } = v1Product(context, product, true);
  const { name, visible, media, productPageUrl, slug, brand } = view;
  emitCatalogEvent(context, "ProductCreated", {
    ...{ productId, name, price, visible, media, productPageUrl, slug, brand },
    sku: "sku" in view ? view.sku : "",
    costAndProfitData: "costAndProfitData" in view ? view.costAndProfitData : undefined,
  });
}

export function createProduct(context: Context, input: ProductInput): Product {
  const catalog = context.store(catalogSlice);
  const name = input.name ?? "";
  const slug = freeSlug(slugOf(name), catalog.products.values());
  const product = emptyProduct(context, name, slug);
  applyInput(context, product, input);
  context.changes.put(catalog.products, product.id, product);
  noteHolder(catalog, product);
  emitProductCreated(context, product);
  return product;
}

export function removeProduct(context: Context, { id }: Product): void {
  context.changes.drop(context.store(catalogSlice).products, id);
  emitCatalogEvent(context, "ProductDeleted", { productId: id });
}

const change = (recipe: (context: Context, draft: Draft<Product>) => void) =>
  write<{ readonly id: string }>(({ id }, context) => {
    changeProduct(context, productOf(context, id), (draft) => recipe(context, draft));
    return {};
  });

export const productWrites: Handlers = {
  "stores.products.deleteProductOptions": change((context, draft) =>
    setOptions(context, draft, [], undefined),
  ),
  "stores.products.removeBrand": change((context, draft) =>
    setNames(context, draft, { brand: null }),
  ),
  "stores.products.removeRibbon": change((context, draft) =>
    setNames(context, draft, { ribbon: null }),
  ),
};
