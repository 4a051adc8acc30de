import type { Aggregation, Step, ValueSettings } from "../kernel/checks/aggregation.js";
import { isoIn, startOf } from "../kernel/zoned-time.js";
import { comparable, listed, type Readings, readingsOf } from "./values.js";

/** Maximum number of results that the response schemas allow. */
const MAX_SPANS = 200;
const MAX_GROUPS = 1000;

/** Items with one value, or in one numeric range or time interval. */
interface Bucket<T, Key = { readonly value: string }> {
  readonly key: Key;
  readonly items: readonly T[];
}

/** Context of an aggregation: how to read values, and the time zone of dates. */
interface Scope<T> {
  readonly readings: Readings<T>;
  readonly zone: string;
}

const byValue = (a: Bucket<unknown>, b: Bucket<unknown>) => (a.key.value < b.key.value ? -1 : 1);

/** Groups items by their texts. An item appears once per distinct text. */
function group<T>(items: readonly T[], textsOf: (item: T) => Iterable<string>): Bucket<T>[] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    for (const text of textsOf(item)) {
      const known = groups.get(text);
      if (known) known.push(item);
      else groups.set(text, [item]);
    }
  }
  return [...groups].map(([value, members]) => ({ key: { value }, items: members }));
}

function valueBuckets<T>(
  fieldPath: string,
  settings: ValueSettings | undefined,
  items: readonly T[],
  { readings }: Scope<T>,
): Bucket<T>[] {
  const read = readings(fieldPath);
  const isCounted = settings?.missingValues === "INCLUDE";
  const missing = isCounted ? [settings.includeOptions?.addToBucket ?? "N/A"] : [];
  const buckets = group(items, (item) => {
    const values = listed(read(item));
    return values.length === 0 ? missing : new Set(values.map(String));
  });
  const sign = settings?.sortDirection === "ASC" ? 1 : -1;
  const isByValue = settings?.sortType === "VALUE";
  buckets.sort((a, b) => {
    const order = isByValue ? byValue(a, b) : a.items.length - b.items.length;
    return order * sign || byValue(a, b);
  });
  return buckets.slice(0, settings?.limit ?? 10);
}

/** Returns the numbers at a path. Dates become milliseconds since 1970. */
function numbersAt<T>(path: string, { readings }: Scope<T>): (item: T) => number[] {
  const read = readings(path);
  return (item) =>
    listed(read(item))
      .map((value) => {
        const number = Number(value);
        return Number.isNaN(number) ? Date.parse(String(value)) : number;
      })
      .filter(Number.isFinite);
}

function rangeBuckets<T>({ fieldPath, range }: Step, items: readonly T[], scope: Scope<T>) {
  const numbers = items.map(numbersAt(fieldPath, scope));
  return (range?.buckets ?? []).map(({ from, to }) => {
    const isInside = (value: number) =>
      (from === undefined || value >= from) && (to === undefined || value < to);
    const members = items.filter((_item, index) => numbers[index]?.some(isInside));
    return { key: { from: from ?? null, to: to ?? null }, items: members };
  });
}

function spanBuckets<T>({ fieldPath, dateHistogram }: Step, items: readonly T[], scope: Scope<T>) {
  const { readings, zone } = scope;
  const read = readings(fieldPath);
  const interval = dateHistogram?.interval ?? "DAY";
  const starts = new Map<string, number>();
  const startOfText = (value: unknown) => {
    const text = String(comparable(value, { operators: [] }));
    let start = starts.get(text);
    if (start === undefined) {
      const time = Date.parse(text);
      start = Number.isNaN(time) ? time : startOf(time, interval, zone);
      starts.set(text, start);
    }
    return start;
  };
  const buckets = group(items, (item) => {
    const times = listed(read(item)).map(startOfText);
    return new Set(times.filter(Number.isFinite).map(String));
  });
  return buckets
    .sort((a, b) => Number(a.key.value) - Number(b.key.value))
    .slice(0, MAX_SPANS)
    .map(({ key, items: members }) => ({
      key: { value: isoIn(Number(key.value), zone) },
      items: members,
    }));
}

