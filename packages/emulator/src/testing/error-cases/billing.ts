// Error codes for payments, refunds and receipts.
import { addPayment } from "../order-world.js";
import type { World } from "../shop-world.js";
import { STORES } from "../test-client.js";
import { type Case, FAKE_ID } from "./case.js";
import { minimalCase } from "./families.js";

const BILLING = "ecom.orderBilling";
const GIFT_CARD_CODE = "PORTICO-GIFT-50";
const VOUCHERS_APP_ID = "d80111c5-a0f4-47a8-b63a-65b54d774a27";
const billingOperations = (...verbs: string[]) => verbs.map((verb) => `${BILLING}.${verb}`);
const money = (amount: string) => ({ amount });

const giftCard = (code: string, amount = "1") => ({
  giftCardCode: code,
  amount: money(amount),
  currency: "USD",
});

const paymentCase = (
  code: string,
  verbs: readonly string[],
  orderId: string,
  before?: Case["before"],
) =>
  minimalCase(
    code,
    billingOperations(...verbs),
    ({ ids }, _prepared, operation) => ({
      orderId: ids[orderId] ?? FAKE_ID,
      ...(operation.endsWith(".redeemGiftCard") ? giftCard(GIFT_CARD_CODE) : {}),
      ...(operation.endsWith("SavedPaymentMethod")
        ? { amount: money("1"), currency: "USD", delayedCaptureSettings: {} }
        : {}),
      ...(operation.endsWith(".captureAuthorizedPayments")
        ? { payments: [{ paymentId: ids.authorized }] }
        : {}),
    }),
    before ? { before } : {},
  );

const payVerbs = ["redeemGiftCard", "authorizeChargeWithSavedPaymentMethod"];
const membership = (lineItemId: string | undefined) => ({
  lineItemId,
  membershipIdentifier: { existingMembership: { appId: STORES, membershipId: FAKE_ID } },
});

const startCharge =
  (outcome: "succeeds" | "waits") =>
  async ({ emulator, callers, ids }: World) => {
    const { paymentGatewayOrderId } = await callers.owner.call(
      "ecom.orders.preparePaymentCollection",
      { ecomOrderId: ids.open, amount: money("5") },
    );
    emulator.controls.ledger.setProvider(outcome);
    const regularCharge = { paymentIntentId: paymentGatewayOrderId, amount: money("5") };
    const request = { orderId: ids.open, regularCharge };
    await callers.owner.call(`${BILLING}.chargeOrder`, request);
    return request;
  };

const repeatedCharge = (code: string, outcome: "succeeds" | "waits"): Case => ({
  code,
  operations: billingOperations("chargeOrder"),
  caller: "owner",
  before: startCharge(outcome),
  request: (_, request) => request,
});

const redeemManyCards = async ({ emulator, callers, ids }: World) => {
  for (const digit of "12345") {
    const code = `PORTICO-GIFT-${digit}`;
    emulator.state.site.giftCards.push({ code, balance: "9", disabled: false });
    const request = { orderId: ids.open, ...giftCard(code) };
    await callers.owner.call(`${BILLING}.redeemGiftCard`, request);
  }
};
const disputePayment = ({ emulator, ids }: World) =>
  emulator.controls.ledger.chargeback(ids.open ?? "", ids.saved ?? "");

