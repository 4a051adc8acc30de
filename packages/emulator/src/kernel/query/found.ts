// What queries of one list have found, as long as the list is the same.
import type { Fields } from "./fields.js";
import { orderOf, type Sortable } from "./sort.js";

/** So many queries of a list are known. */
const MOST = 50;

/** Which items of a list were found. */
export class Found {
  readonly length: number;
  /** Where they stand in the list; absent: all of them were found. */
  readonly places: Int32Array | undefined;
  /** How well each fits the free text, when one was looked for. */
  readonly scores: Int32Array | undefined;
  readonly #orders = new Map<string, Int32Array>();
  readonly #asked = new Set<string>();

  constructor(length: number, places?: Int32Array, scores?: Int32Array) {
    this.length = length;
    this.places = places;
    this.scores = scores;
  }

  /** Where one of them stands in the list. */
  placeOf(index: number): number {
    return this.places ? (this.places[index] as number) : index;
  }

  /** All of them in an order of the whole list: which of it are among them. */
  within(whole: Int32Array): Int32Array {
    const { places } = this;
    if (!places) return whole;
    // 0: not among them, else one more than the index
    const indices = new Int32Array(whole.length);
    for (let index = 0; index < places.length; index += 1)
      indices[places[index] as number] = index + 1;
    const order = new Int32Array(places.length);
    let length = 0;
    for (let at = 0; at < whole.length; at += 1) {
      const index = indices[whole[at] as number] as number;
      if (index > 0) order[length++] = index - 1;
    }
    return order;
  }

  /** Whether an order was asked for before: a first page alone takes less without it. */
  isAskedAgain(name: string): boolean {
    const before = this.#asked.has(name);
    this.#asked.add(name);
    return before;
  }

  /**
   * All of them sorted; undefined where they stand in their order.
   *
   * @param before an order of as many, mostly the same one: from that it takes little
   */
  orderOf(name: string, all: Sortable, before?: Int32Array): Int32Array | undefined {
    if (all.keys.length === 0) return undefined;
    const order =
      this.#orders.get(name) ?? orderOf(all, before?.length === this.length ? before : undefined);
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
