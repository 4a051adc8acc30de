import type { Context } from "../../../../kernel/context.js";
import type { Handlers } from "../../../../kernel/handler.js";
import { noteHolder } from "../../holders.js";
import type { Product } from "../../model.js";
import { catalogSlice } from "../../slice.js";
import { v1Product } from "../product.js";
import { changeProduct, emitCatalogEvent, freeSlug, productOf, slugOf, write } from "./change.js";
import { setOptions } from "./options.js";
import { applyInput, emptyProduct, setNames } from "./product-input.js";

function emitProductCreated(context: Context, product: Product): void {
  if (!context.listened) return;
  const view: Record<string, unknown> = v1Product(context, product, true);
  const { name, priceData, visible, media, sku = "", productPageUrl, brand, slug } = view;
  const { costAndProfitData } = view;
  const about = { name, price: priceData, visible, media, sku, productPageUrl, slug };
  emitCatalogEvent(context, "ProductCreated", {
    productId: product.id,
    ...about,
    ...(brand === undefined ? {} : { brand }),
    ...(costAndProfitData === undefined ? {} : { costAndProfitData }),
  });
}

export const productWrites: Handlers = {
  "stores.products.createProduct": write(({ product: input }, context) => {
    const { products } = context.store(catalogSlice);
    const name = input.name ?? "";
    const product = emptyProduct(context, name, freeSlug(slugOf(name), products.values()));
    applyInput(context, product, input);
    context.changes.put(products, product.id, product);
    noteHolder(context.store(catalogSlice), product);
    emitProductCreated(context, product);
    return { product: v1Product(context, product, true) };
  }),

  "stores.products.updateProduct": write(({ product: input }, context) => {
    const product = changeProduct(context, productOf(context, input.id), (draft) => {
      applyInput(context, draft, input);
    });
    return { product: v1Product(context, product, true) };
  }),

  "stores.products.deleteProduct": write(({ id }, context) => {
    const product = productOf(context, id);
    context.changes.drop(context.store(catalogSlice).products, product.id);
    emitCatalogEvent(context, "ProductDeleted", { productId: product.id });
    return {};
  }),

  "stores.products.deleteProductOptions": write(({ id }, context) => {
    changeProduct(context, productOf(context, id), (kept) =>
      setOptions(context, kept, [], undefined),
    );
    return {};
  }),

  "stores.products.removeBrand": write(({ id }, context) => {
    changeProduct(context, productOf(context, id), (kept) =>
      setNames(context, kept, { brand: null }),
    );
    return {};
  }),

  "stores.products.removeRibbon": write(({ id }, context) => {
    changeProduct(context, productOf(context, id), (kept) =>
      setNames(context, kept, { ribbon: null }),
    );
    return {};
  }),
};
