import type { GetDeliverySolutionsRequest } from "@portico/ecom/delivery-solutions";
import type { Context } from "../../kernel/context.js";
import { anyone } from "../../kernel/handler.js";
import { type Amount, amount, text } from "../../kernel/money.js";
import { badRequest, rejection } from "../../kernel/platform-error.js";
import { defineService } from "../../kernel/service.js";
import type { Sent } from "../../kernel/wire-request.js";
import type { Address } from "../address.js";
import { multiPriceIn, type PluginLine } from "../plugins/lines.js";
import { liveCarrier } from "../plugins/shipping.js";
import { SHIPPING } from "./carriers.js";
import {
  type AllocatedOffer,
  allocate,
  carrierInRegion,
  hasDefaultProfile,
  offersFor,
  type Parcel,
  parcelsOf,
  type ShippedItem,
  siteOptionsFor,
  usesSiteOptions,
} from "./offers.js";
import { deliveryPrice } from "./rates.js";

type Request = Sent<GetDeliverySolutionsRequest>;
type SentItem = Request["lineItems"][number] & { readonly id: string };

function shippedItem(item: SentItem): ShippedItem {
  const { id, quantity = 1, physicalProperties, deliveryProfileId, price = "0" } = item;
  const totalPrice = item.totalPrice ?? item.totalPriceBeforeDiscount;
  return {
    id,
    quantity,
    weight: amount(physicalProperties?.weight ?? 0).times(quantity),
    price: totalPrice
      ? amount(totalPrice)
      : amount(item.priceBeforeDiscount ?? price).times(quantity),
    profileId: deliveryProfileId,
  };
}

function siteOffers(context: Context, parcel: Parcel, { country }: Address): AllocatedOffer[] {
  if (!usesSiteOptions(context) || !carrierInRegion(parcel.region, SHIPPING)) return [];
  return siteOptionsFor(context, country).map((option) => {
    const { code, title, time, pickup } = option;
    const price = deliveryPrice(option, parcel.totals.price);
    const details = { code, title, time, price, charges: [], pickup: pickup ? {} : undefined };
    return allocate({ ...details, appId: SHIPPING.id }, parcel);
  });
}

function toSolution({ site }: Context, currency: string, offer: AllocatedOffer, partial: boolean) {
  const price = (value: Amount) => multiPriceIn(site, value, currency);
  const { code, appId, title, time, instructions, pickup, slot, allocation } = offer;
  return {
    code,
    deliveryReference: { code, appId },
    title,
    logistics: {
      deliveryTime: time || undefined,
      instructions,
      pickupDetails: pickup && { ...pickup, pickupMethod: "STORE_PICKUP" },
      deliveryTimeSlot: slot && { ...slot, timeZone: site.timeZone },
    },
    cost: {
      price: text(offer.price, currency),
      currency,
      deliveryPrice: price(offer.price),
      additionalCosts: offer.charges.map(({ description, amount: charge }) => ({
        description,
        deliveryPrice: price(charge),
      })),
    },
    deliveryAllocations: [allocation],
    partial,
  };
}

function lineForPlugins(item: SentItem): PluginLine {
  const { quantity, id, price: total } = shippedItem(item);
  const { shippable, weight, sku } = item.physicalProperties ?? {};
  const unitPrice = total.div(quantity);
  return {
    id,
    name: item.name ?? "",
    quantity,
    unit: unitPrice,
    fullUnit: unitPrice,
    total,
    shippable: shippable !== false,
    reference: item.catalogReference as PluginLine["reference"],
    weight,
    sku,
  };
}

function carrierWithErrors(context: Context, request: Request, items: SentItem[], country: string) {
  const { contactDetails = {}, destination, ...rest } = request;
  const shipment = { ...rest, destination: { ...destination, country }, contact: contactDetails };
  const errors = new Map<string, object>();
  const app = liveCarrier(context, shipment, () => items.map(lineForPlugins));
  const live = app && {
    ...app,
    ratesOf(ids: readonly string[]) {
      const result = app.ratesOf(ids);
      if (result.kind !== "rates") {
        const code = result.kind === "error" ? result.code : "CARRIER_DID_NOT_ANSWER";
        const applicationError = { code, description: "The carrier has no rates", data: {} };
        errors.set(app.appId, { appId: app.appId, errorDetails: { applicationError } });
      }
      return result;
    },
  };
  return { live, errors };
}

function getDeliverySolutions(request: Request, context: Context) {
  const { destination, lineItems: items = [], currency = context.site.currency } = request;
  if (!destination?.country) {
    throw badRequest("REQUIRED_COUNTRY", "The destination has no country");
  }
  if (!hasDefaultProfile(context)) {
    throw rejection("MISSING_DEFAULT_DELIVERY_PROFILE", "The site has no default delivery profile");
  }
  const lineItems = items.map((item) => ({ ...item, id: item.id ?? context.guid("line-item") }));
  const parcels = parcelsOf(context, lineItems.map(shippedItem), destination);
  if (parcels.length === 0) {
    throw rejection("NO_DELIVERY_REGION_FOUND", "There is no delivery to this address");
  }
  const { live, errors } = carrierWithErrors(context, request, lineItems, destination.country);
  const deliverySolutions = parcels.flatMap((parcel) =>
    [
      ...siteOffers(context, parcel, destination),
      ...offersFor(context, parcel, destination, live),
    ].map((offer) => toSolution(context, currency, offer, parcel.items.length < lineItems.length)),
  );
  return { deliverySolutions, errors: [...errors.values()] };
}

export const deliverySolutions = defineService({
  name: "ecom.deliverySolutions",
  slice: () => ({}),
  handlers: { "ecom.deliverySolutions.getDeliverySolutions": anyone(getDeliverySolutions) },
});
