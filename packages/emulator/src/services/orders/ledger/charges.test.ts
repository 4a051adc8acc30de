// Tests charges over HTTP: gift cards, memberships and saved payment methods, and payments that are
// authorized, captured or voided.
import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../emulator.js";
import { addPayment, createOrder } from "../../../testing/order-world.js";
import { type Caller, type Json, merchant, shop } from "../../../testing/test-client.js";

let emulator: Emulator;
let owner: Caller;
beforeEach(async () => {
  ({ emulator } = await shop({ seed: "minimal" }));
  owner = merchant(emulator);
});

const APP = "00000000-0000-4000-8000-0000000000aa";
const money = (amount: string) => ({ amount });
const orderOf = async (id: string): Promise<Json> =>
  (await owner.call("ecom.orders.getOrder", { id })).order;
const transactionsOf = async (orderId: string): Promise<Json> =>
  (await owner.call("ecom.orderTransactions.listTransactionsForSingleOrder", { orderId }))
    .orderTransactions;
const createApprovedOrder = (price = "100", more = {}) =>
  createOrder(emulator, { lines: [[price, 1]], status: "APPROVED", ...more });
const balanceOf = async (id: string) => (await orderOf(id)).balanceSummary.balance.amount;

describe("charges", () => {
  test("can combine gift cards, memberships and a payment, and fail as a whole if one of them fails", async () => {
    const order = await createOrder(emulator, {
      lines: [
        ["100", 1],
        ["20", 1],
      ],
      status: "APPROVED",
    });
    const { id } = order;
    const request = {
      orderId: id,
      giftCards: [{ giftCardCode: "PORTICO-GIFT-50", amount: money("50") }],
      memberships: [
        {
          lineItemId: order.lineItems[1].id,
          membershipIdentifier: { existingMembership: { appId: APP, membershipId: APP } },
        },
      ],
      regularCharge: { paymentIntentId: APP, amount: money("30.01") },
      idempotencyKey: APP,
    };
    const tooMuch = { ...request, regularCharge: { paymentIntentId: APP, amount: money("50.01") } };
    expect(await owner.fails("ecom.orderBilling.chargeOrder", tooMuch)).toEqual({
      status: 428,
      code: "INVALID_AMOUNT",
    });
    expect(emulator.state.site.giftCards[0]?.balance).toBe("50");
    const { payments } = await owner.call("ecom.orderBilling.chargeOrder", request);
    expect(payments).toMatchObject([
      { amount: money("20.00"), membershipPaymentDetails: { status: "CHARGED" } },
      { amount: money("50.00"), giftcardPaymentDetails: { obfuscatedCode: "****T-50" } },
      { amount: money("30.01"), status: "APPROVED" },
    ]);
    // Requests with the same idempotency key charge only once.
    const retry = await owner.call("ecom.orderBilling.chargeOrder", request);
    expect(retry.payments.map((payment: Json) => payment.id)).toEqual(
      payments.map((payment: Json) => payment.id),
    );
    expect(await balanceOf(id)).toBe("19.99");
    expect(emulator.state.site.giftCards[0]?.balance).toBe("0");
    await owner.call("ecom.orderBilling.voidMemberships", {
      orderId: id,
      paymentIds: [payments[0].id],
    });
    expect(await balanceOf(id)).toBe("39.99");
  });

  test.each<[string, Json]>([
    ["PAYMENT_INTENT_ID_REQUIRED", { regularCharge: { amount: money("1") } }],
    ["GIFT_CARD_NOT_FOUND", { giftCards: [{ giftCardCode: "NOT-A-CARD", amount: money("1") }] }],
    [
      "INSUFFICIENT_FUNDS",
      { giftCards: [{ giftCardCode: "PORTICO-GIFT-50", amount: money("51") }] },
    ],
    [
      "GIFT_CARD_ALREADY_APPLIED",
      {
        giftCards: [1, 2].map(() => ({ giftCardCode: "PORTICO-GIFT-50", amount: money("1") })),
      },
    ],
    [
      "MEMBERSHIP_NOT_ELIGIBLE",
      {
        memberships: [
          {
            lineItemId: APP,
            membershipIdentifier: { existingMembership: { appId: APP, membershipId: APP } },
          },
        ],
      },
    ],
    [
      "PAYMENT_METHOD_UNAVAILABLE",
      { regularCharge: { delayedCharge: true, amount: money("1") }, merchantInitiated: true },
    ],
    ["INVALID_AMOUNT", { regularCharge: { paymentIntentId: APP, amount: money("0") } }],
  ])("are rejected with %s", async (code, request) => {
    const { id } = await createApprovedOrder();
    const rejected = await owner.fails("ecom.orderBilling.chargeOrder", {
      orderId: id,
      ...request,
    });
    expect(rejected.code).toBe(code);
    expect(await transactionsOf(id)).toMatchObject({ payments: [] });
  });

  test("are rejected for paid, canceled and unknown orders", async () => {
    const errorCodeOfCharge = async (orderId: string) =>
      (
        await owner.fails("ecom.orderBilling.chargeOrder", {
          orderId,
          regularCharge: { paymentIntentId: APP, amount: money("1") },
        })
      ).code;
    const paid = await createApprovedOrder("10", { paymentStatus: "PAID" });
    expect(await errorCodeOfCharge(paid.id)).toBe("ORDER_PAID");
    const canceled = await createApprovedOrder();
    await owner.call("ecom.orders.cancelOrder", { id: canceled.id });
    expect(await errorCodeOfCharge(canceled.id)).toBe("ORDER_CANCELED");
    expect(await errorCodeOfCharge(APP)).toBe("ORDER_NOT_FOUND");
  });

  test("to a gift card must be in the currency of the order and of the card", async () => {
    const { id } = await createApprovedOrder("100", { currency: "EUR" });
    const redemption = (currency: string) => ({
      orderId: id,
      giftCardCode: "PORTICO-GIFT-50",
      amount: money("5"),
      currency,
    });
    expect(await owner.fails("ecom.orderBilling.redeemGiftCard", redemption("USD"))).toMatchObject({
      code: "CURRENCY_MISMATCH",
    });
    expect(await owner.fails("ecom.orderBilling.redeemGiftCard", redemption("EUR"))).toMatchObject({
      code: "CURRENCY_NOT_SUPPORTED",
    });
    const dollarOrder = await createApprovedOrder();
    const { payment } = await owner.call("ecom.orderBilling.redeemGiftCard", {
      ...redemption("USD"),
      orderId: dollarOrder.id,
    });
    expect(payment).toMatchObject({ amount: money("5.00"), status: "APPROVED" });
    const charge = {
      orderId: id,
      giftCards: [{ giftCardCode: "PORTICO-GIFT-50", amount: money("1") }],
    };
    expect(await owner.fails("ecom.orderBilling.chargeOrder", charge)).toMatchObject({
      code: "INVALID_GIFT_CARD_CURRENCY",
    });
  });
});

