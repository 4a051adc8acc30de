// Exact arithmetic with decimal strings, such as "19.90". Text that is not a number counts as 0.

const digitsOf = (...amounts: readonly string[]) =>
  Math.max(...amounts.map((amount) => amount.split(".")[1]?.length ?? 0));

function scaled(amount: string, digits: number): bigint {
  const [whole, fraction = ""] = /^\d+(\.\d+)?$/.test(amount) ? amount.split(".") : ["0"];
  return BigInt(whole + fraction.padEnd(digits, "0"));
}

function written(value: bigint, digits: number): string {
  const text = String(value).padStart(digits + 1, "0");
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Returns whether an amount is greater than another one. */
export function isMore(one: string, other: string): boolean {
  const digits = digitsOf(one, other);
  return scaled(one, digits) > scaled(other, digits);
}

/** Subtracts amounts. The result is at least 0. */
export function subtract(amount: string, others: readonly string[]): string {
  const digits = digitsOf(amount, ...others);
  const left = others.reduce((rest, other) => rest - scaled(other, digits), scaled(amount, digits));
  return written(left > 0n ? left : 0n, digits);
}

/** Multiplies an amount by an integer. */
export function multiply(amount: string, quantity: number): string {
  const digits = digitsOf(amount);
  return written(scaled(amount, digits) * BigInt(quantity), digits);
}
