import { describe, expect, it } from "vitest";
import { queryArguments } from "./query-arguments.js";

describe("queryArguments", () => {
  const options = { fields: ["CURRENCY"] };

  it("starts a builder without a query", () => {
    expect(queryArguments([], 2)).toEqual([undefined]);
    expect(queryArguments([null, options], 2)).toEqual([undefined, options]);
    expect(queryArguments([options], 2)).toEqual([undefined, options]);
  });

  it("takes an object with a query's fields, or with none, as the query", () => {
    const query = { filter: { slug: "hat" } };
    expect(queryArguments([query, options], 2)).toEqual([query, options]);
    expect(queryArguments([{}], 2)).toEqual([{}]);
  });

  it("takes any object as the query of an operation without options", () => {
    expect(queryArguments([options], 1)).toEqual([options]);
  });

  it.each(["filter", "sort", "sorting", "paging", "cursorPaging"])(
    "takes an object with %s as the query, whatever else it has",
    (field) => {
      const query = { [field]: {}, fields: ["CURRENCY"] };
      expect(queryArguments([query, options], 2)).toEqual([query, options]);
    },
  );
});
