import { createClient } from "@portico/core";
import {
  additionalFees,
  catalog,
  customTriggers,
  discounts,
  giftVouchersProvider,
  inventory,
  memberships,
  paymentSettings,
  recommendationsProvider,
  servicePlugins,
  shippingRates,
  taxCalculationProvider,
  validations,
} from "@portico/ecom/plugins";
import { AppStrategy } from "@portico/identity/app";
import { exportSPKI, generateKeyPair } from "jose";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createEmulator, type Emulator } from "../../emulator.js";
import { publicPem } from "../../kernel/keys.js";
import type { PluginInput } from "../../options/plugin-setup.js";
import { logIn } from "../../testing/login.js";
import {
  ADDRESS,
  type Answer,
  type Caller,
  merchant,
  pay,
  reference,
  STORES,
  visitor,
} from "../../testing/test-client.js";

const APP = "00000000-0000-4000-8000-00000000a001";
const START = Date.UTC(2030, 0, 1);
/** Time that only tests move. */
const still = () => ({ now: () => START, sleep: () => new Promise<void>(() => {}) });

let publicKey: string;
beforeAll(async () => {
  publicKey = await publicPem();
});

const modules = {
  additionalFees,
  catalog,
  customTriggers,
  discounts,
  giftVouchersProvider,
  inventory,
  memberships,
  paymentSettings,
  recommendationsProvider,
  servicePlugins,
  shippingRates,
  taxCalculationProvider,
  validations,
};

/** The app's server: a client with handlers, that checks signatures with the emulator's key. */
const appWith = (key: string) =>
  createClient({
    auth: AppStrategy({ appId: APP, publicKey: key }),
    clock: { now: () => emulator.clock.now(), sleep: async () => {} },
    modules,
  });

type App = ReturnType<typeof appWith>;

let app: App;
let emulator: Emulator;
let guest: Caller;
let onError: ReturnType<typeof vi.fn<(error: unknown) => void>>;

const plugin = (type: PluginInput["type"], rest: Partial<PluginInput> = {}): PluginInput => ({
  type,
  appId: APP,
  fetch: (request) => app.servicePlugins.processRequest(request, { onError }),
  ...rest,
});

const install = (...types: PluginInput["type"][]) => {
  for (const type of types) emulator.controls.plugins.install(plugin(type));
};

beforeEach(async () => {
  emulator = createEmulator({ clock: still() });
  app = appWith(publicKey);
  onError = vi.fn();
  guest = await visitor(emulator);
});

const outcomes = () =>
  emulator.controls.plugins.calls().map(({ handler, outcome }) => `${handler} ${outcome}`);

async function cartOf(slug = "heavy-tee", quantity = 1): Promise<Answer> {
  const catalogReference = reference(emulator, slug, quantity);
  return (
    await guest.call("ecom.currentCart.addToCurrentCart", {
      lineItems: [{ catalogReference, quantity }],
    })
  ).cart;
}

const estimate = (rest: object = {}): Promise<Answer> =>
  guest.call("ecom.currentCart.estimateCurrentCartTotals", { shippingAddress: ADDRESS, ...rest });

async function checkoutOf(rest: object = {}): Promise<Answer> {
  const { checkoutId } = await guest.call("ecom.currentCart.createCheckoutFromCurrentCart", {
    channelType: "WEB",
    shippingAddress: ADDRESS,
    billingAddress: ADDRESS,
    selectedShippingOption: { code: "express" },
    email: "ada@example.com",
    ...rest,
  });
  return (await guest.call("ecom.checkout.getCheckout", { id: checkoutId })).checkout;
}

const place = (id: string) => guest.call("ecom.checkout.createOrder", { id });
const orderOf = async (id: string): Promise<Answer> =>
  (await merchant(emulator).call("ecom.orders.getOrder", { id })).order;

