// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Provide shipping options with rates for a cart or checkout.
 *
 * @module
 */
import { definePlugin, type PluginPayload } from "../../plugins/define.js";
import { PluginError } from "../../plugins/plugin-error.js";
import * as schemas from "./schemas/shipping-rates.js";

/** Handlers of the `ECOM_SHIPPING_RATES` service plugin. */
export interface ShippingRatesHandlers {
  /**
   * Lists shipping options and their rates for a destination.
   *
   * `POST /v1/getRates`
   */
  getShippingRates(
    payload: PluginPayload<GetShippingRatesRequest>,
  ): GetShippingRatesResponse | Promise<GetShippingRatesResponse>;
}

/**
 * Registers handlers on the client for calls to the `ECOM_SHIPPING_RATES` service plugin.
 *
 * @param handlers - `getShippingRates`. They replace earlier handlers of the same names.
 * @throws PorticoError - `NO_CONTEXT` if called without a client. TypeError for an unknown
 *   handler name.
 */
export const provideHandlers: (handlers: ShippingRatesHandlers) => void =
  /* @__PURE__ */ definePlugin({
    type: "ECOM_SHIPPING_RATES",
    handlers: {
      getShippingRates: {
        path: "/v1/getRates",
        request: { lineItems: { physicalProperties: { weight: "f" } } },
        response: { shippingRates: { logistics: { deliveryTimeSlot: { from: "d", to: "d" } } } },
        schema: schemas.GetShippingRatesResponse,
      },
    },
  });

/**
 * The destination has no postal code. Throw it in a handler to respond with status 400 and the
 * code `MISSING_POSTAL_CODE`.
 */
export class MissingPostalCode extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("MissingPostalCode", 400, "MISSING_POSTAL_CODE", data);
  }
}

/**
 * The postal code of the destination is invalid. Throw it in a handler to respond with status
 * 400 and the code `INVALID_POSTAL_CODE`.
 */
export class InvalidPostalCode extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("InvalidPostalCode", 400, "INVALID_POSTAL_CODE", data);
  }
}

/**
 * The address is incomplete or invalid. Throw it in a handler to respond with status 400 and
 * the code `PARTIAL_ADDRESS`.
 */
export class InvalidAddress extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("InvalidAddress", 400, "PARTIAL_ADDRESS", data);
  }
}

/**
 * The rates cannot be calculated for another reason. Throw it in a handler to respond with
 * status 400 and the code `GENERIC_ERROR`.
 */
export class GenericShippingRates extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("GenericShippingRates", 400, "GENERIC_ERROR", data);
  }
}

/** Request of `getShippingRates`. */
export interface GetShippingRatesRequest {
  /** Line items of the cart or checkout. 1 to 500 items. */
  lineItems: ProductItem[];
  /** Delivery address. */
  shippingDestination?: Address;
  /** Index of the address that the item is sent from. */
  shippingOrigin?: Address;
  /** The buyer. */
  buyerContactDetails?: FullAddressContactDetails;
  /** Unit of all weights. */
  weightUnit: WeightUnit;
  /**
   * Whether prices include tax.
   *
   * @deprecated
   */
  taxIncludedInPrices?: boolean;
  /** Delivery preferences of the buyer. */
  deliveryPreferences?: DeliveryPreferences;
  /** Id of the purchase, which stays the same from the cart to the order. */
  purchaseFlowId?: string | null;
  /** References from the cart to resources in other systems. At most 20 items. */
  externalReferences: ExternalReference[];
  /** Extended fields of the cart or checkout. */
  extendedFields?: ExtendedFields;
}

