// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Tell what is wrong with a cart or checkout, as a warning or as an error that keeps it from
 * being ordered.
 *
 * @module
 */
import { definePlugin, type PluginPayload } from "../../plugins/define.js";
import * as schemas from "./schemas/validations.js";

/** Handlers of the `ECOM_VALIDATIONS` service plugin. */
export interface ValidationsHandlers {
  /**
   * List what is wrong with a cart or checkout.
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

/** What `getValidationViolations` is asked. */
export interface GetValidationViolationsRequest {
  /** Where the buyer is. */
  sourceInfo?: SourceInfo;
  /** What is to be ordered. */
  validationInfo?: ValidationInfo;
  /** Fields of the site's own. */
  extendedFields?: ExtendedFields;
}

export interface SourceInfo {
  /** The cart or the checkout. */
  source: Source;
  /** ID of the purchase, the same from the cart to the order. */
  purchaseFlowId?: string | null;
}

export type Source = "OTHER" | "CART" | "CHECKOUT" | (string & {});

export interface ValidationInfo {
  /** Who buys. */
  buyerDetails?: BuyerDetails;
  /** Line items of the cart or checkout. At most 300 items. */
  lineItems: LineItem[];
  /** Gift card that pays a part of it. */
  giftCard?: GiftCard;
  /** Unit of all weights. */
  weightUnit: WeightUnit;
  /** Totals, from the sum of the items to the final amount. */
  priceSummary?: PriceSummary;
  /** Billing address and contact. */
  billingInfo?: AddressWithContact;
  /** Where it is sent. */
  shippingAddress?: AddressWithContact;
  /** How it is delivered. */
  shippingInfo?: ShippingInfo;
  /** Fields that the merchant added to the checkout page. */
  customFields?: CustomFields;
  /** Discounts that are applied. At most 320 items. */
  appliedDiscounts: AppliedDiscount[];
  /** What the cart refers to in another system. */
  externalReference?: ExternalReference;
  /** Currency of all amounts as an ISO 4217 code. */
  currency?: string | null;
  /** Currency that the buyer sees, as an ISO 4217 code. */
  conversionCurrency?: string | null;
  /** Currency in which the buyer pays, as an ISO 4217 code. */
  paymentCurrency?: string | null;
}

export interface BuyerDetails {
  /** Buyer's email address. */
  email?: string | null;
  /** Id of the buyer in the site's contact list. */
  contactId?: string | null;
}

/** One item of a checkout; to add one, send the reference and the quantity. */
export interface LineItem {
  /** Id of the line item within the checkout. */
  id?: string | null;
  /** How many of it, from 1 to 100,000; capped at stock. At most 100000. */
  quantity: number;
  /** The item and the choice within it. */
  catalogReference?: CatalogReference;
  /** Name of the item. */
  productName?: ProductName;
  /** Price of one, after sale and discounts. */
  price?: MultiCurrencyPrice;
  /** Weight, stock keeping unit and shipping. */
  physicalProperties?: PhysicalProperties;
  /** Kind of item. */
  itemType?: ItemType;
  /** Subscription under which it is bought. */
  subscriptionOptionInfo?: SubscriptionOptionInfo;
  /** What it costs, with discounts and tax. */
  pricesBreakdown?: LineItemPricesData;
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

/** Name of an item in the site's main language and in the buyer's. */
export interface ProductName {
  /** Name in the site's main language. 1 to 200 characters. */
  original: string;
  /** Name in the buyer's language, when a translation exists. 1 to 400 characters. */
  translated?: string | null;
}

/** An amount of money in the site's currency and in the buyer's. */
export interface MultiCurrencyPrice {
  /** Amount as a decimal string in the site's currency, such as '19.90'. */
  amount: string;
  /** Amount as a decimal string in the currency that the buyer sees. */
  convertedAmount: string;
  /** Amount in the site's currency with its symbol, ready for display. */
  formattedAmount: string;
  /** Amount in the buyer's currency with its symbol, ready for display. */
  formattedConvertedAmount: string;
}

/** What a physical item weighs, how it is identified and if it ships. */
export interface PhysicalProperties {
  /** Weight of one unit, in the weight unit of the cart, checkout or order. */
  weight?: number | null;
  /** Stock keeping unit. At most 40 characters. */
  sku?: string | null;
  /** True when the item has to be delivered. */
  shippable: boolean;
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
export type ItemTypePreset =
  | "UNRECOGNISED"
  | "PHYSICAL"
  | "DIGITAL"
  | "GIFT_CARD"
  | "SERVICE"
  | (string & {});

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
  frequency: SubscriptionFrequency;
  /** Number of those units in one cycle; 2 with months charges every second month. 1 to 3650. */
  interval?: number | null;
  /** True when it runs until it is canceled. */
  autoRenewal: boolean;
  /** Number of charges before it ends; unused with automatic renewal. At least 1. */
  billingCycles?: number | null;
  /** True when customers may cancel it themselves. */
  enableCustomerCancellation: boolean;
  /** Free time before the first charge. */
  freeTrialPeriod?: FreeTrialPeriod;
}

/** Classifies billing cycles by their unit of time. */
export type SubscriptionFrequency = "UNDEFINED" | "DAY" | "WEEK" | "MONTH" | "YEAR" | (string & {});

/** Free time before the first charge of a subscription. */
export interface FreeTrialPeriod {
  /** Unit of the free time. */
  frequency: SubscriptionFrequency;
  /** Number of those units. 1 to 999. */
  interval: number;
}

/** Title in the site's main language and in the buyer's. */
export interface Title {
  /** Title in the site's main language. 1 to 150 characters. */
  original: string;
  /** Title in the buyer's language, when a translation exists. 1 to 150 characters. */
  translated?: string | null;
}

/** Description in the site's main language and in the buyer's. */
export interface Description {
  /** Description in the site's main language. At most 500 characters. */
  original: string;
  /** Description in the buyer's language, when a translation exists. At most 500 characters. */
  translated?: string | null;
}

/** Prices of one line item, with discounts and tax. */
export interface LineItemPricesData {
  /** Price of the whole quantity after discounts, with tax. */
  totalPriceAfterTax?: MultiCurrencyPrice;
  /** Price of the whole quantity after discounts, without tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** Tax on the item. */
  taxDetails?: ItemTaxFullDetails;
  /** Discounts on the whole quantity. */
  totalDiscount?: MultiCurrencyPrice;
  /** Price of one, after sale and discounts. */
  price?: MultiCurrencyPrice;
  /** Price of one as on sale, before discounts in the cart. */
  priceBeforeDiscounts?: MultiCurrencyPrice;
  /** Price of the whole quantity, after sale and discounts. */
  lineItemPrice?: MultiCurrencyPrice;
  /** Price of one before a sale. */
  fullPrice?: MultiCurrencyPrice;
}

/** Tax on one item, delivery or fee. */
export interface ItemTaxFullDetails {
  /** Amount on which tax is due. */
  taxableAmount?: MultiCurrencyPrice;
  /** Tax due. */
  totalTax?: MultiCurrencyPrice;
  /** Whether the price includes tax. */
  isTaxIncluded?: boolean | null;
  /** The taxes that make up the total, one by one. At most 1000 items. */
  taxBreakdown: TaxBreakdown[];
}

/** One of several taxes on an item. */
export interface TaxBreakdown {
  /** Name of the place that levies it, such as 'New York'. At most 200 characters. */
  jurisdiction?: string | null;
  /** Part of the amount that is free of this tax. */
  nonTaxableAmount?: MultiCurrencyPrice;
  /** Rate as a decimal string, such as '0.2' for 20%. */
  rate?: string | null;
  /** Amount of this tax. */
  taxAmount?: MultiCurrencyPrice;
  /** Part of the amount on which this tax is due. */
  taxableAmount?: MultiCurrencyPrice;
  /** Kind of tax, such as 'Sales' or 'VAT'. At most 200 characters. */
  taxType?: string | null;
  /** Name of the tax. At most 200 characters. */
  taxName?: string | null;
  /** Level of the place that levies it. */
  jurisdictionType: JurisdictionType;
}

/** Classifies the level that levies a tax, from a country to a special district. */
export type JurisdictionType =
  | "UNDEFINED"
  | "COUNTRY"
  | "STATE"
  | "COUNTY"
  | "CITY"
  | "SPECIAL"
  | (string & {});

/** A gift card. */
export interface GiftCard {
  /**
   * Older id of the card.
   *
   * @deprecated
   */
  id?: string;
  /** Code with most characters hidden, safe to show. */
  obfuscatedCode: string;
  /** Amount that the card pays. */
  amount?: MultiCurrencyPrice;
  /** Id of the app that issued it. */
  appId: string;
}

/** Classifies weights: kilograms or pounds. */
export type WeightUnit = "UNSPECIFIED_WEIGHT_UNIT" | "KG" | "LB" | (string & {});

/** Totals, from the sum of the items to the final amount. */
export interface PriceSummary {
  /** Sum of the items before discounts, delivery and tax. */
  subtotal?: MultiCurrencyPrice;
  /** Price of delivery. */
  shipping?: MultiCurrencyPrice;
  /** Total tax. */
  tax?: MultiCurrencyPrice;
  /** Total of all discounts. */
  discount?: MultiCurrencyPrice;
  /** Amount to pay after everything. */
  total?: MultiCurrencyPrice;
  /** Total of the additional fees. */
  additionalFees?: MultiCurrencyPrice;
}

/** Address together with the person to reach there. */
export interface AddressWithContact {
  /** Postal address. */
  address?: Address;
  /** Name, phone and company of the person. */
  contactDetails?: FullAddressContactDetails;
}

/** Postal address. */
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
  /** Second line: floor, flat or other detail. At most 100 characters. */
  addressLine2?: string | null;
  /** Position on the map. */
  geocode?: AddressLocation;
  /** Country's name in full. */
  countryFullname?: string | null;
  /** Name of the state, province or region in full. */
  subdivisionFullname?: string | null;
}

/** Street and house number as separate fields. */
export interface StreetAddress {
  /** House number. */
  number: string;
  /** Name of the street. */
  name: string;
}

/** Position on the map. */
export interface AddressLocation {
  /** Latitude in degrees, from -90 to 90. */
  latitude?: number | null;
  /** Longitude in degrees, from -180 to 180. */
  longitude?: number | null;
}

/** Person and company behind an address. */
export interface FullAddressContactDetails {
  /** First name. At most 100 characters. */
  firstName?: string | null;
  /** Last name. At most 100 characters. */
  lastName?: string | null;
  /** Phone number. */
  phone?: string | null;
  /** Company name. At most 1000 characters. */
  company?: string | null;
  /** Tax number, required by some countries. */
  vatId?: VatId;
}

/** Tax number of a person or a company. */
export interface VatId {
  /** The number itself. */
  id: string;
  /** Kind of tax number. */
  type: VatType;
}

/** Classifies Brazilian tax numbers: CPF for persons, CNPJ for companies. */
export type VatType = "UNSPECIFIED" | "CPF" | "CNPJ" | (string & {});

/** Where a checkout is delivered, the options and the one that was chosen. */
export interface ShippingInfo {
  /** Delivery option that is in effect. */
  selectedCarrierServiceOption?: SelectedCarrierServiceOption;
}

/** Delivery option that is in effect, with its final costs. */
export interface SelectedCarrierServiceOption {
  /** Code of the option. At most 100 characters. */
  code: string;
  /** Name of the option. At most 250 characters. */
  title: string;
  /** What delivery costs, with discounts and tax. */
  cost?: SelectedCarrierServiceOptionPrices;
  /** Which carrier delivers which line items. At most 300 items. */
  deliveryAllocations: DeliveryAllocation[];
  /** True when the option delivers only some of the items. */
  partial?: boolean | null;
  /** Time slot of the delivery. */
  deliveryTimeSlot?: DeliveryTimeSlot;
}

/** What the chosen delivery costs, with discounts and tax. */
export interface SelectedCarrierServiceOptionPrices {
  /** Price after discounts, with tax. */
  totalPriceAfterTax?: MultiCurrencyPrice;
  /** Price after discounts, without tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** Tax on delivery. */
  taxDetails?: ItemTaxFullDetails;
  /** Discount on delivery. */
  totalDiscount?: MultiCurrencyPrice;
  /** Price of delivery as the carrier states it. */
  price?: MultiCurrencyPrice;
}

/** Tells which carrier delivers which line items. */
export interface DeliveryAllocation {
  /** The carrier. */
  deliveryCarrier?: Carrier;
  /** Delivery region. */
  deliveryRegion?: Region;
  /** Line items that it delivers. */
  applicableLineItems?: ApplicableLineItems;
}

/** A carrier that delivers. */
export interface Carrier {
  /** Id of the app behind the carrier. */
  appId?: string | null;
  /** Code of the carrier's option. At most 250 characters. */
  code: string;
}

/** Delivery region of the shop. */
export interface Region {
  /** Id of the region. */
  id?: string | null;
  /** Name of the region. At most 100 characters. */
  name?: string | null;
}

/** The line items concerned. */
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
  /** Fields of the site's own. At most 50 items. */
  fields: CustomField[];
}

