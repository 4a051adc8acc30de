// Tests order requests that wait for a plugin while another request orders or changes the cart.
import { beforeEach, expect, test } from "vitest";
import { createEmulator, type Emulator } from "../../emulator.js";
import { type Caller, reference, visitor } from "../../testing/test-client.js";

let emulator: Emulator;
let guest: Caller;
let cartId: string;
let pluginCalled: Promise<void>;
/** Sends the plugin's response. */
let respond: () => void;
beforeEach(async () => {
  const responded = new Promise<void>((resolve) => {
    respond = resolve;
  });
  let markCalled = () => {};
  pluginCalled = new Promise<void>((resolve) => {
    markCalled = resolve;
  });
  emulator = createEmulator({
    seed: "minimal",
    plugins: [
      {
        type: "ECOM_VALIDATIONS",
        fetch: async () => {
          markCalled();
          await responded;
          return Response.json({ violations: [] });
        },
      },
    ],
  });
  guest = await visitor(emulator);
  const catalogItems = [{ catalogReference: reference(emulator, "gift-card"), quantity: 1 }];
  const cart = { paymentInfo: { billingAddress: { country: "US" } } };
  ({
    cart: { id: cartId },
  } = await guest.call("ecom.cartV2.createCart", { catalogItems, cart }));
});

test.each([
  ["ecom.cartV2.placeOrder", "cartId", "PAYMENT_ALREADY_IN_PROGRESS"],
  ["ecom.checkout.createOrder", "id", "CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS"],
  ["ecom.checkout.createOrderAndCharge", "id", "CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS"],
])("%s places only one order if the request is repeated", async (operation, idField, code) => {
  const request = { [idField]: cartId, paymentToken: "token" };
  const firstRequest = guest.call(operation, request);
  await pluginCalled;
  expect((await guest.fails(operation, request)).code).toBe(code);
  respond();
  expect(await firstRequest).toHaveProperty("orderId");
  expect((await guest.fails(operation, request)).code).toMatch(/ALREADY_(ORDERED|PAID)$/);
});

test.each(["ecom.checkout.createOrder", "ecom.checkout.createOrderAndCharge"])(
  "%s fails if another request changes the checkout at the same time",
  async (operation) => {
    const request = { id: cartId, paymentToken: "token" };
    const firstRequest = guest.fails(operation, request);
    await pluginCalled;
    const cart = { id: cartId, note: "In blue" };
    await guest.call("ecom.cartV2.updateCart", { cart });
    respond();
    expect((await firstRequest).code).toBe("CHECKOUT_CHANGED");
    expect(await guest.call(operation, request)).toHaveProperty("orderId");
  },
);
