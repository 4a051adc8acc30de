import {
  type Api,
  type NamedOperation,
  requestSchema,
  responseSchema,
  type Service,
} from "../api/api.ts";
import type { Schema } from "../api/document.ts";
import type { Entity } from "./entities.ts";
import { capitalize, pluralsOf, uncapitalize } from "./names.ts";
import type { Keys, Verb } from "./operation-facts.ts";
import { isSameSchema, type Shape, shapeOf } from "./shape.ts";

/**
 * The data that a verb is derived from: name and path of an operation, fields of its request
 * and response, its entity and its field mask.
 */
export interface CallShape {
  api: Api;
  id: string;
  path: string;
  request: Shape;
  response: Shape;
  entity: Entity;
  mask?: string | undefined;
}

export type LooseKeys = { [Key in keyof Keys]: Keys[Key] | undefined };

export interface DerivedVerb {
  verb: Verb;
  keys: LooseKeys;
}

export function callShape(
  api: Api,
  service: Service,
  { operation, path }: NamedOperation,
  entity: Entity,
): CallShape {
  const shapeOfSchema = (schema: Schema) => shapeOf(api, { from: service.file, schema });
  return {
    api,
    id: operation.operationId,
    path,
    request: shapeOfSchema(requestSchema(operation)),
    response: shapeOfSchema(responseSchema(operation)),
    entity,
    mask: operation["x-field-mask"],
  };
}

/**
 * Returns whether an operation is named after its entity: "create" + "Brand", "bulkUpdate" +
 * "Brand" + "Tags".
 */
export const isNamedAfterEntity = (
  { id, entity }: CallShape,
  prefix: string,
  suffix = "",
): boolean =>
  entity.nouns.some((noun) => pluralsOf(noun).some((name) => id === `${prefix}${name}${suffix}`));

/** Returns the field that contains the entity or, if `isList` is true, a list of entities. */
export const entityIn = (shape: Shape, entity: Entity, isList = false): string | undefined =>
  Object.keys(shape).find(
    (name) => shape[name]?.isList === isList && isSameSchema(shape[name]?.id, entity.schema),
  );

export const parametersOf = (path: string): string[] =>
  [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? "");

export const entityFields = ({ api, entity }: CallShape): Record<string, Schema> =>
  (entity.schema && api.schema(entity.schema).properties) ?? {};

/**
 * Returns the name of a request field such as "brandName" or "brandNames", and the name of the
 * entity field with the same value.
 */
export function nameKeys(call: CallShape, isList: boolean): Pick<Keys, "names" | "by"> | undefined {
  for (const noun of call.entity.nouns)
    for (const field of Object.keys(entityFields(call))) {
      const name = `${uncapitalize(noun)}${capitalize(field)}${isList ? "s" : ""}`;
      const namesField = call.request[name];
      if (namesField && namesField.isList === isList && field !== "id")
        return { names: name, by: field };
    }
  return undefined;
}
