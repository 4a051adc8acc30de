import { beforeEach, describe, expect, test } from "vitest";
import { draftShop, totals } from "../../testing/draft-calls.js";
import { createOrder } from "../../testing/order-world.js";
import { ADDRESS, type Json, pay, reference, visitor } from "../../testing/test-client.js";

let { emulator, owner, draft, make, fails } = draftShop();
beforeEach(() => {
  ({ emulator, owner, draft, make, fails } = draftShop());
});

const money = (amount: string) => ({ amount });
const createDraft = (sourceOrderId: string) => draft("createDraftOrder", { sourceOrderId });

describe("a draft of an order", () => {
  test("is reused when its creator requests another draft, and can be queried and deleted", async () => {
    const order = await createOrder(emulator, { status: "APPROVED" });
    const first = await createDraft(order.id);
    expect((await createDraft(order.id)).id).toBe(first.id);
    const { draftOrders } = await owner.call("ecom.draftOrders.queryDraftOrders", {
      query: { filter: { orderId: order.id, status: "DRAFT" } },
    });
    expect(draftOrders.map(({ id }: Json) => id)).toEqual([first.id]);
    await owner.call("ecom.draftOrders.deleteDraftOrder", { draftOrderId: first.id });
    expect(await fails("getDraftOrder", { draftOrderId: first.id })).toMatchObject({
      status: 404,
      code: "DRAFT_ORDER_DOES_NOT_EXIST",
    });
  });

  test("placed at checkout has the same totals as the order while the draft is unchanged", async () => {
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
    const created = await createDraft(orderId);
    expect(totals(created)).toEqual(totals(order));
    expect(created.balanceSummary.balance.amount).toBe("0.00");
    for (const [index, line] of created.lineItems.entries()) {
      expect(line).toEqual({ lineItem: { ...order.lineItems[index], ...line.lineItem } });
      expect(line.lineItem.price).toEqual(order.lineItems[index].price);
    }
    expect(created.shippingInfo).toMatchObject({ shippingInfo: { title: "Express delivery" } });
    expect(created.shippingInfo.changedDetails).toBeUndefined();
    const [coupon] = created.discounts;
    expect(coupon).toMatchObject({ source: "ORIGINAL_ORDER", applied: true });
    const withoutCoupon = await draft("setDiscounts", {
      draftOrderId: created.id,
      discounts: [{ id: coupon.discount.id, applied: false }],
    });
    expect(totals(withoutCoupon)).toMatchObject({ discount: "0.00" });
  });

  test("offers an automatic discount, which a draft for a new order applies immediately", async () => {
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
    const orderDraft = await createDraft(order.id);
    expect(orderDraft.discounts).toMatchObject([{ source: "AUTOMATIC", applied: false }]);
    expect(totals(orderDraft)).toMatchObject({ discount: "0.00" });
    const catalogReference = reference(emulator, "heavy-tee");
    const created = await make({ catalogLineItems: [{ catalogReference, quantity: 1 }] });
    expect(created.discounts).toMatchObject([{ source: "AUTOMATIC", applied: true }]);
    const { subtotal, discount } = totals(created);
    expect(Number(discount)).toBeCloseTo(Number(subtotal) / 2);
    const { id } = created.discounts[0].discount;
    const withoutDiscount = await draft("setDiscounts", {
      draftOrderId: created.id,
      discounts: [{ id, applied: false }],
    });
    expect(totals(withoutDiscount)).toMatchObject({ discount: "0.00" });
  });

  test("marks changed and removed parts of the order", async () => {
    const order = await createOrder(emulator, {
      status: "APPROVED",
      lines: [
        ["10", 2],
        ["5", 1],
      ],
      shipping: "4",
    });
    const { id } = await createDraft(order.id);
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
    const restored = await draft("updateLineItems", {
      draftOrderId: id,
      lineItemChanges: [{ lineItemId: second.id, newQuantity: 1 }],
    });
    expect(restored.lineItems[1].removed).toBeUndefined();
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

  test("is rejected if the order cannot be edited, and the draftability status lists the reasons", async () => {
    const order = await createOrder(emulator, { currency: "EUR" });
    const request = { orderId: order.id };
    expect(await owner.call("ecom.draftOrders.getOrderDraftabilityStatus", request)).toMatchObject({
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
