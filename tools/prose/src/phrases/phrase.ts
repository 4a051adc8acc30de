/**
 * A phrase that reads as translated, with a suggestion. In a pattern, a space matches any
 * whitespace, `CODE` inline code, a link or a `${…}`, and `BE` any form of "to be". Patterns match
 * whole words. They ignore case, except phrases that start with a capital letter, which match only at
 * the start of a sentence.
 */
export interface Phrase {
  readonly pattern: string;
  readonly suggestion: string;
}

/** Phrases with the same suggestion. */
export const withSuggestion = (suggestion: string, ...patterns: string[]): Phrase[] =>
  patterns.map((pattern) => ({ pattern, suggestion }));
