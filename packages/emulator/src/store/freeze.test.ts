import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { freeze, shallowCopy } from "./freeze.js";

const isFrozen = (value: unknown): boolean =>
  typeof value !== "object" ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isFrozen));

describe("freeze", () => {
  it("freezes every part of a value", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(freeze(value)).toBe(value);
        expect(isFrozen(value)).toBe(true);
        expect(JSON.stringify(value)).toBe(text);
      }),
    );
  });

  it("does not visit parts of values that are already frozen", () => {
    const value = Object.freeze({ part: {} });
    freeze(value);
    expect(Object.isFrozen(value.part)).toBe(false);
  });
});

describe("shallowCopy", () => {
  const entity = freeze({ id: "a" });

  it("copies collections, but not their entities", () => {
    const data = { items: new Map([["a", entity]]), list: [entity], next: 1, none: null };
    const copy = shallowCopy(data);
    expect(copy).toEqual(data);
    data.items.clear();
    data.list.pop();
    data.next = 2;
    expect(copy).toEqual({ items: new Map([["a", entity]]), list: [entity], next: 1, none: null });
    expect(copy.items.get("a")).toBe(entity);
    expect(copy.list[0]).toBe(entity);
  });

  it("copies a collection that is passed directly", () => {
    const items = new Map([["a", entity]]);
    const copy = shallowCopy(items);
    items.clear();
    expect([...copy]).toEqual([["a", entity]]);
  });
});
