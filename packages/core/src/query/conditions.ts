import type { Filter } from "./query.js";

/** The operators that take one value and are called alike in builders and filters, or nearly so. */
const NAMES = "ne ge gt le lt in nin exists startsWith hasSome hasAll";

/** How filters spell what builders abbreviate. */
const SPELLING: Readonly<Record<string, string>> = { ge: "gte", le: "lte" };

/**
 * A method for each operator that asks something of a field.
 *
 * @param take - gets the operator's filter; the method returns what it returns
 */
export function conditions(take: (filter: Filter) => unknown): object {
  const condition = (name: string) => (field: string, value: unknown) =>
    take({ [field]: { [`$${SPELLING[name] ?? name}`]: value ?? (name === "exists" || null) } });
  return {
    eq: (field: string, value: unknown = null) => take({ [field]: value }),
    matchItems: (field: string, ...filters: unknown[]) =>
      take({ [field]: { $matchItems: filters } }),
    ...Object.fromEntries(NAMES.split(" ").map((name) => [name, condition(name)])),
  };
}
