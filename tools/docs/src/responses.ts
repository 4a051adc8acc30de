// Prints the responses that `packages/emulator/src/recorded-responses.test.ts` records.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Json = unknown;

const MAX_LINE_LENGTH = 96;
/** Pattern of the text that the recording adds to the end of a shortened list. */
const OMITTED_ITEMS = /^… \d+ more$/;

/**
 * Formats JSON. Objects and lists that fit into one line stay on one line.
 *
 * @param levels - Number of levels of objects to print. Below them, objects and lists that are too
 *   long for one line are printed as `{ … }` and `[ … ]`.
 */
export function formatResponse(
  value: Json,
  levels = Number.POSITIVE_INFINITY,
  indent = "",
): string {
  const singleLineText = flatText(value);
  const isScalar = value === null || typeof value !== "object";
  if (isScalar || singleLineText.length + indent.length <= MAX_LINE_LENGTH) return singleLineText;
  if (levels === 0) return Array.isArray(value) ? "[ … ]" : "{ … }";
  const innerIndent = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => innerIndent + formatResponse(item, levels, innerIndent));
    return `[\n${joinItems(value, items, ",\n", "\n")}\n${indent}]`;
  }
  const lines = Object.entries(value as Record<string, Json>).map(
    ([key, field]) =>
      `${innerIndent}${JSON.stringify(key)}: ${formatResponse(field, levels - 1, innerIndent)}`,
  );
  return `{\n${lines.join(",\n")}\n${indent}}`;
}

/** Joins the items of a list. No comma precedes the note about further items. */
const joinItems = (
  values: readonly Json[],
  items: readonly string[],
  comma: string,
  space: string,
) =>
  values.length > 1 && OMITTED_ITEMS.test(String(values.at(-1)))
    ? `${items.slice(0, -1).join(comma)}${space}${items.at(-1)}`
    : items.join(comma);

/** Returns a value as JSON on one line, with the note about further items as a comment. */
function flatText(value: Json): string {
  if (typeof value === "string" && OMITTED_ITEMS.test(value)) return `/* ${value} */`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (Array.isArray(value)) return `[${joinItems(value, value.map(flatText), ", ", " ")}]`;
  const fields = Object.entries(value).map(
    ([key, field]) => `${JSON.stringify(key)}: ${flatText(field)}`,
  );
  return fields.length > 0 ? `{ ${fields.join(", ")} }` : "{}";
}

/**
 * Prints the responses of one page. If an earlier response had the same fields, long nested values
 * are shortened.
 */
export class ResponsePrinter {
  readonly #shapes = new Set<string>();

  print(response: Json): string {
    const fields = Object.values(response ?? {});
    const [onlyField] = fields;
    const isWrapped =
      fields.length === 1 && typeof onlyField === "object" && !Array.isArray(onlyField);
    const shape = Object.keys((isWrapped ? onlyField : response) ?? {})
      .sort()
      .join();
    const isKnown = this.#shapes.has(shape);
    this.#shapes.add(shape);
    return formatResponse(response, isKnown ? 1 + Number(isWrapped) : undefined);
  }
}

/** Responses by service, such as `ecom.orders`, and operation. */
export type Responses = ReadonlyMap<string, Readonly<Record<string, Json>>>;

/** Reads the recorded responses. */
export function readResponses(root: string): Responses {
  const folder = join(root, "tools/docs/src/generated/responses");
  return new Map(
    readdirSync(folder).map((file) => [
      file.replace(/\.json$/, ""),
      JSON.parse(readFileSync(join(folder, file), "utf8")) as Record<string, Json>,
    ]),
  );
}
