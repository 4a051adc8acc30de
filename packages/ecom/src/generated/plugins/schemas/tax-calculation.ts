// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { currency, decimal } from "@portico/core/schemas";
import * as z from "zod/v4";

export const CalculateTaxResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    currency: currency.optional(),
    taxSummary: TaxSummary,
    lineItemTaxDetails: z.array(LineItemTaxDetails).min(1).max(300),
  }),
);

export const TaxSummary: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    totalAmount: decimal({ maxScale: 4 }).optional(),
    totalTax: decimal({ maxScale: 4 }).optional(),
    totalTaxableAmount: decimal({ maxScale: 4 }).optional(),
    totalTaxIncludedInPrice: decimal({ maxScale: 4 }).nullish(),
  }),
);

export const LineItemTaxDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().min(1).max(100).optional(),
    itemName: z.string().max(250).nullish(),
    quantity: z.number().min(1).max(100000).optional(),
    taxBreakdown: z.array(TaxBreakdown).max(7).optional(),
    taxSummary: LineItemTaxSummary.optional(),
  }),
);

export const TaxBreakdown: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    jurisdiction: z.string().max(200).nullish(),
    nonTaxableAmount: decimal({ maxScale: 4, gte: 0 }).nullish(),
    rate: decimal({ maxScale: 6, gte: 0 }).nullish(),
    taxAmount: decimal({ maxScale: 4 }).nullish(),
    taxableAmount: decimal({ maxScale: 4, gte: 0 }).nullish(),
    taxType: z.string().max(200).nullish(),
    taxName: z.string().max(200).nullish(),
    jurisdictionType: JurisdictionType.optional(),
  }),
);

export const JurisdictionType: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.enum(["UNDEFINED", "COUNTRY", "STATE", "COUNTY", "CITY", "SPECIAL"]),
);

export const LineItemTaxSummary: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    fullPrice: decimal({ lte: 1000000000000000 }).nullish(),
    taxAmount: decimal({ maxScale: 4 }).optional(),
    taxableAmount: decimal({ maxScale: 4 }).optional(),
  }),
);
