/**
 * Turns of phrase that read as translated, and what to write instead. In a pattern a space is any white space, `CODE` is
 * inline code, a link or a `${…}`, and `BE` a form of "to be". Patterns match whole words. They ignore case unless they
 * begin with a capital letter: those match at the start of a sentence.
 */
export interface Phrase {
  readonly pattern: string;
  readonly suggestion: string;
}

/** Phrases with the same suggestion. */
export const all = (suggestion: string, ...patterns: string[]): Phrase[] =>
  patterns.map((pattern) => ({ pattern, suggestion }));
