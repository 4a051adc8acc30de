// Schemas for undocumented values, such as cursors and aggregations.
import { z } from "zod/v4";

/** As in the platform's JSON, `null` means that a value is absent. */
export function opt<S extends z.ZodType>(schema: S) {
  return schema.nullish().transform((value) => value ?? undefined);
}

export function text(max = 16_000, min = 0) {
  return z.string().min(min).max(max);
}

export function int(min = 0, max = Number.MAX_SAFE_INTEGER) {
  return z.number().int().min(min).max(max);
}

export function list<S extends z.ZodType>(item: S, max = 1000, min = 0) {
  return z.array(item).min(min).max(max);
}

export function decimal() {
  return z.string().regex(/^\d{1,15}(\.\d{1,3})?$/, {
    error: "must be a decimal number of 0 or more",
  });
}
