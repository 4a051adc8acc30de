import { existence, own, people, servers } from "./phrases/actors.ts";
import type { Phrase } from "./phrases/phrase.ts";
import { time, verbs } from "./phrases/verbs.ts";
import { clauses, words } from "./phrases/words.ts";

/** Turns of phrase that read as translated, and what to write instead. */
export const phrases: readonly Phrase[] = [
  ...people,
  ...existence,
  ...own,
  ...servers,
  ...verbs,
  ...time,
  ...words,
  ...clauses,
];
