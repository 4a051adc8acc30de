import { isPorticoError, PorticoError } from "@portico/core";
import type { CartAdapter, SettledCart } from "../queries/cart-adapter.js";
import type { Cart, CartNotice, CartTotals, DeliveryOption } from "../queries/cart-view.js";
import type { Known } from "./observed-query.js";
import { type CartChange, cartWith } from "./pending-changes.js";

/** Cart of `useCart`. */
export interface CartState {
  /** `undefined` until the first response. */
  readonly data: Cart | undefined;
  /** Error of the last request for the cart. */
  readonly error: PorticoError | null;
  /** Whether the first response is pending. */
  readonly isPending: boolean;
}

/** Totals of `useCartTotals`. */
export interface TotalsState {
  /** `undefined` while the cart is empty and until the first response. */
  readonly data: CartTotals | undefined;
  /** Error of the last request for the totals. */
  readonly error: PorticoError | null;
  /** Whether the first response is pending. */
  readonly isPending: boolean;
  /** Whether `data` belongs to an earlier state of the cart. */
  readonly isUpdating: boolean;
}

const errorOf = (error: unknown): PorticoError | null =>
  error === null || error === undefined
    ? null
    : isPorticoError(error)
      ? error
      : new PorticoError("Reading the cart failed", { code: "CART", cause: error });

/** Data that the states are derived from. */
interface Parts {
  readonly settled: SettledCart | null | undefined;
  readonly changes: readonly CartChange[];
  readonly notices: readonly CartNotice[];
  readonly isPaused: boolean;
  readonly readError: unknown;
  /** Last totals from the platform. */
  readonly totals: Known;
  /** Last delivery options from the platform. `undefined` if the totals include them or none are needed. */
  readonly delivery: Known | undefined;
}

/** Derives what hooks show from the platform's cart and the pending changes. */
export function cartStates(adapter: CartAdapter, known: Parts) {
  const { settled, changes, notices, totals, delivery } = known;
  const shown = cartWith(settled, changes);
  const isUpdating = changes.length > 0;
  const isEmpty = shown.lines.length === 0;
  const data = isEmpty ? undefined : totals.result?.data;
  const sums = data && settled ? adapter.calculated(data, settled) : undefined;
  const cart: Cart = {
    ...shown,
    giftCards: sums?.giftCards ?? shown.giftCards,
    notices,
    isUpdating,
    isPaused: known.isPaused,
  };
  const error = errorOf(known.readError);
  const isKnown = settled !== undefined || isUpdating || notices.length > 0;
  const state: CartState = {
    data: isKnown ? cart : undefined,
    error,
    isPending: !isKnown && !error,
  };
  const options = delivery?.result?.data as readonly DeliveryOption[] | undefined;
  // If the carriers do not respond, the checkout page asks them again.
  const deliveryOptions = delivery ? (options ?? (delivery.result?.error ? [] : undefined)) : [];
  const totalsError = errorOf(totals.result?.error);
  const totalsState: TotalsState = {
    data: sums && {
      ...sums.totals,
      deliveryOptions: sums.totals.deliveryOptions ?? deliveryOptions,
    },
    error: error ?? totalsError,
    isPending: !sums && !isEmpty && !totalsError && !error,
    isUpdating:
      sums !== undefined && (isUpdating || totals.isStale || (delivery?.isStale ?? false)),
  };
  return { cart, state, totals: totalsState };
}
