import { isPorticoError, PorticoError } from "@portico/core";
import type { CalculatedCart, CartAdapter, SettledCart } from "../queries/cart-adapter.js";
import type { CartNotice, CartView } from "../queries/cart-view.js";
import { type CartChange, viewOf } from "./model.js";

const errorOf = (error: unknown): PorticoError | null =>
  error === null || error === undefined
    ? null
    : isPorticoError(error)
      ? error
      : new PorticoError("The cart could not be read", { code: "CART", cause: error });

/** What a view is made of. */
interface Known {
  readonly settled: SettledCart | null | undefined;
  readonly changes: readonly CartChange[];
  readonly notices: readonly CartNotice[];
  readonly isPaused: boolean;
  readonly readError: unknown;
  /** What the platform has calculated last. */
  readonly sums: unknown;
  /** Whether that is of another state of the cart. */
  readonly sumsAreStale: boolean;
  readonly sumsError: unknown;
}

/** The cart as hooks show it. */
export function cartView(adapter: CartAdapter, known: Known): CartView {
  const { settled, changes } = known;
  const { chosenDelivery, ...shown } = viewOf(settled, changes);
  const isPending = changes.length > 0;
  const data = shown.isEmpty ? undefined : known.sums;
  const sums: CalculatedCart | undefined =
    data && settled ? adapter.calculated(data, settled) : undefined;
  const readError = errorOf(known.readError);
  return {
    ...shown,
    giftCards: sums?.giftCards ?? shown.giftCards,
    delivery: { options: sums?.deliveryOptions ?? [], chosen: chosenDelivery },
    totals: sums?.totals,
    totalsAreStale: sums !== undefined && (isPending || known.sumsAreStale),
    notices: known.notices,
    isLoading: settled === undefined && !readError,
    isPending,
    isPaused: known.isPaused,
    error: readError ?? errorOf(known.sumsError),
  };
}
