// `node tools/prose/src/count-phrases.ts [options] [files]`: counts the phrases that read as
// translated, per 1,000 words, and the British spellings. Without files, it prints a table of the
// project's text groups. With files, it prints each match and the counts of each file.
//
//   --group <name>        only this group, with a list of its matches
//   --list                list the matches of all groups
//   --files               counts per file instead of matches
//   --top                 the most frequent phrases
import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { proseOnly } from "./extract/prose-only.ts";
import type { Kind } from "./extract/source.ts";
import { countWords, findPhrases } from "./find-phrases.ts";
import { type FileText, groups, isInGroup, projectFiles, readText } from "./groups.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const booleanOption = { type: "boolean", default: false } as const;
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: booleanOption,
    files: booleanOption,
    top: booleanOption,
    group: { type: "string" },
  },
});

interface Count {
  words: number;
  phrases: number;
  british: number;
}

const countByPhrase = new Map<string, number>();

/** Counts the words and matches in segments of the given kinds. Optionally prints each match. */
function countPhrases(
  { path, source, segments }: FileText,
  kinds: readonly Kind[],
  printsMatch: boolean,
): Count {
  const total = { words: 0, phrases: 0, british: 0 };
  const selectedSegments = segments.filter(({ kind }) => kinds.includes(kind));
  const text = proseOnly(source, selectedSegments);
  total.words = countWords(text);
  for (const match of findPhrases(text)) {
    if (match.isBritish) total.british++;
    else total.phrases++;
    const phrase = text.slice(match.start, match.end).replace(/\s+/g, " ");
    const key = phrase.toLowerCase().replace(/\bxx+/g, "CODE");
    countByPhrase.set(key, (countByPhrase.get(key) ?? 0) + 1);
    if (!printsMatch) continue;
    const line = source.slice(0, match.start).split("\n").length;
    console.log(`${path}:${line} "${phrase}": ${match.suggestion}`);
  }
  return total;
}

const formatRow = (name: string, { words, phrases, british }: Count): string => {
  const rate = (words ? (1000 * phrases) / words : 0).toFixed(1);
  return [
    name.padEnd(40),
    `${words} words`.padStart(14),
    `${phrases} phrases`.padStart(14),
    `${rate} per 1,000 words`.padStart(22),
    `${british} British`.padStart(14),
  ].join("");
};

const printsMatches =
  (options.list || options.group !== undefined) && !options.files && !options.top;
const sumCounts = (counts: readonly Count[]): Count => {
  const total = { words: 0, phrases: 0, british: 0 };
  for (const { words, phrases, british } of counts) {
    total.words += words;
    total.phrases += phrases;
    total.british += british;
  }
  return total;
};

if (positionals.length > 0) {
  const kinds: Kind[] = ["text", "docstring", "message", "comment", "title"];
  const printsEachMatch = !options.files && !options.top;
  const counts = positionals.map((path) => {
    const text = readText(relative(process.cwd(), resolve(path)), path);
    const fileCount = countPhrases(text, kinds, printsEachMatch);
    return { path: text.path, fileCount };
  });
  for (const { path, fileCount } of counts) console.log(formatRow(path, fileCount));
  if (counts.length > 1)
    console.log(formatRow("total", sumCounts(counts.map(({ fileCount }) => fileCount))));
} else {
  const paths = projectFiles(root);
  const texts = new Map<string, FileText>();
  const readCachedText = (path: string): FileText => {
    const text = texts.get(path) ?? readText(path, resolve(root, path));
    texts.set(path, text);
    return text;
  };
  const rows = groups
    .filter(({ name }) => !options.group || options.group === name)
    .map((group) => {
      const counts = paths
        .filter((path) => isInGroup(group, path))
        .map((path) => ({
          path,
          fileCount: countPhrases(readCachedText(path), group.kinds, printsMatches),
        }));
      if (options.files)
        for (const { path, fileCount } of counts)
          if (fileCount.phrases) console.log(formatRow(path, fileCount));
      return formatRow(group.name, sumCounts(counts.map(({ fileCount }) => fileCount)));
    });
  console.log(rows.join("\n"));
}

if (options.top)
  for (const [phrase, count] of [...countByPhrase].sort((a, b) => b[1] - a[1]).slice(0, 100))
    console.log(`${String(count).padStart(5)}  ${phrase}`);
