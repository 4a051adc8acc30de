// Free text: which items it is found in, and how well it fits.
import { Column } from "./column.js";
import { columnOf, type Rows } from "./columns.js";
import { type Lexicon, lexiconOf } from "./lexicon.js";
import { giveBack, takeZeros } from "./scratch.js";
import type { SearchClause } from "./search-clause.js";
import { readingsOf } from "./values.js";
import { type Grade, gradeOf, wordsOf } from "./words.js";

/** What a misspelled word, a beginning and a whole word weigh. A field's place decides only between equals. */
const WEIGHTS = [0, 64, 256, 1024] as const;
const MAX_FIELDS = 20;

/** Where a free text is looked for. */
export interface Searched<T> extends Rows<T> {
  /** The fields, the most telling one first. */
  readonly searched?: readonly string[];
  /** What the entities live in: the words of their texts are known as long as it is. */
  readonly home?: object;
}

/** The texts that items have at a path: their numbers by the numbers of their values. */
function textsOf<T>(source: Searched<T>, lexicon: Lexicon, path: string): Texts {
  const { items } = source;
  const read = readingsOf(source)(path);
  const column =
    columnOf(source, path) ?? new Column(items.length).read((place) => read(items[place] as T));
  return { values: column.numbers, texts: column.values.texts(lexicon) };
}

interface Texts {
  readonly values: Int32Array;
  readonly texts: readonly number[];
}

/** How well the best of an item's texts fits a word; 0 when none does. */
function fitOf(place: number, grades: Int32Array, fields: readonly Texts[]): number {
  let best = 0;
  for (let field = 0; field < fields.length; field += 1) {
    const { values, texts } = fields[field] as Texts;
    const grade = grades[texts[values[place] as number] as number] as Grade;
    if (grade > 0) best = Math.max(best, WEIGHTS[grade] + MAX_FIELDS - field);
  }
  return best;
}

/**
 * How well each item fits a free text, 0 when not at all; undefined when none is looked for. A word is found as a whole
 * word or as the beginning of one, and with `fuzzy` also misspelled.
 */
export function scoresOf<T>(
  source: Searched<T>,
  clause: SearchClause | undefined,
): Int32Array<ArrayBuffer> | undefined {
  if (!clause?.expression?.trim()) return undefined;
  const lexicon = lexiconOf(source.home);
  const wanted = clause.fields?.length ? clause.fields : (source.searched ?? []);
  // all texts are known before a word is looked for in them
  const texts = wanted.slice(0, MAX_FIELDS).map((path) => textsOf(source, lexicon, path));
  const scores = takeZeros(source.items.length);
  const isAll = clause.mode === "AND";
  for (const [at, word] of wordsOf(clause.expression).entries()) {
    const grades = lexicon.grades(gradeOf(word, clause.fuzzy === true));
    for (let place = 0; place < scores.length; place += 1) {
      const before = scores[place] as number;
      if (isAll && at > 0 && before === 0) continue;
      const fit = fitOf(place, grades, texts);
      scores[place] = isAll && fit === 0 ? 0 : before + fit;
    }
    giveBack(grades);
  }
  return scores;
}
