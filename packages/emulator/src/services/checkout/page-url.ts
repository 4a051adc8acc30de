// Addresses of the hosted checkout page.

import type { Context } from "../../kernel/context.js";
import { openCheckout } from "../cart/cart-events.js";
import type { Cart } from "../cart/model.js";
import { redirectSlice } from "../redirects/slice.js";

/** The address of the hosted page for a cart, with its own session; another one where the cart says so. */
export function pageUrl(context: Context, cart: Cart): string {
  if (cart.customCheckoutUrl !== undefined) {
    return cart.customCheckoutUrl.replaceAll("{checkout_id}", cart.checkoutId);
  }
  const id = context.guid("redirect");
  const visitorId = cart.owner.kind === "visitor" ? cart.owner.id : "";
  context.changes.put(context.store(redirectSlice), id, {
    id,
    visitorId,
    callbacks: {},
    checkoutId: cart.checkoutId,
  });
  openCheckout(context, cart);
  return `${context.origin}/_portico/checkout?checkoutId=${cart.checkoutId}&session=${id}`;
}

/** Sends a browser on, as links of the platform do. */
export function redirectTo(address: string): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: address, "Cache-Control": "no-store" },
  });
}
