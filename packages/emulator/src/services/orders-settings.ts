import type { Reader } from "../kernel/context.js";
import type { Entity } from "../resource/declaration.js";
import { resource } from "../resource/resource.js";

const DEFAULTS = { inventoryUpdateTrigger: "ON_ORDER_PLACED", createInvoice: false };

/** Settings for when orders reduce the stock, and whether paid orders get an invoice. */
export const ordersSettings = resource<Entity>("ecom.ordersSettings", {
  defaults: DEFAULTS,
});

/** Returns the current order settings. */
export function orderSettingsOf(reader: Reader): typeof DEFAULTS {
  const [first] = reader.store(ordersSettings).items.values();
  return { ...DEFAULTS, ...first?.entity };
}
