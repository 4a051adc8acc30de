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

const columns = /* @__PURE__ */ new WeakMap<readonly unknown[], Map<string, unknown>>();

/** Something that is worked out of a list that is kept, once. */
export function columnOf<Column>(
  items: readonly unknown[],
  name: string,
  make: () => Column,
): Column {
  const known = columns.get(items) ?? new Map<string, unknown>();
  columns.set(items, known);
  const column = (known.get(name) as Column | undefined) ?? make();
  if (known.size >= MOST) known.clear();
  known.set(name, column);
  return column;
}

/** A value of each item of a list. Of a list that is kept it is read once. */
export function valueAt<T, Value>(
  { items, kept }: Rows<T>,
  name: string,
  of: (item: T) => Value,
): At<Value> {
  if (!kept) return (place) => of(items[place] as T);
  const column = columnOf(items, name, () => items.map(of));
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

/** So many items tell whether values occur again. */
const SAMPLE = 200;

/** Which of the different values each item has. */
interface Coded {
  readonly values: readonly unknown[];
  /** The numbers of the items' values among these. */
  readonly codes: Int32Array;
}

function coded<T>(items: readonly T[], read: Read<T>): Coded {
  const values: unknown[] = [];
  const codes = new Int32Array(items.length);
  const known = new Map<unknown, number>();
  for (let place = 0; place < items.length; place += 1) {
    // where nearly every item has another value, as dates, nothing is saved
    if (place === SAMPLE && values.length > SAMPLE / 2) {
      return { values: items.map(read), codes: Int32Array.from(items.keys()) };
    }
    const value = read(items[place] as T);
    let code = known.get(value);
    if (code === undefined) {
      code = values.push(value) - 1;
      known.set(value, code);
    }
    codes[place] = code;
  }
  return { values, codes };
}

/** Which items have at a path what a test wants. Of a list that is kept each value is tested once, not each item. */
export function matchingAt<T>(rows: Rows<T>) {
  const readings = readingsOf(rows);
  return (path: string, test: (value: unknown) => boolean): At<boolean> => {
    const { items, kept } = rows;
    const read = readings(path);
    if (!(kept && isRead(rows, path))) return (place) => test(read(items[place] as T));
    const { values, codes } = columnOf(items, `codes ${path}`, () => coded(items, read));
    // 0: not tested yet, 1: it is wanted, 2: it is not
    const tested = new Uint8Array(values.length);
    return (place) => {
      const code = codes[place] as number;
      if (tested[code] === 0) tested[code] = test(values[code]) ? 1 : 2;
      return tested[code] === 1;
    };
  };
}
