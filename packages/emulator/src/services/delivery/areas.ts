import { type Address, isDestination, subdivisionCode } from "../address.js";
import type { LocalDeliveryOption } from "./model.js";

interface Point {
  readonly latitude?: number;
  readonly longitude?: number;
}

/** Mean radius of the earth. */
const EARTH_RADIUS = { KM: 6371.0088, MI: 3958.7613 };

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

export function distance(a: Required<Point>, b: Required<Point>, unit: "KM" | "MI"): number {
  const [phiA, phiB] = [toRadians(a.latitude), toRadians(b.latitude)];
  const haversine = (degrees: number) => Math.sin(toRadians(degrees) / 2) ** 2;
  const chord =
    haversine(b.latitude - a.latitude) +
    Math.cos(phiA) * Math.cos(phiB) * haversine(b.longitude - a.longitude);
  return 2 * EARTH_RADIUS[unit] * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** A ray from a point inside crosses the border an odd number of times. */
export function isWithin(
  { latitude, longitude }: Required<Point>,
  corners: readonly Required<Point>[],
): boolean {
  return corners.reduce((inside, corner, index) => {
    const nextCorner = corners[(index + 1) % corners.length] ?? corner;
    if (corner.latitude > latitude === nextCorner.latitude > latitude) return inside;
    const ratio = (latitude - corner.latitude) / (nextCorner.latitude - corner.latitude);
    const crossing = corner.longitude + ratio * (nextCorner.longitude - corner.longitude);
    return longitude < crossing ? !inside : inside;
  }, false);
}

const isPoint = (point: Point | undefined): point is Required<Point> =>
  typeof point?.latitude === "number" && typeof point.longitude === "number";

const normalize = (value: unknown) =>
  String(value ?? "")
    .toLowerCase()
    .replaceAll(/\s/g, "");

function isInDestinations({ destinations = [] }: LocalDeliveryOption, place: Address): boolean {
  if (destinations.length === 0) return true;
  return destinations.some(({ code, subdivisions }) =>
    isDestination({ country: code, subdivisions }, place.country, place.subdivision),
  );
}

/** Radius and custom areas never cover a place without coordinates. */
export function covers(option: LocalDeliveryOption, place: Address): boolean {
  if (!isInDestinations(option, place)) return false;
  const { zipConfig, cityConfig, radiusConfig, customAreaConfig } = option;
  const { country, subdivision, city, postalCode, geocode } = place;
  if (zipConfig) {
    const code = normalize(postalCode);
    return (zipConfig.zipCodes ?? []).some((pattern) =>
      pattern.endsWith("*")
        ? code.startsWith(normalize(pattern.slice(0, -1)))
        : code === normalize(pattern),
    );
  }
  if (cityConfig) {
    return cityConfig.cityItems.some(
      (item) =>
        item.country === country &&
        normalize(item.cityName) === normalize(city) &&
        (!item.subdivision ||
          subdivisionCode(country, item.subdivision) === subdivisionCode(country, subdivision)),
    );
  }
  if (!isPoint(geocode)) return false;
  if (radiusConfig) {
    const center = radiusConfig.address.geocode;
    const unit = radiusConfig.lengthUnit === "MI" ? "MI" : "KM";
    return isPoint(center) && distance(center, geocode, unit) <= radiusConfig.radius;
  }
  return isWithin(geocode, (customAreaConfig?.geocodes ?? []).filter(isPoint));
}
