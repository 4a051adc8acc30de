import type { PorticoError } from "@portico/core";
import type { AddressInput, CatalogReference } from "@portico/ecom/cart-v2";
import type { StoreItem } from "./store-item.js";

/** Amount of money. */
export interface CartMoney {
  /** Decimal string, such as `"19.90"`. */
  readonly amount: string;
  /** ISO 4217 code, such as `"EUR"`. */
  readonly currency: string | undefined;
}

/** Line item in a cart. */
export interface CartLine {
  /**
   * Id for cart actions and React's `key`. Stays the same when the platform confirms a new line.
   */
  readonly id: string;
  /** The platform's id. `undefined` while the line is being added. */
  readonly lineItemId: string | undefined;
  readonly productId: string | undefined;
  readonly variantId: string | undefined;
  readonly name: string;
  /** URL or path of the product page on the Wix-hosted site. */
  readonly url: string | undefined;
  /** Product slug, such as `"linen-shirt"`. */
  readonly slug: string | undefined;
  /** Image with the original's size in pixels. */
  readonly image:
    | {
        readonly url: string;
        readonly width: number;
        readonly height: number;
        readonly altText?: string | null;
      }
    | undefined;
  /** Selected options, such as "Color: Sky". */
  readonly options: readonly {
    readonly name: string;
    readonly value: string;
    readonly colorCode?: string;
  }[];
  /** The buyer's custom texts, such as "Engraving: For Ada". */
  readonly texts: readonly { readonly name: string; readonly value: string }[];
  /** Quantity, including pending changes. */
  readonly quantity: number;
  /** Available units. `undefined` if stock is not tracked, and while the line is being added. */
  readonly available: number | undefined;
  /** Price per unit. */
  readonly price: CartMoney;
  /** Price per unit before a discount. */
  readonly compareAt?: CartMoney;
  /** Price of all units. `undefined` until the platform responds. */
  readonly total: CartMoney | undefined;
  /** Whether a change to this line is pending. */
  readonly isPending: boolean;
  /** Whether the line is still being added. */
  readonly isNew: boolean;
  /**
   * Why the item, or part of its quantity, cannot be bought. `"capped"`: fewer units are in stock.
   */
  readonly problem: "out-of-stock" | "capped" | "removed" | undefined;
  /** Reference to the catalog item. `add({ catalogReference, quantity })` adds it again. */
  readonly catalogReference: CatalogReference | undefined;
}

/** Item to add: a selected product, or a catalog reference, for example from an order. */
export type CartItem =
  | StoreItem
  | {
      readonly catalogReference: CatalogReference;
      /** Quantity, at least 1. Default: 1. */
      readonly quantity?: number;
    };

/** Totals calculated by the platform. Amounts that do not apply are `undefined`. */
export interface CartTotals {
  /** Price of the items before discounts, delivery and tax. */
  readonly subtotal: CartMoney | undefined;
  readonly discount: CartMoney | undefined;
  /** Price of the selected delivery option. */
  readonly delivery: CartMoney | undefined;
  readonly additionalFees: CartMoney | undefined;
  readonly tax: CartMoney | undefined;
  /** Total including delivery, fees and tax, before gift cards. */
  readonly total: CartMoney | undefined;
  /** Amount to pay after gift cards. `undefined` for version 1 carts. */
  readonly toPay: CartMoney | undefined;
  /** Whether prices include tax. */
  readonly taxIsIncluded: boolean;
  /** Problems that block checkout, and warnings. */
  readonly problems: readonly {
    readonly code: string;
    readonly text: string;
    readonly severity: "error" | "warning";
  }[];
  /**
   * Options for the cart's address. `undefined` while they load. Empty for version 2 carts without
   * an address.
   */
  readonly deliveryOptions: readonly DeliveryOption[] | undefined;
}

/** Delivery option of a cart. */
export interface DeliveryOption {
  /** Identifies the option for `chooseDelivery`. */
  readonly code: string;
  /** Id of the app that provides the option. */
  readonly appId: string | undefined;
  readonly title: string;
  readonly price: CartMoney | undefined;
  /** Delivery time in the merchant's words, such as "3 to 5 days". */
  readonly time: string | undefined;
}

/** Kind of cart change. */
export type CartChangeKind =
  | "add"
  | "quantity"
  | "remove"
  | "coupon"
  | "gift-card"
  | "note"
  | "delivery"
  | "address";

/**
 * Message to the buyer. It stays until you call `dismiss(notice)` or a later change makes it
 * obsolete.
 */
export type CartNotice = {
  readonly id: string;
  /** Name of the item, if any. */
  readonly name?: string;
  readonly lineId?: string;
} & (
  | {
      /**
       * The platform accepted fewer units because of limited stock. For an addition, `requested`
       * and `accepted` count added units, otherwise the line's units.
       */
      readonly kind: "capped";
      readonly requested: number;
      readonly accepted: number;
    }
  | {
      /**
       * The platform skipped the item without an error, for example because of a missing variant
       * id.
       */
      readonly kind: "not-added";
      readonly requested: number;
    }
  /** The platform or another browser removed the line. */
  | { readonly kind: "removed" }
  /** The platform or another browser removed the coupon. */
  | { readonly kind: "coupon-removed"; readonly code: string }
  /** A change failed and was rolled back. */
  | { readonly kind: "rejected"; readonly change: CartChangeKind; readonly error: PorticoError }
);

/** Cart with pending changes. New coupons and gift cards appear after the platform applies them. */
export interface Cart {
  /** The platform's id. `undefined` until the first item is added. */
  readonly id: string | undefined;
  /** Line items, including pending ones. */
  readonly lines: readonly CartLine[];
  /** Number of units. */
  readonly count: number;
  /** ISO 4217 code, such as `"EUR"`. */
  readonly currency: string | undefined;
  /** Applied coupons. */
  readonly coupons: readonly { readonly id: string; readonly code: string }[];
  /**
   * Applied gift cards. For version 1 carts, the list is empty unless a component uses
   * `useCartTotals`.
   */
  readonly giftCards: readonly { readonly id: string; readonly code: string }[];
  /** The buyer's note to the merchant. */
  readonly note: string;
  /** Code of the selected delivery option. */
  readonly deliveryCode: string | undefined;
  /** Delivery address with only the fields that the buyer has entered. */
  readonly address: CartAddress | undefined;
  /** Notices that have not been dismissed. */
  readonly notices: readonly CartNotice[];
  /** Whether changes from any component are pending. */
  readonly isUpdating: boolean;
  /** Whether changes are waiting because the browser is offline. */
  readonly isPaused: boolean;
}

/** Result of adding items to the cart. */
export interface AddResult {
  /** Cart after the change. */
  readonly cart: Cart;
  /** Number of added units. */
  readonly added: number;
  /** Whether fewer units were added than requested because of limited stock. */
  readonly capped: boolean;
}

/** Delivery address of a cart. */
export type CartAddress = AddressInput;
