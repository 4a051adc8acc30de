import { PICKUP, SHIPPING } from "../../../services/delivery/carriers.js";
import type { World } from "../../shop-world.js";
import type { Answer } from "../../test-client.js";
import { making } from "../create.js";
import { changing, needing, type Settings } from "../setting.js";

const APP = "d80111c5-a0f4-47a8-b63a-65b54d774a27";

/** Returns the default profile and its first region, which one carrier serves. */
async function standard({ callers }: World): Promise<{ profile: string; region: string }> {
  const { deliveryProfiles } = await callers.owner.call(
    "ecom.deliveryProfile.queryDeliveryProfiles",
    { query: {} },
  );
  const [profile] = deliveryProfiles;
  return { profile: profile.id, region: profile.deliveryRegions[0].id };
}
const inRegion = async (world: World) => ({ deliveryRegionId: (await standard(world)).region });
const inBoth = async (world: World) => ({
  ...(await inRegion(world)),
  deliveryProfileId: (await standard(world)).profile,
});

const profile = making("ecom.deliveryProfile.createDeliveryProfile");
const shipping = making("ecom.shippingOptions.createShippingOption", async (world) => ({
  "shippingOption.title": "Post",
  "shippingOption.rates": [{ amount: "5" }],
  "shippingOption.deliveryRegionId": (await standard(world)).region,
}));
const shippo = making("ecom.shippoConfigurations.createShippoConfiguration");
const pickup = making("ecom.pickupLocations.createPickupLocation");
const local = making("ecom.localDeliveryOptions.createLocalDeliveryOption", () => ({
  "localDeliveryOption.deliveryRegionIds": [APP],
}));

/** Settings of operations that identify an option and a region. */
function regions(noun: string) {
  const named = ({ id, revision }: Answer, world: World) =>
    inRegion(world).then((region) => ({ ...region, [`${noun}Id`]: id, revision }));
  return { addDeliveryRegion: named, removeDeliveryRegion: named };
}

export const delivery: Settings = {
  ...profile.settings({
    updateDeliveryProfile: changing("deliveryProfile.name", "New"),
    addDeliveryRegion: ({ id }) => ({ deliveryProfileId: id }),
  }),
  ...needing("ecom.deliveryProfile", {
    updateDeliveryRegion: async (world) => ({
      deliveryProfileId: (await standard(world)).profile,
      deliveryRegion: { id: (await standard(world)).region, name: "New" },
    }),
    getDeliveryProfileByDeliveryRegionId: inRegion,
    removeDeliveryRegion: inBoth,
    addDeliveryCarrier: async (world) => ({
      ...(await inRegion(world)),
      "deliveryCarrier.appId": PICKUP.id,
    }),
    removeDeliveryCarrier: async (world) => ({ ...(await inRegion(world)), appId: SHIPPING.id }),
    updateDeliveryCarrier: async (world) => ({
      ...(await inRegion(world)),
      "deliveryCarrier.appId": SHIPPING.id,
    }),
    listDeliveryCarriers: async (world) => ({ deliveryProfileId: (await standard(world)).profile }),
    updateCarrierSettings: async (world) => ({
      carrierId: SHIPPING.id,
      rowId: (await shipping.make(world)).id,
    }),
    setDeliveryCarrierActiveStatus: async (world) => ({
      carrierAppId: PICKUP.id,
      rowId: (await pickup.make(world)).id,
    }),
  }),
  ...shipping.settings({
    ...regions("shippingOption"),
    updateShippingOption: changing("shippingOption.title", "New"),
  }),
  ...shippo.settings(regions("shippoConfiguration")),
  ...pickup.settings({
    ...regions("pickupLocation"),
    updatePickupLocation: changing("pickupLocation.name", "New"),
    bulkUpdatePickupLocation: ({ id, revision }) => ({
      pickupLocations: [{ id, revision, name: "New" }],
    }),
    bulkDeletePickupLocation: ({ id }) => ({ pickupLocationIds: [id] }),
  }),
  ...local.settings({
    listLocalDeliveryOptions: () => ({ externalId: APP }),
    ...regions("localDeliveryOption"),
    updateLocalDeliveryOption: changing("localDeliveryOption.areaName", "New"),
    bulkUpdateLocalDeliveryOption: ({ id, revision }) => ({
      localDeliveryOptions: [{ id, revision, areaName: "New" }],
    }),
    bulkDeleteLocalDeliveryOption: ({ id }) => ({ ids: [id] }),
  }),
  ...needing("ecom.deliverySolutions", {
    getDeliverySolutions: () => ({ "destination.country": "US" }),
  }),
};
