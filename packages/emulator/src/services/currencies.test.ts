import { beforeAll, describe, expect, it } from "vitest";
import { type Caller, type Json, shop } from "../testing/test-client.js";

let guest: Caller;
beforeAll(async () => {
  ({ guest } = await shop({ seed: "empty", clock: { now: () => Date.UTC(2026, 4, 3, 12) } }));
});

const convert = async (from: string, to: string, ...amounts: Json[]) =>
  (await guest.call("ecom.currencies.convertCurrency", { from, to, amounts })).amounts;

describe("currencies", () => {
  it("have symbols and daily rates", async () => {
    const { currencies } = await guest.call("ecom.currencies.listCurrencies");
    expect(currencies).toContainEqual({ code: "EUR", symbol: "€" });
    expect(
      await guest.call("ecom.currencies.getConversionRate", { from: "USD", to: "EUR" }),
    ).toEqual({
      rate: { value: "92", decimalPlaces: 2 },
      rateTimestamp: "2026-05-03T00:00:00.000Z",
    });
    const inverse = await guest.call("ecom.currencies.getConversionRate", {
      from: "EUR",
      to: "USD",
    });
    expect(inverse.rate).toEqual({ value: "1086957", decimalPlaces: 6 });
  });

  it.each([
    ["USD", "EUR", ["1095", 2], ["1007", 2]],
    ["USD", "JPY", ["1095", 2], ["1659", 0]],
    ["USD", "KWD", ["10", 0], ["3075", 3]],
    ["EUR", "EUR", ["1999", 2], ["1999", 2]],
    ["USD", "EUR", ["0", 2], ["0", 0]],
    ["USD", "EUR", ["-100", 2], ["-92", 2]],
  ])(
    "are converted from %s to %s, so that %j becomes %j",
    async (from, to, [value, places], [expected, expectedPlaces]) => {
      const [converted] = await convert(from, to, { value, decimalPlaces: places });
      const toNumber = (text: unknown, digits: unknown) => Number(text) / 10 ** Number(digits);
      expect(toNumber(converted.value, converted.decimalPlaces)).toBe(
        toNumber(expected, expectedPlaces),
      );
    },
  );

  it("are rejected if they are unknown", async () => {
    const error = await guest.fails("ecom.currencies.getConversionRate", {
      from: "USD",
      to: "XAU",
    });
    expect(error).toEqual({ status: 404, code: "CURRENCY_NOT_FOUND" });
  });

  it("are not converted if an amount is not an integer", async () => {
    const amounts = [{ value: "5" }, { value: "five" }];
    const request = { from: "USD", to: "EUR", amounts };
    const { fields } = await guest.fails("ecom.currencies.convertCurrency", request);
    expect(fields).toEqual(["amounts[1].value FORMAT"]);
  });
});
