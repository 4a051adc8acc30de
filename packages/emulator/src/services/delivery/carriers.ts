import type { Reader } from "../../kernel/context.js";
import { guidOf } from "../../kernel/ids.js";
import { pluginOfType } from "../plugins/call-plugin.js";

/** Id of "Basic Shipping" on live sites. */
export const SHIPPING_ID = "45c44b27-ca7b-4891-8c0d-1747d588b835";

const newCarrier = (id: string, displayName: string, description: string, isLive = false) => ({
  id,
  displayName,
  description,
  /** Whether each region of the carrier needs a backup rate for failed requests. */
  fallbackDefinitionMandatory: isLive,
  toggleGetCarrierSettingsEnabled: !isLive,
});

const PICKUP_ID = "50d8c12f-715e-41ad-be25-d0f61375dbee";
const LOCAL_ID = guidOf("carrier:local");
const SHIPPO_ID = "2b1943e2-3fc2-47bc-be56-3d402e5966d7";

export const SHIPPING = newCarrier(
  SHIPPING_ID,
  "Basic Shipping",
  "Shipping rates and options that the merchant sets",
);
export const PICKUP = newCarrier(PICKUP_ID, "Pickup", "Buyers pick up their orders");
export const LOCAL = newCarrier(LOCAL_ID, "Local delivery", "The merchant delivers orders");
export const SHIPPO = newCarrier(SHIPPO_ID, "Shippo", "Rates requested at checkout", true);

export const OWN_CARRIERS: ReadonlySet<string> = new Set([SHIPPING.id, PICKUP.id, LOCAL.id]);

export function carriersOf(reader: Reader): readonly ReturnType<typeof newCarrier>[] {
  const builtIn = [SHIPPING, PICKUP, LOCAL, SHIPPO];
  const plugin = pluginOfType(reader, "ECOM_SHIPPING_RATES");
  if (!plugin || builtIn.some(({ id }) => id === plugin.appId)) return builtIn;
  const appCarrier = newCarrier(plugin.appId, "Rates of an app", "Rates provided by the app");
  return [...builtIn, { ...appCarrier, toggleGetCarrierSettingsEnabled: false }];
}

export const carrierOf = (reader: Reader, appId: unknown) =>
  carriersOf(reader).find(({ id }) => id === appId);
