import {
  type Api,
  operationsOf,
  requestSchema,
  responseSchema,
  type SchemaId,
  type Service,
  schemaKey,
  visitReferences,
} from "../api/api.ts";
import type { Schema } from "../api/document.ts";
import type { LocatedSchema } from "../api/located.ts";
import { type Needs, NO_NEEDS } from "./needs.ts";
import { documentedPaths } from "./required.ts";
import { declaredNeeds, findSchemaNeeds, type SchemaNeeds } from "./schema-needs.ts";

export type Direction = "input" | "output";

/**
 * Records which schemas callers write and read, and which need different types for writing and
 * reading.
 */
export interface Usage {
  input: Set<string>;
  output: Set<string>;
  /**
   * All schemas of requests, responses and events, including schemas that only read-only request
   * fields use.
   */
  checkedSchemas: Set<string>;
  differingSchemas: Set<string>;
  /** Read-only fields that some operations require, such as the id and revision in an update. */
  requiredReadOnlyFields: Set<Schema>;
  /** Required fields of requests. */
  needs: SchemaNeeds;
}

/** Returns whether a response always contains a field of an object, according to the schema. */
export function isAlwaysPresent(api: Api, file: string, parent: Schema, name: string): boolean {
  const property = parent.properties?.[name] ?? {};
  if (isEntityId(name, property)) return true;
  if (property.deprecated || parent["x-oneof"]?.some((group) => group.includes(name))) return false;
  // The referenced schema may be nullable.
  const { type } =
    property.$ref && !property.type ? api.schema(api.resolve(file, property.$ref)) : property;
  return type !== undefined && type !== "object" && !(Array.isArray(type) && type.includes("null"));
}

/**
 * Returns whether a field is an entity's id. Responses always contain this field, although the
 * platform marks it as optional.
 */
export function isEntityId(name: string, schema: Schema): boolean {
  return name === "id" && (schema.readOnly === true || schema["x-immutable"] === true);
}

export function findUsage(api: Api): Usage {
  const input = new Set<string>();
  const output = new Set<string>();
  const checkedSchemas = new Set<string>();
  const requiredReadOnlyFields = findRequiredReadOnlyFields(api);
  const canWrite = (property: Schema) => isWritable(requiredReadOnlyFields, property);
  for (const service of api.services) {
    for (const { operation } of operationsOf(service)) {
      collectSchemas(api, service.file, requestSchema(operation), input, canWrite);
      collectSchemas(api, service.file, requestSchema(operation), checkedSchemas);
      collectSchemas(api, service.file, responseSchema(operation), output);
    }
    for (const name of standaloneEnums(service))
      output.add(schemaKey({ file: service.file, name }));
    for (const { post } of Object.values(service.document.webhooks))
      for (const schema of Object.values(post["x-payload"]))
        if (schema) collectSchemas(api, service.file, schema, output);
  }
  for (const key of output) checkedSchemas.add(key);
  const needs = findSchemaNeeds(api, canWrite);
  const usage = { input, output, checkedSchemas, requiredReadOnlyFields, needs };
  return { ...usage, differingSchemas: findDifferingSchemas(api, usage) };
}

/** Returns the enums with a source, which are exported even if no field uses them. */
function standaloneEnums({ document }: Service): string[] {
  const schemas = Object.entries(document.components.schemas);
  return schemas.flatMap(([name, schema]) => (schema.enum && schema["x-source"] ? [name] : []));
}

/** Returns the schema usage in documents without operations, such as service plugins. */
export function usageOf(
  api: Api,
  requestSchemas: readonly LocatedSchema[],
  responseSchemas: readonly LocatedSchema[],
): Usage {
  const input = new Set<string>();
  const output = new Set<string>();
  for (const { from, schema } of requestSchemas) collectSchemas(api, from, schema, input);
  for (const { from, schema } of responseSchemas) collectSchemas(api, from, schema, output);
  const requiredReadOnlyFields = new Set<Schema>();
  const needs = declaredNeeds(api);
  const checkedSchemas = new Set([...input, ...output]);
  const usage = { input, output, checkedSchemas, requiredReadOnlyFields, needs };
  return { ...usage, differingSchemas: findDifferingSchemas(api, usage) };
}

/** Returns whether callers can set a field. */
export function isWritable(requiredReadOnlyFields: Set<Schema>, property: Schema): boolean {
  return !property.readOnly || requiredReadOnlyFields.has(property);
}

function findRequiredReadOnlyFields(api: Api): Set<Schema> {
  const requiredReadOnlyFields = new Set<Schema>();
  for (const service of api.services)
    for (const { operation } of operationsOf(service))
      for (const path of documentedPaths(operation))
        addRequiredReadOnlyFields(
          api,
          service.file,
          requestSchema(operation),
          path,
          requiredReadOnlyFields,
        );
  return requiredReadOnlyFields;
}

