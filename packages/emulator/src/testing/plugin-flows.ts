// Calls plugin handlers through operations that trigger them, and returns the part of the response
// that depends on the handler.
import type { PluginHandlerName } from "../generated/plugins.js";
import type { PluginInput } from "../options/plugin-setup.js";
import { logIn } from "./login.js";
import { ALGORITHM, GIFT_CARD_CODE, SONG } from "./plugin-app.js";
import { APP, type PluginWorld } from "./plugin-world.js";
import { type Json, merchant, pay, reference, STORES } from "./test-client.js";

export interface PluginFlow {
  /** Other plugins that the flow requires. */
  readonly also?: readonly PluginInput["type"][];
  /** Prepares the call, and returns the function that triggers it. */
  begin(world: PluginWorld): Promise<() => Promise<unknown>>;
  readonly used: unknown;
  readonly fallback: unknown;
}

const EXPRESS = { selectedShippingOption: { code: "express" } };
const POPULAR = "68ebce04-b96a-4c52-9329-08fc9d8c1253";

/** Returns an operation's error code, or undefined if the operation succeeds. */
async function errorOf(
  { guest }: PluginWorld,
  operation: string,
  request: Record<string, unknown>,
): Promise<string | undefined> {
  const { status, body } = await guest.send(operation, request);
  return status === 200 ? undefined : body.details.applicationError.code;
}

const callOrder = (world: PluginWorld, id: string) => () =>
  errorOf(world, "ecom.checkout.createOrder", { id });

async function shippingTitles(world: PluginWorld): Promise<string[]> {
  const { shippingInfo } = await world.estimate();
  return shippingInfo.carrierServiceOptions.flatMap(({ shippingOptions }: Json) =>
    shippingOptions.map(({ code }: Json) => code),
  );
}

async function createCheckout(world: PluginWorld): Promise<string> {
  await world.cartOf();
  return (await world.checkoutOf()).id;
}

const discountOfCart = (world: PluginWorld) => async () => {
  await world.cartOf();
  return (await world.estimate()).priceSummary.discount.amount;
};

async function addSong({ guest }: PluginWorld): Promise<Json> {
  const lineItems = [{ catalogReference: SONG, quantity: 1 }];
  return (await guest.call("ecom.currentCart.addToCurrentCart", { lineItems })).cart;
}

async function orderSong(world: PluginWorld): Promise<string> {
  await addSong(world);
  return (await world.place((await world.checkoutOf()).id)).orderId;
}

async function checkoutWithCard(world: PluginWorld): Promise<string> {
  const id = await createCheckout(world);
  await world.guest.call("ecom.checkout.updateCheckout", {
    checkout: { id },
    giftCardCode: GIFT_CARD_CODE,
  });
  return id;
}

async function checkoutWithPass(world: PluginWorld): Promise<string> {
  world.guest = await logIn(world.guest);
  const cart = await world.cartOf();
  const { id } = await world.checkoutOf();
  const memberships = [{ id: "pass", appId: APP, lineItemIds: [cart.lineItems[0].id] }];
  const membershipOptions = { selectedMemberships: { memberships } };
  await world.guest.call("ecom.checkout.updateCheckout", { checkout: { id, membershipOptions } });
  return id;
}

const callRefund =
  ({ emulator }: PluginWorld, orderId: string) =>
  async () => {
    const owner = merchant(emulator);
    const LIST = "ecom.orderTransactions.listTransactionsForSingleOrder";
    const [{ id: paymentId }] = (await owner.call(LIST, { orderId })).orderTransactions.payments;
    const paymentRefunds = [{ paymentId }];
    await owner.call("ecom.orderBilling.refundPayments", { orderId, paymentRefunds });
    const { orderTransactions } = await owner.call(LIST, { orderId });
    return orderTransactions.refunds[0].transactions[0].refundStatus;
  };

const callCancel =
  ({ emulator }: PluginWorld, id: string) =>
  async () => {
    const request = { id, restockAllItems: true };
    return (await merchant(emulator).call("ecom.orders.cancelOrder", request)).order.status;
  };

async function createEveningRule({ emulator }: PluginWorld): Promise<void> {
  const scopes = [{ id: "all", type: "CATALOG_ITEM", catalogItemFilter: { catalogAppId: STORES } }];
  await merchant(emulator).call("ecom.discountRules.createDiscountRule", {
    discountRule: {
      name: "Evening",
      trigger: { customTrigger: { id: "evening", appId: APP }, triggerType: "CUSTOM" },
      discounts: {
        values: [{ percentage: 10, targetType: "SPECIFIC_ITEMS", specificItemsInfo: { scopes } }],
      },
    },
  });
}

/** No documented platform flow calls these handlers. */
type UncalledHandler = "listExistingMemberships" | "listPurchasablePlans";

