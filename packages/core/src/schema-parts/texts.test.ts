import { describe, expect, it } from "vitest";
import * as texts from "./texts.js";

describe("decimal", () => {
  const isAccepted = (text: unknown, limits?: texts.DecimalLimits) =>
    texts.decimal(limits).safeParse(text).success;

  it.each(["0", "9.90", "-1.5", "1000000000000000"])("accepts %s", (text) => {
    expect(isAccepted(text)).toBe(true);
  });

  it.each(["", "1.", ".5", "1e3", "1,5", "NaN", " 1", 1])("rejects %s", (text) => {
    expect(isAccepted(text)).toBe(false);
  });

  it("applies minimum, maximum and scale limits", () => {
    expect([isAccepted("0", { gt: 0 }), isAccepted("0.01", { gt: 0 })]).toEqual([false, true]);
    expect([isAccepted("-1", { gte: 0 }), isAccepted("0", { gte: 0 })]).toEqual([false, true]);
    expect([isAccepted("1.1", { lte: 1 }), isAccepted("1", { lte: 1 })]).toEqual([false, true]);
    expect([isAccepted("1.234", { maxScale: 2 }), isAccepted("1.23", { maxScale: 2 })]).toEqual([
      false,
      true,
    ]);
  });
});

describe("a text schema", () => {
  it.each([
    ["guid", texts.guid, "9d768c39-87ed-40b6-817c-a8d45ddb1c82", "9d768c39"],
    ["dateTime", texts.dateTime, "2026-01-31T10:00:00.000Z", "2026-01-31"],
    ["localDate", texts.localDate, "2026-01-31", "31.1.2026"],
    ["email", texts.email, "ann@example.com", "ann"],
    ["webUrl", texts.webUrl, "https://example.com/a", "example"],
    ["bytes", texts.bytes, "AQID", "*"],
    ["colorHex", texts.colorHex, "#fa0", "red"],
    ["country", texts.country, "LT", "Lithuania"],
    ["currency", texts.currency, "EUR", "euro"],
    ["language", texts.language, "pt-BR", "Portuguese (Brazil)"],
    ["subdivision", texts.subdivision, "US-NY", "New York"],
    ["phone", texts.phone, "+370 600 00000", "none"],
    ["urlSlug", texts.urlSlug, "knit-cap", "knit cap"],
    ["notANumber", texts.notANumber, "-Infinity", "many"],
  ] as const)(
    "accepts a valid string and rejects an invalid one: %s",
    (_, schema, valid, invalid) => {
      expect(schema.safeParse(valid).success).toBe(true);
      expect(schema.safeParse(invalid).success).toBe(false);
    },
  );
});
