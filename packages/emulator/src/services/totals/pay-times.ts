// What of a purchase is paid now and what later: by the way in which each item is to be paid.

import type { Context } from "../../kernel/context.js";
import { type Amount, amount, smaller, sum, zero } from "../../kernel/money.js";
import type { PricedCart } from "../cart/price.js";

/** How an item is to be paid. */
export interface PaymentOf {
  readonly paymentOption?: string | null;
  readonly depositAmount?: string | null;
}

interface Part {
  readonly subtotal: Amount;
  readonly discount: Amount;
  readonly tax: Amount;
}

const OFFLINE = new Set(["FULL_PAYMENT_OFFLINE", "MEMBERSHIP_OFFLINE"]);

/** What of a line is paid later. With a deposit, its discount and tax belong to the rest. */
function laterOf(
  { total, discount, tax, quantity }: PricedCart["lines"][number],
  { paymentOption, depositAmount }: PaymentOf,
): Part | undefined {
  if (OFFLINE.has(paymentOption ?? "")) return { subtotal: total, discount, tax };
  if (paymentOption !== "DEPOSIT_ONLINE" || !depositAmount) return undefined;
  const subtotal = total.minus(smaller(amount(depositAmount).times(quantity), total));
  if (subtotal.eq(0)) return undefined;
  return { subtotal, discount: smaller(discount, subtotal), tax };
}

/** The sums of a purchase in two parts, which together are the whole. */
export function payTimes(
  context: Context,
  priced: PricedCart,
  payments: readonly PaymentOf[],
): { readonly now: PricedCart; readonly later: PricedCart } {
  const parts = priced.lines.map((line, index) => laterOf(line, payments[index] ?? {}));
  const found = parts.filter((part) => part !== undefined);
  const of = (name: keyof Part) => sum(found.map((part) => part[name]));
  // delivery is paid with the first payment that there is
  const allLater =
    parts.length > 0 && payments.every(({ paymentOption }) => OFFLINE.has(paymentOption ?? ""));
  const deliveryPrice = allLater ? priced.deliveryPrice : zero();
  const tax = allLater ? priced.tax : of("tax");
  const [subtotal, discount] = [of("subtotal"), of("discount")];
  const total = subtotal
    .minus(discount)
    .plus(deliveryPrice)
    .plus(context.site.tax.included ? 0 : tax);
  return {
    later: { ...priced, subtotal, discount, deliveryPrice, tax, total },
    now: {
      ...priced,
      subtotal: priced.subtotal.minus(subtotal),
      discount: priced.discount.minus(discount),
      deliveryPrice: priced.deliveryPrice.minus(deliveryPrice),
      tax: priced.tax.minus(tax),
      total: priced.total.minus(total),
    },
  };
}
