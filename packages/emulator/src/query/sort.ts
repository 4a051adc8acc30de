// Items with equal keys are sorted by their order numbers, which increase with each creation. By
// default, the oldest of these items is first in an ascending sort, and the newest is first in a
// descending sort.
import type { Getter, Indexes } from "./derived.js";
import { compareKeys, type Key } from "./values.js";

export interface Sorting {
  readonly fieldName: string;
  readonly order?: "ASC" | "DESC" | undefined;
}

/** A position stays valid after its item is deleted. */
export interface Position {
  readonly keys: readonly Key[];
  readonly number: number;
}

export interface SortKey {
  readonly read: Getter<Key>;
  readonly sign: 1 | -1;
  /** Sort direction for items with equal keys. Default: `sign`. */
  readonly tie?: 1 | -1;
}

export function comparator(keys: readonly SortKey[]): (a: Position, b: Position) => number {
  const lastKey = keys.at(-1);
  const tie = lastKey?.tie ?? lastKey?.sign ?? 1;
  return (a, b) => {
    for (let index = 0; index < keys.length; index += 1) {
      const order = compareKeys(a.keys[index] ?? null, b.keys[index] ?? null);
      if (order !== 0) return order * (keys[index] as SortKey).sign;
    }
    return (a.number - b.number) * tie;
  };
}

export function positionOf(keys: readonly SortKey[], index: number, number: number): Position {
  return { keys: keys.map(({ read }) => read(index)), number };
}

/** The given indexes must be in creation order. */
export function sorted(indexes: Indexes, keys: readonly SortKey[]): Indexes {
  if (keys.length === 0) return indexes;
  const positions = Array.from(indexes, (index) => positionOf(keys, index, index));
  return Uint32Array.from(positions.sort(comparator(keys)), ({ number }) => number);
}

/** Returns the number of leading items in a sorted list that satisfy a condition. */
export function countBefore(indexes: Indexes, comesBefore: Getter<boolean>): number {
  let [low, high] = [0, indexes.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (comesBefore(indexes[middle] as number)) low = middle + 1;
    else high = middle;
  }
  return low;
}
