import { PorticoError } from "@portico/core";
import { createRedirectSession } from "@portico/identity/redirects";
import type { PorticoClient } from "../queries/portico-client.js";
import { absolute } from "../session/absolute.js";

/** Options for the redirect to the platform's checkout page. */
export interface CheckoutOptions {
  /** Path of the shop's page after an order, such as `"/thank-you"`. The platform appends `orderId`. */
  thankYouPath: string;
  /** Path of the shop's page for buyers who return without ordering, such as `"/cart"`. */
  cartPath: string;
  /** Navigates to the checkout URL. Default: `location.assign`. */
  navigate?: (address: string) => void;
}

/** Returns the URL of the platform's page for a checkout. */
export async function checkoutAddress(
  client: PorticoClient,
  checkoutId: string,
  { thankYouPath, cartPath }: CheckoutOptions,
): Promise<string> {
  const { redirectSession } = await client.use(createRedirectSession)({
    ecomCheckout: { checkoutId },
    callbacks: {
      thankYouPageUrl: absolute(thankYouPath),
      postFlowUrl: absolute(cartPath),
      cartPageUrl: absolute(cartPath),
    },
  });
  if (!redirectSession?.fullUrl) {
    throw new PorticoError("No redirect URL found", { code: "NO_REDIRECT_URL" });
  }
  return redirectSession.fullUrl;
}
