// Values derived from cached lists: columns of field values, and sort orders.
import { type Read, type Readers, readingsOf } from "./values.js";

/** Items, and how to read their values. */
export interface Rows<T> {
  readonly items: readonly T[];
  /** Returns the object that filters and sorting use. Default: the entity itself. */
  readonly view?: Read<T>;
  /** Readers of the view's values that do not need to build the view. */
  readonly read?: Readers<T>;
  /**
   * Whether the list stays the same until its data changes. Values derived from it are then cached
   * as long as the list exists.
   */
  readonly isCached?: boolean;
}

/** Value of the item at an index. */
export type At<Value> = (place: number) => Value;

/** Maximum number of cached values per list, because requests can sort by any fields. */
const MAX_VALUES = 100;

const caches = /* @__PURE__ */ new WeakMap<readonly unknown[], Map<string, unknown>>();

/** Returns a value derived from a cached list. Derives it only once. */
export function derived<Value>(
  items: readonly unknown[],
  name: string,
  derive: () => Value,
): Value {
  const cache = caches.get(items) ?? new Map<string, unknown>();
  caches.set(items, cache);
  if (!cache.has(name)) {
    if (cache.size >= MAX_VALUES) cache.clear();
    cache.set(name, derive());
  }
  return cache.get(name) as Value;
}

/**
 * Returns the cached values of all items at a path. Returns undefined if the path has no reader,
 * because views may differ between requests.
 */
function cachedColumn<T>(rows: Rows<T>, path: string): readonly unknown[] | undefined {
  if (!(rows.isCached && rows.read && Object.hasOwn(rows.read, path))) return undefined;
  return derived(rows.items, `values ${path}`, () => rows.items.map(readingsOf(rows)(path)));
}

/** Returns the values of all items at a path. */
export function columnOf<T>(rows: Rows<T>, path: string): readonly unknown[] {
  return cachedColumn(rows, path) ?? rows.items.map(readingsOf(rows)(path));
}

/** Returns a function that reads the value of an item at a path. */
export function valueAt<T>(rows: Rows<T>, path: string): At<unknown> {
  const column = cachedColumn(rows, path);
  if (column) return (place) => column[place];
  const read = readingsOf(rows)(path);
  return (place) => read(rows.items[place] as T);
}
