import type { Reader } from "../kernel/context.js";
import type { Entity } from "../resource/declaration.js";
import { resource } from "../resource/resource.js";

const DEFAULTS = { inventoryUpdateTrigger: "ON_ORDER_PLACED", createInvoice: false };

/** When orders take stock, and whether those that are paid get an invoice. */
export const ordersSettings = resource<Entity>("ecom.ordersSettings", {
  defaults: DEFAULTS,
});

/** The settings as they are. */
export function orderSettingsOf(reader: Reader): typeof DEFAULTS {
  const [first] = reader.store(ordersSettings).items.values();
  return { ...DEFAULTS, ...first?.entity };
}
