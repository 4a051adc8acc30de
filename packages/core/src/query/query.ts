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

/** The type of one field's value. */
export type QueryValue<
  Fields extends QueryFields,
  Field extends string,
> = Field extends keyof Fields["values"] ? Fields["values"][Field] : unknown;
