import { PorticoError } from "@portico/core";
import { createRedirectSession } from "@portico/identity/redirects";
import type { PorticoClient } from "../queries/portico-client.js";
import { absolute } from "../session/absolute.js";

/** Where the platform's checkout page leads back to, and how the browser gets there. */
export interface CheckoutOptions {
  /** Page of the shop after an order, "/thank-you"; the platform adds `orderId`. */
  thankYouPath: string;
  /** Page of the shop for whoever comes back without an order, "/cart". */
  cartPath: string;
  /** Goes to the platform's page; `location.assign` unless told otherwise. */
  navigate?: (address: string) => void;
}

/** The address of the platform's page for a checkout. */
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
