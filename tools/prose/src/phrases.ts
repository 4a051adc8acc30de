import {
  existencePhrases,
  ownershipPhrases,
  serverPhrases,
  vagueActors,
} from "./phrases/actors.ts";
import type { Phrase } from "./phrases/phrase.ts";
import { timePhrases, verbPhrases } from "./phrases/verbs.ts";
import { awkwardClauses, unusualWords } from "./phrases/words.ts";

/** Phrases that read as translated, with suggestions. */
export const phrases: readonly Phrase[] = [
  ...vagueActors,
  ...existencePhrases,
  ...ownershipPhrases,
  ...serverPhrases,
  ...verbPhrases,
  ...timePhrases,
  ...unusualWords,
  ...awkwardClauses,
];
