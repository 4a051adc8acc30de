import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isValidationError } from "../errors/guards.js";
import { decode, decodeInPlace, encode } from "./codec.js";
import type { Codec, CodecTable } from "./operation.js";
import { checkSendable } from "./sendable.js";

const table: CodecTable = {
  createdDate: "d",
  weight: "f",
  file: "b",
  fieldMask: "m",
  items: { date: "d", points: "f", nested: { file: "b" } },
  extra: { "*": { dateValue: "d", numValue: "f" } },
  dates: "d",
};

const date = fc.date({ noInvalidDate: true });
const leafValues: Record<Extract<Codec, string>, fc.Arbitrary<unknown>> = {
  d: date,
  f: fc.double().map((n) => (Object.is(n, -0) ? 0 : n)),
  b: fc.uint8Array({ maxLength: 40 }),
  m: fc.array(fc.stringMatching(/^[a-z.]{1,8}$/), { maxLength: 4 }),
};
const keys = fc.oneof(fc.string(), fc.constantFrom("__proto__", "constructor", "toString"));

function valueFor(codec: Codec): fc.Arbitrary<unknown> {
  if (typeof codec === "string") return leafValues[codec];
  if ("*" in codec) return fc.dictionary(keys, valueFor(codec["*"] as Codec), { maxKeys: 4 });
  const fields = Object.fromEntries(
    Object.entries(codec).map(([key, field]) => [
      key,
      fc.oneof(valueFor(field), fc.constant(null)),
    ]),
  );
  const record = fc.record(
    { ...fields, free: fc.jsonValue().map((free) => JSON.parse(JSON.stringify(free))) },
    { requiredKeys: [] },
  );
  return fc.oneof(record, fc.array(record, { maxLength: 3 }));
}

/** Returns the path of each leaf, without its value, because decoding may change the value. */
function leafPathsOf(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null || value instanceof Date) return [path];
  if (value instanceof Uint8Array) return [path];
  return Object.entries(value).flatMap(([key, field]) => leafPathsOf(field, `${path}/${key}`));
}

