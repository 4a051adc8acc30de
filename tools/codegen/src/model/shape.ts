import { type Api, type SchemaId, schemaKey } from "../api/api.ts";
import type { Schema } from "../api/document.ts";
import { deref, type LocatedSchema } from "../api/located.ts";

/** The fields of a payload by name, and the schemas that they refer to. */
export interface Shape {
  [field: string]: LocatedSchema & {
    /** The named schema of the field or of its items. */
    id?: SchemaId;
    isList: boolean;
  };
}

/** Returns the fields of an object, or of the objects in a list. */
export function shapeOf(api: Api, located: LocatedSchema): Shape {
  const { from, schema } = itemOf(api, located);
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => {
      const field = deref(api, { from, schema: property });
      const item = field.schema.items ?? property;
      const owner = field.schema.items ? field.from : from;
      const id = item.$ref ? api.resolve(owner, item.$ref) : undefined;
      return [
        name,
        { from, schema: property, isList: Boolean(field.schema.items), ...(id && { id }) },
      ];
    }),
  );
}

/** Returns the item schema of a list, or else the schema itself. Resolves references. */
export function itemOf(api: Api, located: LocatedSchema): LocatedSchema {
  const { from, schema } = deref(api, located);
  return schema.items ? deref(api, { from, schema: schema.items }) : { from, schema };
}

export const isSameSchema = (a: SchemaId | undefined, b: SchemaId | undefined): boolean =>
  a !== undefined && b !== undefined && schemaKey(a) === schemaKey(b);

export const isOfType = (schema: Schema, type: string): boolean =>
  [schema.type].flat().includes(type);
