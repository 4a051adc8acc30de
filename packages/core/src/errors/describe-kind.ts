export function tagOf(value: unknown): string {
  return Object.prototype.toString.call(value);
}

const NAMES_BY_TAG: Readonly<Record<string, string>> = {
  "[object AbortSignal]": "an AbortSignal",
  "[object Promise]": "a promise",
};

/**
 * Describes a value's type, such as "a string" or "a list". Omits the content, because it may be a
 * secret.
 */
export function describeKind(value: unknown): string {
  const type = typeof value;
  // The message shows these values, because they contain no secrets.
  if (type === "number" ? !((value as number) >= 0 && Number.isFinite(value)) : value == null) {
    return String(value);
  }
  if (type !== "object") return `a ${type}`;
  if (Array.isArray(value)) return "a list";
  return NAMES_BY_TAG[tagOf(value)] ?? "an object";
}
