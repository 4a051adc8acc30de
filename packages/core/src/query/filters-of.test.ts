import { describe, expect, it } from "vitest";
import { filtersOf } from "./filters-of.js";
import type { CursorQueryBuilder } from "./query-builder.js";
import type { AggregateSearchBuilder } from "./search-builder.js";

interface Fields {
  values: { id: string; price: number; tags: string; parts: { id: string } };
  eq: "id";
  in: "id";
  exists: "id";
  compare: "price";
  startsWith: "id";
  has: "tags";
  ascending: "price";
  descending: "price";
  match: "parts";
  text: never;
  aggregate: "price" | "tags";
}
const search: {
  (): AggregateSearchBuilder<unknown, Fields>;
  (search: object): Promise<unknown>;
} = () => expect.fail("was called");
const query: {
  (): CursorQueryBuilder<unknown, Fields>;
  (query: object): Promise<unknown>;
} = () => expect.fail("was called");

describe("filtersOf", () => {
  it("creates filters that can be combined", () => {
    const { filter } = filtersOf(search);
    const a = filter.eq("id", "a");
    const cases = [
      [a, { id: "a" }],
      [filter.eq("id", null), { id: null }],
      [filter.ne("id", null), { id: { $ne: null } }],
      [filter.ge("price", 1), { price: { $gte: 1 } }],
      [filter.gt("price", 0), { price: { $gt: 0 } }],
      [filter.le("price", 1), { price: { $lte: 1 } }],
      [filter.lt("price", 1), { price: { $lt: 1 } }],
      [filter.startsWith("id", "a"), { id: { $startsWith: "a" } }],
      [filter.in("id", ["a"] as const), { id: { $in: ["a"] } }],
      [filter.nin("id", ["a"]), { id: { $nin: ["a"] } }],
      [filter.exists("id"), { id: { $exists: true } }],
      [filter.exists("id", false), { id: { $exists: false } }],
      [filter.hasSome("tags", ["a"] as const), { tags: { $hasSome: ["a"] } }],
      [filter.hasAll("tags", ["a"]), { tags: { $hasAll: ["a"] } }],
      [filter.matchItems("parts", { id: "b" }), { parts: { $matchItems: [{ id: "b" }] } }],
      [
        filter.and(a, filter.or(a, a)),
        { $and: [{ id: "a" }, { $or: [{ id: "a" }, { id: "a" }] }] },
      ],
      [filter.not(a), { $not: { id: "a" } }],
    ];
    for (const [created, expected] of cases) expect(created).toEqual(expected);
  });

  it("creates sort orders", () => {
    const { sort } = filtersOf(query);
    expect([sort.ascending("price"), sort.descending("price")]).toEqual([
      { fieldName: "price", order: "ASC" },
      { fieldName: "price", order: "DESC" },
    ]);
  });

  it("creates aggregations", () => {
    const { aggregation } = filtersOf(search);
    const tags = aggregation.value("tags");
    const scalar = (type: string) => ({ type: "SCALAR", fieldPath: "price", scalar: { type } });
    expect(tags).toEqual({ type: "VALUE", fieldPath: "tags" });
    expect(aggregation.value("tags", { limit: 3 })).toEqual({ ...tags, value: { limit: 3 } });
    expect(aggregation.range("price", { to: 3 }, { from: 3 })).toEqual({
      type: "RANGE",
      fieldPath: "price",
      range: { buckets: [{ to: 3 }, { from: 3 }] },
    });
    expect(aggregation.min("price")).toEqual(scalar("MIN"));
    expect(aggregation.max("price")).toEqual(scalar("MAX"));
    expect(aggregation.countDistinct("price")).toEqual(scalar("COUNT_DISTINCT"));
    expect(aggregation.dateHistogram("price", "DAY")).toEqual({
      type: "DATE_HISTOGRAM",
      fieldPath: "price",
      dateHistogram: { interval: "DAY" },
    });
    expect(aggregation.nested(tags, tags)).toEqual({
      type: "NESTED",
      nested: { nestedAggregations: [tags, tags] },
    });
  });
});
