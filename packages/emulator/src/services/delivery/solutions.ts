import type { Context } from "../../kernel/context.js";
import { type Amount, amount, format, text } from "../../kernel/money.js";
import { badRequest, rejection } from "../../kernel/platform-error.js";
import { defineService } from "../../kernel/service.js";
import type { Entity } from "../../resource/declaration.js";
import { listOf, objectOf } from "../../resource/verbs/verb.js";
import type { Address } from "../address.js";
import type { PluginLine } from "../plugins/lines.js";
import { type Journey, liveCarrier } from "../plugins/shipping.js";
import { SHIPPING } from "./carriers.js";
import {
  hasDefaultProfile,
  type Offer,
  offersFor,
  type Parcel,
  parcelsOf,
  type ShippedItem,
  servedBy,
  siteOptionsFor,
  usesSiteOptions,
} from "./offers.js";
import { deliveryPrice } from "./rates.js";

const shippedItems = (lines: readonly Entity[]): ShippedItem[] =>
  lines.map((line) => {
    const quantity = Number(line.quantity ?? 1);
    const whole = line.totalPrice ?? line.totalPriceBeforeDiscount;
    const one = String(line.priceBeforeDiscount ?? line.price ?? "0");
    return {
      id: String(line.id),
      quantity,
      weight: amount(Number(objectOf(line.physicalProperties).weight ?? 0)).times(quantity),
      price: whole ? amount(String(whole)) : amount(one).times(quantity),
      profileId: String(line.deliveryProfileId ?? ""),
    };
  });

function settingsOf(context: Context, { region, load }: Parcel, place: Address): Offer[] {
  if (!usesSiteOptions(context) || !servedBy(region, SHIPPING)) return [];
  return siteOptionsFor(context, place.country).map((one) => ({
    code: one.code,
    appId: SHIPPING.id,
    title: one.title,
    price: deliveryPrice(one, load.price),
    charges: [],
    time: one.time,
    ...(one.pickup && { pickup: {} }),
  }));
}

function solution(
  { site }: Context,
  currency: string,
  { items, region }: Parcel,
  offer: Offer,
  partial: boolean,
) {
  const price = (value: Amount) => {
    const exact = text(value, currency);
    const formatted = format(value, currency, site.locale);
    return {
      amount: exact,
      convertedAmount: exact,
      formattedAmount: formatted,
      formattedConvertedAmount: formatted,
    };
  };
  const { code, appId, title, time, instructions, pickup, slot } = offer;
  return {
    code,
    deliveryReference: { code, appId },
    title,
    logistics: {
      ...(time && { deliveryTime: time }),
      ...(instructions && { instructions }),
      ...(pickup && { pickupDetails: { ...pickup, pickupMethod: "STORE_PICKUP" } }),
      ...(slot && { deliveryTimeSlot: { ...slot, timeZone: site.timeZone } }),
    },
    cost: {
      price: text(offer.price, currency),
      currency,
      deliveryPrice: price(offer.price),
      additionalCosts: offer.charges.map(({ description, amount: charge }) => ({
        ...(description && { description }),
        deliveryPrice: price(charge),
      })),
    },
    deliveryAllocations: [
      {
        deliveryCarrier: { appId, code },
        deliveryRegion: { id: region.id, ...(region.name && { name: region.name }) },
        applicableLineItems: { lineItemIds: items.map(({ id }) => id) },
      },
    ],
    partial,
  };
}

const linesForPlugins = (lines: readonly Entity[]): PluginLine[] =>
  lines.map((line) => {
    const { shippable, weight, sku } = objectOf(line.physicalProperties);
    const [item] = shippedItems([line]);
    const quantity = Number(line.quantity ?? 1);
    const total = item?.price ?? amount(0);
    const unit = total.div(quantity);
    const reference = line.catalogReference as PluginLine["reference"];
    return {
      id: String(line.id),
      name: String(line.name ?? ""),
      quantity,
      unit,
      fullUnit: unit,
      total,
      shippable: shippable !== false,
      ...(reference && { reference }),
      ...(weight !== undefined && { weight: Number(weight) }),
      ...(sku !== undefined && { sku: String(sku) }),
    };
  });

/** Also collects the errors that the site's carrier app returns. */
function carrierFor(context: Context, request: Entity, lines: readonly Entity[], country: string) {
  const { origin, contactDetails, purchaseFlowId, externalReferences, extendedFields } = request;
  const journey: Journey = {
    destination: { ...objectOf(request.destination), country },
    ...(!!origin && { origin: objectOf(origin) }),
    contact: objectOf(contactDetails),
    ...(!!purchaseFlowId && { purchaseFlowId: String(purchaseFlowId) }),
    externalReferences: listOf(externalReferences),
    ...(!!extendedFields && { extendedFields }),
  };
  const errors = new Map<string, object>();
  const app = liveCarrier(context, journey, () => linesForPlugins(lines));
  const live = app && {
    ...app,
    ratesOf(ids: readonly string[]) {
      const result = app.ratesOf(ids);
      const code = result.kind === "error" ? result.code : "CARRIER_DID_NOT_ANSWER";
      if (result.kind !== "rates") {
        const applicationError = { code, description: "The carrier has no rates", data: {} };
        errors.set(app.appId, { appId: app.appId, errorDetails: { applicationError } });
      }
      return result;
    },
  };
  return { live, errors };
}

function getDeliverySolutions(request: Entity, context: Context) {
  const destination: Address = objectOf(request.destination);
  const lines = listOf(request.lineItems).map(objectOf);
  const { country } = destination;
  if (!country) {
    throw badRequest("REQUIRED_COUNTRY", "The destination has no country");
  }
  if (!hasDefaultProfile(context)) {
    throw rejection("MISSING_DEFAULT_DELIVERY_PROFILE", "The site has no default delivery profile");
  }
  const parcels = parcelsOf(context, shippedItems(lines), destination);
  if (parcels.length === 0) {
    throw rejection("NO_DELIVERY_REGION_FOUND", "There is no delivery to this address");
  }
  const currency = String(request.currency ?? context.site.currency);
  const { live, errors } = carrierFor(context, request, lines, country);
  const deliverySolutions = parcels.flatMap((parcel) =>
    [
      ...settingsOf(context, parcel, destination),
      ...offersFor(context, parcel, destination, live),
    ].map((offer) =>
      solution(context, currency, parcel, offer, parcel.items.length < lines.length),
    ),
  );
  return { deliverySolutions, errors: [...errors.values()] };
}

export const deliverySolutions = defineService({
  name: "ecom.deliverySolutions",
  slice: () => ({}),
  handlers: {
    "ecom.deliverySolutions.getDeliverySolutions": { access: "anyone", run: getDeliverySolutions },
  },
});
