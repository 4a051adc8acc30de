import fc from "fast-check";
import { create } from "mutative";
import { describe, expect, it } from "vitest";
import { compact, copyJson, isPlain, withoutNullFields } from "./plain.js";

describe("copyJson", () => {
  it("returns an equal copy, which is a new object unless the value is primitive", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const copy = copyJson(value);
        expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
        if (typeof value === "object" && value !== null) expect(copy).not.toBe(value);
      }),
    );
  });

  it("copies drafts", () => {
    const parts = [{ size: 1 }];
    let copy: unknown;
    create({ parts }, (draft) => {
      copy = copyJson(draft);
    });
    expect(copy).toEqual({ parts });
  });

  it("returns undefined for undefined", () => {
    expect(copyJson(undefined)).toBeUndefined();
  });
});

describe("compact", () => {
  it("omits only undefined fields", () => {
    const fields = compact({ absent: undefined, none: null, no: false, zero: 0, empty: "" });
    expect(Object.entries(fields)).toEqual([
      ["none", null],
      ["no", false],
      ["zero", 0],
      ["empty", ""],
    ]);
  });
});

describe("isPlain", () => {
  it.each([{}, { size: 1 }])("returns true for the object %j", (value) => {
    expect(isPlain(value)).toBe(true);
  });

  it.each([null, undefined, [], "text", 1, () => {}])("returns false for %s", (value) => {
    expect(isPlain(value)).toBe(false);
  });
});

describe("withoutNullFields", () => {
  it("removes null and undefined fields at any depth", () => {
    const value = {
      name: "chair",
      none: null,
      absent: undefined,
      parts: [{ size: 0, none: null }],
    };
    const result = withoutNullFields(value);
    expect(JSON.stringify(result)).toBe('{"name":"chair","parts":[{"size":0}]}');
    expect(Object.keys(result as object)).toEqual(["name", "parts"]);
  });

  it.each(["text", 0, false, null])("returns %s unchanged", (value) => {
    expect(withoutNullFields(value)).toBe(value);
  });

  it("keeps nulls in lists", () => {
    expect(withoutNullFields([null, 1])).toEqual([null, 1]);
  });
});
