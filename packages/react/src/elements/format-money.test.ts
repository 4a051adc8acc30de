import { describe, expect, it } from "vitest";
import { formatMoney } from "./format-money.js";

describe("formatMoney", () => {
  it("formats an amount in its currency for the locale", () => {
    expect(formatMoney("1234.5", "EUR", "en-GB")).toBe("€1,234.50");
    expect(formatMoney("1234.5", "EUR", "de-DE")).toBe("1.234,50\u00a0€");
    expect(formatMoney("0.00", "USD", "en-US")).toBe("$0.00");
    expect(formatMoney("-19.9", "USD", "en-US")).toBe("-$19.90");
  });

  it("uses the number of decimal places that the currency has", () => {
    expect(formatMoney("1500", "JPY", "en-US")).toBe("¥1,500");
    expect(formatMoney("1.234", "KWD", "en-US")).toBe("KWD\u00a01.234");
  });

  it("formats amounts that a number cannot represent exactly", () => {
    expect(formatMoney("9007199254740993.11", "USD", "en-US")).toBe("$9,007,199,254,740,993.11");
    expect(formatMoney("90071992547409931234.55", "USD", "en-US")).toBe(
      "$90,071,992,547,409,931,234.55",
    );
    expect(formatMoney("1.005", "USD", "en-US")).toBe("$1.01");
  });

  it("formats a number with all its decimal places if there is no currency", () => {
    expect(formatMoney("1234.50", undefined, "en-US")).toBe("1,234.50");
    expect(formatMoney("12", null, "en-US")).toBe("12");
  });

  it("returns the amount and the currency if it cannot format them", () => {
    expect(formatMoney("free", "USD", "en-US")).toBe("free USD");
    expect(formatMoney("", undefined, "en-US")).toBe("");
    expect(formatMoney("1e3", "USD", "en-US")).toBe("1e3 USD");
    expect(formatMoney("10.00", "no such currency", "en-US")).toBe("10.00 no such currency");
  });
});
