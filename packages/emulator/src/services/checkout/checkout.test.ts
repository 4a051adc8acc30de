import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../emulator.js";
import {
  ADDRESS,
  type Answer,
  type Caller,
  reference,
  shop,
  visitor,
} from "../../testing/test-client.js";

let emulator: Emulator;
let guest: Caller;

beforeEach(async () => {
  ({ emulator, guest } = await shop());
});

const FORM = {
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Byron",
  addressLine: "12 Row",
  city: "London",
  postalCode: "N1",
  country: "GB",
  delivery: "express",
  action: "order",
};

async function cartWith(slug: string, quantity = 1): Promise<Answer> {
  const { cart } = await guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", {
    catalogItems: [{ catalogReference: reference(emulator, slug, quantity), quantity }],
  });
  return cart;
}

const redirect = (
  checkoutId: string,
  callbacks: Record<string, string> = {
    thankYouPageUrl: "http://localhost:5173/thank-you?from=shop",
    cartPageUrl: "http://localhost:5173/cart",
  },
) =>
  guest.call("identity.redirects.createRedirectSession", {
    ecomCheckout: { checkoutId },
    callbacks,
  });

const post = (url: string, form: Record<string, string>) =>
  emulator.fetch(url, { method: "POST", body: new URLSearchParams(form) });

describe("the hosted checkout page", () => {
  test("shows the order, places it, takes the stock, closes the cart, and returns with the order's id", async () => {
    const cart = await cartWith("heavy-tee", 2);
    const { variantId } = cart.lineItems[0].source.catalogReference.options;
    const { redirectSession } = await redirect(cart.id);
    expect(redirectSession.fullUrl).toContain("http://localhost:4477/_portico/checkout?");
    const page = await emulator.fetch(redirectSession.fullUrl);
    const html = await page.text();
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(html).toContain("Heavy Tee");
    expect(html).toContain("$76.00");
    expect(html).toContain('href="http://localhost:5173/cart"');

    const before = stock(variantId);
    const answer = await post(redirectSession.fullUrl, { ...FORM, coupon: "welcome10" });
    expect(answer.status).toBe(303);
    const back = new URL(answer.headers.get("location") ?? "");
    expect(back.origin + back.pathname).toBe("http://localhost:5173/thank-you");
    expect(back.searchParams.get("from")).toBe("shop");
    const id = back.searchParams.get("orderId");
    const { order } = await guest.call("ecom.orders.getOrder", { id });
    expect(order).toMatchObject({
      number: "10001",
      status: "APPROVED",
      paymentStatus: "PAID",
      checkoutId: cart.id,
      priceSummary: {
        subtotal: { amount: "76.00" },
        discount: { amount: "7.60" },
        shipping: { amount: "18.00" },
        tax: { amount: "6.91" },
        total: { amount: "93.31" },
      },
      shippingInfo: {
        title: "Express delivery",
        logistics: { shippingDestination: { address: { city: "London" } } },
      },
      buyerInfo: { email: "ada@example.com" },
    });
    expect(stock(variantId)).toBe(before - 2);
    expect(await guest.fails("ecom.currentCartV2.getCurrentCart")).toMatchObject({ status: 404 });
    expect(await guest.fails("ecom.currentCart.getCurrentCart")).toMatchObject({
      code: "OWNED_CART_NOT_FOUND",
    });
    expect((await guest.call("ecom.cartV2.getCart", { cartId: cart.id })).cart).toMatchObject({
      orderPlaced: true,
      orderId: id,
    });
    expect(emulator.outbox).toMatchObject([{ kind: "order-confirmation", to: "ada@example.com" }]);
    // The page again: the same order, not a second one.
    const again = await post(redirectSession.fullUrl, FORM);
    expect(new URL(again.headers.get("location") ?? "").searchParams.get("orderId")).toBe(id);
    expect(emulator.state.orders.orders.size).toBe(1);
  });

  test("says what is wrong and keeps what was typed", async () => {
    const cart = await cartWith("heavy-tee");
    const { redirectSession } = await redirect(cart.id);
    const wrong = await post(redirectSession.fullUrl, { ...FORM, coupon: "nope" });
    expect(wrong.status).toBe(422);
    const html = await wrong.text();
    expect(html).toContain("This coupon does not exist");
    expect(html).toContain('value="ada@example.com"');
    const { email: _, ...nameless } = FORM;
    expect((await post(redirectSession.fullUrl, nameless)).status).toBe(422);
    emulator.controls.catalog.setStock(
      cart.lineItems[0].source.catalogReference.options.variantId,
      0,
    );
    const late = await post(redirectSession.fullUrl, FORM);
    expect(late.status).toBe(422);
    expect(await late.text()).toContain("out of stock");
    expect(emulator.state.orders.orders.size).toBe(0);
    const shown = await post(redirectSession.fullUrl, {
      ...FORM,
      action: "update",
      delivery: "standard",
    });
    expect(shown.status).toBe(200);
  });

  test("escapes what people type", async () => {
    const cart = await cartWith("heavy-tee");
    const { redirectSession } = await redirect(cart.id);
    const html = await (
      await post(redirectSession.fullUrl, {
        ...FORM,
        coupon: "x",
        firstName: '"><script>alert(1)</script>',
      })
    ).text();
    expect(html).not.toContain("<script>alert");
  });

  test("a digital cart needs no address", async () => {
    const cart = await cartWith("gift-card");
    const { redirectSession } = await redirect(cart.id);
    expect(await (await emulator.fetch(redirectSession.fullUrl)).text()).not.toContain(
      "Delivery address",
    );
    const answer = await post(redirectSession.fullUrl, {
      email: "a@b.co",
      firstName: "A",
      lastName: "B",
      action: "order",
    });
    expect(answer.status).toBe(303);
  });

  test("an unknown session is not a checkout", async () => {
    expect((await emulator.fetch(`${emulator.origin}/_portico/checkout?session=x`)).status).toBe(
      404,
    );
  });
});

