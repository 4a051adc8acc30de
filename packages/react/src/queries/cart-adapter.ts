// What the store needs to know of a version of the platform's cart interface.

import type { CatalogReference } from "@portico/ecom/cart-v2";
import type { Query, QueryKey } from "@tanstack/react-query";
import type { CartAddress, CartLineView, CartTotals, DeliveryOption } from "./cart-view.js";
import type { PorticoClient } from "./portico-client.js";

/** An item in the form that both versions take. */
export interface ReferencedItem {
  readonly catalogReference: CatalogReference;
  readonly quantity: number;
}

/** A line as the platform has it. */
export interface SettledLine extends CartLineView {
  /** What was asked for, which stock may have capped. */
  readonly requested: number;
}

/** The cart as the platform has it, the same for both versions. */
export interface SettledCart {
  readonly id: string;
  readonly lines: readonly SettledLine[];
  readonly currency: string | undefined;
  readonly coupons: readonly { readonly id: string; readonly code: string }[];
  readonly giftCards: readonly { readonly id: string; readonly code: string }[];
  readonly note: string;
  readonly chosenDelivery: string | undefined;
  readonly address: CartAddress | undefined;
}

/** What the platform calculates, with what only calculations tell. */
export interface CalculatedCart {
  readonly totals: CartTotals;
  readonly giftCards?: SettledCart["giftCards"];
  readonly deliveryOptions?: readonly DeliveryOption[];
}

/** A change as it is sent: lines by the platform's ids. */
export type SentChange =
  | { readonly kind: "add"; readonly items: readonly ReferencedItem[] }
  | { readonly kind: "quantity"; readonly lineId: string; readonly quantity: number }
  | { readonly kind: "remove"; readonly lineIds: readonly string[] }
  | { readonly kind: "coupon"; readonly code: string }
  | { readonly kind: "coupon-off"; readonly id: string }
  | { readonly kind: "gift-card"; readonly code: string }
  | { readonly kind: "gift-card-off"; readonly id: string }
  | { readonly kind: "note"; readonly text: string }
  | { readonly kind: "delivery"; readonly code: string; readonly appId?: string | undefined }
  | { readonly kind: "address"; readonly address: CartAddress };

/** A query's options, as far as the store uses them. */
export interface CartQuery<Data> {
  readonly queryKey: QueryKey;
  // A method, so that functions of narrower contexts fit.
  queryFn(context: { signal: AbortSignal }): Promise<Data>;
  readonly retry: false;
  readonly staleTime?: number | ((query: Query) => number);
}

/** A version of the platform's cart interface; `Raw` is its own cart. */
export interface CartAdapter<Raw = unknown, Sums = unknown> {
  /** Reads the cart; `null` while there is none. */
  cartQuery(client: PorticoClient): CartQuery<Raw | null>;
  /** Calculates a cart that has lines; the key tells states of the cart apart. */
  totalsQuery(client: PorticoClient, cart: Raw): CartQuery<Sums>;
  /** Lists ways of delivery, where totals do not; `undefined` while there is nothing to ask. */
  deliveryQuery?(
    client: PorticoClient,
    cart: Raw,
  ): CartQuery<readonly DeliveryOption[]> | undefined;
  calculated(sums: Sums, cart: SettledCart): CalculatedCart;
  settle(cart: Raw): SettledCart;
  /** Makes a change; answers with the cart after it. */
  send(client: PorticoClient, change: SentChange, cart: Raw | null): Promise<Raw>;
  /** The id of the cart's checkout. */
  checkout(client: PorticoClient, cart: Raw): Promise<string>;
  /** The id of a checkout of these items alone, and which of them it has. */
  buyNow(
    client: PorticoClient,
    items: readonly ReferencedItem[],
  ): Promise<{ checkoutId: string; quantity: number }>;
}
