import { type Amount, sum, zero } from "../../kernel/money.js";

type SumName = "subtotal" | "discount" | "deliveryPrice" | "feesTotal" | "tax";

/** The totals of a purchase, or of the part that is due at one time. */
export type DueTotals = Readonly<Record<SumName | "total", Amount>>;

export function totalOf(
  { subtotal, discount, deliveryPrice, feesTotal, tax }: Readonly<Record<SumName, Amount>>,
  taxIncluded: boolean,
): Amount {
  const beforeTax = subtotal.minus(discount).plus(deliveryPrice).plus(feesTotal);
  return taxIncluded ? beforeTax : beforeTax.plus(tax);
}

/** Missing sums in `dueLater` are zero. */
export function splitTotals(
  totals: DueTotals,
  dueLater: Partial<Record<SumName, Amount>>,
  taxIncluded: boolean,
) {
  const { subtotal = zero(), discount = zero(), deliveryPrice = zero() } = dueLater;
  const { feesTotal = zero(), tax = zero() } = dueLater;
  const laterSums = { subtotal, discount, deliveryPrice, feesTotal, tax };
  const later: DueTotals = { ...laterSums, total: totalOf(laterSums, taxIncluded) };
  const names = Object.keys(later) as (keyof DueTotals)[];
  const rest = names.map((name) => [name, totals[name].minus(later[name])]);
  return { now: Object.fromEntries(rest) as DueTotals, later };
}

export interface PriceBreakdown {
  readonly total: Amount;
  readonly net: Amount;
  readonly discount: Amount;
}

export function partOfUnits(price: PriceBreakdown, units: number, total: number): PriceBreakdown {
  const share = (value: Amount) => value.times(units).div(total);
  return { total: share(price.total), net: share(price.net), discount: share(price.discount) };
}

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
