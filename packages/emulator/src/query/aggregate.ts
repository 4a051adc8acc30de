import type { Aggregation, Step, ValueSettings } from "../checks/aggregation.js";
import { isoIn, startOf } from "../site/zoned-time.js";
import { type At, type Rows, valueAt } from "./derived.js";
import { asList, toComparable } from "./values.js";

/** Maximum number of results that the response schemas allow. */
const MAX_SPANS = 200;
const MAX_GROUPS = 1000;

/** Indices of items. */
type Members = ArrayLike<number> & Iterable<number>;

/** Items that share a value, a numeric range or a time interval. */
interface Bucket<Key = { readonly value: string }> {
  readonly key: Key;
  readonly places: Members;
}

/** Context of an aggregation: how to read values, and the time zone for dates. */
interface Scope {
  readonly reading: (path: string) => At<unknown>;
  readonly zone: string;
}

const byValue = (a: Bucket, b: Bucket) => (a.key.value < b.key.value ? -1 : 1);

/** Groups items by text. An item with several values appears once for each distinct text. */
function group(places: Members, valuesOf: At<readonly unknown[]>): Bucket[] {
  const groups = new Map<string, number[]>();
  for (const place of places) {
    for (const value of valuesOf(place)) {
      const text = String(value);
      const members = groups.get(text);
      if (!members) groups.set(text, [place]);
      else if (members.at(-1) !== place) members.push(place);
    }
  }
  return [...groups].map(([value, members]) => ({ key: { value }, places: members }));
}

function valueBuckets(
  fieldPath: string,
  settings: ValueSettings | undefined,
  places: Members,
  { reading }: Scope,
): Bucket[] {
  const readValues = reading(fieldPath);
  const isCounted = settings?.missingValues === "INCLUDE";
  const missing = isCounted ? [settings.includeOptions?.addToBucket ?? "N/A"] : [];
  const buckets = group(places, (place) => {
    const values = asList(readValues(place));
    return values.length === 0 ? missing : values;
  });
  const sign = settings?.sortDirection === "ASC" ? 1 : -1;
  const isByValue = settings?.sortType === "VALUE";
  buckets.sort((a, b) => {
    const order = isByValue ? byValue(a, b) : a.places.length - b.places.length;
    return order * sign || byValue(a, b);
  });
  return buckets.slice(0, settings?.limit ?? 10);
}

/** Converts a value to a number. Dates become milliseconds since 1970. */
function readNumber(value: unknown): number {
  const number = Number(value);
  return Number.isNaN(number) ? Date.parse(String(value)) : number;
}

function rangeBuckets({ fieldPath, range }: Step, places: Members, scope: Scope) {
  const readValues = scope.reading(fieldPath);
  const numbers = Array.from(places, (place) => ({
    place,
    values: asList(readValues(place)).map(readNumber),
  }));
  return (range?.buckets ?? []).map(({ from, to }) => {
    const isInside = (value: number) =>
      Number.isFinite(value) &&
      (from === undefined || value >= from) &&
      (to === undefined || value < to);
    const members = numbers.filter(({ values }) => values.some(isInside));
    return {
      key: { from: from ?? null, to: to ?? null },
      places: members.map(({ place }) => place),
    };
  });
}

function spanBuckets({ fieldPath, dateHistogram }: Step, places: Members, scope: Scope) {
  const { reading, zone } = scope;
  const readValues = reading(fieldPath);
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
  const buckets = group(places, (place) =>
    asList(readValues(place)).map(startOfText).filter(Number.isFinite),
  );
  return buckets
    .sort((a, b) => Number(a.key.value) - Number(b.key.value))
    .slice(0, MAX_SPANS)
    .map(({ key, places: members }) => ({
      key: { value: isoIn(Number(key.value), zone) },
      places: members,
    }));
}

function scalarOf({ fieldPath, scalar }: Step, places: Members, scope: Scope): number {
  const readValues = scope.reading(fieldPath);
  const values = new Set<unknown>();
  for (const place of places) for (const value of asList(readValues(place))) values.add(value);
  if (scalar?.type !== "MIN" && scalar?.type !== "MAX") return values.size;
  const better = scalar.type === "MIN" ? Math.min : Math.max;
  // In a large catalog, Math.min(...numbers) could exceed the maximum number of arguments.
  const numbers = Array.from(values, readNumber).filter(Number.isFinite);
  return numbers.length > 0 ? numbers.reduce((best, value) => better(best, value)) : 0;
}

/** Names of the response fields for the list of buckets and for a single bucket. */
const RESPONSE_FIELDS = /* @__PURE__ */ Object.freeze({
  VALUE: ["values", "value"],
  RANGE: ["ranges", "range"],
  DATE_HISTOGRAM: ["dateHistogram", "dateHistogram"],
} as const);

function bucketsOf(step: Step, places: Members, scope: Scope): readonly Bucket<object>[] {
  if (step.type === "RANGE") return rangeBuckets(step, places, scope);
  if (step.type === "DATE_HISTOGRAM") return spanBuckets(step, places, scope);
  return valueBuckets(step.fieldPath, step.value, places, scope);
}

const withCount = ({ key, places }: Bucket<object>) => ({ ...key, count: places.length });

/** Returns the result of one aggregation, in the response field for its type. */
function resultOf(step: Step, places: Members, scope: Scope) {
  const { type, fieldPath } = step;
  const base = { name: step.name ?? fieldPath, type, fieldPath };
  if (type === "SCALAR") {
    const value = scalarOf(step, places, scope);
    return { ...base, scalar: { type: step.scalar?.type ?? "COUNT_DISTINCT", value } };
  }
  const results = bucketsOf(step, places, scope).map(withCount);
  return { ...base, [RESPONSE_FIELDS[type][0]]: { results } };
}

/** Returns the results of one step in a nested aggregation, with the items for the next step. */
function branches(step: Step, places: Members, scope: Scope) {
  if (step.type === "SCALAR") {
    return [{ result: { scalar: { value: scalarOf(step, places, scope) } }, places }];
  }
  const [, field] = RESPONSE_FIELDS[step.type];
  return bucketsOf(step, places, scope).map((bucket) => ({
    result: { [field]: withCount(bucket) },
    places: bucket.places,
  }));
}

/** Returns each combination of the steps' results, keyed by the steps' names. */
function combinations(
  [step, ...inner]: readonly Step[],
  places: Members,
  scope: Scope,
): { results: Record<string, object> }[] {
  if (!step) return [{ results: {} }];
  const name = step.name ?? step.fieldPath;
  return branches(step, places, scope)
    .filter((branch) => branch.places.length > 0)
    .flatMap((branch) =>
      combinations(inner, branch.places, scope).map(({ results }) => ({
        results: { [name]: branch.result, ...results },
      })),
    );
}

function aggregateOne(request: Aggregation, places: Members, scope: Scope) {
  if (request.type === "NESTED") {
    const { name, type, fieldPath = "" } = request;
    const results = combinations(request.nested.nestedAggregations, places, scope);
    return {
      name: name ?? fieldPath,
      type,
      fieldPath,
      nested: { results: results.slice(0, MAX_GROUPS) },
    };
  }
  const { groupBy, ...step } = request;
  if (!groupBy) return resultOf(step, places, scope);
  const { type, fieldPath } = step;
  const groups = valueBuckets(groupBy.fieldPath, groupBy.value, places, scope);
  const results = groups.map(({ key, places: members }) => ({
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
  places: Members,
) {
  const scope: Scope = { reading: (path) => valueAt(source, path), zone: timeZone };
  return { results: aggregations.map((entry) => aggregateOne(entry, places, scope)) };
}
