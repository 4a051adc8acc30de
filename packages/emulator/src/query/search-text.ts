// Free-text search and ranking.
import { Column } from "./column.js";
import { columnOf, type Rows } from "./columns.js";
import { type Lexicon, lexiconOf } from "./lexicon.js";
import { giveBack, takeZeros } from "./scratch.js";
import type { SearchClause } from "./search-clause.js";
import { readingsOf } from "./values.js";
import { type Grade, gradeOf, wordsOf } from "./words.js";

/**
 * Weights of no match, a misspelled word, a prefix and a whole word. The order of fields only
 * breaks ties.
 */
const WEIGHTS = [0, 64, 256, 1024] as const;
const MAX_FIELDS = 20;

/** Items to search. */
export interface Searched<T> extends Rows<T> {
  /** Fields to search, most important first. */
  readonly searched?: readonly string[];
  /** Object that contains the entities. The index of their words is cached for its lifetime. */
  readonly home?: object;
}

/** Returns the text numbers of the items' values at a path. */
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

/** Returns the best score of an item's texts for one word, or 0 if none matches. */
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
 * Returns a score for each item, with 0 for items that do not match. Returns undefined without free
 * text. Matches whole words and prefixes, and with `fuzzy` also misspelled words.
 */
export function scoresOf<T>(
  source: Searched<T>,
  clause: SearchClause | undefined,
): Int32Array<ArrayBuffer> | undefined {
  if (!clause?.expression?.trim()) return undefined;
  const lexicon = lexiconOf(source.home);
  const wanted = clause.fields?.length ? clause.fields : (source.searched ?? []);
  // Index all texts before searching for a word.
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
