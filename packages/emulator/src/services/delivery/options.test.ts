import { beforeEach, describe, expect, test } from "vitest";
import { createEmulator, type Emulator } from "../../emulator.js";
import { ADDRESS, type Caller, type Json, merchant } from "../../testing/test-client.js";
import { LOCAL, PICKUP, SHIPPO } from "./carriers.js";

const UNKNOWN_ID = "00000000-0000-4000-8000-00000000dead";

let emulator: Emulator;
let owner: Caller;
let region: string;
beforeEach(async () => {
  emulator = createEmulator({ seed: "minimal", site: { delivery: [] } });
  owner = merchant(emulator);
  const response = await owner.call("ecom.deliveryProfile.queryDeliveryProfiles", { query: {} });
  region = response.deliveryProfiles[0].deliveryRegions[0].id;
});

const RATES = [
  { amount: "9.90", conditions: [{ type: "BY_TOTAL_PRICE", value: "50", operator: "LT" }] },
  { amount: "0", conditions: [{ type: "BY_TOTAL_PRICE", value: "50", operator: "GTE" }] },
];
const createShippingOption = async (rest = {}): Promise<Json> =>
  (
    await owner.call("ecom.shippingOptions.createShippingOption", {
      shippingOption: { title: "Flat", deliveryRegionId: region, rates: RATES, ...rest },
    })
  ).shippingOption;

const SHIPPO_SETUP = {
  packageType: "CUSTOM",
  osLocationId: UNKNOWN_ID,
  deliveryRegionId: UNKNOWN_ID,
  packageDetails: { dimensions: { length: "1", width: "1", height: "1" } },
};
const KINDS: [string, string, object][] = [
  ["shippingOptions", "shippingOption", { title: "Post", rates: RATES }],
  ["pickupLocations", "pickupLocation", { name: "Shop", address: ADDRESS }],
  ["localDeliveryOptions", "localDeliveryOption", { areaName: "Town", rate: "3" }],
  ["shippoConfigurations", "shippoConfiguration", SHIPPO_SETUP],
];

describe.each(KINDS)("%s", (module, noun, content) => {
  const name = `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)}`;

  test("can be added to regions and removed from them", async () => {
    const created = (
      await owner.call(`ecom.${module}.create${name}`, {
        [noun]: { ...content, deliveryRegionIds: [region], deliveryRegionId: region },
      })
    )[noun];
    const change = { [`${noun}Id`]: created.id, deliveryRegionId: UNKNOWN_ID };
    const more = await owner.call(`ecom.${module}.addDeliveryRegion`, { ...change, revision: "1" });
    expect(more[noun]).toMatchObject({ deliveryRegionIds: [region, UNKNOWN_ID], revision: "2" });
    const stale = await owner.fails(`ecom.${module}.removeDeliveryRegion`, {
      ...change,
      revision: "1",
    });
    expect(stale.code).toBe("INVALID_REVISION");
    const reduced = await owner.call(`ecom.${module}.removeDeliveryRegion`, {
      ...change,
      revision: "2",
    });
    expect(reduced[noun].deliveryRegionIds).toEqual([region]);
  });
});

test("a rate condition for a quantity requires an integer", async () => {
  const conditions = [{ type: "BY_TOTAL_QUANTITY", value: "1.5", operator: "GT" }];
  const rates = [{ amount: "1", conditions }];
  const shippingOption = { title: "x", deliveryRegionId: region, rates };
  expect(
    await owner.fails("ecom.shippingOptions.createShippingOption", { shippingOption }),
  ).toMatchObject({ status: 400, code: "INVALID_QUANTITY_VALUE" });
});

