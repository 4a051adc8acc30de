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

export const EXACT: readonly Operator[] = ["$eq", "$ne", "$exists", "$in", "$nin"];
export const TEXT: readonly Operator[] = [...EXACT, "$startsWith"];
export const ORDERED: readonly Operator[] = [...EXACT, "$gt", "$gte", "$lt", "$lte"];
export const ANY: readonly Operator[] = [...ORDERED, "$startsWith"];
/** Fields of list items in `$matchItems` support all operators. */
export const EVERY: readonly Operator[] = [
  ...ANY,
  "$endsWith",
  "$contains",
  "$hasSome",
  "$hasAll",
  "$isEmpty",
  "$matchItems",
];
export const LIST: readonly Operator[] = ["$hasSome", "$hasAll", "$isEmpty"];

export function fields(names: readonly string[], field: Field): Fields {
  return Object.fromEntries(names.map((name) => [name, field]));
}
