import { ordered } from "./values.js";

/** Value to sort by. Null if it is absent. */
export type Key = string | number | boolean | null;

/** Returns the sort key of a value. */
export function keyOf(value: unknown): Key {
  if (typeof value === "string" || typeof value === "boolean") return value;
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

const KINDS: Readonly<Record<string, number>> = { boolean: 0, number: 1, string: 2, object: 3 };

/** Returns the position of a key's type in the sort order. */
export const kindOf = (key: Key): number => KINDS[typeof key] ?? 0;

/** Compares two keys. Keys are grouped by type, and absent values sort after all others. */
export function compareKeys(a: Key, b: Key): number {
  const order = ordered(a, b);
  if (order !== undefined) return order;
  if (typeof a === "boolean" && typeof b === "boolean") return Number(a) - Number(b);
  return kindOf(a) - kindOf(b);
}

/** Counts the keys at the start of a sorted list that satisfy a condition. */
export function countBefore(keys: readonly Key[], comesBefore: (key: Key) => boolean): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (comesBefore(keys[middle] as Key)) low = middle + 1;
    else high = middle;
  }
  return low;
}
