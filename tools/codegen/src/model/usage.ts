import {
  type Api,
  eachReference,
  operationsOf,
  requestSchema,
  responseSchema,
  type SchemaId,
  type Service,
  schemaKey,
} from "../api/api.ts";
import type { Schema } from "../api/document.ts";
import type { Located } from "../api/located.ts";
import { type Needs, NOTHING } from "./needs.ts";
import { declaredNeeds, findNeedsBook, type NeedsBook } from "./needs-book.ts";
import { neededPaths } from "./required.ts";

export type Direction = "input" | "output";

/**
 * Records which schemas callers write and read, and which need different types for writing and
 * reading.
 */
export interface Usage {
  input: Set<string>;
  output: Set<string>;
  /** All schemas of requests, responses and events, including read-only fields of requests. */
  checked: Set<string>;
  differs: Set<string>;
  /** Read-only fields that some operations require, such as the id and revision in an update. */
  needed: Set<Schema>;
  /** Required fields of requests. */
  needs: NeedsBook;
}

/**
 * Whether a response always contains a field of an object, according to the schema. Fields
 * that updates require are included.
 */
export function alwaysPresent(api: Api, file: string, parent: Schema, name: string): boolean {
  const property = parent.properties?.[name] ?? {};
  if (isEntityId(name, property)) return true;
  if (property.deprecated || parent["x-oneof"]?.some((group) => group.includes(name))) return false;
  // A reference may be nullable.
  const { type } =
    property.$ref && !property.type ? api.schema(api.resolve(file, property.$ref)) : property;
  return type !== undefined && type !== "object" && !(Array.isArray(type) && type.includes("null"));
}

/** Responses always contain the id of an entity, although the platform marks it as optional. */
export function isEntityId(name: string, schema: Schema): boolean {
  return name === "id" && (schema.readOnly === true || schema["x-immutable"] === true);
}

export function findUsage(api: Api): Usage {
  const input = new Set<string>();
  const output = new Set<string>();
  const checked = new Set<string>();
  const needed = findNeeded(api);
  const writable = (property: Schema) => isWritable(needed, property);
  for (const service of api.services) {
    for (const { operation } of operationsOf(service)) {
      collect(api, service.file, requestSchema(operation), input, writable);
      collect(api, service.file, requestSchema(operation), checked);
      collect(api, service.file, responseSchema(operation), output);
    }
    for (const name of standaloneEnums(service))
      output.add(schemaKey({ file: service.file, name }));
    for (const { post } of Object.values(service.document.webhooks))
      for (const schema of Object.values(post["x-payload"]))
        if (schema) collect(api, service.file, schema, output);
  }
  for (const key of output) checked.add(key);
  const needs = findNeedsBook(api, writable);
  const differs = findDiffering(api, { input, output, checked, needed, needs });
  return { input, output, checked, needed, needs, differs };
}

/** Enums that no field uses; they are exported too. */
function standaloneEnums({ document }: Service): string[] {
  const schemas = Object.entries(document.components.schemas);
  return schemas.flatMap(([name, schema]) => (schema.enum && schema["x-source"] ? [name] : []));
}

/** Schema usage in documents without operations. */
export function usageOf(
  api: Api,
  requestSchemas: readonly Located[],
  responseSchemas: readonly Located[],
): Usage {
  const input = new Set<string>();
  const output = new Set<string>();
  for (const { from, schema } of requestSchemas) collect(api, from, schema, input);
  for (const { from, schema } of responseSchemas) collect(api, from, schema, output);
  const needed = new Set<Schema>();
  const needs = declaredNeeds(api);
  const checked = new Set([...input, ...output]);
  const differs = findDiffering(api, { input, output, checked, needed, needs });
  return { input, output, checked, needed, needs, differs };
}

/** Whether callers can set a field. */
export function isWritable(needed: Set<Schema>, property: Schema): boolean {
  return !property.readOnly || needed.has(property);
}

