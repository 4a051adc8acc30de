import { type Action, useAction } from "../provider/use-action.js";
import type { AddResult, CartItem } from "../queries/cart-view.js";
import { itemsKey } from "./cart-actions.js";
import { useCartActions, useCartStore } from "./use-cart.js";

/** Result of {@link useAddToCart}. */
export interface UseAddToCart extends Action<CartItem | readonly CartItem[], AddResult> {
  /** How many units the platform added. Cleared after a login or logout, like `error`. */
  readonly data: AddResult | undefined;
}

const listOf = (items: CartItem | readonly CartItem[]) =>
  Array.isArray(items) ? (items as readonly CartItem[]) : [items as CartItem];

/**
 * Adds items to the cart from a button. Repeated calls with the same items while a request is pending add them once.
 *
 * @returns Functions, state and the last result. `mutate` and `reset` keep their identity.
 * @example
 * ```tsx
 * import { useAddToCart } from "@portico/react";
 *
 * function Buy({ productId, variantId }: { productId: string; variantId: string }) {
 *   const { mutate, isPending, data } = useAddToCart();
 *   return (
 *     <button type="button" disabled={isPending} onClick={() => mutate({ productId, variantId })}>
 *       {data?.capped ? "Only a few left" : "Add to cart"}
 *     </button>
 *   );
 * }
 * ```
 */
export function useAddToCart(): UseAddToCart {
  const { add } = useCartActions();
  return useAction(useCartStore(), (items) => add(...listOf(items)), {
    keyOf: (items) => itemsKey(listOf(items)),
  });
}
