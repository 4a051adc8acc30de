import { takeZeros } from "./scratch.js";
import { type Grade, wordsOf } from "./words.js";

/** So many texts are kept; those that were changed since are among them. */
const MAX_TEXTS = 200_000;

/** The words of texts. Each text is taken apart once, however often it is searched. */
export class Lexicon {
  readonly #texts = new Map<string, number>();
  /** Texts by word. */
  readonly #having = new Map<string, number[]>();

  get isFull(): boolean {
    return this.#texts.size > MAX_TEXTS;
  }

  /** The number of the text that a value is. */
  textOf(value: unknown): number {
    const content = Array.isArray(value) ? value.join("\n") : String(value ?? "");
    const before = this.#texts.get(content);
    if (before !== undefined) return before;
    const text = this.#texts.size;
    this.#texts.set(content, text);
    for (const word of wordsOf(content)) {
      const having = this.#having.get(word);
      if (having) having.push(text);
      else this.#having.set(word, [text]);
    }
    return text;
  }

  /** The best grade of any word of each text, by its number. */
  grades(grade: (word: string) => Grade): Int32Array<ArrayBuffer> {
    const grades = takeZeros(this.#texts.size);
    for (const [word, having] of this.#having) {
      const of = grade(word);
      if (of === 0) continue;
      for (const text of having) if (of > (grades[text] as number)) grades[text] = of;
    }
    return grades;
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
