import type { Context } from "../../kernel/context.js";
import { applicationError } from "../../kernel/platform-error.js";
import { redirect } from "../../pages/page.js";
import { openCheckout } from "../cart/cart-events.js";
import { type Cart, carts } from "../cart/model.js";
import { type RedirectSession, redirectSlice } from "../redirect-session.js";

export function createPageUrl(context: Context, cart: Cart): string {
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

export const redirectTo = (address: string): Response => redirect(address, 302);

export function cartOfToken(context: Context, token: unknown) {
  const session = context.store(redirectSlice).get(String(token));
  const cart = carts(context).find(session?.checkoutId ?? "");
  if (!session || !cart) {
    throw applicationError(401, "UNAUTHENTICATED_TOKEN", "The token is unknown");
  }
  return { session, cart: carts(context).edit(cart.checkoutId) };
}

export function thankYouUrl({ callbacks }: RedirectSession, orderId?: string, fallback?: string) {
  const address = callbacks.thankYouPageUrl ?? callbacks.postFlowUrl ?? fallback;
  if (address === undefined) return undefined;
  const url = new URL(address);
  if (orderId !== undefined) url.searchParams.set("orderId", orderId);
  return url.href;
}

export const redirectBack = ({ origin }: Context, session: RedirectSession, orderId?: string) =>
  redirectTo(thankYouUrl(session, orderId, origin) ?? origin);
