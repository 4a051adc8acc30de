import type { PorticoError } from "@portico/core";
import type { AddressInput, CatalogReference } from "@portico/ecom/cart-v2";
import type { StoreItem } from "./store-item.js";

/** An amount as the platform wrote it. */
export interface CartMoney {
  /** A decimal in a string, "19.90". */
  readonly amount: string;
  /** ISO 4217 code, "EUR". */
  readonly currency: string | undefined;
}

/** One line of a cart, as shops show it. */
export interface CartLineView {
  /** The platform's id of the line; of a line that is still on its way, one of this page's own. */
  readonly id: string;
  /** The same before and after the platform's answer: for React's `key`. */
  readonly key: string;
  readonly productId: string | undefined;
  readonly variantId: string | undefined;
  readonly name: string;
  /** Page of the product at the platform's own site. */
  readonly url: string | undefined;
  /** The product's part of its page's address: "linen-shirt". */
  readonly slug: string | undefined;
  readonly image:
    | {
        readonly url: string;
        /** Pixels of the original. */
        readonly width: number;
        readonly height: number;
        readonly altText?: string | null;
      }
    | undefined;
  /** What was chosen: "Color", "Sky". */
  readonly options: readonly {
    readonly name: string;
    readonly value: string;
    readonly colorCode?: string;
  }[];
  /** What the buyer wrote: "Engraving", "For Ada". */
  readonly texts: readonly { readonly name: string; readonly value: string }[];
  /** How many, with the changes that are on their way. */
  readonly quantity: number;
  /** How many can be had; undefined where the shop does not count. */
  readonly available: number | undefined;
  /** Price of one. */
  readonly price: CartMoney;
  /** Price of one before a sale. */
  readonly compareAt?: CartMoney;
  /** Price of all of them; undefined while the platform has not answered with it. */
  readonly total: CartMoney | undefined;
  /** Whether a change of this line is on its way. */
  readonly isPending: boolean;
  /** Whether the line itself is on its way. */
  readonly isNew: boolean;
  readonly problem: "out-of-stock" | "capped" | "removed" | undefined;
  /** What the line stands for: `add({ catalogReference: line.source, quantity })` buys it again. */
  readonly source: CatalogReference | undefined;
}

/** What a cart takes: a product as chosen, or a reference such as those of lines and orders. */
export type CartItem =
  | StoreItem
  | {
      readonly catalogReference: CatalogReference;
      /** How many, from 1; 1 unless told otherwise. */
      readonly quantity?: number;
    };

/** The totals as the platform calculates them; what does not apply is undefined. */
export interface CartTotals {
  readonly subtotal: CartMoney | undefined;
  readonly discount: CartMoney | undefined;
  readonly delivery: CartMoney | undefined;
  readonly additionalFees: CartMoney | undefined;
  readonly tax: CartMoney | undefined;
  readonly total: CartMoney | undefined;
  /** What gift cards leave to be paid. */
  readonly toPay: CartMoney | undefined;
  /** Whether the prices contain the tax. */
  readonly taxIsIncluded: boolean;
  /** What keeps the cart from being ordered, or should be known. */
  readonly problems: readonly {
    readonly code: string;
    readonly text: string;
    readonly severity: "error" | "warning";
  }[];
}

/** A way of delivery. */
export interface DeliveryOption {
  readonly code: string;
  /** Id of the app that delivers. */
  readonly appId: string | undefined;
  readonly title: string;
  readonly price: CartMoney | undefined;
  /** "3 to 5 days", in the shop's words. */
  readonly time: string | undefined;
}

/** Which kind of change a notice is about. */
export type CartChangeKind =
  | "add"
  | "quantity"
  | "remove"
  | "coupon"
  | "gift-card"
  | "note"
  | "delivery"
  | "address";

/** Something about the cart that people should be told; it stays until `dismiss(notice)`. */
export type CartNotice = {
  /** Unlike that of every other notice. */
  readonly id: string;
  /** Name of the item, where the notice is about one. */
  readonly name?: string;
  readonly lineId?: string;
} & (
  | {
      /** Fewer than asked for: no more can be had. */
      readonly kind: "capped";
      readonly asked: number;
      readonly got: number;
    }
  | {
      /** Left out without a word, as where a variant is needed and none was told. */
      readonly kind: "not-added";
      readonly asked: number;
      readonly got: 0;
    }
  /** A line that nobody here took out is gone. */
  | { readonly kind: "removed" }
  /** A coupon that nobody here took off is gone. */
  | { readonly kind: "coupon-removed"; readonly code: string }
  /** The platform refused a change, which was taken back. */
  | { readonly kind: "refused"; readonly change: CartChangeKind; readonly error: PorticoError }
);

/** The cart: what the platform has, with the changes that are on their way to it. */
export interface CartView {
  readonly id: string | undefined;
  readonly lines: readonly CartLineView[];
  /** How many pieces. */
  readonly count: number;
  /** ISO 4217 code, "EUR". */
  readonly currency: string | undefined;
  /** Only the platform's own; undefined while the cart is empty, and until they have been told. */
  readonly totals: CartTotals | undefined;
  /** Whether the totals are those of a state before. */
  readonly totalsAreStale: boolean;
  readonly coupons: readonly { readonly id: string; readonly code: string }[];
  readonly giftCards: readonly { readonly id: string; readonly code: string }[];
  /** The buyer's note to the shop. */
  readonly note: string;
  readonly delivery: {
    /** To `address`; without one only where the platform tells them nevertheless (carts of the first version). */
    readonly options: readonly DeliveryOption[];
    /** Code of the chosen one. */
    readonly chosen: string | undefined;
    /** Where the cart goes, as far as that is known. */
    readonly address: CartAddress | undefined;
    /** Whether other options are awaited. */
    readonly isPending: boolean;
  };
  readonly notices: readonly CartNotice[];
  readonly isEmpty: boolean;
  /** Whether the first answer is awaited. */
  readonly isLoading: boolean;
  /** Whether changes are on their way, from whichever component. */
  readonly isPending: boolean;
  /** Whether changes wait until the browser is online again. */
  readonly isPaused: boolean;
  /** Why the cart or its totals could not be read. */
  readonly error: PorticoError | null;
}

/** What `add` says was done. */
export interface AddResult {
  /** The cart after it. */
  readonly cart: CartView;
  /** How many pieces were really added. */
  readonly added: number;
  /** Whether fewer were added than asked for because no more can be had. */
  readonly capped: boolean;
}

/** Where a cart is delivered to. */
export type CartAddress = AddressInput;
