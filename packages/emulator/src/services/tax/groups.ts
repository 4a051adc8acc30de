import { guidOf } from "../../kernel/ids.js";
import { rejection } from "../../kernel/platform-error.js";
import { resource } from "../../resource/resource.js";
import { runEach, totalsOf } from "../../resource/verbs/bulk.js";
import { listOf } from "../../resource/verbs/verb.js";
import { STORES_APP_ID } from "../catalog/model.js";

type TaxGroup = { id: string; name: string };

export const DEFAULT_TAX_GROUP = guidOf("tax-group:products");

export const DELIVERY_TAX_GROUP = guidOf("tax-group:delivery");

/** Built-in tax groups, keyed by the id of their app. */
const DEFAULT_GROUPS: { readonly [appId: string]: TaxGroup } = {
  [STORES_APP_ID]: { id: DEFAULT_TAX_GROUP, name: "Products" },
  "1380b703-ce81-ff05-f115-39571d94dfcd": { id: DELIVERY_TAX_GROUP, name: "Shipping and delivery" },
};

const defaultGroups = Object.values(DEFAULT_GROUPS);
const isDefault = ({ id }: TaxGroup) => defaultGroups.some((group) => group.id === id);

function rejectDefault(group: TaxGroup | undefined): void {
  if (!group || !isDefault(group)) return;
  const description = "The group is managed by the platform";
  throw rejection("ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP", description);
}

/** Queries return only the site's custom groups. */
export const taxGroups = resource<TaxGroup>("ecom.taxGroups", {
  seed: () => defaultGroups,
  isListed: (group) => !isDefault(group),
  check: (_next, before) => rejectDefault(before),
  beforeRemove: rejectDefault,
  custom: {
    listDefaultTaxGroups: ({ all, view }) => ({
      taxGroups: all()
        .filter(isDefault)
        .map((group) => view(group)),
    }),
    listDefaultTaxGroupsByAppIds: (tools, { appIds }) => {
      const results = runEach<unknown, TaxGroup>(tools, listOf(appIds), (appId) => {
        const entity = tools.get(DEFAULT_GROUPS[String(appId)]?.id);
        return { id: entity.id, entity };
      });
      return {
        results: results.map(({ metadata, entity }) => ({
          taxGroupMetadata: metadata,
          ...(entity && { taxGroup: tools.view(entity) }),
        })),
        bulkActionMetadata: totalsOf(results),
      };
    },
  },
});

export const taxExemptGroups = resource("ecom.taxExemptGroups", {
  // Only tax calculators from apps have default exempt groups.
  custom: { listDefaultTaxExemptGroups: () => ({ taxExemptGroups: [] }) },
});
