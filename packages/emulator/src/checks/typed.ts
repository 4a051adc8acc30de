import { z } from "zod/v4";

export type Shape = Readonly<Record<string, z.ZodType>>;

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: Shape;
  readonly options?: readonly z.ZodType[];
}

export const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition;

/** Does not call a lazy schema's `getter`, which would create a new type on each call. */
export function innerTypeOf(schema: z.ZodType): z.ZodType | undefined {
  if (!(schema instanceof z.ZodLazy)) return definitionOf(schema).innerType;
  const { innerType } = schema._zod;
  return innerType instanceof z.ZodType ? innerType : undefined;
}

/** Converts text to the schema's types. Invalid text stays unchanged, so that checks report it. */
export function coerce(schema: z.ZodType, value: unknown): unknown {
  const { type, element, shape, options } = definitionOf(schema);
  const innerType = innerTypeOf(schema);
  if (innerType) return coerce(innerType, value);
  // In a query string, a one-item list looks like a single value.
  if (element) return (Array.isArray(value) ? value : [value]).map((item) => coerce(element, item));
  if (shape && typeof value === "object" && value !== null) {
    const fields = Object.entries(value).map(([name, field]) => {
      // Cursor paging also accepts an undocumented offset (see paging.ts).
      const knownName = name === "offset" && !Object.hasOwn(shape, name) ? "limit" : name;
      const property = Object.hasOwn(shape, knownName) ? shape[knownName] : undefined;
      return [name, property ? coerce(property, field) : field];
    });
    return Object.fromEntries(fields);
  }
  if (typeof value !== "string") return value;
  if (type === "number") return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  if (type === "boolean") return value === "true" ? true : value === "false" ? false : value;
  const first = options?.[0];
  return first ? coerce(first, value) : value;
}

/** Replaces each outermost object with the result of `change`, which can recurse into fields. */
export function mapObjects(
  schema: z.ZodType,
  value: unknown,
  change: (value: object, shape: Shape) => object,
): unknown {
  if (typeof value !== "object" || value === null) return value;
  const { element, shape } = definitionOf(schema);
  const innerType = innerTypeOf(schema);
  if (innerType) return mapObjects(innerType, value, change);
  if (Array.isArray(value)) {
    return element ? value.map((item) => mapObjects(element, item, change)) : value;
  }
  return shape ? change(value, shape) : value;
}

/** Removes null fields. Untyped values such as filters stay unchanged. */
export const withoutNulls = (schema: z.ZodType, value: unknown): unknown =>
  mapObjects(schema, value, (object, shape) => {
    const fields = Object.entries(object).filter(([, field]) => field !== null);
    return Object.fromEntries(
      fields.map(([name, field]) => {
        const property = Object.hasOwn(shape, name) ? shape[name] : undefined;
        return [name, property ? withoutNulls(property, field) : field];
      }),
    );
  });
