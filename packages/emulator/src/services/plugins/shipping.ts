import type { Reader } from "../../kernel/context.js";
import { amount, sum, text } from "../../kernel/money.js";
import type { DeliveryOption } from "../../kernel/site.js";
import type { Address, Cart } from "../cart/model.js";
import { askPlugin, installed, type Said } from "./ask.js";
import { type AskedLine, physical, referred } from "./lines.js";

/** Which of a cart's lines a carrier delivers, and to which region. */
export interface Allocation {
  readonly deliveryCarrier: { readonly appId: string; readonly code: string };
  readonly deliveryRegion: { readonly id: string; readonly name?: string };
  readonly applicableLineItems: { readonly lineItemIds: readonly string[] };
}

/** Between when goods arrive: ISO dates. */
export interface TimeSlot {
  readonly from: string;
  readonly to: string;
}

/** A delivery option, and who offers it; absent: the site's settings. */
export type Offered = DeliveryOption & {
  readonly carrierId?: string;
  readonly allocations?: readonly Allocation[];
  /** Some of the goods stay behind: their profile does not serve the place. */
  readonly partial?: boolean;
  readonly instructions?: string;
  readonly pickupAddress?: Address;
  readonly slot?: TimeSlot;
};

/** A rate of an app. */
export interface LiveRate {
  readonly code: string;
  readonly title: string;
  readonly price: string;
  readonly charges: readonly { readonly description?: string; readonly amount: string }[];
  readonly time: string;
  readonly instructions?: string;
  /** Where the buyer fetches it. */
  readonly pickup?: { readonly address?: Address };
}

/** What an app says: its rates, its own error, or nothing in time. */
export type LiveAnswer =
  | { readonly kind: "rates"; readonly rates: readonly LiveRate[] }
  | { readonly kind: "error"; readonly code: string }
  | { readonly kind: "failed" };

/** An app that works out rates, and can be asked for those of some lines. */
export interface LiveCarrier {
  readonly appId: string;
  readonly ratesOf: (lineItemIds: readonly string[]) => LiveAnswer;
}

/** Whose goods go where, as an app is told of it. */
export interface Journey {
  readonly destination: Address & { readonly country: string };
  readonly origin?: Address;
  readonly contact: object;
  readonly purchaseFlowId?: string;
  readonly externalReferences?: readonly unknown[];
  readonly extendedFields?: unknown;
}

/** The code of the rate that the merchant has set for when the plugin does not answer. */
const BACKUP = "backup-rate";

type Rate = Extract<
  Said<"getShippingRates">,
  { kind: "answer" }
>["answer"]["shippingRates"][number];

function rateOf({ code, title, cost, logistics }: Rate): LiveRate {
  const { pickupDetails, instructions } = logistics ?? {};
  return {
    code,
    title,
    price: cost.price,
    charges: (cost.additionalCharges ?? []).map(({ details, price }) => ({
      ...(details ? { description: details } : {}),
      amount: price ?? "0",
    })),
    time: logistics?.deliveryTime ?? "",
    ...(instructions ? { instructions } : {}),
    ...(pickupDetails
      ? { pickup: pickupDetails.address ? { address: pickupDetails.address as Address } : {} }
      : {}),
  };
}

function ask(reader: Reader, lines: readonly AskedLine[], journey: Journey) {
  const { site } = reader;
  const written = (line: AskedLine) => text(line.unit, site.currency);
  const { destination, origin, contact, purchaseFlowId, externalReferences } = journey;
  // without the option that is chosen: the rates do not change with it, so they are asked for once
  return askPlugin(reader, "getShippingRates", {
    lineItems: lines.map((line) => ({
      name: line.name,
      quantity: line.quantity,
      ...referred(line),
      physicalProperties: physical(line),
      price: written(line),
      priceBeforeDiscount: written(line),
      totalPrice: text(line.total, site.currency),
      totalPriceBeforeDiscount: text(line.total, site.currency),
      taxIncludedInPrice: site.tax.included,
    })),
    shippingDestination: destination,
    ...(origin ? { shippingOrigin: origin } : {}),
    buyerContactDetails: contact,
    weightUnit: site.weightUnit,
    taxIncludedInPrices: site.tax.included,
    ...(purchaseFlowId === undefined ? {} : { purchaseFlowId }),
    externalReferences: externalReferences ?? [],
    ...(journey.extendedFields ? { extendedFields: journey.extendedFields } : {}),
  });
}

/** The journey of a cart's goods; undefined before it is known where to. */
export function journeyOf(cart: Cart, country: string | undefined): Journey | undefined {
  if (country === undefined) return undefined;
  const { deliveryAddress, deliveryContact, contact, email, purchaseFlowId, extendedFields } = cart;
  return {
    destination: { ...deliveryAddress, country },
    contact: { ...(deliveryContact ?? contact), ...(email === undefined ? {} : { email }) },
    purchaseFlowId,
    ...(extendedFields ? { extendedFields } : {}),
  };
}

/** The app of the site that works out rates; undefined where there is none. */
export function liveCarrier(
  reader: Reader,
  journey: Journey | undefined,
  linesOf: () => readonly AskedLine[],
): LiveCarrier | undefined {
  const plugin = installed(reader, "ECOM_SHIPPING_RATES");
  if (!plugin || !journey) return undefined;
  return {
    appId: plugin.appId,
    ratesOf(lineItemIds) {
      const lines = linesOf().filter(({ id, shippable }) => shippable && lineItemIds.includes(id));
      const said = lines.length > 0 ? ask(reader, lines, journey) : undefined;
      if (said?.kind === "answer") {
        return { kind: "rates", rates: said.answer.shippingRates.map(rateOf) };
      }
      return said?.kind === "error" ? { kind: "error", code: said.code } : { kind: "failed" };
    },
  };
}

/** What an app offers to deliver with, charges included, wherever to: no region names it as its carrier. */
export function pluginRates(
  reader: Reader,
  live: LiveCarrier | undefined,
  linesOf: () => readonly AskedLine[],
): Offered[] {
  const ids = live
    ? linesOf()
        .filter(({ shippable }) => shippable)
        .map(({ id }) => id)
    : [];
  if (!live || ids.length === 0) return [];
  const carrierId = live.appId;
  const said = live.ratesOf(ids);
  if (said.kind === "rates") {
    return said.rates.map(({ code, title, price, charges, time, instructions, pickup }) => ({
      code,
      title,
      price: amount(price)
        .plus(sum(charges.map((charge) => amount(charge.amount))))
        .toFixed(),
      time,
      pickup: pickup !== undefined,
      carrierId,
      ...(instructions ? { instructions } : {}),
      ...(pickup?.address ? { pickupAddress: pickup.address } : {}),
    }));
  }
  const backupRate = installed(reader, "ECOM_SHIPPING_RATES")?.backupRate;
  // the plugin's own error says that it does not deliver there
  if (said.kind === "error" || !backupRate) return [];
  const { title, amount: price } = backupRate;
  return [{ code: BACKUP, title, price, time: "", pickup: false, carrierId }];
}