describe("redirect sessions", () => {
  test("addresses have to be on the list exactly, pages of this machine are let through", async () => {
    ({ emulator, guest } = await shop({
      site: { redirectAllowList: ["https://shop.example/thanks"] },
    }));
    const { id } = await cartWith("heavy-tee");
    const attempt = (thankYouPageUrl: string) =>
      guest.send("identity.redirects.createRedirectSession", {
        ecomCheckout: { checkoutId: id },
        callbacks: { thankYouPageUrl },
      });
    expect((await attempt("https://shop.example/thanks")).status).toBe(200);
    expect((await attempt("https://shop.example/thanks/")).status).toBe(403);
    expect((await attempt("https://shop.example.evil/thanks")).status).toBe(403);
    expect((await attempt("http://127.0.0.1:8080/x")).status).toBe(200);
    expect((await attempt("javascript:alert(1)")).status).toBe(403);
    ({ emulator, guest } = await shop({ site: { allowLocalhost: false } }));
    expect((await attempt("http://localhost:5173/x")).status).toBe(403);
  });

  test("an unpublished site has no public address", async () => {
    ({ emulator, guest } = await shop({ site: { published: false } }));
    const { id } = await cartWith("heavy-tee");
    const { status, body } = await guest.send("identity.redirects.createRedirectSession", {
      ecomCheckout: { checkoutId: id },
    });
    expect({ status, message: body.message }).toEqual({
      status: 500,
      message: "No Public URL Found",
    });
    expect(await guest.fails("ecom.cartV2.getCheckoutUrl", { cartId: id })).toMatchObject({
      code: "SITE_NOT_PUBLISHED",
    });
  });

  test("somebody else's checkout, no intent, an intent that is not emulated", async () => {
    const { id } = await cartWith("heavy-tee");
    const other = await visitor(emulator);
    expect(
      await other.fails("identity.redirects.createRedirectSession", {
        ecomCheckout: { checkoutId: id },
      }),
    ).toMatchObject({ status: 404 });
    expect(await guest.fails("identity.redirects.createRedirectSession", {})).toEqual({
      status: 400,
      fields: ["bookingsCheckout REQUIRED_ONE_OF_FIELD"],
    });
    expect(
      (await guest.send("identity.redirects.createRedirectSession", { bookingsCheckout: {} }))
        .status,
    ).toBe(501);
    const warm = await guest.call("identity.redirects.createRedirectSession", { login: {} });
    const page = await emulator.fetch(warm.redirectSession.fullUrl);
    expect(page.status).toBe(200);
    expect(page.headers.get("content-type")).toContain("text/html");
  });
});

describe("checkouts by call", () => {
  test("v1: create, change, order", async () => {
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
    const more = await guest.call("ecom.checkout.addToCheckout", {
      id,
      lineItems: [{ catalogReference: reference(emulator, "gift-card"), quantity: 1 }],
    });
    await guest.call("ecom.checkout.removeLineItems", {
      id,
      lineItemIds: [more.checkout.lineItems[1].id],
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

  test("v2: place an order with the prices that were shown", async () => {
    const { id } = await cartWith("boot-socks");
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

  test("ways of delivery, with their prices", async () => {
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

  test("an empty cart, a site without payments, a minimum order", async () => {
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
    const small = await cartWith("boot-socks");
    expect(await guest.fails("ecom.cartV2.placeOrder", { cartId: small.id })).toMatchObject({
      code: "SITE_NOT_ACCEPTING_PAYMENTS",
    });
    emulator.state.site.acceptsPayments = true;
    expect(await guest.fails("ecom.cartV2.placeOrder", { cartId: small.id })).toMatchObject({
      code: "SUBTOTAL_BELOW_ORDER_MINIMUM",
    });
  });

  test("coupons and gift cards are used up by orders", async () => {
    ({ emulator, guest } = await shop({
      site: { coupons: [{ code: "ONCE", percentOff: 50, usageLimit: 1 }] },
    }));
    const { id } = await cartWith("gift-card");
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
    const next = await cartWith("gift-card");
    expect(
      await guest.fails("ecom.cartV2.addCoupon", { cartId: next.id, coupon: { code: "ONCE" } }),
    ).toMatchObject({ data: { reason: "MAX_USAGE_EXCEEDED" } });
  });
});

function stock(variantId: string): number {
  for (const product of emulator.state.catalog.products.values()) {
    const variant = product.variants.find(({ id }) => id === variantId);
    if (variant) return variant.stock.quantity ?? Number.NaN;
  }
  return Number.NaN;
}
