import { beforeAll, describe, expect, test } from "vitest";
import type { Emulator } from "../../emulator.js";
import {
  ADDRESS,
  type Caller,
  type Json,
  merchant,
  reference,
  shop,
} from "../../testing/test-client.js";

let emulator: Emulator;
let guest: Caller;
let owner: Caller;
beforeAll(async () => {
  ({ emulator, guest } = await shop({
    seed: "minimal",
    site: {
      tax: { rate: "0.0725", name: "Tax", delivery: true },
      coupons: [
        { code: "WELCOME10", percentOff: 10, active: true },
        { code: "TAKE15", amountOff: "15", minimumSubtotal: "60", active: true },
        { code: "FREESHIP", freeDelivery: true, active: true },
        { code: "TEES", percentOff: 50, productIds: [], active: true },
      ],
    },
  }));
  owner = merchant(emulator);
});

const calculate = (request: Json): Promise<Json> =>
  owner.call("ecom.totalsCalculator.calculateTotals", request);
const line = (id: string, price: string, quantity = 1, rest: Json = {}) => ({
  id,
  price,
  quantity,
  physicalProperties: { shippable: false },
  ...rest,
});
const amountsOf = ({ subtotal, discount, shipping, tax, total: fullTotal }: Json) =>
  [subtotal, discount, shipping, tax, fullTotal].map(({ amount }) => amount);
const STANDARD = { shippingAddress: ADDRESS, selectedShippingOption: { code: "standard" } };
const physical = { physicalProperties: { shippable: true } };

test.each<[string, Json, string[]]>([
  ["an empty order", { lineItems: [] }, ["0.00", "0.00", "0.00", "0.00", "0.00"]],
  [
    "several items",
    { lineItems: [line("a", "19.99", 3), line("b", "0.01", 7)] },
    ["60.04", "0.00", "0.00", "4.36", "64.40"],
  ],
  [
    "items with a percentage coupon",
    { lineItems: [line("a", "33.33", 3)], couponCode: "WELCOME10" },
    ["99.99", "10.00", "0.00", "6.52", "96.51"],
  ],
  [
    "items with a fixed-amount coupon",
    { lineItems: [line("a", "50"), line("b", "30")], couponCode: "TAKE15" },
    ["80.00", "15.00", "0.00", "4.71", "69.71"],
  ],
  [
    "items with taxed delivery",
    { lineItems: [line("a", "50", 1, physical)], ...STANDARD },
    ["50.00", "0.00", "6.90", "4.13", "61.03"],
  ],
  [
    "items with free delivery",
    { lineItems: [line("a", "50", 1, physical)], ...STANDARD, couponCode: "FREESHIP" },
    ["50.00", "0.00", "0.00", "3.63", "53.63"],
  ],
  [
    "items with paid modifiers",
    {
      lineItems: [
        line("a", "10", 2, {
          modifierGroups: [{ id: "g", modifiers: [{ id: "m", price: "1.25", quantity: 2 }] }],
        }),
      ],
    },
    ["25.00", "0.00", "0.00", "1.81", "26.81"],
  ],
])("calculateTotals returns the totals of %s", async (_what, request, expected) => {
  const response = await calculate(request);
  expect(amountsOf(response.priceSummary)).toEqual(expected);
  expect(amountsOf(response.payNow)).toEqual(expected);
  expect(response.totalAfterGiftCard.amount).toBe(expected[4]);
});

