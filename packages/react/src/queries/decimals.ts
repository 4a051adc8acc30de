// Exact arithmetic with non-negative decimal strings, such as "19.90". Other strings are treated as
// 0.

const decimalPlaces = (...amounts: readonly string[]) =>
  Math.max(...amounts.map((amount) => amount.split(".")[1]?.length ?? 0));

function toInteger(amount: string, digits: number): bigint {
  const [units, fraction = ""] = /^\d+(\.\d+)?$/.test(amount) ? amount.split(".") : ["0"];
  return BigInt(units + fraction.padEnd(digits, "0"));
}

function toDecimal(value: bigint, digits: number): string {
  const text = String(value).padStart(digits + 1, "0");
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

export function isGreater(a: string, b: string): boolean {
  const digits = decimalPlaces(a, b);
  return toInteger(a, digits) > toInteger(b, digits);
}

export function subtract(amount: string, others: readonly string[]): string {
  const digits = decimalPlaces(amount, ...others);
  const difference = others.reduce(
    (remainder, other) => remainder - toInteger(other, digits),
    toInteger(amount, digits),
  );
  return toDecimal(difference > 0n ? difference : 0n, digits);
}

export function multiply(amount: string, quantity: number): string {
  const digits = decimalPlaces(amount);
  return toDecimal(toInteger(amount, digits) * BigInt(quantity), digits);
}
