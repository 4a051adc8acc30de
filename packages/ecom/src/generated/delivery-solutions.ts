// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Get delivery options and prices for a set of items from all of the store's carriers.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation, type Throws } from "@portico/core/runtime";
import type { ExtendedFields, WeightUnit } from "@portico/core/types";
import { shippingOptionCodec } from "./codecs.js";
import type {
  CatalogReferenceInput,
  DeliveryAllocation,
  Details,
  ExternalReferenceInput,
  MultiCurrencyPrice,
  PhysicalPropertiesInput,
  PickupMethod,
  StreetAddress,
  StreetAddressInput,
  SubscriptionSettingsOfDeliverySolutions,
  VatIdInput,
} from "./common.js";

export type {
  ApplicationError,
  ExtendedFields,
  SubscriptionFrequency,
  WeightUnit,
} from "@portico/core/types";
export type {
  ApplicableLineItems,
  ApplicableLineItemsInput,
  Carrier,
  CarrierInput,
  CatalogReference,
  CatalogReferenceInput,
  DeliveryAllocation,
  DeliveryAllocationInput,
  Details,
  ExternalReference,
  ExternalReferenceInput,
  FieldViolation,
  MultiCurrencyPrice,
  MultiCurrencyPriceInput,
  PhysicalProperties,
  PhysicalPropertiesInput,
  PickupMethod,
  Region,
  RuleType,
  StreetAddress,
  StreetAddressInput,
  SubscriptionSettingsOfDeliverySolutions as SubscriptionSettings,
  SystemError,
  ValidationError,
  VatId,
  VatIdInput,
  VatType,
} from "./common.js";

/** Options of {@link getDeliverySolutions}. */
export interface GetDeliverySolutionsOptions {
  /** Address to deliver to. */
  destination: AddressInput;
  /** Address that the items are shipped from. */
  origin?: AddressInput;
  /** Currency of the prices, as an ISO 4217 code such as 'EUR'. */
  currency: string;
  /** Name, phone number and company of the recipient. */
  contactDetails?: FullAddressContactDetails;
  /** Unit of all weights in the request. */
  weightUnit?: WeightUnit;
  /** Delivery preferences of the buyer. At most 5 items. */
  userPreferences?: UserPreference[];
  /** Id of the purchase, for analytics. It stays the same from the cart to the order. */
  purchaseFlowId?: string | null;
  /** References to related resources in other apps. At most 20 items. */
  externalReferences?: ExternalReferenceInput[];
  /** Extended fields of the request. */
  extendedFields?: ExtendedFields;
}

/**
 * Application error codes for {@link getDeliverySolutions}, and how to fix the errors.
 *
 * - `MISSING_CURRENCY_IN_THE_REQUEST_HEADERS`: The request has no currency header. Add the
 *   header with `client.with({ headers })`.
 * - `MISSING_DEFAULT_DELIVERY_PROFILE`: The site has no default delivery profile. Set up
 *   delivery in the site's dashboard.
 * - `NO_DELIVERY_REGION_FOUND`: The site does not deliver to this address. Ask the buyer for
 *   another address, or add a delivery region that contains this address.
 * - `REQUIRED_COUNTRY`: Delivery rates depend on the country. Send the country of the address.
 */
export type GetDeliverySolutionsErrorCode =
  | "MISSING_CURRENCY_IN_THE_REQUEST_HEADERS"
  | "MISSING_DEFAULT_DELIVERY_PROFILE"
  | "NO_DELIVERY_REGION_FOUND"
  | "REQUIRED_COUNTRY";

/**
 * Returns the delivery options and rates for up to 300 items and a destination, and the errors
 * that carriers reported.
 *
 * `POST /_api/delivery-rates/v1/get-delivery-solutions` (ecom/delivery-solutions)
 *
 * @param lineItems - Items to deliver. 1 to 300 items.
 * @param options - Required fields: `currency` and `destination`. See {@link
 *   GetDeliverySolutionsOptions} for all fields.
 * @remarks For error codes, see {@link GetDeliverySolutionsErrorCode}. Requires the permission
 *   `ECOM.DELIVERY_SOLUTION_READ`.
 * @example
 * ```ts
 * const response = await client.use(deliverySolutions).getDeliverySolutions(
 *   [{ name: "Linen shirt" }],
 *   { destination: { addressLine: "<address line>" }, currency: "EUR" },
 * );
 * ```
 */
