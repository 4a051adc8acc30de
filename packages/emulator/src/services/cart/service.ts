import type { Context } from "../../kernel/context.js";
import { defineService, listen } from "../../kernel/service.js";
import { visitorLoggedIn } from "../accounts/model/login-slice.js";
import { entityEvents } from "../entity-events.js";
import { type ChangedCart, cartChangedTopic } from "./cart-events.js";
import { transferCart } from "./edit.js";
import { cartSlice } from "./model.js";
import { cartV1Handlers } from "./v1/handlers.js";
import { cartV1 } from "./v1/view.js";
import { cartV2Handlers } from "./v2/handlers.js";
import { cartV2 } from "./v2/view.js";

const API_VERSIONS = [
  { events: entityEvents("wix.ecom.v2.cart"), view: cartV2 },
  { events: entityEvents("wix.ecom.v1.cart"), view: cartV1 },
];

function emitCartEvents(context: Context, { change, now, before }: ChangedCart): void {
  if (change === "opened") return;
  for (const { events, view } of API_VERSIONS) {
    const entity = view(context, now.cart, now.priced);
    if (change === "updated") {
      const previous = view(context, before.cart, before.priced);
      events.updated(context, entity.id, previous, entity);
    } else events[change](context, entity.id, entity);
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
