import {
  type Api,
  eachReference,
  keyOf,
  operationsOf,
  requestSchema,
  responseSchema,
  type SchemaId,
} from "../api/api.ts";
import type { Schema } from "../api/document.ts";
import type { Located } from "../api/located.ts";
import { neededPaths } from "./required.ts";

export type Direction = "input" | "output";

/** Which schemas callers write, which they read, and for which the two need different types. */
export interface Usage {
  input: Set<string>;
  output: Set<string>;
  differs: Set<string>;
  /** Read-only fields that some operation needs all the same, such as the id and revision of an update. */
  needed: Set<Schema>;
}

/** Whether a response carries a field whenever it carries the object that the field is in. */
export function alwaysPresent(api: Api, file: string, parent: Schema, name: string): boolean {
  const property = parent.properties?.[name] ?? {};
  if (isEntityId(name, property)) return true;
  if (property.deprecated || parent["x-oneof"]?.some((group) => group.includes(name))) return false;
  const { type } = property.$ref ? api.schema(api.resolve(file, property.$ref)) : property;
  return type !== undefined && type !== "object" && !(Array.isArray(type) && type.includes("null"));
}

/** An entity's own id comes with every answer, although the platform marks it as optional. */
export function isEntityId(name: string, schema: Schema): boolean {
  return name === "id" && (schema.readOnly === true || schema["x-immutable"] === true);
}

export function findUsage(api: Api): Usage {
  const input = new Set<string>();
  const output = new Set<string>();
  for (const service of api.services) {
    for (const { operation } of operationsOf(service)) {
      collect(api, service.file, requestSchema(operation), input);
      collect(api, service.file, responseSchema(operation), output);
    }
    for (const { post } of Object.values(service.document.webhooks))
      for (const schema of Object.values(post["x-payload"]))
        if (schema) collect(api, service.file, schema, output);
  }
  const needed = findNeeded(api);
  return { input, output, needed, differs: findDiffering(api, input, output, needed) };
}

/** The usage of schemas that stand in documents without operations: what is written of them, and what is read. */
export function usageOf(api: Api, written: readonly Located[], read: readonly Located[]): Usage {
  const input = new Set<string>();
  const output = new Set<string>();
  for (const { from, schema } of written) collect(api, from, schema, input);
  for (const { from, schema } of read) collect(api, from, schema, output);
  const needed = new Set<Schema>();
  return { input, output, needed, differs: findDiffering(api, input, output, needed) };
}

/** Whether callers can give a field. */
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

function collect(api: Api, file: string, schema: Schema, into: Set<string>) {
  eachReference(schema, (ref) => {
    const id = api.resolve(file, ref);
    if (into.has(keyOf(id))) return;
    into.add(keyOf(id));
    collect(api, id.file, api.schema(id), into);
  });
}

/** Least fixed point: a type differs when its own fields do or when one that it refers to does. */
function findDiffering(
  api: Api,
  input: Set<string>,
  output: Set<string>,
  needed: Set<Schema>,
): Set<string> {
  const both = [...input].filter((key) => output.has(key)).map(parseKey);
  const differs = new Set(
    both.filter((id) => ownShapeDiffers(api, id, api.schema(id), needed)).map((id) => keyOf(id)),
  );
  for (let before = -1; before !== differs.size; ) {
    before = differs.size;
    for (const id of both)
      eachReference(api.schema(id), (ref) => {
        if (differs.has(keyOf(api.resolve(id.file, ref)))) differs.add(keyOf(id));
      });
  }
  return differs;
}

function parseKey(key: string): SchemaId {
  const [file = "", name = ""] = key.split("#");
  return { file, name };
}

function ownShapeDiffers(api: Api, id: SchemaId, schema: Schema, needed: Set<Schema>): boolean {
  if (schema.items) return ownShapeDiffers(api, id, schema.items, needed);
  if (schema.additionalProperties)
    return ownShapeDiffers(api, id, schema.additionalProperties, needed);
  return Object.entries(schema.properties ?? {}).some(([name, property]) => {
    const required = schema.required?.includes(name) ?? false;
    const present = alwaysPresent(api, id.file, schema, name);
    return (
      !isWritable(needed, property) ||
      present !== required ||
      ownShapeDiffers(api, id, property, needed)
    );
  });
}
