// Writes JSON for the API documents from published types. A maintainer adds the descriptions.
import type { Event, Field, Operation, Shape } from "./surface.ts";

type Json = Record<string, unknown>;
type Schemas = Map<string, Json>;

const REFERENCE_PREFIX = "#/components/schemas/";

/** Returns the schema of a type. Named types become references and are added to `schemas`. */
function schemaOf(shape: Shape, schemas: Schemas): Json {
  switch (shape.kind) {
    case "array":
      return { type: "array", items: schemaOf(shape.items, schemas) };
    case "map":
      return { type: "object", additionalProperties: schemaOf(shape.values, schemas) };
    case "enum":
      return referenceTo(shape.name, schemas, () => ({ type: "string", enum: shape.values }));
    case "object":
      return referenceTo(shape.object.name, schemas, () => {
        const { fields, oneOfs } = shape.object;
        const properties = [...fields].map(([name, field]) => [name, fieldSchema(field, schemas)]);
        return {
          type: "object",
          properties: Object.fromEntries(properties),
          ...(oneOfs.length > 0 ? { "x-oneof": oneOfs } : {}),
        };
      });
    case "any":
      return {};
    default:
      return { type: shape.kind };
  }
}

function referenceTo(name: string, schemas: Schemas, createSchema: () => Json): Json {
  if (name === "") return createSchema();
  if (!schemas.has(name)) {
    // Types can contain themselves, so add the name before the fields are read.
    const json: Json = {};
    schemas.set(name, json);
    Object.assign(json, createSchema());
  }
  return { $ref: REFERENCE_PREFIX + name };
}

function fieldSchema({ shape, facts }: Field, schemas: Schemas): Json {
  const { nullable, ...keywords } = facts;
  const schema = schemaOf(shape, schemas);
  const type = nullable === true && typeof schema.type === "string" && [schema.type, "null"];
  return { ...schema, ...(type ? { type } : {}), ...keywords };
}

/** Returns the property for a new field, and the new schemas that it refers to. */
export function proposedField(name: string, field: Field, knownSchemas: ReadonlySet<string>): Json {
  const schemas: Schemas = new Map();
  const property = fieldSchema(field, schemas);
  return { [name]: property, ...selectNewSchemas(schemas, knownSchemas) };
}

/** Returns the path item for a new operation, and the new schemas that it refers to. */
export function proposedOperation(
  operationId: string,
  { facts, lists, request, response }: Operation,
  knownSchemas: ReadonlySet<string>,
): Json {
  const { method, path, ...rest } = facts;
  const schemas: Schemas = new Map();
  const content = (shape: Shape | undefined) => ({
    "application/json": { schema: shape ? schemaOf(shape, schemas) : {} },
  });
  const nonEmptyLists = Object.entries(lists).filter(([, values]) => values.length > 0);
  const item = {
    operationId,
    request: content(request),
    response: content(response),
    ...rest,
    ...Object.fromEntries(nonEmptyLists),
  };
  return {
    [String(path)]: { [String(method ?? "POST").toLowerCase()]: item },
    ...selectNewSchemas(schemas, knownSchemas),
  };
}

/** Returns the webhook for a new event, and the new schemas that it refers to. */
export function proposedEvent(type: string, event: Event, knownSchemas: ReadonlySet<string>): Json {
  const schemas: Schemas = new Map();
  const payload = (["entity", "data"] as const).flatMap((key) => {
    const shape = event[key];
    return shape ? [[key, schemaOf(shape, schemas)]] : [];
  });
  return {
    [type]: { post: { ...event.facts, "x-payload": Object.fromEntries(payload) } },
    ...selectNewSchemas(schemas, knownSchemas),
  };
}

function selectNewSchemas(schemas: Schemas, knownSchemas: ReadonlySet<string>): Json {
  const newSchemas = [...schemas].filter(([name]) => !knownSchemas.has(name));
  return newSchemas.length > 0 ? { "components.schemas": Object.fromEntries(newSchemas) } : {};
}
