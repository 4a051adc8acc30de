import type { Reader } from "../../kernel/context.js";
import { installed, responseOf } from "./call-plugin.js";
import { type AskedLine, type CartOfApps, pricedItem } from "./lines.js";

/** No trigger applies if the app does not respond. */
export function eligibleTriggers(
  reader: Reader,
  cart: CartOfApps,
  lines: readonly AskedLine[],
): (asked: readonly { readonly id: string; readonly appId: string }[]) => ReadonlySet<string> {
  return (asked) => {
    const own = installed(reader, "ECOM_DISCOUNTS_TRIGGER")?.appId;
    const triggers = asked
      .filter(({ appId }) => appId === own)
      .map(({ id }) => ({ customTrigger: { id }, identifier: id }));
    if (triggers.length === 0 || lines.length === 0) return new Set();
    const { country, subdivision, city } = cart.deliveryAddress ?? {};
    const answer = responseOf(reader, "getEligibleTriggers", {
      lineItems: lines.map((line) => pricedItem(line, reader)),
      triggers,
      purchaseFlowId: cart.purchaseFlowId,
      ...(country !== undefined && { shippingInfo: { address: { country, subdivision, city } } }),
    });
    return new Set(answer?.eligibleTriggers.map(({ customTriggerId }) => customTriggerId));
  };
}