describe("codec", () => {
  it("decodes the values that it has encoded", () => {
    fc.assert(
      fc.property(valueFor(table), (value) => {
        const receivedValue = JSON.parse(JSON.stringify(encode(value, table)));
        expect(decode(receivedValue, table)).toEqual(value);
      }),
    );
  });

  it("encodes every kind of value", () => {
    const value = {
      createdDate: new Date(0),
      weight: Number.NaN,
      file: new Uint8Array([251, 255]),
      fieldMask: ["a", "b.c"],
      items: [{ points: Number.POSITIVE_INFINITY }, { points: Number.NEGATIVE_INFINITY }],
      extra: { k: { dateValue: new Date(1), numValue: 2 } },
      dates: [new Date(2), null],
      other: { createdDate: 5 },
    };
    expect(encode(value, table)).toEqual({
      createdDate: "1970-01-01T00:00:00.000Z",
      weight: "NaN",
      file: "+/8=",
      fieldMask: "a,b.c",
      items: [{ points: "Infinity" }, { points: "-Infinity" }],
      extra: { k: { dateValue: "1970-01-01T00:00:00.001Z", numValue: 2 } },
      dates: ["1970-01-01T00:00:00.002Z", null],
      other: { createdDate: 5 },
    });
  });

  it("keeps values that are already encoded", () => {
    const encodedValue = {
      createdDate: "2024-01-01T00:00:00Z",
      weight: 1,
      file: "AA==",
      fieldMask: "a",
    };
    expect(encode(encodedValue, table)).toEqual(encodedValue);
  });

  it("does not modify the value that it encodes", () => {
    const value = Object.freeze({ items: Object.freeze([Object.freeze({ date: new Date(0) })]) });
    encode(value, table);
    expect(value.items[0]?.date).toBeInstanceOf(Date);
  });

  it("does not convert a value whose type does not match the field", () => {
    const mismatchedValue = {
      createdDate: Number.NaN,
      weight: new Date(0),
      file: { a: 1 },
      fieldMask: { a: 1 },
      items: { date: new Uint8Array(1), points: { a: 1 }, nested: 7 },
    };
    expect(encode(mismatchedValue, table)).toStrictEqual(mismatchedValue);
    expect(encode(null, table)).toBeNull();
  });

  it("encodes only the bytes that a view covers", () => {
    const { buffer } = new Uint8Array([1, 251, 255, 2]);
    const views = [new Uint8Array(buffer, 1, 2), new DataView(buffer, 1, 2)];
    for (const file of views) expect(encode({ file }, table)).toEqual({ file: "+/8=" });
  });

  it("decodes numbers that JSON does not support", () => {
    const numbers = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    const weight = numbers.map(String);
    expect(decode({ weight }, table)).toEqual({ weight: numbers });
  });

  it("decodes complete dates in any year, and keeps other strings", () => {
    for (const text of ["2024-01-02", "+012024-01-02T00:00:00Z", "-000001-01-02T00:00:00Z"]) {
      expect(decode({ createdDate: text }, table)).toEqual({ createdDate: new Date(text) });
    }
    for (const text of ["5", "5-01-02", "2024-1-02", "2024-01-2", "x 2024-01-02", "2024-99-99"]) {
      expect(decode({ createdDate: text }, table)).toEqual({ createdDate: text });
    }
  });

  it("encodes dates from another realm", () => {
    expect(encode({ createdDate: runInNewContext("new Date(0)") }, table)).toEqual({
      createdDate: "1970-01-01T00:00:00.000Z",
    });
  });

  it("keeps an invalid date, so that it is rejected later with the name of its field", () => {
    const invalidDate = new Date(Number.NaN);
    const errorFor = (value: unknown) => {
      try {
        checkSendable(encode(value, table));
      } catch (error) {
        return isValidationError(error) ? error.message : error;
      }
      return undefined;
    };
    expect(errorFor({ createdDate: invalidDate })).toBe(
      'INVALID_ARGUMENT: "createdDate" must be a valid date',
    );
    expect(errorFor({ items: [{}, { date: invalidDate }] })).toBe(
      'INVALID_ARGUMENT: "items[1].date" must be a valid date',
    );
    expect(errorFor({ extra: { k: { dateValue: invalidDate } } })).toBe(
      'INVALID_ARGUMENT: "extra.k.dateValue" must be a valid date',
    );
  });

  it("keeps values that cannot be decoded", () => {
    const unusualInput = {
      createdDate: "5",
      weight: "heavy",
      file: "%%%",
      fieldMask: 7,
      items: "none",
      extra: [null, 3],
      dates: [null, 1, "soon", {}],
    };
    expect(decode(unusualInput, table)).toEqual(unusualInput);
    expect(decode({ weight: "constructor" }, table)).toEqual({ weight: "constructor" });
  });

  it("decodes an empty field mask to an empty list", () => {
    expect(decode({ fieldMask: "" }, table)).toEqual({ fieldMask: [] });
  });

  it("decodes any JSON without changing its structure, the input or a prototype", () => {
    const json = fc.jsonValue().map((value) => JSON.stringify(value));
    const unusualInput = fc.constantFrom(
      '{"__proto__":{"polluted":true}}',
      '{"constructor":{"prototype":{"polluted":true}}}',
      '{"items":[null,{"__proto__":{"date":"2024-01-01"}}]}',
      '{"extra":{"__proto__":{"dateValue":"2024-01-01T00:00:00Z","polluted":true}}}',
      '{"fieldMask":7,"extra":{"constructor":{"dateValue":7}},"createdDate":{"a":[null]}}',
    );
    const jsonForTable = valueFor(table).map((value) => JSON.stringify(value));
    fc.assert(
      fc.property(fc.oneof(json, unusualInput, jsonForTable), (text) => {
        const value = JSON.parse(text);
        const decoded = decode(value, table);
        expect(leafPathsOf(decoded)).toEqual(leafPathsOf(value));
        expect(JSON.stringify(value)).toBe(JSON.stringify(JSON.parse(text)));
        expect(({} as Record<string, unknown>).polluted).toBeUndefined();
        if (typeof decoded === "object" && decoded !== null && !Array.isArray(decoded)) {
          expect(Object.getPrototypeOf(decoded)).toBe(Object.prototype);
        }
      }),
    );
  });

  it("converts an own field named `__proto__`", () => {
    const value = JSON.parse('{"extra":{"__proto__":{"dateValue":"2024-01-01T00:00:00.000Z"}}}');
    const { extra } = decode(value, table) as { extra: object };
    expect(Object.keys(extra)).toEqual(["__proto__"]);
    const ownValue = Object.getOwnPropertyDescriptor(extra, "__proto__")?.value;
    expect(ownValue.dateValue).toEqual(new Date("2024-01-01T00:00:00.000Z"));
  });

  it("decodes in place, with the same result as if it decoded a copy", () => {
    const json = fc.jsonValue().map((value) => JSON.stringify(value));
    const unusualInput = fc.constantFrom(
      '{"__proto__":{"createdDate":"2024-01-01"},"createdDate":"2024-01-01"}',
      '{"extra":{"__proto__":{"dateValue":"2024-01-01T00:00:00Z"},"constructor":{"numValue":"NaN"}}}',
      '{"items":[[{"date":"2024-01-01"}],null,7],"dates":["2024-01-01",["2024-01-01"]],"file":["AA=="]}',
      '{"fieldMask":["a,b"],"extra":[{"k":{"dateValue":"2024-01-01"}}],"weight":{"a":"NaN"}}',
    );
    const jsonForTable = valueFor(table).map((value) => JSON.stringify(encode(value, table)));
    const nestedObjectsOf = (value: unknown): object[] =>
      typeof value === "object" && value !== null
        ? [value, ...Object.values(value).flatMap(nestedObjectsOf)]
        : [];
    fc.assert(
      fc.property(fc.oneof(json, unusualInput, jsonForTable), (text) => {
        const value = JSON.parse(text);
        const objectsBefore = new Set(nestedObjectsOf(value));
        const decoded = decodeInPlace(value, table);
        expect(decoded).toEqual(decode(JSON.parse(text), table));
        expect(Object.is(decoded, value)).toBe(true);
        for (const object of nestedObjectsOf(decoded)) {
          const isValue = object instanceof Date || object instanceof Uint8Array;
          // A field mask becomes a list.
          expect(isValue || Array.isArray(object) || objectsBefore.has(object)).toBe(true);
        }
        expect(({} as Record<string, unknown>).dateValue).toBeUndefined();
      }),
    );
  });

  it("decodes only own fields in place", () => {
    const unusualTable = {
      constructor: "d",
      toString: { a: "d" },
      "*": { x: "d" },
    } as unknown as CodecTable;
    const value = JSON.parse('{"y":{"x":"2024-01-01"}}');
    expect(decodeInPlace(value, unusualTable)).toEqual({ y: { x: new Date("2024-01-01") } });
    expect(Object.keys(value)).toEqual(["y"]);
    const tableWithInheritedKey = { constructor: "d" } as unknown as CodecTable;
    expect(decodeInPlace({ a: "2024-01-01" }, tableWithInheritedKey)).toEqual({ a: "2024-01-01" });
    expect(decodeInPlace("2024-01-01", undefined)).toBe("2024-01-01");
  });
});
