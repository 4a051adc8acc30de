// Caches values derived from products until the products or the entities that they reference change.
// Entities are immutable, so a list is unchanged as long as it contains the same objects.

import { isAdmin } from "../../kernel/caller.js";
import type { Context } from "../../kernel/context.js";
import type { Slice } from "../../kernel/slice.js";
import { memoize, moveCache } from "../../query/derived.js";
import { JsonList } from "../../query/json-list.js";
import type { ResourceData } from "../../resource/declaration.js";
import type { Catalog, Product } from "./model.js";
import { catalogSlice } from "./slice.js";

/** Referenced by name to avoid an import cycle, because these services import products. */
const REFERENCED_SERVICES = ["stores.brandsV3", "stores.ribbonsV3", "stores.infoSectionsV3"].map(
  (name) => ({ name }) as Slice<ResourceData>,
);

/** Limited, because requests can combine many fields. */
const MAX_COLUMNS = 200;

interface ProductCache {
  readonly products: readonly Product[];
  /** Everything else that product views depend on. */
  readonly dependencies: readonly unknown[];
  readonly visible: readonly Product[];
  /** Derived values of items, keyed by the name of the derivation. */
  readonly columns: Map<string, WeakMap<object, unknown>>;
  /** Change set of the request that last validated this cache, before it changed anything. */
  checkedBy: object | undefined;
}

const caches = /* @__PURE__ */ new WeakMap<object, Map<boolean, ProductCache>>();

function isSameList(list: readonly unknown[], collection: ReadonlyMap<string, unknown>): boolean {
  if (list.length !== collection.size) return false;
  let index = 0;
  for (const value of collection.values()) {
    if (value !== list[index]) return false;
    index += 1;
  }
  return true;
}

function dependenciesOf(context: Context, { categories }: Pick<Catalog, "categories">): unknown[] {
  const others = REFERENCED_SERVICES.flatMap((service) => [
    ...(context.store(service)?.items.values() ?? []),
  ]);
  return [context.origin, ...Object.values(context.site), ...categories.values(), ...others];
}

function cacheOf(context: Context): ProductCache {
  const { changes } = context;
  const catalog = context.store(catalogSlice);
  const seesHidden = isAdmin(context);
  const catalogCaches = caches.get(catalog) ?? new Map<boolean, ProductCache>();
  caches.set(catalog, catalogCaches);
  const cached = catalogCaches.get(seesHidden);
  // The request's changes may still be rolled back, so compare again after the first change.
  const checkedBy = changes.hasChanges ? undefined : changes;
  if (cached && checkedBy && cached.checkedBy === checkedBy) return cached;
  const dependencies = dependenciesOf(context, catalog);
  const isUnchanged =
    cached?.dependencies.length === dependencies.length &&
    dependencies.every((dependency, index) => dependency === cached.dependencies[index]);
  if (isUnchanged && isSameList(cached.products, catalog.products)) {
    cached.checkedBy = checkedBy;
    return cached;
  }
  const products = [...catalog.products.values()];
  const visible = seesHidden ? products : products.filter((product) => product.visible);
  const columns = isUnchanged ? cached.columns : new Map<string, WeakMap<object, unknown>>();
  if (isUnchanged) moveCache(cached.visible, visible);
  const cache = { products, dependencies, visible, columns, checkedBy };
  catalogCaches.set(seesHidden, cache);
  return cache;
}

/** Returns the same array until the products or the entities that they reference change. */
export const visibleProducts = (context: Context): readonly Product[] => cacheOf(context).visible;

export const deriveFromProducts = <T>(context: Context, name: string, derive: () => T): T =>
  memoize(visibleProducts(context), name, derive);

export function cachePerItem<Item extends object, Value>(
  context: Context,
  name: string,
  derive: (item: Item) => Value,
): (item: Item) => Value {
  const { columns } = cacheOf(context);
  let column = columns.get(name);
  if (!column) {
    if (columns.size >= MAX_COLUMNS) columns.clear();
    column = new WeakMap();
    columns.set(name, column);
  }
  const values = column;
  return (item) => {
    const entry = values.get(item);
    if (entry !== undefined || values.has(item)) return entry as Value;
    const value = derive(item);
    values.set(item, value);
    return value;
  };
}

export function serialize<Item extends object>(
  context: Context,
  name: string,
  items: readonly Item[],
  view: (item: Item) => object,
): JsonList {
  return new JsonList(items.map(cachePerItem(context, name, (item) => JSON.stringify(view(item)))));
}
