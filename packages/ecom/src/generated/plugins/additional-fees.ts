// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Add fees to a cart or checkout, such as one for gift wrapping.
 *
 * @module
 */
import { definePlugin, type PluginPayload } from "../../plugins/define.js";
import * as schemas from "./schemas/additional-fees.js";

/** Handlers of the `ECOM_ADDITIONAL_FEES` service plugin. */
export interface AdditionalFeesHandlers {
  /**
   * Calculate the fees of a cart or checkout.
   *
   * `POST /v1/calculate-additional-fees`
   */
  calculateAdditionalFees(
    payload: PluginPayload<CalculateAdditionalFeesRequest>,
  ): CalculateAdditionalFeesResponse | Promise<CalculateAdditionalFeesResponse>;
}

/**
 * Registers handlers on the client for calls to the `ECOM_ADDITIONAL_FEES` service plugin.
 *
 * @param handlers - `calculateAdditionalFees`. They replace earlier handlers of the same names.
 * @throws PorticoError - `NO_CONTEXT` if called without a client. TypeError for an unknown
 *   handler name.
 */
export const provideHandlers: (handlers: AdditionalFeesHandlers) => void =
  /* @__PURE__ */ definePlugin({
    type: "ECOM_ADDITIONAL_FEES",
    handlers: {
      calculateAdditionalFees: {
        path: "/v1/calculate-additional-fees",
        request: { lineItems: { physicalProperties: { weight: "f" } } },
        schema: schemas.CalculateAdditionalFeesResponse,
      },
    },
  });

/** What `calculateAdditionalFees` is asked. */
export interface CalculateAdditionalFeesRequest {
  /** Line items of the cart or checkout. At most 300 items. */
  lineItems: LineItem[];
  /** Where it is sent. */
  shippingAddress?: Address;
  /** Who buys. */
  buyerDetails?: BuyerDetails;
  /** Discounts that are applied. At most 320 items. */
  appliedDiscounts: AppliedDiscount[];
  /** How it is delivered. */
  shippingInfo?: ShippingInformation;
  /** ID of the purchase, the same from the cart to the order. */
  purchaseFlowId?: string | null;
  /** Location of the business that sells it. A GUID. */
  businessLocationId?: string | null;
  /** Sum of the line items, before discounts, fees, delivery and tax. A decimal string. */
  subtotal?: string | null;
  /** Fields of the site's own. */
  extendedFields?: ExtendedFields;
}

