import type { Context } from "../../kernel/context.js";
import { defineService, listen } from "../../kernel/service.js";
import { modifiedFields } from "../../store/modified-fields.js";
import { visitorLoggedIn } from "../accounts/model/login-slice.js";
import { type ChangedCart, cartChangedTopic } from "./cart-events.js";
import { transferCart } from "./edit.js";
import { cartSlice } from "./model.js";
import { cartV1Handlers } from "./v1/handlers.js";
import { cartV1 } from "./v1/view.js";
import { cartV2Handlers } from "./v2/handlers.js";
import { cartV2 } from "./v2/view.js";

const VERSIONS = [
  { entityFqdn: "wix.ecom.v2.cart", view: cartV2 },
  { entityFqdn: "wix.ecom.v1.cart", view: cartV1 },
];

function emitCartEvents(context: Context, { change, now, before }: ChangedCart): void {
  if (change === "opened") return;
  for (const { entityFqdn, view } of VERSIONS) {
    const entity = view(context, now.cart, now.priced);
    const fields = () => modifiedFields(view(context, before.cart, before.priced), entity);
    const payload =
      change === "created"
        ? { createdEvent: { entity } }
        : change === "updated"
          ? { updatedEvent: { currentEntity: entity, modifiedFields: fields() } }
          : { deletedEvent: { deletedEntity: entity } };
    context.emit({ entityFqdn, slug: change, entityId: String(entity.id), payload });
  }
}

export const cart = defineService({
  ...cartSlice,
  handlers: { ...cartV2Handlers, ...cartV1Handlers },
  listeners: [
    listen(cartChangedTopic, emitCartEvents),
    listen(visitorLoggedIn, (context, { visitorId, memberId }) =>
      transferCart(context, visitorId, memberId),
    ),
  ],
});
