// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Ask all carriers of the shop which delivery options and prices fit a set of items.
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
  /** Address to deliver from. */
  origin?: AddressInput;
  /** Currency of the prices as an ISO 4217 code, such as 'EUR'. */
  currency: string;
  /** Name, phone and company of the recipient. */
  contactDetails?: FullAddressContactDetails;
  /** Unit of all weights in the request. */
  weightUnit?: WeightUnit;
  /** Options that the buyer prefers. At most 5 items. */
  userPreferences?: UserPreference[];
  /** Id that stays the same from cart to order, for analytics. */
  purchaseFlowId?: string | null;
  /** Resources of other apps that the purchase belongs to. At most 20 items. */
  externalReferences?: ExternalReferenceInput[];
  /** Custom data that apps attach to the call. */
  extendedFields?: ExtendedFields;
}

/**
 * Application error codes of {@link getDeliverySolutions}, and how to fix them.
 *
 * - `MISSING_CURRENCY_IN_THE_REQUEST_HEADERS`: The request has no currency header. Add it with
 *   `client.with({ headers })`.
 * - `MISSING_DEFAULT_DELIVERY_PROFILE`: The site has no default delivery profile. Set up
 *   delivery in the dashboard.
 * - `NO_DELIVERY_REGION_FOUND`: The site does not deliver to this address. Ask for another
 *   address, or add a delivery region.
 * - `REQUIRED_COUNTRY`: Delivery rates depend on the country. Send the country of the address.
 */
export type GetDeliverySolutionsErrorCode =
  | "MISSING_CURRENCY_IN_THE_REQUEST_HEADERS"
  | "MISSING_DEFAULT_DELIVERY_PROFILE"
  | "NO_DELIVERY_REGION_FOUND"
  | "REQUIRED_COUNTRY";

/**
 * Get delivery options and rates for up to 300 items and a destination; carrier errors are
 * listed too.
 *
 * `POST /_api/delivery-rates/v1/get-delivery-solutions` (ecom/delivery-solutions)
 *
 * @param lineItems - Items to deliver. 1 to 300 items.
 * @param options - Must contain `currency` and `destination`. See {@link
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
  /** Address to deliver from. */
  origin?: AddressInput;
  /** Currency of the prices as an ISO 4217 code, such as 'EUR'. */
  currency: string;
  /** Name, phone and company of the recipient. */
  contactDetails?: FullAddressContactDetails;
  /** Unit of all weights in the request. */
  weightUnit?: WeightUnit;
  /** Options that the buyer prefers. At most 5 items. */
  userPreferences?: UserPreference[];
  /** Id that stays the same from cart to order, for analytics. */
  purchaseFlowId?: string | null;
  /** Resources of other apps that the purchase belongs to. At most 20 items. */
  externalReferences?: ExternalReferenceInput[];
  /** Custom data that apps attach to the call. */
  extendedFields?: ExtendedFields;
}

/** An item to deliver. */
export interface DeliverableItem {
  /** Id of the item within the request. 1 to 100 characters. */
  id?: string;
  /** Name of the item. At most 400 characters. */
  name?: string;
  /** How many of it. 1 to 999999999. */
  quantity?: number;
  /** The item in its catalog and the choice within it. */
  catalogReference?: CatalogReferenceInput;
  /** Weight, stock keeping unit and shipping. */
  physicalProperties?: PhysicalPropertiesInput;
  /**
   * Price of one, as a decimal string.
   *
   * @deprecated
   */
  price?: string;
  /** Price of the whole quantity before discounts, as a decimal string. */
  totalPriceBeforeDiscount?: string | null;
  /** Price of one before discounts, as a decimal string. */
  priceBeforeDiscount?: string | null;
  /** Price of the whole quantity, as a decimal string. */
  totalPrice?: string | null;
  /** Id of the delivery profile that ships it; the default one when absent. */
  deliveryProfileId?: string | null;
  /** True when the prices already contain the tax. */
  taxIncludedInPrice?: boolean | null;
  /** Terms of the subscription, when the item is one. */
  subscriptionSettings?: SubscriptionSettingsOfDeliverySolutions;
}