/** One item of a checkout; to add one, send the reference and the quantity. */
export interface LineItem {
  /** Id of the line item within the checkout. 1 to 100 characters. */
  id: string;
  /** How many of it, from 1 to 100,000; capped at stock. At most 100000. */
  quantity?: number | null;
  /** The item and the choice within it. */
  catalogReference?: CatalogReference;
  /** Name of the item. At most 200 characters. */
  productName?: string | null;
  /** Price of one, after sale and discounts. A decimal string. */
  price: string;
  /** Weight, stock keeping unit and shipping. */
  physicalProperties?: PhysicalProperties;
  /** Deposit for one, when only a deposit is paid now. A decimal string. */
  depositAmount?: string | null;
  /** Extras that were chosen. At most 25 items. */
  modifierGroups: ModifierGroup[];
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

/** What a physical item weighs, how it is identified and if it ships. */
export interface PhysicalProperties {
  /** Weight of one unit, in the weight unit of the cart, checkout or order. */
  weight?: number | null;
  /** Stock keeping unit. At most 40 characters. */
  sku?: string | null;
  /** True when the item has to be delivered. */
  shippable: boolean;
}

/** Group of extras that were chosen for an item, such as 'Toppings'. */
export interface ModifierGroup {
  /** Id of the group. 1 to 36 characters. */
  id: string;
  /** Name of the group. */
  name?: TranslatableString;
  /** Extras that were chosen. 1 to 25 items. */
  modifiers: ItemModifier[];
}

/** Text in the site's main language and in the buyer's. */
export interface TranslatableString {
  /** Text in the site's main language. 1 to 200 characters. */
  original: string;
  /** Text in the buyer's language, when a translation exists. 1 to 400 characters. */
  translated?: string | null;
}

/** One extra that was chosen for an item. */
export interface ItemModifier {
  /** Id of the extra. 1 to 36 characters. */
  id: string;
  /** How many of it. 1 to 100000. */
  quantity?: number | null;
  /** Name of the extra. */
  label?: TranslatableString;
  /** More about the extra. */
  details?: TranslatableString;
  /** Price that the extra adds to the item. A decimal string. */
  price?: string | null;
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

export interface BuyerDetails {
  /** Name, phone and company of the person. */
  contactDetails?: FullAddressContactDetails;
}

/** Person and company behind an address. */
export interface FullAddressContactDetails {
  /** First name. */
  firstName?: string | null;
  /** Last name. */
  lastName?: string | null;
  /** Phone number. */
  phone?: string | null;
  /** Company name. */
  company?: string | null;
  /** Email address. */
  email?: string | null;
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

/** Delivery options and the one that was chosen. */
export interface ShippingInformation {
  /** Delivery option that is in effect. */
  selectedCarrierServiceOption?: SelectedCarrierServiceOption;
}

/** Delivery option that is in effect, with its final costs. */
export interface SelectedCarrierServiceOption {
  /** Code of the option. At most 100 characters. */
  code: string;
  /** Name of the option. At most 250 characters. */
  title: string;
  /** When and how the items arrive. */
  logistics?: DeliveryLogistics;
  /** What delivery costs, with discounts and tax. */
  cost?: SelectedCarrierServiceOptionPrices;
  /** Further charges, such as insurance. At most 100 items. */
  otherCharges: SelectedCarrierServiceOptionOtherCharge[];
}

/** When and how the items arrive. */
export interface DeliveryLogistics {
  /** Expected time in words, such as '2-3 business days'. At most 500 characters. */
  deliveryTime?: string | null;
  /** Instructions for the buyer or the carrier. At most 1000 characters. */
  instructions?: string | null;
  /** Where to collect the items, when they are not delivered. */
  pickupDetails?: PickupDetails;
}

/** Where the buyer collects the items. */
export interface PickupDetails {
  /** Address to collect from. */
  address?: Address;
  /**
   * True when the address is one of the business's own.
   *
   * @deprecated
   */
  businessLocation?: boolean;
  /** Kind of place. */
  pickupMethod: PickupMethod;
}

/** Classifies places to collect from: the store itself or a pickup point. */
export type PickupMethod = "STORE_PICKUP" | "PICKUP_POINT" | (string & {});

/** What the chosen delivery costs, with discounts and tax. */
export interface SelectedCarrierServiceOptionPrices {
  /** Price of delivery as the carrier states it. A decimal string. */
  price: string;
  /** Discount on delivery. A decimal string. */
  totalDiscount?: string | null;
}

/** A further charge of the chosen delivery. */
export interface SelectedCarrierServiceOptionOtherCharge {
  /** Kind of charge. */
  type: ChargeType;
  /** More about the charge. At most 200 characters. */
  details?: string | null;
  /** The charge, with discounts and tax. */
  cost?: SelectedCarrierServiceOptionPrices;
}

/** Classifies further charges for delivery: handling or insurance. */
export type ChargeType = "HANDLING_FEE" | "INSURANCE" | (string & {});

/** Custom data that apps attach to an entity. */
export interface ExtendedFields {
  /** Data per app: first the app's namespace, then its field names. */
  namespaces?: Record<string, Record<string, unknown>>;
}

/** What `calculateAdditionalFees` answers. */
export interface CalculateAdditionalFeesResponse {
  /** Fees to add. At most 100 items. */
  additionalFees: AdditionalFee[];
  /** Currency of the fees as an ISO 4217 code: the cart's. At most 3 characters. */
  currency?: string;
}

/** A fee on top of the items, such as one for handling. */
export interface AdditionalFee {
  /** Code of the fee. 1 to 100 characters. */
  code?: string | null;
  /** Name of the fee, as buyers see it. 1 to 50 characters. */
  name: string;
  /** Price, as a decimal. */
  price: string;
  /** How the fee is taxed. */
  taxDetails?: TaxDetails;
  /** Line items that the fee is for; none: the whole cart. */
  lineItemIds?: string[];
  /** Name in the buyer's language. 1 to 50 characters. */
  translatedName?: string | null;
}

export interface TaxDetails {
  /** Whether it is taxed. */
  taxable?: boolean;
  /** ID of the tax group. */
  taxGroupId?: string | null;
  /** Address that decides its tax. */
  taxableAddress?: TaxableAddress;
}

/** Tells which address decides an item's tax. */
export interface TaxableAddress {
  /** Kind of address that decides the tax. */
  addressType?: TaxableAddressType;
}

/** Classifies the address that decides the tax: the business's, the billing or the shipping one. */
export type TaxableAddressType = "BUSINESS" | "BILLING" | "SHIPPING";
