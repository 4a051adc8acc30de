import type { z } from "zod/v4";
import { definitionOf, innerOf } from "./typed.js";

/** A request as it is on the wire: dates are texts, and what is null is left out. */
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
 * A request without the fields that are null: null says nothing.
 *
 * @param schema - of the value; what it leaves open, as a filter, is kept as it is
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
