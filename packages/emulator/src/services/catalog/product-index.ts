import { inventoryId } from "./inventory-id.js";
import type { Catalog, Product } from "./model.js";

const INDEXED_VALUES = {
  slug: ({ slug }: Product) => [slug],
  handle: ({ handle, slug }: Product) => [handle ?? slug],
  sku: ({ variants }: Product) => variants.map(({ sku }) => sku),
  barcode: ({ variants }: Product) => variants.flatMap(({ barcode }) => barcode ?? []),
  variant: ({ variants }: Product) => variants.map(({ id }) => id),
  item: ({ variants }: Product) => variants.map(({ id }) => inventoryId(id)),
};

export type IndexedField = keyof typeof INDEXED_VALUES;

type Products = Pick<Catalog, "products">;
type Index = Map<string, string | Set<string>>;

// Entries are never removed, so every hit is checked against the product: it may have changed, been
// deleted, or belong to a failed request.
const indexes = /* @__PURE__ */ new WeakMap<object, Map<IndexedField, Index>>();

function addToIndex(index: Index, value: string, id: string): void {
  const before = index.get(value);
  if (before === undefined) index.set(value, id);
  else if (before instanceof Set) before.add(id);
  else if (before !== id) index.set(value, new Set([before, id]));
}

function indexOf({ products }: Products, field: IndexedField): Index {
  const all = indexes.get(products) ?? new Map<IndexedField, Index>();
  indexes.set(products, all);
  const cached = all.get(field);
  if (cached) return cached;
  const index: Index = new Map();
  for (const product of products.values()) {
    for (const value of INDEXED_VALUES[field](product)) addToIndex(index, value, product.id);
  }
  all.set(field, index);
  return index;
}

export function indexProduct({ products }: Products, product: Product): void {
  for (const [field, index] of indexes.get(products) ?? []) {
    for (const value of INDEXED_VALUES[field](product)) addToIndex(index, value, product.id);
  }
}

export function productWith(
  catalog: Products,
  field: IndexedField,
  value: string,
  except?: string,
): Product | undefined {
  const ids = indexOf(catalog, field).get(value);
  if (ids === undefined) return undefined;
  for (const id of typeof ids === "string" ? [ids] : ids) {
    const product = id === except ? undefined : catalog.products.get(id);
    if (product && INDEXED_VALUES[field](product).includes(value)) return product;
  }
  return undefined;
}
