import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isValidationError } from "../errors/guards.js";
import type { Operation } from "./operation.js";
import { requestParts } from "./url.js";

const updateOperation: Operation = {
  name: "ecom.orders.updateLineItem",
  method: "GET",
  path: "/ecom/v1/orders/{id}/line-item/{lineItem.id}",
  names: ["identifiers"],
  args: [{ id: "id", lineItemId: "lineItem.id" }],
};
const listOperation: Operation = { name: "a.b.list", method: "GET", path: "/a/list" };
const complexOperation: Operation = { ...listOperation, complex: true };

const queryParameters = (operation: Operation, request: Record<string, unknown>) => [
  ...new URL(requestParts(operation, request).path, "https://www.wixapis.com").searchParams,
];
const messageOf = (operation: Operation, request: Record<string, unknown>) => {
  try {
    requestParts(operation, request);
  } catch (error) {
    expect(isValidationError(error)).toBe(true);
    return (error as Error).message;
  }
  return "sent";
};

describe("the path of a request", () => {
  it("matches its template for any ids, and the ids can be parsed from it", () => {
    const id = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ unit: "grapheme" }),
      fc.constantFrom(
        "../../members/v1/members",
        "a/b",
        "%2e%2e",
        "%2F",
        "..;",
        "?x=1#y",
        "\\..\\",
        "\t\n ",
      ),
    );
    fc.assert(
      fc.property(id, id, (orderId, itemId) => {
        fc.pre(![".", "..", ""].includes(orderId) && ![".", "..", ""].includes(itemId));
        const { path } = requestParts(
          { ...updateOperation, method: "POST" },
          { id: orderId, lineItem: { id: itemId } },
        );
        const url = new URL(path, "https://www.wixapis.com");
        expect(url.origin + url.search + url.hash).toBe("https://www.wixapis.com");
        const segments = url.pathname.split("/").map(decodeURIComponent);
        expect(segments).toEqual(["", "ecom", "v1", "orders", orderId, "line-item", itemId]);
      }),
    );
  });

  it("cannot have an empty or missing segment, and the error names the argument", () => {
    const message = 'INVALID_ARGUMENT: "identifiers.lineItemId" must not be empty';
    for (const id of ["", undefined, null, {}, []]) {
      expect(messageOf(updateOperation, { id: "o", lineItem: { id } })).toBe(message);
    }
    expect(messageOf(updateOperation, { id: "o" })).toBe(message);
    expect(messageOf(updateOperation, { lineItem: { id: "l" } })).toBe(
      'INVALID_ARGUMENT: "identifiers.id" must not be empty',
    );
  });

  it("causes errors with different violated rules for empty and invalid segments", () => {
    for (const [id, violatedRule] of [
      ["", "REQUIRED_FIELD"],
      ["..", "FORMAT"],
    ]) {
      const violation = { field: "identifiers.id", violatedRule };
      expect(() => requestParts(updateOperation, { id, lineItem: { id: "l" } })).toThrow(
        expect.objectContaining({ violations: [expect.objectContaining(violation)] }),
      );
    }
  });

  it("cannot have dot segments, which would lead to a different URL", () => {
    for (const id of [".", ".."]) {
      expect(messageOf(updateOperation, { id, lineItem: { id: "l" } })).toBe(
        'INVALID_ARGUMENT: "identifiers.id" must not be a dot',
      );
    }
  });

  it("cannot contain an id with a lone surrogate", () => {
    expect(messageOf(updateOperation, { id: "\ud800", lineItem: { id: "l" } })).toBe(
      'INVALID_ARGUMENT: "identifiers.id" must be well-formed text',
    );
  });

  it("contains only own fields of the request", () => {
    const operation: Operation = { ...listOperation, path: "/a/{constructor}" };
    expect(messageOf(operation, {})).toBe('INVALID_ARGUMENT: "constructor" must not be empty');
    expect(requestParts(operation, { constructor: "x" }).path).toContain("/a/x");
  });

  it("can contain numbers as ids", () => {
    expect(requestParts({ ...listOperation, method: "POST", path: "/a/{n}" }, { n: 0 }).path).toBe(
      "/a/0",
    );
    // A body cannot contain a bigint, so this request is a GET.
    expect(requestParts({ ...listOperation, path: "/a/{n}" }, { n: 7n }).path).toBe("/a/7?n=7");
  });

  it("cannot contain ids other than strings and finite numbers, and the error states the kind of value", () => {
    for (const [id, kind] of [
      [Symbol("s"), "a symbol"],
      [() => {}, "a function"],
      [class {}, "a function"],
      [true, "a boolean"],
      [false, "a boolean"],
      [Number.NaN, "NaN"],
      [Number.POSITIVE_INFINITY, "Infinity"],
      [Number.NEGATIVE_INFINITY, "-Infinity"],
    ] as const) {
      expect(messageOf(updateOperation, { id: "o", lineItem: { id } })).toBe(
        `INVALID_ARGUMENT: "identifiers.lineItemId" cannot be ${kind}`,
      );
    }
  });
});