describe("shipping rates", () => {
  const drone = {
    code: "drone",
    title: "Drone",
    logistics: { deliveryTime: "an hour" },
    cost: { price: "21", currency: "USD", additionalCharges: [{ price: "1.5" }] },
  };
  const offered = async (): Promise<string[]> =>
    (await estimate()).shippingInfo.carrierServiceOptions.flatMap(({ shippingOptions }: Answer) =>
      shippingOptions.map(({ code }: Answer) => code),
    );

  test("are offered and can be ordered with, and are asked for once in ten minutes", async () => {
    install("ECOM_SHIPPING_RATES");
    const seen: Answer[] = [];
    app.shippingRates.provideHandlers({
      getShippingRates: (payload) => {
        seen.push(payload);
        return { shippingRates: [drone] };
      },
    });
    await cartOf("heavy-tee", 2);
    const sums = await estimate({ selectedShippingOption: { code: "drone" } });
    expect(sums.priceSummary.shipping.amount).toBe("22.50");
    expect(sums.shippingInfo.selectedCarrierServiceOption).toMatchObject({ carrierId: APP });
    const { request, metadata } = seen[0];
    expect(request).toMatchObject({
      lineItems: [{ name: "Heavy Tee", quantity: 2, price: "38.00" }],
      shippingDestination: ADDRESS,
      weightUnit: "KG",
    });
    expect(metadata).toMatchObject({
      appExtensionType: "ECOM_SHIPPING_RATES",
      currency: "USD",
      languages: ["en"],
      identity: { identityType: "ANONYMOUS_VISITOR" },
    });
    expect(metadata.requestId).toEqual(expect.any(String));
    await estimate({ selectedShippingOption: { code: "drone" } });
    expect(seen).toHaveLength(1);
    emulator.clock.advance(600_001);
    expect(await offered()).toContain("drone");
    expect(seen).toHaveLength(2);
    const checkout = await checkoutOf({ selectedShippingOption: { code: "drone" } });
    const { orderId } = await place(checkout.id);
    expect((await orderOf(orderId)).shippingInfo.title).toBe("Drone");
  });

  test("that come too late leave the merchant's own, and the rate for that case", async () => {
    let hung = 0;
    const late = plugin("ECOM_SHIPPING_RATES", {
      backupRate: { title: "Courier", amount: "12" },
      fetch: () => {
        hung += 1;
        return new Promise<Response>(() => {});
      },
    });
    emulator.controls.plugins.install(late);
    await cartOf();
    const asking = offered();
    await vi.waitFor(() => expect(hung).toBe(1));
    emulator.clock.advance(9_999);
    emulator.clock.advance(1);
    expect(await asking).toEqual(["standard", "express", "backup-rate"]);
    expect(outcomes()).toEqual(["getRates late"]);
  });

  test("in time are taken, however long it took", async () => {
    let answer: ((response: Response) => void) | undefined;
    const slow = plugin("ECOM_SHIPPING_RATES", {
      fetch: () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
        }),
    });
    emulator.controls.plugins.install(slow);
    await cartOf();
    const asking = offered();
    await vi.waitFor(() => expect(answer).toBeDefined());
    emulator.clock.advance(9_999);
    answer?.(Response.json({ shippingRates: [drone] }));
    expect(await asking).toContain("drone");
  });

  test("are refused by an app that the emulator's key is not the key of", async () => {
    const other = await generateKeyPair("RS256", { extractable: true });
    app = appWith(await exportSPKI(other.publicKey));
    const handler = vi.fn(() => ({ shippingRates: [drone] }));
    app.shippingRates.provideHandlers({ getShippingRates: handler });
    install("ECOM_SHIPPING_RATES");
    await cartOf();
    expect(await offered()).toEqual(["standard", "express"]);
    expect(outcomes()).toEqual(["getRates refused"]);
    expect(emulator.controls.plugins.calls()[0]?.status).toBe(401);
    expect(handler).not.toHaveBeenCalled();
  });

  test("of which something is wrong are not offered: the app is told, and so is the emulator's log", async () => {
    install("ECOM_SHIPPING_RATES");
    app.shippingRates.provideHandlers({
      getShippingRates: () => {
        throw new shippingRates.InvalidAddress({ field: "city" });
      },
    });
    await cartOf();
    expect(await offered()).toEqual(["standard", "express"]);
    app.shippingRates.provideHandlers({
      getShippingRates: () => {
        throw new Error("out of order");
      },
    });
    expect(await offered()).toEqual(["standard", "express"]);
    const wrong = plugin("ECOM_SHIPPING_RATES", {
      fetch: () => Response.json({ shippingRates: [{ code: 1 }] }),
    });
    emulator.controls.plugins.install(wrong);
    expect(await offered()).toEqual(["standard", "express"]);
    expect(outcomes()).toEqual(["getRates error", "getRates refused", "getRates wrong"]);
    expect(emulator.controls.plugins.calls()[0]).toMatchObject({
      status: 400,
      reason: "PARTIAL_ADDRESS",
    });
    expect(onError).toHaveBeenCalledTimes(1);
  });
});

