import { beforeEach, expect, test } from "vitest";
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

beforeEach(async () => {
  ({ emulator, guest } = await shop());
});

async function addToCart(slug: string, quantity = 1): Promise<Json> {
  const { cart } = await guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", {
    catalogItems: [{ catalogReference: reference(emulator, slug, quantity), quantity }],
  });
  return cart;
}

test("checkout v1 can create and change a checkout, and place its order", async () => {
  const { checkout } = await guest.call("ecom.checkout.createCheckout", {
    channelType: "WEB",
    lineItems: [{ catalogReference: reference(emulator, "boot-socks"), quantity: 2 }],
    checkoutInfo: { buyerInfo: { email: "a@b.co" } },
  });
  const { id } = checkout;
  expect(await guest.fails("ecom.checkout.createOrder", { id })).toMatchObject({
    status: 428,
    code: "NO_SELECTED_CARRIER_SERVICE_OPTION",
  });
  const changed = await guest.call("ecom.checkout.updateCheckout", {
    checkout: {
      id,
      billingInfo: { address: ADDRESS },
      shippingInfo: {
        shippingDestination: {
          address: ADDRESS,
          contactDetails: { firstName: "A", lastName: "B" },
        },
        selectedCarrierServiceOption: { code: "standard" },
      },
    },
    couponCode: "WELCOME10",
    giftCardCode: "PORTICO-GIFT-50",
  });
  expect(changed.checkout).toMatchObject({
    priceSummary: {
      subtotal: { amount: "38.00" },
      discount: { amount: "3.80" },
      shipping: { amount: "6.90" },
    },
    giftCard: { amount: { amount: "44.39" } },
  });
  const [line] = changed.checkout.lineItems;
  await guest.call("ecom.checkout.updateLineItemsQuantity", {
    id,
    lineItems: [{ id: line.id, quantity: 1 }],
  });
  const extended = await guest.call("ecom.checkout.addToCheckout", {
    id,
    lineItems: [{ catalogReference: reference(emulator, "gift-card"), quantity: 1 }],
  });
  await guest.call("ecom.checkout.removeLineItems", {
    id,
    lineItemIds: [extended.checkout.lineItems[1].id],
  });
  await guest.call("ecom.checkout.removeCoupon", { id });
  await guest.call("ecom.checkout.removeGiftCard", { id });
  await guest.call("ecom.checkout.removeOverrideCheckoutUrl", { id });
  const { checkoutUrl } = await guest.call("ecom.checkout.getCheckoutUrl", { id });
  expect((await emulator.fetch(checkoutUrl)).status).toBe(200);
  const { orderId } = await guest.call("ecom.checkout.createOrder", { id });
  expect(
    (await guest.call("ecom.orders.getOrder", { id: orderId })).order.priceSummary.total.amount,
  ).toBe("27.97");
  expect(await guest.fails("ecom.checkout.createOrder", { id })).toMatchObject({
    code: "CHECKOUT_ALREADY_PAID",
  });
  expect((await guest.call("ecom.checkout.getCheckout", { id })).checkout.completed).toBe(true);
});

test("checkout v1 sets no buyer in a checkout that a merchant creates", async () => {
  const { checkout } = await merchant(emulator).call("ecom.checkout.createCheckout", {
    channelType: "WEB",
    customLineItems: [
      { productName: { original: "Gift" }, itemType: { preset: "PHYSICAL" }, price: "5" },
    ],
  });
  expect(checkout.buyerInfo).toEqual({});
});

