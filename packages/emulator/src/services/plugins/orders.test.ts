import { giftVouchersProvider, inventory } from "@portico/ecom/plugins";
import { describe, expect, test, vi } from "vitest";
import { logIn } from "../../testing/login.js";
import { APP, pluginWorld } from "../../testing/plugin-world.js";
import { merchant, STORES } from "../../testing/test-client.js";

const world = pluginWorld();

test("a payment uses 3D Secure if the app requires it", async () => {
  world.install("ECOM_PAYMENT_SETTINGS");
  const handler = vi.fn(() => ({ paymentSettings: { requires3dSecure: true } }));
  world.app.paymentSettings.provideHandlers({ getPaymentSettings: handler });
  await world.cartOf();
  const { orderId } = await world.place((await world.checkoutOf()).id);
  const [intent] = [...world.emulator.state.ledger.intents.values()];
  expect(intent).toMatchObject({ orderId, requires3dSecure: true });
  expect(handler).toHaveBeenCalledTimes(1);
  expect(handler.mock.calls[0]).toMatchObject([
    { request: { order: { id: orderId, createdDate: expect.any(Date) } } },
  ]);
});

describe("gift cards from an app", () => {
  const installGiftCards = () => {
    world.install("GIFT_CARDS_PROVIDER");
    const balances = new Map([["APP-CARD-1", 30]]);
    const log: string[] = [];
    world.app.giftVouchersProvider.provideHandlers({
      getBalance: ({ request }) => {
        const balance = balances.get(request.code);
        if (balance === undefined) throw new giftVouchersProvider.GiftCardNotFound();
        return { balance, currencyCode: "USD" };
      },
      redeem: ({ request }) => {
        log.push(`redeem ${request.amount} ${request.currencyCode}`);
        return { remainingBalance: 0, currencyCode: "USD", transactionId: "t-1" };
      },
      _void: ({ request }) => {
        log.push(`void ${request.transactionId}`);
        return { remainingBalance: 30, currencyCode: "USD" };
      },
    });
    return log;
  };
  const applyGiftCard = (id: string, giftCardCode: string) =>
    world.guest.send("ecom.checkout.updateCheckout", { checkout: { id }, giftCardCode });

  test("pay for an order and are credited when the order is refunded", async () => {
    const log = installGiftCards();
    await world.cartOf();
    const { id } = await world.checkoutOf();
    expect((await applyGiftCard(id, "APP-CARD-9")).body.details.applicationError.code).toBe(
      "GIFT_CARD_NOT_FOUND",
    );
    const { checkout } = (await applyGiftCard(id, "APP-CARD-1")).body;
    expect(checkout.giftCard).toMatchObject({ appId: APP, amount: { amount: "30.00" } });
    const { orderId } = await world.place(id);
    expect(log).toEqual(["redeem 30 USD"]);
    const owner = merchant(world.emulator);
    const { orderTransactions } = await owner.call(
      "ecom.orderTransactions.listTransactionsForSingleOrder",
      { orderId },
    );
    const [payment] = orderTransactions.payments;
    expect(payment.giftcardPaymentDetails).toMatchObject({ appId: APP, giftCardPaymentId: "t-1" });
    await owner.call("ecom.orderBilling.refundPayments", {
      orderId,
      paymentRefunds: [{ paymentId: payment.id }],
    });
    expect(log).toEqual(["redeem 30 USD", "void t-1"]);
  });

  test("are credited immediately if the order fails", async () => {
    const log = installGiftCards();
    world.install("ECOM_CATALOG", "ECOM_INVENTORY");
    const song = { catalogItemId: "song", appId: APP, options: {} };
    world.app.catalog.provideHandlers({
      getCatalogItems: () => ({
        catalogItems: [
          { catalogReference: song, data: { itemType: { preset: "DIGITAL" }, price: "10" } },
        ],
      }),
    });
    world.app.inventory.provideHandlers({
      decrementAvailability: () => {
        throw new inventory.DecrementNotPossible();
      },
    });
    const lineItems = [{ catalogReference: song, quantity: 1 }];
    await world.guest.call("ecom.currentCart.addToCurrentCart", { lineItems });
    const { id } = await world.checkoutOf();
    await applyGiftCard(id, "APP-CARD-1");
    expect((await world.guest.fails("ecom.checkout.createOrder", { id })).code).toBe(
      "PARTIAL_OUT_OF_STOCK",
    );
    expect(log).toEqual(["redeem 10.8 USD", "void t-1"]);
  });
});

test("memberships pay for line items, and their charges are voided when the order is canceled", async () => {
  world.install("ECOM_MEMBERSHIPS");
  const log: string[] = [];
  world.app.memberships.provideHandlers({
    listEligibleMemberships: ({ request }) => ({
      eligibleMemberships: [
        {
          id: "pass",
          name: { original: "Pass" },
          lineItemIds: request.lineItems.map(({ id }) => id),
          credits: { total: 10, remaining: 4 },
          expirationDate: new Date(Date.UTC(2031, 0, 1)),
        },
      ],
      invalidMemberships: [],
    }),
    chargeMembership: ({ request }) => {
      log.push(`charge ${request.membershipId} ${request.catalogReference?.appId === STORES}`);
      return { transactionId: "m-1" };
    },
    getMembershipVoidability: () => ({ voidable: true }),
    voidMembershipCharge: ({ request }) => {
      log.push(`void ${request.transactionId}`);
      return {};
    },
  });
  world.guest = await logIn(world.guest);
  const cart = await world.cartOf();
  const lineItemIds = [cart.lineItems[0].id];
  const memberships = [{ id: "pass", appId: APP, lineItemIds }];
  const estimate = await world.estimate({ selectedMemberships: { memberships } });
  expect(estimate.membershipOptions).toMatchObject({
    eligibleMemberships: [{ id: "pass", appId: APP, lineItemIds }],
    selectedMemberships: memberships,
  });
  const checkout = await world.checkoutOf();
  expect(checkout.membershipOptions.eligibleMemberships).toMatchObject([
    { id: "pass", appId: APP, lineItemIds, expirationDate: "2031-01-01T00:00:00.000Z" },
  ]);
  await world.guest.call("ecom.checkout.updateCheckout", {
    checkout: {
      id: checkout.id,
      membershipOptions: {
        selectedMemberships: { memberships },
      },
    },
  });
  const { orderId } = await world.place(checkout.id);
  expect(log).toEqual(["charge pass true"]);
  await merchant(world.emulator).call("ecom.orders.cancelOrder", { id: orderId });
  expect(log).toEqual(["charge pass true", "void m-1"]);
});
