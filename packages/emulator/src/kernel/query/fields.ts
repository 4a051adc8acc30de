/** Operators of the platform's query language. */
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

/** What one field takes in filters and sorting. */
export interface Field {
  readonly operators: readonly Operator[];
  readonly sort?: boolean;
  /** Compared as a number though it is written as text (money). */
  readonly numeric?: true;
  /** Where the value is found, when it is not at the field's own path. */
  readonly path?: string;
}

/** The declared fields of a query operation, by dotted path. */
export type Fields = Readonly<Record<string, Field>>;

/** Equality and membership. */
export const EXACT: readonly Operator[] = ["$eq", "$ne", "$exists", "$in", "$nin"];
/** Equality, membership, beginnings. */
export const TEXT: readonly Operator[] = [...EXACT, "$startsWith"];
/** Equality, membership, order. */
export const ORDERED: readonly Operator[] = [...EXACT, "$gt", "$gte", "$lt", "$lte"];
/** Everything that a plain value takes. */
export const ANY: readonly Operator[] = [...ORDERED, "$startsWith"];
/** What an item of a list is asked for by `$matchItems`, whose fields are not declared one by one. */
export const EVERY: readonly Operator[] = [
  ...ANY,
  "$endsWith",
  "$contains",
  "$hasSome",
  "$hasAll",
  "$isEmpty",
  "$matchItems",
];
/** Lists. */
export const LIST: readonly Operator[] = ["$hasSome", "$hasAll", "$isEmpty"];

/** Declares several fields alike. */
export function fields(names: readonly string[], field: Field): Fields {
  return Object.fromEntries(names.map((name) => [name, field]));
}