test("cart v2 rejects incomplete and outdated orders, and changes after an order", async () => {
  const { id } = await addToCart("boot-socks");
  expect(await guest.fails("ecom.cartV2.placeOrder", { cartId: id })).toMatchObject({
    status: 428,
    code: "MISSING_DELIVERY_ADDRESS",
  });
  await guest.call("ecom.cartV2.updateCart", {
    cart: { id, deliveryInfo: { address: ADDRESS } },
  });
  expect(await guest.fails("ecom.cartV2.placeOrder", { cartId: id })).toMatchObject({
    code: "MISSING_DELIVERY_METHOD",
  });
  await guest.call("ecom.cartV2.setDeliveryMethod", {
    cartId: id,
    deliveryMethod: { code: "standard" },
  });
  const { summary } = await guest.call("ecom.cartV2.calculateCart", { cartId: id });
  const { priceVerificationToken } = summary;
  await guest.call("ecom.cartV2.addCoupon", { cartId: id, coupon: { code: "WELCOME10" } });
  expect(
    await guest.fails("ecom.cartV2.placeOrder", { cartId: id, priceVerificationToken }),
  ).toMatchObject({ code: "CART_PRICES_OUT_OF_SYNC" });
  const { orderId } = await guest.call("ecom.cartV2.placeOrder", { cartId: id });
  expect(
    await guest.fails("ecom.cartV2.addCoupon", { cartId: id, coupon: { code: "TAKE15" } }),
  ).toMatchObject({ status: 428, code: "CART_ALREADY_ORDERED" });
  expect(
    (await guest.call("ecom.orders.getOrder", { id: orderId })).order.appliedDiscounts,
  ).toMatchObject([{ coupon: { code: "WELCOME10" } }]);
});

test("getDeliverySolutions returns the delivery options with their prices", async () => {
  const request = {
    lineItems: [{ id: "1", quantity: 2, price: "20" }],
    destination: { country: "US" },
    currency: "USD",
  };
  const { deliverySolutions } = await guest.call(
    "ecom.deliverySolutions.getDeliverySolutions",
    request,
  );
  expect(deliverySolutions).toMatchObject([
    { deliveryReference: { code: "standard" }, cost: { deliveryPrice: { amount: "6.90" } } },
    { deliveryReference: { code: "express" }, cost: { deliveryPrice: { amount: "18.00" } } },
  ]);
});

test("orders require items, a minimum subtotal and a site that accepts payments", async () => {
  const { cart } = await guest.call("ecom.cartV2.createCart", {});
  expect(await guest.fails("ecom.cartV2.placeOrder", { cartId: cart.id })).toMatchObject({
    code: "EMPTY_CART",
  });
  expect(await guest.fails("ecom.currentCart.createCheckoutFromCurrentCart", {})).toMatchObject({
    status: 404,
  });
  ({ emulator, guest } = await shop({
    site: { acceptsPayments: false, minimumOrderSubtotal: "100" },
  }));
  const smallCart = await addToCart("boot-socks");
  expect(await guest.fails("ecom.cartV2.placeOrder", { cartId: smallCart.id })).toMatchObject({
    code: "SITE_NOT_ACCEPTING_PAYMENTS",
  });
  emulator.state.site.acceptsPayments = true;
  expect(await guest.fails("ecom.cartV2.placeOrder", { cartId: smallCart.id })).toMatchObject({
    code: "INVALID_CART",
    data: { subtotalBelowOrderMinimumData: { minimumOrderSubtotal: { amount: "100.00" } } },
  });
});

test("orders redeem coupons and gift cards", async () => {
  ({ emulator, guest } = await shop({
    site: { coupons: [{ code: "ONCE", percentOff: 50, usageLimit: 1 }] },
  }));
  const { id } = await addToCart("gift-card");
  await guest.call("ecom.cartV2.addCoupon", { cartId: id, coupon: { code: "ONCE" } });
  await guest.call("ecom.cartV2.addGiftCard", {
    cartId: id,
    giftCard: { code: "PORTICO-GIFT-50" },
  });
  const { orderId } = await guest.call("ecom.cartV2.placeOrder", { cartId: id });
  expect((await guest.call("ecom.orders.getOrder", { id: orderId })).order.paymentStatus).toBe(
    "PAID",
  );
  expect(emulator.state.site.giftCards[0]?.balance).toBe("23");
  const nextCart = await addToCart("gift-card");
  expect(
    await guest.fails("ecom.cartV2.addCoupon", { cartId: nextCart.id, coupon: { code: "ONCE" } }),
  ).toMatchObject({ data: { reason: "MAX_USAGE_EXCEEDED" } });
});
