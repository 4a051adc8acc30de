import { getOrInsert } from "../store/get-or-insert.js";
import { type Read, type Readers, readersOf } from "./values.js";

export interface Rows<T> {
  readonly items: readonly T[];
  /** Returns the object that filters and sorting use. Default: the entity itself. */
  readonly view?: Read<T>;
  /** Functions that read the view's values without building the view. */
  readonly read?: Readers<T>;
  /** Whether the same list object is used until its data changes, so that values can be cached. */
  readonly isCached?: boolean;
}

/** Filling a typed array is several times faster than appending to a list. */
export type Indexes = Uint32Array;

export type Getter<Value> = (index: number) => Value;

interface Cache {
  readonly columns: Map<string, unknown[]>;
  readonly values: Map<string, unknown>;
}

/** Maximum size of each map in a cache. Bounded, because requests can use any field. */
const MAX_CACHE_ENTRIES = 100;

const UNREAD = Symbol("unread");

const caches = /* @__PURE__ */ new WeakMap<readonly unknown[], Cache>();

const cacheOf = (items: readonly unknown[]): Cache =>
  getOrInsert(caches, items, () => ({ columns: new Map(), values: new Map() }));

function getOrCreate<Value>(cache: Map<string, Value>, name: string, create: () => Value): Value {
  if (cache.size >= MAX_CACHE_ENTRIES && !cache.has(name)) cache.clear();
  return getOrInsert(cache, name, create);
}

export function memoize<Value>(items: readonly unknown[], key: string, derive: () => Value): Value {
  return getOrCreate<unknown>(cacheOf(items).values, key, derive) as Value;
}

/** Returns each item's index in the previous list, or -1 if the item is new or not found. */
function previousIndexes(items: readonly unknown[], previous: readonly unknown[]): number[] {
  let index = 0;
  return items.map((item, position) => {
    if (item !== previous[index]) {
      const isInserted = previous[index] === items[position + 1];
      if (isInserted) return -1;
      const isRemoved = item === previous[index + 1];
      if (isRemoved) index += 1;
    }
    index += 1;
    return item === previous[index - 1] ? index - 1 : -1;
  });
}

/** Moves unchanged items' cached values to a new list. Values must not depend on other items. */
export function moveCache(previous: readonly unknown[], items: readonly unknown[]): void {
  const { columns } = cacheOf(items);
  const indexes = previousIndexes(items, previous);
  for (const [name, column] of cacheOf(previous).columns) {
    columns.set(
      name,
      indexes.map((index) => (index < 0 ? UNREAD : column[index])),
    );
  }
  // Minor garbage collections keep the values of a WeakMap after their keys are gone.
  caches.delete(previous);
}

interface Column<Value> {
  readonly name: string;
  readonly path: string;
  readonly convert: (value: unknown) => Value;
}

/** Views differ by request, so their values are not cached. */
function isCacheable<T>({ isCached, read }: Rows<T>, path: string): boolean {
  return isCached === true && read !== undefined && Object.hasOwn(read, path);
}

export function columnOf<T, Value>(rows: Rows<T>, column: Column<Value>): readonly Value[] {
  const { name, path, convert } = column;
  const { items } = rows;
  const read = readersOf(rows)(path);
  if (!isCacheable(rows, path)) return items.map((item) => convert(read(item)));
  const values = getOrCreate(cacheOf(items).columns, `${name} ${path}`, () =>
    new Array<unknown>(items.length).fill(UNREAD),
  );
  for (let i = values.indexOf(UNREAD); i >= 0; i = values.indexOf(UNREAD, i + 1)) {
    values[i] = convert(read(items[i] as T));
  }
  return values as readonly Value[];
}

export function valueAt<T>(rows: Rows<T>, path: string): Getter<unknown> {
  if (isCacheable(rows, path)) {
    const values = columnOf(rows, { name: "values", path, convert: (value) => value });
    return (index) => values[index];
  }
  const read = readersOf(rows)(path);
  return (index) => read(rows.items[index] as T);
}
