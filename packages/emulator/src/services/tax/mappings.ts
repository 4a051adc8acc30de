import { notFound } from "../../kernel/platform-error.js";
import type { Entity, Tools } from "../../resource/declaration.js";
import { resource } from "../../resource/resource.js";
import { eachOf, totalsOf } from "../../resource/verbs/bulk.js";
import { listOf, objectOf } from "../../resource/verbs/verb.js";
import { taxGroups } from "./groups.js";
import { taxRegions } from "./regions.js";

export type TaxMapping = {
  readonly id: string;
  readonly taxGroupId: string;
  readonly taxRegionId: string;
  readonly taxRate: string;
  readonly taxName: string;
  readonly taxType: string;
  readonly jurisdiction: string;
  readonly jurisdictionType: string;
  exemptRates: { taxExemptGroupId: string; taxRate: string }[];
};

function eachMapping(
  tools: Tools<TaxMapping>,
  items: unknown,
  wanted: unknown,
  change: (mapping: TaxMapping, item: Entity) => void,
) {
  const done = eachOf(tools, listOf(items), (item) => {
    const mapping = tools.get(objectOf(item).manualTaxMappingId);
    const entity = tools.edit(mapping, (copy) => change(copy, objectOf(item)));
    return { id: entity.id, entity };
  });
  return {
    results: done.map(({ metadata, entity }) => ({
      itemMetadata: metadata,
      ...(wanted === true && entity && { item: tools.view(entity as TaxMapping) }),
    })),
    bulkActionMetadata: totalsOf(done),
  };
}

/**
 * Several rates for the same tax group and region are components of one tax, such as state and
 * county tax.
 */
export const manualTaxMappings = resource<TaxMapping>("ecom.manualTaxMappings", {
  unique: {
    "taxRegionId,taxGroupId,taxName,taxType,jurisdiction,jurisdictionType":
      "MANUAL_TAX_MAPPING_ALREADY_EXISTS",
  },
  check: (next, _before, { store }) => {
    const { taxGroupId, taxRegionId } = next;
    if (!store(taxRegions).items.has(taxRegionId))
      throw notFound("Tax region", "TAX_REGION_ID_NOT_FOUND");
    if (!store(taxGroups).items.has(taxGroupId))
      throw notFound("Tax group", "TAX_GROUP_ID_NOT_FOUND");
  },
  custom: {
    bulkAssignExemptOverrides: (tools, { assignOverrides, returnEntity }) =>
      eachMapping(tools, assignOverrides, returnEntity, (mapping, { exemptGroupOverrides }) => {
        const sent = listOf(exemptGroupOverrides).map(objectOf);
        const rates = sent.map(({ exemptGroupId, rate }) => ({
          taxExemptGroupId: String(exemptGroupId),
          taxRate: String(rate),
        }));
        const ids = new Set(rates.map(({ taxExemptGroupId }) => taxExemptGroupId));
        const others = mapping.exemptRates.filter((one) => !ids.has(one.taxExemptGroupId));
        mapping.exemptRates = [...others, ...rates];
      }),
    bulkUnassignExemptOverrides: (tools, { unassignOverrides, returnEntity }) =>
      eachMapping(tools, unassignOverrides, returnEntity, (mapping, { exemptGroupIds }) => {
        const away = new Set(listOf(exemptGroupIds));
        mapping.exemptRates = mapping.exemptRates.filter(
          ({ taxExemptGroupId }) => !away.has(taxExemptGroupId),
        );
      }),
  },
});
