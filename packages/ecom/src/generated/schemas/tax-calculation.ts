// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import {
  ApplicationError,
  atMostOne,
  country,
  currency,
  decimal,
  guid,
  needing,
  responseSchema,
} from "@portico/core/schemas";
import * as z from "zod/v4";
import { JurisdictionType } from "./common.js";

export { ApplicationError } from "@portico/core/schemas";
export { JurisdictionType } from "./common.js";

export const CalculateTaxRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    externalId: guid.nullish(),
    currency: currency.optional(),
    addresses: z.array(Address).min(1).max(3),
    lineItems: z.array(LineItem).min(1).max(300),
    contactId: guid.nullish(),
    taxExemptGroupId: guid.nullish(),
    exemptDetails: z.unknown().optional(),
  }),
);

export const Address: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    country: country.nullish(),
    subdivision: z.string().max(50).nullish(),
    city: z.string().max(100).nullish(),
    postalCode: z.string().max(50).nullish(),
    addressLine: z.string().max(200).nullish(),
    addressLine2: z.string().max(200).nullish(),
  }),
);

export const LineItem: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().min(1).max(100).optional(),
    itemName: z.string().max(250).nullish(),
    quantity: z.number().min(1).max(100000).optional(),
    price: decimal({ lte: 1000000000000000 }).optional(),
    itemCode: z.string().max(40).nullish(),
    taxGroupId: guid.nullish(),
    appId: guid.nullish(),
    taxIncludedInPrice: z.boolean().nullish(),
    addressIndex: AddressIndex.optional(),
  }),
);

export const AddressIndex: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  atMostOne(
    z.looseObject({
      singleAddress: z.number().optional(),
      multipleAddresses: MultipleAddresses.optional(),
    }),
    ["singleAddress", "multipleAddresses"],
  ),
);

export const MultipleAddresses: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ origin: z.number().optional(), destination: z.number().optional() }),
);

export const CalculateTaxResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    externalId: guid.nullish(),
    currency: currency.optional(),
    addresses: z.array(Address).min(1).max(3).optional(),
    taxSummary: TaxSummary.optional(),
    lineItemTaxDetails: z.array(LineItemTaxDetails).min(1).max(300).optional(),
    errors: z.array(ApplicationError).max(100).optional(),
  }),
);

export const TaxSummary: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    totalAmount: decimal({ maxScale: 4 }).optional(),
    totalTax: decimal({ maxScale: 4 }).optional(),
    totalTaxableAmount: decimal({ maxScale: 4 }).optional(),
    totalTaxIncludedInPrice: decimal({ maxScale: 4 }).optional(),
    aggregatedTaxBreakdown: z.array(AggregatedTaxBreakdown).max(50).optional(),
  }),
);

export const AggregatedTaxBreakdown: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    taxName: z.string().max(200).optional(),
    taxType: z.string().max(200).optional(),
    jurisdiction: z.string().max(200).optional(),
    jurisdictionType: JurisdictionType.optional(),
    rate: decimal({ gte: 0, maxScale: 6 }).optional(),
    aggregatedTaxAmount: decimal({ maxScale: 4 }).optional(),
  }),
);

export const LineItemTaxDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    id: z.string().min(1).max(100).optional(),
    itemName: z.string().max(250).nullish(),
    quantity: z.number().min(1).max(100000).optional(),
    taxBreakdown: z.array(TaxBreakdown).max(7).optional(),
    taxSummary: LineItemTaxSummary.optional(),
    addressIndex: AddressIndex.optional(),
    taxIncludedInPrice: z.boolean().optional(),
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

export const LineItemTaxSummary: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    fullPrice: decimal({ lte: 1000000000000000 }).nullish(),
    taxAmount: decimal({ maxScale: 4 }).optional(),
    taxableAmount: decimal({ maxScale: 4 }).optional(),
    appId: z.string().max(50).nullish(),
  }),
);

export const ListTaxCalculatorsRequest: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const ListTaxCalculatorsResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ taxCalculatorDetails: z.array(TaxCalculatorDetails).max(10).optional() }),
);

export const TaxCalculatorDetails: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    appId: guid.optional(),
    displayName: z.string().min(1).max(200).optional(),
    unsupportedCountries: z.array(country).max(195).optional(),
  }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.taxCalculation.calculateTax": /* @__PURE__ */ needing(
    CalculateTaxRequest,
    "lineItems.id",
    "lineItems.addressIndex",
    "lineItems.price",
  ),
  "ecom.taxCalculation.listTaxCalculators": ListTaxCalculatorsRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.taxCalculation.calculateTax": /* @__PURE__ */ responseSchema(CalculateTaxResponse),
  "ecom.taxCalculation.listTaxCalculators": /* @__PURE__ */ responseSchema(
    ListTaxCalculatorsResponse,
  ),
};
