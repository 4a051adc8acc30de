// What the regions of delivery profiles offer for goods that go to a place.

import type { Reader } from "../../kernel/context.js";
import { type Amount, amount, round, sum } from "../../kernel/money.js";
import type { DeliveryOption } from "../../kernel/site.js";
import type { Slice } from "../../kernel/slice.js";
import type { Entity, ResourceData } from "../../resource/declaration.js";
import type { Address } from "../cart/model.js";
import { covers } from "./areas.js";
import { isOffered } from "./carrier-settings.js";
import { carrierOf, LOCAL, PICKUP, SHIPPING } from "./carriers.js";
import type { DeliveryCarrier, DeliveryProfile, DeliveryRegion, Place, Rate } from "./model.js";
import {
  type LocalDeliveryOption,
  localDeliveryOptions,
  pickupLocations,
  shippingOptions,
} from "./options.js";
import { deliveryProfiles } from "./profiles.js";
import { type Load, priceOf } from "./rates.js";
import { regionFor } from "./regions.js";

/** Some of what is sent. */
export interface Goods {
  readonly id: string;
  readonly quantity: number;
  /** Weight and price of all of it. */
  readonly weight: Amount;
  readonly price: Amount;
  /** Absent: the default one's. */
  readonly profileId?: string | undefined;
}

/** Goods of one profile, and the region that they go to. */
export interface Parcel {
  readonly goods: readonly Goods[];
  readonly region: DeliveryRegion;
  readonly load: Load;
}

/** One way to deliver a parcel. */
export interface Offer {
  readonly code: string;
  readonly appId: string;
  readonly title: string;
  /** Without the charges. */
  readonly price: Amount;
  readonly charges: readonly { readonly description?: string; readonly amount: Amount }[];
  readonly time: string;
  readonly instructions?: string;
  /** Where the buyer fetches it. */
  readonly pickup?: { readonly address?: Address };
}

function entitiesOf<T extends Entity>(reader: Reader, of: Slice<ResourceData<T>>): T[] {
  // emulators of few services have none
  return [...(reader.store(of)?.items.values() ?? [])].map(({ entity }) => entity as T);
}

/** Whether the site's settings stand for the shipping options of a merchant who has made none. */
export const settingsStand = (reader: Reader): boolean =>
  (reader.store(shippingOptions)?.items.size ?? 0) === 0;

/** The options of the site's settings for a country. */
export const settingsFor = ({ site }: Reader, country: unknown): DeliveryOption[] =>
  site.delivery.filter(({ countries }) => !countries || countries.includes(String(country)));

/** Whether a code is one of the merchant's, wherever it is offered. */
export const isKnownOption = (reader: Reader, code: string): boolean =>
  (settingsStand(reader) && reader.site.delivery.some((option) => option.code === code)) ||
  [shippingOptions, pickupLocations, localDeliveryOptions].some((of) =>
    reader.store(of)?.items.has(code),
  );

/** Whether the site has the profile of products that name none. */
export const hasDefaultProfile = (reader: Reader): boolean =>
  entitiesOf(reader, deliveryProfiles).some((profile) => profile.default);

/** The load that rates look at. */
export const loadOf = (goods: readonly Goods[]): Load => ({
  quantity: goods.reduce((all, { quantity }) => all + quantity, 0),
  weight: sum(goods.map(({ weight }) => weight)),
  price: sum(goods.map(({ price }) => price)),
});

/** Goods by their profiles, the default one's first. */
export function byProfile(
  reader: Reader,
  goods: readonly Goods[],
): { readonly profile: DeliveryProfile | undefined; readonly goods: readonly Goods[] }[] {
  const profiles = entitiesOf(reader, deliveryProfiles);
  const fallback = profiles.find((profile) => profile.default);
  const of = ({ profileId }: Goods) => profiles.find(({ id }) => id === profileId) ?? fallback;
  return [fallback, ...profiles.filter((profile) => profile !== fallback)]
    .map((profile) => ({ profile, goods: goods.filter((one) => of(one) === profile) }))
    .filter((sorted) => sorted.goods.length > 0);
}

/** Goods as parcels to a place; those whose profile does not serve it are left out. */
export function parcelsOf(reader: Reader, goods: readonly Goods[], place: Place): Parcel[] {
  return byProfile(reader, goods).flatMap(({ profile, goods: own }) => {
    const region = profile && regionFor(profile, place.country, place.subdivision);
    return region ? [{ goods: own, region, load: loadOf(own) }] : [];
  });
}

