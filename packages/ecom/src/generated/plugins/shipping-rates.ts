// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Offer shipping options with their rates for what is in a cart or checkout.
 *
 * @module
 */
import { definePlugin, type PluginPayload } from "../../plugins/define.js";
import { PluginError } from "../../plugins/plugin-error.js";
import * as schemas from "./schemas/shipping-rates.js";

/** Handlers of the `ECOM_SHIPPING_RATES` service plugin. */
export interface ShippingRatesHandlers {
  /**
   * List shipping options with their rates for a destination.
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
        answer: { shippingRates: { logistics: { deliveryTimeSlot: { from: "d", to: "d" } } } },
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
 * The rates cannot be told for another reason. Throw it in a handler to respond with status 400
 * and the code `GENERIC_ERROR`.
 */
export class GenericShippingRates extends PluginError {
  /** @param data - Details to send with the code. */
  constructor(data?: Readonly<Record<string, unknown>>) {
    super("GenericShippingRates", 400, "GENERIC_ERROR", data);
  }
}

/** What `getShippingRates` is asked. */
export interface GetShippingRatesRequest {
  /** Line items of the cart or checkout. 1 to 500 items. */
  lineItems: ProductItem[];
  /** Where it is sent. */
  shippingDestination?: Address;
  /** Where it is sent from. */
  shippingOrigin?: Address;
  /** Who buys. */
  buyerContactDetails?: FullAddressContactDetails;
  /** Unit of all weights. */
  weightUnit: WeightUnit;
  /**
   * Whether prices include tax.
   *
   * @deprecated
   */
  taxIncludedInPrices?: boolean;
  /** What the buyer wishes. */
  deliveryPreferences?: DeliveryPreferences;
  /** ID of the purchase, the same from the cart to the order. */
  purchaseFlowId?: string | null;
  /** What the cart refers to in other systems. At most 20 items. */
  externalReferences: ExternalReference[];
  /** Fields of the site's own. */
  extendedFields?: ExtendedFields;
}

export interface ProductItem {
  /** Name of the item. */
  name: string;
  /** How many. At most 999999999. */
  quantity: number;
  /** Item in its catalog. */
  catalogReference?: CatalogReference;
  /** Weight, stock keeping unit and shipping. */
  physicalProperties?: PhysicalProperties;
  /** Price of one after discounts, as a decimal. */
  price: string;
  /** Price of all before discounts, as a decimal. */
  totalPriceBeforeDiscount?: string | null;
  /** Price of one before discounts, as a decimal. */
  priceBeforeDiscount?: string | null;
  /** Price of the whole quantity. A decimal string. */
  totalPrice?: string | null;
  /** Index of the address that it is sent to. */
  deliveryDestinationIndex?: number | null;
  /** Index of the address that it is sent from. */
  deliveryOriginIndex?: number | null;
  /** Whether the price includes tax. */
  taxIncludedInPrice?: boolean | null;
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

/**
 * Postal address.
 *
 * At most one of: `streetAddress`, `addressLine`.
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
  /** Second line: floor, flat or other detail. */
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
 * Postal address.
 *
 * At most one of: `streetAddress`, `addressLine`.
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
  /** Second line: floor, flat or other detail. */
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
  /** House number. */
  number: string;
  /** Name of the street. */
  name: string;
}

/** Street and house number as separate fields. */
export interface StreetAddressInput {
  /** House number. */
  number?: string;
  /** Name of the street. */
  name?: string;
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

/** Classifies weights: kilograms or pounds. */
export type WeightUnit = "UNSPECIFIED_WEIGHT_UNIT" | "KG" | "LB" | (string & {});

export interface DeliveryPreferences {
  /** Code of the shipping option that the buyer prefers. */
  preferredCode?: string | null;
}

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

/** What `getShippingRates` answers. */
export interface GetShippingRatesResponse {
  /** Shipping options, in the order in which they are shown. */
  shippingRates: ShippingOption[];
}

/** One delivery option. */
export interface ShippingOption {
  /** Code of the option, unique among the app's. */
  code: string;
  /** Name of the option, as buyers see it. */
  title: string;
  /** When and how it arrives. */
  logistics?: DeliveryLogistics;
  /** What it costs. */
  cost: ShippingPrice;
}

/** When and how the items arrive. */
export interface DeliveryLogistics {
  /** Expected time in words, such as '2-3 business days'. */
  deliveryTime?: string | null;
  /** Instructions for the buyer or the carrier. */
  instructions?: string | null;
  /** Where to collect the items, when they are not delivered. */
  pickupDetails?: PickupDetails;
}

/** Where the buyer collects the items. */
export interface PickupDetails {
  /** Address to collect from. */
  address?: AddressInput;
  /** Kind of place. */
  pickupMethod?: PickupMethod;
}

/** Classifies places to collect from: the store itself or a pickup point. */
export type PickupMethod = "STORE_PICKUP" | "PICKUP_POINT";

/** What a delivery option costs. */
export interface ShippingPrice {
  /** Price, as a decimal. */
  price: string;
  /** Currency as an ISO 4217 code. */
  currency?: string;
  /** Charges on top of the price. */
  additionalCharges?: AdditionalCharge[];
}

export interface AdditionalCharge {
  /** Kind of the charge. */
  type?: ChargeType;
  /** More about the extra. */
  details?: string | null;
  /** Price, as a decimal. */
  price?: string;
}

/** Classifies further charges for delivery: handling or insurance. */
export type ChargeType = "HANDLING_FEE";
