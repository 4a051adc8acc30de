import Big from "big.js";
import { getOrInsert } from "../store/get-or-insert.js";

export type Amount = Big;

// Creating an Intl formatter costs more than using it a thousand times.
const formatters = /* @__PURE__ */ new Map<string, Intl.NumberFormat>();

function formatter(currency: string, locale: string): Intl.NumberFormat {
  const create = () => new Intl.NumberFormat(locale, { style: "currency", currency });
  return getOrInsert(formatters, `${locale} ${currency}`, create);
}

// Cached, because `resolvedOptions` recomputes the options on each call.
const cachedDigits = /* @__PURE__ */ new Map<string, number>();

/** Returns a currency's number of decimal places: 2 for most, 0 for JPY, 3 for KWD. */
export function fractionDigits(currency: string): number {
  const count = () => formatter(currency, "en").resolvedOptions().maximumFractionDigits ?? 2;
  return getOrInsert(cachedDigits, currency, count);
}

export function amount(value: string | number | Big): Amount {
  return new Big(value);
}

export function zero(): Amount {
  return new Big(0);
}

/** Rounds half away from zero to the currency's decimal places. */
export function round(value: Amount, currency: string): Amount {
  return value.round(fractionDigits(currency), Big.roundHalfUp);
}

/** Rounds down, so that a customer cannot spend more than a balance. */
export function roundDown(value: Amount, currency: string): Amount {
  return value.round(fractionDigits(currency), Big.roundDown);
}

export function sum(values: Iterable<Amount>): Amount {
  let total = zero();
  for (const value of values) total = total.plus(value);
  return total;
}

export function smaller(a: Amount, b: Amount): Amount {
  return a.lt(b) ? a : b;
}

/** Formats an amount like the platform: "12.50", or "1200" for a currency without fractions. */
export function text(value: Amount, currency: string): string {
  return value.toFixed(fractionDigits(currency), Big.roundHalfUp);
}

const AMOUNT = /^(?:0|[1-9]\d{0,14})\.(\d+)$/;

/** Normalizes a decimal string. Most prices already have the platform's format. */
export function textOf(value: string, currency: string): string {
  const fraction = AMOUNT.exec(value)?.[1];
  if (fraction !== undefined && fraction.length === fractionDigits(currency)) return value;
  return text(amount(value), currency);
}

export function minAndMax(values: readonly string[]): { min: string; max: string } | undefined {
  const [first, ...rest] = values;
  if (first === undefined) return undefined;
  let min = first;
  let max = first;
  for (const value of rest) {
    if (isLess(value, min)) min = value;
    if (isLess(max, value)) max = value;
  }
  return { min, max };
}

/** Compares decimal strings as numbers, and then exactly if the numbers are equal. */
function isLess(a: string, b: string): boolean {
  if (a === b) return false;
  const difference = Number(a) - Number(b);
  return difference === 0 ? amount(a).lt(b) : difference < 0;
}

// Most catalogs repeat a few prices. The cache is bounded because carts have many different totals.
const cachedAmounts = /* @__PURE__ */ new Map<string, string>();
const MAX_CACHED_AMOUNTS = 10_000;

/** Formats an amount, as in "$12.50". The result is exact, because Intl accepts decimal strings. */
export function format(value: Amount | string, currency: string, locale: string): string {
  const exactText = typeof value === "string" ? textOf(value, currency) : text(value, currency);
  return getOrInsert(cachedAmounts, `${locale} ${currency} ${exactText}`, () => {
    if (cachedAmounts.size >= MAX_CACHED_AMOUNTS) cachedAmounts.clear();
    return formatter(currency, locale).format(exactText as `${number}`);
  });
}

/**
 * Splits `total` in proportion to `weights`. The parts add up to `total`, unless all weights are 0.
 * Each part is rounded down. The remaining units go to the parts that lost the most to rounding.
 */
export function allocate(total: Amount, weights: readonly Amount[], currency: string): Amount[] {
  const decimalPlaces = fractionDigits(currency);
  const totalWeight = sum(weights);
  if (totalWeight.eq(0)) return weights.map(() => zero());
  const smallestUnit = new Big(10).pow(-decimalPlaces);
  const parts = weights.map((weight) => {
    const exactShare = total.times(weight).div(totalWeight);
    const share = exactShare.round(decimalPlaces, Big.roundDown);
    return { share, loss: exactShare.minus(share) };
  });
  let remainder = total.minus(sum(parts.map((part) => part.share)));
  const order = parts
    .map((part, index) => ({ index, loss: part.loss }))
    .sort((a, b) => b.loss.cmp(a.loss) || a.index - b.index);
  for (const { index } of order) {
    if (remainder.lt(smallestUnit)) break;
    const part = parts[index];
    if (part) part.share = part.share.plus(smallestUnit);
    remainder = remainder.minus(smallestUnit);
  }
  return parts.map((part) => part.share);
}
