import { createClient } from "@portico/core";
import { OAuthStrategy, webStorage } from "@portico/identity";
import { offlineCartStorage } from "@portico/react/offline";
import { QueryClient } from "@tanstack/react-query";

/** Talks to the emulator that serves the shop, or to the address in VITE_PORTICO_URL. */
export const client = createClient({
  baseUrl: import.meta.env.VITE_PORTICO_URL || window.location.origin,
  auth: OAuthStrategy({
    clientId: import.meta.env.VITE_PORTICO_CLIENT_ID || "portico-storefront",
    // The visitor, and so the cart, survive a reload and the way to the checkout page and back.
    tokenStorage: webStorage("local"),
  }),
});

export const queryClient = new QueryClient();

/** Keeps cart changes of offline buyers through a reload. */
export const cartStorage = offlineCartStorage();
