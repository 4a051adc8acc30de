import type { Filter } from "./query.js";

const OPERATORS = "ne ge gt le lt in nin exists startsWith hasSome hasAll";

const FILTER_NAMES: Readonly<Record<string, string>> = { ge: "gte", le: "lte" };

/** Returns one method for each operator. Each method passes its filter to `take`. */
export function conditionMethods(take: (filter: Filter) => unknown): object {
  // A missing operand is true for `exists`, and null for the other operators.
  const condition = (name: string) => (field: string, value: unknown) =>
    take({ [field]: { [`$${FILTER_NAMES[name] ?? name}`]: value ?? (name === "exists" || null) } });
  return {
    eq: (field: string, value: unknown = null) => take({ [field]: value }),
    matchItems: (field: string, ...filters: unknown[]) =>
      take({ [field]: { $matchItems: filters } }),
    ...Object.fromEntries(OPERATORS.split(" ").map((name) => [name, condition(name)])),
  };
}
