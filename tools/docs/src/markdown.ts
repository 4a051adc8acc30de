/** Returns the anchor that GitHub and Starlight give a heading. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}\s_-]/gu, "")
    .replaceAll(" ", "-");

/** Assigns anchors to the headings of a page, in their order on the page. */
export class Slugger {
  readonly #usedSlugs = new Map<string, number>();

  next(heading: string): string {
    const slug = slugOf(heading);
    let uniqueSlug = slug;
    let count = this.#usedSlugs.get(slug) ?? 0;
    while (this.#usedSlugs.has(uniqueSlug)) {
      count += 1;
      uniqueSlug = `${slug}-${count}`;
    }
    this.#usedSlugs.set(slug, count);
    this.#usedSlugs.set(uniqueSlug, 0);
    return uniqueSlug;
  }
}

/** Escapes text that Markdown would read as HTML. */
export const escapeText = (text: string): string => text.replaceAll(/<(?=[a-z/!])/gi, "\\<");

/** Formats code in a line of text. */
export function inlineCode(text: string): string {
  const fence = text.includes("`") ? "``" : "`";
  const space = text.startsWith("`") || text.endsWith("`") ? " " : "";
  return `${fence}${space}${text}${space}${fence}`;
}

export const codeBlock = (language: string, text: string): string =>
  `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;

/** Joins the paragraphs and list items of a text into one line, for a table cell. */
export const joinLines = (text: string): string =>
  text
    .trim()
    .replaceAll(/\n+(?=[-*] )/g, "<br>")
    .replaceAll(/\n{2,}/g, "<br>")
    .replaceAll(/\s*\n\s*/g, " ")
    .replaceAll("<br>- ", "<br>• ");

/** Starts a text with a capital letter. */
export const capitalize = (text: string): string =>
  text.replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** Formats a table without its empty columns. */
export function formatTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string | undefined {
  if (rows.length === 0) return undefined;
  const columns = head.map((_, column) => column);
  const nonEmptyColumns = columns.filter(
    (column) => column === 0 || rows.some((row) => row[column]),
  );
  const line = (cells: readonly string[]) =>
    `| ${nonEmptyColumns.map((column) => joinLines(cells[column] ?? "").replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), `|${nonEmptyColumns.map(() => " --- |").join("")}`, ...rows.map(line)].join(
    "\n",
  );
}

/** Joins the blocks of a page with empty lines. */
export const joinBlocks = (...parts: readonly (string | undefined | false)[]): string =>
  parts.filter(Boolean).join("\n\n");
