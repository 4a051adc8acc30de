import type { Api } from "../../../codegen/src/api/api.ts";
import type { Schema } from "../../../codegen/src/api/document.ts";
import { deref } from "../../../codegen/src/api/located.ts";
import type { Field, ObjectShape, Shape } from "../surface.ts";

const KEYWORDS = [
  "deprecated",
  "format",
  "maxItems",
  "maxLength",
  "maxProperties",
  "maximum",
  "minItems",
  "minLength",
  "minimum",
  "readOnly",
  "x-decimal",
  "x-immutable",
] as const;

const isNullable = ({ type }: Schema) => Array.isArray(type) && type.includes("null");

const hasSource = (schema: Schema) => schema["x-source"] !== undefined;

const nameOf = ({ $ref = "" }: Schema) => $ref.slice($ref.lastIndexOf("/") + 1);

/** Creates a function that returns the shapes of schemas in the API documents. */
export function createDocumentShapes(api: Api) {
  const objects = new Map<Schema, ObjectShape>();

  function objectOf(schema: Schema, from: string, name: string): ObjectShape {
    const knownObject = objects.get(schema);
    if (knownObject) return knownObject;
    const fields = new Map<string, Field>();
    const object: ObjectShape = { name, fields, oneOfs: schema["x-oneof"] ?? [] };
    objects.set(schema, object);
    for (const [field, property] of Object.entries(schema.properties ?? {}))
      fields.set(field, fieldOf(property, from));
    return object;
  }

  function fieldOf(schema: Schema, from: string): Field {
    const facts: Record<string, string | number | boolean> = {};
    const schemaWithLimits = schema.items ? { ...schema.items, ...schema } : schema;
    for (const keyword of KEYWORDS) {
      const value = schemaWithLimits[keyword];
      if (value !== undefined && value !== false) facts[keyword] = value;
    }
    if (isNullable(schema)) facts.nullable = true;
    return { shape: shapeOf(schema, from), facts, hasSource: hasSource(schema) };
  }

  /** Returns the shape of a schema whose references are relative to the file `from`. */
  function shapeOf(schema: Schema, from: string): Shape {
    const { schema: target, from: file } = deref(api, { schema, from });
    if (target.enum)
      return {
        kind: "enum",
        name: nameOf(schema),
        values: target.enum,
        hasSource: hasSource(target),
      };
    if (target.items) return { kind: "array", items: shapeOf(target.items, file) };
    if (target.properties)
      return { kind: "object", object: objectOf(target, file, nameOf(schema)) };
    if (target.additionalProperties)
      return { kind: "map", values: shapeOf(target.additionalProperties, file) };
    const [type] = [target.type].flat();
    if (type === "string" || type === "number" || type === "boolean") return { kind: type };
    if (type === "object" && schema.$ref)
      return { kind: "object", object: objectOf(target, file, nameOf(schema)) };
    return { kind: "any" };
  }

  return { shapeOf };
}
