import { PorticoError } from "@portico/core";
import { useCallback, useRef } from "react";
import type { CartStore } from "../cart/cart-store.js";
import { addedItem } from "../cart/model.js";
import { useCartStore } from "../cart/use-cart.js";
import type { CartItem } from "../queries/cart-view.js";
import { type CheckoutOptions, checkoutAddress } from "./checkout-address.js";
import { type Leaving, useLeaving } from "./use-leaving.js";

/** What {@link useBuyNow} gives. */
export interface UseBuyNow extends Leaving {
  /**
   * Goes to the platform's checkout page with this item alone; the cart stays as it is.
   *
   * @throws PorticoError of code ITEM_NOT_ADDED where the platform leaves the item out without a
   *   word, SESSION_CHANGED where somebody has logged in or out meanwhile, INVALID_ADDRESS,
   *   NO_REDIRECT_URL, or of the platform's own code
   */
  buy(item: CartItem): Promise<void>;
}

async function addressOf(
  { adapter, client }: CartStore,
  item: CartItem,
  options: CheckoutOptions,
): Promise<string> {
  const { catalogReference, quantity } = addedItem(item);
  const made = await adapter.buyNow(client, [{ catalogReference, quantity }]);
  if (made.quantity === 0) {
    throw new PorticoError("The item could not be added", { code: "ITEM_NOT_ADDED" });
  }
  return checkoutAddress(client, made.checkoutId, options);
}

/**
 * Straight to the platform's checkout page with one item.
 *
 * @param options - `{ thankYouPath: "/thank-you", cartPath: "/cart" }`; see {@link CheckoutOptions}
 * @returns see {@link UseBuyNow}; `buy` and `reset` stay the same
 * @example
 * ```tsx
 * function BuyNow({ productId, variantId }: { productId: string; variantId: string }) {
 *   const { buy, isPending } = useBuyNow({ thankYouPath: "/thank-you", cartPath: "/cart" });
 *   return (
 *     <button type="button" disabled={isPending} onClick={() => buy({ productId, variantId })}>
 *       Buy now
 *     </button>
 *   );
 * }
 * ```
 */
export function useBuyNow(options: CheckoutOptions): UseBuyNow {
  const store = useCartStore();
  const { leave, ...state } = useLeaving(options.navigate);
  const now = useRef({ store, options });
  now.current = { store, options };
  const buy = useCallback(
    (item: CartItem) => leave(() => addressOf(now.current.store, item, now.current.options)),
    [leave],
  );
  return { ...state, buy };
}