test("fees are added, taxed and ordered", async () => {
  install("ECOM_ADDITIONAL_FEES");
  app.additionalFees.provideHandlers({
    calculateAdditionalFees: ({ request }) => ({
      currency: "USD",
      additionalFees: [
        { code: "wrap", name: "Gift wrap", price: "5", taxDetails: { taxable: true } },
        { name: `For ${request.lineItems.length}`, price: "1" },
      ],
    }),
  });
  await cartOf();
  const without = 38 + 18 + (38 + 18) * 0.08;
  const checkout = await checkoutOf();
  expect(checkout.additionalFees.map(({ name }: Answer) => name)).toEqual(["Gift wrap", "For 1"]);
  expect(checkout.priceSummary.additionalFees.amount).toBe("6.00");
  expect(Number(checkout.priceSummary.total.amount)).toBeCloseTo(without + 6 + 0.4, 2);
  const { orderId } = await place(checkout.id);
  const order = await orderOf(orderId);
  expect(order.priceSummary.totalAdditionalFees.amount).toBe("6.00");
  expect(order.priceSummary.total.amount).toBe(checkout.priceSummary.total.amount);
});

test("tax is the app's, and the merchant's rate where the app does not answer", async () => {
  install("TAX_CALCULATION_PROVIDER");
  app.taxCalculationProvider.provideHandlers({
    calculateTax: ({ request }) => ({
      currency: request.currency,
      taxSummary: { totalTax: "3" },
      lineItemTaxDetails: request.lineItems.map(({ id }) => ({
        id,
        taxSummary: { taxAmount: "1.50", taxableAmount: "1" },
      })),
    }),
  });
  await cartOf();
  const sums = await estimate({ selectedShippingOption: { code: "express" } });
  expect(sums.priceSummary.tax.amount).toBe("3.00");
  expect(sums.taxSummary.calculationDetails).toEqual({ rateType: "AUTO_RATE" });
  const broken = plugin("TAX_CALCULATION_PROVIDER", {
    fetch: async () => Promise.reject(new Error("down")),
  });
  emulator.controls.plugins.install(broken);
  const manual = await estimate({ selectedShippingOption: { code: "express" } });
  expect(manual.priceSummary.tax.amount).toBe("4.48");
  expect(manual.taxSummary.calculationDetails).toEqual({ rateType: "FALLBACK_RATE" });
  expect(outcomes().at(-1)).toBe("calculateTax unreachable");
});

