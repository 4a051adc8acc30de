import { takeZeros } from "./scratch.js";
import { type Grade, type Term, termOf, wordsOf } from "./words.js";

/** Maximum number of texts, including outdated ones. */
const MAX_TEXTS = 200_000;

/** Index of the words in texts. Each text is split only once. */
export class Lexicon {
  readonly #texts = new Map<string, number>();
  /** Texts by word. Each word is stemmed once, when it is first indexed. */
  readonly #entries = new Map<string, { readonly term: Term; readonly texts: number[] }>();

  get isFull(): boolean {
    return this.#texts.size > MAX_TEXTS;
  }

  /** Returns the number of a value's text. Indexes the text first if it is new. */
  textOf(value: unknown): number {
    const content = Array.isArray(value) ? value.join("\n") : String(value ?? "");
    const before = this.#texts.get(content);
    if (before !== undefined) return before;
    const text = this.#texts.size;
    this.#texts.set(content, text);
    for (const word of wordsOf(content)) {
      const entry = this.#entries.get(word);
      if (entry) entry.texts.push(text);
      else this.#entries.set(word, { term: termOf(word), texts: [text] });
    }
    return text;
  }

  /** Returns the best grade of any word for each text, by the text's number. */
  grades(grade: (term: Term) => Grade): Int32Array<ArrayBuffer> {
    const grades = takeZeros(this.#texts.size);
    for (const { term, texts } of this.#entries.values()) {
      const of = grade(term);
      if (of === 0) continue;
      for (const text of texts) if (of > (grades[text] as number)) grades[text] = of;
    }
    return grades;
  }
}

const lexicons = /* @__PURE__ */ new WeakMap<object, Lexicon>();

/** Returns the lexicon for an object that contains the entities. */
export function lexiconOf(home: object | undefined): Lexicon {
  const known = home && lexicons.get(home);
  if (known && !known.isFull) return known;
  const made = new Lexicon();
  if (home) lexicons.set(home, made);
  return made;
}
