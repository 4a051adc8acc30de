import {
  type Api,
  type NamedOperation,
  operationsOf,
  responseSchema,
  type SchemaId,
  type Service,
  schemaKey,
} from "../api/api.ts";
import { deref, type LocatedSchema } from "../api/located.ts";
import { capitalize } from "./names.ts";
import type { EntityFacts } from "./operation-facts.ts";
import { shapeOf } from "./shape.ts";

/** An entity and its schema. */
export interface Entity {
  type: string;
  /** Singular names of the entity in operation names, such as "Brand". */
  nouns: string[];
  schema?: SchemaId | undefined;
  services: Service[];
}

const entityOperationName = /^(create|get|update|query|search|list)/;

/** Finds the entities of all operations. */
export function findEntities(api: Api): Map<string, Entity> {
  const entities = new Map<string, Entity>();
  for (const service of api.services)
    for (const { operation } of operationsOf(service)) {
      const type = operation["x-entity"];
      if (!type) continue;
      const entity = entities.get(type) ?? { type, nouns: [], services: [] };
      if (!entity.services.includes(service)) entity.services.push(service);
      entities.set(type, entity);
    }
  for (const entity of entities.values()) {
    entity.schema = schemaOf(api, entity);
    entity.nouns = [...new Set([nounOf(entity.type), plainName(entity.schema?.name)])].filter(
      Boolean,
    );
  }
  return entities;
}

/** Returns "AbandonedCheckout" for the type "wix.ecom.v1.abandoned_checkout". */
function nounOf(type: string): string {
  const slug = type.split(".").at(-1) ?? "";
  return slug.split("_").map(capitalize).join("");
}

/**
 * Returns a schema name without the parts that only distinguish it from other names: "Product" for
 * "V3Product", and "Cart" for "CartOfCart".
 */
const plainName = (name = "") => name.replace(/^V\d(?=[A-Z])/, "").replace(/(Of[A-Z]\w*|V\d)$/, "");

/**
 * Returns the schema that most operations and events use for the entity, preferably one with
 * its name.
 */
function schemaOf(api: Api, entity: Entity): SchemaId | undefined {
  const noun = nounOf(entity.type);
  const candidates = new Map<string, { id: SchemaId; score: number }>();
  const addScore = (id: SchemaId, score: number) => {
    const candidate = candidates.get(schemaKey(id)) ?? {
      id,
      score: plainName(id.name) === noun ? 10 : 0,
    };
    candidate.score += score;
    candidates.set(schemaKey(id), candidate);
  };
  for (const service of entity.services) {
    for (const namedOperation of operationsOf(service)) {
      const { operation } = namedOperation;
      if (operation["x-entity"] !== entity.type || !entityOperationName.test(operation.operationId))
        continue;
      for (const id of responseSchemas(api, service, namedOperation)) addScore(id, 1);
    }
    for (const [type, { post }] of Object.entries(service.document.webhooks)) {
      const ref = post["x-payload"].entity?.$ref;
      if (ref && type.startsWith(`${entity.type}_`)) addScore(api.resolve(service.file, ref), 2);
    }
  }
  // A schema with another name must be used by an event or by at least two operations.
  const bestCandidate = [...candidates.values()].sort((a, b) => b.score - a.score)[0];
  return bestCandidate && bestCandidate.score > 1 ? bestCandidate.id : undefined;
}

/** Returns the schemas of the objects and lists in a response, except metadata and aggregations. */
function responseSchemas(api: Api, service: Service, { operation }: NamedOperation): SchemaId[] {
  const shape = shapeOf(api, { from: service.file, schema: responseSchema(operation) });
  return Object.entries(shape).flatMap(([field, { id }]) =>
    id && api.schema(id).properties && !/metadata|aggregation/i.test(field) ? [id] : [],
  );
}

