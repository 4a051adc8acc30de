// Error codes for delivery, tax, tips and member fields.
import { PICKUP } from "../../services/delivery/carriers.js";
import { deliveryProfiles } from "../../services/delivery/profiles.js";
import { discountRules } from "../../services/discounts/rules.js";
import { callMinimal, minimalRequestOf } from "../minimal/create.js";
import type { Fields } from "../minimal/setting.js";
import { settings } from "../minimal/settings.js";
import type { World } from "../shop-world.js";
import { APP_ID, type Case, FAKE_ID, fillWithCopies, itemsOf, operationsOf } from "./case.js";
import { invalidCase, minimalCase } from "./families.js";

const PROFILES = "ecom.deliveryProfile";
/**
 * Returns the site's delivery profile, which serves the site's country and the rest of the world.
 */
const profileOf = async ({ callers }: World) => {
  const { deliveryProfiles } = await callers.owner.call(`${PROFILES}.queryDeliveryProfiles`, {
    query: {},
  });
  return deliveryProfiles[0];
};

const regionCase = (code: string, verbs: readonly string[], content: object): Case => ({
  code,
  operations: operationsOf(PROFILES, ...verbs),
  caller: "owner",
  before: profileOf,
  request: (_, profile, operation) => ({
    deliveryProfileId: profile.id,
    deliveryRegion: operation.endsWith("updateDeliveryRegion")
      ? { id: profile.deliveryRegions[1].id, ...content }
      : { name: "New", ...content },
  }),
});

/** Returns a case that exceeds the limit on delivery options in a region. */
function limitCase(service: string, name: string, verbs: readonly string[]): Case {
  const noun = `${name[0]?.toLowerCase()}${name.slice(1)}`;
  const optionOf = async (world: World) => {
    const fields = { [`${noun}.deliveryRegionIds`]: [APP_ID] };
    return (await minimalRequestOf(world, `${service}.create${name}`, fields)).request[noun];
  };
  return {
    code: "LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED",
    operations: operationsOf(service, ...verbs.map((verb) => verb + name)),
    caller: "owner",
    before: async (world) => {
      const option = await optionOf(world);
      const options = Array.from({ length: 50 }, () => option);
      for (const _ of [1, 2])
        await world.callers.owner.call(`${service}.bulkCreate${name}`, { [`${noun}s`]: options });
      return option;
    },
    request: (_world, option, operation) =>
      operation.includes(".bulk") ? { [`${noun}s`]: [option] } : { [noun]: option },
  };
}

const DELIVERY_CASES: readonly Case[] = [
  {
    code: "MISSING_DEFAULT_DELIVERY_PROFILE",
    operations: ["ecom.deliverySolutions.getDeliverySolutions"],
    caller: "owner",
    before: (world) => itemsOf(world, deliveryProfiles).clear(),
    request: () => ({
      lineItems: [{ id: "a", quantity: 1, price: "5" }],
      destination: { country: "US" },
      currency: "USD",
    }),
  },
  regionCase("DELIVERY_REGION_NOT_FOUND", ["updateDeliveryRegion"], { id: FAKE_ID }),
  regionCase("DESTINATIONS_COLLISION", ["updateDeliveryRegion"], {
    destinations: [{ countryCode: "US" }],
  }),
  regionCase(
    "SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY",
    ["addDeliveryRegion", "updateDeliveryRegion"],
    {
      destinations: [{ countryCode: "LU", subdivisions: ["LU-CL"] }],
    },
  ),
  regionCase("DELIVERY_CARRIER_CANNOT_BE_UPDATED", ["updateDeliveryRegion"], {
    deliveryCarriers: [{ appId: PICKUP.id }],
  }),
  {
    code: "UNKNOWN_DELIVERY_CARRIER",
    operations: operationsOf(PROFILES, "updateDeliveryCarrier"),
    caller: "owner",
    before: profileOf,
    request: (_, profile) => ({
      deliveryRegionId: profile.deliveryRegions[0].id,
      deliveryCarrier: { appId: FAKE_ID },
    }),
  },
  invalidCase(
    "INVALID_QUANTITY_VALUE",
    operationsOf("ecom.shippingOptions", "updateShippingOption"),
    {
      "shippingOption.rates": [
        {
          amount: "1",
          conditions: [{ type: "BY_TOTAL_QUANTITY", operator: "EQ", value: "1.5" }],
        },
      ],
    },
  ),
  limitCase("ecom.pickupLocations", "PickupLocation", ["create", "bulkCreate"]),
  limitCase("ecom.localDeliveryOptions", "LocalDeliveryOption", ["bulkCreate"]),
];

const UPDATE_MAPPING = operationsOf("ecom.manualTaxMappings", "updateManualTaxMapping");
/** Copies the first tax mapping to a new region, with a rate of 10%. Returns the region field. */
async function createOtherMapping({ callers }: World): Promise<Fields> {
  const { manualTaxMappings } = await callers.owner.call(
    "ecom.manualTaxMappings.queryManualTaxMappings",
    { query: {} },
  );
  const { appId } = (await callers.owner.call("ecom.taxCalculation.listTaxCalculators"))
    .taxCalculatorDetails[0];
  const { taxRegion } = await callers.owner.call("ecom.taxRegions.createTaxRegion", {
    taxRegion: { appId, country: "FR", taxIncludedInPrice: true },
  });
  const { taxGroupId, taxName, taxType, jurisdiction, jurisdictionType } = manualTaxMappings[0];
  const taxFields = { taxName, taxType, jurisdiction, jurisdictionType };
  await callers.owner.call("ecom.manualTaxMappings.createManualTaxMapping", {
    manualTaxMapping: { taxGroupId, taxRegionId: taxRegion.id, taxRate: "0.1", ...taxFields },
  });
  return { "manualTaxMapping.taxRegionId": taxRegion.id };
}

