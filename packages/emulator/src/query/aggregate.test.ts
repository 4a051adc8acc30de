import { describe, expect, it } from "vitest";
import { queries } from "../checks/queries.js";
import { aggregate } from "./aggregate.js";

const ITEMS = [
  { brand: "Acme", price: "10.00", tags: ["a", "b"], date: "2025-03-29T23:30:00.000Z" },
  { brand: "Acme", price: "25.50", tags: ["a"], date: "2025-03-30T21:59:59.000Z" },
  { brand: "Bolt", price: "99.00", tags: [], date: "2025-03-30T22:00:00.000Z" },
  { price: "25.50", tags: ["b", "b"], date: "2024-12-31T23:00:00.000Z" },
];

function results(aggregations: readonly object[], timeZone?: string) {
  const parsed = queries.parse({ aggregations });
  const indexes = [...ITEMS.keys()];
  return aggregate({ items: ITEMS }, { ...parsed, timeZone }, indexes).results;
}

describe("aggregate", () => {
  it("returns no results without aggregations", () => {
    expect(aggregate({ items: ITEMS }, {}, [0])).toEqual({ results: [] });
  });

  it("uses the documented defaults for omitted settings", () => {
    expect(
      results([
        { type: "RANGE", fieldPath: "price" },
        { type: "DATE_HISTOGRAM", fieldPath: "date" },
        { type: "SCALAR", fieldPath: "brand" },
      ]),
    ).toMatchObject([
      { ranges: { results: [] } },
      { dateHistogram: { results: [{ value: "2024-12-31T00:00:00.000Z", count: 1 }, {}, {}] } },
      { scalar: { type: "COUNT_DISTINCT", value: 2 } },
    ]);
  });

  it("ignores values that are not numbers or dates", () => {
    const items = [{ at: ["much", "5", 3, {}] }, { at: "never" }, {}];
    const range = { buckets: [{ from: 4 }, { to: 4 }, {}] };
    const parsed = queries.parse({
      aggregations: [
        { type: "SCALAR", fieldPath: "at", scalar: { type: "MIN" } },
        { type: "SCALAR", fieldPath: "at", scalar: { type: "MAX" } },
        { type: "RANGE", fieldPath: "at", range },
        { type: "DATE_HISTOGRAM", fieldPath: "none" },
      ],
    });
    const all = aggregate({ items }, parsed, [0, 1, 2]).results;
    expect(all).toMatchObject([
      { scalar: { value: 3 } },
      { scalar: { value: 5 } },
      { ranges: { results: [{ count: 1 }, { count: 1 }, { count: 1 }] } },
      { dateHistogram: { results: [] } },
    ]);
    const dates = [{ at: ["never", "2025-01-01T10:00:00Z"] }];
    const [result] = aggregate(
      { items: dates },
      queries.parse({ aggregations: [{ type: "DATE_HISTOGRAM", fieldPath: "at" }] }),
      [0],
    ).results;
    expect(result).toMatchObject({
      dateHistogram: { results: [{ value: "2025-01-01T00:00:00.000Z", count: 1 }] },
    });
  });

  it("sorts values with equal counts by value", () => {
    const items = ["b", "c", "a"].map((name) => ({ name }));
    const valuesOf = (value: object) => {
      const aggregations = [{ type: "VALUE", fieldPath: "name", value }];
      const parsed = queries.parse({ aggregations });
      const [result] = aggregate({ items }, parsed, [0, 1, 2]).results;
      const { values } = result as unknown as { values: { results: { value: string }[] } };
      return values.results.map(({ value }) => value).join("");
    };
    expect(valuesOf({})).toBe("abc");
    expect(valuesOf({ sortDirection: "ASC" })).toBe("abc");
    expect(valuesOf({ sortType: "VALUE", sortDirection: "ASC" })).toBe("abc");
    expect(valuesOf({ sortType: "VALUE" })).toBe("cba");
  });

  it("returns no more results than the response schemas allow", () => {
    const items = Array.from({ length: 1100 }, (_, index) => ({
      day: new Date(index * 86_400_000).toISOString(),
      name: String(index).padStart(4, "0"),
      kind: index % 11,
    }));
    const indexes = [...items.keys()];
    const value = { limit: 250 };
    const nestedAggregations = ["kind", "name"].map((fieldPath) => ({
      type: "VALUE",
      fieldPath,
      value,
    }));
    const parsed = queries.parse({
      aggregations: [
        { type: "DATE_HISTOGRAM", fieldPath: "day" },
        { type: "NESTED", nested: { nestedAggregations } },
      ],
    });
    const [days, nested] = aggregate({ items }, parsed, indexes).results as unknown as [
      { dateHistogram: { results: { value: string }[] } },
      { nested: { results: unknown[] } },
    ];
    expect(days.dateHistogram.results).toHaveLength(200);
    expect(days.dateHistogram.results[0]?.value).toBe("1970-01-01T00:00:00.000Z");
    expect(nested.nested.results).toHaveLength(1000);
  });
});

