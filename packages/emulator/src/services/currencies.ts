// The rates are fixed, so that tests can rely on them.

import type {
  ConversionRateRequest,
  DecimalValue,
  DecimalValueInput,
} from "@portico/ecom/currencies";
import type { Context } from "../kernel/context.js";
import { anyone, type Handlers } from "../kernel/handler.js";
import { type Amount, amount, round, zero } from "../kernel/money.js";
import { applicationError, validationError } from "../kernel/platform-error.js";
import { defineService } from "../kernel/service.js";

/** Symbol of each currency, and the amount that equals one US dollar. */
const CURRENCIES: Readonly<Record<string, readonly [symbol: string, perDollar: string]>> = {
  USD: ["$", "1"],
  EUR: ["€", "0.92"],
  GBP: ["£", "0.79"],
  CHF: ["CHF", "0.88"],
  SEK: ["kr", "10.5"],
  NOK: ["kr", "10.7"],
  DKK: ["kr", "6.86"],
  PLN: ["zł", "3.95"],
  CZK: ["Kč", "23.2"],
  HUF: ["Ft", "360"],
  RON: ["lei", "4.58"],
  TRY: ["₺", "32.5"],
  ILS: ["₪", "3.7"],
  AED: ["AED", "3.6725"],
  KWD: ["KWD", "0.3075"],
  ZAR: ["R", "18.5"],
  INR: ["₹", "83.4"],
  JPY: ["¥", "151.5"],
  CNY: ["¥", "7.24"],
  KRW: ["₩", "1375"],
  HKD: ["HK$", "7.82"],
  SGD: ["S$", "1.35"],
  THB: ["฿", "36.5"],
  AUD: ["A$", "1.52"],
  NZD: ["NZ$", "1.66"],
  CAD: ["C$", "1.37"],
  MXN: ["Mex$", "17"],
  BRL: ["R$", "5.1"],
};

const RATE_PLACES = 6;

function unitsPerUsd(code: string): Amount {
  const currency = CURRENCIES[code.toUpperCase()];
  if (currency) return amount(currency[1]);
  throw applicationError(404, "CURRENCY_NOT_FOUND", `Amounts in ${code} cannot be converted`);
}

function conversionRate({ from, to }: ConversionRateRequest): Amount {
  return unitsPerUsd(to).div(unitsPerUsd(from)).round(RATE_PLACES);
}

function fromDecimal({ value = "0", decimalPlaces = 0 }: DecimalValueInput, index: number): Amount {
  if (/^-?\d+$/.test(value)) return amount(value).div(amount(10).pow(decimalPlaces));
  const violation = { description: "must be an integer", violatedRule: "FORMAT" };
  throw validationError([{ field: `amounts[${index}].value`, ...violation }]);
}

function toDecimal(value: Amount): DecimalValue {
  const [integer = "0", fraction = ""] = value.toFixed().split(".");
  const digits = `${integer}${fraction}`.replace(/^(-?)0+(?=\d)/, "$1");
  return { value: digits, decimalPlaces: fraction.length };
}

/** The platform updates the rates once a day. */
function startOfDay({ iso }: Context): string {
  return `${iso.slice(0, 10)}T00:00:00.000Z`;
}

const handlers: Handlers = {
  "ecom.currencies.listCurrencies": anyone(() => ({
    currencies: Object.entries(CURRENCIES).map(([code, [symbol]]) => ({ code, symbol })),
  })),
  "ecom.currencies.getConversionRate": anyone((request, context) => ({
    rate: toDecimal(conversionRate(request)),
    rateTimestamp: startOfDay(context),
  })),
  "ecom.currencies.convertCurrency": anyone(({ amounts = [], ...pair }, context) => {
    const rate = conversionRate(pair);
    return {
      amounts: amounts.map((input, index) => {
        const convertedAmount = round(fromDecimal(input, index).times(rate), pair.to);
        // Avoid "-0".
        return toDecimal(convertedAmount.eq(0) ? zero() : convertedAmount);
      }),
      rateTimestamp: startOfDay(context),
    };
  }),
};

export const currencies = defineService({ name: "currencies", slice: () => ({}), handlers });
