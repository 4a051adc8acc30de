// The totals of a purchase. Every number is an exact decimal. It is rounded half up to the currency's smallest unit
// where it enters a total: per line item, per discount and per tax.

import { type Amount, round, roundDown, smaller, sum, zero } from "../../kernel/money.js";
import { applyDiscounts, type Discount, type DiscountResult } from "./discounts.js";
import { byLevy, type LevySum, type Taxed, untaxed } from "./taxes.js";

export interface PurchaseLine {
  readonly id: string;
  readonly unit: Amount;
  readonly quantity: number;
}

export type Discounted<Line extends PurchaseLine = PurchaseLine> = Line & {
  /** Before discounts. */
  readonly total: Amount;
  readonly discount: Amount;
  /** After discounts. */
  readonly left: Amount;
};

export interface Goods<Line extends PurchaseLine = PurchaseLine> {
  readonly lines: readonly Discounted<Line>[];
  readonly subtotal: Amount;
  readonly discount: Amount;
  readonly left: Amount;
}

export const lineTotal = ({ unit, quantity }: Omit<PurchaseLine, "id">, currency: string): Amount =>
  round(unit.times(quantity), currency);

export function discountGoods<Line extends PurchaseLine>(
  lines: readonly Line[],
  discounts: readonly Discount[],
  currency: string,
): { readonly goods: Goods<Line>; readonly results: readonly DiscountResult[] } {
  const rows = lines.map((line) => ({ ...line, total: lineTotal(line, currency) }));
  const { results, left } = applyDiscounts(rows, discounts, currency);
  const subtotal = sum(rows.map(({ total }) => total));
  const rest = sum(left);
  const discounted = rows.map((row, index) => {
    const open = left[index] ?? zero();
    return { ...row, discount: row.total.minus(open), left: open };
  });
  const goods = { lines: discounted, subtotal, discount: subtotal.minus(rest), left: rest };
  return { goods, results };
}

export const DELIVERY = "delivery";

export interface PurchaseFee {
  readonly id: string;
  readonly price: Amount;
}

export interface Purchase<Line extends PurchaseLine, Fee extends PurchaseFee> {
  readonly currency: string;
  readonly included: boolean;
  readonly goods: Goods<Line>;
  readonly delivery: Amount;
  readonly fees: readonly Fee[];
  /**
   * The tax on line items and fees, keyed by id, and on the delivery, keyed by {@link DELIVERY}.
   * Other items are not taxed.
   */
  readonly taxes: ReadonlyMap<string, Taxed>;
  readonly giftCard?: Amount;
}

export interface Totals<Line extends PurchaseLine, Fee extends PurchaseFee> {
  readonly lines: readonly (Discounted<Line> & { readonly taxed: Taxed })[];
  readonly subtotal: Amount;
  readonly discount: Amount;
  readonly deliveryPrice: Amount;
  readonly deliveryTaxed: Taxed;
  readonly fees: readonly (Fee & { readonly taxed: Taxed })[];
  readonly feesTotal: Amount;
  readonly levies: readonly LevySum[];
  readonly exempt: Amount;
  readonly taxable: Amount;
  readonly tax: Amount;
  readonly total: Amount;
  readonly giftCard: Amount;
  readonly toPay: Amount;
}

export function totalsOf<Line extends PurchaseLine, Fee extends PurchaseFee>(
  purchase: Purchase<Line, Fee>,
): Totals<Line, Fee> {
  const { currency, included, goods, delivery, taxes } = purchase;
  const taxedOf = (id: string, full: Amount): Taxed => taxes.get(id) ?? untaxed({ full, included });
  const lines = goods.lines.map((line) => ({ ...line, taxed: taxedOf(line.id, line.left) }));
  const deliveryTaxed = taxedOf(DELIVERY, delivery);
  const fees = purchase.fees.map((fee) => ({ ...fee, taxed: taxedOf(fee.id, fee.price) }));
  const feesTotal = sum(fees.map(({ price }) => price));
  const allTaxed = [...lines, { taxed: deliveryTaxed }, ...fees].map(({ taxed }) => taxed);
  const tax = sum(allTaxed.map((one) => one.tax));
  const total = goods.left
    .plus(delivery)
    .plus(feesTotal)
    .plus(included ? zero() : tax);
  const giftCard = smaller(roundDown(purchase.giftCard ?? zero(), currency), total);
  return {
    lines,
    subtotal: goods.subtotal,
    discount: goods.discount,
    deliveryPrice: delivery,
    deliveryTaxed,
    fees,
    feesTotal,
    levies: byLevy(allTaxed),
    exempt: sum(allTaxed.filter((one) => one.exempt && one.tax.eq(0)).map((one) => one.taxable)),
    taxable: sum(allTaxed.map((one) => one.taxable)),
    tax,
    total,
    giftCard,
    toPay: total.minus(giftCard),
  };
}
