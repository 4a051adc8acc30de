import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { asFields, isDate, isRecord, ownField, setValueAtPath, valueAtPath } from "./records.js";

class Money {
  amount = 1;
}
const evaluateInOtherRealm = (code: string): unknown => runInNewContext(code);

describe("records", () => {
  it("can be class instances and objects from any realm, but not arrays or dates", () => {
    for (const value of [{}, new Money(), evaluateInOtherRealm("({})"), Object.create(null)]) {
      expect(isRecord(value)).toBe(true);
      expect(asFields(value)).toBe(value);
    }
    for (const value of [undefined, null, "text", 7, [], new Date(0), new Uint8Array(1), () => 7]) {
      expect(isRecord(value)).toBe(false);
    }
    for (const value of [undefined, null, "text", 7]) expect(asFields(value)).toEqual({});
  });

  it("can be distinguished from dates of any realm with isDate", () => {
    for (const value of [new Date(0), evaluateInOtherRealm("new Date(0)")])
      expect(isDate(value)).toBe(true);
    for (const value of [0, "2024-01-01", {}, null]) expect(isDate(value)).toBe(false);
  });

  it("expose only own fields to `ownField` and `valueAtPath`", () => {
    const source = { a: { b: [7] }, text: "text" };
    expect(ownField(source, "text")).toBe("text");
    for (const key of ["constructor", "none"]) expect(ownField(source, key)).toBeUndefined();
    for (const nonRecord of [undefined, null, "text", 7])
      expect(ownField(nonRecord, "length")).toBeUndefined();
    expect(valueAtPath(source, ["a", "b", "0"])).toBe(7);
    expect(valueAtPath(source, [])).toBe(source);
    for (const path of [
      ["none", "b"],
      ["text", "length"],
      ["a", "constructor"],
    ]) {
      expect(valueAtPath(source, path)).toBeUndefined();
    }
  });

  it("are changed along a path without modifying the original nested objects", () => {
    const inner = Object.freeze({ c: 1 });
    const target: Record<string, unknown> = { a: inner, text: "text", list: [1] };
    setValueAtPath(target, ["a", "b"], 2);
    setValueAtPath(target, ["text", "b"], 3);
    setValueAtPath(target, ["list", "b"], 4);
    setValueAtPath(target, ["new", "deep", "er"], 5);
    expect(target).toEqual({
      a: { c: 1, b: 2 },
      text: { b: 3 },
      list: { b: 4 },
      new: { deep: { er: 5 } },
    });
    expect(inner).toEqual({ c: 1 });
  });
});
