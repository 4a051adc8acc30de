import type { SearchFields } from "./query.js";

/** How the values of a field are listed. */
export interface ValueSettings {
  /** "COUNT", the most frequent first, or "VALUE". */
  readonly sortType?: "COUNT" | "VALUE";
  /** "DESC" unless told otherwise. */
  readonly sortDirection?: "ASC" | "DESC";
  /** At most so many values, 1 to 250; 10 unless told otherwise. */
  readonly limit?: number | null;
  /** Whether items without a value are counted too. */
  readonly missingValues?: "EXCLUDE" | "INCLUDE";
  /** The name under which items without a value are counted. */
  readonly includeOptions?: { readonly addToBucket?: string };
}

/** A range of numbers: from `from` on, to below `to`. */
export interface Range {
  readonly from?: number | null;
  readonly to?: number | null;
}

/** The one number that is worked out of all values; of dates it is in milliseconds since 1970. */
export type ScalarKind = "COUNT_DISTINCT" | "MIN" | "MAX";

/** A span of time. */
export type Interval = "YEAR" | "MONTH" | "WEEK" | "DAY" | "HOUR" | "MINUTE" | "SECOND";

/** Summaries of one field, by kind, without the field. */
interface Settings {
  VALUE: { readonly value?: ValueSettings };
  RANGE: { readonly range: { readonly buckets: readonly Range[] } };
  SCALAR: { readonly scalar: { readonly type: ScalarKind } };
  DATE_HISTOGRAM: { readonly dateHistogram: { readonly interval: Interval } };
}

/** The kinds of summaries of one field. */
type FieldKind = keyof Settings;

/** The kinds of summaries. */
export type AggregationKind = FieldKind | "NESTED";

/** A step of a nested summary. */
export type AggregationStep<Fields extends SearchFields> = {
  [Kind in FieldKind]: Settings[Kind] & {
    readonly type: Kind;
    readonly fieldPath: Fields["aggregate"];
    /** The step's name in the results; the field's unless told otherwise. */
    readonly name?: string | null;
  };
}[FieldKind];

/** A summary over all that a search finds, of one kind. */
export type AggregationOf<
  Fields extends SearchFields,
  Kind extends AggregationKind = AggregationKind,
> = {
  [Each in AggregationKind]: Each extends FieldKind
    ? Settings[Each] & { readonly type: Each; readonly fieldPath: Fields["aggregate"] }
    : {
        readonly type: "NESTED";
        readonly nested: {
          /** Two or three steps, each within the one before. */
          readonly nestedAggregations: readonly AggregationStep<Fields>[];
        };
      };
}[Kind];

/** How many items have one value, or lie in one span of time. */
export interface ValueCount {
  readonly value: string;
  readonly count: number;
}

/** How many items lie in one range. */
export interface RangeCount {
  readonly from?: number | null;
  readonly to?: number | null;
  readonly count: number;
}

/** What one step of a nested summary says of a group of items. */
export interface NestedResult {
  readonly value?: { readonly value: string; readonly count?: number | null };
  readonly range?: Range & { readonly count?: number | null };
  readonly scalar?: { readonly value: number };
  readonly dateHistogram?: { readonly value: string; readonly count?: number | null };
}

/** What each kind of summary resolves to. */
export interface AggregationResults {
  VALUE: readonly ValueCount[];
  RANGE: readonly RangeCount[];
  /** Undefined where the platform answers none. */
  SCALAR: number | undefined;
  DATE_HISTOGRAM: readonly ValueCount[];
  /** A group of items each: what its steps say, by their names. */
  NESTED: readonly Readonly<Record<string, NestedResult | undefined>>[];
}

/** Summaries under names of the caller's. */
export type Aggregations<Fields extends SearchFields, Kinds> = {
  readonly [Name in keyof Kinds]: { readonly type: Kinds[Name] } & AggregationOf<
    Fields,
    Kinds[Name] & AggregationKind
  >;
};

/** The results of summaries, under their names. */
export type Aggregates<Kinds> = {
  readonly [Name in keyof Kinds]: AggregationResults[Kinds[Name] & AggregationKind];
};
