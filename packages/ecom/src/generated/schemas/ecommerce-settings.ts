// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { responseSchema } from "@portico/core/schemas";
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

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.ecommerceSettings.getEcommerceSettings": GetEcommerceSettingsRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.ecommerceSettings.getEcommerceSettings": /* @__PURE__ */ responseSchema(
    GetEcommerceSettingsResponse,
  ),
};
