import type { Keys, OperationFacts } from "../../kernel/generated/operations.js";
import type { Entity, Tools } from "../declaration.js";
import { at } from "../merge.js";

export { objectOf } from "../merge.js";

import type { Resource } from "../tools.js";

/** Serves one operation of a resource. */
export type Run = (tools: Tools, request: Entity) => unknown;

/** Makes what serves an operation that follows the pattern. */
export type VerbOf = (resource: Resource, operation: OperationFacts) => Run;

/** The keys of an operation; those that the pattern needs are there, or it would not follow it. */
export const keysOf = ({ keys = {} }: OperationFacts): Keys => keys;

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The fields that a request wants besides those that are always answered. */
export const wantedFields = (request: Entity): readonly string[] =>
  listOf(request.fields).map(String);

/** The mask of a request, or of an item of a bulk request: "brands.fieldMask" stands in each of "brands". */
export function maskOf({ mask, items }: Keys, request: Entity, item?: Entity): unknown {
  if (mask === undefined) return undefined;
  return items !== undefined && mask.startsWith(`${items}.`)
    ? at(item ?? {}, mask.slice(items.length + 1))
    : at(request, mask);
}