describe("bulk delivery operations", () => {
  test("change pickup locations independently and limit their number per region", async () => {
    const pickup = (index: number) => ({
      name: `Shop ${index}`,
      address: ADDRESS,
      deliveryRegionIds: [region],
    });
    const tooMany = Array.from({ length: 101 }, (_, index) => pickup(index));
    const creation = await owner.call("ecom.pickupLocations.bulkCreatePickupLocation", {
      pickupLocations: tooMany.slice(0, 99),
    });
    expect(creation.pickupLocations).toHaveLength(99);
    const excess = await owner.call("ecom.pickupLocations.bulkCreatePickupLocation", {
      pickupLocations: tooMany.slice(99),
    });
    expect(excess.errors.map(({ error }: Json) => error.code)).toEqual([
      "LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED",
    ]);
    const [location] = creation.pickupLocations;
    const unknown = { ...pickup(0), deliveryRegionIds: [UNKNOWN_ID] };
    const { pickupLocation } = await owner.call("ecom.pickupLocations.createPickupLocation", {
      pickupLocation: unknown,
    });
    const move = { pickupLocationId: pickupLocation.id, deliveryRegionId: region, revision: "1" };
    expect(await owner.fails("ecom.pickupLocations.addDeliveryRegion", move)).toMatchObject({
      status: 428,
      code: "LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED",
    });
    const updated = await owner.call("ecom.pickupLocations.bulkUpdatePickupLocation", {
      pickupLocations: [
        { id: location.id, revision: "1", name: "Kiosk" },
        { id: UNKNOWN_ID, revision: "1" },
      ],
    });
    expect(updated.pickupLocations).toMatchObject([{ name: "Kiosk", revision: "2" }]);
    expect(updated.errors).toMatchObject([
      { id: UNKNOWN_ID, error: { code: "PICKUP_LOCATION_NOT_FOUND" } },
    ]);
    const deletion = await owner.call("ecom.pickupLocations.bulkDeletePickupLocation", {
      pickupLocationIds: [location.id, UNKNOWN_ID],
    });
    expect(deletion.errors).toMatchObject([{ id: UNKNOWN_ID }]);
  });

  test("limit the number of local delivery areas per region", async () => {
    const area = { areaName: "Town", rate: "3", zipConfig: { zipCodes: ["1"] } };
    const option = { ...area, deliveryRegionIds: [region] };
    const operation = "ecom.localDeliveryOptions.bulkCreateLocalDeliveryOption";
    const localDeliveryOptions = Array.from({ length: 100 }, () => option);
    await owner.call(operation, { localDeliveryOptions });
    const { errors } = await owner.call(operation, { localDeliveryOptions: [option] });
    expect(errors[0].error).toBe("LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED");
    const entry = { localDeliveryOption: option };
    expect(
      await owner.fails("ecom.localDeliveryOptions.createLocalDeliveryOption", entry),
    ).toMatchObject({ code: "LIMIT_OF_OPTIONS_PER_EXTERNAL_ID_EXCEEDED" });
  });

  test("set the city keys and radius units of local delivery areas", async () => {
    const cityItems = [{ cityName: "Oslo", country: "NO" }];
    const address = {
      formattedAddress: "Oslo, Norway",
      geocode: { latitude: 59.91, longitude: 10.75 },
    };
    const { localDeliveryOptions } = await owner.call(
      "ecom.localDeliveryOptions.bulkCreateLocalDeliveryOption",
      {
        localDeliveryOptions: [
          { areaName: "Oslo", cityConfig: { cityItems }, deliveryRegionIds: [region] },
        ],
      },
    );
    const [option] = localDeliveryOptions;
    expect(option.cityConfig.cityItems[0].cityKey).toBe("no-oslo");
    const { localDeliveryOption } = await owner.call(
      "ecom.localDeliveryOptions.updateLocalDeliveryOption",
      {
        localDeliveryOption: { id: option.id, revision: "1", radiusConfig: { radius: 5, address } },
      },
    );
    expect(localDeliveryOption).toMatchObject({ radiusConfig: { radius: 5, lengthUnit: "KM" } });
    expect(localDeliveryOption.cityConfig).toBeUndefined();
    const listed = await owner.call("ecom.localDeliveryOptions.listLocalDeliveryOptions", {
      externalId: region,
    });
    expect(listed.localDeliveryOptions).toHaveLength(1);
    const update = { localDeliveryOptions: [{ id: UNKNOWN_ID, revision: "1" }] };
    const { errors } = await owner.call(
      "ecom.localDeliveryOptions.bulkUpdateLocalDeliveryOption",
      update,
    );
    expect(errors).toEqual([{ id: UNKNOWN_ID, error: "LOCAL_DELIVERY_OPTION_NOT_FOUND" }]);
    await owner.call("ecom.localDeliveryOptions.bulkDeleteLocalDeliveryOption", {
      ids: [option.id, UNKNOWN_ID],
    });
    const idRequest = { localDeliveryOptionId: option.id };
    expect(
      await owner.fails("ecom.localDeliveryOptions.getLocalDeliveryOption", idRequest),
    ).toMatchObject({ status: 404 });
  });
});

