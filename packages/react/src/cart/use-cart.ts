import { replaceEqualDeep, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { useProviderValue } from "../provider/provider.js";
import { type Action, useAction } from "../provider/use-action.js";
import type { AddResult, Cart, CartItem } from "../queries/cart-view.js";
import { type CartActions, cartActions, itemsKey } from "./cart-actions.js";
import type { CartState, TotalsState } from "./cart-state.js";
import type { CartStore } from "./cart-store.js";
import { cartStore } from "./cart-stores.js";
import { cartV2 } from "./v2.js";

// The returned function keeps its identity when the user changes.
function useGetStore(): () => CartStore {
  const { client, cart = cartV2, cartStorage } = useProviderValue();
  const queryClient = useQueryClient();
  return useCallback(
    () => cartStore(queryClient, client, cart, cartStorage),
    [queryClient, client, cart, cartStorage],
  );
}

export function useCartStore(): CartStore {
  return useGetStore()();
}

/** Result of {@link useCart}. */
export interface UseCart<Data = Cart> extends Omit<CartState, "data"> {
  /** The cart or the return value of `select`. `undefined` until the first response or change. */
  readonly data: Data | undefined;
  /** Refetches the cart. Never rejects. */
  refetch(): Promise<void>;
}

/**
 * Returns the cart, including pending changes.
 *
 * @param options - `select` maps the {@link Cart} to the value that the component needs. The
 * component re-renders only when that value, `error` or `isPending` changes. Default: the whole
 * cart.
 * @example
 * ```tsx
 * import { useCart } from "@portico/react";
 *
 * function Badge() {
 *   const { data: count = 0 } = useCart({ select: (cart) => cart.count });
 *   return <span>{count}</span>;
 * }
 * ```
 */
export function useCart<Data = Cart>(options?: { select: (cart: Cart) => Data }): UseCart<Data> {
  const store = useCartStore();
  const select = options?.select;
  const lastSnapshot = useRef<{ state: CartState; select: unknown; value: UseCart<Data> }>(
    undefined,
  );
  const snapshot = () => {
    const state = store.state();
    const { current } = lastSnapshot;
    if (current?.state === state && current.select === select) return current.value;
    const data = state.data && (select ? select(state.data) : (state.data as Data));
    const value = replaceEqualDeep(current?.value, { ...state, data, refetch: store.refetch });
    lastSnapshot.current = { state, select, value };
    return value;
  };
  return useSyncExternalStore(store.subscribe, snapshot, snapshot);
}

/** Result of {@link useCartTotals}. */
export interface UseCartTotals extends TotalsState {
  /** Refetches the cart and its totals. Never rejects. */
  refetch(): Promise<void>;
}

/**
 * Returns the cart's totals and delivery options, updated after cart changes.
 *
 * @example
 * ```tsx
 * import { Money, useCartTotals } from "@portico/react";
 *
 * function Total() {
 *   const { data, isUpdating } = useCartTotals();
 *   return <p aria-busy={isUpdating}>Total: <Money value={data?.total} /></p>;
 * }
 * ```
 */
export function useCartTotals(): UseCartTotals {
  const store = useCartStore();
  const lastTotals = useRef<TotalsState>(undefined);
  const snapshot = () => {
    lastTotals.current = replaceEqualDeep(lastTotals.current, store.totals());
    return lastTotals.current;
  };
  const state = useSyncExternalStore(store.subscribe, snapshot, snapshot);
  useEffect(() => store.requestTotals(), [store]);
  return useMemo(() => ({ ...state, refetch: store.refetch }), [state, store]);
}

/**
 * Returns functions that change the cart. Cart changes do not re-render the component.
 *
 * @example
 * ```tsx
 * import { useCartActions } from "@portico/react";
 *
 * function Remove({ lineId }: { lineId: string }) {
 *   const { remove } = useCartActions();
 *   return <button type="button" onClick={() => remove(lineId)}>Remove</button>;
 * }
 * ```
 */
export function useCartActions(): CartActions {
  const getStore = useGetStore();
  return useMemo(() => cartActions(getStore), [getStore]);
}

/** Result of {@link useAddToCart}. */
export interface UseAddToCart extends Action<CartItem | readonly CartItem[], AddResult> {
  /** What the platform added. A login or logout clears it. */
  readonly data: AddResult | undefined;
}

/**
 * Adds items to the cart. While a request is pending, calls with the same items add them only once.
 *
 * @example
 * ```tsx
 * import { useAddToCart } from "@portico/react";
 *
 * function Buy({ productId, variantId }: { productId: string; variantId: string }) {
 *   const { mutate, isPending, data } = useAddToCart();
 *   const add = () => mutate({ productId, variantId });
 *   return <button type="button" disabled={isPending} onClick={add}>{data?.capped ? "Few left" : "Add to cart"}</button>;
 * }
 * ```
 */
export function useAddToCart(): UseAddToCart {
  const { add } = useCartActions();
  return useAction(useCartStore(), (items) => add(...[items].flat()), {
    keyOf: (items) => itemsKey([items].flat()),
  });
}
