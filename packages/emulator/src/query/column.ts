// Values of a list's items at one path. Stores each distinct value once, and the number of its
// value for each item.
import type { Field } from "./fields.js";
import type { Lexicon } from "./lexicon.js";
import type { Test } from "./operators.js";
import { Ranks } from "./ranks.js";

/** Distinct values with stable numbers. */
export class Values {
  readonly all: unknown[] = [];
  readonly #numbers = new Map<unknown, number>();
  readonly #ranks = new Map<boolean, Ranks | "asked">();
  #texts: { readonly of: Lexicon; readonly numbers: number[] } | undefined;

  numberOf(value: unknown): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    const number = this.all.push(value) - 1;
    this.#numbers.set(value, number);
    return number;
  }

  /**
   * Returns the order of the values by their sort keys. Returns undefined on the first call,
   * because a single query is faster without it.
   */
  ranks(field: Field): Ranks | undefined {
    const isNumeric = field.numeric === true;
    const known = this.#ranks.get(isNumeric);
    const ranks = known === "asked" ? new Ranks(field) : known;
    this.#ranks.set(isNumeric, ranks ?? "asked");
    return ranks?.follow(this.all);
  }

  /**
   * Returns a function that tests values by number. Each value is tested at most once, and only if
   * an item has it.
   */
  passing(test: Test, field: Field): (number: number) => boolean {
    const order = test.span && this.ranks(field);
    if (test.span && order?.isPlain) {
      const [from, to] = test.span(order.keys);
      const { ranks } = order;
      return (number) => (ranks[number] as number) >= from && (ranks[number] as number) < to;
    }
    // 0: not tested yet, 1: passes, 2: fails
    const tested = new Uint8Array(this.all.length);
    return (number) => {
      if (tested[number] === 0) tested[number] = test(this.all[number]) ? 1 : 2;
      return tested[number] === 1;
    };
  }

  /** Returns the lexicon's numbers of the values' texts. */
  texts(lexicon: Lexicon): readonly number[] {
    if (this.#texts?.of !== lexicon) this.#texts = { of: lexicon, numbers: [] };
    const { numbers } = this.#texts;
    while (numbers.length < this.all.length) {
      numbers.push(lexicon.textOf(this.all[numbers.length]));
    }
    return numbers;
  }
}

/** Marks values that were not read yet, or have changed since. */
const UNREAD = -1;

/** Values of a list's items by index. */
export class Column {
  readonly values: Values;
  /** Number of each item's value. */
  readonly numbers: Int32Array;
  #isWhole = false;

  constructor(length: number, values = new Values()) {
    this.values = values;
    this.numbers = new Int32Array(length).fill(UNREAD);
  }

  /** Reads all unknown values. */
  read(valueAt: (place: number) => unknown): this {
    if (this.#isWhole) return this;
    const { numbers, values } = this;
    for (let place = 0; place < numbers.length; place += 1) {
      if (numbers[place] === UNREAD) numbers[place] = values.numberOf(valueAt(place));
    }
    this.#isWhole = true;
    return this;
  }
}
