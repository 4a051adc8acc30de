import { type Api, schemaKey } from "../api/api.ts";
import type { Schema, UndocumentedFields } from "../api/document.ts";
import type { LocatedSchema } from "../api/located.ts";

/** The conversion of a field: a kind of leaf value, or the conversions of an object's fields. */
export type Conversion = Leaf | Conversions;

export type Leaf = "d" | "f" | "b" | "m";

export interface Conversions {
  fields: Map<string, Conversion>;
  /** The schema that contains these fields. */
  schema?: string | undefined;
}

const LEAF_BY_FORMAT: Record<string, Leaf> = {
  "date-time": "d",
  double: "f",
  byte: "b",
  "field-mask": "m",
};

/**
 * Returns the fields of a payload that need conversion, or undefined.
 *
 * @param mask - path of a field mask in the payload
 */
export function conversionsOf(
  api: Api,
  payload: LocatedSchema,
  mask?: string,
): Conversions | undefined {
  const conversion = findConversion(api, payload.from, payload.schema, []);
  const fields = typeof conversion === "object" ? conversion : undefined;
  return mask ? addMask(fields, mask.split(".")) : fields;
}

/** Returns a schema's conversion. Follows a recursive schema once, as the platform's client does. */
function findConversion(
  api: Api,
  from: string,
  schema: Schema,
  stack: string[],
): Conversion | undefined {
  if (schema.$ref) {
    const id = api.resolve(from, schema.$ref);
    if (stack.includes(schemaKey(id))) return undefined;
    const target = findConversion(api, id.file, api.schema(id), [...stack, schemaKey(id)]);
    return typeof target === "object" ? { ...target, schema: id.name } : target;
  }
  const leaf = schema.format && LEAF_BY_FORMAT[schema.format];
  if (leaf) return leaf;
  if (schema.items) return findConversion(api, from, schema.items, stack);
  const fields = new Map<string, Conversion>();
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const conversion = findConversion(api, from, property, stack);
    if (conversion) fields.set(name, conversion);
  }
  if (schema.additionalProperties) {
    const conversion = findConversion(api, from, schema.additionalProperties, stack);
    if (conversion) fields.set("*", conversion);
  }
  addUndocumentedFields(fields, schema["x-undocumented"] ?? {});
  return fields.size ? { fields } : undefined;
}

function addUndocumentedFields(
  fields: Map<string, Conversion>,
  undocumentedFields: UndocumentedFields,
) {
  for (const [name, value] of Object.entries(undocumentedFields)) {
    const existingConversion = fields.get(name);
    if (typeof value === "string") fields.set(name, value);
    else {
      const nestedFields = new Map(
        typeof existingConversion === "object" ? existingConversion.fields : [],
      );
      addUndocumentedFields(nestedFields, value);
      fields.set(name, { fields: nestedFields });
    }
  }
}

function addMask(conversions: Conversions | undefined, path: string[]): Conversions {
  const [field = "", ...rest] = path;
  const fields = new Map(conversions?.fields);
  const nestedConversion = fields.get(field);
  fields.set(
    field,
    rest.length
      ? addMask(typeof nestedConversion === "object" ? nestedConversion : undefined, rest)
      : "m",
  );
  return { fields };
}