export const getDeliverySolutions: ((
  lineItems: DeliverableItem[],
  options: GetDeliverySolutionsOptions,
) => Promise<GetDeliverySolutionsResponse>) &
  Throws<GetDeliverySolutionsErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.deliverySolutions.getDeliverySolutions",
  path: "/_api/delivery-rates/v1/get-delivery-solutions",
  args: [
    "lineItems",
    [
      "destination",
      "origin",
      "currency",
      "contactDetails",
      "weightUnit",
      "userPreferences",
      "purchaseFlowId",
      "externalReferences",
      "extendedFields",
    ],
  ],
  request: {
    destination: { geocode: { latitude: "f", longitude: "f" } },
    lineItems: { physicalProperties: { weight: "f" } },
    origin: { geocode: { latitude: "f", longitude: "f" } },
  },
  response: { deliverySolutions: shippingOptionCodec },
  read: true,
});

/** Request of {@link getDeliverySolutions}. */
export interface GetDeliverySolutionsRequest {
  /** Items to deliver. 1 to 300 items. */
  lineItems: DeliverableItem[];
  /** Address to deliver to. */
  destination: AddressInput;
  /** Address that the items are shipped from. */
  origin?: AddressInput;
  /** Currency of the prices, as an ISO 4217 code such as 'EUR'. */
  currency: string;
  /** Name, phone number and company of the recipient. */
  contactDetails?: FullAddressContactDetails;
  /** Unit of all weights in the request. */
  weightUnit?: WeightUnit;
  /** Delivery preferences of the buyer. At most 5 items. */
  userPreferences?: UserPreference[];
  /** Id of the purchase, for analytics. It stays the same from the cart to the order. */
  purchaseFlowId?: string | null;
  /** References to related resources in other apps. At most 20 items. */
  externalReferences?: ExternalReferenceInput[];
  /** Extended fields of the request. */
  extendedFields?: ExtendedFields;
}

/** An item that needs to be delivered. */
export interface DeliverableItem {
  /** Id of the item within the request. 1 to 100 characters. */
  id?: string;
  /** Name of the item. At most 400 characters. */
  name?: string;
  /** Quantity of the item. 1 to 999,999,999. */
  quantity?: number;
  /** The catalog item and its options. */
  catalogReference?: CatalogReferenceInput;
  /** Weight and SKU of the item, and whether it can be shipped. */
  physicalProperties?: PhysicalPropertiesInput;
  /**
   * Unit price, as a decimal string.
   *
   * @deprecated
   */
  price?: string;
  /** Total price of the line item before discounts, as a decimal string. */
  totalPriceBeforeDiscount?: string | null;
  /** Unit price before discounts, as a decimal string. */
  priceBeforeDiscount?: string | null;
  /** Total price of the line item, as a decimal string. */
  totalPrice?: string | null;
  /** Id of the item's delivery profile. Absent if the item uses the default profile. */
  deliveryProfileId?: string | null;
  /** Whether prices include tax. */
  taxIncludedInPrice?: boolean | null;
  /** Subscription settings, if the item is a subscription. */
  subscriptionSettings?: SubscriptionSettingsOfDeliverySolutions;
}

/**
 * Address that a delivery starts from or goes to.
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
  /** Latitude and longitude of an address. */
  geocode?: {
    /** Latitude in degrees, from -90 to 90. */
    latitude?: number | null;
    /** Longitude in degrees, from -180 to 180. */
    longitude?: number | null;
  };
  /** The complete address as one string. */
  formattedAddress?: string | null;
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
 * Address that a delivery starts from or goes to.
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
  /** Latitude and longitude of an address. */
  geocode?: {
    /** Latitude in degrees, from -90 to 90. */
    latitude?: number | null;
    /** Longitude in degrees, from -180 to 180. */
    longitude?: number | null;
  };
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

