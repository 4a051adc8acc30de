import { isDeepStrictEqual } from "node:util";

export { capitalize as capitalized, uncapitalize as uncapitalized } from "../model/names.ts";

/** Maximum width of a comment's text, so that two levels of indentation fit into 100 columns. */
const COMMENT_WIDTH = 93;

/**
 * Writes a doc comment: paragraphs, then tags. Notes that span several lines, such as examples,
 * are not wrapped.
 */
export function docCommentText(notes: string[]): string {
  const presentNotes = notes.filter(Boolean);
  const lines = presentNotes.flatMap((note, index) => {
    const isTag = note.startsWith("@");
    const hasBlankLine = index > 0 && !(isTag && presentNotes[index - 1]?.startsWith("@"));
    return [
      ...(hasBlankLine ? [""] : []),
      ...(note.includes("\n") ? note.split("\n") : wrapText(note, isTag)),
    ];
  });
  const escapedLines = lines.map((line) => line.replaceAll("*/", "*\\/"));
  if (escapedLines.length === 0) return "";
  if (escapedLines.length === 1) return `/** ${escapedLines[0]} */\n`;
  return ["/**", ...escapedLines.map((line) => (line ? ` * ${line}` : " *")), " */\n"].join("\n");
}

/** Formats a Markdown list with items such as "- `name`: note", and wraps long items. */
export const bulletList = (notes: readonly (readonly [name: string, note: string])[]) =>
  notes.flatMap(([name, note]) => wrapText(`- \`${name}\`: ${note}`, true)).join("\n");

/** Wraps text at COMMENT_WIDTH columns. Optionally indents the continuation lines. */
function wrapText(text: string, indentsContinuation: boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const lastLine = lines.at(-1);
    if (lastLine !== undefined && lastLine.length + word.length < COMMENT_WIDTH)
      lines[lines.length - 1] = `${lastLine} ${word}`;
    else lines.push(indentsContinuation && lastLine !== undefined ? `  ${word}` : word);
  }
  return lines;
}

/** Adds a period, unless the text ends with a period, "!" or "?". */
export const withPeriod = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

export const splitCamelCase = (name: string) =>
  name.replaceAll(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`);

/** Quotes an object key if needed. */
export const keyText = (key: string) =>
  /^[A-Za-z_$][\w$]*$/.test(key) && key !== "__proto__" ? key : JSON.stringify(key);

/** Writes plain data as a literal. */
export function literalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literalText).join(", ")}]`;
  if (value && typeof value === "object")
    return `{ ${Object.entries(value)
      .map(([key, item]) => `${keyText(key)}: ${literalText(item)}`)
      .join(", ")} }`;
  return JSON.stringify(value);
}

/** Joins a header and the declarations with blank lines. */
export function moduleText(declarations: string[]): string {
  const header = "// Generated from api/ by `npm run generate`. Do not edit.";
  return `${[header, ...declarations.filter(Boolean)].join("\n\n")}\n`;
}

/** Formats strings as a union type: "a" | "b". */
export const unionText = (values: readonly string[]) =>
  values.map((value) => JSON.stringify(value)).join(" | ");

/** Throws if a shortened table does not contain the same facts as the original. */
export function checkSameFacts(expandedFacts: unknown, originalFacts: unknown): void {
  if (!isDeepStrictEqual(expandedFacts, originalFacts)) throw new Error("The table lost facts");
}