describe("value aggregations", () => {
  const counts = (value: object, fieldPath = "brand") =>
    results([{ type: "VALUE", fieldPath, value }]);

  it("count each value once per item, and return the most frequent value first", () => {
    expect(counts({})).toEqual([
      {
        name: "brand",
        type: "VALUE",
        fieldPath: "brand",
        values: {
          results: [
            { value: "Acme", count: 2 },
            { value: "Bolt", count: 1 },
          ],
        },
      },
    ]);
    expect(counts({ sortType: "VALUE", sortDirection: "DESC" }, "tags")[0]).toMatchObject({
      values: {
        results: [
          { value: "b", count: 2 },
          { value: "a", count: 2 },
        ],
      },
    });
  });

  it("limit the values, and count items without a value on request", () => {
    expect(counts({ limit: 1, sortDirection: "ASC", missingValues: "INCLUDE" })[0]).toMatchObject({
      values: { results: [{ value: "Bolt", count: 1 }] },
    });
    const includeOptions = { addToBucket: "none" };
    const value = { sortType: "VALUE", missingValues: "INCLUDE", includeOptions };
    expect(counts(value)[0]).toMatchObject({
      values: {
        results: [
          { value: "none", count: 1 },
          { value: "Bolt", count: 1 },
          { value: "Acme", count: 2 },
        ],
      },
    });
  });
});

it("range aggregations include the start of a range and exclude its end", () => {
  const buckets = [{ to: 25.5 }, { from: 25.5, to: 99 }, { from: 99 }, {}];
  expect(results([{ name: "p", type: "RANGE", fieldPath: "price", range: { buckets } }])).toEqual([
    {
      name: "p",
      type: "RANGE",
      fieldPath: "price",
      ranges: {
        results: [
          { from: null, to: 25.5, count: 1 },
          { from: 25.5, to: 99, count: 2 },
          { from: 99, to: null, count: 1 },
          { from: null, to: null, count: 4 },
        ],
      },
    },
  ]);
});

it.each([
  ["COUNT_DISTINCT", "price", 3],
  ["COUNT_DISTINCT", "tags", 2],
  ["MIN", "price", 10],
  ["MAX", "price", 99],
  ["MAX", "date", Date.parse("2025-03-30T22:00:00.000Z")],
  ["MIN", "gone", 0],
])("the scalar aggregation %s of %s returns %d", (type, fieldPath, value) => {
  expect(results([{ type: "SCALAR", fieldPath, scalar: { type } }])).toEqual([
    { name: fieldPath, type: "SCALAR", fieldPath, scalar: { type, value } },
  ]);
});

