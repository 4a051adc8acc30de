import { beforeEach, describe, expect, test } from "vitest";
import { makeDiscounts } from "../../testing/discount-world.js";
import { ADDRESS, type Json } from "../../testing/test-client.js";

type World = Awaited<ReturnType<typeof makeDiscounts>>;

let emulator: World["emulator"];
let owner: World["owner"];
let guest: World["guest"];
let add: World["add"];
let createRule: World["createRule"];
let setPrice: World["setPrice"];
let coupon: World["coupon"];
let summary: World["summary"];
const start = async (site?: Parameters<typeof makeDiscounts>[0]) => {
  ({ emulator, owner, guest, add, createRule, setPrice, coupon, summary } =
    await makeDiscounts(site));
};
beforeEach(() => start());

test("a coupon stays valid if discount rules reduce the total to 0", async () => {
  await createRule({ percentage: 100 });
  const cart = await add([setPrice("gift-card", "10"), 1]);
  await coupon();
  expect((await summary()).violations).toEqual([]);
  const { orderId } = await guest.call("ecom.cartV2.placeOrder", { cartId: cart.id });
  const { order } = await owner.call("ecom.orders.getOrder", { id: orderId });
  expect(order.priceSummary.total.amount).toBe("0.00");
});

describe.each(["USD", "JPY", "KWD"])("in %s", (currency) => {
  beforeEach(() => start({ currency, tax: { rate: "0.07" } }));

  test("cart, checkout and order have the same discounts and totals", async () => {
    const { id } = await createRule({ percentage: 33.3 });
    const cart = await add([setPrice("gift-card", currency === "JPY" ? "997" : "9.97"), 3]);
    await coupon();
    const cartSummary = (await guest.call("ecom.currentCartV2.calculateCurrentCart")).summary;
    const cartV1 = await guest.call("ecom.currentCart.estimateCurrentCartTotals", {});
    const { checkout } = await guest.call("ecom.checkout.getCheckout", { id: cart.id });
    const { orderId } = await guest.call("ecom.cartV2.placeOrder", { cartId: cart.id });
    const { order } = await owner.call("ecom.orders.getOrder", { id: orderId });
    const [fromRule, fromCoupon] = cartSummary.discounts.map(({ total }: Json) => total.amount);
    for (const { appliedDiscounts } of [cartV1, checkout, order]) {
      expect(appliedDiscounts[0].discountRule).toMatchObject({ id, amount: { amount: fromRule } });
      expect(appliedDiscounts[1].coupon.amount.amount).toBe(fromCoupon);
    }
    for (const sumName of ["subtotal", "discount", "tax", "total"]) {
      const { amount } = cartSummary.priceSummary[sumName];
      const amounts = [cartV1, checkout, order].map(
        ({ priceSummary }) => priceSummary[sumName].amount,
      );
      expect([sumName, ...amounts]).toEqual([sumName, amount, amount, amount]);
    }
    const result = await owner.call("ecom.discountRules.getDiscountRule", { discountRuleId: id });
    expect(result.discountRule).toMatchObject({ usageCount: 1, revision: "1" });
  });
});

test("a rejected order does not increase the usage count of a rule", async () => {
  const { id } = await createRule({ percentage: 10 });
  const cart = await add([setPrice("heavy-tee", "10"), 1]);
  await guest.call("ecom.currentCartV2.updateCurrentCart", {
    cart: { deliveryInfo: { address: ADDRESS } },
  });
  await guest.fails("ecom.cartV2.placeOrder", { cartId: cart.id });
  const result = await owner.call("ecom.discountRules.getDiscountRule", { discountRuleId: id });
  expect(result.discountRule.usageCount).toBe(0);
});

test("the checkout page lists each discount rule and the coupon", async () => {
  await createRule({ percentage: 10 }, { name: "Spring sale" });
  const cart = await add([setPrice("gift-card", "100"), 1]);
  await coupon();
  const { redirectSession } = await guest.call("identity.redirects.createRedirectSession", {
    ecomCheckout: { checkoutId: cart.id },
    callbacks: { postFlowUrl: "http://localhost:5173/" },
  });
  const html = await (await emulator.fetch(redirectSession.fullUrl)).text();
  const rows = [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd>/g)];
  expect(rows.map(([, label, value]) => `${label} ${value}`)).toEqual(
    expect.arrayContaining(["Spring sale -$10.00", "Discount (WELCOME10) -$9.00"]),
  );
});

test("a line item of a v1 cart has the discounted price", async () => {
  await createRule({ percentage: 10 });
  await add([setPrice("gift-card", "10"), 2]);
  const { cart } = await guest.call("ecom.currentCart.getCurrentCart");
  expect(cart.lineItems[0]).toMatchObject({
    price: { amount: "9.00" },
    priceBeforeDiscounts: { amount: "10.00" },
    lineItemPrice: { amount: "18.00" },
  });
  expect(cart.appliedDiscounts).toEqual([]);
});
