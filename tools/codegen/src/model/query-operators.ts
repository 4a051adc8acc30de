import type { Api } from "../api/api.ts";
import type { OperationDocument } from "../api/document.ts";
import type { LocatedSchema } from "../api/located.ts";
import { fieldType } from "./query-facts.ts";

/** Fields by operator group, using the group names of core's `SearchFields`. */
export type FieldsByOperators = Record<
  "eq" | "in" | "exists" | "compare" | "startsWith" | "has" | "match" | "ascending" | "descending",
  readonly string[]
>;
type OperatorGroup = keyof FieldsByOperators;

/** Operator names in builders and filters, and their groups. */
const GROUP_BY_OPERATOR: Record<string, OperatorGroup> = {
  eq: "eq",
  ne: "in",
  in: "in",
  exists: "exists",
  ge: "compare",
  gt: "compare",
  le: "compare",
  lt: "compare",
  startsWith: "startsWith",
  hasSome: "has",
  hasAll: "has",
  ascending: "ascending",
  descending: "descending",
  $eq: "eq",
  $ne: "in",
  $in: "in",
  $nin: "in",
  $exists: "exists",
  $gt: "compare",
  $gte: "compare",
  $lt: "compare",
  $lte: "compare",
  $startsWith: "startsWith",
  $hasSome: "has",
  $hasAll: "has",
  $matchItems: "match",
};

/** Returns the operator groups of a field that supports all operators for its type. */
function operatorsForType(api: Api, item: LocatedSchema, path: string): OperatorGroup[] {
  const { type, list } = fieldType(api, item, path);
  if (list) return type === "object" ? ["exists", "match"] : ["exists", "has"];
  if (type === "object") return ["exists"];
  if (type === "boolean" || type === "enum") return ["eq", "in", "exists"];
  const ORDERED_GROUPS: OperatorGroup[] = ["eq", "in", "exists", "compare"];
  return type === "string" || type === undefined
    ? [...ORDERED_GROUPS, "startsWith"]
    : ORDERED_GROUPS;
}

/**
 * Returns the fields that support each operator group in a query or search.
 *
 * @param item - the schema that the paths are relative to
 */
export function supportedOperators(
  api: Api,
  operation: OperationDocument,
  item: LocatedSchema,
): FieldsByOperators {
  const pathsByGroup = new Map<OperatorGroup, Set<string>>();
  const addPath = (group: OperatorGroup | undefined, path: string) => {
    if (!group) throw new Error(`${operation.operationId}: an unknown operator of "${path}"`);
    pathsByGroup.set(group, (pathsByGroup.get(group) ?? new Set()).add(path));
  };
  for (const [name, paths] of Object.entries(operation["x-query-builder"]?.operators ?? {}))
    for (const path of paths) addPath(GROUP_BY_OPERATOR[name], path);
  const { wql = [] } = operation["x-search-spec"] ?? operation["x-query-spec"] ?? {};
  for (const { fields, operators, sort } of wql) {
    for (const path of fields) {
      if (operators !== "*")
        for (const operator of operators) addPath(GROUP_BY_OPERATOR[operator], path);
      // for queries, `x-query-builder` lists the operators
      else if (operation["x-search-spec"])
        for (const group of operatorsForType(api, item, path)) addPath(group, path);
      if (operation["x-search-spec"] && sort !== "NONE") {
        if (sort !== "DESC") addPath("ascending", path);
        if (sort !== "ASC") addPath("descending", path);
      }
    }
  }
  const fieldsWith = (group: OperatorGroup) => [...(pathsByGroup.get(group) ?? [])];
  return {
    eq: fieldsWith("eq"),
    in: fieldsWith("in"),
    exists: fieldsWith("exists"),
    compare: fieldsWith("compare"),
    startsWith: fieldsWith("startsWith"),
    has: fieldsWith("has"),
    match: fieldsWith("match"),
    ascending: fieldsWith("ascending"),
    descending: fieldsWith("descending"),
  };
}
