import type { PorticoError } from "@portico/core";
import { useCallback, useMemo, useRef, useState } from "react";
import type { AddResult, CartItem } from "../queries/cart-view.js";
import { type CartActions, itemsKey } from "./cart-actions.js";
import type { CartStore } from "./cart-store.js";
import { useCartActions, useStoreNow } from "./use-cart.js";

/** Result of {@link useAddToCart}. */
export interface UseAddToCart {
  /** Adds items without returning a promise. The result is in `data` and `error`. */
  mutate(items: CartItem | readonly CartItem[]): void;
  /**
   * Adds items. Rejects with a `PorticoError`. Repeated calls with the same items while a request
   * is pending add them once.
   */
  mutateAsync(items: CartItem | readonly CartItem[]): Promise<AddResult>;
  readonly isPending: boolean;
  readonly error: PorticoError | null;
  /** How many units the platform added. Cleared after a login or logout, like `error`. */
  readonly data: AddResult | undefined;
  /** Clears `error` and `data`. */
  reset(): void;
}

interface State {
  readonly pending: number;
  readonly error: PorticoError | null;
  readonly data: AddResult | undefined;
  /** Store that `error` and `data` belong to. */
  readonly store: CartStore | undefined;
}

const NOTHING: State = { pending: 0, error: null, data: undefined, store: undefined };

function useGuarded(
  add: CartActions["add"],
  storeNow: () => CartStore,
  set: (next: (state: State) => State) => void,
) {
  const onTheirWay = useRef(new Map<string, Promise<AddResult>>());
  return useCallback(
    (asked: CartItem | readonly CartItem[]) => {
      const items = Array.isArray(asked) ? (asked as readonly CartItem[]) : [asked as CartItem];
      const key = itemsKey(items);
      const same = onTheirWay.current.get(key);
      if (same) return same;
      const mine = storeNow();
      set(({ pending }) => ({ ...NOTHING, pending: pending + 1, store: mine }));
      const result = add(...items);
      onTheirWay.current.set(key, result);
      const done = (change: Partial<State>) => {
        onTheirWay.current.delete(key);
        set((state) => ({
          ...state,
          ...(state.store === mine ? change : {}),
          pending: Math.max(0, state.pending - 1),
        }));
      };
      result.then(
        (data) => done({ data }),
        (error: PorticoError) => done({ error }),
      );
      return result;
    },
    [add, storeNow, set],
  );
}

/**
 * Adds items to the cart from a button. Clicks while a request is pending add nothing.
 *
 * @returns Functions and state. `mutate` and `reset` keep their identity.
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
  const storeNow = useStoreNow();
  const [state, set] = useState(NOTHING);
  const mutateAsync = useGuarded(add, storeNow, set);
  const mutate = useCallback(
    (items: CartItem | readonly CartItem[]) => void mutateAsync(items),
    [mutateAsync],
  );
  const reset = useCallback(
    () => set(({ pending, store }) => ({ ...NOTHING, pending, store })),
    [],
  );
  const { pending } = state;
  // What became of somebody else's addition is not theirs to see who is there now.
  const { error, data } = state.store === storeNow() ? state : NOTHING;
  return useMemo(
    () => ({ mutate, mutateAsync, isPending: pending > 0, error, data, reset }),
    [mutate, mutateAsync, pending, error, data, reset],
  );
}
