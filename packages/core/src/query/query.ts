/** How a list is sorted by one field. */
export interface Sorting {
  fieldName: string;
  order: "ASC" | "DESC";
}

/** A filter as the platform reads it: `{ slug: "hat" }`, `{ createdDate: { $gt: … } }`, `{ $and: […] }`. */
export type Filter = Readonly<Record<string, unknown>>;

/** What a query builder has put together so far, as it is sent. */
export interface Query {
  filter?: Filter;
  sort?: readonly Sorting[];
  /** Pages by offset. */
  paging?: { offset: number; limit: number };
  /** Pages by cursor. */
  cursorPaging?: { cursor?: string; limit: number };
}

/**
 * The fields that one query takes, for the type of its builder: `values` is the type of each
 * field's value, the rest are unions of field names, `never` where an operator takes none.
 */
export interface QueryFields {
  values: object;
  /** Taken by `eq`. */
  eq: string;
  /** Taken by `ne` and `in`. */
  in: string;
  /** Taken by `exists`. */
  exists: string;
  /** Taken by `ge`, `gt`, `le`, `lt`. */
  compare: string;
  /** Taken by `startsWith`. */
  startsWith: string;
  /** Taken by `hasSome` and `hasAll`. */
  has: string;
  /** Taken by `ascending`. */
  ascending: string;
  /** Taken by `descending`. */
  descending: string;
}

/** The fields that one search takes: those of {@link QueryFields}, and what only searches do. */
export interface SearchFields extends QueryFields {
  /** Taken by `matchItems`: lists of objects. */
  match: string;
  /** Looked through for a free text. */
  text: string;
  /** Summed up by aggregations. */
  aggregate: string;
}

/** The known values of an enum that may get others: a filter names one of them. */
type Known<Value> = Value extends string ? (string extends Value ? never : Value) : Value;

/** The type of one field's value; of a list's values where it is a list. */
export type QueryValue<
  Fields extends QueryFields,
  Field extends string,
> = Field extends keyof Fields["values"]
  ? [Fields["values"][Field]] extends [string]
    ? [Known<Fields["values"][Field]>] extends [never]
      ? Fields["values"][Field]
      : Known<Fields["values"][Field]>
    : Fields["values"][Field]
  : unknown;

/** How a query or a search is sorted: by a field that it sorts by. */
export interface SortingOf<Fields extends QueryFields> {
  readonly fieldName: Fields["ascending"] | Fields["descending"];
  /** "ASC" unless told otherwise. */
  readonly order?: "ASC" | "DESC";
}