function findNeeded(api: Api): Set<Schema> {
  const needed = new Set<Schema>();
  for (const service of api.services)
    for (const { operation } of operationsOf(service))
      for (const path of neededPaths(operation))
        markNeeded(api, service.file, requestSchema(operation), path, needed);
  return needed;
}

function markNeeded(api: Api, file: string, schema: Schema, path: string[], needed: Set<Schema>) {
  const [field, ...rest] = path;
  if (field === undefined) return;
  if (schema.$ref) {
    const id = api.resolve(file, schema.$ref);
    markNeeded(api, id.file, api.schema(id), path, needed);
  } else if (schema.items) {
    markNeeded(api, file, schema.items, path, needed);
  } else {
    const property = schema.properties?.[field];
    if (property?.readOnly) needed.add(property);
    if (property) markNeeded(api, file, property, rest, needed);
  }
}

function collect(
  api: Api,
  file: string,
  schema: Schema,
  into: Set<string>,
  isIncluded?: (property: Schema) => boolean,
) {
  const visit = (ref: string) => {
    const id = api.resolve(file, ref);
    if (into.has(schemaKey(id))) return;
    into.add(schemaKey(id));
    collect(api, id.file, api.schema(id), into, isIncluded);
  };
  eachReference(schema, visit, isIncluded);
}

/** Fixed-point iteration: a type differs if its fields differ or refer to a type that differs. */
function findDiffering(api: Api, usage: Omit<Usage, "differs">): Set<string> {
  const inAndOut = [...usage.input].filter((key) => usage.output.has(key)).map(parseKey);
  const isDifferent = (id: SchemaId) => {
    const needs = { input: usage.needs.always(id), output: usage.needs.neededInResponses(id) };
    return (
      alternativesDiffer(usage.needs, id) ||
      ownShapeDiffers(api, { id, schema: api.schema(id) }, usage, needs)
    );
  };
  const differs = new Set(inAndOut.filter(isDifferent).map((id) => schemaKey(id)));
  for (let before = -1; before !== differs.size; ) {
    before = differs.size;
    for (const id of inAndOut)
      eachReference(api.schema(id), (ref) => {
        if (differs.has(schemaKey(api.resolve(id.file, ref)))) differs.add(schemaKey(id));
      });
  }
  return differs;
}

/** Alternatives that are read-only or required make the two types different. */
function alternativesDiffer(book: NeedsBook, id: SchemaId): boolean {
  const groupsOf = (groups: string[][], needs: Needs) =>
    groups
      .map((group) => group.join("|"))
      .map((key) => `${key} ${needs.get(key)?.required === true}`);
  const inputGroups = groupsOf(book.alternatives(id), book.always(id));
  const outputGroups = groupsOf(book.responseAlternatives(id), book.neededInResponses(id));
  return inputGroups.join() !== outputGroups.join();
}

function parseKey(key: string): SchemaId {
  const [file = "", name = ""] = key.split("#");
  return { file, name };
}

function ownShapeDiffers(
  api: Api,
  { id, schema }: { id: SchemaId; schema: Schema },
  usage: Omit<Usage, "differs">,
  needs: Record<Direction, Needs>,
): boolean {
  // required fields in the referenced type make a separate input type necessary
  if (schema.$ref) return needs.input.size > 0;
  const inside = schema.items ?? schema.additionalProperties;
  if (inside) return ownShapeDiffers(api, { id, schema: inside }, usage, needs);
  return Object.entries(schema.properties ?? {}).some(([name, property]) => {
    const input = needs.input.get(name);
    const output = needs.output.get(name);
    const present = output?.required || alwaysPresent(api, id.file, schema, name);
    const inner = { input: input?.inner ?? NOTHING, output: output?.inner ?? NOTHING };
    return (
      !isWritable(usage.needed, property) ||
      present !== (input?.required ?? false) ||
      ownShapeDiffers(api, { id, schema: property }, usage, inner)
    );
  });
}
