import type { AggregationOf } from "./aggregation.js";
import type { FilterOf } from "./filter.js";
import type { Query, QueryFields, SearchFields, SortingOf } from "./query.js";

/** Filter and sort order of a query as JSON, limited to the fields it supports. */
export interface TypedQuery<Fields extends QueryFields> {
  /** Conditions, such as `{ createdDate: { $gt: yesterday } }`. Several are combined with "and". */
  filter?: FilterOf<Fields> | null;
  /** Sort order, the most important field first. */
  sort?: readonly SortingOf<Fields>[];
}

/** A text search. */
export interface SearchText<Fields extends SearchFields> {
  /** The words to search for. */
  readonly expression?: string | null;
  /** Whether all words must match ("AND") or any ("OR"). Default "OR". */
  readonly mode?: "AND" | "OR";
  /** Whether words that differ by one or two letters match too. */
  readonly fuzzy?: boolean;
  /** The fields to search. Default: all fields that the service covers. */
  readonly fields?: readonly Fields["text"][];
}

/** A search with text, filter and sort order as JSON. */
export interface TypedTextSearch<Fields extends SearchFields> extends TypedQuery<Fields> {
  /** Text to search for. */
  search?: SearchText<Fields>;
}

/** A search with aggregations as JSON. */
export interface TypedSearch<Fields extends SearchFields> extends TypedTextSearch<Fields> {
  /** Aggregations over all matching items, each with a `name` for its result. */
  aggregations?: readonly (AggregationOf<Fields> & { readonly name?: string | null })[];
}

/** The search that a builder has built so far, as it is sent. */
export interface Search extends Query {
  search?: SearchText<SearchFields>;
  aggregations?: readonly (AggregationOf<SearchFields> & { readonly name: string })[];
  timeZone?: string;
}