const BILLING_CASES: readonly Case[] = [
  paymentCase("ORDER_CANCELED", payVerbs, "tipped", ({ callers, ids }) =>
    callers.owner.call("ecom.orders.cancelOrder", { id: ids.tipped }),
  ),
  paymentCase("ORDER_PAID", payVerbs, "paid"),
  paymentCase("ORDER_NOT_FOUND", [...payVerbs, "chargeMemberships", "generateReceipts"], "none"),
  paymentCase(
    "ORDER_HAS_CHARGEBACKS",
    ["authorizeChargeWithSavedPaymentMethod", "captureAuthorizedPayments"],
    "open",
    disputePayment,
  ),
  minimalCase(
    "INVALID_AMOUNT",
    billingOperations("authorizeChargeWithSavedPaymentMethod"),
    ({ ids }) => ({
      orderId: ids.open,
      amount: money("1000"),
      currency: "USD",
    }),
  ),
  minimalCase("GIFT_CARD_NOT_FOUND", billingOperations("redeemGiftCard"), ({ ids }) => ({
    orderId: ids.open,
    ...giftCard("NOT-A-CARD"),
  })),
  minimalCase("INSUFFICIENT_FUNDS", billingOperations("redeemGiftCard"), ({ ids }) => ({
    orderId: ids.open,
    ...giftCard(GIFT_CARD_CODE, "55"),
  })),
  {
    code: "GIFT_CARD_ALREADY_APPLIED",
    operations: billingOperations("redeemGiftCard"),
    caller: "owner",
    before: ({ callers, ids }) =>
      callers.owner.call(`${BILLING}.redeemGiftCard`, {
        orderId: ids.open,
        ...giftCard(GIFT_CARD_CODE),
      }),
    request: ({ ids }) => ({ orderId: ids.open, ...giftCard(GIFT_CARD_CODE) }),
  },
  {
    code: "MAX_GIFT_CARDS_EXCEEDED",
    operations: billingOperations("redeemGiftCard"),
    caller: "owner",
    before: redeemManyCards,
    request: ({ ids }) => ({ orderId: ids.open, ...giftCard(GIFT_CARD_CODE) }),
  },
  {
    code: "LINE_ITEM_PAID",
    operations: billingOperations("chargeOrder"),
    caller: "owner",
    request: ({ ids }) => ({ orderId: ids.open, memberships: [membership(ids.openLine)] }),
  },
  {
    code: "MEMBERSHIP_NOT_ELIGIBLE",
    operations: billingOperations("chargeMemberships"),
    caller: "owner",
    request: ({ ids }) => ({
      orderId: ids.open,
      memberId: ids.ada,
      memberships: [membership(FAKE_ID)],
    }),
  },
  repeatedCharge("PAYMENT_ALREADY_APPROVED", "succeeds"),
  repeatedCharge("PAYMENT_ALREADY_IN_PROGRESS", "waits"),
  minimalCase("PAYMENT_NOT_FOUND", billingOperations("voidAuthorizedPayments"), ({ ids }) => ({
    orderId: ids.open,
    paymentIds: [FAKE_ID],
  })),
  minimalCase("INVALID_PAYMENT_TYPE", billingOperations("generateReceipts"), ({ ids }) => ({
    orderId: ids.open,
    paymentIds: [ids.membership],
  })),
];

const expiredCase: Case = {
  code: "PAYMENT_ATTEMPT_EXPIRED",
  operations: billingOperations("chargeOrder"),
  caller: "owner",
  before: async ({ callers, ids }) =>
    (
      await callers.owner.call("ecom.orderPaymentRequests.createOrderPaymentRequest", {
        orderPaymentRequest: {
          orderId: ids.open,
          amount: money("5"),
          title: "Rest",
          expirationDate: "2020-01-01T00:00:00.000Z",
        },
      })
    ).orderPaymentRequest.paymentGatewayOrderId,
  request: ({ ids }, paymentIntentId) => ({
    orderId: ids.open,
    regularCharge: { paymentIntentId, amount: money("5") },
  }),
};

const prepareCase = (code: string, before: NonNullable<Case["before"]>): Case => ({
  code,
  operations: ["ecom.orders.preparePaymentCollection"],
  caller: "owner",
  before,
  request: ({ ids }) => ({ ecomOrderId: ids.open, amount: money("1") }),
});

