// Compares the totals calculated for items with the totals of a cart that has the same line items.

import fc from "fast-check";
import { expect, test } from "vitest";
import { ALL } from "../../testing/discount-world.js";
import { MoneyWorld, NEW_YORK, PARIS } from "../../testing/money-world.js";
import type { Json } from "../../testing/test-client.js";

const COUPONS = ["WELCOME10", "TAKE15", "FREESHIP", undefined] as const;
const purchase = fc.record({
  quantities: fc
    .tuple(...[0, 1, 2, 3].map(() => fc.nat(4)))
    .filter((all) => all.some((n) => n > 0)),
  coupon: fc.constantFrom(...COUPONS),
  address: fc.constantFrom(NEW_YORK, PARIS),
  delivery: fc.constantFrom("Ground", "Night"),
  percent: fc.integer({ min: 0, max: 60 }),
  isTaxIncluded: fc.boolean(),
  hasTaxRegions: fc.boolean(),
});

async function openWorld() {
  const world = await MoneyWorld.open();
  const bothRegions = [world.domestic, world.abroad];
  const heavier = { type: "BY_TOTAL_WEIGHT", operator: "GT", value: "9" };
  const lighter = { ...heavier, operator: "LTE" };
  await world.sets.shipping("Ground", bothRegions, [
    { amount: "5.55", conditions: [lighter] },
    { amount: "11.1", conditions: [heavier] },
  ]);
  await world.sets.shipping("Night", bothRegions, [{ amount: "3.33", multiplyByQuantity: true }]);
  const food = await world.sets.taxGroup("Food");
  const references = [
    await world.product("Chair", "19.99", {}, 4),
    await world.product("Bread", "3.35", { taxGroupId: food }, 0.5),
    await world.product("Lamp", "100.01", {}, 2.25),
    await world.product("Cup", "0.07"),
  ];
  return { world, references, food };
}

/** Adds tax regions, which replace the tax rate of the site. */
async function addRegions({ world, food }: Awaited<ReturnType<typeof openWorld>>): Promise<void> {
  const { products, delivery } = await world.sets.defaultGroups();
  for (const [country, rates] of [
    ["US", ["0.08875", "0.04", "0.05"]],
    ["FR", ["0.2", "0.055", "0.2"]],
  ] as const) {
    const region = await world.sets.taxRegion(country);
    for (const [index, group] of [products, food, delivery].entries()) {
      await world.sets.rate(region, group, rates[index] ?? "0");
    }
  }
}

test("calculateTotals returns the same totals as a cart with the same line items", async () => {
  await fc.assert(
    fc.asyncProperty(purchase, async (example) => {
      const shop = await openWorld();
      const { world, references } = shop;
      const { owner, emulator } = world;
      emulator.state.site.tax.included = example.isTaxIncluded;
      if (example.hasTaxRegions) await addRegions(shop);
      if (example.percent > 0) {
        const specificItemsInfo = { scopes: [ALL] };
        const value = {
          targetType: "SPECIFIC_ITEMS",
          percentage: example.percent,
          specificItemsInfo,
        };
        const trigger = { itemQuantityRange: { from: 3, scopes: [ALL] } };
        const discountRule = { name: "Sale", trigger, discounts: { values: [value] } };
        await owner.call("ecom.discountRules.createDiscountRule", { discountRule });
      }
      const lineItems = references.flatMap((catalogReference, index) => {
        const quantity = example.quantities[index] ?? 0;
        return quantity > 0 ? [{ catalogReference, quantity }] : [];
      });
      const couponCode = example.coupon && { couponCode: example.coupon };
      const response = await owner.send("ecom.cart.createCart", { lineItems, ...couponCode });
      // Skip carts whose total is too low for the coupon.
      fc.pre(response.status === 200);
      const { cart } = response.body;
      const { shippingOptions } = await owner.call("ecom.shippingOptions.queryShippingOptions", {});
      const { id: code } = shippingOptions.find(({ title }: Json) => title === example.delivery);
      const delivery = { shippingAddress: example.address, selectedShippingOption: { code } };
      const cartTotals = await owner.call("ecom.cart.estimateTotals", { id: cart.id, ...delivery });
      const itemTotals = await owner.call("ecom.totalsCalculator.calculateTotals", {
        ...delivery,
        ...couponCode,
        lineItems: cartTotals.cart.lineItems.map((line: Json) => ({
          id: line.id,
          quantity: line.quantity,
          catalogReference: line.catalogReference,
          price: line.priceBeforeDiscounts.amount,
          fullPrice: line.fullPrice.amount,
          physicalProperties: line.physicalProperties,
        })),
      });
      for (const part of [
        "priceSummary",
        "calculatedLineItems",
        "taxSummary",
        "appliedDiscounts",
        "shippingInfo",
        "additionalFees",
      ]) {
        expect([part, itemTotals[part]]).toEqual([part, cartTotals[part]]);
      }
    }),
    { numRuns: 40 },
  );
});
