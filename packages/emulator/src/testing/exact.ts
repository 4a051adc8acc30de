// Exact integer arithmetic for the models in tests. It shares no code with the emulator.

export function formatDecimal(units: bigint, places: number): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, "0");
  const point = digits.length - places;
  const text = places === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`;
  return units < 0n ? `-${text}` : text;
}

/** Divides two non-negative numbers, and rounds half up. */
export const divideRounded = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);

export const sumOf = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((sum, amount) => sum + amount, 0n);

export const minimum = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/**
 * Splits an amount in proportion to weights. Rounds down, then gives the remainder to the parts
 * with the largest fractions.
 */
export function splitByWeights(amount: bigint, weights: readonly bigint[]): bigint[] {
  const totalWeight = sumOf(weights);
  if (totalWeight === 0n) return weights.map(() => 0n);
  const parts = weights.map((weight) => (amount * weight) / totalWeight);
  const remainders = weights.map((weight, index) => ({
    index,
    remainder: (amount * weight) % totalWeight,
  }));
  remainders.sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  for (const { index } of remainders.slice(0, Number(amount - sumOf(parts)))) {
    parts[index] = (parts[index] ?? 0n) + 1n;
  }
  return parts;
}
