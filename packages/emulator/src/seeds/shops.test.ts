import { expect, test } from "vitest";
import { createEmulator } from "../emulator.js";
import type { SeedName } from "../options/seed-types.js";
import { shop } from "../testing/test-client.js";

const fetchProducts = async (seed: SeedName) => {
  const { guest } = await shop({ seed });
  const { products } = await guest.call("stores.productsV3.queryProducts", {
    query: { cursorPaging: { limit: 100 } },
  });
  return products as { productType: string; inventory: Record<string, string> }[];
};
const distinct = (values: string[]) => [...new Set(values)];

test("the sold-out and digital seeds contain only products of these kinds, and the preorder seed contains mostly preorder products", async () => {
  const soldOut = await fetchProducts("sold-out");
  expect(distinct(soldOut.map(({ inventory }) => inventory.availabilityStatus ?? ""))).toEqual([
    "OUT_OF_STOCK",
  ]);
  const preorder = await fetchProducts("preorder");
  const enabled = preorder.filter(({ inventory }) => inventory.preorderStatus === "ENABLED");
  expect(enabled.length).toBeGreaterThan(40);
  expect(distinct((await fetchProducts("digital")).map(({ productType }) => productType))).toEqual([
    "DIGITAL",
  ]);
});

test("the large seed has 2,000 products, and the multi-currency seed rounds prices for each currency", async () => {
  expect(createEmulator({ seed: "large" }).state.catalog.products.size).toBe(2000);
  const prices = async (currency: string) => {
    const { guest } = await shop({ seed: "multi-currency", site: { currency } });
    const { products } = await guest.call("stores.productsV3.queryProducts", {});
    return products.map(
      (product: { actualPriceRange: { minValue: { amount: string } } }) =>
        product.actualPriceRange.minValue.amount,
    );
  };
  expect(await prices("EUR")).toEqual(["1200.00", "24.90", "3.13", "19.99"]);
  expect(await prices("JPY")).toEqual(["1200", "25", "3", "20"]);
  expect(await prices("KWD")).toEqual(["1200.000", "24.900", "3.125", "19.990"]);
});
