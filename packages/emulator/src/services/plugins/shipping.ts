import type { Reader } from "../../kernel/context.js";
import { amount, sum, text } from "../../kernel/money.js";
import type { DeliveryOption } from "../../kernel/site.js";
import type { Address, Cart } from "../cart/model.js";
import { askPlugin, installed } from "./ask.js";
import { type AskedLine, physical, referred } from "./lines.js";

/** Which of a cart's lines a carrier delivers, and to which region. */
export interface Allocation {
  readonly deliveryCarrier: { readonly appId: string; readonly code: string };
  readonly deliveryRegion: { readonly id: string; readonly name?: string };
  readonly applicableLineItems: { readonly lineItemIds: readonly string[] };
}

/** A delivery option, and who offers it; absent: the site's settings. */
export type Offered = DeliveryOption & {
  readonly carrierId?: string;
  readonly allocations?: readonly Allocation[];
  /** Some of the goods stay behind: their profile does not serve the place. */
  readonly partial?: boolean;
  readonly instructions?: string;
  readonly pickupAddress?: Address;
};

/** The code of the rate that the merchant has set for when the plugin does not answer. */
const BACKUP = "backup-rate";

/** What an app offers to deliver with, charges included; nothing before it is known where to. */
export function pluginRates(
  reader: Reader,
  cart: Cart,
  country: string | undefined,
  linesOf: () => readonly AskedLine[],
): Offered[] {
  if (country === undefined || !installed(reader, "ECOM_SHIPPING_RATES")) return [];
  const { site } = reader;
  const lines = linesOf().filter(({ shippable }) => shippable);
  if (lines.length === 0) return [];
  const written = (line: AskedLine) => text(line.unit, site.currency);
  // without the option that is chosen: the rates do not change with it, so they are asked for once
  const said = askPlugin(reader, "getShippingRates", {
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
    shippingDestination: { ...cart.deliveryAddress, country },
    buyerContactDetails: {
      ...(cart.deliveryContact ?? cart.contact),
      ...(cart.email === undefined ? {} : { email: cart.email }),
    },
    weightUnit: site.weightUnit,
    taxIncludedInPrices: site.tax.included,
    purchaseFlowId: cart.purchaseFlowId,
    externalReferences: [],
    ...(cart.extendedFields ? { extendedFields: cart.extendedFields } : {}),
  });
  if (!said) return [];
  const carrierId = said.plugin.appId;
  if (said.kind === "answer") {
    return said.answer.shippingRates.map(({ code, title, cost, logistics }) => {
      const charges = (cost.additionalCharges ?? []).map(({ price }) => amount(price ?? "0"));
      return {
        code,
        title,
        price: amount(cost.price).plus(sum(charges)).toFixed(),
        time: logistics?.deliveryTime ?? "",
        pickup: logistics?.pickupDetails !== undefined,
        carrierId,
      };
    });
  }
  const { backupRate } = said.plugin;
  // the plugin's own error says that it does not deliver there
  if (said.kind === "error" || !backupRate) return [];
  const { title, amount: price } = backupRate;
  return [{ code: BACKUP, title, price, time: "", pickup: false, carrierId }];
}
