import { beforeEach, describe, expect, test } from "vitest";
import { totals as amounts } from "../../testing/draft-calls.js";
import {
  lineChange,
  MONTHLY,
  money,
  type Subscriptions,
  subscriptions,
} from "../../testing/subscriptions.js";
import { type Json, reference } from "../../testing/test-client.js";

let site: Subscriptions;
beforeEach(async () => {
  site = await subscriptions();
});

describe("draft totals", () => {
  test("start with the contract totals, including tax and delivery", async () => {
    const contract = await site.createContract();
    expect(contract.lineItems).toHaveLength(2);
    const draft = await site.createDraft(contract);
    expect(amounts(draft)).toEqual({
      subtotal: "50.00",
      discount: "0.00",
      shipping: "5.00",
      tax: "5.00",
      totalAdditionalFees: "0.00",
      total: "60.00",
    });
    expect(draft).toMatchObject({
      status: "DRAFT",
      target: { contractTarget: { nextCycleNumber: 2 } },
      taxInfo: { totalTax: money("5.00"), taxBreakdown: [{ taxName: "VAT" }] },
      createdBy: { userId: expect.any(String) },
    });
    expect(draft.lineItems.map((item: Json) => item.changeType)).toEqual(["EMPTY", "EMPTY"]);
  });

  test("reflect quantity and price changes, and ignore a change that was undone", async () => {
    const draft = await site.createDraft(await site.createContract());
    const { id } = draft.lineItems[1].lineItem;
    let next = await site.on(
      draft,
      "updateLineItems",
      lineChange(id, { newQuantity: 3, newPrice: "7" }),
    );
    expect(amounts(next)).toMatchObject({ subtotal: "31.00", tax: "3.10", total: "39.10" });
    expect(next.lineItems[1]).toMatchObject({
      changeType: "CHANGED",
      changed: { quantityBeforeChange: 2, priceBeforeChange: money("20.00") },
      lineItem: { price: money("7.00"), totalPriceAfterTax: money("23.10") },
    });
    next = await site.on(draft, "updateLineItems", lineChange(id, { newQuantity: 0 }));
    expect(next.lineItems[1].changeType).toBe("REMOVED");
    expect(amounts(next)).toMatchObject({ subtotal: "10.00", total: "16.00" });
    next = await site.on(
      draft,
      "updateLineItems",
      lineChange(id, { newQuantity: 2, newPrice: "20" }),
    );
    expect(next.lineItems[1].changeType).toBe("EMPTY");
    expect(next.lineItems[1].changed).toBeUndefined();
    expect(next.priceSummary).toEqual(draft.priceSummary);
  });

  test("do not add a tax that prices already include", async () => {
    const contract = await site.createContract([["11", 2]], (order) => {
      order.taxIncludedInPrices = true;
    });
    const draft = await site.createDraft(contract);
    expect(amounts(draft)).toMatchObject({ subtotal: "22.00", tax: "2.00", total: "27.00" });
    // The taxable amount excludes tax, as in orders.
    expect(draft.lineItems[0].lineItem).toMatchObject({
      taxInfo: { taxAmount: money("2.00"), taxableAmount: money("20.00") },
      taxDetails: { taxableAmount: money("20.00") },
    });
  });

  test.each([
    [true, "115", "100.00"],
    [false, "100", "100.00"],
  ])(
    "list each of several tax rates separately (prices include tax: %s)",
    async (included, price, taxable) => {
      const contract = await site.createContract([[price, 1]], (order) => {
        order.taxIncludedInPrices = included;
        order.lineItems[0].taxInfo = {
          taxRate: "0.15",
          taxBreakdown: [
            { rate: "0.1", taxName: "State" },
            { rate: "0.05", taxName: "City" },
          ],
        };
      });
      const [{ lineItem }] = (await site.createDraft(contract)).lineItems;
      expect(lineItem).toMatchObject({
        totalPriceBeforeTax: money(taxable),
        totalPriceAfterTax: money("115.00"),
        taxInfo: {
          taxAmount: money("15.00"),
          taxBreakdown: [
            { taxName: "State", taxAmount: money("10.00"), taxableAmount: money(taxable) },
            { taxName: "City", taxAmount: money("5.00"), taxableAmount: money(taxable) },
          ],
        },
      });
    },
  );

  test("exclude a discount on specific items if one of them is removed or has a new price", async () => {
    const contract = await site.createContract(undefined, (order) => {
      const [firstId, secondId] = ["a", "b"].map(
        (end) => `00000000-0000-4000-8000-00000000000${end}`,
      );
      order.lineItems[0].id = firstId;
      order.lineItems[1].id = secondId;
      order.lineItems[0].totalDiscount = money("2");
      order.lineItems[1].totalDiscount = money("4");
      order.lineItems[0].priceBeforeDiscounts = money("12");
      order.lineItems[1].priceBeforeDiscounts = money("22");
      order.appliedDiscounts = [
        {
          discountType: "SPECIFIC_ITEMS",
          discountRule: { id: firstId, name: { original: "Two off" }, amount: money("2") },
          lineItemIds: [firstId],
          lineItemDiscounts: [{ id: firstId, totalDiscount: money("2") }],
        },
        {
          discountType: "GLOBAL",
          coupon: { id: secondId, code: "FOUR", name: "Four off", amount: money("4") },
          lineItemIds: [],
          lineItemDiscounts: [{ id: secondId, totalDiscount: money("4") }],
        },
      ];
      order.additionalFees = [{ name: "Wrap", price: money("3"), lineItemIds: [firstId] }];
    });
    const draft = await site.createDraft(contract);
    expect(amounts(draft)).toMatchObject({ subtotal: "56.00", discount: "6.00", total: "63.00" });
    const [first, second] = draft.lineItems.map(({ lineItem }: Json) => lineItem.id);
    // A coupon that covers all line items still applies.
    let next = await site.on(draft, "updateLineItems", lineChange(second, { newPrice: "30" }));
    expect(next.discounts.map((discount: Json) => discount.applied)).toEqual([true, true]);
    next = await site.on(draft, "updateLineItems", lineChange(first, { newPrice: "13" }));
    expect(next.discounts.map((discount: Json) => discount.applied)).toEqual([false, true]);
    expect(amounts(next)).toMatchObject({ subtotal: "73.00", discount: "4.00" });
    next = await site.on(draft, "updateLineItems", lineChange(first, { newQuantity: 0 }));
    expect(next.additionalFees).toMatchObject([{ applied: false }]);
    await site.on(draft, "commitDraftSubscriptionContract");
    const changed = await site.contract(contract.id);
    expect(changed).toMatchObject({
      appliedDiscounts: [{ coupon: { code: "FOUR" } }],
      additionalFees: [],
      lineItems: [{ id: second }],
    });
    expect(changed.activities[0].changesApplied.changes).toMatchObject([
      { lineItemRemoved: { id: first, quantity: 1 } },
      { lineItemChanged: { id: second } },
      { discountRemoved: { id: first, totalAmount: money("2.00") } },
      { additionalFeeRemoved: { totalAmount: money("3.00") } },
      { totalPriceChanged: {} },
    ]);
  });

  test("include added catalog items, added custom items and a changed delivery", async () => {
    const draft = await site.createDraft(await site.createContract([["10", 1]]));
    const item = reference(site.emulator, "gift-card");
    let next = await site.on(draft, "addLineItems", {
      catalogLineItems: [{ catalogReference: item, quantity: 2, price: money("4") }],
      customLineItems: [{ productName: { original: "Thanks" }, price: money("1"), quantity: 3 }],
    });
    expect(next.lineItems.map((lineItem: Json) => lineItem.changeType)).toEqual([
      "EMPTY",
      "ADDED",
      "ADDED",
    ]);
    expect(next.lineItems[1].lineItem).toMatchObject({
      catalogReference: item,
      quantity: 2,
      lineItemPrice: money("8.00"),
      subscriptionInfo: { subscriptionSettings: MONTHLY },
    });
    expect(amounts(next)).toMatchObject({ subtotal: "21.00" });
    const custom = next.lineItems[2].lineItem;
    expect(custom).toMatchObject({ productName: { original: "Thanks" }, price: money("1.00") });
    // Removing a line item that the draft added deletes it.
    next = await site.on(draft, "updateLineItems", lineChange(custom.id, { newQuantity: 0 }));
    expect(next.lineItems).toHaveLength(2);
    next = await site.on(draft, "setShippingInfo", {
      shippingInfo: { title: "Courier", cost: { price: money("9") } },
    });
    expect(next.shippingDetails).toMatchObject({
      changeType: "CHANGED",
      shippingInfo: { title: "Courier" },
      changed: { shippingInfoBeforeChange: { title: "Post" } },
    });
    expect(amounts(next)).toMatchObject({ shipping: "9.00" });
    const recipientInfo = { contactDetails: { firstName: "Grace" } };
    next = await site.on(draft, "setRecipientInfo", { recipientInfo });
    expect(next.recipientDetails).toMatchObject({ changeType: "ADDED", recipientInfo });
    await site.on(draft, "commitDraftSubscriptionContract");
    expect(await site.contract(draft.subscriptionContractId)).toMatchObject({
      shippingInfo: { title: "Courier", cost: { price: money("9.00") } },
      recipientInfo,
      lineItems: [{ quantity: 1 }, { catalogReference: item, quantity: 2 }],
    });
  });
});