describe("getDeliverySolutions", () => {
  const getSolutions = async (price: string, destination: object, rest = {}): Promise<Json> =>
    (
      await owner.call("ecom.deliverySolutions.getDeliverySolutions", {
        lineItems: [{ id: "a", name: "Chair", quantity: 2, price, ...rest }],
        destination,
        currency: "USD",
      })
    ).deliverySolutions.map(({ title, cost }: Json) => [title, cost.price]);
  const US = { country: "US", city: "Oslo", postalCode: "10001" };

  test("returns the options for the region at the rate that applies to the order", async () => {
    const option = await createShippingOption();
    expect(await getSolutions("10", US)).toEqual([["Flat", "9.90"]]);
    expect(await getSolutions("25", US)).toEqual([["Flat", "0.00"]]);
    expect(await getSolutions("10", { country: "FR" })).toEqual([]);
    const rates = [{ amount: "1.50", multiplyByQuantity: true }];
    await createShippingOption({ title: "Each", rates });
    await owner.call("ecom.deliveryProfile.setDeliveryCarrierActiveStatus", {
      carrierAppId: "45c44b27-ca7b-4891-8c0d-1747d588b835",
      rowId: option.id,
      active: false,
    });
    expect(await getSolutions("10", US)).toEqual([["Each", "3.00"]]);
  });

  test("returns pickup locations, and local delivery areas that contain the address", async () => {
    for (const appId of [PICKUP.id, LOCAL.id]) {
      const deliveryCarrier = { appId };
      await owner.call("ecom.deliveryProfile.addDeliveryCarrier", {
        deliveryRegionId: region,
        deliveryCarrier,
      });
    }
    const deliveryRegionIds = [region];
    await owner.call("ecom.pickupLocations.createPickupLocation", {
      pickupLocation: {
        name: "Shop",
        address: ADDRESS,
        rates: [{ amount: "0" }],
        deliveryRegionIds,
      },
    });
    const cityItems = [{ cityName: "oslo", country: "US" }];
    for (const area of [
      { areaName: "Codes", zipConfig: { zipCodes: ["100*"] }, minimumFreeDeliveryOrderAmount: 15 },
      { areaName: "Other codes", zipConfig: { zipCodes: ["200*"] } },
      { areaName: "City", cityConfig: { cityItems } },
    ]) {
      await owner.call("ecom.localDeliveryOptions.createLocalDeliveryOption", {
        localDeliveryOption: { rate: "4", deliveryRegionIds, ...area },
      });
    }
    expect(await getSolutions("10", US)).toEqual([
      ["Shop", "0.00"],
      ["Codes", "0.00"],
      ["City", "4.00"],
    ]);
  });

  test("assigns ids to line items without an id", async () => {
    await createShippingOption();
    const lineItems = ["Chair", "Table"].map((name) => ({ name, price: "10" }));
    const { deliverySolutions } = await owner.call("ecom.deliverySolutions.getDeliverySolutions", {
      lineItems,
      destination: US,
      currency: "USD",
    });
    const { lineItemIds } = deliverySolutions[0].deliveryAllocations[0].applicableLineItems;
    expect(new Set(lineItemIds).size).toBe(2);
    expect(lineItemIds).not.toContain("undefined");
  });

  test.each([
    ["REQUIRED_COUNTRY", {}, {}],
    ["NO_DELIVERY_REGION_FOUND", { country: "FR" }, { profile: true }],
  ])("rejects requests with %s", async (code, destination, { profile }: { profile?: boolean }) => {
    const { deliveryProfile } = await owner.call("ecom.deliveryProfile.createDeliveryProfile", {
      deliveryProfile: { name: "Nowhere" },
    });
    const line = { id: "a", name: "Chair", quantity: 1, price: "1" };
    const lineItems = [{ ...line, ...(profile && { deliveryProfileId: deliveryProfile.id }) }];
    const request = { lineItems, destination, currency: "USD" };
    const failed = await owner.fails("ecom.deliverySolutions.getDeliverySolutions", request);
    expect(failed.code).toBe(code);
  });
});

test("a Shippo configuration can be created", async () => {
  const { shippoConfiguration } = await owner.call(
    "ecom.shippoConfigurations.createShippoConfiguration",
    { shippoConfiguration: { ...SHIPPO_SETUP, deliveryRegionId: region } },
  );
  expect(shippoConfiguration).toMatchObject({ deliveryRegionIds: [region] });
  expect(SHIPPO.fallbackDefinitionMandatory).toBe(true);
});

test("getEcommerceSettings returns no settings", async () => {
  const response = owner.call("ecom.ecommerceSettings.getEcommerceSettings", { fields: ["TAX"] });
  expect(await response).toEqual({ ecommerceSettings: {}, errors: [] });
});