describe("authorized payments", () => {
  const settings = (scheduledAction: string) => ({
    scheduledAction,
    delayDuration: { count: 2, unit: "HOURS" },
  });
  const authorize = (id: string, amount: string, delayedCaptureSettings: object) =>
    owner.call("ecom.orderBilling.authorizeChargeWithSavedPaymentMethod", {
      orderId: id,
      amount: money(amount),
      currency: "USD",
      delayedCaptureSettings,
    });

  test("are captured or voided on schedule", async () => {
    const { id } = await createApprovedOrder();
    const request = {
      orderId: id,
      amount: money("10"),
      currency: "USD",
      delayedCaptureSettings: settings("CAPTURE"),
    };
    const operation = "ecom.orderBilling.authorizeChargeWithSavedPaymentMethod";
    expect(await owner.fails(operation, request)).toMatchObject({
      code: "NO_SAVED_PAYMENT_METHOD",
    });
    await addPayment(emulator, id, "10", { savedPaymentMethod: true });
    expect(await owner.fails(operation, { ...request, currency: "EUR" })).toMatchObject({
      code: "INVALID_CURRENCY",
    });
    await authorize(id, "30", settings("CAPTURE"));
    await authorize(id, "20", settings("VOID"));
    expect((await orderOf(id)).balanceSummary).toMatchObject({
      authorized: money("50.00"),
      paid: money("10.00"),
    });
    emulator.clock.advance(2 * 3_600_000);
    expect((await orderOf(id)).balanceSummary).toMatchObject({
      authorized: money("0.00"),
      paid: money("40.00"),
    });
    expect((await transactionsOf(id)).payments).toMatchObject([
      {},
      { status: "APPROVED", regularPaymentDetails: { authorizationDetails: { captures: [{}] } } },
      {
        status: "VOIDED",
        regularPaymentDetails: { authorizationDetails: { void: { reason: "SCHEDULED" } } },
      },
    ]);
  });

  test.each(["ecom.orders", "ecom.orderBilling"])(
    "can be captured or voided only once through %s",
    async (module) => {
      const { id } = await createApprovedOrder();
      const payment = await addPayment(emulator, id, "60", { status: "AUTHORIZED" });
      const other = await addPayment(emulator, id, "10", { status: "AUTHORIZED" });
      const cash = await addPayment(emulator, id, "5", { offlinePayment: true });
      const key = module === "ecom.orders" ? "ecomOrderId" : "orderId";
      const captureRequest = (paymentId: string, amount?: string) => ({
        [key]: id,
        payments: [{ paymentId, ...(amount ? { amount: money(amount) } : {}) }],
      });
      const voidRequest = (...paymentIds: string[]) => ({ [key]: id, paymentIds });
      const codeOf = async (name: string, request: Json) =>
        (await owner.fails(`${module}.${name}AuthorizedPayments`, request)).code;
      expect(await codeOf("capture", captureRequest(payment, "60.01"))).toBe("INVALID_AMOUNT");
      expect(await codeOf("capture", captureRequest(APP))).toBe("PAYMENT_NOT_FOUND");
      expect(await codeOf("capture", captureRequest(cash))).toBe(
        module === "ecom.orders" ? "NOT_REGULAR_ONLINE_PAYMENT" : "PAYMENT_NOT_AUTHORIZED",
      );
      await owner.call(`${module}.captureAuthorizedPayments`, captureRequest(payment, "25.5"));
      expect((await orderOf(id)).balanceSummary).toMatchObject({
        paid: money("30.50"),
        authorized: money("10.00"),
        balance: money("69.50"),
      });
      expect(await codeOf("capture", captureRequest(payment))).toBe("PAYMENT_ALREADY_CAPTURED");
      // A failed request voids no payment.
      expect(await codeOf("void", voidRequest(other, payment))).toBe("PAYMENT_ALREADY_CAPTURED");
      await owner.call(`${module}.voidAuthorizedPayments`, voidRequest(other));
      expect(await codeOf("void", voidRequest(other))).toBe("PAYMENT_ALREADY_VOIDED");
      expect(await codeOf("capture", captureRequest(other))).toBe("PAYMENT_ALREADY_VOIDED");
      expect(await codeOf("void", voidRequest(cash))).toBe("PAYMENT_NOT_AUTHORIZED");
    },
  );

  test("prevent the order from being canceled until they are voided", async () => {
    const { id } = await createApprovedOrder();
    const payment = await addPayment(emulator, id, "60", { status: "AUTHORIZED" });
    expect(await owner.fails("ecom.orders.cancelOrder", { id })).toEqual({
      status: 428,
      code: "ORDER_HAS_AUTHORIZED_TRANSACTION",
    });
    await owner.call("ecom.orderBilling.voidAuthorizedPayments", {
      orderId: id,
      paymentIds: [payment],
    });
    await owner.call("ecom.orders.cancelOrder", { id });
  });
});

test("a payment gets only one receipt, after its approval", async () => {
  const order = await createApprovedOrder();
  const paymentIds = [await addPayment(emulator, order.id, "10")];
  const pendingIds = [await addPayment(emulator, order.id, "10", { status: "PENDING" })];
  const receipts = (ids: string[]) => ({ orderId: order.id, paymentIds: ids });
  const { receipts: newReceipts } = await owner.call(
    "ecom.orderBilling.generateReceipts",
    receipts(paymentIds),
  );
  expect(newReceipts).toMatchObject([{ paymentId: paymentIds[0] }]);
  for (const [ids, code] of [
    [paymentIds, "RECEIPT_ALREADY_EXIST"],
    [pendingIds, "INVALID_PAYMENT_STATUS"],
    [[APP], "PAYMENT_NOT_FOUND"],
  ] as const) {
    const request = receipts([...ids]);
    expect((await owner.fails("ecom.orderBilling.generateReceipts", request)).code).toBe(code);
  }
});
