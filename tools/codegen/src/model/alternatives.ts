import type { Schema } from "../api/document.ts";

/** Of more, every app's check takes longer: a twentieth with the 18 of an activity, three times as long with the 35 of a node. */
export const MOST_ALTERNATIVES = 10;

/** Groups of fields of which at most one may be set. */
export const alternativesOf = (schema: Schema): string[][] =>
  (schema["x-oneof"] ?? []).filter(
    (group) => group.length > 1 && group.length <= MOST_ALTERNATIVES,
  );
