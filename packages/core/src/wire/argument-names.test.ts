import { describe, expect, it } from "vitest";
import { withArgumentNames } from "./argument-names.js";
import type { Operation } from "./operation.js";

const base = { name: "a.b.c", method: "POST", path: "/" } as const;
const cart: Operation = {
  ...base,
  args: ["cartInfo.id", ["...cartInfo", "couponCode", "lineItems"]],
};
const fields = (operation: Operation | undefined, ...given: string[]) =>
  withArgumentNames(
    given.map((field) => ({ field, description: "is wrong" })),
    operation,
  ).map(({ field }) => field);

describe("withArgumentNames", () => {
  it("replaces a documented path with its argument name", () => {
    expect(fields(cart, "cartInfo.id", "couponCode")).toEqual(["id", "options.couponCode"]);
  });

  it("replaces the longest known prefix of a path", () => {
    expect(fields(cart, "cartInfo.currency")).toEqual(["options.cartInfo.currency"]);
    expect(fields(cart, "lineItems[0].quantity")).toEqual(["options.lineItems[0].quantity"]);
  });

  it("prefers the longer of two known prefixes, regardless of their order", () => {
    const orders: Operation["args"][] = [
      ["...item", { info: "item.info" }],
      ["item", { info: "...item.info" }],
    ];
    for (const args of orders) {
      expect(fields({ ...base, args }, "item.info.x", "item.y")).toEqual([
        "item.y",
        "options.info.x",
      ]);
    }
    const reversed: Operation = { ...base, args: [{ info: "item.info" }, "item"] };
    expect(fields(reversed, "item.info.x", "item.y")).toEqual(["item.y", "options.info.x"]);
  });

  it("ignores a prefix that ends in the middle of a name", () => {
    expect(fields(cart, "lineItemsInfo")).toEqual(["lineItemsInfo"]);
  });

  it("drops a path that is a prefix of a more specific known path", () => {
    expect(fields(cart, "cartInfo", "cartInfo.id")).toEqual(["id"]);
    expect(fields(cart, "cartInfo", "cartInfo.currency")).toEqual([
      "options.cartInfo",
      "options.cartInfo.currency",
    ]);
  });

  it("uses the argument names that the operation declares", () => {
    const named: Operation = { ...base, names: ["identifiers"], args: [{ orderId: "id" }] };
    expect(fields(named, "id")).toEqual(["identifiers.orderId"]);
    expect(fields({ ...base, names: ["which"], args: ["a.b"] }, "a.b.c")).toEqual(["which.c"]);
  });

  it("keeps paths that no argument sets", () => {
    expect(fields(base, "a.b")).toEqual(["a.b"]);
    expect(fields(undefined, "a.b")).toEqual(["a.b"]);
  });

  it("sorts violations by argument name", () => {
    expect(fields(cart, "lineItems", "couponCode", "cartInfo.id", "couponCode")).toEqual([
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
