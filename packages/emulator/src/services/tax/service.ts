import { taxCalculation } from "./calculation.js";
import { taxExemptGroups, taxGroups } from "./groups.js";
import { manualTaxMappings } from "./mappings.js";
import { taxRegions } from "./regions.js";
import { contactTaxDetails, taxSettings } from "./settings.js";

export const tax = [
  taxRegions,
  taxGroups,
  taxExemptGroups,
  manualTaxMappings,
  contactTaxDetails,
  taxSettings,
  taxCalculation,
] as const;
