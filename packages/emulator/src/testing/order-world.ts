import type { Emulator } from "../emulator.js";
import { type Json, merchant, STORES } from "./test-client.js";

const money = (amount: string) => ({ amount });

export interface OrderShape {
  readonly lines?: readonly (readonly [price: string, quantity: number])[];
  readonly shipping?: string;
  readonly fee?: string;
  readonly currency?: string;
  readonly status?: string;
  readonly paymentStatus?: string;
  readonly paymentOption?: string;
  readonly email?: string;
}

export function orderInput(shape: OrderShape = {}): Json {
  const { lines = [["10", 2]], shipping, fee, currency = "USD", paymentOption } = shape;
  const { status, paymentStatus, email = "ada@example.com" } = shape;
  return {
    channelInfo: { type: "OTHER_PLATFORM" },
    buyerInfo: { email },
    currency,
    taxIncludedInPrices: false,
    lineItems: lines.map(([price, quantity], index) => ({
      productName: { original: `Item ${index}` },
      catalogReference: {
        catalogItemId: `00000000-0000-4000-8000-00000000000${index}`,
        appId: STORES,
      },
      itemType: { preset: "PHYSICAL" },
      price: money(price),
      quantity,
      ...(paymentOption ? { paymentOption } : {}),
    })),
    priceSummary: shipping ? { shipping: money(shipping) } : {},
    ...(shipping ? { shippingInfo: { title: "Post", cost: { price: money(shipping) } } } : {}),
    ...(fee ? { additionalFees: [{ name: "Gift wrap", price: money(fee) }] } : {}),
    ...(status ? { status } : {}),
    ...(paymentStatus ? { paymentStatus } : {}),
  };
}

export async function createOrder(emulator: Emulator, shape: OrderShape = {}): Promise<Json> {
  const request = { order: orderInput(shape) };
  return (await merchant(emulator).call("ecom.orders.createOrder", request)).order;
}

export async function addPayment(
  emulator: Emulator,
  orderId: string,
  amount: string,
  details: Json = {},
): Promise<string> {
  const payment = {
    amount: money(amount),
    ...(details.status ? { status: details.status } : {}),
    regularPaymentDetails: details,
  };
  const { paymentsIds } = await merchant(emulator).call("ecom.orderTransactions.addPayments", {
    orderId,
    payments: [payment],
  });
  return paymentsIds[0];
}

/** A draft for a new order that has a line item, a discount and a custom fee. */
export const NEW_DRAFT = {
  customLineItems: [{ productName: { original: "Engraving" }, price: money("20"), quantity: 1 }],
  discounts: [{ discountType: "GLOBAL", priceAmount: money("1") }],
  additionalFees: [{ name: "Wrap", price: money("2") }],
};

async function createDraft(emulator: Emulator, request: Json): Promise<string> {
  const response = await merchant(emulator).call("ecom.draftOrders.createDraftOrder", request);
  return response.calculatedDraftOrder.draftOrder.id;
}

/** Creates orders in several states, with payments and drafts. */
export async function makeOrders(emulator: Emulator): Promise<Record<string, string>> {
  const owner = merchant(emulator);
  const paid = await createOrder(emulator, { status: "APPROVED", paymentStatus: "PAID", fee: "3" });
  const open = await createOrder(emulator, { status: "APPROVED", lines: [["100", 1]] });
  const { orderTransactions } = await owner.call(
    "ecom.orderTransactions.listTransactionsForSingleOrder",
    { orderId: paid.id },
  );
  const payment = orderTransactions.payments[0].id;
  const line = { id: paid.lineItems[0].id, quantity: 1 };
  const { fulfillmentId } = await owner.call("ecom.orderFulfillments.createFulfillment", {
    orderId: paid.id,
    fulfillment: { lineItems: [line] },
  });
  emulator.controls.ledger.setProvider("waits");
  const { refund } = await owner.call("ecom.orderBilling.refundPayments", {
    orderId: paid.id,
    paymentRefunds: [{ paymentId: payment, amount: money("1") }],
  });
  emulator.controls.ledger.setProvider("succeeds");
  const { orderPaymentRequest } = await owner.call(
    "ecom.orderPaymentRequests.createOrderPaymentRequest",
    { orderPaymentRequest: { orderId: open.id, amount: money("5"), title: "Rest" } },
  );
  const membership = {
    amount: money("1"),
    membershipPaymentDetails: {
      membershipId: "00000000-0000-4000-8000-0000000000aa",
      lineItemId: open.lineItems[0].id,
      providerAppId: STORES,
      name: { original: "Club" },
    },
  };
  const { paymentsIds } = await owner.call("ecom.orderTransactions.addPayments", {
    orderId: open.id,
    payments: [membership],
  });
  const tipped = await createOrder(emulator, { status: "APPROVED", lines: [["100", 1]] });
  await owner.call("ecom.tips.setTipOnOrder", { orderId: tipped.id, tip: { amount: "5" } });
  const { order: imported } = await owner.call("ecom.orders.importOrder", {
    order: orderInput({ status: "APPROVED", paymentStatus: "PAID" }),
  });
  const { transactionId } = await owner.call("ecom.giftVouchers.redeemGiftCard", {
    code: "PORTICO-GIFT-50",
    amount: { value: "1", currency: "USD" },
    appId: "d80111c5-a0f4-47a8-b63a-65b54d774a27",
  });
  return {
    paid: paid.id,
    paidLine: paid.lineItems[0].id,
    payment,
    fulfillment: fulfillmentId,
    refund: refund.id,
    open: open.id,
    openLine: open.lineItems[0].id,
    saved: await addPayment(emulator, open.id, "10", { savedPaymentMethod: true }),
    authorized: await addPayment(emulator, open.id, "10", { status: "AUTHORIZED" }),
    waiting: await addPayment(emulator, open.id, "10", { status: "PENDING" }),
    membership: paymentsIds[0],
    request: orderPaymentRequest.id,
    imported: imported.id,
    tipped: tipped.id,
    edited: await createDraft(emulator, { sourceOrderId: tipped.id }),
    draft: await createDraft(emulator, { draftOrder: NEW_DRAFT }),
    transaction: transactionId,
  };
}

/**
 * Creates an order that costs 40: two line items for 20 and 10, a fee of 3, and delivery for 7. Of
 * this, 30 is paid online and 10 manually.
 */
export async function createPaidOrder(emulator: Emulator) {
  const order = await createOrder(emulator, {
    lines: [
      ["10", 2],
      ["10", 1],
    ],
    fee: "3",
    shipping: "7",
    status: "APPROVED",
  });
  const online = await addPayment(emulator, order.id, "30");
  const cash = await addPayment(emulator, order.id, "10", { offlinePayment: true });
  const [first, second] = order.lineItems.map(({ id }: Json) => id);
  return { order, id: order.id, online, cash, first, second, fee: order.additionalFees[0].id };
}

export const refundRequest = (orderId: string, paymentRefunds: Json[], rest: Json = {}) => ({
  orderId,
  paymentRefunds,
  ...rest,
});
