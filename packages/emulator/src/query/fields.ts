/** Operators in the platform's query language. */
export type Operator =
  | "$eq"
  | "$ne"
  | "$gt"
  | "$gte"
  | "$lt"
  | "$lte"
  | "$in"
  | "$nin"
  | "$exists"
  | "$startsWith"
  | "$endsWith"
  | "$contains"
  | "$hasSome"
  | "$hasAll"
  | "$isEmpty"
  | "$matchItems";

/** Supported operators and sorting for one field. */
export interface Field {
  readonly operators: readonly Operator[];
  readonly sort?: boolean;
  /** Whether to compare string values as numbers, such as amounts of money. */
  readonly numeric?: true;
  /** Path of the value, if different from the field's path. */
  readonly path?: string;
}

/** Fields that a query operation supports, keyed by dotted path. */
export type Fields = Readonly<Record<string, Field>>;

/** Operators for equality and membership. */
export const EXACT: readonly Operator[] = ["$eq", "$ne", "$exists", "$in", "$nin"];
/** Operators for equality, membership and prefixes. */
export const TEXT: readonly Operator[] = [...EXACT, "$startsWith"];
/** Operators for equality, membership and order. */
export const ORDERED: readonly Operator[] = [...EXACT, "$gt", "$gte", "$lt", "$lte"];
/** Operators for single values. */
export const ANY: readonly Operator[] = [...ORDERED, "$startsWith"];
/**
 * Operators that `$matchItems` supports for list items. The items' fields are not declared
 * individually.
 */
export const EVERY: readonly Operator[] = [
  ...ANY,
  "$endsWith",
  "$contains",
  "$hasSome",
  "$hasAll",
  "$isEmpty",
  "$matchItems",
];
/** Operators for lists. */
export const LIST: readonly Operator[] = ["$hasSome", "$hasAll", "$isEmpty"];

/** Declares several fields with the same settings. */
export function fields(names: readonly string[], field: Field): Fields {
  return Object.fromEntries(names.map((name) => [name, field]));
}
