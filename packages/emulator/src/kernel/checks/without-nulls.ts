import type { z } from "zod/v4";
import { definitionOf, innerOf } from "./typed.js";

/**
 * Removes null fields from a request, because null means "not set".
 *
 * @param schema - Schema of the value. Untyped values such as filters stay unchanged.
 */
export function withoutNulls(schema: z.ZodType, value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const { element, shape } = definitionOf(schema);
  const inner = innerOf(schema);
  if (inner) return withoutNulls(inner, value);
  if (element && Array.isArray(value)) return value.map((item) => withoutNulls(element, item));
  if (!shape) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== null);
  return Object.fromEntries(
    fields.map(([name, field]) => {
      const known = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return [name, known ? withoutNulls(known, field) : field];
    }),
  );
}
