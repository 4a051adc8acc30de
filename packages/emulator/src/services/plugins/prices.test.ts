import { discounts } from "@portico/ecom/plugins";
import { expect, test } from "vitest";
import { APP, pluginWorld } from "../../testing/plugin-world.js";
import { type Json, merchant, STORES } from "../../testing/test-client.js";

const world = pluginWorld();

test("fees from an app are added to the totals, taxed, and included in the order", async () => {
  world.install("ECOM_ADDITIONAL_FEES");
  world.app.additionalFees.provideHandlers({
    calculateAdditionalFees: ({ request }) => ({
      currency: "USD",
      additionalFees: [
        { code: "wrap", name: "Gift wrap", price: "5", taxDetails: { taxable: true } },
        { name: `For ${request.lineItems.length}`, price: "1" },
      ],
    }),
  });
  await world.cartOf();
  const totalWithoutFees = 38 + 18 + (38 + 18) * 0.08;
  const checkout = await world.checkoutOf();
  expect(checkout.additionalFees.map(({ name }: Json) => name)).toEqual(["Gift wrap", "For 1"]);
  expect(checkout.priceSummary.additionalFees.amount).toBe("6.00");
  expect(Number(checkout.priceSummary.total.amount)).toBeCloseTo(totalWithoutFees + 6 + 0.4, 2);
  const { redirectSession } = await world.guest.call("identity.redirects.createRedirectSession", {
    ecomCheckout: { checkoutId: checkout.id },
  });
  const page = await (await world.emulator.fetch(redirectSession.fullUrl)).text();
  expect(page).toMatch(/<dt[^>]*>Gift wrap<\/dt><dd[^>]*>\$5\.00/);
  const { orderId } = await world.place(checkout.id);
  const order = await world.orderOf(orderId);
  expect(order.priceSummary.totalAdditionalFees.amount).toBe("6.00");
  expect(order.priceSummary.total.amount).toBe(checkout.priceSummary.total.amount);
});

test("an app calculates the tax, with the merchant's rate as a fallback", async () => {
  world.install("TAX_CALCULATION_PROVIDER");
  world.app.taxCalculationProvider.provideHandlers({
    calculateTax: ({ request }) => ({
      currency: request.currency,
      taxSummary: { totalTax: "3" },
      lineItemTaxDetails: request.lineItems.map(({ id }) => ({
        id,
        taxSummary: { taxAmount: "1.50", taxableAmount: "1" },
      })),
    }),
  });
  await world.cartOf();
  const estimate = await world.estimate({ selectedShippingOption: { code: "express" } });
  expect(estimate.priceSummary.tax.amount).toBe("3.00");
  expect(estimate.taxSummary.calculationDetails).toEqual({ rateType: "AUTO_RATE" });
  const brokenPlugin = world.plugin("TAX_CALCULATION_PROVIDER", {
    fetch: async () => Promise.reject(new Error("down")),
  });
  world.emulator.controls.plugins.install(brokenPlugin);
  const fallback = await world.estimate({ selectedShippingOption: { code: "express" } });
  expect(fallback.priceSummary.tax.amount).toBe("4.48");
  expect(fallback.taxSummary.calculationDetails).toEqual({ rateType: "FALLBACK_RATE" });
  expect(world.outcomes().at(-1)).toBe("calculateTax unreachable");
});

test("violations from an app are shown, and violations with the severity ERROR prevent the order", async () => {
  world.install("ECOM_VALIDATIONS");
  let severity: "WARNING" | "ERROR" = "WARNING";
  world.app.validations.provideHandlers({
    getValidationViolations: ({ request }) => ({
      violations: [
        { severity, description: `Not with ${request.validationInfo?.lineItems.length}` },
      ],
    }),
  });
  await world.cartOf();
  const { violations } = await world.estimate();
  expect(violations).toMatchObject([{ severity: "WARNING", description: "Not with 1" }]);
  severity = "ERROR";
  const checkout = await world.checkoutOf();
  expect(checkout.violations).toMatchObject([{ severity: "ERROR" }]);
  expect(await world.guest.fails("ecom.checkout.createOrder", { id: checkout.id })).toMatchObject({
    code: "VIOLATIONS_WITH_ERROR_SEVERITY",
  });
  world.emulator.controls.plugins.remove("ECOM_VALIDATIONS");
  expect((await world.place(checkout.id)).orderId).toEqual(expect.any(String));
});

test("an app's discounts reduce the total, and the app can accept or reject coupon codes", async () => {
  world.install("ECOM_DISCOUNTS");
  world.app.discounts.provideHandlers({
    getEligibleDiscounts: ({ request }) => {
      if (request.couponCodes.includes("OLD")) throw new discounts.CouponHasExpired();
      const isHalfCode = request.couponCodes.includes("HALF");
      return {
        discounts: isHalfCode
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
  await world.cartOf();
  const enterCoupon = (couponCode: string) =>
    world.guest.send("ecom.currentCart.updateCurrentCart", { couponCode });
  expect((await enterCoupon("OLD")).body.details.applicationError.code).toBe(
    "ERROR_COUPON_HAS_EXPIRED",
  );
  expect((await enterCoupon("NONE")).body.details.applicationError.code).toBe(
    "ERROR_COUPON_DOES_NOT_EXIST",
  );
  expect((await enterCoupon("HALF")).status).toBe(200);
  expect((await world.estimate()).priceSummary.discount.amount).toBe("19.00");
});

test("triggers from an app are listed and activate discount rules", async () => {
  world.install("ECOM_DISCOUNTS_TRIGGER");
  world.app.customTriggers.provideHandlers({
    listTriggers: () => ({ customTriggers: [{ id: "evening", name: "In the evening" }] }),
    getEligibleTriggers: ({ request }) => ({
      eligibleTriggers: request.triggers.map(({ customTrigger, identifier }) => ({
        customTriggerId: customTrigger?.id ?? "",
        ...(identifier ? { identifier } : {}),
      })),
    }),
  });
  const owner = merchant(world.emulator);
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
  await world.cartOf();
  expect((await world.estimate()).priceSummary.discount.amount).toBe("3.80");
  world.emulator.controls.plugins.remove("ECOM_DISCOUNTS_TRIGGER");
  expect((await world.estimate()).priceSummary.discount.amount).toBe("0.00");
});
