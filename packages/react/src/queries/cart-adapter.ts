import type { CatalogReference } from "@portico/ecom/cart-v2";
import type { QueryKey } from "@tanstack/react-query";
import type { Cart, CartAddress, CartLine, CartTotals, DeliveryOption } from "./cart-view.js";
import type { PorticoClient } from "./portico-client.js";

/** Item in a format for both cart API versions. */
export interface ReferencedItem {
  readonly catalogReference: CatalogReference;
  readonly quantity: number;
}

/** Line item on the platform, without pending changes. */
export interface SettledLine extends CartLine {
  readonly lineItemId: string;
  /** Requested quantity. Version 1 carts store only the available quantity. */
  readonly requested: number;
}

/** Cart on the platform, in one format for both API versions. */
export interface SettledCart
  extends Pick<Cart, "currency" | "coupons" | "giftCards" | "note" | "deliveryCode" | "address"> {
  readonly id: string;
  readonly lines: readonly SettledLine[];
}

export interface CalculatedCart {
  /** `deliveryOptions` is `undefined` if a separate query fetches them. */
  readonly totals: CartTotals;
  readonly giftCards?: SettledCart["giftCards"];
}

/** Change with the platform's line item ids. */
export type SentChange =
  | { readonly kind: "add"; readonly items: readonly ReferencedItem[] }
  | { readonly kind: "quantity"; readonly lineItemId: string; readonly quantity: number }
  | { readonly kind: "remove"; readonly lineItemIds: readonly string[] }
  | { readonly kind: "coupon"; readonly code: string }
  | { readonly kind: "coupon-off"; readonly id: string }
  | { readonly kind: "gift-card"; readonly code: string }
  | { readonly kind: "gift-card-off"; readonly id: string }
  | { readonly kind: "note"; readonly text: string }
  | { readonly kind: "delivery"; readonly code: string; readonly appId?: string | undefined }
  | { readonly kind: "address"; readonly address: CartAddress };

/** Item to add, with a preview of its line if the product and its price are cached. */
export interface AddedItem extends ReferencedItem {
  readonly lineId: string;
  readonly preview?: CartLine;
}

/** Pending change. Its line ids do not change when the platform responds. */
export type CartChange =
  | { readonly kind: "add"; readonly items: readonly AddedItem[] }
  | { readonly kind: "quantity"; readonly lineId: string; readonly quantity: number }
  | { readonly kind: "remove"; readonly lineIds: readonly string[] }
  | Exclude<SentChange, { readonly kind: "add" | "quantity" | "remove" }>;

export interface CompletedChange {
  readonly change: CartChange;
  readonly before: SettledCart | null;
  readonly after: SettledCart | null;
}

export interface CartQuery<Data> {
  readonly queryKey: QueryKey;
  // A method, because TanStack Query's functions require a larger context.
  queryFn(context: { signal: AbortSignal }): Promise<Data>;
  readonly retry: false;
  readonly staleTime?: (query: { readonly state: { readonly data: unknown } }) => number;
}

/** Version of the platform's cart API. `Raw` is its cart type. */
export interface CartAdapter<Raw = unknown, Totals = unknown> {
  /** Returns the cart query. Its data is `null` if there is no cart. */
  cartQuery(client: PorticoClient): CartQuery<Raw | null>;
  /** Returns the totals query. Its key contains the cart's id and revision. */
  totalsQuery(client: PorticoClient, cart: Raw): CartQuery<Totals>;
  /**
   * Returns the query for delivery options, or `undefined` if no request is needed. Omitted if the
   * totals contain the options.
   */
  deliveryQuery?(
    client: PorticoClient,
    cart: Raw,
  ): CartQuery<readonly DeliveryOption[]> | undefined;
  /** Converts the platform's totals. */
  calculated(totals: Totals, cart: SettledCart): CalculatedCart;
  /** Converts the platform's cart. */
  settle(cart: Raw): SettledCart;
  /** Sends a change and returns the updated cart. */
  send(client: PorticoClient, change: SentChange, cart: Raw | null): Promise<Raw | undefined>;
  /** Returns the id of the cart's checkout. Creates the checkout if necessary. */
  checkout(client: PorticoClient, cart: Raw): Promise<string>;
  /** Creates a checkout with a single item. `quantity` is the number of units in it. */
  buyNow(
    client: PorticoClient,
    item: ReferencedItem,
  ): Promise<{ checkoutId: string; quantity: number }>;
}
