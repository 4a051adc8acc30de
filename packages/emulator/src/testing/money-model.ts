// An integer model of delivery and tax. It shares no code with the emulator.

import { divideRounded, minimum, splitByWeights, sumOf } from "./exact.js";

export const DECIMALS = { USD: 2, JPY: 0, KWD: 3 } as const;
export type Currency = keyof typeof DECIMALS;

/** Decimal places of delivery prices, charges and conditions, in every currency. */
const AMOUNT_DECIMALS = 3;
const MILLION = 1_000_000n;

export type Operator = "EQ" | "GT" | "GTE" | "LT" | "LTE";

export interface ModelCondition {
  readonly type: "BY_TOTAL_WEIGHT" | "BY_TOTAL_PRICE" | "BY_TOTAL_QUANTITY";
  readonly operator: Operator;
  readonly value: bigint;
  /** Whether the purchase's actual value replaces this value, to test the exact limit. */
  readonly isExact?: boolean;
}

export interface ModelRate {
  readonly amount: bigint;
  readonly each: boolean;
  readonly conditions: readonly ModelCondition[];
}

export interface ModelOption {
  readonly profile: number;
  readonly title: string;
  readonly rates: readonly ModelRate[];
}

/** Destinations, each in a separate tax region. Two destinations share a delivery region. */
export const DESTINATIONS = {
  US: { country: "US", subdivision: "US-CA" },
  NY: { country: "US", subdivision: "US-NY" },
  FR: { country: "FR" },
} as const;
export type Destination = keyof typeof DESTINATIONS;

/** The price is in the smallest currency unit, and the weight is in hundredths. */
export interface ModelLine {
  readonly price: bigint;
  readonly quantity: bigint;
  readonly weight: bigint;
  readonly profile: number;
  readonly group: number;
  /** Whether the item is in the catalog. Only catalog items get automatic discounts. */
  readonly listed: boolean;
  /** Whether the billing address determines the tax. Ignored for catalog items. */
  readonly billed: boolean;
}

export interface ModelRule {
  readonly kind: "percentage" | "fixedAmount" | "fixedPrice";
  /** In tenths of a percent, or in the smallest currency unit. */
  readonly value: bigint;
  readonly lines: readonly number[];
}

/** Coupon with a value in tenths of a percent, or in the smallest currency unit. */
export interface ModelCoupon {
  readonly kind: "percentOff" | "amountOff";
  readonly value: bigint;
}

/** Tax rates in millionths. `exempt` is the rate for tax-exempt buyers. */
export interface ModelTax {
  readonly rate: bigint;
  readonly exempt: bigint | undefined;
}

export interface ModelPurchase {
  readonly currency: Currency;
  readonly included: boolean;
  readonly rules: readonly ModelRule[];
  readonly coupon: ModelCoupon | undefined;
  /** Line items: first the catalog items, then the others. */
  readonly lines: readonly ModelLine[];
  readonly options: readonly ModelOption[];
  /** Surcharge from the second profile's carrier, in thousandths. */
  readonly charge: bigint;
  /** Tax for each tax group, by destination. The last group is for delivery. */
  readonly taxes: Readonly<Record<Destination, readonly (ModelTax | undefined)[]>>;
  readonly to: Destination;
  readonly billTo: Destination;
  readonly exempt: boolean;
}

/** Sums in the smallest currency unit. */
export interface ModelSums {
  readonly subtotal: bigint;
  readonly discount: bigint;
  readonly delivery: bigint;
  readonly lineTaxes: readonly bigint[];
  readonly lineTotals: readonly bigint[];
  readonly deliveryTax: bigint;
  readonly tax: bigint;
  readonly total: bigint;
}

const scaleOf = (currency: Currency): bigint => 10n ** BigInt(AMOUNT_DECIMALS - DECIMALS[currency]);

const COMPARISONS: Readonly<Record<Operator, (actual: bigint, value: bigint) => boolean>> = {
  EQ: (actual, value) => actual === value,
  GT: (actual, value) => actual > value,
  GTE: (actual, value) => actual >= value,
  LT: (actual, value) => actual < value,
  LTE: (actual, value) => actual <= value,
};

function ruleDiscount({ kind, value }: ModelRule, remaining: bigint, quantity: bigint): bigint {
  const discount = {
    percentage: divideRounded(remaining * value, 1000n),
    fixedAmount: value * quantity,
    fixedPrice: remaining - value * quantity,
  }[kind];
  if (discount < 0n) return 0n;
  return minimum(discount, remaining);
}

