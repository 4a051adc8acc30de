// One cart behind both versions of the cart interface, and behind checkouts.
import type { Owner } from "../../kernel/caller.js";
import type { AppCard } from "../plugins/gift-cards.js";
import type { Reference } from "../plugins/lines.js";

/** An address, as the platform writes it. */
export interface Address {
  country?: string;
  subdivision?: string;
  city?: string;
  postalCode?: string;
  streetAddress?: { number?: string; name?: string; apt?: string | null };
  addressLine?: string;
  addressLine2?: string;
  /** Where it is on the map. */
  geocode?: { latitude?: number; longitude?: number };
}

/** Which address decides a tax. */
export type TaxAddress = "SHIPPING" | "BILLING" | "BUSINESS" | (string & {});

/** Who to write to. */
export interface Contact {
  firstName?: string;
  lastName?: string;
  phone?: string;
  company?: string;
}

/** A line of a catalog item. Name, price and availability are looked up when the cart is read. */
export interface CatalogLine {
  readonly kind: "catalog";
  readonly id: string;
  readonly appId: string;
  readonly productId: string;
  readonly variantId: string;
  /** `catalogReference.options` as it came. */
  readonly options: Record<string, unknown>;
  /** What was asked for; what is confirmed is this, capped at the stock. */
  requested: number;
  /** Prices of one unit that replace the catalog's prices. */
  readonly override?: { readonly price?: string; readonly fullPrice?: string };
}

/** A line with a price of its own, made by the merchant. */
export interface CustomLine {
  readonly kind: "custom";
  readonly id: string;
  readonly name: string;
  readonly price: string;
  readonly itemType: string;
  requested: number;
  /** The product that it stands for, where discounts ask. */
  readonly productId?: string;
  /** The item that it is for discounts and apps, at the price that it has here. */
  readonly standsFor?: Reference;
  /** Fees that it brings. */
  readonly fees?: readonly LineFee[];
  /** The price of one before a sale. */
  readonly fullPrice?: string;
  /** Item of an app's catalog. The emulator requests its price from the app when the cart is read. */
  readonly reference?: Reference;
  /** What decides its tax and its delivery, where that is not the product. */
  readonly taxGroupId?: string;
  readonly taxAddress?: TaxAddress;
  readonly deliveryProfileId?: string;
  /** Of one, in the site's unit. */
  readonly weight?: number;
  /** How it is to be paid. */
  readonly paymentOption?: string;
  /** How many kinds of properties it was given: those of a thing, those of a service. */
  readonly properties?: number;
}

/** A fee that a line brings, once for all of it. */
export interface LineFee {
  readonly code?: string;
  readonly name: string;
  readonly price: string;
  readonly taxable: boolean;
  readonly taxGroupId?: string;
}

export type CartLine = CatalogLine | CustomLine;

/** What a checkout page does not let the buyer change. */
export interface CheckoutLocks {
  readonly lockGiftCard?: boolean;
  readonly lockCouponCode?: boolean;
  readonly policyAgreementCheckboxDisabled?: boolean;
  readonly manualPaymentDisabled?: boolean;
}

/** A cart, which is also its checkout. */
export interface Cart {
  /** The id in the first version of the interface. */
  readonly id: string;
  /** The id of the checkout, and of the cart in the second version. */
  readonly checkoutId: string;
  owner: Owner;
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
  /** What the buyer has chosen to pay for lines with. */
  memberships?: readonly {
    readonly id: string;
    readonly appId?: string;
    readonly lineItemIds: readonly string[];
  }[];
  /** Of the whole cart, or of the line items named. */
  merchantDiscount?: { readonly amount: string; readonly lineItemIds?: readonly string[] };
  note?: string;
  email?: string;
  contact: Contact;
  deliveryAddress?: Address;
  deliveryContact?: Contact;
  billingAddress?: Address;
  billingContact?: Contact;
  deliveryCode?: string;
  /** The group that frees the buyer from tax. */
  taxExemptGroupId?: string;
  /** The buyer's contact, where it is not a member's. */
  readonly contactId?: string;
  channelType: string;
  customCheckoutUrl?: string;
  readonly purchaseFlowId: string;
  /** Fields of the site's own, kept as they came. */
  extendedFields?: Record<string, unknown>;
  /** True for the one cart that the owner's "current" calls reach. */
  current: boolean;
  /** The first version shows a checkout id only after a checkout was created. */
  checkoutCreated: boolean;
  orderId?: string;
  completed: boolean;
  /** It only shows what a shop may look like. */
  demo?: boolean;
  /** Where it is sold. */
  businessLocationId?: string;
  /** What the buyer filled in, by the id of the form. */
  formSubmissions?: Readonly<Record<string, string>>;
  /** What the checkout page lets the buyer change. */
  settings?: CheckoutLocks;
  /** When it was first left alone for an hour. */
  abandonedDate?: string;
}
