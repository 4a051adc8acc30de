import { beforeEach, describe, expect, test } from "vitest";
import { createEmulator, type Emulator } from "../../emulator.js";
import { type Caller, type Json, merchant, visitor } from "../../testing/test-client.js";
import { PICKUP, SHIPPING, SHIPPO } from "./carriers.js";

const UNKNOWN_ID = "00000000-0000-4000-8000-00000000dead";
const API = "ecom.deliveryProfile";

let emulator: Emulator;
let owner: Caller;
let defaultProfile: Json;
beforeEach(async () => {
  emulator = createEmulator({
    seed: "minimal",
    webhooks: { url: "http://localhost:9/hook" },
    fetch: async () => new Response(null, { status: 204 }),
  });
  owner = merchant(emulator);
  const { deliveryProfiles } = await owner.call(`${API}.queryDeliveryProfiles`, { query: {} });
  [defaultProfile] = deliveryProfiles;
});

const create = async (...deliveryRegions: object[]): Promise<Json> =>
  (
    await owner.call(`${API}.createDeliveryProfile`, {
      deliveryProfile: { name: "Furniture", deliveryRegions },
    })
  ).deliveryProfile;
const regionTo = (countryCode: string, ...subdivisions: string[]) => ({
  name: countryCode,
  destinations: [{ countryCode, subdivisions }],
});
const readProfile = async (deliveryProfileId: string): Promise<Json> =>
  (await owner.call(`${API}.getDeliveryProfile`, { deliveryProfileId })).deliveryProfile;

test("a site can have only one default profile", async () => {
  const deliveryProfile = { name: "Another", default: true, deliveryRegions: [] };
  expect(await owner.fails(`${API}.createDeliveryProfile`, { deliveryProfile })).toEqual({
    status: 428,
    code: "SINGLE_DEFAULT_DELIVERY_PROFILE",
  });
});

test("a site has a permanent default profile that covers its country and the rest of the world", async () => {
  expect(defaultProfile).toMatchObject({ default: true, revision: "1" });
  expect(defaultProfile.deliveryRegions.map(({ destinations }: Json) => destinations)).toEqual([
    [{ countryCode: "US", subdivisions: [] }],
    [],
  ]);
  expect(
    await owner.fails(`${API}.deleteDeliveryProfile`, { deliveryProfileId: defaultProfile.id }),
  ).toMatchObject({ status: 428 });
  const deliveryProfile = { id: defaultProfile.id, revision: "1", default: false };
  expect(await owner.fails(`${API}.updateDeliveryProfile`, { deliveryProfile })).toMatchObject({
    code: "DEFAULT_CANNOT_BE_UPDATED",
  });
  expect(await readProfile(defaultProfile.id)).toEqual(defaultProfile);
});

describe("a delivery profile", () => {
  test("can be updated, but its regions can be changed only by separate operations", async () => {
    const profile = await create(regionTo("US", "NY"), regionTo("US", "CA"));
    expect(profile.default).toBe(false);
    const change = { ...profile, name: "Beds" };
    const { deliveryProfile } = await owner.call(`${API}.updateDeliveryProfile`, {
      deliveryProfile: change,
    });
    expect(deliveryProfile).toMatchObject({ name: "Beds", revision: "2" });
    const withoutRegions = { id: profile.id, revision: "2", deliveryRegions: [] };
    expect(
      await owner.fails(`${API}.updateDeliveryProfile`, { deliveryProfile: withoutRegions }),
    ).toMatchObject({ code: "DELIVERY_REGION_CANNOT_BE_UPDATED" });
    expect((await readProfile(profile.id)).deliveryRegions).toEqual(profile.deliveryRegions);
    await owner.call(`${API}.deleteDeliveryProfile`, { deliveryProfileId: profile.id });
  });

  test.each([
    ["DESTINATIONS_COLLISION", [regionTo("US", "NY"), regionTo("US")]],
    ["DESTINATIONS_COLLISION", [{ name: "a" }, { name: "b" }]],
    ["SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY", [regionTo("LU", "L")]],
  ])("is rejected with %s", async (code, deliveryRegions) => {
    const deliveryProfile = { name: "x", deliveryRegions };
    const failed = await owner.fails(`${API}.createDeliveryProfile`, { deliveryProfile });
    expect(failed.code).toBe(code);
  });

  test("cannot be created if the site already has 100 profiles", async () => {
    for (let count = 1; count < 100; count += 1) await create();
    const deliveryProfile = { name: "x" };
    expect(await owner.fails(`${API}.createDeliveryProfile`, { deliveryProfile })).toMatchObject({
      status: 428,
      code: "DELIVERY_PROFILES_LIMIT_EXCEEDED",
    });
  });
});

