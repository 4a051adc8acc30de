/** A sort order for one field. */
export interface Sorting {
  fieldName: string;
  order: "ASC" | "DESC";
}

/**
 * A filter as an object, such as `{ slug: "hat" }`, `{ createdDate: { $gt: … } }` or
 * `{ $and: […] }`.
 */
export type Filter = Readonly<Record<string, unknown>>;

/** The query that a builder sends. */
export interface Query {
  filter?: Filter;
  sort?: readonly Sorting[];
  /** Paging by offset. */
  paging?: { offset: number; limit: number };
  /** Paging by cursor. */
  cursorPaging?: { cursor?: string; limit: number };
}

/**
 * Fields that a query supports. Except for `values`, each property is a union of field names, or
 * `never` if no field supports the operator.
 */
export interface QueryFields {
  /** The type of each field. */
  values: object;
  /** Fields that `eq` accepts. */
  eq: string;
  /** Fields that `ne`, `in` and, for a search, `nin` accept. */
  in: string;
  /** Fields that `exists` accepts. */
  exists: string;
  /** Fields that `ge`, `gt`, `le` and `lt` accept. */
  compare: string;
  /** Fields that `startsWith` accepts. */
  startsWith: string;
  /** Fields that `hasSome` and `hasAll` accept. */
  has: string;
  /** Fields that `ascending` accepts. */
  ascending: string;
  /** Fields that `descending` accepts. */
  descending: string;
}

/** Fields that a search supports. */
export interface SearchFields extends QueryFields {
  /** Fields that `matchItems` accepts: lists of objects. */
  match: string;
  /** Fields that a text search covers. */
  text: string;
  /** Fields that aggregations accept. */
  aggregate: string;
}

/** Filters accept only the known values of open-ended enums. */
type KnownValue<Value> = Value extends string ? (string extends Value ? never : Value) : Value;

/** The type of a field's value, or of its elements if the field is a list. */
export type QueryValue<
  Fields extends QueryFields,
  Field extends string,
> = Field extends keyof Fields["values"]
  ? [Fields["values"][Field]] extends [string]
    ? [KnownValue<Fields["values"][Field]>] extends [never]
      ? Fields["values"][Field]
      : KnownValue<Fields["values"][Field]>
    : Fields["values"][Field]
  : unknown;

/** A sort order for one of the sortable fields. */
export interface SortingOf<Fields extends QueryFields> {
  readonly fieldName: Fields["ascending"] | Fields["descending"];
  /** Default: "ASC". */
  readonly order?: "ASC" | "DESC";
}
