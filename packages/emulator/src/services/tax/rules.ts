// What tax is due on something: the one place where carts, checkouts, orders, totals and calculations have it worked out.

import type { Reader } from "../../kernel/context.js";
import { type Amount, amount, round, sum, zero } from "../../kernel/money.js";
import { manualTaxMappings, type TaxMapping } from "./mappings.js";
import { subdivisionOf, type TaxRegion, taxRegions } from "./regions.js";

/** A place, as far as taxes look at it. */
export interface TaxPlace {
  readonly country?: unknown;
  readonly subdivision?: unknown;
}

/** What a rate's tax is told by. */
export interface Levy {
  readonly taxName: string;
  readonly taxType: string;
  readonly jurisdiction: string;
  readonly jurisdictionType: string;
}

/** A levy at one rate, over all that it is put on. */
export interface LevySum {
  readonly levy: Levy;
  readonly rate: string;
  readonly tax: Amount;
  readonly taxable: Amount;
}

/** Something with the tax on it. */
export interface Taxed {
  /** Its price, with the tax that it may contain. */
  readonly full: Amount;
  readonly tax: Amount;
  /** What the rate is put on: without the tax that the price may contain. */
  readonly taxable: Amount;
  readonly included: boolean;
  /** All rates together. */
  readonly rate: string;
  /** What its tax consists of; empty where nothing is levied. */
  readonly levies: readonly LevySum[];
  /** Its buyer has a rate of their own. */
  readonly exempt: boolean;
}

/** The merchant's regions and rates. */
export interface TaxRules {
  readonly regions: readonly TaxRegion[];
  readonly mappings: readonly TaxMapping[];
}

/** Something to tax. */
export interface Taxable {
  /** The price of all of it, after discounts. */
  readonly full: Amount;
  readonly included: boolean;
  readonly groupId: unknown;
}

/** Why nobody can say which region a place is in. */
export type PlaceProblem = "MISSING_COUNTRY_IN_ADDRESS" | "MISSING_SUBDIVISION_IN_ADDRESS";

/** The rules of the site; without regions, its settings hold. */
export function taxRulesOf(reader: Reader): TaxRules {
  // emulators of few services have no tax regions
  const regions = reader.store(taxRegions)?.items;
  if (!regions || regions.size === 0) return { regions: [], mappings: [] };
  return {
    regions: [...regions.values()].map(({ entity }) => entity),
    mappings: [...reader.store(manualTaxMappings).items.values()].map(({ entity }) => entity),
  };
}

/** The region of a place: its subdivision's, else its country's; or why that cannot be said. */
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

/** Something that nothing is levied on. */
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
 * The tax of a price at a rate, and what of the price it is put on: on top of it, or as the part of it that is tax already.
 *
 * @param whole - all rates that the price contains, where the rate is one of several
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

/** Something taxed at a rate. */
export function taxedAt(item: Taxable, rate: string, levy: Levy, currency: string): Taxed {
  const { full, included } = item;
  const found = taxAtRate(item, rate, currency);
  return { full, included, ...found, rate, levies: [{ levy, rate, ...found }], exempt: false };
}

/** What the site's own settings levy, where it has no tax regions. */
export const ownLevy = ({ site: { tax } }: Pick<Reader, "site">): Levy => ({
  taxName: tax.name,
  taxType: "SALES",
  jurisdiction: tax.name,
  jurisdictionType: "COUNTRY",
});

/**
 * Something taxed in a region: the rates of its group add up. A group that has no rate there is not taxed.
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

/** The tax of each name, place and rate. */
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
