import { beforeEach, describe, expect, test } from "vitest";
import { MoneyWorld, PARIS, SCHOOL_GROUP } from "../../testing/money-world.js";
import { ADDRESS, Caller, type Json, merchant } from "../../testing/test-client.js";

let world: MoneyWorld;
beforeEach(async () => {
  world = await MoneyWorld.open();
});

describe("tax", () => {
  test("uses the rate from the settings until the site has a tax region", async () => {
    const cartId = await world.cartOf([await world.product("Book", "100")], PARIS);
    const getTax = async () => (await world.summary(cartId)).priceSummary.tax.amount;
    expect(await getTax()).toBe("8.00");
    const { products } = await world.sets.defaultGroups();
    await world.sets.rate(await world.sets.taxRegion("US"), products, "0.1");
    expect(await getTax()).toBe("0.00");
    await world.move(cartId, ADDRESS);
    expect(await getTax()).toBe("10.00");
    const { checkout } = await world.guest.call("ecom.checkout.getCheckout", { id: cartId });
    expect(checkout.taxSummary.calculationDetails).toEqual({
      manualRateReason: "REGION_SETTING_TO_MANUAL",
      rateType: "MANUAL_RATE",
    });
  });

  test("requires a subdivision if the tax regions of the country are subdivisions", async () => {
    const cartId = await world.cartOf([await world.product("Book", "100")], ADDRESS);
    await world.sets.rate(
      await world.sets.taxRegion("US", "NY"),
      (await world.sets.defaultGroups()).products,
      "0.1",
    );
    const { calculationErrors, priceSummary } = await world.summary(cartId);
    expect(calculationErrors.taxCalculationError.applicationError.code).toBe(
      "MISSING_SUBDIVISION_IN_ADDRESS",
    );
    expect(priceSummary.tax.amount).toBe("0.00");
  });

  test("is reduced for exempt groups, which only merchants can assign", async () => {
    const mapping = await world.sets.rate(
      await world.sets.taxRegion("US"),
      (await world.sets.defaultGroups()).products,
      "0.1",
    );
    await world.sets.exempt(mapping.id, SCHOOL_GROUP, "0");
    const cartId = await world.cartOf([await world.product("Book", "100")], ADDRESS);
    const cart = { id: cartId, taxInfo: { taxExemptGroupId: SCHOOL_GROUP } };
    expect(await world.guest.fails("ecom.cartV2.updateCart", { cart })).toMatchObject({
      status: 403,
    });
    await world.owner.call("ecom.cartV2.updateCart", { cart });
    const { taxSummary, priceSummary } = await world.summary(cartId);
    expect([priceSummary.tax.amount, taxSummary.totalExempt.amount]).toEqual(["0.00", "100.00"]);
    await world.choose(cartId, "Standard delivery");
    const { orderId } = await world.guest.call("ecom.cartV2.placeOrder", { cartId });
    const { order } = await world.owner.call("ecom.orders.getOrder", { id: orderId });
    expect(order.taxInfo).toMatchObject({ taxExempt: true, totalTax: { amount: "0.00" } });
  });

  test("uses the exempt group of the member's contact", async () => {
    const { products } = await world.sets.defaultGroups();
    const mapping = await world.sets.rate(await world.sets.taxRegion("US"), products, "0.1");
    await world.sets.exempt(mapping.id, SCHOOL_GROUP, "0.05");
    const [member] = world.emulator.state.members.values();
    const contactTaxDetails = { id: member?.contactId, taxExemptGroupId: SCHOOL_GROUP };
    await world.owner.call("ecom.contactTaxDetails.upsertContactTaxDetails", { contactTaxDetails });
    const getTax = async () => {
      const book = await world.product("Book", "100");
      return (await world.summary(await world.cartOf([book], ADDRESS))).priceSummary.tax.amount;
    };
    expect(await getTax()).toBe("10.00");
    const { access_token } = await merchant(world.emulator, world.guest).call(
      "identity.oauth.token",
      { grant_type: "authorized_client", scope: "offline_access", member_id: member?.id },
    );
    world.guest = new Caller(world.emulator, access_token);
    expect(await getTax()).toBe("5.00");
  });

  test("in calculateTotals depends on the contact and on the address of each item", async () => {
    const { products } = await world.sets.defaultGroups();
    const mapping = await world.sets.rate(await world.sets.taxRegion("US"), products, "0.1");
    await world.sets.rate(await world.sets.taxRegion("FR"), products, "0.2");
    await world.sets.exempt(mapping.id, SCHOOL_GROUP, "0.05");
    const contactTaxDetails = { id: SCHOOL_GROUP, taxExemptGroupId: SCHOOL_GROUP };
    await world.owner.call("ecom.contactTaxDetails.upsertContactTaxDetails", { contactTaxDetails });
    const item = { quantity: 1, price: "100", physicalProperties: { shippable: false } };
    const { priceSummary, calculatedLineItems } = await world.owner.call(
      "ecom.totalsCalculator.calculateTotals",
      {
        contactId: SCHOOL_GROUP,
        shippingAddress: ADDRESS,
        billingAddress: PARIS,
        lineItems: [
          { ...item, id: "a" },
          { ...item, id: "b", taxableAddress: { addressType: "BILLING" } },
          { ...item, id: "c", taxableAddress: { addressType: "BUSINESS" } },
        ],
      },
    );
    expect(
      calculatedLineItems.map(({ pricesBreakdown }: Json) => pricesBreakdown.taxDetails.taxRate),
    ).toEqual(["0.05", "0.2", "0.05"]);
    expect(priceSummary.tax.amount).toBe("30.00");
  });
});
