import { describe, expect, it } from "vitest";
import { amount } from "../../kernel/money.js";
import { reducePrice } from "./discounts.js";
import { partOfPrice, partOfUnits, splitTotals, sumOfParts } from "./split.js";
import { afterTax, beforeTax, sumByLevy, taxedAt, taxedWith, untaxed } from "./taxes.js";
import { discountLines, totalsOf } from "./totals.js";

const levyIn = (jurisdiction: string) => ({
  taxName: "Sales tax",
  taxType: "SALES",
  jurisdiction,
  jurisdictionType: "STATE",
});
const texts = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
const lines = (...prices: readonly (readonly [unit: string, quantity: number])[]) =>
  prices.map(([unit, quantity], index) => ({ id: `${index}`, unit: amount(unit), quantity }));
const sharesOf = (results: ReturnType<typeof discountLines>["results"]) =>
  results.map(({ shares }) => shares.map(String));

describe("discountLines", () => {
  it("reduces only one unit of the cheapest covered line item with `onlyCheapestUnit`", () => {
    const { results, lineTotals } = discountLines(
      lines(["5", 2], ["3", 2], ["1", 1]),
      [
        {
          id: "coupon",
          parts: [
            {
              reduction: { kind: "percentage", percentage: 50 },
              covers: [true, true, false],
              onlyCheapestUnit: true,
            },
          ],
        },
      ],
      "USD",
    );
    expect(sharesOf(results)).toEqual([["0", "1.5", "0"]]);
    expect(String(lineTotals.net)).toBe("15.5");
  });

  it("ignores free and empty line items when it looks for the cheapest one", () => {
    const { results } = discountLines(
      lines(["0", 1], ["3", 0], ["2", 1]),
      [
        {
          id: "coupon",
          parts: [{ reduction: { kind: "amount", amount: "1" }, onlyCheapestUnit: true }],
        },
      ],
      "USD",
    );
    expect(sharesOf(results)).toEqual([["0", "0", "1"]]);
  });

  it("reports discounts that exceed the price", () => {
    const amountOff = (value: string) => ({
      id: value,
      applied: false,
      parts: [{ reduction: { kind: "amount" as const, amount: value } }],
    });
    const { results } = discountLines(lines(["5", 1]), [amountOff("5"), amountOff("5.01")], "USD");
    expect(results.map(({ exceeds, amount: discount }) => [exceeds, String(discount)])).toEqual([
      [false, "5"],
      [true, "5"],
    ]);
  });

  it("rounds to the decimal places of the currency", () => {
    const discounts = [
      { id: "rule", parts: [{ reduction: { kind: "linePercentage" as const, percentage: 10 } }] },
    ];
    expect(sharesOf(discountLines(lines(["15", 1]), discounts, "JPY").results)).toEqual([["2"]]);
    expect(sharesOf(discountLines(lines(["1.555", 1]), discounts, "KWD").results)).toEqual([
      ["0.156"],
    ]);
  });
});

describe("reducePrice", () => {
  it("applies each reduction to the remaining price", () => {
    const { results, net } = reducePrice(
      amount("10"),
      [
        { reduction: { kind: "percentage", percentage: "50" } },
        { reduction: { kind: "amount", amount: "2" }, applied: false },
        { reduction: { kind: "amount", amount: "7" } },
      ],
      "USD",
    );
    expect(results.map(({ amount: discount, exceeds }) => [String(discount), exceeds])).toEqual([
      ["5", false],
      ["2", false],
      ["5", true],
    ]);
    expect(String(net)).toBe("0");
  });
});

describe("taxes", () => {
  const item = { full: amount("100"), included: false };

  it("add up the rates and amounts, and are exempt if any rate is", () => {
    const taxed = taxedAt(
      item,
      [
        { levy: levyIn("Texas"), rate: "0.0625" },
        { levy: levyIn("Austin"), rate: "0.02", exempt: true },
      ],
      "USD",
    );
    expect(taxed).toMatchObject({ rate: "0.0825", exempt: true, included: false });
    expect(texts({ tax: taxed.tax, taxable: taxed.taxable })).toEqual({
      tax: "8.25",
      taxable: "100",
    });
    expect(
      taxed.levies.map(({ levy, rate, tax }) => [levy.jurisdiction, rate, String(tax)]),
    ).toEqual([
      ["Texas", "0.0625", "6.25"],
      ["Austin", "0.02", "2"],
    ]);
  });

  it("are zero without rates", () => {
    expect(taxedAt(item, [], "USD")).toEqual(untaxed(item));
    expect(untaxed(item)).toMatchObject({ rate: "0", levies: [], exempt: false });
  });

  it("can be set to the amount from an app", () => {
    const rate = { levy: levyIn("Texas"), rate: "0.05" };
    const added = taxedWith(item, rate, amount("7"));
    const within = taxedWith({ ...item, included: true }, rate, amount("7"));
    expect(texts({ tax: added.tax, taxable: added.taxable, within: within.taxable })).toEqual({
      tax: "7",
      taxable: "100",
      within: "93",
    });
    expect(within).toMatchObject({ rate: "0.05", exempt: false, levies: [{ rate: "0.05" }] });
    expect(
      [beforeTax(added), afterTax(added), beforeTax(within), afterTax(within)].map(String),
    ).toEqual(["100", "107", "93", "100"]);
  });

  it("are summed by jurisdiction and rate", () => {
    const itemAt = (place: string, rate: string) =>
      taxedAt(item, [{ levy: levyIn(place), rate }], "USD");
    const sums = sumByLevy([
      itemAt("Texas", "0.05"),
      itemAt("Ohio", "0.05"),
      itemAt("Texas", "0.05"),
      itemAt("Texas", "0.1"),
    ]);
    expect(
      sums.map(({ levy, rate, tax, taxable }) => [
        levy.jurisdiction,
        rate,
        String(tax),
        String(taxable),
      ]),
    ).toEqual([
      ["Texas", "0.05", "10", "200"],
      ["Ohio", "0.05", "5", "100"],
      ["Texas", "0.1", "10", "100"],
    ]);
  });
});

