import { sum } from "../../kernel/money.js";
import type { Address } from "../address.js";
import { costOf, type LiveCarrier, type Offered, optionOf } from "../plugins/shipping.js";
import { SHIPPING } from "./carriers.js";
import {
  type AllocatedOffer,
  allocate,
  carrierInRegion,
  groupByProfile,
  hasDefaultProfile,
  offersFor,
  parcelsOf,
  pickupOffers,
  type ShippedItem,
  siteOptionsFor,
  type TimedReader,
  totalsOfItems,
  usesSiteOptions,
} from "./offers.js";

const cheapestOf = (parts: readonly AllocatedOffer[]): AllocatedOffer | undefined =>
  [...parts].sort((a, b) => costOf(a).cmp(costOf(b)))[0];

/** Uses the first part's code, so that the option stays selected when items are added. */
function offerFrom(
  parts: readonly [AllocatedOffer, ...AllocatedOffer[]],
  title: string,
  partial: boolean,
): Offered {
  const [first] = parts;
  const time = parts.every((part) => part.time === first.time) ? first.time : "";
  return {
    ...optionOf({ ...first, title, time }, first.appId, sum(parts.map(costOf))),
    partial,
    allocations: parts.map(({ allocation }) => allocation),
  };
}

/** Combines options that all profiles offer, or else the cheapest shipping option of each. */
function combineOffers(lists: readonly (readonly AllocatedOffer[])[], partial: boolean): Offered[] {
  const [first = [], ...rest] = lists;
  if (rest.length === 0) return first.map((part) => offerFrom([part], part.title, partial));
  const combinedOffers = first.flatMap((part) => {
    const others = rest.flatMap((list) => {
      const matching = list.filter(
        ({ title, pickup, slot }) =>
          title === part.title &&
          (pickup === undefined) === !part.pickup &&
          slot?.from === part.slot?.from,
      );
      return cheapestOf(matching) ?? [];
    });
    return others.length === rest.length ? [offerFrom([part, ...others], part.title, partial)] : [];
  });
  if (combinedOffers.length > 0) return combinedOffers;
  const offers = lists.flatMap((list) => cheapestOf(list.filter(({ pickup }) => !pickup)) ?? []);
  const [firstOffer, ...others] = offers;
  return firstOffer && offers.length === lists.length
    ? [offerFrom([firstOffer, ...others], "Shipping", partial)]
    : [];
}

/** Returns the pickup options for buyers who have not entered an address. */
function pickupOptions(reader: TimedReader, items: readonly ShippedItem[]): Offered[] {
  const lists = groupByProfile(reader, items).map(({ profile, items: profileItems }) => {
    const parts = new Map<string, AllocatedOffer>();
    for (const region of profile?.deliveryRegions ?? []) {
      if (region.active === false) continue;
      for (const offer of pickupOffers(reader, { region, totals: totalsOfItems(profileItems) })) {
        if (parts.has(offer.code)) continue;
        parts.set(offer.code, allocate(offer, { items: profileItems, region }));
      }
    }
    return [...parts.values()];
  });
  return combineOffers(lists, false);
}

export function cartOffers(
  reader: TimedReader,
  items: readonly ShippedItem[],
  place: Address,
  live?: LiveCarrier,
): Offered[] {
  const { country } = place;
  const includesSiteOptions = usesSiteOptions(reader);
  // An emulator without the delivery profile service has no profiles.
  if (!hasDefaultProfile(reader)) return siteOptionsFor(reader, country);
  if (country === undefined) {
    return [
      ...(includesSiteOptions ? siteOptionsFor(reader, country) : []),
      ...pickupOptions(reader, items),
    ];
  }
  const parcels = parcelsOf(reader, items, place);
  if (parcels.length === 0) return [];
  const servedCount = parcels.reduce((all, parcel) => all + parcel.items.length, 0);
  const partial = servedCount < items.length;
  const hasShipping = parcels.every(({ region }) => carrierInRegion(region, SHIPPING));
  const siteOptions = includesSiteOptions && hasShipping ? siteOptionsFor(reader, country) : [];
  const lists = parcels.map((parcel) => offersFor(reader, parcel, place, live));
  return [
    ...siteOptions.map((option) => (partial ? { ...option, partial } : option)),
    ...combineOffers(lists, partial),
  ];
}
