import type { Aggregation, Step, ValueSettings } from "../checks/aggregation.js";
import { isoIn, startOf } from "../site/zoned-time.js";
import { type Getter, type Rows, valueAt } from "./derived.js";
import { asList, toComparable } from "./values.js";

/** Maximum numbers of date intervals and of nested results that the response schemas allow. */
const MAX_INTERVALS = 200;
const MAX_NESTED_RESULTS = 1000;

type Indexes = ArrayLike<number> & Iterable<number>;

/** Items that share a value, a numeric range or a time interval. */
interface Bucket<Key = { readonly value: string }> {
  readonly key: Key;
  readonly indexes: Indexes;
}

interface Scope {
  readonly readerOf: (path: string) => Getter<unknown>;
  readonly zone: string;
}

const compareByValue = (a: Bucket, b: Bucket) => (a.key.value < b.key.value ? -1 : 1);

/** An item with several values appears once for each distinct text. */
function groupByText(indexes: Indexes, valuesOf: Getter<readonly unknown[]>): Bucket[] {
  const groups = new Map<string, number[]>();
  for (const index of indexes) {
    for (const value of valuesOf(index)) {
      const text = String(value);
      const members = groups.get(text);
      if (!members) groups.set(text, [index]);
      else if (members.at(-1) !== index) members.push(index);
    }
  }
  return [...groups].map(([value, members]) => ({ key: { value }, indexes: members }));
}

function valueBuckets(
  fieldPath: string,
  settings: ValueSettings | undefined,
  indexes: Indexes,
  { readerOf }: Scope,
): Bucket[] {
  const readValues = readerOf(fieldPath);
  const includesMissing = settings?.missingValues === "INCLUDE";
  const missingValues = includesMissing ? [settings.includeOptions?.addToBucket ?? "N/A"] : [];
  const buckets = groupByText(indexes, (index) => {
    const values = asList(readValues(index));
    return values.length === 0 ? missingValues : values;
  });
  const sign = settings?.sortDirection === "ASC" ? 1 : -1;
  const sortsByValue = settings?.sortType === "VALUE";
  buckets.sort((a, b) => {
    const order = sortsByValue ? compareByValue(a, b) : a.indexes.length - b.indexes.length;
    return order * sign || compareByValue(a, b);
  });
  return buckets.slice(0, settings?.limit ?? 10);
}

/** Dates become milliseconds since 1970. */
function readNumber(value: unknown): number {
  const number = Number(value);
  return Number.isNaN(number) ? Date.parse(String(value)) : number;
}

function rangeBuckets({ fieldPath, range }: Step, indexes: Indexes, scope: Scope) {
  const readValues = scope.readerOf(fieldPath);
  const numbersByItem = Array.from(indexes, (index) => ({
    index,
    values: asList(readValues(index)).map(readNumber),
  }));
  return (range?.buckets ?? []).map(({ from, to }) => {
    const isInside = (value: number) =>
      Number.isFinite(value) &&
      (from === undefined || value >= from) &&
      (to === undefined || value < to);
    const members = numbersByItem.filter(({ values }) => values.some(isInside));
    return {
      key: { from: from ?? null, to: to ?? null },
      indexes: members.map(({ index }) => index),
    };
  });
}

function intervalBuckets({ fieldPath, dateHistogram }: Step, indexes: Indexes, scope: Scope) {
  const { readerOf, zone } = scope;
  const readValues = readerOf(fieldPath);
  const interval = dateHistogram?.interval ?? "DAY";
  const startsByText = new Map<string, number>();
  const startOfText = (value: unknown) => {
    const text = String(toComparable(value, { operators: [] }));
    let start = startsByText.get(text);
    if (start === undefined) {
      const time = Date.parse(text);
      start = Number.isNaN(time) ? time : startOf(time, interval, zone);
      startsByText.set(text, start);
    }
    return start;
  };
  const buckets = groupByText(indexes, (index) =>
    asList(readValues(index)).map(startOfText).filter(Number.isFinite),
  );
  return buckets
    .sort((a, b) => Number(a.key.value) - Number(b.key.value))
    .slice(0, MAX_INTERVALS)
    .map(({ key, indexes: members }) => ({
      key: { value: isoIn(Number(key.value), zone) },
      indexes: members,
    }));
}

