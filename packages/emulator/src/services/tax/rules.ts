// The tax rules shared by carts, checkouts, orders, totals and tax calculations.

import type { Reader } from "../../kernel/context.js";
import { type Amount, amount, round, sum, zero } from "../../kernel/money.js";
import { manualTaxMappings, type TaxMapping } from "./mappings.js";
import { subdivisionOf, type TaxRegion, taxRegions } from "./regions.js";

/** The fields of a place that taxes depend on. */
export interface TaxPlace {
  readonly country?: unknown;
  readonly subdivision?: unknown;
}

/** The name, type and jurisdiction of a tax. */
export interface Levy {
  readonly taxName: string;
  readonly taxType: string;
  readonly jurisdiction: string;
  readonly jurisdictionType: string;
}

/** The total of a tax at one rate. */
export interface LevySum {
  readonly levy: Levy;
  readonly rate: string;
  readonly tax: Amount;
  readonly taxable: Amount;
}

/** An item with its tax. */
export interface Taxed {
  /** The price. Contains the tax if `included` is set. */
  readonly full: Amount;
  readonly tax: Amount;
  /** The taxed amount, without any tax that the price contains. */
  readonly taxable: Amount;
  readonly included: boolean;
  /** The sum of all rates. */
  readonly rate: string;
  /** The components of the tax. Empty if no tax applies. */
  readonly levies: readonly LevySum[];
  /** Whether the buyer has a special rate. */
  readonly exempt: boolean;
}

/** The merchant's tax regions and rates. */
export interface TaxRules {
  readonly regions: readonly TaxRegion[];
  readonly mappings: readonly TaxMapping[];
}

/** An item to tax. */
export interface Taxable {
  /** The total price after discounts. */
  readonly full: Amount;
  readonly included: boolean;
  readonly groupId: unknown;
}

/** The reason why the region of a place is unknown. */
export type PlaceProblem = "MISSING_COUNTRY_IN_ADDRESS" | "MISSING_SUBDIVISION_IN_ADDRESS";

/** Returns the tax rules of the site. Without regions, the site's settings apply. */
export function taxRulesOf(reader: Reader): TaxRules {
  // Emulators with a subset of services have no tax regions.
  const regions = reader.store(taxRegions)?.items;
  if (!regions || regions.size === 0) return { regions: [], mappings: [] };
  return {
    regions: [...regions.values()].map(({ entity }) => entity),
    mappings: [...reader.store(manualTaxMappings).items.values()].map(({ entity }) => entity),
  };
}

/**
 * Returns the region of a place's subdivision, or else of its country. Also returns the reason if
 * the region is unknown.
 */
export function taxRegionFor(
  { regions }: TaxRules,
  { country, subdivision }: TaxPlace,
): { readonly region?: TaxRegion; readonly problem?: PlaceProblem } {
  if (!country) return { problem: "MISSING_COUNTRY_IN_ADDRESS" };
  const here = regions.filter((region) => region.country === country);
  const found = (part: string) => {
    const region = here.find((one) => subdivisionOf(country, one.subdivision) === part);
    return region && { region };
  };
  const part = subdivisionOf(country, subdivision);
  if (part !== "") return found(part) ?? found("") ?? {};
  if (here.length > 0 && !found("")) return { problem: "MISSING_SUBDIVISION_IN_ADDRESS" };
  return found("") ?? {};
}

/** Returns an item without tax. */
export const untaxed = ({ full, included }: Taxable): Taxed => ({
  full,
  included,
  tax: zero(),
  taxable: zero(),
  rate: "0",
  levies: [],
  exempt: false,
});

/**
 * Calculates the tax of a price at a rate. The tax is added to the price, or is already included in
 * it.
 *
 * @param whole - the sum of all rates that the price includes, if `rate` is one of several
 */
export function taxAtRate(
  { full, included }: Omit<Taxable, "groupId">,
  rate: string,
  currency: string,
  whole = rate,
): { readonly tax: Amount; readonly taxable: Amount } {
  const exact = included ? full.times(rate).div(amount(whole).plus(1)) : full.times(rate);
  const tax = round(exact, currency);
  return { tax, taxable: included ? full.minus(tax) : full };
}

/** Returns an item taxed at a rate. */
export function taxedAt(item: Taxable, rate: string, levy: Levy, currency: string): Taxed {
  const { full, included } = item;
  const found = taxAtRate(item, rate, currency);
  return { full, included, ...found, rate, levies: [{ levy, rate, ...found }], exempt: false };
}

/** Returns the tax of the site's settings, for sites without tax regions. */
export const ownLevy = ({ site: { tax } }: Pick<Reader, "site">): Levy => ({
  taxName: tax.name,
  taxType: "SALES",
  jurisdiction: tax.name,
  jurisdictionType: "COUNTRY",
});

/**
 * Taxes an item in a region with the sum of its group's rates. A group without a rate is not taxed.
 */
export function taxedIn(
  { mappings }: TaxRules,
  region: TaxRegion | undefined,
  item: Taxable,
  at: { readonly currency: string; readonly exemptGroupId?: unknown },
): Taxed {
  const components = mappings.flatMap((mapping) => {
    const { taxGroupId, taxRegionId, exemptRates } = mapping;
    if (taxGroupId !== item.groupId || taxRegionId !== region?.id) return [];
    const own = exemptRates.find((one) => one.taxExemptGroupId === at.exemptGroupId);
    const { taxName, taxType, jurisdiction, jurisdictionType } = mapping;
    const levy = { taxName, taxType, jurisdiction, jurisdictionType };
    return [{ levy, rate: own?.taxRate ?? mapping.taxRate, exempt: own !== undefined }];
  });
  const [first, ...others] = components;
  if (!first) return untaxed(item);
  const rate =
    others.length === 0 ? first.rate : sum(components.map((one) => amount(one.rate))).toFixed();
  const taxes = components.map((one) => taxAtRate(item, one.rate, at.currency, rate).tax);
  const tax = sum(taxes);
  const { full, included } = item;
  const taxable = included ? full.minus(tax) : full;
  const levies = components.map((one, index) => ({
    levy: one.levy,
    rate: one.rate,
    tax: taxes[index] ?? zero(),
    taxable,
  }));
  return {
    full,
    included,
    tax,
    taxable,
    rate,
    levies,
    exempt: components.some((one) => one.exempt),
  };
}

/** Returns the total tax for each name, place and rate. */
export function byLevy(items: readonly Taxed[]): LevySum[] {
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
