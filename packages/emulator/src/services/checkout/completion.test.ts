import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../emulator.js";
import {
  ADDRESS,
  type Caller,
  type Json,
  merchant,
  reference,
  shop,
} from "../../testing/test-client.js";

const LOCATION_ID = "00000000-0000-4000-8000-0000000000a1";
let emulator: Emulator;
let guest: Caller;
beforeEach(async () => {
  ({ emulator, guest } = await shop({ seed: "minimal" }));
});

const item = (slug: string) => ({ catalogReference: reference(emulator, slug), quantity: 1 });
const startCheckout = async (slug = "gift-card"): Promise<string> => {
  const { checkout } = await guest.call("ecom.checkout.createCheckout", {
    channelType: "WEB",
    lineItems: [item(slug)],
  });
  return checkout.id;
};
/** Creates a session on the checkout page. Returns its token. */
const createToken = async (checkoutId: string): Promise<string> => {
  const { redirectSession } = await guest.call("identity.redirects.createRedirectSession", {
    ecomCheckout: { checkoutId },
    callbacks: { thankYouPageUrl: "http://localhost:5173/thanks" },
  });
  return new URL(redirectSession.fullUrl).searchParams.get("session") ?? "";
};
const readOrder = async (id: string): Promise<Json> =>
  (await merchant(emulator).call("ecom.orders.getOrder", { id })).order;

describe("createOrderAndCharge", () => {
  const CHARGE = "ecom.checkout.createOrderAndCharge";

  test("requires a payment token, and pays for an order only once", async () => {
    const id = await startCheckout();
    expect(await guest.fails(CHARGE, { id })).toMatchObject({ status: 428, code: "PAYMENT_ERROR" });
    const response = await guest.call(CHARGE, { id, paymentToken: "card" });
    expect(response.paymentGatewayOrderId).toMatch(/^[0-9a-f-]{36}$/);
    expect(await readOrder(response.orderId)).toMatchObject({ paymentStatus: "PAID" });
    expect(await guest.fails(CHARGE, { id, paymentToken: "card" })).toMatchObject({
      code: "CHECKOUT_ALREADY_PAID",
    });
  });

  test("does not pay for an order whose payment is captured later", async () => {
    const request = { id: await startCheckout(), paymentToken: "card", delayCapture: true };
    const { orderId } = await guest.call(CHARGE, request);
    expect((await readOrder(orderId)).paymentStatus).not.toBe("PAID");
  });

  test("rejects a checkout without a delivery option", async () => {
    const id = await startCheckout("heavy-tee");
    expect(await guest.fails(CHARGE, { id, paymentToken: "card" })).toMatchObject({
      code: "NO_SELECTED_CARRIER_SERVICE_OPTION",
    });
  });
});

describe("completing a checkout by token", () => {
  const MARK_COMPLETED = "ecom.checkout.markCheckoutAsCompletedAndRedirectToUrl";
  const COMPLETE_ASYNC = "ecom.cartV2.handleAsyncCheckoutCompletion";

  test("marks the checkout as completed and redirects the buyer", async () => {
    const id = await startCheckout();
    const { status, headers } = await guest.send(MARK_COMPLETED, { token: await createToken(id) });
    expect([status, headers.get("location")]).toEqual([302, "http://localhost:5173/thanks"]);
    const { checkout } = await guest.call("ecom.checkout.getCheckout", { id });
    expect(checkout.completed).toBe(true);
  });

  test("creates only one order if an asynchronous completion is repeated", async () => {
    const token = await createToken(await startCheckout());
    const firstResponse = await guest.send(COMPLETE_ASYNC, { token });
    const url = new URL(firstResponse.headers.get("location") ?? "");
    const orderId = url.searchParams.get("orderId") ?? "";
    expect(await readOrder(orderId)).toMatchObject({ id: orderId });
    const retry = await guest.send(COMPLETE_ASYNC, { token });
    expect(retry.headers.get("location")).toBe(firstResponse.headers.get("location"));
    expect(emulator.state.orders.orders.size).toBe(1);
  });

  test.each([MARK_COMPLETED, COMPLETE_ASYNC])(
    "requires a valid token for %s",
    async (operation) => {
      expect(await guest.fails(operation, { token: "x" })).toEqual({
        status: 401,
        code: "UNAUTHENTICATED_TOKEN",
      });
    },
  );
});

describe("cart operations", () => {
  test("set and remove the business location, and reject a different one", async () => {
    const { cart } = await guest.call("ecom.currentCart.addToCurrentCart", {
      lineItems: [item("gift-card")],
      businessLocationId: LOCATION_ID,
    });
    expect(cart.businessLocationId).toBe(LOCATION_ID);
    const v2 = await guest.call("ecom.currentCartV2.getCurrentCart");
    expect(v2.cart.businessInfo.locationId).toBe(LOCATION_ID);
    const otherLocation = {
      lineItems: [item("gift-card")],
      businessLocationId: emulator.state.site.id,
    };
    expect(await guest.fails("ecom.currentCart.addToCurrentCart", otherLocation)).toMatchObject({
      code: "CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION",
    });
    const withoutLocation = await guest.call("ecom.cart.removeBusinessLocation", { id: cart.id });
    expect(withoutLocation.cart).not.toHaveProperty("businessLocationId");
    const change = { cart: { id: v2.cart.id, businessInfo: { locationId: LOCATION_ID } } };
    const updated = await guest.call("ecom.cartV2.updateCart", change);
    expect(updated.cart.businessInfo.locationId).toBe(LOCATION_ID);
  });

  test("store form submissions and offer no upsells", async () => {
    const { cart } = await guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", {
      catalogItems: [item("gift-card")],
    });
    const submission = (formSubmissionId: string) => ({ id: LOCATION_ID, formSubmissionId });
    await guest.call("ecom.currentCartV2.updateFormSubmissionsInCurrentCart", {
      formSubmissions: [submission(cart.id)],
    });
    const { cart: next } = await guest.call("ecom.cartV2.updateFormSubmissions", {
      cartId: cart.id,
      formSubmissions: [submission(LOCATION_ID)],
    });
    expect(Number(next.revision)).toBe(Number(cart.revision) + 2);
    const stored = emulator.state.cart.carts.get(cart.id);
    expect(stored?.formSubmissions).toEqual({ [LOCATION_ID]: LOCATION_ID });
    const offers = { itemsUpsells: [{ lineItemId: cart.lineItems[0].id, upsells: [] }] };
    const GET_UPSELLS = "ecom.currentCartV2.getUpsellOptionsForCurrentCart";
    expect(await guest.call(GET_UPSELLS)).toEqual(offers);
    const request = { cartId: cart.id };
    expect(await guest.call("ecom.cartV2.getUpsellOptions", request)).toEqual(offers);
  });

  test("put the checkout id into a custom checkout URL", async () => {
    const { cart } = await guest.call("ecom.currentCartV2.createCurrentCart", {
      catalogItems: [item("gift-card")],
      cart: {
        customCheckoutUrl: "https://pay.example/{checkout_id}",
        deliveryInfo: { address: ADDRESS },
      },
    });
    const { checkoutUrl } = await guest.call("ecom.cartV2.getCheckoutUrl", { cartId: cart.id });
    expect(checkoutUrl).toBe(`https://pay.example/${cart.id}`);
  });
});
