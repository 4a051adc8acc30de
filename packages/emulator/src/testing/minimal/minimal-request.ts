// Creates minimal valid requests and invalid requests, as defined by the API documents.
import type { z } from "zod/v4";
import { violationsOf } from "../../checks/violations.js";
import {
  documentedOperation,
  enumOf,
  type Json,
  type LocatedSchema,
  resolveSchema,
  typesOf,
} from "../documents.js";

type Request = Record<string, unknown>;
type Path = readonly (string | number)[];

export const keysOf = (field: string): Path =>
  [...field.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, name, index]) =>
    index === undefined ? (name as string) : Number(index),
  );

function schemaAt(root: LocatedSchema, path: Path): LocatedSchema | undefined {
  let location: LocatedSchema = resolveSchema(root.file, root.schema);
  for (const key of path) {
    const { schema } = location;
    const properties = schema.properties as Record<string, Json> | undefined;
    const next = typeof key === "number" ? (schema.items as Json) : properties?.[key];
    if (!next) return undefined;
    location = resolveSchema(location.file, next);
  }
  return location;
}

/** Sets a field. `undefined` removes the field. */
export function setAt(request: Request, path: Path, value: unknown): void {
  let container: Record<string | number, unknown> = request;
  for (const [index, key] of path.slice(0, -1).entries()) {
    container[key] ??= typeof path[index + 1] === "number" ? [] : {};
    container = container[key] as Request;
  }
  const lastKey = path.at(-1);
  if (lastKey === undefined) return;
  if (value === undefined) delete container[lastKey];
  else container[lastKey] = value;
}

export const valueAt = (request: Request, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)?.[key], request);

/** Ids and other values of existing entities, keyed by request field name. */
export type EntityIds = Readonly<Record<string, string>>;

const TEXTS_BY_FORMAT: Readonly<Record<string, string>> = {
  "color-hex": "#112233",
  currency: "USD",
  "local-date": "2026-01-02",
  "date-time": "2026-01-02T03:04:05.000Z",
  email: "grace@example.com",
  uri: "https://shop.example/page",
  "web-url": "https://shop.example/page",
};

function textOf(schema: Json, name: string, entityIds: EntityIds): string {
  const format = String(schema.format ?? "");
  if (format === "guid") return entityIds[name] ?? "00000000-0000-4000-8000-000000000001";
  if (schema["x-decimal"] || format === "decimal-value") return "1";
  if (/currency/i.test(name) && Number(schema.maxLength ?? 3) === 3) return "USD";
  if (/country/i.test(name)) return "US";
  const sampleText = TEXTS_BY_FORMAT[format];
  if (sampleText) return sampleText;
  return (entityIds[name] ?? "Sample").padEnd(Number(schema.minLength ?? 1), "x");
}

function sample(at: LocatedSchema, name: string, entityIds: EntityIds): unknown {
  const { file, schema } = resolveSchema(at.file, at.schema);
  const values = enumOf(file, schema)?.filter(
    (value) => !/^UN(KNOWN|DEFINED|SPECIFIED)/.test(String(value)),
  );
  if (values) return values[0];
  const types = typesOf(schema);
  if (schema.items)
    return [sample({ file, schema: schema.items as Json }, name.replace(/s$/, ""), entityIds)];
  if (types.includes("string")) return textOf(schema, name, entityIds);
  if (types.includes("number") || types.includes("integer"))
    return Number(schema.minimum ?? 1) || 1;
  if (types.includes("boolean")) return true;
  return {};
}

export interface Field {
  readonly path: Path;
  readonly field: string;
  readonly required: boolean;
  readonly schema: LocatedSchema;
}

/**
 * Returns the smallest valid request for an operation that includes the given fields. Also returns
 * the fields that were added, except path parameters.
 */
export function minimalRequest(
  { name: operation, path: address }: { readonly name: string; readonly path: string },
  schema: z.ZodType,
  entityIds: EntityIds,
  given: Request = {},
): { readonly request: Request; readonly fields: readonly Field[] } {
  const root = documentedOperation(operation)?.request;
  if (!root) throw new Error(`${operation} has no request in the documents`);
  const request = structuredClone(given);
  // Path parameters are always required.
  for (const [, field = ""] of address.matchAll(/\{([^}]+)\}/g)) {
    const path = keysOf(field);
    const located = schemaAt(root, path);
    if (located && valueAt(request, path) === undefined)
      setAt(request, path, sample(located, String(path.at(-1)), entityIds));
  }
  const fields = new Map<string, Field>();
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const violations = violationsOf(schema, request);
    if (violations.length === 0) return { request, fields: [...fields.values()] };
    for (const { field, violatedRule } of violations) {
      const path = keysOf(field);
      const located = schemaAt(root, path);
      if (!located) throw new Error(`${operation}: ${field} is not in the documents`);
      if (valueAt(given, path) !== undefined)
        throw new Error(`${operation}: the value for ${field} is invalid: ${violatedRule}`);
      const required = violatedRule === "REQUIRED_FIELD";
      fields.set(field, { path, field, required, schema: located });
      const names = path.filter((key) => typeof key === "string");
      setAt(request, path, sample(located, String(names.at(-1)), entityIds));
    }
  }
  throw new Error(
    `${operation}: no request is valid: ${JSON.stringify(violationsOf(schema, request))}`,
  );
}

/** A request that violates the API documents, together with the expected violation. */
export interface Mistake {
  readonly request: Request;
  readonly violation: string;
}

export function mistakesOf(request: Request, fields: readonly Field[]): readonly Mistake[] {
  return fields.flatMap(({ path, field, required, schema: located }) => {
    const { file, schema } = located;
    const mistakeWith = (value: unknown, rule: string): Mistake => {
      const copy = structuredClone(request);
      setAt(copy, path, value);
      return { request: copy, violation: `${field} ${rule}` };
    };
    const types = typesOf(schema);
    const isScalar = ["string", "number", "integer", "boolean"].some((type) =>
      types.includes(type),
    );
    const { format, maxLength } = schema;
    return [
      ...(required ? [mistakeWith(undefined, "REQUIRED_FIELD")] : []),
      ...(isScalar && !enumOf(file, schema) ? [mistakeWith({ odd: true }, "VALIDATION")] : []),
      ...(enumOf(file, schema) ? [mistakeWith("ODD_VALUE", "INVALID_ENUM_VALUE")] : []),
      ...(format === "guid" && !/clientId$/i.test(field) ? [mistakeWith("odd", "FORMAT")] : []),
      ...(typeof maxLength === "number" && !format && !schema["x-decimal"]
        ? [mistakeWith("x".repeat(maxLength + 1), "MAX_LENGTH")]
        : []),
    ];
  });
}
