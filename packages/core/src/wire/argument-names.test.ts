import { describe, expect, it } from "vitest";
import { withArgumentNames } from "./argument-names.js";
import type { Operation } from "./operation.js";

const base = { name: "a.b.c", method: "POST", path: "/" } as const;
const cart: Operation = {
  ...base,
  args: ["cartInfo.id", ["...cartInfo", "couponCode", "lineItems"]],
};
const argumentNamesOf = (operation: Operation | undefined, ...paths: string[]) =>
  withArgumentNames(
    paths.map((field) => ({ field, description: "is wrong" })),
    operation,
  ).map(({ field }) => field);

describe("withArgumentNames", () => {
  it("replaces a documented path with its argument name", () => {
    expect(argumentNamesOf(cart, "cartInfo.id", "couponCode")).toEqual([
      "id",
      "options.couponCode",
    ]);
  });

  it("replaces the longest known prefix of a path", () => {
    expect(argumentNamesOf(cart, "cartInfo.currency")).toEqual(["options.cartInfo.currency"]);
    expect(argumentNamesOf(cart, "lineItems[0].quantity")).toEqual([
      "options.lineItems[0].quantity",
    ]);
  });

  it("prefers the longer of two known prefixes, regardless of their order", () => {
    const orders: Operation["args"][] = [
      ["...item", { info: "item.info" }],
      ["item", { info: "...item.info" }],
    ];
    for (const args of orders) {
      expect(argumentNamesOf({ ...base, args }, "item.info.x", "item.y")).toEqual([
        "item.y",
        "options.info.x",
      ]);
    }
    const reversedOperation: Operation = { ...base, args: [{ info: "item.info" }, "item"] };
    expect(argumentNamesOf(reversedOperation, "item.info.x", "item.y")).toEqual([
      "item.y",
      "options.info.x",
    ]);
  });

  it("ignores a prefix that ends in the middle of a name", () => {
    expect(argumentNamesOf(cart, "lineItemsInfo")).toEqual(["lineItemsInfo"]);
  });

  it("drops a path that is a prefix of a more specific known path", () => {
    expect(argumentNamesOf(cart, "cartInfo", "cartInfo.id")).toEqual(["id"]);
    expect(argumentNamesOf(cart, "cartInfo", "cartInfo.currency")).toEqual([
      "options.cartInfo",
      "options.cartInfo.currency",
    ]);
  });

  it("uses the argument names that the operation declares", () => {
    const operationWithNames: Operation = {
      ...base,
      names: ["identifiers"],
      args: [{ orderId: "id" }],
    };
    expect(argumentNamesOf(operationWithNames, "id")).toEqual(["identifiers.orderId"]);
    expect(argumentNamesOf({ ...base, names: ["which"], args: ["a.b"] }, "a.b.c")).toEqual([
      "which.c",
    ]);
  });

  it("keeps paths that no argument sets", () => {
    expect(argumentNamesOf(base, "a.b")).toEqual(["a.b"]);
    expect(argumentNamesOf(undefined, "a.b")).toEqual(["a.b"]);
  });

  it("sorts violations by argument name", () => {
    expect(argumentNamesOf(cart, "lineItems", "couponCode", "cartInfo.id", "couponCode")).toEqual([
      "id",
      "options.couponCode",
      "options.couponCode",
      "options.lineItems",
    ]);
  });

  it("keeps the other properties of a violation", () => {
    const violation = {
      field: "couponCode",
      description: "is gone",
      violatedRule: "OTHER",
      ruleName: "EXPIRED",
      data: { since: 1 },
    };
    expect(withArgumentNames([violation], cart)).toEqual([
      { ...violation, field: "options.couponCode" },
    ]);
  });
});
