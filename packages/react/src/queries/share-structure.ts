const isPlain = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Keeps the previous value wherever the new one is equal, so that unchanged data does not re-render. */
function shared(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (before instanceof Date && after instanceof Date) {
    return Object.is(before.getTime(), after.getTime()) ? before : after;
  }
  const areLists = Array.isArray(before) && Array.isArray(after);
  if (!(areLists || (isPlain(before) && isPlain(after)))) return after;
  const known = new Map(Object.entries(before));
  const entries = Object.entries(after).map(([name, value]): [string, unknown] => [
    name,
    known.has(name) ? shared(known.get(name), value) : value,
  ]);
  const isSame =
    entries.length === known.size &&
    entries.every(([name, value]) => known.has(name) && Object.is(value, known.get(name)));
  if (isSame) return before;
  // fromEntries, because a plain assignment would lose a field called __proto__
  return areLists ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/**
 * Implements structural sharing for data that contains `Date` values. TanStack Query's own function only supports JSON.
 * All queries of this package use it.
 */
export function shareStructure(before: unknown, after: unknown): unknown {
  return before === undefined ? after : shared(before, after);
}
