import type { Keys, OperationFacts } from "../../kernel/generated/operations.js";
import type { Entity, Tools } from "../declaration.js";
import { at, created, pathsOf, updated } from "../merge.js";
import type { Resource } from "../tools.js";

/** Serves one operation of a resource. */
export type Run = (tools: Tools, request: Entity) => unknown;

/** Makes what serves an operation that follows the pattern. */
export type VerbOf = (resource: Resource, operation: OperationFacts) => Run;

/** The keys of an operation; those that the pattern needs are there, or it would not follow it. */
export const keysOf = ({ keys = {} }: OperationFacts): Keys => keys;

export const objectOf = (value: unknown): Entity =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Entity) : {};

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The fields that a request wants besides those that are always answered. */
export const wantedFields = (request: Entity): readonly string[] =>
  listOf(request.fields).map(String);

/** Makes an entity of what a request says of it. */
export function make(resource: Resource, tools: Tools, content: unknown): Entity {
  return tools.insert(created(objectOf(content), resource.facts));
}

/** Changes an entity as a request says. */
export function change(
  { facts }: Resource,
  tools: Tools,
  entity: Entity,
  content: unknown,
  mask: unknown,
): Entity {
  return tools.edit(entity, (copy) => {
    const next = updated(entity, objectOf(content), pathsOf(mask), facts);
    for (const key of Object.keys(copy)) if (!(key in next)) delete copy[key];
    Object.assign(copy, next);
  });
}

/** The mask of a request, or of an item of a bulk request: "brands.fieldMask" stands in each of "brands". */
export function maskOf({ mask, items }: Keys, request: Entity, item?: Entity): unknown {
  if (mask === undefined) return undefined;
  return items !== undefined && mask.startsWith(`${items}.`)
    ? at(item ?? {}, mask.slice(items.length + 1))
    : at(request, mask);
}
