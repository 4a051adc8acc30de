import type { Reader } from "../kernel/context.js";
import type { Entity } from "../resource/declaration.js";
import { resource } from "../resource/resource.js";

const DEFAULTS = { inventoryUpdateTrigger: "ON_ORDER_PLACED", createInvoice: false };

export const ordersSettings = resource<Entity>("ecom.ordersSettings", {
  defaults: DEFAULTS,
});

export function orderSettingsOf(reader: Reader): typeof DEFAULTS {
  const [first] = reader.store(ordersSettings).items.values();
  return { ...DEFAULTS, ...first?.entity };
}
