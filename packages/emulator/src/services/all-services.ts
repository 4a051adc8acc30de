import type { Handlers } from "../kernel/handler.js";
import { cartV1Handlers } from "./cart/v1/handlers.js";
import { cartV2Handlers } from "./cart/v2/handlers.js";
import { categoryHandlers } from "./catalog/categories.js";
import { v3MoreHandlers } from "./catalog/inventory-items.js";
import { v1ProductHandlers } from "./catalog/v1/handlers.js";
import { v3ProductHandlers } from "./catalog/v3/handlers.js";
import { checkoutHandlers } from "./checkout/checkout-handlers.js";
import { deliveryHandlers } from "./checkout/delivery-handlers.js";
import { authenticationHandlers } from "./identity/authentication-handlers.js";
import { oauthHandlers } from "./identity/oauth-handlers.js";
import { memberHandlers } from "./members/member-handlers.js";
import { orderReadHandlers } from "./orders/read-handlers.js";
import { orderWriteHandlers } from "./orders/write-handlers.js";
import { redirectHandlers } from "./redirects/redirect-handlers.js";

/** Every operation that the emulator does; all others answer 501 by name. */
export function allHandlers(options: { readonly rotateRefreshTokens: boolean }): Handlers {
  return {
    ...v3ProductHandlers,
    ...v3MoreHandlers,
    ...v1ProductHandlers,
    ...categoryHandlers,
    ...cartV2Handlers,
    ...cartV1Handlers,
    ...checkoutHandlers,
    ...deliveryHandlers,
    ...orderReadHandlers,
    ...orderWriteHandlers,
    ...oauthHandlers({ rotate: options.rotateRefreshTokens }),
    ...authenticationHandlers,
    ...memberHandlers,
    ...redirectHandlers,
  };
}