test("every line item contains its share of the discount", async () => {
  const lineItems = [line("a", "33.33", 2, { fullPrice: "40" }), line("b", "10")];
  const { calculatedLineItems, appliedDiscounts } = await calculate({
    lineItems,
    couponCode: "WELCOME10",
  });
  expect(
    calculatedLineItems.map((calculatedLineItem: Json) => calculatedLineItem.lineItemId),
  ).toEqual(["a", "b"]);
  expect(calculatedLineItems[0].pricesBreakdown).toMatchObject({
    fullPrice: { amount: "40.00" },
    priceBeforeDiscounts: { amount: "33.33" },
    totalDiscount: { amount: "6.67" },
    lineItemPrice: { amount: "59.99" },
    totalPriceAfterTax: { amount: "64.34" },
  });
  expect(calculatedLineItems[1].pricesBreakdown.totalDiscount.amount).toBe("1.00");
  expect(appliedDiscounts).toMatchObject([{ coupon: { code: "WELCOME10" } }]);
});

test("gift cards pay up to their balance or the requested amount", async () => {
  const lineItems = [line("a", "100")];
  const response = await calculate({ lineItems, giftCardCode: "PORTICO-GIFT-50" });
  expect(response).toMatchObject({
    giftCard: { amount: { amount: "50.00" }, obfuscatedCode: "****T-50" },
    priceSummary: { total: { amount: "107.25" } },
    totalAfterGiftCard: { amount: "57.25" },
    payNowTotalAfterGiftCard: { amount: "57.25" },
  });
  const partialRequest = { lineItems, giftCardCode: "PORTICO-GIFT-50", giftCardRedeemAmount: "20" };
  expect((await calculate(partialRequest)).totalAfterGiftCard.amount).toBe("87.25");
});

describe("later payments", () => {
  test.each<[string, Json[], string[], string[]]>([
    [
      "items paid offline",
      [line("a", "100", 1, { paymentOption: "FULL_PAYMENT_OFFLINE" }), line("b", "50")],
      ["50.00", "5.00", "0.00", "3.26", "48.26"],
      ["100.00", "10.00", "0.00", "6.53", "96.53"],
    ],
    [
      "everything except a deposit",
      [line("a", "100", 1, { paymentOption: "DEPOSIT_ONLINE", depositAmount: "30" })],
      ["30.00", "0.00", "0.00", "0.00", "30.00"],
      ["70.00", "10.00", "0.00", "6.53", "66.53"],
    ],
    [
      "all items and their delivery",
      [line("a", "100", 1, { ...physical, paymentOption: "FULL_PAYMENT_OFFLINE" })],
      ["0.00", "0.00", "0.00", "0.00", "0.00"],
      ["100.00", "10.00", "6.90", "7.03", "103.93"],
    ],
  ])("are separate from the amount that is due now: %s", async (_what, lineItems, now, later) => {
    const response = await calculate({ lineItems, couponCode: "WELCOME10", ...STANDARD });
    expect(amountsOf(response.payNow)).toEqual(now);
    expect(amountsOf(response.payLater)).toEqual(later);
    const fullTotal = Number(response.priceSummary.total.amount);
    expect(Number(now[4]) + Number(later[4])).toBeCloseTo(fullTotal, 9);
    const [{ paymentOption }] = response.calculatedLineItems;
    expect(paymentOption).toBe(lineItems[0].paymentOption);
  });
});

test("item fees can be taxed or untaxed, and are due together with their line item", async () => {
  const additionalFees = [
    { code: "case", name: "Gift case", price: "4", taxDetails: { taxable: true } },
    { name: "Deposit on bottles", price: "1.26", taxDetails: { taxable: false } },
  ];
  const lineItems = [line("a", "10", 3, { additionalFees }), line("b", "20")];
  const response = await calculate({ lineItems });
  expect(response.additionalFees).toMatchObject([
    {
      code: "case",
      name: "Gift case",
      price: { amount: "4.00" },
      taxDetails: { totalTax: { amount: "0.29" } },
      lineItemIds: ["a"],
      source: "ITEM",
    },
    { name: "Deposit on bottles", price: { amount: "1.26" }, lineItemIds: ["a"] },
  ]);
  expect(amountsOf(response.priceSummary)).toEqual(["50.00", "0.00", "0.00", "3.92", "59.18"]);
  expect(response.priceSummary.additionalFees.amount).toBe("5.26");
  const deferred = await calculate({
    lineItems: [{ ...lineItems[0], paymentOption: "FULL_PAYMENT_OFFLINE" }, lineItems[1]],
  });
  expect(amountsOf(deferred.payNow)).toEqual(["20.00", "0.00", "0.00", "1.45", "21.45"]);
  expect(deferred.payNow.additionalFees.amount).toBe("0.00");
  expect(amountsOf(deferred.payLater)).toEqual(["30.00", "0.00", "0.00", "2.47", "37.73"]);
  expect(deferred.payLater.additionalFees.amount).toBe("5.26");
  expect(amountsOf(deferred.payAfterFreeTrial)).toEqual(["0.00", "0.00", "0.00", "0.00", "0.00"]);
});

