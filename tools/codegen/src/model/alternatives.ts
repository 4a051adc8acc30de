import type { Schema } from "../api/document.ts";

/** Of more, the compiler compares each with each for too long. */
export const MOST_ALTERNATIVES = 10;

/** Groups of fields of which at most one may be set. */
export const alternativesOf = (schema: Schema): string[][] =>
  (schema["x-oneof"] ?? []).filter(
    (group) => group.length > 1 && group.length <= MOST_ALTERNATIVES,
  );
