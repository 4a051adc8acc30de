import type { AggregationOf } from "./aggregation.js";
import type { FilterOf } from "./filter.js";
import type { Query, QueryFields, SearchFields, SortingOf } from "./query.js";

/** Filter and order of a query as it is sent, with the fields that it takes. */
export interface TypedQuery<Fields extends QueryFields> {
  /** Conditions, such as `{ createdDate: { $gt: yesterday } }`; several are joined by "and". */
  filter?: FilterOf<Fields> | null;
  /** Fields to sort by, the most important first. */
  sort?: readonly SortingOf<Fields>[];
}

/** A free text to look for, and how. */
export interface SearchText<Fields extends SearchFields> {
  /** The words to look for. */
  readonly expression?: string | null;
  /** Whether all words have to be there ("AND") or one ("OR", unless told otherwise). */
  readonly mode?: "AND" | "OR";
  /** Whether words that differ by a letter or two are found as well. */
  readonly fuzzy?: boolean;
  /** Where to look; in all fields that the service looks through unless told otherwise. */
  readonly fields?: readonly Fields["text"][];
}

/** Free text of a search as it is sent, besides its filter and order. */
export interface TypedTextSearch<Fields extends SearchFields> extends TypedQuery<Fields> {
  /** Free text to look for. */
  search?: SearchText<Fields>;
}

/** A search as it is sent that also sums up what it finds. */
export interface TypedSearch<Fields extends SearchFields> extends TypedTextSearch<Fields> {
  /** Summaries over all that is found, each under its `name`. */
  aggregations?: readonly (AggregationOf<Fields> & { readonly name?: string | null })[];
}

/** What a search builder has put together so far, as it is sent. */
export interface Search extends Query {
  search?: SearchText<SearchFields>;
  aggregations?: readonly (AggregationOf<SearchFields> & { readonly name: string })[];
  timeZone?: string;
}
