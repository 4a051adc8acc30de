// Checks responses against our API documents: unknown fields and enum values, wrong types, missing
// fields, and more than one field of a one-of.
import {
  documentedOperation,
  documentFiles,
  documentOf,
  enumOf,
  type Json,
  type LocatedSchema,
  resolveSchema,
  typesOf,
} from "./documents.js";

function checkValue(value: unknown, at: LocatedSchema, path: string, problems: string[]): void {
  const { file, schema } = resolveSchema(at.file, at.schema);
  const types = typesOf(schema);
  if (value === null) {
    if (types.length > 0 && !types.includes("null")) problems.push(`${path} is null`);
    return;
  }
  const properties = schema.properties as Record<string, Json> | undefined;
  if (properties) {
    if (typeof value !== "object" || Array.isArray(value)) {
      problems.push(`${path} is not an object`);
      return;
    }
    checkObject(value as Json, properties, { file, schema }, path, problems);
    return;
  }
  if (schema.items) {
    if (!Array.isArray(value)) problems.push(`${path} is not a list`);
    else {
      for (const [index, item] of value.entries()) {
        checkValue(item, { file, schema: schema.items as Json }, `${path}[${index}]`, problems);
      }
    }
    return;
  }
  const extra = schema.additionalProperties;
  if (typeof extra === "object" && extra !== null && Object.keys(extra).length > 0) {
    for (const [key, inner] of Object.entries(value as Json)) {
      checkValue(inner, { file, schema: extra as Json }, `${path}.${key}`, problems);
    }
    return;
  }
  const values = enumOf(file, schema);
  if (values && !values.includes(value))
    problems.push(`${path} has the unknown value ${String(value)}`);
  const actual = Array.isArray(value) ? "array" : typeof value;
  const fits =
    types.length === 0 ||
    types.includes(actual) ||
    (actual === "number" && types.includes("integer"));
  if (!fits) problems.push(`${path} is a ${actual}, not a ${types.join("/")}`);
}

function checkObject(
  value: Json,
  properties: Record<string, Json>,
  at: LocatedSchema,
  path: string,
  problems: string[],
): void {
  for (const [name, inner] of Object.entries(value)) {
    const schema = properties[name];
    if (!schema) problems.push(`${path}.${name} is not in the API`);
    else checkValue(inner, { file: at.file, schema }, `${path}.${name}`, problems);
  }
  const groups = (at.schema["x-oneof"] ?? []) as string[][];
  for (const group of groups) {
    const set = group.filter((name) => value[name] !== undefined && value[name] !== null);
    if (set.length > 1)
      problems.push(`${path} has ${set.join(" and ")}, but may have only one of them`);
  }
  const alternatives = new Set(groups.flat());
  for (const [name, raw] of Object.entries(properties)) {
    if (name in value || alternatives.has(name)) continue;
    const { schema } = resolveSchema(at.file, raw);
    const types = [...typesOf(schema), ...typesOf(raw)];
    const always =
      !schema.properties &&
      !schema.additionalProperties &&
      types.length > 0 &&
      !types.includes("null") &&
      !types.includes("object") &&
      raw.deprecated !== true;
    if (always) problems.push(`${path}.${name} is missing`);
  }
}

function distinctProblems(problems: readonly string[]): string[] {
  // reports each kind of problem only once
  const kinds = new Map(problems.map((problem) => [problem.replace(/\[\d+\]/g, "[]"), problem]));
  return [...kinds.values()];
}

/** Returns the problems found in a webhook. */
export function eventConformance(eventType: string, payload: Json): string[] {
  for (const file of documentFiles()) {
    const hook = ((documentOf(file).webhooks ?? {}) as Record<string, Json>)[eventType];
    if (!hook) continue;
    const definition = ((hook.post as Json | undefined) ?? hook)["x-payload"] as Record<
      string,
      Json
    >;
    const { createdEvent, updatedEvent, deletedEvent, actionEvent } = payload as Record<
      string,
      Json
    >;
    const entity =
      createdEvent?.entity ?? updatedEvent?.currentEntity ?? deletedEvent?.deletedEntity;
    const problems: string[] = [];
    const part = definition.entity ?? definition.data;
    if (!part) return [`${eventType} has no payload in the API documents`];
    const older = (hook.post as Json | undefined)?.["x-domain-event"] === false;
    if (updatedEvent && definition.modifiedFields && !updatedEvent.modifiedFields) {
      problems.push("modifiedFields is missing");
    }
    const value = definition.entity ? entity : older ? payload : actionEvent?.body;
    checkValue(value, { file, schema: part }, "$", problems);
    return distinctProblems(problems);
  }
  return [`${eventType} is not in the API`];
}

/** Returns the problems found in a response. */
export function conformance(operation: string, body: unknown): string[] {
  const response = documentedOperation(operation)?.response;
  if (!response) return [`${operation} has no response in the API documents`];
  const problems: string[] = [];
  checkValue(body, response, "$", problems);
  return distinctProblems(problems);
}