export interface ProductItem {
  /** Name of the item. */
  name: string;
  /** Quantity of the item. At most 999,999,999. */
  quantity: number;
  /** The catalog item. */
  catalogReference?: CatalogReference;
  /** Weight and SKU of the item, and whether it is shipped. */
  physicalProperties?: PhysicalProperties;
  /** Unit price after discounts, as a decimal string. */
  price: string;
  /** Total price of the line item before discounts, as a decimal string. */
  totalPriceBeforeDiscount?: string | null;
  /** Unit price before discounts, as a decimal string. */
  priceBeforeDiscount?: string | null;
  /** Total price of the line item. A decimal string. */
  totalPrice?: string | null;
  /** Index of the destination address. */
  deliveryDestinationIndex?: number | null;
  /** Index of the origin address. */
  deliveryOriginIndex?: number | null;
  /** Whether the price includes tax. */
  taxIncludedInPrice?: boolean | null;
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

/**
 * A postal address.
 *
 * At most one of `streetAddress` and `addressLine` is set.
 */
export type Address = {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  country?: string | null;
  /** State, province or region as an ISO 3166-2 code, such as 'US-NY'. */
  subdivision?: string | null;
  /** City or town. */
  city?: string | null;
  /** Postal or ZIP code. */
  postalCode?: string | null;
  /** Second address line, such as an apartment or floor. */
  addressLine2?: string | null;
} & (
  | {
      /** Street and house number as separate fields. */
      streetAddress?: StreetAddress;
      addressLine?: null;
    }
  | {
      streetAddress?: undefined;
      /** First line of the address: street and number. */
      addressLine?: string | null;
    }
);

/**
 * A postal address.
 *
 * At most one of `streetAddress` and `addressLine` is set.
 */
export type AddressInput = {
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. */
  country?: string | null;
  /** State, province or region as an ISO 3166-2 code, such as 'US-NY'. */
  subdivision?: string | null;
  /** City or town. */
  city?: string | null;
  /** Postal or ZIP code. */
  postalCode?: string | null;
  /** Second address line, such as an apartment or floor. */
  addressLine2?: string | null;
} & (
  | {
      /** Street and house number as separate fields. */
      streetAddress?: StreetAddressInput;
      addressLine?: null;
    }
  | {
      streetAddress?: undefined;
      /** First line of the address: street and number. */
      addressLine?: string | null;
    }
);

/** Street and house number as separate fields. */
export interface StreetAddress {
  /** House number of the address. */
  number: string;
  /** Name of the street. */
  name: string;
}

/** Street and house number as separate fields. */
export interface StreetAddressInput {
  /** House number of the address. */
  number?: string;
  /** Name of the street. */
  name?: string;
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

/** Units of weight: kilograms or pounds. */
export type WeightUnit = "UNSPECIFIED_WEIGHT_UNIT" | "KG" | "LB" | (string & {});

export interface DeliveryPreferences {
  /** Code of the buyer's preferred shipping option. */
  preferredCode?: string | null;
}

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

/** Response of `getShippingRates`. */
export interface GetShippingRatesResponse {
  /** Shipping options, in display order. */
  shippingRates: ShippingOption[];
}

/** A delivery option. */
export interface ShippingOption {
  /** Code of the option, unique within the app. */
  code: string;
  /** Name of the option that buyers see. */
  title: string;
  /** Delivery time and details. */
  logistics?: DeliveryLogistics;
  /** Cost of the option. */
  cost: ShippingPrice;
}

/** Delivery time, instructions and pickup details. */
export interface DeliveryLogistics {
  /** Estimated delivery time as text, such as '2-3 business days'. */
  deliveryTime?: string | null;
  /** Instructions for the buyer or the carrier. */
  instructions?: string | null;
  /** Pickup location, if the items are picked up. */
  pickupDetails?: PickupDetails;
}

/** Where and when the buyer picks up the items. */
export interface PickupDetails {
  /** Address of the pickup location. */
  address?: AddressInput;
  /** How the buyer picks up the order. */
  pickupMethod?: PickupMethod;
}

/** Pickup methods: in the store or at a pickup point. */
export type PickupMethod = "STORE_PICKUP" | "PICKUP_POINT";

/** Price of a delivery option. */
export interface ShippingPrice {
  /** Price as a decimal string. */
  price: string;
  /** Currency, as an ISO 4217 code. */
  currency?: string;
  /** Charges in addition to the price. */
  additionalCharges?: AdditionalCharge[];
}

export interface AdditionalCharge {
  /** Kind of the charge. */
  type?: ChargeType;
  /** Details of the charge. */
  details?: string | null;
  /** Price as a decimal string. */
  price?: string;
}

/** Kinds of additional delivery charges: handling or insurance. */
export type ChargeType = "HANDLING_FEE";
