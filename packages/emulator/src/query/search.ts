import { z } from "zod";
import { bool, int, list, oneOf, opt, text } from "../errors/shapes.js";
import { valuesAt } from "./filter.js";
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

/** A test of a free-text clause over the given fields: every or any word begins a word of the text. */
export function matchesText(
  clause: z.output<typeof searchClause> | undefined,
  defaultFields: readonly string[],
): (entity: unknown) => boolean {
  const words = (clause?.expression ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  const names = clause?.fields?.length ? clause.fields : defaultFields;
  return (entity) => {
    const tokens = names
      .flatMap((name) => valuesAt(entity, name))
      .flatMap((value) =>
        String(value)
          .toLowerCase()
          .split(/[^\p{L}\p{N}]+/u),
      );
    const has = (word: string) => tokens.some((token) => token.startsWith(word));
    return clause?.mode === "AND" ? words.every(has) : words.some(has);
  };
}

function valueResults(request: Aggregation, entities: readonly unknown[]) {
  const counts = new Map<string, number>();
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const entity of entities) {
    const keys = new Set(valuesAt(entity, request.fieldPath).map(String));
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

function numbersAt(entities: readonly unknown[], path: string): number[] {
  return entities.flatMap((entity) => valuesAt(entity, path).map(Number)).filter(Number.isFinite);
}

function rangeResults(request: Aggregation, entities: readonly unknown[]) {
  const results = (request.range?.buckets ?? []).map(({ from, to }) => {
    const count = entities.filter((entity) =>
      numbersAt([entity], request.fieldPath).some(
        (value) => (from === undefined || value >= from) && (to === undefined || value < to),
      ),
    ).length;
    return { from: from ?? null, to: to ?? null, count };
  });
  return { results };
}

function scalarResult(request: Aggregation, entities: readonly unknown[]) {
  const type = request.scalar?.type ?? "COUNT_DISTINCT";
  if (type === "COUNT_DISTINCT") {
    const values = entities.flatMap((entity) => valuesAt(entity, request.fieldPath));
    return { type, value: new Set(values).size };
  }
  const numbers = numbersAt(entities, request.fieldPath);
  if (numbers.length === 0) return { type, value: 0 };
  return { type, value: type === "MIN" ? Math.min(...numbers) : Math.max(...numbers) };
}

/** Aggregations over all that matched, not only over the page. */
export function aggregate(requests: readonly Aggregation[], entities: readonly unknown[]) {
  const results = requests.map((request) => ({
    name: request.name ?? request.fieldPath,
    type: request.type,
    fieldPath: request.fieldPath,
    ...(request.type === "VALUE" ? { values: valueResults(request, entities) } : {}),
    ...(request.type === "RANGE" ? { ranges: rangeResults(request, entities) } : {}),
    ...(request.type === "SCALAR" ? { scalar: scalarResult(request, entities) } : {}),
  }));
  return { results };
}
