// How goods can get to a place: what the regions of their delivery profiles offer.

import type { Context } from "../../kernel/context.js";
import { type Amount, amount, format, sum, text } from "../../kernel/money.js";
import { applicationError } from "../../kernel/platform-error.js";
import { defineService } from "../../kernel/service.js";
import type { Entity } from "../../resource/declaration.js";
import { listOf, objectOf } from "../../resource/verbs/verb.js";
import { deliveryPrice } from "../cart/offers.js";
import { isOffered } from "./carrier-settings.js";
import { LOCAL, PICKUP, SHIPPING } from "./carriers.js";
import type { DeliveryProfile, DeliveryRegion } from "./model.js";
import {
  type LocalDeliveryOption,
  localDeliveryOptions,
  pickupLocations,
  shippingOptions,
} from "./options.js";
import { deliveryProfiles } from "./profiles.js";
import { type Load, priceOf } from "./rates.js";
import { regionFor } from "./regions.js";

/** One way to deliver. */
interface Offer {
  readonly code: string;
  readonly appId: string;
  readonly title: string;
  readonly price: Amount;
  readonly logistics: Entity;
}

/** Goods of one profile, and the region that they go to. */
interface Parcel {
  readonly lines: readonly Entity[];
  readonly region: DeliveryRegion;
  readonly load: Load;
}

function loadOf(lines: readonly Entity[]): Load {
  const countOf = ({ quantity = 1 }: Entity) => Number(quantity);
  const weightOf = ({ physicalProperties }: Entity) =>
    Number(objectOf(physicalProperties).weight ?? 0);
  return {
    quantity: lines.reduce((all, line) => all + countOf(line), 0),
    weight: sum(lines.map((line) => amount(weightOf(line)).times(countOf(line)))),
    price: sum(
      lines.map((line) => {
        const total = line.totalPrice ?? line.totalPriceBeforeDiscount;
        if (total) return amount(String(total));
        return amount(String(line.priceBeforeDiscount ?? line.price ?? "0")).times(countOf(line));
      }),
    ),
  };
}

/** Sorts lines by their delivery profiles; those of a profile that does not serve the place are left out. */
function parcelsOf(context: Context, lines: readonly Entity[], destination: Entity): Parcel[] {
  const { country, subdivision } = destination;
  const profiles = deliveryProfiles.of(context).all();
  const fallback = profiles.find((profile) => profile.default);
  if (!fallback) {
    throw applicationError(428, "MISSING_DEFAULT_DELIVERY_PROFILE", "There is no default profile");
  }
  const sorted = new Map<DeliveryProfile, Entity[]>();
  for (const line of lines) {
    const profile = profiles.find(({ id }) => id === line.deliveryProfileId) ?? fallback;
    sorted.set(profile, [...(sorted.get(profile) ?? []), line]);
  }
  return [...sorted].flatMap(([profile, own]) => {
    const region = regionFor(profile, country, subdivision);
    return region ? [{ lines: own, region, load: loadOf(own) }] : [];
  });
}

/** Whether a place is in an area that the merchant delivers to. Circles and shapes are told by their centre only. */
function covers({ zipConfig, cityConfig }: LocalDeliveryOption, destination: Entity): boolean {
  const { country, city, postalCode } = destination;
  const lower = (value: unknown) => String(value ?? "").toLowerCase();
  const matches = (pattern: string) =>
    pattern.endsWith("*")
      ? lower(postalCode).startsWith(lower(pattern.slice(0, -1)))
      : lower(postalCode) === lower(pattern);
  if (zipConfig) return (zipConfig.zipCodes ?? []).some(matches);
  return (cityConfig?.cityItems ?? []).some(
    (item) => item.country === country && lower(item.cityName) === lower(city),
  );
}

