// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  atMostOne,
  country,
  currency,
  dateTime,
  decimal,
  ExtendedFields,
  email,
  guid,
  notANumber,
  phone,
  responseSchema,
  WeightUnit,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import {
  CatalogReference,
  DeliveryAllocation,
  Details,
  ExternalReference,
  MultiCurrencyPrice,
  PhysicalProperties,
  PickupMethod,
  StreetAddress,
  SubscriptionSettingsOfDeliverySolutions,
  VatId,
} from "./common.js";

export {
  ApplicationError,
  ExtendedFields,
  SubscriptionFrequency,
  WeightUnit,
} from "@portico/core/schemas";
export {
  ApplicableLineItems,
  Carrier,
  CatalogReference,
  DeliveryAllocation,
  Details,
  ExternalReference,
  FieldViolation,
  MultiCurrencyPrice,
  PhysicalProperties,
  PickupMethod,
  Region,
  RuleType,
  StreetAddress,
  SubscriptionSettingsOfDeliverySolutions as SubscriptionSettings,
  SystemError,
  ValidationError,
  VatId,
  VatType,
} from "./common.js";

export const GetDeliverySolutionsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    lineItems: z.array(DeliverableItem).min(1).max(300),
    destination: Address,
    origin: Address.optional(),
    currency: currency,
    contactDetails: FullAddressContactDetails.optional(),
    weightUnit: WeightUnit.optional(),
    userPreferences: z.array(UserPreference).max(5).optional(),
    purchaseFlowId: guid.nullish(),
    externalReferences: z.array(ExternalReference).max(20).optional(),
    extendedFields: ExtendedFields.optional(),
  }),
);

export const DeliverableItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().min(1).max(100).optional(),
    name: z.string().max(400).optional(),
    quantity: z.number().min(1).max(999999999).optional(),
    catalogReference: CatalogReference.optional(),
    physicalProperties: PhysicalProperties.optional(),
    price: decimal({ gte: 0, maxScale: 36 }).optional(),
    totalPriceBeforeDiscount: decimal({ gte: 0, maxScale: 36 }).nullish(),
    priceBeforeDiscount: decimal({ gte: 0, maxScale: 36 }).nullish(),
    totalPrice: decimal({ gte: 0, maxScale: 36 }).nullish(),
    deliveryProfileId: guid.nullish(),
    taxIncludedInPrice: z.boolean().nullish(),
    subscriptionSettings: SubscriptionSettingsOfDeliverySolutions.optional(),
  }),
);

export const Address: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      streetAddress: StreetAddress.optional(),
      addressLine: z.string().nullish(),
      country: country.nullish(),
      subdivision: z.string().nullish(),
      city: z.string().nullish(),
      postalCode: z.string().nullish(),
      addressLine2: z.string().nullish(),
      geocode: z
        .looseObject({
          latitude: z.union([z.number(), notANumber]).nullish(),
          longitude: z.union([z.number(), notANumber]).nullish(),
        })
        .optional(),
      formattedAddress: z.string().nullish(),
    }),
    ["streetAddress", "addressLine"],
  ),
);

export const FullAddressContactDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    firstName: z.string().nullish(),
    lastName: z.string().nullish(),
    phone: phone.nullish(),
    company: z.string().nullish(),
    email: email.nullish(),
    vatId: VatId.optional(),
  }),
);

export const UserPreference: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ appId: guid.nullish(), code: z.string().max(250).optional() }),
);

export const GetDeliverySolutionsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    deliverySolutions: z.array(DeliverySolution).max(1000).optional(),
    errors: z.array(DeliveryCarrierError).max(50).optional(),
  }),
);

export const DeliverySolution: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    code: z.string().max(250).optional(),
    deliveryReference: DeliveryReference.optional(),
    title: z.string().max(250).optional(),
    logistics: DeliveryLogistics.optional(),
    cost: DeliveryCost.optional(),
    deliveryAllocations: z.array(DeliveryAllocation).min(1).max(300).optional(),
    partial: z.boolean().nullish(),
  }),
);

export const DeliveryReference: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ code: z.string().max(250).nullish(), appId: guid.nullish() }),
);

export const DeliveryLogistics: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    deliveryTime: z.string().max(1000).nullish(),
    instructions: z.string().max(1000).nullish(),
    pickupDetails: PickupDetails.optional(),
    deliveryTimeSlot: DeliveryTimeSlot.optional(),
  }),
);

export const PickupDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ address: Address.optional(), pickupMethod: PickupMethod.optional() }),
);

export const DeliveryTimeSlot: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    from: dateTime.nullish(),
    to: dateTime.nullish(),
    timeZone: z.string().max(64).nullish(),
  }),
);

export const DeliveryCost: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    price: decimal({ gte: 0, lte: 1000000000000000 }).optional(),
    currency: currency.optional(),
    deliveryPrice: MultiCurrencyPrice.optional(),
    additionalCosts: z.array(AdditionalCost).max(100).optional(),
  }),
);

export const AdditionalCost: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    description: z.string().max(250).nullish(),
    deliveryPrice: MultiCurrencyPrice.optional(),
  }),
);

export const DeliveryCarrierError: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ appId: guid.nullish(), errorDetails: Details.optional() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.deliverySolutions.getDeliverySolutions": GetDeliverySolutionsRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.deliverySolutions.getDeliverySolutions": /* @__PURE__ */ responseSchema(
    GetDeliverySolutionsResponse,
  ),
};
