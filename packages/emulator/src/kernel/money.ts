import Big from "big.js";

/** An exact decimal. */
export type Amount = Big;

// Building an Intl formatter costs more than using it a thousand times.
const formatters = /* @__PURE__ */ new Map<string, Intl.NumberFormat>();

function formatter(currency: string, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { style: "currency", currency });
  formatters.set(key, made);
  return made;
}

// Asking a formatter for its options builds them anew each time.
const digits = /* @__PURE__ */ new Map<string, number>();

/** Fraction digits of a currency: 2 for most, 0 for JPY, 3 for KWD. */
export function fractionDigits(currency: string): number {
  let known = digits.get(currency);
  if (known === undefined) {
    known = formatter(currency, "en").resolvedOptions().maximumFractionDigits ?? 2;
    digits.set(currency, known);
  }
  return known;
}

/** An exact amount from a decimal string. */
export function amount(value: string | number | Big): Amount {
  return new Big(value);
}

/** Zero. */
export function zero(): Amount {
  return new Big(0);
}

/** Rounds half away from zero to the currency's fraction digits. */
export function round(value: Amount, currency: string): Amount {
  return value.round(fractionDigits(currency), Big.roundHalfUp);
}

/** Leaves away what is less than the currency's smallest unit: of what somebody has, no more can be spent. */
export function roundDown(value: Amount, currency: string): Amount {
  return value.round(fractionDigits(currency), Big.roundDown);
}

/** The sum of amounts. */
export function sum(values: Iterable<Amount>): Amount {
  let total = zero();
  for (const value of values) total = total.plus(value);
  return total;
}

/** The smaller of two amounts. */
export function smaller(a: Amount, b: Amount): Amount {
  return a.lt(b) ? a : b;
}

/** As the platform writes an amount: "12.50", "1200" for a currency without fractions. */
export function text(value: Amount, currency: string): string {
  return value.toFixed(fractionDigits(currency), Big.roundHalfUp);
}

const WRITTEN = /^(?:0|[1-9]\d{0,14})\.(\d+)$/;

/** A decimal text as the platform writes it. Most prices are written so already. */
export function textOf(value: string, currency: string): string {
  const fraction = WRITTEN.exec(value)?.[1];
  if (fraction !== undefined && fraction.length === fractionDigits(currency)) return value;
  return text(amount(value), currency);
}

/** The smallest and the largest of decimal texts. */
export function extremes(values: readonly string[]): { min: string; max: string } | undefined {
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

/** Numbers decide where they can; only what they cannot tell apart is compared exactly. */
function isLess(a: string, b: string): boolean {
  if (a === b) return false;
  const difference = Number(a) - Number(b);
  return difference === 0 ? amount(a).lt(b) : difference < 0;
}

// A catalog has few prices and shows them often. Bounded, because carts have many sums.
const shown = /* @__PURE__ */ new Map<string, string>();
const MAX_SHOWN = 10_000;

/** For people: "$12.50". Exact, the text goes to Intl as a decimal. */
export function format(value: Amount | string, currency: string, locale: string): string {
  const exact = typeof value === "string" ? textOf(value, currency) : text(value, currency);
  const key = `${locale} ${currency} ${exact}`;
  const known = shown.get(key);
  if (known !== undefined) return known;
  const made = formatter(currency, locale).format(exact as `${number}`);
  if (shown.size >= MAX_SHOWN) shown.clear();
  shown.set(key, made);
  return made;
}

/**
 * Splits `total` over `weights` so that the parts add up to it exactly: each part is rounded down, and what
 * is left goes, a smallest unit each, to the parts that lost most.
 */
export function allocate(total: Amount, weights: readonly Amount[], currency: string): Amount[] {
  const places = fractionDigits(currency);
  const whole = sum(weights);
  if (whole.eq(0)) return weights.map(() => zero());
  const unit = new Big(10).pow(-places);
  const parts = weights.map((weight) => {
    const exact = total.times(weight).div(whole);
    const rounded = exact.round(places, Big.roundDown);
    return { rounded, lost: exact.minus(rounded) };
  });
  let left = total.minus(sum(parts.map((part) => part.rounded)));
  const order = parts
    .map((part, index) => ({ index, lost: part.lost }))
    .sort((a, b) => b.lost.cmp(a.lost) || a.index - b.index);
  for (const { index } of order) {
    if (left.lt(unit)) break;
    const part = parts[index];
    if (part) part.rounded = part.rounded.plus(unit);
    left = left.minus(unit);
  }
  return parts.map((part) => part.rounded);
}
