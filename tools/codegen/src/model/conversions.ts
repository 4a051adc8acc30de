import { type Api, schemaKey } from "../api/api.ts";
import type { Schema, Undocumented } from "../api/document.ts";
import type { Located } from "../api/located.ts";

/** The conversion of a field: a kind of leaf value, or the conversions of an object's fields. */
export type Conversion = Leaf | Conversions;

export type Leaf = "d" | "f" | "b" | "m";

export interface Conversions {
  fields: Map<string, Conversion>;
  /** The schema that contains these fields. */
  schema?: string | undefined;
}

const leaves: Record<string, Leaf> = {
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
export function conversionsOf(api: Api, payload: Located, mask?: string): Conversions | undefined {
  const converted = conversion(api, payload.from, payload.schema, []);
  const fields = typeof converted === "object" ? converted : undefined;
  return mask ? withMask(fields, mask.split(".")) : fields;
}

/** A recursive schema is followed once, as in the platform's client. */
function conversion(
  api: Api,
  from: string,
  schema: Schema,
  stack: string[],
): Conversion | undefined {
  if (schema.$ref) {
    const id = api.resolve(from, schema.$ref);
    if (stack.includes(schemaKey(id))) return undefined;
    const target = conversion(api, id.file, api.schema(id), [...stack, schemaKey(id)]);
    return typeof target === "object" ? { ...target, schema: id.name } : target;
  }
  const leaf = schema.format && leaves[schema.format];
  if (leaf) return leaf;
  if (schema.items) return conversion(api, from, schema.items, stack);
  const fields = new Map<string, Conversion>();
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const converted = conversion(api, from, property, stack);
    if (converted) fields.set(name, converted);
  }
  if (schema.additionalProperties) {
    const converted = conversion(api, from, schema.additionalProperties, stack);
    if (converted) fields.set("*", converted);
  }
  mergeUndocumented(fields, schema["x-undocumented"] ?? {});
  return fields.size ? { fields } : undefined;
}

function mergeUndocumented(fields: Map<string, Conversion>, extra: Undocumented) {
  for (const [name, value] of Object.entries(extra)) {
    const existing = fields.get(name);
    if (typeof value === "string") fields.set(name, value);
    else {
      const nestedFields = new Map(typeof existing === "object" ? existing.fields : []);
      mergeUndocumented(nestedFields, value);
      fields.set(name, { fields: nestedFields });
    }
  }
}

function withMask(conversions: Conversions | undefined, path: string[]): Conversions {
  const [field = "", ...rest] = path;
  const fields = new Map(conversions?.fields);
  const nestedConversion = fields.get(field);
  fields.set(
    field,
    rest.length
      ? withMask(typeof nestedConversion === "object" ? nestedConversion : undefined, rest)
      : "m",
  );
  return { fields };
}
