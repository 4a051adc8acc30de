// Random purchases for the model of delivery and tax.

import fc from "fast-check";
import {
  type Currency,
  conditionValues,
  DECIMALS,
  DESTINATIONS,
  type Destination,
  type ModelLine,
  type ModelOption,
  type ModelPurchase,
  type ModelRule,
} from "./money-model.js";

const bigints = (min: number, max: number) => fc.integer({ min, max }).map(BigInt);
const price = bigints(0, 99_999);
/** See `ModelCondition.isExact`. */
const isExact = fc.nat(2).map((value) => value === 0);
const condition = fc.oneof(
  fc.record({
    isExact,
    type: fc.constantFrom("BY_TOTAL_WEIGHT" as const, "BY_TOTAL_PRICE" as const),
    operator: fc.constantFrom("GT" as const, "GTE" as const, "LT" as const, "LTE" as const),
    value: bigints(0, 999_999),
  }),
  fc.record({
    isExact,
    type: fc.constant("BY_TOTAL_QUANTITY" as const),
    operator: fc.constantFrom("EQ" as const, "GTE" as const, "LTE" as const),
    value: bigints(0, 12).map((wholeUnits) => wholeUnits * 1000n),
  }),
);
const rate = fc.record({
  amount: bigints(0, 40_000),
  each: fc.boolean(),
  conditions: fc.array(condition, { maxLength: 2 }),
});
const options = fc
  .uniqueArray(
    fc.record({
      profile: fc.nat(1),
      title: fc.constantFrom("Standard", "Express", "Freight"),
      rates: fc.array(rate, { minLength: 1, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 6, selector: ({ profile, title }) => `${profile} ${title}` },
  )
  // One option per profile has no conditions, so that every purchase can be delivered.
  .map((all): ModelOption[] => {
    const rates = [{ amount: 4_455n, each: false, conditions: [] }];
    return [...all, ...[0, 1].map((profile) => ({ profile, title: "Post", rates }))];
  });
const lines = fc
  .array(
    fc.record({
      price,
      quantity: bigints(1, 9),
      weight: bigints(0, 900),
      profile: fc.nat(1),
      group: fc.nat(2),
      listed: fc.nat(2).map((value) => value > 0),
      billed: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((all): ModelLine[] => [
    ...all.filter(({ listed }) => listed),
    ...all.filter(({ listed }) => !listed),
  ]);
const rule: fc.Arbitrary<ModelRule> = fc
  .record({
    kind: fc.constantFrom("percentage" as const, "fixedAmount" as const, "fixedPrice" as const),
    share: bigints(1, 1000),
    amount: bigints(1, 50_000),
    lines: fc.subarray([0, 1, 2, 3], { minLength: 1 }),
  })
  .map(({ kind, share, amount, lines: lineIndexes }) => {
    return { kind, value: kind === "percentage" ? share : amount, lines: lineIndexes };
  });
const coupon = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant("percentOff" as const), value: bigints(1, 1000) }),
    fc.record({ kind: fc.constant("amountOff" as const), value: bigints(1, 50_000) }),
  ),
  { nil: undefined },
);
const tax = fc.option(
  fc.record({
    rate: bigints(0, 300_000),
    // Rates for tax-exempt groups have three decimal places.
    exempt: fc.option(
      bigints(0, 300).map((value) => value * 1000n),
      { nil: undefined },
    ),
  }),
  { nil: undefined, freq: 3 },
);
const taxes = fc.tuple(tax, tax, tax, tax);
const destination = fc.constantFrom(...(Object.keys(DESTINATIONS) as Destination[]));

const randomPurchase: fc.Arbitrary<ModelPurchase> = fc.record({
  currency: fc.constantFrom(...(Object.keys(DECIMALS) as Currency[])),
  included: fc.boolean(),
  rules: fc.array(rule, { maxLength: 3 }),
  coupon,
  lines,
  options,
  charge: bigints(0, 9_999),
  taxes: fc.record({ US: taxes, NY: taxes, FR: taxes }),
  to: destination,
  billTo: destination,
  exempt: fc.boolean(),
});

export const purchases = randomPurchase.map((purchase): ModelPurchase => {
  const totals = [0, 1].map((profile) => conditionValues(purchase, profile));
  const options = purchase.options.map((option) => ({
    ...option,
    rates: option.rates.map((rate) => ({
      ...rate,
      conditions: rate.conditions.map((condition) => ({
        ...condition,
        value:
          (condition.isExact ? totals[option.profile]?.[condition.type] : undefined) ??
          condition.value,
      })),
    })),
  }));
  return { ...purchase, options };
});
