// Splits texts into words and grades how well two words match.

import { stemmer } from "stemmer";

const TAGS = /<[^>]*>|&#?\w+;/g;
const BREAKS = /[^\p{L}\p{N}]+/u;

/** Returns the distinct words of a text in lower case. Ignores HTML tags. */
export function wordsOf(text: string): string[] {
  const plain = text.includes("<") || text.includes("&") ? text.replace(TAGS, " ") : text;
  return [...new Set(plain.toLowerCase().split(BREAKS))].filter(Boolean);
}

/** Returns the number of allowed typos: 0 for short words, up to 2 for long words. */
function editsOf(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/**
 * Returns whether two words differ by at most `edits` typos: an inserted, deleted or replaced
 * letter, or two swapped neighbors.
 */
function isWithin(a: string, b: string, edits: number): boolean {
  if (Math.abs(a.length - b.length) > edits) return false;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (row[j] as number) + 1,
        (next[j - 1] as number) + 1,
        (row[j - 1] as number) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] as number) + 1);
      }
      next.push(cost);
      if (cost < least) least = cost;
    }
    // Swaps look two rows back, so allow one more edit before giving up.
    if (least > edits + 1) return false;
    before = row;
    row = next;
  }
  return (row[b.length] as number) <= edits;
}

/** How well a word of a text matches a search term: 0 not at all, 1 misspelled, 2 same beginning or stem, 3 exactly. */
export type Grade = 0 | 1 | 2 | 3;

/** A word of a text with its stem. */
export interface Term {
  readonly word: string;
  /** English stem ("boot" of "boots"), so that singular and plural forms match. */
  readonly stem: string;
}

/** Computes the stem of a word. */
export const termOf = (word: string): Term => ({ word, stem: stemmer(word) });

/** Returns a function that grades terms against a search term. */
export function gradeOf(wanted: string, fuzzy: boolean): (term: Term) => Grade {
  const edits = fuzzy ? editsOf(wanted) : 0;
  const wantedStem = stemmer(wanted);
  return ({ word, stem }) => {
    if (word.startsWith(wanted)) return word.length === wanted.length ? 3 : 2;
    if (stem === wantedStem) return 2;
    return edits > 0 && isWithin(wanted, word, edits) ? 1 : 0;
  };
}
