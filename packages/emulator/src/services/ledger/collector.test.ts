// The payment collector, and the page that buyers pay on.
import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../emulator.js";
import { ORDER_CHANGES } from "../../testing/changing-orders.js";
import { addPayment, createOrder } from "../../testing/order-world.js";
import { makeWorld } from "../../testing/shop-world.js";
import {
  ADDRESS,
  type Answer,
  type Caller,
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

const of = (amount: string) => ({ amount });
const orderOf = async (id: string): Promise<Answer> =>
  (await owner.call("ecom.orders.getOrder", { id })).order;
const open = (more = {}) =>
  createOrder(emulator, { lines: [["100", 1]], status: "APPROVED", ...more });
const page = (id: string, method: "GET" | "POST" = "GET") =>
  emulator.fetch(`${emulator.origin}/_portico/pay/${id}`, {
    method,
    ...(method === "POST" ? { body: new URLSearchParams({ action: "pay" }) } : {}),
  });
const statusOf = async (ecomOrderId: string) =>
  (await owner.call("ecom.orders.getPaymentCollectabilityStatus", { ecomOrderId })).status;

describe("by hand", () => {
  test("some of it, the rest, and nothing more", async () => {
    const { id } = await open();
    const record = (amount: string) => ({
      orderId: id,
      amount: of(amount),
      userDefinedPaymentMethodName: "Cash box",
    });
    await owner.call("ecom.orders.recordManuallyCollectedPayment", record("30"));
    const operation = "ecom.orders.recordManuallyCollectedPayment";
    expect(await owner.fails(operation, record("70.01"))).toMatchObject({ code: "INVALID_AMOUNT" });
    expect(await pay(emulator, id)).toMatchObject({
      paymentStatus: "PAID",
      balanceSummary: { paid: of("100.00"), balance: of("0.00") },
    });
    expect(await owner.fails(operation, record("1"))).toMatchObject({ code: "ORDER_PAID" });
    const again = await pay(emulator, id);
    expect(again.balanceSummary.paid).toMatchObject(of("100.00"));
    expect(await statusOf(id)).toBe("NONCOLLECTABLE_ORDER_IS_PAID");
  });

  test("what was promised is fulfilled; a promise that is too much lapses", async () => {
    const { id } = await open();
    await addPayment(emulator, id, "60", { offlinePayment: true, status: "PENDING_MERCHANT" });
    await addPayment(emulator, id, "100", { offlinePayment: true, status: "PENDING_MERCHANT" });
    expect((await orderOf(id)).paymentStatus).toBe("NOT_PAID");
    await pay(emulator, id);
    const { orderTransactions } = await owner.call(
      "ecom.orderTransactions.listTransactionsForSingleOrder",
      { orderId: id },
    );
    expect(
      orderTransactions.payments.map((one: Answer) => [one.amount.amount, one.status]),
    ).toEqual([
      ["60.00", "APPROVED"],
      ["100.00", "CANCELED"],
      ["40.00", "APPROVED"],
    ]);
  });

  test("several at once, each by itself", async () => {
    const [a, b] = [await open(), await open()];
    await owner.call("ecom.orders.cancelOrder", { id: b.id });
    const { results } = await owner.call("ecom.orders.paymentCollectionBulkMarkOrdersAsPaid", {
      ecomOrderIds: [a.id, b.id],
    });
    expect(results).toMatchObject([
      { itemMetadata: { success: true }, item: { paymentStatus: "PAID" } },
      { itemMetadata: { success: false, error: { code: "ORDER_CANCELED" } } },
    ]);
    expect(await statusOf(b.id)).toBe("NONCOLLECTABLE_ORDER_IS_CANCELLED");
  });

  test("a membership pays for its line once", async () => {
    const order = await open();
    const app = "00000000-0000-4000-8000-0000000000aa";
    const charge = {
      ecomOrderId: order.id,
      memberId: app,
      membershipCharges: [{ membershipId: app, appId: app, lineItemId: order.lineItems[0].id }],
    };
    await owner.call("ecom.orders.chargeMemberships", charge);
    expect((await orderOf(order.id)).paymentStatus).toBe("PAID");
    expect(await owner.fails("ecom.orders.chargeMemberships", charge)).toMatchObject({
      code: "LINE_ITEM_PAID",
    });
  });
});

describe("on the page", () => {
  const prepare = (ecomOrderId: string, amount: string, rest: object = {}) => ({
    ecomOrderId,
    amount: of(amount),
    ...rest,
  });

  test("what is prepared is paid once, and leads back to the shop", async () => {
    const { id } = await open();
    const { paymentGatewayOrderId } = await owner.call(
      "ecom.orders.preparePaymentCollection",
      prepare(id, "40", { redirectUrls: { successUrl: "http://localhost:5173/paid" } }),
    );
    const shown = await (await page(paymentGatewayOrderId)).text();
    expect(shown).toContain("$40.00");
    for (const attempt of ["first", "again"]) {
      const answer = await page(paymentGatewayOrderId, "POST");
      expect([attempt, answer.headers.get("location")]).toEqual([
        attempt,
        "http://localhost:5173/paid",
      ]);
      expect((await orderOf(id)).balanceSummary.paid).toMatchObject(of("40.00"));
    }
    expect((await page("nothing")).status).toBe(404);
  });

  test("it may be authorized first, declined, or be paid otherwise meanwhile", async () => {
    const { id } = await open();
    const gateway = async (rest: object = {}) =>
      (await owner.call("ecom.orders.preparePaymentCollection", prepare(id, "40", rest)))
        .paymentGatewayOrderId;
    const first = await gateway({ delayedCapture: true });
    const second = await gateway();
    const { paymentGatewayOrderId: all } = await owner.call(
      "ecom.orders.paymentCollectionCreatePaymentGatewayOrder",
      { ecomOrderId: id },
    );
    await page(first, "POST");
    expect((await orderOf(id)).balanceSummary).toMatchObject({ authorized: of("40.00") });
    emulator.controls.ledger.setProvider("fails");
    expect(await (await page(second, "POST")).text()).toContain("declined");
    emulator.controls.ledger.setProvider("succeeds");
    await page(second, "POST");
    expect((await orderOf(id)).balanceSummary).toMatchObject({ paid: of("40.00") });
    const late = await page(all, "POST");
    expect([late.status, (await orderOf(id)).balanceSummary.paid.amount]).toEqual([422, "40.00"]);
  });

  test.each<[string, string, object]>([
    ["INVALID_AMOUNT", "100.01", {}],
    ["INVALID_AMOUNT", "0", {}],
    ["ORDER_ALREADY_PAID", "1", { paymentStatus: "PAID" }],
    ["ORDER_CANCELED", "1", { status: "CANCELED" }],
  ])("nothing is prepared: %s of %s", async (code, amount, { status, ...shape }: Answer) => {
    const { id } = await open(shape);
    if (status) await owner.call("ecom.orders.updateOrderStatus", { orderId: id, status });
    const operation = "ecom.orders.preparePaymentCollection";
    expect(await owner.fails(operation, prepare(id, amount))).toMatchObject({ status: 428, code });
  });
});

describe("an order from a checkout", () => {
  const gallery = async () => {
    const { cart } = await guest.call("ecom.cartV2.createCart", {
      catalogItems: [{ catalogReference: reference(emulator, "gift-card"), quantity: 1 }],
    });
    return cart.id;
  };
  const search = async () => (await guest.call("ecom.orders.searchOrders", { search: {} })).orders;

  test("waits until it is paid: it is found, confirmed and its stock is taken after", async () => {
    const cartId = await gallery();
    const placed = await guest.call("ecom.cartV2.placeOrder", { cartId });
    expect(placed).toMatchObject({ completed: false });
    const id = placed.orderId;
    expect(await orderOf(id)).toMatchObject({ status: "INITIALIZED", paymentStatus: "NOT_PAID" });
    expect([await search(), emulator.outbox]).toEqual([[], []]);
    await page(placed.paymentGatewayOrderId, "POST");
    expect(await search()).toMatchObject([{ id, status: "APPROVED", paymentStatus: "PAID" }]);
  });

  test("is approved by itself when there is nothing to pay, also after gift cards", async () => {
    ({ emulator, guest } = await shop({ site: { coupons: [{ code: "FREE", percentOff: 100 }] } }));
    owner = merchant(emulator);
    const cartId = await gallery();
    await guest.call("ecom.cartV2.addCoupon", { cartId, coupon: { code: "FREE" } });
    const placed = await guest.call("ecom.cartV2.placeOrder", { cartId });
    expect(placed).toMatchObject({ completed: true });
    expect(placed).not.toHaveProperty("paymentGatewayOrderId");
    expect(await orderOf(placed.orderId)).toMatchObject({
      status: "APPROVED",
      paymentStatus: "PAID",
    });
  });

  test("takes part of it from a gift card, and still waits for the rest", async () => {
    const cartId = await gallery();
    await guest.call("ecom.cartV2.addGiftCard", { cartId, giftCard: { code: "PORTICO-GIFT-50" } });
    const placed = await guest.call("ecom.cartV2.placeOrder", { cartId });
    const waiting = await orderOf(placed.orderId);
    expect(waiting).toMatchObject({
      status: "INITIALIZED",
      paymentStatus: "PARTIALLY_PAID",
      balanceSummary: { paid: of("50.00") },
    });
    await page(placed.paymentGatewayOrderId, "POST");
    expect(await orderOf(placed.orderId)).toMatchObject({
      status: "APPROVED",
      paymentStatus: "PAID",
      balanceSummary: { balance: of("0.00") },
    });
  });

  test("v1 wants a billing address where there is something to pay", async () => {
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
    await page(paymentGatewayOrderId, "POST");
    const order = await orderOf(orderId);
    expect(order).toMatchObject({ status: "APPROVED", paymentStatus: "NOT_PAID" });
    expect(order.balanceSummary.authorized.amount).toBe(order.priceSummary.total.amount);
  });

  test("is paid later outside the shop, where the buyer says so on the page", async () => {
    const checkoutId = await gallery();
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
    const answer = await post({ ...form, payment: "offline" });
    const id = new URL(answer.headers.get("location") ?? "").searchParams.get("orderId") ?? "";
    expect(await orderOf(id)).toMatchObject({ status: "APPROVED", paymentStatus: "NOT_PAID" });
    expect(emulator.outbox).toMatchObject([{ kind: "order-confirmation", to: "a@b.co" }]);
    expect(await statusOf(id)).toBe("COLLECTABLE");
    expect(await pay(emulator, id)).toMatchObject({ paymentStatus: "PAID" });
  });

  test("can be paid again on the page after it was declined", async () => {
    const checkoutId = await gallery();
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

test("only merchants change orders and what belongs to them", async () => {
  const world = await makeWorld();
  for (const [operation, , request] of ORDER_CHANGES) {
    for (const who of ["new", "member"] as const) {
      const { status } = await world.callers[who].fails(operation, request(world));
      expect([operation, who, status]).toEqual([operation, who, 403]);
    }
  }
});
