import { describe, expect, it } from "vitest";
import { searchOperation } from "../call/query-operation.js";
import { createClient } from "../create-client.js";
import type { AggregateSearchBuilder } from "./search-builder.js";

interface Hat {
  id: string;
}
interface HatFields {
  values: { id: string; brand: string; price: number; tags: { name: string } };
  eq: "id" | "brand";
  in: "id" | "brand";
  exists: "brand";
  compare: "price";
  startsWith: "brand";
  has: never;
  ascending: "price";
  descending: "price";
  match: "tags";
  text: "brand";
  aggregate: "brand" | "price" | "createdDate";
}
interface Options {
  fields?: string[];
}

const setUp = (...bodies: object[]) => {
  const sentBodies: unknown[] = [];
  const client = createClient({
    fetch: async (request) => {
      sentBodies.push(await request.json());
      return Response.json(bodies[sentBodies.length - 1] ?? {});
    },
  });
  const search = client.use(
    searchOperation<{
      (): AggregateSearchBuilder<Hat, HatFields, [options?: Options]>;
      (search: object, options?: Options): Promise<unknown>;
    }>({
      name: "a.b.searchHats",
      path: "/search",
      args: ["search", ["fields"]],
      query: { items: "hats" },
    }),
  );
  return { search, sentBodies };
};

const responseWith = (next: string | undefined, ...ids: string[]) => ({
  hats: ids.map((id) => ({ id })),
  pagingMetadata: { cursors: { next } },
});

describe("a search builder", () => {
  it("starts without a filter and with a page size of 50", async () => {
    const { search, sentBodies } = setUp();
    await search().find();
    expect(sentBodies).toEqual([{ search: { cursorPaging: { limit: 50 } } }]);
  });

  it("combines filters, text, time zone, sort order and limit without changing the first builder", async () => {
    const { search, sentBodies } = setUp();
    const start = search();
    const queryBefore = JSON.stringify(start.query);
    await start
      .eq("brand", "a")
      .nin("id", ["b"])
      .matchItems("tags", { name: "x" }, { name: { $ne: "y" } })
      .search("linen", { mode: "AND", fuzzy: true, fields: ["brand"] })
      .timeZone("Europe/Paris")
      .descending("price")
      .limit(5)
      .find({ fields: ["URL"] });
    expect(JSON.stringify(start.query)).toBe(queryBefore);
    expect(sentBodies).toEqual([
      {
        search: {
          filter: {
            $and: [
              { brand: "a" },
              { id: { $nin: ["b"] } },
              { tags: { $matchItems: [{ name: "x" }, { name: { $ne: "y" } }] } },
            ],
          },
          search: { expression: "linen", mode: "AND", fuzzy: true, fields: ["brand"] },
          timeZone: "Europe/Paris",
          sort: [{ fieldName: "price", order: "DESC" }],
          cursorPaging: { limit: 5 },
        },
        fields: ["URL"],
      },
    ]);
  });

  it("is not created for a search object, which is sent unchanged", async () => {
    const { search, sentBodies } = setUp(responseWith(undefined, "1"));
    const searchObject = { filter: { brand: "a" }, cursorPaging: { limit: 3 } };
    expect(await search(searchObject, { fields: ["URL"] })).toEqual(responseWith(undefined, "1"));
    expect(sentBodies).toEqual([{ search: searchObject, fields: ["URL"] }]);
  });

  it("fetches subsequent pages with only the cursor, the limit and the same options", async () => {
    const { search, sentBodies } = setUp(responseWith("c", "1"), responseWith(undefined, "2"));
    const page = await search()
      .eq("brand", "a")
      .search("x")
      .limit(1)
      .find({ fields: ["URL"] });
    expect(await page.toArray()).toEqual([{ id: "1" }, { id: "2" }]);
    expect(sentBodies[1]).toEqual({
      search: { cursorPaging: { cursor: "c", limit: 1 } },
      fields: ["URL"],
    });
  });

  it("iterates over the items on all pages", async () => {
    const { search } = setUp(responseWith("c", "1"), responseWith(undefined, "2"));
    const ids: string[] = [];
    for await (const { id } of search()) ids.push(id);
    expect(ids).toEqual(["1", "2"]);
  });

  it("rejects a repeated cursor", async () => {
    const { search } = setUp(responseWith("c"), responseWith("c"));
    const page = await search().find();
    await expect(page.toArray()).rejects.toMatchObject({ code: "CURSOR_REPEATED" });
  });
});

