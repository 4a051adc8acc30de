import type { PorticoError } from "@portico/core";
import type { CartAdapter, CartChange, SettledCart } from "../queries/cart-adapter.js";
import type { Cart, CartNotice, CartTotals, DeliveryOption } from "../queries/cart-view.js";
import { toPorticoError } from "../queries/portico-error.js";
import type { QueryState } from "./observed-query.js";
import { applyChanges } from "./pending-changes.js";

/** State of `useCart`. */
export interface CartState {
  /** `undefined` until the first response or the first change. */
  readonly data: Cart | undefined;
  /** Error of the last request for the cart. */
  readonly error: PorticoError | null;
  /** `true` until the first response, error or change. */
  readonly isPending: boolean;
}

/** State of `useCartTotals`. */
export interface TotalsState {
  /** `undefined` while the cart is empty and until the first response. */
  readonly data: CartTotals | undefined;
  /** Error of the last request for the cart or the totals. */
  readonly error: PorticoError | null;
  /** `true` until the first totals, an error, or a response that shows that the cart is empty. */
  readonly isPending: boolean;
  /** Whether `data` belongs to an earlier state of the cart. */
  readonly isUpdating: boolean;
}

const toReadError = (error: unknown): PorticoError | null =>
  error ? toPorticoError(error, "Reading the cart failed", "CART") : null;

interface CartStateSource {
  readonly settled: SettledCart | null | undefined;
  readonly changes: readonly CartChange[];
  readonly notices: readonly CartNotice[];
  readonly isPaused: boolean;
  readonly readError: unknown;
  readonly totals: QueryState;
  /**
   * `undefined` if delivery options are not requested, for example because the totals include them.
   */
  readonly delivery: QueryState | undefined;
}

export function deriveCartStates(adapter: CartAdapter, source: CartStateSource) {
  const { settled, changes, notices, isPaused, totals, delivery } = source;
  const pendingCart = applyChanges(settled, changes);
  const isUpdating = changes.length > 0;
  const isEmpty = pendingCart.lines.length === 0;
  const totalsData = isEmpty ? undefined : totals.data;
  const calculation = totalsData && settled ? adapter.calculated(totalsData, settled) : undefined;
  const giftCards = calculation?.giftCards ?? pendingCart.giftCards;
  const cart: Cart = { ...pendingCart, giftCards, notices, isUpdating, isPaused };
  const error = toReadError(source.readError);
  const hasCart = settled !== undefined || isUpdating || notices.length > 0;
  const data = hasCart ? cart : undefined;
  const state: CartState = { data, error, isPending: !hasCart && !error };
  const options = delivery?.data as readonly DeliveryOption[] | undefined;
  // After an error, no delivery options are shown, because the checkout page requests them again.
  const deliveryOptions = delivery ? (options ?? (delivery.error ? [] : undefined)) : [];
  const totalsError = toReadError(totals.error);
  const totalsState: TotalsState = {
    data: calculation && {
      ...calculation.totals,
      deliveryOptions: calculation.totals.deliveryOptions ?? deliveryOptions,
    },
    error: error ?? totalsError,
    isPending: !calculation && !(hasCart && isEmpty) && !totalsError && !error,
    isUpdating: !!calculation && (isUpdating || !!totals.isStale || !!delivery?.isStale),
  };
  return { cart, state, totals: totalsState };
}
