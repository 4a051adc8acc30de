// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Report problems with a cart or checkout, as warnings or as errors that block the order.
 *
 * @module
 */
import { definePlugin, type PluginPayload } from "../../plugins/define.js";
import * as schemas from "./schemas/validations.js";

/** Handlers of the `ECOM_VALIDATIONS` service plugin. */
export interface ValidationsHandlers {
  /**
   * Lists the problems with a cart or checkout.
   *
   * `POST /v1/get-violations`
   */
  getValidationViolations(
    payload: PluginPayload<GetValidationViolationsRequest>,
  ): GetValidationViolationsResponse | Promise<GetValidationViolationsResponse>;
}

/**
 * Registers handlers on the client for calls to the `ECOM_VALIDATIONS` service plugin.
 *
 * @param handlers - `getValidationViolations`. They replace earlier handlers of the same names.
 * @throws PorticoError - `NO_CONTEXT` if called without a client. TypeError for an unknown
 *   handler name.
 */
export const provideHandlers: (handlers: ValidationsHandlers) => void =
  /* @__PURE__ */ definePlugin({
    type: "ECOM_VALIDATIONS",
    handlers: {
      getValidationViolations: {
        path: "/v1/get-violations",
        request: {
          validationInfo: {
            lineItems: {
              physicalProperties: { weight: "f" },
              subscriptionOptionInfo: { subscriptionSettings: { startDate: "d" } },
            },
            shippingInfo: {
              selectedCarrierServiceOption: { deliveryTimeSlot: { from: "d", to: "d" } },
            },
          },
        },
        schema: schemas.GetValidationViolationsResponse,
      },
    },
  });

/** Request of `getValidationViolations`. */
export interface GetValidationViolationsRequest {
  /** What the request validates: a cart or a checkout. */
  sourceInfo?: SourceInfo;
  /** The cart or checkout to validate. */
  validationInfo?: ValidationInfo;
  /** Extended fields of the cart or checkout. */
  extendedFields?: ExtendedFields;
}

export interface SourceInfo {
  /** Whether the request validates a cart or a checkout. */
  source: Source;
  /** Id of the purchase, which stays the same from the cart to the order. */
  purchaseFlowId?: string | null;
}

export type Source = "OTHER" | "CART" | "CHECKOUT" | (string & {});

export interface ValidationInfo {
  /** The buyer. */
  buyerDetails?: BuyerDetails;
  /** Line items of the cart or checkout. At most 300 items. */
  lineItems: LineItem[];
  /** Gift card that pays part of the total. */
  giftCard?: GiftCard;
  /** Unit of all weights. */
  weightUnit: WeightUnit;
  /** Totals, from the item subtotal to the final amount. */
  priceSummary?: PriceSummary;
  /** Billing address and contact. */
  billingInfo?: AddressWithContact;
  /** Delivery address. */
  shippingAddress?: AddressWithContact;
  /** Delivery method and its details. */
  shippingInfo?: ShippingInfo;
  /** Fields that the merchant added to the checkout page. */
  customFields?: CustomFields;
  /** Discounts that have been applied. At most 320 items. */
  appliedDiscounts: AppliedDiscount[];
  /** Reference from the cart to a resource in another system. */
  externalReference?: ExternalReference;
  /** Currency of all amounts, as an ISO 4217 code. */
  currency?: string | null;
  /** Currency shown to the buyer, as an ISO 4217 code. */
  conversionCurrency?: string | null;
  /** Currency of the payment, as an ISO 4217 code. */
  paymentCurrency?: string | null;
}

export interface BuyerDetails {
  /** Buyer's email address. */
  email?: string | null;
  /** Id of the buyer in the site's contact list. */
  contactId?: string | null;
}