function applyDiscounts({ lines, rules, coupon }: ModelPurchase): {
  discount: bigint;
  lineTotals: bigint[];
} {
  const totals = lines.map(({ price, quantity }) => price * quantity);
  let openTotals = totals;
  for (const rule of rules) {
    openTotals = openTotals.map((amount, index) => {
      const { listed = false, quantity = 0n } = lines[index] ?? {};
      if (!listed || !rule.lines.includes(index)) return amount;
      return amount - ruleDiscount(rule, amount, quantity);
    });
  }
  const base = sumOf(openTotals);
  const requested =
    coupon?.kind === "percentOff" ? divideRounded(base * coupon.value, 1000n) : coupon?.value;
  const couponDiscount = requested === undefined ? 0n : minimum(requested, base);
  const shares = splitByWeights(couponDiscount, openTotals);
  const lineTotals = openTotals.map((amount, index) => amount - (shares[index] ?? 0n));
  return { discount: sumOf(totals) - sumOf(lineTotals), lineTotals };
}

/**
 * Returns the values that conditions compare, in thousandths. Returns undefined if the profile has
 * no line items.
 */
export function conditionValues(purchase: ModelPurchase, profile: number) {
  const { lines, currency } = purchase;
  const { lineTotals } = applyDiscounts(purchase);
  const profileLines = lines.flatMap((line, index) =>
    line.profile === profile ? [{ line, index }] : [],
  );
  if (profileLines.length === 0) return undefined;
  const quantity = sumOf(profileLines.map(({ line }) => line.quantity));
  return {
    BY_TOTAL_QUANTITY: quantity * 1000n,
    // Weights are in hundredths.
    BY_TOTAL_WEIGHT: sumOf(profileLines.map(({ line }) => line.weight * line.quantity)) * 10n,
    BY_TOTAL_PRICE:
      sumOf(profileLines.map(({ index }) => lineTotals[index] ?? 0n)) * scaleOf(currency),
  };
}

/** Returns the delivery options that the profiles of all line items have in common. */
export function offeredDelivery(purchase: ModelPurchase): { title: string; price: bigint }[] {
  const { options, currency, charge } = purchase;
  const scale = scaleOf(currency);
  const offersByProfile = [0, 1].flatMap((profile) => {
    const totals = conditionValues(purchase, profile);
    if (!totals) return [];
    const quantity = totals.BY_TOTAL_QUANTITY / 1000n;
    const offers = options.flatMap((option) => {
      if (option.profile !== profile) return [];
      const prices = option.rates
        .filter(({ conditions }) =>
          conditions.every((condition) =>
            COMPARISONS[condition.operator](totals[condition.type], condition.value),
          ),
        )
        .map(({ amount, each }) => (each ? amount * quantity : amount));
      const [cheapest] = prices.sort((a, b) => Number(a - b));
      if (cheapest === undefined) return [];
      const surcharge = profile === 0 ? 0n : divideRounded(charge, scale);
      return [{ title: option.title, price: divideRounded(cheapest, scale) + surcharge }];
    });
    return [offers];
  });
  const [first = [], ...rest] = offersByProfile;
  return first.flatMap(({ title, price }) => {
    const otherOptions = rest.map((offers) => offers.find((option) => option.title === title));
    if (otherOptions.includes(undefined)) return [];
    return [{ title, price: price + sumOf(otherOptions.map((option) => option?.price ?? 0n)) }];
  });
}

/** Returns the tax that is added to an amount, or the tax that the amount includes. */
function taxOf(
  amount: bigint,
  tax: ModelTax | undefined,
  { included, exempt }: ModelPurchase,
): bigint {
  if (!tax) return 0n;
  const rate = exempt ? (tax.exempt ?? tax.rate) : tax.rate;
  return divideRounded(amount * rate, included ? MILLION + rate : MILLION);
}

export const taxRegionOf = ({ to, billTo }: ModelPurchase, { listed, billed }: ModelLine) =>
  billed && !listed ? billTo : to;

export function expectedSums(purchase: ModelPurchase, delivery: bigint): ModelSums {
  const { lines, taxes, included, to } = purchase;
  const { discount, lineTotals } = applyDiscounts(purchase);
  const subtotal = sumOf(lines.map(({ price, quantity }) => price * quantity));
  const lineTaxes = lines.map((line, index) =>
    taxOf(lineTotals[index] ?? 0n, taxes[taxRegionOf(purchase, line)][line.group], purchase),
  );
  const deliveryTax = taxOf(delivery, taxes[to].at(-1), purchase);
  const tax = sumOf(lineTaxes) + deliveryTax;
  const total = subtotal - discount + delivery + (included ? 0n : tax);
  return { subtotal, discount, delivery, lineTaxes, lineTotals, deliveryTax, tax, total };
}
