// What queries of one list have found, as long as the list is the same.
import type { Fields } from "./fields.js";
import { giveBack, takeZeros } from "./scratch.js";
import { orderOf } from "./sort.js";

/** So many queries of a list are known, and so many that were asked once. */
const MOST = 50;
const MOST_ASKED = 200;

/** Which items of a list were found. */
export class Found {
  readonly length: number;
  /** Where they stand in the list; absent: all of them were found. */
  readonly places: Int32Array | undefined;
  /** How well each fits the free text, when one was looked for. */
  readonly scores: Int32Array | undefined;
  readonly #orders = new Map<string, Int32Array>();

  constructor(length: number, places?: Int32Array, scores?: Int32Array) {
    this.length = length;
    this.places = places;
    this.scores = scores;
  }

  /** Where one of them stands in the list. */
  placeOf(index: number): number {
    return this.places ? (this.places[index] as number) : index;
  }

  /** All of them in an order, which is worked out once. */
  order(name: string, make: () => Int32Array): Int32Array {
    const known = this.#orders.get(name) ?? make();
    this.#orders.set(name, known);
    return known;
  }

  /** All of them in an order of the whole list: which of it are among them. */
  within(whole: Int32Array): Int32Array {
    const { places } = this;
    if (!places) return whole;
    // 0: not among them, else one more than the index
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

  /** All of them by how well they fit the free text, the best first. */
  byScore(scores: Int32Array): Int32Array {
    let count = 1;
    for (const score of scores) if (score >= count) count = score + 1;
    return orderOf(this.length, [
      { count, of: (index) => scores[index] as number, sign: -1, tie: 1 },
    ]);
  }
}

/** What was found in a list, by what was asked. */
class Findings {
  readonly #asked = new Set<string>();
  readonly #known = new Map<string, Found>();
  /** All of the list; whatever else is forgotten, its orders stay. */
  readonly whole: Found;

  constructor(length: number) {
    this.whole = new Found(length);
  }

  /** Kept from the second time on: what is asked once would be kept for nothing. */
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

  /** Whether something was asked before. */
  #isAskedAgain(asked: string): boolean {
    if (this.#asked.has(asked)) return true;
    if (this.#asked.size >= MOST_ASKED) this.#asked.clear();
    this.#asked.add(asked);
    return false;
  }
}

const lists = /* @__PURE__ */ new WeakMap<readonly unknown[], Map<Fields, Findings>>();

/** What was found in a list by the fields of an operation. */
export function findings(items: readonly unknown[], fields: Fields): Findings {
  const known = lists.get(items) ?? new Map<Fields, Findings>();
  lists.set(items, known);
  const own = known.get(fields) ?? new Findings(items.length);
  known.set(fields, own);
  return own;
}