test("violations are shown, and errors keep from ordering", async () => {
  install("ECOM_VALIDATIONS");
  let severity: "WARNING" | "ERROR" = "WARNING";
  app.validations.provideHandlers({
    getValidationViolations: ({ request }) => ({
      violations: [
        { severity, description: `Not with ${request.validationInfo?.lineItems.length}` },
      ],
    }),
  });
  await cartOf();
  const { violations } = await estimate();
  expect(violations).toMatchObject([{ severity: "WARNING", description: "Not with 1" }]);
  severity = "ERROR";
  const checkout = await checkoutOf();
  expect(checkout.violations).toMatchObject([{ severity: "ERROR" }]);
  expect(await guest.fails("ecom.checkout.createOrder", { id: checkout.id })).toMatchObject({
    code: "VIOLATIONS_WITH_ERROR_SEVERITY",
  });
  emulator.controls.plugins.remove("ECOM_VALIDATIONS");
  expect((await place(checkout.id)).orderId).toEqual(expect.any(String));
});

test("discounts of an app are taken off, with its coupon codes and its own errors", async () => {
  install("ECOM_DISCOUNTS");
  app.discounts.provideHandlers({
    getEligibleDiscounts: ({ request }) => {
      if (request.couponCodes.includes("OLD")) throw new discounts.CouponHasExpired();
      const isKnown = request.couponCodes.includes("HALF");
      return {
        discounts: isKnown
          ? [
              {
                name: { original: "Half" },
                couponOptions: { code: "HALF" },
                globalDiscounts: { rate: { type: "PERCENTAGE", percentageValue: "50" } },
              },
            ]
          : [],
      };
    },
  });
  await cartOf();
  const set = (couponCode: string) =>
    guest.send("ecom.currentCart.updateCurrentCart", { couponCode });
  expect((await set("OLD")).body.details.applicationError.code).toBe("ERROR_COUPON_HAS_EXPIRED");
  expect((await set("NONE")).body.details.applicationError.code).toBe(
    "ERROR_COUPON_DOES_NOT_EXIST",
  );
  expect((await set("HALF")).status).toBe(200);
  expect((await estimate()).priceSummary.discount.amount).toBe("19.00");
});

test("an app's triggers are listed, and fire discount rules", async () => {
  install("ECOM_DISCOUNTS_TRIGGER");
  app.customTriggers.provideHandlers({
    listTriggers: () => ({ customTriggers: [{ id: "evening", name: "In the evening" }] }),
    getEligibleTriggers: ({ request }) => ({
      eligibleTriggers: request.triggers.map(({ customTrigger, identifier }) => ({
        customTriggerId: customTrigger?.id ?? "",
        ...(identifier ? { identifier } : {}),
      })),
    }),
  });
  const owner = merchant(emulator);
  const { triggers } = await owner.call("ecom.discountsCustomTrigger.listTriggers");
  expect(triggers).toEqual([{ id: "evening", appId: APP, name: "In the evening" }]);
  const scopes = [{ id: "all", type: "CATALOG_ITEM", catalogItemFilter: { catalogAppId: STORES } }];
  await owner.call("ecom.discountRules.createDiscountRule", {
    discountRule: {
      name: "Evening",
      trigger: { customTrigger: { id: "evening", appId: APP }, triggerType: "CUSTOM" },
      discounts: {
        values: [{ percentage: 10, targetType: "SPECIFIC_ITEMS", specificItemsInfo: { scopes } }],
      },
    },
  });
  await cartOf();
  expect((await estimate()).priceSummary.discount.amount).toBe("3.80");
  emulator.controls.plugins.remove("ECOM_DISCOUNTS_TRIGGER");
  expect((await estimate()).priceSummary.discount.amount).toBe("0.00");
});

test("a payment is secured where the app wants it so", async () => {
  install("ECOM_PAYMENT_SETTINGS");
  const handler = vi.fn(() => ({ paymentSettings: { requires3dSecure: true } }));
  app.paymentSettings.provideHandlers({ getPaymentSettings: handler });
  await cartOf();
  const { orderId } = await place((await checkoutOf()).id);
  const [intent] = [...emulator.state.ledger.intents.values()];
  expect(intent).toMatchObject({ orderId, requires3dSecure: true });
  expect(handler).toHaveBeenCalledTimes(1);
  expect(handler.mock.calls[0]).toMatchObject([
    { request: { order: { id: orderId, createdDate: expect.any(Date) } } },
  ]);
});

