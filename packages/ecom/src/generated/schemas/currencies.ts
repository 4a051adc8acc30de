// Generated from api/ by `npm run generate`. Do not edit.

// @ts-nocheck: every schema has a type annotation, and a test builds them all.

import { currency, dateTime, needing, responseSchema } from "@portico/core/schemas";
import * as z from "zod/v4";

export const ListCurrenciesRequest: z.ZodType = /* @__PURE__ */ z.lazy(() => z.looseObject({}));

export const ListCurrenciesResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ currencies: z.array(Currency).optional() }),
);

export const Currency: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ code: currency.optional(), symbol: z.string().max(10).optional() }),
);

export const ConvertCurrencyRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({
    amounts: z.array(DecimalValue).min(1).max(100).optional(),
    from: currency,
    to: currency,
  }),
);

export const DecimalValue: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ value: z.string().optional(), decimalPlaces: z.number().optional() }),
);

export const ConvertCurrencyResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ amounts: z.array(DecimalValue).optional(), rateTimestamp: dateTime.nullish() }),
);

export const ConversionRateRequest: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ from: currency, to: currency }),
);

export const ConversionRateResponse: z.ZodType = /* @__PURE__ */ z.lazy(() =>
  z.looseObject({ rate: DecimalValue.optional(), rateTimestamp: dateTime.nullish() }),
);

/** Request schemas of all operations, by full operation name. */
export const requests: Readonly<Record<string, z.ZodType>> = {
  "ecom.currencies.listCurrencies": ListCurrenciesRequest,
  "ecom.currencies.convertCurrency": /* @__PURE__ */ needing(ConvertCurrencyRequest, "amounts"),
  "ecom.currencies.getConversionRate": ConversionRateRequest,
};

/** Response schemas of all operations, by full operation name. */
export const responses: Readonly<Record<string, z.ZodType>> = {
  "ecom.currencies.listCurrencies": /* @__PURE__ */ responseSchema(ListCurrenciesResponse),
  "ecom.currencies.convertCurrency": /* @__PURE__ */ responseSchema(ConvertCurrencyResponse),
  "ecom.currencies.getConversionRate": /* @__PURE__ */ responseSchema(ConversionRateResponse),
};
