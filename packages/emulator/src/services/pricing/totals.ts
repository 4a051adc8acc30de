// Calculates with exact decimals. Rounds line items, discounts and taxes half up.

import { type Amount, round, roundDown, smaller, sum, zero } from "../../kernel/money.js";
import { applyDiscounts, type Discount } from "./discounts.js";
import { sumByLevy, type Taxed, untaxed } from "./taxes.js";

export interface PurchaseLine {
  readonly id: string;
  readonly unit: Amount;
  readonly quantity: number;
}

export type Discounted<Line extends PurchaseLine> = Line & {
  /** Price before discounts. */
  readonly total: Amount;
  readonly discount: Amount;
  /** Price after discounts. */
  readonly net: Amount;
};

export type LineTotals<Line extends PurchaseLine> = ReturnType<
  typeof discountLines<Line>
>["lineTotals"];

export const lineTotal = ({ unit, quantity }: Omit<PurchaseLine, "id">, currency: string): Amount =>
  round(unit.times(quantity), currency);

export function discountLines<Line extends PurchaseLine>(
  lines: readonly Line[],
  discounts: readonly Discount[],
  currency: string,
) {
  const rows = lines.map((line) => ({ ...line, total: lineTotal(line, currency) }));
  const { results, net } = applyDiscounts(rows, discounts, currency);
  const subtotal = sum(rows.map(({ total }) => total));
  const netTotal = sum(net);
  const discountedRows = rows.map((row, index): Discounted<Line> => {
    const openNet = net[index] ?? zero();
    return { ...row, discount: row.total.minus(openNet), net: openNet };
  });
  const discount = subtotal.minus(netTotal);
  const lineTotals = { lines: discountedRows, subtotal, discount, net: netTotal };
  return { lineTotals, results };
}

export const DELIVERY = "delivery";

export interface PurchaseFee {
  readonly id: string;
  readonly price: Amount;
}

export interface Purchase<Line extends PurchaseLine, Fee extends PurchaseFee> {
  readonly currency: string;
  readonly included: boolean;
  readonly lineTotals: LineTotals<Line>;
  readonly delivery: Amount;
  readonly fees: readonly Fee[];
  /** Tax by id of a line item or fee, or by {@link DELIVERY}. Other items are not taxed. */
  readonly taxes: ReadonlyMap<string, Taxed>;
  readonly giftCard?: Amount;
}

export type Totals<Line extends PurchaseLine, Fee extends PurchaseFee> = ReturnType<
  typeof totalsOf<Line, Fee>
>;

export function totalsOf<Line extends PurchaseLine, Fee extends PurchaseFee>(
  purchase: Purchase<Line, Fee>,
) {
  const { currency, included, lineTotals, delivery, taxes } = purchase;
  const taxedOf = (id: string, full: Amount): Taxed => taxes.get(id) ?? untaxed({ full, included });
  const lines = lineTotals.lines.map((row) => ({ ...row, taxed: taxedOf(row.id, row.net) }));
  const taxedDelivery = taxedOf(DELIVERY, delivery);
  const fees = purchase.fees.map((fee) => ({ ...fee, taxed: taxedOf(fee.id, fee.price) }));
  const feesTotal = sum(fees.map(({ price }) => price));
  const allTaxed = [...lines, { taxed: taxedDelivery }, ...fees].map(({ taxed }) => taxed);
  const tax = sum(allTaxed.map((taxed) => taxed.tax));
  const total = lineTotals.net
    .plus(delivery)
    .plus(feesTotal)
    .plus(included ? zero() : tax);
  // Round down, because a customer cannot spend more than the card's balance.
  const giftCard = smaller(roundDown(purchase.giftCard ?? zero(), currency), total);
  return {
    lines,
    subtotal: lineTotals.subtotal,
    discount: lineTotals.discount,
    deliveryPrice: delivery,
    taxedDelivery,
    fees,
    feesTotal,
    levies: sumByLevy(allTaxed),
    exempt: sum(
      allTaxed.filter((taxed) => taxed.exempt && taxed.tax.eq(0)).map((taxed) => taxed.taxable),
    ),
    taxable: sum(allTaxed.map((taxed) => taxed.taxable)),
    tax,
    total,
    giftCard,
    toPay: total.minus(giftCard),
  };
}
