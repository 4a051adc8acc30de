export const isPlainObject = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/**
 * Applies structural sharing to data with `Date` values. TanStack Query's function supports only
 * JSON.
 */
export function shareStructure(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (before instanceof Date && after instanceof Date) {
    return Object.is(before.getTime(), after.getTime()) ? before : after;
  }
  const areLists = Array.isArray(before) && Array.isArray(after);
  if (!(areLists || (isPlainObject(before) && isPlainObject(after)))) return after;
  const oldValues = new Map(Object.entries(before));
  const entries = Object.entries(after).map(([name, value]): [string, unknown] => [
    name,
    shareStructure(oldValues.get(name), value),
  ]);
  const isSame = ([name, value]: [string, unknown]) =>
    oldValues.has(name) && Object.is(value, oldValues.get(name));
  if (entries.length === oldValues.size && entries.every(isSame)) return before;
  // An assignment would lose a field called __proto__.
  return areLists ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
