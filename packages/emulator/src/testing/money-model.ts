// A small calculator of its own for delivery and tax, in whole numbers. It shares no code with the emulator.

import { least, rounded, split, total } from "./exact.js";

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
  /** Its value is what the purchase has. */
  readonly exactly?: boolean;
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

/** Places of which each has a tax region of its own; two of them are a delivery region. */
export const DESTINATIONS = {
  US: { country: "US", subdivision: "US-CA" },
  NY: { country: "US", subdivision: "US-NY" },
  FR: { country: "FR" },
} as const;
export type Destination = keyof typeof DESTINATIONS;

/** A line: its price of one in the currency's smallest unit, its weight in hundredths. */
export interface ModelLine {
  readonly price: bigint;
  readonly quantity: bigint;
  readonly weight: bigint;
  readonly profile: number;
  readonly group: number;
  /** It is in the catalog: automatic discounts are for such things. */
  readonly listed: boolean;
  /** Where the bill goes decides its tax, not where it goes itself. */
  readonly billed: boolean;
}

/** An automatic discount, for some of the lines that are in the catalog. */
export interface ModelRule {
  readonly kind: "percentage" | "fixedAmount" | "fixedPrice";
  /** Tenths of a percent, or the currency's smallest unit. */
  readonly value: bigint;
  readonly lines: readonly number[];
}

/** A coupon: tenths of a percent, or an amount in the smallest unit. */
export interface ModelCoupon {
  readonly kind: "percentOff" | "amountOff";
  readonly value: bigint;
}

/** A tax, in millionths; `exempt`: of buyers who pay another one. */
export interface ModelTax {
  readonly rate: bigint;
  readonly exempt: bigint | undefined;
}

