import { beforeEach, describe, expect, test } from "vitest";
import { createEmulator, type Emulator } from "../../emulator.js";
import { createOrder } from "../../testing/order-world.js";
import {
  ADDRESS,
  type Answer,
  type Caller,
  merchant,
  pay,
  reference,
  visitor,
} from "../../testing/test-client.js";

let emulator: Emulator;
let owner: Caller;
beforeEach(() => {
  emulator = createEmulator({
    seed: "minimal",
    site: { tax: { rate: "0.1", name: "Tax", delivery: true } },
  });
  owner = merchant(emulator);
});

const money = (amount: string) => ({ amount });
const custom = (price: string, quantity = 1, rest: object = {}) => ({
  productName: { original: "Engraving" },
  price: money(price),
  quantity,
  ...rest,
});
const draft = async (operation: string, request: Answer): Promise<Answer> =>
  (await owner.call(`ecom.draftOrders.${operation}`, request)).calculatedDraftOrder.draftOrder;
const make = (draftOrder: Answer = {}) => draft("createDraftOrder", { draftOrder });
const edit = (sourceOrderId: string) => draft("createDraftOrder", { sourceOrderId });
const fails = (operation: string, request: Answer) =>
  owner.fails(`ecom.draftOrders.${operation}`, request);
const totals = ({ priceSummary }: Answer) =>
  Object.fromEntries(
    Object.entries(priceSummary).map(([name, price]) => [name, (price as Answer).amount]),
  );

