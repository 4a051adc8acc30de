// Generated from api/ by `npm run generate`. Do not edit.

/**
 * List the supported currencies and convert amounts between them.
 *
 * Operations reject with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation } from "@portico/core/runtime";

/**
 * Lists the currencies that can be converted.
 *
 * `GET /currency_converter/v1/currencies` (ecom/currencies)
 *
 * @remarks Requires the permission `CURRENCY_CONVERTER.READ_CURRENCIES`.
 * @example
 * ```ts
 * const response = await client.use(currencies).listCurrencies();
 * ```
 */
export const listCurrencies: () => Promise<ListCurrenciesResponse> = /* @__PURE__ */ operation({
  name: "ecom.currencies.listCurrencies",
  method: "GET",
  path: "/currency_converter/v1/currencies",
});

/** Identifiers of {@link convertCurrency}. */
export interface ConvertCurrencyIdentifiers {
  /** Currency of the amounts, as an ISO 4217 code. */
  from: string;
  /** Currency to convert to, as an ISO 4217 code. */
  to: string;
}

/**
 * Converts up to 100 amounts from one currency to another at the current rate.
 *
 * `POST /currency_converter/v1/currencies/amounts/{from}/convert/{to}` (ecom/currencies)
 *
 * @param identifiers - Required fields: `from` and `to`.
 * @param amounts - Amounts to convert. 1 to 100 items.
 * @remarks Requires the permission `CURRENCY_CONVERTER.READ_CURRENCIES`.
 * @example
 * ```ts
 * const response = await client.use(currencies).convertCurrency({ from: "EUR", to: "EUR" }, [
 *   { value: "<value>" },
 * ]);
 * ```
 */
export const convertCurrency: (
  identifiers: ConvertCurrencyIdentifiers,
  amounts: DecimalValueInput[],
) => Promise<ConvertCurrencyResponse> = /* @__PURE__ */ operation({
  name: "ecom.currencies.convertCurrency",
  path: "/currency_converter/v1/currencies/amounts/{from}/convert/{to}",
  args: [["from", "to"], "amounts"],
  names: ["identifiers", "amounts"],
  order: ["amounts", "from", "to"],
  response: { rateTimestamp: "d" },
  read: true,
});

/** Identifiers of {@link getConversionRate}. */
export interface GetConversionRateIdentifiers {
  /** Currency to convert from, as an ISO 4217 code. */
  from: string;
  /** Currency to convert to, as an ISO 4217 code. */
  to: string;
}

/**
 * Returns the exchange rate between two currencies, and when it was determined.
 *
 * `GET /currency_converter/v1/currencies/rate/{from}/convert/{to}` (ecom/currencies)
 *
 * @param identifiers - Required fields: `from` and `to`.
 * @remarks Requires the permission `CURRENCY_CONVERTER.READ_CURRENCIES`.
 * @example
 * ```ts
 * const response = await client.use(currencies).getConversionRate({ from: "EUR", to: "EUR" });
 * ```
 */
export const getConversionRate: (
  identifiers: GetConversionRateIdentifiers,
) => Promise<ConversionRateResponse> = /* @__PURE__ */ operation({
  name: "ecom.currencies.getConversionRate",
  method: "GET",
  path: "/currency_converter/v1/currencies/rate/{from}/convert/{to}",
  args: [["from", "to"]],
  names: ["identifiers"],
  response: { rateTimestamp: "d" },
});

/** Request of {@link listCurrencies}. */
export type ListCurrenciesRequest = Record<string, never>;

/** Response of {@link listCurrencies}. */
export interface ListCurrenciesResponse {
  /** Currencies that can be converted. */
  currencies: Currency[];
}

/** A currency that can be converted. */
export interface Currency {
  /** Currency as an ISO 4217 code such as 'EUR'. */
  code: string;
  /** Symbol of the currency, such as '€'. At most 10 characters. */
  symbol: string;
}

/** Request of {@link convertCurrency}. */
export interface ConvertCurrencyRequest {
  /** Amounts to convert. 1 to 100 items. */
  amounts: DecimalValueInput[];
  /** Currency of the amounts, as an ISO 4217 code. */
  from: string;
  /** Currency to convert to, as an ISO 4217 code. */
  to: string;
}

/** A decimal number, represented by an integer and a number of decimal places. */
export interface DecimalValue {
  /** Digits without a decimal point. For example, '1234' with 2 decimal places is 12.34. */
  value: string;
  /** Number of digits after the decimal point. */
  decimalPlaces: number;
}

/** A decimal number, represented by an integer and a number of decimal places. */
export interface DecimalValueInput {
  /** Digits without a decimal point. For example, '1234' with 2 decimal places is 12.34. */
  value?: string;
  /** Number of digits after the decimal point. */
  decimalPlaces?: number;
}

/** Response of {@link convertCurrency}. */
export interface ConvertCurrencyResponse {
  /** The converted amounts, in the same order as in the request. */
  amounts: DecimalValue[];
  /** When the rate was determined. */
  rateTimestamp?: Date | null;
}

/** Request of {@link getConversionRate}. */
export interface ConversionRateRequest {
  /** Currency to convert from, as an ISO 4217 code. */
  from: string;
  /** Currency to convert to, as an ISO 4217 code. */
  to: string;
}

/** Response of {@link getConversionRate}. */
export interface ConversionRateResponse {
  /** Value of one unit of the first currency in the second currency. */
  rate?: DecimalValue;
  /** When the rate was determined. */
  rateTimestamp?: Date | null;
}
