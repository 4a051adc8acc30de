// Free text: which items it is found in, and how well it fits.
import { lexiconOf } from "./lexicon.js";
import type { SearchClause } from "./search-clause.js";
import type { Readings } from "./values.js";
import { gradeOf, wordsOf } from "./words.js";

/** What a misspelt word, a beginning and a whole word weigh. A field's place decides only between equals. */
const WEIGHTS = [0, 64, 256, 1024] as const;
const MAX_FIELDS = 20;

/**
 * How well items fit a free text, 0 when not at all; undefined when none is looked for. A word is found as a whole word
 * or as the beginning of one, and with `fuzzy` also misspelt.
 */
export function scoresOf<T>(
  source: { readonly searched?: readonly string[]; readonly home?: object },
  readings: Readings<T>,
  clause: SearchClause | undefined,
): ((item: T, place: number) => number) | undefined {
  if (!clause?.expression?.trim()) return undefined;
  const lexicon = lexiconOf(source.home);
  const paths = (clause.fields?.length ? clause.fields : (source.searched ?? [])).slice(
    0,
    MAX_FIELDS,
  );
  const readTexts = lexicon.textsAt<T & object>(paths, paths.map(readings));
  const words = wordsOf(clause.expression).map((word) =>
    lexicon.grades(gradeOf(word, clause.fuzzy === true)),
  );
  if (words.length === 0) return () => 0;
  const isAll = clause.mode === "AND";
  const texts = new Array<number>(paths.length).fill(0);
  return (item, place) => {
    readTexts(item as T & object, place, texts);
    let score = 0;
    for (const grade of words) {
      let best = 0;
      for (let index = 0; index < texts.length; index += 1) {
        const of = grade(texts[index] as number);
        if (of > 0) best = Math.max(best, WEIGHTS[of] + MAX_FIELDS - index);
      }
      if (best === 0 && isAll) return 0;
      score += best;
    }
    return score;
  };
}