/** A field that the merchant added to the checkout page. */
export interface CustomField {
  /** What the buyer filled in; the shape depends on the field. */
  value?: unknown;
  /** Label of the field. 1 to 500 characters. */
  title: string;
  /** Label in the buyer's language. 1 to 500 characters. */
  translatedTitle?: string | null;
}

/**
 * A discount that was taken off: a coupon, the merchant's own or an automatic rule.
 *
 * At most one of: `coupon`, `merchantDiscount`, `discountRule`.
 */
export type AppliedDiscount = {
  /** What the discount was taken off. */
  discountType: DiscountType;
  /** Ids of the line items that it touches. */
  lineItemIds: string[];
} & (
  | {
      /** Coupon behind the discount. */
      coupon?: Coupon;
      merchantDiscount?: undefined;
      discountRule?: undefined;
    }
  | {
      coupon?: undefined;
      /** Discount that the merchant gave by hand. */
      merchantDiscount?: MerchantDiscount;
      discountRule?: undefined;
    }
  | {
      coupon?: undefined;
      merchantDiscount?: undefined;
      /** Automatic rule behind the discount. */
      discountRule?: DiscountRule;
    }
);

/** A coupon that was applied. */
export interface Coupon {
  /** Id of the coupon. */
  id: string;
  /** Code that the buyer typed. */
  code: string;
  /** Name of the coupon. */
  name: string;
  /** Amount that the coupon takes off. A decimal string. */
  amount: string;
}

