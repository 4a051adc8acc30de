import { beforeEach, describe, expect, test } from "vitest";
import { MoneyWorld, NEW_YORK, PARIS } from "../../testing/money-world.js";
import { LOCAL, PICKUP, SHIPPO } from "./carriers.js";

let world: MoneyWorld;
beforeEach(async () => {
  world = await MoneyWorld.open();
});

describe("cart delivery", () => {
  test("uses the site's delivery settings until the merchant creates shipping options, and includes pickup in both cases", async () => {
    const chair = await world.product("Chair", "10");
    const cartId = await world.cartOf([chair], NEW_YORK);
    await world.sets.carrier(world.domestic, PICKUP.id);
    await world.pickup();
    const titles = async () => (await world.shown(cartId)).map(([title]) => title);
    expect(await titles()).toEqual(["Standard delivery", "Express delivery", "Shop"]);
    await world.sets.shipping("Ground", [world.domestic], [{ amount: "5" }]);
    expect(await titles()).toEqual(["Ground", "Shop"]);
    const deliveryMethod = { code: "standard" };
    expect(
      await world.guest.fails("ecom.cartV2.setDeliveryMethod", { cartId, deliveryMethod }),
    ).toMatchObject({ code: "DELIVERY_METHOD_NOT_FOUND" });
  });

  test("requires an address, except for pickup", async () => {
    const cartId = await world.cartOf([await world.product("Chair", "10")]);
    const { id: ground } = await world.sets.shipping("Ground", [world.domestic], [{ amount: "5" }]);
    await world.sets.carrier(world.domestic, PICKUP.id);
    await world.pickup();
    const request = { cartId, deliveryMethod: { code: ground } };
    expect(await world.guest.fails("ecom.cartV2.setDeliveryMethod", request)).toMatchObject({
      code: "DELIVERY_METHOD_MISSING_ADDRESS",
    });
    await world.choose(cartId, "Shop");
    expect((await world.summary(cartId)).violations).toEqual([]);
  });

  test("combines the options of several profiles by name and keeps the selected option", async () => {
    const heavy = await world.sets.profile("Heavy", [{ countryCode: "US" }]);
    const region = heavy.deliveryRegions[0].id;
    const time = { estimatedDeliveryTime: "2 days" };
    await world.sets.shipping("Ground", [world.domestic, world.abroad], [{ amount: "5" }], time);
    await world.sets.shipping("Night", [world.domestic], [{ amount: "20" }], time);
    await world.sets.shipping("Ground", [region], [{ amount: "40.5" }], time);
    await world.sets.shipping("Night", [region], [{ amount: "80" }]);
    const physicalProperties = { deliveryProfileId: heavy.id };
    const [book, piano] = [
      await world.product("Book", "10"),
      await world.product("Piano", "100", { physicalProperties }),
    ];
    const cartId = await world.cartOf([book], NEW_YORK);
    await world.choose(cartId, "Ground");
    await world.guest.call("ecom.cartV2.addLineItems", {
      cartId,
      catalogItems: [{ catalogReference: piano, quantity: 1 }],
    });
    const [ground, night] = await world.choices(cartId);
    expect(ground).toMatchObject({ cost: { price: { amount: "45.50" } }, partial: false });
    expect(ground.logistics.deliveryTime).toBe("2 days");
    expect(night.logistics.deliveryTime).toBe("");
    expect(ground.deliveryAllocations).toMatchObject([
      { deliveryRegion: { id: world.domestic } },
      { deliveryRegion: { id: region } },
    ]);
    const summary = await world.summary(cartId);
    expect([summary.violations, summary.deliverySummary.price.amount]).toEqual([[], "45.50"]);

    // No carrier delivers pianos to France.
    await world.move(cartId, PARIS);
    expect((await world.choices(cartId))[0]).toMatchObject({ title: "Ground", partial: true });
    expect((await world.summary(cartId)).violations).toMatchObject([
      { code: "DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS" },
    ]);
    expect((await world.guest.fails("ecom.cartV2.placeOrder", { cartId })).code).toBe(
      "DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS",
    );
  });

  test("uses the cheapest option of each profile if the profiles share no option name", async () => {
    const heavy = await world.sets.profile("Heavy", []);
    await world.sets.shipping("Ground", [world.domestic], [{ amount: "5" }]);
    await world.sets.shipping("Freight", [heavy.deliveryRegions[0].id], [{ amount: "40" }]);
    await world.sets.shipping("Crane", [heavy.deliveryRegions[0].id], [{ amount: "30" }]);
    const physicalProperties = { deliveryProfileId: heavy.id };
    const piano = await world.product("Piano", "100", { physicalProperties });
    const cartId = await world.cartOf([await world.product("Book", "10"), piano], NEW_YORK);
    expect(await world.shown(cartId)).toEqual([["Shipping", "35.00"]]);
  });

  test("includes the carrier's charges, and uses the backup rate if the carrier offers no rates", async () => {
    const additionalCharges = [{ description: "Packing", amount: "1.25" }];
    const backupRate = { title: "Parcel", amount: "9", active: true };
    await world.sets.carrier(world.abroad, SHIPPO.id, { backupRate, additionalCharges });
    await world.sets.shipping("Ground", [world.domestic], [{ amount: "5" }]);
    const cartId = await world.cartOf([await world.product("Book", "10")], PARIS);
    expect(await world.shown(cartId)).toEqual([["Parcel", "10.25"]]);
    const { deliverySolutions } = await world.guest.call(
      "ecom.deliverySolutions.getDeliverySolutions",
      {
        lineItems: [{ id: "a", name: "Book", quantity: 1, price: "10" }],
        destination: PARIS,
        currency: "USD",
      },
    );
    expect(deliverySolutions[0].cost).toMatchObject({
      price: "9.00",
      additionalCosts: [{ description: "Packing", deliveryPrice: { amount: "1.25" } }],
    });
  });

  test("uses the backup rate for pickup until the merchant adds a pickup location", async () => {
    const backupRate = { title: "At the shop", amount: "0", active: true };
    await world.sets.carrier(world.domestic, PICKUP.id, { backupRate });
    await world.sets.shipping("Ground", [world.domestic], [{ amount: "5" }]);
    const cartId = await world.cartOf([await world.product("Lamp", "30")], NEW_YORK);
    expect(await world.shown(cartId)).toEqual([
      ["Ground", "5.00"],
      ["At the shop", "0.00"],
    ]);
    await world.pickup();
    expect((await world.shown(cartId))[1]).toEqual(["Shop", "0.00"]);
  });
});

