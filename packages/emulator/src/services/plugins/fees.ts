import type { Reader } from "../../kernel/context.js";
import { guidOf } from "../../kernel/ids.js";
import { type Amount, amount, round, text } from "../../kernel/money.js";
import { callPlugin, installed } from "./call-plugin.js";
import { type CartOfApps, type PluginLine, physical, pricedItem } from "./lines.js";

export interface Fee {
  readonly id: string;
  readonly code?: string;
  readonly name: string;
  readonly price: Amount;
  readonly taxable: boolean;
  readonly taxGroupId?: string;
  readonly lineItemIds: readonly string[];
  /** Absent if the fee comes from a line. */
  readonly appId?: string;
}

export function pluginFees(
  reader: Reader,
  cart: CartOfApps,
  lines: readonly PluginLine[],
  at: {
    readonly subtotal: Amount;
    readonly delivery?: { code: string; title: string; price: Amount };
  },
): Fee[] {
  const { currency } = reader.site;
  if (lines.length === 0 || !installed(reader, "ECOM_ADDITIONAL_FEES")) return [];
  const result = callPlugin(reader, "calculateAdditionalFees", {
    lineItems: lines.map((line) => ({
      ...pricedItem(line, reader),
      productName: line.name,
      physicalProperties: physical(line),
      modifierGroups: [],
    })),
    ...(cart.deliveryAddress && { shippingAddress: cart.deliveryAddress }),
    buyerDetails: {
      contactDetails: {
        ...cart.contact,
        ...(cart.email !== undefined && { email: cart.email }),
      },
    },
    appliedDiscounts: [],
    ...(at.delivery && {
      shippingInfo: {
        selectedCarrierServiceOption: {
          code: at.delivery.code,
          title: at.delivery.title,
          cost: { price: text(at.delivery.price, currency) },
          otherCharges: [],
        },
      },
    }),
    purchaseFlowId: cart.purchaseFlowId,
    ...(cart.businessLocationId !== undefined && { businessLocationId: cart.businessLocationId }),
    subtotal: text(at.subtotal, currency),
    ...(cart.extendedFields && { extendedFields: cart.extendedFields }),
  });
  if (result?.kind !== "response") return [];
  return result.response.additionalFees.map(
    ({ code, name, price, taxDetails, lineItemIds }, index) => ({
      id: guidOf(`fee:${cart.purchaseFlowId}:${code ?? name}:${index}`),
      ...(code && { code }),
      name,
      price: round(amount(price), currency),
      taxable: taxDetails?.taxable === true,
      ...(taxDetails?.taxGroupId && { taxGroupId: taxDetails.taxGroupId }),
      lineItemIds: lineItemIds ?? [],
      appId: result.plugin.appId,
    }),
  );
}
