import type { TaxRegion as Region } from "@portico/ecom/tax-regions";
import type { Reader } from "../../kernel/context.js";
import { applicationError, badRequest, rejection, ruleError } from "../../kernel/platform-error.js";
import type { Sent } from "../../kernel/wire-request.js";
import { resource } from "../../resource/resource.js";
import { subdivisionCode } from "../address.js";
import { pluginOfType } from "../plugins/call-plugin.js";

export const TAX_CALCULATORS = [
  {
    appId: "57d13128-4a4c-494b-80b3-a6fb2e28018d",
    displayName: "Manual tax calculator",
    unsupportedCountries: [],
  },
] as const;

export function taxCalculators(reader: Reader) {
  const app = pluginOfType(reader, "TAX_CALCULATION_PROVIDER");
  if (!app) return TAX_CALCULATORS;
  const { appId, unsupportedCountries = [] } = app;
  return [...TAX_CALCULATORS, { appId, displayName: "Tax app", unsupportedCountries }];
}

export type TaxRegion = Sent<Region>;

const COUNTRIES_WITH_SUBDIVISIONS = new Set("AE AU BR CA DE ES FR GB IN IT MX NL PT US".split(" "));

/** Cuba, Iran, North Korea and Syria: the platform has no tax regions for embargoed countries. */
const EMBARGOED_COUNTRIES = new Set(["CU", "IR", "KP", "SY"]);

/** Returns "NY" for both "NY" and "US-NY", or "" for a whole country. */
export const subdivisionOf = (country: unknown, subdivision: unknown): string =>
  subdivision === "*" ? "" : subdivisionCode(country, subdivision);

function checkPlace({ country, subdivision }: TaxRegion): void {
  if (subdivisionOf(country, subdivision) === "") return;
  if (!COUNTRIES_WITH_SUBDIVISIONS.has(country)) {
    const description = `${country} does not have tax regions by subdivision`;
    throw badRequest("SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY", description);
  }
  if (!/^[A-Z0-9]{1,3}$/.test(subdivision)) {
    const description = `A subdivision code must not include the country: "NY", not ${subdivision}`;
    throw badRequest("INVALID_SUBDIVISION_FORMAT", description);
  }
}

const placeOf = ({ country, subdivision }: TaxRegion) =>
  `${country} ${subdivisionOf(country, subdivision)}`;

export const taxRegions = resource<TaxRegion>("ecom.taxRegions", {
  check: (next, _before, tools) => {
    if (EMBARGOED_COUNTRIES.has(next.country)) {
      const description = `must not be an embargoed country, got ${next.country}`;
      throw ruleError("taxRegion.country", "EMBARGOED_COUNTRY", description);
    }
    const calculator = taxCalculators(tools).find(({ appId }) => appId === next.appId);
    if (!calculator) {
      throw applicationError(404, "CALCULATOR_ID_NOT_FOUND", "Tax calculator not found");
    }
    if (calculator.unsupportedCountries.some((country) => country === next.country)) {
      const code = "CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION";
      throw rejection(code, `The calculator does not cover ${next.country}`);
    }
    checkPlace(next);
    if (tools.all().some((other) => other.id !== next.id && placeOf(other) === placeOf(next))) {
      throw applicationError(409, "ALREADY_EXISTS", "A region for this place already exists");
    }
  },
});
