import { APP, type PluginWorld } from "./plugin-world.js";
import { STORES } from "./test-client.js";

export const SONG = { catalogItemId: "song", appId: APP, options: {} };
export const CARD = "APP-CARD-1";
export const ALGORITHM = "00000000-0000-4000-8000-00000000b001";

type App = PluginWorld["app"];

/** Registers all handlers. Returns the names of the handlers that were called, in order. */
export function provideAll(app: App): string[] {
  const heard: string[] = [];
  const hears = <Answer>(name: string, answer: Answer): Answer => {
    heard.push(name);
    return answer;
  };
  const membership = {
    id: "pass",
    name: { original: "Pass" },
    credits: { total: 9, remaining: 4 },
  };
  app.shippingRates.provideHandlers({
    getShippingRates: () =>
      hears("getShippingRates", {
        shippingRates: [{ code: "drone", title: "Drone", cost: { price: "21", currency: "USD" } }],
      }),
  });
  app.additionalFees.provideHandlers({
    calculateAdditionalFees: () =>
      hears("calculateAdditionalFees", {
        currency: "USD",
        additionalFees: [{ name: "Gift wrap", price: "5" }],
      }),
  });
  app.taxCalculationProvider.provideHandlers({
    calculateTax: ({ request }) =>
      hears("calculateTax", {
        currency: request.currency,
        taxSummary: { totalTax: "1" },
        lineItemTaxDetails: request.lineItems.map(({ id }) => ({
          id,
          taxSummary: { taxAmount: "1", taxableAmount: "1" },
        })),
      }),
  });
  app.validations.provideHandlers({
    getValidationViolations: () =>
      hears("getValidationViolations", {
        violations: [{ severity: "WARNING" as const, description: "Late" }],
      }),
  });
  app.discounts.provideHandlers({
    getEligibleDiscounts: () =>
      hears("getEligibleDiscounts", {
        discounts: [
          {
            name: { original: "Half" },
            globalDiscounts: { rate: { type: "PERCENTAGE" as const, percentageValue: "50" } },
          },
        ],
      }),
  });
  app.customTriggers.provideHandlers({
    listTriggers: () =>
      hears("listTriggers", { customTriggers: [{ id: "evening", name: "In the evening" }] }),
    getEligibleTriggers: () =>
      hears("getEligibleTriggers", { eligibleTriggers: [{ customTriggerId: "evening" }] }),
  });
  app.paymentSettings.provideHandlers({
    getPaymentSettings: () =>
      hears("getPaymentSettings", { paymentSettings: { requires3dSecure: true } }),
  });
  app.giftVouchersProvider.provideHandlers({
    getBalance: () => hears("getBalance", { balance: 30, currencyCode: "USD" }),
    redeem: () =>
      hears("redeem", { remainingBalance: 0, currencyCode: "USD", transactionId: "t-1" }),
    _void: () => hears("_void", { remainingBalance: 30, currencyCode: "USD" }),
  });
  app.recommendationsProvider.provideHandlers({
    getRecommendations: ({ request }) =>
      hears("getRecommendations", {
        recommendationPerAlgorithm: request.algorithmIds.map((algorithmId) => ({
          algorithmId,
          recommendedItems: [{ catalogItemId: "hat", appId: STORES }],
        })),
      }),
  });
  app.catalog.provideHandlers({
    getCatalogItems: () =>
      hears("getCatalogItems", {
        catalogItems: [
          {
            catalogReference: SONG,
            data: { itemType: { preset: "DIGITAL" as const }, price: "10" },
          },
        ],
      }),
  });
  app.inventory.provideHandlers({
    decrementAvailability: () => hears("decrementAvailability", {}),
    incrementAvailability: () => hears("incrementAvailability", {}),
  });
  app.memberships.provideHandlers({
    listEligibleMemberships: ({ request }) =>
      hears("listEligibleMemberships", {
        eligibleMemberships: [
          { ...membership, lineItemIds: request.lineItems.map(({ id }) => id) },
        ],
      }),
    chargeMembership: () => hears("chargeMembership", { transactionId: "m-1" }),
    getMembershipVoidability: () => hears("getMembershipVoidability", { voidable: true }),
    voidMembershipCharge: () => hears("voidMembershipCharge", {}),
  });
  return heard;
}
