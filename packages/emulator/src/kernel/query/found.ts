// What queries of one list have found, as long as the list is the same.
import type { Fields } from "./fields.js";
import { orderOf, type Sortable } from "./sort.js";

/** So many queries of a list are known. */
const MOST = 50;

/** Which items of a list were found. */
export class Found {
  readonly length: number;
  /** Where they stand in the list; absent: all of them were found. */
  readonly places: readonly number[] | undefined;
  /** How well each fits the free text, when one was looked for. */
  readonly scores: readonly number[] | undefined;
  readonly #orders = new Map<string, readonly number[] | undefined>();

  constructor(length: number, places?: readonly number[], scores?: readonly number[]) {
    this.length = length;
    this.places = places;
    this.scores = scores;
  }

  /** Where one of them stands in the list. */
  placeOf(index: number): number {
    return this.places ? (this.places[index] as number) : index;
  }

  /** All of them in an order of the whole list: which of it are among them. */
  within(whole: readonly number[]): readonly number[] {
    if (!this.places) return whole;
    const indices = new Int32Array(whole.length).fill(-1);
    for (const [index, place] of this.places.entries()) indices[place] = index;
    const order: number[] = [];
    for (const place of whole) {
      const index = indices[place] as number;
      if (index >= 0) order.push(index);
    }
    return order;
  }

  /** All of them sorted, from the second time on that they are wanted so: the first page takes less. */
  orderOf(name: string, all: Sortable): readonly number[] | undefined {
    if (all.keys.length === 0) return undefined;
    const isKnown = this.#orders.has(name);
    const order = this.#orders.get(name) ?? (isKnown ? orderOf(all) : undefined);
    this.#orders.set(name, order);
    return order;
  }
}

/** What was found in a list, by what was asked. */
class Findings {
  readonly #known = new Map<string, Found>();
  /** All of the list; whatever else is forgotten, its orders stay. */
  readonly whole: Found;

  constructor(length: number) {
    this.whole = new Found(length);
  }

  get(asked: string, find: () => Found): Found {
    const known = this.#known.get(asked);
    if (known) return known;
    const made = find();
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(asked, made);
    return made;
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
