import { describe, expect, it } from "vitest";
import { queryOf } from "./text-query.js";

const rejection = (description: string, code: string) =>
  expect.objectContaining({
    message: description,
    details: { applicationError: expect.objectContaining({ code }) },
  });

describe("queryOf", () => {
  it("parses the filter and the sorting", () => {
    expect(
      queryOf({
        filter: '{"name": {"$eq": "Coat"}}',
        sort: '[{"name": "asc"}, {"price": "DESC", "id": "desc"}]',
        paging: { limit: 5, offset: 10 },
      }),
    ).toEqual({
      filter: { name: { $eq: "Coat" } },
      sort: [
        { fieldName: "name", order: "ASC" },
        { fieldName: "price", order: "DESC" },
        { fieldName: "id", order: "DESC" },
      ],
      paging: { limit: 5, offset: 10 },
    });
  });

  it("accepts a single sort order as an object", () => {
    const sortOf = (sort: string) => queryOf({ sort }).sort;
    expect(sortOf('{"fieldName": "name", "order": "desc"}')).toEqual([
      { fieldName: "name", order: "DESC" },
    ]);
    expect(sortOf('{"fieldName": "name"}')).toEqual([{ fieldName: "name", order: "ASC" }]);
    expect(sortOf("[]")).toEqual([]);
  });

  it.each([undefined, {}, { filter: null, sort: null, paging: null }, { filter: "", sort: "" }])(
    "returns an empty query for %j",
    (query) => {
      expect(queryOf(query)).toStrictEqual({ sort: [], paging: {} });
    },
  );

  it("ignores a limit or offset that is null", () => {
    expect(queryOf({ paging: { limit: null, offset: null } }).paging).toStrictEqual({});
  });

  it.each(["[]", "name", "null", "1"])("rejects the filter %s", (filter) => {
    const error = rejection("The filter is not a JSON object", "INVALID_FILTER");
    expect(() => queryOf({ filter })).toThrow(error);
  });

  it.each(["name", "null", "[1]", '["name"]'])("rejects the sort order %s", (sort) => {
    const error = rejection("The sorting is not valid JSON", "INVALID_SORT");
    expect(() => queryOf({ sort })).toThrow(error);
  });

  it("rejects an unknown sort direction", () => {
    const error = rejection("Unknown sort order 'up'", "INVALID_SORT");
    expect(() => queryOf({ sort: '{"name": "up"}' })).toThrow(error);
  });
});
