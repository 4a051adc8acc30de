import type { ManualTaxMapping } from "@portico/ecom/manual-tax-mappings";
import { notFound } from "../../kernel/platform-error.js";
import type { Sent } from "../../kernel/wire-request.js";
import type { Entity, Tools } from "../../resource/declaration.js";
import { resource } from "../../resource/resource.js";
import { runBulk } from "../../resource/verbs/bulk.js";
import { listOf, objectOf } from "../../resource/verbs/verb.js";
import { taxGroups } from "./groups.js";
import { taxRegions } from "./regions.js";

export type TaxMapping = Sent<ManualTaxMapping>;

function editMappings(
  tools: Tools<TaxMapping>,
  items: unknown,
  returnEntity: unknown,
  exemptRatesOf: (mapping: TaxMapping, item: Entity) => TaxMapping["exemptRates"],
) {
  const editMapping = (item: Entity) => {
    const mapping = tools.get(item.manualTaxMappingId);
    const entity = tools.edit(mapping, (copy) => {
      Object.assign(copy, { exemptRates: exemptRatesOf(mapping, item) });
    });
    return { id: entity.id, entity };
  };
  return runBulk(
    tools,
    listOf(items).map(objectOf),
    editMapping,
    (entity) => returnEntity === true && { item: tools.view(entity) },
  );
}

/** Several rates for a tax group and region are parts of one tax, such as state and county tax. */
export const manualTaxMappings = resource<TaxMapping>("ecom.manualTaxMappings", {
  unique: {
    "taxRegionId,taxGroupId,taxName,taxType,jurisdiction,jurisdictionType":
      "MANUAL_TAX_MAPPING_ALREADY_EXISTS",
  },
  check: (next, _before, { store }) => {
    const { taxGroupId = "", taxRegionId = "" } = next;
    if (!store(taxRegions).items.has(taxRegionId)) {
      throw notFound("Tax region", "TAX_REGION_ID_NOT_FOUND");
    }
    if (!store(taxGroups).items.has(taxGroupId)) {
      throw notFound("Tax group", "TAX_GROUP_ID_NOT_FOUND");
    }
  },
  custom: {
    bulkAssignExemptOverrides: (tools, { assignOverrides, returnEntity }) =>
      editMappings(tools, assignOverrides, returnEntity, (mapping, { exemptGroupOverrides }) => {
        const input = listOf(exemptGroupOverrides).map(objectOf);
        const rates = input.map(({ exemptGroupId, rate }) => ({
          taxExemptGroupId: String(exemptGroupId),
          taxRate: String(rate),
        }));
        const ids = new Set(rates.map(({ taxExemptGroupId }) => taxExemptGroupId));
        const otherRates = mapping.exemptRates.filter((rate) => !ids.has(rate.taxExemptGroupId));
        return [...otherRates, ...rates];
      }),
    bulkUnassignExemptOverrides: (tools, { unassignOverrides, returnEntity }) =>
      editMappings(tools, unassignOverrides, returnEntity, (mapping, { exemptGroupIds }) => {
        const ids = new Set(listOf(exemptGroupIds));
        return mapping.exemptRates.filter(({ taxExemptGroupId }) => !ids.has(taxExemptGroupId));
      }),
  },
});
