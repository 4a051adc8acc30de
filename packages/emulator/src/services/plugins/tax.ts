import type { Reader } from "../../kernel/context.js";
import { type Amount, amount, text } from "../../kernel/money.js";
import type { Cart } from "../cart/model.js";
import { askPlugin, installed } from "./ask.js";

/** Something that is taxed. */
export interface Taxable {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  /** Of all of it, after discounts. */
  readonly total: Amount;
}

/** Who has worked the tax out: an app, or the merchant's rates, because there is no app or in its place. */
export type TaxSource = "plugin" | "manual" | "fallback";

/** The tax of each by its id, as an app calculates it; undefined where the merchant's rates hold. */
export function pluginTax(
  reader: Reader,
  cart: Cart,
  items: readonly Taxable[],
  { currency, included }: { readonly currency: string; readonly included: boolean },
): { readonly source: TaxSource; readonly taxes?: ReadonlyMap<string, Amount> } {
  const address = cart.deliveryAddress ?? cart.billingAddress;
  if (!installed(reader, "TAX_CALCULATION_PROVIDER")) return { source: "manual" };
  // apps are asked in the site's currency alone
  if (currency !== reader.site.currency) return { source: "manual" };
  if (!address?.country || items.length === 0) return { source: "manual" };
  const said = askPlugin(reader, "calculateTax", {
    currency,
    addresses: [address],
    lineItems: items.map(({ id, name, quantity, total }) => ({
      id,
      itemName: name,
      quantity,
      // the price of one may be no whole number of the smallest unit
      price: quantity === 1 ? text(total, currency) : total.div(quantity).toFixed(4),
      taxIncludedInPrice: included,
      addressIndex: { singleAddress: 0 },
    })),
  });
  if (!said) return { source: "manual" };
  if (said.kind !== "answer") return { source: "fallback" };
  const details = said.answer.lineItemTaxDetails ?? [];
  const taxes = new Map(
    details.map(({ id = "", taxSummary }) => [id, amount(taxSummary?.taxAmount ?? "0")]),
  );
  return { source: "plugin", taxes };
}
