// Tests rates from an app that delivery regions use as a carrier.

import { shippingRates } from "@portico/ecom/plugins";
import { beforeEach, expect, test } from "vitest";
import { setUp } from "../../testing/money-setup.js";
import { APP, pluginWorld } from "../../testing/plugin-world.js";
import { type Caller, type Json, merchant } from "../../testing/test-client.js";
import type { Product } from "../catalog/model.js";

const MODULE = "ecom.deliveryProfile";
const world = pluginWorld();
let owner: Caller;
let domestic: string;
const drone = {
  code: "drone",
  title: "Drone",
  logistics: { deliveryTime: "an hour", instructions: "Look up" },
  cost: { price: "21", currency: "USD", additionalCharges: [{ price: "1.5", details: "Wind" }] },
};
const additionalCharges = [{ description: "Packing", amount: "2" }];
const backupRate = { title: "Courier", amount: "12", active: true };

beforeEach(async () => {
  owner = merchant(world.emulator);
  world.install("ECOM_SHIPPING_RATES");
  const { deliveryRegions } = await setUp(owner).defaultProfile();
  domestic = deliveryRegions[0].id;
});

/** Sets the app's response, and returns the requests that the app receives. */
function provideRates(respond: () => object): Json[] {
  const requests: Json[] = [];
  world.app.shippingRates.provideHandlers({
    getShippingRates: ({ request }) => {
      requests.push(request);
      return respond() as { shippingRates: [] };
    },
  });
  return requests;
}
const offeredRates = async (country = "US"): Promise<string[][]> => {
  const shippingAddress = { country, city: "x", postalCode: "1" };
  return (await world.estimate({ shippingAddress })).shippingInfo.carrierServiceOptions.flatMap(
    ({ shippingOptions }: Json) =>
      shippingOptions.map(({ title, cost }: Json) => [title, cost.price.amount]),
  );
};
const SITE_OPTIONS = ["Standard delivery", "Express delivery"];

test("live rates are requested only for regions with the app as a carrier, and include the region's charges", async () => {
  const requests = provideRates(() => ({ shippingRates: [drone] }));
  await setUp(owner).carrier(domestic, APP, { additionalCharges });
  const { installedDeliveryCarriers } = await owner.call(`${MODULE}.listInstalledDeliveryCarriers`);
  expect(installedDeliveryCarriers.at(-1)).toMatchObject({ id: APP });
  await world.cartOf("heavy-tee", 2);
  expect(await offeredRates()).toContainEqual(["Drone", "24.50"]);
  expect(requests).toHaveLength(1);
  expect((await offeredRates("FR")).map(([title]) => title)).toEqual(SITE_OPTIONS);
  expect(requests).toHaveLength(1);
  const checkout = await world.checkoutOf({ selectedShippingOption: { code: "drone" } });
  expect(checkout.shippingInfo.selectedCarrierServiceOption).toMatchObject({
    carrierId: APP,
    logistics: { deliveryTime: "an hour", instructions: "Look up" },
    deliveryAllocations: [{ deliveryRegion: { id: domestic } }],
  });
});

test("live rates are replaced by the backup rate when the app is uninstalled, and the region can still be changed", async () => {
  provideRates(() => ({ shippingRates: [drone] }));
  await setUp(owner).carrier(domestic, APP, { backupRate });
  await world.cartOf();
  expect((await offeredRates())[2]).toEqual(["Drone", "22.50"]);
  world.emulator.controls.plugins.remove("ECOM_SHIPPING_RATES");
  expect((await offeredRates())[2]).toEqual(["Courier", "12.00"]);
  const { id: deliveryProfileId, revision } = await setUp(owner).defaultProfile();
  const { deliveryProfile } = await owner.call(`${MODULE}.updateDeliveryRegion`, {
    deliveryProfileId,
    deliveryRegion: { id: domestic, name: "Home" },
    revision,
  });
  expect(deliveryProfile.deliveryRegions[0]).toMatchObject({
    name: "Home",
    deliveryCarriers: [{}, { appId: APP }],
  });
});