describe("a delivery region", () => {
  test("can be added, changed, found and removed, and each change emits events", async () => {
    const profile = await create(regionTo("US"));
    const added = await owner.call(`${API}.addDeliveryRegion`, {
      deliveryProfileId: profile.id,
      deliveryRegion: regionTo("CH"),
      revision: "1",
    });
    const region = added.deliveryProfile.deliveryRegions[1];
    expect(region).toMatchObject({ name: "CH", active: true, deliveryCarriers: [] });
    const change = {
      deliveryProfileId: profile.id,
      deliveryRegion: { id: region.id, name: "Alps" },
      revision: "2",
    };
    await owner.call(`${API}.updateDeliveryRegion`, change);
    expect(await owner.fails(`${API}.updateDeliveryRegion`, change)).toMatchObject({
      code: "INVALID_REVISION",
    });
    const carriers = { id: region.id, deliveryCarriers: [{ appId: PICKUP.id }] };
    expect(
      await owner.fails(`${API}.updateDeliveryRegion`, {
        deliveryProfileId: profile.id,
        deliveryRegion: carriers,
        revision: "3",
      }),
    ).toEqual({ status: 428, code: "DELIVERY_CARRIER_CANNOT_BE_UPDATED" });
    const result = await owner.call(`${API}.getDeliveryProfileByDeliveryRegionId`, {
      deliveryRegionId: region.id,
    });
    expect(result.deliveryProfile.deliveryRegions[1]).toEqual({ ...region, name: "Alps" });
    const removal = { deliveryProfileId: profile.id, deliveryRegionId: region.id, revision: "3" };
    await owner.call(`${API}.removeDeliveryRegion`, removal);
    expect(
      await owner.fails(`${API}.removeDeliveryRegion`, { ...removal, revision: "4" }),
    ).toMatchObject({ status: 404, code: "DELIVERY_REGION_NOT_FOUND" });
    await emulator.settled();
    const reportedEvents = emulator.webhooks.map(({ eventType }) => eventType.split("profile_")[1]);
    expect(reportedEvents).toEqual([
      "created",
      ...["updated", "region_added", "updated", "region_updated", "updated", "region_removed"],
    ]);
  });

  test("must not overlap another region of the profile", async () => {
    const profile = await create(regionTo("US"));
    const request = {
      deliveryProfileId: profile.id,
      deliveryRegion: regionTo("US", "NY"),
      revision: "1",
    };
    expect(await owner.fails(`${API}.addDeliveryRegion`, request)).toMatchObject({
      status: 409,
      code: "DESTINATIONS_COLLISION",
    });
    const unknown = { ...request, deliveryProfileId: UNKNOWN_ID };
    expect(await owner.fails(`${API}.addDeliveryRegion`, unknown)).toMatchObject({
      code: "DELIVERY_PROFILE_NOT_FOUND",
    });
  });
});

