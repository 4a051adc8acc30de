import type { Reader } from "../../kernel/context.js";
import { installed } from "../plugins/call-plugin.js";

/** The only calculator in the emulator. */
export const TAX_CALCULATORS = [
  {
    appId: "57d13128-4a4c-494b-80b3-a6fb2e28018d",
    displayName: "Manual tax calculator",
    unsupportedCountries: [],
  },
] as const;

export function taxCalculators(reader: Reader) {
  const app = installed(reader, "TAX_CALCULATION_PROVIDER");
  if (!app) return TAX_CALCULATORS;
  const { appId, unsupportedCountries = [] } = app;
  return [...TAX_CALCULATORS, { appId, displayName: "Tax app", unsupportedCountries }];
}
