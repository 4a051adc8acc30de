// A query string carries text only, and one value of a list looks like a single value.

import { z } from "zod/v4";

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly options?: readonly z.ZodType[];
}

/** What a schema is made of. */
export const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition;

/** What a schema wraps. A lazy one's own getter would make it anew, and all that is in it, each time it is asked. */
export function innerOf(schema: z.ZodType): z.ZodType | undefined {
  if (!(schema instanceof z.ZodLazy)) return definitionOf(schema).innerType;
  const { innerType } = schema._zod;
  return innerType instanceof z.ZodType ? innerType : undefined;
}

function fieldsOf(shape: Readonly<Record<string, z.ZodType>>, value: object): object {
  const fields = Object.entries(value).map(([name, field]) => {
    // pages by cursor take an undocumented offset, see paging.ts
    const known = name === "offset" && !Object.hasOwn(shape, name) ? "limit" : name;
    const schema = Object.hasOwn(shape, known) ? shape[known] : undefined;
    return [name, schema ? typed(schema, field) : field];
  });
  return Object.fromEntries(fields);
}

/**
 * A value out of a query string, as its schema has it: numbers, booleans and lists of one.
 *
 * @param schema - what it should be
 * @param value - text, or objects and lists of it
 * @returns the value, or as much of it as can be told
 */
export function typed(schema: z.ZodType, value: unknown): unknown {
  const { type, element, shape, options } = definitionOf(schema);
  const inner = innerOf(schema);
  if (inner) return typed(inner, value);
  if (element) return (Array.isArray(value) ? value : [value]).map((item) => typed(element, item));
  if (shape && typeof value === "object" && value !== null) return fieldsOf(shape, value);
  if (typeof value !== "string") return value;
  if (type === "number") return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  if (type === "boolean") return value === "true" ? true : value === "false" ? false : value;
  const first = options?.[0];
  return first ? typed(first, value) : value;
}
