// Caches query results for a list until the list changes.
import type { Fields } from "./fields.js";
import { giveBack, takeZeros } from "./scratch.js";
import { orderOf } from "./sort.js";

/** Maximum number of cached results per list, and of remembered queries that ran once. */
const MOST = 50;
const MOST_ASKED = 200;

/** Items of a list that match a query. */
export class Found {
  readonly length: number;
  /** Indices in the list. Undefined if all items match. */
  readonly places: Int32Array | undefined;
  /** Search scores, if the query has free text. */
  readonly scores: Int32Array | undefined;
  readonly #orders = new Map<string, Int32Array>();

  constructor(length: number, places?: Int32Array, scores?: Int32Array) {
    this.length = length;
    this.places = places;
    this.scores = scores;
  }

  /** Returns the index in the list. */
  placeOf(index: number): number {
    return this.places ? (this.places[index] as number) : index;
  }

  /** Returns the sorted items. Caches each order. */
  order(name: string, make: () => Int32Array): Int32Array {
    const known = this.#orders.get(name) ?? make();
    this.#orders.set(name, known);
    return known;
  }

  /** Derives the order of the matching items from the order of the whole list. */
  within(whole: Int32Array): Int32Array {
    const { places } = this;
    if (!places) return whole;
    // 0: no match, otherwise the index plus one
    const indices = takeZeros(whole.length);
    for (let index = 0; index < places.length; index += 1) {
      indices[places[index] as number] = index + 1;
    }
    const order = new Int32Array(places.length);
    let length = 0;
    for (let at = 0; at < whole.length; at += 1) {
      const index = indices[whole[at] as number] as number;
      if (index > 0) order[length++] = index - 1;
    }
    giveBack(indices);
    return order;
  }

  /** Returns the items by descending search score. */
  byScore(scores: Int32Array): Int32Array {
    let count = 1;
    for (const score of scores) if (score >= count) count = score + 1;
    return orderOf(this.length, [
      { count, of: (index) => scores[index] as number, sign: -1, tie: 1 },
    ]);
  }
}

/** Results of queries on a list. */
class Findings {
  readonly #asked = new Set<string>();
  readonly #known = new Map<string, Found>();
  /** Result that contains the whole list. Its cached orders are never dropped. */
  readonly whole: Found;

  constructor(length: number) {
    this.whole = new Found(length);
  }

  /** Returns a result. Caches it from the second time on, because most queries run only once. */
  get(asked: string, find: () => Found): Found {
    const known = this.#known.get(asked);
    if (known) return known;
    const made = find();
    if (this.#isAskedAgain(asked)) {
      if (this.#known.size >= MOST) this.#known.clear();
      this.#known.set(asked, made);
    }
    return made;
  }

  /** Returns whether a query ran before. */
  #isAskedAgain(asked: string): boolean {
    if (this.#asked.has(asked)) return true;
    if (this.#asked.size >= MOST_ASKED) this.#asked.clear();
    this.#asked.add(asked);
    return false;
  }
}

const lists = /* @__PURE__ */ new WeakMap<readonly unknown[], Map<Fields, Findings>>();

/** Returns the cached results for a list and the fields of an operation. */
export function findings(items: readonly unknown[], fields: Fields): Findings {
  const known = lists.get(items) ?? new Map<Fields, Findings>();
  lists.set(items, known);
  const own = known.get(fields) ?? new Findings(items.length);
  known.set(fields, own);
  return own;
}