const REGIONS = "ecom.taxRegions";
const taxRegionCase = (code: string, change: object, verbs: readonly string[]) =>
  invalidCase(code, operationsOf(REGIONS, ...verbs), (operation) =>
    Object.fromEntries(
      Object.entries(change).map(([field, value]) => [
        `${operation.includes(".bulk") ? "taxRegions[0]" : "taxRegion"}.${field}`,
        value,
      ]),
    ),
  );

const unsupportedCountryCase: Case = {
  ...taxRegionCase(
    "CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION",
    { appId: APP_ID, country: "DE" },
    ["createTaxRegion", "updateTaxRegion"],
  ),
  before: ({ emulator }) =>
    emulator.controls.plugins.install({
      type: "TAX_CALCULATION_PROVIDER",
      appId: APP_ID,
      unsupportedCountries: ["DE"],
      fetch: async () => Response.json({ lineItemTaxDetails: [] }),
    }),
};

const TAX_CASES: readonly Case[] = [
  unsupportedCountryCase,
  invalidCase("TAX_GROUP_ID_NOT_FOUND", UPDATE_MAPPING, { "manualTaxMapping.taxGroupId": FAKE_ID }),
  invalidCase("TAX_REGION_ID_NOT_FOUND", UPDATE_MAPPING, {
    "manualTaxMapping.taxRegionId": FAKE_ID,
  }),
  invalidCase("MANUAL_TAX_MAPPING_ALREADY_EXISTS", UPDATE_MAPPING, (_operation, world) =>
    createOtherMapping(world),
  ),
  taxRegionCase("CALCULATOR_ID_NOT_FOUND", { appId: FAKE_ID }, ["updateTaxRegion"]),
  taxRegionCase("INVALID_SUBDIVISION_FORMAT", { country: "US", subdivision: "new york" }, [
    "bulkCreateTaxRegion",
    "updateTaxRegion",
  ]),
  taxRegionCase("SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY", { country: "LU", subdivision: "CL" }, [
    "bulkCreateTaxRegion",
    "updateTaxRegion",
  ]),
  {
    code: "EMPTY_ASSIGN_AND_UNASSIGN_LISTS",
    operations: [
      "ecom.taxExemptGroups.bulkUpdateTaxExemptGroupTagsByFilter",
      "ecom.contactTaxDetails.bulkUpdateContactTaxDetailsTagsByFilter",
    ],
    caller: "owner",
    request: () => ({ filter: { id: FAKE_ID }, assignTags: {}, unassignTags: {} }),
  },
];

const TIPS = "ecom.tipSettings";
const defaultPreset = { value: 10, default: true };
const tipCase = (code: string, content: Fields) =>
  invalidCase(
    code,
    operationsOf(TIPS, "updateTipSettings", "createDefaultTipSettings"),
    Object.fromEntries(
      Object.entries(content).map(([field, value]) => [`tipSettings.${field}`, value]),
    ),
  );

const TIP_CASES: readonly Case[] = [
  tipCase("CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET", { presets: [defaultPreset, defaultPreset] }),
  tipCase("PRESET_PERCENTAGE_TOO_HIGH", { tipType: "PERCENTAGE", presets: [{ value: 101 }] }),
  {
    code: "PERSON_IDENTITY_NOT_FOUND",
    operations: ["ecom.tips.updateTipChoice"],
    caller: "owner",
    request: () => ({ purchaseFlowId: FAKE_ID, tipChoice: { tipType: "AMOUNT", value: "1" } }),
  },
  minimalCase("ORDER_NOT_FOUND", ["ecom.tips.addTipDistributionsToOrder"], () => ({
    orderId: FAKE_ID,
  })),
  minimalCase("TIP_NOT_FOUND", ["ecom.tips.getTipByDraftOrderId"], ({ ids }) => ({
    draftOrderId: ids.draft,
  })),
];

const CREATE_RULE = "ecom.discountRules.createDiscountRule";

const DISCOUNT_CASES: readonly Case[] = [
  {
    ...invalidCase("MAX_DISCOUNT_RULES_REACHED", [CREATE_RULE], {}),
    before: async (world) => {
      await callMinimal(world, CREATE_RULE, (await settings[CREATE_RULE]?.(world))?.request ?? {});
      fillWithCopies(world, discountRules, 100);
    },
  },
];

const UPDATE_FIELD = operationsOf("members.customFields", "updateCustomField");

const MEMBER_CASES: readonly Case[] = [
  invalidCase("INCORRECT_FIELD_PRIVACY", UPDATE_FIELD, { "field.defaultPrivacy": "UNKNOWN" }),
  invalidCase("INVALID_FIELD_SOCIAL_TYPE", UPDATE_FIELD, {
    "field.fieldType": "SOCIAL",
    "field.socialType": "UNKNOWN",
  }),
];

export const merchants: readonly Case[] = [
  ...DELIVERY_CASES,
  ...TAX_CASES,
  ...TIP_CASES,
  ...DISCOUNT_CASES,
  ...MEMBER_CASES,
];
