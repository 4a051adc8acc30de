import { PICKUP, SHIPPING } from "../../../services/delivery/carriers.js";
import type { World } from "../../shop-world.js";
import type { Json } from "../../test-client.js";
import { entityRequests } from "../create.js";
import { type Settings, serviceSettings, setField } from "../setting.js";

const APP_ID = "d80111c5-a0f4-47a8-b63a-65b54d774a27";

/** Returns the ids of the default profile and its first region. The region has one carrier. */
async function defaultProfile({ callers }: World): Promise<{ profile: string; region: string }> {
  const { deliveryProfiles } = await callers.owner.call(
    "ecom.deliveryProfile.queryDeliveryProfiles",
    { query: {} },
  );
  const [profile] = deliveryProfiles;
  return { profile: profile.id, region: profile.deliveryRegions[0].id };
}
const regionFields = async (world: World) => ({
  deliveryRegionId: (await defaultProfile(world)).region,
});
const profileAndRegionFields = async (world: World) => ({
  ...(await regionFields(world)),
  deliveryProfileId: (await defaultProfile(world)).profile,
});

const profile = entityRequests("ecom.deliveryProfile.createDeliveryProfile");
const shipping = entityRequests("ecom.shippingOptions.createShippingOption", async (world) => ({
  "shippingOption.title": "Post",
  "shippingOption.rates": [{ amount: "5" }],
  "shippingOption.deliveryRegionId": (await defaultProfile(world)).region,
}));
const shippo = entityRequests("ecom.shippoConfigurations.createShippoConfiguration");
const pickup = entityRequests("ecom.pickupLocations.createPickupLocation");
const localDelivery = entityRequests("ecom.localDeliveryOptions.createLocalDeliveryOption", () => ({
  "localDeliveryOption.deliveryRegionIds": [APP_ID],
}));

/** Settings for operations whose requests identify a delivery option and a region. */
function regionSettings(noun: string) {
  const regionRequest = ({ id, revision }: Json, world: World) =>
    regionFields(world).then((region) => ({ ...region, [`${noun}Id`]: id, revision }));
  return { addDeliveryRegion: regionRequest, removeDeliveryRegion: regionRequest };
}

export const delivery: Settings = {
  ...profile.settings({
    updateDeliveryProfile: setField("deliveryProfile.name", "New"),
    addDeliveryRegion: ({ id }) => ({ deliveryProfileId: id }),
  }),
  ...serviceSettings("ecom.deliveryProfile", {
    updateDeliveryRegion: async (world) => ({
      deliveryProfileId: (await defaultProfile(world)).profile,
      deliveryRegion: { id: (await defaultProfile(world)).region, name: "New" },
    }),
    getDeliveryProfileByDeliveryRegionId: regionFields,
    removeDeliveryRegion: profileAndRegionFields,
    addDeliveryCarrier: async (world) => ({
      ...(await regionFields(world)),
      "deliveryCarrier.appId": PICKUP.id,
    }),
    removeDeliveryCarrier: async (world) => ({
      ...(await regionFields(world)),
      appId: SHIPPING.id,
    }),
    updateDeliveryCarrier: async (world) => ({
      ...(await regionFields(world)),
      "deliveryCarrier.appId": SHIPPING.id,
    }),
    listDeliveryCarriers: async (world) => ({
      deliveryProfileId: (await defaultProfile(world)).profile,
    }),
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
    ...regionSettings("shippingOption"),
    updateShippingOption: setField("shippingOption.title", "New"),
  }),
  ...shippo.settings(regionSettings("shippoConfiguration")),
  ...pickup.settings({
    ...regionSettings("pickupLocation"),
    updatePickupLocation: setField("pickupLocation.name", "New"),
    bulkUpdatePickupLocation: ({ id, revision }) => ({
      pickupLocations: [{ id, revision, name: "New" }],
    }),
    bulkDeletePickupLocation: ({ id }) => ({ pickupLocationIds: [id] }),
  }),
  ...localDelivery.settings({
    listLocalDeliveryOptions: () => ({ externalId: APP_ID }),
    ...regionSettings("localDeliveryOption"),
    updateLocalDeliveryOption: setField("localDeliveryOption.areaName", "New"),
    bulkUpdateLocalDeliveryOption: ({ id, revision }) => ({
      localDeliveryOptions: [{ id, revision, areaName: "New" }],
    }),
    bulkDeleteLocalDeliveryOption: ({ id }) => ({ ids: [id] }),
  }),
  ...serviceSettings("ecom.deliverySolutions", {
    getDeliverySolutions: () => ({ "destination.country": "US" }),
  }),
};
