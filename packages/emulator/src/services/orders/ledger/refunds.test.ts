// Tests refunds over HTTP: which payments and items can be refunded, and the side effects.
import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../emulator.js";
import {
  addPayment,
  createOrder,
  createPaidOrder,
  orderInput,
  refundRequest,
} from "../../../testing/order-world.js";
import { type Caller, type Json, merchant, reference, shop } from "../../../testing/test-client.js";

let emulator: Emulator;
let owner: Caller;
beforeEach(async () => {
  ({ emulator } = await shop({ seed: "minimal" }));
  owner = merchant(emulator);
});

const UNKNOWN_ID = "00000000-0000-4000-8000-0000000000aa";
const money = (amount: string) => ({ amount });
const orderOf = async (id: string): Promise<Json> =>
  (await owner.call("ecom.orders.getOrder", { id })).order;

describe("a refund", () => {
  test("can be partial or full, and can restock items", async () => {
    const { id, online, cash, first } = await createPaidOrder(emulator);
    const response = await owner.call(
      "ecom.orderBilling.refundPayments",
      refundRequest(id, [{ paymentId: online, amount: money("12.5") }], {
        refundItems: { lineItems: [{ lineItemId: first, quantity: 1 }] },
        customerReason: "Too small",
        sideEffects: {
          restock: { lineItems: [{ lineItemId: first, quantity: 1 }] },
          notifications: { sendCustomerEmail: true },
        },
      }),
    );
    expect(response.refund).toMatchObject({
      transactions: [{ paymentId: online, amount: money("12.50"), refundStatus: "SUCCEEDED" }],
      details: { lineItems: [{ lineItemId: first, quantity: 1 }], reason: "Too small" },
      summary: {
        refunded: money("12.50"),
        pending: false,
        breakdown: { lineItems: [{ lineItemId: first, totalRefundedAmount: money("10.00") }] },
      },
    });
    expect(response.orderTransactions.payments[0].status).toBe("PARTIALLY_REFUNDED");
    expect(await orderOf(id)).toMatchObject({
      paymentStatus: "PARTIALLY_REFUNDED",
      balanceSummary: { paid: money("40.00"), refunded: money("12.50"), balance: money("12.50") },
      lineItems: [{ refundQuantity: 1, restockQuantity: 1 }, {}],
    });
    expect(emulator.outbox.at(-1)).toMatchObject({ kind: "order-refunded", to: "ada@example.com" });
    // The amount defaults to the remaining amount.
    await owner.call(
      "ecom.orderBilling.refundPayments",
      refundRequest(id, [{ paymentId: online }, { paymentId: cash, externalRefund: true }]),
    );
    const order = await orderOf(id);
    expect(order).toMatchObject({
      paymentStatus: "FULLY_REFUNDED",
      balanceSummary: { refunded: money("40.00"), balance: money("40.00") },
    });
    expect(order.activities.map(({ activityType }: Json) => activityType)).toEqual([
      "ORDER_PLACED",
      "ORDER_PARTIALLY_PAID",
      "ORDER_PAID",
      "REFUND_INITIATED",
      "PAYMENT_REFUNDED",
      "ORDER_REFUNDED",
      "REFUND_INITIATED",
      "PAYMENT_REFUNDED",
      "PAYMENT_REFUNDED",
      "ORDER_REFUNDED",
    ]);
  });

  test.each<[string, (o: Awaited<ReturnType<typeof createPaidOrder>>) => [Json[], Json?]]>([
    ["PAYMENT_NOT_FOUND", () => [[{ paymentId: UNKNOWN_ID }]]],
    [
      "INVALID_PAYMENT_REFUND_AMOUNT",
      ({ online }) => [[{ paymentId: online, amount: money("30.01") }]],
    ],
    [
      "INVALID_PAYMENT_REFUND_AMOUNT",
      ({ online }) => [[{ paymentId: online, amount: money("0") }]],
    ],
    [
      "INVALID_PAYMENT_REFUND_AMOUNT",
      ({ online }) => [[{ paymentId: online, amount: money("0.001") }]],
    ],
    // The request contains the same payment twice.
    [
      "INVALID_PAYMENT_REFUND_AMOUNT",
      ({ online }) => [
        [
          { paymentId: online, amount: money("20") },
          { paymentId: online, amount: money("20") },
        ],
      ],
    ],
    ["EXTERNAL_REFUND_EXPECTED", ({ cash }) => [[{ paymentId: cash }]]],
    [
      "LINE_ITEM_NOT_FOUND",
      ({ online }) => [
        [{ paymentId: online }],
        { refundItems: { lineItems: [{ lineItemId: UNKNOWN_ID, quantity: 1 }] } },
      ],
    ],
    [
      "INVALID_LINE_ITEM_REFUND_QUANTITY",
      ({ online, first }) => [
        [{ paymentId: online }],
        { refundItems: { lineItems: [{ lineItemId: first, quantity: 3 }] } },
      ],
    ],
    [
      "ADDITIONAL_FEE_NOT_FOUND",
      ({ online }) => [
        [{ paymentId: online }],
        { refundItems: { additionalFees: [{ additionalFeeId: UNKNOWN_ID, amount: money("1") }] } },
      ],
    ],
    [
      "INVALID_ADDITIONAL_FEE_REFUND_AMOUNT",
      ({ online, fee }) => [
        [{ paymentId: online }],
        { refundItems: { additionalFees: [{ additionalFeeId: fee, amount: money("3.01") }] } },
      ],
    ],
    [
      "INVALID_SHIPPING_REFUND_AMOUNT",
      ({ online }) => [
        [{ paymentId: online }],
        { refundItems: { shipping: { amount: money("7.01") } } },
      ],
    ],
    [
      "INVALID_LINE_ITEM_RESTOCK_QUANTITY",
      ({ online, second }) => [
        [{ paymentId: online }],
        { sideEffects: { restock: { lineItems: [{ lineItemId: second, quantity: 2 }] } } },
      ],
    ],
  ])("is rejected as a whole with %s", async (code, requestOf) => {
    const order = await createPaidOrder(emulator);
    const [payments, rest] = requestOf(order);
    const before = await orderOf(order.id);
    const rejected = await owner.fails(
      "ecom.orderBilling.refundPayments",
      refundRequest(order.id, payments, rest),
    );
    expect(rejected.code).toBe(code);
    expect(await orderOf(order.id)).toEqual(before);
  });

  test("for an order with several locations must cover the whole payment", async () => {
    const order = orderInput({
      lines: [
        ["10", 1],
        ["20", 1],
      ],
      status: "APPROVED",
    });
    order.lineItems.forEach((line: Json, index: number) => {
      line.locations = [{ id: `00000000-0000-4000-8000-0000000000b${index}`, quantity: 1 }];
    });
    const { id } = (await owner.call("ecom.orders.createOrder", { order })).order;
    const paymentId = await addPayment(emulator, id, "30");
    const operation = "ecom.orderBilling.refundPayments";
    expect(
      await owner.fails(operation, refundRequest(id, [{ paymentId, amount: money("5") }])),
    ).toEqual({
      status: 428,
      code: "PARTIAL_REFUND_FOR_MULTIPLE_LOCATIONS_NOT_ALLOWED",
    });
    await owner.call(operation, refundRequest(id, [{ paymentId, amount: money("30") }]));
  });

  test("cannot include a delivery that the order does not have", async () => {
    const { id } = await createOrder(emulator, { status: "APPROVED" });
    const online = await addPayment(emulator, id, "20");
    const request = refundRequest(id, [{ paymentId: online }], {
      refundItems: { shipping: { amount: money("1") } },
    });
    expect(await owner.fails("ecom.orderBilling.refundPayments", request)).toEqual({
      status: 404,
      code: "SHIPPING_NOT_FOUND",
    });
  });

  test("returns money to gift cards and items to stock", async () => {
    const item = reference(emulator, "heavy-tee", 2);
    const stock = () =>
      [...emulator.state.catalog.products.values()]
        .flatMap(({ variants }) => variants)
        .find(({ id }) => id === item.options.variantId)?.stock.quantity;
    const before = stock() ?? 0;
    const order = orderInput({ lines: [["30", 2]], status: "APPROVED" });
    order.lineItems[0].catalogReference = item;
    const { id, lineItems } = (await owner.call("ecom.orders.createOrder", { order })).order;
    expect(stock()).toBe(before - 2);
    const { payment } = await owner.call("ecom.orderBilling.redeemGiftCard", {
      orderId: id,
      giftCardCode: "PORTICO-GIFT-50",
      amount: money("50"),
      currency: "USD",
    });
    const { refundId } = await owner.call("ecom.orders.triggerRefund", {
      ecomOrderId: id,
      payments: [{ paymentId: payment.id, amount: money("20.25") }],
      details: { items: [{ lineItemId: lineItems[0].id, quantity: 1 }], reason: "Torn" },
      sideEffects: {
        restockInfo: { type: "SOME_ITEMS", items: [{ lineItemId: lineItems[0].id, quantity: 1 }] },
      },
    });
    expect(refundId).toBeDefined();
    expect(emulator.state.site.giftCards[0]?.balance).toBe("20.25");
    expect(stock()).toBe(before - 1);
    await owner.call("ecom.orders.triggerRefund", {
      ecomOrderId: id,
      payments: [{ paymentId: payment.id }],
      sideEffects: { restockInfo: { type: "ALL_ITEMS" } },
    });
    expect([emulator.state.site.giftCards[0]?.balance, stock()]).toEqual(["50", before]);
    // Items that have been restocked are not restocked again.
    await owner.call("ecom.orders.cancelOrder", { id, restockAllItems: true });
    expect(stock()).toBe(before);
  });
});
