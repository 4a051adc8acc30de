// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { decimal, guid } from "@portico/core/schemas";
import * as z from "zod/v4";

export const CalculateAdditionalFeesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    additionalFees: z.array(AdditionalFee).max(100),
    currency: z.string().max(3).optional(),
  }),
);

export const AdditionalFee: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    code: z.string().min(1).max(100).nullish(),
    name: z.string().min(1).max(50),
    price: decimal({ gte: 0, lte: 1000000000000000 }),
    taxDetails: TaxDetails.optional(),
    lineItemIds: z.array(guid).optional(),
    translatedName: z.string().min(1).max(50).nullish(),
  }),
);

export const TaxDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    taxable: z.boolean().optional(),
    taxGroupId: guid.nullish(),
    taxableAddress: TaxableAddress.optional(),
  }),
);

export const TaxableAddress: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ addressType: TaxableAddressType.optional() }),
);

export const TaxableAddressType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["BUSINESS", "BILLING", "SHIPPING"]),
);
