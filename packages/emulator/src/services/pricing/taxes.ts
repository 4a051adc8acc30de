import { type Amount, amount, round, sum, zero } from "../../kernel/money.js";

export interface Levy {
  readonly taxName: string;
  readonly taxType: string;
  readonly jurisdiction: string;
  readonly jurisdictionType: string;
}

export interface LevySum {
  readonly levy: Levy;
  readonly rate: string;
  readonly tax: Amount;
  readonly taxable: Amount;
}

export interface Taxable {
  /** The total price after discounts. */
  readonly full: Amount;
  readonly included: boolean;
}

export interface Taxed extends Taxable {
  readonly tax: Amount;
  /** The taxed amount, without any tax that the price includes. */
  readonly taxable: Amount;
  readonly rate: string;
  readonly levies: readonly LevySum[];
  /** Whether a rate of the buyer's tax-exempt group applies. */
  readonly exempt: boolean;
}

export interface LevyRate {
  readonly levy: Levy;
  readonly rate: string;
  readonly exempt?: boolean;
}

export const beforeTax = ({ full, tax, included }: Taxed): Amount =>
  included ? full.minus(tax) : full;

export const afterTax = ({ full, tax, included }: Taxed): Amount =>
  included ? full : full.plus(tax);

export const untaxed = ({ full, included }: Taxable): Taxed => ({
  full,
  included,
  tax: zero(),
  taxable: zero(),
  rate: "0",
  levies: [],
  exempt: false,
});

export function taxAtRate(
  { full, included }: Taxable,
  rate: string,
  currency: string,
  includedRate = rate,
) {
  const exact = included ? full.times(rate).div(amount(includedRate).plus(1)) : full.times(rate);
  const tax = round(exact, currency);
  return { tax, taxable: included ? full.minus(tax) : full };
}

export function taxedAt(item: Taxable, rates: readonly LevyRate[], currency: string): Taxed {
  const [first, ...others] = rates;
  if (!first) return untaxed(item);
  const { full, included } = item;
  const rate =
    others.length === 0 ? first.rate : sum(rates.map((taxRate) => amount(taxRate.rate))).toFixed();
  const taxes = rates.map((taxRate) => taxAtRate(item, taxRate.rate, currency, rate).tax);
  const tax = sum(taxes);
  const taxable = included ? full.minus(tax) : full;
  const levies = rates.map(({ levy, rate: levyRate }, index) => {
    return { levy, rate: levyRate, tax: taxes[index] ?? zero(), taxable };
  });
  return { full, included, tax, taxable, rate, levies, exempt: rates.some(({ exempt }) => exempt) };
}

export function taxedWith(item: Taxable, rate: LevyRate, tax: Amount): Taxed {
  const { full, included } = item;
  const taxable = included ? full.minus(tax) : full;
  const levies = [{ levy: rate.levy, rate: rate.rate, tax, taxable }];
  return { full, included, tax, taxable, rate: rate.rate, levies, exempt: false };
}

export function sumByLevy(items: readonly Taxed[]): LevySum[] {
  const sums = new Map<string, LevySum>();
  for (const { levy, rate, tax, taxable } of items.flatMap(({ levies }) => levies)) {
    const key = JSON.stringify([levy, rate]);
    const before = sums.get(key);
    sums.set(key, {
      levy,
      rate,
      tax: tax.plus(before?.tax ?? 0),
      taxable: taxable.plus(before?.taxable ?? 0),
    });
  }
  return [...sums.values()];
}