test("live rates are requested only for the line items that the app's region serves", async () => {
  const requests = provideRates(() => ({ shippingRates: [drone] }));
  const { deliveryRegions, id } = await setUp(owner).profile("Heavy", [{ countryCode: "US" }]);
  await setUp(owner).carrier(deliveryRegions[0].id, APP);
  await setUp(owner).shipping("Ground", [domestic], [{ amount: "5" }]);
  await world.cartOf("heavy-tee");
  const storedProducts = world.emulator.state.catalog.products as Map<string, Product>;
  const products = [...storedProducts.values()];
  const tee = products.find(({ slug }) => slug === "heavy-tee");
  if (tee) storedProducts.set(tee.id, { ...tee, deliveryProfileId: id });
  const other = products.find((product) => product !== tee && product.productType === "PHYSICAL");
  await world.cartOf(other?.slug);
  expect(await offeredRates()).toEqual([["Shipping", "27.50"]]);
  expect(requests.map(({ lineItems }) => lineItems.map(({ name }: Json) => name))).toEqual([
    ["Heavy Tee"],
  ]);
});

test.each([
  [
    "returns no rates, the region offers the backup rate if it is active",
    () => ({ shippingRates: [] }),
    ["Courier", "14.00"],
  ],
  [
    "fails, the region offers the backup rate if it is active",
    () => {
      throw new Error("out of order");
    },
    ["Courier", "14.00"],
  ],
  [
    "rejects the address, the region offers no live or backup rates",
    () => {
      throw new shippingRates.InvalidAddress({ field: "city" });
    },
    undefined,
  ],
])("if the app %s", async (_what, respond, expected) => {
  provideRates(respond);
  await setUp(owner).carrier(domestic, APP, { additionalCharges, backupRate });
  await world.cartOf();
  expect((await offeredRates())[2]).toEqual(expected);
  const inactive = { appId: APP, backupRate: { ...backupRate, active: false } };
  const change = { deliveryRegionId: domestic, deliveryCarrier: inactive };
  await owner.call(`${MODULE}.updateDeliveryCarrier`, change);
  expect((await offeredRates()).map(([title]) => title)).toEqual(SITE_OPTIONS);
});

test("getDeliverySolutions returns live rates and the errors of the app", async () => {
  const requests = provideRates(() => ({ shippingRates: [drone] }));
  await setUp(owner).carrier(domestic, APP, { additionalCharges, backupRate });
  const request = {
    lineItems: [
      {
        id: "a",
        name: "Book",
        quantity: 2,
        totalPrice: "30",
        physicalProperties: { weight: 1.5, shippable: true },
      },
    ],
    destination: { country: "US", postalCode: "1" },
    contactDetails: { firstName: "Ada" },
    currency: "USD",
  };
  const getSolutions = () => owner.call("ecom.deliverySolutions.getDeliverySolutions", request);
  const { deliverySolutions, errors } = await getSolutions();
  expect(errors).toEqual([]);
  expect(deliverySolutions.at(-1)).toMatchObject({
    deliveryReference: { code: "drone", appId: APP },
    cost: {
      price: "21.00",
      additionalCosts: [
        { description: "Wind", deliveryPrice: { amount: "1.50" } },
        { description: "Packing", deliveryPrice: { amount: "2.00" } },
      ],
    },
  });
  expect(requests[0]).toMatchObject({
    lineItems: [{ name: "Book", price: "15.00", physicalProperties: { weight: 1.5 } }],
    shippingDestination: { country: "US" },
    buyerContactDetails: { firstName: "Ada" },
  });
  provideRates(() => {
    throw new shippingRates.InvalidAddress({ field: "city" });
  });
  world.emulator.clock.advance(600_001);
  const rejected = await getSolutions();
  expect(rejected.deliverySolutions.map(({ title }: Json) => title)).toEqual(SITE_OPTIONS);
  expect(rejected.errors).toMatchObject([
    { appId: APP, errorDetails: { applicationError: { code: "PARTIAL_ADDRESS" } } },
  ]);
});
