// Values of items by their places in a list.
import type { Kept } from "../kept.js";
import { type Read, type Readers, type Readings, readingsOf } from "./values.js";

/** Items, and how their values are read. */
export interface Rows<T> {
  readonly items: readonly T[];
  /** What filters and sorting look at; the entity itself when absent. */
  readonly view?: Read<T>;
  /** What the view has at a path, read off the entity without building the view. */
  readonly read?: Readers<T>;
  /**
   * What is worked out of the items; the list is one of it. Given where a change of one of the items
   * makes another list, and nowhere else.
   */
  readonly kept?: Kept;
}

/** What the item at a place in a list has. */
export type At<Value> = (place: number) => Value;

/** So many columns of a list are kept: a free text can be looked for in any fields. */
const MOST = 100;

const columns = /* @__PURE__ */ new WeakMap<readonly unknown[], Map<string, readonly unknown[]>>();

/** A value of each item of a list. Of a list that is kept it is read once. */
export function valueAt<T, Value>(
  { items, kept }: Rows<T>,
  name: string,
  of: (item: T) => Value,
): At<Value> {
  if (!kept) return (place) => of(items[place] as T);
  const known = columns.get(items) ?? new Map<string, readonly unknown[]>();
  columns.set(items, known);
  const column = known.get(name) ?? items.map((item) => of(item));
  if (known.size >= MOST) known.clear();
  known.set(name, column);
  return (place) => column[place] as Value;
}

/** Whether a path is read off the items themselves: what only a view tells may differ from request to request. */
export const isRead = <T>({ read }: Rows<T>, path: string): boolean =>
  read !== undefined && Object.hasOwn(read, path);

/** Readings by place. */
export function readingsAt<T>(rows: Rows<T>): Readings<number> {
  const readings = readingsOf(rows);
  return (path) => {
    const read = readings(path);
    if (isRead(rows, path)) return valueAt(rows, path, read);
    return (place) => read(rows.items[place] as T);
  };
}
