import type { Field } from "./fields.js";
import { compareKeys, countBefore, type Key, keyOf } from "./sort-keys.js";
import { comparable, isObject } from "./values.js";

/** Returns the sort key of a value. For lists, uses the first value. */
export function keyOfValue(value: unknown, field: Field): Key {
  return keyOf(comparable(Array.isArray(value) ? value[0] : value, field));
}

/** Number of new values above which all values are sorted again. */
const FEW = 50;

/** Ranks of distinct values by their sort keys. Values can be added. */
export class Ranks {
  /** Distinct keys in sorted order. */
  keys: Key[] = [];
  /** Index of each value's key in `keys`. */
  ranks: number[] = [];
  /**
   * Whether testing a key is the same as testing its value. False for lists and values without an
   * order.
   */
  isPlain = true;
  readonly #field: Field;

  constructor(field: Field) {
    this.#field = field;
  }

  /** Adds new values. */
  follow(values: readonly unknown[]): this {
    const added = values.slice(this.ranks.length);
    if (added.some((value) => !isPlain(value, this.#field))) this.isPlain = false;
    if (added.length > FEW) this.#sort(values);
    else for (const value of added) this.#insert(keyOfValue(value, this.#field));
    return this;
  }

  #sort(values: readonly unknown[]): void {
    const all = values.map((value) => keyOfValue(value, this.#field));
    const sorted = Array.from(all.keys()).sort((a, b) => compareKeys(all[a] as Key, all[b] as Key));
    this.keys = [];
    this.ranks = all.map(() => 0);
    for (const at of sorted) {
      const key = all[at] as Key;
      const last = this.keys.at(-1);
      if (last === undefined || compareKeys(last, key) !== 0) this.keys.push(key);
      this.ranks[at] = this.keys.length - 1;
    }
  }

  #insert(key: Key): void {
    const rank = countBefore(this.keys, (one) => compareKeys(one, key) < 0);
    const at = this.keys[rank];
    if (at === undefined || compareKeys(at, key) !== 0) {
      this.keys.splice(rank, 0, key);
      this.ranks = this.ranks.map((one) => (one >= rank ? one + 1 : one));
    }
    this.ranks.push(rank);
  }
}

function isPlain(value: unknown, field: Field): boolean {
  if (Array.isArray(value) || isObject(value)) return false;
  const one = comparable(value, field);
  return one !== Number.POSITIVE_INFINITY && one !== Number.NEGATIVE_INFINITY;
}
