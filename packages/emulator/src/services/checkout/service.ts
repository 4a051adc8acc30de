import type { Context } from "../../kernel/context.js";
import { defineService, listen } from "../../kernel/service.js";
import { formOf } from "../../pages/page.js";
import { type ChangedCart, cartBefore, cartChangedTopic } from "../cart/cart-events.js";
import { entityEvents } from "../entity-events.js";
import { sessionOfPage } from "../redirect-session.js";
import { checkoutHandlers } from "./checkout-handlers.js";
import { checkoutView } from "./checkout-view.js";
import { checkoutPage } from "./page.js";

const events = entityEvents("wix.ecom.v1.checkout");

function emitCheckoutEvents(context: Context, { change, now, before }: ChangedCart): void {
  const { cart } = now;
  if (!cart.checkoutCreated) return;
  const { checkoutId } = cart;
  const checkout = checkoutView(context, cart, now.priced);
  if (change === "deleted") {
    events.deleted(context, checkoutId, checkout);
    return;
  }
  const previousCart = cartBefore(context, checkoutId);
  if (previousCart?.checkoutCreated) {
    const oldCheckout = checkoutView(context, before.cart, before.priced);
    events.updated(context, checkoutId, oldCheckout, checkout);
  } else events.created(context, checkoutId, checkout);
  if (cart.completed && !previousCart?.completed) {
    events.action(context, checkoutId, "completed", { checkout });
  }
}

/** A checkout is a cart, so this service stores no data. */
export const checkout = defineService({
  name: "checkout",
  slice: () => ({}),
  listeners: [listen(cartChangedTopic, emitCheckoutEvents)],
  handlers: checkoutHandlers,
  pages: [
    {
      path: "/_portico/checkout",
      serve: (request, context) =>
        checkoutPage(context, sessionOfPage(context, request), formOf(request)),
    },
  ],
});