/** What a region offers for some goods: the site's own options, and those that are set up for the region. */
function offersFor(context: Context, { region, load }: Parcel, destination: Entity): Offer[] {
  const serves = (id: string) => region.deliveryCarriers.some(({ appId }) => appId === id);
  const here = ({ deliveryRegionIds }: { deliveryRegionIds: readonly string[] }) =>
    deliveryRegionIds.includes(region.id);
  const offer = (
    appId: string,
    code: string,
    title: string,
    price: Amount | undefined,
    logistics: Entity,
  ) => (price ? [{ appId, code, title, price, logistics }] : []);
  const own = context.site.delivery.filter(
    ({ countries }) => !countries || countries.includes(String(destination.country)),
  );
  const shipping = shippingOptions.of(context).all().filter(here);
  const pickup = pickupLocations.of(context).all().filter(here);
  const local = localDeliveryOptions.of(context).all().filter(here);
  return [
    ...(serves(SHIPPING.id)
      ? [
          ...own.flatMap((one) =>
            offer(SHIPPING.id, one.code, one.title, deliveryPrice(one, load.price), {
              deliveryTime: one.time,
              ...(one.pickup && { pickupDetails: { pickupMethod: "STORE_PICKUP" } }),
            }),
          ),
          ...shipping
            .filter(({ id }) => isOffered(context, id))
            .flatMap((one) =>
              offer(SHIPPING.id, one.id, one.title ?? "", priceOf(one.rates, load), {
                deliveryTime: one.estimatedDeliveryTime ?? "",
              }),
            ),
        ]
      : []),
    ...pickup
      .filter(({ active }) => serves(PICKUP.id) && active !== false)
      .flatMap((one) =>
        offer(PICKUP.id, one.id, one.name ?? "", priceOf(one.rates, load), {
          ...(one.deliveryTime && { deliveryTime: one.deliveryTime }),
          ...(one.instructions && { instructions: one.instructions }),
          pickupDetails: {
            ...(one.address && { address: one.address }),
            pickupMethod: "STORE_PICKUP",
          },
        }),
      ),
    ...local
      .filter((one) => serves(LOCAL.id) && covers(one, destination))
      .flatMap((one) => {
        const { minimumFreeDeliveryOrderAmount: free, rate = "0" } = one;
        const isFree = free !== undefined && free !== null && load.price.gte(free);
        const price = one.rates.length > 0 ? priceOf(one.rates, load) : amount(rate);
        return offer(LOCAL.id, one.id, one.areaName ?? "", isFree ? amount(0) : price, {
          ...(one.estimatedDeliveryTime && { deliveryTime: one.estimatedDeliveryTime }),
        });
      }),
  ];
}

function solution(
  { site }: Context,
  currency: string,
  { lines, region }: Parcel,
  offer: Offer,
  partial: boolean,
) {
  const written = text(offer.price, currency);
  const shown = format(offer.price, currency, site.locale);
  return {
    code: offer.code,
    deliveryReference: { code: offer.code, appId: offer.appId },
    title: offer.title,
    logistics: offer.logistics,
    cost: {
      price: written,
      currency,
      deliveryPrice: {
        amount: written,
        convertedAmount: written,
        formattedAmount: shown,
        formattedConvertedAmount: shown,
      },
      additionalCosts: [],
    },
    deliveryAllocations: [
      {
        deliveryCarrier: { appId: offer.appId, code: offer.code },
        deliveryRegion: { id: region.id, ...(region.name && { name: region.name }) },
        applicableLineItems: { lineItemIds: lines.map(({ id }) => String(id)) },
      },
    ],
    partial,
  };
}

function getDeliverySolutions(request: Entity, context: Context) {
  const destination = objectOf(request.destination);
  const lines = listOf(request.lineItems).map(objectOf);
  if (!destination.country) {
    throw applicationError(400, "REQUIRED_COUNTRY", "The destination has no country");
  }
  const parcels = parcelsOf(context, lines, destination);
  if (parcels.length === 0) {
    throw applicationError(428, "NO_DELIVERY_REGION_FOUND", "Nothing is delivered to this place");
  }
  const currency = String(request.currency ?? context.site.currency);
  return {
    deliverySolutions: parcels.flatMap((parcel) =>
      offersFor(context, parcel, destination).map((offer) =>
        solution(context, currency, parcel, offer, parcel.lines.length < lines.length),
      ),
    ),
    errors: [],
  };
}

/** Works delivery out; keeps nothing. */
export const deliverySolutions = defineService({
  name: "ecom.deliverySolutions",
  slice: () => ({}),
  handlers: {
    "ecom.deliverySolutions.getDeliverySolutions": { access: "anyone", run: getDeliverySolutions },
  },
});