function scalarOf({ fieldPath, scalar }: Step, indexes: Indexes, scope: Scope): number {
  const readValues = scope.readerOf(fieldPath);
  const values = new Set<unknown>();
  for (const index of indexes) for (const value of asList(readValues(index))) values.add(value);
  if (scalar?.type !== "MIN" && scalar?.type !== "MAX") return values.size;
  const pick = scalar.type === "MIN" ? Math.min : Math.max;
  // In a large catalog, Math.min(...numbers) could exceed the maximum number of arguments.
  const numbers = Array.from(values, readNumber).filter(Number.isFinite);
  return numbers.length > 0 ? numbers.reduce((best, value) => pick(best, value)) : 0;
}

/** Names of the response fields for the list of buckets and for a single bucket. */
const RESPONSE_FIELDS = /* @__PURE__ */ Object.freeze({
  VALUE: ["values", "value"],
  RANGE: ["ranges", "range"],
  DATE_HISTOGRAM: ["dateHistogram", "dateHistogram"],
} as const);

function bucketsOf(step: Step, indexes: Indexes, scope: Scope): readonly Bucket<object>[] {
  if (step.type === "RANGE") return rangeBuckets(step, indexes, scope);
  if (step.type === "DATE_HISTOGRAM") return intervalBuckets(step, indexes, scope);
  return valueBuckets(step.fieldPath, step.value, indexes, scope);
}

const withCount = ({ key, indexes }: Bucket<object>) => ({ ...key, count: indexes.length });

function resultOf(step: Step, indexes: Indexes, scope: Scope) {
  const { type, fieldPath } = step;
  const base = { name: step.name ?? fieldPath, type, fieldPath };
  if (type === "SCALAR") {
    const value = scalarOf(step, indexes, scope);
    return { ...base, scalar: { type: step.scalar?.type ?? "COUNT_DISTINCT", value } };
  }
  const results = bucketsOf(step, indexes, scope).map(withCount);
  return { ...base, [RESPONSE_FIELDS[type][0]]: { results } };
}

/** Returns the results of one step in a nested aggregation, with the items for the next step. */
function branches(step: Step, indexes: Indexes, scope: Scope) {
  if (step.type === "SCALAR") {
    return [{ result: { scalar: { value: scalarOf(step, indexes, scope) } }, indexes }];
  }
  const [, field] = RESPONSE_FIELDS[step.type];
  return bucketsOf(step, indexes, scope).map((bucket) => ({
    result: { [field]: withCount(bucket) },
    indexes: bucket.indexes,
  }));
}

/** Returns the combinations of the steps' results that have items, keyed by the steps' names. */
function combinations(
  [step, ...nextSteps]: readonly Step[],
  indexes: Indexes,
  scope: Scope,
): { results: Record<string, object> }[] {
  if (!step) return [{ results: {} }];
  const name = step.name ?? step.fieldPath;
  return branches(step, indexes, scope)
    .filter((branch) => branch.indexes.length > 0)
    .flatMap((branch) =>
      combinations(nextSteps, branch.indexes, scope).map(({ results }) => ({
        results: { [name]: branch.result, ...results },
      })),
    );
}

function aggregateOne(request: Aggregation, indexes: Indexes, scope: Scope) {
  if (request.type === "NESTED") {
    const { name, type, fieldPath = "" } = request;
    const results = combinations(request.nested.nestedAggregations, indexes, scope);
    return {
      name: name ?? fieldPath,
      type,
      fieldPath,
      nested: { results: results.slice(0, MAX_NESTED_RESULTS) },
    };
  }
  const { groupBy, ...step } = request;
  if (!groupBy) return resultOf(step, indexes, scope);
  const { type, fieldPath } = step;
  const groups = valueBuckets(groupBy.fieldPath, groupBy.value, indexes, scope);
  const results = groups.map(({ key, indexes: members }) => ({
    ...key,
    nestedResults: resultOf(step, members, scope),
  }));
  return {
    name: groupBy.name ?? step.name ?? fieldPath,
    type,
    fieldPath,
    groupedByValue: { results },
  };
}

export interface AggregateOptions {
  readonly aggregations?: readonly Aggregation[] | undefined;
  readonly timeZone?: string | undefined;
}

export function aggregate<T>(
  source: Rows<T>,
  { aggregations = [], timeZone = "UTC" }: AggregateOptions,
  indexes: Indexes,
) {
  const scope: Scope = { readerOf: (path) => valueAt(source, path), zone: timeZone };
  return { results: aggregations.map((aggregation) => aggregateOne(aggregation, indexes, scope)) };
}
