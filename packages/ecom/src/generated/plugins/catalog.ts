// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Sell the items of a custom catalog through the platform's carts.
 *
 * @module
 */
import { definePlugin, type PluginPayload } from "../../plugins/define.js";
import * as schemas from "./schemas/catalog.js";

/** Handlers of the `ECOM_CATALOG` service plugin. */
export interface CatalogHandlers {
  /**
   * Returns the details and prices of catalog items for carts and orders.
   *
   * `POST /get-catalog-items`
   */
  getCatalogItems(
    payload: PluginPayload<GetCatalogItemsRequest>,
  ): GetCatalogItemsResponse | Promise<GetCatalogItemsResponse>;
}

/**
 * Registers handlers on the client for calls to the `ECOM_CATALOG` service plugin.
 *
 * @param handlers - `getCatalogItems`. They replace earlier handlers of the same names.
 * @throws PorticoError - `NO_CONTEXT` if called without a client. TypeError for an unknown
 *   handler name.
 */
export const provideHandlers: (handlers: CatalogHandlers) => void = /* @__PURE__ */ definePlugin({
  type: "ECOM_CATALOG",
  handlers: {
    getCatalogItems: {
      path: "/get-catalog-items",
      response: {
        catalogItems: {
          data: {
            physicalProperties: { weight: "f" },
            subscriptionOptionInfo: { subscriptionSettings: { startDate: "d" } },
            serviceProperties: { scheduledDate: "d", endDate: "d" },
          },
        },
      },
      schema: schemas.GetCatalogItemsResponse,
    },
  },
});

/** Request of `getCatalogItems`. */
export interface GetCatalogItemsRequest {
  /** Items to return, with their quantities. 1 to 300 items. */
  catalogReferences: CatalogReferenceAndQuantity[];
  /** Unit of all weights. */
  weightUnit: WeightUnit;
  /** Currency of the prices, as an ISO 4217 code. */
  currency: string;
}

export interface CatalogReferenceAndQuantity {
  /** The catalog item. */
  catalogReference?: CatalogReference;
  /** Quantity of the item. */
  quantity: number;
}

/** Reference to an item in an app's catalog, such as a Wix Stores product. */
export interface CatalogReference {
  /** Id of the item in its catalog, such as a product id. 1 to 36 characters. */
  catalogItemId: string;
  /** Id of the app that owns the catalog. At least 1 character. */
  appId: string;
  /** Options of the item, such as { variantId } for a product. The shape depends on the app. */
  options?: Record<string, unknown> | null;
}

/** Reference to an item in an app's catalog, such as a Wix Stores product. */
export interface CatalogReferenceInput {
  /** Id of the item in its catalog, such as a product id. 1 to 36 characters. */
  catalogItemId?: string;
  /** Id of the app that owns the catalog. At least 1 character. */
  appId?: string;
  /** Options of the item, such as { variantId } for a product. The shape depends on the app. */
  options?: Record<string, unknown> | null;
}

/** Units of weight: kilograms or pounds. */
export type WeightUnit = "UNSPECIFIED_WEIGHT_UNIT" | "KG" | "LB" | (string & {});

/** Response of `getCatalogItems`. */
export interface GetCatalogItemsResponse {
  /** The items that can be sold. Omit items that cannot be sold. */
  catalogItems: Item[];
}

export interface Item {
  /** The catalog item. */
  catalogReference: CatalogReferenceInput;
  /** Details of the item for carts and orders. */
  data: ItemData;
}

