/** Returns JSON that does not depend on the field order and omits fields without a value. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  const fields = Object.entries(value).filter(([, field]) => field !== null && field !== undefined);
  const json = fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`);
  return `{${json.sort().join()}}`;
}

export const deepEqual = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);

/** Missing options are equal to empty options. */
export function sameReference(a: unknown, b: unknown): boolean {
  const withOptions = (reference: unknown) => {
    const { options, ...rest } = reference as { readonly options?: unknown };
    return { ...rest, options: options ?? {} };
  };
  return deepEqual(withOptions(a), withOptions(b));
}
