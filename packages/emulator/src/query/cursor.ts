import { base64url } from "jose";
import { z } from "zod/v4";
import { fromBase64Url, parseJson } from "../checks/json.js";
import { int, list, opt, text } from "../checks/shapes.js";
import { numberOf } from "../kernel/ids.js";
import { applicationError } from "../kernel/platform-error.js";
import type { Fields } from "./fields.js";
import { searchClause } from "./search-clause.js";

const sorting = z.object({
  fieldName: text(512, 1),
  order: opt(
    z.preprocess((v) => (typeof v === "string" ? v.toUpperCase() : v), z.enum(["ASC", "DESC"])),
  ),
});

const key = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const state = z.object({
  /** Direction from the position. */
  d: z.enum(["next", "prev"]),
  /** Position. Undefined means that the position is before the first item or after the last one. */
  at: z.object({ keys: z.array(key), number: z.number() }).optional(),
  l: int(),
  f: z.record(z.string(), z.unknown()).optional(),
  s: list(sorting).optional(),
  q: searchClause.optional(),
  t: z.string().optional(),
});

/** Position of a page, and the query that it continues. */
export type CursorState = z.output<typeof state>;

/** Operation that a cursor is valid for. */
export interface CursorScope {
  readonly fields: Fields;
  readonly scope?: string;
}

/** Detects modified or truncated cursors, and cursors from other operations. */
function checksum(json: string, { fields, scope }: CursorScope): string {
  return numberOf(`${scope ?? ""} ${Object.keys(fields).join()} ${json}`).toString(36);
}

export function toCursor(of: CursorScope, content: CursorState): string {
  const json = JSON.stringify(content);
  return `${base64url.encode(json)}.${checksum(json, of)}`;
}

export function invalidCursor(message = "Invalid cursor") {
  return applicationError(400, "INVALID_CURSOR", message);
}

export function fromCursor(of: CursorScope, cursor: string): CursorState {
  const [packed = "", sum, ...more] = cursor.split(".");
  try {
    const json = fromBase64Url(packed);
    if (sum === checksum(json, of) && more.length === 0)
      return state.parse(parseJson(json, "The cursor"));
  } catch {
    // Throw the same error for every malformed cursor.
  }
  throw invalidCursor();
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Throws if a filter, sorting or search next to a cursor differs from the cursor's. */
export function requireSame(actual: unknown, expected: unknown): void {
  if (actual === undefined || canonical(actual) === canonical(expected)) return;
  if (typeof actual === "object" && actual !== null && Object.keys(actual).length === 0) return;
  throw invalidCursor("The cursor belongs to another query");
}
