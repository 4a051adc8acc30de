import type { Reader } from "../../kernel/context.js";
import { installed } from "../plugins/ask.js";

/** Of the platform's own calculators, the emulator has the one whose rates the merchant sets. */
export const TAX_CALCULATORS = [
  {
    appId: "57d13128-4a4c-494b-80b3-a6fb2e28018d",
    displayName: "Manual tax calculator",
    unsupportedCountries: [],
  },
] as const;

/** Who calculates taxes: the platform, and the app that the site has for it. */
export function taxCalculators(reader: Reader) {
  const app = installed(reader, "TAX_CALCULATION_PROVIDER");
  if (!app) return TAX_CALCULATORS;
  const { appId, unsupportedCountries = [] } = app;
  return [...TAX_CALCULATORS, { appId, displayName: "Tax app", unsupportedCountries }];
}
