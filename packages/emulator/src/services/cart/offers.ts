// What can be chosen for a cart, by the merchant's settings and by the apps of the site: ways of delivery, coupons of apps.

import type { Reader } from "../../kernel/context.js";
import { guidOf } from "../../kernel/ids.js";
import { type Amount, amount, zero } from "../../kernel/money.js";
import type { DeliveryOption } from "../../kernel/site.js";
import { catalogSlice } from "../catalog/slice.js";
import { askDiscounts } from "../plugins/discounts.js";
import { type Offered, pluginRates } from "../plugins/shipping.js";
import { askedLines } from "./facts.js";
import type { Cart } from "./model.js";

/** Whether anything has to be sent to the buyer. */
export function needsDelivery(reader: Reader, cart: Cart): boolean {
  return cart.lines.some((line) =>
    line.kind === "custom"
      ? line.itemType === "PHYSICAL"
      : reader.store(catalogSlice).products.get(line.productId)?.productType !== "DIGITAL",
  );
}

/** Delivery options of a cart: the merchant's, and those of an app that the site has. */
export function deliveryOptions(
  reader: Reader,
  cart: Cart,
  country = cart.deliveryAddress?.country,
): Offered[] {
  const own = reader.site.delivery.filter(
    (option) => !option.countries || (country !== undefined && option.countries.includes(country)),
  );
  return [...own, ...pluginRates(reader, cart, country, () => askedLines(reader, cart))];
}

/** The price of a delivery option for a sum of goods. */
export function deliveryPrice(option: DeliveryOption, goods: Amount): Amount {
  return option.freeFrom !== undefined && goods.gte(option.freeFrom)
    ? zero()
    : amount(option.price);
}

/** A coupon of an app. */
export interface AppCoupon {
  readonly id: string;
  readonly code: string;
}

/** The coupon of a code that an app gives a discount for; what its app says is wrong with it; undefined: nobody knows it. */
export function couponOfApp(
  reader: Reader,
  cart: Cart,
  code: string,
): AppCoupon | { readonly problem: string } | undefined {
  const said = askDiscounts(reader, cart, askedLines(reader, cart), [code]);
  if (said?.kind === "error") return { problem: said.code };
  const discounts = said?.kind === "answer" ? said.answer.discounts : [];
  const isKnown = discounts.some(({ couponOptions }) => couponOptions?.code === code);
  return isKnown ? { id: guidOf(`coupon:${code}`), code } : undefined;
}
