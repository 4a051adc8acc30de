import { describe, expect, it } from "vitest";
import { orderLinePrices } from "./order-line-prices.js";

const totalOf = (amount: string, quantity: number) =>
  orderLinePrices({ price: { amount }, quantity })?.total;

describe("orderLinePrices", () => {
  it("multiplies exactly and keeps the decimal places of the price", () => {
    expect(totalOf("19.90", 3)).toBe("59.70");
    expect(totalOf("0.005", 3)).toBe("0.015");
    expect(totalOf("1500", 2)).toBe("3000");
    expect(totalOf("0.00", 2)).toBe("0.00");
    expect(totalOf("9.99", 0)).toBe("0.00");
    expect(totalOf("9007199254740993.11", 2)).toBe("18014398509481986.22");
  });

  it("prefers the price before discounts", () => {
    const line = { price: { amount: "18.00" }, priceBeforeDiscounts: { amount: "20.00" } };
    expect(orderLinePrices({ ...line, quantity: 2 })).toEqual({ each: "20.00", total: "40.00" });
  });

  it("returns undefined if there is no decimal price", () => {
    expect(orderLinePrices({ quantity: 2 })).toBeUndefined();
    expect(totalOf("free", 2)).toBeUndefined();
  });
});
