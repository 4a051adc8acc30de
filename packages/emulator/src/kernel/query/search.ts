import { z } from "zod";
import { bool, int, list, oneOf, opt, text } from "../checks/shapes.js";
import type { Values } from "./filter.js";
import { cursorQuery } from "./run-query.js";

/** The check of a free-text clause. */
export const searchClause = z.object({
  mode: opt(oneOf(["OR", "AND"])),
  expression: opt(text(100)),
  fields: opt(list(text(200), 20)),
  fuzzy: opt(bool()),
});

const aggregation = z.object({
  name: opt(text(100)),
  type: oneOf(["VALUE", "RANGE", "SCALAR"]),
  fieldPath: text(200, 1),
  value: opt(
    z.object({
      sortType: opt(oneOf(["COUNT", "VALUE"])),
      sortDirection: opt(oneOf(["DESC", "ASC"])),
      limit: opt(int(1, 250)),
      missingValues: opt(oneOf(["EXCLUDE", "INCLUDE"])),
      includeOptions: opt(z.object({ addToBucket: text(20) })),
    }),
  ),
  range: opt(
    z.object({ buckets: list(z.object({ from: opt(z.number()), to: opt(z.number()) }), 50) }),
  ),
  scalar: opt(z.object({ type: oneOf(["COUNT_DISTINCT", "MIN", "MAX"]) })),
});

type Aggregation = z.output<typeof aggregation>;

/** The check of a search. */
export function searchRequest(maxLimit = 100) {
  return cursorQuery(maxLimit).extend({
    search: opt(searchClause),
    aggregations: opt(list(aggregation, 10)),
    timeZone: opt(text(50)),
  });
}

const BREAKS = /[^\p{L}\p{N}]+/u;

/** Whether a word begins a word of a text, both in lower case. Most texts do not have it at all. */
function beginsWord(text: string, word: string): boolean {
  return text.includes(word) && text.split(BREAKS).some((token) => token.startsWith(word));
}

/** A test of a free-text clause over the given fields: every or any word begins a word of the text. */
export function matchesText<T>(
  clause: z.output<typeof searchClause> | undefined,
  defaultFields: readonly string[],
  values: Values<T>,
): (entity: T) => boolean {
  const words = (clause?.expression ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  const found = (clause?.fields?.length ? clause.fields : defaultFields).map(values);
  const has = (entity: T, word: string) =>
    found.some((read) =>
      read(entity).some((value) => beginsWord(String(value).toLowerCase(), word)),
    );
  return clause?.mode === "AND"
    ? (entity) => words.every((word) => has(entity, word))
    : (entity) => words.some((word) => has(entity, word));
}

type Lists = readonly (readonly unknown[])[];

function valueResults(request: Aggregation, entities: Lists) {
  const counts = new Map<string, number>();
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const entity of entities) {
    const keys = new Set(entity.map(String));
    for (const key of keys) add(key);
    if (keys.size === 0 && request.value?.missingValues === "INCLUDE") {
      add(request.value.includeOptions?.addToBucket ?? "N/A");
    }
  }
  const byValue = request.value?.sortType === "VALUE";
  const direction = request.value?.sortDirection === "ASC" ? 1 : -1;
  const results = [...counts].map(([value, count]) => ({ value, count }));
  results.sort((a, b) => {
    const order = byValue
      ? a.value < b.value
        ? -1
        : a.value > b.value
          ? 1
          : 0
      : a.count - b.count;
    return order === 0 ? (a.value < b.value ? -1 : 1) : order * direction;
  });
  return { results: results.slice(0, request.value?.limit ?? 10) };
}

function numbersOf(values: readonly unknown[]): number[] {
  return values.map(Number).filter(Number.isFinite);
}

function rangeResults(request: Aggregation, entities: Lists) {
  const numbers = entities.map(numbersOf);
  const results = (request.range?.buckets ?? []).map(({ from, to }) => {
    const inside = (value: number) =>
      (from === undefined || value >= from) && (to === undefined || value < to);
    const count = numbers.filter((values) => values.some(inside)).length;
    return { from: from ?? null, to: to ?? null, count };
  });
  return { results };
}

function scalarResult(request: Aggregation, entities: Lists) {
  const type = request.scalar?.type ?? "COUNT_DISTINCT";
  const values = entities.flat();
  if (type === "COUNT_DISTINCT") return { type, value: new Set(values).size };
  // not Math.min(...numbers): a large catalogue has more values than a call takes arguments
  const [first, ...rest] = numbersOf(values);
  const better = type === "MIN" ? Math.min : Math.max;
  return { type, value: rest.reduce((best, value) => better(best, value), first ?? 0) };
}

/** Aggregations over all that matched, not only over the page. */
export function aggregate<T>(
  requests: readonly Aggregation[],
  entities: readonly T[],
  values: Values<T>,
) {
  const results = requests.map((request) => {
    const lists = entities.map(values(request.fieldPath));
    return {
      name: request.name ?? request.fieldPath,
      type: request.type,
      fieldPath: request.fieldPath,
      ...(request.type === "VALUE" ? { values: valueResults(request, lists) } : {}),
      ...(request.type === "RANGE" ? { ranges: rangeResults(request, lists) } : {}),
      ...(request.type === "SCALAR" ? { scalar: scalarResult(request, lists) } : {}),
    };
  });
  return { results };
}
