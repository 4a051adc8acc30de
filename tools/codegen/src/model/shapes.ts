import type { Api } from "../api/api.ts";
import type { Schema } from "../api/document.ts";
import { deref, type LocatedSchema } from "../api/located.ts";
import { findEntities, shapeName } from "./entities.ts";
import type { EntityShape } from "./entity-shape.ts";
import { itemOf, shapeOf } from "./shape.ts";

/** Returns the shapes of all entities and their objects, by name. Empty shapes are omitted. */
export function findShapes(api: Api): Map<string, EntityShape> {
  const shapes = new Map<string, EntityShape>();
  for (const { schema: id } of findEntities(api).values()) {
    if (id)
      collectShapes(api, shapeName(api, id), { from: id.file, schema: api.schema(id) }, shapes);
  }
  return removeEmptyShapes(shapes);
}

function collectShapes(
  api: Api,
  name: string,
  object: LocatedSchema,
  shapes: Map<string, EntityShape>,
): void {
  if (shapes.has(name)) return;
  const oneOf = object.schema["x-oneof"] ?? [];
  const alternatives = new Set(oneOf.flat());
  const always: Record<string, string | number | boolean | readonly []> = {};
  const inner: Record<string, string> = {};
  // add the shape before its fields, because a schema may contain itself
  shapes.set(name, { always, inner, oneOf });
  for (const [field, located] of Object.entries(shapeOf(api, object))) {
    const schema = deref(api, located).schema;
    const mayBeAbsent = located.schema.deprecated || [located.schema.type].flat().includes("null");
    const value = mayBeAbsent ? undefined : emptyValue(schema);
    if (value !== undefined && !alternatives.has(field)) always[field] = value;
    const item = itemOf(api, located);
    if (!item.schema.properties) continue;
    inner[field] = located.id ? shapeName(api, located.id) : `${name}.${field}`;
    collectShapes(api, inner[field], item, shapes);
  }
}

/**
 * Returns the empty value of a field that is always present, or undefined for objects and nullable
 * fields.
 */
function emptyValue({ type, properties, additionalProperties, format, ...schema }: Schema) {
  const types = [type ?? []].flat();
  if (properties || additionalProperties || types.includes("null")) return undefined;
  if (schema.enum) return schema.enum[0];
  if (types.includes("array")) return [] as const;
  if (types.includes("boolean")) return false;
  if (types.includes("number") || types.includes("integer")) return 0;
  if (!types.includes("string")) return undefined;
  return format === "decimal-value" || schema["x-decimal"] ? "0" : "";
}

/** Returns the shapes without empty shapes and without the fields that refer to them. */
function removeEmptyShapes(shapes: Map<string, EntityShape>): Map<string, EntityShape> {
  const isNonEmpty = (object: object = {}) => Object.keys(object).length > 0;
  const nonEmptyNames = new Set(
    [...shapes].flatMap(([name, { always, oneOf }]) =>
      isNonEmpty(always) || oneOf?.length ? [name] : [],
    ),
  );
  const hasNonEmptyField = ({ inner = {} }: EntityShape) =>
    Object.values(inner).some((name) => nonEmptyNames.has(name));
  for (let sizeBefore = -1; sizeBefore !== nonEmptyNames.size; ) {
    sizeBefore = nonEmptyNames.size;
    for (const [name, shape] of shapes) if (hasNonEmptyField(shape)) nonEmptyNames.add(name);
  }
  return new Map(
    [...shapes].flatMap(([name, { always, inner = {}, oneOf }]) => {
      if (!nonEmptyNames.has(name)) return [];
      const nonEmptyFields = Object.entries(inner).filter(([, shapeName]) =>
        nonEmptyNames.has(shapeName),
      );
      const shape: EntityShape = {
        ...(isNonEmpty(always) && { always }),
        ...(nonEmptyFields.length > 0 && { inner: Object.fromEntries(nonEmptyFields) }),
        ...(oneOf?.length && { oneOf }),
      };
      return [[name, shape]];
    }),
  );
}
