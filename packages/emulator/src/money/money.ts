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

/** Fraction digits of a currency: 2 for most, 0 for JPY, 3 for KWD. */
export function fractionDigits(currency: string): number {
  return formatter(currency, "en").resolvedOptions().maximumFractionDigits ?? 2;
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

/** For people: "$12.50". Exact, the text goes to Intl as a decimal. */
export function format(value: Amount, currency: string, locale: string): string {
  const exact = text(value, currency) as `${number}`;
  return formatter(currency, locale).format(exact);
}

/**
 * Splits `total` over `weights` so that the parts add up to it exactly: each part is rounded down, and what
 * is left goes, a smallest unit each, to the parts that lost most.
 */
export function allocate(total: Amount, weights: readonly Amount[], currency: string): Amount[] {
  const digits = fractionDigits(currency);
  const whole = sum(weights);
  if (whole.eq(0)) return weights.map(() => zero());
  const unit = new Big(10).pow(-digits);
  const parts = weights.map((weight) => {
    const exact = total.times(weight).div(whole);
    const rounded = exact.round(digits, Big.roundDown);
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
