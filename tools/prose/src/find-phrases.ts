import type { Phrase } from "./phrases/phrase.ts";
import { spellings } from "./phrases/spellings.ts";
import { phrases } from "./phrases.ts";

export interface Match {
  readonly start: number;
  readonly end: number;
  readonly suggestion: string;
  readonly isBritish: boolean;
}

const FORMS_OF_BE = "(is|are|was|were|be|been|being|am)";
/** Pattern of masked inline code, links and interpolations. */
const CODE = "Xx+";

interface Pattern extends Omit<Match, "start" | "end"> {
  readonly regex: RegExp;
}

const compilePhrase =
  (isBritish: boolean) =>
  ({ pattern, suggestion }: Phrase): Pattern => {
    const startsSentence = /^[A-Z](?!ODE|E\b)/.test(pattern);
    const body = pattern
      .replace(/\bBE\b/g, FORMS_OF_BE)
      .replace(/\bCODE\b/g, CODE)
      .replace(/ \?/g, "\\s*")
      .replace(/ /g, "\\s+");
    // Match only whole words. A hyphenated word such as "answer-cache" is one word.
    const lookbehind = /^[\w([]|^\(\?/.test(pattern) ? "(?<![\\w-])" : "";
    const lookahead =
      /[\w)?]$/.test(pattern) && !pattern.endsWith(" )") ? "(?:(?<=\\s)|(?![\\w-]))" : "";
    return {
      regex: new RegExp(`${lookbehind}(?:${body})${lookahead}`, startsSentence ? "g" : "gi"),
      suggestion,
      isBritish,
    };
  };

const compiledPatterns = [
  ...phrases.map(compilePhrase(false)),
  ...spellings.map(compilePhrase(true)),
];

/** Finds phrases and British spellings in masked prose. Matches do not overlap. */
export function findPhrases(text: string): Match[] {
  const matches = compiledPatterns.flatMap(({ regex, ...pattern }) =>
    Array.from(text.matchAll(regex), ({ index, 0: phrase }) => ({
      start: index,
      end: index + phrase.trimEnd().length,
      ...pattern,
    })),
  );
  matches.sort((a, b) => a.start - b.start || b.end - a.end);
  let lastEnd = 0;
  return matches.filter((match) => {
    if (match.start < lastEnd) return false;
    lastEnd = match.end;
    return true;
  });
}

export const countWords = (text: string): number => text.match(/[A-Za-z][\w'’-]*/g)?.length ?? 0;
