// Each discount applies to the amounts that remain after the previously applied discounts.

import { type Amount, allocate, amount, round, smaller, sum, zero } from "../../kernel/money.js";

export interface DiscountableLine {
  readonly quantity: number;
  readonly total: Amount;
}

export type Reduction =
  | { readonly kind: "linePercentage"; readonly percentage: string | number }
  | { readonly kind: "unitAmount"; readonly amount: string }
  | { readonly kind: "unitPrice"; readonly price: string }
  | { readonly kind: "bundle"; readonly quantity: number; readonly price: string }
  /** For every `x + y` units, `y` are free, starting with the cheapest of all units. */
  | { readonly kind: "freeUnits"; readonly x: number; readonly y: number }
  /** A percentage of the sum of all covered line items. */
  | { readonly kind: "percentage"; readonly percentage: string | number }
  /** An amount off the sum of all covered line items. */
  | { readonly kind: "amount"; readonly amount: string }
  /** Amounts by line item index. An excess amount does not reduce other line items. */
  | { readonly kind: "shares"; readonly shares: readonly Amount[] };

export interface DiscountPart {
  readonly reduction: Reduction;
  /** Whether each line item is covered, by index. By default, all of them are covered. */
  readonly covers?: readonly boolean[];
  readonly onlyCheapestUnit?: boolean;
}

export interface Discount {
  readonly id: string;
  readonly parts: readonly DiscountPart[];
  /** Default: true. If false, the amount is calculated but does not reduce the purchase. */
  readonly applied?: boolean;
}

export interface DiscountResult {
  readonly amount: Amount;
  readonly shares: readonly Amount[];
  /** Whether a `percentage` or `amount` reduction is larger than the sum that it applies to. */
  readonly exceeds: boolean;
}

interface OpenLine {
  readonly net: Amount;
  readonly quantity: number;
}

const isOpen = ({ net, quantity }: OpenLine) => quantity > 0 && net.gt(0);
const unitOf = ({ net, quantity }: OpenLine): Amount => net.div(quantity);

function cheapestUnit(lines: readonly OpenLine[]): OpenLine[] {
  const [cheapest] = lines.filter(isOpen).sort((a, b) => unitOf(a).cmp(unitOf(b)));
  return lines.map((line) =>
    line === cheapest ? { net: unitOf(line), quantity: 1 } : { net: zero(), quantity: 0 },
  );
}

function distribute(requested: Amount, lines: readonly OpenLine[], currency: string) {
  const amounts = lines.map(({ net }) => net);
  const base = sum(amounts);
  const amount = smaller(requested, base);
  return { amount, shares: allocate(amount, amounts, currency), exceeds: requested.gt(base) };
}

/** `reductionOf` returns the reduction before rounding. */
function reduceAll(
  lines: readonly OpenLine[],
  currency: string,
  reductionOf: (line: OpenLine, index: number) => Amount,
): DiscountResult {
  const shares = lines.map((line, index) => {
    const requested = isOpen(line) ? round(reductionOf(line, index), currency) : zero();
    return requested.gt(0) ? smaller(requested, line.net) : zero();
  });
  return { amount: sum(shares), shares, exceeds: false };
}

/** The most expensive units are bundled first. */
function reduceBundles(
  lines: readonly OpenLine[],
  { quantity, price }: { readonly quantity: number; readonly price: string },
  currency: string,
): DiscountResult {
  const openLines = lines
    .map((line, index) => ({ index, line }))
    .filter(({ line }) => isOpen(line))
    .sort((a, b) => unitOf(b.line).cmp(unitOf(a.line)) || a.index - b.index);
  const count = openLines.reduce((all, { line }) => all + line.quantity, 0);
  const bundleCount = Math.floor(count / quantity);
  const weights = lines.map(() => zero());
  let units = bundleCount * quantity;
  for (const { index, line } of openLines) {
    const usedUnits = Math.min(units, line.quantity);
    // A fully bundled line item uses its exact amount, to avoid rounding errors from a division.
    weights[index] = usedUnits === line.quantity ? line.net : unitOf(line).times(usedUnits);
    units -= usedUnits;
  }
  const reduction = round(sum(weights).minus(amount(price).times(bundleCount)), currency);
  const shares = reduction.gt(0) ? allocate(reduction, weights, currency) : lines.map(() => zero());
  return { amount: sum(shares), shares, exceeds: false };
}

