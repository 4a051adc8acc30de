import { describe, expect, it } from "vitest";
import { ANY, EVERY, type Fields, fields, LIST, ORDERED, TEXT } from "./fields.js";
import { type Query, rowReader, runQuery, type Source, select } from "./run-query.js";

interface Item {
  readonly name: string;
  readonly made?: string;
}

const ITEM_FIELDS: Fields = {
  name: { operators: ANY, sort: true },
  made: { operators: ANY },
  createdDate: { operators: ANY, sort: true, path: "made" },
};
const ITEMS: readonly Item[] = [
  { name: "b", made: "2025-01-02T00:00:00Z" },
  { name: "a", made: "2025-01-03T00:00:00Z" },
  { name: "c", made: "2025-01-01T00:00:00Z" },
];
const source: Source<Item> = { items: ITEMS, fields: ITEM_FIELDS };
const namesOf = (query: Query, from = source) =>
  runQuery(from, query).items.map(({ name }) => name);
const rejection = (message: string, code: string) =>
  expect.objectContaining({
    status: 400,
    message: expect.stringContaining(message),
    details: { applicationError: expect.objectContaining({ code }) },
  });

describe("runQuery", () => {
  it("returns 50 items in their original order by default", () => {
    const items = Array.from({ length: 60 }, (_, index) => ({ name: String(index) }));
    const page = runQuery({ ...source, items });
    expect(page.items).toEqual(items.slice(0, 50));
    expect(page).toMatchObject({ total: 60, offset: 0, limit: 50, prev: null });
    expect(runQuery({ ...source, items }, {}, 7).items).toHaveLength(7);
  });

  it("prefers the limit in cursorPaging, but the offset in paging", () => {
    const cursorPaging = { limit: 1, offset: 2 };
    expect(namesOf({ cursorPaging })).toEqual(["c"]);
    expect(namesOf({ cursorPaging, paging: { limit: 2, offset: 1 } })).toEqual(["a"]);
  });

  it("reports the requested offset even if it is beyond the last item", () => {
    const page = runQuery(source, { paging: { offset: 9, limit: 2 } });
    expect(page).toMatchObject({ items: [], offset: 9, total: 3, next: null });
    const last = runQuery(source, { cursorPaging: { cursor: page.prev ?? "" } });
    expect(last.items).toEqual(ITEMS.slice(1));
  });

  it("returns no cursors if the limit is 0", () => {
    const page = runQuery(source, { paging: { offset: 1, limit: 0 } });
    expect(page).toMatchObject({ items: [], next: null, prev: null, total: 3 });
  });

  it("returns no cursors if no item matches", () => {
    const page = runQuery(source, { filter: { name: "x" }, paging: { offset: 1, limit: 2 } });
    expect(page).toMatchObject({ items: [], next: null, prev: null, total: 0 });
  });

  it("uses the default sorting unless the query specifies another", () => {
    const sortedSource: Source<Item> = { ...source, sort: [{ fieldName: "name", order: "DESC" }] };
    expect(namesOf({}, sortedSource)).toEqual(["c", "b", "a"]);
    expect(namesOf({ sort: [] }, sortedSource)).toEqual(["c", "b", "a"]);
    expect(namesOf({ sort: [{ fieldName: "name" }] }, sortedSource)).toEqual(["a", "b", "c"]);
  });

  it("sorts a cached list again if the sort field or direction changes", () => {
    const cachedSource: Source<Item> = {
      ...source,
      items: [...ITEMS],
      read: { name: ({ name }) => name, made: ({ made }) => made },
      isCached: true,
    };
    for (let round = 0; round < 2; round += 1) {
      expect(namesOf({ sort: [{ fieldName: "name" }] }, cachedSource)).toEqual(["a", "b", "c"]);
      expect(namesOf({ sort: [{ fieldName: "name", order: "DESC" }] }, cachedSource)).toEqual([
        "c",
        "b",
        "a",
      ]);
      expect(namesOf({ sort: [{ fieldName: "createdDate" }] }, cachedSource)).toEqual([
        "c",
        "b",
        "a",
      ]);
      expect(namesOf({}, cachedSource)).toEqual(["b", "a", "c"]);
    }
  });

  it("accepts field names in snake case", () => {
    const filter = { created_date: { $gt: "2025-01-01T12:00:00Z" } };
    expect(namesOf({ filter })).toEqual(["b", "a"]);
    const camelCaseSource: Source<{ readonly madeIn: string }> = {
      items: [{ madeIn: "PT" }, { madeIn: "IT" }],
      fields: { madeIn: { operators: ANY, sort: true } },
    };
    expect(runQuery(camelCaseSource, { filter: { made_in: "IT" } }).total).toBe(1);
    expect(runQuery(camelCaseSource, { sort: [{ fieldName: "made_in" }] }).items[0]?.madeIn).toBe(
      "IT",
    );
  });

  it("rejects sorting by fields that cannot be sorted", () => {
    for (const fieldName of ["made", "other", "toString"]) {
      const error = rejection(`Field '${fieldName}' does not support sorting`, "INVALID_SORT");
      expect(() => runQuery(source, { sort: [{ fieldName }] })).toThrow(error);
    }
  });

  it("rejects unknown time zones", () => {
    const error = rejection("Unknown time zone 'Mars/Olympus'", "INVALID_TIME_ZONE");
    expect(() => runQuery(source, { timeZone: "Mars/Olympus" })).toThrow(error);
    expect(namesOf({ timeZone: "Europe/Paris" })).toEqual(["b", "a", "c"]);
  });

  it("includes the time zone in cursors", () => {
    const filter = { made: { $lt: "2025-01-03T00:30:00" } };
    const first = runQuery(source, { filter, timeZone: "Asia/Tokyo", paging: { limit: 1 } });
    expect(first.total).toBe(2);
    expect(runQuery(source, { cursorPaging: { cursor: first.next ?? "" } }).total).toBe(2);
  });

  it("rejects an empty filter if the operation disallows empty filters", () => {
    const strictSource = { ...source, rejectEmptyFilter: true };
    const error = rejection("The filter is empty. Omit it", "INVALID_FILTER");
    expect(() => runQuery(strictSource, { filter: {} })).toThrow(error);
    expect(() => select(strictSource, { filter: {} })).toThrow(error);
    expect(namesOf({ filter: {} })).toEqual(["b", "a", "c"]);
    expect(namesOf({}, strictSource)).toEqual(["b", "a", "c"]);
    const { next } = runQuery(strictSource, { paging: { limit: 2 } });
    const query = { filter: {}, cursorPaging: { cursor: next ?? "" } };
    expect(namesOf(query, strictSource)).toEqual(["c"]);
    const pageWithEmptyFilter = runQuery(source, { filter: {}, paging: { limit: 2 } });
    expect(
      namesOf({ cursorPaging: { cursor: pageWithEmptyFilter.next ?? "" } }, strictSource),
    ).toEqual(["c"]);
  });

  it("reads prebuilt views along with their order numbers", () => {
    const items = [
      { item: { name: "b" }, order: 4 },
      { item: { name: "a" }, order: 7 },
    ];
    const viewSource = { ...rowReader, items, fields: ITEM_FIELDS };
    const query: Query = { filter: { name: { $in: ["a", "b"] } }, sort: [{ fieldName: "name" }] };
    const page = runQuery(viewSource, { ...query, paging: { limit: 1 } });
    expect(page.items.map(rowReader.view)).toEqual([{ name: "a" }]);
    const rest = { ...viewSource, items: items.slice(0, 1) };
    expect(runQuery(rest, { cursorPaging: { cursor: page.next ?? "" } }).items).toEqual([items[0]]);
  });
});

describe("select", () => {
  it("returns the matching items in their original order", () => {
    expect(select(source, { filter: { name: { $in: ["c", "b"] } } })).toEqual([ITEMS[0], ITEMS[2]]);
    expect(select(source, {})).toEqual(ITEMS);
  });
});

describe("the fields of a query", () => {
  it("can be declared together with the same settings", () => {
    const field = { operators: LIST };
    expect(fields(["a", "b"], field)).toEqual({ a: field, b: field });
  });

  it("can use constants with the operators of text, ordered, other and list fields", () => {
    const exact = ["$eq", "$ne", "$exists", "$in", "$nin"];
    const ordered = [...exact, "$gt", "$gte", "$lt", "$lte"];
    expect(TEXT).toEqual([...exact, "$startsWith"]);
    expect(ORDERED).toEqual(ordered);
    expect(ANY).toEqual([...ordered, "$startsWith"]);
    expect(LIST).toEqual(["$hasSome", "$hasAll", "$isEmpty"]);
    expect(new Set(EVERY)).toEqual(
      new Set([...ANY, ...LIST, "$endsWith", "$contains", "$matchItems"]),
    );
  });
});
