import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../emulator.js";
import { createOrder, createPaidOrder, refundRequest } from "../../../testing/order-world.js";
import { type Caller, merchant, shop } from "../../../testing/test-client.js";

let emulator: Emulator;
let owner: Caller;
beforeEach(async () => {
  ({ emulator } = await shop({ seed: "minimal" }));
  owner = merchant(emulator);
});

const money = (amount: string) => ({ amount });

describe("refundability", () => {
  test("is reported for payments, line items, fees and delivery", async () => {
    const { id, online, cash, first, fee } = await createPaidOrder(emulator);
    const noRefunds = (
      await owner.call("ecom.orderTransactions.addPayments", {
        orderId: (await createOrder(emulator, { status: "APPROVED" })).id,
        payments: [{ amount: money("5"), refundDisabled: true, regularPaymentDetails: {} }],
      })
    ).orderTransactions;
    await owner.call(
      "ecom.orderBilling.refundPayments",
      refundRequest(id, [{ paymentId: online, amount: money("20") }], {
        refundItems: {
          lineItems: [{ lineItemId: first, quantity: 1 }],
          additionalFees: [{ additionalFeeId: fee, amount: money("1") }],
          shipping: { amount: money("2") },
        },
      }),
    );
    expect(
      await owner.call("ecom.orderBilling.getOrderRefundability", { orderId: id }),
    ).toMatchObject({
      payments: [
        {
          refundable: true,
          payment: { paymentId: online, monetary: { maxRefund: money("10.00") } },
        },
        { manuallyRefundable: { reason: "OFFLINE" }, payment: { paymentId: cash } },
      ],
      paymentsSummary: { monetary: { paid: money("40.00"), maxRefund: money("20.00") } },
      lineItems: [{ lineItemId: first, refundedQuantity: 1, availableRefundQuantity: 1 }, {}],
      additionalFees: [{ availableRefundAmount: money("2.00") }],
      shipping: { refundedAmount: money("2.00"), availableRefundAmount: money("5.00") },
    });
    await owner.call(
      "ecom.orderBilling.refundPayments",
      refundRequest(id, [{ paymentId: online }]),
    );
    const statusOf = async (ecomOrderId: string) =>
      (await owner.call("ecom.orders.getRefundabilityStatus", { ecomOrderId })).refundabilities;
    expect(await statusOf(id)).toMatchObject([
      { refundabilityStatus: "NOT_REFUNDABLE", nonRefundableReason: "ALREADY_REFUNDED" },
      { refundabilityStatus: "MANUAL", manuallyRefundableReason: "OFFLINE" },
    ]);
    expect(await statusOf(noRefunds.orderId)).toMatchObject([{ nonRefundableReason: "FORBIDDEN" }]);
    const disabled = refundRequest(noRefunds.orderId, [{ paymentId: noRefunds.payments[0].id }]);
    expect(await owner.fails("ecom.orderBilling.refundPayments", disabled)).toMatchObject({
      code: "PAYMENT_NOT_REFUNDABLE",
    });
  });

  test("is calculated for selected items, with an error for a quantity that is too high", async () => {
    const { id, first, fee } = await createPaidOrder(emulator);
    const refundItems = {
      lineItems: [{ lineItemId: first, quantity: 1 }],
      additionalFees: [{ additionalFeeId: fee, amount: money("2") }],
      shipping: { amount: money("7") },
    };
    const operation = "ecom.orderBilling.calculateRefund";
    expect(await owner.call(operation, { orderId: id, refundItems })).toMatchObject({
      available: true,
      summary: {
        total: money("19.00"),
        lineItemsSubtotal: money("10.00"),
        additionalFeesTotal: money("2.00"),
      },
      calculatedRefundItems: {
        lineItems: [{ summary: { total: money("10.00"), tax: money("0.00") } }],
      },
    });
    const tooMany = { lineItems: [{ lineItemId: first, quantity: 9 }] };
    expect(await owner.call(operation, { orderId: id, refundItems: tooMany })).toMatchObject({
      notAvailable: {
        errors: [{ error: { applicationError: { code: "INVALID_LINE_ITEM_REFUND_QUANTITY" } } }],
      },
    });
  });
});
