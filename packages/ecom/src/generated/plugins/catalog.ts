// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Sell the items of an app's own catalog through the platform's carts.
 *
 * @module
 */
import { definePlugin, type PluginPayload } from "../../plugins/define.js";
import * as schemas from "./schemas/catalog.js";

/** Handlers of the `ECOM_CATALOG` service plugin. */
export interface CatalogHandlers {
  /**
   * Describe items of the catalog, as carts and orders show and price them.
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
      answer: {
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

/** What `getCatalogItems` is asked. */
export interface GetCatalogItemsRequest {
  /** Items to describe, with their quantities. 1 to 300 items. */
  catalogReferences: CatalogReferenceAndQuantity[];
  /** Unit of all weights. */
  weightUnit: WeightUnit;
  /** Currency of the prices as an ISO 4217 code. */
  currency: string;
}

export interface CatalogReferenceAndQuantity {
  /** Item in its catalog. */
  catalogReference?: CatalogReference;
  /** How many. */
  quantity: number;
}

/** Points to an item in the catalog of an app, such as a store's product. */
export interface CatalogReference {
  /** Id of the item in that catalog; for a store's product, the product id. 1 to 36 characters. */
  catalogItemId: string;
  /** Id of the app that owns the catalog. At least 1 characters. */
  appId: string;
  /**
   * Choice within the item, such as { variantId } for a store's product; the shape depends on the
   * app.
   */
  options?: Record<string, unknown> | null;
}

/** Points to an item in the catalog of an app, such as a store's product. */
export interface CatalogReferenceInput {
  /** Id of the item in that catalog; for a store's product, the product id. 1 to 36 characters. */
  catalogItemId?: string;
  /** Id of the app that owns the catalog. At least 1 characters. */
  appId?: string;
  /**
   * Choice within the item, such as { variantId } for a store's product; the shape depends on the
   * app.
   */
  options?: Record<string, unknown> | null;
}

/** Classifies weights: kilograms or pounds. */
export type WeightUnit = "UNSPECIFIED_WEIGHT_UNIT" | "KG" | "LB" | (string & {});

/** What `getCatalogItems` answers. */
export interface GetCatalogItemsResponse {
  /** Items that there are; those left out are not sold. */
  catalogItems: Item[];
}

export interface Item {
  /** Item in its catalog. */
  catalogReference: CatalogReferenceInput;
  /** The item, as carts and orders show it. */
  data: ItemData;
}

export interface ItemData {
  /** Name of the item. */
  productName?: ProductName;
  /** Page of the item. */
  url?: PageUrl;
  /** Kind of item. */
  itemType?: ItemType;
  /** Price of one, as a decimal. */
  price?: string;
  /** Price of one before a sale, as a decimal. */
  fullPrice?: string | null;
  /** ID of the tax group. */
  taxGroupId?: string | null;
  /** Options and texts that the buyer chose. At most 20 items. */
  descriptionLines?: DescriptionLine[];
  /** Picture of the item. */
  media?: Image;
  /** How many there are; absent: any number. At most 100000000. */
  quantityAvailable?: number | null;
  /** Weight, stock keeping unit and shipping. */
  physicalProperties?: PhysicalProperties;
  /** Subscription under which it is bought. */
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  /** Way of paying. */
  paymentOption?: PaymentOptionType;
  /** When and for how many a service is booked. */
  serviceProperties?: ServiceProperties;
  /** ID of the item that this one is a variation of. 1 to 36 characters. */
  rootCatalogItemId?: string | null;
  /** Words that stand with or instead of the price. */
  priceDescription?: PriceDescription;
  /** Deposit for one, when only a deposit is paid now. A decimal string. */
  depositAmount?: string | null;
  /** Id of the delivery profile that ships it. */
  deliveryProfileId?: string | null;
  /** Payment terms that the buyer has to accept. 1 to 2500 characters. */
  consentRequiredPaymentPolicy?: string | null;
  /** True when the price is settled only after the purchase. */
  priceUndetermined?: boolean;
  /** True when the buyer cannot change the quantity. */
  fixedQuantity?: boolean;
  /** True to keep the payment method for later charges. */
  savePaymentMethod?: boolean;
  /** Address that decides its tax. */
  taxableAddress?: TaxableAddress;
  /** Terms that the buyer should read. At most 5 items. */
  policies?: Policy[];
  /** Fees to add. At most 5 items. */
  additionalFees?: AdditionalFee[];
  /** True when only members may buy it. */
  membersOnly?: boolean;
  /** Extras that were chosen. At most 25 items. */
  modifierGroups?: ModifierGroup[];
}

/** Name of an item in the site's main language and in the buyer's. */
export interface ProductName {
  /** Name in the site's main language. 1 to 200 characters. */
  original?: string;
  /** Name in the buyer's language, when a translation exists. 1 to 400 characters. */
  translated?: string | null;
}

/**
 * What kind of item is sold.
 *
 * At most one of: `preset`, `custom`.
 */
export type ItemType =
  | {
      /** One of the kinds that the platform knows. */
      preset?: ItemTypePreset;
      custom?: undefined;
    }
  | {
      preset?: undefined;
      /** Kind named by the app, when none of the known ones fits. */
      custom?: string;
    };

/** Classifies items: physical, digital, gift card or service. */
export type ItemTypePreset = "UNRECOGNISED" | "PHYSICAL" | "DIGITAL" | "GIFT_CARD" | "SERVICE";

/**
 * One line that says what was chosen, such as 'Size: Large'.
 *
 * At most one of: `plainText`, `colorInfo`.
 */
export type DescriptionLine = {
  /** Label of the choice. */
  name?: DescriptionLineName;
} & (
  | {
      /** The choice as text. */
      plainText?: PlainTextValue;
      colorInfo?: undefined;
    }
  | {
      plainText?: undefined;
      /** The choice as a color. */
      colorInfo?: Color;
    }
);

/** Text of a description line. */
export interface PlainTextValue {
  /** Text in the site's main language. At most 600 characters. */
  original?: string;
  /** Text in the buyer's language, when a translation exists. At most 600 characters. */
  translated?: string | null;
}

/** A chosen color. */
export interface Color {
  /** Color's name in the site's main language. At most 500 characters. */
  original?: string;
  /** Color's name in the buyer's language, when a translation exists. At most 500 characters. */
  translated?: string | null;
  /** Color as a hex or RGB code. */
  code?: string | null;
}

/** Label of a description line, such as 'Size'. */
export interface DescriptionLineName {
  /** Label in the site's main language. At most 100 characters. */
  original?: string;
  /** Label in the buyer's language, when a translation exists. At most 200 characters. */
  translated?: string | null;
}

/** What a physical item weighs, how it is identified and if it ships. */
export interface PhysicalProperties {
  /** Weight of one unit, in the weight unit of the cart, checkout or order. */
  weight?: number | null;
  /** Stock keeping unit. At most 40 characters. */
  sku?: string | null;
  /** True when the item has to be delivered. */
  shippable?: boolean;
}

/** Subscription under which an item is bought. */
export interface SubscriptionOptionInfo {
  /** How often and for how long the buyer is charged. */
  subscriptionSettings?: SubscriptionSettings;
  /** Name of the subscription. */
  title?: Title;
  /** Text about the subscription. */
  description?: Description;
}

/** How often and for how long a subscription charges. */
export interface SubscriptionSettings {
  /** Unit of the billing cycle: day, week, month or year. */
  frequency?: SubscriptionFrequency;
  /** Number of those units in one cycle; 2 with months charges every second month. 1 to 3650. */
  interval?: number | null;
  /** True when it runs until it is canceled. */
  autoRenewal?: boolean;
  /** Number of charges before it ends; unused with automatic renewal. At least 1. */
  billingCycles?: number | null;
  /** True when customers may cancel it themselves. */
  enableCustomerCancellation?: boolean;
  /** Free time before the first charge. */
  freeTrialPeriod?: FreeTrialPeriod;
}

/** Classifies billing cycles by their unit of time. */
export type SubscriptionFrequency = "UNDEFINED" | "DAY" | "WEEK" | "MONTH" | "YEAR";

/** Free time before the first charge of a subscription. */
export interface FreeTrialPeriod {
  /** Unit of the free time. */
  frequency?: SubscriptionFrequency;
  /** Number of those units. 1 to 999. */
  interval?: number;
}

/** Title in the site's main language and in the buyer's. */
export interface Title {
  /** Title in the site's main language. 1 to 150 characters. */
  original?: string;
  /** Title in the buyer's language, when a translation exists. 1 to 150 characters. */
  translated?: string | null;
}

/** Description in the site's main language and in the buyer's. */
export interface Description {
  /** Description in the site's main language. At most 500 characters. */
  original?: string;
  /** Description in the buyer's language, when a translation exists. At most 500 characters. */
  translated?: string | null;
}

/**
 * Classifies how an item is paid: in full or by deposit, online or offline, or with a
 * membership.
 */
export type PaymentOptionType =
  | "FULL_PAYMENT_ONLINE"
  | "FULL_PAYMENT_OFFLINE"
  | "MEMBERSHIP"
  | "DEPOSIT_ONLINE"
  | "MEMBERSHIP_OFFLINE"
  | "MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER";

/** Details of a bookable service. */
export interface ServiceProperties {
  /** When the service takes place, as an ISO 8601 date. */
  scheduledDate?: Date | null;
  /** How many people take part. 1 to 10000. */
  numberOfParticipants?: number | null;
}

/** Words that stand with or instead of the price, such as 'Starts at $20'. */
export interface PriceDescription {
  /** Words in the site's main language. 1 to 100 characters. */
  original?: string;
  /** Words in the buyer's language, when a translation exists. 1 to 100 characters. */
  translated?: string | null;
}

/** Tells which address decides an item's tax. */
export interface TaxableAddress {
  /** Kind of address that decides the tax. */
  addressType?: TaxableAddressType;
}

/** Classifies the address that decides the tax: the business's, the billing or the shipping one. */
export type TaxableAddressType = "BUSINESS" | "BILLING" | "SHIPPING";

/** Terms that the buyer of an item should read. */
export interface Policy {
  /** Title of the terms. 1 to 29 characters. */
  title?: string | null;
  /** Text of the terms. 1 to 3000 characters. */
  content?: string;
}

/** A fee on top of the items, such as one for handling. */
export interface AdditionalFee {
  /** Code of the fee. 1 to 100 characters. */
  code?: string | null;
  /** Name of the fee, as buyers see it. 1 to 50 characters. */
  name?: string;
  /** Price, as a decimal. */
  price?: string;
  /** How the fee is taxed. */
  taxDetails?: TaxDetails;
}

export interface TaxDetails {
  /** Whether it is taxed. */
  taxable?: boolean;
  /** ID of the tax group. */
  taxGroupId?: string | null;
}

/** Group of extras that were chosen for an item, such as 'Toppings'. */
export interface ModifierGroup {
  /** Id of the group. 1 to 36 characters. */
  id?: string;
  /** Name of the group. */
  name?: TranslatableString;
  /** Extras that were chosen. 1 to 25 items. */
  modifiers?: ItemModifier[];
}

/** Text in the site's main language and in the buyer's. */
export interface TranslatableString {
  /** Text in the site's main language. 1 to 200 characters. */
  original?: string;
  /** Text in the buyer's language, when a translation exists. 1 to 400 characters. */
  translated?: string | null;
}

/** One extra that was chosen for an item. */
export interface ItemModifier {
  /** Id of the extra. 1 to 36 characters. */
  id?: string;
  /** How many of it. 1 to 100000. */
  quantity?: number | null;
  /** Name of the extra. */
  label?: TranslatableString;
  /** More about the extra. */
  details?: TranslatableString;
  /** Price that the extra adds to the item. A decimal string. */
  price?: string | null;
}

/** Address of a page. */
export interface PageUrl {
  /** Path of the page, starting with a slash. */
  relativePath?: string;
  /** Origin of the page. */
  url?: string | null;
}

/** Picture. */
export interface Image {
  /** Id of the media file. */
  id?: string;
  /** Address of the image file. */
  url?: string;
  /** Height of the original in pixels. */
  height?: number;
  /** Width of the original in pixels. */
  width?: number;
  /** Text for readers who cannot see the image. */
  altText?: string | null;
  /** Name of the uploaded file. */
  filename?: string | null;
}