describe("aggregations of a search builder", () => {
  const values = { results: [{ value: "a", count: 2 }] };
  const ranges = { results: [{ from: null, to: 3, count: 1 }] };
  const months = { results: [{ value: "2026-01-01T00:00:00.000Z", count: 1 }] };
  const nested = { results: [{ results: { brand: { value: { value: "a", count: 2 } } } }] };
  const results = [
    { name: "prices", type: "RANGE", fieldPath: "price", ranges },
    { name: "brands", type: "VALUE", fieldPath: "brand", values },
    { name: "least", type: "SCALAR", fieldPath: "price", scalar: { type: "MIN", value: 3 } },
    { name: "months", type: "DATE_HISTOGRAM", fieldPath: "createdDate", dateHistogram: months },
    { name: "tree", type: "NESTED", fieldPath: "", nested },
  ];
  const requestedAggregations = {
    brands: { type: "VALUE", fieldPath: "brand", value: { limit: 3 } },
    prices: { type: "RANGE", fieldPath: "price", range: { buckets: [{ to: 3 }] } },
    least: { type: "SCALAR", fieldPath: "price", scalar: { type: "MIN" } },
    months: {
      type: "DATE_HISTOGRAM",
      fieldPath: "createdDate",
      dateHistogram: { interval: "MONTH" },
    },
    tree: {
      type: "NESTED",
      nested: {
        nestedAggregations: [
          { type: "VALUE", fieldPath: "brand" },
          { type: "VALUE", fieldPath: "brand" },
        ],
      },
    },
  } as const;

  it("are computed by `aggregate` with a page size of 1 and returned by name", async () => {
    const { search, sentBodies } = setUp({
      ...responseWith(undefined, "1"),
      aggregationData: { results },
    });
    const aggregates = await search()
      .eq("brand", "a")
      .limit(9)
      .aggregate(requestedAggregations, { fields: ["URL"] });
    expect(aggregates).toEqual({
      brands: [{ value: "a", count: 2 }],
      prices: [{ from: null, to: 3, count: 1 }],
      least: 3,
      months: [{ value: "2026-01-01T00:00:00.000Z", count: 1 }],
      tree: [{ brand: { value: { value: "a", count: 2 } } }],
    });
    const aggregations = Object.entries(requestedAggregations).map(([name, aggregation]) => ({
      ...aggregation,
      name,
    }));
    expect(sentBodies).toEqual([
      {
        search: { filter: { brand: "a" }, aggregations, cursorPaging: { limit: 1 } },
        fields: ["URL"],
      },
    ]);
  });

  it("are available on every page, with the results from the first response", async () => {
    const firstResponse = { ...responseWith("c", "1"), aggregationData: { results } };
    const { search, sentBodies } = setUp(firstResponse, responseWith(undefined, "2"));
    const { brands, least } = requestedAggregations;
    const page = await search().aggregations({ brands }).aggregations({ least }).find();
    const allResults = { brands: [{ value: "a", count: 2 }], least: 3 };
    expect(page.aggregates).toEqual(allResults);
    expect((await page.next()).aggregates).toEqual(allResults);
    expect(sentBodies[1]).toEqual({ search: { cursorPaging: { cursor: "c", limit: 50 } } });
  });

  it("are empty lists or undefined if the response has no valid results", async () => {
    for (const aggregationData of [undefined, null, { results: null }, { results: [7, null] }]) {
      const { search } = setUp({ aggregationData });
      const { brands, least, tree } = requestedAggregations;
      const results = await search().aggregate({ brands, least, tree });
      expect(results).toEqual({ brands: [], least: undefined, tree: [] });
    }
  });
});
