// Calls of payment pages, and the call that places an order and charges it at once.

import type { Context } from "../../kernel/context.js";
import type { Handlers } from "../../kernel/handler.js";
import { applicationError } from "../../kernel/platform-error.js";
import { cartById, touch } from "../cart/edit.js";
import type { Cart } from "../cart/model.js";
import { pricedCart } from "../cart/priced.js";
import { carts } from "../cart/slice.js";
import { findIntent, payIntent } from "../orders/ledger/intents.js";
import { placeOrder } from "../orders/place-order.js";
import type { RedirectSession } from "../redirect-session.js";
import { redirectSlice } from "../redirect-session.js";
import { beginV1, orderV1 } from "./checkout-handlers.js";
import { redirectTo } from "./page-url.js";

/** Returns the checkout of a token: the checkout of the session that opened the hosted page. */
function ofToken(context: Context, token: unknown): { session: RedirectSession; cart: Cart } {
  const session = context.store(redirectSlice).get(String(token));
  const cart = carts(context).find(session?.checkoutId ?? "");
  if (!session || !cart) {
    throw applicationError(401, "UNAUTHENTICATED_TOKEN", "The token is unknown");
  }
  return { session, cart: carts(context).edit(cart.checkoutId) };
}

/** Redirects to the shop, with the order ID if an order was placed. */
function back({ origin }: Context, { callbacks }: RedirectSession, orderId?: string): Response {
  const url = new URL(callbacks.thankYouPageUrl ?? callbacks.postFlowUrl ?? origin);
  if (orderId !== undefined) url.searchParams.set("orderId", orderId);
  return redirectTo(url.href);
}

/** Calls that complete a checkout. */
export const completionHandlers: Handlers = {
  "ecom.checkout.createOrderAndCharge": {
    access: "anyone",
    run: (request, context) => {
      const { id, paymentToken, delayCapture, savePaymentMethod } = request;
      const cart = cartById(context, String(id), "checkout");
      beginV1(context, cart);
      if (cart.lines.length > 0 && pricedCart(context, cart).toPay.gt(0) && !paymentToken) {
        throw applicationError(428, "PAYMENT_ERROR", "No payment method to charge");
      }
      const placed = orderV1(context, cart, {
        delayCapture: delayCapture === true,
        savePaymentMethod: savePaymentMethod === true,
      });
      const { paymentGatewayOrderId } = placed;
      if (paymentGatewayOrderId) payIntent(context, findIntent(context, paymentGatewayOrderId));
      return placed;
    },
  },

  "ecom.checkout.markCheckoutAsCompletedAndRedirectToUrl": {
    access: "open",
    run: ({ token }, context) => {
      const { session, cart } = ofToken(context, token);
      cart.completed = true;
      touch(context, cart);
      return back(context, session, cart.orderId);
    },
  },

  // Handles a payment that succeeded after the buyer had left the page.
  "ecom.cartV2.handleAsyncCheckoutCompletion": {
    access: "open",
    run: ({ token }, context) => {
      const { session, cart } = ofToken(context, token);
      return back(context, session, cart.orderId ?? placeOrder(context, cart).order.id);
    },
  },
};
