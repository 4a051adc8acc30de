import { type Amount, sum, zero } from "../../kernel/money.js";

export interface DueTotals {
  readonly subtotal: Amount;
  readonly discount: Amount;
  readonly deliveryPrice: Amount;
  readonly feesTotal: Amount;
  readonly tax: Amount;
  readonly total: Amount;
}

export function splitTotals(
  totals: DueTotals,
  later: Partial<Omit<DueTotals, "total">>,
  included: boolean,
): { readonly now: DueTotals; readonly later: DueTotals } {
  const { subtotal = zero(), discount = zero(), deliveryPrice = zero() } = later;
  const { feesTotal = zero(), tax = zero() } = later;
  const total = subtotal
    .minus(discount)
    .plus(deliveryPrice)
    .plus(feesTotal)
    .plus(included ? zero() : tax);
  return {
    later: { subtotal, discount, deliveryPrice, feesTotal, tax, total },
    now: {
      subtotal: totals.subtotal.minus(subtotal),
      discount: totals.discount.minus(discount),
      deliveryPrice: totals.deliveryPrice.minus(deliveryPrice),
      feesTotal: totals.feesTotal.minus(feesTotal),
      tax: totals.tax.minus(tax),
      total: totals.total.minus(total),
    },
  };
}

export interface PriceBreakdown {
  readonly total: Amount;
  readonly net: Amount;
  readonly discount: Amount;
}

export function partOfUnits(whole: PriceBreakdown, units: number, of: number): PriceBreakdown {
  const share = (value: Amount) => value.times(units).div(of);
  return { total: share(whole.total), net: share(whole.net), discount: share(whole.discount) };
}

/** Returns a part of a price, with the same proportion of tax. */
export const partOfPrice = (part: Amount, { total, net }: Omit<PriceBreakdown, "discount">) => ({
  total: part,
  net: total.eq(0) ? part : part.times(net).div(total),
  discount: zero(),
});

export const sumOfParts = (parts: readonly PriceBreakdown[]): PriceBreakdown => ({
  total: sum(parts.map(({ total }) => total)),
  net: sum(parts.map(({ net }) => net)),
  discount: sum(parts.map(({ discount }) => discount)),
});