function scalarOf<T>({ fieldPath, scalar }: Step, items: readonly T[], scope: Scope<T>): number {
  if (scalar?.type === "MIN" || scalar?.type === "MAX") {
    const better = scalar.type === "MIN" ? Math.min : Math.max;
    // Do not use Math.min(...numbers): a large catalog has more values than a call accepts
    // arguments.
    const [first = 0, ...rest] = items.flatMap(numbersAt(fieldPath, scope));
    return rest.reduce((best, value) => better(best, value), first);
  }
  const read = scope.readings(fieldPath);
  return new Set(items.flatMap((item) => listed(read(item)))).size;
}

/** Response fields for the buckets of an aggregation, and for a single bucket. */
const RESPONSE_FIELDS = /* @__PURE__ */ Object.freeze({
  VALUE: ["values", "value"],
  RANGE: ["ranges", "range"],
  DATE_HISTOGRAM: ["dateHistogram", "dateHistogram"],
} as const);

function bucketsOf<T>(
  step: Step,
  items: readonly T[],
  scope: Scope<T>,
): readonly Bucket<T, object>[] {
  if (step.type === "RANGE") return rangeBuckets(step, items, scope);
  if (step.type === "DATE_HISTOGRAM") return spanBuckets(step, items, scope);
  return valueBuckets(step.fieldPath, step.value, items, scope);
}

const counted = <T>({ key, items }: Bucket<T, object>) => ({ ...key, count: items.length });

/** Returns the result of one aggregation, in the response field of its type. */
function resultOf<T>(step: Step, items: readonly T[], scope: Scope<T>) {
  const { type, fieldPath } = step;
  const head = { name: step.name ?? fieldPath, type, fieldPath };
  if (type === "SCALAR") {
    const value = scalarOf(step, items, scope);
    return { ...head, scalar: { type: step.scalar?.type ?? "COUNT_DISTINCT", value } };
  }
  const results = bucketsOf(step, items, scope).map(counted);
  return { ...head, [RESPONSE_FIELDS[type][0]]: { results } };
}

/**
 * Returns the results of one step of a nested aggregation, each with the items for the next step.
 */
function branches<T>(step: Step, items: readonly T[], scope: Scope<T>) {
  if (step.type === "SCALAR") {
    return [{ result: { scalar: { value: scalarOf(step, items, scope) } }, items }];
  }
  const [, field] = RESPONSE_FIELDS[step.type];
  return bucketsOf(step, items, scope).map((bucket) => ({
    result: { [field]: counted(bucket) },
    items: bucket.items,
  }));
}

/** Returns one entry per combination of the steps' results, keyed by the names of the steps. */
function combinations<T>(
  [step, ...inner]: readonly Step[],
  items: readonly T[],
  scope: Scope<T>,
): { results: Record<string, object> }[] {
  if (!step) return [{ results: {} }];
  const name = step.name ?? step.fieldPath;
  return branches(step, items, scope)
    .filter((branch) => branch.items.length > 0)
    .flatMap((branch) =>
      combinations(inner, branch.items, scope).map(({ results }) => ({
        results: { [name]: branch.result, ...results },
      })),
    );
}

function aggregateOne<T>(request: Aggregation, items: readonly T[], scope: Scope<T>) {
  if (request.type === "NESTED") {
    const { name, type, fieldPath = "" } = request;
    const results = combinations(request.nested.nestedAggregations, items, scope);
    return {
      name: name ?? fieldPath,
      type,
      fieldPath,
      nested: { results: results.slice(0, MAX_GROUPS) },
    };
  }
  const { groupBy, ...step } = request;
  if (!groupBy) return resultOf(step, items, scope);
  const { type, fieldPath } = step;
  const groups = valueBuckets(groupBy.fieldPath, groupBy.value, items, scope);
  const results = groups.map(({ key, items: members }) => ({
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

/** Request with aggregations. */
export interface Aggregating {
  readonly aggregations?: readonly Aggregation[] | undefined;
  readonly timeZone?: string | undefined;
}

/**
 * Aggregates all matching items, not only the current page. Reads `page.found` only if there are
 * aggregations.
 */
export function aggregate<T>(
  source: Parameters<typeof readingsOf<T>>[0],
  request: Aggregating,
  page: { readonly found: readonly T[] },
) {
  const scope = { readings: readingsOf(source), zone: request.timeZone ?? "UTC" };
  return {
    results: (request.aggregations ?? []).map((one) => aggregateOne(one, page.found, scope)),
  };
}
