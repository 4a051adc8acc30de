import { APP, type PluginWorld } from "./plugin-world.js";
import { STORES } from "./test-client.js";

export const SONG = { catalogItemId: "song", appId: APP, options: {} };
export const GIFT_CARD_CODE = "APP-CARD-1";
export const ALGORITHM = "00000000-0000-4000-8000-00000000b001";

type App = PluginWorld["app"];

/** Registers all handlers. Returns a list that records the name of each called handler. */
export function provideAll(app: App): string[] {
  const calledHandlers: string[] = [];
  const respondWith = <Response>(name: string, response: Response): Response => {
    calledHandlers.push(name);
    return response;
  };
  const membership = {
    id: "pass",
    name: { original: "Pass" },
    credits: { total: 9, remaining: 4 },
  };
  app.shippingRates.provideHandlers({
    getShippingRates: () =>
      respondWith("getShippingRates", {
        shippingRates: [{ code: "drone", title: "Drone", cost: { price: "21", currency: "USD" } }],
      }),
  });
  app.additionalFees.provideHandlers({
    calculateAdditionalFees: () =>
      respondWith("calculateAdditionalFees", {
        currency: "USD",
        additionalFees: [{ name: "Gift wrap", price: "5" }],
      }),
  });
  app.taxCalculationProvider.provideHandlers({
    calculateTax: ({ request }) =>
      respondWith("calculateTax", {
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
      respondWith("getValidationViolations", {
        violations: [{ severity: "WARNING" as const, description: "Late" }],
      }),
  });
  app.discounts.provideHandlers({
    getEligibleDiscounts: () =>
      respondWith("getEligibleDiscounts", {
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
      respondWith("listTriggers", { customTriggers: [{ id: "evening", name: "In the evening" }] }),
    getEligibleTriggers: () =>
      respondWith("getEligibleTriggers", { eligibleTriggers: [{ customTriggerId: "evening" }] }),
  });
  app.paymentSettings.provideHandlers({
    getPaymentSettings: () =>
      respondWith("getPaymentSettings", { paymentSettings: { requires3dSecure: true } }),
  });
  app.giftVouchersProvider.provideHandlers({
    getBalance: () => respondWith("getBalance", { balance: 30, currencyCode: "USD" }),
    redeem: () =>
      respondWith("redeem", { remainingBalance: 0, currencyCode: "USD", transactionId: "t-1" }),
    _void: () => respondWith("_void", { remainingBalance: 30, currencyCode: "USD" }),
  });
  app.recommendationsProvider.provideHandlers({
    getRecommendations: ({ request }) =>
      respondWith("getRecommendations", {
        recommendationPerAlgorithm: request.algorithmIds.map((algorithmId) => ({
          algorithmId,
          recommendedItems: [{ catalogItemId: "hat", appId: STORES }],
        })),
      }),
  });
  app.catalog.provideHandlers({
    getCatalogItems: () =>
      respondWith("getCatalogItems", {
        catalogItems: [
          {
            catalogReference: SONG,
            data: { itemType: { preset: "DIGITAL" as const }, price: "10" },
          },
        ],
      }),
  });
  app.inventory.provideHandlers({
    decrementAvailability: () => respondWith("decrementAvailability", {}),
    incrementAvailability: () => respondWith("incrementAvailability", {}),
  });
  app.memberships.provideHandlers({
    listEligibleMemberships: ({ request }) =>
      respondWith("listEligibleMemberships", {
        eligibleMemberships: [
          { ...membership, lineItemIds: request.lineItems.map(({ id }) => id) },
        ],
      }),
    chargeMembership: () => respondWith("chargeMembership", { transactionId: "m-1" }),
    getMembershipVoidability: () => respondWith("getMembershipVoidability", { voidable: true }),
    voidMembershipCharge: () => respondWith("voidMembershipCharge", {}),
  });
  return calledHandlers;
}
