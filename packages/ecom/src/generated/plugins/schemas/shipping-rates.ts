// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { atMostOne, country, currency, decimal } from "@portico/core/schemas";
import * as z from "zod/v4";

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
    }),
    ["streetAddress", "addressLine"],
  ),
);

export const StreetAddress: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ number: z.string().optional(), name: z.string().optional() }),
);

export const GetShippingRatesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ shippingRates: z.array(ShippingOption) }),
);

export const ShippingOption: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    code: z.string(),
    title: z.string(),
    logistics: DeliveryLogistics.optional(),
    cost: ShippingPrice,
  }),
);

export const DeliveryLogistics: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    deliveryTime: z.string().nullish(),
    instructions: z.string().nullish(),
    pickupDetails: PickupDetails.optional(),
  }),
);

export const PickupDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ address: Address.optional(), pickupMethod: PickupMethod.optional() }),
);

export const PickupMethod: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["STORE_PICKUP", "PICKUP_POINT"]),
);

export const ShippingPrice: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    price: decimal(),
    currency: currency.optional(),
    additionalCharges: z.array(AdditionalCharge).optional(),
  }),
);

export const AdditionalCharge: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    type: ChargeType.optional(),
    details: z.string().nullish(),
    price: decimal().optional(),
  }),
);

export const ChargeType: z.ZodType = /* @__PURE__ */ z.lazy(() => z.enum(["HANDLING_FEE"]));