/** A carrier of a region. */
export const servedBy = ({ deliveryCarriers }: DeliveryRegion, carrier: { readonly id: string }) =>
  deliveryCarriers.find(({ appId }) => appId === carrier.id);

type Here = { readonly deliveryRegionIds: readonly string[] };

/** An offer at a rate, with the charges of its carrier; none where no rate fits. */
function offerAt(
  { site }: Reader,
  { appId, additionalCharges = [] }: DeliveryCarrier,
  price: Amount | undefined,
  about: Omit<Offer, "appId" | "price" | "charges">,
): Offer[] {
  if (!price) return [];
  const charges = additionalCharges.map((charge) => ({
    ...(charge.description ? { description: charge.description } : {}),
    amount: round(amount(charge.amount || "0"), site.currency),
  }));
  return [{ ...about, appId, price: round(price, site.currency), charges }];
}

/** The price of local delivery: rates with conditions take the place of the sum that it is free from. */
function localPrice(option: LocalDeliveryOption, load: Load): Amount | undefined {
  const { minimumFreeDeliveryOrderAmount: free, rate, rates = [] } = option;
  const isConditional = rates.some(({ conditions = [] }: Rate) => conditions.length > 0);
  const isFree = free !== undefined && free !== null && load.price.gte(free);
  if (isFree && !isConditional) return amount(0);
  return rates.length > 0 ? priceOf(rates, load) : amount(rate ?? "0");
}

/** Where a parcel can be fetched. */
export function pickupOffers(reader: Reader, { region, load }: Omit<Parcel, "goods">): Offer[] {
  const carrier = servedBy(region, PICKUP);
  if (!carrier) return [];
  const here = ({ deliveryRegionIds }: Here) => deliveryRegionIds.includes(region.id);
  return entitiesOf(reader, pickupLocations)
    .filter((one) => here(one) && one.active !== false)
    .flatMap(({ id, name = "", rates, deliveryTime, instructions, address }) =>
      offerAt(reader, carrier, rates.length > 0 ? priceOf(rates, load) : amount(0), {
        code: id,
        title: name,
        time: deliveryTime ?? "",
        ...(instructions ? { instructions } : {}),
        pickup: address ? { address } : {},
      }),
    );
}

/** The merchant's own shipping options for a parcel. */
function shippingOffers(reader: Reader, { region, load }: Parcel): Offer[] {
  const carrier = servedBy(region, SHIPPING);
  if (!carrier) return [];
  return entitiesOf(reader, shippingOptions)
    .filter(({ id, deliveryRegionIds }) => {
      return deliveryRegionIds.includes(region.id) && isOffered(reader, id);
    })
    .flatMap(({ id, title = "", rates, estimatedDeliveryTime }) =>
      offerAt(reader, carrier, priceOf(rates, load), {
        code: id,
        title,
        time: estimatedDeliveryTime ?? "",
      }),
    );
}

function localOffers(reader: Reader, { region, load }: Parcel, place: Place): Offer[] {
  const carrier = servedBy(region, LOCAL);
  if (!carrier) return [];
  return entitiesOf(reader, localDeliveryOptions)
    .filter((one) => one.deliveryRegionIds.includes(region.id) && covers(one, place))
    .flatMap((one) =>
      offerAt(reader, carrier, localPrice(one, load), {
        code: one.id,
        title: one.areaName ?? "",
        time: one.estimatedDeliveryTime ?? "",
      }),
    );
}

/** The rates for when a carrier does not answer: carriers with live rates never do here. */
function backupOffers(reader: Reader, { region }: Parcel): Offer[] {
  return region.deliveryCarriers.flatMap((carrier) => {
    const { appId, backupRate } = carrier;
    if (!carrierOf(appId)?.fallbackDefinitionMandatory || !backupRate?.active) return [];
    return offerAt(reader, carrier, amount(backupRate.amount ?? "0"), {
      code: `backup-rate-${appId}`,
      title: backupRate.title ?? "",
      time: "",
    });
  });
}

/** What is set up in its region for a parcel. The site's settings are not among it. */
export const offersFor = (reader: Reader, parcel: Parcel, place: Place): Offer[] => [
  ...shippingOffers(reader, parcel),
  ...backupOffers(reader, parcel),
  ...pickupOffers(reader, parcel),
  ...localOffers(reader, parcel, place),
];
