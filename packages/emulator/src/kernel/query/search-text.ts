// Free text: which items it is found in, and how well it fits.
import { columnOf, isRead, type Rows } from "./columns.js";
import { type Lexicon, lexiconOf } from "./lexicon.js";
import type { SearchClause } from "./search-clause.js";
import { readingsOf } from "./values.js";
import { type Grade, gradeOf, wordsOf } from "./words.js";

/** What a misspelt word, a beginning and a whole word weigh. A field's place decides only between equals. */
const WEIGHTS = [0, 64, 256, 1024] as const;
const MAX_FIELDS = 20;

/** Where a free text is looked for. */
export interface Searched<T> extends Rows<T> {
  /** The fields, the most telling one first. */
  readonly searched?: readonly string[];
  /** What the entities live in: the words of their texts are known as long as it is. */
  readonly home?: object;
}

/** The numbers of the texts that items have in the fields that are looked at, item by item. */
function textsOf<T>(source: Searched<T>, lexicon: Lexicon, paths: readonly string[]): Int32Array {
  const { items, kept } = source;
  const reads = paths.map(readingsOf(source));
  const read = (item: T) => reads.map((of) => lexicon.textOf(of(item)));
  const all = (of: (item: T) => readonly number[]) => {
    const texts = new Int32Array(items.length * paths.length);
    for (let place = 0; place < items.length; place += 1) {
      texts.set(of(items[place] as T), place * paths.length);
    }
    return texts;
  };
  if (!(kept && paths.every((path) => isRead(source, path)))) return all(read);
  const name = `texts ${lexicon.serial} ${paths.join(" ")}`;
  // texts of single items are kept as well: the list is another one with every change
  const of = kept.each(name, read as (item: T & object) => number[]) as (item: T) => number[];
  return columnOf(items, name, () => all(of));
}

/** How well the texts of one item, which begin there, fit a word. */
function fitOf(grades: Uint8Array, texts: Int32Array, from: number, fields: number): number {
  let best = 0;
  for (let field = 0; field < fields; field += 1) {
    const grade = grades[texts[from + field] as number] as Grade;
    if (grade > 0) best = Math.max(best, WEIGHTS[grade] + MAX_FIELDS - field);
  }
  return best;
}

/**
 * How well each item fits a free text, 0 when not at all; undefined when none is looked for. A word is found as a whole
 * word or as the beginning of one, and with `fuzzy` also misspelt.
 */
export function scoresOf<T>(
  source: Searched<T>,
  clause: SearchClause | undefined,
): Int32Array | undefined {
  if (!clause?.expression?.trim()) return undefined;
  const lexicon = lexiconOf(source.home);
  const wanted = clause.fields?.length ? clause.fields : (source.searched ?? []);
  const paths = wanted.slice(0, MAX_FIELDS);
  const texts = textsOf(source, lexicon, paths);
  const words = wordsOf(clause.expression).map((word) =>
    lexicon.grades(gradeOf(word, clause.fuzzy === true)),
  );
  const isAll = clause.mode === "AND";
  const scores = new Int32Array(source.items.length);
  for (let place = 0; place < scores.length; place += 1) {
    let score = 0;
    for (const grades of words) {
      const fit = fitOf(grades, texts, place * paths.length, paths.length);
      score = isAll && fit === 0 ? Number.NEGATIVE_INFINITY : score + fit;
    }
    scores[place] = Math.max(0, score);
  }
  return scores;
}