describe("date histograms", () => {
  const countsByInterval = (interval: string, timeZone?: string) => {
    const [result] = results(
      [{ type: "DATE_HISTOGRAM", fieldPath: "date", dateHistogram: { interval } }],
      timeZone,
    ) as unknown as [{ dateHistogram: { results: { value: string; count: number }[] } }];
    return result.dateHistogram.results.map(({ value, count }) => [value, count]);
  };

  it("count items by interval in UTC, earliest first", () => {
    expect(countsByInterval("DAY")).toEqual([
      ["2024-12-31T00:00:00.000Z", 1],
      ["2025-03-29T00:00:00.000Z", 1],
      ["2025-03-30T00:00:00.000Z", 2],
    ]);
    expect(countsByInterval("WEEK")).toEqual([
      ["2024-12-30T00:00:00.000Z", 1],
      ["2025-03-24T00:00:00.000Z", 3],
    ]);
    expect(countsByInterval("YEAR")).toEqual([
      ["2024-01-01T00:00:00.000Z", 1],
      ["2025-01-01T00:00:00.000Z", 3],
    ]);
    expect(countsByInterval("MINUTE").at(-2)).toEqual(["2025-03-30T21:59:00.000Z", 1]);
    expect(countsByInterval("SECOND").at(-2)).toEqual(["2025-03-30T21:59:59.000Z", 1]);
  });

  it("count items by interval in a time zone, including days when clocks change", () => {
    expect(countsByInterval("DAY", "Europe/Paris")).toEqual([
      ["2025-01-01T00:00:00.000+01:00", 1],
      ["2025-03-30T00:00:00.000+01:00", 2],
      ["2025-03-31T00:00:00.000+02:00", 1],
    ]);
    expect(countsByInterval("MONTH", "Europe/Paris")).toEqual([
      ["2025-01-01T00:00:00.000+01:00", 1],
      ["2025-03-01T00:00:00.000+01:00", 3],
    ]);
    expect(countsByInterval("HOUR", "Asia/Kolkata").at(-1)).toEqual([
      "2025-03-31T03:00:00.000+05:30",
      2,
    ]);
    expect(countsByInterval("DAY", "America/New_York").at(-1)).toEqual([
      "2025-03-30T00:00:00.000-04:00",
      2,
    ]);
  });
});

it("nested aggregations return one result per combination of buckets that has items", () => {
  const nestedAggregations = [
    { name: "brands", type: "VALUE", fieldPath: "brand", value: { missingValues: "INCLUDE" } },
    {
      name: "prices",
      type: "RANGE",
      fieldPath: "price",
      range: { buckets: [{ to: 20 }, { from: 20 }] },
    },
    { name: "tags", type: "SCALAR", fieldPath: "tags", scalar: { type: "COUNT_DISTINCT" } },
  ];
  const low = { from: null, to: 20, count: 1 };
  const high = { from: 20, to: null, count: 1 };
  const entry = (value: string, count: number, range: object, tags: number) => ({
    results: {
      brands: { value: { value, count } },
      prices: { range },
      tags: { scalar: { value: tags } },
    },
  });
  expect(results([{ name: "n", type: "NESTED", nested: { nestedAggregations } }])).toEqual([
    {
      name: "n",
      type: "NESTED",
      fieldPath: "",
      nested: {
        results: [
          entry("Acme", 2, low, 2),
          entry("Acme", 2, high, 1),
          entry("Bolt", 1, high, 0),
          entry("N/A", 1, high, 1),
        ],
      },
    },
  ]);
  const dates = [
    {
      name: "when",
      type: "DATE_HISTOGRAM",
      fieldPath: "date",
      dateHistogram: { interval: "YEAR" },
    },
    { type: "VALUE", fieldPath: "brand" },
  ];
  const nested = { nestedAggregations: dates };
  expect(results([{ type: "NESTED", nested }])[0]).toMatchObject({
    nested: {
      results: [
        {
          results: {
            when: { dateHistogram: { value: "2025-01-01T00:00:00.000Z", count: 3 } },
            brand: { value: { value: "Acme", count: 2 } },
          },
        },
        { results: { brand: { value: { value: "Bolt", count: 1 } } } },
      ],
    },
  });
});

it("the legacy groupBy field groups results by value", () => {
  const groupBy = { name: "by brand", fieldPath: "brand" };
  const [result] = results([
    { name: "max", type: "SCALAR", fieldPath: "price", scalar: { type: "MAX" }, groupBy },
  ]);
  const head = { name: "max", type: "SCALAR", fieldPath: "price" };
  expect(result).toEqual({
    ...head,
    name: "by brand",
    groupedByValue: {
      results: [
        { value: "Acme", nestedResults: { ...head, scalar: { type: "MAX", value: 25.5 } } },
        { value: "Bolt", nestedResults: { ...head, scalar: { type: "MAX", value: 99 } } },
      ],
    },
  });
});
