import { beforeEach, expect, test } from "vitest";
import type { Emulator } from "../../emulator.js";
import { type Caller, type Json, reference, shop } from "../../testing/test-client.js";

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

async function addToCart(slug: string, quantity = 1): Promise<Json> {
  const { cart } = await guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", {
    catalogItems: [{ catalogReference: reference(emulator, slug, quantity), quantity }],
  });
  return cart;
}

const createRedirect = (
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

test("the checkout page places an order, reduces the stock and redirects the buyer", async () => {
  const cart = await addToCart("heavy-tee", 2);
  const { variantId } = cart.lineItems[0].source.catalogReference.options;
  const { redirectSession } = await createRedirect(cart.id);
  expect(redirectSession.fullUrl).toContain("http://localhost:4477/_portico/checkout?");
  const page = await emulator.fetch(redirectSession.fullUrl);
  const html = await page.text();
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(html).toContain("Heavy Tee");
  expect(html).toContain("$76.00");
  expect(html).toContain('href="http://localhost:5173/cart"');

  const before = stockOf(variantId);
  const response = await post(redirectSession.fullUrl, { ...FORM, coupon: "welcome10" });
  expect(response.status).toBe(303);
  const returnUrl = new URL(response.headers.get("location") ?? "");
  expect(returnUrl.origin + returnUrl.pathname).toBe("http://localhost:5173/thank-you");
  expect(returnUrl.searchParams.get("from")).toBe("shop");
  const id = returnUrl.searchParams.get("orderId");
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
  expect(stockOf(variantId)).toBe(before - 2);
  expect(await guest.fails("ecom.currentCartV2.getCurrentCart")).toMatchObject({ status: 404 });
  expect(await guest.fails("ecom.currentCart.getCurrentCart")).toMatchObject({
    code: "OWNED_CART_NOT_FOUND",
  });
  expect((await guest.call("ecom.cartV2.getCart", { cartId: cart.id })).cart).toMatchObject({
    orderPlaced: true,
    orderId: id,
  });
  expect(emulator.outbox).toMatchObject([{ kind: "order-confirmation", to: "ada@example.com" }]);
  // Submitting the form again redirects to the same order.
  const retry = await post(redirectSession.fullUrl, FORM);
  expect(new URL(retry.headers.get("location") ?? "").searchParams.get("orderId")).toBe(id);
  expect(emulator.state.orders.orders.size).toBe(1);
});

test("the checkout page shows errors and keeps the form values", async () => {
  const cart = await addToCart("heavy-tee");
  const { redirectSession } = await createRedirect(cart.id);
  const rejected = await post(redirectSession.fullUrl, { ...FORM, coupon: "nope" });
  expect(rejected.status).toBe(422);
  const html = await rejected.text();
  expect(html).toContain("This coupon code isn");
  expect(html).toContain('value="ada@example.com"');
  const { email: _, ...withoutEmail } = FORM;
  expect((await post(redirectSession.fullUrl, withoutEmail)).status).toBe(422);
  emulator.controls.catalog.setStock(
    cart.lineItems[0].source.catalogReference.options.variantId,
    0,
  );
  const soldOut = await post(redirectSession.fullUrl, FORM);
  expect(soldOut.status).toBe(422);
  expect(await soldOut.text()).toContain("out of stock");
  expect(emulator.state.orders.orders.size).toBe(0);
  const response = await post(redirectSession.fullUrl, {
    ...FORM,
    action: "update",
    delivery: "standard",
  });
  expect(response.status).toBe(200);
});

test("the checkout page escapes form values", async () => {
  const cart = await addToCart("heavy-tee");
  const { redirectSession } = await createRedirect(cart.id);
  const html = await (
    await post(redirectSession.fullUrl, {
      ...FORM,
      coupon: "x",
      firstName: '"><script>alert(1)</script>',
    })
  ).text();
  expect(html).not.toContain("<script>alert");
});

test("the checkout page requires no address for a digital cart", async () => {
  const cart = await addToCart("gift-card");
  const { redirectSession } = await createRedirect(cart.id);
  expect(await (await emulator.fetch(redirectSession.fullUrl)).text()).not.toContain(
    "Shipping address",
  );
  const response = await post(redirectSession.fullUrl, {
    email: "a@b.co",
    firstName: "A",
    lastName: "B",
    action: "order",
  });
  expect(response.status).toBe(303);
});

test("the checkout page rejects an unknown session", async () => {
  expect((await emulator.fetch(`${emulator.origin}/_portico/checkout?session=x`)).status).toBe(404);
});

function stockOf(variantId: string): number {
  for (const product of emulator.state.catalog.products.values()) {
    const variant = product.variants.find(({ id }) => id === variantId);
    if (variant) return variant.stock.quantity ?? Number.NaN;
  }
  return Number.NaN;
}
