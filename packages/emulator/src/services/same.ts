/** A value as text, the same for objects whose fields stand in another order. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "";
  const fields = Object.entries(value).filter(([, field]) => field !== null && field !== undefined);
  return `{${fields
    .map(([key, field]) => `${key}:${textOf(field)}`)
    .sort()
    .join()}}`;
}

/** Whether two values say the same. */
export const same = (a: unknown, b: unknown): boolean => textOf(a) === textOf(b);

/** Whether two catalogue references mean the same choice of the same item. */
export const sameReference = (a: unknown, b: unknown): boolean =>
  textOf({ options: {}, ...(a as object) }) === textOf({ options: {}, ...(b as object) });
