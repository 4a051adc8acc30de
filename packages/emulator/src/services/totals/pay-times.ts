// Splits a purchase into amounts due now and due later, by the payment option of each item.

import type { Context } from "../../kernel/context.js";
import { type Amount, amount, smaller, sum, zero } from "../../kernel/money.js";
import type { PricedCart, PricedFee } from "../cart/price.js";

/** The payment terms of an item. */
export interface PaymentOf {
  readonly paymentOption?: string | null;
  readonly depositAmount?: string | null;
}

interface Part {
  readonly subtotal: Amount;
  readonly discount: Amount;
  readonly tax: Amount;
}

const OFFLINE = new Set([
  "FULL_PAYMENT_OFFLINE",
  "MEMBERSHIP_OFFLINE",
  "MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER",
]);

const isOffline = ({ paymentOption }: PaymentOf) => OFFLINE.has(paymentOption ?? "");

/**
 * Returns the part of a line item that is due later. With a deposit, this includes its discount and
 * tax.
 */
function laterOf(
  { total, discount, tax, quantity }: PricedCart["lines"][number],
  payment: PaymentOf,
): Part | undefined {
  const { paymentOption, depositAmount } = payment;
  if (isOffline(payment)) return { subtotal: total, discount, tax };
  if (paymentOption !== "DEPOSIT_ONLINE" || !depositAmount) return undefined;
  const subtotal = total.minus(smaller(amount(depositAmount).times(quantity), total));
  if (subtotal.eq(0)) return undefined;
  return { subtotal, discount: smaller(discount, subtotal), tax };
}

/** Splits the totals of a purchase into the part due now and the part due later. */
export function payTimes(
  context: Context,
  priced: PricedCart,
  payments: readonly PaymentOf[],
): { readonly now: PricedCart; readonly later: PricedCart } {
  const parts = priced.lines.map((line, index) => laterOf(line, payments[index] ?? {}));
  const found = parts.filter((part) => part !== undefined);
  const of = (name: keyof Part) => sum(found.map((part) => part[name]));
  // Delivery and fees are part of the first payment, except for the fees of an item that is paid
  // later.
  const allLater = parts.length > 0 && payments.every(isOffline);
  const deliveryPrice = allLater ? priced.deliveryPrice : zero();
  const offline = new Set(
    priced.lines.flatMap(({ line }, index) => (isOffline(payments[index] ?? {}) ? [line.id] : [])),
  );
  const isLater = ({ appId, lineItemIds }: PricedFee) =>
    allLater || (appId === undefined && lineItemIds.every((id) => offline.has(id)));
  const [fees, soon] = [priced.fees.filter(isLater), priced.fees.filter((fee) => !isLater(fee))];
  const feesTotal = sum(fees.map(({ price }) => price));
  const tax = allLater ? priced.tax : of("tax").plus(sum(fees.map((fee) => fee.tax)));
  const [subtotal, discount] = [of("subtotal"), of("discount")];
  const total = subtotal
    .minus(discount)
    .plus(deliveryPrice)
    .plus(feesTotal)
    .plus(context.site.tax.included ? 0 : tax);
  return {
    later: { ...priced, subtotal, discount, deliveryPrice, fees, feesTotal, tax, total },
    now: {
      ...priced,
      subtotal: priced.subtotal.minus(subtotal),
      discount: priced.discount.minus(discount),
      deliveryPrice: priced.deliveryPrice.minus(deliveryPrice),
      fees: soon,
      feesTotal: priced.feesTotal.minus(feesTotal),
      tax: priced.tax.minus(tax),
      total: priced.total.minus(total),
    },
  };
}