/**
 * Where items are sent from or to.
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
  /** Position on the map. */
  geocode?: {
    /** Latitude in degrees, from -90 to 90. */
    latitude?: number | null;
    /** Longitude in degrees, from -180 to 180. */
    longitude?: number | null;
  };
  /** The whole address as one text. */
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
 * Where items are sent from or to.
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
  /** Position on the map. */
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

/** Person and company behind an address. */
export interface FullAddressContactDetails {
  /** First name of the person. */
  firstName?: string | null;
  /** Last name of the person. */
  lastName?: string | null;
  /** Phone number of the person. */
  phone?: string | null;
  /** Company that the person belongs to. */
  company?: string | null;
  /** Email address of the person. */
  email?: string | null;
  /** Tax number, required by some countries. */
  vatId?: VatIdInput;
}

/** An option that the buyer prefers. */
export interface UserPreference {
  /** Id of the app behind the carrier. */
  appId?: string | null;
  /** Code of the option. At most 250 characters. */
  code?: string;
}

/** Response of {@link getDeliverySolutions}. */
export interface GetDeliverySolutionsResponse {
  /** Ways to deliver the items, with their prices. At most 1000 items. */
  deliverySolutions: DeliverySolution[];
  /** Carriers that could not answer, and why. At most 50 items. */
  errors: DeliveryCarrierError[];
}

/** A way to deliver some or all of the items. */
export interface DeliverySolution {
  /**
   * Older form of deliveryReference: code to send back when the buyer chooses it. At most 250
   * characters.
   *
   * @deprecated
   */
  code?: string;
  /** Carrier and option behind it. */
  deliveryReference?: DeliveryReference;
  /** Name to show, such as 'Express'. At most 250 characters. */
  title: string;
  /** When and where the items arrive. */
  logistics?: DeliveryLogistics;
  /** Price of the delivery. */
  cost?: DeliveryCost;
  /** Which items go which way. 1 to 300 items. */
  deliveryAllocations: DeliveryAllocation[];
  /** True when it delivers only some of the items. */
  partial?: boolean | null;
}

/** Names an option of a carrier. */
export interface DeliveryReference {
  /** Code of the option. At most 250 characters. */
  code?: string | null;
  /** Id of the app behind the carrier. */
  appId?: string | null;
}

/** When and how the items arrive. */
export interface DeliveryLogistics {
  /** Expected time in words, such as '2-3 business days'. At most 1000 characters. */
  deliveryTime?: string | null;
  /** Instructions for the buyer or the carrier. At most 1000 characters. */
  instructions?: string | null;
  /** Where to collect the items, when they are not delivered. */
  pickupDetails?: PickupDetails;
  /** Time between which the items arrive. */
  deliveryTimeSlot?: DeliveryTimeSlot;
}

/** Where the buyer collects the items. */
export interface PickupDetails {
  /** Address to collect from. */
  address?: Address;
  /** Kind of place. */
  pickupMethod: PickupMethod;
}

/** Time between which a delivery arrives. */
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
   * Older form of deliveryPrice: price as a decimal string.
   *
   * @deprecated
   */
  price?: string;
  /**
   * Older form of deliveryPrice: its currency as an ISO 4217 code.
   *
   * @deprecated
   */
  currency?: string;
  /** Price in the shop's currency and the buyer's. */
  deliveryPrice?: MultiCurrencyPrice;
  /** Charges on top, such as handling. At most 100 items. */
  additionalCosts: AdditionalCost[];
}

/** A charge on top of the delivery's price. */
export interface AdditionalCost {
  /** What it is for. At most 250 characters. */
  description?: string | null;
  /** The charge in the shop's currency and the buyer's. */
  deliveryPrice?: MultiCurrencyPrice;
}

/** A carrier that could not answer. */
export interface DeliveryCarrierError {
  /** Id of the app behind the carrier. */
  appId?: string | null;
  /** What went wrong. */
  errorDetails?: Details;
}
