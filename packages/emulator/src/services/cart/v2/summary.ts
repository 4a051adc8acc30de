// The calculated totals of a V2 cart, with the violations that prevent an order.

import type { Context } from "../../../kernel/context.js";
import { type Amount, amount } from "../../../kernel/money.js";
import { splitByTrial } from "../free-trials.js";
import { translatable } from "../line-parts.js";
import type { Cart } from "../model.js";
import { needsDelivery, optionsFor } from "../offers.js";
import type { PricedCart } from "../price.js";
import { calculationErrors } from "../sums.js";
import { deliveryMethod, money } from "./view.js";

/** A problem that prevents an order, or a warning for the buyer. */
export interface Violation {
  readonly code: string;
  readonly scope: "GLOBAL" | "LINE_ITEM" | "DISCOUNT" | "DELIVERY" | "TAX" | "GIFT_CARD";
  readonly severity: "WARNING" | "ERROR";
  readonly description: string;
  readonly [data: string]: unknown;
}

/** Returns the violations of a cart before or during checkout. */
export function violationsOf(
  context: Context,
  cart: Cart,
  priced: PricedCart,
  atCheckout: boolean,
): Violation[] {
  const { site } = context;
  const found: Violation[] = [];
  const error = (code: string, scope: Violation["scope"], description: string, data = {}) =>
    found.push({ code, scope, severity: "ERROR", description, ...data });
  if (cart.lines.length === 0) error("EMPTY_CART", "GLOBAL", "The cart is empty");
  const gone = priced.lines.filter(
    ({ facts }) => facts.status === "OUT_OF_STOCK" || facts.status === "REMOVED_FROM_CATALOG",
  );
  if (gone.length > 0) {
    error("LINE_ITEMS_OUT_OF_STOCK", "LINE_ITEM", "Some items are out of stock", {
      lineItemsOutOfStockData: {
        lineItemIds: gone.map(({ line }) => line.id),
        allLineItemsOutOfStock: gone.length === priced.lines.length,
      },
    });
  }
  const membersOnly = priced.lines.filter(({ facts }) => facts.product?.membersOnly);
  if (membersOnly.length > 0 && cart.owner.kind !== "member") {
    error("MEMBERS_ONLY_ITEM", "LINE_ITEM", "Some items are for members only", {
      membersOnlyItemData: { lineItemIds: membersOnly.map(({ line }) => line.id) },
    });
  }
  if (priced.couponProblem && cart.coupon) {
    error("INVALID_COUPON_STATUS", "DISCOUNT", priced.couponProblem.description, {
      invalidCouponStatusData: {
        couponCode: cart.coupon.code,
        reason: priced.couponProblem.reason,
      },
    });
  }
  const minimum = site.minimumOrderSubtotal;
  if (minimum !== undefined && cart.lines.length > 0 && priced.subtotal.lt(minimum)) {
    error(
      "SUBTOTAL_BELOW_ORDER_MINIMUM",
      "GLOBAL",
      "The subtotal is below the minimum order amount order amount",
      {
        subtotalBelowOrderMinimumData: {
          minimumOrderSubtotal: money(context, amount(minimum)),
          remainingAmount: money(context, amount(minimum).minus(priced.subtotal)),
        },
      },
    );
  }
  if (atCheckout && needsDelivery(context, cart)) {
    const pickup = priced.delivery?.option.pickup ?? false;
    if (!cart.deliveryAddress && !pickup) {
      error("MISSING_DELIVERY_ADDRESS", "DELIVERY", "A delivery address is required");
    } else if (optionsFor(context, cart, () => priced.lines).length === 0) {
      error("MISSING_DELIVERY_METHOD", "DELIVERY", "There is no delivery to this country");
    } else if (cart.deliveryCode === undefined) {
      error("MISSING_DELIVERY_METHOD", "DELIVERY", "A delivery method is required");
    } else if (priced.deliveryProblem) {
      error(
        "DELIVERY_METHOD_NO_LONGER_AVAILABLE",
        "DELIVERY",
        "The delivery method is not available",
      );
    } else if (priced.delivery?.option.partial) {
      error(
        "DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS",
        "DELIVERY",
        "Some items cannot be delivered to this address",
      );
    }
  }
  return found;
}

