import { createClient } from "@portico/core";
import { OAuthStrategy, webStorage } from "@portico/identity";
import type { CartStorage } from "@portico/react";
import { QueryClient } from "@tanstack/react-query";

/** Uses the demo's emulator, or the platform at VITE_PORTICO_URL. */
export const client = createClient({
  baseUrl: import.meta.env.VITE_PORTICO_URL || window.location.origin,
  auth: OAuthStrategy({
    clientId: import.meta.env.VITE_PORTICO_CLIENT_ID || "portico-storefront",
    // The session, and therefore the cart, must survive a reload and the checkout page.
    tokenStorage: webStorage("local"),
  }),
});

export const queryClient = new QueryClient();

const loadStorage = () => import("./cart/cart-storage.js").then((module) => module.storage);

/** Cart changes that are made offline survive a reload. The first page does not need this code. */
export const cartStorage: CartStorage = {
  take: async (key) => (await loadStorage()).take(key),
  save: async (key, changes) => (await loadStorage()).save(key, changes),
};
