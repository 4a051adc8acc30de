import { expect, test } from "vitest";
import { covers, distance, isWithin } from "./areas.js";
import type { LocalDeliveryOption } from "./model.js";

const LONDON = { latitude: 51.5074, longitude: -0.1278 };
const PARIS = { latitude: 48.8566, longitude: 2.3522 };
const address = { formattedAddress: "London", geocode: LONDON };
const areaWithin = (radius: number) => ({ radiusConfig: { radius, lengthUnit: "KM", address } });

test("distance is measured on the earth's surface", () => {
  expect(distance(LONDON, PARIS, "KM")).toBeCloseTo(343.6, 0);
  expect(distance(LONDON, PARIS, "MI")).toBeCloseTo(213.5, 0);
  expect(distance(LONDON, LONDON, "KM")).toBe(0);
});

test("isWithin supports concave polygons", () => {
  const point = (latitude: number, longitude: number) => ({ latitude, longitude });
  const corners = [point(0, 0), point(10, 0), point(10, 10), point(5, 5), point(0, 10)];
  expect(isWithin(point(5, 4), corners)).toBe(true);
  expect(isWithin(point(5, 7), corners)).toBe(false);
  expect(isWithin(point(-1, 4), corners)).toBe(false);
  expect(isWithin(point(1, 1), [])).toBe(false);
});

test.each([
  [{ zipConfig: { zipCodes: ["SW1A 1AA"] } }, { postalCode: "sw1a1aa" }, true],
  [{ zipConfig: { zipCodes: ["100*"] } }, { postalCode: "10115" }, false],
  [
    { cityConfig: { cityItems: [{ cityName: "Portland", country: "US", subdivision: "US-OR" }] } },
    { country: "US", subdivision: "ME", city: "portland" },
    false,
  ],
  [
    { cityConfig: { cityItems: [{ cityName: "Portland", country: "US", subdivision: "US-OR" }] } },
    { country: "US", subdivision: "OR", city: "portland" },
    true,
  ],
  [areaWithin(400), { geocode: PARIS }, true],
  [areaWithin(300), { geocode: PARIS }, false],
  // A place without coordinates is not in any circle.
  [areaWithin(300), {}, false],
  [
    { zipConfig: { zipCodes: ["1"] }, destinations: [{ code: "FR", subdivisions: [] }] },
    { postalCode: "1" },
    false,
  ],
])("covers(%j, %j) returns %s", (area, place, expected) => {
  const option: LocalDeliveryOption = {
    id: "",
    deliveryRegionIds: [],
    rates: [],
    destinations: [],
    ...area,
  };
  expect(covers(option, place)).toBe(expected);
});
