import { TAX_CALCULATORS } from "../../../services/tax/regions.js";
import type { World } from "../../shop-world.js";
import { entityRequests } from "../create.js";
import { type Settings, serviceSettings, setField } from "../setting.js";

const group = entityRequests("ecom.taxGroups.createTaxGroup");
const exemptGroup = entityRequests("ecom.taxExemptGroups.createTaxExemptGroup");
const region = entityRequests("ecom.taxRegions.createTaxRegion", () => ({
  "taxRegion.appId": TAX_CALCULATORS[0]?.appId,
  "taxRegion.country": "DE",
}));
const mapping = entityRequests(
  "ecom.manualTaxMappings.createManualTaxMapping",
  async (world: World) => ({
    "manualTaxMapping.taxGroupId": (await group.make(world)).id,
    "manualTaxMapping.taxRegionId": (await region.make(world)).id,
  }),
);
const contact = entityRequests("ecom.contactTaxDetails.upsertContactTaxDetails");

export const tax: Settings = {
  ...group.settings({ updateTaxGroup: setField("taxGroup.name", "New") }),
  ...exemptGroup.settings({ updateTaxExemptGroup: setField("taxExemptGroup.name", "New") }),
  ...region.settings({ updateTaxRegion: setField("taxRegion.taxIncludedInPrice", true) }),
  ...contact.settings(),
  ...mapping.settings({
    updateManualTaxMapping: setField("manualTaxMapping.taxRate", "0.2"),
    bulkAssignExemptOverrides: async ({ id }, world) => ({
      "assignOverrides[0].manualTaxMappingId": id,
      "assignOverrides[0].exemptGroupOverrides": [
        { exemptGroupId: (await exemptGroup.make(world)).id, rate: "0.1" },
      ],
    }),
    bulkUnassignExemptOverrides: ({ id }) => ({ "unassignOverrides[0].manualTaxMappingId": id }),
  }),
  ...serviceSettings("ecom.taxCalculation", {
    calculateTax: async (world) => ({
      "addresses[0].country": "DE",
      "lineItems[0].taxGroupId": (await mapping.make(world)).taxGroupId,
    }),
  }),
};
