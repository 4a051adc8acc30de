import type { Schema } from "../api/document.ts";

/** Of more, the compiler compares each with each for too long: with the 35 of rich text's nodes, three times as long. */
export const MOST_ALTERNATIVES = 18;

/** Groups of fields of which at most one may be set. */
export const alternativesOf = (schema: Schema): string[][] =>
  (schema["x-oneof"] ?? []).filter(
    (group) => group.length > 1 && group.length <= MOST_ALTERNATIVES,
  );
