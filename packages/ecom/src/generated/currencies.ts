// Generated from api/ by `npm run generate`. Do not edit.

/**
 * List the supported currencies and convert amounts between them.
 *
 * Every operation rejects with a ValidationError, ApplicationError, HttpError or SystemError.
 *
 * @module
 */
import { operation } from "@portico/core/runtime";

/**
 * List the currencies that can be converted.
 *
 * `GET /currency_converter/v1/currencies` (ecom/currencies)
 *
 * @remarks Needs CURRENCY_CONVERTER.READ_CURRENCIES.
 * @example
 * ```ts
 * const answer = await client.use(currencies).listCurrencies();
 * ```
 */
export const listCurrencies: () => Promise<ListCurrenciesResponse> = /* @__PURE__ */ operation({
  name: "ecom.currencies.listCurrencies",
  method: "GET",
  path: "/currency_converter/v1/currencies",
});

/** The `identifiers` of {@link convertCurrency}. */
export interface ConvertCurrencyIdentifiers {
  /** Currency. */
  from: string;
  /** Currency. */
  to: string;
}

/**
 * Convert up to 100 amounts from one currency to another at the current rate.
 *
 * `POST /currency_converter/v1/currencies/amounts/{from}/convert/{to}` (ecom/currencies)
 *
 * @param identifiers - needs `from`, `to`
 * @param amounts - 1 to 100 items
 * @remarks Needs CURRENCY_CONVERTER.READ_CURRENCIES.
 * @example
 * ```ts
 * const answer = await client.use(currencies).convertCurrency({ from: "EUR", to: "EUR" }, [
 *   { value: "<value>" },
 * ]);
 * ```
 */
export const convertCurrency: (
  identifiers: ConvertCurrencyIdentifiers,
  amounts: DecimalValueInput[],
) => Promise<ConvertCurrencyResponse> = /* @__PURE__ */ operation({
  name: "ecom.currencies.convertCurrency",
  method: "POST",
  path: "/currency_converter/v1/currencies/amounts/{from}/convert/{to}",
  args: [["from", "to"], "amounts"],
  names: ["identifiers", "amounts"],
  order: ["amounts", "from", "to"],
  response: { rateTimestamp: "d" },
  read: true,
});

/** The `identifiers` of {@link getConversionRate}. */
export interface GetConversionRateIdentifiers {
  /** Currency. */
  from: string;
  /** Currency. */
  to: string;
}

/**
 * Get the exchange rate between two currencies and the time it was taken.
 *
 * `GET /currency_converter/v1/currencies/rate/{from}/convert/{to}` (ecom/currencies)
 *
 * @param identifiers - needs `from`, `to`
 * @remarks Needs CURRENCY_CONVERTER.READ_CURRENCIES.
 * @example
 * ```ts
 * const answer = await client.use(currencies).getConversionRate({ from: "EUR", to: "EUR" });
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

export type ListCurrenciesRequest = Record<string, never>;

export interface ListCurrenciesResponse {
  currencies: Currency[];
}

export interface Currency {
  /** Currency. */
  code: string;
  /** At most 10 characters. */
  symbol: string;
}

export interface ConvertCurrencyRequest {
  /** 1 to 100 items. */
  amounts: DecimalValueInput[];
  /** Currency. */
  from: string;
  /** Currency. */
  to: string;
}

export interface DecimalValue {
  value: string;
  decimalPlaces: number;
}

export interface DecimalValueInput {
  value?: string;
  decimalPlaces?: number;
}

export interface ConvertCurrencyResponse {
  amounts: DecimalValue[];
  rateTimestamp?: Date | null;
}

export interface ConversionRateRequest {
  /** Currency. */
  from: string;
  /** Currency. */
  to: string;
}

export interface ConversionRateResponse {
  rate?: DecimalValue;
  rateTimestamp?: Date | null;
}