describe("totalsOf", () => {
  it("sums the exempt and the taxable amounts", () => {
    const { lineTotals } = discountLines(lines(["10", 1], ["20", 1], ["30", 1]), [], "USD");
    const rate = (value: string, exempt: boolean) => [
      { levy: levyIn("Texas"), rate: value, exempt },
    ];
    const taxed = (full: string, value: string, exempt: boolean) =>
      taxedAt({ full: amount(full), included: false }, rate(value, exempt), "USD");
    const totals = totalsOf({
      currency: "USD",
      included: false,
      lineTotals,
      delivery: amount("5"),
      fees: [],
      taxes: new Map([
        ["0", taxed("10", "0", true)],
        ["1", taxed("20", "0.1", true)],
        ["2", taxed("30", "0", false)],
      ]),
    });
    expect(texts({ exempt: totals.exempt, taxable: totals.taxable, tax: totals.tax })).toEqual({
      exempt: "10",
      taxable: "60",
      tax: "2",
    });
    expect(totals.taxedDelivery).toMatchObject({ rate: "0", included: false });
    expect(texts({ total: totals.total, giftCard: totals.giftCard, toPay: totals.toPay })).toEqual({
      total: "67",
      giftCard: "0",
      toPay: "67",
    });
  });

  it("rounds a gift card balance down", () => {
    const { lineTotals } = discountLines(lines(["10", 1]), [], "USD");
    const { giftCard, toPay } = totalsOf({
      currency: "USD",
      included: true,
      lineTotals,
      delivery: amount(0),
      fees: [],
      taxes: new Map(),
      giftCard: amount("4.999"),
    });
    expect(texts({ giftCard, toPay })).toEqual({ giftCard: "4.99", toPay: "5.01" });
  });
});

describe("splitTotals", () => {
  const totals = {
    subtotal: amount("100"),
    discount: amount("10"),
    deliveryPrice: amount("8"),
    feesTotal: amount("3"),
    tax: amount("9"),
    total: amount("110"),
  };
  const laterTotals = {
    subtotal: amount("40"),
    discount: amount("4"),
    deliveryPrice: amount("8"),
    feesTotal: amount("1"),
    tax: amount("2"),
  };

  it("splits each total into the amounts due now and later", () => {
    const split = splitTotals(totals, laterTotals, false);
    expect(texts(split.later)).toEqual({ ...texts(laterTotals), total: "47" });
    expect(texts(split.now)).toEqual({
      subtotal: "60",
      discount: "6",
      deliveryPrice: "0",
      feesTotal: "2",
      tax: "7",
      total: "63",
    });
  });

  it("does not add a tax that is included in prices", () => {
    expect(String(splitTotals(totals, laterTotals, true).later.total)).toBe("45");
  });

  it("makes all totals due now by default", () => {
    const { now, later: rest } = splitTotals(totals, {}, false);
    expect(now).toEqual(totals);
    expect(String(rest.total)).toBe("0");
  });
});

describe("parts of a refund", () => {
  it("are proportional to the whole", () => {
    const fullPrice = { total: amount("12"), net: amount("10"), discount: amount("2") };
    const units = partOfUnits(fullPrice, 1, 4);
    const part = partOfPrice(amount("6"), fullPrice);
    expect([units, part, sumOfParts([units, part])].map(texts)).toEqual([
      { total: "3", net: "2.5", discount: "0.5" },
      { total: "6", net: "5", discount: "0" },
      { total: "9", net: "7.5", discount: "0.5" },
    ]);
    expect(texts(partOfPrice(amount("0"), { total: amount(0), net: amount(0) }))).toEqual({
      total: "0",
      net: "0",
      discount: "0",
    });
  });
});
