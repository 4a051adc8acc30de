import { type Grade, wordsOf } from "./words.js";

/** So many texts are kept; those that were changed since are among them. */
const MAX_TEXTS = 200_000;

let serials = 0;

function nextSerial(): number {
  serials += 1;
  return serials;
}

/** The words of texts. Each text is taken apart once, however often it is searched. */
export class Lexicon {
  readonly #texts = new Map<string, number>();
  readonly #words: (readonly string[])[] = [];
  /** Texts by word. */
  readonly #having = new Map<string, number[]>();
  readonly #serial = nextSerial();

  /** Tells lexicons apart: numbers of texts hold for one of them. */
  get serial(): number {
    return this.#serial;
  }

  get isFull(): boolean {
    return this.#words.length > MAX_TEXTS;
  }

  /** The number of the text that a value is. */
  textOf(value: unknown): number {
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
