// Values of items by their places in a list.
import { Column } from "./column.js";
import type { Field } from "./fields.js";
import type { Test } from "./operators.js";
import { keyOfValue } from "./ranks.js";
import type { RankKey } from "./sort.js";
import type { Key } from "./sort-keys.js";
import { type Read, type Readers, readingsOf } from "./values.js";

/** Items, and how their values are read. */
export interface Rows<T> {
  readonly items: readonly T[];
  /** What filters and sorting look at; the entity itself when absent. */
  readonly view?: Read<T>;
  /** What the view has at a path, read off the entity without building the view. */
  readonly read?: Readers<T>;
  /** Whether the list is one that is kept: what is worked out of it then lasts until it is another one. */
  readonly isKept?: boolean;
}

/** What the item at a place in a list has. */
export type At<Value> = (place: number) => Value;

/** So many columns of a list are kept: a free text can be looked for in any fields. */
const MOST = 100;

const lists = /* @__PURE__ */ new WeakMap<readonly unknown[], Map<string, Column>>();

/**
 * The column of a list that is kept; undefined where there is none. It is of what is read off the items themselves: what
 * only a view tells may differ from request to request.
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

/** So many values of items that have changed are kept for each one that there is. */
const STALE = 2;

/** Carries what is known of a list over to the one that comes after it, but for items that have changed. */
export function carryOver(
  before: readonly unknown[],
  items: readonly unknown[],
  changed: Iterable<unknown>,
): void {
  const columns = lists.get(before);
  if (!columns) return;
  lists.delete(before);
  const { length } = items;
  const shorter = Math.min(before.length, length);
  let start = 0;
  while (start < shorter && before[start] === items[start]) start += 1;
  let end = 0;
  const isSame = (at: number) => before[before.length - at] === items[length - at];
  while (end < shorter - start && isSame(end + 1)) end += 1;
  const places = Array.from(changed, (item) => items.indexOf(item)).filter((place) => place >= 0);
  const carried = new Map<string, Column>();
  for (const [path, column] of columns) {
    if (column.values.all.length > STALE * (length + MOST)) continue;
    carried.set(path, column.moved(length, start, end, places));
  }
  lists.set(items, carried);
}

/** Which items have at a path what a test wants. */
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

/** What items are sorted by at a path. */
export function keyAt<T>(rows: Rows<T>, path: string, field: Field): At<Key> {
  const column = columnOf(rows, path);
  if (!column) {
    const read = readingsOf(rows)(path);
    return (place) => keyOfValue(read(rows.items[place] as T), field);
  }
  const { numbers, values } = column;
  return (place) => keyOfValue(values.all[numbers[place] as number], field);
}

/** The same as ranks; undefined where they are not known, and as long as knowing them would not pay. */
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
