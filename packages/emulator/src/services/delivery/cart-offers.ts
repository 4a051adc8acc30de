import { type Amount, sum } from "../../kernel/money.js";
import type { Address } from "../address.js";
import type { LiveCarrier, Offered } from "../plugins/shipping.js";
import { SHIPPING } from "./carriers.js";
import type { DeliveryRegion } from "./model.js";
import {
  byProfile,
  hasDefaultProfile,
  loadOf,
  type Offer,
  offersFor,
  parcelsOf,
  pickupOffers,
  type ShippedItem,
  servedBy,
  siteOptionsFor,
  type TimedReader,
  usesSiteOptions,
} from "./offers.js";

interface Part extends Offer {
  readonly region: DeliveryRegion;
  readonly lineItemIds: readonly string[];
}

const costOf = ({ price, charges }: Offer): Amount =>
  price.plus(sum(charges.map((charge) => charge.amount)));

const cheapest = (parts: readonly Part[]): Part | undefined =>
  parts.reduce<Part | undefined>(
    (best, one) => (best && costOf(best).lte(costOf(one)) ? best : one),
    undefined,
  );

/**
 * The option has the code of the first part, so a selected option remains valid when items of
 * another profile are added.
 */
function choiceOf(parts: readonly [Part, ...Part[]], title: string, partial: boolean): Offered {
  const [first] = parts;
  // If the delivery times differ, none is shown.
  const time = parts.every((part) => part.time === first.time) ? first.time : "";
  const { code, appId, pickup, instructions, slot } = first;
  return {
    code,
    title,
    price: sum(parts.map(costOf)).toFixed(),
    time,
    pickup: pickup !== undefined,
    carrierId: appId,
    partial,
    ...(pickup?.address && { pickupAddress: pickup.address }),
    ...(instructions && { instructions }),
    ...(slot && { slot }),
    allocations: parts.map((part) => ({
      deliveryCarrier: { appId: part.appId, code: part.code },
      deliveryRegion: {
        id: part.region.id,
        ...(part.region.name && { name: part.region.name }),
      },
      applicableLineItems: { lineItemIds: [...part.lineItemIds] },
    })),
  };
}

/**
 * Combines parts that have the same name. If no name is available for all items, the cheapest
 * shipping part of each profile is used.
 */
function together(lists: readonly (readonly Part[])[], partial: boolean): Offered[] {
  const [first = [], ...rest] = lists;
  if (rest.length === 0) return first.map((part) => choiceOf([part], part.title, partial));
  const named = first.flatMap((part) => {
    const others = rest.flatMap((list) => {
      const same = list.filter(
        ({ title, pickup, slot }) =>
          title === part.title &&
          (pickup === undefined) === !part.pickup &&
          slot?.from === part.slot?.from,
      );
      return cheapest(same) ?? [];
    });
    return others.length === rest.length ? [choiceOf([part, ...others], part.title, partial)] : [];
  });
  if (named.length > 0) return named;
  const sent = lists.flatMap((list) => cheapest(list.filter(({ pickup }) => !pickup)) ?? []);
  const [one, ...others] = sent;
  return one && sent.length === lists.length
    ? [choiceOf([one, ...others], "Shipping", partial)]
    : [];
}

/** For buyers who have not entered an address. */
function pickups(reader: TimedReader, items: readonly ShippedItem[]): Offered[] {
  const lists = byProfile(reader, items).map(({ profile, items: own }) => {
    const parts = new Map<string, Part>();
    for (const region of profile?.deliveryRegions ?? []) {
      if (region.active === false) continue;
      for (const offer of pickupOffers(reader, { region, load: loadOf(own) })) {
        if (parts.has(offer.code)) continue;
        parts.set(offer.code, { ...offer, region, lineItemIds: own.map(({ id }) => id) });
      }
    }
    return [...parts.values()];
  });
  return together(lists, false);
}

export function cartOffers(
  reader: TimedReader,
  items: readonly ShippedItem[],
  place: Address,
  live?: LiveCarrier,
): Offered[] {
  const { country } = place;
  const usesSite = usesSiteOptions(reader);
  // Emulators with a subset of services have no profiles.
  if (!hasDefaultProfile(reader)) return siteOptionsFor(reader, country);
  if (country === undefined) {
    return [...(usesSite ? siteOptionsFor(reader, country) : []), ...pickups(reader, items)];
  }
  const parcels = parcelsOf(reader, items, place);
  if (parcels.length === 0) return [];
  const served = parcels.reduce((all, parcel) => all + parcel.items.length, 0);
  const partial = served < items.length;
  const areShipped = parcels.every(({ region }) => servedBy(region, SHIPPING));
  const settings = usesSite && areShipped ? siteOptionsFor(reader, country) : [];
  const lists = parcels.map((parcel) =>
    offersFor(reader, parcel, place, live).map((offer): Part => {
      const lineItemIds = parcel.items.map(({ id }) => id);
      return { ...offer, region: parcel.region, lineItemIds };
    }),
  );
  return [
    ...settings.map((option) => (partial ? { ...option, partial } : option)),
    ...together(lists, partial),
  ];
}