/** Name, phone number and company of the contact at an address. */
export interface FullAddressContactDetails {
  /** First name of the person. */
  firstName?: string | null;
  /** Last name of the person. */
  lastName?: string | null;
  /** Phone number of the person. */
  phone?: string | null;
  /** Company of the person. */
  company?: string | null;
  /** Email address of the person. */
  email?: string | null;
  /** Tax id of the buyer, which some countries require. */
  vatId?: VatIdInput;
}

/** A delivery preference of the buyer. */
export interface UserPreference {
  /** Id of the carrier's app. */
  appId?: string | null;
  /** Code of the option. At most 250 characters. */
  code?: string;
}

/** Response of {@link getDeliverySolutions}. */
export interface GetDeliverySolutionsResponse {
  /** Available delivery options with their prices. At most 1,000 items. */
  deliverySolutions: DeliverySolution[];
  /** Carriers that did not respond, and the reasons. At most 50 items. */
  errors: DeliveryCarrierError[];
}

/** A delivery option for some or all of the items. */
export interface DeliverySolution {
  /**
   * Code to send when the buyer selects this option. Use `deliveryReference` instead. At most 250
   * characters.
   *
   * @deprecated
   */
  code?: string;
  /** Reference to the carrier's delivery option. */
  deliveryReference?: DeliveryReference;
  /** Display name, such as 'Express'. At most 250 characters. */
  title: string;
  /** When and where the items are delivered. */
  logistics?: DeliveryLogistics;
  /** Price of the delivery. */
  cost?: DeliveryCost;
  /** Which carrier delivers which items. 1 to 300 items. */
  deliveryAllocations: DeliveryAllocation[];
  /** Whether the option delivers only some of the items. */
  partial?: boolean | null;
}

/** Reference to a carrier's delivery option. */
export interface DeliveryReference {
  /** Code of the option. At most 250 characters. */
  code?: string | null;
  /** Id of the carrier's app. */
  appId?: string | null;
}

/** Delivery time, instructions and pickup details. */
export interface DeliveryLogistics {
  /** Estimated delivery time as text, such as '2-3 business days'. At most 1,000 characters. */
  deliveryTime?: string | null;
  /** Instructions for the buyer or the carrier. At most 1,000 characters. */
  instructions?: string | null;
  /** Pickup location, if the items are picked up. */
  pickupDetails?: PickupDetails;
  /** Time slot for delivering the items. */
  deliveryTimeSlot?: DeliveryTimeSlot;
}

/** Where and when the buyer picks up the items. */
export interface PickupDetails {
  /** Address of the pickup location. */
  address?: Address;
  /** How the buyer picks up the order. */
  pickupMethod: PickupMethod;
}

/** Time slot of a delivery. */
export interface DeliveryTimeSlot {
  /** Start of the slot. */
  from?: Date | null;
  /** End of the slot. */
  to?: Date | null;
  /** Time zone of the slot, such as 'Europe/Paris'. At most 64 characters. */
  timeZone?: string | null;
}

/** Price of a delivery. */
export interface DeliveryCost {
  /**
   * Price as a decimal string. Use `deliveryPrice` instead.
   *
   * @deprecated
   */
  price?: string;
  /**
   * Currency as an ISO 4217 code. Use `deliveryPrice` instead.
   *
   * @deprecated
   */
  currency?: string;
  /** Price in the store's currency and in the buyer's currency. */
  deliveryPrice?: MultiCurrencyPrice;
  /** Additional charges, such as handling. At most 100 items. */
  additionalCosts: AdditionalCost[];
}

/** A charge in addition to the delivery price. */
export interface AdditionalCost {
  /** Purpose of the charge, such as packing. At most 250 characters. */
  description?: string | null;
  /** Price of the charge in the store's currency and in the buyer's currency. */
  deliveryPrice?: MultiCurrencyPrice;
}

/** A carrier that did not respond, and the reason. */
export interface DeliveryCarrierError {
  /** Id of the carrier's app. */
  appId?: string | null;
  /** Description of the error. */
  errorDetails?: Details;
}
