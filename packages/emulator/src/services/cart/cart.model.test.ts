// Compares a cart with a small model of quantities and prices in the currency's smallest unit.

import fc from "fast-check";
import { expect, test } from "vitest";
import { siteSettings } from "../../site/settings.js";
import { price as priced } from "../../testing/catalog-fixtures.js";
import { DIGITS, OrderModel } from "../../testing/order-model.js";
import { type Json, merchant, STORES, shop } from "../../testing/test-client.js";
import type { Product } from "../catalog/model.js";

/**
 * Stock of each product. A line item can request more than the available quantity, but the extra
 * quantity stays unconfirmed.
 */
const STOCK = 20;

/** Action of a buyer. It can add several items concurrently, as if from several tabs. */
type Step =
  | { readonly kind: "add"; readonly items: readonly (readonly [product: number, count: number])[] }
  | { readonly kind: "set" | "remove"; readonly pick: number; readonly count: number };

const count = fc.integer({ min: 1, max: 9 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant("add" as const),
    items: fc.array(fc.tuple(fc.nat(2), count), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ kind: fc.constantFrom("set" as const, "remove" as const), pick: fc.nat(2), count }),
);

test("line items and subtotals match the model after additions, changes and removals", async () => {
  const { emulator, guest } = await shop({ seed: "minimal" });
  const owner = merchant(emulator);
  const references: Json[] = [];
  for (const name of ["A", "B", "C"]) {
    const inventoryItem = { quantity: STOCK };
    const { product } = await owner.call("stores.productsV3.createProductWithInventory", {
      product: {
        name,
        productType: "PHYSICAL",
        physicalProperties: {},
        variantsInfo: { variants: [{ ...priced("1"), inventoryItem }] },
      },
      returnEntity: true,
    });
    const options = { variantId: product.variantsInfo.variants[0].id };
    references.push({ catalogItemId: product.id, appId: STORES, options });
  }
  const start = emulator.snapshot();
  const prices = fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 1, max: 99_999 })));
  const steps = fc.array(step, { minLength: 1, maxLength: 8 });

  const add = ([product, quantity]: readonly [number, number]) =>
    guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", {
      catalogItems: [{ catalogReference: references[product], quantity }],
    });

  const property = fc.asyncProperty(
    fc.constantFrom(...Object.keys(DIGITS)),
    prices,
    steps,
    async (currency, unitPrices, cartSteps) => {
      emulator.restore(start);
      Object.assign(emulator.state.site, siteSettings.parse({ currency }));
      const money = new OrderModel("", "", currency, 0, 0);
      const priceText = (amount: number) => money.text(amount);
      for (const [index, { catalogItemId }] of references.entries()) {
        const products = emulator.state.catalog.products as Map<string, Product>;
        const product = products.get(catalogItemId);
        const price = priceText(unitPrices[index] ?? 0);
        const variants = product?.variants.map((variant) => ({ ...variant, price }));
        if (product && variants) products.set(product.id, { ...product, variants });
      }
      // The product and quantity of each line item, in the order of the cart.
      const model: [product: number, quantity: number][] = [];
      let ids: string[] = [];
      for (const cartStep of cartSteps) {
        if (cartStep.kind === "add") {
          await Promise.all(cartStep.items.map(add));
          for (const [product, quantity] of cartStep.items) {
            const line = model.find(([candidate]) => candidate === product);
            if (line) line[1] += quantity;
            else model.push([product, quantity]);
          }
        } else {
          const index = cartStep.pick % Math.max(model.length, 1);
          const [id, line] = [ids[index], model[index]];
          if (!id || !line) continue;
          if (cartStep.kind === "remove") {
            await guest.call("ecom.currentCartV2.removeLineItemsFromCurrentCart", {
              lineItemIds: [id],
            });
            model.splice(index, 1);
          } else {
            await guest.call("ecom.currentCartV2.updateLineItemsInCurrentCart", {
              lineItems: [{ lineItemId: id, quantity: { newQuantity: cartStep.count } }],
            });
            line[1] = cartStep.count;
          }
        }
        const { cart } = await guest.call("ecom.currentCartV2.getCurrentCart");
        ids = cart.lineItems.map((line: Json) => line.id);
        expect(
          cart.lineItems.map(({ quantityInfo, pricing }: Json) => [
            quantityInfo.requestedQuantity,
            quantityInfo.confirmedQuantity,
            pricing.totalPrice.amount,
          ]),
        ).toEqual(
          model.map(([product, quantity]) => {
            const confirmed = Math.min(quantity, STOCK);
            return [quantity, confirmed, priceText((unitPrices[product] ?? 0) * confirmed)];
          }),
        );
        const { summary } = await guest.call("ecom.currentCartV2.calculateCurrentCart");
        const subtotal = model.reduce(
          (sum, [index, quantity]) => sum + (unitPrices[index] ?? 0) * Math.min(quantity, STOCK),
          0,
        );
        expect(summary.priceSummary.subtotal.amount).toBe(priceText(subtotal));
      }
    },
  );
  await fc.assert(property, { numRuns: 20 });
});
