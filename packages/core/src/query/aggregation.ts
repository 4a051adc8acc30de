import type { SearchFields } from "./query.js";

/** Options of a `VALUE` aggregation. */
export interface ValueSettings {
  /** Sort key: the number of items ("COUNT") or the value ("VALUE"). */
  readonly sortType?: "COUNT" | "VALUE";
  /** Default: "DESC". */
  readonly sortDirection?: "ASC" | "DESC";
  /** Maximum number of values, from 1 to 250. Default: 10. */
  readonly limit?: number | null;
  /** Whether to count items without a value, in the group that `includeOptions` names. */
  readonly missingValues?: "EXCLUDE" | "INCLUDE";
  /** `addToBucket` is the name of the group for items without a value. */
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

type FieldKind = keyof SettingsByKind;

/** The kinds of aggregations. "NESTED" combines two or three of the others. */
export type AggregationKind = FieldKind | "NESTED";

/** A step of a nested aggregation. */
export type AggregationStep<Fields extends SearchFields> = {
  [Kind in FieldKind]: SettingsByKind[Kind] & {
    readonly type: Kind;
    readonly fieldPath: Fields["aggregate"];
    /** Name in the results. Default: the field. */
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

/** The number of items with a given value or in a given time interval. */
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

/** The results, by kind of aggregation. */
export interface AggregationResults {
  VALUE: readonly ValueCount[];
  RANGE: readonly RangeCount[];
  /** Undefined if the platform does not return a number. */
  SCALAR: number | undefined;
  DATE_HISTOGRAM: readonly ValueCount[];
  /** Groups of items, each with its results by step name. */
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
