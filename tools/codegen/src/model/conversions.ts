import { type Api, keyOf } from "../api/api.ts";
import type { Schema, Undocumented } from "../api/document.ts";
import type { Located } from "../api/located.ts";

/** What a field is converted by: a leaf's kind, or the fields of an object that need conversion. */
export type Conversion = Leaf | Conversions;

export type Leaf = "d" | "f" | "b" | "m";

export interface Conversions {
  fields: Map<string, Conversion>;
  /** The schema whose fields they are. */
  schema?: string | undefined;
}

const leaves: Record<string, Leaf> = {
  "date-time": "d",
  double: "f",
  byte: "b",
  "field-mask": "m",
};

/**
 * The fields of a payload that need conversion, or nothing when none does.
 *
 * @param mask - path of a field mask in the payload
 */
export function conversionsOf(api: Api, payload: Located, mask?: string): Conversions | undefined {
  const found = conversion(api, payload.from, payload.schema, []);
  const fields = typeof found === "object" ? found : undefined;
  return mask ? withMask(fields, mask.split(".")) : fields;
}

/** A schema that contains itself is followed once, as the platform's own client does. */
function conversion(
  api: Api,
  from: string,
  schema: Schema,
  stack: string[],
): Conversion | undefined {
  if (schema.$ref) {
    const id = api.resolve(from, schema.$ref);
    if (stack.includes(keyOf(id))) return undefined;
    const target = conversion(api, id.file, api.schema(id), [...stack, keyOf(id)]);
    return typeof target === "object" ? { ...target, schema: id.name } : target;
  }
  const leaf = schema.format && leaves[schema.format];
  if (leaf) return leaf;
  if (schema.items) return conversion(api, from, schema.items, stack);
  const fields = new Map<string, Conversion>();
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const found = conversion(api, from, property, stack);
    if (found) fields.set(name, found);
  }
  if (schema.additionalProperties) {
    const found = conversion(api, from, schema.additionalProperties, stack);
    if (found) fields.set("*", found);
  }
  merge(fields, schema["x-undocumented"] ?? {});
  return fields.size ? { fields } : undefined;
}

function merge(fields: Map<string, Conversion>, extra: Undocumented) {
  for (const [name, value] of Object.entries(extra)) {
    const present = fields.get(name);
    if (typeof value === "string") fields.set(name, value);
    else {
      const inner = new Map(typeof present === "object" ? present.fields : []);
      merge(inner, value);
      fields.set(name, { fields: inner });
    }
  }
}

function withMask(known: Conversions | undefined, path: string[]): Conversions {
  const [field = "", ...rest] = path;
  const fields = new Map(known?.fields);
  const inner = fields.get(field);
  fields.set(
    field,
    rest.length ? withMask(typeof inner === "object" ? inner : undefined, rest) : "m",
  );
  return { fields };
}
