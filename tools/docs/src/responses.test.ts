import { describe, expect, it } from "vitest";
import { formatResponse, ResponsePrinter } from "./responses.ts";

const longText = "x".repeat(60);

describe("formatResponse", () => {
  it("wraps only values that are too long for one line", () => {
    expect(formatResponse({ a: [1, 2], b: { c: null }, d: [] })).toBe(
      '{ "a": [1, 2], "b": { "c": null }, "d": [] }',
    );
    expect(formatResponse({ a: longText, b: [{ c: longText }] })).toBe(
      `{\n  "a": "${longText}",\n  "b": [{ "c": "${longText}" }]\n}`,
    );
  });

  it("prints a comment at the end of a shortened list", () => {
    expect(formatResponse({ ids: ["a", "b", "… 3 more"] })).toBe(
      '{ "ids": ["a", "b" /* … 3 more */] }',
    );
    expect(formatResponse([{ a: longText, b: longText }, "… 1 more"])).toBe(
      `[\n  {\n    "a": "${longText}",\n    "b": "${longText}"\n  }\n  /* … 1 more */\n]`,
    );
  });
});

describe("ResponsePrinter", () => {
  it("shortens a response if a previous response had the same fields", () => {
    const printer = new ResponsePrinter();
    const response = { thing: { id: "1", parts: { first: longText, second: longText } } };
    expect(printer.print(response)).toContain(longText);
    expect(printer.print(response)).toBe(
      '{\n  "thing": {\n    "id": "1",\n    "parts": { … }\n  }\n}',
    );
  });
});