describe("delivery carriers", () => {
  const carrierRequest = (appId: string, rest = {}) => ({
    deliveryRegionId: defaultProfile.deliveryRegions[0].id,
    deliveryCarrier: { appId, ...rest },
  });

  test("can be added only once per region, and require a backup rate if they have live rates", async () => {
    const cases: [string, object][] = [
      ["CARRIER_ALREADY_EXISTS_IN_REGION", carrierRequest(SHIPPING.id)],
      ["DELIVERY_CARRIER_MISSING_BACKUP_RATE", carrierRequest(SHIPPO.id)],
      ["UNKNOWN_DELIVERY_CARRIER", carrierRequest(UNKNOWN_ID)],
      ["DELIVERY_REGION_NOT_FOUND", { ...carrierRequest(PICKUP.id), deliveryRegionId: UNKNOWN_ID }],
    ];
    for (const [code, request] of cases) {
      const failed = await owner.fails(`${API}.addDeliveryCarrier`, { ...request });
      expect(failed.code).toBe(code);
    }
    const backupRate = { title: "Flat", amount: "9", active: true };
    await owner.call(`${API}.addDeliveryCarrier`, carrierRequest(SHIPPO.id, { backupRate }));
    const cheaperCarrier = carrierRequest(SHIPPO.id, {
      backupRate: { ...backupRate, amount: "7" },
    });
    const { deliveryProfile } = await owner.call(`${API}.updateDeliveryCarrier`, cheaperCarrier);
    const carriers = deliveryProfile.deliveryRegions[0].deliveryCarriers;
    expect(carriers[1].backupRate.amount).toBe("7");
    expect(
      await owner.fails(`${API}.updateDeliveryCarrier`, carrierRequest(PICKUP.id)),
    ).toMatchObject({
      code: "DELIVERY_CARRIER_NOT_FOUND",
    });
    const { appId } = cheaperCarrier.deliveryCarrier;
    const removed = await owner.call(`${API}.removeDeliveryCarrier`, { ...cheaperCarrier, appId });
    expect(removed.deliveryProfile.deliveryRegions[0].deliveryCarriers).toHaveLength(1);
  });

  test("are listed with their rates, which can be turned off", async () => {
    const { installedDeliveryCarriers } = await owner.call(`${API}.listInstalledDeliveryCarriers`);
    expect(installedDeliveryCarriers.length).toBeGreaterThan(3);
    // These ids are the same as on live sites.
    expect(installedDeliveryCarriers).toMatchObject([
      { id: "45c44b27-ca7b-4891-8c0d-1747d588b835", displayName: "Basic Shipping" },
      { id: "50d8c12f-715e-41ad-be25-d0f61375dbee", displayName: "Pickup" },
      {},
      { id: "2b1943e2-3fc2-47bc-be56-3d402e5966d7", displayName: "Shippo" },
    ]);
    const region = defaultProfile.deliveryRegions[0].id;
    await owner.call(`${API}.addDeliveryCarrier`, carrierRequest(PICKUP.id));
    const { shippingOption } = await owner.call("ecom.shippingOptions.createShippingOption", {
      shippingOption: { title: "Flat", deliveryRegionId: region, rates: [{ amount: "5" }] },
    });
    const { pickupLocation } = await owner.call("ecom.pickupLocations.createPickupLocation", {
      pickupLocation: { name: "Shop", address: { country: "US" }, deliveryRegionIds: [region] },
    });
    await owner.call(`${API}.setDeliveryCarrierActiveStatus`, {
      carrierAppId: SHIPPING.id,
      rowId: shippingOption.id,
      active: false,
    });
    await owner.call(`${API}.updateCarrierSettings`, {
      carrierId: PICKUP.id,
      rowId: pickupLocation.id,
      active: false,
    });
    const { results } = await owner.call(`${API}.listDeliveryCarriers`, {
      deliveryProfileId: defaultProfile.id,
      appIds: [SHIPPING.id, PICKUP.id, SHIPPO.id],
    });
    const rows = (index: number) =>
      results[index].deliveryCarrierRegionalSettings[0].dashboardTables[0].rows;
    expect(rows(0)).toEqual([
      { key: shippingOption.id, data: { name: "Flat", amount: "5" }, active: false },
    ]);
    expect(rows(1)).toMatchObject([{ key: pickupLocation.id, active: false }]);
    expect(results[2].deliveryCarrierMetadata.error.code).toBe("DELIVERY_CARRIER_NOT_FOUND");
    const unknown = { carrierAppId: UNKNOWN_ID, rowId: UNKNOWN_ID, active: true };
    expect(await owner.fails(`${API}.setDeliveryCarrierActiveStatus`, unknown)).toMatchObject({
      code: "DELIVERY_CARRIER_NOT_FOUND",
    });
  });

  test("determine whether a destination requires a postal code or allows only pickup", async () => {
    const region = (await create(regionTo("CH"))).deliveryRegions[0].id;
    const deliveryCarrier = { appId: PICKUP.id };
    await owner.call(`${API}.addDeliveryCarrier`, { deliveryRegionId: region, deliveryCarrier });
    const response = await owner.call(`${API}.getDeliveryDestinationProperties`);
    expect(response.restOfWorld).toEqual({ postalCodeRequired: false, pickupOnly: false });
    expect(response.countries[1]).toEqual({
      country: "CH",
      deliveryDestinationProperties: { postalCodeRequired: false, pickupOnly: true },
      subdivisions: [],
    });
  });
});

