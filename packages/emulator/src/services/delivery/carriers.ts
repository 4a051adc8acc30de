import type { Reader } from "../../kernel/context.js";
import { guidOf } from "../../kernel/ids.js";
import { CARRIER_ID } from "../cart/carrier.js";
import { installed } from "../plugins/ask.js";

/** Who delivers, with what a merchant sees of it. */
export interface InstalledCarrier {
  readonly id: string;
  readonly displayName: string;
  readonly description: string;
  /** A region that it serves needs a rate for when it does not answer. */
  readonly fallbackDefinitionMandatory: boolean;
  readonly toggleGetCarrierSettingsEnabled: boolean;
}

const carrier = (id: string, displayName: string, description: string, live = false) => ({
  id,
  displayName,
  description,
  fallbackDefinitionMandatory: live,
  toggleGetCarrierSettingsEnabled: !live,
});

export const SHIPPING = carrier(
  CARRIER_ID,
  "Basic Shipping",
  "Shipping rates and options that the merchant sets",
);
export const PICKUP = carrier(
  "50d8c12f-715e-41ad-be25-d0f61375dbee",
  "Pickup",
  "Buyers pick up their orders",
);
export const LOCAL = carrier(
  guidOf("carrier:local"),
  "Local delivery",
  "The merchant delivers orders",
);
export const SHIPPO = carrier(
  "2b1943e2-3fc2-47bc-be56-3d402e5966d7",
  "Shippo",
  "Rates requested at checkout",
  true,
);

/** The carriers that the site has: the platform's, and the app that works out rates. */
export function carriersOf(reader: Reader): readonly InstalledCarrier[] {
  const own = [SHIPPING, PICKUP, LOCAL, SHIPPO];
  const plugin = installed(reader, "ECOM_SHIPPING_RATES");
  if (!plugin || own.some(({ id }) => id === plugin.appId)) return own;
  const app = carrier(plugin.appId, "Rates of an app", "Rates provided by the app");
  return [...own, { ...app, toggleGetCarrierSettingsEnabled: false }];
}

/** A carrier by the id of its app. */
export const carrierOf = (reader: Reader, appId: unknown) =>
  carriersOf(reader).find(({ id }) => id === appId);