/** Discount that the merchant gave by hand. */
export interface MerchantDiscount {
  /** Amount that it takes off. A decimal string. */
  amount: string;
}

/** Automatic discount rule of the site. */
export interface DiscountRule {
  /** Id of the rule. */
  id: string;
  /** Name of the rule. */
  name?: DiscountRuleName;
  /** Amount that the rule takes off. A decimal string. */
  amount: string;
}

/** Name of an automatic discount. */
export interface DiscountRuleName {
  /** Name in the site's main language. 1 to 256 characters. */
  original: string;
  /** Name in the buyer's language, when a translation exists. 1 to 500 characters. */
  translated?: string | null;
}

/** Classifies what a discount was taken off: the whole purchase, some items or delivery. */
export type DiscountType = "GLOBAL" | "SPECIFIC_ITEMS" | "SHIPPING" | (string & {});

/** Points from a cart or checkout to a resource of another app. */
export interface ExternalReference {
  /** Id of the app. Cannot change after creation. */
  appId: string;
  /** Id of the resource in that app. 1 to 100 characters, cannot change after creation. */
  resourceId?: string | null;
}

/** Custom data that apps attach to an entity. */
export interface ExtendedFields {
  /** Data per app: first the app's namespace, then its field names. */
  namespaces?: Record<string, Record<string, unknown>>;
}

