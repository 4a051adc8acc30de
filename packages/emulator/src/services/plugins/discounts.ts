import type { DiscountRate } from "@portico/ecom/plugins/discounts";
import type { Reader } from "../../kernel/context.js";
import { guidOf } from "../../kernel/ids.js";
import {
  type Amount,
  allocate,
  amount,
  round,
  smaller,
  sum,
  text,
  zero,
} from "../../kernel/money.js";
import { askPlugin, installed, type PluginResult } from "./ask.js";
import type { CartOfApps } from "./cart.js";
import { type AskedLine, referred } from "./lines.js";

/** A discount of an app. `shares` has its amount for each line, in the order of the lines. */
export interface AppDiscount {
  readonly id: string;
  readonly name: string;
  readonly amount: Amount;
  readonly shares: readonly Amount[];
}

/** Requests the discounts of a cart, including the discounts of its coupon code. */
export function askDiscounts(
  reader: Reader,
  cart: CartOfApps,
  lines: readonly AskedLine[],
  couponCodes: readonly string[],
): PluginResult<"getEligibleDiscounts"> | undefined {
  if (lines.length === 0 || !installed(reader, "ECOM_DISCOUNTS")) return undefined;
  return askPlugin(reader, "getEligibleDiscounts", {
    lineItems: lines.map((line) => ({
      id: line.id,
      quantity: line.quantity,
      ...referred(line),
      price: text(line.unit, reader.site.currency),
    })),
    purchaseFlowId: cart.purchaseFlowId,
    couponCodes,
    ...(cart.email === undefined ? {} : { buyerEmail: cart.email }),
  });
}

function offOf(rate: DiscountRate | undefined, base: Amount, currency: string): Amount {
  const { fixedAmountValue, percentageValue } = rate ?? {};
  const off = fixedAmountValue
    ? amount(fixedAmountValue)
    : base.times(percentageValue ?? 0).div(100);
  return smaller(round(off, currency), base);
}

/**
 * Returns the discounts of apps on a cart.
 *
 * @param left - remaining amount of each line after other discounts
 * @returns the discounts on lines, in order, and a function that returns the discount on a delivery price
 */
export function pluginDiscounts(
  reader: Reader,
  cart: CartOfApps,
  lines: readonly AskedLine[],
  left: readonly Amount[],
  couponCodes: readonly string[],
): { readonly found: readonly AppDiscount[]; offDelivery(price: Amount): Amount } {
  const { currency } = reader.site;
  const said = askDiscounts(reader, cart, lines, couponCodes);
  const discounts = said?.kind === "answer" ? said.answer.discounts : [];
  const rest = [...left];
  const found = discounts.flatMap(
    ({ globalDiscounts, lineItemsDiscounts, name, externalId }, index) => {
      if (!globalDiscounts && !lineItemsDiscounts) return [];
      const rates = new Map(lineItemsDiscounts?.lineItems?.map(({ id = "", rate }) => [id, rate]));
      const shares = globalDiscounts
        ? allocate(offOf(globalDiscounts.rate, sum(rest), currency), rest, currency)
        : lines.map(({ id }, at) =>
            rates.has(id) ? offOf(rates.get(id), rest[at] ?? zero(), currency) : zero(),
          );
      for (const [at, share] of shares.entries()) rest[at] = (rest[at] ?? zero()).minus(share);
      const off = sum(shares);
      const id = guidOf(`app-discount:${externalId ?? name?.original ?? index}`);
      return off.gt(0) ? [{ id, name: name?.original ?? "Discount", amount: off, shares }] : [];
    },
  );
  const offDelivery = (price: Amount) =>
    discounts.reduce(
      (open, { shippingDiscounts }) =>
        shippingDiscounts ? open.minus(offOf(shippingDiscounts.rate, open, currency)) : open,
      price,
    );
  return { found, offDelivery: (price) => price.minus(offDelivery(price)) };
}
