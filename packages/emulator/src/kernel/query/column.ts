// What the items of a list have at a path: each different value once, and which of them each item has.
import type { Field } from "./fields.js";
import type { Lexicon } from "./lexicon.js";
import type { Test } from "./operators.js";
import { Ranks } from "./ranks.js";

/** Different values, by numbers that they keep. */
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

  /** Their order by the keys of a field; undefined when it is asked for the first time, as one query takes less without. */
  ranks(field: Field): Ranks | undefined {
    const isNumeric = field.numeric === true;
    const known = this.#ranks.get(isNumeric);
    const ranks = known === "asked" ? new Ranks(field) : known;
    this.#ranks.set(isNumeric, ranks ?? "asked");
    return ranks?.follow(this.all);
  }

  /** Which of them, by their numbers, pass a test. Each is tested once, and only if some item has it. */
  passing(test: Test, field: Field): (number: number) => boolean {
    const order = test.span && this.ranks(field);
    if (test.span && order?.isPlain) {
      const [from, to] = test.span(order.keys);
      const { ranks } = order;
      return (number) => (ranks[number] as number) >= from && (ranks[number] as number) < to;
    }
    // 0: not tested yet, 1: it passes, 2: it does not
    const tested = new Uint8Array(this.all.length);
    return (number) => {
      if (tested[number] === 0) tested[number] = test(this.all[number]) ? 1 : 2;
      return tested[number] === 1;
    };
  }

  /** The numbers of their texts. */
  texts(lexicon: Lexicon): readonly number[] {
    if (this.#texts?.of !== lexicon) this.#texts = { of: lexicon, numbers: [] };
    const { numbers } = this.#texts;
    while (numbers.length < this.all.length) {
      numbers.push(lexicon.textOf(this.all[numbers.length]));
    }
    return numbers;
  }
}

/** Not read yet, or changed since. */
const UNREAD = -1;

/** The values of a list's items by their places. */
export class Column {
  readonly values: Values;
  /** The numbers of the values. */
  readonly numbers: Int32Array;
  #isWhole = false;

  constructor(length: number, values = new Values()) {
    this.values = values;
    this.numbers = new Int32Array(length).fill(UNREAD);
  }

  /** Reads what is not known. */
  read(valueAt: (place: number) => unknown): this {
    if (this.#isWhole) return this;
    const { numbers, values } = this;
    for (let place = 0; place < numbers.length; place += 1) {
      if (numbers[place] === UNREAD) numbers[place] = values.numberOf(valueAt(place));
    }
    this.#isWhole = true;
    return this;
  }

  /** The column of the list that comes after: the same items at its beginning and end, but for some that have changed. */
  moved(length: number, start: number, end: number, changed: readonly number[]): Column {
    const { numbers } = this;
    // of the same length it is the same one: a copy for each change makes the collector run more often
    const next = length === numbers.length ? this : new Column(length, this.values);
    if (next === this) numbers.fill(UNREAD, start, length - end);
    else {
      next.numbers.set(numbers.subarray(0, start));
      next.numbers.set(numbers.subarray(numbers.length - end), length - end);
    }
    for (const place of changed) next.numbers[place] = UNREAD;
    next.#isWhole = false;
    return next;
  }
}
