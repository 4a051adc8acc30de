/** A doc comment of the non-empty notes; nothing when there are none. */
export function comment(notes: string[]): string[] {
  const lines = notes.filter(Boolean).flatMap((note) => note.split("\n"));
  const safe = lines.map((line) => line.replaceAll("*/", "*\\/"));
  if (safe.length === 0) return [];
  if (safe.length === 1) return [`/** ${safe[0]} */`];
  const prose = safe.every((line) => !line.startsWith("@") && !line.startsWith("```"));
  if (prose && safe.join(" ").length < 110) return [`/** ${safe.join(" ")} */`];
  return ["/**", ...safe.map((line) => (line ? ` * ${line}` : " *")), " */"];
}

/** Joins declarations, each line indented by how deep it stands in braces. */
export function indented(declarations: string[]): string {
  let depth = 0;
  const lines = declarations
    .join("\n")
    .split("\n")
    .map((raw) => {
      const line = raw.trim();
      if (/^[}\]]/.test(line)) depth--;
      const text = line.startsWith("*") ? ` ${line}` : line;
      const written = line ? "  ".repeat(depth) + text : "";
      if (/[{[]$/.test(line) && !line.startsWith("*")) depth++;
      return written;
    });
  return lines.join("\n");
}

export const spaced = (name: string) =>
  name.replaceAll(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`);

export const capitalized = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`;

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

export const generatedHeader = "// Generated from api/ by `npm run generate`. Do not edit.\n";
