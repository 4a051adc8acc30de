import { TAX_CALCULATORS } from "../../../services/tax/regions.js";
import type { World } from "../../shop-world.js";
import { making } from "../create.js";
import { changing, needing, type Settings } from "../setting.js";

const group = making("ecom.taxGroups.createTaxGroup");
const exemptGroup = making("ecom.taxExemptGroups.createTaxExemptGroup");
const region = making("ecom.taxRegions.createTaxRegion", () => ({
  "taxRegion.appId": TAX_CALCULATORS[0]?.appId,
  "taxRegion.country": "DE",
}));
const mapping = making("ecom.manualTaxMappings.createManualTaxMapping", async (world: World) => ({
  "manualTaxMapping.taxGroupId": (await group.make(world)).id,
  "manualTaxMapping.taxRegionId": (await region.make(world)).id,
}));
const contact = making("ecom.contactTaxDetails.upsertContactTaxDetails");

export const tax: Settings = {
  ...group.settings({ updateTaxGroup: changing("taxGroup.name", "New") }),
  ...exemptGroup.settings({ updateTaxExemptGroup: changing("taxExemptGroup.name", "New") }),
  ...region.settings({ updateTaxRegion: changing("taxRegion.taxIncludedInPrice", true) }),
  ...contact.settings(),
  ...mapping.settings({
    updateManualTaxMapping: changing("manualTaxMapping.taxRate", "0.2"),
    bulkAssignExemptOverrides: async ({ id }, world) => ({
      "assignOverrides[0].manualTaxMappingId": id,
      "assignOverrides[0].exemptGroupOverrides": [
        { exemptGroupId: (await exemptGroup.make(world)).id, rate: "0.1" },
      ],
    }),
    bulkUnassignExemptOverrides: ({ id }) => ({ "unassignOverrides[0].manualTaxMappingId": id }),
  }),
  ...needing("ecom.taxCalculation", {
    calculateTax: async (world) => ({
      "addresses[0].country": "DE",
      "lineItems[0].taxGroupId": (await mapping.make(world)).taxGroupId,
    }),
  }),
};
