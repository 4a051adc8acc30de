import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allocate, amount, format, fractionDigits, round, sum, text } from "./money.js";

describe("fractionDigits", () => {
  it("returns the number of decimal places of the currency", () => {
    expect([fractionDigits("USD"), fractionDigits("JPY"), fractionDigits("KWD")]).toEqual([
      2, 0, 3,
    ]);
  });
});

describe("round", () => {
  it("rounds half values away from zero", () => {
    expect(text(round(amount("2.345"), "USD"), "USD")).toBe("2.35");
    expect(text(round(amount("1.005"), "USD"), "USD")).toBe("1.01");
    expect(text(round(amount("0.5"), "JPY"), "JPY")).toBe("1");
  });
});

describe("format", () => {
  it("formats large amounts exactly", () => {
    expect(format(amount("1234567890123456.78"), "USD", "en-US")).toBe("$1,234,567,890,123,456.78");
    expect(format(amount("19"), "EUR", "de-DE")).toBe("19,00\u00a0€");
  });
});

describe("allocate", () => {
  it("returns parts that add up to the total unless all weights are 0, each off by at most one cent", () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 40 }), (total, weights) => {
        const dollars = amount(total).div(100);
        const dollarWeights = weights.map((weight) => amount(weight).div(100));
        const parts = allocate(dollars, dollarWeights, "USD");
        const totalWeight = sum(dollarWeights);
        if (totalWeight.eq(0)) return sum(parts).eq(0);
        const areClose = parts.every((part, index) =>
          part
            .minus(dollars.times(dollarWeights[index] ?? 0).div(totalWeight))
            .abs()
            .lte("0.01"),
        );
        return sum(parts).eq(dollars) && areClose && parts.every((part) => part.gte(0));
      }),
    );
  });
});
