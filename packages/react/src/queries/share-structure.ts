const isPlain = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** The old value wherever the new one says the same, so that what did not change is not drawn again. */
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
 * TanStack Query's structural sharing for answers that hold Dates: what an identical refetch brings
 * is, to the last reference, what was there before. All queries of this package use it.
 *
 * @param before - the data there was, if any
 * @param after - the data that came
 * @returns data that equals `after` and shares all it can with `before`
 * @example
 * ```ts
 * const queryClient = new QueryClient({
 *   defaultOptions: { queries: { structuralSharing: shareStructure } },
 * });
 * ```
 */
export function shareStructure(before: unknown, after: unknown): unknown {
  return before === undefined ? after : shared(before, after);
}
