import { createClient } from "@portico/core";
import { OAuthStrategy, webStorage } from "@portico/identity";
import { offlineCartStorage } from "@portico/react/offline";
import { QueryClient } from "@tanstack/react-query";

/** Uses the emulator of the demo, or the platform at VITE_PORTICO_URL. */
export const client = createClient({
  baseUrl: import.meta.env.VITE_PORTICO_URL || window.location.origin,
  auth: OAuthStrategy({
    clientId: import.meta.env.VITE_PORTICO_CLIENT_ID || "portico-storefront",
    // The session, and with it the cart, must survive a reload and the checkout page.
    tokenStorage: webStorage("local"),
  }),
});

export const queryClient = new QueryClient();

/** Cart changes of offline buyers survive a reload. */
export const cartStorage = offlineCartStorage();
