import { describe, expect, it } from "vitest";
import { normalizeQueryArguments } from "./query-arguments.js";

describe("normalizeQueryArguments", () => {
  const options = { fields: ["CURRENCY"] };

  it("returns no query if the call starts a builder", () => {
    expect(normalizeQueryArguments([], 2)).toEqual([undefined]);
    expect(normalizeQueryArguments([null, options], 2)).toEqual([undefined, options]);
    expect(normalizeQueryArguments([options], 2)).toEqual([undefined, options]);
  });

  it("treats an object as the query if it has query fields or no fields", () => {
    const query = { filter: { slug: "hat" } };
    expect(normalizeQueryArguments([query, options], 2)).toEqual([query, options]);
    expect(normalizeQueryArguments([{}], 2)).toEqual([{}]);
  });

  it("treats any object as the query if the operation has no options", () => {
    expect(normalizeQueryArguments([options], 1)).toEqual([options]);
  });

  it.each(["filter", "sort", "sorting", "paging", "cursorPaging"])(
    "treats an object with `%s` and other fields as the query",
    (field) => {
      const query = { [field]: {}, fields: ["CURRENCY"] };
      expect(normalizeQueryArguments([query, options], 2)).toEqual([query, options]);
    },
  );
});
