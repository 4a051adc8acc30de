// Free-text search and ranking.
import { columnOf, type Rows } from "./derived.js";
import type { SearchClause } from "./search-clause.js";
import { type Grade, textIndexOf, wordsOf } from "./text-index.js";

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

/**
 * Returns a score for each item, with 0 for items that do not match. Returns undefined without free
 * text. Matches whole words and prefixes, and with `fuzzy` also misspelled words.
 */
export function scoresOf<T>(
  source: Searched<T>,
  clause: SearchClause | undefined,
): readonly number[] | undefined {
  if (!clause?.expression?.trim()) return undefined;
  const index = textIndexOf(source.home);
  const paths = clause.fields?.length ? clause.fields : (source.searched ?? []);
  // Index all texts before searching for a word.
  const fields = paths.slice(0, MAX_FIELDS).map((path) => index.numbersOf(columnOf(source, path)));
  const words = wordsOf(clause.expression);
  const grades = words.map((word) => index.grades(word, clause.fuzzy === true));
  const isAll = clause.mode === "AND";
  const scores: number[] = [];
  for (let place = 0; place < source.items.length; place += 1) {
    let score = 0;
    for (const gradeOf of grades) {
      let best = 0;
      for (let field = 0; field < fields.length; field += 1) {
        const grade = gradeOf[fields[field]?.[place] as number] as Grade;
        if (grade > 0) best = Math.max(best, WEIGHTS[grade] + MAX_FIELDS - field);
      }
      score += best;
      if (isAll && best === 0) {
        score = 0;
        break;
      }
    }
    scores.push(score);
  }
  return scores;
}