export function entityFacts(api: Api, entity: Entity, isSingleton: boolean): EntityFacts {
  const { schema: id } = entity;
  const events = eventsOf(entity);
  const isNonEmpty = (object: object) => Object.keys(object).length > 0;
  if (!id) return isNonEmpty(events) ? { events } : {};
  const shape = shapeOf(api, { from: id.file, schema: api.schema(id) });
  const firstDateField = (...names: string[]) =>
    names.find((name) => shape[name]?.schema.format === "date-time");
  const createdDate = firstDateField("createdDate", "dateCreated");
  const updatedDate = firstDateField("updatedDate", "dateUpdated", "lastUpdated");
  const idField = idOf(entity, Object.keys(shape));
  const locatedSchema: LocatedSchema = { from: id.file, schema: api.schema(id) };
  const readOnly = markedPaths(api, locatedSchema, "readOnly", [schemaKey(id)]);
  const immutable = markedPaths(api, locatedSchema, "x-immutable", [schemaKey(id)]);
  return {
    schema: id.name,
    schemas: moduleName(api, id.file),
    ...(idField && { id: idField }),
    ...(isSingleton && { singleton: true as const }),
    ...(shape.revision && { revision: true as const }),
    ...(createdDate && { createdDate }),
    ...(updatedDate && { updatedDate }),
    ...(shape.tags && { tags: true as const }),
    ...(shape.extendedFields && { extendedFields: true as const }),
    ...(readOnly.length > 0 && { readOnly }),
    ...(immutable.length > 0 && { immutable }),
    ...(isNonEmpty(events) && { events }),
  };
}

/** Returns a name such as "stores/brands-v3" or "ecom/common". */
function moduleName(api: Api, file: string): string {
  const service = api.services.find((candidate) => candidate.file === file);
  if (service) return `${service.package}/${service.slug}`;
  return file.replace(/\.?common\.json$/, "/common").replace(/^\//, "core/");
}

/** Returns the unique name of a schema, such as "stores/brands-v3#Brand". */
export const shapeName = (api: Api, { file, name }: SchemaId) => `${moduleName(api, file)}#${name}`;

/**
 * Returns the field that identifies an entity: its id, or the field in the paths of its operations.
 */
function idOf(entity: Entity, fields: string[]): string | undefined {
  if (fields.includes("id")) return "id";
  for (const service of entity.services)
    for (const { operation, path } of operationsOf(service)) {
      if (operation["x-entity"] !== entity.type || !/^(get|delete)/.test(operation.operationId))
        continue;
      const field = /\{(\w+)\}$/.exec(path)?.[1];
      if (field && fields.includes(field)) return field;
    }
  return undefined;
}

function eventsOf({ type, services }: Entity): Record<string, string> {
  const events: [string, string][] = [];
  for (const service of services)
    for (const event of Object.keys(service.document.webhooks)) {
      const isEntityEvent = event.startsWith(`${type}_`);
      const hasNoEntityPrefix = !/_/.test(event.split(".").at(-1) ?? "");
      const slug = isEntityEvent ? event.slice(type.length + 1) : event.split(".").at(-1);
      if ((isEntityEvent || hasNoEntityPrefix) && slug) events.push([slug, event]);
    }
  return Object.fromEntries(events);
}

/**
 * Returns the dotted paths of the outermost fields that have a mark, including fields in list
 * items. A recursive schema is followed once.
 */
function markedPaths(
  api: Api,
  locatedSchema: LocatedSchema,
  mark: "readOnly" | "x-immutable",
  stack: string[],
): string[] {
  return Object.entries(shapeOf(api, locatedSchema)).flatMap(([name, field]) => {
    if (field.schema[mark]) return [name];
    if (field.id && stack.includes(schemaKey(field.id))) return [];
    const nestedObject = deref(api, field);
    const visited = field.id ? [...stack, schemaKey(field.id)] : stack;
    return markedPaths(api, nestedObject, mark, visited).map((path) => `${name}.${path}`);
  });
}
