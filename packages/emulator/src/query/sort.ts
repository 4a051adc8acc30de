// Sorts items and finds positions between them. Items with equal keys are sorted by their order
// numbers, which increase with creation: oldest first in an ascending sort, newest first in a
// descending one.
import { giveBack, takeZeros } from "./scratch.js";
import { compareKeys, type Key } from "./sort-keys.js";

/** Field to sort by. */
export interface Sorting {
  readonly fieldName: string;
  readonly order?: "ASC" | "DESC" | undefined;
}

/** Position in the sort order. It stays valid after its item is deleted. */
export interface Position {
  readonly keys: readonly Key[];
  readonly number: number;
}

/** Sort key of items, which are identified by their index in the list. */
export interface SortKey {
  readonly of: (index: number) => Key;
  readonly sign: 1 | -1;
  /** Direction for items with equal keys. Default: `sign`. */
  readonly tie?: 1 | -1;
}

/** Items to sort. */
export interface Sortable {
  readonly length: number;
  readonly keys: readonly SortKey[];
  /** Returns the order number of an item. Items are in this order. */
  readonly numberOf: (index: number) => number;
}

/** Returns the direction of ties, which is the direction of the last sort key. */
export const tieSign = (
  keys: readonly { readonly tie?: 1 | -1; readonly sign: 1 | -1 }[],
): 1 | -1 => {
  const last = keys.at(-1);
  return last?.tie ?? last?.sign ?? 1;
};

/** Compares an item with a position. Reads later keys only if the earlier ones are equal. */
export function compareTo(of: Sortable, index: number, position: Position): number {
  for (let at = 0; at < of.keys.length; at += 1) {
    const { of: read, sign } = of.keys[at] as SortKey;
    const order = compareKeys(read(index), position.keys[at] ?? null);
    if (order !== 0) return order * sign;
  }
  return (of.numberOf(index) - position.number) * tieSign(of.keys);
}

/** Returns the position of an item. */
export function positionOf(of: Sortable, index: number): Position {
  return { keys: of.keys.map((key) => key.of(index)), number: of.numberOf(index) };
}

/** Item with its sort keys. */
interface Placed {
  readonly keys: readonly Key[];
  readonly index: number;
}

/** Compares two items. Their indices are in the order of their numbers. */
function comparePlaced(of: Sortable, a: Placed, b: Placed): number {
  for (let at = 0; at < of.keys.length; at += 1) {
    const order = compareKeys(a.keys[at] ?? null, b.keys[at] ?? null);
    if (order !== 0) return order * (of.keys[at] as SortKey).sign;
  }
  return (a.index - b.index) * tieSign(of.keys);
}

/** Compares two items, but reads only as many keys of the first one as necessary. */
function compareWith(of: Sortable, index: number, placed: Placed): number {
  for (let at = 0; at < of.keys.length; at += 1) {
    const { of: read, sign } = of.keys[at] as SortKey;
    const order = compareKeys(read(index), placed.keys[at] ?? null);
    if (order !== 0) return order * sign;
  }
  return (index - placed.index) * tieSign(of.keys);
}

/** Items after or before a position. */
interface Selected {
  readonly indices: readonly number[];
  /** Number of all items on that side of the position. */
  readonly count: number;
}

/**
 * Returns the first `count` items after a position, or the last `count` items before it, in sort
 * order.
 */
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

/** Sort key whose values have known ranks. */
export interface RankKey {
  /** Number of ranks. */
  readonly count: number;
  readonly of: (index: number) => number;
  readonly sign: 1 | -1;
  /** Direction for items with equal keys. Default: `sign`. */
  readonly tie?: 1 | -1;
}

/**
 * Returns the indices of all items in sort order. Sets the direction of ties, then sorts stably by
 * each key, from the last to the first.
 */
export function orderOf(length: number, keys: readonly RankKey[]): Int32Array {
  let order = new Int32Array(length);
  for (let index = 0; index < length; index += 1) order[index] = index;
  if (tieSign(keys) === -1) order.reverse();
  const ranks = takeZeros(length);
  for (const { count, of, sign } of keys.toReversed()) {
    // Count the items of each rank, then compute the index for the next item of each rank.
    const next = takeZeros(count + 1);
    for (let index = 0; index < length; index += 1) {
      const rank = sign === 1 ? of(index) : count - 1 - of(index);
      ranks[index] = rank;
      next[rank + 1] = (next[rank + 1] as number) + 1;
    }
    for (let rank = 1; rank <= count; rank += 1) {
      next[rank] = (next[rank] as number) + (next[rank - 1] as number);
    }
    const sorted = new Int32Array(length);
    for (let at = 0; at < length; at += 1) {
      const index = order[at] as number;
      const rank = ranks[index] as number;
      const place = next[rank] as number;
      sorted[place] = index;
      next[rank] = place + 1;
    }
    order = sorted;
    giveBack(next);
  }
  giveBack(ranks);
  return order;
}

/** Implements `nearest` for items in a known order. Unsorted items are already in order. */
function nearestInOrder(
  of: Sortable,
  way: "next" | "prev",
  position: Position | undefined,
  count: number,
  order?: Int32Array,
): Selected {
  const at = (place: number) => (order ? (order[place] as number) : place);
  // Find the first item after the position. When paging backward, find the first item at or after
  // it.
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
