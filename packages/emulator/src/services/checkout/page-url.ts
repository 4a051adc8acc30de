// URLs of the hosted checkout page.

import type { Context } from "../../kernel/context.js";
import { openCheckout } from "../cart/cart-events.js";
import type { Cart } from "../cart/model.js";
import { redirectSlice } from "../redirect-session.js";

/**
 * Returns the URL of the hosted page for a cart, with a new session. A cart's custom checkout URL
 * takes precedence.
 */
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

/** Redirects the browser, as the platform's links do. */
export function redirectTo(address: string): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: address, "Cache-Control": "no-store" },
  });
}
