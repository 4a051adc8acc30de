import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** A fenced code block on a page. */
export interface GuideBlock {
  readonly language: string;
  /** The info string after the language: `title="server.ts"`, `background`. */
  readonly info: string;
  /** The file to write, from `title="…"`. */
  readonly title: string | undefined;
  readonly code: string;
  /** The closest H2 heading above the block, or an empty string for blocks before the first H2. */
  readonly section: string;
  readonly line: number;
}

/**
 * Reads a page's code blocks.
 *
 * @param page - its path in the repository, such as `docs/servers/express.md`
 */
export function readGuide(page: string): GuideBlock[] {
  const text = readFileSync(fileURLToPath(new URL(`../../../${page}`, import.meta.url)), "utf8");
  const blocks: GuideBlock[] = [];
  let section = "";
  let openBlock: { fence: string; language: string; info: string; line: number } | undefined;
  let code: string[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (openBlock) {
      if (line.trim() !== openBlock.fence) {
        code.push(line);
        continue;
      }
      const { language, info, line: start } = openBlock;
      const title = /title="([^"]+)"/.exec(info)?.[1];
      const indent = Math.min(...code.filter(Boolean).map((each) => each.search(/\S|$/)));
      const body = code.map((each) => `${each.slice(indent)}\n`).join("");
      blocks.push({ language, info, title, code: body, section, line: start });
      openBlock = undefined;
      continue;
    }
    const fence = /^\s*(`{3,})(\w*)\s*(.*)$/.exec(line);
    if (fence) {
      const [, fenceMarks = "", language = "", info = ""] = fence;
      openBlock = { fence: fenceMarks, language, info, line: index + 1 };
      code = [];
    }
    section = /^## (.+)$/.exec(line)?.[1] ?? section;
  }
  return blocks;
}

/**
 * Splits a shell block into commands: one per line, without comment lines and with continued lines
 * joined.
 */
export const commandsOf = ({ code }: GuideBlock): string[] =>
  code
    .replaceAll(/\\\n\s*/g, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith("#"));
