import type { Filter } from "./query.js";

const OPERATOR_METHODS = "ne ge gt le lt in nin exists startsWith hasSome hasAll";

const FILTER_OPERATORS: Readonly<Record<string, string>> = { ge: "gte", le: "lte" };

/** Returns one method for each operator. Each method passes its filter to `handleFilter`. */
export function conditionMethods(handleFilter: (filter: Filter) => unknown): object {
  // A missing operand is true for `exists`, and null for the other operators.
  const createMethod = (name: string) => (field: string, value: unknown) =>
    handleFilter({
      [field]: { [`$${FILTER_OPERATORS[name] ?? name}`]: value ?? (name === "exists" || null) },
    });
  return {
    eq: (field: string, value: unknown = null) => handleFilter({ [field]: value }),
    matchItems: (field: string, ...filters: unknown[]) =>
      handleFilter({ [field]: { $matchItems: filters } }),
    ...Object.fromEntries(OPERATOR_METHODS.split(" ").map((name) => [name, createMethod(name)])),
  };
}
