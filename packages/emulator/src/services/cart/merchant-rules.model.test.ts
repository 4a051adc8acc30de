// Compares delivery and tax under the merchant's rules with a small model that uses whole numbers.

import fc from "fast-check";
import { expect, test } from "vitest";
import { siteSettings } from "../../site/settings.js";
import { formatDecimal } from "../../testing/exact.js";
import {
  DECIMALS,
  DESTINATIONS,
  expectedSums,
  type ModelPurchase,
  offeredDelivery,
  taxRegionOf,
} from "../../testing/money-model.js";
import { purchases } from "../../testing/money-purchases.js";
import {
  createCatalogItem,
  customItem,
  type ShopSetup,
  setDelivery,
  setRules,
  setTaxes,
} from "../../testing/money-rules.js";
import { SCHOOL_GROUP } from "../../testing/money-world.js";
import { ADDRESS, type Caller, type Json, merchant, shop } from "../../testing/test-client.js";
import { couponSlice } from "../coupons/slice.js";

/** Returns the site settings with the purchase's currency, tax setting and coupon. */
const settingsOf = ({ currency, included, coupon }: ModelPurchase, text: (v: bigint) => string) =>
  siteSettings.parse({
    currency,
    tax: { included },
    coupons: coupon
      ? [
          {
            code: "LESS",
            [coupon.kind]:
              coupon.kind === "percentOff" ? Number(coupon.value) / 10 : text(coupon.value),
          },
        ]
      : [],
  });

const amounts = (summary: Json) =>
  Object.fromEntries(Object.entries<Json>(summary).map(([name, { amount }]) => [name, amount]));
const optionTextsOf = (all: readonly Json[]) =>
  all.map(({ title, cost }) => `${title} ${cost.price.amount}`).sort();
const EXEMPT = { taxExemptGroupId: SCHOOL_GROUP };

/** Returns the tax on the given prices, calculated by the tax API without a cart. */
async function taxFromApi(
  owner: Caller,
  purchase: ModelPurchase,
  prices: readonly bigint[],
  { groups, text }: ShopSetup,
): Promise<string> {
  const { lines, to, billTo, currency, included, exempt } = purchase;
  const lineItems = prices.map((value, index) => {
    const line = lines[index];
    return {
      id: String(index),
      quantity: 1,
      price: text(value),
      // The last item is the delivery, which has its own tax group.
      taxGroupId: groups[line?.group ?? 3],
      taxIncludedInPrice: included,
      addressIndex: { singleAddress: line && taxRegionOf(purchase, line) === billTo ? 1 : 0 },
    };
  });
  const response = await owner.call("ecom.taxCalculation.calculateTax", {
    currency,
    addresses: [to, billTo].map((place) => ({ ...ADDRESS, ...DESTINATIONS[place] })),
    lineItems,
    ...(exempt ? EXEMPT : {}),
  });
  return response.taxSummary.totalTax;
}

/** Configures the shop and fills a cart. Returns the cart's id. */
async function createCart(
  owner: Caller,
  server: Caller,
  purchase: ModelPurchase,
  setup: ShopSetup,
) {
  const { lines, to, billTo, exempt, coupon } = purchase;
  const references: Json[] = [];
  for (const line of lines) {
    if (line.listed) references.push(await createCatalogItem(owner, line, setup));
  }
  await setRules(owner, purchase, references, setup.text);
  const { cart } = await server.call("ecom.cartV2.createCart", {
    cart: {
      deliveryInfo: { address: { ...ADDRESS, ...DESTINATIONS[to] } },
      paymentInfo: { billingAddress: { ...ADDRESS, ...DESTINATIONS[billTo] } },
      taxInfo: exempt ? EXEMPT : {},
    },
    catalogItems: references.map((catalogReference, index) => ({
      catalogReference,
      quantity: Number(lines[index]?.quantity),
    })),
    customItems: lines.filter((line) => !line.listed).map((line) => customItem(line, setup)),
    ...(coupon ? { coupons: [{ code: "LESS" }] } : {}),
  });
  return cart.id;
}

/**
 * Buys the items, and compares the cart, checkout and order with the model. Returns the order and
 * the texts of the delivery options.
 */
