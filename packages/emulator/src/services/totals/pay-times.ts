import type { Context } from "../../kernel/context.js";
import { type Amount, amount, smaller, sum } from "../../kernel/money.js";
import type { PricedCart } from "../cart/price.js";
import { splitTotals } from "../pricing/split.js";

interface PaymentOf {
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

/** Returns the part of a line item that is due later. With a deposit, this includes its discount and tax. */
function laterOf(
  { total, discount, taxed: { tax }, quantity }: PricedCart["lines"][number],
  payment: PaymentOf,
): Part | undefined {
  const { paymentOption, depositAmount } = payment;
  if (isOffline(payment)) return { subtotal: total, discount, tax };
  if (paymentOption !== "DEPOSIT_ONLINE" || !depositAmount) return undefined;
  const subtotal = total.minus(smaller(amount(depositAmount).times(quantity), total));
  if (subtotal.eq(0)) return undefined;
  return { subtotal, discount: smaller(discount, subtotal), tax };
}

export function payTimes(context: Context, priced: PricedCart, payments: readonly PaymentOf[]) {
  const parts = priced.lines.map((line, index) => laterOf(line, payments[index] ?? {}));
  const dueLater = parts.filter((part) => part !== undefined);
  const of = (name: keyof Part) => sum(dueLater.map((part) => part[name]));
  // Delivery and fees are part of the first payment, except for the fees of an item that is paid
  // later.
  const allLater = parts.length > 0 && payments.every(isOffline);
  const offline = new Set(
    priced.lines.flatMap(({ line }, index) => (isOffline(payments[index] ?? {}) ? [line.id] : [])),
  );
  const fees = priced.fees.filter(
    ({ appId, lineItemIds }) =>
      allLater || (appId === undefined && lineItemIds.every((id) => offline.has(id))),
  );
  const later = {
    subtotal: of("subtotal"),
    discount: of("discount"),
    ...(allLater ? { deliveryPrice: priced.deliveryPrice } : {}),
    feesTotal: sum(fees.map(({ price }) => price)),
    tax: allLater ? priced.tax : of("tax").plus(sum(fees.map(({ taxed }) => taxed.tax))),
  };
  return splitTotals(priced, later, context.site.tax.included);
}
