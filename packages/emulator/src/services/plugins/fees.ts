import type { Reader } from "../../kernel/context.js";
import { guidOf } from "../../kernel/ids.js";
import { type Amount, amount, round, text } from "../../kernel/money.js";
import { pluginOfType, responseOf } from "./call-plugin.js";
import { type PluginCart, type PluginLine, physicalOf, pricedItem } from "./lines.js";

export interface Fee {
  readonly id: string;
  readonly code?: string;
  readonly name: string;
  readonly price: Amount;
  readonly taxable: boolean;
  readonly taxGroupId?: string;
  readonly lineItemIds: readonly string[];
  /** Absent if the fee comes from a line item. */
  readonly appId?: string;
}

export function pluginFees(
  reader: Reader,
  cart: PluginCart,
  lines: readonly PluginLine[],
  amounts: {
    readonly subtotal: Amount;
    readonly delivery?: { code: string; title: string; price: Amount };
  },
): Fee[] {
  if (lines.length === 0) return [];
  const { currency } = reader.site;
  const { delivery } = amounts;
  const appId = pluginOfType(reader, "ECOM_ADDITIONAL_FEES")?.appId;
  const response = responseOf(reader, "calculateAdditionalFees", {
    lineItems: lines.map((line) => ({
      ...pricedItem(line, reader),
      productName: line.name,
      physicalProperties: physicalOf(line),
      modifierGroups: [],
    })),
    shippingAddress: cart.deliveryAddress,
    buyerDetails: { contactDetails: { ...cart.contact, email: cart.email } },
    appliedDiscounts: [],
    shippingInfo: delivery && {
      selectedCarrierServiceOption: {
        code: delivery.code,
        title: delivery.title,
        cost: { price: text(delivery.price, currency) },
        otherCharges: [],
      },
    },
    purchaseFlowId: cart.purchaseFlowId,
    businessLocationId: cart.businessLocationId,
    subtotal: text(amounts.subtotal, currency),
    extendedFields: cart.extendedFields,
  });
  return (response?.additionalFees ?? []).map(
    ({ code, name, price, taxDetails, lineItemIds }, index) => ({
      id: guidOf(`fee:${cart.purchaseFlowId}:${code ?? name}:${index}`),
      code: code || undefined,
      name,
      price: round(amount(price), currency),
      taxable: taxDetails?.taxable === true,
      taxGroupId: taxDetails?.taxGroupId || undefined,
      lineItemIds: lineItemIds ?? [],
      appId,
    }),
  );
}
