import type { PluginResponses } from "../../generated/plugins.js";
import type { Reader } from "../../kernel/context.js";
import { type Amount, amount, sum, text } from "../../kernel/money.js";
import type { DeliveryOption } from "../../site/settings.js";
import type { Address } from "../address.js";
import { callPlugin, pluginOfType } from "./call-plugin.js";
import { type PluginCart, type PluginLine, physicalOf } from "./lines.js";

export interface Allocation {
  readonly deliveryCarrier: { readonly appId: string; readonly code: string };
  readonly deliveryRegion: { readonly id: string; readonly name?: string };
  readonly applicableLineItems: { readonly lineItemIds: readonly string[] };
}

export interface TimeSlot {
  readonly from: string;
  readonly to: string;
}

/** Delivery option in a cart. `carrierId` is absent for options from the site's settings. */
export type Offered = DeliveryOption & {
  readonly carrierId?: string;
  readonly allocations?: readonly Allocation[];
  /** Whether some items are excluded because their profile does not serve the address. */
  readonly partial?: boolean;
  readonly instructions?: string;
  readonly pickupAddress?: Address;
  readonly slot?: TimeSlot;
};

export interface CarrierOffer {
  readonly code: string;
  readonly title: string;
  /** Price without charges. */
  readonly price: Amount;
  readonly charges: readonly { readonly description?: string; readonly amount: Amount }[];
  readonly time: string;
  readonly instructions?: string;
  readonly pickup?: { readonly address?: Address };
  readonly slot?: TimeSlot;
}

export const costOf = ({ price, charges }: Pick<CarrierOffer, "price" | "charges">): Amount =>
  price.plus(sum(charges.map((charge) => charge.amount)));

export const optionOf = (
  offer: CarrierOffer,
  carrierId: string,
  price = costOf(offer),
): Offered => ({
  code: offer.code,
  title: offer.title,
  price: price.toFixed(),
  time: offer.time,
  pickup: offer.pickup !== undefined,
  carrierId,
  instructions: offer.instructions || undefined,
  pickupAddress: offer.pickup?.address,
  slot: offer.slot,
});

export type LiveResult =
  | { readonly kind: "rates"; readonly rates: readonly CarrierOffer[] }
  | { readonly kind: "error"; readonly code: string }
  | { readonly kind: "failed" };

export interface LiveCarrier {
  readonly appId: string;
  readonly ratesOf: (lineItemIds: readonly string[]) => LiveResult;
}

export interface Shipment {
  readonly destination: Address & { readonly country: string };
  readonly origin?: Address;
  readonly contact: object;
  readonly purchaseFlowId?: string;
  readonly externalReferences?: readonly unknown[];
  readonly extendedFields?: unknown;
}

const BACKUP_CODE = "backup-rate";

type Rate = PluginResponses["getShippingRates"]["shippingRates"][number];

function offerFromRate({ code, title, cost, logistics }: Rate): CarrierOffer {
  const { pickupDetails, instructions, deliveryTime } = logistics ?? {};
  return {
    code,
    title,
    price: amount(cost.price),
    charges: (cost.additionalCharges ?? []).map(({ details, price }) => ({
      description: details || undefined,
      amount: amount(price ?? "0"),
    })),
    time: deliveryTime ?? "",
    instructions: instructions || undefined,
    pickup: pickupDetails && { address: pickupDetails.address as Address | undefined },
  };
}

function callRatesPlugin(reader: Reader, lines: readonly PluginLine[], shipment: Shipment) {
  const { site } = reader;
  // Omit the selected option. Otherwise each selection would cause a call for the same rates.
  return callPlugin(reader, "getShippingRates", {
    lineItems: lines.map((line) => {
      const price = text(line.unit, site.currency);
      const totalPrice = text(line.total, site.currency);
      return {
        name: line.name,
        quantity: line.quantity,
        catalogReference: line.reference,
        physicalProperties: physicalOf(line),
        price,
        priceBeforeDiscount: price,
        totalPrice,
        totalPriceBeforeDiscount: totalPrice,
        taxIncludedInPrice: site.tax.included,
      };
    }),
    shippingDestination: shipment.destination,
    shippingOrigin: shipment.origin,
    buyerContactDetails: shipment.contact,
    weightUnit: site.weightUnit,
    taxIncludedInPrices: site.tax.included,
    purchaseFlowId: shipment.purchaseFlowId,
    externalReferences: shipment.externalReferences ?? [],
    extendedFields: shipment.extendedFields,
  });
}

export function shipmentOf(cart: PluginCart, country: string | undefined): Shipment | undefined {
  if (country === undefined) return undefined;
  const { deliveryAddress, deliveryContact, contact, email, purchaseFlowId, extendedFields } = cart;
  return {
    destination: { ...deliveryAddress, country },
    contact: { ...(deliveryContact ?? contact), email },
    purchaseFlowId,
    extendedFields,
  };
}

export function liveCarrier(
  reader: Reader,
  shipment: Shipment | undefined,
  getLines: () => readonly PluginLine[],
): LiveCarrier | undefined {
  const plugin = pluginOfType(reader, "ECOM_SHIPPING_RATES");
  if (!plugin || !shipment) return undefined;
  return {
    appId: plugin.appId,
    ratesOf(lineItemIds) {
      const lines = getLines().filter(({ id, shippable }) => shippable && lineItemIds.includes(id));
      const result = lines.length > 0 ? callRatesPlugin(reader, lines, shipment) : undefined;
      if (result?.kind === "response") {
        return { kind: "rates", rates: result.response.shippingRates.map(offerFromRate) };
      }
      return result ?? { kind: "failed" };
    },
  };
}

/** Returns the rates of an app that no region lists as a carrier, or the plugin's backup rate. */
export function pluginRates(
  reader: Reader,
  live: LiveCarrier | undefined,
  getLines: () => readonly PluginLine[],
): Offered[] {
  const shippedLines = live ? getLines().filter(({ shippable }) => shippable) : [];
  if (!live || shippedLines.length === 0) return [];
  const carrierId = live.appId;
  const result = live.ratesOf(shippedLines.map(({ id }) => id));
  if (result.kind === "rates") return result.rates.map((offer) => optionOf(offer, carrierId));
  const backupRate = pluginOfType(reader, "ECOM_SHIPPING_RATES")?.backupRate;
  // An error from the plugin means that the app does not deliver to the destination.
  if (result.kind === "error" || !backupRate) return [];
  const { title, amount: price } = backupRate;
  return [{ code: BACKUP_CODE, title, price, time: "", pickup: false, carrierId }];
}
