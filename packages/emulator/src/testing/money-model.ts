// A small calculator of its own for delivery and tax, in whole numbers. It shares no code with the emulator.

/** Fraction digits of currencies. */
export const PLACES = { USD: 2, JPY: 0, KWD: 3 } as const;
export type Currency = keyof typeof PLACES;

/** Amounts here are thousandths of a unit; rates are millionths. */
const THOUSANDTHS = 3;
const MILLION = 1_000_000n;

export type Operator = "EQ" | "GT" | "GTE" | "LT" | "LTE";

/** A condition of a rate; its value in thousandths. */
export interface ModelCondition {
  readonly type: "BY_TOTAL_WEIGHT" | "BY_TOTAL_PRICE" | "BY_TOTAL_QUANTITY";
  readonly operator: Operator;
  readonly value: bigint;
}

/** A rate for delivery, in thousandths. */
export interface ModelRate {
  readonly amount: bigint;
  readonly each: boolean;
  readonly conditions: readonly ModelCondition[];
}

/** A shipping option of a profile. */
export interface ModelOption {
  readonly profile: number;
  readonly title: string;
  readonly rates: readonly ModelRate[];
}

/** A line: its price of one in the currency's smallest unit, its weight in whole units. */
export interface ModelLine {
  readonly price: bigint;
  readonly quantity: bigint;
  readonly weight: bigint;
  readonly profile: number;
  readonly group: number;
}

/** A shop with a purchase. */
export interface ModelPurchase {
  readonly currency: Currency;
  readonly included: boolean;
  /** Ten per cent off. */
  readonly coupon: boolean;
  readonly lines: readonly ModelLine[];
  readonly options: readonly ModelOption[];
  /** Of each group of goods, in millionths; none: not taxed. The last one is the delivery's. */
  readonly taxRates: readonly (bigint | undefined)[];
}

/** What it comes to, in the currency's smallest unit. */
export interface ModelSums {
  readonly subtotal: bigint;
  readonly discount: bigint;
  readonly delivery: bigint;
  readonly lineTaxes: readonly bigint[];
  readonly paid: readonly bigint[];
  readonly deliveryTax: bigint;
  readonly tax: bigint;
  readonly total: bigint;
}

/** Half up, of a quotient that is not negative. */
const rounded = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);

const add = (values: readonly bigint[]): bigint => values.reduce((sum, one) => sum + one, 0n);

/** Thousandths of a unit in the smallest unit of a currency. */
const scaleOf = (currency: Currency): bigint => 10n ** BigInt(THOUSANDTHS - PLACES[currency]);

/** A whole number of 10^-places as a decimal text. */
export function written(value: bigint, places: number): string {
  const digits = value.toString().padStart(places + 1, "0");
  const point = digits.length - places;
  return places === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** Shares of a sum by weight: rounded down, the rest one by one to those that lost most. */
function shared(total: bigint, weights: readonly bigint[]): bigint[] {
  const whole = add(weights);
  if (whole === 0n) return weights.map(() => 0n);
  const shares = weights.map((weight) => (total * weight) / whole);
  const lost = weights.map((weight) => (total * weight) % whole);
  const order = weights.map((_, index) => index);
  order.sort((a, b) => Number((lost[b] ?? 0n) - (lost[a] ?? 0n)) || a - b);
  for (const index of order.slice(0, Number(total - add(shares)))) {
    shares[index] = (shares[index] ?? 0n) + 1n;
  }
  return shares;
}

const HOLDS: Readonly<Record<Operator, (actual: bigint, value: bigint) => boolean>> = {
  EQ: (actual, value) => actual === value,
  GT: (actual, value) => actual > value,
  GTE: (actual, value) => actual >= value,
  LT: (actual, value) => actual < value,
  LTE: (actual, value) => actual <= value,
};

/** What each line costs after the coupon. */
function paidFor({ lines, coupon }: ModelPurchase): { off: bigint; paid: bigint[] } {
  const totals = lines.map(({ price, quantity }) => price * quantity);
  const off = coupon ? rounded(add(totals), 10n) : 0n;
  const shares = shared(off, totals);
  return { off, paid: totals.map((total, index) => total - (shares[index] ?? 0n)) };
}

/** What is offered: a price in the smallest unit for each title that all profiles of the lines have. */
export function offered(purchase: ModelPurchase): { title: string; price: bigint }[] {
  const { lines, options, currency } = purchase;
  const { paid } = paidFor(purchase);
  const scale = scaleOf(currency);
  const profiles = [0, 1].filter((profile) => lines.some((line) => line.profile === profile));
  const lists = profiles.map((profile) => {
    const own = lines.flatMap((line, index) => (line.profile === profile ? [index] : []));
    const sumOf = (of: (line: ModelLine, index: number) => bigint) =>
      add(own.map((index) => of(lines[index] as ModelLine, index)));
    const quantity = sumOf((line) => line.quantity);
    const actual = {
      BY_TOTAL_QUANTITY: quantity * 1000n,
      BY_TOTAL_WEIGHT: sumOf((line) => line.weight * line.quantity) * 1000n,
      BY_TOTAL_PRICE: sumOf((_, index) => paid[index] ?? 0n) * scale,
    };
    return options.flatMap((option) => {
      if (option.profile !== profile) return [];
      const prices = option.rates
        .filter(({ conditions }) =>
          conditions.every((one) => HOLDS[one.operator](actual[one.type], one.value)),
        )
        .map(({ amount, each }) => (each ? amount * quantity : amount));
      const [least] = prices.sort((a, b) => Number(a - b));
      return least === undefined ? [] : [{ title: option.title, price: rounded(least, scale) }];
    });
  });
  const [first = [], ...rest] = lists;
  return first.flatMap(({ title, price }) => {
    const others = rest.map((list) => list.find((one) => one.title === title));
    if (others.includes(undefined)) return [];
    return [{ title, price: price + add(others.map((one) => one?.price ?? 0n)) }];
  });
}

/** The tax of an amount: on top of it, or the part of it that is tax already. */
function taxOf(amount: bigint, rate: bigint | undefined, included: boolean): bigint {
  if (rate === undefined) return 0n;
  return rounded(amount * rate, included ? MILLION + rate : MILLION);
}

/** All the sums, for a delivery at a price. */
export function sums(purchase: ModelPurchase, delivery: bigint): ModelSums {
  const { lines, taxRates, included } = purchase;
  const { off, paid } = paidFor(purchase);
  const subtotal = add(lines.map(({ price, quantity }) => price * quantity));
  const lineTaxes = lines.map(({ group }, index) =>
    taxOf(paid[index] ?? 0n, taxRates[group], included),
  );
  const deliveryTax = taxOf(delivery, taxRates.at(-1), included);
  const tax = add(lineTaxes) + deliveryTax;
  const total = subtotal - off + delivery + (included ? 0n : tax);
  return { subtotal, discount: off, delivery, lineTaxes, paid, deliveryTax, tax, total };
}