function addRequiredReadOnlyFields(
  api: Api,
  file: string,
  schema: Schema,
  path: string[],
  requiredReadOnlyFields: Set<Schema>,
) {
  const [field, ...rest] = path;
  if (field === undefined) return;
  if (schema.$ref) {
    const id = api.resolve(file, schema.$ref);
    addRequiredReadOnlyFields(api, id.file, api.schema(id), path, requiredReadOnlyFields);
  } else if (schema.items) {
    addRequiredReadOnlyFields(api, file, schema.items, path, requiredReadOnlyFields);
  } else {
    const property = schema.properties?.[field];
    if (property?.readOnly) requiredReadOnlyFields.add(property);
    if (property) addRequiredReadOnlyFields(api, file, property, rest, requiredReadOnlyFields);
  }
}

function collectSchemas(
  api: Api,
  file: string,
  schema: Schema,
  collectedKeys: Set<string>,
  isIncluded?: (property: Schema) => boolean,
) {
  const visit = (ref: string) => {
    const id = api.resolve(file, ref);
    if (collectedKeys.has(schemaKey(id))) return;
    collectedKeys.add(schemaKey(id));
    collectSchemas(api, id.file, api.schema(id), collectedKeys, isIncluded);
  };
  visitReferences(schema, visit, isIncluded);
}

/** Finds the schemas whose input and output types differ, directly or in a type they contain. */
function findDifferingSchemas(api: Api, usage: Omit<Usage, "differingSchemas">): Set<string> {
  const writtenAndReadSchemas = [...usage.input]
    .filter((key) => usage.output.has(key))
    .map(parseKey);
  const isDifferent = (id: SchemaId) => {
    const needs = {
      input: usage.needs.alwaysRequired(id),
      output: usage.needs.neededInResponses(id),
    };
    return (
      alternativesDiffer(usage.needs, id) ||
      ownShapeDiffers(api, { id, schema: api.schema(id) }, usage, needs)
    );
  };
  const differingKeys = new Set(
    writtenAndReadSchemas.filter(isDifferent).map((id) => schemaKey(id)),
  );
  for (let sizeBefore = -1; sizeBefore !== differingKeys.size; ) {
    sizeBefore = differingKeys.size;
    for (const id of writtenAndReadSchemas)
      visitReferences(api.schema(id), (ref) => {
        if (differingKeys.has(schemaKey(api.resolve(id.file, ref))))
          differingKeys.add(schemaKey(id));
      });
  }
  return differingKeys;
}

/**
 * Returns whether the input and output types differ because alternatives are read-only or required.
 */
function alternativesDiffer(schemaNeeds: SchemaNeeds, id: SchemaId): boolean {
  const serializeGroups = (groups: string[][], needs: Needs) =>
    groups
      .map((group) => group.join("|"))
      .map((key) => `${key} ${needs.get(key)?.required === true}`);
  const inputGroups = serializeGroups(schemaNeeds.alternatives(id), schemaNeeds.alwaysRequired(id));
  const outputGroups = serializeGroups(
    schemaNeeds.responseAlternatives(id),
    schemaNeeds.neededInResponses(id),
  );
  return inputGroups.join() !== outputGroups.join();
}

function parseKey(key: string): SchemaId {
  const [file = "", name = ""] = key.split("#");
  return { file, name };
}

function ownShapeDiffers(
  api: Api,
  { id, schema }: { id: SchemaId; schema: Schema },
  usage: Omit<Usage, "differingSchemas">,
  needs: Record<Direction, Needs>,
): boolean {
  // required fields in the referenced type make a separate input type necessary
  if (schema.$ref) return needs.input.size > 0;
  const itemSchema = schema.items ?? schema.additionalProperties;
  if (itemSchema) return ownShapeDiffers(api, { id, schema: itemSchema }, usage, needs);
  return Object.entries(schema.properties ?? {}).some(([name, property]) => {
    const input = needs.input.get(name);
    const output = needs.output.get(name);
    const isPresent = output?.required || isAlwaysPresent(api, id.file, schema, name);
    const nestedNeeds = {
      input: input?.nestedNeeds ?? NO_NEEDS,
      output: output?.nestedNeeds ?? NO_NEEDS,
    };
    return (
      !isWritable(usage.requiredReadOnlyFields, property) ||
      isPresent !== (input?.required ?? false) ||
      ownShapeDiffers(api, { id, schema: property }, usage, nestedNeeds)
    );
  });
}
