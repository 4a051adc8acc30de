// Free text: which items it is found in, and how well it fits.
import { type At, isRead, type Rows, valueAt } from "./columns.js";
import { type Lexicon, lexiconOf } from "./lexicon.js";
import type { SearchClause } from "./search-clause.js";
import { readingsOf } from "./values.js";
import { gradeOf, wordsOf } from "./words.js";

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

/** The numbers of the texts that items have where a free text is looked for. */
function textsOf<T>(source: Searched<T>, lexicon: Lexicon, clause: SearchClause): At<number[]> {
  const wanted = clause.fields?.length ? clause.fields : (source.searched ?? []);
  const paths = wanted.slice(0, MAX_FIELDS);
  const reads = paths.map(readingsOf(source));
  const read = (item: T) => reads.map((of) => lexicon.textOf(of(item)));
  if (!(source.kept && paths.every((path) => isRead(source, path)))) {
    return (place) => read(source.items[place] as T);
  }
  const name = `texts ${lexicon.serial} ${paths.join(" ")}`;
  // texts of single items are kept as well: the list is another one with every change
  const known = source.kept.each(name, read as (item: T & object) => number[]);
  return valueAt(source, name, known as (item: T) => number[]);
}

/**
 * How well items fit a free text, 0 when not at all; undefined when none is looked for. A word is found as a whole word
 * or as the beginning of one, and with `fuzzy` also misspelt.
 */
export function scoresOf<T>(
  source: Searched<T>,
  clause: SearchClause | undefined,
): At<number> | undefined {
  if (!clause?.expression?.trim()) return undefined;
  const lexicon = lexiconOf(source.home);
  const textsAt = textsOf(source, lexicon, clause);
  const words = wordsOf(clause.expression).map((word) =>
    lexicon.grades(gradeOf(word, clause.fuzzy === true)),
  );
  if (words.length === 0) return () => 0;
  const isAll = clause.mode === "AND";
  return (place) => {
    const texts = textsAt(place);
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
