import type { Reader } from "../../kernel/context.js";
import { type Amount, amount, round, sum } from "../../kernel/money.js";
import type { Slice } from "../../kernel/slice.js";
import type { Entity, ResourceData } from "../../resource/declaration.js";
import type { DeliveryOption } from "../../site/settings.js";
import type { Address } from "../address.js";
import type { Allocation, CarrierOffer, LiveCarrier } from "../plugins/shipping.js";
import { covers } from "./areas.js";
import { isOffered } from "./carrier-settings.js";
import { LOCAL, OWN_CARRIERS, PICKUP, SHIPPING } from "./carriers.js";
import type {
  DeliveryCarrier,
  DeliveryProfile,
  DeliveryRegion,
  LocalDeliveryOption,
} from "./model.js";
import { localDeliveryOptions, pickupLocations, shippingOptions } from "./options.js";
import { deliveryProfiles } from "./profiles.js";
import { priceOf, type ShipmentTotals } from "./rates.js";
import { regionFor } from "./regions.js";
import { isScheduled, slotsOf } from "./schedule.js";

export type TimedReader = Reader & { readonly now: number };

export interface ShippedItem {
  readonly id: string;
  readonly quantity: number;
  /** Total weight of all units. `price` is also a total. */
  readonly weight: Amount;
  readonly price: Amount;
  readonly profileId?: string | undefined;
}

export interface Parcel {
  readonly items: readonly ShippedItem[];
  readonly region: DeliveryRegion;
  readonly totals: ShipmentTotals;
}

export interface Offer extends CarrierOffer {
  readonly appId: string;
}

export interface AllocatedOffer extends Offer {
  readonly allocation: Allocation;
}

export function allocate(offer: Offer, { items, region }: Omit<Parcel, "totals">): AllocatedOffer {
  const { appId, code } = offer;
  const { id, name } = region;
  return {
    ...offer,
    allocation: {
      deliveryCarrier: { appId, code },
      deliveryRegion: { id, ...(name && { name }) },
      applicableLineItems: { lineItemIds: items.map((item) => item.id) },
    },
  };
}

function storedEntities<T extends Entity>(reader: Reader, slice: Slice<ResourceData<T>>): T[] {
  // The slice is undefined if the emulator does not include its service.
  return [...(reader.store(slice)?.items.values() ?? [])].map(({ entity }) => entity as T);
}

/** The site's options apply until the merchant creates shipping options. */
export const usesSiteOptions = (reader: Reader): boolean =>
  (reader.store(shippingOptions)?.items.size ?? 0) === 0;

export const siteOptionsFor = ({ site }: Reader, country: unknown): DeliveryOption[] =>
  site.delivery.filter(({ countries }) => !countries || countries.includes(String(country)));

/** A code can end with `@` and the start of a time slot. */
const optionIdOf = (code: string) => code.split("@")[0] ?? code;

export const hasRegionOfCarrier = (reader: Reader, appId: string): boolean =>
  storedEntities(reader, deliveryProfiles).some(({ deliveryRegions }) =>
    deliveryRegions.some((region) => carrierInRegion(region, { id: appId })),
  );

export const isKnownOption = (reader: Reader, code: string): boolean =>
  (usesSiteOptions(reader) && reader.site.delivery.some((option) => option.code === code)) ||
  [
    ...storedEntities(reader, shippingOptions),
    ...storedEntities(reader, pickupLocations),
    ...storedEntities(reader, localDeliveryOptions),
  ].some(({ id }) => id === optionIdOf(code));

export const hasDefaultProfile = (reader: Reader): boolean =>
  storedEntities(reader, deliveryProfiles).some((profile) => profile.default);

export const totalsOfItems = (items: readonly ShippedItem[]): ShipmentTotals => ({
  quantity: items.reduce((all, { quantity }) => all + quantity, 0),
  weight: sum(items.map(({ weight }) => weight)),
  price: sum(items.map(({ price }) => price)),
});

export function groupByProfile(
  reader: Reader,
  items: readonly ShippedItem[],
): { readonly profile: DeliveryProfile | undefined; readonly items: readonly ShippedItem[] }[] {
  const profiles = storedEntities(reader, deliveryProfiles);
  const fallback = profiles.find((profile) => profile.default);
  const profileOf = ({ profileId }: ShippedItem) =>
    profiles.find(({ id }) => id === profileId) ?? fallback;
  return [fallback, ...profiles.filter((profile) => profile !== fallback)]
    .map((profile) => ({ profile, items: items.filter((item) => profileOf(item) === profile) }))
    .filter((group) => group.items.length > 0);
}

export function parcelsOf(reader: Reader, items: readonly ShippedItem[], place: Address): Parcel[] {
  return groupByProfile(reader, items).flatMap(({ profile, items: profileItems }) => {
    const region = profile && regionFor(profile, place.country, place.subdivision);
    return region ? [{ items: profileItems, region, totals: totalsOfItems(profileItems) }] : [];
  });
}

export const carrierInRegion = (region: DeliveryRegion, { id }: { readonly id: string }) =>
  region.deliveryCarriers.find(({ appId }) => appId === id);

const isInRegion =
  (region: DeliveryRegion) =>
  ({ deliveryRegionIds }: { readonly deliveryRegionIds: readonly string[] }) =>
    deliveryRegionIds.includes(region.id);

