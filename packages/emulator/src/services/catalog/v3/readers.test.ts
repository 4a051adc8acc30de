import { RequestedFields } from "@portico/stores/enums/products-v3";
import { expect, test } from "vitest";
import { Changes } from "../../../kernel/changes.js";
import type { Context } from "../../../kernel/context.js";
import { stateFrom } from "../../../kernel/state.js";
import type { Readers } from "../../../query/values.js";
import { asList, readersOf } from "../../../query/values.js";
import { resolveSeed } from "../../../seeds/seeds.js";
import { readerOf } from "../../../server/work.js";
import { infoSections } from "../info-sections.js";
import { inventorySource } from "../inventory/find.js";
import { visibleVariants } from "../lookup.js";
import type { Product } from "../model.js";
import { brands, ribbons } from "../named.js";
import { catalogSlice, productStore } from "../slice.js";
import { v1Product, v1Readers } from "../v1/product.js";
import { v3Product } from "./product.js";
import { v3Readers, variantReaders } from "./readers.js";
import { variantView } from "./variant.js";

const EVERYTHING = { fields: new Set(Object.values(RequestedFields)), variants: true };

/** Returns a context that contains only the parts that views use. */
function contextOf(kind: "admin" | "visitor", currency: string): Context {
  const state = stateFrom(
    [catalogSlice, brands, ribbons, infoSections],
    resolveSeed("fashion", { currency }),
  );
  const reader = readerOf(state);
  const [first, second] = reader.store(catalogSlice).products.values();
  if (!first || !second) throw new Error("The seed is empty");
  // Add what the seed lacks: hidden variants, a barcode, a long price and a deleted brand.
  const changes = new Changes(state);
  const products = productStore({ ...reader, changes } as unknown as Context);
  products.patch(first.id, ({ variants }) => {
    for (const variant of variants.slice(0, 2)) variant.visible = false;
    Object.assign(variants[3] ?? {}, { barcode: "4006381333931", price: "12.345" });
  });
  products.patch(second.id, (draft) => {
    for (const variant of draft.variants) variant.visible = false;
    draft.brandId = "gone";
  });
  changes.commit();
  const caller = { kind } as Context["caller"];
  const parts = { ...reader, state, changes, caller, origin: "http://localhost:1", media: "links" };
  return parts as unknown as Context;
}

const CONTEXTS = (["admin", "visitor"] as const).flatMap((kind) =>
  ["USD", "JPY", "KWD"].map((currency) => [kind, currency] as const),
);

test.each(CONTEXTS)("readers return the same values as the views (%s, %s)", (kind, currency) => {
  const context = contextOf(kind, currency);
  const products = [...context.store(catalogSlice).products.values()];
  const compare = <T>(read: Readers<T>, view: (item: T) => unknown, items: readonly T[]) => {
    const views = new Map(items.map((item) => [item, view(item)]));
    const viewOf = (item: T) => views.get(item);
    const fromView = readersOf({ view: viewOf });
    const fromModel = readersOf({ view: viewOf, read });
    for (const path of Object.keys(read)) {
      for (const item of items) {
        expect([path, asList(fromModel(path)(item))]).toEqual([path, asList(fromView(path)(item))]);
      }
    }
  };
  compare(
    v3Readers(context),
    (product: Product) => v3Product(context, product, EVERYTHING),
    products,
  );
  const [first] = products;
  if (first) products.push({ ...first, v1: { description: "<b>From V1</b>" } });
  compare(v1Readers(context), (product: Product) => v1Product(context, product), products);
  const items = products
    .slice(0, 3)
    .flatMap((product) =>
      visibleVariants(context, product).map((variant) => ({ product, variant })),
    );
  const view = ({ product, variant }: (typeof items)[number]) => ({
    ...variantView(context, product, variant, EVERYTHING),
    variantId: variant.id,
    productData: { ...product, productId: product.id, handle: product.slug },
  });
  compare(variantReaders(context), view, items);
  const stock = inventorySource(context);
  // These query fields do not appear in views, so compare them with the model.
  const {
    "product.variantBarcode": barcode,
    "product.brand.id": brand,
    ...otherValues
  } = stock.read;
  if (!(barcode && brand)) throw new Error("The product has no barcode or brand");
  expect(stock.items.map(barcode)).toEqual(stock.items.map(({ variant }) => variant.barcode));
  expect(stock.items.map(brand)).toEqual(stock.items.map(({ product }) => product.brandId));
  compare(otherValues, stock.view, stock.items.slice(0, 40));
});
