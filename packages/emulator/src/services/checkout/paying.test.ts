// Tests payments for orders that were placed from a checkout.
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
} from "../../testing/test-client.js";

let emulator: Emulator;
let owner: Caller;
let guest: Caller;
beforeEach(async () => {
  ({ emulator, guest } = await shop({ seed: "minimal" }));
  owner = merchant(emulator);
});

const money = (amount: string) => ({ amount });
const orderOf = async (id: string): Promise<Json> =>
  (await owner.call("ecom.orders.getOrder", { id })).order;
const payOnPage = (id: string) =>
  emulator.fetch(`${emulator.origin}/_portico/pay/${id}`, {
    method: "POST",
    body: new URLSearchParams({ action: "pay" }),
  });
const collectabilityOf = async (ecomOrderId: string) =>
  (await owner.call("ecom.orders.getPaymentCollectabilityStatus", { ecomOrderId })).status;

describe("an order from a checkout", () => {
  const createCartId = async () => {
    const { cart } = await guest.call("ecom.cartV2.createCart", {
      catalogItems: [{ catalogReference: reference(emulator, "gift-card"), quantity: 1 }],
    });
    return cart.id;
  };
  const search = async () => (await guest.call("ecom.orders.searchOrders", { search: {} })).orders;

  test("waits for payment, and is not listed or confirmed until it is paid", async () => {
    const cartId = await createCartId();
    const placed = await guest.call("ecom.cartV2.placeOrder", { cartId });
    expect(placed).toMatchObject({ completed: false });
    const id = placed.orderId;
    expect(await orderOf(id)).toMatchObject({ status: "INITIALIZED", paymentStatus: "NOT_PAID" });
    expect([await search(), emulator.outbox]).toEqual([[], []]);
    await payOnPage(placed.paymentGatewayOrderId);
    expect(await search()).toMatchObject([{ id, status: "APPROVED", paymentStatus: "PAID" }]);
  });

  test("is approved immediately if it is free", async () => {
    ({ emulator, guest } = await shop({ site: { coupons: [{ code: "FREE", percentOff: 100 }] } }));
    owner = merchant(emulator);
    const cartId = await createCartId();
    await guest.call("ecom.cartV2.addCoupon", { cartId, coupon: { code: "FREE" } });
    const placed = await guest.call("ecom.cartV2.placeOrder", { cartId });
    expect(placed).toMatchObject({ completed: true });
    expect(placed).not.toHaveProperty("paymentGatewayOrderId");
    expect(await orderOf(placed.orderId)).toMatchObject({
      status: "APPROVED",
      paymentStatus: "PAID",
    });
  });

  test("charges a gift card for part of the total, and waits for the remaining amount", async () => {
    const cartId = await createCartId();
    await guest.call("ecom.cartV2.addGiftCard", { cartId, giftCard: { code: "PORTICO-GIFT-50" } });
    const placed = await guest.call("ecom.cartV2.placeOrder", { cartId });
    const waitingOrder = await orderOf(placed.orderId);
    expect(waitingOrder).toMatchObject({
      status: "INITIALIZED",
      paymentStatus: "PARTIALLY_PAID",
      balanceSummary: { paid: money("50.00") },
    });
    await payOnPage(placed.paymentGatewayOrderId);
    expect(await orderOf(placed.orderId)).toMatchObject({
      status: "APPROVED",
      paymentStatus: "PAID",
      balanceSummary: { balance: money("0.00") },
    });
  });

  test("requires a billing address in v1, and stays unpaid if the capture is delayed", async () => {
    const { checkout } = await guest.call("ecom.checkout.createCheckout", {
      channelType: "WEB",
      lineItems: [{ catalogReference: reference(emulator, "gift-card"), quantity: 1 }],
    });
    const { id } = checkout;
    expect(await guest.fails("ecom.checkout.createOrder", { id })).toEqual({
      status: 400,
      fields: ["billingInfo.address REQUIRED_FIELD"],
    });
    await guest.call("ecom.checkout.updateCheckout", {
      checkout: { id, billingInfo: { address: ADDRESS } },
    });
    const { orderId, paymentGatewayOrderId } = await guest.call("ecom.checkout.createOrder", {
      id,
      delayCapture: true,
      savePaymentMethod: true,
    });
    await payOnPage(paymentGatewayOrderId);
    const order = await orderOf(orderId);
    expect(order).toMatchObject({ status: "APPROVED", paymentStatus: "NOT_PAID" });
    expect(order.balanceSummary.authorized.amount).toBe(order.priceSummary.total.amount);
  });

  test("is approved before payment if the buyer selects an offline payment method", async () => {
    const checkoutId = await createCartId();
    const { redirectSession } = await guest.call("identity.redirects.createRedirectSession", {
      ecomCheckout: { checkoutId },
      callbacks: { thankYouPageUrl: "http://localhost:5173/thanks" },
    });
    const form = { email: "a@b.co", firstName: "A", lastName: "B", action: "order" };
    const post = (fields: Record<string, string>) =>
      emulator.fetch(redirectSession.fullUrl, {
        method: "POST",
        body: new URLSearchParams(fields),
      });
    const response = await post({ ...form, payment: "offline" });
    const id = new URL(response.headers.get("location") ?? "").searchParams.get("orderId") ?? "";
    expect(await orderOf(id)).toMatchObject({ status: "APPROVED", paymentStatus: "NOT_PAID" });
    expect(emulator.outbox).toMatchObject([{ kind: "order-confirmation", to: "a@b.co" }]);
    expect(await collectabilityOf(id)).toBe("COLLECTABLE");
    expect(await pay(emulator, id)).toMatchObject({ paymentStatus: "PAID" });
  });

  test("cannot be paid for if its items were sold in the meantime", async () => {
    const { variantId } = reference(emulator, "gift-card").options;
    emulator.controls.catalog.setStock(variantId, 1);
    const place = async () =>
      await guest.call("ecom.cartV2.placeOrder", { cartId: await createCartId() });
    const [first, second] = [await place(), await place()];
    expect((await payOnPage(first.paymentGatewayOrderId)).status).toBe(200);
    const rejected = await payOnPage(second.paymentGatewayOrderId);
    expect([rejected.status, await rejected.text()]).toEqual([
      422,
      expect.stringContaining("Some items are out of stock"),
    ]);
    expect(await orderOf(second.orderId)).toMatchObject({
      status: "INITIALIZED",
      paymentStatus: "NOT_PAID",
    });
    emulator.controls.catalog.setStock(variantId, 1);
    await payOnPage(second.paymentGatewayOrderId);
    expect(await orderOf(second.orderId)).toMatchObject({ status: "APPROVED" });
  });

  test("can be paid for on the checkout page after a declined payment", async () => {
    const checkoutId = await createCartId();
    const { redirectSession } = await guest.call("identity.redirects.createRedirectSession", {
      ecomCheckout: { checkoutId },
    });
    emulator.controls.ledger.setProvider("fails");
    const post = (fields: Record<string, string>) =>
      emulator.fetch(redirectSession.fullUrl, {
        method: "POST",
        body: new URLSearchParams(fields),
      });
    const form = { email: "a@b.co", firstName: "A", lastName: "B", action: "order" };
    expect(await (await post(form)).text()).toContain('value="pay"');
    emulator.controls.ledger.setProvider("succeeds");
    expect(await (await post({ action: "pay" })).text()).toContain("Thank you");
    expect(await search()).toMatchObject([{ paymentStatus: "PAID" }]);
  });
});
