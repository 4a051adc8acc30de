import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../emulator.js";
import {
  ADDRESS,
  type Caller,
  type Json,
  merchant,
  pay,
  reference,
  shop,
  visitor,
} from "../../testing/test-client.js";

let emulator: Emulator;
let guest: Caller;

beforeEach(async () => {
  ({ emulator, guest } = await shop());
});

async function cartWith(slug: string, quantity = 1): Promise<Json> {
  const { cart } = await guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", {
    catalogItems: [{ catalogReference: reference(emulator, slug, quantity), quantity }],
  });
  return cart;
}

describe("orders", () => {
  async function placePaidOrder(): Promise<string> {
    const { id } = await cartWith("gift-card");
    const { orderId } = await guest.call("ecom.cartV2.placeOrder", { cartId: id });
    await pay(emulator, orderId);
    return orderId;
  }

  test("are visible only to merchants and the visitor who placed them, and can be searched only by supported fields", async () => {
    const first = await placePaidOrder();
    const second = await placePaidOrder();
    const other = await visitor(emulator);
    expect(await other.fails("ecom.orders.getOrder", { id: first })).toMatchObject({
      status: 404,
      code: "ORDER_NOT_FOUND",
    });
    expect((await other.call("ecom.orders.searchOrders", { search: {} })).orders).toEqual([]);
    const response = await guest.call("ecom.orders.searchOrders", {
      search: { cursorPaging: { limit: 1 } },
    });
    expect(response.orders.map(({ id }: Json) => id)).toEqual([second]);
    const nextPage = await guest.call("ecom.orders.searchOrders", {
      search: { cursorPaging: { cursor: response.metadata.cursors.next } },
    });
    expect(nextPage.orders.map(({ id }: Json) => id)).toEqual([first]);
    const search = {
      filter: { number: { $gt: 10_001 }, paymentStatus: "PAID" },
      sort: [{ fieldName: "createdDate", order: "DESC" }],
    };
    expect(
      (await merchant(emulator).call("ecom.orders.searchOrders", { search })).orders,
    ).toHaveLength(1);
    expect(
      await guest.fails("ecom.orders.searchOrders", { search: { filter: { total: 1 } } }),
    ).toMatchObject({ code: "INVALID_FILTER" });
    expect(await guest.fails("ecom.orders.searchOrders", { search: { filter: {} } })).toMatchObject(
      { code: "INVALID_FILTER" },
    );
  });

  test("can be tagged, updated, marked as paid, and canceled with restocking by merchants", async () => {
    const cart = await cartWith("heavy-tee", 2);
    const { variantId } = cart.lineItems[0].source.catalogReference.options;
    const before = stockOf(variantId);
    await guest.call("ecom.cartV2.updateCart", {
      cart: { id: cart.id, deliveryInfo: { address: ADDRESS } },
    });
    await guest.call("ecom.cartV2.setDeliveryMethod", {
      cartId: cart.id,
      deliveryMethod: { code: "standard" },
    });
    const { orderId: id } = await guest.call("ecom.cartV2.placeOrder", { cartId: cart.id });
    const owner = merchant(emulator);
    expect(await guest.fails("ecom.orders.cancelOrder", { id })).toMatchObject({ status: 403 });
    const { activityId } = await owner.call("ecom.orders.addActivity", {
      id,
      activity: { merchantComment: { message: "Nice" } },
    });
    await owner.call("ecom.orders.updateActivity", {
      id,
      activityId,
      activity: { merchantComment: { message: "Nicer" } },
    });
    await owner.call("ecom.orders.deleteActivity", { id, activityId });
    await owner.call("ecom.orders.bulkUpdateOrderTags", {
      orderIds: [id],
      assignTags: { tags: { tagIds: ["vip"] } },
    });
    const updated = await owner.call("ecom.orders.updateOrder", {
      order: { id, buyerInfo: { email: "new@b.co" }, buyerNote: "dropped" },
      fieldMask: "buyerInfo.email",
    });
    expect(updated.order).toMatchObject({
      buyerInfo: { email: "new@b.co" },
      tags: { tags: { tagIds: ["vip"] } },
    });
    expect(updated.order).not.toHaveProperty("buyerNote");
    await owner.call("ecom.orders.paymentCollectionMarkOrderAsPaid", { ecomOrderId: id });
    expect(
      (await owner.call("ecom.orders.getPaymentCollectabilityStatus", { ecomOrderId: id })).status,
    ).toBe("NONCOLLECTABLE_ORDER_IS_PAID");
    await owner.call("ecom.orders.updateOrderStatus", { orderId: id, status: "APPROVED" });
    const { order: canceled } = await owner.call("ecom.orders.cancelOrder", {
      id,
      restockAllItems: true,
    });
    expect(canceled.status).toBe("CANCELED");
    expect(stockOf(variantId)).toBe(before);
  });
});

function stockOf(variantId: string): number {
  for (const product of emulator.state.catalog.products.values()) {
    const variant = product.variants.find(({ id }) => id === variantId);
    if (variant) return variant.stock.quantity ?? Number.NaN;
  }
  return Number.NaN;
}
