import { describe, expect, it } from "vitest";
import { PorticoError } from "../errors/portico-error.js";
import type { Operation } from "./operation.js";
import { requestParts } from "./url.js";

const postOperation: Operation = {
  name: "a.b.make",
  method: "POST",
  path: "/a",
  names: ["thing", "options"],
  args: ["...thing", ["id"]],
};
const messageOf = (operation: Operation, request: Record<string, unknown>) => {
  try {
    requestParts(operation, request);
  } catch (error) {
    return (error as Error).message;
  }
  return "sent";
};

const unsendableValues = [
  [Symbol("secret"), "a symbol"],
  [() => "secret", "a function"],
  [Number.NaN, "NaN"],
  [Number.NEGATIVE_INFINITY, "-Infinity"],
] as const;

describe("a value that JSON would omit or change", () => {
  it("is rejected in a body or a query string, with an error that states its field and type", () => {
    for (const method of ["POST", "PATCH", "GET", "DELETE"] as const) {
      for (const [value, kind] of unsendableValues) {
        const reason = `cannot be ${kind}`;
        const operation = { ...postOperation, method };
        expect(messageOf(operation, { id: value })).toBe(
          `INVALID_ARGUMENT: "options.id" ${reason}`,
        );
        expect(messageOf(operation, { thing: { list: [1, { a: value }] } })).toBe(
          `INVALID_ARGUMENT: "thing.list[1].a" ${reason}`,
        );
        expect(messageOf(operation, { other: [value] })).toBe(
          `INVALID_ARGUMENT: "other[0]" ${reason}`,
        );
      }
    }
  });

  it("is rejected if it is an invalid date in a field without a codec", () => {
    expect(messageOf(postOperation, { thing: { at: new Date(Number.NaN) } })).toBe(
      'INVALID_ARGUMENT: "thing.at" must be a valid date',
    );
  });

  it("is rejected in a GET request that was converted to a POST request", () => {
    const operation: Operation = { ...postOperation, method: "GET", fallback: true };
    const request = { text: "x".repeat(5_000), id: () => {} };
    expect(messageOf(operation, request)).toMatch(/"options\.id" cannot be a function/);
  });

  it("is rejected with the PorticoError that its `toJSON` throws", () => {
    const error = new PorticoError("The cart is closed", { code: "CLOSED" });
    const toJSON = () => {
      throw error;
    };
    expect(() => requestParts(postOperation, { thing: { toJSON } })).toThrow(error);
    expect(messageOf(postOperation, { thing: { toJSON } })).toBe("The cart is closed");
  });

  it("is accepted if it has a `toJSON` method", () => {
    const money = { amount: 1, plus: () => money, toJSON: () => "1.00" };
    expect(
      requestParts(postOperation, { thing: { money, at: new Date(0), left: undefined } }).body,
    ).toBe('{"thing":{"money":"1.00","at":"1970-01-01T00:00:00.000Z"}}');
  });
});
