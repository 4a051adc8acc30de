import { replaceEqualDeep, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { useProvided } from "../provider/provider.js";
import type { CartView } from "../queries/cart-view.js";
import { type CartActions, cartActions } from "./cart-actions.js";
import type { CartStore } from "./cart-store.js";
import { cartStore } from "./cart-stores.js";
import { cartV2 } from "./v2.js";

/**
 * Returns a function that returns the store of the current user. The function keeps its identity
 * per provider.
 */
export function useStoreNow(): () => CartStore {
  // First: outside of a provider it names what is missing, which TanStack Query does not know.
  const { client, cart } = useProvided();
  const queries = useQueryClient();
  return useCallback(() => cartStore(queries, client, cart ?? cartV2), [queries, client, cart]);
}

/** Returns the store of the surrounding provider. */
export function useCartStore(): CartStore {
  return useStoreNow()();
}

/** Wraps a view so that reading its totals is detected. */
function watched(view: CartView, looked: () => void): CartView {
  const watch = <Name extends "totals" | "totalsAreStale" | "giftCards" | "delivery">(
    name: Name,
  ) => ({
    enumerable: true,
    get(): CartView[Name] {
      looked();
      return view[name];
    },
  });
  return Object.defineProperties(
    { ...view },
    {
      totals: watch("totals"),
      totalsAreStale: watch("totalsAreStale"),
      giftCards: watch("giftCards"),
      delivery: watch("delivery"),
    },
  );
}

const whole = (view: CartView): unknown => view;

/**
 * Returns the cart, including pending changes. Totals always come from the platform; while they are
 * out of date, `totalsAreStale` is true.
 *
 * @returns The cart and `refetch`. See {@link CartView}.
 * @example
 * ```tsx
 * import { useCart } from "@portico/react";
 *
 * function Lines() {
 *   const { lines, isEmpty } = useCart();
 *   if (isEmpty) return <p>Your cart is empty.</p>;
 *   return <ul>{lines.map((line) => <li key={line.key}>{line.quantity} × {line.name}</li>)}</ul>;
 * }
 * ```
 */
export function useCart(): CartView & { refetch(): Promise<void> };
/**
 * Returns a part of the cart. The component re-renders only when that part changes. The platform
 * calculates totals only if `select` reads them.
 *
 * @param options - `select` maps the {@link CartView} to the value that the component needs.
 * @returns The return value of `select`.
 * @example
 * ```tsx
 * import { useCart } from "@portico/react";
 *
 * function Badge() {
 *   return <>{useCart({ select: (cart) => cart.count })}</>;
 * }
 * ```
 */
export function useCart<Selection>(options: { select: (view: CartView) => Selection }): Selection;
export function useCart(options?: { select: (view: CartView) => unknown }): unknown {
  const store = useCartStore();
  const select = options?.select ?? whole;
  const wantsTotals = useRef(false);
  const shown = useRef<unknown>(undefined);
  const selected = useRef<{ view: CartView; select: unknown; value: unknown }>(undefined);

  const snapshot = () => {
    const view = store.view();
    const last = selected.current;
    if (last?.view === view && last.select === select) return last.value;
    const seen = options
      ? watched(view, () => {
          wantsTotals.current = true;
        })
      : { ...view, refetch: store.refetch };
    const value = replaceEqualDeep(shown.current, select(seen as CartView));
    shown.current = value;
    selected.current = { view, select, value };
    return value;
  };
  const value = useSyncExternalStore(store.subscribe, snapshot, snapshot);
  const wants = options === undefined || wantsTotals.current;
  useEffect(() => (wants ? store.wantTotals() : undefined), [store, wants]);
  return value;
}

/**
 * Returns functions that change the cart, without re-rendering when the cart changes.
 *
 * @returns See {@link CartActions}. The object keeps its identity while the provider stays mounted.
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
  const storeNow = useStoreNow();
  return useMemo(() => cartActions(storeNow), [storeNow]);
}
