import type { z } from "zod/v4";
import { definitionOf, innerOf } from "./typed.js";

/** Request as sent: dates are strings, and null fields are removed. */
export type Said<T> = T extends string
  ? T
  : T extends Date | Uint8Array
    ? string
    : T extends readonly (infer Item)[]
      ? readonly Said<Item>[]
      : T extends object
        ? { readonly [Field in keyof T]: Said<Exclude<T[Field], null>> }
        : T;

/**
 * Removes null fields from a request, because null means "not set".
 *
 * @param schema - Schema of the value. Untyped values such as filters stay unchanged.
 */
export function said(schema: z.ZodType, value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const { element, shape } = definitionOf(schema);
  const inner = innerOf(schema);
  if (inner) return said(inner, value);
  if (element && Array.isArray(value)) return value.map((item) => said(element, item));
  if (!shape) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== null);
  return Object.fromEntries(
    fields.map(([name, field]) => {
      const known = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return [name, known ? said(known, field) : field];
    }),
  );
}
