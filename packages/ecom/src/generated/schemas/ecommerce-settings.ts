// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: each is annotated, and a test makes them all.

import { answering } from "@portico/core/schemas";
import * as z from "zod/v4";

export const GetEcommerceSettingsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ fields: z.array(RequestedFields).min(1).max(25) }),
);

export const RequestedFields: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum([
    "ADDITIONAL_FEES_SERVICE_PLUGIN",
    "VALIDATIONS_SERVICE_PLUGIN",
    "TAX",
    "DISCOUNT_RULES",
    "CHECKOUT",
    "DELIVERY",
    "PREMIUM_SITE",
    "BUSINESS_INFO",
    "PURCHASE_RECOMMENDATIONS_SERVICE_PLUGIN",
  ]),
);

export const GetEcommerceSettingsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    ecommerceSettings: EcommerceSettings.optional(),
    errors: z.array(Error).optional(),
  }),
);

export const EcommerceSettings: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const Error: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ requestedField: RequestedFields.optional() }),
);

/** The request of each operation, by its full name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.ecommerceSettings.getEcommerceSettings": GetEcommerceSettingsRequest,
};

/** The answer of each operation, by its full name. */
export const answers: Readonly<Record<string, z.ZodType>> = {
  "ecom.ecommerceSettings.getEcommerceSettings": /* @__PURE__ */ answering(
    GetEcommerceSettingsResponse,
  ),
};
