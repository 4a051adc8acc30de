import {
  type Api,
  type NamedOperation,
  requestSchema,
  responseSchema,
  type Service,
} from "../api/api.ts";
import type { Schema } from "../api/document.ts";
import type { Entity } from "./entities.ts";
import { capitalized, pluralsOf, uncapitalized } from "./names.ts";
import type { Keys, Verb } from "./operation-facts.ts";
import { isSame, type Shape, shapeOf } from "./shape.ts";

/** What a verb is derived from: an operation's name, its address, the fields of its request and answer. */
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

export interface Derived {
  verb: Verb;
  keys: LooseKeys;
}

export function callShape(
  api: Api,
  service: Service,
  { operation, path }: NamedOperation,
  entity: Entity,
): CallShape {
  const fields = (schema: Schema) => shapeOf(api, { from: service.file, schema });
  return {
    api,
    id: operation.operationId,
    path,
    request: fields(requestSchema(operation)),
    response: fields(responseSchema(operation)),
    entity,
    mask: operation["x-field-mask"],
  };
}

/** Whether an operation is called after its entity: "create" + "Brand", "bulkUpdate" + "Brand" + "Tags". */
export const isNamed = ({ id, entity }: CallShape, prefix: string, suffix = ""): boolean =>
  entity.nouns.some((noun) => pluralsOf(noun).some((name) => id === `${prefix}${name}${suffix}`));

/** The field that is of the entity's type, or a list of it. */
export const entityIn = (shape: Shape, entity: Entity, isList = false): string | undefined =>
  Object.keys(shape).find(
    (name) => shape[name]?.isList === isList && isSame(shape[name]?.id, entity.schema),
  );

export const parametersOf = (path: string): string[] =>
  [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? "");

/** The fields of the entity. */
export const fieldsOf = ({ api, entity }: CallShape): Record<string, Schema> =>
  (entity.schema && api.schema(entity.schema).properties) ?? {};

/** "brandName" or "brandNames" in the request, with the entity's field that it is a value of. */
export function namesIn(call: CallShape, isList: boolean): Pick<Keys, "names" | "by"> | undefined {
  for (const noun of call.entity.nouns)
    for (const field of Object.keys(fieldsOf(call))) {
      const name = `${uncapitalized(noun)}${capitalized(field)}${isList ? "s" : ""}`;
      const found = call.request[name];
      if (found && found.isList === isList && field !== "id") return { names: name, by: field };
    }
  return undefined;
}