/** The cheapest units are free first. */
function freeUnitsOf(lines: readonly OpenLine[], x: number, y: number): number[] {
  const openLines = lines.filter(isOpen);
  const units = openLines.reduce((count, { quantity }) => count + quantity, 0);
  let remainingUnits = Math.floor(units / (x + y)) * y;
  const freeQuantities = new Map<OpenLine, number>();
  for (const line of openLines.sort((a, b) => unitOf(a).cmp(unitOf(b)))) {
    const count = Math.min(remainingUnits, line.quantity);
    freeQuantities.set(line, count);
    remainingUnits -= count;
  }
  return lines.map((line) => freeQuantities.get(line) ?? 0);
}

function reduceBy(reduction: Reduction, lines: readonly OpenLine[], currency: string) {
  switch (reduction.kind) {
    case "linePercentage":
      return reduceAll(lines, currency, ({ net }) => net.times(reduction.percentage).div(100));
    case "unitAmount":
      return reduceAll(lines, currency, ({ quantity }) => amount(reduction.amount).times(quantity));
    case "unitPrice":
      return reduceAll(lines, currency, ({ net, quantity }) =>
        net.minus(amount(reduction.price).times(quantity)),
      );
    case "bundle":
      return reduceBundles(lines, reduction, currency);
    case "freeUnits": {
      const freeUnits = freeUnitsOf(lines, reduction.x, reduction.y);
      return reduceAll(lines, currency, (line, index) => unitOf(line).times(freeUnits[index] ?? 0));
    }
    case "percentage": {
      const base = sum(lines.map(({ net }) => net));
      const requested = round(base.times(reduction.percentage).div(100), currency);
      return distribute(requested, lines, currency);
    }
    case "amount":
      return distribute(round(amount(reduction.amount), currency), lines, currency);
    case "shares":
      return reduceAll(lines, currency, (_, index) => reduction.shares[index] ?? zero());
  }
}

export function applyDiscounts(
  lines: readonly DiscountableLine[],
  discounts: readonly Discount[],
  currency: string,
) {
  let net: readonly Amount[] = lines.map(({ total }) => total);
  const results = discounts.map(({ parts, applied = true }): DiscountResult => {
    let openNet = net;
    const partResults = parts.map(({ reduction, covers, onlyCheapestUnit }) => {
      const coveredLines = lines.map(({ quantity }, index) => ({
        net: covers?.[index] === false ? zero() : (openNet[index] ?? zero()),
        quantity,
      }));
      const reducibleLines = onlyCheapestUnit ? cheapestUnit(coveredLines) : coveredLines;
      const result = reduceBy(reduction, reducibleLines, currency);
      openNet = openNet.map((openAmount, index) => openAmount.minus(result.shares[index] ?? 0));
      return result;
    });
    if (applied) net = openNet;
    return {
      amount: sum(partResults.map((partResult) => partResult.amount)),
      shares: lines.map((_, index) =>
        sum(partResults.map(({ shares }) => shares[index] ?? zero())),
      ),
      exceeds: partResults.some(({ exceeds }) => exceeds),
    };
  });
  return { results, net };
}

export type PriceReduction = Extract<Reduction, { readonly kind: "percentage" | "amount" }>;

export function reducePrice(
  price: Amount,
  reductions: readonly { readonly reduction: PriceReduction; readonly applied?: boolean }[],
  currency: string,
) {
  let net = price;
  const results = reductions.map(({ reduction, applied = true }) => {
    const { amount: discount, exceeds } = reduceBy(reduction, [{ net, quantity: 1 }], currency);
    if (applied) net = net.minus(discount);
    return { amount: discount, exceeds };
  });
  return { results, net };
}