test("createDeliveryProfile and addDeliveryRegion create regions with the carriers in the request", async () => {
  const backupRate = { title: "Flat", amount: "9", active: true };
  const region = { ...regionTo("US"), deliveryCarriers: [{ appId: SHIPPO.id, backupRate }] };
  const profile = await create(region, {
    ...regionTo("CH"),
    deliveryCarriers: [{ appId: PICKUP.id }],
  });
  const carriersOf = ({ deliveryRegions }: Json) =>
    deliveryRegions.map(({ deliveryCarriers }: Json) => deliveryCarriers);
  const expected = [
    [{ appId: SHIPPO.id, backupRate, additionalCharges: [] }],
    [{ appId: PICKUP.id, additionalCharges: [] }],
  ];
  expect(carriersOf(profile)).toEqual(expected);
  expect(profile.deliveryRegions.map(({ active }: Json) => active)).toEqual([true, true]);
  const added = await owner.call(`${API}.addDeliveryRegion`, {
    deliveryProfileId: profile.id,
    deliveryRegion: { ...regionTo("FR"), deliveryCarriers: [{ appId: PICKUP.id }] },
    revision: "1",
  });
  expect(carriersOf(added.deliveryProfile)).toEqual([...expected, expected[1]]);
  for (const [code, appId] of [
    ["UNKNOWN_DELIVERY_CARRIER", UNKNOWN_ID],
    ["DELIVERY_CARRIER_MISSING_BACKUP_RATE", SHIPPO.id],
  ] as const) {
    const deliveryRegion = { ...regionTo("IT"), deliveryCarriers: [{ appId }] };
    const deliveryProfile = { name: "x", deliveryRegions: [deliveryRegion] };
    const request = { deliveryProfileId: profile.id, deliveryRegion, revision: "2" };
    expect(await owner.fails(`${API}.createDeliveryProfile`, { deliveryProfile })).toMatchObject({
      code,
    });
    expect(await owner.fails(`${API}.addDeliveryRegion`, request)).toMatchObject({ code });
  }
  expect(carriersOf(await readProfile(profile.id))).toHaveLength(3);
});

test("delivery operations reject visitors", async () => {
  const guest = await visitor(emulator);
  for (const operation of [
    `${API}.queryDeliveryProfiles`,
    "ecom.shippingOptions.queryShippingOptions",
    "ecom.pickupLocations.queryPickupLocation",
    "ecom.localDeliveryOptions.queryLocalDeliveryOptions",
    "ecom.shippoConfigurations.queryShippoConfigurations",
    "ecom.ecommerceSettings.getEcommerceSettings",
  ]) {
    expect(await guest.fails(operation)).toMatchObject({ status: 403 });
  }
});
