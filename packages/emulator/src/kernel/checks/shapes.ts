// Building blocks of checks of what no document describes: cursors, summaries.
import { z } from "zod/v4";

/** A field that may be absent; the platform's JSON reads `null` as absent. */
export function opt<S extends z.ZodType>(schema: S) {
  return schema.nullish().transform((value) => value ?? undefined);
}

/** Text of `min` to `max` characters. */
export function text(max = 16_000, min = 0) {
  return z.string().min(min).max(max);
}

/** A whole number. */
export function int(min = 0, max = Number.MAX_SAFE_INTEGER) {
  return z.number().int().min(min).max(max);
}

/** A list. */
export function list<S extends z.ZodType>(item: S, max = 1000, min = 0) {
  return z.array(item).min(min).max(max);
}

/** A decimal in a string, as money is written. */
export function decimal() {
  return z.string().regex(/^\d{1,15}(\.\d{1,3})?$/, {
    error: "must be a decimal number of 0 or more",
  });
}
