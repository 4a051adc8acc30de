// Sorted items and positions between them. Ties are told apart by the items' order numbers.
import type { Field } from "./fields.js";
import { comparable, ordered, type Readings } from "./values.js";

/** What is sorted by: one value, null when it is absent. */
export type Key = string | number | boolean | null;

/** One field to sort by. */
export interface Sorting {
  readonly fieldName: string;
  readonly order?: "ASC" | "DESC" | undefined;
}

/** Where an item stands among the sorted ones, known also when it is gone. */
export interface Position {
  readonly keys: readonly Key[];
  readonly number: number;
}

/** One thing that items are sorted by. They are named by their place in the list. */
export interface SortKey {
  readonly of: (index: number) => Key;
  readonly sign: 1 | -1;
}

/** Items to be sorted. */
export interface Sortable {
  readonly length: number;
  readonly keys: readonly SortKey[];
  /** The order number of an item; items stand in this order. */
  readonly numberOf: (index: number) => number;
}

function keyOf(value: unknown): Key {
  if (typeof value === "string" || typeof value === "boolean") return value;
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** What an item is sorted by; of a list, its first value. */
export function sortKey<T>(name: string, field: Field, readings: Readings<T>): (item: T) => Key {
  const read = readings(field.path ?? name);
  return (item) => {
    const value = read(item);
    return keyOf(comparable(Array.isArray(value) ? value[0] : value, field));
  };
}

const RANKS: Readonly<Record<string, number>> = { boolean: 0, number: 1, string: 2, object: 3 };

/** Order of two keys: values of one kind stand together, absent ones last. */
export function compareKeys(a: Key, b: Key): number {
  const order = ordered(a, b);
  if (order !== undefined) return order;
  if (typeof a === "boolean" && typeof b === "boolean") return Number(a) - Number(b);
  return (RANKS[typeof a] ?? 0) - (RANKS[typeof b] ?? 0);
}

/** Order of an item and a position. Later keys are read only where the earlier ones are alike. */
export function compareTo(of: Sortable, index: number, position: Position): number {
  for (let at = 0; at < of.keys.length; at += 1) {
    const { of: read, sign } = of.keys[at] as SortKey;
    const order = compareKeys(read(index), position.keys[at] ?? null);
    if (order !== 0) return order * sign;
  }
  return of.numberOf(index) - position.number;
}

/** Where an item stands. */
export function positionOf(of: Sortable, index: number): Position {
  return { keys: of.keys.map((key) => key.of(index)), number: of.numberOf(index) };
}

/** An item with what it is sorted by, read once. */
interface Placed {
  readonly keys: readonly Key[];
  readonly index: number;
}

/** Order of two items, whose indices are in the order of their numbers. */
function comparePlaced(of: Sortable, a: Placed, b: Placed): number {
  for (let at = 0; at < of.keys.length; at += 1) {
    const order = compareKeys(a.keys[at] ?? null, b.keys[at] ?? null);
    if (order !== 0) return order * (of.keys[at] as SortKey).sign;
  }
  return a.index - b.index;
}

/** The same, where of the first one only as much is read as tells. */
function compareWith(of: Sortable, index: number, placed: Placed): number {
  for (let at = 0; at < of.keys.length; at += 1) {
    const { of: read, sign } = of.keys[at] as SortKey;
    const order = compareKeys(read(index), placed.keys[at] ?? null);
    if (order !== 0) return order * sign;
  }
  return index - placed.index;
}

/** Items between positions, and how many were left out in front. */
interface Selected {
  readonly indices: readonly number[];
  /** How many lie on the wanted side of the position. */
  readonly count: number;
}

/** The first `count` items behind a position, or the last `count` in front of it; all are in their order. */
export function nearest(
  of: Sortable,
  way: "next" | "prev",
  position: Position | undefined,
  count: number,
  order?: Int32Array,
): Selected {
  const sign = way === "next" ? 1 : -1;
  if (order || of.keys.length === 0) return nearestInOrder(of, way, position, count, order);
  const best: Placed[] = [];
  const wholly = count * 8 >= of.length;
  let behind = 0;
  for (let index = 0; index < of.length; index += 1) {
    if (position && compareTo(of, index, position) * sign <= 0) continue;
    behind += 1;
    const last = best[best.length - 1];
    if (!wholly && last && best.length >= count && compareWith(of, index, last) * sign >= 0)
      continue;
    const placed: Placed = { keys: of.keys.map((key) => key.of(index)), index };
    if (wholly) {
      best.push(placed);
      continue;
    }
    let low = 0;
    let high = best.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (comparePlaced(of, placed, best[middle] as Placed) * sign < 0) high = middle;
      else low = middle + 1;
    }
    best.splice(low, 0, placed);
    if (best.length > count) best.pop();
  }
  if (wholly) best.sort((a, b) => comparePlaced(of, a, b) * sign);
  const indices = best.slice(0, count).map(({ index }) => index);
  return { indices: way === "next" ? indices : indices.reverse(), count: behind };
}

/**
 * All items in their order.
 *
 * @param start their indices in an order that is mostly the same
 */
export function orderOf({ length, keys }: Sortable, start?: Int32Array): Int32Array {
  const places = Array.from({ length }, (_, index) => index);
  const columns = keys.map(({ of, sign }) => ({ keys: places.map((place) => of(place)), sign }));
  const sorted = (start ? Array.from(start) : places).sort((a, b) => {
    for (const { keys: column, sign } of columns) {
      const order = compareKeys(column[a] as Key, column[b] as Key);
      if (order !== 0) return order * sign;
    }
    return a - b;
  });
  return Int32Array.from(sorted);
}

/** Of items whose order is known; those that are not sorted stand in it already. */
function nearestInOrder(
  of: Sortable,
  way: "next" | "prev",
  position: Position | undefined,
  count: number,
  order?: Int32Array,
): Selected {
  const at = (place: number) => (order ? (order[place] as number) : place);
  // the first item that stands behind the position, or at it when it is come from behind
  let low = 0;
  let high = of.length;
  if (position === undefined) low = way === "next" ? 0 : high;
  else {
    while (low < high) {
      const middle = (low + high) >>> 1;
      const behind = compareTo(of, at(middle), position);
      if (way === "next" ? behind > 0 : behind >= 0) high = middle;
      else low = middle + 1;
    }
  }
  const from = way === "next" ? low : Math.max(0, low - count);
  const to = way === "next" ? Math.min(of.length, low + count) : low;
  const indices = Array.from({ length: to - from }, (_, index) => at(from + index));
  return { indices, count: way === "next" ? of.length - low : low };
}
