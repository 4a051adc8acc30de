export { capitalized, uncapitalized } from "../model/names.ts";

/** What is left of 100 columns for a comment's text two levels deep. */
const WIDTH = 93;

/** A doc comment: paragraphs, then tags. A note of several lines, such as an example, stays as it is. */
export function comment(notes: string[]): string {
  const given = notes.filter(Boolean);
  const lines = given.flatMap((note, index) => {
    const isTag = note.startsWith("@");
    const gap = index > 0 && !(isTag && given[index - 1]?.startsWith("@"));
    return [
      ...(gap ? [""] : []),
      ...(note.includes("\n") ? note.split("\n") : wrapped(note, isTag)),
    ];
  });
  const safe = lines.map((line) => line.replaceAll("*/", "*\\/"));
  if (safe.length === 0) return "";
  if (safe.length === 1) return `/** ${safe[0]} */\n`;
  return ["/**", ...safe.map((line) => (line ? ` * ${line}` : " *")), " */\n"].join("\n");
}

/** Notes as a list, each under a name. */
export const listed = (notes: readonly (readonly [name: string, note: string])[]) =>
  notes.flatMap(([name, note]) => wrapped(`- \`${name}\`: ${note}`, true)).join("\n");

/** Text in lines of at most WIDTH columns; those of a tag that follow its first are indented. */
function wrapped(text: string, isTag: boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(isTag && last !== undefined ? `  ${word}` : word);
  }
  return lines;
}

/** A sentence of a note that has no full stop of its own. */
export const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

export const spaced = (name: string) =>
  name.replaceAll(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`);

/** Object keys only where quotes are needed. */
export const keyText = (key: string) =>
  /^[A-Za-z_$][\w$]*$/.test(key) && key !== "__proto__" ? key : JSON.stringify(key);

/** A literal of plain data. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (value && typeof value === "object")
    return `{ ${Object.entries(value)
      .map(([key, item]) => `${keyText(key)}: ${literal(item)}`)
      .join(", ")} }`;
  return JSON.stringify(value);
}

/** A generated file: declarations with a blank line between. */
export function moduleText(declarations: string[]): string {
  const header = "// Generated from api/ by `npm run generate`. Do not edit.";
  return `${[header, ...declarations.filter(Boolean)].join("\n\n")}\n`;
}

/** Names as a list of alternatives: "a" | "b". */
export const union = (values: readonly string[]) =>
  values.map((value) => JSON.stringify(value)).join(" | ");
