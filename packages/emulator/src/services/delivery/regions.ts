import type { Reader } from "../../kernel/context.js";
import { applicationError, badRequest, notFound } from "../../kernel/platform-error.js";
import { isDestination } from "../address.js";
import { carrierOf } from "./carriers.js";
import type { DeliveryCarrier, DeliveryProfile, DeliveryRegion, Destination } from "./model.js";

const COUNTRIES_WITH_SUBDIVISIONS = new Set(
  "AE AR AU BR CA CH CL CN CO DE EG ES FR GB ID IE IN IT JP KR MX MY NG NL NZ PE PH PT RO RU TH TR US UY VE ZA".split(
    " ",
  ),
);

function destinationsOverlap(a: Destination, b: Destination): boolean {
  if (a.countryCode !== b.countryCode) return false;
  const [partsA, partsB] = [a.subdivisions ?? [], b.subdivisions ?? []];
  return partsA.length === 0 || partsB.length === 0 || partsA.some((part) => partsB.includes(part));
}

function regionsOverlap(a: DeliveryRegion, b: DeliveryRegion): boolean {
  const [toA, toB] = [a.destinations ?? [], b.destinations ?? []];
  if (toA.length === 0 || toB.length === 0) return toA.length === toB.length;
  return toA.some((destination) => toB.some((other) => destinationsOverlap(destination, other)));
}

export const unknownCarrier = () =>
  applicationError(404, "UNKNOWN_DELIVERY_CARRIER", "The carrier is not installed");

export function checkCarrier(reader: Reader, { appId, backupRate }: DeliveryCarrier): void {
  const carrier = carrierOf(reader, appId);
  if (!carrier) throw unknownCarrier();
  if (carrier.fallbackDefinitionMandatory && !backupRate?.amount) {
    const description = `${carrier.displayName} requires a backup rate`;
    throw badRequest("DELIVERY_CARRIER_MISSING_BACKUP_RATE", description);
  }
}

export function checkRegions(
  reader: Reader,
  { deliveryRegions = [] }: DeliveryProfile,
  before: DeliveryProfile | undefined,
): void {
  const carriersIn = ({ deliveryCarriers }: DeliveryRegion) => deliveryCarriers;
  const carrierIds = new Set(before?.deliveryRegions.flatMap(carriersIn).map(({ appId }) => appId));
  for (const { destinations = [], deliveryCarriers = [] } of deliveryRegions) {
    for (const { countryCode, subdivisions = [] } of destinations) {
      if (subdivisions.length === 0 || COUNTRIES_WITH_SUBDIVISIONS.has(countryCode)) continue;
      const description = `${countryCode} does not support subdivisions: remove them from the destination`;
      throw badRequest("SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY", description);
    }
    for (const carrier of deliveryCarriers) {
      // A carrier whose app was uninstalled stays in the region.
      const isUninstalled = carrierIds.has(carrier.appId) && !carrierOf(reader, carrier.appId);
      if (!isUninstalled) checkCarrier(reader, carrier);
    }
  }
  const hasOverlap = deliveryRegions.some((region, index) =>
    deliveryRegions.slice(index + 1).some((other) => regionsOverlap(region, other)),
  );
  if (hasOverlap) {
    throw applicationError(409, "DESTINATIONS_COLLISION", "Two regions overlap");
  }
}

export function regionIn(profile: DeliveryProfile, id: unknown): DeliveryRegion {
  const region = profile.deliveryRegions.find((candidate) => candidate.id === id);
  if (!region) throw notFound("Delivery region", "DELIVERY_REGION_NOT_FOUND");
  return region;
}

/** Falls back to the region for the rest of the world. */
export function regionFor(
  { deliveryRegions }: DeliveryProfile,
  country: unknown,
  subdivision: unknown,
): DeliveryRegion | undefined {
  const activeRegions = deliveryRegions.filter((region) => region.active !== false);
  const serves = ({ countryCode, subdivisions }: Destination) =>
    isDestination({ country: countryCode, subdivisions }, country, subdivision);
  return (
    activeRegions.find(({ destinations }) => destinations.some(serves)) ??
    activeRegions.find(({ destinations }) => destinations.length === 0)
  );
}