/** An item of a checkout. To add one, send the reference and the quantity. */
export interface LineItem {
  /** Id of the line item within the checkout. */
  id?: string | null;
  /** Quantity from 1 to 100,000, limited to the available stock. At most 100,000. */
  quantity: number;
  /** The catalog item and its options. */
  catalogReference?: CatalogReference;
  /** Name of the item. */
  productName?: ProductName;
  /** Unit price after sale and discounts. */
  price?: MultiCurrencyPrice;
  /** Weight and SKU of the item, and whether it is shipped. */
  physicalProperties?: PhysicalProperties;
  /** Kind of item. */
  itemType?: ItemType;
  /** The item's subscription. */
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  /** Prices with discounts and tax. */
  pricesBreakdown?: LineItemPricesData;
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

/** Name of an item in the site's main language and in the buyer's language. */
export interface ProductName {
  /** Name in the site's main language. 1 to 200 characters. */
  original: string;
  /** Name in the buyer's language, if translated. 1 to 400 characters. */
  translated?: string | null;
}

/** An amount of money in the site's currency and in the buyer's currency. */
export interface MultiCurrencyPrice {
  /** Amount as a decimal string in the site's currency, such as '19.90'. */
  amount: string;
  /** Amount as a decimal string in the buyer's currency. */
  convertedAmount: string;
  /** Amount in the site's currency with its symbol, ready for display. */
  formattedAmount: string;
  /** Amount in the buyer's currency with its symbol, ready for display. */
  formattedConvertedAmount: string;
}

/** Weight and SKU of a physical item, and whether it is shipped. */
export interface PhysicalProperties {
  /** Weight of one unit, in the weight unit of the cart, checkout or order. */
  weight?: number | null;
  /** Stock keeping unit (SKU). At most 40 characters. */
  sku?: string | null;
  /** Whether the item must be shipped. */
  shippable: boolean;
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
export type ItemTypePreset =
  | "UNRECOGNISED"
  | "PHYSICAL"
  | "DIGITAL"
  | "GIFT_CARD"
  | "SERVICE"
  | (string & {});

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
  frequency: SubscriptionFrequency;
  /**
   * Number of units in one billing cycle. For example, if the unit is a month, a value of 2
   * charges the customer every two months. 1 to 3,650.
   */
  interval?: number | null;
  /** Whether the subscription renews until it is canceled. */
  autoRenewal: boolean;
  /** Total number of charges. Not used if the subscription renews automatically. At least 1. */
  billingCycles?: number | null;
  /** Whether customers can cancel the subscription themselves. */
  enableCustomerCancellation: boolean;
  /** Free trial before the first charge. */
  freeTrialPeriod?: FreeTrialPeriod;
}

/** Units of billing cycles. */
export type SubscriptionFrequency = "UNDEFINED" | "DAY" | "WEEK" | "MONTH" | "YEAR" | (string & {});

/** Free trial before the first charge of a subscription. */
export interface FreeTrialPeriod {
  /** Unit of the trial period. */
  frequency: SubscriptionFrequency;
  /** Length of the trial period in these units. 1 to 999. */
  interval: number;
}

/** Title in the site's main language and in the buyer's language. */
export interface Title {
  /** Title in the site's main language. 1 to 150 characters. */
  original: string;
  /** Title in the buyer's language, if translated. 1 to 150 characters. */
  translated?: string | null;
}

/** Description in the site's main language and in the buyer's language. */
export interface Description {
  /** Description in the site's main language. At most 500 characters. */
  original: string;
  /** Description in the buyer's language, if translated. At most 500 characters. */
  translated?: string | null;
}

/** Prices of one line item, with discounts and tax. */
export interface LineItemPricesData {
  /** Total price of the line item after discounts, including tax. */
  totalPriceAfterTax?: MultiCurrencyPrice;
  /** Total price of the line item after discounts, excluding tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** Tax on the item. */
  taxDetails?: ItemTaxFullDetails;
  /** Discounts on the line item. */
  totalDiscount?: MultiCurrencyPrice;
  /** Unit price after sale and discounts. */
  price?: MultiCurrencyPrice;
  /** Unit price during a sale, before cart discounts. */
  priceBeforeDiscounts?: MultiCurrencyPrice;
  /** Total price of the line item after sale and discounts. */
  lineItemPrice?: MultiCurrencyPrice;
  /** Price of one unit before a sale. */
  fullPrice?: MultiCurrencyPrice;
}

/** Tax on one item, delivery or fee. */
export interface ItemTaxFullDetails {
  /** Amount that is subject to tax. */
  taxableAmount?: MultiCurrencyPrice;
  /** Total tax, as a decimal string. */
  totalTax?: MultiCurrencyPrice;
  /** Whether the price includes tax. */
  isTaxIncluded?: boolean | null;
  /** Taxes that make up the total. At most 1,000 items. */
  taxBreakdown: TaxBreakdown[];
}

/** One of the taxes on a line item. */
export interface TaxBreakdown {
  /** Name of the tax jurisdiction, such as 'New York'. At most 200 characters. */
  jurisdiction?: string | null;
  /** Non-taxable part of the amount. */
  nonTaxableAmount?: MultiCurrencyPrice;
  /** Rate as a decimal string, such as '0.2' for 20%. */
  rate?: string | null;
  /** Amount of this tax. */
  taxAmount?: MultiCurrencyPrice;
  /** Taxable part of the amount. */
  taxableAmount?: MultiCurrencyPrice;
  /** Kind of tax, such as 'Sales' or 'VAT'. At most 200 characters. */
  taxType?: string | null;
  /** Name of the tax. At most 200 characters. */
  taxName?: string | null;
  /** Level of the tax jurisdiction, such as a state or a city. */
  jurisdictionType: JurisdictionType;
}

/** Level of a tax jurisdiction, from a whole country to a special district. */
export type JurisdictionType =
  | "UNDEFINED"
  | "COUNTRY"
  | "STATE"
  | "COUNTY"
  | "CITY"
  | "SPECIAL"
  | (string & {});

/** A gift card that pays part of the purchase. */
export interface GiftCard {
  /**
   * Id of the gift card in the legacy format.
   *
   * @deprecated
   */
  id?: string;
  /** Masked code of the gift card, which you can safely show. */
  obfuscatedCode: string;
  /** Amount that the card pays. */
  amount?: MultiCurrencyPrice;
  /** Id of the app that issued the gift card. */
  appId: string;
}

/** Units of weight: kilograms or pounds. */
export type WeightUnit = "UNSPECIFIED_WEIGHT_UNIT" | "KG" | "LB" | (string & {});

/** Totals, from the item subtotal to the final amount. */
export interface PriceSummary {
  /** Total price of the items before discounts, delivery and tax. */
  subtotal?: MultiCurrencyPrice;
  /** Price of delivery. */
  shipping?: MultiCurrencyPrice;
  /** Total tax. */
  tax?: MultiCurrencyPrice;
  /** Total of all discounts. */
  discount?: MultiCurrencyPrice;
  /** Final amount to pay. */
  total?: MultiCurrencyPrice;
  /** Total of the additional fees. */
  additionalFees?: MultiCurrencyPrice;
}

/** Address and contact details. */
export interface AddressWithContact {
  /** A postal address. */
  address?: Address;
  /** Name, phone number and company of the contact. */
  contactDetails?: FullAddressContactDetails;
}

/** A postal address. */
export interface Address {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  country?: string | null;
  /** State, province or region as an ISO 3166-2 code, such as 'US-NY'. At most 50 characters. */
  subdivision?: string | null;
  /** City or town. At most 50 characters. */
  city?: string | null;
  /** Postal or ZIP code. At most 50 characters. */
  postalCode?: string | null;
  /** Street and house number as separate fields. */
  streetAddress?: StreetAddress;
  /** First line of the address: street and number. At most 150 characters. */
  addressLine?: string | null;
  /** Second address line, such as an apartment or floor. At most 100 characters. */
  addressLine2?: string | null;
  /** Latitude and longitude of an address. */
  geocode?: AddressLocation;
  /** Full name of the country. */
  countryFullname?: string | null;
  /** Full name of the state, province or region. */
  subdivisionFullname?: string | null;
}

/** Street and house number as separate fields. */
export interface StreetAddress {
  /** House number of the address. */
  number: string;
  /** Name of the street. */
  name: string;
}

/** Latitude and longitude of an address. */
export interface AddressLocation {
  /** Latitude in degrees, from -90 to 90. */
  latitude?: number | null;
  /** Longitude in degrees, from -180 to 180. */
  longitude?: number | null;
}

/** Name, phone number and company of the contact at an address. */
export interface FullAddressContactDetails {
  /** First name. At most 100 characters. */
  firstName?: string | null;
  /** Last name. At most 100 characters. */
  lastName?: string | null;
  /** Phone number. */
  phone?: string | null;
  /** Company name. At most 1,000 characters. */
  company?: string | null;
  /** Tax id of the buyer, which some countries require. */
  vatId?: VatId;
}

/** Tax id of a person or a company. */
export interface VatId {
  /** The tax id. */
  id: string;
  /** Kind of tax id. */
  type: VatType;
}

/** Kinds of Brazilian tax ids: CPF for people, CNPJ for companies. */
export type VatType = "UNSPECIFIED" | "CPF" | "CNPJ" | (string & {});

/** Delivery address, available delivery options and the selected option. */
export interface ShippingInfo {
  /** Selected delivery option. */
  selectedCarrierServiceOption?: SelectedCarrierServiceOption;
}

/** Selected delivery option with its final cost. */
export interface SelectedCarrierServiceOption {
  /** Code of the option. At most 100 characters. */
  code: string;
  /** Display name of the option. At most 250 characters. */
  title: string;
  /** Delivery cost, including discounts and tax. */
  cost?: SelectedCarrierServiceOptionPrices;
  /** Carriers and the line items that they deliver. At most 300 items. */
  deliveryAllocations: DeliveryAllocation[];
  /** Whether the option delivers only some of the items. */
  partial?: boolean | null;
  /** Time slot of the delivery. */
  deliveryTimeSlot?: DeliveryTimeSlot;
}

/** Prices of the selected delivery option, with discounts and tax. */
export interface SelectedCarrierServiceOptionPrices {
  /** Price after discounts, including tax. */
  totalPriceAfterTax?: MultiCurrencyPrice;
  /** Price after discounts, excluding tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** Tax on delivery. */
  taxDetails?: ItemTaxFullDetails;
  /** Discount on delivery. */
  totalDiscount?: MultiCurrencyPrice;
  /** Delivery price that the carrier charges. */
  price?: MultiCurrencyPrice;
}

/** A carrier and the line items that it delivers. */
export interface DeliveryAllocation {
  /** The carrier that delivers the line items. */
  deliveryCarrier?: Carrier;
  /** Region that the items are delivered to. */
  deliveryRegion?: Region;
  /** Line items that the carrier delivers. */
  applicableLineItems?: ApplicableLineItems;
}

/** A delivery carrier. */
export interface Carrier {
  /** Id of the carrier's app. */
  appId?: string | null;
  /** Code of the carrier's delivery option. At most 250 characters. */
  code: string;
}

/** Delivery region of the store. */
export interface Region {
  /** Id of the region. */
  id?: string | null;
  /** Name of the region. At most 100 characters. */
  name?: string | null;
}

/** Line items that are affected. */
export interface ApplicableLineItems {
  /** Ids of the line items. At most 300 items. */
  lineItemIds: string[];
}

/** Time slot of a delivery. */
export interface DeliveryTimeSlot {
  /** Start of the slot. */
  from?: Date | null;
  /** End of the slot. */
  to?: Date | null;
}

export interface CustomFields {
  /** Extended fields of the cart or checkout. At most 50 items. */
  fields: CustomField[];
}

/** A field that the merchant added to the checkout page. */
export interface CustomField {
  /** Value that the buyer entered. Its shape depends on the field. */
  value?: unknown;
  /** Label of the field. 1 to 500 characters. */
  title: string;
  /** Label of the field in the buyer's language. 1 to 500 characters. */
  translatedTitle?: string | null;
}

/**
 * An applied discount: a coupon, a merchant discount or a discount rule.
 *
 * At most one of `coupon`, `merchantDiscount` and `discountRule` is set.
 */
export type AppliedDiscount = {
  /** What the discount applies to. */
  discountType: DiscountType;
  /** Ids of the affected line items. */
  lineItemIds: string[];
} & (
  | {
      /** Coupon of the discount. */
      coupon?: Coupon;
      merchantDiscount?: undefined;
      discountRule?: undefined;
    }
  | {
      coupon?: undefined;
      /** Discount that the merchant applied manually. */
      merchantDiscount?: MerchantDiscount;
      discountRule?: undefined;
    }
  | {
      coupon?: undefined;
      merchantDiscount?: undefined;
      /** Discount rule that created the discount. */
      discountRule?: DiscountRule;
    }
);

/** A coupon that was applied. */
export interface Coupon {
  /** Id of the coupon. */
  id: string;
  /** Coupon code that the buyer entered. */
  code: string;
  /** Name of the coupon. */
  name: string;
  /** Discount amount from the coupon. A decimal string. */
  amount: string;
}

/** Discount that the merchant applied manually. */
export interface MerchantDiscount {
  /** Amount of the discount. A decimal string. */
  amount: string;
}

/** One of the site's automatic discount rules. */
export interface DiscountRule {
  /** Id of the rule. */
  id: string;
  /** Name of the rule. */
  name?: DiscountRuleName;
  /** Discount amount from the rule. A decimal string. */
  amount: string;
}

/** Display name of a discount rule. */
export interface DiscountRuleName {
  /** Name in the site's main language. 1 to 256 characters. */
  original: string;
  /** Name in the buyer's language, if translated. 1 to 500 characters. */
  translated?: string | null;
}

/** What a discount applies to: the whole purchase, specific items or the cost of delivery. */
export type DiscountType = "GLOBAL" | "SPECIFIC_ITEMS" | "SHIPPING" | (string & {});

/** Reference from a cart or checkout to a resource in another app. */
export interface ExternalReference {
  /** Id of the app. Cannot be changed after creation. */
  appId: string;
  /** Id of the resource in the other app. 1 to 100 characters. Cannot be changed after creation. */
  resourceId?: string | null;
}

/** Extended fields of an entity. */
export interface ExtendedFields {
  /** Extended fields, keyed by app namespace and field name. */
  namespaces?: Record<string, Record<string, unknown>>;
}

/** Response of `getValidationViolations`. */
export interface GetValidationViolationsResponse {
  /** The problems. If the list is empty, the cart or checkout is valid. */
  violations: Violation[];
}

/** A problem that an app reported about the purchase. */
export interface Violation {
  /**
   * Whether the problem is a warning, which the buyer sees, or an error, which also blocks the
   * order.
   */
  severity: Severity;
  /** What the problem concerns. */
  target?: Target;
  /** Description of the problem that buyers see. 1 to 1,000 characters. */
  description?: string | null;
}

/** Severity of a problem. An error blocks the buyer, but a warning does not. */
export type Severity = "WARNING" | "ERROR";

/**
 * Channels for sending codes. Currently, the only one is email.
 *
 * At most one of `other` and `lineItem` is set.
 */
export type Target =
  | {
      /** The whole cart. */
      other?: Other;
      lineItem?: undefined;
    }
  | {
      other?: undefined;
      /** A line item. */
      lineItem?: TargetLineItem;
    };

/** Marks a problem that does not concern a single line item. */
export interface Other {
  /** Where to show the problem. */
  name?: NameInOther;
}

/** Where to show a general problem. */
export type NameInOther = "OTHER_DEFAULT";

export interface TargetLineItem {
  /** Where to show the problem. */
  name?: NameInLineItem;
  /** Id of the line item. */
  id?: string | null;
}

/** Where to show a problem with a line item. */
export type NameInLineItem = "LINE_ITEM_DEFAULT";