export const pluginFlows: Record<Exclude<PluginHandlerName, UncalledHandler>, PluginFlow> = {
  getShippingRates: {
    begin: async (world) => {
      await world.cartOf();
      return () => shippingTitles(world);
    },
    used: ["standard", "express", "drone"],
    fallback: ["standard", "express", "backup-rate"],
  },
  calculateAdditionalFees: {
    begin: async (world) => {
      await world.cartOf();
      return async () => (await world.estimate()).additionalFees.map(({ name }: Json) => name);
    },
    used: ["Gift wrap"],
    fallback: [],
  },
  calculateTax: {
    begin: async (world) => {
      await world.cartOf();
      return async () => (await world.estimate(EXPRESS)).taxSummary.calculationDetails.rateType;
    },
    used: "AUTO_RATE",
    fallback: "FALLBACK_RATE",
  },
  getValidationViolations: {
    begin: async (world) => {
      await world.cartOf();
      return async () => (await world.estimate()).violations.length;
    },
    used: 1,
    fallback: 0,
  },
  getEligibleDiscounts: {
    begin: async (world) => discountOfCart(world),
    used: "19.00",
    fallback: "0.00",
  },
  listTriggers: {
    begin: async ({ emulator }) => {
      const owner = merchant(emulator);
      return async () =>
        (await owner.call("ecom.discountsCustomTrigger.listTriggers")).triggers.length;
    },
    used: 1,
    fallback: 0,
  },
  getEligibleTriggers: {
    begin: async (world) => {
      await createEveningRule(world);
      return discountOfCart(world);
    },
    used: "3.80",
    fallback: "0.00",
  },
  getPaymentSettings: {
    begin: async (world) => {
      const id = await createCheckout(world);
      return async () => {
        const { orderId } = await world.place(id);
        const intents = [...world.emulator.state.ledger.intents.values()];
        return intents.map(
          (intent) => intent.orderId === orderId && intent.requires3dSecure === true,
        );
      };
    },
    used: [true],
    fallback: [false],
  },
  getBalance: {
    begin: async (world) => {
      const request = {
        checkout: { id: await createCheckout(world) },
        giftCardCode: GIFT_CARD_CODE,
      };
      return () => errorOf(world, "ecom.checkout.updateCheckout", request);
    },
    used: undefined,
    fallback: "GIFT_CARD_NOT_FOUND",
  },
  redeem: {
    begin: async (world) => callOrder(world, await checkoutWithCard(world)),
    used: undefined,
    fallback: "REDEEM_GIFT_CARD_ERROR",
  },
  _void: {
    begin: async (world) =>
      callRefund(world, (await world.place(await checkoutWithCard(world))).orderId),
    used: "SUCCEEDED",
    fallback: "SUCCEEDED",
  },
  getRecommendations: {
    begin: async ({ emulator }) => {
      const items = [reference(emulator, "heavy-tee")];
      const algorithms = [
        { id: ALGORITHM, appId: APP },
        { id: POPULAR, appId: STORES },
      ];
      const name = "ecom.recommendations.getRecommendation";
      return async () =>
        (await merchant(emulator).call(name, { items, algorithms })).recommendation.algorithm.id;
    },
    used: ALGORITHM,
    fallback: POPULAR,
  },
  getCatalogItems: {
    begin: async (world) => async () => (await addSong(world)).lineItems.length,
    used: 1,
    fallback: 0,
  },
  decrementAvailability: {
    also: ["ECOM_CATALOG"],
    begin: async (world) => {
      const id = await orderSong(world);
      return async () => {
        await pay(world.emulator, id);
        return (await world.orderOf(id)).paymentStatus;
      };
    },
    used: "PAID",
    fallback: "PAID",
  },
  incrementAvailability: {
    also: ["ECOM_CATALOG"],
    begin: async (world) => {
      const id = await orderSong(world);
      await pay(world.emulator, id);
      return callCancel(world, id);
    },
    used: "CANCELED",
    fallback: "CANCELED",
  },
  listEligibleMemberships: {
    begin: async (world) => {
      world.guest = await logIn(world.guest);
      await world.cartOf();
      return async () => (await world.checkoutOf()).membershipOptions.eligibleMemberships.length;
    },
    used: 1,
    fallback: 0,
  },
  chargeMembership: {
    begin: async (world) => callOrder(world, await checkoutWithPass(world)),
    used: undefined,
    fallback: "CALCULATION_ERROR",
  },
  getMembershipVoidability: {
    begin: async (world) =>
      callCancel(world, (await world.place(await checkoutWithPass(world))).orderId),
    used: "CANCELED",
    fallback: "CANCELED",
  },
  voidMembershipCharge: {
    begin: async (world) =>
      callCancel(world, (await world.place(await checkoutWithPass(world))).orderId),
    used: "CANCELED",
    fallback: "CANCELED",
  },
};
