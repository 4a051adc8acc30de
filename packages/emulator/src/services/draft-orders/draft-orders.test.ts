import { beforeEach, describe, expect, test } from "vitest";
import { customLineItem, draftShop, totals } from "../../testing/draft-calls.js";
import { type Json, reference } from "../../testing/test-client.js";

let { emulator, owner, draft, make, fails } = draftShop();
beforeEach(() => {
  ({ emulator, owner, draft, make, fails } = draftShop());
});

const money = (amount: string) => ({ amount });

describe("a new draft", () => {
  test("contains catalog items and custom items, with totals", async () => {
    const tee = { catalogReference: reference(emulator, "heavy-tee"), quantity: 2 };
    const created = await make({
      catalogLineItems: [tee],
      customLineItems: [customLineItem("5", { quantity: 3 })],
    });
    const [first, second] = created.lineItems;
    expect(created.status).toBe("DRAFT");
    expect(first).toMatchObject({ added: true, lineItem: { quantity: 2 } });
    expect(second.lineItem).toMatchObject({
      productName: { original: "Engraving" },
      lineItemPrice: { amount: "15.00" },
      totalPriceAfterTax: { amount: "16.50" },
    });
    const itemsTotal = Number(first.lineItem.lineItemPrice.amount) + 15;
    expect(totals(created)).toMatchObject({
      subtotal: itemsTotal.toFixed(2),
      tax: (itemsTotal * 0.1).toFixed(2),
      total: (itemsTotal * 1.1).toFixed(2),
    });
    expect(created.balanceSummary.balance.amount).toBe((itemsTotal * 1.1).toFixed(2));
  });

  test("applies discounts in order, each to the remaining amount", async () => {
    const { id, lineItems } = await make({
      customLineItems: [customLineItem("10", { quantity: 4 }), customLineItem("60")],
    });
    const lineId = lineItems[0].lineItem.id;
    const created = await draft("createCustomDiscounts", {
      draftOrderId: id,
      discounts: [
        {
          discountType: "SPECIFIC_ITEMS",
          percentage: "50",
          lineItemDiscounts: [{ id: lineId }],
          applyToDraftOrder: true,
        },
        { discountType: "GLOBAL", priceAmount: money("8"), applyToDraftOrder: true },
        { discountType: "GLOBAL", percentage: "10" },
      ],
    });
    expect(totals(created)).toMatchObject({ subtotal: "100.00", discount: "28.00", tax: "7.20" });
    expect(created.discounts.map((discount: Json) => discount.applied)).toEqual([
      true,
      true,
      false,
    ]);
    expect(created.lineItems.map((line: Json) => line.lineItem.totalDiscount.amount)).toEqual([
      "22.00",
      "6.00",
    ]);
    const thirdId = created.discounts[2].discount.id;
    const applied = await draft("setDiscounts", {
      draftOrderId: id,
      discounts: [{ id: thirdId, applied: true }],
    });
    expect(totals(applied)).toMatchObject({ discount: "35.20", total: "71.28" });
    const withoutSecond = await draft("deleteCustomDiscounts", {
      draftOrderId: id,
      discountIds: [created.discounts[1].discount.id],
    });
    expect(totals(withoutSecond)).toMatchObject({ discount: "28.00" });
  });

  test("charges only the fees that are applied", async () => {
    const { id } = await make({ customLineItems: [customLineItem("10")] });
    const fees = [
      { name: "Wrap", price: money("3"), taxDetails: { taxable: true } },
      { name: "Rush", price: money("2"), applyToDraftOrder: true },
    ];
    const created = await draft("createCustomAdditionalFees", {
      draftOrderId: id,
      customAdditionalFees: fees,
      currency: "USD",
    });
    expect(totals(created)).toMatchObject({ totalAdditionalFees: "2.00", total: "13.00" });
    const wrapId = created.additionalFees[0].additionalFee.id;
    const withWrap = await draft("setAdditionalFees", {
      draftOrderId: id,
      additionalFees: [{ id: wrapId, applied: true }],
    });
    expect(totals(withWrap)).toMatchObject({ totalAdditionalFees: "5.00", tax: "1.30" });
    const withoutWrap = await draft("deleteCustomAdditionalFees", {
      draftOrderId: id,
      customAdditionalFees: [wrapId],
    });
    expect(totals(withoutWrap)).toMatchObject({ totalAdditionalFees: "2.00" });
  });

  test("accepts delivery details, contacts, a location, a tax exemption, a deposit and extended fields", async () => {
    const { id } = await make({ customLineItems: [customLineItem("10", { quantity: 2 })] });
    const request = { draftOrderId: id };
    const shippingInfo = { title: "Post", cost: { price: money("5") } };
    expect(totals(await draft("setShippingInfo", { ...request, shippingInfo }))).toMatchObject({
      shipping: "5.00",
      tax: "2.50",
      total: "27.50",
    });
    const buyerInfo = { email: "ada@example.com" };
    const recipient = { address: { country: "US" }, contactDetails: { firstName: "Ada" } };
    expect((await draft("setBuyerInfo", { ...request, buyerInfo })).buyerDetails).toMatchObject({
      added: true,
      buyerInfo,
    });
    await draft("setRecipientInfo", { ...request, recipientInfo: recipient });
    await draft("setBillingInfo", { ...request, billingInfo: recipient });
    const businessLocation = { id: "00000000-0000-4000-8000-0000000000ab" };
    await draft("setBusinessLocation", { ...request, businessLocation });
    const exemptDraft = await draft("setTaxExemption", { ...request, taxExempt: true });
    expect(totals(exemptDraft)).toMatchObject({ tax: "0.00", total: "25.00" });
    expect(exemptDraft.taxInfo.taxExempt).toBe(true);
    const withDeposit = await draft("setDeposit", {
      ...request,
      depositDetails: { percentage: "25" },
    });
    expect(withDeposit.lineItems[0].lineItem.depositAmount.amount).toBe("2.50");
    const withoutDelivery = await draft("setShippingInfo", request);
    expect(totals(withoutDelivery)).toMatchObject({ shipping: "0.00", total: "20.00" });
    const { draftOrder } = await owner.call("ecom.draftOrders.updateExtendedFields", {
      id,
      namespace: "@app/own",
      namespaceData: { a: 1 },
    });
    expect(draftOrder.extendedFields.namespaces).toEqual({ "@app/own": { a: 1 } });
  });

  test("becomes an approved order and reduces the stock, but only once", async () => {
    const item = { catalogReference: reference(emulator, "heavy-tee", 3), quantity: 3 };
    const stock = () => {
      const { products } = emulator.state.catalog;
      const { catalogItemId, options } = item.catalogReference;
      const variants = products.get(catalogItemId)?.variants ?? [];
      return variants.find(({ id }) => id === options.variantId)?.stock.quantity;
    };
    const before = stock() ?? 0;
    const { id } = await make({
      catalogLineItems: [item],
      buyerInfo: { email: "ada@example.com" },
      discounts: [{ discountType: "GLOBAL", priceAmount: money("1"), applyToDraftOrder: true }],
    });
    const { createdOrder, committedDraftOrder } = await owner.call(
      "ecom.draftOrders.createOrderFromDraft",
      { draftOrderId: id },
    );
    expect(createdOrder).toMatchObject({ status: "APPROVED", paymentStatus: "NOT_PAID" });
    expect(totals(createdOrder)).toEqual(totals(committedDraftOrder));
    expect(committedDraftOrder.status).toBe("COMMITTED");
    expect(stock()).toBe(before - 3);
    expect(await fails("createOrderFromDraft", { draftOrderId: id })).toMatchObject({
      status: 409,
      code: "DRAFT_ORDER_ALREADY_COMMITTED",
    });
    expect(await fails("deleteDraftOrder", { draftOrderId: id })).toMatchObject({
      code: "DRAFT_ORDER_CANNOT_BE_DELETED",
    });
  });
});