/** What `getValidationViolations` answers. */
export interface GetValidationViolationsResponse {
  /** What is wrong; none: all is well. */
  violations: Violation[];
}

/** A problem that an app found with the purchase. */
export interface Violation {
  /** A warning is shown; an error keeps it from being ordered. */
  severity: Severity;
  /** What the violation is about. */
  target?: Target;
  /** What is wrong, as buyers read it. 1 to 1000 characters. */
  description?: string | null;
}

/** Classifies problems: a warning lets the buyer go on, an error does not. */
export type Severity = "WARNING" | "ERROR";

/**
 * Classifies the channels for codes; email so far.
 *
 * At most one of: `other`, `lineItem`.
 */
export type Target =
  | {
      /** The cart as a whole. */
      other?: Other;
      lineItem?: undefined;
    }
  | {
      other?: undefined;
      /** A line item. */
      lineItem?: TargetLineItem;
    };

/** Marks a problem that concerns no line item. */
export interface Other {
  /** Where the violation is shown. */
  name?: NameInOther;
}

/** Classifies where a general problem is shown. */
export type NameInOther = "OTHER_DEFAULT";

export interface TargetLineItem {
  /** Where the violation is shown. */
  name?: NameInLineItem;
  /** ID of the line item. */
  id?: string | null;
}

/** Classifies where a line item's problem is shown. */
export type NameInLineItem = "LINE_ITEM_DEFAULT";
