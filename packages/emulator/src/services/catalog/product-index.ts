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

type WithProducts = Pick<Catalog, "products">;
type Index = Map<string, string | Set<string>>;

// Entries are never removed, so lookups check each product: it may have changed, been deleted, or
// belong to a failed request.
const indexes = /* @__PURE__ */ new WeakMap<object, Map<IndexedField, Index>>();

function addToIndex(index: Index, value: string, id: string): void {
  const existing = index.get(value);
  if (existing === undefined) index.set(value, id);
  else if (existing instanceof Set) existing.add(id);
  else if (existing !== id) index.set(value, new Set([existing, id]));
}

function indexOf({ products }: WithProducts, field: IndexedField): Index {
  const catalogIndexes = indexes.get(products) ?? new Map<IndexedField, Index>();
  indexes.set(products, catalogIndexes);
  const cached = catalogIndexes.get(field);
  if (cached) return cached;
  const index: Index = new Map();
  for (const product of products.values()) {
    for (const value of INDEXED_VALUES[field](product)) addToIndex(index, value, product.id);
  }
  catalogIndexes.set(field, index);
  return index;
}

export function indexProduct({ products }: WithProducts, product: Product): void {
  for (const [field, index] of indexes.get(products) ?? []) {
    for (const value of INDEXED_VALUES[field](product)) addToIndex(index, value, product.id);
  }
}

export function productWith(
  catalog: WithProducts,
  field: IndexedField,
  value: string,
  exceptId?: string,
): Product | undefined {
  const ids = indexOf(catalog, field).get(value);
  if (ids === undefined) return undefined;
  for (const id of typeof ids === "string" ? [ids] : ids) {
    const product = id === exceptId ? undefined : catalog.products.get(id);
    if (product && INDEXED_VALUES[field](product).includes(value)) return product;
  }
  return undefined;
}
