// The price calculation of a draft: lines, discounts, delivery, fees and tax. Each discount applies to what the
// previous ones left. Every number is rounded to the currency's smallest unit before it is added to a sum.

import { type Amount, allocate, amount, round, smaller, sum, zero } from "../../kernel/money.js";
import { byLevy, type LevySum, type Taxed, untaxed } from "../tax/rules.js";
import type { Terms } from "./model.js";

/** Key of the delivery's tax. */
export const DELIVERY = "delivery";

/** Input of the calculation. */
export interface ToSum {
  readonly currency: string;
  /** Whether prices include tax. */
  readonly included: boolean;
  /** Returns the tax of the remaining amounts of lines, delivery and fees, by id. Missing ids are not taxed. */
  readonly taxed: (left: ReadonlyMap<string, Amount>) => ReadonlyMap<string, Taxed>;
  readonly lines: readonly {
    readonly id: string;
    readonly unit: Amount;
    readonly quantity: number;
  }[];
  readonly discounts: readonly {
    readonly id: string;
    readonly terms: Terms;
    readonly applied: boolean;
  }[];
  /** Before discounts. */
  readonly shipping: Amount;
  readonly fees: readonly {
    readonly id: string;
    readonly price: Amount;
    readonly applied: boolean;
  }[];
}

/** Amount of a discount, also if it is not applied. */
export interface SummedDiscount {
  readonly id: string;
  readonly amount: Amount;
  /** By line, in the order of the lines. */
  readonly shares: readonly Amount[];
  /** Whether the discount was larger than the amount it applies to. */
  readonly exceeds: boolean;
}

/** The sums of a draft. */
export interface Sums {
  readonly lines: readonly {
    readonly id: string;
    readonly total: Amount;
    readonly discount: Amount;
    readonly taxed: Taxed;
  }[];
  readonly discounts: readonly SummedDiscount[];
  readonly fees: readonly { readonly id: string; readonly taxed: Taxed }[];
  readonly subtotal: Amount;
  readonly discount: Amount;
  /** After discounts. */
  readonly shipping: Amount;
  readonly shippingDiscount: Amount;
  readonly shippingTaxed: Taxed;
  readonly feesTotal: Amount;
  /** Tax by name, place and rate. */
  readonly levies: readonly LevySum[];
  /** Amount exempt from tax because of the buyer's tax group. */
  readonly exempt: Amount;
  readonly tax: Amount;
  readonly total: Amount;
}

/** Returns the discount on the remaining amounts of the lines, or on the delivery. */
function takenOff(
  terms: Terms,
  left: readonly Amount[],
  ids: readonly string[],
  shipping: Amount,
  currency: string,
): Omit<SummedDiscount, "id"> {
  const { type, percentage, lineItemId, shares } = terms;
  const wantedOf = (base: Amount) =>
    percentage === undefined
      ? round(amount(terms.amount ?? "0"), currency)
      : round(base.times(percentage).div(100), currency);
  const none = left.map(() => zero());
  if (type === "SHIPPING") {
    const wanted = wantedOf(shipping);
    return { amount: smaller(wanted, shipping), shares: none, exceeds: wanted.gt(shipping) };
  }
  if (shares && shares.length > 0) {
    const own = ids.map((id, index) => {
      const share = amount(shares.find((one) => one.id === id)?.amount ?? "0");
      return smaller(round(share, currency), left[index] ?? zero());
    });
    // If a line has less left than its share, the rest is not moved to other lines.
    return { amount: sum(own), shares: own, exceeds: false };
  }
  const open = left.map((one, index) => {
    return lineItemId === undefined || ids[index] === lineItemId ? one : zero();
  });
  const base = sum(open);
  const wanted = wantedOf(base);
  const off = smaller(wanted, base);
  return { amount: off, shares: allocate(off, open, currency), exceeds: wanted.gt(base) };
}

/** Calculates the sums of a draft. */
export function sumUp(draft: ToSum): Sums {
  const { currency, included } = draft;
  const totals = draft.lines.map(({ unit, quantity }) => round(unit.times(quantity), currency));
  const ids = draft.lines.map(({ id }) => id);
  let left: readonly Amount[] = totals;
  let shipping = draft.shipping;
  const discounts = draft.discounts.map(({ id, terms, applied }): SummedDiscount => {
    const off = takenOff(terms, left, ids, shipping, currency);
    if (applied) {
      left = left.map((one, index) => one.minus(off.shares[index] ?? 0));
      if (terms.type === "SHIPPING") shipping = shipping.minus(off.amount);
    }
    return { id, ...off };
  });
  const charged = draft.fees.filter(({ applied }) => applied);
  const taxes = draft.taxed(
    new Map([
      ...ids.map((id, index) => [id, left[index] ?? zero()] as const),
      [DELIVERY, shipping],
      ...charged.map(({ id, price }) => [id, price] as const),
    ]),
  );
  const taxedOf = (id: string, full: Amount): Taxed =>
    taxes.get(id) ?? untaxed({ full, included, groupId: undefined });
  const lines = draft.lines.map(({ id }, index) => {
    const total = totals[index] ?? zero();
    const rest = left[index] ?? zero();
    return { id, total, discount: total.minus(rest), taxed: taxedOf(id, rest) };
  });
  const shippingTaxed = taxedOf(DELIVERY, shipping);
  const fees = draft.fees.map(({ id, price }) => ({ id, taxed: taxedOf(id, price) }));
  const feesTotal = sum(charged.map(({ price }) => price));
  const subtotal = sum(totals);
  const discount = sum(lines.map((line) => line.discount));
  const allTaxed = [...lines, ...fees].map(({ taxed }) => taxed).concat(shippingTaxed);
  const tax = sum(allTaxed.map((one) => one.tax));
  const total = subtotal
    .minus(discount)
    .plus(shipping)
    .plus(feesTotal)
    .plus(included ? 0 : tax);
  return {
    lines,
    discounts,
    fees,
    subtotal,
    discount,
    shipping,
    shippingDiscount: draft.shipping.minus(shipping),
    shippingTaxed,
    feesTotal,
    levies: byLevy(allTaxed),
    exempt: sum(allTaxed.filter((one) => one.exempt && one.tax.eq(0)).map((one) => one.taxable)),
    tax,
    total,
  };
}
