import { PorticoError } from "@portico/core";
import { useCallback, useRef } from "react";
import type { CartStore } from "../cart/cart-store.js";
import { addedItem } from "../cart/model.js";
import { useCartStore } from "../cart/use-cart.js";
import type { CartItem } from "../queries/cart-view.js";
import { type CheckoutOptions, checkoutAddress } from "./checkout-address.js";
import { type Leaving, useLeaving } from "./use-leaving.js";

/** Result of {@link useBuyNow}. */
export interface UseBuyNow extends Leaving {
  /**
   * Creates a checkout with this item only and redirects to it. The cart does not change.
   *
   * @throws PorticoError with code `ITEM_NOT_ADDED` if the platform drops the item,
   * `SESSION_CHANGED` if the user logs in or out in the meantime, `INVALID_ADDRESS` or `NO_REDIRECT_URL`;
   * or with a code of the platform.
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
    throw new PorticoError("The platform did not add the item", { code: "ITEM_NOT_ADDED" });
  }
  return checkoutAddress(client, made.checkoutId, options);
}

/**
 * Buys one item immediately on the platform's checkout page, without the cart.
 *
 * @param options - Return paths and navigation, such as `{ thankYouPath: "/thank-you", cartPath:
 * "/cart" }`.
 * @returns Functions and state. `buy` and `reset` keep their identity.
 * @example
 * ```tsx
 * import { useBuyNow } from "@portico/react";
 *
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
