import { describe, expect, it } from "vitest";
import type { Aggregation } from "../checks/aggregation.js";
import { queries } from "../checks/queries.js";
import { ANY } from "./fields.js";
import { runQuery } from "./run-query.js";

describe("a query", () => {
  it("is rejected if its time zone is unknown", () => {
    const items = [{ date: "2025-03-29T23:30:00.000Z" }];
    const source = { items, fields: { date: { operators: ANY } } };
    expect(() => runQuery(source, { timeZone: "Mars/Olympus" })).toThrow(
      "Unknown time zone 'Mars/Olympus'",
    );
    expect(runQuery(source, { timeZone: "Europe/Paris" }).total).toBe(1);
  });

  it("returns aggregations of all matching items, across all pages", () => {
    const items = [{ brand: "a" }, { brand: "b" }, { brand: "b" }, { brand: "c" }];
    const source = { items, fields: { brand: { operators: ANY } } };
    const query = { filter: { brand: { $ne: "a" } }, paging: { limit: 1 } };
    const aggregations = [{ type: "SCALAR", fieldPath: "brand" } as Aggregation];
    const page = runQuery(source, query, 50, { aggregations });
    // A later query must not change the results.
    runQuery(source, { filter: { brand: "a" } });
    expect(page).toMatchObject({ total: 3, items: [{ brand: "b" }] });
    expect(page.aggregations.results).toMatchObject([{ scalar: { value: 2 } }]);
  });

  it.each([
    [{ type: "AVERAGE", fieldPath: "price" }],
    [{ type: "VALUE" }],
    [{ type: "NESTED", nested: { nestedAggregations: [{ type: "VALUE", fieldPath: "brand" }] } }],
    [{ type: "SCALAR", fieldPath: "price", scalar: { type: "SUM" } }],
  ])("is rejected if it contains the aggregation %j", (aggregation) => {
    expect(queries.safeParse({ search: { aggregations: [aggregation] } }).success).toBe(false);
  });
});
