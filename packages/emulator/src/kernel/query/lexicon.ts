import type { Read } from "./values.js";
import { type Grade, wordsOf } from "./words.js";

/** So many texts are kept; those that were changed since are among them. */
const MAX_TEXTS = 200_000;

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!(Array.isArray(a) && Array.isArray(b) && a.length === b.length)) return false;
  for (let index = 0; index < a.length; index += 1) if (a[index] !== b[index]) return false;
  return true;
}

/** What an item had when it was last looked at, and the numbers of these texts. */
interface Known {
  readonly item: object;
  readonly values: unknown[];
  readonly texts: number[];
}

/** The words of texts. Each text is taken apart once, however often it is searched. */
export class Lexicon {
  readonly #texts = new Map<string, number>();
  readonly #words: (readonly string[])[] = [];
  /** Texts by word. */
  readonly #having = new Map<string, number[]>();
  readonly #columns = new Map<string, number>();
  readonly #known = new WeakMap<object, Known>();
  /** The same by the place where an item stood the last time: it mostly stands there again. */
  readonly #places: Known[] = [];

  get isFull(): boolean {
    return this.#words.length > MAX_TEXTS;
  }

  #add(value: unknown): number {
    const content = Array.isArray(value) ? value.join("\n") : String(value ?? "");
    const before = this.#texts.get(content);
    if (before !== undefined) return before;
    const text = this.#words.length;
    const words = wordsOf(content);
    this.#texts.set(content, text);
    this.#words.push(words);
    for (const word of words) {
      const having = this.#having.get(word);
      if (having) having.push(text);
      else this.#having.set(word, [text]);
    }
    return text;
  }

  #knownOf(item: object, place: number): Known {
    const there = this.#places[place];
    if (there?.item === item) return there;
    const before = this.#known.get(item);
    // what is made anew for each search is never met again, and not held
    if (before) this.#places[place] = before;
    const known = before ?? { item, values: [], texts: [] };
    if (!before) this.#known.set(item, known);
    return known;
  }

  /**
   * The numbers of the texts that an item has at paths. Nothing tells when an item changes, so its values are compared
   * each time.
   */
  textsAt<T extends object>(paths: readonly string[], reads: readonly Read<T>[]) {
    const columns = paths.map((path) => {
      const column = this.#columns.get(path) ?? this.#columns.size;
      this.#columns.set(path, column);
      return column;
    });
    return (item: T, place: number, into: number[]): void => {
      const known = this.#knownOf(item, place);
      const { values, texts } = known;
      for (let index = 0; index < columns.length; index += 1) {
        const column = columns[index] as number;
        const value = (reads[index] as Read<T>)(item);
        if (texts[column] === undefined || !isSame(values[column], value)) {
          // a list is kept as it is now: it may be changed in place
          values[column] = Array.isArray(value) ? value.slice() : value;
          texts[column] = this.#add(value);
        }
        into[index] = texts[column] as number;
      }
    };
  }

  /** The best grade of any word of a text, by its number. */
  grades(grade: (word: string) => Grade): (text: number) => Grade {
    const grades = new Uint8Array(this.#words.length);
    for (const [word, having] of this.#having) {
      const of = grade(word);
      if (of === 0) continue;
      for (const text of having) if (of > (grades[text] ?? 0)) grades[text] = of;
    }
    return (text) => {
      if (text < grades.length) return grades[text] as Grade;
      // a text that was met only now
      let best: Grade = 0;
      for (const word of this.#words[text] ?? []) {
        const of = grade(word);
        if (of > best) best = of;
      }
      return best;
    };
  }
}

const lexicons = /* @__PURE__ */ new WeakMap<object, Lexicon>();

/** The lexicon of what entities live in. */
export function lexiconOf(home: object | undefined): Lexicon {
  const known = home && lexicons.get(home);
  if (known && !known.isFull) return known;
  const made = new Lexicon();
  if (home) lexicons.set(home, made);
  return made;
}
