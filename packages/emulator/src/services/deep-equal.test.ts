import { describe, expect, it } from "vitest";
import { deepEqual, sameReference } from "./deep-equal.js";

describe("deepEqual", () => {
  it.each([
    [true, { a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 }],
    [true, { a: 1, b: undefined }, { a: 1, b: null }],
    [false, { a: 1 }, { a: "1" }],
    [false, { a: [1, 2] }, { a: [2, 1] }],
    [false, { 'a":1,"b': 2 }, { a: 1, b: 2 }],
  ])("returns %s for %j and %j", (expected, a, b) => {
    expect(deepEqual(a, b)).toBe(expected);
  });
});

describe("sameReference", () => {
  it("treats empty and null options as equal", () => {
    const reference = { appId: "a", catalogItemId: "b" };
    expect(sameReference({ ...reference, options: {} }, { ...reference, options: null })).toBe(
      true,
    );
    expect(sameReference(reference, { ...reference, options: { variantId: "c" } })).toBe(false);
  });
});
