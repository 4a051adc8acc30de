// Generated from api/ by `npm run generate`. Do not edit.

/**
 * Ask all carriers of the shop which delivery options and prices fit a set of items.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
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
  ApplicationErrorInput,
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
  DetailsInput,
  ExternalReference,
  ExternalReferenceInput,
  FieldViolation,
  FieldViolationInput,
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
  ValidationErrorInput,
  VatId,
  VatIdInput,
  VatType,
} from "./common.js";

/** The `options` of {@link getDeliverySolutions}. */
export interface GetDeliverySolutionsOptions {
  destination: AddressInput;
  origin?: AddressInput;
  /** Currency. */
  currency: string | null;
  contactDetails?: FullAddressContactDetails;
  weightUnit?: WeightUnit;
  /** At most 5 items. */
  userPreferences?: UserPreference[];
  /** Guid. */
  purchaseFlowId?: string | null;
  /** At most 20 items. */
  externalReferences?: ExternalReferenceInput[];
  extendedFields?: ExtendedFields;
}

/**
 * Codes of the application errors of {@link getDeliverySolutions}, and what to do.
 *
 * - `MISSING_CURRENCY_IN_THE_REQUEST_HEADERS`: The platform did not learn the currency, which
 *   comes in a header of the call: add it with `client.with({ headers })`.
 * - `MISSING_DEFAULT_DELIVERY_PROFILE`: The site has no default delivery profile: set up
 *   delivery in the dashboard.
 * - `NO_DELIVERY_REGION_FOUND`: Nothing is delivered to this address: ask for another one, or
 *   add a delivery region.
 * - `REQUIRED_COUNTRY`: Delivery is worked out by country: send the country of the address.
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
 * @param lineItems - 1 to 300 items
 * @param options - needs `currency`, `destination`
 * @remarks Its application errors have a {@link GetDeliverySolutionsErrorCode}. Needs
 *   ECOM.DELIVERY_SOLUTION_READ.
 * @example
 * ```ts
 * const answer = await client.use(deliverySolutions).getDeliverySolutions([{}], {
 *   destination: {},
 *   currency: "EUR",
 * });
 * ```
 */
export const getDeliverySolutions: ((
  lineItems: DeliverableItem[],
  options: GetDeliverySolutionsOptions,
) => Promise<GetDeliverySolutionsResponse>) &
  Throws<GetDeliverySolutionsErrorCode> = /* @__PURE__ */ operation({
  name: "ecom.deliverySolutions.getDeliverySolutions",
  method: "POST",
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

export interface GetDeliverySolutionsRequest {
  /** 1 to 300 items. */
  lineItems: DeliverableItem[];
  destination: AddressInput;
  origin?: AddressInput;
  /** Currency. */
  currency: string | null;
  contactDetails?: FullAddressContactDetails;
  weightUnit?: WeightUnit;
  /** At most 5 items. */
  userPreferences?: UserPreference[];
  /** Guid. */
  purchaseFlowId?: string | null;
  /** At most 20 items. */
  externalReferences?: ExternalReferenceInput[];
  extendedFields?: ExtendedFields;
}

export interface DeliverableItem {
  /** 1 to 100 characters. */
  id?: string;
  /** At most 400 characters. */
  name?: string;
  /** 1 to 999999999. */
  quantity?: number;
  catalogReference?: CatalogReferenceInput;
  physicalProperties?: PhysicalPropertiesInput;
  /**
   * Decimal value, decimal in a string.
   *
   * @deprecated
   */
  price?: string;
  /** Decimal value, decimal in a string. */
  totalPriceBeforeDiscount?: string | null;
  /** Decimal value, decimal in a string. */
  priceBeforeDiscount?: string | null;
  /** Decimal value, decimal in a string. */
  totalPrice?: string | null;
  /** Guid. */
  deliveryProfileId?: string | null;
  taxIncludedInPrice?: boolean | null;
  subscriptionSettings?: SubscriptionSettingsOfDeliverySolutions;
}

/**
 * Postal address.
 *
 * At most one of: `streetAddress`, `addressLine`.
 */
export interface Address {
  /** Street and house number as separate fields. */
  streetAddress?: StreetAddress;
  /** First line of the address: street and number. */
  addressLine?: string | null;
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. Country. */
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
    latitude?: number | null;
    longitude?: number | null;
  };
}

/**
 * Postal address.
 *
 * At most one of: `streetAddress`, `addressLine`.
 */
export interface AddressInput {
  /** Street and house number as separate fields. */
  streetAddress?: StreetAddressInput;
  /** First line of the address: street and number. */
  addressLine?: string | null;
  /** Country as an ISO 3166-1 two-letter code, such as 'FR'. Country. */
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
    latitude?: number | null;
    longitude?: number | null;
  };
}

/** Person and company behind an address. */
export interface FullAddressContactDetails {
  /** First name. */
  firstName?: string | null;
  /** Last name. */
  lastName?: string | null;
  /** Phone number. Phone. */
  phone?: string | null;
  /** Company name. */
  company?: string | null;
  /** Email address. Email. */
  email?: string | null;
  /** Tax number, required by some countries. */
  vatId?: VatIdInput;
}

export interface UserPreference {
  /** Guid. */
  appId?: string | null;
  /** At most 250 characters. */
  code?: string;
}

export interface GetDeliverySolutionsResponse {
  /** At most 1000 items. */
  deliverySolutions: DeliverySolution[];
  /** At most 50 items. */
  errors: DeliveryCarrierError[];
}

export interface DeliverySolution {
  /**
   * At most 250 characters.
   *
   * @deprecated
   */
  code?: string;
  deliveryReference?: DeliveryReference;
  /** At most 250 characters. */
  title: string;
  logistics?: DeliveryLogistics;
  cost?: DeliveryCost;
  /** 1 to 300 items. */
  deliveryAllocations: DeliveryAllocation[];
  partial?: boolean | null;
}

export interface DeliveryReference {
  /** At most 250 characters. */
  code?: string | null;
  /** Guid. */
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
  /** Time slot of the delivery. */
  deliveryTimeSlot?: DeliveryTimeSlot;
}

/** Where the buyer collects the items. */
export interface PickupDetails {
  /** Address to collect from. */
  address?: Address;
  /** Kind of place. */
  pickupMethod: PickupMethod;
}

/** Time slot of a delivery. */
export interface DeliveryTimeSlot {
  /** Start of the slot. */
  from?: Date | null;
  /** End of the slot. */
  to?: Date | null;
  /** At most 64 characters. */
  timeZone?: string | null;
}

export interface DeliveryCost {
  /**
   * Decimal value, decimal in a string.
   *
   * @deprecated
   */
  price?: string;
  /**
   * Currency.
   *
   * @deprecated
   */
  currency?: string;
  deliveryPrice?: MultiCurrencyPrice;
  /** At most 100 items. */
  additionalCosts: AdditionalCost[];
}

export interface AdditionalCost {
  /** At most 250 characters. */
  description?: string | null;
  deliveryPrice?: MultiCurrencyPrice;
}

export interface DeliveryCarrierError {
  /** Guid. */
  appId?: string | null;
  errorDetails?: Details;
}