/** A shop with a purchase. */
export interface ModelPurchase {
  readonly currency: Currency;
  readonly included: boolean;
  readonly rules: readonly ModelRule[];
  readonly coupon: ModelCoupon | undefined;
  /** Those of the catalog come first. */
  readonly lines: readonly ModelLine[];
  readonly options: readonly ModelOption[];
  /** What the carrier of the second profile takes besides, in thousandths. */
  readonly charge: bigint;
  /** Of each group of goods, by place; none: not taxed. The last one is the delivery's. */
  readonly taxes: Readonly<Record<Destination, readonly (ModelTax | undefined)[]>>;
  readonly to: Destination;
  readonly billTo: Destination;
  /** The buyer is one of those with other rates. */
  readonly exempt: boolean;
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

/** Thousandths of a unit in the smallest unit of a currency. */
const scaleOf = (currency: Currency): bigint => 10n ** BigInt(THOUSANDTHS - PLACES[currency]);

const HOLDS: Readonly<Record<Operator, (actual: bigint, value: bigint) => boolean>> = {
  EQ: (actual, value) => actual === value,
  GT: (actual, value) => actual > value,
  GTE: (actual, value) => actual >= value,
  LT: (actual, value) => actual < value,
  LTE: (actual, value) => actual <= value,
};

/** What a rule takes off a line of which so much is left. */
function ruleOff({ kind, value }: ModelRule, left: bigint, quantity: bigint): bigint {
  const wanted = {
    percentage: rounded(left * value, 1000n),
    fixedAmount: value * quantity,
    fixedPrice: left - value * quantity,
  }[kind];
  if (wanted < 0n) return 0n;
  return least(wanted, left);
}

/** What each line costs after the rules, one after the other, and then the coupon. */
function paidFor({ lines, rules, coupon }: ModelPurchase): { off: bigint; paid: bigint[] } {
  const totals = lines.map(({ price, quantity }) => price * quantity);
  let left = totals;
  for (const rule of rules) {
    left = left.map((one, index) => {
      const { listed = false, quantity = 0n } = lines[index] ?? {};
      if (!listed || !rule.lines.includes(index)) return one;
      return one - ruleOff(rule, one, quantity);
    });
  }
  const base = total(left);
  const wanted =
    coupon?.kind === "percentOff" ? rounded(base * coupon.value, 1000n) : coupon?.value;
  const off = wanted === undefined ? 0n : least(wanted, base);
  const shares = split(off, left);
  const paid = left.map((one, index) => one - (shares[index] ?? 0n));
  return { off: total(totals) - total(paid), paid };
}

/** What conditions look at, in thousandths, of the lines of a profile; undefined where it has none. */
export function loadOf(purchase: ModelPurchase, profile: number) {
  const { lines, currency } = purchase;
  const { paid } = paidFor(purchase);
  const own = lines.flatMap((line, index) => (line.profile === profile ? [{ line, index }] : []));
  if (own.length === 0) return undefined;
  const quantity = total(own.map(({ line }) => line.quantity));
  return {
    BY_TOTAL_QUANTITY: quantity * 1000n,
    // weights are hundredths
    BY_TOTAL_WEIGHT: total(own.map(({ line }) => line.weight * line.quantity)) * 10n,
    BY_TOTAL_PRICE: total(own.map(({ index }) => paid[index] ?? 0n)) * scaleOf(currency),
  };
}

/** What is offered: a price in the smallest unit for each title that all profiles of the lines have. */
export function offered(purchase: ModelPurchase): { title: string; price: bigint }[] {
  const { options, currency, charge } = purchase;
  const scale = scaleOf(currency);
  const lists = [0, 1].flatMap((profile) => {
    const load = loadOf(purchase, profile);
    if (!load) return [];
    const quantity = load.BY_TOTAL_QUANTITY / 1000n;
    const offers = options.flatMap((option) => {
      if (option.profile !== profile) return [];
      const prices = option.rates
        .filter(({ conditions }) =>
          conditions.every((one) => HOLDS[one.operator](load[one.type], one.value)),
        )
        .map(({ amount, each }) => (each ? amount * quantity : amount));
      const [cheapest] = prices.sort((a, b) => Number(a - b));
      if (cheapest === undefined) return [];
      const besides = profile === 0 ? 0n : rounded(charge, scale);
      return [{ title: option.title, price: rounded(cheapest, scale) + besides }];
    });
    return [offers];
  });
  const [first = [], ...rest] = lists;
  return first.flatMap(({ title, price }) => {
    const others = rest.map((list) => list.find((one) => one.title === title));
    if (others.includes(undefined)) return [];
    return [{ title, price: price + total(others.map((one) => one?.price ?? 0n)) }];
  });
}

/** The tax of an amount: on top of it, or the part of it that is tax already. */
function taxOf(
  amount: bigint,
  tax: ModelTax | undefined,
  { included, exempt }: ModelPurchase,
): bigint {
  if (!tax) return 0n;
  const rate = exempt ? (tax.exempt ?? tax.rate) : tax.rate;
  return rounded(amount * rate, included ? MILLION + rate : MILLION);
}

/** The place whose taxes a line has. */
export const taxedIn = ({ to, billTo }: ModelPurchase, { listed, billed }: ModelLine) =>
  billed && !listed ? billTo : to;

/** All the sums, for a delivery at a price. */
export function sums(purchase: ModelPurchase, delivery: bigint): ModelSums {
  const { lines, taxes, included, to } = purchase;
  const { off, paid } = paidFor(purchase);
  const subtotal = total(lines.map(({ price, quantity }) => price * quantity));
  const lineTaxes = lines.map((line, index) =>
    taxOf(paid[index] ?? 0n, taxes[taxedIn(purchase, line)][line.group], purchase),
  );
  const deliveryTax = taxOf(delivery, taxes[to].at(-1), purchase);
  const tax = total(lineTaxes) + deliveryTax;
  const all = subtotal - off + delivery + (included ? 0n : tax);
  return { subtotal, discount: off, delivery, lineTaxes, paid, deliveryTax, tax, total: all };
}
