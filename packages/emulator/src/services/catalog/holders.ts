// Indexes of products, to avoid a scan of all products.

import { inventoryId } from "./inventory-id.js";
import type { Catalog, Product } from "./model.js";

const VALUES = {
  slug: ({ slug }: Product) => [slug],
  handle: ({ handle, slug }: Product) => [handle ?? slug],
  sku: ({ variants }: Product) => variants.map(({ sku }) => sku),
  barcode: ({ variants }: Product) => variants.flatMap(({ barcode }) => barcode ?? []),
  variant: ({ variants }: Product) => variants.map(({ id }) => id),
  item: ({ variants }: Product) => variants.map(({ id }) => inventoryId(id)),
};

export type HeldBy = keyof typeof VALUES;

type Products = Pick<Catalog, "products">;
type Holders = Map<string, string | Set<string>>;

// Each index is built on first use. Entries are never removed, so every hit is checked against the
// product: it may have changed, been deleted, or belong to a failed request.
const indices = /* @__PURE__ */ new WeakMap<object, Map<HeldBy, Holders>>();

function add(holders: Holders, value: string, id: string): void {
  const before = holders.get(value);
  if (before === undefined) holders.set(value, id);
  else if (before instanceof Set) before.add(id);
  else if (before !== id) holders.set(value, new Set([before, id]));
}

function holdersOf(catalog: Products, by: HeldBy): Holders {
  let index = indices.get(catalog.products);
  if (!index) {
    index = new Map();
    indices.set(catalog.products, index);
  }
  let holders = index.get(by);
  if (!holders) {
    holders = new Map();
    for (const product of catalog.products.values()) {
      for (const value of VALUES[by](product)) add(holders, value, product.id);
    }
    index.set(by, holders);
  }
  return holders;
}

export function noteHolder(catalog: Products, product: Product): void {
  for (const [by, holders] of indices.get(catalog.products) ?? []) {
    for (const value of VALUES[by](product)) add(holders, value, product.id);
  }
}

export function holderOf(
  catalog: Products,
  by: HeldBy,
  value: string,
  except?: string,
): Product | undefined {
  const ids = holdersOf(catalog, by).get(value);
  if (ids === undefined) return undefined;
  for (const id of typeof ids === "string" ? [ids] : ids) {
    const product = id === except ? undefined : catalog.products.get(id);
    if (product && VALUES[by](product).includes(value)) return product;
  }
  return undefined;
}