describe("a draft from scratch", () => {
  test("has lines of the catalogue and of the merchant, with their totals", async () => {
    const tee = { catalogReference: reference(emulator, "heavy-tee"), quantity: 2 };
    const made = await make({ catalogLineItems: [tee], customLineItems: [custom("5", 3)] });
    const [first, second] = made.lineItems;
    expect(made.status).toBe("DRAFT");
    expect(first).toMatchObject({ added: true, lineItem: { quantity: 2 } });
    expect(second.lineItem).toMatchObject({
      productName: { original: "Engraving" },
      lineItemPrice: { amount: "15.00" },
      totalPriceAfterTax: { amount: "16.50" },
    });
    const goods = Number(first.lineItem.lineItemPrice.amount) + 15;
    expect(totals(made)).toMatchObject({
      subtotal: goods.toFixed(2),
      tax: (goods * 0.1).toFixed(2),
      total: (goods * 1.1).toFixed(2),
    });
    expect(made.balanceSummary.balance.amount).toBe((goods * 1.1).toFixed(2));
  });

  test("takes discounts off in their order, each off what is left", async () => {
    const { id, lineItems } = await make({ customLineItems: [custom("10", 4), custom("60")] });
    const line = lineItems[0].lineItem.id;
    const made = await draft("createCustomDiscounts", {
      draftOrderId: id,
      discounts: [
        {
          discountType: "SPECIFIC_ITEMS",
          percentage: "50",
          lineItemDiscounts: [{ id: line }],
          applyToDraftOrder: true,
        },
        { discountType: "GLOBAL", priceAmount: money("8"), applyToDraftOrder: true },
        { discountType: "GLOBAL", percentage: "10" },
      ],
    });
    expect(totals(made)).toMatchObject({ subtotal: "100.00", discount: "28.00", tax: "7.20" });
    expect(made.discounts.map((one: Answer) => one.applied)).toEqual([true, true, false]);
    expect(made.lineItems.map((one: Answer) => one.lineItem.totalDiscount.amount)).toEqual([
      "22.00",
      "6.00",
    ]);
    const third = made.discounts[2].discount.id;
    const applied = await draft("setDiscounts", {
      draftOrderId: id,
      discounts: [{ id: third, applied: true }],
    });
    expect(totals(applied)).toMatchObject({ discount: "35.20", total: "71.28" });
    const less = await draft("deleteCustomDiscounts", {
      draftOrderId: id,
      discountIds: [made.discounts[1].discount.id],
    });
    expect(totals(less)).toMatchObject({ discount: "28.00" });
  });

  test("charges a fee only where it applies", async () => {
    const { id } = await make({ customLineItems: [custom("10")] });
    const fees = [
      { name: "Wrap", price: money("3"), taxDetails: { taxable: true } },
      { name: "Rush", price: money("2"), applyToDraftOrder: true },
    ];
    const made = await draft("createCustomAdditionalFees", {
      draftOrderId: id,
      customAdditionalFees: fees,
      currency: "USD",
    });
    expect(totals(made)).toMatchObject({ totalAdditionalFees: "2.00", total: "13.00" });
    const wrap = made.additionalFees[0].additionalFee.id;
    const set = await draft("setAdditionalFees", {
      draftOrderId: id,
      additionalFees: [{ id: wrap, applied: true }],
    });
    expect(totals(set)).toMatchObject({ totalAdditionalFees: "5.00", tax: "1.30" });
    const less = await draft("deleteCustomAdditionalFees", {
      draftOrderId: id,
      customAdditionalFees: [wrap],
    });
    expect(totals(less)).toMatchObject({ totalAdditionalFees: "2.00" });
  });

  test("knows delivery, people, place, tax exemption and a deposit", async () => {
    const { id } = await make({ customLineItems: [custom("10", 2)] });
    const at = { draftOrderId: id };
    const shippingInfo = { title: "Post", cost: { price: money("5") } };
    expect(totals(await draft("setShippingInfo", { ...at, shippingInfo }))).toMatchObject({
      shipping: "5.00",
      tax: "2.50",
      total: "27.50",
    });
    const buyerInfo = { email: "ada@example.com" };
    const address = { address: { country: "US" }, contactDetails: { firstName: "Ada" } };
    expect((await draft("setBuyerInfo", { ...at, buyerInfo })).buyerDetails).toMatchObject({
      added: true,
      buyerInfo,
    });
    await draft("setRecipientInfo", { ...at, recipientInfo: address });
    await draft("setBillingInfo", { ...at, billingInfo: address });
    const businessLocation = { id: "00000000-0000-4000-8000-0000000000ab" };
    await draft("setBusinessLocation", { ...at, businessLocation });
    const exempt = await draft("setTaxExemption", { ...at, taxExempt: true });
    expect(totals(exempt)).toMatchObject({ tax: "0.00", total: "25.00" });
    expect(exempt.taxInfo.taxExempt).toBe(true);
    const deposit = await draft("setDeposit", { ...at, depositDetails: { percentage: "25" } });
    expect(deposit.lineItems[0].lineItem.depositAmount.amount).toBe("2.50");
    const gone = await draft("setShippingInfo", at);
    expect(totals(gone)).toMatchObject({ shipping: "0.00", total: "20.00" });
    const { draftOrder } = await owner.call("ecom.draftOrders.updateExtendedFields", {
      id,
      namespace: "@app/own",
      namespaceData: { a: 1 },
    });
    expect(draftOrder.extendedFields.namespaces).toEqual({ "@app/own": { a: 1 } });
  });

  test("becomes an approved order that takes its stock, once", async () => {
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

describe("a draft of an order", () => {
  test("is the same one for whoever began it, and nobody else's", async () => {
    const order = await createOrder(emulator, { status: "APPROVED" });
    const first = await edit(order.id);
    expect((await edit(order.id)).id).toBe(first.id);
    const { draftOrders } = await owner.call("ecom.draftOrders.queryDraftOrders", {
      query: { filter: { orderId: order.id, status: "DRAFT" } },
    });
    expect(draftOrders.map(({ id }: Answer) => id)).toEqual([first.id]);
    await owner.call("ecom.draftOrders.deleteDraftOrder", { draftOrderId: first.id });
    expect(await fails("getDraftOrder", { draftOrderId: first.id })).toMatchObject({
      status: 404,
      code: "DRAFT_ORDER_DOES_NOT_EXIST",
    });
  });

  test("of a checkout costs what the order costs, as long as nothing is changed", async () => {
    const guest = await visitor(emulator);
    const { cart } = await guest.call("ecom.cartV2.createCart", {
      catalogItems: [
        { catalogReference: reference(emulator, "heavy-tee", 3), quantity: 3 },
        { catalogReference: reference(emulator, "drop-pendant"), quantity: 1 },
      ],
      cart: { deliveryInfo: { address: ADDRESS }, paymentInfo: { billingAddress: ADDRESS } },
      coupons: [{ code: "WELCOME10" }],
      deliveryMethod: { code: "express" },
    });
    const { orderId } = await guest.call("ecom.cartV2.placeOrder", { cartId: cart.id });
    const order = await pay(emulator, orderId);
    const made = await edit(orderId);
    expect(totals(made)).toEqual(totals(order));
    expect(made.balanceSummary.balance.amount).toBe("0.00");
    for (const [index, one] of made.lineItems.entries()) {
      expect(one).toEqual({ lineItem: { ...order.lineItems[index], ...one.lineItem } });
      expect(one.lineItem.price).toEqual(order.lineItems[index].price);
    }
    expect(made.shippingInfo).toMatchObject({ shippingInfo: { title: "Express delivery" } });
    expect(made.shippingInfo.changedDetails).toBeUndefined();
    const [coupon] = made.discounts;
    expect(coupon).toMatchObject({ source: "ORIGINAL_ORDER", applied: true });
    const without = await draft("setDiscounts", {
      draftOrderId: made.id,
      discounts: [{ id: coupon.discount.id, applied: false }],
    });
    expect(totals(without)).toMatchObject({ discount: "0.00" });
  });

  test("is offered what a rule takes off, which a new order has at once", async () => {
    const order = await createOrder(emulator, { status: "APPROVED", lines: [["10", 2]] });
    const appId = order.lineItems[0].catalogReference.appId;
    const { catalogItemId } = reference(emulator, "heavy-tee");
    const scope = {
      id: "00000000-0000-4000-8000-0000000000aa",
      type: "CATALOG_ITEM",
      catalogItemFilter: {
        catalogAppId: appId,
        catalogItemIds: [catalogItemId, order.lineItems[0].catalogReference.catalogItemId],
      },
    };
    await owner.call("ecom.discountRules.createDiscountRule", {
      discountRule: {
        active: true,
        name: "Half off",
        discounts: {
          values: [
            {
              targetType: "SPECIFIC_ITEMS",
              specificItemsInfo: { scopes: [scope] },
              discountType: "PERCENTAGE",
              percentage: 50,
            },
          ],
        },
      },
    });
    const changed = await edit(order.id);
    expect(changed.discounts).toMatchObject([{ source: "AUTOMATIC", applied: false }]);
    expect(totals(changed)).toMatchObject({ discount: "0.00" });
    const catalogReference = reference(emulator, "heavy-tee");
    const made = await make({ catalogLineItems: [{ catalogReference, quantity: 1 }] });
    expect(made.discounts).toMatchObject([{ source: "AUTOMATIC", applied: true }]);
    const { subtotal, discount } = totals(made);
    expect(Number(discount)).toBeCloseTo(Number(subtotal) / 2);
    const { id } = made.discounts[0].discount;
    const off = await draft("setDiscounts", {
      draftOrderId: made.id,
      discounts: [{ id, applied: false }],
    });
    expect(totals(off)).toMatchObject({ discount: "0.00" });
  });

  test("tells what it changes", async () => {
    const order = await createOrder(emulator, {
      status: "APPROVED",
      lines: [
        ["10", 2],
        ["5", 1],
      ],
      shipping: "4",
    });
    const { id } = await edit(order.id);
    const [first, second] = order.lineItems;
    const changed = await draft("updateLineItems", {
      draftOrderId: id,
      lineItemChanges: [
        { lineItemId: first.id, newQuantity: 3, newPrice: "9" },
        { lineItemId: second.id, newQuantity: 0 },
      ],
    });
    expect(changed.lineItems).toMatchObject([
      { changedDetails: { quantityBeforeChange: 2, priceBeforeChange: { amount: "10.00" } } },
      { removed: true, lineItem: { id: second.id, quantity: 1 } },
    ]);
    expect(totals(changed)).toMatchObject({ subtotal: "27.00", shipping: "4.00", tax: "3.10" });
    const back = await draft("updateLineItems", {
      draftOrderId: id,
      lineItemChanges: [{ lineItemId: second.id, newQuantity: 1 }],
    });
    expect(back.lineItems[1].removed).toBeUndefined();
    const shippingInfo = { title: "Courier", cost: { price: money("6") } };
    const { shippingInfo: shipping } = await draft("setShippingInfo", {
      draftOrderId: id,
      shippingInfo,
    });
    expect(shipping).toMatchObject({
      changedDetails: { shippingInfoBeforeChange: { title: "Post" } },
      shippingInfo: { title: "Courier" },
    });
  });

  test("is refused with its reasons", async () => {
    const order = await createOrder(emulator, { currency: "EUR" });
    const asked = { orderId: order.id };
    expect(await owner.call("ecom.draftOrders.getOrderDraftabilityStatus", asked)).toMatchObject({
      orderDraftable: false,
      nonDraftableReasons: [
        "ORDER_STATUS_IS_NOT_SUPPORTED",
        "ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT",
      ],
    });
    expect(await fails("createDraftOrder", { sourceOrderId: order.id })).toMatchObject({
      status: 428,
      code: "ORDER_CANNOT_BE_EDITED",
    });
  });
});
