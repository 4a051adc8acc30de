// Reads values of items by their index in a list.
import { Column } from "./column.js";
import type { Field } from "./fields.js";
import type { Test } from "./operators.js";
import { keyOfValue } from "./ranks.js";
import type { RankKey } from "./sort.js";
import type { Key } from "./sort-keys.js";
import { type Read, type Readers, readingsOf } from "./values.js";

/** Items, and how to read their values. */
export interface Rows<T> {
  readonly items: readonly T[];
  /** Returns the object that filters and sorting use. Default: the entity itself. */
  readonly view?: Read<T>;
  /** Readers of the view's values that do not need to build the view. */
  readonly read?: Readers<T>;
  /** Whether the list is cached. Values derived from it are then cached until the list changes. */
  readonly isKept?: boolean;
}

/** Value of the item at an index. */
export type At<Value> = (place: number) => Value;

/**
 * Maximum number of cached columns per list. Free text can be searched in any combination of
 * fields.
 */
const MOST = 100;

const lists = /* @__PURE__ */ new WeakMap<readonly unknown[], Map<string, Column>>();

/**
 * Returns the column of a list if it is cached and the path has a reader, otherwise undefined.
 * Other values are not cached, because views may differ between requests.
 */
export function columnOf<T>({ items, read, isKept }: Rows<T>, path: string): Column | undefined {
  const reader = read && Object.hasOwn(read, path) ? read[path] : undefined;
  if (!(isKept && reader)) return undefined;
  const columns = lists.get(items) ?? new Map<string, Column>();
  lists.set(items, columns);
  const column = columns.get(path) ?? new Column(items.length);
  if (columns.size >= MOST) columns.clear();
  columns.set(path, column);
  return column.read((place) => reader(items[place] as T));
}

/** Returns a function that tests items by the value at a path. */
export function matchingAt<T>(rows: Rows<T>) {
  const readings = readingsOf(rows);
  return (path: string, test: Test, field: Field): At<boolean> => {
    const column = columnOf(rows, path);
    if (!column) {
      const read = readings(path);
      return (place) => test(read(rows.items[place] as T));
    }
    const { numbers, values } = column;
    const passes = values.passing(test, field);
    return (place) => passes(numbers[place] as number);
  };
}

/** Returns the sort keys of items at a path. */
export function keyAt<T>(rows: Rows<T>, path: string, field: Field): At<Key> {
  const column = columnOf(rows, path);
  if (!column) {
    const read = readingsOf(rows)(path);
    return (place) => keyOfValue(read(rows.items[place] as T), field);
  }
  const { numbers, values } = column;
  return (place) => keyOfValue(values.all[numbers[place] as number], field);
}

/**
 * Returns the sort keys as ranks. Returns undefined if ranks are unknown or not worth computing
 * yet.
 */
export function ranksAt<T>(
  rows: Rows<T>,
  path: string,
  field: Field,
): Omit<RankKey, "sign"> | undefined {
  const column = columnOf(rows, path);
  const order = column?.values.ranks(field);
  if (!(column && order)) return undefined;
  const { numbers } = column;
  const { keys, ranks } = order;
  return { count: keys.length, of: (place) => ranks[numbers[place] as number] as number };
}
