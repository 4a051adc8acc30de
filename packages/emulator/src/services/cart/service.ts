import { defineService, listen } from "../../kernel/service.js";
import { visitorLoggedIn } from "../accounts/model/login-slice.js";
import { cartChangedTopic } from "./cart-events.js";
import { sendCartWebhooks } from "./cart-webhooks.js";
import { keepCart } from "./edit.js";
import { cartSlice } from "./slice.js";
import { cartV1Handlers } from "./v1/handlers.js";
import { cartV2Handlers } from "./v2/handlers.js";

/** Carts in both API versions. */
export const cart = defineService({
  ...cartSlice,
  handlers: { ...cartV2Handlers, ...cartV1Handlers },
  listeners: [
    listen(cartChangedTopic, sendCartWebhooks),
    listen(visitorLoggedIn, (context, { visitorId, memberId }) =>
      keepCart(context, visitorId, memberId),
    ),
  ],
});
