import type { AggregationOf } from "./aggregation.js";
import type { FilterOf } from "./filter.js";
import type { Query, QueryFields, SearchFields, SortingOf } from "./query.js";

/** Filter and sort order for a query object. */
export interface TypedQuery<Fields extends QueryFields> {
  /** Filter, such as `{ createdDate: { $gt: yesterday } }`. */
  filter?: FilterOf<Fields> | null;
  /** Sort order, with the most important field first. */
  sort?: readonly SortingOf<Fields>[];
}

/** A text search. */
export interface SearchText<Fields extends SearchFields> {
  /** The words to search for. */
  readonly expression?: string | null;
  /** Whether all words must match ("AND") or at least one word ("OR"). Default: "OR". */
  readonly mode?: "AND" | "OR";
  /** Whether words that differ by one or two letters also match. */
  readonly fuzzy?: boolean;
  /** The fields to search. Default: all fields that the service searches. */
  readonly fields?: readonly Fields["text"][];
}

/** Text, filter and sort order for a search object. */
export interface TypedTextSearch<Fields extends SearchFields> extends TypedQuery<Fields> {
  /** Text to search for. */
  search?: SearchText<Fields>;
}

/** A search object with aggregations. */
export interface TypedSearch<Fields extends SearchFields> extends TypedTextSearch<Fields> {
  /** Aggregations over all matching items, each with a `name` for its result. */
  aggregations?: readonly (AggregationOf<Fields> & { readonly name?: string | null })[];
}

/** The search that a builder sends. */
export interface Search extends Query {
  search?: SearchText<SearchFields>;
  aggregations?: readonly (AggregationOf<SearchFields> & { readonly name: string })[];
  timeZone?: string;
}
