/** Ignores the order of object fields, and fields without a value. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  const fields = Object.entries(value).filter(([, field]) => field !== null && field !== undefined);
  const written = fields.map(([key, field]) => `${JSON.stringify(key)}:${textOf(field)}`);
  return `{${written.sort().join()}}`;
}

export const same = (a: unknown, b: unknown): boolean => textOf(a) === textOf(b);

/** Missing options equal empty options. */
export function sameReference(a: unknown, b: unknown): boolean {
  const whole = (reference: unknown) => {
    const { options, ...rest } = reference as { readonly options?: unknown };
    return { ...rest, options: options ?? {} };
  };
  return same(whole(a), whole(b));
}
