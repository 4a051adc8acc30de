import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
/**
 * Contains one folder for each page, so that blocks can import titled blocks from the same page.
 */
export const outputFolder = join(root, "tests/.docs-snippets");
/**
 * Returns the path of the module that replaces a Wix package. Wix's packages are too large to
 * install.
 */
export const wixModulePath = (name: string) => join(root, `tests/docs-snippets/wix/${name}.ts`);

export interface Snippet {
  /** Path of the Markdown file, relative to the repository root. */
  page: string;
  /** Line number, on the page, of the block's first line of code. */
  line: number;
  /** Path of the written module, relative to the output folder. */
  file: string;
  code: string;
  /** Whether the block is compiled but not run: ` ```ts no-run `. */
  noRun: boolean;
}

const INFO_STRING = /^```(tsx?)((?:\s+(?:no-run|title="[^"]+"))*)\s*$/;

/** Setup pages: `tests/guides` writes their files into one folder, compiles them there and starts the app. */
export const FOLLOWED_PAGES =
  /^docs\/(start\/next|servers\/(astro|express|hono|next|node|react-router|sveltekit))\.md$/;

/** Returns the paths of all pages that are written for users. */
export function userPages(): string[] {
  const patterns = [
    "{AGENTS,README}.md",
    "docs/**/*.md",
    "packages/*/{AGENTS,README}.md",
    "examples/*/README.md",
    "skills/*/SKILL.md",
  ];
  return patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((page) => page.replaceAll("\\", "/"))
    .filter((page) => !page.startsWith("docs/site/"))
    .sort();
}

/**
 * Returns a page's ts and tsx blocks. Throws if an info string contains an unknown word or repeats
 * a title, or if a block is not closed.
 */
export function snippetsOf(page: string, text = readFileSync(join(root, page), "utf8")): Snippet[] {
  const folder = page.replace(/\.md$/, "").replaceAll("/", "__");
  const snippets: Snippet[] = [];
  let block: (Snippet & { indent: string }) | undefined;
  let isOtherLanguage = false;
  for (const [index, line] of text.split("\n").entries()) {
    const indent = /^\s*/.exec(line)?.[0] ?? "";
    if (block) {
      if (line.trim() === "```") {
        const { indent: _, ...snippet } = block;
        snippets.push(snippet);
        block = undefined;
      } else {
        block.code += `${line.startsWith(block.indent) ? line.slice(block.indent.length) : line}\n`;
      }
    } else if (isOtherLanguage) {
      isOtherLanguage = line.trim() !== "```";
    } else if (/^\s*```tsx?(\s|$)/.test(line)) {
      const info = INFO_STRING.exec(line.trim());
      if (!info) throw new Error(`${page}:${index + 1} has an unknown info string: ${line.trim()}`);
      const [, language, words = ""] = info;
      const title = /title="([^"]+)"/.exec(words)?.[1];
      const file = `${folder}/${title ?? `block-${index + 2}.${language}`}`;
      if (snippets.some((snippet) => snippet.file === file))
        throw new Error(`${page}:${index + 1} repeats the title ${title}`);
      const noRun = words.includes("no-run");
      block = { page, line: index + 2, file, code: "", noRun, indent };
    } else {
      isOtherLanguage = /^\s*```\w/.test(line) || line.trim() === "```";
    }
  }
  if (block) throw new Error(`${page}:${block.line} has a block without an end`);
  return snippets;
}

/** Writes all blocks. Empty lines before the code keep the line numbers the same as on the page. */
export function writeSnippets(snippets: readonly Snippet[]): void {
  rmSync(outputFolder, { recursive: true, force: true });
  mkdirSync(outputFolder, { recursive: true });
  for (const { file, line, code } of snippets) {
    const path = join(outputFolder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, "\n".repeat(line - 1) + code);
  }
  writeFileSync(join(outputFolder, "snippets.json"), JSON.stringify(snippets));
}

export interface Failure {
  page: string;
  message: string;
}
