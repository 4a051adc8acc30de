/** Serializes a value. The order of object fields does not matter, and fields without a value are skipped. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  const fields = Object.entries(value).filter(([, field]) => field !== null && field !== undefined);
  const written = fields.map(([key, field]) => `${JSON.stringify(key)}:${textOf(field)}`);
  return `{${written.sort().join()}}`;
}

/** Returns whether two values are equal, ignoring the order of fields and empty fields. */
export const same = (a: unknown, b: unknown): boolean => textOf(a) === textOf(b);

/**
 * Returns whether two catalog references select the same item with the same options. Missing options equal empty
 * options.
 */
export function sameReference(a: unknown, b: unknown): boolean {
  const whole = (reference: unknown) => {
    const { options, ...rest } = reference as { readonly options?: unknown };
    return { ...rest, options: options ?? {} };
  };
  return same(whole(a), whole(b));
}
