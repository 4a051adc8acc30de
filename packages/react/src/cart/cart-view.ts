import { isPorticoError, PorticoError } from "@portico/core";
import type { CalculatedCart, CartAdapter, SettledCart } from "../queries/cart-adapter.js";
import type { CartNotice, CartView } from "../queries/cart-view.js";
import type { Known } from "./followed.js";
import { type CartChange, viewOf } from "./model.js";

const errorOf = (error: unknown): PorticoError | null =>
  error === null || error === undefined
    ? null
    : isPorticoError(error)
      ? error
      : new PorticoError("Reading the cart failed", { code: "CART", cause: error });

/** What a view is made of. */
interface Parts {
  readonly settled: SettledCart | null | undefined;
  readonly changes: readonly CartChange[];
  readonly notices: readonly CartNotice[];
  readonly isPaused: boolean;
  readonly readError: unknown;
  /** What the platform has calculated last, and whether that is of another state of the cart. */
  readonly totals: Known;
  /** The ways of delivery that the platform has listed last. */
  readonly delivery: Known;
}

/** The cart as hooks show it. */
export function cartView(adapter: CartAdapter, known: Parts): CartView {
  const { settled, changes, totals, delivery } = known;
  const { chosenDelivery, address, ...shown } = viewOf(settled, changes);
  const isPending = changes.length > 0;
  const data = shown.isEmpty ? undefined : totals.result?.data;
  const sums: CalculatedCart | undefined =
    data && settled ? adapter.calculated(data, settled) : undefined;
  const ways = delivery.result;
  const readError = errorOf(known.readError);
  return {
    ...shown,
    giftCards: sums?.giftCards ?? shown.giftCards,
    delivery: {
      // A shop goes on selling where its carriers do not answer: the checkout page asks them again.
      options: (ways?.data as CalculatedCart["deliveryOptions"]) ?? sums?.deliveryOptions ?? [],
      chosen: chosenDelivery,
      address,
      isPending: ways?.isLoading === true || ((ways?.isFetching ?? false) && delivery.isStale),
    },
    totals: sums?.totals,
    totalsAreStale: sums !== undefined && (isPending || totals.isStale),
    notices: known.notices,
    isLoading: settled === undefined && !readError,
    isPending,
    isPaused: known.isPaused,
    error: readError ?? errorOf(totals.result?.error),
  };
}
