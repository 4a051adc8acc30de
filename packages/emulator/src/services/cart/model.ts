import type { Context } from "../../kernel/context.js";
import type { Seed, Slice } from "../../kernel/slice.js";
import { collection } from "../../store/collection.js";
import { shallowCopy } from "../../store/freeze.js";
import type { Contact } from "../address.js";
import type { AppCard } from "../plugins/gift-cards.js";
import type { PluginCart, Reference } from "../plugins/lines.js";

export type TaxAddress = "SHIPPING" | "BILLING" | "BUSINESS" | (string & {});

/** Every read of the cart looks up the name, price and availability. */
export interface CatalogLine {
  readonly kind: "catalog";
  readonly id: string;
  readonly appId: string;
  readonly productId: string;
  readonly variantId: string;
  /** `catalogReference.options` exactly as sent. */
  readonly options: Record<string, unknown>;
  /** The confirmed quantity may be lower, because it is capped at the stock. */
  requested: number;
  readonly override?: { readonly price?: string; readonly fullPrice?: string };
}

export interface CustomLine {
  readonly kind: "custom";
  readonly id: string;
  readonly name: string;
  readonly price: string;
  readonly itemType: string;
  requested: number;
  /** The product that decides which discounts apply to this line item. */
  readonly productId?: string;
  /** Catalog item that discounts and apps see instead of this custom line item. */
  readonly standsFor?: Reference;
  readonly fees?: readonly LineFee[];
  readonly fullPrice?: string;
  /** Item in an app's catalog. The price comes from the app when the cart is read. */
  readonly reference?: Reference;
  /** Tax and delivery settings that override the product's settings. */
  readonly taxGroupId?: string;
  readonly taxAddress?: TaxAddress;
  readonly deliveryProfileId?: string;
  /** Weight of one unit, in the site's weight unit. */
  readonly weight?: number;
  readonly paymentOption?: string;
  /** Number of property types in the request. */
  readonly properties?: number;
}

/** Fee that is charged once, regardless of the quantity. */
export interface LineFee {
  readonly code?: string;
  readonly name: string;
  readonly price: string;
  readonly taxable: boolean;
  readonly taxGroupId?: string;
}

export type CartLine = CatalogLine | CustomLine;

export interface Cart extends PluginCart {
  /** The cart id in Cart V1. */
  readonly id: string;
  /** The checkout id, which is the cart id in Cart V2. */
  readonly checkoutId: string;
  readonly createdDate: string;
  updatedDate: string;
  revision: number;
  lines: CartLine[];
  coupon?: { readonly id: string; readonly code: string };
  giftCard?: {
    readonly id: string;
    readonly code: string;
    readonly redeem?: string;
  } & Partial<AppCard>;
  merchantDiscount?: { readonly amount: string; readonly lineItemIds?: readonly string[] };
  note?: string;
  billingContact?: Contact;
  deliveryCode?: string;
  taxExemptGroupId?: string;
  /** Not set for members, because their account contains it. */
  readonly contactId?: string;
  channelType: string;
  customCheckoutUrl?: string;
  current: boolean;
  /** If false, Cart V1 hides the checkout id. */
  checkoutCreated: boolean;
  orderId?: string;
  completed: boolean;
  demo?: boolean;
  formSubmissions?: Readonly<Record<string, string>>;
  settings?: {
    readonly lockGiftCard?: boolean;
    readonly lockCouponCode?: boolean;
    readonly policyAgreementCheckboxDisabled?: boolean;
    readonly manualPaymentDisabled?: boolean;
  };
  abandonedDate?: string;
}

export interface CartData {
  readonly carts: Map<string, Cart>;
}

export const cartSlice: Slice<CartData, Seed, "cart"> = {
  name: "cart",
  slice: () => ({ carts: new Map() }),
  copy: shallowCopy,
};

export const carts = collection<Cart, Context>({
  items: ({ store }) => store(cartSlice).carts,
  revision: 1,
  dated: true,
});

export const unstoredCart = (
  { iso }: Pick<Context, "iso">,
  id: string,
  content: Pick<Cart, "owner" | "lines" | "contact" | "purchaseFlowId"> & Partial<Cart>,
): Cart => ({
  id,
  checkoutId: id,
  createdDate: iso,
  updatedDate: iso,
  revision: 1,
  channelType: "WEB",
  current: false,
  checkoutCreated: false,
  completed: false,
  ...content,
});
