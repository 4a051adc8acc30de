import SearchableMap from "minisearch/SearchableMap";
import { stemmer } from "stemmer";

const TAGS = /<[^>]*>|&#?\w+;/g;
const BREAKS = /[^\p{L}\p{N}]+/u;

/** Ignores HTML tags and entities. */
export function wordsOf(text: string): string[] {
  const lowerCaseText = text.replace(TAGS, " ").toLowerCase();
  return [...new Set(lowerCaseText.split(BREAKS))].filter(Boolean);
}

function maxTypos(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Yields the word with up to `typos` pairs of adjacent letters swapped, and the number of typos
 * still allowed. The index counts a swap as two typos, so search for swapped words too.
 */
function* variantsWithTypos(word: string, typos: number, from = 0): Generator<[string, number]> {
  yield [word, typos];
  for (let index = from; typos > 0 && index + 1 < word.length; index += 1) {
    const next =
      word.slice(0, index) + word.charAt(index + 1) + word.charAt(index) + word.slice(index + 2);
    yield* variantsWithTypos(next, typos - 1, index + 2);
  }
}

/** Quality of a match: 0 none, 1 misspelled, 2 same beginning or stem, 3 exact. */
export type Grade = 0 | 1 | 2 | 3;

/** Maximum number of indexed strings, including strings that entities no longer contain. */
const MAX_TEXTS = 200_000;

let createdCount = 0;

/** Strings that contain the same words in the same order share a number. */
export class TextIndex {
  readonly name: string = `text ${createdCount++}`;
  readonly #numbers = new Map<string, number>();
  readonly #words = new SearchableMap<number[]>();
  readonly #stems = new Map<string, string[]>();

  get isFull(): boolean {
    return this.#numbers.size > MAX_TEXTS;
  }

  numberOf(text: string): number {
    const words = wordsOf(text);
    // The key is much shorter than the text if the text lists the SKUs of a product's variants.
    const key = words.join(" ");
    const cached = this.#numbers.get(key);
    if (cached !== undefined) return cached;
    const textNumber = this.#numbers.size;
    this.#numbers.set(key, textNumber);
    for (const word of words) this.#words.fetch(word, () => this.#addWord(word)).push(textNumber);
    return textNumber;
  }

  #addWord(word: string): number[] {
    const stem = stemmer(word);
    const words = this.#stems.get(stem);
    if (words) words.push(word);
    else this.#stems.set(stem, [word]);
    return [];
  }

  /** Returns each string's match grade for a word, indexed by the string's number. */
  grades(word: string, isFuzzy: boolean): Uint8Array {
    const grades = new Uint8Array(this.#numbers.size);
    const raiseGrade = (textNumbers: readonly number[] = [], grade: Grade) => {
      for (const number of textNumbers) grades[number] = Math.max(grades[number] ?? 0, grade);
    };
    raiseGrade(this.#words.get(word), 3);
    for (const numbers of this.#words.atPrefix(word).values()) raiseGrade(numbers, 2);
    for (const other of this.#stems.get(stemmer(word)) ?? []) raiseGrade(this.#words.get(other), 2);
    if (!isFuzzy) return grades;
    for (const [other, typos] of variantsWithTypos(word, maxTypos(word))) {
      for (const [numbers] of this.#words.fuzzyGet(other, typos).values()) raiseGrade(numbers, 1);
    }
    return grades;
  }
}

const indexes = /* @__PURE__ */ new WeakMap<object, TextIndex>();

export function textIndexOf(home: object = {}): TextIndex {
  const cached = indexes.get(home);
  if (cached && !cached.isFull) return cached;
  const index = new TextIndex();
  indexes.set(home, index);
  return index;
}