describe("gift cards of an app", () => {
  const cards = () => {
    install("GIFT_CARDS_PROVIDER");
    const balances = new Map([["APP-CARD-1", 30]]);
    const log: string[] = [];
    app.giftVouchersProvider.provideHandlers({
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
  const apply = (id: string, giftCardCode: string) =>
    guest.send("ecom.checkout.updateCheckout", { checkout: { id }, giftCardCode });

  test("pay for an order, and get it back with a refund", async () => {
    const log = cards();
    await cartOf();
    const { id } = await checkoutOf();
    expect((await apply(id, "APP-CARD-9")).body.details.applicationError.code).toBe(
      "GIFT_CARD_NOT_FOUND",
    );
    const { checkout } = (await apply(id, "APP-CARD-1")).body;
    expect(checkout.giftCard).toMatchObject({ appId: APP, amount: { amount: "30.00" } });
    const { orderId } = await place(id);
    expect(log).toEqual(["redeem 30 USD"]);
    const owner = merchant(emulator);
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

  test("get it back at once where the order is refused after all", async () => {
    const log = cards();
    install("ECOM_CATALOG", "ECOM_INVENTORY");
    const song = { catalogItemId: "song", appId: APP, options: {} };
    app.catalog.provideHandlers({
      getCatalogItems: () => ({
        catalogItems: [
          { catalogReference: song, data: { itemType: { preset: "DIGITAL" }, price: "10" } },
        ],
      }),
    });
    app.inventory.provideHandlers({
      decrementAvailability: () => {
        throw new inventory.DecrementNotPossible();
      },
    });
    const lineItems = [{ catalogReference: song, quantity: 1 }];
    await guest.call("ecom.currentCart.addToCurrentCart", { lineItems });
    const { id } = await checkoutOf();
    await apply(id, "APP-CARD-1");
    expect((await guest.fails("ecom.checkout.createOrder", { id })).code).toBe(
      "PARTIAL_OUT_OF_STOCK",
    );
    expect(log).toEqual(["redeem 10.8 USD", "void t-1"]);
  });
});

test("an app recommends with its own algorithms, and others go on where it does not answer", async () => {
  install("ECOM_RECOMMENDATIONS_PROVIDER");
  const id = "00000000-0000-4000-8000-00000000b001";
  const item = { catalogItemId: "hat", appId: APP };
  app.recommendationsProvider.provideHandlers({
    getRecommendations: ({ request }) => ({
      recommendationPerAlgorithm: request.algorithmIds.map((algorithmId) => ({
        algorithmId,
        recommendedItems: [item],
      })),
    }),
  });
  const items = [reference(emulator, "heavy-tee")];
  const algorithms = [
    { id, appId: APP },
    { id: "68ebce04-b96a-4c52-9329-08fc9d8c1253", appId: STORES },
  ];
  const ask = () =>
    merchant(emulator).call("ecom.recommendations.getRecommendation", { items, algorithms });
  expect((await ask()).recommendation).toEqual({ items: [item], algorithm: algorithms[0] });
  emulator.controls.plugins.install(
    plugin("ECOM_RECOMMENDATIONS_PROVIDER", { fetch: () => new Response(null, { status: 500 }) }),
  );
  expect((await ask()).recommendation.algorithm).toEqual(algorithms[1]);
});

describe("an app's own catalogue", () => {
  const hat = { catalogItemId: "hat", appId: APP, options: { size: "M" } };

  test("is sold in carts at its price of the moment, and its stock follows orders", async () => {
    install("ECOM_CATALOG", "ECOM_INVENTORY");
    let price = "10";
    app.catalog.provideHandlers({
      getCatalogItems: ({ request }) => ({
        catalogItems: request.catalogReferences.flatMap(({ catalogReference }) =>
          catalogReference?.catalogItemId === "hat"
            ? [
                {
                  catalogReference,
                  data: {
                    productName: { original: "Hat" },
                    itemType: { preset: "DIGITAL" },
                    price,
                  },
                },
              ]
            : [],
        ),
      }),
    });
    const moves: string[] = [];
    app.inventory.provideHandlers({
      decrementAvailability: ({ request }) => {
        moves.push(`-${request.items[0]?.quantity} ${request.reason}`);
        return {};
      },
      incrementAvailability: ({ request }) => {
        moves.push(`+${request.items[0]?.quantity} ${request.reason}`);
        return {};
      },
    });
    const add = (catalogReference: object, quantity: number) =>
      guest.call("ecom.currentCart.addToCurrentCart", {
        lineItems: [{ catalogReference, quantity }],
      });
    const { cart } = await add(hat, 2);
    expect(cart.lineItems).toMatchObject([
      {
        productName: { original: "Hat" },
        catalogReference: hat,
        customLineItem: false,
        quantity: 2,
      },
    ]);
    expect((await add({ ...hat, catalogItemId: "none" }, 1)).cart.lineItems).toHaveLength(1);
    price = "11";
    expect((await estimate()).priceSummary.subtotal.amount).toBe("22.00");
    const checkout = await checkoutOf();
    const { orderId } = await place(checkout.id);
    await pay(emulator, orderId);
    expect(moves).toEqual(["-2 ORDER_PLACED"]);
    await merchant(emulator).call("ecom.orders.cancelOrder", {
      id: orderId,
      restockAllItems: true,
    });
    expect(moves).toEqual(["-2 ORDER_PLACED", "+2 ORDER_CANCELED"]);
  });

  test("is sold at the last known price where the app does not answer, and refuses what is not there", async () => {
    install("ECOM_CATALOG", "ECOM_INVENTORY");
    app.catalog.provideHandlers({
      getCatalogItems: () => ({
        catalogItems: [
          { catalogReference: hat, data: { itemType: { preset: "DIGITAL" }, price: "10" } },
        ],
      }),
    });
    app.inventory.provideHandlers({
      decrementAvailability: () => {
        throw new inventory.DecrementNotPossible();
      },
    });
    const lineItems = [{ catalogReference: hat, quantity: 1 }];
    await guest.call("ecom.currentCart.addToCurrentCart", { lineItems });
    emulator.controls.plugins.install(
      plugin("ECOM_CATALOG", { fetch: () => new Response("<html>") }),
    );
    expect((await estimate()).priceSummary.subtotal.amount).toBe("10.00");
    const { id } = await checkoutOf();
    const { orderId } = await place(id);
    const paid = await merchant(emulator).send("ecom.orders.paymentCollectionMarkOrderAsPaid", {
      ecomOrderId: orderId,
    });
    expect(paid.body.details.applicationError.code).toBe("LINE_ITEMS_OUT_OF_STOCK");
    expect((await orderOf(orderId)).paymentStatus).toBe("NOT_PAID");
  });
});

test("memberships of a member pay for lines, and get it back when the order is cancelled", async () => {
  install("ECOM_MEMBERSHIPS");
  const log: string[] = [];
  app.memberships.provideHandlers({
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
  guest = await logIn(guest);
  const cart = await cartOf();
  const lineItemIds = [cart.lineItems[0].id];
  const checkout = await checkoutOf();
  expect(checkout.membershipOptions.eligibleMemberships).toMatchObject([
    { id: "pass", appId: APP, lineItemIds, expirationDate: "2031-01-01T00:00:00.000Z" },
  ]);
  await guest.call("ecom.checkout.updateCheckout", {
    checkout: {
      id: checkout.id,
      membershipOptions: {
        selectedMemberships: { memberships: [{ id: "pass", appId: APP, lineItemIds }] },
      },
    },
  });
  const { orderId } = await place(checkout.id);
  expect(log).toEqual(["charge pass true"]);
  await merchant(emulator).call("ecom.orders.cancelOrder", { id: orderId });
  expect(log).toEqual(["charge pass true", "void m-1"]);
});
