// Compares the pricing engine with a model that uses only integers.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amount } from "../../kernel/money.js";
import type { Discount, DiscountPart } from "./discounts.js";
import { type Taxed, taxedAt } from "./taxes.js";
import { DELIVERY, discountLines, totalsOf } from "./totals.js";

/** Divides non-negative integers and rounds half up. */
const divide = (value: bigint, by: bigint): bigint => (2n * value + by) / (2n * by);
const min = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const sumOf = (values: readonly bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n);

/** Quantities are divisors of 20, so a unit price is a whole number of twentieths of a cent. */
const TWENTIETHS = 20n;

interface Line {
  readonly cents: bigint;
  readonly quantity: bigint;
}

/**
 * Distributes cents in proportion to weights. The shares with the largest remainders get the
 * leftover cents.
 */
function distribute(cents: bigint, weights: readonly bigint[]): bigint[] {
  const totalWeight = sumOf(weights);
  if (totalWeight === 0n) return weights.map(() => 0n);
  const shares = weights.map((weight) => (cents * weight) / totalWeight);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (cents * weight) % totalWeight }))
    .sort((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  const leftoverCents = Number(cents - sumOf(shares));
  for (const { index } of byRemainder.slice(0, leftoverCents))
    shares[index] = (shares[index] ?? 0n) + 1n;
  return shares;
}

type Kind =
  | "linePercentage"
  | "unitAmount"
  | "unitPrice"
  | "bundle"
  | "freeUnits"
  | "percentage"
  | "amount"
  | "shares";

/** A reduction in cents. `value` is a percentage or an amount. */
interface Reduction {
  readonly kind: Kind;
  readonly value: bigint;
  readonly count: bigint;
  readonly covers: readonly boolean[];
  readonly shares: readonly bigint[];
}

const isOpen = ({ cents, quantity }: Line) => cents > 0n && quantity > 0n;
const twentiethsOf = ({ cents, quantity }: Line) =>
  quantity === 0n ? 0n : (TWENTIETHS * cents) / quantity;

/** Returns the individual units of the open lines, ordered by price. */
function unitsOf(lines: readonly Line[], direction: 1 | -1) {
  return lines
    .flatMap((line, index) =>
      isOpen(line)
        ? Array.from({ length: Number(line.quantity) }, () => ({
            index,
            price: twentiethsOf(line),
          }))
        : [],
    )
    .sort((a, b) => direction * Number(a.price - b.price) || a.index - b.index);
}

function reductionParts(
  { kind, value, count, shares }: Reduction,
  lines: readonly Line[],
): bigint[] {
  const reduceEach = (reductionOf: (line: Line, index: number) => bigint) =>
    lines.map((line, index) => {
      const requested = isOpen(line) ? reductionOf(line, index) : 0n;
      return requested > 0n ? min(requested, line.cents) : 0n;
    });
  const cents = lines.map((line) => line.cents);
  const distributed = (requested: bigint) => distribute(min(requested, sumOf(cents)), cents);
  if (kind === "linePercentage") return reduceEach((line) => divide(line.cents * value, 100n));
  if (kind === "unitAmount") return reduceEach(({ quantity }) => value * quantity);
  if (kind === "unitPrice") return reduceEach((line) => line.cents - value * line.quantity);
  if (kind === "shares") return reduceEach((_, index) => shares[index] ?? 0n);
  if (kind === "percentage") return distributed(divide(sumOf(cents) * value, 100n));
  if (kind === "amount") return distributed(value);
  const units = unitsOf(lines, kind === "bundle" ? -1 : 1);
  const selectedTotals = lines.map(() => 0n);
  const size = kind === "bundle" ? count : 2n * count;
  const groups = BigInt(units.length) / size;
  for (const { index, price } of units.slice(0, Number(groups * count)))
    selectedTotals[index] = (selectedTotals[index] ?? 0n) + price;
  if (kind === "freeUnits") return selectedTotals.map((price) => divide(price, TWENTIETHS));
  const off = sumOf(selectedTotals) - TWENTIETHS * value * groups;
  return off > 0n ? distribute(divide(off, TWENTIETHS), selectedTotals) : lines.map(() => 0n);
}

const text = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, "0")}`;

/** Converts a reduction of the model to a reduction of the engine. */
function partOf({ kind, value, count, covers, shares }: Reduction): DiscountPart {
  const price = text(value);
  const reductions = {
    linePercentage: { kind: "linePercentage", percentage: String(value) },
    unitAmount: { kind: "unitAmount", amount: price },
    unitPrice: { kind: "unitPrice", price },
    bundle: { kind: "bundle", quantity: Number(count), price },
    freeUnits: { kind: "freeUnits", x: Number(count), y: Number(count) },
    percentage: { kind: "percentage", percentage: String(value) },
    amount: { kind: "amount", amount: price },
    shares: { kind: "shares", shares: shares.map((cents) => amount(text(cents))) },
  } as const;
  return { reduction: reductions[kind], covers };
}

const LINES = 4;
const centsUpTo = (max: bigint) => fc.bigInt({ min: 0n, max });
const line = fc.record({
  // Prices are in tenths of a cent, because a price can include fractions of a cent.
  unit: centsUpTo(100_000n),
  quantity: fc.constantFrom(0n, 1n, 2n, 4n, 5n, 10n),
});
const perLine = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.array(arbitrary, { minLength: LINES, maxLength: LINES });
const reduction = fc
  .constantFrom<Kind>(
    "linePercentage",
    "unitAmount",
    "unitPrice",
    "bundle",
    "freeUnits",
    "percentage",
    "amount",
    "shares",
  )
  .chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      value: centsUpTo(kind.endsWith("ercentage") ? 100n : 9_000n),
      count: fc.bigInt({ min: 1n, max: 5n }),
      covers: perLine(fc.boolean()),
      shares: perLine(centsUpTo(3_000n)),
    }),
  );
const discount = fc.record({
  parts: fc.array(reduction, { minLength: 1, maxLength: 2 }),
  applied: fc.boolean(),
});
/** Tax rates in ten-thousandths. */
const rates = fc.array(centsUpTo(2_500n), { maxLength: 2 });
const purchase = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: LINES }),
  discounts: fc.array(discount, { maxLength: 3 }),
  delivery: centsUpTo(5_000n),
  fees: fc.array(centsUpTo(5_000n), { maxLength: 2 }),
  rates: fc.array(rates, { minLength: LINES + 3, maxLength: LINES + 3 }),
  included: fc.boolean(),
  giftCard: centsUpTo(200_000n),
});

/** Returns the tax for each rate. A tax-inclusive price includes the taxes at all rates. */
function taxesOf(price: bigint, lineRates: readonly bigint[], included: boolean): bigint[] {
  const base = 10_000n + sumOf(lineRates);
  return lineRates.map((rate) => divide(price * rate, included ? base : 10_000n));
}

describe("the pricing engine", () => {
  it("agrees with a model that calculates with integers", () => {
    fc.assert(
      fc.property(purchase, (example) => {
        const { included } = example;
        const count = example.lines.length;
        const totals = example.lines.map(({ unit, quantity }) => divide(unit * quantity, 10n));
        let net = totals;
        const expectedShares = example.discounts.map(({ parts, applied }) => {
          let open = net;
          const shares = parts.map((part) => {
            const covered = open.map((rest, index) => ({
              cents: part.covers[index] ? rest : 0n,
              quantity: example.lines[index]?.quantity ?? 0n,
            }));
            const reductions = reductionParts(part, covered);
            open = open.map((rest, index) => rest - (reductions[index] ?? 0n));
            return reductions;
          });
          if (applied) net = open;
          return totals.map((_, index) => sumOf(shares.map((share) => share[index] ?? 0n)));
        });
        const prices = [...net, example.delivery, ...example.fees];
        const taxes = prices.map((price, index) =>
          taxesOf(price, example.rates[index] ?? [], included),
        );
        const tax = sumOf(taxes.flat());
        const total = sumOf(prices) + (included ? 0n : tax);
        const giftCard = min(example.giftCard, total);

        const engineLines = example.lines.map(({ unit, quantity }, index) => ({
          id: `line ${index}`,
          unit: amount(String(unit)).div(1000),
          quantity: Number(quantity),
        }));
        const discounts = example.discounts.map(
          ({ parts, applied }, index): Discount => ({
            id: `discount ${index}`,
            applied,
            parts: parts.map(partOf),
          }),
        );
        const { lineTotals, results: discountResults } = discountLines(
          engineLines,
          discounts,
          "USD",
        );
        const keys = [
          ...engineLines.map(({ id }) => id),
          DELIVERY,
          ...example.fees.map((_, index) => `fee ${index}`),
        ];
        const priced = totalsOf({
          currency: "USD",
          included,
          lineTotals,
          delivery: amount(text(example.delivery)),
          fees: example.fees.map((fee, index) => ({
            id: `fee ${index}`,
            price: amount(text(fee)),
          })),
          taxes: new Map(
            keys.map((key, index): [string, Taxed] => {
              const item = { full: amount(text(prices[index] ?? 0n)), included };
              const itemRates = (example.rates[index] ?? []).map((rate) => ({
                levy: { taxName: "", taxType: "", jurisdiction: "", jurisdictionType: "" },
                rate: amount(String(rate)).div(10_000).toFixed(),
              }));
              return [key, taxedAt(item, itemRates, "USD")];
            }),
          ),
          giftCard: amount(text(example.giftCard)),
        });

        expect(discountResults.map(({ shares }) => shares.map(String))).toEqual(
          expectedShares.map((shares) => shares.map((share) => String(amount(text(share))))),
        );
        expect({
          lines: priced.lines.map((pricedLine) =>
            [pricedLine.total, pricedLine.discount, pricedLine.net].map(String),
          ),
          taxes: [...priced.lines, { taxed: priced.taxedDelivery }, ...priced.fees].map(
            ({ taxed }) => taxed.levies.map((levy) => String(levy.tax)),
          ),
          subtotal: String(priced.subtotal),
          discount: String(priced.discount),
          delivery: String(priced.deliveryPrice),
          fees: String(priced.feesTotal),
          tax: String(priced.tax),
          total: String(priced.total),
          giftCard: String(priced.giftCard),
          toPay: String(priced.toPay),
        }).toEqual({
          lines: totals.map((expectedTotal, index) => {
            const rest = net[index] ?? 0n;
            return [expectedTotal, expectedTotal - rest, rest].map((value) =>
              String(amount(text(value))),
            );
          }),
          taxes: taxes.map((lineTaxes) => lineTaxes.map((value) => String(amount(text(value))))),
          subtotal: String(amount(text(sumOf(totals)))),
          discount: String(amount(text(sumOf(totals) - sumOf(net)))),
          delivery: String(amount(text(example.delivery))),
          fees: String(amount(text(sumOf(prices.slice(count + 1))))),
          tax: String(amount(text(tax))),
          total: String(amount(text(total))),
          giftCard: String(amount(text(giftCard))),
          toPay: String(amount(text(total - giftCard))),
        });
      }),
      { numRuns: 1_000 },
    );
  });
});
