// Checks responses and webhooks against our API documents: unknown fields and enum values, wrong
// types, missing fields, and more than one field of a one-of.
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

function checkValue(
  value: unknown,
  location: LocatedSchema,
  path: string,
  problems: string[],
): void {
  const { file, schema } = resolveSchema(location.file, location.schema);
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
  const extraSchema = schema.additionalProperties;
  if (
    typeof extraSchema === "object" &&
    extraSchema !== null &&
    Object.keys(extraSchema).length > 0
  ) {
    for (const [key, fieldValue] of Object.entries(value as Json)) {
      checkValue(fieldValue, { file, schema: extraSchema as Json }, `${path}.${key}`, problems);
    }
    return;
  }
  const values = enumOf(file, schema);
  if (values && !values.includes(value))
    problems.push(`${path} has the unknown value ${String(value)}`);
  const actual = Array.isArray(value) ? "array" : typeof value;
  const isAllowed =
    types.length === 0 ||
    types.includes(actual) ||
    (actual === "number" && types.includes("integer"));
  if (!isAllowed) problems.push(`${path} is a ${actual}, not a ${types.join("/")}`);
}

function checkObject(
  value: Json,
  properties: Record<string, Json>,
  location: LocatedSchema,
  path: string,
  problems: string[],
): void {
  for (const [name, fieldValue] of Object.entries(value)) {
    const schema = properties[name];
    if (!schema) problems.push(`${path}.${name} is not in the API`);
    else checkValue(fieldValue, { file: location.file, schema }, `${path}.${name}`, problems);
  }
  const groups = (location.schema["x-oneof"] ?? []) as string[][];
  for (const group of groups) {
    const setFields = group.filter((name) => value[name] !== undefined && value[name] !== null);
    if (setFields.length > 1)
      problems.push(`${path} has ${setFields.join(" and ")}, but may have only one of them`);
  }
  const alternatives = new Set(groups.flat());
  for (const [name, property] of Object.entries(properties)) {
    if (name in value || alternatives.has(name)) continue;
    const { schema } = resolveSchema(location.file, property);
    const types = [...typesOf(schema), ...typesOf(property)];
    const isRequired =
      !schema.properties &&
      !schema.additionalProperties &&
      types.length > 0 &&
      !types.includes("null") &&
      !types.includes("object") &&
      property.deprecated !== true;
    if (isRequired) problems.push(`${path}.${name} is missing`);
  }
}

function distinctProblems(problems: readonly string[]): string[] {
  // Report each kind of problem only once.
  const kinds = new Map(problems.map((problem) => [problem.replace(/\[\d+\]/g, "[]"), problem]));
  return [...kinds.values()];
}

/** Returns the problems found in a webhook. */
export function eventProblems(eventType: string, payload: Json): string[] {
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
    const payloadSchema = definition.entity ?? definition.data;
    if (!payloadSchema) return [`${eventType} has no payload in the API documents`];
    const isLegacy = (hook.post as Json | undefined)?.["x-domain-event"] === false;
    if (updatedEvent && definition.modifiedFields && !updatedEvent.modifiedFields) {
      problems.push("modifiedFields is missing");
    }
    const value = definition.entity ? entity : isLegacy ? payload : actionEvent?.body;
    checkValue(value, { file, schema: payloadSchema }, "$", problems);
    return distinctProblems(problems);
  }
  return [`${eventType} is not in the API`];
}

/** Returns the problems found in a response. */
export function responseProblems(operation: string, body: unknown): string[] {
  const response = documentedOperation(operation)?.response;
  if (!response) return [`${operation} has no response in the API documents`];
  const problems: string[] = [];
  checkValue(body, response, "$", problems);
  return distinctProblems(problems);
}
