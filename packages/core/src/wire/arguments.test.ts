import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { requestFromArguments, withFieldMask } from "./arguments.js";
import type { Operation } from "./operation.js";

const base = { name: "a.b.c", method: "POST", path: "/" } as const;
const updateOperation: Operation = {
  ...base,
  args: ["product.id", "...product", ["fields", "all"]],
};

describe("requestFromArguments", () => {
  it("places the arguments in the request", () => {
    const options = { fields: ["URL"], all: null, other: 1 };
    expect(requestFromArguments(updateOperation, ["7", { name: "hat" }, options])).toEqual({
      product: { name: "hat", id: "7" },
      fields: ["URL"],
      all: null,
    });
  });

  it("does not modify the arguments", () => {
    const product = Object.freeze({ name: "hat", id: "1" });
    expect(requestFromArguments(updateOperation, ["7", product])).toEqual({
      product: { name: "hat", id: "7" },
    });
    expect(product.id).toBe("1");
    const deepOperation: Operation = {
      ...base,
      args: ["...a", "a.b.c"],
    };
    const a = Object.freeze({ b: Object.freeze({ d: 1 }) });
    expect(requestFromArguments(deepOperation, [a, 2])).toEqual({ a: { b: { d: 1, c: 2 } } });
    expect(a).toEqual({ b: { d: 1 } });
  });

  it("orders the fields like the arguments, unless the operation states another order", () => {
    const operation: Operation = { ...base, args: ["id", ["limit", "cursor"]] };
    const keys = (order?: string[]) =>
      Object.keys(
        requestFromArguments({ ...operation, ...(order && { order }) }, [
          "7",
          { limit: 1, cursor: "c" },
        ]),
      );
    expect(keys()).toEqual(["id", "limit", "cursor"]);
    expect(keys(["cursor", "id", "limit"])).toEqual(["cursor", "id", "limit"]);
  });

  it("treats null and undefined arguments as omitted", () => {
    for (const emptyValue of [null, undefined]) {
      expect(requestFromArguments(updateOperation, ["7", emptyValue, emptyValue])).toEqual({
        product: { id: "7" },
      });
      expect(requestFromArguments(updateOperation, [emptyValue, { name: "hat" }])).toEqual({
        product: { name: "hat" },
      });
    }
    expect(requestFromArguments(updateOperation, [])).toEqual({ product: {} });
    expect(requestFromArguments(updateOperation, [null, { id: "7" }])).toEqual({
      product: { id: "7" },
    });
  });

  it("keeps falsy values", () => {
    const operation: Operation = { ...base, args: ["a", "b"] };
    expect(requestFromArguments(operation, [0, false])).toEqual({ a: 0, b: false });
    expect(requestFromArguments(operation, ["", undefined])).toEqual({ a: "" });
  });

  it("places each field of an argument separately", () => {
    const operation: Operation = {
      ...base,
      args: [{ orderId: "order.id", line: "...order.line" }, ["...cart", "note"]],
    };
    const args = [
      { orderId: "7", line: { quantity: 2 } },
      { cart: { currency: "EUR" }, note: "" },
    ];
    expect(requestFromArguments(operation, args)).toEqual({
      order: { id: "7", line: { quantity: 2 } },
      cart: { currency: "EUR" },
      note: "",
    });
    expect(requestFromArguments(operation, [])).toEqual({ order: { line: {} }, cart: {} });
    expect(requestFromArguments(base, [{ a: 1 }])).toEqual({});
  });

  it("keeps free-form data with any keys unchanged", () => {
    const key = fc.oneof(
      fc.string(),
      fc.constantFrom("__proto__", "constructor", "id", "createdDate"),
    );
    const tree = fc.letrec((tie) => ({
      node: fc.oneof(
        { maxDepth: 3 },
        fc.jsonValue(),
        fc.dictionary(key, tie("node"), { maxKeys: 4 }),
      ),
    })).node;
    fc.assert(
      fc.property(fc.dictionary(key, tree, { maxKeys: 4 }), (freeForm) => {
        const text = JSON.stringify(freeForm);
        const data = JSON.parse(text);
        const request = requestFromArguments({ ...base, args: ["...product"] }, [data]);
        expect(JSON.stringify(request)).toBe(`{"product":${text}}`);
        expect(JSON.stringify(data)).toBe(text);
        expect(Object.getPrototypeOf(request.product)).toBe(Object.prototype);
      }),
    );
  });

  it("keeps a spread argument unchanged if it is not an object", () => {
    const operation: Operation = { ...base, args: ["...list"] };
    for (const list of [[1, 2], "text", 0])
      expect(requestFromArguments(operation, [list])).toEqual({ list });
  });

  it("reads only own properties of an argument", () => {
    const operation: Operation = { ...base, args: [["constructor"]] };
    expect(requestFromArguments(operation, [{}])).toEqual({});
  });
});

describe("withFieldMask", () => {
  const maskOperation: Operation = { ...base, mask: "fieldMask" };
  const bulkOperation: Operation = { ...base, mask: "orders.fieldMask" };

  it("adds the field mask if the call and the operation have one", () => {
    const request = Object.freeze({ order: { id: "1" } });
    expect(withFieldMask(maskOperation, request, ["a", "b.c"])).toEqual({
      order: { id: "1" },
      fieldMask: "a,b.c",
    });
    expect(withFieldMask(maskOperation, request, undefined)).toBe(request);
    expect(withFieldMask(base, request, ["a"])).toBe(request);
  });

  it("sets the field mask on the items in a list, unless an item has a field mask", () => {
    const request = Object.freeze({
      orders: Object.freeze([Object.freeze({ id: "1" }), { id: "2", fieldMask: "own" }]),
    });
    expect(withFieldMask(bulkOperation, request, ["a"])).toEqual({
      orders: [
        { id: "1", fieldMask: "a" },
        { id: "2", fieldMask: "own" },
      ],
    });
  });

  it("keeps a field mask that the arguments contain", () => {
    for (const fieldMask of ["own", "", null]) {
      expect(withFieldMask(maskOperation, { fieldMask }, ["a"])).toEqual({ fieldMask });
    }
  });

  it("sets no field mask if its parent object is missing", () => {
    for (const orders of [undefined, null, "none", [null, "none", 7], [["none"]]]) {
      expect(withFieldMask(bulkOperation, { orders }, ["a"])).toEqual({ orders });
    }
  });
});
