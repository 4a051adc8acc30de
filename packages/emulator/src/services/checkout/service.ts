import { defineService, listen } from "../../kernel/service.js";
import { formOf } from "../../pages/page.js";
import { cartChangedTopic } from "../cart/cart-events.js";
import { sessionOfPage } from "../redirect-session.js";
import { sendCheckoutWebhooks } from "./checkout-events.js";
import { checkoutHandlers } from "./checkout-handlers.js";
import { completionHandlers } from "./completion-handlers.js";
import { checkoutPage } from "./page.js";

/**
 * Checkouts, their delivery options, and the hosted checkout page. A checkout is a cart, so this
 * service stores no data.
 */
export const checkout = defineService({
  name: "checkout",
  slice: () => ({}),
  listeners: [listen(cartChangedTopic, sendCheckoutWebhooks)],
  handlers: { ...checkoutHandlers, ...completionHandlers },
  pages: [
    {
      path: "/_portico/checkout",
      serve: (request, context) =>
        checkoutPage(context, sessionOfPage(context, request), formOf(request)),
    },
  ],
});
