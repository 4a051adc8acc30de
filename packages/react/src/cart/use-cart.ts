import { replaceEqualDeep, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { useProvided } from "../provider/provider.js";
import type { CartView } from "../queries/cart-view.js";
import { type CartActions, cartActions } from "./cart-actions.js";
import type { CartStore } from "./cart-store.js";
import { cartStore } from "./cart-stores.js";
import { cartV2 } from "./v2.js";

/** Gives, whenever it is called, the store of who is there then; the same function for the same provider. */
export function useStoreNow(): () => CartStore {
  // First: outside of a provider it names what is missing, which TanStack Query does not know.
  const { client, cart } = useProvided();
  const queries = useQueryClient();
  return useCallback(() => cartStore(queries, client, cart ?? cartV2), [queries, client, cart]);
}

/** The store of the provider around a component. */
export function useCartStore(): CartStore {
  return useStoreNow()();
}

/** A view that remembers whether its totals were looked at. */
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
 * The cart, with the changes that are on their way already in it. What it costs is always the
 * platform's own: where that has not answered yet, `totalsAreStale` says so.
 *
 * @returns see {@link CartView}
 * @example
 * ```tsx
 * function Lines() {
 *   const { lines, isEmpty } = useCart();
 *   if (isEmpty) return <p>Your cart is empty.</p>;
 *   return <ul>{lines.map((line) => <li key={line.key}>{line.quantity} × {line.name}</li>)}</ul>;
 * }
 * ```
 */
export function useCart(): CartView & { refetch(): Promise<void> };
/**
 * A part of the cart; the component is rendered again only when that part is another. The platform
 * calculates totals where a part reads them.
 *
 * @param options - `select`: takes the {@link CartView}, returns what the component shows
 * @returns what `select` returned
 * @example
 * ```tsx
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
 * What can be done with the cart, without being rendered again when the cart changes.
 *
 * @returns see {@link CartActions}; the same object as long as the provider is the same
 * @example
 * ```tsx
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
