// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Add fees to a cart or checkout, such as a fee for gift wrapping.
 *
 * @module
 */
import { definePlugin, type PluginPayload } from "../../plugins/define.js";
import * as schemas from "./schemas/additional-fees.js";

/** Handlers of the `ECOM_ADDITIONAL_FEES` service plugin. */
export interface AdditionalFeesHandlers {
  /**
   * Calculates the fees of a cart or checkout.
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

/** Request of `calculateAdditionalFees`. */
export interface CalculateAdditionalFeesRequest {
  /** Line items of the cart or checkout. At most 300 items. */
  lineItems: LineItem[];
  /** Delivery address. */
  shippingAddress?: Address;
  /** The buyer. */
  buyerDetails?: BuyerDetails;
  /** Discounts that have been applied. At most 320 items. */
  appliedDiscounts: AppliedDiscount[];
  /** Delivery method and its details. */
  shippingInfo?: ShippingInformation;
  /** Id of the purchase, which stays the same from the cart to the order. */
  purchaseFlowId?: string | null;
  /** Id of the business location. */
  businessLocationId?: string | null;
  /** Total price of the line items, before discounts, fees, delivery and tax. A decimal string. */
  subtotal?: string | null;
  /** Extended fields of the cart or checkout. */
  extendedFields?: ExtendedFields;
}

/** An item of a checkout. To add one, send the reference and the quantity. */
export interface LineItem {
  /** Id of the line item within the checkout. 1 to 100 characters. */
  id: string;
  /** Quantity from 1 to 100,000, limited to the available stock. At most 100,000. */
  quantity?: number | null;
  /** The catalog item and its options. */
  catalogReference?: CatalogReference;
  /** Name of the item. At most 200 characters. */
  productName?: string | null;
  /** Unit price after sale and discounts. A decimal string. */
  price: string;
  /** Weight and SKU of the item, and whether it is shipped. */
  physicalProperties?: PhysicalProperties;
  /** Deposit per unit, if the buyer pays only a deposit now. A decimal string. */
  depositAmount?: string | null;
  /** Modifiers that the buyer selected. At most 25 items. */
  modifierGroups: ModifierGroup[];
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

/** Weight and SKU of a physical item, and whether it is shipped. */
export interface PhysicalProperties {
  /** Weight of one unit, in the weight unit of the cart, checkout or order. */
  weight?: number | null;
  /** Stock keeping unit (SKU). At most 40 characters. */
  sku?: string | null;
  /** Whether the item must be shipped. */
  shippable: boolean;
}

/** Group of selected modifiers, such as 'Toppings'. */
export interface ModifierGroup {
  /** Id of the group. 1 to 36 characters. */
  id: string;
  /** Name of the group. */
  name?: TranslatableString;
  /** Modifiers that the buyer selected. 1 to 25 items. */
  modifiers: ItemModifier[];
}

/** Text in the site's main language and in the buyer's language. */
export interface TranslatableString {
  /** Text in the site's main language. 1 to 200 characters. */
  original: string;
  /** Text in the buyer's language, if translated. 1 to 400 characters. */
  translated?: string | null;
}

/** A modifier selected for an item. */
export interface ItemModifier {
  /** Id of the modifier. 1 to 36 characters. */
  id: string;
  /** Quantity of the modifier. 1 to 100,000. */
  quantity?: number | null;
  /** Name of the modifier. */
  label?: TranslatableString;
  /** Details of the modifier. */
  details?: TranslatableString;
  /** Price that the modifier adds to the item. A decimal string. */
  price?: string | null;
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

export interface BuyerDetails {
  /** Name, phone number and company of the contact. */
  contactDetails?: FullAddressContactDetails;
}

/** Name, phone number and company of the contact at an address. */
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

/** Available delivery options, and the selected option. */
export interface ShippingInformation {
  /** Selected delivery option. */
  selectedCarrierServiceOption?: SelectedCarrierServiceOption;
}

/** Selected delivery option with its final cost. */
export interface SelectedCarrierServiceOption {
  /** Code of the option. At most 100 characters. */
  code: string;
  /** Display name of the option. At most 250 characters. */
  title: string;
  /** Delivery time, instructions and pickup details. */
  logistics?: DeliveryLogistics;
  /** Delivery cost, including discounts and tax. */
  cost?: SelectedCarrierServiceOptionPrices;
  /** Additional charges, such as insurance. At most 100 items. */
  otherCharges: SelectedCarrierServiceOptionOtherCharge[];
}

/** Delivery time, instructions and pickup details. */
export interface DeliveryLogistics {
  /** Estimated delivery time as text, such as '2-3 business days'. At most 500 characters. */
  deliveryTime?: string | null;
  /** Instructions for the buyer or the carrier. At most 1,000 characters. */
  instructions?: string | null;
  /** Pickup location, if the items are picked up. */
  pickupDetails?: PickupDetails;
}

/** Where and when the buyer picks up the items. */
export interface PickupDetails {
  /** Address of the pickup location. */
  address?: Address;
  /**
   * Whether the address is one of the site's business locations.
   *
   * @deprecated
   */
  businessLocation?: boolean;
  /** How the buyer picks up the order. */
  pickupMethod: PickupMethod;
}

/** Pickup methods: in the store or at a pickup point. */
export type PickupMethod = "STORE_PICKUP" | "PICKUP_POINT" | (string & {});

/** Prices of the selected delivery option, with discounts and tax. */
export interface SelectedCarrierServiceOptionPrices {
  /** Delivery price that the carrier charges. A decimal string. */
  price: string;
  /** Discount on delivery. A decimal string. */
  totalDiscount?: string | null;
}

/** An additional charge for the selected delivery option. */
export interface SelectedCarrierServiceOptionOtherCharge {
  /** Kind of charge. */
  type: ChargeType;
  /** Details of the charge. At most 200 characters. */
  details?: string | null;
  /** Price of the charge, including discounts and tax. */
  cost?: SelectedCarrierServiceOptionPrices;
}

/** Kinds of additional delivery charges: handling or insurance. */
export type ChargeType = "HANDLING_FEE" | "INSURANCE" | (string & {});

/** Extended fields of an entity. */
export interface ExtendedFields {
  /** Extended fields, keyed by app namespace and field name. */
  namespaces?: Record<string, Record<string, unknown>>;
}

/** Response of `calculateAdditionalFees`. */
export interface CalculateAdditionalFeesResponse {
  /** Fees to add. At most 100 items. */
  additionalFees: AdditionalFee[];
  /**
   * Currency of the fees, as an ISO 4217 code. It must be the currency of the cart. At most 3
   * characters.
   */
  currency?: string;
}

/** A fee in addition to item prices, such as a handling fee. */
export interface AdditionalFee {
  /** Code of the fee. 1 to 100 characters. */
  code?: string | null;
  /** Name of the fee that buyers see. 1 to 50 characters. */
  name: string;
  /** Price as a decimal string. */
  price: string;
  /** Tax settings of the fee. */
  taxDetails?: TaxDetails;
  /** Ids of the line items that the fee applies to. If empty, the fee applies to the whole cart. */
  lineItemIds?: string[];
  /** Name of the fee in the buyer's language. 1 to 50 characters. */
  translatedName?: string | null;
}

export interface TaxDetails {
  /** Whether the fee is taxable. */
  taxable?: boolean;
  /** Id of the tax group. */
  taxGroupId?: string | null;
  /** Address that determines the tax. */
  taxableAddress?: TaxableAddress;
}

/** Address that determines an item's tax. */
export interface TaxableAddress {
  /** Kind of address that determines the tax. */
  addressType?: TaxableAddressType;
}

/** Address that determines the tax: business, billing or shipping. */
export type TaxableAddressType = "BUSINESS" | "BILLING" | "SHIPPING";
