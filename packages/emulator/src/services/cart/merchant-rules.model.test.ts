// Delivery and tax by the merchant's own rules, against a small calculator in whole numbers.

import fc from "fast-check";
import { expect, test } from "vitest";
import { siteSettings } from "../../kernel/site.js";
import {
  type Currency,
  type ModelLine,
  type ModelOption,
  type ModelPurchase,
  offered,
  PLACES,
  sums,
  written,
} from "../../testing/money-model.js";
import { setUp } from "../../testing/money-setup.js";
import { SCHOOLS } from "../../testing/money-world.js";
import { ADDRESS, type Answer, type Caller, merchant, shop } from "../../testing/test-client.js";

const big = (min: number, max: number) => fc.integer({ min, max }).map(BigInt);
const condition = fc.oneof(
  fc.record({
    type: fc.constantFrom("BY_TOTAL_WEIGHT" as const, "BY_TOTAL_PRICE" as const),
    operator: fc.constantFrom("GT" as const, "GTE" as const, "LT" as const, "LTE" as const),
    value: big(0, 60).map((whole) => whole * 1000n),
  }),
  fc.record({
    type: fc.constant("BY_TOTAL_QUANTITY" as const),
    operator: fc.constantFrom("EQ" as const, "GTE" as const, "LTE" as const),
    value: big(0, 12).map((whole) => whole * 1000n),
  }),
);
const rate = fc.record({
  amount: big(0, 40_000),
  each: fc.boolean(),
  conditions: fc.array(condition, { maxLength: 2 }),
});
const options = fc
  .uniqueArray(
    fc.record({
      profile: fc.nat(1),
      title: fc.constantFrom("Standard", "Express", "Freight"),
      rates: fc.array(rate, { minLength: 1, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 6, selector: ({ profile, title }) => `${profile} ${title}` },
  )
  // one name is offered for whatever is bought, so that every purchase can be made
  .map((all): ModelOption[] => {
    const rates = [{ amount: 4_455n, each: false, conditions: [] }];
    return [...all, ...[0, 1].map((profile) => ({ profile, title: "Post", rates }))];
  });
const line: fc.Arbitrary<ModelLine> = fc.record({
  price: big(0, 99_999),
  quantity: big(1, 9),
  weight: big(0, 9),
  profile: fc.nat(1),
  group: fc.nat(2),
});
const taxRate = fc.option(big(0, 300_000), { nil: undefined });
/** Where it goes: places of which each has a tax region of its own, two of them a delivery region. */
const PLACES_TO_GO = {
  US: { country: "US", subdivision: "US-CA" },
  NY: { country: "US", subdivision: "US-NY" },
  FR: { country: "FR" },
} as const;
type Destination = keyof typeof PLACES_TO_GO;
const place = fc.constantFrom(...(Object.keys(PLACES_TO_GO) as Destination[]));
const purchase: fc.Arbitrary<ModelPurchase> = fc.record({
  currency: fc.constantFrom(...(Object.keys(PLACES) as Currency[])),
  included: fc.boolean(),
  coupon: fc.boolean(),
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  options,
  taxRates: fc.tuple(taxRate, taxRate, taxRate, taxRate),
});

/** Sets the rules of a purchase up, with others for other places. */
async function setRules(owner: Caller, made: ModelPurchase, to: Destination, exempt: boolean) {
  const shopOf = setUp(owner);
  const main = await shopOf.defaultProfile();
  const heavy = await shopOf.profile("Heavy", []);
  const [here, elsewhere] = to === "FR" ? [1, 0] : [0, 1];
  const regionIds = [main.deliveryRegions[here].id, heavy.deliveryRegions[0].id];
  await shopOf.shipping("Elsewhere", [main.deliveryRegions[elsewhere].id], [{ amount: "1" }]);
  for (const { profile, title, rates } of made.options) {
    await shopOf.shipping(
      title,
      [regionIds[profile]],
      rates.map(({ amount, each, conditions }) => ({
        amount: written(amount, 3),
        multiplyByQuantity: each,
        conditions: conditions.map((one) => ({
          ...one,
          value:
            one.type === "BY_TOTAL_QUANTITY" ? String(one.value / 1000n) : written(one.value, 3),
        })),
      })),
    );
  }
  const { products, delivery } = await shopOf.defaultGroups();
  const groups = [products, await shopOf.taxGroup("Food"), await shopOf.taxGroup("Books")];
  const regions = {
    US: await shopOf.taxRegion("US"),
    NY: await shopOf.taxRegion("US", "NY"),
    FR: await shopOf.taxRegion("FR"),
  };
  for (const [key, region] of Object.entries(regions)) {
    if (key !== to) await shopOf.rate(region, products, "0.99");
  }
  for (const [index, value] of made.taxRates.entries()) {
    if (value === undefined) continue;
    const usual = exempt ? "0.77" : written(value, 6);
    const mapping = await shopOf.rate(regions[to], groups[index] ?? delivery, usual);
    if (exempt) await shopOf.exempt(mapping.id, SCHOOLS, written(value / 1000n, 3));
  }
  return { heavy, groups, delivery };
}

const EXEMPT = { taxExemptGroupId: SCHOOLS };

/** The tax of prices, as a calculation that knows no cart has it. */
async function taxByHand(
  owner: Caller,
  request: object,
  parts: readonly object[],
  taxIncludedInPrice: boolean,
): Promise<string> {
  const lineItems = parts.map((part, index) => ({
    id: String(index),
    quantity: 1,
    taxIncludedInPrice,
    addressIndex: { singleAddress: 0 },
    ...part,
  }));
  const call = "ecom.taxCalculation.calculateTax";
  return (await owner.call(call, { ...request, lineItems })).taxSummary.totalTax;
}

test("whatever is bought, all sums are those of the merchant's rules", async () => {
  const { emulator, guest } = await shop({ seed: "minimal" });
  const owner = merchant(emulator);
  // a visitor's cart, into which the merchant puts things that are in no catalogue
  const server = merchant(emulator, guest);
  const start = emulator.snapshot();
  const run = async (drawn: ModelPurchase, to: Destination, exempt: boolean, pick: number) => {
    // rates of exempt groups have three decimals
    const taxRates = drawn.taxRates.map((value) => value && (value / 1000n) * 1000n);
    const made = exempt ? { ...drawn, taxRates } : drawn;
    const address = { ...ADDRESS, ...PLACES_TO_GO[to] };
    emulator.restore(start);
    const { currency, included, coupon } = made;
    const places = PLACES[currency];
    const text = (value: bigint) => written(value, places);
    Object.assign(emulator.state.site, siteSettings.parse({ currency, tax: { included } }));
    const { heavy, groups, delivery } = await setRules(owner, made, to, exempt);
    const { cart } = await server.call("ecom.cartV2.createCart", {
      cart: {
        deliveryInfo: { address },
        paymentInfo: { billingAddress: address },
        taxInfo: exempt ? EXEMPT : {},
      },
      customItems: made.lines.map(({ price, quantity, weight, profile, group }) => ({
        name: { original: "Thing" },
        pricing: { price: { amount: text(price) } },
        quantityInfo: { requestedQuantity: Number(quantity) },
        attributes: {
          itemType: { preset: "PHYSICAL" },
          physicalProperties: { weight: Number(weight), shippable: true },
        },
        deliveryConfig: profile === 0 ? {} : { deliveryProfileId: heavy.id },
        taxConfig: group === 0 ? {} : { taxGroupId: groups[group] },
      })),
      ...(coupon ? { coupons: [{ code: "WELCOME10" }] } : {}),
    });
    const cartId = cart.id;
    const { checkout } = await server.call("ecom.checkout.getCheckout", { id: cartId });
    const shown = checkout.shippingInfo.carrierServiceOptions.flatMap(
      ({ shippingOptions }: Answer) => shippingOptions,
    );
    const choices = offered(made);
    const inOrder = (a: readonly string[], b: readonly string[]) =>
      String(a[0]).localeCompare(String(b[0]));
    expect(
      shown.map(({ title, cost }: Answer) => [title, cost.price.amount]).sort(inOrder),
    ).toEqual(choices.map(({ title, price }) => [title, text(price)]).sort(inOrder));

    const choice = choices[pick % choices.length] as (typeof choices)[number];
    const { code } = shown.find(({ title }: Answer) => title === choice.title);
    await server.call("ecom.cartV2.setDeliveryMethod", { cartId, deliveryMethod: { code } });
    const expected = sums(made, choice.price);
    const { summary } = await server.call("ecom.cartV2.calculateCart", { cartId });
    expect(summary.violations).toEqual([]);
    const amounts = (of: Answer) =>
      Object.fromEntries(Object.entries<Answer>(of).map(([name, { amount }]) => [name, amount]));
    expect(amounts(summary.priceSummary)).toEqual({
      subtotal: text(expected.subtotal),
      discount: text(expected.discount),
      delivery: text(expected.delivery),
      additionalFees: text(0n),
      tax: text(expected.tax),
      total: text(expected.total),
    });
    const { lineItemTaxes, deliveryTax } = summary.taxSummary;
    expect(lineItemTaxes.map(({ tax }: Answer) => tax.amount)).toEqual(
      expected.lineTaxes.map(text),
    );
    expect(deliveryTax.amount).toBe(text(expected.deliveryTax));

    const v1 = {
      subtotal: text(expected.subtotal),
      discount: text(expected.discount),
      shipping: text(expected.delivery),
      tax: text(expected.tax),
      total: text(expected.total),
    };
    const { checkout: chosen } = await server.call("ecom.checkout.getCheckout", { id: cartId });
    expect(amounts(chosen.priceSummary)).toMatchObject(v1);

    const parts = [...expected.paid, expected.delivery].map((value, index) => ({
      price: text(value),
      taxGroupId: groups[made.lines[index]?.group ?? -1] ?? delivery,
    }));
    const request = { currency, addresses: [address], ...(exempt ? EXEMPT : {}) };
    expect(await taxByHand(owner, request, parts, included)).toBe(text(expected.tax));

    const { orderId } = await server.call("ecom.cartV2.placeOrder", { cartId });
    const { order } = await owner.call("ecom.orders.getOrder", { id: orderId });
    expect(amounts(order.priceSummary)).toMatchObject(v1);
    expect(order.lineItems.map(({ taxInfo }: Answer) => taxInfo.taxAmount.amount)).toEqual(
      expected.lineTaxes.map(text),
    );

    await owner.call("ecom.orders.updateOrderStatus", { orderId, status: "APPROVED" });
    const { calculatedDraftOrder } = await owner.call("ecom.draftOrders.createDraftOrder", {
      sourceOrderId: orderId,
    });
    const { priceSummary, taxInfo, lineItems } = calculatedDraftOrder.draftOrder;
    expect([priceSummary, taxInfo]).toEqual([order.priceSummary, order.taxInfo]);
    expect(lineItems.map(({ lineItem }: Answer) => lineItem)).toEqual(order.lineItems);
  };
  await fc.assert(fc.asyncProperty(purchase, place, fc.boolean(), fc.nat(20), run), {
    numRuns: 20,
  });
}, 120_000);
