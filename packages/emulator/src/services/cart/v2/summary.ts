import type { Context } from "../../../kernel/context.js";
import { type Amount, zero } from "../../../kernel/money.js";
import { translatable } from "../line-parts.js";
import type { Cart } from "../model.js";
import { type PricedCart, splitByTrial } from "../price.js";
import { calculationErrors, money } from "../sums.js";
import type { Violation } from "../violations.js";
import { deliveryMethod } from "./view.js";

function discountsOf(context: Context, { lines, rules, coupon }: PricedCart) {
  const view = (name: string, total: Amount, shares: readonly (Amount | undefined)[]) => ({
    name: translatable(name),
    total: money(context, total),
    lineItemDiscounts: lines.flatMap(({ line }, index) => {
      const share = shares[index];
      return share?.gt(0) ? [{ lineItemId: line.id, amountOff: money(context, share) }] : [];
    }),
  });
  const automaticDiscounts = rules.map(({ name, amount, shares }) => ({
    ...view(name, amount, shares),
    source: { sourceType: "AUTOMATIC_RULE" },
    scope: "LINE_ITEM",
  }));
  if (!coupon) return automaticDiscounts;
  const shares = coupon.delivery ? [] : lines.map(({ couponDiscount }) => couponDiscount);
  const couponEntry = {
    ...view(coupon.name, coupon.amount, shares),
    source: { sourceType: "COUPON", couponCode: coupon.code },
    scope: coupon.delivery ? "DELIVERY" : "CART_SUBTOTAL",
  };
  return [...automaticDiscounts, couponEntry];
}

/** Identifies the total that the buyer saw. An order with an outdated token is rejected. */
export const priceToken = (cart: Cart, priced: PricedCart): string =>
  `${cart.checkoutId}:${priced.total.toFixed()}`;

const taxSummary = (context: Context, priced: PricedCart) => ({
  taxes: priced.levies
    .filter(({ tax }) => tax.gt(0))
    .map(({ levy, taxable, tax }) => ({
      name: translatable(levy.taxName),
      taxableAmount: money(context, taxable),
      exemptAmount: money(context, zero()),
      amount: money(context, tax),
    })),
  totalExempt: money(context, priced.exempt),
  pricesIncludeTax: context.site.tax.included,
  lineItemTaxes: priced.lines.map(({ line, taxed: { tax, rate } }) => ({
    lineItemId: line.id,
    tax: money(context, tax),
    rate,
  })),
  deliveryTax: money(context, priced.taxedDelivery.tax),
  additionalFeeTaxes: priced.fees.map(({ code, name, taxed: { tax } }) => ({
    additionalFeeCode: code ?? name,
    tax: money(context, tax),
  })),
});

function paymentSummary(context: Context, { giftCard }: Cart, priced: PricedCart) {
  const { afterTrial } = splitByTrial(context, priced);
  return {
    giftCards:
      giftCard && priced.giftCard.gt(0)
        ? [{ giftCardId: giftCard.id, redeemAmount: money(context, priced.giftCard) }]
        : [],
    memberships: [],
    subscriptionCharges: [],
    requiresPaymentAfterGiftCard: priced.toPay.gt(0),
    totalAfterGiftCards: money(context, priced.toPay),
    payNow: money(context, priced.toPay.minus(afterTrial.total)),
    payLater: money(context, zero()),
    payAfterFreeTrial: money(context, afterTrial.total),
  };
}

export function summaryV2(
  context: Context,
  cart: Cart,
  priced: PricedCart,
  violations: readonly Violation[],
  spiViolations: readonly object[],
) {
  const method = deliveryMethod(cart, priced);
  const price = money(context, priced.deliveryPrice);
  return {
    cartId: cart.checkoutId,
    cartRevision: String(cart.revision),
    calculationId: context.guid("calculation"),
    lineItems: priced.lines.map(({ line, quantity, unit, total }) => ({
      lineItemId: line.id,
      quantity,
      unitPrice: money(context, unit),
      totalPrice: money(context, total),
    })),
    discounts: discountsOf(context, priced),
    deliverySummary: method && priced.delivery ? { method, price } : undefined,
    additionalFees: priced.fees.map((fee) => ({
      code: fee.code,
      name: translatable(fee.name),
      price: money(context, fee.price),
      providerAppId: fee.appId,
      lineItemIds: fee.lineItemIds,
    })),
    taxSummary: taxSummary(context, priced),
    priceSummary: {
      subtotal: money(context, priced.subtotal),
      discount: money(context, priced.discount),
      delivery: price,
      additionalFees: money(context, priced.feesTotal),
      tax: money(context, priced.tax),
      total: money(context, priced.total),
    },
    paymentSummary: paymentSummary(context, cart, priced),
    priceVerificationToken: priceToken(cart, priced),
    calculationErrors: calculationErrors(priced),
    spiViolations,
    violations,
  };
}
