import { describe, expect, it } from "vitest";
import { callerViolations } from "./argument-names.js";
import type { Operation } from "./operation.js";

const base = { name: "a.b.c", method: "POST", path: "/" } as const;
const cart: Operation = {
  ...base,
  names: ["id", "options"],
  args: { "cartInfo.id": "0", couponCode: "1.couponCode", lineItems: "1.lineItems" },
  spread: { cartInfo: "1.cartInfo" },
};
const fields = (operation: Operation | undefined, ...given: string[]) =>
  callerViolations(
    given.map((field) => ({ field, description: "is wrong" })),
    operation,
  ).map(({ field }) => field);

describe("callerViolations", () => {
  it("replaces an explicit path by its argument", () => {
    expect(fields(cart, "cartInfo.id", "couponCode")).toEqual(["id", "options.couponCode"]);
  });

  it("replaces the longest known prefix", () => {
    expect(fields(cart, "cartInfo.currency")).toEqual(["options.cartInfo.currency"]);
    expect(fields(cart, "lineItems[0].quantity")).toEqual(["options.lineItems[0].quantity"]);
  });

  it("prefers the longer of two known prefixes, in whatever order they are known", () => {
    const names = ["item", "options"];
    const short = { item: "0" };
    const long = { "item.info": "1.info" };
    for (const [spread, args] of [
      [short, long],
      [long, short],
    ]) {
      expect(fields({ ...base, names, spread, args }, "item.info.x", "item.y")).toEqual([
        "item.y",
        "options.info.x",
      ]);
    }
  });

  it("takes no prefix that ends within a name", () => {
    expect(fields(cart, "lineItemsInfo")).toEqual(["lineItemsInfo"]);
  });

  it("drops a path that is the prefix of a more specific known one", () => {
    expect(fields(cart, "cartInfo", "cartInfo.id")).toEqual(["id"]);
    expect(fields(cart, "cartInfo", "cartInfo.currency")).toEqual([
      "options.cartInfo",
      "options.cartInfo.currency",
    ]);
  });

  it("puts the name of the only argument before a path when the argument is the request", () => {
    expect(fields({ ...base, names: ["request"] }, "a.b")).toEqual(["request.a.b"]);
    expect(fields({ ...base, names: [] }, "a.b")).toEqual(["a.b"]);
    expect(fields(undefined, "a.b")).toEqual(["a.b"]);
  });

  it("sorts by the field that callers see", () => {
    expect(fields(cart, "lineItems", "couponCode", "cartInfo.id", "couponCode")).toEqual([
      "id",
      "options.couponCode",
      "options.couponCode",
      "options.lineItems",
    ]);
  });

  it("keeps what else a violation says", () => {
    const violation = {
      field: "couponCode",
      description: "is gone",
      violatedRule: "OTHER",
      ruleName: "EXPIRED",
      data: { since: 1 },
    };
    expect(callerViolations([violation], cart)).toEqual([
      { ...violation, field: "options.couponCode" },
    ]);
  });
});