test("an item that is paid for with a membership adds nothing to the total", async () => {
  const memberships = [
    { id: "m", appId: reference(emulator, "heavy-tee").appId, lineItemIds: ["a"] },
  ];
  const response = await calculate({
    lineItems: [line("a", "100", 1, { paymentOption: "MEMBERSHIP" }), line("b", "10")],
    selectedMemberships: { memberships },
  });
  expect(amountsOf(response.priceSummary)).toEqual(["10.00", "0.00", "0.00", "0.73", "10.73"]);
  expect(response.membershipOptions.selectedMemberships).toEqual(memberships);
});

test.each<[string, Json, string, string]>([
  [
    "an unknown coupon",
    { couponCode: "NO" },
    "couponCalculationError",
    "ERROR_COUPON_DOES_NOT_EXIST",
  ],
  [
    "a coupon below its minimum subtotal",
    { couponCode: "TAKE15" },
    "couponCalculationError",
    "ERROR_INVALID_SUBTOTAL",
  ],
  [
    "an unknown gift card",
    { giftCardCode: "NO" },
    "giftCardCalculationError",
    "GIFT_CARD_NOT_FOUND",
  ],
  [
    "an unknown delivery option",
    { ...STANDARD, selectedShippingOption: { code: "moon" } },
    "selectedShippingOptionError",
    "SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND",
  ],
])("calculateTotals returns an error for %s", async (_what, rest, field, code) => {
  const response = await calculate({ lineItems: [line("a", "10")], ...rest });
  expect(response.calculationErrors[field].applicationError.code).toBe(code);
  expect(response.priceSummary.total.amount).toBe("10.73");
});

test("catalog products determine which coupons apply and whether items are shipped", async () => {
  const item = (slug: string) => ({
    id: slug,
    price: "10",
    quantity: 1,
    catalogReference: reference(emulator, slug),
  });
  const coupon = [...emulator.state.coupons.coupons.values()].find(({ code }) => code === "TEES");
  coupon?.productIds?.push(reference(emulator, "heavy-tee").catalogItemId);
  const response = await calculate({
    lineItems: [item("heavy-tee"), item("gift-card")],
    couponCode: "TEES",
    ...STANDARD,
  });
  expect(amountsOf(response.priceSummary)).toEqual(["20.00", "5.00", "6.90", "1.59", "23.49"]);
  const cardTotals = await calculate({ lineItems: [item("gift-card")], ...STANDARD });
  expect(cardTotals.priceSummary.shipping.amount).toBe("0.00");
});

test("calculateTotals stores nothing, and requires a merchant", async () => {
  const storedState = () => {
    const { cart, coupons, site } = emulator.state;
    return JSON.stringify([cart.carts.size, coupons.couponUses.size, site]);
  };
  const before = storedState();
  await calculate({ lineItems: [line("a", "10")], couponCode: "WELCOME10" });
  expect(storedState()).toBe(before);
  expect(
    await guest.fails("ecom.totalsCalculator.calculateTotals", { lineItems: [] }),
  ).toMatchObject({ status: 403 });
});
