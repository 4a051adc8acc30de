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
  if (Array.isArray(before) && Array.isArray(after)) {
    const items = after.map((item, at) => (at < before.length ? shared(before[at], item) : item));
    const isSame =
      before.length === after.length && items.every((item, at) => Object.is(item, before[at]));
    return isSame ? before : items;
  }
  if (!(isPlain(before) && isPlain(after))) return after;
  const names = Object.keys(after);
  const entries = names.map((name) => {
    const known = Object.hasOwn(before, name);
    return { name, known, value: known ? shared(before[name], after[name]) : after[name] };
  });
  const isSame =
    names.length === Object.keys(before).length &&
    entries.every(({ name, known, value }) => known && Object.is(value, before[name]));
  // fromEntries, because a plain assignment would lose a field called __proto__
  return isSame ? before : Object.fromEntries(entries.map(({ name, value }) => [name, value]));
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
