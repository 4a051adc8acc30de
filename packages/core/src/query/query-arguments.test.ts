import { describe, expect, it } from "vitest";
import { queryArguments } from "./query-arguments.js";

describe("queryArguments", () => {
  const options = { fields: ["CURRENCY"] };

  it("starts a builder without a query", () => {
    expect(queryArguments(undefined, undefined)).toEqual([undefined, undefined]);
    expect(queryArguments(null, options)).toEqual([undefined, options]);
    expect(queryArguments(options, undefined)).toEqual([undefined, options]);
  });

  it("takes an object with a query's fields, or with none, as the query", () => {
    const query = { filter: { slug: "hat" } };
    expect(queryArguments(query, options)).toEqual([query, options]);
    expect(queryArguments({}, undefined)).toEqual([{}, undefined]);
  });

  it.each(["filter", "sort", "sorting", "paging", "cursorPaging"])(
    "takes an object with %s as the query, whatever else it has",
    (field) => {
      const query = { [field]: {}, fields: ["CURRENCY"] };
      expect(queryArguments(query, options)).toEqual([query, options]);
    },
  );
});
