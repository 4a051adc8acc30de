import type { Schema } from "../api/document.ts";

/**
 * Maximum number of fields in a group of alternatives. Larger groups would slow down every app's
 * type check: by 5% for an activity with 18 fields, and by 200% for a node with 35 fields.
 */
export const MAX_ALTERNATIVES = 10;

/** Returns a schema's groups of two to {@link MAX_ALTERNATIVES} mutually exclusive fields. */
export const alternativesOf = (schema: Schema): string[][] =>
  (schema["x-oneof"] ?? []).filter((group) => group.length > 1 && group.length <= MAX_ALTERNATIVES);
