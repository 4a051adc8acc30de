import type { SearchFields } from "./query.js";

/** Options of a `VALUE` aggregation. */
export interface ValueSettings {
  /** Whether to sort by the number of items ("COUNT") or by the value ("VALUE"). */
  readonly sortType?: "COUNT" | "VALUE";
  /** Sort direction. Default: "DESC". */
  readonly sortDirection?: "ASC" | "DESC";
  /** Maximum number of values, from 1 to 250. Default: 10. */
  readonly limit?: number | null;
  /**
   * Whether to count items without a value. For "INCLUDE", set the name of the group for these
   * items in `includeOptions`.
   */
  readonly missingValues?: "EXCLUDE" | "INCLUDE";
  /** Options for items without a value. `addToBucket` is the name of the group for these items. */
  readonly includeOptions?: { readonly addToBucket?: string };
}

/** A range of numbers that includes `from` and excludes `to`. */
export interface Range {
  readonly from?: number | null;
  readonly to?: number | null;
}

/**
 * A calculation that reduces all values to one number. For dates, `MIN` and `MAX` are
 * in milliseconds since the Unix epoch.
 */
export type ScalarKind = "COUNT_DISTINCT" | "MIN" | "MAX";

/** The size of a time interval. */
export type Interval = "YEAR" | "MONTH" | "WEEK" | "DAY" | "HOUR" | "MINUTE" | "SECOND";

interface SettingsByKind {
  VALUE: { readonly value?: ValueSettings };
  RANGE: { readonly range: { readonly buckets: readonly Range[] } };
  SCALAR: { readonly scalar: { readonly type: ScalarKind } };
  DATE_HISTOGRAM: { readonly dateHistogram: { readonly interval: Interval } };
}

/** The kinds of aggregations for a single field. */
type FieldKind = keyof SettingsByKind;

/** The kinds of aggregations. A nested aggregation combines two or three of the other kinds. */
export type AggregationKind = FieldKind | "NESTED";

/** A step of a nested aggregation. */
export type AggregationStep<Fields extends SearchFields> = {
  [Kind in FieldKind]: SettingsByKind[Kind] & {
    readonly type: Kind;
    readonly fieldPath: Fields["aggregate"];
    /** Name of the step in the results. Default: the field. */
    readonly name?: string | null;
  };
}[FieldKind];

/** An aggregation over all matching items. */
export type AggregationOf<
  Fields extends SearchFields,
  Kind extends AggregationKind = AggregationKind,
> = {
  [Each in AggregationKind]: Each extends FieldKind
    ? SettingsByKind[Each] & { readonly type: Each; readonly fieldPath: Fields["aggregate"] }
    : {
        readonly type: "NESTED";
        readonly nested: {
          /** Two or three steps, each computed within the groups of the previous step. */
          readonly nestedAggregations: readonly AggregationStep<Fields>[];
        };
      };
}[Kind];

/** The number of items that have a given value or are in a given time interval. */
export interface ValueCount {
  /** The value, or the start of the interval. */
  readonly value: string;
  readonly count: number;
}

/** The number of items in a given range. */
export interface RangeCount {
  readonly from?: number | null;
  readonly to?: number | null;
  readonly count: number;
}

/** The result of one step of a nested aggregation, for one group of items. */
export interface NestedResult {
  readonly value?: { readonly value: string; readonly count?: number | null };
  readonly range?: Range & { readonly count?: number | null };
  readonly scalar?: { readonly value: number };
  readonly dateHistogram?: { readonly value: string; readonly count?: number | null };
}

/** The results of each kind of aggregation. */
export interface AggregationResults {
  VALUE: readonly ValueCount[];
  RANGE: readonly RangeCount[];
  /** The computed number, or undefined if the platform does not return a number. */
  SCALAR: number | undefined;
  DATE_HISTOGRAM: readonly ValueCount[];
  /** Groups of items. Each group contains the steps' results, keyed by step name. */
  NESTED: readonly Readonly<Record<string, NestedResult | undefined>>[];
}

/** Aggregations, keyed by names that you choose. */
export type Aggregations<Fields extends SearchFields, Kinds> = {
  readonly [Name in keyof Kinds]: { readonly type: Kinds[Name] } & AggregationOf<
    Fields,
    Kinds[Name] & AggregationKind
  >;
};

/** Aggregation results, keyed by aggregation name. */
export type Aggregates<Kinds> = {
  readonly [Name in keyof Kinds]: AggregationResults[Kinds[Name] & AggregationKind];
};