/** Returns the discounted amount of each line item that a discount applies to. */
function sharesOf(context: Context, { lines }: PricedCart, shares: readonly Amount[]) {
  return lines.flatMap(({ line }, index) => {
    const share = shares[index];
    return share?.gt(0) ? [{ lineItemId: line.id, amountOff: money(context, share) }] : [];
  });
}

function discountsOf(context: Context, priced: PricedCart) {
  const rules = priced.rules.map(({ name, amount: total, shares }) => ({
    name: translatable(name),
    source: { sourceType: "AUTOMATIC_RULE" },
    scope: "LINE_ITEM",
    total: money(context, total),
    lineItemDiscounts: sharesOf(context, priced, shares),
  }));
  const { coupon } = priced;
  if (!coupon) return rules;
  const shares = priced.lines.map(({ couponDiscount }) => couponDiscount);
  return [
    ...rules,
    {
      name: translatable(coupon.name),
      source: { sourceType: "COUPON", couponCode: coupon.code },
      scope: coupon.delivery ? "DELIVERY" : "CART_SUBTOTAL",
      total: money(context, coupon.amount),
      lineItemDiscounts: coupon.delivery ? [] : sharesOf(context, priced, shares),
    },
  ];
}

/** Returns a token of the prices that the buyer saw. Placing an order checks it. */
export function priceToken(cart: Cart, priced: PricedCart): string {
  return `${cart.checkoutId}:${priced.total.toFixed()}`;
}

/** Returns the totals of a "calculate" or "estimate" call. */
export function summaryV2(
  context: Context,
  cart: Cart,
  priced: PricedCart,
  violations: readonly Violation[],
  spiViolations: readonly object[],
) {
  const { site } = context;
  const zero = amount(0);
  const method = deliveryMethod(cart, priced);
  const { afterTrial } = splitByTrial(context, priced);
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
    ...(method && priced.delivery
      ? { deliverySummary: { method, price: money(context, priced.deliveryPrice) } }
      : {}),
    additionalFees: priced.fees.map(({ code, name, price, lineItemIds, appId }) => ({
      ...(code === undefined ? {} : { code }),
      name: translatable(name),
      price: money(context, price),
      providerAppId: appId,
      lineItemIds,
    })),
    taxSummary: {
      taxes: priced.levies
        .filter(({ tax }) => tax.gt(0))
        .map(({ levy, taxable, tax }) => ({
          name: translatable(levy.taxName),
          taxableAmount: money(context, taxable),
          exemptAmount: money(context, zero),
          amount: money(context, tax),
        })),
      totalExempt: money(context, priced.exempt),
      pricesIncludeTax: site.tax.included,
      lineItemTaxes: priced.lines.map(({ line, taxed: { tax, rate } }) => ({
        lineItemId: line.id,
        tax: money(context, tax),
        rate,
      })),
      deliveryTax: money(context, priced.deliveryTaxed.tax),
      additionalFeeTaxes: priced.fees.map(({ code, name, taxed: { tax } }) => ({
        additionalFeeCode: code ?? name,
        tax: money(context, tax),
      })),
    },
    priceSummary: {
      subtotal: money(context, priced.subtotal),
      discount: money(context, priced.discount),
      delivery: money(context, priced.deliveryPrice),
      additionalFees: money(context, priced.feesTotal),
      tax: money(context, priced.tax),
      total: money(context, priced.total),
    },
    paymentSummary: {
      giftCards:
        cart.giftCard && priced.giftCard.gt(0)
          ? [{ giftCardId: cart.giftCard.id, redeemAmount: money(context, priced.giftCard) }]
          : [],
      memberships: [],
      subscriptionCharges: [],
      requiresPaymentAfterGiftCard: priced.toPay.gt(0),
      totalAfterGiftCards: money(context, priced.toPay),
      payNow: money(context, priced.toPay.minus(afterTrial.total)),
      payLater: money(context, zero),
      payAfterFreeTrial: money(context, afterTrial.total),
    },
    priceVerificationToken: priceToken(cart, priced),
    calculationErrors: calculationErrors(priced),
    spiViolations,
    violations,
  };
}