const captureCase = (code: string, payment: string, before?: Case["before"]) =>
  minimalCase(
    code,
    ["ecom.orders.captureAuthorizedPayments"],
    ({ ids }) => ({ ecomOrderId: ids.open, payments: [{ paymentId: ids[payment] }] }),
    before ? { before } : {},
  );

const ORDER_CASES: readonly Case[] = [
  prepareCase("ORDER_HAS_CHARGEBACKS", disputePayment),
  prepareCase("PAYMENT_METHODS_NOT_FOUND", ({ emulator }) =>
    Object.assign(emulator.state.site, { acceptsPayments: false }),
  ),
  captureCase("PAYMENT_NOT_AUTHORIZED", "saved"),
  captureCase("PAYMENT_HAS_PENDING_CAPTURE", "authorized", ({ emulator, callers, ids }) => {
    emulator.controls.ledger.setProvider("waits");
    return callers.owner.call("ecom.orders.captureAuthorizedPayments", {
      ecomOrderId: ids.open,
      payments: [{ paymentId: ids.authorized }],
    });
  }),
];

/** Returns a case for a recorded payment that another gateway has authorized. */
const otherGatewayCase = (code: string, operations: readonly string[]) =>
  minimalCase(
    code,
    operations,
    ({ ids }, id, operation) => ({
      [operation.startsWith(BILLING) ? "orderId" : "ecomOrderId"]: ids.open,
      ...(operation.includes("capture") ? { payments: [{ paymentId: id }] } : { paymentIds: [id] }),
    }),
    {
      before: ({ emulator, ids }) =>
        addPayment(emulator, ids.open ?? "", "10", {
          status: "AUTHORIZED",
          gatewayTransactionId: "ch_1",
        }),
    },
  );

const PAYMENT_REQUESTS = "ecom.orderPaymentRequests";
const removeCheckoutPage = ({ emulator }: World) =>
  Object.assign(emulator.state.site, { checkoutPage: false });

export const payments: readonly Case[] = [
  ...BILLING_CASES,
  ...ORDER_CASES,
  expiredCase,
  otherGatewayCase("GATEWAY_TRANSACTION_NOT_FOUND", billingOperations("voidAuthorizedPayments")),
  otherGatewayCase("PAYMENT_GATEWAY_ID_NOT_FOUND", [
    "ecom.orders.voidAuthorizedPayments",
    "ecom.orders.captureAuthorizedPayments",
  ]),
  minimalCase(
    "ORDER_PAYMENT_REQUEST_NOT_FOUND",
    [
      `${PAYMENT_REQUESTS}.getOrderPaymentRequestUrl`,
      `${PAYMENT_REQUESTS}.voidOrderPaymentRequest`,
    ],
    () => ({ orderPaymentRequestId: FAKE_ID }),
  ),
  minimalCase(
    "ORDER_PAYMENT_REQUEST_PAGE_NOT_FOUND",
    [
      `${PAYMENT_REQUESTS}.createOrderPaymentRequest`,
      `${PAYMENT_REQUESTS}.getOrderPaymentRequestUrl`,
    ],
    ({ ids }, _prepared, operation) =>
      operation.endsWith("Url")
        ? { orderPaymentRequestId: ids.request }
        : { orderPaymentRequest: { orderId: ids.open, amount: money("5"), title: "Rest" } },
    { before: removeCheckoutPage },
  ),
  minimalCase("GIFT_CARD_NOT_FOUND", ["ecom.giftVouchers.getGiftCard"], () => ({
    code: "NOT-A-CARD",
  })),
  {
    code: "GIFT_CARD_EXPIRED",
    operations: ["ecom.giftVouchers.voidTransaction"],
    caller: "owner",
    before: ({ emulator }) =>
      Object.assign(emulator.state.site.giftCards[0] ?? {}, {
        expiresAt: "2020-01-01T00:00:00.000Z",
      }),
    request: ({ ids }) => ({ transactionId: ids.transaction, appId: VOUCHERS_APP_ID }),
  },
];
