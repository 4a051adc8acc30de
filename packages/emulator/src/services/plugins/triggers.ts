import type { Reader } from "../../kernel/context.js";
import { pluginOfType, responseOf } from "./call-plugin.js";
import { type PluginCart, type PluginLine, pricedItem } from "./lines.js";

export function eligibleTriggers(
  reader: Reader,
  cart: PluginCart,
  lines: readonly PluginLine[],
): (
  ruleTriggers: readonly { readonly id: string; readonly appId: string }[],
) => ReadonlySet<string> {
  return (ruleTriggers) => {
    const pluginAppId = pluginOfType(reader, "ECOM_DISCOUNTS_TRIGGER")?.appId;
    const triggers = ruleTriggers
      .filter(({ appId }) => appId === pluginAppId)
      .map(({ id }) => ({ customTrigger: { id }, identifier: id }));
    if (triggers.length === 0 || lines.length === 0) return new Set();
    const { country, subdivision, city } = cart.deliveryAddress ?? {};
    const address = { country, subdivision, city };
    const response = responseOf(reader, "getEligibleTriggers", {
      lineItems: lines.map((line) => pricedItem(line, reader)),
      triggers,
      purchaseFlowId: cart.purchaseFlowId,
      shippingInfo: country === undefined ? undefined : { address },
    });
    return new Set(response?.eligibleTriggers.map(({ customTriggerId }) => customTriggerId));
  };
}