describe("the query string of a request", () => {
  it("separates nested field names with dots, and repeats the key for each item in a list", () => {
    expect(
      queryParameters(listOperation, { a: { b: 1, c: { d: "x y" } }, list: ["1", 2], off: false }),
    ).toEqual([
      ["a.b", "1"],
      ["a.c.d", "x y"],
      ["list", "1"],
      ["list", "2"],
      ["off", "false"],
    ]);
  });

  it("omits undefined, null, empty objects and empty lists", () => {
    expect(
      requestParts(listOperation, { a: undefined, b: null, c: {}, d: [], e: [null] }).path,
    ).toBe("/a/list");
  });

  it("writes dates as ISO strings", () => {
    const date = new Date("2024-05-06T07:08:09.010Z");
    expect(queryParameters(listOperation, { date, dates: [date] })).toEqual([
      ["date", "2024-05-06T07:08:09.010Z"],
      ["dates", "2024-05-06T07:08:09.010Z"],
    ]);
  });

  it("cannot contain an invalid date", () => {
    expect(messageOf(listOperation, { date: new Date(Number.NaN) })).toBe(
      'INVALID_ARGUMENT: "date" must be a valid date',
    );
  });

  it("contains all fields of a DELETE request, including fields that are in the path", () => {
    const operation: Operation = { ...listOperation, method: "DELETE", path: "/a/{id}" };
    expect(requestParts(operation, { id: "7", all: true })).toEqual({
      method: "DELETE",
      path: "/a/7?id=7&all=true",
    });
  });

  it("is the parameter `.r` for a complex operation with nested fields", () => {
    const decodeParameter = (request: Record<string, unknown>) => {
      const [[key, value = ""] = []] = queryParameters(complexOperation, request);
      expect(key).toBe(".r");
      return JSON.parse(Buffer.from(value, "base64url").toString());
    };
    for (const request of [
      { query: { filter: { name: "grün ÿ>" } } },
      { sort: [{ fieldName: "a" }] },
      { a: 1, b: { c: [] } },
      { list: [1, { a: 1 }] },
    ]) {
      expect(decodeParameter(request)).toEqual(request);
    }
  });

  it("is flat for a complex operation without nested fields", () => {
    expect(queryParameters(complexOperation, { a: 1, list: ["x"] })).toEqual([
      ["a", "1"],
      ["list", "x"],
    ]);
    expect(requestParts(complexOperation, { query: {} }).path).toBe("/a/list");
    const dates = [new Date(0), null];
    expect(queryParameters(complexOperation, { dates })).toEqual([
      ["dates", "1970-01-01T00:00:00.000Z"],
    ]);
  });

  it("omits objects in lists for an operation that is not complex", () => {
    expect(queryParameters(listOperation, { list: [{ a: 1 }, 2, [3]] })).toEqual([["list", "2"]]);
  });
});

describe("an operation with a fallback", () => {
  const operation: Operation = { ...listOperation, fallback: true };
  it("turns a GET request with a query string of more than 4,000 characters into a POST request", () => {
    const fittingRequest = { q: "x".repeat(4000 - 2) };
    expect(requestParts(operation, fittingRequest)).toEqual({
      method: "GET",
      path: `/a/list?q=${fittingRequest.q}`,
    });
    const longRequest = { q: "x".repeat(4000 - 1) };
    expect(requestParts(operation, longRequest)).toEqual({
      method: "POST",
      path: "/a/list",
      body: JSON.stringify(longRequest),
    });
    expect(requestParts(listOperation, longRequest).method).toBe("GET");
    expect(requestParts({ ...operation, method: "DELETE" }, longRequest).method).toBe("DELETE");
  });

  it("sends a filter of several megabytes as a POST request", () => {
    const query = { filter: { id: { $in: Array.from({ length: 200_000 }, (_, i) => `id-${i}`) } } };
    const target = requestParts({ ...operation, complex: true }, { query });
    expect(target.method).toBe("POST");
    expect(JSON.parse(target.body ?? "")).toEqual({ query });
  });
});

describe("the body of a request", () => {
  const operation: Operation = { ...listOperation, method: "POST" };
  it("contains the request as JSON", () => {
    expect(requestParts(operation, { a: null, b: undefined }).body).toBe('{"a":null}');
  });

  it("cannot contain cyclic objects or bigints", () => {
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    expect(messageOf(operation, cycle)).toMatch(/^INVALID_ARGUMENT: cannot be sent: .*circular/i);
    expect(messageOf(operation, { n: 1n })).toMatch(/^INVALID_ARGUMENT: cannot be sent: .*BigInt/);
    expect(messageOf(listOperation, cycle)).toMatch(/^INVALID_ARGUMENT: cannot be sent: /);
  });
});
