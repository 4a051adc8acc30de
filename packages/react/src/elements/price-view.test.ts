import { createEmulator } from "@portico/emulator";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resolveSelection } from "../product/product-options.js";
import { testShop } from "../testing/test-shop.js";
import { priceView } from "./price-view.js";

const range = (min: string, max = min) => ({
  minValue: { amount: min },
  maxValue: { amount: max },
});
const inEuro = { currency: "EUR", locale: "en-GB" };

describe("priceView", () => {
  it("returns a single price, the lowest of several prices, or a sale price", () => {
    expect(priceView({ actualPriceRange: range("19.90") }, inEuro)).toEqual({
      actual: { amount: "19.90", currency: "EUR" },
      compareAt: undefined,
      isFrom: false,
      isOnSale: false,
      label: "€19.90",
    });
    expect(priceView({ actualPriceRange: range("9.90", "10.00") }, inEuro)).toMatchObject({
      isFrom: true,
      label: "From €9.90",
    });
    const sale = { actual: { amount: "19.90" }, compareAt: { amount: "29.90" }, from: false };
    expect(priceView(sale, inEuro)).toMatchObject({
      compareAt: { amount: "29.90", currency: "EUR" },
      isOnSale: true,
      label: "€19.90, was €29.90",
    });
  });

  it("ignores a previous price that is not higher than the current price, in any number format", () => {
    for (const before of ["19.90", "19.9", "019.900", "9.95", "0", ""]) {
      const price = { actual: { amount: "19.90" }, compareAt: { amount: before } };
      expect(priceView(price, inEuro)).toMatchObject({ isOnSale: false, compareAt: undefined });
    }
    expect(priceView({ actualPriceRange: range("10.00", "10.0") }).isFrom).toBe(false);
  });

  it("compares amounts exactly", () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 24n });
    const decimalOf = (value: bigint) =>
      `${value / 100n}.${(value % 100n).toString().padStart(2, "0")}`;
    fc.assert(
      fc.property(cents, cents, (actual, compareAt) => {
        const price = {
          actual: { amount: decimalOf(actual) },
          compareAt: { amount: decimalOf(compareAt) },
        };
        expect(priceView(price).isOnSale).toBe(compareAt > actual);
      }),
    );
  });

  it("returns undefined prices and an empty label if there is no price", () => {
    for (const source of [undefined, null, {}, { actualPriceRange: {} }]) {
      expect(priceView(source, inEuro)).toEqual({
        actual: undefined,
        compareAt: undefined,
        isFrom: false,
        isOnSale: false,
        label: "",
      });
    }
  });

  it("uses translations for the label", () => {
    const messages = { "price.from": "ab {price}", "price.sale": "{before} → {price}" };
    const source = { actualPriceRange: range("1", "2"), compareAtPriceRange: range("3") };
    expect(priceView(source, { locale: "en", messages }).label).toBe("3 → ab 1");
  });

  it("accepts products and selections", async () => {
    const { product } = testShop();
    const emulator = createEmulator();
    for (const { slug } of [...emulator.state.catalog.products.values()].slice(0, 5)) {
      const loadedProduct = await product(slug);
      const view = priceView(loadedProduct, { locale: "en-GB" });
      expect(view.actual).toEqual({
        amount: loadedProduct.actualPriceRange?.minValue?.amount,
        currency: loadedProduct.currency,
      });
      expect(priceView(resolveSelection(loadedProduct, {}).price).actual?.amount).toBe(
        view.actual?.amount,
      );
    }
  });
});
