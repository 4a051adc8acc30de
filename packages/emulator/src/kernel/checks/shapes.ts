// Building blocks of request checks. A query string carries text only, and one value of a list looks like a
// single value: so numbers, booleans and lists are read leniently, exactly as the platform reads them.
import { z } from "zod";

/** A field that may be absent; the platform's JSON reads `null` as absent. */
export function opt<S extends z.ZodType>(schema: S) {
  return schema.nullish().transform((value) => value ?? undefined);
}

/** Text of `min` to `max` characters. */
export function text(max = 16_000, min = 0) {
  return z.string().min(min).max(max);
}

/** A required identifier. */
export function guid() {
  return z.guid();
}

/** A whole number, also as decimal text. */
export function int(min = 0, max = Number.MAX_SAFE_INTEGER) {
  return z.preprocess(
    (value) => (typeof value === "string" && /^-?\d+$/.test(value) ? Number(value) : value),
    z.number().int().min(min).max(max),
  );
}

/** true or false, also as text. */
export function bool() {
  return z.preprocess(
    (value) => (value === "true" ? true : value === "false" ? false : value),
    z.boolean(),
  );
}

/** A list; one value alone is a list of one. */
export function list<S extends z.ZodType>(item: S, max = 1000, min = 0) {
  return z.preprocess(
    (value) => (value === undefined || value === null || Array.isArray(value) ? value : [value]),
    z.array(item).min(min).max(max),
  );
}

/** One of the platform's enum values. */
export function oneOf<const V extends readonly [string, ...string[]]>(values: V) {
  return z.enum(values);
}

/** A free-form object, kept as it is. */
export function struct() {
  return z.record(z.string(), z.unknown());
}

/** A decimal in a string, as money is written. */
export function decimal() {
  return z.string().regex(/^\d{1,15}(\.\d{1,3})?$/, {
    error: "must be a decimal number of 0 or more",
  });
}

/** An object whose unlisted fields are kept: an entity that is stored as it came. */
export function loose<T extends z.ZodRawShape>(shape: T) {
  return z.looseObject(shape);
}
