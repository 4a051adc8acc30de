import type { Reader } from "../kernel/context.js";
import type { Entity } from "../resource/declaration.js";
import { resource } from "../resource/resource.js";

const ORDER_DEFAULTS = { inventoryUpdateTrigger: "ON_ORDER_PLACED", createInvoice: false };

export const ordersSettings = resource<Entity>("ecom.ordersSettings", { defaults: ORDER_DEFAULTS });

export function orderSettingsOf(reader: Reader): typeof ORDER_DEFAULTS {
  const [stored] = reader.store(ordersSettings).items.values();
  return { ...ORDER_DEFAULTS, ...stored?.entity };
}
