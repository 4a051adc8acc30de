import type { Keys, OperationFacts, Verb } from "../../generated/operations.js";
import type { Entity, Tools } from "../declaration.js";
import { valueIn } from "../merge.js";
import type { Resource } from "../tools.js";

export { objectOf } from "../merge.js";

export type Run = (tools: Tools, request: Entity) => unknown;

export type Behavior = (resource: Resource, operation: OperationFacts) => Run;

/** The verbs that a file implements, under their names in `tools/codegen/src/model/verbs.ts`. */
export type Verbs = { readonly [Name in Verb]?: Behavior };

/** The generator guarantees that the keys required by the operation's verb exist. */
export const keysOf = ({ keys = {} }: OperationFacts): Keys => keys;

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const fieldNames = (request: Entity): readonly string[] =>
  listOf(request.fields).map(String);

/** Returns a field mask. With "brands.fieldMask", each item in "brands" has a separate mask. */
export function maskOf({ mask, items }: Keys, request: Entity, item?: Entity): unknown {
  if (mask === undefined) return item?.fieldMask;
  return items !== undefined && mask.startsWith(`${items}.`)
    ? valueIn(item ?? {}, mask.slice(items.length + 1))
    : valueIn(request, mask);
}