async function buy(owner: Caller, server: Caller, purchase: ModelPurchase, pick: number) {
  const text = (value: bigint) => formatDecimal(value, DECIMALS[purchase.currency]);
  const heavy = await setDelivery(owner, purchase);
  const setup = { heavy, groups: await setTaxes(owner, purchase), text };
  const cartId = await createCart(owner, server, purchase, setup);
  const { checkout } = await server.call("ecom.checkout.getCheckout", { id: cartId });
  const offeredOptions = checkout.shippingInfo.carrierServiceOptions.flatMap(
    ({ shippingOptions }: Json) => shippingOptions,
  );
  const choices = offeredDelivery(purchase);
  const expectedTexts = choices.map(({ title, price }) => `${title} ${text(price)}`).sort();
  expect(optionTextsOf(offeredOptions)).toEqual(expectedTexts);

  const choice = choices[pick % choices.length] as (typeof choices)[number];
  const { code } = offeredOptions.find(({ title }: Json) => title === choice.title);
  await server.call("ecom.cartV2.setDeliveryMethod", { cartId, deliveryMethod: { code } });
  const expected = expectedSums(purchase, choice.price);
  const { summary } = await server.call("ecom.cartV2.calculateCart", { cartId });
  expect(summary.violations).toEqual([]);
  expect(amounts(summary.priceSummary)).toEqual({
    subtotal: text(expected.subtotal),
    discount: text(expected.discount),
    delivery: text(expected.delivery),
    additionalFees: text(0n),
    tax: text(expected.tax),
    total: text(expected.total),
  });
  const { lineItemTaxes, deliveryTax } = summary.taxSummary;
  expect(lineItemTaxes.map(({ tax }: Json) => tax.amount)).toEqual(expected.lineTaxes.map(text));
  expect(deliveryTax.amount).toBe(text(expected.deliveryTax));

  const expectedV1 = {
    subtotal: text(expected.subtotal),
    discount: text(expected.discount),
    shipping: text(expected.delivery),
    tax: text(expected.tax),
    total: text(expected.total),
  };
  const { checkout: selected } = await server.call("ecom.checkout.getCheckout", { id: cartId });
  expect(amounts(selected.priceSummary)).toMatchObject(expectedV1);
  const prices = [...expected.lineTotals, expected.delivery];
  expect(await taxFromApi(owner, purchase, prices, setup)).toBe(text(expected.tax));

  const { orderId } = await server.call("ecom.cartV2.placeOrder", { cartId });
  const { order } = await owner.call("ecom.orders.getOrder", { id: orderId });
  expect(amounts(order.priceSummary)).toMatchObject(expectedV1);
  expect(order.lineItems.map(({ taxInfo }: Json) => taxInfo.taxAmount.amount)).toEqual(
    expected.lineTaxes.map(text),
  );
  return { order, expectedTexts };
}

/**
 * Compares a draft order with the order that it is based on, and the draft's delivery options with
 * the options of the cart.
 */
async function expectSameDraft(
  owner: Caller,
  purchase: ModelPurchase,
  order: Json,
  expectedTexts: string[],
) {
  await owner.call("ecom.orders.updateOrderStatus", { orderId: order.id, status: "APPROVED" });
  const { calculatedDraftOrder } = await owner.call("ecom.draftOrders.createDraftOrder", {
    sourceOrderId: order.id,
  });
  const { priceSummary, taxInfo, lineItems } = calculatedDraftOrder.draftOrder;
  expect([priceSummary, taxInfo]).toEqual([order.priceSummary, order.taxInfo]);
  expect(lineItems.map(({ lineItem }: Json) => lineItem)).toEqual(order.lineItems);
  // Orders do not contain the delivery profiles of custom items, so the options can differ.
  if (purchase.lines.some((line) => !line.listed && line.profile !== 0)) return;
  expect(optionTextsOf(calculatedDraftOrder.shippingOptions)).toEqual(expectedTexts);
}

test("carts, orders and drafts have the totals that the model calculates from the merchant's rules", async () => {
  const { emulator, guest } = await shop({ seed: "minimal" });
  const owner = merchant(emulator);
  // The merchant adds custom items to a visitor's cart.
  const server = merchant(emulator, guest);
  const start = emulator.snapshot();
  const compare = async (purchase: ModelPurchase, pick: number) => {
    emulator.restore(start);
    const text = (value: bigint) => formatDecimal(value, DECIMALS[purchase.currency]);
    const site = settingsOf(purchase, text);
    Object.assign(emulator.state.site, site);
    Object.assign(emulator.state.coupons, couponSlice.slice({ site }));
    const { order, expectedTexts } = await buy(owner, server, purchase, pick);
    await expectSameDraft(owner, purchase, order, expectedTexts);
  };
  await fc.assert(fc.asyncProperty(purchases, fc.nat(20), compare), { numRuns: 30 });
});
