// Creates the settings and the cart for a random purchase in the emulator.

import { SHIPPING_ID } from "../services/delivery/carriers.js";
import { onlyItem } from "./discount-world.js";
import { formatDecimal } from "./exact.js";
import type { ModelLine, ModelPurchase } from "./money-model.js";
import { setUp } from "./money-setup.js";
import { SCHOOL_GROUP } from "./money-world.js";
import { type Caller, type Json, STORES } from "./test-client.js";

/** Sets up delivery. Returns the second delivery profile. */
export async function setDelivery(
  owner: Caller,
  { options, to, charge }: ModelPurchase,
): Promise<Json> {
  const setup = setUp(owner);
  const mainProfile = await setup.defaultProfile();
  const heavyProfile = await setup.profile("Heavy", [], []);
  const additionalCharges = [{ description: "Lifting", amount: formatDecimal(charge, 3) }];
  await setup.carrier(heavyProfile.deliveryRegions[0].id, SHIPPING_ID, { additionalCharges });
  const [domestic, foreign] = to === "FR" ? [1, 0] : [0, 1];
  const regionIds = [mainProfile.deliveryRegions[domestic].id, heavyProfile.deliveryRegions[0].id];
  await setup.shipping("Elsewhere", [mainProfile.deliveryRegions[foreign].id], [{ amount: "1" }]);
  for (const { profile, title, rates } of options) {
    await setup.shipping(
      title,
      [regionIds[profile]],
      rates.map(({ amount, each, conditions }) => ({
        amount: formatDecimal(amount, 3),
        multiplyByQuantity: each,
        conditions: conditions.map(({ type, operator, value }) => ({
          type,
          operator,
          value: type === "BY_TOTAL_QUANTITY" ? String(value / 1000n) : formatDecimal(value, 3),
        })),
      })),
    );
  }
  return heavyProfile;
}

/** Sets up taxes. Returns the ids of the tax groups. The last group is for delivery. */
export async function setTaxes(owner: Caller, { taxes }: ModelPurchase): Promise<string[]> {
  const setup = setUp(owner);
  const { products, delivery } = await setup.defaultGroups();
  const groups = [products, await setup.taxGroup("Food"), await setup.taxGroup("Books"), delivery];
  const regions = {
    US: await setup.taxRegion("US"),
    NY: await setup.taxRegion("US", "NY"),
    FR: await setup.taxRegion("FR"),
  } as const;
  for (const key of ["US", "NY", "FR"] as const) {
    for (const [index, tax] of taxes[key].entries()) {
      if (!tax) continue;
      const group = groups[index] ?? delivery;
      const mapping = await setup.rate(regions[key], group, formatDecimal(tax.rate, 6));
      if (tax.exempt === undefined) continue;
      await setup.exempt(mapping.id, SCHOOL_GROUP, formatDecimal(tax.exempt / 1000n, 3));
    }
  }
  return groups;
}

export interface ShopSetup {
  readonly heavy: Json;
  readonly groups: readonly string[];
  readonly text: (value: bigint) => string;
}

export async function createCatalogItem(
  owner: Caller,
  line: ModelLine,
  { heavy, groups, text }: ShopSetup,
) {
  const deliveryProfileId = line.profile === 0 ? {} : { deliveryProfileId: heavy.id };
  const { product } = await owner.call("stores.productsV3.createProductWithInventory", {
    product: {
      name: "Thing",
      productType: "PHYSICAL",
      physicalProperties: deliveryProfileId,
      ...(line.group === 0 ? {} : { taxGroupId: groups[line.group] }),
      variantsInfo: {
        variants: [
          {
            price: { actualPrice: { amount: text(line.price) } },
            physicalProperties: { weight: Number(line.weight) / 100 },
            inventoryItem: { quantity: 9 },
          },
        ],
      },
    },
    returnEntity: true,
  });
  const options = { variantId: product.variantsInfo.variants[0].id };
  return { catalogItemId: product.id, appId: STORES, options };
}

export const customItem = (line: ModelLine, { heavy, groups, text }: ShopSetup) => ({
  name: { original: "Thing" },
  pricing: { price: { amount: text(line.price) } },
  quantityInfo: { requestedQuantity: Number(line.quantity) },
  attributes: {
    itemType: { preset: "PHYSICAL" },
    physicalProperties: { weight: Number(line.weight) / 100, shippable: true },
  },
  deliveryConfig: line.profile === 0 ? {} : { deliveryProfileId: heavy.id },
  taxConfig: {
    ...(line.group === 0 ? {} : { taxGroupId: groups[line.group] }),
    ...(line.billed ? { taxableAddress: { addressType: "BILLING" } } : {}),
  },
});

export async function setRules(
  owner: Caller,
  { rules }: ModelPurchase,
  references: readonly Json[],
  text: (value: bigint) => string,
) {
  for (const { kind, value, lines } of rules) {
    const scopes = lines.flatMap((at) => (references[at] ? [{ ...onlyItem(references[at]) }] : []));
    if (scopes.length === 0) continue;
    const values = [
      {
        targetType: "SPECIFIC_ITEMS",
        specificItemsInfo: { scopes },
        [kind]: kind === "percentage" ? Number(value) / 10 : text(value),
      },
    ];
    const discountRule = { name: "Sale", discounts: { values } };
    await owner.call("ecom.discountRules.createDiscountRule", { discountRule });
  }
}
