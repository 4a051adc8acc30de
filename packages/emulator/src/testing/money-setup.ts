// Configures delivery and tax through the published operations.

import { SHIPPING_ID } from "../services/delivery/carriers.js";
import type { Caller, Json } from "./test-client.js";

/** App id of the platform's manual tax calculator. */
const MANUAL_CALCULATOR = "57d13128-4a4c-494b-80b3-a6fb2e28018d";

export const setUp = (owner: Caller) => ({
  /**
   * Creates a profile with one region. Without destinations, the region is the rest of the world.
   */
  async profile(name: string, destinations: object[], carriers = [SHIPPING_ID]): Promise<Json> {
    const deliveryRegions = [{ name: `${name} region`, active: true, destinations }];
    const { deliveryProfile } = await owner.call("ecom.deliveryProfile.createDeliveryProfile", {
      deliveryProfile: { name, deliveryRegions },
    });
    for (const appId of carriers) await this.carrier(deliveryProfile.deliveryRegions[0].id, appId);
    return deliveryProfile;
  },
  async defaultProfile(): Promise<Json> {
    const { deliveryProfiles } = await owner.call("ecom.deliveryProfile.queryDeliveryProfiles", {
      query: { filter: { default: true } },
    });
    return deliveryProfiles[0];
  },
  async shipping(title: string, deliveryRegionIds: string[], rates: object[], rest = {}) {
    const { shippingOption } = await owner.call("ecom.shippingOptions.createShippingOption", {
      shippingOption: {
        title,
        deliveryRegionId: deliveryRegionIds[0],
        deliveryRegionIds,
        rates,
        ...rest,
      },
    });
    return shippingOption;
  },
  async carrier(deliveryRegionId: string, appId: string, rest = {}) {
    const deliveryCarrier = { appId, ...rest };
    await owner.call("ecom.deliveryProfile.addDeliveryCarrier", {
      deliveryRegionId,
      deliveryCarrier,
    });
  },
  async taxRegion(country: string, subdivision = ""): Promise<string> {
    const taxRegion = { country, subdivision, appId: MANUAL_CALCULATOR };
    return (await owner.call("ecom.taxRegions.createTaxRegion", { taxRegion })).taxRegion.id;
  },
  async taxGroup(name: string): Promise<string> {
    return (await owner.call("ecom.taxGroups.createTaxGroup", { taxGroup: { name } })).taxGroup.id;
  },
  async defaultGroups(): Promise<{ products: string; delivery: string }> {
    const { taxGroups } = await owner.call("ecom.taxGroups.listDefaultTaxGroups");
    const idOf = (name: string) =>
      taxGroups.find((taxGroup: Json) => taxGroup.name.startsWith(name)).id;
    return { products: idOf("Products"), delivery: idOf("Shipping") };
  },
  async rate(taxRegionId: string, taxGroupId: string, taxRate: string, rest = {}) {
    const manualTaxMapping = { taxRegionId, taxGroupId, taxRate, ...rest };
    return (await owner.call("ecom.manualTaxMappings.createManualTaxMapping", { manualTaxMapping }))
      .manualTaxMapping;
  },
  async exempt(manualTaxMappingId: string, exemptGroupId: string, rate: string) {
    await owner.call("ecom.manualTaxMappings.bulkAssignExemptOverrides", {
      assignOverrides: [{ manualTaxMappingId, exemptGroupOverrides: [{ exemptGroupId, rate }] }],
    });
  },
});
