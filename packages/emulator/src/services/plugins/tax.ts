import type { Reader } from "../../kernel/context.js";
import { type Amount, amount, text } from "../../kernel/money.js";
import { callPlugin } from "./call-plugin.js";
import type { PluginCart } from "./lines.js";

export interface Taxable {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  /** Price of all units after discounts. */
  readonly total: Amount;
}

/** `manual` and `fallback` use the merchant's rates. */
export type TaxSource = "plugin" | "manual" | "fallback";

/** `taxes` is absent if the merchant's rates apply. */
export function pluginTax(
  reader: Reader,
  cart: PluginCart,
  items: readonly Taxable[],
  { currency, included }: { readonly currency: string; readonly included: boolean },
): { readonly source: TaxSource; readonly taxes?: ReadonlyMap<string, Amount> } {
  const address = cart.deliveryAddress ?? cart.billingAddress;
  if (!address?.country || items.length === 0) return { source: "manual" };
  // Apps receive requests only in the site's currency.
  if (currency !== reader.site.currency) return { source: "manual" };
  const result = callPlugin(reader, "calculateTax", {
    currency,
    addresses: [address],
    lineItems: items.map(({ id, name, quantity, total }) => ({
      id,
      itemName: name,
      quantity,
      // The unit price is not always a whole number of the smallest currency unit.
      price: quantity === 1 ? text(total, currency) : total.div(quantity).toFixed(4),
      taxIncludedInPrice: included,
      addressIndex: { singleAddress: 0 },
    })),
  });
  if (!result) return { source: "manual" };
  if (result.kind !== "response") return { source: "fallback" };
  const details = result.response.lineItemTaxDetails ?? [];
  const taxes = new Map(
    details.map(({ id = "", taxSummary }) => [id, amount(taxSummary?.taxAmount ?? "0")]),
  );
  return { source: "plugin", taxes };
}
