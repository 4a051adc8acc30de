import type { Context } from "../../kernel/context.js";
import type { Cart } from "./model.js";
import { type PricedCart, priceCart } from "./price.js";

const known = /* @__PURE__ */ new WeakMap<
  Context,
  Map<Cart, { readonly of: string; readonly priced: PricedCart }>
>();

/** Returns a key of the cart fields that its price depends on. */
function priceableOf(cart: Cart): string {
  const { owner, lines, coupon, giftCard, merchantDiscount, deliveryCode } = cart;
  const { deliveryAddress, billingAddress, email, contact, taxExemptGroupId } = cart;
  const places = [deliveryAddress, billingAddress, email, contact, taxExemptGroupId];
  const own = [owner, lines, coupon, giftCard, merchantDiscount, deliveryCode];
  return JSON.stringify([...own, ...places]);
}

/**
 * Returns a cart with all its totals. They are calculated once per request and again if the cart
 * changes. An order that reduces the stock or a gift card's balance does not change the prices.
 */
export function pricedCart(context: Context, cart: Cart): PricedCart {
  const carts = known.get(context) ?? new Map();
  known.set(context, carts);
  const of = priceableOf(cart);
  const before = carts.get(cart);
  if (before?.of === of) return before.priced;
  const priced = priceCart(context, cart, { now: context.now });
  carts.set(cart, { of, priced });
  return priced;
}

/**
 * Returns a cart's state before the request with its totals. The current totals are reused if no
 * field that affects them changed.
 */
export function pricedBefore(context: Context, before: Cart, cart: Cart): PricedCart {
  if (priceableOf(before) === priceableOf(cart)) return pricedCart(context, cart);
  return priceCart(context, before, { now: context.now });
}