function offerAt(
  { site }: Reader,
  { appId, additionalCharges = [] }: DeliveryCarrier,
  price: Amount | undefined,
  details: Omit<CarrierOffer, "price" | "charges"> & Partial<Pick<CarrierOffer, "charges">>,
): Offer[] {
  if (!price) return [];
  const regionCharges = additionalCharges.map((charge) => ({
    description: charge.description || undefined,
    amount: round(amount(charge.amount || "0"), site.currency),
  }));
  const charges = [...(details.charges ?? []), ...regionCharges];
  return [{ ...details, appId, price: round(price, site.currency), charges }];
}

/** Rates with conditions override the free-delivery threshold. */
function localPrice(option: LocalDeliveryOption, totals: ShipmentTotals): Amount | undefined {
  const { minimumFreeDeliveryOrderAmount: freeFrom, rate, rates } = option;
  const isConditional = rates.some(({ conditions }) => conditions.length > 0);
  const isFree = freeFrom !== undefined && freeFrom !== null && totals.price.gte(freeFrom);
  if (isFree && !isConditional) return amount(0);
  return rates.length > 0 ? priceOf(rates, totals) : amount(rate ?? "0");
}

function backupOf(reader: Reader, carrier: DeliveryCarrier): Offer[] {
  const { appId, backupRate } = carrier;
  if (!backupRate?.active) return [];
  return offerAt(reader, carrier, amount(backupRate.amount ?? "0"), {
    code: `backup-rate-${appId}`,
    title: backupRate.title ?? "",
    time: "",
    pickup: appId === PICKUP.id ? {} : undefined,
  });
}

/** Returns the backup rate for an empty list, and no offers for "nothing". */
function offersOrBackup(
  reader: Reader,
  region: DeliveryRegion,
  id: string,
  getOffers: (carrier: DeliveryCarrier) => Offer[] | "nothing",
): Offer[] {
  const carrier = carrierInRegion(region, { id });
  if (!carrier) return [];
  const carrierOffers = getOffers(carrier);
  if (carrierOffers === "nothing") return [];
  return carrierOffers.length > 0 ? carrierOffers : backupOf(reader, carrier);
}

export function pickupOffers(reader: Reader, { region, totals }: Omit<Parcel, "items">): Offer[] {
  return offersOrBackup(reader, region, PICKUP.id, (carrier) =>
    storedEntities(reader, pickupLocations)
      .filter(isInRegion(region))
      .filter(({ active }) => active !== false)
      .flatMap(({ id, name = "", rates, deliveryTime, instructions, address }) =>
        offerAt(reader, carrier, rates.length > 0 ? priceOf(rates, totals) : amount(0), {
          code: id,
          title: name,
          time: deliveryTime ?? "",
          instructions: instructions || undefined,
          pickup: { address },
        }),
      ),
  );
}

function shippingOffers(reader: Reader, { region, totals }: Parcel, { country }: Address): Offer[] {
  return offersOrBackup(reader, region, SHIPPING.id, (carrier) => {
    // The callers of `offersFor` add the options from the site's settings instead.
    if (usesSiteOptions(reader) && siteOptionsFor(reader, country).length > 0) return "nothing";
    return storedEntities(reader, shippingOptions)
      .filter(isInRegion(region))
      .filter(({ id }) => isOffered(reader, id))
      .flatMap(({ id, title = "", rates, estimatedDeliveryTime }) =>
        offerAt(reader, carrier, priceOf(rates, totals), {
          code: id,
          title,
          time: estimatedDeliveryTime ?? "",
        }),
      );
  });
}

function localOffers(reader: TimedReader, { region, totals }: Parcel, place: Address): Offer[] {
  return offersOrBackup(reader, region, LOCAL.id, (carrier) =>
    storedEntities(reader, localDeliveryOptions)
      .filter(isInRegion(region))
      .filter((option) => covers(option, place))
      .flatMap((option) => {
        const { id, scheduledDeliveryConfig: schedule } = option;
        const [offer] = offerAt(reader, carrier, localPrice(option, totals), {
          code: id,
          title: option.areaName ?? "",
          time: option.estimatedDeliveryTime ?? "",
        });
        if (!offer) return [];
        if (!isScheduled(schedule)) return [offer];
        return slotsOf(schedule, reader.now, reader.site.timeZone).map((slot) => {
          return { ...offer, code: `${id}@${slot.from}`, slot };
        });
      }),
  );
}

function liveOffers(reader: Reader, parcel: Parcel, live: LiveCarrier | undefined): Offer[] {
  const { region, items } = parcel;
  const liveCarriers = region.deliveryCarriers.filter(({ appId }) => !OWN_CARRIERS.has(appId));
  return liveCarriers.flatMap(({ appId }) =>
    offersOrBackup(reader, region, appId, (carrier) => {
      if (live?.appId !== appId) return [];
      const result = live.ratesOf(items.map(({ id }) => id));
      // An error from the app means that the app does not deliver to the address.
      if (result.kind === "error") return "nothing";
      if (result.kind === "failed") return [];
      return result.rates.flatMap((rate) => offerAt(reader, carrier, rate.price, rate));
    }),
  );
}

export const offersFor = (
  reader: TimedReader,
  parcel: Parcel,
  place: Address,
  live?: LiveCarrier,
): AllocatedOffer[] =>
  [
    ...shippingOffers(reader, parcel, place),
    ...liveOffers(reader, parcel, live),
    ...pickupOffers(reader, parcel),
    ...localOffers(reader, parcel, place),
  ].map((offer) => allocate(offer, parcel));
