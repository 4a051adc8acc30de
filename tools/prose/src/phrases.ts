import { existence, ownership, people, servers } from "./phrases/actors.ts";
import type { Phrase } from "./phrases/phrase.ts";
import { time, verbs } from "./phrases/verbs.ts";
import { clauses, words } from "./phrases/words.ts";

/** Phrases that read as translated, with suggestions. */
export const phrases: readonly Phrase[] = [
  ...people,
  ...existence,
  ...ownership,
  ...servers,
  ...verbs,
  ...time,
  ...words,
  ...clauses,
];
