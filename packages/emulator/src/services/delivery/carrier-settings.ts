import type { Context, Reader } from "../../kernel/context.js";
import { notFound, rejection } from "../../kernel/platform-error.js";
import type { Seed, Slice } from "../../kernel/slice.js";
import type { Entity, Tools } from "../../resource/declaration.js";
import { runEach, totalsOf } from "../../resource/verbs/bulk.js";
import { listOf } from "../../resource/verbs/verb.js";
import { getOrInsert } from "../../store/get-or-insert.js";
import { carrierOf, carriersOf, OWN_CARRIERS, PICKUP, SHIPPING } from "./carriers.js";
import type { DeliveryProfile, DeliveryRegion } from "./model.js";
import { pickupLocations, shippingOptions } from "./options.js";

export const deliverySlice: Slice<{ readonly disabledIds: Map<string, true> }, Seed, "delivery"> = {
  name: "delivery",
  slice: () => ({ disabledIds: new Map() }),
};

export const isOffered = ({ store }: Pick<Reader, "store">, id: string) =>
  !store(deliverySlice).disabledIds.has(id);

function optionsOfCarrier(context: Context, carrierId: string) {
  if (carrierId === PICKUP.id) return pickupLocations.of(context).all();
  if (carrierId !== SHIPPING.id) return [];
  const options = shippingOptions.of(context).all();
  return options.map((item) => ({
    ...item,
    name: item.title,
    active: isOffered(context, item.id),
  }));
}

function settingsForRegion(context: Context, carrierId: string, region: DeliveryRegion) {
  const options = optionsOfCarrier(context, carrierId).filter((option) =>
    option.deliveryRegionIds.includes(region.id),
  );
  const table = {
    title: carrierOf(context, carrierId)?.displayName ?? "",
    columns: [
      { key: "name", name: "Name" },
      { key: "amount", name: "Price" },
    ],
    rows: options.map(({ id, name = "", rates, active }) => {
      return { key: id, data: { name, amount: rates[0]?.amount ?? "0" }, active: active !== false };
    }),
  };
  return { deliveryRegionId: region.id, dashboardTables: [table] };
}

function listDeliveryCarriers(tools: Tools<DeliveryProfile>, request: Entity) {
  const { deliveryRegions } = tools.get(request.deliveryProfileId);
  const idsIn = ({ deliveryCarriers }: DeliveryRegion) =>
    deliveryCarriers.map(({ appId }) => appId);
  const allIds = [...new Set(deliveryRegions.flatMap(idsIn))];
  const requestedIds = listOf(request.appIds);
  const results = runEach(tools, requestedIds.length > 0 ? requestedIds : allIds, (appId) => {
    const carrier = carrierOf(tools, appId);
    const regions = deliveryRegions.filter((region) => idsIn(region).includes(String(appId)));
    if (!carrier || regions.length === 0) {
      throw notFound("Delivery carrier", "DELIVERY_CARRIER_NOT_FOUND");
    }
    const deliveryCarrierDetails = { ...carrier, toggleUpdateCarrierActiveStatusEnabled: true };
    const settings = regions.map((region) => settingsForRegion(tools, carrier.id, region));
    const entity = { deliveryCarrierDetails, deliveryCarrierRegionalSettings: settings };
    return { id: appId, entity };
  });
  return {
    results: results.map(({ metadata: { originalIndex: _index, ...metadata }, entity }) => ({
      deliveryCarrierMetadata: metadata,
      deliveryCarrierRegionalSettings: [],
      ...entity,
    })),
    bulkActionMetadata: totalsOf(results),
  };
}

function setRowActive(tools: Context, carrierId: unknown, rowId: unknown, active: unknown) {
  const id = String(rowId);
  if (!carrierOf(tools, carrierId))
    throw notFound("Delivery carrier", "DELIVERY_CARRIER_NOT_FOUND");
  if (carrierId === PICKUP.id) {
    const locations = pickupLocations.of(tools);
    locations.edit(locations.get(id), (copy) => {
      Object.assign(copy, { active: active === true });
    });
  } else if (carrierId === SHIPPING.id) {
    const { disabledIds } = tools.store(deliverySlice);
    shippingOptions.of(tools).get(id);
    if (active === true) tools.changes.remove(disabledIds, id);
    else tools.changes.put(disabledIds, id, true);
  } else {
    throw rejection("DELIVERY_CARRIER_NOT_FOUND", "The carrier has no rates to switch");
  }
  return {};
}

const regionProperties = (region: DeliveryRegion | undefined) => {
  const carriers = region?.deliveryCarriers ?? [];
  return {
    // Carriers with live rates need the postal code.
    postalCodeRequired: carriers.some(({ appId }) => !OWN_CARRIERS.has(appId)),
    pickupOnly: carriers.length > 0 && carriers.every(({ appId }) => appId === PICKUP.id),
  };
};

function destinationProperties({ all }: Tools<DeliveryProfile>) {
  const regions = all().flatMap(({ deliveryRegions }) =>
    deliveryRegions.filter(({ active }) => active !== false),
  );
  type Country = { wholeCountry?: DeliveryRegion; parts: Map<string, DeliveryRegion> };
  const countries = new Map<string, Country>();
  for (const region of regions) {
    for (const { countryCode, subdivisions = [] } of region.destinations) {
      const country = getOrInsert(countries, countryCode, (): Country => ({ parts: new Map() }));
      if (subdivisions.length === 0) country.wholeCountry ??= region;
      for (const part of subdivisions) country.parts.set(part, region);
    }
  }
  const restOfWorld = regions.find(({ destinations }) => destinations.length === 0);
  return {
    restOfWorld: regionProperties(restOfWorld),
    countries: [...countries].map(([country, { wholeCountry, parts }]) => ({
      country,
      deliveryDestinationProperties: regionProperties(wholeCountry ?? restOfWorld),
      subdivisions: [...parts].map(([subdivision, region]) => ({
        subdivision,
        deliveryDestinationProperties: regionProperties(region),
      })),
    })),
  };
}

export const carrierOperations = {
  listInstalledDeliveryCarriers: (tools: Context) => ({
    installedDeliveryCarriers: carriersOf(tools),
  }),
  getDeliveryDestinationProperties: destinationProperties,
  listDeliveryCarriers,
  updateCarrierSettings: (tools: Context, { carrierId, rowId, active }: Entity) =>
    setRowActive(tools, carrierId, rowId, active),
  setDeliveryCarrierActiveStatus: (tools: Context, { carrierAppId, rowId, active }: Entity) =>
    setRowActive(tools, carrierAppId, rowId, active),
};
