import { PorticoError } from "@portico/core";
import { onlineManager } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import type { CartStore } from "../cart/cart-store.js";
import { useCartStore } from "../cart/use-cart.js";
import { type CheckoutOptions, checkoutAddress } from "./checkout-address.js";
import { type Leaving, useLeaving } from "./use-leaving.js";

/** What {@link useCheckout} gives. */
export interface UseCheckout extends Leaving {
  /**
   * Goes to the platform's checkout page when all changes of the cart are answered.
   *
   * @throws PorticoError of code NO_CART where there is nothing to buy, OFFLINE where changes wait
   *   for the network, SESSION_CHANGED where somebody has logged in or out meanwhile, INVALID_ADDRESS,
   *   NO_REDIRECT_URL, or of the platform's own code
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
    throw new PorticoError("There is no cart to check out", { code: "NO_CART" });
  }
  const id = await store.adapter.checkout(store.client, raw);
  return checkoutAddress(store.client, id, options);
}

/**
 * The way to the platform's checkout page and back: it waits for the changes of the cart that are
 * on their way, goes once, and works again after the back button.
 *
 * @param options - `{ thankYouPath: "/thank-you", cartPath: "/cart" }`; see {@link CheckoutOptions}
 * @returns see {@link UseCheckout}; `start` and `reset` stay the same
 * @example
 * ```tsx
 * function Pay() {
 *   const { start, isPending } = useCheckout({ thankYouPath: "/thank-you", cartPath: "/cart" });
 *   return <button type="button" disabled={isPending} onClick={start}>To checkout</button>;
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
