/** Supports values of any realm: "[object Date]". */
export function tagOf(value: unknown): string {
  return Object.prototype.toString.call(value);
}

const KINDS: Readonly<Record<string, string>> = {
  "[object AbortSignal]": "an AbortSignal",
  "[object Promise]": "a promise",
};

/**
 * Describes a value's type for a message, such as "a string", "a list", "NaN" or "-1". The result
 * never includes content, which may be a secret.
 */
export function kindOf(value: unknown): string {
  const type = typeof value;
  // NaN, infinite and negative numbers are shown, because the value itself is the problem.
  if (type === "number" ? !((value as number) >= 0 && Number.isFinite(value)) : value == null) {
    return String(value);
  }
  if (type !== "object") return `a ${type}`;
  if (Array.isArray(value)) return "a list";
  return KINDS[tagOf(value)] ?? "an object";
}
