import type { Context } from "../../kernel/context.js";
import type { Cart } from "./model.js";
import { type PricedCart, priceCart } from "./price.js";

const known = /* @__PURE__ */ new WeakMap<
  Context,
  Map<Cart, { readonly of: string; readonly priced: PricedCart }>
>();

/** What the price of a cart depends on, of the cart itself. */
function priceableOf(cart: Cart): string {
  const { owner, lines, coupon, giftCard, merchantDiscount, deliveryCode } = cart;
  const { deliveryAddress, billingAddress, email, contact, taxExemptGroupId } = cart;
  const places = [deliveryAddress, billingAddress, email, contact, taxExemptGroupId];
  const own = [owner, lines, coupon, giftCard, merchantDiscount, deliveryCode];
  return JSON.stringify([...own, ...places]);
}

/**
 * A cart with all its sums. Priced once per request, as long as the cart stays as it is: what an order takes off the
 * stock and off a gift card does not change what was ordered.
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

/** A cart as it was before the request, with its sums: those of now where nothing changed that they depend on. */
export function pricedBefore(context: Context, before: Cart, cart: Cart): PricedCart {
  if (priceableOf(before) === priceableOf(cart)) return pricedCart(context, cart);
  return priceCart(context, before, { now: context.now });
}