export interface ItemData {
  /** Name of the item. */
  productName?: ProductName;
  /** URL of the item's page. */
  url?: PageUrl;
  /** Kind of item. */
  itemType?: ItemType;
  /** Unit price as a decimal string. */
  price?: string;
  /** Unit price before a sale, as a decimal string. */
  fullPrice?: string | null;
  /** Id of the tax group. */
  taxGroupId?: string | null;
  /** Lines that show what the buyer selected or entered. At most 20 items. */
  descriptionLines?: DescriptionLine[];
  /** Image of the item. */
  media?: Image;
  /** Available quantity. Omit it if the stock is unlimited. At most 100,000,000. */
  quantityAvailable?: number | null;
  /** Weight and SKU of the item, and whether it is shipped. */
  physicalProperties?: PhysicalProperties;
  /** The item's subscription. */
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  /** How the buyer pays for the item. */
  paymentOption?: PaymentOptionType;
  /** Time and participants of a booked service. */
  serviceProperties?: ServiceProperties;
  /** Id of the item that this item is a variation of. 1 to 36 characters. */
  rootCatalogItemId?: string | null;
  /** Text that is shown with or instead of the price. */
  priceDescription?: PriceDescription;
  /** Deposit per unit, if the buyer pays only a deposit now. A decimal string. */
  depositAmount?: string | null;
  /** Id of the item's delivery profile. */
  deliveryProfileId?: string | null;
  /** Payment terms that the buyer must accept. 1 to 2,500 characters. */
  consentRequiredPaymentPolicy?: string | null;
  /** Whether the price is determined after purchase. */
  priceUndetermined?: boolean;
  /** True if the buyer cannot change the quantity. */
  fixedQuantity?: boolean;
  /** Whether to save the payment method for later charges. */
  savePaymentMethod?: boolean;
  /** Address that determines the tax. */
  taxableAddress?: TaxableAddress;
  /** Policies that the buyer should read. At most 5 items. */
  policies?: Policy[];
  /** Fees to add. At most 5 items. */
  additionalFees?: AdditionalFee[];
  /** Whether only members can buy the item. */
  membersOnly?: boolean;
  /** Modifiers that the buyer selected. At most 25 items. */
  modifierGroups?: ModifierGroup[];
}

/** Name of an item in the site's main language and in the buyer's language. */
export interface ProductName {
  /** Name in the site's main language. 1 to 200 characters. */
  original?: string;
  /** Name in the buyer's language, if translated. 1 to 400 characters. */
  translated?: string | null;
}

/**
 * Kind of a sold item.
 *
 * At most one of `preset` and `custom` is set.
 */
export type ItemType =
  | {
      /** Predefined kind of item. */
      preset?: ItemTypePreset;
      custom?: undefined;
    }
  | {
      preset?: undefined;
      /** Custom kind of item, defined by the app. */
      custom?: string;
    };

/** Kinds of items: physical, digital, gift card or service. */
export type ItemTypePreset = "UNRECOGNISED" | "PHYSICAL" | "DIGITAL" | "GIFT_CARD" | "SERVICE";

/**
 * A line that describes an item, such as 'Size: Large'.
 *
 * At most one of `plainText` and `colorInfo` is set.
 */
export type DescriptionLine = {
  /** Label of the option. */
  name?: DescriptionLineName;
} & (
  | {
      /** The selected option as text. */
      plainText?: PlainTextValue;
      colorInfo?: undefined;
    }
  | {
      plainText?: undefined;
      /** The selected option as a color. */
      colorInfo?: Color;
    }
);

/** Text of a description line. */
export interface PlainTextValue {
  /** Text in the site's main language. At most 600 characters. */
  original?: string;
  /** Text in the buyer's language, if translated. At most 600 characters. */
  translated?: string | null;
}

/** A selected color. */
export interface Color {
  /** Name of the color in the site's main language. At most 500 characters. */
  original?: string;
  /** Name of the color in the buyer's language, if translated. At most 500 characters. */
  translated?: string | null;
  /** Color as a hex code or an RGB code. */
  code?: string | null;
}

/** Label of a description line, such as 'Size'. */
export interface DescriptionLineName {
  /** Label in the site's main language. At most 100 characters. */
  original?: string;
  /** Label in the buyer's language, if translated. At most 200 characters. */
  translated?: string | null;
}

/** Weight and SKU of a physical item, and whether it is shipped. */
export interface PhysicalProperties {
  /** Weight of one unit, in the weight unit of the cart, checkout or order. */
  weight?: number | null;
  /** Stock keeping unit (SKU). At most 40 characters. */
  sku?: string | null;
  /** Whether the item must be shipped. */
  shippable?: boolean;
}

/** Subscription of an item. */
export interface SubscriptionOptionInfo {
  /** Billing frequency and duration. */
  subscriptionSettings?: SubscriptionSettings;
  /** Name of the subscription. */
  title?: Title;
  /** Text that describes the subscription. */
  description?: Description;
}

/** Billing settings of a subscription. */
export interface SubscriptionSettings {
  /** Unit of the billing cycle: day, week, month or year. */
  frequency?: SubscriptionFrequency;
  /**
   * Number of units in one billing cycle. For example, if the unit is a month, a value of 2
   * charges the customer every two months. 1 to 3,650.
   */
  interval?: number | null;
  /** Whether the subscription renews until it is canceled. */
  autoRenewal?: boolean;
  /** Total number of charges. Not used if the subscription renews automatically. At least 1. */
  billingCycles?: number | null;
  /** Whether customers can cancel the subscription themselves. */
  enableCustomerCancellation?: boolean;
  /** Free trial before the first charge. */
  freeTrialPeriod?: FreeTrialPeriod;
}

