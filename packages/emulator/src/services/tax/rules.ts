import type { Reader } from "../../kernel/context.js";
import type { Levy, LevyRate } from "../pricing/taxes.js";
import { manualTaxMappings, type TaxMapping } from "./mappings.js";
import { subdivisionOf, type TaxRegion, taxRegions } from "./regions.js";

export interface TaxPlace {
  readonly country?: unknown;
  readonly subdivision?: unknown;
}

export interface TaxRules {
  readonly regions: readonly TaxRegion[];
  readonly mappings: readonly TaxMapping[];
}

export type PlaceProblem = "MISSING_COUNTRY_IN_ADDRESS" | "MISSING_SUBDIVISION_IN_ADDRESS";

/** Without regions, the site's settings apply. */
export function taxRulesOf(reader: Reader): TaxRules {
  // The data is missing if the emulator does not include the tax service.
  const regions = reader.store(taxRegions)?.items;
  if (!regions || regions.size === 0) return { regions: [], mappings: [] };
  return {
    regions: [...regions.values()].map(({ entity }) => entity),
    mappings: [...reader.store(manualTaxMappings).items.values()].map(({ entity }) => entity),
  };
}

export function taxRegionFor(
  { regions }: TaxRules,
  { country, subdivision }: TaxPlace,
): { readonly region?: TaxRegion; readonly problem?: PlaceProblem } {
  if (!country) return { problem: "MISSING_COUNTRY_IN_ADDRESS" };
  const inCountry = regions.filter((region) => region.country === country);
  const regionWith = (code: string) => {
    const region = inCountry.find((entry) => subdivisionOf(country, entry.subdivision) === code);
    return region && { region };
  };
  const code = subdivisionOf(country, subdivision);
  if (code !== "") return regionWith(code) ?? regionWith("") ?? {};
  if (inCountry.length > 0 && !regionWith("")) return { problem: "MISSING_SUBDIVISION_IN_ADDRESS" };
  return regionWith("") ?? {};
}

export function defaultRate({ site: { tax } }: Pick<Reader, "site">): LevyRate {
  const levy: Levy = {
    taxName: tax.name,
    taxType: "SALES",
    jurisdiction: tax.name,
    jurisdictionType: "COUNTRY",
  };
  return { levy, rate: tax.rate };
}

/** A group without rates is not taxed. */
export const ratesIn = (
  { mappings }: TaxRules,
  region: TaxRegion | undefined,
  groupId: unknown,
  exemptGroupId?: unknown,
): LevyRate[] =>
  mappings.flatMap((mapping) => {
    const { taxGroupId, taxRegionId, exemptRates } = mapping;
    if (taxGroupId !== groupId || taxRegionId !== region?.id) return [];
    const exemption = exemptRates.find((rate) => rate.taxExemptGroupId === exemptGroupId);
    const { taxName, taxType, jurisdiction, jurisdictionType } = mapping;
    const levy = { taxName, taxType, jurisdiction, jurisdictionType };
    return [{ levy, rate: exemption?.taxRate ?? mapping.taxRate, exempt: Boolean(exemption) }];
  });
