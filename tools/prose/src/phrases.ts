import { existencePhrases, ownershipPhrases, servers, vagueActors } from "./phrases/actors.ts";
import type { Phrase } from "./phrases/phrase.ts";
import { time, verbs } from "./phrases/verbs.ts";
import { awkwardClauses, unusualWords } from "./phrases/words.ts";

/** Phrases that read as translated, with suggestions. */
export const phrases: readonly Phrase[] = [
  ...vagueActors,
  ...existencePhrases,
  ...ownershipPhrases,
  ...servers,
  ...verbs,
  ...time,
  ...unusualWords,
  ...awkwardClauses,
];