/** Units of billing cycles. */
export type SubscriptionFrequency = "UNDEFINED" | "DAY" | "WEEK" | "MONTH" | "YEAR";

/** Free trial before the first charge of a subscription. */
export interface FreeTrialPeriod {
  /** Unit of the trial period. */
  frequency?: SubscriptionFrequency;
  /** Length of the trial period in these units. 1 to 999. */
  interval?: number;
}

/** Title in the site's main language and in the buyer's language. */
export interface Title {
  /** Title in the site's main language. 1 to 150 characters. */
  original?: string;
  /** Title in the buyer's language, if translated. 1 to 150 characters. */
  translated?: string | null;
}

/** Description in the site's main language and in the buyer's language. */
export interface Description {
  /** Description in the site's main language. At most 500 characters. */
  original?: string;
  /** Description in the buyer's language, if translated. At most 500 characters. */
  translated?: string | null;
}

/** How an item is paid for: in full or with a deposit, online or offline, or with a membership. */
export type PaymentOptionType =
  | "FULL_PAYMENT_ONLINE"
  | "FULL_PAYMENT_OFFLINE"
  | "MEMBERSHIP"
  | "DEPOSIT_ONLINE"
  | "MEMBERSHIP_OFFLINE"
  | "MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER";

/** Details of a bookable service. */
export interface ServiceProperties {
  /** Date of the service, in ISO 8601 format. */
  scheduledDate?: Date | null;
  /** Number of participants in the service. 1 to 10,000. */
  numberOfParticipants?: number | null;
}

/** Text that is shown with or instead of the price, such as 'Starts at $20'. */
export interface PriceDescription {
  /** Text in the site's main language. 1 to 100 characters. */
  original?: string;
  /** Text in the buyer's language, if translated. 1 to 100 characters. */
  translated?: string | null;
}

/** Address that determines an item's tax. */
export interface TaxableAddress {
  /** Kind of address that determines the tax. */
  addressType?: TaxableAddressType;
}

/** Address that determines the tax: business, billing or shipping. */
export type TaxableAddressType = "BUSINESS" | "BILLING" | "SHIPPING";

/** A policy that the buyer of an item should read. */
export interface Policy {
  /** Title of the policy. 1 to 29 characters. */
  title?: string | null;
  /** Text of the policy. 1 to 3,000 characters. */
  content?: string;
}

/** A fee in addition to item prices, such as a handling fee. */
export interface AdditionalFee {
  /** Code of the fee. 1 to 100 characters. */
  code?: string | null;
  /** Name of the fee that buyers see. 1 to 50 characters. */
  name?: string;
  /** Price as a decimal string. */
  price?: string;
  /** Tax settings of the fee. */
  taxDetails?: TaxDetails;
}

export interface TaxDetails {
  /** Whether the fee is taxable. */
  taxable?: boolean;
  /** Id of the tax group. */
  taxGroupId?: string | null;
}

/** Group of selected modifiers, such as 'Toppings'. */
export interface ModifierGroup {
  /** Id of the group. 1 to 36 characters. */
  id?: string;
  /** Name of the group. */
  name?: TranslatableString;
  /** Modifiers that the buyer selected. 1 to 25 items. */
  modifiers?: ItemModifier[];
}

/** Text in the site's main language and in the buyer's language. */
export interface TranslatableString {
  /** Text in the site's main language. 1 to 200 characters. */
  original?: string;
  /** Text in the buyer's language, if translated. 1 to 400 characters. */
  translated?: string | null;
}

/** A modifier selected for an item. */
export interface ItemModifier {
  /** Id of the modifier. 1 to 36 characters. */
  id?: string;
  /** Quantity of the modifier. 1 to 100,000. */
  quantity?: number | null;
  /** Name of the modifier. */
  label?: TranslatableString;
  /** Details of the modifier. */
  details?: TranslatableString;
  /** Price that the modifier adds to the item. A decimal string. */
  price?: string | null;
}

/** URL of a page, divided into two parts. */
export interface PageUrl {
  /** Path of the page, starting with a slash. */
  relativePath?: string;
  /** Base URL of the page. */
  url?: string | null;
}

/** Image of the item. */
export interface Image {
  /** Id of the media file. */
  id?: string;
  /** URL of the image file. */
  url?: string;
  /** Height of the original image in pixels. */
  height?: number;
  /** Width of the original image in pixels. */
  width?: number;
  /** Alternative text for screen readers. */
  altText?: string | null;
  /** Name of the uploaded file. */
  filename?: string | null;
}
