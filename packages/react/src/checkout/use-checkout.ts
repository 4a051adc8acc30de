import { PorticoError } from "@portico/core";
import { onlineManager } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import type { CartStore } from "../cart/cart-store.js";
import { useCartStore } from "../cart/use-cart.js";
import { type CheckoutOptions, checkoutAddress } from "./checkout-address.js";
import { type Leaving, useLeaving } from "./use-leaving.js";

/** Result of {@link useCheckout}. */
export interface UseCheckout extends Leaving {
  /**
   * Waits for pending cart changes, creates a checkout, and redirects to the platform's checkout
   * page.
   *
   * @throws PorticoError with code `NO_CART` if the cart is empty, `OFFLINE` if changes are waiting
   * for the network, `SESSION_CHANGED` if the user logs in or out in the meantime, `INVALID_ADDRESS` or
   * `NO_REDIRECT_URL`; or with a code of the platform.
   */
  start(): Promise<void>;
}

async function addressOf(store: CartStore, options: CheckoutOptions): Promise<string> {
  if (!onlineManager.isOnline()) {
    throw new PorticoError("The browser is offline", { code: "OFFLINE", retryable: true });
  }
  await store.queue.settled();
  if (store.raw === undefined) await store.refetch();
  const { raw, settled } = store;
  if (!settled?.lines.length) {
    throw new PorticoError("The cart is empty", { code: "NO_CART" });
  }
  const id = await store.adapter.checkout(store.client, raw);
  return checkoutAddress(store.client, id, options);
}

/**
 * Sends the buyer to the platform's checkout page.
 *
 * It waits for pending cart changes, redirects once even if `start` is called several times, and works
 * again after the browser's Back button.
 *
 * @param options - Return paths and navigation, such as `{ thankYouPath: "/thank-you", cartPath:
 * "/cart" }`.
 * @returns Functions and state. `start` and `reset` keep their identity.
 * @example
 * ```tsx
 * import { useCheckout } from "@portico/react";
 *
 * function Pay() {
 *   const { start, isPending } = useCheckout({ thankYouPath: "/thank-you", cartPath: "/cart" });
 *   return <button type="button" disabled={isPending} onClick={start}>Check out</button>;
 * }
 * ```
 */
export function useCheckout(options: CheckoutOptions): UseCheckout {
  const store = useCartStore();
  const { leave, ...state } = useLeaving(options.navigate);
  const now = useRef({ store, options });
  now.current = { store, options };
  const start = useCallback(
    () => leave(() => addressOf(now.current.store, now.current.options)),
    [leave],
  );
  return { ...state, start };
}
