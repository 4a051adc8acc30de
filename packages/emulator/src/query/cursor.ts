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

const cursorState = z.object({
  /** Direction from the position. */
  d: z.enum(["next", "prev"]),
  /** Undefined means before the first item or after the last one. */
  at: z.object({ keys: z.array(key), number: z.number() }).optional(),
  l: int(),
  f: z.record(z.string(), z.unknown()).optional(),
  s: list(sorting).optional(),
  q: searchClause.optional(),
  t: z.string().optional(),
});

export type CursorState = z.output<typeof cursorState>;

/** Operation that a cursor is valid for. */
export interface CursorScope {
  readonly fields: Fields;
  readonly scope?: string;
}

/** Detects modified or truncated cursors, and cursors from other operations. */
function checksum(json: string, { fields, scope }: CursorScope): string {
  return numberOf(`${scope ?? ""} ${Object.keys(fields).join()} ${json}`).toString(36);
}

export function toCursor(scope: CursorScope, content: CursorState): string {
  const json = JSON.stringify(content);
  return `${base64url.encode(json)}.${checksum(json, scope)}`;
}

export function invalidCursor(message = "Invalid cursor") {
  return applicationError(400, "INVALID_CURSOR", message);
}

export function fromCursor(scope: CursorScope, cursor: string): CursorState {
  const [payload = "", sentChecksum, ...extraParts] = cursor.split(".");
  try {
    const json = fromBase64Url(payload);
    if (sentChecksum === checksum(json, scope) && extraParts.length === 0)
      return cursorState.parse(parseJson(json, "The cursor"));
  } catch {
    // Throw the same error for every malformed cursor.
  }
  throw invalidCursor();
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, nested: unknown) =>
    typeof nested === "object" && nested !== null && !Array.isArray(nested)
      ? Object.fromEntries(Object.entries(nested).sort(([a], [b]) => (a < b ? -1 : 1)))
      : nested,
  );
}

/** Throws if a filter, sort order or search is not empty and differs from the cursor's. */
export function requireSame(actual: unknown, expected: unknown): void {
  if (actual === undefined || canonicalJson(actual) === canonicalJson(expected)) return;
  if (typeof actual === "object" && actual !== null && Object.keys(actual).length === 0) return;
  throw invalidCursor("The cursor belongs to another query");
}
