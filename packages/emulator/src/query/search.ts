import { columnOf, type Rows } from "./derived.js";
import type { SearchClause } from "./search-clause.js";
import { type Grade, textIndexOf, wordsOf } from "./text-index.js";

/** Weights by grade. Among equal grades, the order of the searched fields decides. */
const WEIGHTS = [0, 64, 256, 1024] as const;
const MAX_FIELDS = 20;

export interface SearchSource<T> extends Rows<T> {
  /** Fields to search, in descending order of importance. */
  readonly searched?: readonly string[];
  /** Object that contains the entities. Their word index is cached as long as the object exists. */
  readonly home?: object;
}

const joinTexts = (value: unknown): string =>
  Array.isArray(value) ? value.join("\n") : String(value ?? "");

/**
 * Returns a score for each item, with 0 for items that do not match. Matches whole words, prefixes
 * and stems, and with `fuzzy` also misspellings.
 */
export function scoresOf<T>(
  source: SearchSource<T>,
  clause: SearchClause | undefined,
): readonly number[] | undefined {
  if (!clause?.expression?.trim()) return undefined;
  const index = textIndexOf(source.home);
  const paths = clause.fields?.length ? clause.fields : (source.searched ?? []);
  // Index all strings first, because the index returns grades only for indexed strings.
  const fields = paths.slice(0, MAX_FIELDS).map((path) =>
    columnOf(source, {
      name: index.name,
      path,
      convert: (value) => index.numberOf(joinTexts(value)),
    }),
  );
  const searchedWords = wordsOf(clause.expression);
  const grades = searchedWords.map((word) => index.grades(word, clause.fuzzy === true));
  const mustMatchAll = clause.mode === "AND";
  return source.items.map((_, position) => {
    let score = 0;
    for (const wordGrades of grades) {
      let bestScore = 0;
      for (let field = 0; field < fields.length; field += 1) {
        const grade = wordGrades[fields[field]?.[position] as number] as Grade;
        if (grade > 0) bestScore = Math.max(bestScore, WEIGHTS[grade] + MAX_FIELDS - field);
      }
      if (mustMatchAll && bestScore === 0) return 0;
      score += bestScore;
    }
    return score;
  });
}
