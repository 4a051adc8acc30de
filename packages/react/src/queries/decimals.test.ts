import { expect, it } from "vitest";
import { isGreater, multiply, subtract } from "./decimals.js";

it.each([
  ["156.00", ["15.60"], "140.40"],
  ["10", ["0.1", "0.20"], "9.70"],
  ["0.5", [], "0.5"],
  ["5.00", ["7.5"], "0.00"],
  ["9007199254740993.11", ["0.1"], "9007199254740993.01"],
])("subtract is exact for %s minus %j", (amount, others, difference) => {
  expect(subtract(amount, others)).toBe(difference);
});

it("isGreater and multiply treat text that is not a number as 0", () => {
  expect([isGreater("free", "0"), isGreater("1", "free"), multiply("free", 2)]).toEqual([
    false,
    true,
    "0",
  ]);
});
