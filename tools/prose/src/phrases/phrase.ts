/**
 * A phrase that reads as translated, with a suggestion. In a pattern, a space matches any
 * whitespace, `CODE` matches inline code, a link or a `${…}`, and `BE` matches any form of "to be".
 * Patterns match whole words. Patterns that start with a capital letter are case-sensitive, to
 * match only at the start of a sentence. Other patterns ignore case.
 */
export interface Phrase {
  readonly pattern: string;
  readonly suggestion: string;
}

/** Phrases with the same suggestion. */
export const withSuggestion = (suggestion: string, ...patterns: string[]): Phrase[] =>
  patterns.map((pattern) => ({ pattern, suggestion }));
