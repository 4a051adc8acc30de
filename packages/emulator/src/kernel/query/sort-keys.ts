// What items are sorted by.
import { ordered } from "./values.js";

/** What is sorted by: one value, null when it is absent. */
export type Key = string | number | boolean | null;

/** What a value is sorted by. */
export function keyOf(value: unknown): Key {
  if (typeof value === "string" || typeof value === "boolean") return value;
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

const KINDS: Readonly<Record<string, number>> = { boolean: 0, number: 1, string: 2, object: 3 };

/** Where keys of a kind stand among those of others. */
export const kindOf = (key: Key): number => KINDS[typeof key] ?? 0;

/** Order of two keys: values of one kind stand together, absent ones last. */
export function compareKeys(a: Key, b: Key): number {
  const order = ordered(a, b);
  if (order !== undefined) return order;
  if (typeof a === "boolean" && typeof b === "boolean") return Number(a) - Number(b);
  return kindOf(a) - kindOf(b);
}

/** How many keys, which stand in their order, come before something. */
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
