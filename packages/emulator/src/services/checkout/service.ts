import type { Context } from "../../kernel/context.js";
import { defineService, listen } from "../../kernel/service.js";
import { formOf } from "../../pages/page.js";
import { modifiedFields } from "../../store/modified-fields.js";
import { type ChangedCart, cartBefore, cartChangedTopic } from "../cart/cart-events.js";
import { sessionOfPage } from "../redirect-session.js";
import { checkoutHandlers } from "./checkout-handlers.js";
import { checkoutView } from "./checkout-view.js";
import { checkoutPage } from "./page.js";

/** Emits the events of a changed cart's checkout, if it has one. */
function emitCheckoutEvents(context: Context, { change, now, before }: ChangedCart): void {
  const { cart } = now;
  if (!cart.checkoutCreated) return;
  const checkout = checkoutView(context, cart, now.priced);
  const emit = (slug: string, payload: Readonly<Record<string, unknown>>) =>
    context.emit({ entityFqdn: "wix.ecom.v1.checkout", slug, entityId: checkout.id, payload });
  if (change === "deleted") {
    emit("deleted", { deletedEvent: { deletedEntity: checkout } });
    return;
  }
  const was = cartBefore(context, cart.checkoutId);
  if (was?.checkoutCreated) {
    const fields = modifiedFields(checkoutView(context, before.cart, before.priced), checkout);
    emit("updated", { updatedEvent: { currentEntity: checkout, modifiedFields: fields } });
  } else emit("created", { createdEvent: { entity: checkout } });
  if (cart.completed && !was?.completed) emit("completed", { actionEvent: { body: { checkout } } });
}

/** Checkouts, and the hosted checkout page. A checkout is a cart, so this service stores no data. */
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
