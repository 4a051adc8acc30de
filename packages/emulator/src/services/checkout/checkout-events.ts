// Events of a cart's checkout.

import type { Context } from "../../kernel/context.js";
import { modifiedFields } from "../../store/modified-fields.js";
import { type ChangedCart, cartBefore } from "../cart/cart-events.js";
import { checkoutView } from "./checkout-view.js";

/** Sends the webhooks of a changed cart's checkout, if it has one. */
export function sendCheckoutWebhooks(context: Context, { change, now, before }: ChangedCart): void {
  const { cart } = now;
  if (!cart.checkoutCreated) return;
  const checkout = checkoutView(context, cart, now.priced);
  const tell = (slug: string, payload: Readonly<Record<string, unknown>>) =>
    context.emit({ entityFqdn: "wix.ecom.v1.checkout", slug, entityId: checkout.id, payload });
  if (change === "deleted") {
    tell("deleted", { deletedEvent: { deletedEntity: checkout } });
    return;
  }
  const was = cartBefore(context, cart.checkoutId);
  if (was?.checkoutCreated) {
    const fields = modifiedFields(checkoutView(context, before.cart, before.priced), checkout);
    tell("updated", { updatedEvent: { currentEntity: checkout, modifiedFields: fields } });
  } else tell("created", { createdEvent: { entity: checkout } });
  if (cart.completed && !was?.completed) tell("completed", { actionEvent: { body: { checkout } } });
}
