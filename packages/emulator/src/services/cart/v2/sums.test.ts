import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../emulator.js";
import {
  ADDRESS,
  type Caller,
  type Json,
  merchant,
  reference,
  shop,
} from "../../../testing/test-client.js";

let emulator: Emulator;
let guest: Caller;

beforeEach(async () => {
  ({ emulator, guest } = await shop());
});

const add = (slug: string, quantity = 1, minStock = quantity) =>
  guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", {
    catalogItems: [{ catalogReference: reference(emulator, slug, minStock), quantity }],
  });

describe("totals", () => {
  test("include the exact discount of a percentage coupon, in total and by line item", async () => {
    await add("boot-socks", 1);
    await add("ribbed-tank", 3, 3);
    await guest.call("ecom.currentCartV2.addCouponToCurrentCart", {
      coupon: { code: "welcome10" },
    });
    const { summary, cart } = await guest.call("ecom.currentCartV2.estimateCurrentCart");
    expect(summary.priceSummary).toMatchObject({
      subtotal: { amount: "103.00" },
      discount: { amount: "10.30" },
      tax: { amount: "7.42" },
      total: { amount: "100.12" },
    });
    const parts = summary.discounts[0].lineItemDiscounts.map((part: Json) => part.amountOff.amount);
    expect(parts).toEqual(["1.90", "8.40"]);
    expect(cart.coupons).toMatchObject([{ code: "WELCOME10" }]);
    const { cart: plainCart } = await guest.call("ecom.currentCartV2.removeCouponFromCurrentCart", {
      couponId: cart.coupons[0].id,
    });
    expect(plainCart.coupons).toEqual([]);
    expect(
      await guest.fails("ecom.currentCartV2.removeCouponFromCurrentCart", {
        couponId: cart.coupons[0].id,
      }),
    ).toMatchObject({ code: "COUPON_NOT_FOUND_IN_CART" });
  });

  test("include at most one coupon, which can require a minimum subtotal", async () => {
    await add("boot-socks");
    const couponCall = (code: string) =>
      ["ecom.currentCartV2.addCouponToCurrentCart", { coupon: { code } }] as const;
    expect(await guest.fails(...couponCall("NOPE"))).toMatchObject({
      status: 428,
      code: "INVALID_COUPON_CODE",
    });
    await guest.call(...couponCall("TAKE15"));
    expect(await guest.fails(...couponCall("TAKE15"))).toMatchObject({
      code: "COUPON_ALREADY_EXISTS",
    });
    expect(await guest.fails(...couponCall("WELCOME10"))).toMatchObject({
      code: "MAX_COUPONS_PER_CART_EXCEEDED",
    });
    // If the subtotal is below the coupon's minimum, the coupon stays in the cart with a violation
    // and no discount.
    const { summary } = await guest.call("ecom.currentCartV2.estimateCurrentCart");
    expect(summary.priceSummary.discount.amount).toBe("0.00");
    expect(summary.violations).toMatchObject([
      {
        code: "INVALID_COUPON_STATUS",
        invalidCouponStatusData: { reason: "MIN_SUBTOTAL_NOT_REACHED" },
      },
    ]);
    await add("chelsea-boot");
    expect(
      (await guest.call("ecom.currentCartV2.estimateCurrentCart")).summary.priceSummary.discount
        .amount,
    ).toBe("15.00");
  });

  test("cannot include an expired, disabled, inapplicable or not yet active coupon", async () => {
    const coupons = [
      { code: "OLD", percentOff: 5, expiresAt: "2020-01-01T00:00:00.000Z" },
      { code: "SOON", percentOff: 5, startsAt: "2999-01-01T00:00:00.000Z" },
      { code: "SHOES", percentOff: 5, categoryIds: ["none"] },
      { code: "OFF", percentOff: 5, active: false },
    ];
    ({ emulator, guest } = await shop({ site: { coupons } }));
    await add("boot-socks");
    const reasons = [];
    for (const { code } of coupons) {
      const failed = await guest.fails("ecom.currentCartV2.addCouponToCurrentCart", {
        coupon: { code },
      });
      reasons.push(failed.data.reason);
    }
    expect(reasons).toEqual([
      "EXPIRED",
      "INACTIVE",
      "NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS",
      "DISABLED",
    ]);
  });

  test("include taxed delivery to an address, and free delivery for a high subtotal", async () => {
    await add("boot-socks");
    const method = { deliveryMethod: { code: "standard" } };
    expect(
      await guest.fails("ecom.currentCartV2.setDeliveryMethodForCurrentCart", method),
    ).toMatchObject({ code: "DELIVERY_METHOD_MISSING_ADDRESS" });
    await guest.call("ecom.currentCartV2.updateCurrentCart", {
      cart: {
        deliveryInfo: { address: ADDRESS },
        customerInfo: { email: "a@b.co" },
        note: "Ring twice",
      },
    });
    expect(
      await guest.fails("ecom.currentCartV2.setDeliveryMethodForCurrentCart", {
        deliveryMethod: { code: "drone" },
      }),
    ).toMatchObject({ status: 404, code: "DELIVERY_METHOD_NOT_FOUND" });
    await guest.call("ecom.currentCartV2.setDeliveryMethodForCurrentCart", method);
    const { summary, cart } = await guest.call("ecom.currentCartV2.calculateCurrentCart");
    expect(summary.priceSummary).toMatchObject({
      delivery: { amount: "6.90" },
      tax: { amount: "2.07" },
      total: { amount: "27.97" },
    });
    expect(cart).toMatchObject({
      note: "Ring twice",
      customerInfo: { email: "a@b.co" },
      deliveryInfo: { address: { city: "New York" } },
    });
    await add("chelsea-boot");
    expect(
      (await guest.call("ecom.currentCartV2.calculateCurrentCart")).summary.priceSummary.delivery
        .amount,
    ).toBe("0.00");
    const untaxed = await guest.call("ecom.currentCartV2.estimateCurrentCart", {
      calculateTax: false,
      calculateDelivery: false,
    });
    expect(untaxed.summary.priceSummary.tax.amount).toBe("0.00");
    await guest.call("ecom.currentCartV2.removeDeliveryMethodFromCurrentCart");
  });

  test("include the selected delivery option, which stays the same in the checkout and order", async () => {
    await add("chelsea-boot");
    const address = { ...ADDRESS, addressLine: "12 Analytical Row" };
    const { cart } = await guest.call("ecom.currentCartV2.updateCurrentCart", {
      cart: {
        deliveryInfo: { address },
        customerInfo: {
          email: "a@b.co",
          firstName: "Ada",
          lastName: "Byron",
          phone: "+1 212 555 0100",
        },
      },
    });
    const [line] = cart.lineItems;
    const { deliverySolutions } = await guest.call("ecom.deliverySolutions.getDeliverySolutions", {
      lineItems: [{ id: line.id, quantity: 1, totalPrice: line.pricing.totalPrice.amount }],
      destination: address,
      currency: "USD",
    });
    expect(deliverySolutions).toMatchObject([
      { title: "Standard delivery", cost: { deliveryPrice: { amount: "0.00" } } },
      { title: "Express delivery", cost: { deliveryPrice: { amount: "18.00" } } },
    ]);
    const deliveryMethod = deliverySolutions[1].deliveryReference;
    const operation = "ecom.currentCartV2.setDeliveryMethodForCurrentCart";
    const appId = "00000000-0000-4000-8000-000000000009";
    expect(
      await guest.fails(operation, { deliveryMethod: { code: deliveryMethod.code, appId } }),
    ).toMatchObject({ code: "DELIVERY_METHOD_NOT_FOUND" });
    const selected = await guest.call(operation, { deliveryMethod });
    expect(selected.cart.deliveryInfo.method).toMatchObject(deliveryMethod);
    const { checkout } = await guest.call("ecom.checkout.getCheckout", { id: cart.id });
    expect(checkout).toMatchObject({
      shippingInfo: { selectedCarrierServiceOption: { code: "express" } },
      priceSummary: { shipping: { amount: "18.00" } },
    });
    const { orderId } = await guest.call("ecom.cartV2.placeOrder", { cartId: cart.id });
    const { order } = await merchant(emulator).call("ecom.orders.getOrder", { id: orderId });
    expect(order).toMatchObject({
      shippingInfo: { code: "express", title: "Express delivery" },
      priceSummary: { shipping: { amount: "18.00" } },
    });
  });

  test("do not add a tax that is already included in prices", async () => {
    ({ emulator, guest } = await shop({
      site: {
        currency: "EUR",
        locale: "de-DE",
        tax: { rate: "0.19", included: true, name: "MwSt." },
      },
    }));
    await add("boot-socks");
    const { summary } = await guest.call("ecom.currentCartV2.estimateCurrentCart");
    expect(summary.priceSummary).toMatchObject({
      tax: { amount: "3.03" },
      total: { amount: "19.00" },
    });
    expect(summary.taxSummary.pricesIncludeTax).toBe(true);
  });

  test("are whole numbers in currencies without decimal places", async () => {
    ({ emulator, guest } = await shop({ site: { currency: "JPY" } }));
    await add("boot-socks");
    await guest.call("ecom.currentCartV2.addCouponToCurrentCart", {
      coupon: { code: "WELCOME10" },
    });
    const { summary } = await guest.call("ecom.currentCartV2.estimateCurrentCart");
    expect(summary.priceSummary).toMatchObject({
      subtotal: { amount: "19" },
      discount: { amount: "2" },
      tax: { amount: "1" },
      total: { amount: "18" },
    });
  });

  test("are reduced by the amount of a gift card", async () => {
    await add("drop-pendant");
    expect(
      await guest.fails("ecom.currentCartV2.addGiftCardToCurrentCart", {
        giftCard: { code: "WRONGCODE" },
      }),
    ).toMatchObject({ code: "INVALID_GIFT_CARD_CODE" });
    const { cart } = await guest.call("ecom.currentCartV2.addGiftCardToCurrentCart", {
      giftCard: { code: "PORTICO-GIFT-50" },
    });
    const { summary } = await guest.call("ecom.currentCartV2.estimateCurrentCart");
    expect(summary.paymentSummary).toMatchObject({
      totalAfterGiftCards: { amount: "34.24" },
      giftCards: [{ redeemAmount: { amount: "50.00" } }],
    });
    await guest.call("ecom.currentCartV2.removeGiftCardFromCurrentCart", {
      giftCardId: cart.paymentInfo.giftCards[0].id,
    });
  });
});
