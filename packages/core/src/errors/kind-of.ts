/** Returns the engine's tag of a value from any realm, such as "[object Date]". */
export function tagOf(value: unknown): string {
  return Object.prototype.toString.call(value);
}

const KINDS: Readonly<Record<string, string>> = {
  "[object AbortSignal]": "an AbortSignal",
  "[object Promise]": "a promise",
};

/**
 * Describes the type of a value for a message: "a string", "a list", "null", "NaN", "-1". It never includes content,
 * which may be a secret.
 */
export function kindOf(value: unknown): string {
  const type = typeof value;
  // For NaN, infinite and negative numbers, the value itself is the problem, so the message shows it.
  if (type === "number" ? !((value as number) >= 0 && Number.isFinite(value)) : value == null) {
    return String(value);
  }
  if (type !== "object") return `a ${type}`;
  if (Array.isArray(value)) return "a list";
  return KINDS[tagOf(value)] ?? "an object";
}