describe("local delivery", () => {
  test("is offered by postal code, distance or area, and is free for orders that reach a minimum amount", async () => {
    await world.sets.shipping("Ground", [world.domestic], [{ amount: "5" }]);
    await world.sets.carrier(world.domestic, LOCAL.id);
    const center = { latitude: 40.75, longitude: -73.99 };
    const corner = (latitude: number, longitude: number) => ({ latitude, longitude });
    const square = [corner(40, -75), corner(40, -73), corner(41, -73), corner(41, -75)];
    for (const option of [
      { areaName: "Code", zipConfig: { zipCodes: ["100*"] }, minimumFreeDeliveryOrderAmount: 50 },
      {
        areaName: "Near",
        radiusConfig: { radius: 10, address: { formattedAddress: "Shop", geocode: center } },
      },
      { areaName: "Square", customAreaConfig: { geocodes: square } },
      {
        areaName: "Elsewhere",
        zipConfig: { zipCodes: ["100*"] },
        destinations: [{ code: "US", subdivisions: ["US-CA"] }],
      },
    ]) {
      await world.owner.call("ecom.localDeliveryOptions.createLocalDeliveryOption", {
        localDeliveryOption: { rate: "4", deliveryRegionIds: [world.domestic], ...option },
      });
    }
    const lamp = await world.product("Lamp", "30");
    const cartId = await world.cartOf([lamp], NEW_YORK);
    const localOptions = async () => (await world.shown(cartId)).slice(1);
    expect(await localOptions()).toEqual([["Code", "4.00"]]);
    await world.move(cartId, { ...NEW_YORK, geocode: { latitude: 40.8, longitude: -73.95 } });
    expect(await localOptions()).toEqual([
      ["Code", "4.00"],
      ["Near", "4.00"],
      ["Square", "4.00"],
    ]);
    await world.move(cartId, { ...NEW_YORK, postalCode: "9", geocode: corner(40.2, -74) });
    expect(await localOptions()).toEqual([["Square", "4.00"]]);
    await world.move(cartId, NEW_YORK);
    const secondLamp = { cartId, catalogItems: [{ catalogReference: lamp, quantity: 1 }] };
    await world.guest.call("ecom.cartV2.addLineItems", secondLamp);
    expect(await localOptions()).toEqual([["Code", "0.00"]]);
  });

  test("offers only future time slots", async () => {
    const now = Date.parse("2026-05-06T08:00:00Z");
    world.emulator.clock.set(now);
    await world.sets.shipping("Ground", [world.domestic], [{ amount: "5" }]);
    await world.sets.carrier(world.domestic, LOCAL.id);
    const day = { start: { hours: 9, minutes: 0 }, end: { hours: 11, minutes: 30 }, enabled: true };
    await world.owner.call("ecom.localDeliveryOptions.createLocalDeliveryOption", {
      localDeliveryOption: {
        areaName: "Code",
        rate: "4",
        zipConfig: { zipCodes: ["100*"] },
        deliveryRegionIds: [world.domestic],
        scheduledDeliveryConfig: {
          handlingDays: 1,
          cutOffTime: { hours: 10, minutes: 0 },
          timeWindows: [
            { day: "THU", ...day },
            { day: "FRI", ...day },
          ],
        },
      },
    });
    const cartId = await world.cartOf([await world.product("Lamp", "30")], NEW_YORK);
    const slotDates = async () =>
      (await world.choices(cartId))
        .slice(1)
        .map(({ logistics }) => logistics.deliveryTimeSlot.from.slice(0, 10));
    expect(await slotDates()).toEqual(["2026-05-07", "2026-05-08", "2026-05-14", "2026-05-15"]);
    await world.choose(cartId, "Code");
    expect((await world.summary(cartId)).violations).toEqual([]);
    const { checkout } = await world.guest.call("ecom.checkout.getCheckout", { id: cartId });
    expect(checkout.shippingInfo.selectedCarrierServiceOption).toMatchObject({
      cost: { price: { amount: "4.00" } },
      logistics: {
        deliveryTimeSlot: { from: "2026-05-07T09:00:00.000Z", to: "2026-05-07T11:30:00.000Z" },
      },
    });
    world.emulator.clock.set("2026-05-06T10:00:00Z");
    expect(await slotDates()).toEqual(["2026-05-08", "2026-05-14", "2026-05-15", "2026-05-21"]);
    expect((await world.summary(cartId)).violations).toMatchObject([
      { code: "DELIVERY_METHOD_NO_LONGER_AVAILABLE" },
    ]);
    await world.choose(cartId, "Code");
    await world.guest.call("ecom.checkout.updateCheckout", {
      checkout: {
        id: cartId,
        buyerInfo: { email: "ada@example.com" },
        billingInfo: { address: NEW_YORK },
      },
    });
    const { orderId } = await world.owner.call("ecom.checkout.createOrder", { id: cartId });
    const { order } = await world.owner.call("ecom.orders.getOrder", { id: orderId });
    expect(order.shippingInfo.logistics.deliveryTimeSlot.from).toBe("2026-05-08T09:00:00.000Z");
  });
});
